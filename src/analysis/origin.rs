//! Whether a position can arise in a game: the answer in words, and the game as a film.

use game::{LONGEST_SIDE, Record, RowsFrom, State, read, size};
use konane::{NamedBoard, Square};
use words::say;
use worker::message::{NeverText, OriginText};

/// A game, board by board.
#[derive(Clone, PartialEq, Debug)]
pub struct Film {
    pub record: Record,
    /// The state before the first turn, and after each.
    pub states: Vec<State>,
}

impl Film {
    /// Of the text of a game.
    pub fn of(text: &str) -> Film {
        let record = read(text, RowsFrom::Bottom).record;
        let record = record.at(record.tree.end(0));
        let turns = record.tree.turns(record.at);
        let mut states = vec![record.setup.begin()];
        for turn in turns {
            states.extend(states.last().map(|state| state.after(turn)));
        }
        Film { record, states }
    }

    pub fn last(&self) -> usize {
        self.states.len() - 1
    }

    /// The turn that led to a board.
    pub fn caption(&self, at: usize) -> String {
        let mut turns = self.record.tree.turns(self.record.at);
        match at.checked_sub(1).and_then(|before| turns.nth(before).zip(self.states.get(before))) {
            Some((turn, before)) => say::origin_turn(before.turn, &turn.name(before.board.rows())),
            None => say::origin_full().to_string(),
        }
    }

    pub fn size(&self) -> String {
        size(self.record.setup.rows(), self.record.setup.columns())
    }
}

/// The answer about a position with these names of squares, counted from its first, in sentences.
pub fn sentences(origin: &OriginText, names: NamedBoard) -> Vec<String> {
    match origin {
        OriginText::Game { text, has_room } => {
            let edge = (!has_room).then(|| say::origin_edge().to_string());
            [say::origin_yes(&Film::of(text).size())].into_iter().chain(edge).collect()
        }
        OriginText::Never(never) => vec![say::origin_no().to_string(), reason(never, names)],
        OriginText::NotFound { rows, columns } => {
            vec![say::origin_not_found(&size(*rows, *columns))]
        }
        OriginText::TooLarge { rows, columns } => {
            vec![say::origin_too_large(&size(LONGEST_SIDE, LONGEST_SIDE), &size(*rows, *columns))]
        }
    }
}

fn reason(never: &NeverText, names: NamedBoard) -> String {
    let name = |square: &Square| names.square_name(*square);
    match never {
        NeverText::Colour(square) => say::origin_colour(&name(square)),
        NeverText::Colours(one, other) => say::origin_colours(&name(one), &name(other)),
        NeverText::NoStones => say::origin_no_stones().to_string(),
        NeverText::Numbers { black, white } => {
            say::origin_numbers(*black as usize, *white as usize)
        }
        NeverText::Removal => say::origin_removal().to_string(),
        NeverText::Jumps => say::origin_jumps().to_string(),
        NeverText::Diagonals => say::origin_diagonals().to_string(),
        NeverText::Search => say::origin_search().to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shows_a_game_board_by_board() {
        let film = Film::of("[Game \"Konane\"]\n[Size \"4x4\"]\n\n1. b2 c2 2. b4-b2");
        let texts: Vec<String> = film.states.iter().map(|state| state.board.whole_text()).collect();
        let boards = ["oxox/xoxo/oxox/xoxo", "oxox/xoxo/o.ox/xoxo", "oxox/xoxo/o..x/xoxo"];
        assert_eq!(texts[..3], boards);
        assert_eq!(texts.len(), 4);
        let captions: Vec<String> = (0..=film.last()).map(|at| film.caption(at)).collect();
        assert_eq!(captions, ["A full board.", "Black: b2", "White: c2", "Black: b4-b2"]);
    }

    #[test]
    fn says_the_answer() {
        let square = Square { row: 0, column: 2 };
        let names = NamedBoard { corner: Square::new(-1, -1), rows: 3, columns: 9 };
        let colour = sentences(&OriginText::Never(NeverText::Colour(square)), names);
        assert!(colour[1].starts_with("The stone on d2 "), "{colour:?}");
        let large = sentences(&OriginText::TooLarge { rows: 26, columns: 17 }, names);
        assert!(large[0].contains("of 26x17, and games have at most 18x18"), "{large:?}");
    }
}
