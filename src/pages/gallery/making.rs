//! The room that builds a position for any value: its link, and what each step shows.
//!
//! ```text
//! #/gallery/any?value={1|0}
//!     &step=3                 the position as far as its third step, counted from 1; without it, the whole
//!     &hide=1                 the value stays covered until the reader uncovers it
//!     &projector=1
//! ```

use crate::link::corrections::Corrections;
use crate::link::line::STEP;
use crate::link::page_link::PageLink;
use crate::link::parameters::{Parameters, Place};
use crate::link::view::{HIDE, PROJECTOR};
use crate::pages::gallery::exhibit_link::to_exhibit;
use crate::pages::gallery::habitat::query::Query;
use basics::sorting::sort_by_number;
use konane::{Area, Board, MAX_SIDE, NamedBoard, Square};
use teaching::content::MAKING;
use teaching::dictionary::ValueOrder;
use value::Style;
use worker::message::{BuiltText, MadeText, MakingPart, MakingStep};

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MakingLink {
    /// As the reader typed it.
    pub value: String,
    /// As the link has it: how many steps there are is known only when the position is built.
    asked_step: Option<String>,
    pub is_hidden: bool,
    pub is_projected: bool,
}

impl Place for MakingLink {
    fn list(&mut self, parameters: &mut Parameters) {
        parameters.text("value", &mut self.value);
        parameters.word(STEP, &mut self.asked_step);
        parameters.flag(HIDE, &mut self.is_hidden, false);
        parameters.flag(PROJECTOR, &mut self.is_projected, false);
    }
}

impl MakingLink {
    /// The room that a link asks for, and a sentence for each part that the page could not follow.
    pub fn of(link: &PageLink) -> (MakingLink, Vec<String>) {
        MakingLink::default().opened(link)
    }

    pub fn to(value: &str) -> MakingLink {
        MakingLink { value: value.trim().to_string(), ..MakingLink::default() }
    }

    pub fn page_link(&self) -> PageLink {
        self.written(to_exhibit(MAKING))
    }

    /// The same room with another value, which is shown whole.
    pub fn with_value(&self, value: &str) -> MakingLink {
        let MakingLink { is_hidden, is_projected, .. } = *self;
        MakingLink { is_hidden, is_projected, ..MakingLink::to(value) }
    }

    /// The same at a step counted from 0.
    pub fn with_step(&self, step: usize) -> MakingLink {
        MakingLink { asked_step: Some((step + 1).to_string()), ..self.clone() }
    }

    pub fn projected(&self, is_projected: bool) -> MakingLink {
        MakingLink { is_projected, ..self.clone() }
    }

    /// The step that is shown, counted from 0, and a sentence if the link asks for another.
    pub fn step(&self, making: &Making) -> (usize, Vec<String>) {
        let mut corrections = Corrections::default();
        let count = making.last() as i32 + 1;
        let step = corrections.number(STEP, self.asked_step.as_deref(), 1..=count, count);
        (step as usize - 1, corrections.0)
    }
}

/// A built position, on a board that is a square wider on each side where a board may be so wide.
#[derive(Clone, PartialEq, Debug)]
pub struct Making {
    pub board: Board,
    /// The place of the position's first square.
    corner: Square,
    pub rows: i32,
    pub columns: i32,
    /// As in [`BuiltText`].
    pub width: i32,
    steps: Vec<MakingStep>,
}

/// What a step shows.
#[derive(Clone, PartialEq, Debug)]
pub struct MakingPicture {
    /// The stones so far.
    pub board: Board,
    /// What the step adds; nothing if the step shows the whole.
    pub part: Option<MakingPart>,
    /// The squares that the step is about; all if it shows the whole.
    pub lit: Vec<Square>,
    /// Where runners stand or stop.
    pub marked: Vec<Square>,
    /// What waits there, if the step is about an option.
    pub waiting: Option<Waiting>,
}

/// What a runner finds at the stop for an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// A hub.
    Machine,
    /// The end of its line: what it has opened on the way is the option.
    Locks,
    /// The end of its line, which has no stone but the other runner.
    Nothing,
}

impl Making {
    /// `None` if the text of the position is invalid.
    pub fn of(built: &BuiltText) -> Option<Making> {
        let position = built.position.read()?;
        let (rows, columns) = (position.rows(), position.columns());
        let rim = |side: i32| i32::from(side + 2 <= MAX_SIDE);
        let corner = Square::new(rim(rows), rim(columns));
        Some(Making {
            board: position.window(
                Square::new(-corner.row, -corner.column),
                rows + 2 * corner.row,
                columns + 2 * corner.column,
            ),
            corner,
            rows,
            columns,
            width: built.width,
            steps: built.steps.clone(),
        })
    }

