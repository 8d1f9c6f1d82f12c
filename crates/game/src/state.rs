//! The state of a game: the board, the player whose turn it is, and the turns that they can take.

use crate::Removal;
use basics::player::{ByPlayer, Player};
use konane::{Board, Jump, NamedBoard, Rules, Square, jump_name, square_name};

/// What a player does when it is their turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// Takes their own stone from this square of a full board, or of one without the first stone.
    Remove(Square),
    /// Jumps with one of their stones.
    Jump(Jump),
    /// Uses one of the passes that the setup gives them.
    Pass,
    /// The player whose turn it is gives up the game.
    Resign,
    /// The player whose turn it is has no time left.
    TimeUp,
}

/// What the next turn can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameStage {
    /// The board is full.
    First(Removal),
    /// One stone has been removed, from this square.
    Second(Removal, Square),
    /// The players jump, or pass if they may.
    Jumps,
    /// The player who took the last turn has resigned.
    Resigned,
    /// The player who had the last turn had no time left.
    TimeUp,
}

/// A game between two turns. Its fields are consistent if it comes from [`Setup::begin`](crate::Setup::begin) and
/// [`State::after`].
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// How many stones a jump may take.
    pub rules: Rules,
    /// The stones that stand now.
    pub board: Board,
    /// The player whose turn it is.
    pub turn: Player,
    /// Whether this player removes a stone or jumps, or the game was given up.
    pub stage: GameStage,
    /// How often each player may still pass.
    pub passes: ByPlayer<u32>,
}

/// The name of a turn without a jump.
pub const PASS: &str = "pass";
/// The name of the turn that gives up the game.
pub const RESIGN: &str = "resign";
/// The name of the turn at which the time was up.
pub const TIME_UP: &str = "time-up";

impl Turn {
    /// The name on a board with this many rows: `d4`, `d2-d6`, `pass`, `resign`.
    pub fn name(self, rows: i32) -> String {
        match self {
            Turn::Remove(square) => square_name(square, rows),
            Turn::Jump(jump) => jump_name(jump, rows),
            Turn::Pass => PASS.to_string(),
            Turn::Resign => RESIGN.to_string(),
            Turn::TimeUp => TIME_UP.to_string(),
        }
    }

    /// The name where squares have these.
    pub fn name_on(self, names: NamedBoard) -> String {
        let turn = match self {
            Turn::Remove(square) => Turn::Remove(square - names.corner),
            Turn::Jump(jump) => Turn::Jump(Jump { from: jump.from - names.corner, ..jump }),
            turn => turn,
        };
        turn.name(names.rows)
    }

    /// The jump, if the turn is one.
    pub fn jump(self) -> Option<Jump> {
        match self {
            Turn::Jump(jump) => Some(jump),
            _ => None,
        }
    }
}

impl State {
    /// All turns that the player can take, except to give up.
    pub fn turns(&self) -> impl ExactSizeIterator<Item = Turn> + use<> {
        let mut turns: Vec<Turn> = self.removals().map(Turn::Remove).collect();
        turns.extend(self.jumps(self.turn).map(Turn::Jump));
        turns.extend(self.can_pass().then_some(Turn::Pass));
        turns.into_iter()
    }

    /// The stones that the player can remove now.
    pub fn removals(&self) -> impl ExactSizeIterator<Item = Square> + use<> {
        let (board, player) = (&self.board, self.turn);
        let removals = match self.stage {
            GameStage::First(removal) => removal.first(board, player).collect(),
            GameStage::Second(removal, first) => removal.second(board, player, first).collect(),
            GameStage::Jumps | GameStage::Resigned | GameStage::TimeUp => Vec::new(),
        };
        removals.into_iter()
    }

    /// The jumps of a player, even if it is not their turn; none before two stones are removed.
    pub fn jumps(&self, player: Player) -> impl Iterator<Item = Jump> + use<> {
        let are_allowed = self.stage == GameStage::Jumps;
        self.board.jumps(self.rules, player).filter(move |_| are_allowed)
    }

    /// Whether the player whose turn it is may pass now.
    pub fn can_pass(&self) -> bool {
        self.stage == GameStage::Jumps && self.passes[self.turn] > 0
    }

    /// The state after one of its turns.
    pub fn after(&self, turn: Turn) -> State {
        let mut next = self.clone();
        match turn {
            Turn::Remove(square) => {
                next.board = next.board.without(square);
                next.stage = match self.stage {
                    GameStage::First(removal) => GameStage::Second(removal, square),
                    _ => GameStage::Jumps,
                };
            }
            Turn::Jump(jump) => next.board = next.board.play_unchecked(jump),
            Turn::Pass => next.passes[self.turn] -= 1,
            Turn::Resign => next.stage = GameStage::Resigned,
            Turn::TimeUp => next.stage = GameStage::TimeUp,
        }
        next.turn = self.turn.other();
        next
    }

    /// Whether the game has ended although there may be turns left.
    pub fn is_given_up(&self) -> bool {
        matches!(self.stage, GameStage::Resigned | GameStage::TimeUp)
    }

    /// The winner: the other player if the player whose turn it is can do nothing, or the player
    /// whose turn it is if the other one has resigned or had no time left.
    pub fn winner(&self) -> Option<Player> {
        match self.stage {
            _ if self.is_given_up() => Some(self.turn),
            _ => self.turns().next().is_none().then(|| self.turn.other()),
        }
    }

    /// What the handicap adds to the value: a pass is a free move, worth 1 to its player.
    pub fn passes_worth(&self) -> i64 {
        i64::from(self.passes.left) - i64::from(self.passes.right)
    }
}
