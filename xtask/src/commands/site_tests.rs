//! The tests of the built site, which drive a browser.

use crate::commands::javascript::javascript;
use crate::run::{Done, Run, cargo, timed};
use crate::site::{BuildKind, build};
use crate::tools::npm::need_packages_of_tests;
use crate::tools::system::{Browser, Engines};

/// Builds the site, and runs its tests with these arguments. Those in engines that are missing are left out.
pub fn test(engines: Option<&Engines>, arguments: &[&str]) -> Done {
    let (browser, packages) = (Browser::need()?, need_packages_of_tests()?);
    build(BuildKind::Release)?;
    timed("compiling the tests of the site", || {
        cargo("test --features site --test site --no-run").run()
    })?;
    let mut site = cargo("test --features site --test site --");
    browser.name_in(&mut site);
    site.env("PAPAMU_NPM", packages).env("PAPAMU_PACKAGE", javascript()?).args(arguments);
    if let Some(engines) = engines {
        engines.name_in(&mut site);
    }
    let tested = timed("tests of the site", || site.run());
    if let Some(engines) = engines {
        engines.say_left_out();
    }
    tested
}