    /// The last step, which shows the whole. An integer has only this one.
    pub fn last(&self) -> usize {
        if self.steps.len() > 1 { self.steps.len() } else { 0 }
    }

    pub fn stones(&self) -> usize {
        self.board.stones().count()
    }

    pub fn at(&self, step: usize) -> MakingPicture {
        let place = |square: &Square| self.corner + *square;
        let Some(now) = self.steps.get(step).filter(|_| step < self.last()) else {
            let stops = self.steps.iter().filter_map(|step| step.stop.as_ref());
            return MakingPicture {
                board: self.board.clone(),
                part: self.steps.first().filter(|_| self.last() == 0).map(|step| step.part.clone()),
                lit: self.board.stones().map(|(square, _)| square).collect(),
                marked: stops.map(place).collect(),
                waiting: None,
            };
        };
        let so_far = self.steps[..=step].iter().flat_map(|step| &step.squares).map(place);
        let runner = now.squares.first().filter(|_| now.part == MakingPart::Runners);
        let marked: Vec<Square> = now.stop.iter().chain(runner).map(place).collect();
        MakingPicture {
            board: self.board.only(&so_far.collect::<Vec<_>>()),
            part: Some(now.part.clone()),
            lit: now.squares.iter().map(place).chain(marked.iter().copied()).collect(),
            marked,
            waiting: self.waiting(now),
        }
    }

    fn waiting(&self, step: &MakingStep) -> Option<Waiting> {
        let MakingPart::Option { side, .. } = step.part else { return None };
        let has_line = self.steps.iter().any(|step| step.part == MakingPart::Line(side));
        Some(match step.squares.is_empty() {
            false => Waiting::Machine,
            true if has_line => Waiting::Locks,
            true => Waiting::Nothing,
        })
    }

    /// The name of a square of the picture.
    /// Where squares have names: those of the whole position, at each step.
    pub fn names(&self) -> NamedBoard {
        NamedBoard::of(&self.board)
    }

    pub fn square_name(&self, square: Square) -> String {
        self.names().square_name(square)
    }

    /// So wide must a mark be, in squares, to be seen on the whole board.
    pub fn mark(&self) -> f64 {
        f64::from(self.board.rows().max(self.board.columns())).max(SMALL) / SMALL
    }
}

/// On a board with this many rows and columns a mark around a square is as wide as the square.
const SMALL: f64 = 30.0;

/// Rectangles that do not overlap, of one row each, around these squares and their neighbours.
pub fn around(squares: &[Square]) -> Vec<Area> {
    let near = |&square: &Square| {
        Area::between(square - Square::new(1, 1), square + Square::new(1, 1)).squares()
    };
    let mut near: Vec<Square> = squares.iter().flat_map(near).collect();
    let width = 2 * i64::from(MAX_SIDE);
    sort_by_number(&mut near, |square| width * i64::from(square.row) + i64::from(square.column));
    near.dedup();
    let mut areas: Vec<Area> = Vec::new();
    for square in near {
        match areas.last_mut() {
            Some(area) if area.last() + Square::new(0, 1) == square => area.columns += 1,
            _ => areas.push(Area::one(square)),
        }
    }
    areas
}

/// Where the dictionary has the value, unless its name is too long.
pub fn key(made: &MadeText) -> Option<ValueOrder> {
    let (mean, temperature) = made.heat;
    Some(ValueOrder { mean, temperature, name: made.value.written(Style::Plain)? })
}

/// The link to the smallest positions of a value.
pub fn to_smallest(value: &str) -> PageLink {
    Query { value: value.to_string(), ..Query::default() }.page_link()
}

#[cfg(test)]
mod tests {
    use super::*;
    use basics::player::Player;
    use worker::message::{NameText, Position};

    fn room(address: &str) -> (MakingLink, Vec<String>) {
        MakingLink::of(&PageLink::parse(address))
    }

    fn square(row: i32, column: i32) -> Square {
        Square { row, column }
    }

    /// A position in three steps, one of which adds nothing.
    fn making() -> Making {
        let name = NameText::typed("1");
        let step = |part, squares: &[(i32, i32)], stop: Option<(i32, i32)>| MakingStep {
            part,
            squares: squares.iter().map(|&(row, column)| square(row, column)).collect(),
            stop: stop.map(|(row, column)| square(row, column)),
        };
        let option =
            MakingPart::Option { side: Player::Left, option: name.clone(), inner: name, gained: 0 };
        let steps = vec![
            step(MakingPart::Runners, &[(1, 0), (0, 0)], None),
            step(MakingPart::Line(Player::Left), &[(0, 2)], None),
            step(option, &[], Some((-1, 0))),
        ];
        let position = Position { board: "o.o/x".to_string(), ..Position::default() };
        Making::of(&BuiltText { position, width: 2, steps }).unwrap()
    }

