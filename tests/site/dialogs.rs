//! While a dialog is open, the page behind it gets no keys, even if nothing in the dialog has the focus.

use thirtyfour::Key;

use crate::page::{Glimpse, Page};
use crate::server::Server;

/// Presses keys while a dialog is open, first with the focus in it, then with the focus on nothing, and closes it.
#[track_caller]
fn behind_a_dialog(page: &Page, press: impl Fn()) {
    page.click("#share");
    page.wait_for_count("dialog[open]", 1);
    press();
    page.act("document.activeElement.blur()", []);
    press();
    page.keys(Key::Escape);
    page.wait_for_count("dialog[open]", 0);
}

#[test]
fn undo_stays_in_the_dialog() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/4/4");
    let undo = || page.chord(&[Key::Control], "z");
    for (square, position) in [("0,0", "x"), ("0,1", "xo"), ("0,2", "xox")] {
        page.click_square(square);
        page.wait_for_position(position);
    }
    behind_a_dialog(&page, undo);
    undo();
    page.wait_for_position("xo");

    page.go("#/gallery/penetration?depth=2&width=3");
    page.click("#pen-last");
    page.wait_for_link("#/gallery/penetration?depth=2&width=3&step=3");
    behind_a_dialog(&page, undo);
    undo();
    page.wait_for_link("#/gallery/penetration?depth=2&width=3&step=2");
}

#[test]
fn an_exhibit_is_not_turned_behind_the_dialog() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/l?n=3");
    page.wait_for_position("xox");
    let next = page.wait(
        "the next exhibit",
        |page: &Glimpse| -> Option<String> {
            page.js("return document.querySelector('#after')?.getAttribute('href')", [])
        },
        Option::is_some,
    );
    let turn = || page.chord(&[Key::Alt], Key::PageDown);
    behind_a_dialog(&page, turn);
    turn();
    let name = next.expect("a next exhibit");
    page.wait("one exhibit further", Glimpse::link, |link| link.starts_with(&name));
}

#[test]
fn every_page_tells_its_keys() {
    let server = Server::start("/");
    let page = Page::open(&server, "");
    for (link, seen, says) in [
        ("#/k1/ancient/walls/4/4", "[data-layout=board]", "put a black stone"),
        ("#/gallery/l?n=3", "[data-layout=exhibit]", "previous exhibit, next exhibit"),
        ("#/gallery/penetration", ".penetration", "weights"),
        ("#/learn/rules/jump", "#step-title", "one step back, one step on"),
        ("#/gallery/habitat", ".habitat", "previous exhibit, next exhibit"),
    ] {
        page.go(link);
        page.wait_until_seen(seen);
        page.click("#keys-open");
        page.wait_for_words("#keys-dialog", says);
        page.keys(Key::Escape);
        page.wait_until_gone("#keys-dialog");
    }
}
