//! Whether a position can arise in a game.

use konane::Square;
use serde::{Deserialize, Serialize};

use crate::task::{LIMIT, Single, Task};
use crate::text::Position;
use crate::worker_state::WorkerState;
use basics::budget::{Budget, Stopped};
use game::{Never, Origin, OriginSearch, Refused, Removal};

/// Asks for a game that ends in this position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OriginQuestion {
    pub position: Position,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum OriginText {
    /// The text of a game, and whether the edge of its board changes no jump.
    Game {
        text: String,
        has_room: bool,
    },
    Never(NeverText),
    /// On boards of up to this size.
    NotFound {
        rows: i32,
        columns: i32,
    },
    /// It needs a board of this size.
    TooLarge {
        rows: i32,
        columns: i32,
    },
}

/// Why a position cannot arise: see [`Never`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum NeverText {
    Colour(Square),
    Colours(Square, Square),
    NoStones,
    Numbers { black: u32, white: u32 },
    Removal,
    Jumps,
    Diagonals,
    Search,
}

/// The tables of the search may take this many bytes.
const BYTES: usize = 256 << 20;

impl OriginQuestion {
    pub fn begin(
        self,
        _: &mut WorkerState,
        now: f64,
    ) -> Option<impl Task<Answer = OriginText> + use<>> {
        let board = self.position.read()?;
        let rules = self.position.terms().0;
        let mut search = None;
        let ask = move |_: &mut WorkerState, budget: &mut Budget| {
            let search = search
                .get_or_insert_with(|| OriginSearch::new(rules, Removal::default(), &board, None));
            *budget = budget.within(BYTES);
            match search.go_on(budget) {
                // No other search holds this memory.
                Err(Stopped::Memory) => Err(Stopped::Size),
                origin => origin.map(OriginText::from),
            }
        };
        Some(Single::new(now + LIMIT, ask))
    }
}

impl From<Origin> for OriginText {
    fn from(origin: Origin) -> Self {
        match origin {
            Origin::Game { record, has_room } => OriginText::Game { text: record.text(), has_room },
            Origin::Never(never) => OriginText::Never(never.into()),
            Origin::NotFound(rows, columns) => OriginText::NotFound { rows, columns },
            Origin::TooLarge(rows, columns) => OriginText::TooLarge { rows, columns },
        }
    }
}

impl From<Never> for NeverText {
    fn from(never: Never) -> Self {
        match never {
            Never::Colour(square) => NeverText::Colour(square),
            Never::Colours(one, other) => NeverText::Colours(one, other),
            Never::NoStones => NeverText::NoStones,
            Never::Numbers(numbers) => {
                NeverText::Numbers { black: numbers.left as u32, white: numbers.right as u32 }
            }
            // The page asks about no size of board, so there is one place at most.
            Never::Places(Refused { by_removal: 1.., .. }) => NeverText::Removal,
            Never::Places(Refused { by_jumps: 1.., .. }) => NeverText::Jumps,
            Never::Places(Refused { by_diagonals: 1.., .. }) => NeverText::Diagonals,
            Never::Places(_) | Never::NoRoom => NeverText::Search,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::task::all_answers;
    use game::{RowsFrom, read};
    use konane::{Board, Edge, Rules};

    fn answer(rules: Rules, text: &str, edge: Edge) -> Vec<OriginText> {
        let board = Board::parse(text, edge).unwrap();
        let mut state = WorkerState::new(1 << 28);
        let question = OriginQuestion { position: Position::of(rules, &board) };
        let task = question.begin(&mut state, 0.0).unwrap();
        all_answers(task, &mut state, || 0.0)
    }

    #[test]
    fn answers_with_a_game_or_a_reason() {
        let answers = answer(Rules::Ancient, "xo/.xo", Edge::Plane);
        let [OriginText::Game { text, has_room: true }] = &answers[..] else {
            panic!("{answers:?}")
        };
        let record = read(text, RowsFrom::Bottom).record;
        let last = record.state_at(record.tree.end(0)).board.with_edge(Edge::Plane);
        assert_eq!(last.to_string(), "xo/.xo");
        let numbers = OriginText::Never(NeverText::Numbers { black: 4, white: 1 });
        assert_eq!(answer(Rules::Modern, "ox/..x/.x.x", Edge::Plane), [numbers]);
        let square = OriginText::Never(NeverText::Colour(Square { row: 0, column: 0 }));
        assert_eq!(answer(Rules::Modern, "xo/ox", Edge::Walls), [square]);
        // White took one stone, Black none; but no white stone is in a corner or in the centre, so
        // that White is not first.
        let jumps = answer(Rules::Ancient, "xoxoxo...", Edge::Walls);
        assert_eq!(jumps, [OriginText::Never(NeverText::Jumps)]);
    }
}
