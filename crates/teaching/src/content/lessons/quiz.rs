//! Items that teachers make: a position or value with a task, or boards that are drawn.

use std::slice;

use crate::content::lessons::drill::{Drawing, Drill};
use crate::content::lessons::task::{Condition, Task};
use crate::content::lessons::{Item, Lesson, Shown, Subject, SubjectKind};
use basics::player::Player;
use konane::{Board, Edge, NamedBoard, ParseBoardError, Rules};

/// The most subjects to put in order.
pub const MOST_SUBJECTS: usize = 8;
/// The most rows and columns of a board as shown: each column has a letter.
pub const MOST_SQUARES: i32 = 26;
pub const MOST_CHOICES: usize = 8;
/// The longest text of a value or a choice, in characters.
pub const LONGEST_SUBJECT: usize = 200;

/// Why a question cannot be asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum QuestionError {
    /// It has no subject.
    Nothing,
    /// It has too many subjects or choices.
    TooMany,
    /// The board would be too large to show.
    TooLarge,
    /// The positions do not all have the same rules.
    Rules,
    /// The task does not fit the subjects.
    Task,
    /// No boards of this name can be drawn, or none of this difficulty.
    Family,
    /// The task's jump is illegal.
    Jump,
    /// The text of a value is empty or too long.
    Text,
}

/// Why a text is not a subject.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ParseSubjectError {
    /// The rules are not followed by an edge and a board.
    Edge,
    Board(ParseBoardError),
}

/// The least numbers of empty rows and columns on each side of a board on the plane: an empty one, and one that students
/// edit.
const ROOM: i32 = 1;
const ROOM_TO_SET: i32 = 3;

impl SubjectKind {
    /// Reads `ancient/plane/xo/.xo`, or a value as it is typed.
    pub fn parse(text: &str) -> Result<SubjectKind, ParseSubjectError> {
        let text = text.trim();
        let mut words = text.splitn(3, '/');
        let Ok(rules) = words.next().unwrap_or_default().trim().parse() else {
            return Ok(SubjectKind::Expression(text.to_string()));
        };
        let edge = words.next().and_then(|edge| edge.trim().parse().ok());
        let (edge, rows) = edge.zip(words.next()).ok_or(ParseSubjectError::Edge)?;
        let board = Board::parse(rows, edge).map_err(ParseSubjectError::Board)?;
        Ok(SubjectKind::Position(rules, board.trimmed()))
    }

    /// The text that [`SubjectKind::parse`] reads.
    pub fn text(&self) -> String {
        match self {
            SubjectKind::Position(rules, board) => {
                format!("{}/{}/{board}", rules.name(), board.edge().name())
            }
            SubjectKind::Expression(text) => text.clone(),
        }
    }
}

impl Item {
    /// A new item that asks this, without wording of its own.
    pub fn asked(task: Task, subjects: Vec<SubjectKind>) -> Item {
        let subjects = subjects.into_iter().map(|kind| Subject { kind, worth: None }).collect();
        let shown = Shown::Subjects(subjects);
        Item { task: Some(task), shown, is_covered: true, ..Item::default() }.with_room()
    }

    pub fn drawn(task: Task, drawing: Drawing) -> Item {
        Item { shown: Shown::Drawn(drawing), ..Item::asked(task, Vec::new()) }
    }

    /// The most natural question about these subjects.
    pub fn about(subjects: Vec<SubjectKind>) -> Item {
        let task = match &subjects[..] {
            [SubjectKind::Position(..)] => Task::Outcome,
            [_] => Task::Value(Vec::new()),
            _ => Task::Order,
        };
        Item::asked(task, subjects)
    }

    /// The only position.
    pub fn board(&self) -> Option<(Rules, &Board)> {
        match self.subjects() {
            [subject] => subject.position(),
            _ => None,
        }
    }

    /// The item with the empty squares around each board that students need for this task; links mean this for ever.
    /// Boards to put in order have none.
    pub fn with_room(mut self) -> Item {
        let is_order = self.task == Some(Task::Order);
        let room = |board: &Board| {
            if is_order { board.trimmed() } else { roomy(board, self.least_room()) }
        };
        let with_room = |subject: &Subject| match &subject.kind {
            SubjectKind::Position(rules, board) => {
                Subject { kind: SubjectKind::Position(*rules, room(board)), ..subject.clone() }
            }
            SubjectKind::Expression(_) => subject.clone(),
        };
        if let Shown::Subjects(subjects) = &self.shown {
            self.shown = Shown::Subjects(subjects.iter().map(with_room).collect());
        }
        self
    }

