//! `./dev build`: the site.

use crate::run::Done;
use crate::site::{self, BuildKind};

pub fn build(arguments: &[&str]) -> Done {
    match arguments {
        [] => site::build(BuildKind::Release),
        ["--debug"] => site::build(BuildKind::Debug),
        _ => Err("The only option of build is --debug".into()),
    }
}
