//! Quizzes made by teachers: each question is a position or value with one of the tasks of lessons.

use std::slice;

use crate::content::lessons::drill::{Drawing, Drill};
use crate::content::lessons::task::{Condition, Task};
use crate::content::lessons::{Shown, Step, Subject, SubjectKind};
use basics::player::Player;
use konane::{Board, Edge, NamedBoard, ParseBoardError, Rules};

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Quiz {
    pub title: String,
    pub questions: Vec<Question>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    pub task: Task,
    /// One subject, or several to put in order. On the plane a board has no empty rows and columns
    /// around its stones.
    pub subjects: Vec<SubjectKind>,
    /// Draws a board for each student, in place of subjects.
    pub draws: Option<Drawing>,
    /// The teacher's wording; if empty, the task has its own.
    pub asks: String,
    /// The teacher's hint.
    pub hint: String,
}

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
        let Some(rules) = Rules::named(words.next().unwrap_or_default().trim()) else {
            return Ok(SubjectKind::Expression(text.to_string()));
        };
        let edge = words.next().and_then(|edge| Edge::named(edge.trim()));
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

impl Question {
    /// A new question without wording of its own.
    pub fn new(task: Task, subjects: Vec<SubjectKind>) -> Question {
        Question { task, subjects, draws: None, asks: String::new(), hint: String::new() }
    }

    pub fn drawn(task: Task, drawing: Drawing) -> Question {
        Question { draws: Some(drawing), ..Question::new(task, Vec::new()) }
    }

    /// The most natural question about these subjects.
    pub fn about(subjects: Vec<SubjectKind>) -> Question {
        let task = match &subjects[..] {
            [SubjectKind::Position(..)] => Task::Outcome,
            [_] => Task::Value(Vec::new()),
            _ => Task::Order,
        };
        Question::new(task, subjects)
    }

    /// The only position, as it is shown.
    pub fn board(&self) -> Option<(Rules, Board)> {
        match &self.subjects[..] {
            [SubjectKind::Position(rules, board)] => Some((*rules, self.shown(board))),
            _ => None,
        }
    }

    /// The board with the empty squares around it that a student sees.
    fn shown(&self, board: &Board) -> Board {
        if board.edge() == Edge::Walls {
            return board.clone();
        }
        let named = NamedBoard::of(board);
        let least = if matches!(self.task, Task::Set(_)) { ROOM_TO_SET } else { ROOM };
        named.wider((least + named.corner.row).max(0)).cut(board)
    }

    /// Why it cannot be asked, if it cannot.
    pub fn error(&self) -> Option<QuestionError> {
        let is_text = |text: &str| {
            let length = text.chars().count();
            (1..=LONGEST_SUBJECT).contains(&length) && !text.contains(char::is_control)
        };
        let boards = || self.subjects.iter().filter_map(SubjectKind::position);
        let is_large = |board: &Board| {
            let shown = self.shown(board);
            shown.rows().max(shown.columns()) > MOST_SQUARES
        };
        let rules = boards().next().map(|(rules, _)| rules);
        if let Some(drawing) = &self.draws {
            return self.misfit(drawing);
        }
        Some(match &self.task {
            _ if self.subjects.is_empty() => QuestionError::Nothing,
            _ if self.subjects.len() > MOST_SUBJECTS => QuestionError::TooMany,
            Task::Value(choices) | Task::Temperature(choices) if choices.len() > MOST_CHOICES => {
                QuestionError::TooMany
            }
            _ if boards().any(|(_, board)| is_large(board)) => QuestionError::TooLarge,
            _ if !typed_values(&self.subjects, &self.task).all(is_text) => QuestionError::Text,
            // No text of a quiz says which stones are H.
            Task::Set(Condition::Keeping(_)) | Task::Compare | Task::Measure(..) => {
                QuestionError::Task
            }
            Task::Order if self.subjects.len() < 2 => QuestionError::Task,
            Task::Order if boards().any(|(other, _)| Some(other) != rules) => QuestionError::Rules,
            Task::Order => return None,
            _ if self.subjects.len() > 1 => QuestionError::Task,
            Task::Value(_) | Task::Temperature(_) | Task::Stop(_) => return None,
            task => match (self.board(), task) {
                (None, _) => QuestionError::Task,
                (Some((rules, board)), Task::Through(player, name)) => {
                    let jumps = board.jumps(rules, *player);
                    match NamedBoard::of(&board)
                        .jump_named(name)
                        .is_some_and(|jump| jumps.contains(&jump))
                    {
                        true => return None,
                        false => QuestionError::Jump,
                    }
                }
                _ => return None,
            },
        })
    }

