//! Reads lessons, line by line; `docs/lessons.md` describes the format.

use crate::content::keyed_lines::{LineError, for_lines};
use crate::content::lessons::task::{Condition, DerivationStage, Task};
use crate::content::lessons::{
    Chapter, Claim, Course, Drawing, Giving, Item, LESSON_END, Lead, Lesson, MOST_SUBJECTS, Note,
    NoteKind, Shown, Subject, SubjectKind,
};
use basics::player::Player;
use konane::{Board, Rules};

/// The most items of a lesson.
pub const MOST_ITEMS: usize = 200;
/// The most characters of a title, and of any other text.
const LONGEST_TITLE: usize = 200;
const LONGEST_TEXT: usize = 2000;
/// The most hints of a question.
const MOST_HINTS: usize = 3;

pub fn read(text: &str) -> Result<Course, LineError> {
    let mut course = Course::default();
    for_lines(text, |key, text| course.take(key, text))?;
    Ok(course)
}

impl Course {
    fn take(&mut self, key: &str, text: &str) -> Result<(), &'static str> {
        match key {
            "sentence" => {
                let (name, text) = text.split_once(' ').ok_or("a name and a sentence")?;
                if self.sentence(name).is_some() {
                    return Err("a name that no other sentence has");
                }
                self.sentences.push((name.to_string(), text.to_string()));
            }
            "lesson" => {
                let name = new_name_or_none(text, self.lesson(text).is_some())?;
                self.lessons.push(Lesson { name, ..Lesson::default() });
            }
            "chapter" => {
                let is_known = self.chapters.iter().any(|chapter| chapter.name == text);
                let (name, first) = (new_name(text, is_known)?, self.lessons.len());
                self.chapters.push(Chapter { name, first, ..Chapter::default() });
            }
            _ => {
                let count = self.lessons.len();
                match (self.chapters.last_mut(), self.lessons.last_mut()) {
                    (Some(chapter), _) if chapter.first == count => chapter.take(key, text)?,
                    (_, Some(lesson)) => lesson.take(key, text)?,
                    (_, None) => return Err("`chapter` or `lesson` first"),
                }
            }
        }
        Ok(())
    }
}

impl Chapter {
    fn take(&mut self, key: &str, text: &str) -> Result<(), &'static str> {
        match key {
            "title" => title(&mut self.title, text),
            "aim" => once(&mut self.aim, text),
            _ => Err("`title`, `aim` or `lesson`"),
        }
    }
}

impl Lesson {
    fn take(&mut self, key: &str, text: &str) -> Result<(), &'static str> {
        if key == "item" {
            if text == LESSON_END {
                return Err("a name other than `end`");
            }
            if self.items.len() == MOST_ITEMS {
                return Err("at most 200 items");
            }
            let name = new_name_or_none(text, self.place(text).is_some())?;
            self.items.push(Item { name, ..Item::default() });
            return Ok(());
        }
        if let Some(item) = self.items.last_mut() {
            return item.take(key, text);
        }
        match key {
            "title" => title(&mut self.title, text),
            "aim" => once(&mut self.aim, text),
            "summary" => once(&mut self.summary, text),
            "remember" => again(&mut self.remember, text),
            "emblem" => {
                self.emblem = Some(board(text).ok_or("rules, `plane` or `walls`, and a board")?);
                Ok(())
            }
            "minutes" => {
                let minutes = text.parse().ok().filter(|minutes| (1..=300).contains(minutes));
                self.minutes = Some(minutes.ok_or("1 to 300 minutes")?);
                Ok(())
            }
            "goal" => note(&mut self.notes, NoteKind::Goal, text),
            "mistake" => note(&mut self.notes, NoteKind::Mistake, text),
            "note" => note(&mut self.notes, NoteKind::Plain, text),
            "give" => {
                self.giving = Giving::parse(text)
                    .ok_or("`hints`, `reasons`, `tries` and `counts`, separated by `;`")?;
                Ok(())
            }
            _ => Err("a key of a lesson, or `item`"),
        }
    }
}

