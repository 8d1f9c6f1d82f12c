//! The state of the page of a tournament.

use crate::history::History;
use crate::keys::Undo;
use crate::link::problem::shorten;
use crate::pages::play::tournament::{Round, System, Tournament};
use crate::state::PageState;
use basics::one_line::one_line;
use basics::player::Player;
use words::say;

/// How much of a line that cannot be read is quoted.
const QUOTED: usize = 40;

#[derive(Clone, PartialEq, Debug, Default)]
pub struct TournamentState {
    pub tournament: History<Tournament>,
    /// The index of the round that is shown.
    pub shown: usize,
    /// Why the last action was refused.
    pub refused: Option<String>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum TournamentAction {
    /// Takes the names, one a line.
    Names(String),
    System(System),
    /// Pairs the first or the next round.
    Pair,
    Show(usize),
    /// Enters the winner at a table of the round that is shown, or takes the same one back.
    Winner(usize, Player),
    Record(usize, String),
    /// Opens the text of a file, or says that the browser could not read it.
    Open(Option<String>),
    /// Begins another tournament.
    Clear,
    Undo(Undo),
}

impl TournamentState {
    /// What the browser stores.
    pub fn stored(text: &str) -> TournamentState {
        if text.is_empty() {
            return TournamentState::default();
        }
        let opened =
            TournamentState::default().apply(TournamentAction::Open(Some(text.to_string())));
        TournamentState { tournament: History::new((*opened.tournament).clone()), ..opened }
    }

    pub fn round(&self) -> Option<&Round> {
        self.tournament.rounds.get(self.shown)
    }
}

impl PageState for TournamentState {
    type Action = TournamentAction;

    fn apply(&self, action: TournamentAction) -> TournamentState {
        let mut next = self.clone();
        // While the reader mends the names, the reason stays: nothing moves under a press that leaves their field.
        if !matches!(action, TournamentAction::Names(_) | TournamentAction::System(_)) {
            next.refused = None;
        }
        let mut tournament = (*self.tournament).clone();
        let mut shown = self.shown;
        let round = tournament.rounds.get_mut(shown);
        let table = |at: usize| round.and_then(|round| round.tables.get_mut(at));
        match action {
            TournamentAction::Names(text) => {
                let names = text.lines().map(one_line).filter(|name| !name.is_empty());
                tournament.names = names.collect();
            }
            TournamentAction::System(system) => tournament.system = system,
            TournamentAction::Pair => {
                next.refused = tournament.fault();
                if next.refused.is_none() {
                    tournament.rounds.extend(tournament.next_round());
                    shown = usize::MAX;
                }
            }
            TournamentAction::Show(round) => shown = round,
            TournamentAction::Winner(at, winner) => {
                if let Some(table) = table(at) {
                    table.winner = Some(winner).filter(|_| table.winner != Some(winner));
                }
            }
            TournamentAction::Record(at, text) => {
                if let Some(table) = table(at) {
                    let lines: Vec<&str> = text.trim().lines().map(str::trim_end).collect();
                    table.record = lines.join("\n");
                }
            }
            TournamentAction::Open(None) => {
                next.refused = Some(say::learn_progress_no_file().into())
            }
            TournamentAction::Open(Some(text)) => match Tournament::read(&text) {
                Ok(read) => (tournament, shown) = (read, usize::MAX),
                Err((index, line)) => {
                    let line = shorten(&line, QUOTED);
                    next.refused = Some(say::tournament_unread(index + 1, &line));
                }
            },
            TournamentAction::Clear => tournament = Tournament::default(),
            TournamentAction::Undo(key) => {
                match key {
                    Undo::Undo => next.tournament.undo(),
                    Undo::Redo => next.tournament.redo(),
                }
                tournament = (*next.tournament).clone();
            }
        }
        next.shown = shown.min(tournament.rounds.len().saturating_sub(1));
        next.tournament.change(tournament);
        next
    }
}
