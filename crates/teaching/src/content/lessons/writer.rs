//! Writes lessons as the reader reads them.

use std::fmt;

use crate::content::lessons::{
    Chapter, Claim, Course, Item, Lesson, Note, NoteKind, Shown, SubjectKind,
};
use konane::{Board, Rules};

/// The whole file: sentences, then each chapter with its lessons.
impl fmt::Display for Course {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (name, text) in &self.sentences {
            writeln!(f, "sentence {name} {text}")?;
        }
        for place in 0..=self.lessons.len() {
            for Chapter { name, title, aim, .. } in
                self.chapters.iter().filter(|chapter| chapter.first == place)
            {
                line(f, "chapter", name)?;
                texts(f, "title", [title])?;
                texts(f, "aim", [aim])?;
            }
            if let Some(lesson) = self.lessons.get(place) {
                write!(f, "{lesson}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Lesson {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        line(f, "lesson", &self.name)?;
        texts(f, "title", [&self.title])?;
        texts(f, "aim", [&self.aim])?;
        if let Some((rules, board)) = &self.emblem {
            line(f, "emblem", &position(*rules, board))?;
        }
        if let Some(minutes) = self.minutes {
            line(f, "minutes", &minutes.to_string())?;
        }
        texts(f, "give", [&self.giving.to_string()])?;
        texts(f, "summary", [&self.summary])?;
        texts(f, "remember", &self.remember)?;
        notes(f, &self.notes)?;
        self.items.iter().try_for_each(|item| write!(f, "{item}"))
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        line(f, "item", &self.name)?;
        texts(f, "title", [&self.title])?;
        self.was.iter().try_for_each(|was| line(f, "was", was))?;
        texts(f, "says", &self.says)?;
        match &self.shown {
            Shown::Nothing => {}
            Shown::Subjects(subjects) => {
                for subject in subjects {
                    match &subject.kind {
                        SubjectKind::Position(rules, board) => {
                            line(f, "board", &position(*rules, board))?
                        }
                        SubjectKind::Expression(text) => line(f, "value", text)?,
                    }
                    if let Some(worth) = &subject.worth {
                        line(f, "worth", &claim(worth))?;
                    }
                }
            }
            Shown::Drawn(drawing) => line(f, "draw", &drawing.to_string())?,
            Shown::Link(link) => line(f, "show", link)?,
        }
        for lead in &self.leads {
            let worth = lead.worth.as_ref().map(|worth| format!(" {}", claim(worth)));
            line(f, "leads", &format!("{}{}", lead.jump, worth.unwrap_or_default()))?;
        }
        if self.is_covered {
            line(f, "covered", "")?;
        }
        if self.builds {
            line(f, "builds", "")?;
        }
        self.from.iter().try_for_each(|from| line(f, "from", from))?;
        texts(f, "ask", [&self.asks])?;
        self.task.iter().try_for_each(|task| line(f, "task", &task.to_string()))?;
        texts(f, "hint", &self.hints)?;
        texts(f, "after", [&self.after])?;
        // Where no jump is right, the answer is empty.
        self.right.iter().try_for_each(|right| line(f, "right", right))?;
        self.wrong.iter().try_for_each(|wrong| line(f, "wrong", wrong))?;
        notes(f, &self.notes)
    }
}

fn line(f: &mut fmt::Formatter, key: &str, text: &str) -> fmt::Result {
    match text {
        "" => writeln!(f, "{key}"),
        text => writeln!(f, "{key} {text}"),
    }
}

/// A line for each text; none for an empty one.
fn texts<'a>(
    f: &mut fmt::Formatter,
    key: &str,
    texts: impl IntoIterator<Item = &'a String>,
) -> fmt::Result {
    texts.into_iter().filter(|text| !text.is_empty()).try_for_each(|text| line(f, key, text))
}

fn notes(f: &mut fmt::Formatter, notes: &[Note]) -> fmt::Result {
    notes.iter().try_for_each(|note| {
        let key = match note.kind {
            NoteKind::Plain => "note",
            NoteKind::Goal => "goal",
            NoteKind::Mistake => "mistake",
        };
        line(f, key, &note.text)
    })
}

/// A board with its whole window; three or more empty squares in a row are written as their number.
fn position(rules: Rules, board: &Board) -> String {
    let row = |row: &str| {
        let mut text = String::new();
        let mut rest = row;
        while let Some(sign) = rest.chars().next() {
            let after = rest.trim_start_matches('.');
            match rest.len() - after.len() {
                0 => text.push(sign),
                empty if empty < 3 => text.push_str(&rest[..empty]),
                empty => text.push_str(&empty.to_string()),
            }
            rest = if sign == '.' { after } else { &rest[1..] };
        }
        text
    };
    let rows: Vec<String> = board.whole_text().split('/').map(row).collect();
    format!("{} {} {}", rules.name(), board.edge().name(), rows.join("/"))
}

fn claim(claim: &Claim) -> String {
    format!("{} = {}", claim.signs, claim.words)
}

#[cfg(test)]
mod tests {
    use crate::content::lessons::read;

    /// Every key, in the order in which the writer writes them.
    const WHOLE: &str = "sentence wins {0} wins.\nchapter one\ntitle First\naim To begin\n\
        lesson a\ntitle Nothing\naim To be 0\nemblem modern walls xo/ox\nminutes 45\ngive hints after; tries 2\n\
        summary All.\nremember This.\nremember That.\nnote Say it.\ngoal To count\nmistake Too fast\n\
        item b\ntitle Second\nwas z/b\nsays One.\nsays Two.\nboard ancient plane 7/7/..oxo../7/7\nworth 1 = one\n\
        value {1|0}\nleads a1-c1 1/2 = one half\nleads a1-a3\ncovered\nfrom a\nask Which?\n\
        task value 0; 1/2\nhint Look.\nhint Look there.\nafter It was 0.\nright 0\nwrong 1\nnote Wait.\nmistake Half\n\
        item\nboard modern plane xo.xo/..3\nbuilds\ntask jumps Left\nright\n\
        item\ndraw fractions.2\ntask value\nitem\nshow sums?card=ancient/plane/oxo.ox&card=*\n\
        chapter two\nlesson\nitem\nchapter three\n";

    #[test]
    fn writes_what_it_reads() {
        let text = WHOLE.replace("..3", "5");
        assert_eq!(read(WHOLE).unwrap().to_string(), text);
    }
}