    /// Why it cannot be asked about drawn boards: each of them needs an answer, so nobody can offer answers to choose
    /// from.
    fn misfit(&self, drawing: &Drawing) -> Option<QuestionError> {
        let is_fit = match &self.task {
            Task::Outcome | Task::Winner(_) | Task::Jumps(_) => true,
            Task::Strike(_) | Task::Parts | Task::Stop(_) => true,
            Task::Value(choices) | Task::Temperature(choices) => choices.is_empty(),
            // On the other boards no jump may win.
            Task::Jump(player) => drawing.family == "wins" && *player == Player::Left,
            _ => false,
        };
        match drawing.is_known() {
            true => (!is_fit || !self.subjects.is_empty()).then_some(QuestionError::Task),
            false => Some(QuestionError::Family),
        }
    }

    /// The lesson step that asks it, with these names and this wording.
    pub fn step(&self, name: String, title: String, asks: String) -> Step {
        let subject = |kind: &SubjectKind| {
            let kind = match kind {
                SubjectKind::Position(rules, board) if self.task != Task::Order => {
                    SubjectKind::Position(*rules, self.shown(board))
                }
                kind => kind.clone(),
            };
            Subject { kind, worth: None }
        };
        let shown = match &self.draws {
            Some(drawing) => Shown::Drawn(drawing.clone()),
            None => Shown::Subjects(self.subjects.iter().map(subject).collect()),
        };
        Step {
            name,
            title,
            shown,
            is_covered: true,
            asks,
            hints: Some(self.hint.clone()).filter(|hint| !hint.is_empty()).into_iter().collect(),
            task: Some(self.task.clone()),
            ..Step::default()
        }
    }
}

impl Quiz {
    pub fn draws(&self) -> bool {
        self.questions.iter().any(|question| question.draws.is_some())
    }

    /// The number of the exercise that each question draws for a student with this number. Questions that draw from the
    /// same boards share their numbers, so that students with different numbers get different ones. Links mean this for
    /// ever.
    pub fn drawn(&self, student: u64) -> Vec<Option<u64>> {
        let number = |(place, question): (usize, &Question)| {
            let drawing = question.draws.as_ref()?;
            let alike = |questions: &[Question]| {
                questions.iter().filter(|other| other.draws == question.draws).count() as u64
            };
            let (all, before) = (alike(&self.questions), alike(&self.questions[..place]));
            let place = student.wrapping_mul(all).wrapping_add(before);
            Some(Drill { place, difficulty: drawing.difficulty.unwrap_or_default() }.seed())
        };
        self.questions.iter().enumerate().map(number).collect()
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

    fn question(task: &str, subjects: &[&str]) -> Question {
        let subjects = subjects.iter().map(|text| SubjectKind::parse(text).unwrap()).collect();
        Question::new(read_task(task).unwrap(), subjects)
    }

    #[test]
    fn tasks_fit_drawn_boards() {
        let error = |task: &str, text: &str| {
            let drawing = Drawing::parse(text).unwrap();
            Question::drawn(read_task(task).unwrap(), drawing).error()
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
            ("value", "fractions.4", Some(QuestionError::Family)),
        ] {
            assert_eq!(error(task, text), expected, "{task} {text}");
        }
        let fractions = Drawing::parse("fractions").unwrap();
        let both = Question { draws: Some(fractions), ..question("value", &["1"]) };
        assert_eq!(both.error(), Some(QuestionError::Task));
    }

    #[test]
    fn no_two_students_draw_the_same() {
        let drawn = |text: &str| {
            Question::drawn(read_task("value").unwrap(), Drawing::parse(text).unwrap())
        };
        let questions = vec![
            drawn("fractions"),
            question("value", &["1"]),
            drawn("fractions.2"),
            drawn("fractions"),
        ];
        let quiz = Quiz { title: String::new(), questions };
        assert!(quiz.draws());
        assert_eq!(quiz.drawn(0), [Some(0), None, Some(1), Some(3)]);
        assert_eq!(quiz.drawn(1), [Some(6), None, Some(4), Some(9)]);
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
            Question::about(subjects).task
        };
        assert_eq!(about(&["ancient/plane/xo"]), Task::Outcome);
        assert_eq!(about(&["{1|0}"]), Task::Value(vec![]));
        assert_eq!(about(&["ancient/plane/xo", "{1|0}"]), Task::Order);
    }

