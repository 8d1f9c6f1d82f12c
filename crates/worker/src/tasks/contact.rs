//! Whether two parts of a position can meet.

use serde::{Deserialize, Serialize};

use crate::task::{LIMIT, Single, Task};
use crate::text::Position;
use crate::worker_state::WorkerState;
use basics::budget::{Budget, Stopped};
use konane::{Board, Contact, contact, part_of, survey};

/// The steps for explaining why two parts are separate. The search cannot be interrupted.
const LOOK: u64 = 4_000;
/// How often this number is quadrupled at most.
const MOST_ROUNDS: u32 = 6;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ContactQuestion {
    /// How often the page has asked to go on.
    pub rounds: u32,
    pub position: Position,
    /// Their indices in the list of all parts.
    pub parts: (u32, u32),
}

impl ContactQuestion {
    pub fn begin(
        self,
        _: &mut WorkerState,
        now: f64,
    ) -> Option<impl Task<Answer = Contact> + use<>> {
        let board = self.position.read()?;
        let look = LOOK << (2 * self.rounds.min(MOST_ROUNDS));
        let ask = move |_: &mut WorkerState, _: &mut Budget| {
            contact_of(&board, self.parts, look).ok_or(Stopped::Size)
        };
        Some(Single::new(now + LIMIT, ask))
    }
}

/// `None` if the board has no such parts.
fn contact_of(board: &Board, parts: (u32, u32), look: u64) -> Option<Contact> {
    let survey = survey(board, &mut Budget::steps(0));
    let [one, two] = [parts.0, parts.1].map(|index| {
        let part = survey.parts.get(index as usize)?;
        Some(part_of(board, part.stones.clone(), &mut Budget::steps(look)))
    });
    Some(contact(board, &one?, &two?, &mut Budget::steps(look)))
}
