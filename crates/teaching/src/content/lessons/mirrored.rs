//! Items whose boards are seen in the mirror: who repeats one should not recognise the picture.

use crate::content::lessons::{Item, Lead, Shown, Subject, SubjectKind, Task};
use konane::{Board, NamedBoard};

/// What says where something stands, in the languages of the lessons.
const SIDES: [&str; 4] = ["on the left", "on the right", "à esquerda", "à direita"];

impl Item {
    /// The item with left and right exchanged on its boards; the same item if its words say what stands where.
    pub fn mirrored(&self) -> Item {
        let mut words = self.says.iter().chain(&self.hints).chain([&self.asks, &self.after]);
        let Shown::Subjects(subjects) = &self.shown else { return self.clone() };
        if words.any(|text| says_where(text)) {
            return self.clone();
        }
        let board = self.position().map(|(_, board)| board);
        let mirror = |name: &String| board.and_then(|board| mirrored_name(board, name));
        let leads = self
            .leads
            .iter()
            .map(|Lead { jump, worth }| Some(Lead { jump: mirror(jump)?, worth: worth.clone() }));
        let task = match &self.task {
            Some(Task::Through(player, name)) => {
                mirror(name).map(|name| Task::Through(*player, name))
            }
            task => task.clone(),
        };
        // A jump that is not on the board cannot be seen in the mirror either.
        let (Some(leads), true) = (leads.collect(), task.is_some() == self.task.is_some()) else {
            return self.clone();
        };
        let subjects = subjects.iter().map(|subject| match &subject.kind {
            SubjectKind::Position(rules, board) => {
                Subject { kind: SubjectKind::Position(*rules, board.mirrored()), ..subject.clone() }
            }
            SubjectKind::Expression(_) => subject.clone(),
        });
        Item { shown: Shown::Subjects(subjects.collect()), leads, task, ..self.clone() }
    }
}

/// Whether a text names a square, such as d3, or a side.
fn says_where(text: &str) -> bool {
    let is_square = |word: &str| {
        let mut signs = word.chars();
        signs.next().is_some_and(|sign| sign.is_ascii_lowercase())
            && signs.next().is_some_and(|sign| sign.is_ascii_digit())
    };
    let mut words = text.split(|sign: char| !sign.is_alphanumeric());
    words.any(is_square) || SIDES.iter().any(|side| text.to_lowercase().contains(side))
}

fn mirrored_name(board: &Board, name: &str) -> Option<String> {
    let jump = NamedBoard::of(board).jump_named(name)?;
    Some(NamedBoard::of(&board.mirrored()).jump_name(jump.mirrored(board.columns())))
}
