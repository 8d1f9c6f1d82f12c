//! Texts laid over lessons: translations, and notes for the teacher. Their files have the form of the English one but
//! contain only texts: boards and tasks are the same for all. Each text that is missing stays as it is.

use crate::content::lessons::{Course, Item, Lesson};

impl Course {
    /// Replaces the texts that a translation contains, and marks what stays English.
    pub fn translate(&mut self, words: Course) {
        for chapter in &mut self.chapters {
            chapter.is_foreign = words.chapters.iter().all(|said| said.name != chapter.name);
        }
        for lesson in &mut self.lessons {
            let said = words.lesson(&lesson.name);
            lesson.is_foreign = said.is_none();
            for item in &mut lesson.items {
                let is_said = said.is_some_and(|said| said.place(&item.name).is_some());
                item.is_foreign = !is_said;
            }
        }
        self.lay_over(words);
    }

    /// Replaces each text that the other course has for a chapter, lesson or item of the same name.
    pub fn lay_over(&mut self, texts: Course) {
        for said in texts.chapters {
            let known = self.chapters.iter_mut().find(|chapter| chapter.name == said.name);
            let Some(chapter) = known else { continue };
            take(&mut chapter.title, said.title);
            take(&mut chapter.aim, said.aim);
        }
        for (name, sentence) in texts.sentences {
            if let Some((_, known)) = self.sentences.iter_mut().find(|(known, _)| *known == name) {
                *known = sentence;
            }
        }
        for said in texts.lessons {
            if let Some(lesson) = self.lessons.iter_mut().find(|lesson| lesson.name == said.name) {
                lesson.lay_over(said);
            }
        }
    }
}

impl Lesson {
    fn lay_over(&mut self, said: Lesson) {
        take(&mut self.title, said.title);
        take(&mut self.aim, said.aim);
        take(&mut self.summary, said.summary);
        take_all(&mut self.remember, said.remember);
        take_all(&mut self.notes, said.notes);
        self.minutes = said.minutes.or(self.minutes);
        for said in said.items {
            if let Some(place) = self.place(&said.name) {
                self.items[place].lay_over(said);
            }
        }
    }
}

impl Item {
    fn lay_over(&mut self, said: Item) {
        take(&mut self.title, said.title);
        take_all(&mut self.says, said.says);
        take(&mut self.asks, said.asks);
        take_all(&mut self.hints, said.hints);
        take(&mut self.after, said.after);
        take_all(&mut self.notes, said.notes);
    }
}

/// Paragraphs, hints and the like are replaced as a whole.
fn take_all<T>(texts: &mut Vec<T>, said: Vec<T>) {
    if !said.is_empty() {
        *texts = said;
    }
}

fn take(text: &mut String, said: String) {
    if !said.is_empty() {
        *text = said;
    }
}

#[cfg(test)]
mod tests {
    use crate::content::lessons::{Item, read};

    #[test]
    fn says_what_it_has_and_leaves_the_rest() {
        let english = "sentence wins {0} wins.\nsentence ends It ends.\nlesson a\ntitle One\naim To count\n\
                       item b\ntitle Two\nsays Look.\nboard modern walls xo\nask Who?\ntask winner Left\n\
                       item c\ntitle Three\nsays Stay.";
        let mut course = read(english).unwrap();
        course.translate(
            read("sentence wins Ganha {0}.\nsentence no Não.\nlesson a\ntitle Um\nitem b\nsays Veja.\nask Quem?\n\
                  task winner Right\nitem d\ntitle Nada\nlesson z\ntitle Nada")
            .unwrap(),
        );
        let expected = "sentence wins Ganha {0}.\nsentence ends It ends.\nlesson a\ntitle Um\naim To count\n\
                        item b\ntitle Two\nsays Veja.\nboard modern walls xo\nask Quem?\ntask winner Left\n\
                        item c\ntitle Three\nsays Stay.";
        let is_foreign = |item: &Item| item.is_foreign;
        let lesson = &mut course.lessons[0];
        assert!(!lesson.is_foreign);
        assert_eq!(lesson.items.iter().map(is_foreign).collect::<Vec<_>>(), [false, true]);
        lesson.items[1].is_foreign = false;
        assert_eq!(course, read(expected).unwrap());
    }

    #[test]
    fn lists_of_texts_are_replaced_whole() {
        let mut course = read(
            "lesson a\nremember One\nremember Two\nnote Old\nitem b\nsays One.\nsays Two.\nhint Look.\n\
             hint There.\nafter So.\nitem c\nhint Stay.",
        )
        .unwrap();
        course.lay_over(
            read(
                "lesson a\nminutes 40\ngoal New\nremember Um\nitem b\nsays Um.\nhint Veja.\nafter Assim.\n\
                 mistake Half",
            )
            .unwrap(),
        );
        let expected = "lesson a\nminutes 40\ngoal New\nremember Um\nitem b\nsays Um.\nhint Veja.\nafter Assim.\n\
                        mistake Half\nitem c\nhint Stay.";
        assert_eq!(course, read(expected).unwrap());
    }
}
