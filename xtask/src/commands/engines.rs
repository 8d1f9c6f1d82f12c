//! `./dev engines`: what readers do, in Chromium, Firefox and WebKit, and hosts with two builds or damaged files.

use crate::commands::site_tests;
use crate::run::Done;
use crate::tools::system::Engines;

pub fn engines(arguments: &[&str]) -> Done {
    let filter = match arguments {
        [] => "engines::".to_string(),
        [engine] => format!("::{engine}::"),
        _ => return Err("./dev engines takes the name of one engine".into()),
    };
    site_tests::test(Some(&Engines::need()?), &["--ignored", &filter])
}
