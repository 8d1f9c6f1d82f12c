//! What the page of sums shows, and its link.
//!
//! ```text
//! #/sums?card=<card>&card=…                 ; cards side by side, as `sums/card` writes them
//! #/sums/compare?card=…&with=<card>&…       ; G and H
//! #/sums/play?card=…&with=…&first=right&you=second&move=<move>&…
//! ```

use crate::link::corrections::Corrections;
use crate::link::page_link::PageLink;
use crate::link::page_names::SUMS;
use crate::link::parameters::{Parameters, Place};
use crate::link::problem::shorten;
use crate::link::view::View;
use basics::named;
use basics::player::Player;
use konane::MAX_TEXT;
use teaching::sums::{
    Card, CardRow, Duel, Game, LONGEST_VALUE, MOST_CARDS, MOST_MOVES, Move, Sides,
};
use words::say;
use worker::message::SumQuestion;

/// The most games of a difference that can be played.
pub const MOST_GAMES: usize = 24;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    #[default]
    Table,
    Compare,
    Play,
}

#[derive(Clone, PartialEq, Debug)]
pub struct SumsLink {
    pub mode: Mode,
    pub sides: Sides,
    /// The text on the calculator line.
    pub calc: String,
    /// The player who moves first in the difference.
    pub first: Player,
    /// Whether the reader moves second.
    pub is_second: bool,
    pub moves: Vec<Move>,
    pub view: View,
}

impl Default for SumsLink {
    fn default() -> Self {
        SumsLink {
            mode: Mode::default(),
            sides: Sides::default(),
            calc: String::new(),
            first: Player::Left,
            is_second: false,
            moves: Vec::new(),
            view: View::default(),
        }
    }
}

const ROWS: [(&str, CardRow); 2] = [("card", CardRow::G), ("with", CardRow::H)];

// In links and in the ids of elements.
named!(Mode { Table: "add", Compare: "compare", Play: "play" });

impl Place for SumsLink {
    fn list(&mut self, parameters: &mut Parameters) {
        for (name, row) in ROWS {
            let cards = self.sides.row_mut(row);
            let texts = parameters.all(name, cards.iter().map(Card::to_string));
            read_row(cards, name, &texts, &mut parameters.corrections);
        }
        let calc = Some(self.calc.clone()).filter(|calc| !calc.is_empty());
        if let Some(asked) = parameters.one("calc", calc) {
            self.calc = asked.chars().take(LONGEST_VALUE).collect();
            if self.calc.len() < asked.len() {
                parameters.corrections.say(say::sums_link_calc(&LONGEST_VALUE.to_string()));
            }
        }
        let place = |is_second| if is_second { "second" } else { "first" };
        parameters.choice("first", &mut self.first, &Player::ALL, Player::name);
        parameters.choice("you", &mut self.is_second, &[false, true], place);
        let moves = parameters.all("move", self.moves.iter().map(Move::to_string));
        self.read_moves(&moves, &mut parameters.corrections);
        self.view.list(parameters);
    }
}

fn read_row(cards: &mut Vec<Card>, name: &str, texts: &[String], corrections: &mut Corrections) {
    for (number, text) in (1..).zip(texts) {
        if number > MOST_CARDS {
            corrections.say(say::sums_link_cards(&MOST_CARDS.to_string()));
            break;
        }
        match Card::parse(text) {
            Ok(card) => cards.push(card),
            Err(error) => {
                let (card, place) = (shorten(text, 20), error.to_string());
                corrections.say(say::sums_link_card(&card, &number.to_string(), &place, name));
            }
        }
    }
}

impl SumsLink {
    /// Reads a link; `None` if it belongs to another page.
    pub fn parse(address: &str) -> Option<(SumsLink, Corrections)> {
        let mut corrections = Corrections::default();
        let link = PageLink::parse(address);
        if link.page != SUMS {
            return None;
        }
        if address.chars().count() > MAX_TEXT {
            corrections.say(say::sums_link_length(&MAX_TEXT.to_string()));
            return Some((SumsLink::default(), corrections));
        }
        let word = Some(link.word(0)).filter(|word| !word.is_empty());
        let modes = Mode::ALL.map(|mode| (mode.name(), mode));
        let mode = corrections.choice(say::sums_link_mode(), word, &modes, modes[0]);
        let (place, said) = SumsLink { mode, ..SumsLink::default() }.opened(&link);
        corrections.0.extend(said);
        Some((place, corrections))
    }

