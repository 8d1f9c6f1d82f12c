//! What a student did in a lesson, as a text; `docs/lessons.md` describes it. It holds no verdicts, only answers: the judge
//! of the lesson judges them again.

use std::collections::BTreeMap;
use std::fmt;

use crate::content::lessons::{Counts, Giving, Item, Lesson, Reasons, Shown, Subject};
use basics::letters::{hash, number};
use basics::one_line::one_line;

/// How many letters a fingerprint has.
const FINGERPRINT: usize = 8;
/// The first line, with the version of the format.
const HEAD: &str = "result 1";
/// How many answers to an item are kept: the first ones and the last.
const MOST_ANSWERS: usize = 3;
const MOST_ITEMS: usize = 200;
/// The most bytes of a line.
const LONGEST_LINE: usize = 5000;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// The fingerprint of the lesson.
    pub lesson: String,
    /// The student's name; empty if the student gave none.
    pub name: String,
    /// Determines which boards were drawn; 0 if none are.
    pub seed: u64,
    /// When the student began, as in `2026-09-03 13:40`.
    pub start: String,
    /// Whether the student has seen the result.
    pub is_over: bool,
    /// By the place of the item in the lesson, from 0.
    pub marks: BTreeMap<usize, Mark>,
}

/// What a student did at an item.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Mark {
    pub is_solved: bool,
    /// Whether an answer was wrong.
    pub is_missed: bool,
    /// Whether a hint told the solution.
    pub is_told: bool,
    /// How many answers were judged until the item was solved.
    pub tries: u32,
    /// How many hints the student had before it was solved.
    pub hints: u32,
    /// How long the item was open until the answer or this mark last changed.
    pub seconds: u32,
    /// The first two answers and the last, as the judge reads them.
    pub answers: Vec<String>,
    /// An answer that the student has not given yet, in a derivation a line for each stage.
    pub unfinished: Vec<String>,
}

/// Keeps an answer that has just been judged.
pub fn keep_answer(answers: &mut Vec<String>, answer: &str) {
    answers.truncate(MOST_ANSWERS - 1);
    answers.push(one_line(answer));
}

impl Mark {
    /// The answers that were wrong when they were given.
    pub fn wrong(&self) -> &[String] {
        let right = usize::from(self.is_solved && !self.is_told).min(self.answers.len());
        &self.answers[..self.answers.len() - right]
    }

    pub fn is_right(&self, counts: Counts) -> bool {
        self.is_solved && !(self.is_missed && counts == Counts::First)
    }

    /// Whether the student may answer no more.
    pub fn is_out(&self, giving: &Giving) -> bool {
        let has_tried = |most| self.tries >= u32::from(most);
        !self.is_solved && giving.tries.is_some_and(has_tried)
    }
}

impl Record {
    pub fn mark(&self, place: usize) -> Mark {
        self.marks.get(&place).cloned().unwrap_or_default()
    }

    /// With what an item has become. After it is solved or there are no more tries, nothing changes its mark; where reasons
    /// follow at the end, nothing changes any mark then.
    pub fn with(mut self, place: usize, mark: Mark, giving: &Giving) -> Record {
        let known = self.mark(place);
        let is_over = self.is_over && giving.reasons == Reasons::AtEnd;
        if !known.is_solved && !known.is_out(giving) && !is_over && known != mark {
            let mark = Mark {
                is_missed: known.is_missed || mark.is_missed,
                is_told: known.is_told || mark.is_told,
                tries: known.tries.max(mark.tries),
                hints: known.hints.max(mark.hints),
                seconds: known.seconds.max(mark.seconds),
                ..mark
            };
            self.marks.insert(place, mark);
        }
        self
    }

    /// How many items count as right.
    pub fn right(&self, counts: Counts) -> usize {
        self.marks.values().filter(|mark| mark.is_right(counts)).count()
    }

    pub fn solved(&self) -> usize {
        self.marks.values().filter(|mark| mark.is_solved).count()
    }

    pub fn hints(&self) -> u32 {
        self.marks.values().map(|mark| mark.hints).sum()
    }

    /// Without answers that are not given: what a student hands in.
    pub fn handed_in(mut self) -> Record {
        self.marks.values_mut().for_each(|mark| mark.unfinished.clear());
        self
    }

    /// Without answers too.
    pub fn marks_only(mut self) -> Record {
        self.marks.values_mut().for_each(|mark| mark.answers.clear());
        self.handed_in()
    }

