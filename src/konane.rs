//! The board game; knows no values.

mod bits;
mod board;
mod census;
mod grid;
mod group;
mod jump;
mod life;
mod nimber;
mod notation;
mod outlook;
mod pegs;
mod penetration;
mod potential;
mod opening;
mod square;
mod survey;
mod window;
mod witness;

pub use bits::{Bits, Bounds, Field, left_to_right, transposed, upside_down};
pub use board::{Board, Edge, MAX_SIDE, Rules};
pub use census::{Census, LONGEST_SIDE, Level, Scope, levels, typical};
pub use grid::Grid;
pub use group::{Flock, Group, Split, Splitter, bound, landings};
pub use jump::Jump;
pub use life::{Life, lives};
pub use nimber::{NIMBERS, NimberStage, NimberStep, nimber, nimber_steps};
pub use notation::{MAX_TEXT, ParseBoardError, Place};
pub use opening::Opening;
pub use outlook::{Outlook, bounds};
pub use pegs::{Explored, Pegs, played};
pub use penetration::{Ascent, Penetration, Reach, TABLE, ascent, by_box, leaps_to, penetration};
pub use potential::{Line, Potential};
pub use square::{Direction, Square};
pub use survey::{Contact, Gap, PartInfo, Survey, contact, gap, part_of, survey};
pub use window::{MARGIN, Window};
pub use witness::{Fewest, LIMITS, Limit, WITNESSES, Witness, obstacle, witness};
