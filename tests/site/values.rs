//! Long values fit, and the reader can open them in full.

use basics::budget::Budget;
use konane::{Board, Edge, Rules};
use serde_json::json;
use solver::Solver;
use thirtyfour::Key;

use crate::looks::{fits, look};
use crate::page::{Glimpse, Page};
use crate::server::Server;

/// One part whose value takes 150 signs, and whose jumps lead to similar values.
const LONG: &str = ".x../xoxo/o.../xox./..ox/.o.o";

fn open(server: &Server) -> Page {
    let page =
        Page::open(server, &format!("#/k1/ancient/plane/{LONG}?show=parts.reach.left.right"));
    page.unfold("#jumps");
    page.wait("jumps", |page| page.count(".jumps .fold"), |folds| *folds > 3);
    page
}

/// The elements that extend beyond their containers.
fn sticking_out(page: &Glimpse) -> Vec<String> {
    page.js(
        "return [...document.querySelectorAll('.name, #value, .fold')].filter(name => {
             const place = name.closest('td, li, button:not(.fold), section, .sum, #app');
             const [inner, outer] = [name, place].map(it => it.getBoundingClientRect());
             return name.checkVisibility() && inner.right > outer.right + 1;
         }).map(name => name.textContent)",
        [],
    )
}

#[test]
#[ignore = "long"]
fn long_values_fit_every_window() {
    let server = Server::start("/");
    let page = open(&server);
    look(&page, "long");
    page.click("#value .fold");
    page.wait_until_seen(".answer .unfolded");
    page.click(".jumps .fold");
    page.wait_until_seen(".jumps .unfolded");
    look(&page, "opened");
    for width in [320, 360, 768, 1280, 1920] {
        page.resize(width, 900, "light");
        fits(&page, "long values", width);
        page.wait("names in their places", sticking_out, Vec::is_empty);
    }
}

#[test]
fn a_long_value_opens_level_by_level() {
    let server = Server::start("/");
    let page = open(&server);
    page.wait_for_property("#value .fold", "ariaExpanded", "false");
    page.enter("#value .fold");
    page.wait_for_property("#value .fold", "ariaExpanded", "true");
    // The whole value, two options of Left's and one of Right's.
    let branches = ".answer .branch";
    page.wait_for_words(".answer .unfolded", "Right: 1 option");
    page.wait_for_count(branches, 4);
    page.act("document.querySelectorAll(arguments[0])[3].focus()", [json!(branches)]);
    page.keys(Key::Enter);
    page.wait_for_words(".answer .unfolded", "Left: 1 option");
    page.enter("#value .fold");
    page.wait_until_gone(".answer .unfolded");
    // Screen readers get the short form.
    page.wait(
        "a short reading",
        |page| page.js::<String>("return document.querySelector('#told').textContent", []),
        |heard| heard.contains("more") && heard.len() < 400,
    );
}

#[test]
fn a_long_value_is_copied_whole() {
    let server = Server::start("/");
    let page = open(&server);
    page.allow_clipboard();
    page.click("#value .fold");
    let mut solver = Solver::with_memory(Rules::Ancient, 1 << 26);
    let budget = &mut Budget::unlimited();
    let board = Board::parse(LONG, Edge::Plane).expect("a board");
    let value = solver.value(&board, budget).expect("a value");
    for style in ["text", "LaTeX", "words"] {
        page.click(&format!(".answer [data-copy='{style}']"));
        page.wait_for_words(".answer .copies", &format!("Copied as {style}."));
        let copied: String = page
            .measure_later("const [done] = arguments; navigator.clipboard.readText().then(done)");
        match style {
            "words" => {
                assert!(copied.ends_with("Left to minus one quarter, Right to minus one close"))
            }
            _ => assert_eq!(solver.values.parse(&copied, budget), Ok(value), "{copied}"),
        }
    }
}