    /// Reads a text as the record is written; `None` if it is anything else.
    pub fn read(text: &str) -> Option<Record> {
        let mut lines = text.lines();
        let mut record = Record::default();
        let mut place = None;
        if lines.next()? != HEAD {
            return None;
        }
        for line in lines {
            if one_line(line) != line || line.len() > LONGEST_LINE {
                return None;
            }
            let (key, text) = line.split_once(' ').unwrap_or((line, ""));
            let mark = place.and_then(|place| record.marks.get_mut(&place));
            match (key, mark) {
                ("lesson", _) => record.lesson = text.to_string(),
                ("name", _) => record.name = text.to_string(),
                ("seed", _) => record.seed = text.parse().ok()?,
                ("start", _) => record.start = text.to_string(),
                ("over", _) => record.is_over = true,
                ("=", Some(mark)) if mark.answers.len() < MOST_ANSWERS => {
                    mark.answers.push(text.to_string())
                }
                ("?", Some(mark)) => mark.unfinished.push(text.to_string()),
                _ => {
                    let number = key.parse().ok().filter(|number| *number <= MOST_ITEMS)?;
                    place = Some(usize::checked_sub(number, 1)?);
                    record.marks.insert(place?, read_mark(text)?);
                }
            }
        }
        (record.to_string() == text).then_some(record)
    }
}

fn read_mark(text: &str) -> Option<Mark> {
    let words: Vec<&str> = text.split(' ').collect();
    let [flags, numbers @ ..] = &words[..] else { return None };
    let numbers: Option<Vec<u32>> = numbers.iter().map(|number| number.parse().ok()).collect();
    let [tries, hints, seconds] = numbers?[..] else { return None };
    let has = |flag| flags.contains(flag);
    Some(Mark {
        is_solved: has('s'),
        is_missed: has('m'),
        is_told: has('t'),
        tries,
        hints,
        seconds,
        ..Mark::default()
    })
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "{HEAD}\nlesson {}", self.lesson)?;
        if !self.name.is_empty() {
            writeln!(f, "name {}", self.name)?;
        }
        if self.seed > 0 {
            writeln!(f, "seed {}", self.seed)?;
        }
        writeln!(f, "start {}", self.start)?;
        if self.is_over {
            writeln!(f, "over")?;
        }
        for (place, mark) in &self.marks {
            let flags = [(mark.is_solved, 's'), (mark.is_missed, 'm'), (mark.is_told, 't')];
            let flags: String =
                flags.into_iter().filter(|(is_so, _)| *is_so).map(|(_, flag)| flag).collect();
            let flags = if flags.is_empty() { "-" } else { &flags };
            let Mark { tries, hints, seconds, .. } = mark;
            writeln!(f, "{} {flags} {tries} {hints} {seconds}", place + 1)?;
            let given = mark.answers.iter().map(|answer| ("=", answer));
            for (key, text) in given.chain(mark.unfinished.iter().map(|line| ("?", line))) {
                writeln!(f, "{}", one_line(&format!("{key} {text}")))?;
            }
        }
        Ok(())
    }
}

