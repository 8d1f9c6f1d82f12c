//! Finds the turn that a player points at or types, or the reason why it is not possible.

use crate::{GameStage, PASS, RESIGN, State, TIME_UP, Turn};
use konane::{Jump, NamedBoard, Rules, Square, jump_between, square_named};

/// Why a turn cannot be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The text is no square, no jump and no pass.
    Unread,
    /// The board has no such square.
    OffBoard,
    /// The player has to remove a stone first.
    Removal,
    /// Players remove stones only at the beginning.
    Jumps,
    /// The square is empty: nothing to remove or to jump with.
    NoStone(Square),
    /// The stone is the other player's.
    OtherStone(Square),
    /// The rule of removal does not allow this stone.
    NotRemovable(Square),
    /// A jump goes along a row or a column, over every second square.
    NotInLine,
    /// A stone stands on the square where the jump would land.
    Taken(Square),
    /// There is no stone to jump over on this square.
    NothingThere(Square),
    /// The stone on this square is the player's own; players jump only over the other's stones.
    OwnThere(Square),
    /// Under modern rules a jump takes only one stone.
    OneOnly,
    /// The player has no passes left, or none were agreed.
    NoPass,
    /// The game is over.
    Over,
}

impl State {
    /// The turn that removes the stone on this square.
    pub fn removing(&self, square: Square) -> Result<Turn, Refusal> {
        if self.stage == GameStage::Jumps {
            return Err(Refusal::Jumps);
        }
        self.own_stone(square)?;
        match self.removals().any(|removal| removal == square) {
            true => Ok(Turn::Remove(square)),
            false => Err(Refusal::NotRemovable(square)),
        }
    }

    /// The turn that jumps from one square to another.
    pub fn jumping(&self, from: Square, to: Square) -> Result<Turn, Refusal> {
        if self.stage != GameStage::Jumps {
            return Err(Refusal::Removal);
        }
        self.own_stone(from)?;
        if !self.is_inside(to) {
            return Err(Refusal::OffBoard);
        }
        let jump = jump_between(from, to).ok_or(Refusal::NotInLine)?;
        for leap in 0..jump.taken {
            let over = from.step(jump.direction, 2 * leap + 1);
            let landing = over.step(jump.direction, 1);
            match self.board.stone(over) {
                None => return Err(Refusal::NothingThere(over)),
                Some(player) if player == self.turn => return Err(Refusal::OwnThere(over)),
                Some(_) if self.board.stone(landing).is_some() => {
                    return Err(Refusal::Taken(landing));
                }
                Some(_) => {}
            }
        }
        match self.rules {
            Rules::Modern if jump.taken > 1 => Err(Refusal::OneOnly),
            _ => Ok(Turn::Jump(jump)),
        }
    }

    /// The turn without a jump, which uses up one of the player's passes.
    pub fn passing(&self) -> Result<Turn, Refusal> {
        if self.can_pass() { Ok(Turn::Pass) } else { Err(Refusal::NoPass) }
    }

    /// One of the turns that end the game before it is played out.
    pub fn ending(&self, turn: Turn) -> Result<Turn, Refusal> {
        if self.winner().is_some() { Err(Refusal::Over) } else { Ok(turn) }
    }

    /// The turn with this name: `d4`, `d2-d6` (also as `D2xD4xD6`, `d2d6` or `d2 – d6.`), `pass`,
    /// `resign` or `time-up`.
    pub fn turn_named(&self, name: &str) -> Result<Turn, Refusal> {
        self.turn_named_on(name, NamedBoard::whole(&self.board))
    }

