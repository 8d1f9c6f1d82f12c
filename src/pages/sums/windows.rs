//! The window that shows each game of a difference: the squares that have names. No jump leaves them, so they stay where
//! they are.

use konane::{Area, Board, Edge, Jump, NamedBoard, Square};
use teaching::sums::{Duel, Game, Move, MoveKind};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    /// In the squares of the game's first text.
    named: NamedBoard,
    /// Where the first square of the game's present text lies, and where that of the text before
    /// the last jump lay.
    first: Square,
    before: Square,
}

/// For each game, the window of its first position. `None` for a value.
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
        let first = Square::new(0, 0);
        Window { named: NamedBoard::of(board), first, before: first }
    }

    /// Finds the first square of the text after a jump.
    fn follow(&mut self, board: &Board, jump: Jump) {
        self.before = self.first;
        if board.edge() == Edge::Walls {
            return;
        }
        let to = jump.to();
        let after = board.play_unchecked(jump);
        let Some(Area { corner, .. }) = after.bounding_box() else { return };
        self.first = self.first + Square::new(to.row.min(0), to.column.min(0)) + corner;
    }

    /// The present board in its window.
    pub fn show(&self, board: &Board) -> Board {
        self.named.seen_from(self.first).cut(board)
    }

    /// The square of the window at which the board begins.
    pub fn offset(&self) -> Square {
        self.first - self.named.corner
    }

    /// The square at which it began before the last jump in this game.
    pub fn before(&self) -> Square {
        self.before - self.named.corner
    }

    /// The place of the window, which stays when the board's text begins elsewhere.
    pub fn corner(&self) -> Square {
        self.named.corner
    }

    /// The names of its squares.
    pub fn names(&self) -> NamedBoard {
        self.named.seen_from(self.named.corner)
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
    fn a_window_stays() {
        check("#/sums/play?card=ancient/plane/xo", "..../.xo./....");
        // Everything else stays where it is.
        check("#/sums/play?card=ancient/plane/xo&move=0,0_0r1", "..../...x/....");
        check("#/sums/play?card=ancient/plane/xo&first=right&move=0,0_1l1", "..../o.../....");
        check("#/sums/play?card=ancient/walls/xo.&move=0,0_0r1", "..x");
    }
}