impl Lesson {
    /// Stands for what the lesson asks: 40 bits, in letters. Titles, words, hints and languages make no difference.
    pub fn fingerprint(&self) -> String {
        let bare = |item: &Item| {
            let shown = match &item.shown {
                Shown::Subjects(subjects) => Shown::Subjects(
                    subjects
                        .iter()
                        .map(|it| Subject { kind: it.kind.clone(), worth: None })
                        .collect(),
                ),
                shown => shown.clone(),
            };
            Item { task: item.task.clone(), shown, ..Item::default() }.to_string()
        };
        let asking = self.items.iter().filter(|item| item.task.is_some());
        number(hash(&asking.map(bare).collect::<String>()), FINGERPRINT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::lessons::read;

    const WHOLE: &str = "result 1\nlesson 7K3M9QXA\nname Student 7\nseed 41\nstart 2026-09-03 13:40\nover\n\
        1 s 1 0 12\n= first\n4 smt 2 1 61\n= first\n= d3-b3 f3-d3\n5 - 0 0 0\n? options none\n?\n? name 1/2\n6 m 1 0 5\n=\n";

    #[test]
    fn writes_what_it_reads() {
        let record = Record::read(WHOLE).unwrap();
        assert_eq!(record.to_string(), WHOLE);
        assert_eq!((record.name.as_str(), record.seed), ("Student 7", 41));
        assert_eq!(
            (record.right(Counts::First), record.right(Counts::Any), record.hints()),
            (1, 2, 1)
        );
        assert_eq!(record.mark(3).wrong(), ["first", "d3-b3 f3-d3"]);
        assert_eq!(record.mark(0).wrong(), [""; 0]);
        assert_eq!(record.mark(4).unfinished, ["options none", "", "name 1/2"]);
        assert_eq!(record.mark(5).wrong(), [""]);
        assert_eq!(record.mark(1), Mark::default());
        let least = "result 1\nlesson 7K3M9QXA\nstart 2026-09-03 13:40\n";
        assert_eq!(Record::read(least).unwrap().to_string(), least);
        let handed_in = WHOLE.replace("? options none\n?\n? name 1/2\n", "");
        assert_eq!(record.clone().handed_in().to_string(), handed_in);
        let marks = handed_in.lines().filter(|line| !line.starts_with('='));
        assert_eq!(
            record.marks_only().to_string().lines().collect::<Vec<_>>(),
            marks.collect::<Vec<_>>()
        );
    }

    #[test]
    fn reads_nothing_else() {
        for (from, to) in [
            ("result 1", "result 2"),
            ("lesson ", "lesson  "),
            ("name Student 7\n", "name \n"),
            ("seed 41", "seed 041"),
            ("seed 41", "seed x"),
            ("over", "Over"),
            ("1 s", "0 s"),
            ("1 s", "7 s"),
            ("1 s 1", "1 s 01"),
            ("1 s 1 0", "1 s 1"),
            ("1 s 1 0", "1 s 1 0 0"),
            ("smt", "mst"),
            ("= first", "== first"),
            ("6 m", "201 m"),
            ("6 m", "4 m"),
            ("=\n", "= \n"),
            ("= first\n", "= first\n= a\n= b\n= c\n"),
            ("5\n=\n", "5\n=\n\n"),
            ("5\n=\n", "5\n="),
            ("over\n", "over\n= a\n"),
        ] {
            let text = WHOLE.replacen(from, to, 1);
            assert_ne!(text, WHOLE, "{from}");
            assert_eq!(Record::read(&text), None, "{to:?}");
        }
        assert_eq!(Record::read(""), None);
    }

    fn mark(is_solved: bool, is_missed: bool, tries: u32) -> Mark {
        Mark { is_solved, is_missed, tries, ..Mark::default() }
    }

    #[test]
    fn the_first_answer_counts() {
        let giving = Giving::default();
        let record = Record::default()
            .with(0, Mark { hints: 1, seconds: 9, ..mark(true, false, 1) }, &giving)
            .with(1, mark(false, true, 1), &giving)
            .with(1, Mark { hints: 2, ..mark(false, false, 0) }, &giving)
            .with(1, mark(true, false, 2), &giving)
            // This item is solved already.
            .with(0, mark(false, true, 3), &giving)
            // Nothing was done here.
            .with(2, Mark::default(), &giving);
        assert_eq!(record.mark(0), Mark { hints: 1, seconds: 9, ..mark(true, false, 1) });
        assert_eq!(record.mark(1), Mark { hints: 2, ..mark(true, true, 2) });
        assert_eq!((record.marks.len(), record.solved(), record.hints()), (2, 2, 3));
        assert_eq!((record.right(Counts::First), record.right(Counts::Any)), (1, 2));
    }

    #[test]
    fn tries_and_the_end_close_an_item() {
        let giving = Giving { tries: Some(2), reasons: Reasons::AtEnd, ..Giving::default() };
        let once = Record::default().with(0, mark(false, true, 1), &giving);
        assert!(!once.mark(0).is_out(&giving));
        let twice = once.clone().with(0, mark(false, true, 2), &giving);
        assert!(twice.mark(0).is_out(&giving));
        assert_eq!(twice.clone().with(0, mark(true, true, 3), &giving), twice);
        let over = Record { is_over: true, ..once };
        assert_eq!(over.clone().with(0, mark(true, true, 2), &giving), over);
        assert_ne!(over.clone().with(0, mark(true, true, 2), &Giving::default()), over);
    }

    #[test]
    fn keeps_the_first_answers_and_the_last() {
        let mut answers = Vec::new();
        for answer in ["a", "b", "c", " d\n e "] {
            keep_answer(&mut answers, answer);
        }
        assert_eq!(answers, ["a", "b", "d e"]);
    }

    /// Computed with another program: FNV-1a of the text in the comment.
    #[test]
    fn only_what_is_asked_makes_the_fingerprint() {
        let lesson = |text: &str| read(text).unwrap().lessons.swap_remove(0).fingerprint();
        // item\nboard ancient plane 4/.xo./4\ntask outcome\nitem\ndraw parts.2\ntask parts\n
        let plain = "lesson\nitem\nboard ancient plane 4/.xo./4\ntask outcome\nitem\ndraw parts.2\ntask parts";
        let worded = "lesson a\ntitle A\naim B\ngive tries 2\nitem b\ntitle C\nsays D\n\
            board ancient plane 4/.xo./4\nworth 0 = zero\ncovered\nask E\ntask outcome\nhint F\nright first\n\
            item\nsays G\nitem\ndraw parts.2\ntask parts\nnote H";
        assert_eq!(lesson(plain), "6PXZRSS6");
        assert_eq!(lesson(worded), lesson(plain));
        let other = plain.replace("outcome", "winner Left");
        assert_ne!(lesson(&other), lesson(plain));
        assert_eq!(lesson("lesson"), "WJ2248S5");
    }
}
