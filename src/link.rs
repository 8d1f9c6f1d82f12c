//! What the page's address says. It names a page and a place there ([`page_link`]), a position
//! ([`position_link`], for large boards [`packed`], which shares its [`coder`] with [`packed_text`]) with the line played from it ([`mod@line`]) and how
//! to show it ([`view`]), or a lesson ([`lesson_link`]) whose [`item`]s show such links; from earlier there are lists
//! ([`list_link`], as a file [`list_text`]). [`practice_text`] is stored, not linked. [`game_link`], [`sums_link`], [`quiz_link`], [`result_link`] and [`proof_link`] name places of their pages, to which
//! other pages link; [`parameters`] reads and writes what such a place lists. [`problem`] says why the page cannot
//! read a link, [`corrections`] which wishes of a link it could not meet.

pub mod problem;
pub mod corrections;
pub mod encoding;
pub mod page_link;
pub mod parameters;
pub mod spelling;
pub mod page_names;
pub mod view;
pub mod line;
pub mod coder;
pub mod packed;
pub mod packed_text;
pub mod position_link;
pub mod player_kind;
pub mod clock;
pub mod record_words;
pub mod solved_link;
pub mod game_link;
pub mod sums_link;
pub mod item;
pub mod quiz_number;
pub mod quiz_link;
pub mod result_link;
pub mod lesson_code;
pub mod item_link;
pub mod list_link;
pub mod list_text;
pub mod practice_text;
pub mod lesson_link;
pub mod proof_link;
