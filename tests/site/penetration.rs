//! The penetration room: its table, the ways shown, free play, hints and weights.

use serde_json::{Value, json};
use thirtyfour::Key;

use crate::access::check;
use crate::page::Page;
use crate::server::Server;

const ROOM: &str = "#/gallery/penetration";

#[track_caller]
fn shows(page: &Page, selector: &str, words: &str) {
    page.wait(
        &format!("{selector} to be {words}"),
        |page| page.text(selector).unwrap_or_default(),
        |seen| seen == words,
    );
}

fn focus(page: &Page, selector: &str) {
    page.js::<Value>("document.querySelector(arguments[0]).focus()", [json!(selector)]);
}

#[test]
fn every_step_of_the_table_is_shown_leap_by_leap() {
    let server = Server::start("/");
    let page = Page::open(&server, ROOM);
    // A box and Ernst's entry for each step of his table.
    for (place, entry) in [
        ("2,1", "1"),
        ("2,3", "2"),
        ("2,5", "3"),
        ("4,3", "3"),
        ("5,5", "4"),
        ("4,7", "4"),
        ("3,13", "4"),
    ] {
        page.click(&format!("[data-box='{place}']"));
        shows(&page, ".matrix [aria-current]", entry);
        shows(&page, "#pen-entry", entry);
        shows(&page, "#pen-reached", "0");
        page.click("#pen-last");
        shows(&page, "#pen-reached", entry);
    }
    page.click("[data-box='2,3']");
    page.wait_for_link("#/gallery/penetration?depth=2&width=3");
    for (step, reached) in [(1, "1"), (2, "1"), (3, "2")] {
        page.click("#pen-on");
        page.wait_for_words("#pen-step", &format!("{step} of 3"));
        shows(&page, "#pen-reached", reached);
    }
    // From its end it runs from the beginning, to its end.
    page.click("#pen-run");
    page.wait_for_words("#pen-run", "Pause");
    page.wait_for_words("#pen-step", "2 of 3");
    page.wait_for_words("#pen-step", "3 of 3");
    shows(&page, "#pen-run", "Run");
    page.click("[data-box='1,4']");
    page.wait_for_words(".pen-answer", "A single row");
    assert_eq!(page.text("#pen-on"), None);
    page.back();
    shows(&page, "#pen-entry", "2");
}

/// The entry that has the focus.
#[track_caller]
fn at(page: &Page, entry: &str) {
    let focused = |page: &Page| {
        page.js::<Option<String>>("return document.activeElement.dataset.box ?? null", [])
    };
    page.wait(&format!("the focus at {entry}"), focused, |seen| seen.as_deref() == Some(entry));
}

#[test]
fn the_table_is_one_stop_of_the_tab_key() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{ROOM}?depth=4&width=3"));
    let stops = "return document.querySelectorAll('.matrix [tabindex=\"0\"]').length";
    focus(&page, ".matrix [aria-current]");
    for (keys, entry) in [
        (Key::Up + Key::Right, "3,4"),
        (Key::End + Key::Right, "3,13"),
        (Key::Home + Key::Left, "3,1"),
        (Key::Down + Key::Down, "5,1"),
    ] {
        page.keys(keys);
        at(&page, entry);
    }
    page.chord(&[Key::Control], Key::Home);
    at(&page, "1,1");
    page.chord(&[Key::Control], Key::End);
    at(&page, "5,13");
    // The arrows alone open nothing.
    assert_eq!(page.text(".matrix [aria-current]").as_deref(), Some("3"));
    page.keys(Key::Enter);
    shows(&page, ".matrix [aria-current]", "4");
    page.wait_for_link("#/gallery/penetration?depth=5&width=13");
    at(&page, "5,13");
    assert_eq!(page.js::<u32>(stops, []), 1);
    // Tab leaves the table, and comes back to the entry last used.
    page.keys(Key::Left + Key::Tab);
    let is_outside = |page: &Page| page.js("return !document.activeElement.closest('table')", []);
    page.wait("the focus outside", is_outside, |&is_outside: &bool| is_outside);
    page.chord(&[Key::Shift], Key::Tab);
    at(&page, "5,12");
    check(&page, "the table by keys");
}

#[test]
fn a_step_of_the_way_is_in_the_link() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{ROOM}?depth=2&width=5&step=4"));
    page.wait_for_words("#pen-step", "4 of 7");
    page.click("#pen-on");
    page.wait_for_link("#/gallery/penetration?depth=2&width=5&step=5");
    // What runs by itself is written down at its end.
    page.click("#pen-run");
    page.wait_for_link("#/gallery/penetration?depth=2&width=5&step=7");
    page.click("[data-box='2,3']");
    page.wait_for_words("#pen-step", "3 leaps");
    page.wait_for_link("#/gallery/penetration?depth=2&width=3");
    page.back();
    page.wait_for_words("#pen-step", "7 of 7");
    page.go(&format!("{ROOM}?depth=2&width=5&step=99"));
    page.wait_for_words("#pen-step", "7 of 7");
    page.go(&format!("{ROOM}?depth=2&width=5&step=two"));
    page.wait_for_words("#pen-step", "7 leaps");
}

