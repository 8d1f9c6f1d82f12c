//! How far up a stone can get, by solitaire jumps.

use serde::{Deserialize, Serialize};

use crate::task::{LIMIT, Single, Task};
use crate::text::Position;
use crate::worker_state::WorkerState;
use basics::budget::Budget;
use konane::{Jump, MARGIN, Square, ascent};

/// The steps for a hint: a few seconds. A user who does not want to wait ends the worker.
const STEPS: u64 = 600_000;

/// Asks for jumps of both colours that bring a stone as far up as possible: at least and at most this
/// many squares above the position's first row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HintQuestion {
    pub position: Position,
    pub distances: (i32, i32),
}

/// How far up a stone gets with these jumps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HintText {
    /// Above the position's first row; less than the least distance asked for if no way was found.
    pub distance: i32,
    pub leaps: Vec<Jump>,
    /// Whether it is proved that no stone gets farther, within the distances asked for.
    pub is_proved: bool,
}

impl HintQuestion {
    pub fn begin(
        self,
        _: &mut WorkerState,
        now: f64,
    ) -> Option<impl Task<Answer = HintText> + use<>> {
        let board = self.position.read()?;
        let (least, most) = self.distances;
        let ask = move |_: &mut WorkerState, _: &mut Budget| {
            let stones: Vec<Square> = board.stones().map(|(square, _)| square).collect();
            let distances = (least.clamp(1, MARGIN), most.min(MARGIN));
            let ascent = ascent(&stones, distances, &mut Budget::steps(STEPS));
            Ok(HintText {
                distance: ascent.distance,
                leaps: ascent.leaps.clone(),
                is_proved: ascent.is_proved,
            })
        };
        Some(Single::new(now + LIMIT, ask))
    }
}