    #[test]
    fn links_are_read_back() {
        for link in [
            "#/gallery/any",
            "#/gallery/any?value=%2A2",
            "#/gallery/any?value=%7B1%7C0%7D&step=3",
            "#/gallery/any?value=%E2%87%91&step=1&projector=1",
        ] {
            let (room, corrections) = room(link);
            assert_eq!((room.page_link().to_string().as_str(), corrections), (link, vec![]));
        }
        let (asked, corrections) = room("#/gallery/any?value=%20*%20&projector=maybe");
        assert_eq!((asked.value.as_str(), asked.is_projected), ("*", true));
        assert_eq!(corrections, ["projector can be 0 or 1, not “maybe”; shown: 1."]);
        let other = room("#/gallery/any?value=1&step=2&projector=1").0.with_value(" 2 ");
        assert_eq!(other.page_link().to_string(), "#/gallery/any?value=2&projector=1");
    }

    #[test]
    fn steps_are_corrected() {
        let making = making();
        for (asked, step, said) in [
            ("", 3, ""),
            ("&step=1", 0, ""),
            ("&step=4", 3, ""),
            ("&step=0", 0, "step can be 1 to 4, not “0”; shown: 1."),
            ("&step=99999999999", 3, "step can be 1 to 4, not “99999999999”; shown: 4."),
            ("&step=what", 3, "step can be 1 to 4, not “what”; shown: 4."),
        ] {
            let room = room(&format!("#/gallery/any?value=1{asked}")).0;
            let (shown, corrections) = room.step(&making);
            assert_eq!((shown, corrections.concat().as_str()), (step, said), "{asked}");
            assert_eq!(room.with_step(shown).step(&making), (step, vec![]));
        }
    }

    #[test]
    fn the_position_grows_step_by_step() {
        let making = making();
        assert_eq!((making.rows, making.columns, making.stones()), (2, 3, 3));
        let at = Square::new;
        // The board has a rim of one square.
        let pictures: Vec<(String, Vec<Square>, Vec<Square>)> = (0..=making.last())
            .map(|step| making.at(step))
            .map(|picture| (picture.board.trimmed().to_string(), picture.lit, picture.marked))
            .collect();
        assert_eq!(
            pictures,
            [
                ("o/x".to_string(), vec![at(2, 1), at(1, 1), at(2, 1)], vec![at(2, 1)]),
                ("o.o/x".to_string(), vec![at(1, 3)], vec![]),
                ("o.o/x".to_string(), vec![at(0, 1)], vec![at(0, 1)]),
                ("o.o/x".to_string(), vec![at(1, 1), at(1, 3), at(2, 1)], vec![at(0, 1)]),
            ]
        );
        assert_eq!(making.square_name(at(2, 1)), "b2");
        let waiting: Vec<_> = (0..=making.last()).map(|step| making.at(step).waiting).collect();
        assert_eq!(waiting, [None, None, Some(Waiting::Locks), None]);
        assert_eq!(making.at(99), making.at(3));
    }

    /// A board as large as a board may be gets no rim.
    #[test]
    fn integers_have_one_step_and_the_largest_boards_no_rim() {
        let squares = (0..200).map(|column| square(0, column)).collect();
        let steps = vec![MakingStep { part: MakingPart::Moves, squares, stop: None }];
        let position = Position { board: "x".repeat(200), ..Position::default() };
        let making = Making::of(&BuiltText { position, width: 0, steps }).unwrap();
        assert_eq!((making.last(), making.board.rows(), making.board.columns()), (0, 3, 200));
        assert_eq!(making.at(0).part, Some(MakingPart::Moves));
        assert_eq!(making.at(0).lit.len(), 200);
        let position = Position { board: "?".to_string(), ..Position::default() };
        assert_eq!(Making::of(&BuiltText { position, width: 0, steps: vec![] }), None);
    }

    #[test]
    fn what_is_lit_is_covered_once() {
        let squares = [Square::new(0, 0), Square::new(0, 2), Square::new(1, 1), Square::new(5, 9)];
        let areas = around(&squares);
        assert!(areas.iter().all(|area| area.rows == 1));
        let covered: Vec<Square> = areas.iter().flat_map(|area| area.squares()).collect();
        let is_near = |square: &Square| {
            squares.iter().any(|lit| {
                (lit.row - square.row).abs() <= 1 && (lit.column - square.column).abs() <= 1
            })
        };
        let all = Area::between(Square::new(-2, -2), Square::new(8, 12)).squares();
        let near: Vec<Square> = all.filter(is_near).collect();
        assert_eq!(covered, near);
    }

    #[test]
    fn leads_to_the_smallest() {
        assert_eq!(to_smallest("*2").to_string(), "#/gallery/habitat?value=%2A2");
    }
}
