//! What the page prints: a sheet for each position, and the link back to it.

use serde_json::json;

use crate::page::{Glimpse, Page};
use crate::server::Server;

const LINK: &str = "#/k1/ancient/plane/oxo.ox";

fn path(selector: &'static str) -> impl Fn(&Glimpse) -> String {
    move |page| {
        page.js(
            "return document.querySelector(arguments[0])?.getAttribute('d') ?? ''",
            [json!(selector)],
        )
    }
}

#[test]
fn a_position_has_a_sheet() {
    let server = Server::start("/");
    let page = Page::open(&server, LINK);
    page.wait_for_value("1/2");
    page.unfold("#jumps");
    page.wait_for_count("table.jumps tbody tr", 4);
    page.click("#share");
    let shared = page.wait("the shared code", path("#share-panel .qr path"), |d| !d.is_empty());
    page.click("#share-panel header button");
    page.wait_until_gone("#share-panel");
    page.wait_for_count(".sheet", 0);

    page.print_media();
    for shown in [".sheet h2", ".sheet .paper-board", ".sheet .thermograph", ".sheet .printed"] {
        page.wait_until_seen(shown);
    }
    for hidden in [".top", ".slab", ".tools", ".panel", ".sum"] {
        page.wait_until_gone(hidden);
    }
    page.wait("the same code", path(".sheet .qr path"), |d| *d == shared);
    page.wait_for_text(".printed-link", &format!("{}{LINK}", server.site));
    page.wait_for_count(".sheet [data-side] tbody tr", 4);
    page.wait_for_count(".sheet .value", 1);
    page.wait_for_count(".sheet .blank", 0);
    // A single part is the whole: its value appears once.
    page.wait_for_count(".sheet [data-chip]", 0);
    // Three white stones and two black ones, each a circle of two arcs.
    for (stones, count) in [("white", 3), ("black", 2)] {
        let all = format!(".paper-stones.{stones}");
        let circles = |page: &Glimpse| -> usize {
            page.js(
                "return document.querySelector(arguments[0])?.getAttribute('d').split('M').length - 1",
                [json!(all)],
            )
        };
        page.wait(stones, circles, |found| *found == count);
    }
    assert_eq!(page.printed_pages(), 1);
}

#[test]
fn what_is_covered_stays_covered_on_paper() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{LINK}?hide=1"));
    page.unfold("#jumps");
    page.wait_for_count("table.jumps tbody tr", 4);
    page.print_media();
    page.wait_for_count(".sheet .blank", 2);
    for hidden in [".sheet .value", ".sheet .facts", ".sheet .thermograph", ".sheet .who"] {
        page.wait_for_count(hidden, 0);
    }
    page.wait_for_count(".sheet [data-chip]", 0);
    page.wait_for_count(".sheet [data-side]", 2);
    page.wait_for_count(".sheet [data-side] td", 0);
    page.screen_media();
    page.wait_for_count(".sheet", 0);
    page.click("[data-reveal=Stops]");
    page.print_media();
    page.wait_for_count(".sheet .blank", 1);
    page.wait_for_count(".sheet .facts dd", 2);
    page.wait_for_count(".sheet .value", 0);
}

#[test]
fn every_board_has_one_page() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/plane/oxo.ox?show=parts.reach.left");
    page.wait_until_seen("#value");
    let row = |signs: &str, columns: usize| signs.repeat(columns).chars().take(columns).collect();
    let board = |rows: usize, columns: usize| -> String {
        let rows: Vec<String> =
            (0..rows).map(|place| row(["xo", "o.", "ox", ".x"][place % 4], columns)).collect();
        rows.join("/")
    };
    for (rows, columns) in [(8, 8), (3, 20), (20, 3), (18, 18), (1, 60), (60, 1)] {
        page.go(&format!("#/k1/modern/walls/{}", board(rows, columns)));
        page.wait_for_property("[role=grid]", "ariaRowCount", rows.to_string());
        page.unfold("#jumps");
        page.wait_until_seen("#jumps :is(table, p)");
        assert_eq!(page.printed_pages(), 1, "{rows} × {columns}");
    }
}

#[test]
fn the_share_panel_prints() {
    let server = Server::start("/");
    let page = Page::blank(&server);
    page.before_loading(
        "window.print = () => { window.printed = document.querySelectorAll('.sheet').length }",
    );
    page.visit(LINK);
    page.wait_for_value("1/2");
    page.click("#share");
    page.click("#share-print");
    let printed =
        |page: &Glimpse| -> Option<usize> { page.js("return window.printed ?? null", []) };
    page.wait("a sheet at the time of printing", printed, |printed| *printed == Some(1));
    // The browser reports that it has printed.
    page.act("dispatchEvent(new Event('afterprint'))", []);
    page.wait_for_count(".sheet", 0);
}

/// An exhibit has its position, a room a picture without a value; values that the list covers are only on the sheet of
/// answers.
#[test]
fn a_list_is_a_handout() {
    let server = Server::start("/");
    let list = "#/list?title=Lecture&item=k1/ancient/plane/oxo.ox%3Fhide%3D1&name=A%20half\
        &item=gallery/l%3Fn%3D7&item=gallery/penetration&item=k1/ancient/plane/o.ox.x";
    let page = Page::open(&server, list);
    page.click("#lesson-print");
    page.wait_for_count(".handed > li", 4);
    // The penetration room has its box.
    page.wait_for_count(".handed .paper-board", 4);
    page.wait_for_count(".handed .qr", 4);
    page.wait_for_count(".handed .blank", 6);
    page.wait_for_count("[data-answer]", 4);
    page.wait_for_property("#handout-print", "disabled", false);
    // Ernst: oxo.ox is 1/2, a row of seven stones −3, o.ox.x the nimber 2.
    for (item, value) in [(1, "one half"), (2, "minus three"), (4, "star two")] {
        page.wait_for_words(&format!("[data-answer='{item}'] .handed-value .unseen"), value);
    }
    page.wait_for_count("[data-answer='3'] .handed-value", 0);
    assert_eq!(page.printed_pages(), 2);
    page.click_button("Beside");
    page.wait_for_count("[data-answer]", 0);
    page.wait_for_count("[data-item='1'] .handed-value", 0);
    page.wait_for_count("[data-item='2'] .handed-value", 1);
    // For the wall: a page for each, boxes where the answer is not told, and a page for what a student claims.
    page.click_button("Gallery walk");
    page.wait_for_count(".handout-page", 4);
    page.wait_for_count(".walk-boxes span", 4);
    page.wait_for_count(".walk-claims tr", 3);
    page.print_media();
    page.wait_until_gone(".handout-tools");
    page.wait_until_gone(".top");
    page.screen_media();
    page.click("#handout-close");
    page.wait_for_focus_on("lesson-print");
}
