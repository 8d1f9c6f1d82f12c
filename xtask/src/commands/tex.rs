//! `./dev tex`: sets with a real TeX what the gallery copies as LaTeX.

use crate::run::{Run, Step, cargo};
use crate::tools::system::need_tex;

pub fn tex() -> Step {
    need_tex()?;
    cargo("test --features tex --test tex").run()
}