    pub fn link(&self) -> PageLink {
        let words = if self.mode == Mode::Table { vec![] } else { vec![self.mode.name()] };
        self.written(PageLink::to(SUMS, &words))
    }

    fn read_moves(&mut self, texts: &[String], corrections: &mut Corrections) {
        let Some(mut duel) = self.start().filter(|_| !texts.is_empty()) else { return };
        for (number, text) in (1..).zip(texts) {
            let step = Move::parse(text).filter(|_| number <= MOST_MOVES);
            match step.and_then(|step| duel.play(&step).map(|after| (step, after))) {
                Some((step, after)) => {
                    duel = after;
                    self.moves.push(step);
                }
                None => {
                    let number = number.to_string();
                    corrections.say(say::sums_link_move(&number, &shorten(text, 20)));
                    break;
                }
            }
        }
    }

    /// Whether the page reads all of its link.
    pub fn is_in_length(&self) -> bool {
        let is_short = |card: &Card| match &card.game {
            Game::Position(..) => true,
            Game::Value(text) => text.chars().count() <= LONGEST_VALUE,
        };
        self.moves.len() <= MOST_MOVES
            && self.sides.g.iter().chain(&self.sides.h).all(is_short)
            && self.link().to_string().len() <= MAX_TEXT
    }

    /// What a worker is asked about the cards. While the reader plays, the page does not show values.
    pub fn question(&self) -> Option<SumQuestion> {
        let texts = |row: CardRow| self.sides.row(row).iter().map(Card::to_string).collect();
        let h = (self.mode != Mode::Table).then(|| texts(CardRow::H));
        (self.mode != Mode::Play).then(|| SumQuestion { rounds: 0, g: texts(CardRow::G), h })
    }

    /// The difference before the first move; `None` if it has too many games.
    pub fn start(&self) -> Option<Duel> {
        Some(Duel { games: self.sides.difference(MOST_GAMES)?, turn: self.first })
    }

    /// The difference after each of its moves, the beginning first.
    pub fn stages(&self) -> Vec<Duel> {
        let mut stages: Vec<Duel> = self.start().into_iter().collect();
        for step in &self.moves {
            let Some(after) = stages.last().and_then(|duel| duel.play(step)) else { break };
            stages.push(after);
        }
        stages
    }

    /// The player whose moves the reader makes.
    pub fn reader(&self) -> Player {
        if self.is_second { self.first.other() } else { self.first }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(link: &str, written: &str, said: &[&str]) {
        let (place, corrections) = SumsLink::parse(link).unwrap();
        assert_eq!(corrections.0, said);
        assert_eq!(place.link().to_string(), written);
        assert_eq!(SumsLink::parse(written), Some((place, Corrections::default())));
    }

    #[test]
    fn writes_what_it_reads() {
        check("#/sums", "#/sums", &[]);
        let table = "#/sums?card=ancient/plane/oxo.ox&card=3,%5E&card=1/2&calc=%2A%20%2B%201";
        check(table, table, &[]);
        let compared = "#/sums/compare?card=modern/walls/xo&with=%2A";
        check(compared, compared, &[]);
        let played = "#/sums/play?card=ancient/plane/xo&card=1&with=1&first=right&you=second\
                      &move=0,0_1l1&move=1,0&projector=1";
        check(played, played, &[]);
        assert_eq!(SumsLink::parse("#/gallery"), None);
        assert_eq!(SumsLink::parse("#/k1/ancient/plane/xo"), None);
    }

    #[test]
    fn says_what_it_cannot_read() {
        check(
            "#/sums/divide?card=ancient/sea/x&card=1&you=third",
            "#/sums?card=1",
            &[
                "What sums do can be add, compare or play, not “divide”; shown: add.",
                "card 1 of the link, “ancient/sea/x”, cannot be read at character 9: expected plane or \
                 walls. It is left out.",
                "you can be first or second, not “third”; shown: first.",
            ],
        );
        check(
            "#/sums/play?card=ancient/plane/xo&move=0,0_0r1&move=0,0_0r1",
            "#/sums/play?card=ancient/plane/xo&move=0,0_0r1",
            &["Move 2, “0,0_0r1”, cannot be played: play ends before it."],
        );
        let many = format!("#/sums?{}", "card=1&".repeat(25));
        let kept = format!("#/sums?{}", ["card=1"; 24].join("&"));
        check(&many, &kept, &["A row has at most 24 cards: the others are left out."]);
        let long = format!("#/sums?card={}", "1".repeat(MAX_TEXT));
        let empty = "The link has more than 100000 characters: the table is empty.";
        check(&long, "#/sums", &[empty]);
    }
}