    #[test]
    fn a_question_becomes_a_step() {
        let step_of = |question: &Question| {
            let texts = ["q1", "Question 1", "Who wins?"].map(str::to_string);
            let [name, title, asks] = texts;
            question.step(name, title, asks)
        };
        let asked = Question {
            hint: "Look.".to_string(),
            ..question("winner Left", &["ancient/plane/xo"])
        };
        let step = step_of(&asked);
        let texts = [&step.name, &step.title, &step.asks, &step.hints[0]];
        assert_eq!(texts, ["q1", "Question 1", "Who wins?", "Look."]);
        assert_eq!(step.task.as_ref(), Some(&asked.task));
        assert!(step.is_covered);
        let kinds = |step: &Step| -> Vec<SubjectKind> {
            step.subjects().iter().map(|subject| subject.kind.clone()).collect()
        };
        let (rules, shown) = asked.board().unwrap();
        assert_eq!(kinds(&step), [SubjectKind::Position(rules, shown)]);
        // Among several the boards are small.
        let order = question("order", &["ancient/plane/xo", "1"]);
        assert_eq!(kinds(&step_of(&order)), order.subjects);
        let drawing = Drawing::parse("fractions").unwrap();
        let drawn = step_of(&Question::drawn(Task::Value(vec![]), drawing.clone()));
        assert_eq!(drawn.drawing(), Some(&drawing));
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
            assert_eq!(question(task, subjects).error(), None, "{task}");
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
            assert_eq!(question(task, subjects).error(), Some(error), "{task} {subjects:?}");
        }
    }

    /// From Conway's numbers on one square more is shown on each side.
    #[test]
    fn more_stones_have_more_room() {
        for (stones, room) in [(1, 1), (3, 1), (4, 2), (7, 2), (8, 3), (19, 3), (20, 4), (26, 4)] {
            let row = "x".repeat(stones);
            let (_, board) = question("parts", &[&format!("ancient/plane/{row}")]).board().unwrap();
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
            for player in basics::player::Player::BOTH {
                for jump in board.jumps(Rules::Ancient, player) {
                    let to = jump.to();
                    assert!(to.row >= 0 && to.column >= 0, "{board}");
                    walk(&board.play(jump), size, games);
                }
            }
        }
        for rows in ["xo", "oxo.ox", "xoxo", "xo/.xo", "xox/oxo", "xoxoxox"] {
            let asked = question("outcome", &[&format!("ancient/plane/{rows}")]);
            let (_, board) = asked.board().unwrap();
            let mut games = 0;
            walk(&board, (board.rows(), board.columns()), &mut games);
            assert!(games > 2, "{rows}");
        }
    }

    #[test]
    fn a_student_sees_empty_squares_around_it() {
        let seen = |task, subject| question(task, &[subject]).board().unwrap().1.whole_text();
        assert_eq!(seen("outcome", "ancient/plane/xo"), "..../.xo./....");
        assert_eq!(seen("outcome", "ancient/walls/xo"), "xo");
        let empty = ["......."; 7].join("/");
        assert_eq!(seen("set = 0", "ancient/plane/1"), empty);
    }
}
