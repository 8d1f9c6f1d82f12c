//! The reader's wish about motion.

use gloo::utils::window;

/// Whether the reader asks for as little motion as possible.
pub fn wants_stillness() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    matches!(query, Ok(Some(query)) if query.matches())
}
