//! `./dev build`: the site.

use crate::run::Step;
use crate::site::{self, Kind};

pub fn build(arguments: &[&str]) -> Step {
    match arguments {
        [] => site::build(Kind::Release),
        ["--debug"] => site::build(Kind::Debug),
        _ => Err("The only option of build is --debug".into()),
    }
}
