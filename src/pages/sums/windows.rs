//! The window that shows each game of a difference. It only grows during play, so that squares stay
//! where they are.

use konane::{Board, Edge, Jump, Square};
use teaching::sums::{Duel, Game, Move, MoveKind};

/// A part of the plane, or a board between walls, in the squares of the game's first text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    corner: Square,
    rows: i32,
    columns: i32,
    /// Where the first square of the game's present text lies, and where that of the text before
    /// the last jump lay.
    first: Square,
    before: Square,
}

/// For each game, the window of everything that has been on its board, with a margin of one square,
/// which a jump can reach. `None` for a value.
pub fn windows(stages: &[Duel], moves: &[Move]) -> Vec<Option<Window>> {
    let Some(start) = stages.first() else { return Vec::new() };
    let mut windows: Vec<_> =
        start.games.iter().map(|game| Some(Window::of(game.board()?))).collect();
    for (before, step) in stages.iter().zip(moves) {
        let Some(Some(window)) = windows.get_mut(step.game) else { continue };
        if let (Game::Position(_, board), MoveKind::Jump(jump)) =
            (&before.games[step.game], &step.kind)
        {
            window.follow(board, *jump);
        }
    }
    windows
}

impl Window {
    fn of(board: &Board) -> Window {
        let rim = i32::from(board.edge() == Edge::Plane);
        Window {
            corner: Square::new(-rim, -rim),
            rows: board.rows() + 2 * rim,
            columns: board.columns() + 2 * rim,
            first: Square::new(0, 0),
            before: Square::new(0, 0),
        }
    }

    /// Grows such that the board after a jump fits.
    fn follow(&mut self, board: &Board, jump: Jump) {
        self.before = self.first;
        if board.edge() == Edge::Walls {
            return;
        }
        let to = jump.to();
        let after = board.play(jump);
        let Some((corner, rows, columns)) = after.bounding_box() else { return };
        self.first = self.first + Square::new(to.row.min(0), to.column.min(0)) + corner;
        let low = self.first - Square::new(1, 1);
        let high = self.first + Square::new(rows + 1, columns + 1);
        let end = self.corner + Square::new(self.rows, self.columns);
        self.corner = Square::new(self.corner.row.min(low.row), self.corner.column.min(low.column));
        self.rows = end.row.max(high.row) - self.corner.row;
        self.columns = end.column.max(high.column) - self.corner.column;
    }

    /// The present board in its window.
    pub fn show(&self, board: &Board) -> Board {
        board.window(self.corner - self.first, self.rows, self.columns)
    }

    /// The square of the window at which the board begins.
    pub fn offset(&self) -> Square {
        self.first - self.corner
    }

    /// The square at which it began before the last jump in this game.
    pub fn before(&self) -> Square {
        self.before - self.corner
    }

    pub fn corner(&self) -> Square {
        self.corner
    }

    pub fn rows(&self) -> i32 {
        self.rows
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::sums_link::SumsLink;

    #[track_caller]
    fn check(link: &str, shown: &str) {
        let (place, corrections) = SumsLink::parse(link).unwrap();
        assert!(corrections.0.is_empty(), "{corrections:?}");
        let stages = place.stages();
        let window = windows(&stages, &place.moves)[0].unwrap();
        let board = stages.last().unwrap().games[0].board().unwrap();
        let window = window.show(board).with_edge(Edge::Walls);
        assert_eq!(window, Board::parse(shown, Edge::Walls).unwrap());
    }

    #[test]
    fn a_window_stays_and_grows() {
        check("#/sums/play?card=ancient/plane/xo", "..../.xo./....");
        // A stone that jumped over the rim has space around it; everything else stays where it is.
        check("#/sums/play?card=ancient/plane/xo&move=0,0_0r1", "...../...x./.....");
        check("#/sums/play?card=ancient/plane/xo&first=right&move=0,0_1l1", "...../.o.../.....");
        check("#/sums/play?card=ancient/walls/xo.&move=0,0_0r1", "..x");
    }
}
