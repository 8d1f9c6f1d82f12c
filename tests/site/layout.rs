//! What lies where: the board stays in view, and its tools take little room.

use thirtyfour::Key;

use crate::editing::linked;
use crate::page::{Glimpse, Page};
use crate::seeing::SUM;
use crate::server::Server;

/// The upper and lower edge of an element in the window, and the height of the window.
fn place(page: &Glimpse, selector: &str) -> [f64; 3] {
    page.js(
        "const box = document.querySelector(arguments[0]).getBoundingClientRect();
         return [box.top, box.bottom, innerHeight]",
        [selector.into()],
    )
}

#[track_caller]
pub fn wait_until_in_view(page: &Page, selector: &str) {
    page.wait(
        &format!("{selector} in view"),
        |page| place(page, selector),
        |&[top, bottom, height]| top >= 0.0 && bottom > top && bottom <= height,
    );
}

/// How many px of the document the window does not show.
pub fn hidden(page: &Glimpse) -> f64 {
    page.js("return document.documentElement.scrollHeight - innerHeight", [])
}

#[test]
fn the_board_and_its_answers_are_one_screen() {
    let server = Server::start("/");
    let page = Page::open(&server, SUM);
    page.wait_for_words("#sum", "=");
    for (width, height) in [(1280, 800), (1920, 1080)] {
        page.resize(width, height, "light");
        page.wait("all of the page", hidden, |&hidden| hidden <= 0.0);
        page.act("document.querySelector('.answer').scrollIntoView()", []);
        for part in [".tools", ".layer-bar", ".slab", "#sum", ".answer"] {
            wait_until_in_view(&page, part);
        }
        let [top, bottom]: [f64; 2] = page.measure(
            "const box = document.querySelector('.slab').getBoundingClientRect();
             return [box.top, box.bottom]",
            [],
        );
        assert!(bottom - top > 0.6 * f64::from(height), "the board from {top} to {bottom}");
        // The answers scroll, the board does not.
        page.act("document.querySelector('#why').scrollIntoView()", []);
        wait_until_in_view(&page, "#why");
        wait_until_in_view(&page, ".slab");
    }
}

#[test]
fn on_a_phone_the_board_stays_above_one_answer_at_a_time() {
    let server = Server::start("/");
    let page = Page::open(&server, SUM);
    page.wait_for_words("#sum", "=");
    page.resize(360, 640, "light");
    page.wait_until_seen("#tab-answer");
    page.wait(
        "little above the board",
        |page| place(page, ".work > .tools"),
        |[top, bottom, _]| bottom - top <= 120.0,
    );
    page.wait_until_gone("#jumps");
    page.focus("#tab-answer");
    page.keys(Key::Right + Key::Right);
    page.wait_for_focus_on("tab-jumps");
    page.wait_for_property("#tab-jumps", "ariaSelected", "true");
    page.wait_until_seen("#jumps");
    page.wait_until_gone("#answer");
    page.act("scrollTo(0, 9999)", []);
    wait_until_in_view(&page, ".slab");
    wait_until_in_view(&page, ".value-bar");
    page.focus(".jumps .play");
    page.keys(Key::Enter);
    wait_until_in_view(&page, "#line");
    wait_until_in_view(&page, ".slab");
    page.focus("#tab-jumps");
    page.keys(Key::Home + Key::Left);
    page.wait_for_focus_on("tab-why");
}

#[test]
fn an_embedded_board_fits_its_frame() {
    let server = Server::start("/");
    for position in [SUM, "#/k1/ancient/plane/xo/.xo/..xo/...xo/4xo/5x"] {
        let page = Page::open(&server, &format!("{position}?embed=1"));
        page.wait("a value", Glimpse::value, Option::is_some);
        for (width, height) in [(640, 420), (320, 400)] {
            page.resize(width, height, "light");
            page.wait("all of the page", hidden, |&hidden| hidden <= 0.0);
            wait_until_in_view(&page, ".slab");
        }
    }
}

#[test]
fn a_full_board_offers_to_begin() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/xoxo/oxox/xoxo/oxox");
    page.wait_for_words("#opening", "two neighbouring stones");
    page.click("[data-remove='H-M']");
    linked(&page, "#/k1/ancient/walls/xoxo/oxox/x..o/oxox");
    page.wait_until_gone("#opening");
}
