//! `./dev soak`: uses the built site at random.

use crate::run::{Done, Run, cargo, say};
use crate::site::{BuildKind, build};
use crate::tools::system::Browser;

pub fn soak(arguments: &[&str]) -> Done {
    let (mut minutes, mut seed) = ("120", None);
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        match *argument {
            "--seed" => seed = rest.next(),
            given => minutes = given,
        }
    }
    let mut soak =
        cargo("test --features site --test site -- --ignored --exact soak::soak --nocapture");
    Browser::need()?.name_in(&mut soak);
    soak.env("PAPAMU_SOAK_MINUTES", minutes);
    if let Some(seed) = seed {
        soak.env("PAPAMU_SOAK_SEED", seed);
    }
    say(format!("Building the site, then using it for {minutes} minutes"));
    build(BuildKind::Release)?;
    soak.run()
}