impl Item {
    fn take(&mut self, key: &str, text: &str) -> Result<(), &'static str> {
        match key {
            "title" => return title(&mut self.title, text),
            "says" => return again(&mut self.says, text),
            "ask" => return once(&mut self.asks, text),
            "after" => return once(&mut self.after, text),
            "hint" if self.hints.len() == MOST_HINTS => return Err("at most three hints"),
            "hint" => return again(&mut self.hints, text),
            "mistake" => return note(&mut self.notes, NoteKind::Mistake, text),
            "note" => return note(&mut self.notes, NoteKind::Plain, text),
            "board" => {
                let (rules, board) = board(text).ok_or("rules, `plane` or `walls`, and a board")?;
                return self.show(SubjectKind::Position(rules, board));
            }
            "value" => return self.show(SubjectKind::Expression(text.to_string())),
            "worth" => {
                let subject = match &mut self.shown {
                    Shown::Subjects(subjects) => subjects.last_mut(),
                    _ => None,
                };
                let subject = subject.ok_or("`board` or `value` before `worth`")?;
                subject.worth = Some(claim(text).ok_or("signs = words")?);
            }
            "leads" => {
                let (jump, worth) = text.split_once(' ').unwrap_or((text, ""));
                let worth = match worth {
                    "" => None,
                    _ => Some(claim(worth).ok_or("a jump, and what it leads to: signs = words")?),
                };
                self.leads.push(Lead { jump: jump.to_string(), worth });
            }
            "was" => self.was.push(text.to_string()),
            "covered" | "builds" if !text.is_empty() => return Err("nothing after it"),
            "covered" => self.is_covered = true,
            "builds" if self.subjects().len() == 1 => self.builds = true,
            "builds" => return Err("one `board` or `value` before `builds`"),
            "draw" | "show" if self.shown != Shown::Nothing => {
                return Err("boards and values, or `draw`, or `show`");
            }
            "draw" => {
                let drawing = Drawing::parse(text).filter(Drawing::is_known);
                let drawing = drawing.ok_or("a family of boards, and a difficulty from 1 to 5")?;
                self.shown = Shown::Drawn(drawing);
            }
            "show" if text.is_empty() || text.contains(char::is_whitespace) => {
                return Err("what follows `#/` in a link");
            }
            "show" => self.shown = Shown::Link(text.to_string()),
            "from" => self.from = Some(text.to_string()),
            "task" => {
                let task = read_task(text).ok_or("a task")?;
                if self.task.replace(task).is_some() {
                    return Err("one task");
                }
            }
            "right" => self.right.push(text.to_string()),
            "wrong" => self.wrong.push(text.to_string()),
            _ => return Err("a key of an item"),
        }
        Ok(())
    }

    fn show(&mut self, kind: SubjectKind) -> Result<(), &'static str> {
        let subject = Subject { kind, worth: None };
        match &mut self.shown {
            Shown::Nothing => self.shown = Shown::Subjects(vec![subject]),
            Shown::Subjects(subjects) if subjects.len() < MOST_SUBJECTS => subjects.push(subject),
            Shown::Subjects(_) => return Err("at most eight boards and values"),
            Shown::Drawn(_) | Shown::Link(_) => {
                return Err("boards and values, or `draw`, or `show`");
            }
        }
        Ok(())
    }
}

/// A name in lower-case letters, digits and `-`, because it is part of links.
fn new_name(text: &str, is_known: bool) -> Result<String, &'static str> {
    let is_sign = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
    match !text.is_empty() && text.chars().all(is_sign) && !is_known {
        true => Ok(text.to_string()),
        false => Err("a new name in small letters"),
    }
}

/// A lesson or an item that no link names may have no name.
fn new_name_or_none(text: &str, is_known: bool) -> Result<String, &'static str> {
    if text.is_empty() { Ok(String::new()) } else { new_name(text, is_known) }
}

fn title(place: &mut String, text: &str) -> Result<(), &'static str> {
    if text.chars().count() > LONGEST_TITLE {
        return Err("at most 200 characters");
    }
    once(place, text)
}

