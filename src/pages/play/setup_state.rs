//! The state of a game that the reader is setting up.

use crate::link::clock::Clock;
use crate::link::game_link::GameLink;
use crate::link::player_kind::{PlayerKind, USUAL_SECONDS};
use crate::state::PageState;
use basics::player::{ByPlayer, Player};
use game::{LONGEST_SIDE, Removal, Setup, Start};
use konane::Rules;
use opponents::Opponent;

/// The sizes of a game that begins at one press.
pub const BEGINNING: [(i32, i32); 2] = [(6, 6), (8, 8)];

/// The program of a first game, and those that the reader watches.
pub const USUAL_PROGRAM: PlayerKind =
    PlayerKind::Program { opponent: Opponent::MostlyStrong, seconds: USUAL_SECONDS };

#[derive(Clone, PartialEq, Debug)]
pub struct SetupState {
    pub rows: i32,
    pub columns: i32,
    pub rules: Rules,
    pub removal: Removal,
    /// The player who begins.
    pub first: Player,
    pub player_kinds: ByPlayer<PlayerKind>,
    pub passes: ByPlayer<u32>,
    pub teaches: bool,
    pub clock: Option<Clock>,
    pub seed: u32,
    /// Two hidden stones, with which the players draw lots for the colours.
    pub draw: Option<Draw>,
}

/// Two stones, one of each colour, in two closed hands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Draw {
    /// The stone in the first hand; the other stone is in the second.
    pub first: Player,
    /// Once the reader has chosen a hand: whether it is the first.
    pub chosen: Option<bool>,
}

impl Draw {
    pub fn stone(self, is_first: bool) -> Player {
        if is_first { self.first } else { self.first.other() }
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum SetupAction {
    Size(i32, i32),
    Rules(Rules),
    Removal(Removal),
    PlayerKind(Player, PlayerKind),
    Passes(Player, u32),
    Teach(bool),
    Clock(Option<Clock>),
    /// Sets all that the players agree on, but not who plays.
    Agree(&'static Setup),
    /// Hides two stones, this one in the first hand.
    Hide(Player),
    /// Opens the first hand (`true`) or the second.
    Pick(bool),
}

impl SetupState {
    /// A game against a program, like the last one if that was one.
    pub fn like(last: Option<&GameLink>, seed: u32) -> SetupState {
        let usual = ByPlayer { left: PlayerKind::You, right: USUAL_PROGRAM };
        let last = last.filter(|last| {
            Player::ALL.into_iter().any(|player| {
                last.player_kinds[player] == PlayerKind::You
                    && last.player_kinds[player.other()].is_program()
            })
        });
        let size = last.and_then(|last| match last.record.setup.start {
            Start::Full { rows, columns, .. } if BEGINNING.contains(&(rows, columns)) => {
                Some((rows, columns))
            }
            _ => None,
        });
        let (rows, columns) = size.unwrap_or(BEGINNING[0]);
        SetupState {
            rows,
            columns,
            rules: Rules::default(),
            removal: Removal::default(),
            first: Player::Left,
            player_kinds: last.map_or(usual, |last| last.player_kinds),
            passes: ByPlayer::default(),
            teaches: false,
            clock: None,
            seed,
            draw: None,
        }
    }
}

impl PageState for SetupState {
    type Action = SetupAction;

    fn apply(&self, change: SetupAction) -> SetupState {
        let mut next = self.clone();
        match change {
            SetupAction::Size(rows, columns) => {
                next.rows = rows.clamp(1, LONGEST_SIDE);
                next.columns = columns.clamp(1, LONGEST_SIDE);
                // If the rule of removal no longer fits the board, another one replaces it.
                if !next.removal.fits(next.rows, next.columns, next.first) {
                    let (rows, columns, first) = (next.rows, next.columns, next.first);
                    let fitting = Removal::ALL.into_iter().find(|it| it.fits(rows, columns, first));
                    next.removal = fitting.unwrap_or_default();
                }
            }
            SetupAction::Rules(rules) => next.rules = rules,
            SetupAction::Removal(removal) if removal.fits(self.rows, self.columns, self.first) => {
                next.removal = removal;
            }
            SetupAction::Removal(_) => {}
            SetupAction::PlayerKind(player, player_kind) => {
                next.player_kinds[player] = player_kind;
                next.draw = None;
            }
            SetupAction::Passes(player, passes) => next.passes[player] = passes,
            SetupAction::Teach(teaches) => next.teaches = teaches,
            SetupAction::Clock(clock) => next.clock = clock,
            SetupAction::Agree(setup) => {
                if let Start::Full { rows, columns, removal, first } = setup.start {
                    let Setup { rules, passes, .. } = *setup;
                    next = SetupState { rows, columns, rules, removal, first, passes, ..next };
                }
            }
            SetupAction::Hide(first) => next.draw = Some(Draw { first, chosen: None }),
            SetupAction::Pick(is_first) => {
                if let (Some(draw), Some(drawer)) = (&mut next.draw, self.drawer()) {
                    draw.chosen = Some(is_first);
                    if draw.stone(is_first) != drawer {
                        std::mem::swap(&mut next.player_kinds.left, &mut next.player_kinds.right);
                        std::mem::swap(&mut next.passes.left, &mut next.passes.right);
                    }
                }
            }
        }
        next
    }
}

impl SetupState {
    /// Who draws a stone: you, or the friend if you do not play.
    pub fn drawer(&self) -> Option<Player> {
        let is_you = |&player: &Player| self.player_kinds[player] == PlayerKind::You;
        let is_person = |&player: &Player| !self.player_kinds[player].is_program();
        let drawer = Player::ALL.into_iter().find(is_you);
        let drawer = drawer.or_else(|| Player::ALL.into_iter().find(is_person));
        drawer.filter(|_| self.player_kinds.left != self.player_kinds.right)
    }

    /// Whether any rule of removal fits the board.
    pub fn is_possible(&self) -> bool {
        self.removal.fits(self.rows, self.columns, self.first)
    }

    /// The game between these players instead.
    pub fn between(&self, left: PlayerKind, right: PlayerKind) -> GameLink {
        let player_kinds = ByPlayer { left, right };
        SetupState { player_kinds, teaches: false, ..self.clone() }.place()
    }

    /// What the players agree on.
    pub fn setup(&self) -> Setup {
        let SetupState { rows, columns, rules, removal, first, passes, .. } = *self;
        Setup { rules, start: Start::Full { rows, columns, removal, first }, passes }
    }

    pub fn place(&self) -> GameLink {
        let place = GameLink::new(self.setup(), self.player_kinds, self.seed);
        // Nobody can watch the time of a player elsewhere.
        let clock = self.clock.filter(|_| !place.is_by_link());
        GameLink { teaches: self.teaches, clock, ..place }
    }
}
