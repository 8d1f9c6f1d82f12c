//! The penetration room: its table, its paths, free play, hints and weights.

use thirtyfour::Key;

use crate::access::check;
use crate::layout::{hidden, wait_until_in_view};
use crate::page::{Glimpse, Page};
use crate::server::Server;

const ROOM: &str = "#/gallery/penetration";

#[test]
fn every_step_of_the_table_is_shown_leap_by_leap() {
    let server = Server::start("/");
    let page = Page::open(&server, ROOM);
    // A box, and Ernst's entry, for each step of his table.
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
        page.wait_for_text(".matrix [aria-current]", entry);
        page.wait_for_text("#pen-entry", entry);
        page.wait_for_text("#pen-reached", "0");
        page.click("#pen-last");
        page.wait_for_text("#pen-reached", entry);
    }
    page.click("[data-box='2,3']");
    page.wait_for_link("#/gallery/penetration?depth=2&width=3");
    for (step, reached) in [(1, "1"), (2, "1"), (3, "2")] {
        page.click("#pen-on");
        page.wait_for_words("#pen-step", &format!("{step} of 3"));
        page.wait_for_text("#pen-reached", reached);
    }
    // A path that has ended runs again from the beginning to the end.
    page.click("#pen-run");
    page.wait_for_words("#pen-run", "Pause");
    page.wait_for_words("#pen-step", "2 of 3");
    page.wait_for_words("#pen-step", "3 of 3");
    page.wait_for_text("#pen-run", "Run");
    page.click("[data-box='1,4']");
    page.wait_for_words(".pen-answer", "A single row");
    page.wait_until_gone("#pen-on");
    page.back();
    page.wait_for_text("#pen-entry", "2");
}

/// Waits until this entry has the focus.
#[track_caller]
fn at(page: &Page, entry: &str) {
    let focused =
        |page: &Glimpse| page.js::<Option<String>>("return document.activeElement.dataset.box", []);
    page.wait(&format!("the focus at {entry}"), focused, |seen| seen.as_deref() == Some(entry));
}

#[test]
fn the_table_is_one_stop_of_the_tab_key() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{ROOM}?depth=4&width=3"));
    page.focus(".matrix [aria-current]");
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
    // The arrow keys alone open nothing.
    page.wait_for_text(".matrix [aria-current]", "3");
    page.keys(Key::Enter);
    page.wait_for_text(".matrix [aria-current]", "4");
    page.wait_for_link("#/gallery/penetration?depth=5&width=13");
    at(&page, "5,13");
    page.wait_for_count(".matrix [tabindex='0']", 1);
    // Tab leaves the table, and returns to the entry that was used last.
    page.keys(Key::Left + Key::Tab);
    page.wait_for_count("table :focus", 0);
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
    // A path that runs automatically is in the link once it has ended.
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
fn a_hall_steps_by_keys_and_a_frame_shows_the_board_alone() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{ROOM}?depth=2&width=3&projector=1"));
    page.wait_until_seen("#lecture");
    for step in 1..=3 {
        page.keys(Key::Right);
        page.wait_for_words("#pen-step", &format!("{step} of 3"));
    }
    page.click("[data-cap='←']");
    page.wait_for_words("#pen-step", "2 of 3");
    page.keys("w".to_string());
    page.wait_for_switch("[data-cap='W']", true);
    page.wait_for_link("#/gallery/penetration?depth=2&width=3&step=2&show=weights&projector=1");
    check(&page, "the room in a hall");

    page.go(&format!("{ROOM}?depth=2&width=3&step=1&embed=1"));
    page.wait_until_seen("#open-here");
    page.resize(640, 420, "light");
    for absent in [".bar", ".matrix", ".half-plane", "#lecture"] {
        page.wait_until_gone(absent);
    }
    page.wait("all of it in the frame", hidden, |&hidden| hidden <= 0.0);
    wait_until_in_view(&page, "#pen-on");
    check(&page, "the room in a frame");
}

#[test]
fn stones_are_played_taken_back_and_set_up() {
    let server = Server::start("/");
    let page = Page::open(&server, ROOM);
    page.click("[data-box='2,1']");
    page.wait_for_text("#pen-entry", "1");
    page.click_square("4,2");
    page.wait_for_count("[data-target]", 1);
    page.click_square("2,2");
    page.wait_for_text("#pen-reached", "1");
    page.wait_for_text("#pen-stones", "1");
    let played = "#/gallery/penetration?depth=2&width=1&step=1";
    page.wait_for_link(played);
    page.click("#pen-back");
    page.wait_for_text("#pen-stones", "2");
    page.chord(&[Key::Control], "y");
    page.wait_for_text("#pen-reached", "1");
    page.wait_for_link(played);
    page.reload();
    page.wait_for_text("#pen-reached", "1");

    // By keys: back to the start, and the same leap.
    page.click("#pen-first");
    page.wait_for_text("#pen-stones", "2");
    page.enter("[data-square='4,2']");
    page.wait_for_count("[data-target]", 1);
    page.keys(Key::Up + Key::Up + Key::Enter);
    page.wait_for_text("#pen-reached", "1");

    // Another leap replaces those of the solution, which a button brings back.
    page.click("[data-box='2,3']");
    page.wait_for_text("#pen-stones", "4");
    page.go(&format!("{ROOM}?depth=2&width=3&way=eed"));
    page.wait_for_words("#pen-step", "1 of 1");
    page.click("#pen-usual");
    page.wait_for_words("#pen-step", "3 leaps");
    page.wait_for_link("#/gallery/penetration?depth=2&width=3");

    page.click("#pen-set-up");
    page.click("#pen-clear");
    page.wait_for_text("#pen-stones", "0");
    page.wait_for_words("#pen-step", "inside the box");
    page.click_square("4,2");
    page.wait_for_text("#pen-stones", "1");
    page.click_square("0,2");
    page.wait_for_text("#pen-stones", "1");
    page.click("#pen-set-up");
    page.wait_for_words("#pen-step", "Press a stone");
}

