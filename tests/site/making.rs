//! The page builds a position for any value, step by step.

use thirtyfour::Key;

use crate::access::check;
use crate::looks::look;
use crate::page::{Glimpse, Page};
use crate::server::Server;

/// The stones that the board of the page shows.
fn stones(page: &Glimpse) -> usize {
    page.js(
        "return [...document.querySelectorAll('[data-stones]')]
             .flatMap(row => [...row.dataset.stones]).filter(stone => stone !== '.').length",
        [],
    )
}

#[test]
fn a_position_is_built_step_by_step() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/any");
    page.wait_for_words(
        ".making-form",
        "For ancient rules, on the plane, with stones on any squares",
    );
    page.type_into("#wanted", "{1|0}");
    page.click("#build");
    page.wait_for_link("#/gallery/any?value=%7B1%7C0%7D");
    // docs/universal.md states this size.
    page.wait_for_words("#making-size", "53 stones on 16 × 15 squares, on any squares");
    page.wait_for_words("#step-says", "The whole, worth");
    page.wait_for_text("#step-place", "Step 6 of 6");
    page.wait("all stones", stones, |&count| count == 53);
    page.wait_for_count(".making-layer .veil", 0);
    page.wait_for_count(".making-layer .mark", 2);
    look(&page, "making");
    check(&page, "a position for a value");

    // By buttons, keys and the slider.
    page.click("#step-first");
    page.wait_for_link("#/gallery/any?value=%7B1%7C0%7D&step=1");
    page.wait_for_words("#step-says", "Two runners.");
    page.wait("the runners alone", stones, |&count| count == 2);
    page.keys(Key::Right);
    page.wait_for_words("#step-says", "Left’s line.");
    page.keys(Key::Right);
    page.wait_for_words("#step-says", "taking the runner back leaves at most −3");
    page.wait_for_count(".making-layer .veil", 1);
    look(&page, "making-locks");
    check(&page, "a step of a position for a value");
    page.click("#step-on");
    page.wait_for_words("#step-says", "f21, at the end of its line");
    page.wait_for_count(".making-layer .mark", 1);
    page.focus("#step-slider");
    page.keys(Key::End);
    page.wait_for_link("#/gallery/any?value=%7B1%7C0%7D&step=6");
    page.keys(Key::Left);
    page.wait_for_words("#step-says", "nobody can move any more: that is worth 0");
    page.wait_for_link("#/gallery/any?value=%7B1%7C0%7D&step=5");

    page.reload();
    page.wait_for_words("#step-says", "Right’s option");
    page.wait_for_text("#step-place", "Step 5 of 6");
    // The dictionary has a smaller one.
    page.wait_until_seen("#making-smallest .mini");
    page.click("#on-board");
    page.wait_for_value("{1|0}");
    page.wait("the position", Glimpse::link, |link| link.starts_with("#/k1/ancient/plane/.o/1/"));
}

#[test]
fn fingers_step_and_zoom() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/any?value=*2&step=4");
    page.hold(360, 740);
    page.wait_for_words("#making-size", "336 stones on 82 × 42 squares");
    page.wait_for_words("#step-says", "Left’s option");
    page.tap("#step-on");
    page.wait_for_link("#/gallery/any?value=%2A2&step=5");
    page.click("#step-back");
    page.wait_for_link("#/gallery/any?value=%2A2&step=4");
    let width = |page: &Glimpse| -> f64 {
        page.js("return document.querySelector('[role=grid]').getBoundingClientRect().width", [])
    };
    let whole = page.wait("a board in the window", width, |&width| width > 100.0 && width < 361.0);
    page.click("#zoom-in");
    page.wait("a larger board", width, |&width| width > 1.2 * whole);
    page.click("#zoom-fit");
    page.wait("the whole board", width, |&width| width < 1.01 * whole);
    let (x, y) = page.middle("[role=grid]");
    page.pinch([(x - 20, y), (x + 20, y)], [(x - 80, y), (x + 80, y)]);
    page.wait("a larger board", width, |&width| width > 1.5 * whole);
}

#[test]
fn what_cannot_be_built_is_explained() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/any?value=%7B1|what&step=2");
    page.wait_for_words("#making-problem", "character 4: expected");
    page.wait_for_text("#making-problem mark", "w");
    page.wait_for_count("#step-says", 0);
    check(&page, "no value to build");

    page.type_into("#wanted", "*4");
    page.click("#build");
    page.wait_for_words("#making-large", "does not fit on a board of 200 × 200");
    check(&page, "a value too large to build");
    page.click("#to-smallest");
    page.wait_for_link("#/gallery/habitat?value=%2A4");
    // Habitat leads back where the dictionary has nothing.
    page.go("#/gallery/habitat?value=*7");
    page.click("#to-making");
    page.wait_for_link("#/gallery/any?value=%2A7");

    page.go("#/gallery/any?value=*&step=40");
    page.wait_for_words(".exhibit-head .problem", "step can be 1 to");
    page.wait_for_words("#step-says", "The whole, worth");
}

#[test]
fn a_lecture_hall_sees_the_steps() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/any?value=*&step=1&projector=1");
    page.wait_for_words("#step-says", "Two runners.");
    page.keys(Key::PageDown);
    page.wait_for_words("#step-says", "Left’s option");
    page.keys(Key::End);
    page.wait_for_words("#step-says", "The whole, worth");
    page.resize(1920, 1080, "light");
    look(&page, "making-hall");
}
