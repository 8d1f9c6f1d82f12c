//! The cards on the page of sums, and the actions on them.

use crate::history::History;
use crate::link::sums_link::{Mode, SumsLink};
use crate::link::view::View;
use crate::state::{LinkedState, PageState};
use basics::player::Player;
use teaching::sums::{Card, CardRow, Duel, MOST_CARDS, MOST_COPIES, Move};
use words::say;

#[derive(Clone, PartialEq, Debug)]
pub struct SumsState {
    pub place: History<SumsLink>,
    /// What the last action did, in words.
    pub status: String,
    /// The corrections of a link or a text.
    pub corrections: Vec<String>,
}

impl Default for SumsState {
    fn default() -> Self {
        SumsState {
            place: History::new(SumsLink::default()),
            status: String::new(),
            corrections: vec![],
        }
    }
}

impl LinkedState for SumsState {
    fn link(&self) -> String {
        self.place.link().to_string()
    }

    fn has_problem(&self) -> bool {
        !self.corrections.is_empty()
    }

    fn fence(&mut self, is_fenced: bool) {
        self.place.fence(is_fenced);
    }
}

#[derive(Clone, PartialEq, Debug)]
pub enum SumsAction {
    /// Opens a link.
    Open(SumsLink, Vec<String>),
    Add(CardRow, Vec<Card>),
    Remove(CardRow, usize),
    Negate(CardRow, usize),
    /// Adds this many copies.
    Count(CardRow, usize, i32),
    /// Replaces a card.
    Replace(CardRow, usize, Card),
    /// Moves a card within its row.
    Shift(CardRow, usize, usize),
    Clear,
    Mode(Mode),
    Calc(String),
    View(View),
    /// Sets who moves first, and whether the reader moves second; play begins again.
    Begin(Player, bool),
    /// Plays the reader's move.
    Play(Move),
    /// Plays the program's move; undo takes it back together with the reader's move before it.
    Answer(Move),
    /// Keeps only this many moves of a link, since the next is illegal.
    Cut(usize),
    /// Goes back to the state after this many moves.
    Rewind(usize),
    Say(String),
    Undo,
    Redo,
    Dismiss,
}

impl PageState for SumsState {
    type Action = SumsAction;

    fn apply(&self, action: SumsAction) -> SumsState {
        let mut next = (*self.place.now()).clone();
        // After a change of the cards, play begins again.
        let mut anew = |row: CardRow| {
            next.moves.clear();
            next.sides.row(row).len()
        };
        let status = match action {
            SumsAction::Open(place, corrections) => {
                let mut history = self.place.clone();
                if place != *history.now() {
                    history.record(place);
                }
                return SumsState { place: history, status: String::new(), corrections };
            }
            SumsAction::Add(row, cards) => {
                if anew(row) + cards.len() > MOST_CARDS {
                    let full = say::sums_full(MOST_CARDS);
                    return SumsState { status: full, ..self.clone() };
                }
                let count = cards.len();
                next.sides.row_mut(row).extend(cards);
                say::sums_added(count, next.sides.row(row).len())
            }
            SumsAction::Remove(row, place) if place < anew(row) => {
                next.sides.row_mut(row).remove(place);
                say::sums_removed(place + 1)
            }
            SumsAction::Negate(row, place) if place < anew(row) => {
                let card = &mut next.sides.row_mut(row)[place];
                *card = card.negative();
                say::sums_negated(place + 1)
            }
            SumsAction::Count(row, place, more) if place < anew(row) => {
                let card = &mut next.sides.row_mut(row)[place];
                card.count = card.count.saturating_add_signed(more).clamp(1, MOST_COPIES);
                say::sums_counted(card.count, place + 1)
            }
            SumsAction::Replace(row, place, card) if place < anew(row) => {
                next.sides.row_mut(row)[place] = card;
                String::new()
            }
            SumsAction::Shift(row, from, to) if from.max(to) < anew(row) => {
                let cards = next.sides.row_mut(row);
                let card = cards.remove(from);
                cards.insert(to, card);
                say::sums_shifted(from + 1, to + 1)
            }
            SumsAction::Remove(..)
            | SumsAction::Negate(..)
            | SumsAction::Count(..)
            | SumsAction::Replace(..)
            | SumsAction::Shift(..) => return self.clone(),
            SumsAction::Clear => {
                let SumsLink { view, mode, calc, .. } = next;
                next = SumsLink { view, mode, calc, ..SumsLink::default() };
                say::sums_cleared().to_string()
            }
            SumsAction::Mode(mode) => {
                next.mode = mode;
                String::new()
            }
            SumsAction::Calc(calc) => {
                next.calc = calc;
                return self.showing(next);
            }
            SumsAction::View(view) => {
                next.view = view;
                return self.showing(next);
            }
            SumsAction::Begin(first, is_second) => {
                next = SumsLink { first, is_second, moves: Vec::new(), ..next };
                String::new()
            }
            SumsAction::Play(step) => {
                let played = next.stages().last().and_then(|duel: &Duel| duel.play(&step));
                if played.is_none() {
                    return self.clone();
                }
                next.moves.push(step);
                String::new()
            }
            SumsAction::Answer(step) => {
                if next.stages().last().is_none_or(|duel| duel.play(&step).is_none()) {
                    return self.clone();
                }
                next.moves.push(step);
                return if next.is_in_length() { self.showing(next) } else { self.refusing() };
            }
            SumsAction::Cut(count) => {
                next.moves.truncate(count);
                let cut = say::sums_move_cut(count + 1);
                return SumsState { corrections: vec![cut], ..self.showing(next) };
            }
            SumsAction::Rewind(count) => {
                next.moves.truncate(count);
                String::new()
            }
            SumsAction::Say(status) => return SumsState { status, ..self.clone() },
            SumsAction::Dismiss => return SumsState { corrections: Vec::new(), ..self.clone() },
            SumsAction::Undo | SumsAction::Redo => {
                let mut place = self.place.clone();
                match action {
                    SumsAction::Undo => place.undo(),
                    _ => place.redo(),
                }
                return SumsState { place, status: String::new(), corrections: Vec::new() };
            }
        };
        if next == *self.place.now() {
            return SumsState { status, ..self.clone() };
        }
        if !next.is_in_length() {
            return self.refusing();
        }
        let mut place = self.place.clone();
        place.record(next);
        SumsState { place, status, corrections: Vec::new() }
    }
}

