//! The line of a game that is in review.

use basics::player::Player;
use game::{Record, Setup, State, Turn};
use opponents::review::MOST_SQUARES;
use worker::message::ReviewQuestion;

/// A line from the beginning to its end. Its positions have numbers: 0 is the beginning, and turn 0
/// leads from position 0 to position 1.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    pub setup: Setup,
    pub states: Vec<State>,
    pub turns: Vec<Turn>,
    /// The nodes of the positions in the record's tree.
    places: Vec<usize>,
}

impl Line {
    /// The line through the present node. `None` if its boards together have too many squares.
    pub fn of(record: &Record) -> Option<Line> {
        let line = record.tree.line(record.at);
        let mut places = vec![0];
        places.extend(line);
        let begin = record.setup.begin();
        let squares = begin.board.squares().count();
        if squares.saturating_mul(places.len()) > MOST_SQUARES {
            return None;
        }
        let end = places.last().copied().unwrap_or(0);
        let turns = Vec::from_iter(record.tree.turns(end));
        let mut states = vec![begin];
        for &turn in &turns {
            states.extend(states.last().map(|state| state.after(turn)));
        }
        Some(Line { setup: record.setup.clone(), states, turns, places })
    }

    /// The number of a node along the line.
    pub fn number(&self, place: usize) -> Option<usize> {
        self.places.iter().position(|&known| known == place)
    }

    /// The node of a position of the line.
    pub fn place(&self, number: usize) -> usize {
        self.places.get(number).copied().unwrap_or(0)
    }

    /// Whether a record still contains the line, at the same nodes.
    pub fn is_in(&self, record: &Record) -> bool {
        let end = self.place(self.end());
        self.setup == record.setup && record.tree.turns(end).eq(self.turns.iter().copied())
    }

    pub fn end(&self) -> usize {
        self.turns.len()
    }

    pub fn mover(&self, turn: usize) -> Player {
        self.states[turn].turn
    }

    /// A turn with its number, as in “9. d2–d6”; if the second player took it, “9… d2–d6”.
    pub fn numbered(&self, turn: usize) -> String {
        let count = turn + usize::from(self.setup.first() == Player::Right);
        let dots = if count.is_multiple_of(2) { "." } else { "…" };
        let name = self.turns.get(turn).map(|turn| turn.name(self.setup.rows()));
        format!("{}{dots} {}", count / 2 + 1, shown(&name.unwrap_or_default()))
    }

    /// The turns with these names after a turn, as far as they are legal.
    pub fn answer(&self, turn: usize, names: &[String]) -> Vec<Turn> {
        let mut turns = Vec::new();
        let Some(mut state) = self.states.get(turn + 1).cloned() else { return turns };
        for name in names {
            let Ok(turn) = state.turn_named(name) else { break };
            state = state.after(turn);
            turns.push(turn);
        }
        turns
    }

    pub fn question(&self, rounds: u32) -> ReviewQuestion {
        let mut record = Record::new(self.setup.clone());
        let mut at = 0;
        for &turn in &self.turns {
            at = record.tree.play(at, turn);
        }
        ReviewQuestion { rounds, game: record.text() }
    }

    /// How many positions two lines share.
    pub fn shared(&self, other: &Line) -> usize {
        if self.setup != other.setup {
            return 0;
        }
        let turns = self.turns.iter().zip(&other.turns);
        1 + turns.take_while(|(one, other)| one == other).count()
    }
}

/// The name of a turn with a dash in place of the hyphen.
pub fn shown(name: &str) -> String {
    name.replace('-', "–")
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{RowsFrom, read};

    fn line(text: &str) -> Line {
        Line::of(&read(text, RowsFrom::Bottom).record).unwrap()
    }

    #[test]
    fn numbers_turns_as_texts_do() {
        let line = line("[Size \"4x4\"]\n\n1. a1 b1 2. c1-a1 a2-a4");
        assert_eq!(line.end(), 2, "Black has no such jump: the line ends before it");
        let numbered: Vec<String> = (0..2).map(|turn| line.numbered(turn)).collect();
        assert_eq!(numbered, ["1. a1", "1… b1"]);
        let question = read(&line.question(0).game, RowsFrom::Bottom);
        assert_eq!(question.error, None);
        assert_eq!(Line::of(&question.record), Some(line));
    }

    #[test]
    fn shares_what_was_played_before_lines_part() {
        let one = line("[Size \"4x4\"]\n\n1. a1 b1 2. a3-a1");
        let other = line("[Size \"4x4\"]\n\n1. a1 b1");
        let third = line("[Size \"4x4\"]\n\n1. a1 a2");
        let small = line("[Size \"4x5\"]\n\n1. a1 b1");
        assert_eq!([&other, &third, &small].map(|other| one.shared(other)), [3, 2, 0]);
    }

    #[test]
    fn goes_through_the_present_place() {
        let record = read("[Size \"4x4\"]\n\n1. a1 b1 (1... a2)", RowsFrom::Bottom).record;
        let branch = record.tree.count() - 1;
        let line = Line::of(&record.at(branch)).unwrap();
        assert_eq!((line.place(2), line.number(branch), line.number(99)), (branch, Some(2), None));
    }
}
