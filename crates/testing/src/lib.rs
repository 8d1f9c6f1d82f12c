//! Helpers for tests: forms and values by their texts, random inputs, and with the feature `boards`
//! positions and their values by definition, with `certificates` both checkers.

mod random;
mod derivations;
mod forms;
#[cfg(not(target_arch = "wasm32"))]
mod inputs;
mod gallery;
mod kinds;
#[cfg(feature = "certificates")]
mod certificates;
#[cfg(feature = "boards")]
mod boards;
#[cfg(feature = "boards")]
mod positions;
#[cfg(feature = "boards")]
mod trial;

#[cfg(feature = "boards")]
pub use boards::{Exhibit, gallery, images};
#[cfg(feature = "certificates")]
pub use certificates::{Judgement, judged_by_both, judged_in_python, judged_in_rust};
pub use derivations::{check_steps, prefers};
pub use forms::{Bridge, form, sum};
pub use gallery::gallery_values;
#[cfg(not(target_arch = "wasm32"))]
pub use inputs::*;
pub use kinds::all_kinds;
#[cfg(feature = "boards")]
pub use positions::{outcomes, positions};
pub use random::Random;
#[cfg(feature = "boards")]
pub use trial::{Trial, form_of, in_slices};