impl SumsState {
    /// The same state, since the next one would not fit into a link.
    fn refusing(&self) -> SumsState {
        SumsState { status: say::sums_too_long().to_string(), ..self.clone() }
    }

    /// Shows another place without adding a step that can be undone.
    fn showing(&self, next: SumsLink) -> SumsState {
        let mut place = self.place.clone();
        place.replace(next);
        SumsState { place, ..self.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use teaching::sums::MOST_MOVES;

    fn sums_state(deeds: Vec<SumsAction>) -> SumsState {
        deeds.into_iter().fold(SumsState::default(), |sums_state, action| sums_state.apply(action))
    }

    fn add(text: &str) -> SumsAction {
        SumsAction::Add(CardRow::G, vec![Card::parse(text).unwrap()])
    }

    fn link(sums_state: &SumsState) -> String {
        sums_state.place.link().to_string()
    }

    #[test]
    fn cards_are_added_changed_and_brought_back() {
        let three = sums_state(vec![add("ancient/plane/xo"), add("1"), add("2")]);
        assert_eq!(link(&three), "#/sums?card=ancient/plane/xo&card=1&card=2");
        let moved = three
            .apply(SumsAction::Shift(CardRow::G, 0, 2))
            .apply(SumsAction::Negate(CardRow::G, 2));
        assert_eq!(link(&moved), "#/sums?card=1&card=2&card=ancient/plane/ox");
        let counted = moved.apply(SumsAction::Count(CardRow::G, 0, 1)).apply(SumsAction::Count(
            CardRow::G,
            0,
            -5,
        ));
        assert_eq!(link(&counted), link(&moved));
        let back = counted.apply(SumsAction::Undo).apply(SumsAction::Undo).apply(SumsAction::Undo);
        assert_eq!(link(&back), "#/sums?card=1&card=2&card=ancient/plane/xo");
        assert_eq!(link(&back.apply(SumsAction::Redo)), link(&moved));
        assert_eq!(link(&back.apply(SumsAction::Remove(CardRow::G, 9))), link(&back));
        let full = (0..30).fold(three, |sums_state, _| sums_state.apply(add("1")));
        assert_eq!(full.place.sides.g.len(), MOST_CARDS);
        assert!(full.status.contains("at most 24"));
    }

    #[test]
    fn moves_are_played_and_end_when_cards_change() {
        let game = sums_state(vec![add("ancient/plane/xo"), SumsAction::Mode(Mode::Play)]);
        let step = Move::parse("0,0_0r1").unwrap();
        let played = game.apply(SumsAction::Play(step.clone()));
        assert_eq!(link(&played), "#/sums/play?card=ancient/plane/xo&move=0,0_0r1");
        assert_eq!(played.apply(SumsAction::Play(step)), played, "the stone is gone");
        assert_eq!(link(&played.apply(SumsAction::Rewind(0))), link(&game));
        let negated = played.apply(SumsAction::Negate(CardRow::G, 0));
        assert_eq!(link(&negated), "#/sums/play?card=ancient/plane/ox");
    }

    #[test]
    fn no_more_is_taken_than_a_link_holds() {
        let check = |full: &SumsState, action: SumsAction| {
            let refused = full.apply(action);
            assert_eq!((link(&refused), &refused.status[..]), (link(full), say::sums_too_long()));
            let (read, corrections) = SumsLink::parse(&link(full)).unwrap();
            assert_eq!((&read, corrections.0), (&*full.place.now(), vec![]));
        };
        // In brackets and with a sign it would be too long for a value.
        let long = sums_state(vec![add(&format!("1{}", "+1".repeat(999)))]);
        check(&long, SumsAction::Negate(CardRow::G, 0));
        // Each sign takes nine characters of a link.
        let arrows = || add(&"↑".repeat(2_000));
        check(&sums_state((0..5).map(|_| arrows()).collect()), arrows());
        let step = || Move::parse("0,0").unwrap();
        let moves = (0..MOST_MOVES).map(|_| SumsAction::Answer(step()));
        let played = sums_state([add("1")].into_iter().chain(moves).collect());
        check(&played, SumsAction::Play(step()));
        check(&played, SumsAction::Answer(step()));
    }
}
