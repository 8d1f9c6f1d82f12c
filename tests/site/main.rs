//! The built site in a real browser: `./dev test` builds `dist/` and runs these tests.
//!
//! `page` is what readers see and do; `server` is the host of the site, and `line` the network from it; `driver` starts
//! browsers, and each `browser` serves one test after another. The other modules contain the tests. Every test has its
//! own server, so its port separates it in the browser's storage. A test fails if the browser's console has errors at
//! its end.

#![cfg(not(target_arch = "wasm32"))]

#[path = "../util/answers.rs"]
mod answers;
#[path = "../util/stages.rs"]
mod stages;
mod browser;
mod builds;
mod driver;
mod line;
mod page;
mod server;

mod access;
mod covers;
mod dialogs;
mod editing;
mod elements;
mod engines;
mod entrance;
mod fingers;
mod frames;
mod gallery;
mod glossary;
mod grid;
mod guide;
mod habitat;
mod hearing;
mod keeping;
mod konane;
mod leaving;
mod landings;
mod language;
mod large;
mod learn;
mod lessons;
mod layout;
mod lecture;
mod library;
mod links;
mod teach;
mod making;
mod early;
mod loading;
mod looks;
mod names;
mod nimbers;
mod offline;
mod opening;
mod own;
mod package;
mod origin;
mod paper;
mod parts;
mod pasting;
mod penetration;
mod play;
mod record;
mod elsewhere;
mod embedding;
mod review;
mod solved;
mod playing;
mod presenting;
mod promises;
mod proof;
mod quizzes;
mod results;
mod school;
mod seeing;
mod sharing;
mod soak;
mod solving;
mod sums;
mod sum_forms;
mod calculator;
mod tables;
mod tokens;
mod tools;
mod tournament;
mod values;
mod votes;
mod voting;
mod waiting;

/// Whether the tests marked as long run too, as with `./dev test --all`: then each state is looked at in every size and
/// theme.
fn is_long() -> bool {
    std::env::args().any(|argument| argument == "--include-ignored" || argument == "--ignored")
}
