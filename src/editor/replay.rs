//! A line of play on the board: its start, its jumps, and how many of them are shown.

use crate::editor::window::{Window, WindowSize};
use crate::link::line::{Line, is_legal};
use basics::player::Player;
use konane::{Jump, NamedBoard, Rules, Square};

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Replay {
    pub line: Line,
    /// The window before the first jump, if anything has been played.
    start: Option<Window>,
}

/// One jump of a line, played or taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReplayedJump {
    pub player: Player,
    /// Its squares are places.
    pub jump: Jump,
    pub is_back: bool,
    /// Whether the same player also played the previous jump.
    pub is_again: bool,
}

impl Replay {
    /// A line from a position, shown in a window of that position; returns the window afterwards
    /// too.
    pub fn open(start: Window, line: Line, window: Window) -> (Replay, Window) {
        let none = (Replay::default(), window.clone());
        Replay { line, start: Some(start) }.shown_in(&window).unwrap_or(none)
    }

    /// Plays a jump of the window's board, if it is legal.
    pub fn jump(&self, window: &Window, rules: Rules, jump: Jump) -> Option<(Replay, Window)> {
        if !is_legal(&window.board, rules, jump) {
            return None;
        }
        let start = self.start(window);
        let from = jump.from + window.origin - start.first();
        let line = self.line.play(Jump { from, ..jump });
        Replay { line, start: Some(start.clone()) }.shown_in(window)
    }

    pub fn step(&self, window: &Window, step: usize) -> Option<(Replay, Window)> {
        let step = step.min(self.line.jumps.len());
        Replay { line: Line { step, ..self.line.clone() }, ..self.clone() }.shown_in(window)
    }

    /// The line as far as these rules allow it, and the window afterwards.
    pub fn under(&self, window: &Window, rules: Rules) -> (Replay, Window) {
        let start = self.start(window);
        let none = (Replay::default(), start.seen_in(window).with_room());
        let line = self.line.under(&start.board.trimmed(), rules);
        Replay { line, start: Some(start.clone()) }.shown_in(window).unwrap_or(none)
    }

    /// The same line in a window of another shape, and that window.
    pub fn in_size(&self, window: &Window, size: WindowSize) -> (Replay, Window) {
        let start = self.start(window).in_size(size);
        let none = (Replay::default(), start.clone());
        let line = self.line.clone();
        Replay { line, start: Some(start.clone()) }.shown_in(&start).unwrap_or(none)
    }

    /// The player of each jump.
    pub fn players(&self, window: &Window) -> Vec<Player> {
        self.line.players(&self.start(window).board.trimmed())
    }

    /// A jump of the line; its squares are places.
    pub fn place_of(&self, window: &Window, index: usize) -> Option<Jump> {
        let jump = *self.line.jumps.get(index)?;
        Some(Jump { from: jump.from + self.start(window).first(), ..jump })
    }

    /// The jump that led to the window's board; its squares are the window's.
    pub fn last(&self, window: &Window) -> Option<Jump> {
        let jump = self.place_of(window, self.line.step.checked_sub(1)?)?;
        Some(Jump { from: jump.from - window.origin, ..jump })
    }

    /// The window before the first jump, or the present one if nothing has been played.
    pub fn start<'a>(&'a self, window: &'a Window) -> &'a Window {
        self.start.as_ref().unwrap_or(window)
    }

    /// Plays the jumps up to the present step, in a window that grows if needed.
    fn shown_in(self, window: &Window) -> Option<(Replay, Window)> {
        if self.line.is_empty() {
            return None;
        }
        let start = self.start(window);
        let mut shown = start.seen_in(window);
        for jump in &self.line.jumps[..self.line.step] {
            let from = jump.from + start.first() - shown.origin;
            shown = shown.jumped(Jump { from, ..*jump })?;
        }
        Some((self, shown.with_room()))
    }

    /// The jump that leads from an earlier state to this one, if both belong to the same line.
    pub fn jump_since(&self, before: (&Replay, &Window), window: &Window) -> Option<ReplayedJump> {
        let (earlier, seen) = before;
        if self.start(window) != earlier.start(seen) {
            return None;
        }
        let (shorter, longer, is_back) = match earlier.line.step < self.line.step {
            true => (&earlier.line, &self.line, false),
            false => (&self.line, &earlier.line, true),
        };
        let (last, first) = longer.jumps[..longer.step].split_last()?;
        if first != &shorter.jumps[..shorter.step] {
            return None;
        }
        let from = last.from + self.start(window).first();
        let board = if is_back { window } else { seen };
        let player = board.board.stone(from - board.origin)?;
        let is_again = longer.step.checked_sub(2).is_some_and(|before| {
            longer.players(&self.start(window).board.trimmed()).get(before) == Some(&player)
        });
        Some(ReplayedJump { player, jump: Jump { from, ..*last }, is_back, is_again })
    }