fn again(texts: &mut Vec<String>, text: &str) -> Result<(), &'static str> {
    texts.push(checked(text)?);
    Ok(())
}

fn note(notes: &mut Vec<Note>, kind: NoteKind, text: &str) -> Result<(), &'static str> {
    notes.push(Note { kind, text: checked(text)? });
    Ok(())
}

fn once(place: &mut String, text: &str) -> Result<(), &'static str> {
    if !place.is_empty() {
        return Err("one text");
    }
    *place = checked(text)?;
    Ok(())
}

fn checked(text: &str) -> Result<String, &'static str> {
    match text.chars().count() {
        0 => Err("one text"),
        1..=LONGEST_TEXT => Ok(text.to_string()),
        _ => Err("at most 2,000 characters"),
    }
}

fn board(text: &str) -> Option<(Rules, Board)> {
    let mut words = text.split_whitespace();
    let (rules, edge) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let board = Board::parse(words.next()?, edge).ok()?;
    words.next().is_none().then_some((rules, board))
}

fn claim(text: &str) -> Option<Claim> {
    let (signs, words) = text.split_once(" = ")?;
    Some(Claim { signs: signs.to_string(), words: words.to_string() })
}

/// A task in the file's notation.
pub fn read_task(text: &str) -> Option<Task> {
    let (kind, rest) = text.split_once(' ').unwrap_or((text, ""));
    let player = || rest.parse().ok();
    let choices =
        || rest.split(';').map(|choice| choice.trim().to_string()).filter(|c| !c.is_empty());
    Some(match kind {
        "winner" => Task::Winner(player()?),
        "outcome" => Task::Outcome,
        "jump" => Task::Jump(player()?),
        "jumps" => Task::Jumps(player()?),
        "value" => Task::Value(choices().collect()),
        "set" => Task::Set(match rest.strip_prefix("keeping ") {
            Some(rest) => Condition::Keeping(Box::new(wish(rest)?)),
            None => wish(rest)?,
        }),
        "order" => Task::Order,
        "parts" => Task::Parts,
        "strike" => Task::Strike(player()?),
        "through" => {
            let (player, jump) = rest.split_once(' ')?;
            Task::Through(player.parse().ok()?, jump.to_string())
        }
        "hold" => Task::Hold(player()?),
        "temperature" => Task::Temperature(choices().collect()),
        "walls" => Task::Walls,
        "derive" => {
            let given = choices().map(|word| word.parse()).collect::<Result<Vec<_>, _>>().ok()?;
            let is_ordered = given.is_sorted_by(|one, two| one < two);
            let is_asked = given.last() != Some(&DerivationStage::Name);
            (is_ordered && is_asked).then_some(Task::Derive(given))?
        }
        "stop" => Task::Stop(player()?),
        "compare" => Task::Compare,
        _ => Task::Measure(kind.parse().ok()?, choices().collect()),
    })
}

