//! The incentives of the jumps of a position. They can be far longer than the values, so they are
//! computed only on request.

use basics::player::ByPlayer;
use serde::{Deserialize, Serialize};

use crate::scribe::few;
use crate::task::{Single, Task, limit};
use crate::text::{NameText, Position};
use crate::worker_state::WorkerState;
use basics::budget::{Budget, Stopped};
use value::Value;

/// Asks for the incentives of all jumps of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct IncentivesQuestion {
    /// How often the page has asked to go on.
    pub rounds: u32,
    pub position: Position,
}

/// In the order in which the analysis lists the jumps.
pub type IncentivesText = ByPlayer<Vec<NameText>>;

impl IncentivesQuestion {
    pub fn begin(
        self,
        state: &mut WorkerState,
        now: f64,
    ) -> Option<impl Task<Answer = IncentivesText> + use<>> {
        let IncentivesQuestion { rounds, position } = self;
        let (board, rules) = (position.read()?, position.terms().0);
        if rounds > 0 {
            state.widened(rules);
        }
        let ask = move |state: &mut WorkerState, budget: &mut Budget| {
            let searches = state.under(rules);
            let incentives = searches.solver.incentives(&board, budget)?;
            let mut scribe = searches.scribe(budget);
            let mut write = |values: &[Value]| -> Result<Vec<NameText>, Stopped> {
                let most = few(values.len());
                values.iter().map(|&value| scribe.name(value, most)).collect()
            };
            Ok(ByPlayer { left: write(&incentives.left)?, right: write(&incentives.right)? })
        };
        Some(Single::new(now + limit(rounds), ask))
    }
}