#[test]
fn hints_tell_a_way_from_none() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{ROOM}?depth=4&width=3"));
    page.click("#pen-hint");
    page.wait_for_words("#pen-said", "then 8 more to 3 beyond");
    // A full box contains the witness; after another leap the worker looks for another path.
    page.go(&format!("{ROOM}?depth=3&width=13&stones={}", ["xxxxxxxxxxxxx"; 3].join("/")));
    page.wait_for_text("#pen-stones", "39");
    page.click("#pen-hint");
    page.wait_for_words("#pen-said", "then 26 more to 4 beyond");
    page.go(&format!("{ROOM}?depth=4&width=7&stones={}&way=efu", ["xxxxxxx"; 4].join("/")));
    page.wait_for_text("#pen-stones", "27");
    page.click("#pen-hint");
    page.wait_for_words("#pen-said", "more to 4 beyond");
    // Weights prove at once that a single row gets nowhere.
    page.go(&format!("{ROOM}?depth=2&width=5&stones=xxxxx/....."));
    page.wait_for_text("#pen-stones", "5");
    page.click("#pen-hint");
    page.wait_for_words("#pen-said", "Weights forbid");
    // No witness has this path: the worker finds it.
    page.go(&format!("{ROOM}?depth=2&width=5&stones=xxxxx/xxxxx"));
    page.wait_for_text("#pen-stones", "10");
    page.click("#pen-hint");
    page.wait_for_words("#pen-said", "more to 3 beyond");
    // Three stones that get one square far, whatever they do.
    page.go(&format!("{ROOM}?depth=2&width=3&stones=xx./x.."));
    page.wait_for_text("#pen-stones", "3");
    page.click("#pen-hint");
    page.wait_for_words("#pen-said", "to 1 beyond. Proved: no farther");
    check(&page, "free play with a hint");
}

#[test]
fn weights_prove_what_they_can() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{ROOM}?depth=3&width=3&show=weights"));
    page.wait_for_words("#pen-proof", "Proved");
    check(&page, "weights on the board");
    page.click("[data-goal='2']");
    page.wait_for_words("#pen-proof", "Not excluded");
    // A link with the weights of a reader has the usual ones.
    page.go(&format!(
        "{ROOM}?depth=3&width=3&weights=own&own=21.13.8_13.8.5_8.5.3_5.3.2_3.2.1_2.1.1"
    ));
    page.wait_for_words("#pen-proof", "Proved");
    page.wait_until_gone("#link-problem");
}

#[test]
fn rows_of_the_half_plane_add_up() {
    let server = Server::start("/");
    let page = Page::open(&server, ROOM);
    // σ² = 0.38197, σ² + σ³ = 0.61803; after 12 rows σ¹² = 0.0031 is missing.
    for (keys, sum) in
        [(Key::Home, "0"), (Key::Right, "0.3820"), (Key::Right, "0.6180"), (Key::End, "0.0031")]
    {
        page.focus("#pen-rows");
        page.keys(keys);
        page.wait_for_words("#pen-sum", sum);
    }
    page.resize(320, 640, "light");
    let wide = |page: &Glimpse| -> Vec<String> {
        page.js(
            "return [...document.querySelectorAll('[data-layout] > *')]
                 .filter(it => it.getBoundingClientRect().right > 320).map(it => it.className)",
            [],
        )
    };
    page.wait("all within 320 px", wide, Vec::is_empty);
}

#[test]
fn paper_has_the_table_and_the_board() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{ROOM}?depth=4&width=3"));
    page.wait_for_words("h1", "Penetration");
    // A sheet is as narrow as the window of a phone.
    page.resize(794, 1123, "light");
    page.print_media();
    let tops = |page: &Glimpse| -> Vec<f64> {
        page.js(
            "return ['.exhibit-head', '.slab', '.pen-answer', '.matrix', '.printed'].map(selector => {
                 const { top, width } = document.querySelector(selector).getBoundingClientRect();
                 return width > 200 ? top : -1;
             })",
            [],
        )
    };
    page.wait("all parts in order", tops, |tops| tops[0] >= 0.0 && tops.is_sorted());
    page.wait_until_gone(".tools");
}
