//! The words that follow `./dev`, one to a module. `help.txt` describes them.

pub mod build;
pub mod javascript;
pub mod python;
pub mod exports;
pub mod serve;
pub mod dictionary;
pub mod site_tests;
pub mod test;
pub mod quick;
pub mod engines;
pub mod soak;
pub mod bench;
pub mod lint;
pub mod mutants;
pub mod fuzz;
pub mod tex;
pub mod prove;
pub mod certificates;

use std::fs;
use std::path::Path;

use crate::run::{Done, Run, cargo};
use crate::site::offline;
use crate::tools::home::home;

const HELP: &str = include_str!("../help.txt");

/// Does what a word says.
pub fn run(word: &str, arguments: &[&str]) -> Done {
    match (word, arguments) {
        ("serve", _) => serve::serve(arguments),
        ("test", ["--quick", filter @ ..]) => quick::test(filter),
        ("test", ["--all", filter @ ..]) => test::test(test::Layer::All, filter),
        ("test", _) => test::test(test::Layer::Commit, arguments),
        ("build", _) => build::build(arguments),
        ("javascript", []) => javascript::javascript().map(drop),
        ("javascript", ["--test"]) => javascript::test(),
        ("python", []) => python::python().map(drop),
        ("python", ["--test"]) => python::test(),
        ("exports", []) => exports::exports(),
        ("engines", _) => engines::engines(arguments),
        ("soak", _) => soak::soak(arguments),
        ("bench", _) => bench::bench(arguments),
        ("lint", []) => lint::lint(),
        ("mutants", [package, rest @ ..]) => mutants::mutants(package, rest.first().copied()),
        ("mutants", []) => Err("Which crate? For example: ./dev mutants value 3/20".into()),
        ("fuzz", _) => fuzz::fuzz(arguments),
        ("tex", []) => tex::tex(),
        ("prove", []) => prove::prove(),
        ("certificates", _) => certificates::certificates(arguments.first().copied()),
        ("generate", _) => cargo("run --release --bin generate --").args(arguments).run(),
        ("dictionary", _) => dictionary::dictionary(arguments.first().copied()),
        ("clean-tools", []) => match home().exists() {
            true => Ok(fs::remove_dir_all(home())?),
            false => Ok(()),
        },
        // For the tests of the site, which change files.
        ("list", [site]) => offline::list(Path::new(site)),
        _ => {
            eprint!("{HELP}");
            Err(format!("./dev does not know the command '{word}'").into())
        }
    }
}