    fn least_room(&self) -> i32 {
        if matches!(self.task, Some(Task::Set(_))) { ROOM_TO_SET } else { ROOM }
    }

    /// Why no student can be asked this, if so.
    pub fn error(&self) -> Option<QuestionError> {
        let is_text = |text: &str| {
            let length = text.chars().count();
            (1..=LONGEST_SUBJECT).contains(&length) && !text.contains(char::is_control)
        };
        let boards = || self.subjects().iter().filter_map(Subject::position);
        let is_large = |board: &Board| {
            let shown = roomy(board, self.least_room());
            shown.rows().max(shown.columns()) > MOST_SQUARES
        };
        let rules = boards().next().map(|(rules, _)| rules);
        let Some(task) = &self.task else { return Some(QuestionError::Task) };
        if let Some(drawing) = self.drawing() {
            return misfit(task, drawing);
        }
        let kinds: Vec<SubjectKind> =
            self.subjects().iter().map(|subject| subject.kind.clone()).collect();
        Some(match task {
            _ if kinds.is_empty() => QuestionError::Nothing,
            _ if kinds.len() > MOST_SUBJECTS => QuestionError::TooMany,
            Task::Value(choices) | Task::Temperature(choices) if choices.len() > MOST_CHOICES => {
                QuestionError::TooMany
            }
            _ if boards().any(|(_, board)| is_large(board)) => QuestionError::TooLarge,
            _ if !typed_values(&kinds, task).all(is_text) => QuestionError::Text,
            // No text of a quiz says which stones are H.
            Task::Set(Condition::Keeping(_)) | Task::Compare | Task::Measure(..) => {
                QuestionError::Task
            }
            Task::Order if kinds.len() < 2 => QuestionError::Task,
            Task::Order if boards().any(|(other, _)| Some(other) != rules) => QuestionError::Rules,
            Task::Order => return None,
            _ if kinds.len() > 1 => QuestionError::Task,
            Task::Value(_) | Task::Temperature(_) | Task::Walls | Task::Stop(_) => return None,
            task => match (self.board(), task) {
                (None, _) => QuestionError::Task,
                (Some((rules, board)), Task::Through(player, name)) => {
                    let jump = NamedBoard::of(board).jump_named(name);
                    match jump.is_some_and(|jump| board.can_jump(rules, *player, jump)) {
                        true => return None,
                        false => QuestionError::Jump,
                    }
                }
                _ => return None,
            },
        })
    }
}

/// The board with at least this many empty squares on each side, on the plane.
fn roomy(board: &Board, least: i32) -> Board {
    if board.edge() == Edge::Walls {
        return board.clone();
    }
    let board = board.trimmed();
    let named = NamedBoard::of(&board);
    named.wider((least + named.corner.row).max(0)).cut(&board)
}

/// Why this cannot be asked about drawn boards: each of them needs an answer, so nobody can offer answers to choose from.
fn misfit(task: &Task, drawing: &Drawing) -> Option<QuestionError> {
    let is_fit = match task {
        Task::Outcome | Task::Winner(_) | Task::Jumps(_) | Task::Strike(_) | Task::Parts => {
            !drawing.is_typed()
        }
        Task::Stop(_) | Task::Walls => true,
        Task::Value(choices) | Task::Temperature(choices) => choices.is_empty(),
        // On the other boards no jump may win.
        Task::Jump(player) => drawing.family == "wins" && *player == Player::Left,
        Task::Hold(_) => ["copying", "pairing"].contains(&drawing.family.as_str()),
        _ => false,
    };
    match drawing.is_known() {
        true => (!is_fit).then_some(QuestionError::Task),
        false => Some(QuestionError::Family),
    }
}

impl Lesson {
    pub fn draws(&self) -> bool {
        self.items.iter().any(|item| item.drawing().is_some())
    }

    /// The number of the exercise that each item draws for a student with this number. Items that draw from the
    /// same boards share their numbers, so that students with different numbers get different ones. Links mean this for
    /// ever.
    pub fn drawn(&self, student: u64) -> Vec<Option<u64>> {
        let number = |(place, item): (usize, &Item)| {
            let drawing = item.drawing()?;
            let alike = |items: &[Item]| {
                items.iter().filter(|other| other.drawing() == Some(drawing)).count() as u64
            };
            let (all, before) = (alike(&self.items), alike(&self.items[..place]));
            let place = student.wrapping_mul(all).wrapping_add(before);
            Some(Drill { place, difficulty: drawing.difficulty.unwrap_or_default() }.seed())
        };
        self.items.iter().enumerate().map(number).collect()
    }
}

