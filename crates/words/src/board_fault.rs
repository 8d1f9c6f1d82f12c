//! Says why a text is not a board.

use crate::say;
use konane::{BoardFault, MAX_SIDE, MAX_TEXT, ParseBoardError};

/// What was expected at the place of the fault.
pub fn expected(fault: BoardFault) -> String {
    let side = MAX_SIDE.to_string();
    match fault {
        BoardFault::Sign(sign) => say::rows_sign(&sign.escape_debug().to_string()),
        BoardFault::Zero => say::rows_zero().to_string(),
        BoardFault::Space => say::rows_space().to_string(),
        BoardFault::LongRow => say::rows_long(&side),
        BoardFault::ManyRows => say::rows_many(&side),
        BoardFault::LongText => say::rows_text(&MAX_TEXT.to_string()),
    }
}

/// The place among the rows, and what was expected there.
pub fn board_error(error: &ParseBoardError) -> String {
    let reason = say::link_expected(&expected(error.fault));
    match error.place {
        None => reason,
        Some(place) => say::rows_place(&place.column.to_string(), &reason, &place.row.to_string()),
    }
}