    /// The first square of the start, as a square of the window.
    pub fn first_in(&self, window: &Window) -> Square {
        self.start(window).first() - window.origin
    }

    /// Where in the window squares have names: those of the start, however the stones have moved.
    pub fn names_in(&self, window: &Window) -> NamedBoard {
        let start = self.start(window);
        NamedBoard::of(&start.board).seen_from(window.origin - start.origin)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use konane::{Board, Direction, Edge};

    fn opened(text: &str) -> (Replay, Window) {
        let start = Window::of(&Board::parse(text, Edge::Plane).unwrap(), WindowSize::USUAL);
        Replay::open(start.clone(), Line::default(), start.with_room())
    }

    /// A jump on a window's board, by its place.
    fn jump(window: &Window, column: i32, direction: Direction) -> Jump {
        Jump { from: Square::new(0, column) - window.origin, direction, taken: 1 }
    }

    fn jumped(
        (replay, window): &(Replay, Window),
        column: i32,
        direction: Direction,
    ) -> (Replay, Window) {
        replay.jump(window, Rules::Ancient, jump(window, column, direction)).unwrap()
    }

    #[track_caller]
    fn check((replay, window): &(Replay, Window), line: &str, shown: &str) {
        assert_eq!(
            (replay.line.write(String::new()).as_str(), window.board.to_string().as_str()),
            (line, shown)
        );
        // A link contains the start and the line.
        let start = Window::of(&replay.start(window).board, WindowSize::USUAL);
        let again = Replay::open(start.clone(), replay.line.clone(), start.with_room());
        assert_eq!(again.1.board.to_string(), shown);
    }

    #[test]
    fn steps_and_branches() {
        let start = opened("oxo.ox");
        let one = jumped(&start, 5, Direction::Left);
        check(&one, "line=0_5l1", "oxox");
        let not_legal = jump(&one.1, 0, Direction::Right);
        assert_eq!(one.0.jump(&one.1, Rules::Ancient, not_legal), None);
        let back = one.0.step(&one.1, 0).unwrap();
        check(&back, "line=0_5l1&step=0", "oxo.ox");
        check(&jumped(&back, 5, Direction::Left), "line=0_5l1", "oxox");
        let branch = jumped(&back, 1, Direction::Right);
        check(&branch, "line=0_1r1", "o..xox");
        assert_eq!(branch.0.step(&branch.1, 9).unwrap(), branch);
        assert_eq!(start.0.step(&start.1, 0), None);
    }

    #[test]
    fn leaves_the_window_and_comes_back() {
        let mut now = opened("x.x.x.xo");
        for column in [7, 5, 3] {
            now = jumped(&now, column, Direction::Left);
        }
        let before = now.1.origin;
        now = jumped(&now, 1, Direction::Left);
        check(&now, "line=0_7l1.0_5l1.0_3l1.0_1l1", "o");
        assert_eq!(now.0.first_in(&now.1), Square::new(0, 0) - now.1.origin);
        assert!(now.1.origin.column < before.column);
        check(&now.0.step(&now.1, 0).unwrap(), "line=0_7l1.0_5l1.0_3l1.0_1l1&step=0", "x.x.x.xo");
    }

    #[test]
    fn tells_one_step_from_anything_else() {
        let start = opened("oxo.ox");
        let one = jumped(&start, 5, Direction::Left);
        let since = |now: &(Replay, Window), before: &(Replay, Window)| {
            now.0.jump_since((&before.0, &before.1), &now.1)
        };
        let jump = Jump { from: Square::new(0, 5), direction: Direction::Left, taken: 1 };
        let replayed =
            |is_back| Some(ReplayedJump { player: Player::Left, jump, is_back, is_again: false });
        assert_eq!(since(&one, &start), replayed(false));
        assert_eq!(since(&start, &one), replayed(true));
        let back = one.0.step(&one.1, 0).unwrap();
        assert_eq!((since(&back, &one), since(&one, &back)), (replayed(true), replayed(false)));
        let branch = jumped(&back, 1, Direction::Right);
        assert_eq!((since(&branch, &one), since(&one, &one)), (None, None));
        assert_eq!(since(&one, &opened("oxo..x")), None);
        let two = jumped(&one, 2, Direction::Right);
        assert_eq!(since(&two, &start), None);
    }
}
