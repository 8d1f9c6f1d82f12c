//! `./dev tex`: sets with a real TeX what the gallery copies as LaTeX.

use crate::run::{Done, Run, cargo};
use crate::tools::system::need_tex;

pub fn tex() -> Done {
    need_tex()?;
    cargo("test --features tex --test tex").run()
}
