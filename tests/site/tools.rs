//! The tools above the board: one row, one stop for Tab, little room, and the board does not move for them.

use serde_json::json;
use thirtyfour::Key;

use crate::layout::{hidden, wait_until_in_view};
use crate::page::{Glimpse, Page};
use crate::seeing::SUM;
use crate::server::Server;

/// The place of an element in the window: left, top, width, height.
fn frame(page: &Glimpse, selector: &str) -> [f64; 4] {
    page.js(
        "const box = document.querySelector(arguments[0]).getBoundingClientRect();
         return [box.left, box.top, box.width, box.height]",
        [json!(selector)],
    )
}

#[test]
fn few_stops_lead_to_the_board() {
    let server = Server::start("/");
    let page = Page::open(&server, "");
    page.wait_for_value("1/2");
    page.resize(1280, 800, "light");
    for (link, most) in [("", 9), ("#/k1/ancient/plane/oxo.ox?play=1", 9)] {
        page.go(link);
        page.act("document.activeElement.blur(); getSelection().empty()", []);
        page.act(
            "const brand = document.querySelector('.brand');
             brand.tabIndex = -1;
             brand.focus()",
            [],
        );
        let mut stops = 0;
        while page.measure("return !document.activeElement.matches('.square')", []) {
            page.keys(Key::Tab);
            stops += 1;
            assert!(stops <= most + 1, "more than {most} stops before the board of {link}");
        }
    }
}

#[test]
fn arrows_go_along_the_tools_and_into_their_menus() {
    let server = Server::start("/");
    let page = Page::open(&server, SUM);
    page.wait_for_words("#sum", "=");
    page.resize(1280, 800, "light");
    page.wait_until_seen("#help");
    page.focus("#mode-play");
    for tool in ["mode-edit", "brush-cycle"] {
        page.keys(Key::Right);
        page.wait_for_focus_on(tool);
    }
    page.keys(Key::Home + Key::Left);
    page.wait_for_focus_on("help");
    page.keys(Key::Home);
    page.wait_for_focus_on("mode-play");
    page.focus("#show-open");
    page.keys(Key::Down);
    page.wait_for_focus_on("show-parts");
    page.keys(Key::Down + Key::Enter);
    page.wait_for_focus_on("show-reach");
    page.wait_for_switch("#show-reach", true);
    page.keys(Key::Up + Key::Up);
    page.wait_for_focus_on("zoom-in");
    page.keys(Key::Escape);
    page.wait_until_gone("#show");
    page.wait_for_focus_on("show-open");
    // Tab returns to the tool that was used last.
    page.keys(Key::Tab);
    page.wait("the board", Glimpse::focused, Option::is_some);
    page.shift_tab();
    page.wait_for_focus_on("show-open");
}

#[test]
fn no_tool_resizes_the_board() {
    let server = Server::start("/");
    let page = Page::open(&server, SUM);
    page.wait_for_words("#sum", "=");
    page.resize(1280, 800, "light");
    page.wait_until_seen("#brush-select");
    let slab = page.measure::<[f64; 4]>(
        "const box = document.querySelector('.slab').getBoundingClientRect();
         return [box.left, box.top, box.width, box.height]",
        [],
    );
    assert!(slab[2] >= 840.0 && slab[3] >= 600.0, "a large board: {slab:?}");
    let stays = |state: &str| {
        page.wait(
            &format!("the same board {state}"),
            |page| frame(page, ".slab"),
            |now| *now == slab,
        );
    };
    page.click("#brush-select");
    page.wait_until_seen("#selection-bar");
    stays("while one selects");
    page.click("#mode-play");
    page.wait_until_gone("#brush-select");
    stays("in Play");
    page.click("[data-stone='x']");
    page.wait_until_seen("#hint");
    stays("with a hint");
    page.click("[data-target]");
    page.wait_until_seen("#line");
    stays("with a line of play");
}

#[test]
fn a_phone_has_the_board_high_up_with_large_squares() {
    let server = Server::start("/");
    let page = Page::blank(&server);
    page.hold(360, 740);
    page.visit("");
    page.wait_for_value("1/2");
    page.wait(
        "a board from edge to edge, 110 px from the top",
        |page| frame(page, ".slab"),
        |[left, top, width, _]| *left == 0.0 && *top <= 110.0 && *width == 360.0,
    );
    let [_, _, side, _] =
        page.wait("a square", |page| frame(page, ".square"), |[_, _, side, _]| *side > 0.0);
    assert!(side >= 41.0, "squares of {side} px");
    wait_until_in_view(&page, ".slab");
    for tool in ["#mode-edit", "#brushes-open", "#undo", "#redo", "#show-open", "#more-open"] {
        page.wait(
            &format!("{tool} for a finger"),
            |page| frame(page, tool),
            |[left, _, width, height]| *width >= 34.0 && *height >= 40.0 && left + width <= 360.0,
        );
    }
    // With a finger: a brush, and the menu for what is shown.
    page.tap("#brushes-open");
    page.wait_until_seen("#brush-black");
    page.tap("#brush-black");
    page.wait_until_gone("#brushes");
    page.wait_for_switch("#brush-black", true);
    page.tap("#show-open");
    page.wait_until_seen("#show-reach");
    page.tap("#show-reach");
    page.wait_for_switch("#show-reach", true);
    // The doors are at the thumb. The first touch elsewhere closes what is open.
    page.tap(".brand");
    page.wait_until_gone("#show");
    page.tap("#page-gallery");
    page.wait_until_seen(".walk");
}

#[test]
fn a_phone_held_sideways_has_the_board_in_full_height() {
    let server = Server::start("/");
    let page = Page::blank(&server);
    page.hold(740, 360);
    page.visit("");
    page.wait_for_value("1/2");
    page.wait("all of the page", hidden, |&hidden| hidden <= 0.0);
    page.wait(
        "the board from edge to edge, the tools beside it",
        |page| [frame(page, ".slab"), frame(page, "#show-open"), frame(page, ".square")],
        |[[_, top, _, height], [tool, ..], [_, _, side, _]]| {
            *top <= 0.0 && *height >= 360.0 && *tool > 400.0 && *side >= 40.0
        },
    );
}

/// The marks for the pointer and the focus are behind the stones.
#[test]
fn hover_and_focus_lie_behind_the_stones() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/plane/oxo.ox");
    page.wait_for_value("1/2");
    let (x, y) = page.middle("[data-stone='x']");
    page.hover(&[(x - 3, y), (x, y)]);
    page.wait_for_count(".hovered", 1);
    page.focus("[data-stone='x']");
    page.keys(Key::Left + Key::Right);
    let is_behind = |page: &Glimpse| -> Vec<bool> {
        page.js(
            "const stones = document.querySelector('.stones');
             return ['.hovered', '.focused .line'].map(mark => {
                 const it = document.querySelector(mark);
                 const seen = getComputedStyle(it.parentElement).display !== 'none';
                 return seen && !!(it.compareDocumentPosition(stones) & 4);
             })",
            [],
        )
    };
    page.wait("marks behind the stones", is_behind, |marks| *marks == [true, true]);
}