fn wish(text: &str) -> Option<Condition> {
    Some(match text {
        "Left" => Condition::Wins(Player::Left),
        "Right" => Condition::Wins(Player::Right),
        "first" => Condition::First,
        "second" => Condition::Second,
        _ => {
            let (sign, value) = text.split_once(' ')?;
            Condition::Compares(sign.parse().ok()?, value.to_string())
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::lessons::task::Comparison;

    #[test]
    fn reads_lessons() {
        let text = "# Said of a jump.\nsentence wins {0} wins.\n\nlesson zero\ntitle Nothing\naim To be 0\n\
                    item one\ntitle First\nsays Nobody can jump.\nboard modern walls xo/ox\nworth 0 = zero\n\
                    leads a1-c1 1/2 = one half\nleads a1-a3\ncovered\nbuilds\nask Who wins?\ntask winner Left\n\
                    right Right\nwrong Left";
        let course = read(text).unwrap();
        assert_eq!(course.sentence("wins"), Some("{0} wins."));
        let lesson = course.lesson("zero").unwrap();
        assert_eq!((lesson.title.as_str(), lesson.aim.as_str()), ("Nothing", "To be 0"));
        let item = &lesson.items[lesson.place("one").unwrap()];
        let (rules, board) = item.position().unwrap();
        assert_eq!((rules, board.to_string().as_str()), (Rules::Modern, "xo/ox"));
        let zero = Claim { signs: "0".to_string(), words: "zero".to_string() };
        assert_eq!(item.subjects()[0].worth, Some(zero));
        assert_eq!(item.leads.len(), 2);
        assert!(item.is_covered && item.builds && item.leads[1].worth.is_none());
        assert_eq!(item.task, Some(Task::Winner(Player::Left)));
        assert_eq!(
            (&item.right[..], &item.wrong[..]),
            (&["Right".into()][..], &["Left".into()][..])
        );
    }

    #[test]
    fn reads_chapters_and_earlier_names() {
        let text = "chapter one\ntitle First\naim To begin\nlesson a\nemblem modern walls xo\nsummary All.\n\
                    remember This.\nremember That.\nitem b\nitem c\nwas z/c\nchapter two\nlesson d\nitem e\nwas a/e\n\
                    was z/e\nlesson f\nitem c";
        let course = read(text).unwrap();
        assert_eq!((course.lessons_of(0), course.lessons_of(1)), (0..1, 1..3));
        assert_eq!(
            (course.chapters[0].title.as_str(), course.chapters[0].aim.as_str()),
            ("First", "To begin")
        );
        let lesson = &course.lessons[0];
        assert_eq!((lesson.summary.as_str(), lesson.remember.len()), ("All.", 2));
        assert_eq!(lesson.emblem.as_ref().map(|(rules, _)| *rules), Some(Rules::Modern));
        for (lesson, item, place) in [
            ("a", "c", Some((0, 1))),
            ("a", "e", Some((1, 0))),
            ("a", "", Some((0, 0))),
            ("z", "e", Some((1, 0))),
            ("z", "", Some((0, 1))),
            ("f", "c", Some((2, 0))),
            ("y", "c", None),
        ] {
            assert_eq!(course.place(lesson, item), place, "{lesson}/{item}");
        }
    }

    #[test]
    fn reads_tests() {
        let text = "lesson a\nitem one\ndraw outcomes\nlesson b\nitem two\nlesson test\nitem three\ndraw outcomes.2\n\
                    from b\nitem four\nfrom a";
        let course = read(text).unwrap();
        let is_test: Vec<bool> = course.lessons.iter().map(|lesson| lesson.is_test()).collect();
        assert_eq!(is_test, [false, false, true]);
        let [three, four] = &course.lessons[2].items[..] else { panic!("two steps") };
        assert_eq!((three.drill(9).seed(), three.drill(5).seed()), (6, 6));
        assert_eq!((course.lessons[0].items[0].drill(9).seed(), four.drill(11).seed()), (9, 11));
        let names = |unsure: &[&Item]| -> Vec<&str> {
            course.to_look_at(unsure).into_iter().map(|lesson| lesson.name.as_str()).collect()
        };
        assert_eq!(names(&[three, four, three]), ["a", "b"]);
        assert_eq!(names(&[three]), ["b"]);
        assert_eq!(names(&[]), [""; 0]);
    }

    #[test]
    fn says_what_is_wrong_and_where() {
        for (text, line, expected) in [
            ("title Nothing", 1, "`chapter` or `lesson` first"),
            ("chapter one\nworth 0", 2, "`title`, `aim` or `lesson`"),
            ("chapter one\nchapter one", 2, "a new name in small letters"),
            ("lesson One", 1, "a new name in small letters"),
            ("lesson one\nlesson one", 2, "a new name in small letters"),
            ("lesson one\n\nworth 0 = zero", 3, "a key of a lesson, or `item`"),
            ("lesson one\nitem end", 2, "a name other than `end`"),
            ("lesson one\nemblem modern xo", 2, "rules, `plane` or `walls`, and a board"),
            ("lesson one\nitem a\nworth 0 = zero", 3, "`board` or `value` before `worth`"),
            ("lesson one\nitem a\nbuilds", 3, "one `board` or `value` before `builds`"),
            ("lesson one\nitem a\nboard modern xo", 3, "rules, `plane` or `walls`, and a board"),
            ("lesson one\nitem a\ntask jump Both", 3, "a task"),
            (
                "lesson one\nitem a\ndraw hot.0",
                3,
                "a family of boards, and a difficulty from 1 to 5",
            ),
            (
                "lesson one\nitem a\ndraw hot.6",
                3,
                "a family of boards, and a difficulty from 1 to 5",
            ),
            (
                "lesson one\nitem a\ndraw halves",
                3,
                "a family of boards, and a difficulty from 1 to 5",
            ),
            ("lesson\nitem\ndraw hot\nvalue 1", 4, "boards and values, or `draw`, or `show`"),
            ("lesson\nitem\nvalue 1\nshow gallery", 4, "boards and values, or `draw`, or `show`"),
            ("lesson\nitem\nshow the gallery", 3, "what follows `#/` in a link"),
            ("lesson\nitem\nshow", 3, "what follows `#/` in a link"),
            ("lesson\nitem\nhint A\nhint B\nhint C\nhint D", 6, "at most three hints"),
            ("lesson\nitem\nafter A\nafter B", 4, "one text"),
            ("lesson\nitem\nnote", 3, "one text"),
            ("lesson\nitem\ngoal A", 3, "a key of an item"),
            ("lesson\nitem\nminutes 5", 3, "a key of an item"),
            ("lesson\nminutes 0", 2, "1 to 300 minutes"),
            ("lesson\nminutes long", 2, "1 to 300 minutes"),
            (
                "lesson\ngive a prize",
                2,
                "`hints`, `reasons`, `tries` and `counts`, separated by `;`",
            ),
            ("lesson one\nitem a\ntask order\ntask parts", 4, "one task"),
            ("lesson one\nitem a\nask A\nask B", 4, "one text"),
            ("sentence a A\nsentence a B", 2, "a name that no other sentence has"),
        ] {
            assert_eq!(read(text), Err(LineError { line, expected }), "{text}");
        }
    }

    #[test]
    fn reads_tasks() {
        let value = Task::Value(vec!["1/2".to_string(), "{0|1}".to_string()]);
        assert_eq!(read_task("value 1/2; {0|1}"), Some(value));
        assert_eq!(read_task("value"), Some(Task::Value(vec![])));
        let wish = Condition::Compares(Comparison::Confused, "0".to_string());
        assert_eq!(read_task("set <> 0"), Some(Task::Set(wish)));
        assert_eq!(read_task("set first"), Some(Task::Set(Condition::First)));
        let keeping = read_task("set keeping = 0").unwrap();
        assert_eq!(keeping.to_string(), "set keeping = 0");
        let through = Task::Through(Player::Right, "a1-c1".to_string());
        assert_eq!(read_task("through Right a1-c1"), Some(through));
        for wrong in [
            "",
            "winner",
            "winner left",
            "set",
            "set ~ 0",
            "through Left",
            "guess",
            "derive all",
            "derive name",
            "derive dominated; options",
            "derive options; options",
        ] {
            assert_eq!(read_task(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn tasks_are_written_as_they_are_read() {
        for text in [
            "winner Left",
            "outcome",
            "jump Right",
            "jumps Left",
            "value",
            "value 1/2; {0|1}",
            "set Right",
            "set first",
            "set second",
            "set = 1/2",
            "set < *",
            "set > 0",
            "set <> ^",
            "order",
            "parts",
            "strike Left",
            "through Right a1-c1",
            "hold Left",
            "temperature",
            "temperature 0; -1",
            "birthday 0; 1",
            "weight",
            "mean",
            "reduced {1|0}",
            "derive",
            "derive options; dominated",
            "derive reversible",
            "stop Right",
            "compare",
        ] {
            assert_eq!(read_task(text).map(|task| task.to_string()).as_deref(), Some(text));
        }
    }
}