#[test]
fn stones_are_played_taken_back_and_set_up() {
    let server = Server::start("/");
    let page = Page::open(&server, ROOM);
    page.click("[data-box='2,1']");
    page.click("#pen-play");
    page.click_square("3,2");
    page.wait_for_words("#pen-said", "can leap to");
    page.click_square("1,2");
    shows(&page, "#pen-reached", "1");
    shows(&page, "#pen-stones", "1");
    let played = "#/gallery/penetration?depth=2&width=1&play=1&way=efu";
    page.wait_for_link(played);
    page.click("#pen-undo");
    shows(&page, "#pen-stones", "2");
    shows(&page, "#pen-best", "1");
    page.chord(&[Key::Control], "y");
    shows(&page, "#pen-reached", "1");
    page.wait_for_link(played);
    page.reload();
    shows(&page, "#pen-reached", "1");

    // With the keys: back to the start, and the same leap.
    page.click("#pen-restart");
    shows(&page, "#pen-stones", "2");
    focus(&page, "[data-square='3,2']");
    page.keys(Key::Enter);
    page.wait_for_words("#pen-said", "can leap to");
    page.keys(Key::Up + Key::Up + Key::Enter);
    shows(&page, "#pen-reached", "1");

    page.click("[data-box='2,3']");
    shows(&page, "#pen-stones", "4");
    page.click("#pen-set-up");
    page.click("#pen-clear");
    shows(&page, "#pen-stones", "0");
    page.click_square("2,1");
    shows(&page, "#pen-stones", "1");
    page.click_square("0,1");
    page.wait_for_words("#pen-said", "inside the box");
    page.click("#pen-undo");
    shows(&page, "#pen-stones", "0");
}

#[test]
fn hints_tell_a_way_from_none() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{ROOM}?depth=4&width=3&play=1"));
    page.click("#pen-hint");
    page.wait_for_words("#pen-said", "then 8 more to 3 beyond");
    // A full box contains the witness; a leap elsewhere has the worker look for another way.
    page.go(&format!("{ROOM}?depth=3&width=13&play=1&stones={}", ["xxxxxxxxxxxxx"; 3].join("/")));
    shows(&page, "#pen-stones", "39");
    page.click("#pen-hint");
    page.wait_for_words("#pen-said", "then 26 more to 4 beyond");
    page.go(&format!("{ROOM}?depth=4&width=7&play=1&stones={}&way=efu", ["xxxxxxx"; 4].join("/")));
    shows(&page, "#pen-stones", "27");
    page.click("#pen-hint");
    page.wait_for_words("#pen-said", "more to 4 beyond");
    // Weights say at once that a row alone gets nowhere.
    page.go(&format!("{ROOM}?depth=2&width=5&play=1&stones=xxxxx/....."));
    shows(&page, "#pen-stones", "5");
    page.click("#pen-hint");
    page.wait_for_words("#pen-said", "Weights forbid");
    // Nobody has shown the worker this way.
    page.go(&format!("{ROOM}?depth=2&width=5&play=1&stones=xxxxx/xxxxx"));
    shows(&page, "#pen-stones", "10");
    page.click("#pen-hint");
    page.wait_for_words("#pen-said", "more to 3 beyond");
    // Three stones that get one square far, in every way.
    page.go(&format!("{ROOM}?depth=2&width=3&play=1&stones=xx./x.."));
    shows(&page, "#pen-stones", "3");
    page.click("#pen-hint");
    page.wait_for_words("#pen-said", "to 1 beyond. Proved: no farther");
    check(&page, "free play with a hint");
}

#[test]
fn weights_of_ones_own_are_held_against_the_law() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{ROOM}?depth=3&width=3&show=weights"));
    page.wait_for_words("#pen-proof", "Proved");
    check(&page, "weights on the board");
    page.click("#pen-own");
    shows(&page, "#pen-broken", "The law holds.");
    page.wait_for_words("#pen-proof", "Proved");
    page.type_into("[data-weight='-2,0']", "0");
    page.wait_for_words("#pen-broken", "is more than");
    page.wait_for_words("#pen-law", "broken");
    assert_eq!(page.text("#pen-proof"), None);
    let invalid = "return document.querySelectorAll('[data-weight][aria-invalid]').length";
    assert!(page.js::<u32>(invalid, []) > 0);
    page.wait("the link", Page::link, |link| link.contains("weights=own&own="));
    check(&page, "a broken law");
    page.click("#pen-reset");
    shows(&page, "#pen-broken", "The law holds.");
    page.wait_for_words("#pen-proof", "Proved");
    // Lawful weights too small for the goal prove nothing.
    page.type_into("[data-weight='-3,0']", "0");
    page.click("[data-goal='2']");
    page.wait_for_words("#pen-proof", "Not excluded");
}

#[test]
fn rows_of_the_half_plane_add_up() {
    let server = Server::start("/");
    let page = Page::open(&server, ROOM);
    // σ² = 0.38197, σ² + σ³ = 0.61803; after 12 rows σ¹² = 0.0031 is missing.
    for (keys, sum) in
        [(Key::Home, "0"), (Key::Right, "0.3820"), (Key::Right, "0.6180"), (Key::End, "0.0031")]
    {
        focus(&page, "#pen-rows");
        page.keys(keys);
        page.wait_for_words("#pen-sum", sum);
    }
    page.resize(320, 640, "light");
    let wide = "return [...document.querySelectorAll('.door > *')]
        .filter(it => it.getBoundingClientRect().right > 320).map(it => it.className)";
    assert_eq!(page.js::<Vec<String>>(wide, []), Vec::<String>::new());
}

#[test]
fn paper_has_the_table_and_the_board() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{ROOM}?depth=4&width=3"));
    page.wait_for_words("h2", "Penetration");
    // A sheet is as narrow as a phone's window.
    page.resize(794, 1123, "light");
    page.print_media();
    let tops: Vec<f64> = page.js(
        "return ['.exhibit-head', '.matrix', '.pen-stage .slab', '.pen-answer', '.printed'].map(selector => {
             const { top, width } = document.querySelector(selector).getBoundingClientRect();
             return width > 200 ? top : -1;
         })",
        [],
    );
    assert!(tops[0] >= 0.0 && tops.is_sorted(), "{tops:?}");
    assert_eq!(page.text(".tools"), None);
}
