//! Nimbers of every size (dos Santos and Silva 2008, ancient rules on the plane): each is built
//! from two copies of the one before it.
//!
//! The construction removes the black stone that could choose how far to jump, and puts white
//! stones in its column. A turned copy with swapped colours joins below, and a new stone stands in
//! the corner between the two: it may jump up along one copy or sideways along the other.

use std::ops::RangeInclusive;

use crate::{Board, Edge, Square};
use basics::player::Player;

/// The nimbers for which a board has room.
pub const NIMBERS: RangeInclusive<u32> = 2..=7;

/// The latest step of the construction of one nimber from another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NimberStage {
    /// The smaller nimber lies at the top right.
    Smaller,
    /// Its focal stone has been removed.
    Unfocused,
    /// White stones stand in the focal stone's column.
    Column,
    /// A copy has been added, its colours swapped, turned so that its bottom faces right.
    Turned,
    /// White stones link the two.
    Linked,
    /// The new focal stone has been added.
    Focused,
}

/// A position of the construction, always in the window of the new nimber.
#[derive(Clone, PartialEq, Debug)]
pub struct NimberStep {
    /// What has just been done.
    pub stage: NimberStage,
    /// The stones after it.
    pub board: Board,
    /// The square of the focal stone: of the present one, of the removed one, or of the next one.
    pub focus: Square,
}

/// The position worth ∗n, if n is one of [`NIMBERS`].
pub fn nimber(n: u32) -> Option<Board> {
    nimber_steps(n)?.pop().map(|step| step.board)
}

/// The steps that build the nimber from the one before it; only one step for the first nimber.
pub fn nimber_steps(n: u32) -> Option<Vec<NimberStep>> {
    if !NIMBERS.contains(&n) {
        return None;
    }
    let mut steps = vec![first()];
    for _ in *NIMBERS.start()..n {
        steps = larger(steps.last()?);
    }
    Some(steps)
}

fn first() -> NimberStep {
    let mut board = Board::empty(7, 6, Edge::Plane);
    let focus = Square::new(4, 3);
    for (row, column) in [(0, 4), (1, 3), (3, 3), (4, 4)] {
        board.set(Square::new(row, column), Some(Player::Right));
    }
    for square in [Square::new(4, 1), Square::new(5, 0), focus] {
        board.set(square, Some(Player::Left));
    }
    NimberStep { stage: NimberStage::Focused, board, focus }
}

fn larger(smaller: &NimberStep) -> Vec<NimberStep> {
    let (rows, columns) = (smaller.board.rows(), smaller.board.columns());
    let corner = Square::new(0, columns - (rows + 3));
    let mut board = smaller.board.window(corner, rows + columns + 2, rows + 3);
    let mut focus = Square::new(smaller.focus.row, smaller.focus.column - corner.column);
    let mut steps = Vec::new();
    let mut show = |stage, board: &Board, focus| {
        steps.push(NimberStep { stage, board: board.clone(), focus });
    };
    show(NimberStage::Smaller, &board, focus);
    board.set(focus, None);
    show(NimberStage::Unfocused, &board, focus);
    for row in (focus.row + 1..rows).step_by(2) {
        board.set(Square::new(row, focus.column), Some(Player::Right));
    }
    show(NimberStage::Column, &board, focus);
    let upright: Vec<(Square, Player)> = board.stones().collect();
    for (at, player) in upright {
        let turned = Square::new(rows + (board.columns() - at.column), at.row);
        board.set(turned, Some(player.other()));
    }
    show(NimberStage::Turned, &board, focus);
    focus = Square::new(rows + 3, board.columns() - 3);
    let link = [
        Square::new(rows, focus.column),
        Square::new(rows + 2, focus.column),
        Square::new(rows + 3, focus.column + 1),
    ];
    for square in link {
        board.set(square, Some(Player::Right));
    }
    show(NimberStage::Linked, &board, focus);
    board.set(focus, Some(Player::Left));
    show(NimberStage::Focused, &board, focus);
    steps
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::MAX_SIDE;

    #[test]
    fn nimbers_are_those_of_the_table() {
        let lines = include_str!("../../../tests/data/nimbers.tsv").lines();
        let texts = lines.filter(|line| !line.starts_with('#'));
        for (n, line) in NIMBERS.zip(texts) {
            let (text, name) = line.split_once('\t').unwrap();
            assert_eq!(name, format!("*{n}"));
            assert_eq!(nimber(n), Board::parse(text, Edge::Plane).ok(), "*{n}");
        }
        let stones = |n: u32| nimber(n).map(|board| board.stones().count());
        assert_eq!([3, 4, 5, 6].map(stones), [18, 42, 94, 206].map(Some));
        let sides = NIMBERS.filter_map(nimber).map(|board| board.rows().max(board.columns()));
        assert!(sides.max() <= Some(MAX_SIDE));
        assert_eq!([0, 1, 8, u32::MAX].map(nimber), [None, None, None, None]);
    }

    /// Each step is the one before it with what its stage says.
    #[test]
    fn steps_build_one_nimber_from_the_one_before() {
        assert_eq!(nimber_steps(2).map(|steps| steps.len()), Some(1));
        for n in 3..=5 {
            let steps = nimber_steps(n).unwrap();
            let stages: Vec<NimberStage> = steps.iter().map(|step| step.stage).collect();
            use NimberStage::{Column, Focused, Linked, Smaller, Turned, Unfocused};
            assert_eq!(stages, [Smaller, Unfocused, Column, Turned, Linked, Focused]);
            let [smaller, unfocused, column, turned, linked, focused] = &steps[..] else {
                panic!()
            };
            assert_eq!(Some(smaller.board.trimmed()), nimber(n - 1).map(|board| board.trimmed()));
            assert_eq!(smaller.board.stone(smaller.focus), Some(Player::Left));
            assert_eq!(unfocused.board, smaller.board.clone().without(smaller.focus));
            let added = |before: &NimberStep, after: &NimberStep| -> Vec<(Square, Player)> {
                assert!(before.board.stones().all(|(at, by)| after.board.stone(at) == Some(by)));
                after.board.stones().filter(|&(at, _)| before.board.stone(at).is_none()).collect()
            };
            let in_column = added(unfocused, column);
            assert!(!in_column.is_empty());
            for &(at, player) in &in_column {
                assert_eq!((at.column, player), (unfocused.focus.column, Player::Right));
                assert!(at.row > unfocused.focus.row);
            }
            // Turned back and with its colours swapped, the copy is what stood there before.
            let mut copy = Board::empty(turned.board.rows(), turned.board.columns(), Edge::Plane);
            for (at, player) in added(column, turned) {
                copy.set(at, Some(player));
            }
            assert_eq!(copy.turned().swapped().trimmed(), column.board.trimmed());
            assert!(added(turned, linked).iter().all(|&(_, player)| player == Player::Right));
            assert_eq!(added(linked, focused), [(focused.focus, Player::Left)]);
            assert_eq!(linked.focus, focused.focus);
        }
    }
}
