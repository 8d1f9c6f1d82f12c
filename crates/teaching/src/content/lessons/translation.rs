//! Translations of lessons. Their files have the form of the English one but contain only the texts:
//! boards and tasks are the same in all languages. Each text that is missing stays English.

use crate::content::lessons::Course;

impl Course {
    /// Replaces the texts that a translation contains.
    pub fn translate(&mut self, words: Course) {
        for lesson in &mut self.lessons {
            lesson.is_foreign = true;
            lesson.steps.iter_mut().for_each(|step| step.is_foreign = true);
        }
        for chapter in &mut self.chapters {
            let said = words.chapters.iter().find(|said| said.name == chapter.name);
            chapter.is_foreign = said.is_none();
            let Some(said) = said else { continue };
            take(&mut chapter.title, said.title.clone());
            take(&mut chapter.aim, said.aim.clone());
        }
        for (name, sentence) in words.sentences {
            if let Some((_, known)) = self.sentences.iter_mut().find(|(known, _)| *known == name) {
                *known = sentence;
            }
        }
        for said in words.lessons {
            let known = self.lessons.iter_mut().find(|lesson| lesson.name == said.name);
            let Some(lesson) = known else { continue };
            lesson.is_foreign = false;
            take(&mut lesson.title, said.title);
            take(&mut lesson.aim, said.aim);
            take(&mut lesson.summary, said.summary);
            if !said.remember.is_empty() {
                lesson.remember = said.remember;
            }
            for said in said.steps {
                let Some(place) = lesson.place(&said.name) else { continue };
                let step = &mut lesson.steps[place];
                step.is_foreign = false;
                take(&mut step.title, said.title);
                take(&mut step.says, said.says);
                take(&mut step.asks, said.asks);
            }
        }
    }
}

fn take(text: &mut String, said: String) {
    if !said.is_empty() {
        *text = said;
    }
}

#[cfg(test)]
mod tests {
    use crate::content::lessons::{Step, read};

    #[test]
    fn says_what_it_has_and_leaves_the_rest() {
        let english = "sentence wins {0} wins.\nsentence ends It ends.\nlesson a\ntitle One\naim To count\n\
                       step b\ntitle Two\nsays Look.\nboard modern walls xo\nask Who?\ntask winner Left\n\
                       step c\ntitle Three\nsays Stay.";
        let mut course = read(english).unwrap();
        course.translate(
            read("sentence wins Ganha {0}.\nsentence no Não.\nlesson a\ntitle Um\nstep b\nsays Veja.\nask Quem?\n\
                  task winner Right\nstep d\ntitle Nada\nlesson z\ntitle Nada")
            .unwrap(),
        );
        let expected = "sentence wins Ganha {0}.\nsentence ends It ends.\nlesson a\ntitle Um\naim To count\n\
                        step b\ntitle Two\nsays Veja.\nboard modern walls xo\nask Quem?\ntask winner Left\n\
                        step c\ntitle Three\nsays Stay.";
        let is_foreign = |step: &Step| step.is_foreign;
        let lesson = &mut course.lessons[0];
        assert!(!lesson.is_foreign);
        assert_eq!(lesson.steps.iter().map(is_foreign).collect::<Vec<_>>(), [false, true]);
        lesson.steps[1].is_foreign = false;
        assert_eq!(course, read(expected).unwrap());
    }
}