/// The values that the author of an exercise has typed.
pub fn typed_values<'a>(
    subjects: &'a [SubjectKind],
    task: &'a Task,
) -> impl Iterator<Item = &'a str> {
    let expressions = subjects.iter().filter_map(|subject| match subject {
        SubjectKind::Expression(text) => Some(text),
        SubjectKind::Position(..) => None,
    });
    let others: &[String] = match task {
        Task::Value(choices) | Task::Temperature(choices) | Task::Measure(_, choices) => choices,
        Task::Set(Condition::Compares(_, value)) => slice::from_ref(value),
        _ => &[],
    };
    expressions.chain(others).map(String::as_str)
}

impl SubjectKind {
    pub fn position(&self) -> Option<(Rules, &Board)> {
        match self {
            SubjectKind::Position(rules, board) => Some((*rules, board)),
            SubjectKind::Expression(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::lessons::read_task;

    fn item(task: &str, subjects: &[&str]) -> Item {
        let subjects = subjects.iter().map(|text| SubjectKind::parse(text).unwrap()).collect();
        Item::asked(read_task(task).unwrap(), subjects)
    }

    #[test]
    fn tasks_fit_drawn_boards() {
        let error = |task: &str, text: &str| {
            let drawing = Drawing::parse(text).unwrap();
            Item::drawn(read_task(task).unwrap(), drawing).error()
        };
        for (task, text, expected) in [
            ("value", "fractions", None),
            ("value", "fractions.1", None),
            ("temperature", "hot.3", None),
            ("outcome", "parts.2", None),
            ("jump Left", "wins", None),
            ("jump Left", "outcomes", Some(QuestionError::Task)),
            ("jump Right", "wins", Some(QuestionError::Task)),
            ("value 0; 1", "fractions", Some(QuestionError::Task)),
            ("order", "fractions", Some(QuestionError::Task)),
            ("set = 0", "fractions", Some(QuestionError::Task)),
            ("value", "halves", Some(QuestionError::Family)),
            ("value", "fractions.6", Some(QuestionError::Family)),
        ] {
            assert_eq!(error(task, text), expected, "{task} {text}");
        }
    }

    #[test]
    fn no_two_students_draw_the_same() {
        let drawn =
            |text: &str| Item::drawn(read_task("value").unwrap(), Drawing::parse(text).unwrap());
        let items = vec![
            drawn("fractions"),
            item("value", &["1"]),
            drawn("fractions.2"),
            drawn("fractions"),
        ];
        let quiz = Lesson { items, ..Lesson::default() };
        assert!(quiz.draws());
        assert_eq!(quiz.drawn(0), [Some(0), None, Some(1), Some(5)]);
        assert_eq!(quiz.drawn(1), [Some(10), None, Some(6), Some(15)]);
        let all = |place: usize| (0..100).filter_map(move |student| quiz.drawn(student)[place]);
        let mut numbers: Vec<u64> = all.clone()(0).chain(all(3)).collect();
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), 200);
    }

    #[test]
    fn subjects_are_read_and_written() {
        for text in ["ancient/plane/xo/.xo", "modern/walls/xo/ox", "{1|0}"] {
            assert_eq!(SubjectKind::parse(text).unwrap().text(), text);
        }
        assert_eq!(SubjectKind::parse("ancient/xo"), Err(ParseSubjectError::Edge));
    }

    #[test]
    fn each_kind_of_subject_has_its_question() {
        let about = |subjects: &[&str]| {
            let subjects = subjects.iter().map(|text| SubjectKind::parse(text).unwrap()).collect();
            Item::about(subjects).task.unwrap()
        };
        assert_eq!(about(&["ancient/plane/xo"]), Task::Outcome);
        assert_eq!(about(&["{1|0}"]), Task::Value(vec![]));
        assert_eq!(about(&["ancient/plane/xo", "{1|0}"]), Task::Order);
    }

    #[test]
    fn room_follows_the_task() {
        let texts = |item: &Item| -> Vec<String> {
            let boards = item.subjects().iter().filter_map(Subject::position);
            boards.map(|(_, board)| board.whole_text()).collect()
        };
        let asked = item("winner Left", &["ancient/plane/xo"]);
        assert!(asked.is_covered);
        assert_eq!(texts(&asked), ["..../.xo./...."]);
        assert_eq!(asked.clone().with_room(), asked);
        let set = Item { task: read_task("set = 0"), ..asked.clone() }.with_room();
        assert_eq!(set.board().unwrap().1.rows(), 7);
        assert_eq!(Item { task: asked.task.clone(), ..set }.with_room(), asked);
        // Among several the boards are small.
        assert_eq!(texts(&item("order", &["ancient/plane/xo", "1"])), ["xo"]);
    }

    #[test]
    fn tasks_fit_their_subjects() {
        let longest = "1".repeat(LONGEST_SUBJECT);
        for (task, subjects) in [
            ("winner Left", &["ancient/plane/xo"][..]),
            ("value", &["1/2"]),
            ("temperature 0; 1", &["ancient/plane/xo"]),
            ("stop Left", &["ancient/plane/xo"]),
            ("stop Right", &["{1|0}"]),
            ("order", &["1", "ancient/plane/xo"]),
            ("through Left b2-d2", &["ancient/plane/xo"]),
            ("order", &["1", "2", "3", "4", "5", "6", "7", "8"]),
            ("value 1; 2; 3; 4; 5; 6; 7; 8", &["1"]),
            ("parts", &["ancient/walls/26"]),
            ("value", &[longest.as_str()]),
        ] {
            assert_eq!(item(task, subjects).error(), None, "{task}");
        }
        let long = "1".repeat(LONGEST_SUBJECT + 1);
        for (task, subjects, error) in [
            ("value", &[][..], QuestionError::Nothing),
            ("order", &["1"], QuestionError::Task),
            ("value", &["1", "2"], QuestionError::Task),
            ("set keeping = 0", &["ancient/plane/xo"], QuestionError::Task),
            ("compare", &["ancient/plane/xo"], QuestionError::Task),
            ("winner Left", &["1"], QuestionError::Task),
            ("order", &["1", "2", "3", "4", "5", "6", "7", "8", "9"], QuestionError::TooMany),
            ("value 1; 2; 3; 4; 5; 6; 7; 8; 9", &["1"], QuestionError::TooMany),
            ("order", &["ancient/plane/x", "modern/plane/x"], QuestionError::Rules),
            ("parts", &["ancient/plane/x24x"], QuestionError::TooLarge),
            ("parts", &["ancient/walls/27"], QuestionError::TooLarge),
            ("value", &[""], QuestionError::Text),
            ("value", &[long.as_str()], QuestionError::Text),
            ("value", &["1\u{7}"], QuestionError::Text),
            (&format!("value 1; {long}"), &["1"], QuestionError::Text),
            (&format!("set = {long}"), &["ancient/plane/xo"], QuestionError::Text),
            ("through Left a1-c1", &["ancient/plane/xo"], QuestionError::Jump),
            ("through Right b2-d2", &["ancient/plane/xo"], QuestionError::Jump),
        ] {
            assert_eq!(item(task, subjects).error(), Some(error), "{task} {subjects:?}");
        }
    }

    /// From Conway's numbers on one square more is shown on each side.
    #[test]
    fn more_stones_have_more_room() {
        for (stones, room) in [(1, 1), (3, 1), (4, 2), (7, 2), (8, 3), (19, 3), (20, 4), (26, 4)] {
            let row = "x".repeat(stones);
            let item = item("parts", &[&format!("ancient/plane/{row}")]);
            let (_, board) = item.board().unwrap();
            let sides = (board.rows(), board.columns());
            assert_eq!(sides, (1 + 2 * room, stones as i32 + 2 * room), "{stones}");
        }
    }

    /// No stone leaves the board: all games of some positions.
    #[test]
    fn the_board_has_room_for_every_game() {
        fn walk(board: &Board, size: (i32, i32), games: &mut u32) {
            assert_eq!((board.rows(), board.columns()), size, "{board}");
            *games += 1;
            for player in basics::player::Player::ALL {
                for jump in board.jumps(Rules::Ancient, player) {
                    let to = jump.to();
                    assert!(to.row >= 0 && to.column >= 0, "{board}");
                    walk(&board.play_unchecked(jump), size, games);
                }
            }
        }
        for rows in ["xo", "oxo.ox", "xoxo", "xo/.xo", "xox/oxo", "xoxoxox"] {
            let asked = item("outcome", &[&format!("ancient/plane/{rows}")]);
            let (_, board) = asked.board().unwrap();
            let mut games = 0;
            walk(board, (board.rows(), board.columns()), &mut games);
            assert!(games > 2, "{rows}");
        }
    }

    #[test]
    fn a_student_sees_empty_squares_around_it() {
        let seen = |task, subject| item(task, &[subject]).board().unwrap().1.whole_text();
        assert_eq!(seen("outcome", "ancient/plane/xo"), "..../.xo./....");
        assert_eq!(seen("outcome", "ancient/walls/xo"), "xo");
        let empty = ["......."; 7].join("/");
        assert_eq!(seen("set = 0", "ancient/plane/1"), empty);
    }
}
