//! What a camera sees.

use basics::named;
use votes::reader::Seen;
use words::say;

#[derive(Clone, PartialEq, Debug)]
pub enum Sight {
    /// The camera is on.
    On,
    /// The cards on a picture.
    Cards(Vec<Seen>),
    /// The texts of the QR codes on a picture.
    Codes(Vec<String>),
    /// The camera is off.
    Problem(CameraProblem),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CameraProblem {
    None,
    Refused,
    /// Another program has it, or it does not answer.
    Busy,
    /// It was on, and was taken away.
    Gone,
    /// What reads the pictures did not come, or came to an end.
    Failed,
}

// As `static/camera.js` tells them.
named!(CameraProblem {
    None: "none",
    Refused: "refused",
    Busy: "busy",
    Gone: "gone",
    Failed: "failed",
});

impl CameraProblem {
    pub fn sentence(self) -> &'static str {
        match self {
            CameraProblem::None => say::vote_camera_none(),
            CameraProblem::Refused => say::vote_camera_refused(),
            CameraProblem::Busy => say::vote_camera_busy(),
            CameraProblem::Gone => say::vote_camera_gone(),
            CameraProblem::Failed => say::vote_camera_failed(),
        }
    }
}

/// The cards as the worker describes them, by five numbers each.
pub fn cards(numbers: &[f32]) -> Vec<Seen> {
    let cards = numbers.as_chunks::<5>().0.iter();
    cards
        .map(|&[number, quarter_turns, x, y, side]| Seen {
            number: number as usize,
            quarter_turns: quarter_turns as usize,
            middle: [x, y],
            side,
        })
        .collect()
}
