//! Squares have the same names wherever a position is shown.

use crate::page::{Glimpse, Page};
use crate::server::Server;

const HALF: &str = "k1/ancient/plane/oxo.ox";
/// The jump of the last black stone by which Left wins one half, if Left starts: five stones have names on a board with
/// two empty rows and columns on each side.
const JUMP: &str = "h3\u{202f}→\u{202f}f3";

fn coordinates(page: &Glimpse) -> [String; 2] {
    page.js(
        "return ['.letters', '.numbers'].map(rim =>
             Array.from(document.querySelectorAll('.slab ' + rim + ' text'), it => it.textContent.trim()).join(''))",
        [],
    )
}

#[track_caller]
fn shows(page: &Page, letters: &str, numbers: &str) {
    page.wait("the coordinates", coordinates, |seen| *seen == [letters, numbers]);
}

#[test]
fn a_window_changes_no_name() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("#/{HALF}"));
    page.wait_for_words("[data-winning=Left]", JUMP);
    // A window of 9 × 12 squares, of which those around the named ones are faded, and one of 8 × 8.
    shows(&page, "abcdefghij", "54321");
    page.wait_for_count(".pits", 2);
    page.wait_for_property("[data-square='4,3']", "ariaLabel", "c3 white");
    page.wait_for_property("[data-square='0,0']", "ariaLabel", "outside −a7 empty");
    page.resize(360, 740, "light");
    page.wait_for_words("[data-winning=Left]", JUMP);
    shows(&page, "bcdefghi", "54321");
    page.wait_for_property("[data-square='3,1']", "ariaLabel", "c3 white");
    // A line keeps the names of its first position.
    page.resize(1280, 800, "light");
    page.click("[data-winning=Left]");
    page.wait_for_words("#line .play", JUMP);
    shows(&page, "abcdefghij", "54321");
    page.wait_for_words("#said", "Black jumped from h3 to f3 and took g3");
    // All of a board between walls has names.
    page.go("#/k1/ancient/walls/oxo.ox/6");
    shows(&page, "abcdef", "21");
    page.wait_for_count(".pits", 1);
}

#[test]
fn a_jump_has_one_name_on_every_door() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("#/{HALF}?embed=1"));
    shows(&page, "abcdefghij", "54321");
    for (link, selector, name) in [
        (format!("#/{HALF}?projector=1"), "[data-winning=Left]", JUMP),
        (format!("#/{HALF}?line=0_5l1&step=0"), "#line .play", JUMP),
        ("#/sums?card=ancient/plane/oxo.ox".into(), "[data-winning=Left]", JUMP),
        (
            "#/sums/play?card=ancient/plane/oxo.ox&you=second&move=0,0_5l1".into(),
            "#duel-last",
            JUMP,
        ),
        // The link names squares on a board with four empty rows and columns.
        (
            "#/play/g1/ancient/plane/oxo.ox?white=you&moves=j5-h5".into(),
            "#moves .turn[aria-current]",
            "h3–f3",
        ),
        (
            "#/learn/q1?task=jump%20Left&on=ancient/plane/oxo.ox&of=1&at=1".into(),
            "[data-answer=h3-f3]",
            JUMP,
        ),
        (format!("#/proof/{HALF}?first=left"), ".walk-tree .jump-name", JUMP),
    ] {
        page.go(&link);
        page.wait_for_words(selector, name);
    }
    page.go(&format!("#/list?item={HALF}&name=Half"));
    page.click("#lesson-print");
    page.wait_for_words("[data-answer='1']", JUMP);
    let letters = |page: &Glimpse| -> String {
        page.js(
            "return Array.from(document.querySelectorAll('.handed .paper-board text'), it => it.textContent.trim())
                 .filter(it => /[a-z]/.test(it)).join('')",
            [],
        )
    };
    page.wait("the letters on paper", letters, |letters| letters == "bcdefghi");
}
