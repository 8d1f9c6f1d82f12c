//! A newcomer's first minute: help, tours on the board, examples.

use serde_json::Value;
use thirtyfour::Key;

use crate::page::{Glimpse, Page};
use crate::server::Server;

/// The film jump by jump: how often the reader presses → in between, and the position.
const GAME: [(usize, &str); 7] = [
    (0, "oxoxox/xoxoxo/ox..ox/xoxoxo"),
    (2, "oxo.ox/xox.xo/ox.xox/xoxoxo"),
    (2, "oxo.ox/xoxoxo/ox..ox/xox.xo"),
    (1, "oxox/xoxoxo/ox..ox/xox.xo"),
    (1, "oxox/xoxoxo/..o.ox/xox.xo"),
    (3, "oxox/xoxoxo/.x/xox.xo"),
    (2, "ox..o/xoxoxo/.x/xox.xo"),
];

#[test]
fn a_newcomer_sees_a_game_by_keys_and_comes_back() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/plane/xo/.xo");
    page.wait_for_position("xo/.xo");
    page.wait("a value", Glimpse::value, Option::is_some);
    page.focus("[data-square][tabindex='0']");
    page.keys('?');
    page.wait_until_seen("#first-steps");
    page.wait_for_count("dialog:modal :focus", 1);
    page.keys(Key::Tab + Key::Tab + Key::Tab);
    page.wait_for_focus_on("tour-play");
    page.keys(Key::Enter);
    page.wait_for_focus_on("tour-on");
    // A reader who steps stops the film. On a busy machine it may have come some way.
    page.keys(Key::Right);
    let steps: usize = GAME.iter().map(|(steps, _)| steps).sum();
    for _ in 0..=steps {
        page.keys(Key::Left);
    }
    for (steps, position) in GAME {
        for _ in 0..steps {
            page.keys(Key::Right);
        }
        page.wait_for_position(position);
    }
    // The player who cannot jump.
    page.wait_for_count(".guide .lit", 8);
    page.wait_for_property("#tour-on", "ariaDisabled", "true");
    // No arrow shows a jump that was already played.
    page.wait_for_count(".guide .jump", 0);
    page.keys(Key::Left);
    page.wait_for_count(".guide .lit", 0);
    page.keys(Key::Left);
    page.wait_for_position(GAME[5].1);
    page.wait_for_count(".guide .jump", 1);
    page.keys(Key::Escape);
    page.wait_for_position("xo/.xo");
    page.wait_for_link("#/k1/ancient/plane/xo/.xo");
    page.wait_for_focus_on("help");
    page.wait("a value", Glimpse::value, Option::is_some);
}

#[test]
fn a_full_board_says_how_a_game_begins() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/xoxo/oxox/xoxo/oxox");
    page.wait_for_value("0");
    page.wait_for_words("#not-begun", "A game begins by removing two neighbouring stones.");
    page.click("#opening button");
    page.wait_until_gone("#not-begun");
}

#[test]
fn help_says_what_a_press_does() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/x3");
    page.wait_for_value("0");
    page.click("#help");
    page.wait_for_words(
        "#first-steps",
        "of the colour that goes with the others as on a chequerboard",
    );
    page.keys(Key::Escape);
    // The text tells the truth: the right colour, the other one, none.
    for position in ["xo", "xx", "x"] {
        page.click_square("0,1");
        page.wait_for_position(position);
    }
}

#[test]
fn the_film_runs_unless_the_reader_wants_stillness() {
    let server = Server::start("/");
    let page = Page::open(&server, "");
    page.wait_for_value("1/2");
    page.click("#help");
    page.click("#tour-play");
    page.wait_for_position(GAME[0].1);
    page.wait_for_position(GAME[1].1);
    page.click("#tour-run");
    page.click("#tour-end");
    page.wait_for_position("oxo.ox");
    page.wait_for_focus_on("help");

    page.keep_still();
    page.click("#help");
    page.click("#tour-play");
    page.wait_for_position(GAME[0].1);
    page.wait_for_count("#tour-run", 0);
    page.click("#tour-on");
    page.click("#tour-on");
    page.wait_for_position(GAME[1].1);
    let moving: usize = page.measure(
        "return document.getAnimations().filter(({ playState }) => playState === 'running').length",
        [],
    );
    assert_eq!(moving, 0);
}

#[test]
fn a_half_is_explained_in_the_gallery_too() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/half");
    page.wait_for_value("1/2");
    page.click("#help");
    page.click("#tour-half");
    page.wait_until_gone("#claim");
    let mut worths = Vec::new();
    for steps in [0, 2, 3, 2, 1, 1] {
        for _ in 0..steps {
            page.keys(Key::Right);
        }
        let words = |page: &Glimpse| -> Option<String> {
            page.js(
                "return document.querySelector('#caption-worth .unseen')?.textContent ?? null",
                [],
            )
        };
        worths.extend(page.wait("a value", words, Option::is_some));
    }
    assert_eq!(worths, ["one half", "zero", "zero", "one", "one half", "one"]);
    page.click("#tour-end");
    page.wait_for_position("oxo.ox");
    page.wait_for_value("1/2");
}

#[test]
fn positions_to_try_lead_on() {
    let server = Server::start("/");
    let page = Page::open(&server, "");
    page.wait_for_value("1/2");
    page.wait_for_count(".example", 4);
    page.wait_for_count(".example[href$='/oxo.ox'][aria-current]", 1);
    page.click("#all-examples");
    page.wait_for_property("#all-examples", "ariaExpanded", "true");
    page.wait_for_count(".example", 9);
    page.click(".example[href*='xoxoxox']");
    page.wait_for_value("-3");
    page.wait_for_count(".example[aria-current]", 1);
    // If the board is the reader's own, no example is marked, and the row stays.
    page.click_square("0,0");
    page.wait_for_count(".example[aria-current]", 0);
    page.click(".example[href$='ox/..x/.x.x']");
    page.click(".example-more[href='#/gallery/tiny']");
    page.wait_for_words("#gallery h1", "+");
}

/// The page says what it is before its program starts, and nothing moves when that starts.
#[test]
fn the_first_line_is_there_from_the_start() {
    let server = Server::start("/");
    let page = Page::open(&server, "");
    page.wait_for_value("1/2");
    let [before, after]: [Value; 2] = page.measure_later(
        "const done = arguments[arguments.length - 1];
         const line = page => page.querySelector('.about').textContent.replace(/\\s+/g, ' ');
         fetch('./').then(answer => answer.text()).then(html => {
             const page = new DOMParser().parseFromString(html, 'text/html');
             done([line(page), line(document)]);
         })",
    );
    assert_eq!(before, after);
}