    /// The same where squares have these names.
    pub(crate) fn turn_named_on(&self, name: &str, names: NamedBoard) -> Result<Turn, Refusal> {
        if self.is_given_up() {
            return Err(Refusal::Over);
        }
        let name: String = name.to_ascii_lowercase().split_whitespace().collect();
        match name.trim_end_matches(|sign| ENDS.contains(sign)) {
            PASS => return self.passing(),
            RESIGN => return self.ending(Turn::Resign),
            TIME_UP => return self.ending(Turn::TimeUp),
            _ => {}
        }
        let squares = squares_of(&name);
        let read = |square: &str| {
            let is_square = square_named(square, i32::MAX).is_some();
            let square = names.square_named(square).filter(|it| self.is_inside(*it));
            square.ok_or(if is_square { Refusal::OffBoard } else { Refusal::Unread })
        };
        let squares = squares.iter().map(|square| read(square));
        let squares = squares.collect::<Result<Vec<Square>, Refusal>>()?;
        match squares[..] {
            [] => Err(Refusal::Unread),
            [square] => self.removing(square),
            [from, .., to] => {
                let turn = self.jumping(from, to)?;
                let Turn::Jump(jump) = turn else { return Ok(turn) };
                let steps = squares.windows(2).map(|pair| jump_between(pair[0], pair[1]));
                let is_on =
                    |step: Option<Jump>| step.is_some_and(|step| step.direction == jump.direction);
                if steps.into_iter().all(is_on) { Ok(turn) } else { Err(Refusal::NotInLine) }
            }
        }
    }

    fn own_stone(&self, square: Square) -> Result<(), Refusal> {
        if !self.is_inside(square) {
            return Err(Refusal::OffBoard);
        }
        match self.board.stone(square) {
            None => Err(Refusal::NoStone(square)),
            Some(player) if player != self.turn => Err(Refusal::OtherStone(square)),
            Some(_) => Ok(()),
        }
    }

    /// The window of a game never grows.
    fn is_inside(&self, square: Square) -> bool {
        (0..self.board.rows()).contains(&square.row)
            && (0..self.board.columns()).contains(&square.column)
    }

    /// The jumps of the player whose turn it is not.
    pub fn threats(&self) -> impl Iterator<Item = Turn> + '_ {
        self.jumps(self.turn.other()).map(Turn::Jump)
    }
}

/// Signs between the squares of a jump.
const JOINTS: &str = "-–—−×:→>";
/// Signs at the end of a turn.
const ENDS: &str = ".,;!?+#";

/// Whether a word only joins two squares.
pub(super) fn is_joint(word: &str) -> bool {
    word.eq_ignore_ascii_case("x") || word.chars().all(|sign| JOINTS.contains(sign))
}

/// Whether a word belongs to the same jump as the word before it.
pub(super) fn joins(word: &str) -> bool {
    is_joint(word) || word.starts_with(|sign| JOINTS.contains(sign))
}

/// Whether the next word belongs to the same jump as this one. An x after a number joins squares, too.
pub(super) fn goes_on(word: &str) -> bool {
    let before_x = word.strip_suffix(['x', 'X']).unwrap_or_default();
    before_x.ends_with(|sign: char| sign.is_ascii_digit())
        || word.ends_with(|sign| JOINTS.contains(sign))
}

