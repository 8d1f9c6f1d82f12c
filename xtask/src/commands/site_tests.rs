//! The tests of the built site, which drive a browser.

use crate::run::{Run, Step, cargo, timed};
use crate::site::{Kind, build};
use crate::tools::npm::need_axe;
use crate::tools::system::{Browser, Engines};

/// Builds the site, and runs the tests that match the filter, except those in engines that are missing. `skipped` are
/// parts of the names of tests.
pub fn test(engines: &Engines, filter: &[&str], skipped: &[&str]) -> Step {
    let (browser, axe) = (Browser::need()?, need_axe()?);
    build(Kind::Release)?;
    timed("compiling the tests of the site", || {
        cargo("test --features site --test site --no-run").run()
    })?;
    let mut site = cargo("test --features site --test site --");
    browser.name_in(&mut site);
    engines.name_in(&mut site);
    site.env("PAPAMU_AXE", axe).args(filter);
    site.args(skipped.iter().flat_map(|name| ["--skip", name]));
    timed("tests of the site", || site.run())
}