/// The squares that a turn names, whatever signs join them.
pub(super) fn squares_of(name: &str) -> Vec<String> {
    let mut squares = String::new();
    let mut before = ' ';
    for sign in name.trim_end_matches(|sign| ENDS.contains(sign)).chars() {
        // A letter after a number begins another square; an x there may also be a sign that joins
        // squares.
        let follows_number = before.is_ascii_digit();
        if JOINTS.contains(sign) || follows_number && sign.is_ascii_alphabetic() {
            squares.push(' ');
        }
        let is_joint = JOINTS.contains(sign) || follows_number && matches!(sign, 'x' | 'X');
        if !is_joint {
            squares.push(sign);
        }
        before = sign;
    }
    squares.split_whitespace().map(str::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;
    use basics::player::Player;
    use konane::{Board, Edge, square_name};

    #[track_caller]
    fn check(board: &str, rules: Rules, turn: &str, expected: Result<&str, Refusal>) {
        let board = Board::parse(board, Edge::Walls).unwrap();
        let state = Setup::from_position(rules, &board, Player::Left).begin();
        let named = state.turn_named(turn).map(|turn| turn.name(board.rows()));
        assert_eq!(named, expected.map(str::to_string), "{turn}");
    }

    #[test]
    fn says_why_not() {
        let at = |name| square_named(name, 1).unwrap();
        let row = "xo.o.xx.";
        for (turn, expected) in [
            ("a1-c1", Ok("a1-c1")),
            ("A1xC1xE1", Ok("a1-e1")),
            ("a1–e1", Ok("a1-e1")),
            ("a1e1", Ok("a1-e1")),
            ("a1 c1", Ok("a1-c1")),
            (" a1 - c1 .", Ok("a1-c1")),
            ("A1 x C1 x E1!", Ok("a1-e1")),
            ("Resign.", Ok("resign")),
            ("a1-g1", Err(Refusal::OwnThere(at("f1")))),
            ("a1-b1", Err(Refusal::NotInLine)),
            ("b1-d1", Err(Refusal::OtherStone(at("b1")))),
            ("c1-e1", Err(Refusal::NoStone(at("c1")))),
            ("f1-h1", Err(Refusal::OwnThere(at("g1")))),
            ("g1-e1", Err(Refusal::OwnThere(at("f1")))),
            ("f1-d1", Err(Refusal::NothingThere(at("e1")))),
            ("a1-i1", Err(Refusal::OffBoard)),
            ("a2-a4", Err(Refusal::OffBoard)),
            ("a1", Err(Refusal::Jumps)),
            ("pass", Err(Refusal::NoPass)),
            ("?", Err(Refusal::Unread)),
            ("", Err(Refusal::Unread)),
            ("a1-c1-a1", Err(Refusal::NotInLine)),
            ("a1c1a1", Err(Refusal::NotInLine)),
            ("1 2", Err(Refusal::Unread)),
            ("-", Err(Refusal::Unread)),
        ] {
            check(row, Rules::Ancient, turn, expected);
        }
        check(row, Rules::Modern, "a1-e1", Err(Refusal::OneOnly));
        check("xox", Rules::Modern, "a1-c1", Err(Refusal::Taken(at("c1"))));
        // Black has already lost.
        check("xox", Rules::Modern, "resign", Err(Refusal::Over));
    }

    #[test]
    fn removes_what_the_rule_allows() {
        let state = Setup::default().begin();
        let at = |name| square_named(name, 8).unwrap();
        assert_eq!(state.turn_named("d4"), Ok(Turn::Remove(at("d4"))));
        assert_eq!(state.turn_named("c3"), Err(Refusal::NotRemovable(at("c3"))));
        assert_eq!(state.turn_named("d5"), Err(Refusal::OtherStone(at("d5"))));
        assert_eq!(state.turn_named("d4-d6"), Err(Refusal::Removal));
        let next = state.after(Turn::Remove(at("d4")));
        let names = next.removals().map(|square| square_name(square, 8));
        assert_eq!(names.collect::<Vec<_>>(), ["d5", "d3", "c4", "e4"]);
        assert_eq!(next.winner(), None);
    }

    #[test]
    fn threats_are_jumps_of_the_other_player() {
        let board = Board::parse("xo.ox", Edge::Walls).unwrap();
        let names = |player| {
            let state = Setup::from_position(Rules::Ancient, &board, player).begin();
            let names = state.threats().map(|turn| turn.name(1));
            names.collect::<Vec<String>>().join(" ")
        };
        assert_eq!((names(Player::Right), names(Player::Left)), ("a1-c1 e1-c1".into(), "".into()));
    }

    #[test]
    fn who_resigns_has_lost() {
        let state = Setup::default().begin();
        let next = state.after(state.turn_named("d4").unwrap());
        let over = next.after(next.turn_named("resign").unwrap());
        assert_eq!((over.winner(), over.turns().next()), (Some(Player::Left), None));
        for name in ["e4", "d2-d4", "pass", "resign", "?"] {
            assert_eq!(over.turn_named(name), Err(Refusal::Over), "{name}");
        }
    }
}
