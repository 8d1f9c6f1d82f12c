//! A finger drags everything that can be dragged, with real touch input, which the browser takes for scrolling unless
//! the page prevents it.

use serde_json::json;

use crate::editing::{linked, shows};
use crate::page::{Glimpse, Page};
use crate::server::Server;

/// A phone on which a board of six rows takes the whole width.
fn held(server: &Server, link: &str) -> Page {
    let page = Page::blank(server);
    page.hold(390, 844);
    page.visit(link);
    page
}

/// Drags a finger over the middles of these squares, where they are when it goes down.
#[track_caller]
fn finger(page: &Page, squares: &[&str]) {
    let places: Vec<(i64, i64)> = squares.iter().map(|square| page.middle(square)).collect();
    page.finger(&places);
}

fn scrolled(page: &Glimpse) -> f64 {
    page.js("return scrollY", [])
}

#[test]
fn a_finger_paints_to_the_end_of_its_stroke() {
    let server = Server::start("/");
    let page = held(&server, "#/k1/ancient/walls/6/6/6/6/6/6");
    page.wait_for_value("0");
    page.click("#brush-black");
    page.wait_for_switch("#brush-black", true);
    finger(&page, &["2,0", "2,5", "4,5", "4,1"]);
    shows(&page, "xxxxxx/5x/.xxxxx");
    // Sideways off the board: the page must not scroll.
    let (x, y) = page.middle("0,4");
    page.finger(&[(x, y), (2, y)]);
    shows(&page, "xxxxx/6/xxxxxx/5x/.xxxxx");
    page.click("#brush-erase");
    page.wait_for_switch("#brush-erase", true);
    finger(&page, &["4,3", "2,3", "0,3"]);
    shows(&page, "xxx.x/6/xxx.xx/5x/.xx.xx");
    page.wait("no scrolling", scrolled, |&by| by == 0.0);
}

/// In Chromium such a stroke goes back a page, unless the root of the page forbids it and no box on the way asks for
/// anything else.
#[test]
fn a_stroke_to_the_right_stays_on_the_page() {
    let server = Server::start("/");
    let page = Page::blank(&server);
    page.hold(360, 740);
    page.visit("#/gallery");
    page.wait_until_seen(".walk");
    // Another document, not only another link of the same.
    page.visit("?board#/k1/ancient/walls/6/6/6/6/6/6");
    page.wait_for_value("0");
    page.tap("#parts > summary");
    page.wait_until_seen("#parts > .inside");
    let root: String =
        page.measure("return getComputedStyle(document.documentElement).overscrollBehaviorX", []);
    assert_eq!(root, "none");
    let others: Vec<String> = page.measure(
        "return Array.from(document.querySelectorAll('body, body *'))
             .filter(it => getComputedStyle(it).overscrollBehaviorX !== 'auto')
             .map(it => it.className)",
        [],
    );
    assert_eq!(others, [""; 0]);
    let across = |what: &str| {
        let (_, y) = page.middle(what);
        page.finger(&[(20, y), (345, y)]);
    };
    across("#parts > .inside");
    page.tap("#parts > summary");
    page.wait_until_gone("#parts > .inside");
    across("3,3");
    across("#value");
    page.tap("5,0");
    shows(&page, "x");
    linked(&page, "#/k1/ancient/walls/1/1/1/1/1/x");
}

#[test]
fn a_finger_carries_stones_and_scrolls_beside_them() {
    let server = Server::start("/");
    let page = held(&server, "#/k1/ancient/walls/xo4/6/6/6/6/6");
    shows(&page, "xo");
    finger(&page, &["0,1", "3,1", "3,4"]);
    linked(&page, "#/k1/ancient/walls/x5/1/1/4o/1/1");
    page.wait("no scrolling", scrolled, |&by| by == 0.0);
    // A tap is a press.
    page.tap("5,0");
    linked(&page, "#/k1/ancient/walls/x5/1/1/4o/1/o");
    finger(&page, &["4,2", "0,2"]);
    page.wait("the page farther down", scrolled, |&by| by > 20.0);
    linked(&page, "#/k1/ancient/walls/x5/1/1/4o/1/o");
}

#[test]
fn a_finger_selects_and_moves_a_wall() {
    let server = Server::start("/");
    let page = held(&server, "#/k1/ancient/walls/xo4/6/6/6/6/6");
    shows(&page, "xo");
    page.click("#brush-select");
    page.wait_until_seen("#selection-bar");
    finger(&page, &["2,2", "1,1", "0,0"]);
    page.wait_for_count("[data-square][aria-selected=true]", 9);
    finger(&page, &["0,0", "3,3"]);
    linked(&page, "#/k1/ancient/walls/6/1/1/3xo/1/1");

    page.click("#brush-cycle");
    page.wait_for_switch("#brush-cycle", true);
    let (x, y) = page.middle(".handle.right .zone");
    let square = page.middle("0,1").0 - page.middle("0,0").0;
    page.finger(&[(x, y), (x - square, y)]);
    linked(&page, "#/k1/ancient/walls/5/1/1/3xo/1/1");
}

#[test]
fn a_finger_carries_a_stone_to_where_it_jumps() {
    let server = Server::start("/");
    let page = held(&server, "#/k1/ancient/walls/xo.o..ox/8/o?play=1");
    page.wait_for_switch("#mode-play", true);
    finger(&page, &["0,0", "0,4"]);
    shows(&page, "....x.ox/8/o");
    // A stone of a large board without an element.
    page.go(&format!("#/k1/ancient/walls/40/{}xo?play=1", "1/".repeat(18)));
    page.wait_for_stone("19,0", "x");
    finger(&page, &["19,0", "19,2"]);
    page.wait_for_stone("19,2", "x");
    page.wait_for_stone("19,1", ".");

    page.go("#/play/g1/ancient/walls/ox.x?turn=white&black=you&white=friend");
    page.wait_for_stone("0,3", "x");
    page.wait_until_gone("#brush-black");
    finger(&page, &["0,0", "0,2"]);
    shows(&page, "..ox");
}

#[test]
fn two_fingers_zoom_and_paint_nothing() {
    let server = Server::start("/");
    let page = held(&server, "#/k1/ancient/walls/xo4/6/6/6/6/6");
    shows(&page, "xo");
    let width = |page: &Glimpse| -> f64 {
        page.js("return document.querySelector('.slab svg').getBoundingClientRect().width", [])
    };
    let usual = page.wait("a board", width, |&width| width > 0.0);
    for brush in ["#brush-cycle", "#brush-black"] {
        page.click("#zoom-fit");
        page.wait("all of the board", width, |width| (width - usual).abs() < 1.0);
        page.click(brush);
        page.wait_for_switch(brush, true);
        let ((x, y), (u, v)) = (page.middle("3,2"), page.middle("3,3"));
        page.pinch([(x, y), (u, v)], [(x - 60, y), (u + 60, v)]);
        page.wait("a larger board", width, |&width| width > 1.5 * usual);
        shows(&page, "xo");
    }
    page.wait_for_property("#undo", "ariaDisabled", "true");
}

#[test]
fn a_finger_draws_with_chalk() {
    let server = Server::start("/");
    let page = held(&server, "#/k1/ancient/walls/xo4/6/6/6/6/6?projector=1");
    page.wait_for_count("#lecture", 1);
    page.click("[data-cap='C']");
    page.wait_for_switch("[data-cap='C']", true);
    finger(&page, &["0,1", "3,1", "3,4"]);
    // The end of the stroke, in squares.
    let end = |page: &Glimpse| -> Option<(i32, i32)> {
        page.js(
            "const [x, y] = document.querySelector('.chalk .stroke')?.getAttribute('points').trim()
                 .split(' ').at(-1).split(',').map(Number) ?? [];
             return x === undefined ? null : [Math.floor(y / 56), Math.floor(x / 56)]",
            [],
        )
    };
    page.wait("a stroke to its end", end, |end| *end == Some((3, 4)));
    shows(&page, "xo");
}

#[test]
fn a_bright_dot_follows_a_finger() {
    let server = Server::start("/");
    let page = held(&server, "#/k1/ancient/walls/xo4/6/6/6/6/6?projector=1");
    page.wait_for_count("#lecture", 1);
    page.click("[data-cap='L']");
    page.wait_for_count(".laser", 1);
    let ((x, y), (u, v)) = (page.middle("5,0"), page.middle("1,4"));
    page.finger(&[(x, y), (u, y), (u, v)]);
    let dot = |page: &Glimpse| -> (f64, f64) {
        page.js(
            "const box = document.querySelector('.laser .dot').getBoundingClientRect();
             return [box.left + box.width / 2, box.top + box.height / 2]",
            [],
        )
    };
    let is_there = |&(x, y): &(f64, f64)| (x - u as f64).hypot(y - v as f64) < 1.0;
    page.wait("the dot where the finger was lifted", dot, is_there);
}

/// The names of a list's items, or the texts of a row of cards.
fn in_order(page: &Glimpse, script: &str) -> Vec<String> {
    page.js(&format!("return Array.from({script})"), [])
}

#[test]
fn a_finger_takes_things_to_another_place() {
    let server = Server::start("/");
    let item = |name: &str| format!("item=k1/ancient/plane/xo&name={name}");
    let page = held(&server, &format!("#/list?{}&{}&{}", item("one"), item("two"), item("three")));
    page.tap("#lesson-take");
    page.wait_for_count("[data-row] .grip", 3);
    let grip = |page: &Page, thing: &str| page.middle(&format!("{thing} .grip"));
    // The last item must be in view.
    grip(&page, "[data-row='2']");
    let ((x, y), (_, below)) = (grip(&page, "[data-row='0']"), grip(&page, "[data-row='2']"));
    page.finger(&[(x, y), (x, below + 60)]);
    page.wait(
        "the first one last",
        |page| {
            in_order(page, "document.querySelectorAll('[data-row] strong'), it => it.textContent")
        },
        |names| *names == ["two", "three", "one"],
    );

    page.go("#/sums?card=1&card=2&card=3");
    page.wait_for_count("[data-card] .grip", 3);
    page.resize(820, 1180, "light");
    let ((x, y), (to, _)) = (grip(&page, "[data-card='2']"), page.middle("[data-card='0']"));
    page.finger(&[(x, y), (to - 60, y)]);
    page.wait(
        "the last card first",
        |page| in_order(page, "document.querySelectorAll('[data-card]'), it => it.dataset.text"),
        |cards| *cards == ["3", "1", "2"],
    );
}

#[test]
fn a_finger_slides() {
    let server = Server::start("/");
    let page = held(&server, "#/learn/thermographs/read");
    page.wait_until_seen("#gauge-level");
    let level = |page: &Glimpse| -> u32 {
        page.js("return Number(document.querySelector('#gauge-level').value)", [])
    };
    let before = page.wait("a level", level, |_| true);
    // On the picture, where the temperature rises upwards, and on the slider below it.
    let (x, y) = page.middle(".gauge svg");
    page.finger(&[(x, y + 40), (x, y - 60)]);
    let risen = page.wait("a higher level", level, |&level| level != before);
    slide(&page, "#gauge-level");
    page.wait("the end of the slider", level, |&level| level != risen);

    page.go("#/k1/ancient/plane/xo.ox/o");
    page.click("#thermograph summary");
    page.wait_until_seen("#cool");
    slide(&page, "#cool");
}

/// Drags the knob of a slider from its lowest value to its highest.
#[track_caller]
fn slide(page: &Page, slider: &str) {
    let ends = |page: &Page| -> [(i64, i64); 2] {
        page.middle(slider);
        page.measure(
            "const box = document.querySelector(arguments[0]).getBoundingClientRect();
             const y = Math.round(box.y + box.height / 2);
             return [[Math.round(box.x + 8), y], [Math.round(box.right - 3), y]]",
            [json!(slider)],
        )
    };
    // The page may still scroll to what has just opened, so a finger that missed the slider tries again.
    let slid = |glimpse: &Glimpse| -> bool {
        page.finger(&ends(page));
        glimpse.js(
            "const { value, max } = document.querySelector(arguments[0]);
             return value === max",
            [json!(slider)],
        )
    };
    page.wait("the highest value", slid, |is_last| *is_last);
}

/// A finger draws the walls of a thermograph, and the page does not scroll under it.
#[test]
fn walls_are_drawn() {
    let server = Server::start("/");
    // It draws {2|−1||−2}: Left's wall stands at −1, Right's leans there from −2, and they meet at t = 1.
    let page = held(&server, "#/learn/thermographs/drawn?seed=7");
    page.wait_for_words(".subjects", "−1||−2}");
    page.wait_until_seen(".wall-pen");
    let place = |value: &str, tax: &str| -> (i64, i64) {
        page.measure(
            "const pen = document.querySelector('.thermograph');
             pen.scrollIntoView({ block: 'nearest' });
             const number = (anchor, text) => [...pen.querySelectorAll(`text[text-anchor=${anchor}]`)]
                 .find(it => it.textContent === text).getBoundingClientRect();
             const [value, tax] = [number('middle', arguments[0]), number('end', arguments[1])];
             return [Math.round(value.x + value.width / 2), Math.round(tax.y + tax.height / 2)]",
            [json!(value), json!(tax)],
        )
    };
    page.finger(&[place("−1", "0"), place("−1", "1")]);
    page.wait_for_words(".wall-pen .reading", "−1 for t = 1");
    page.click("[data-pen=Right]");
    page.finger(&[place("−2", "0"), place("−2", "1")]);
    page.wait_for_words(".wall-pen .reading", "−2 for t = 1");
    page.click("#check");
    page.wait_until_seen("[data-verdict=right-wall]");
    // A tap moves the end.
    page.finger(&[place("−1", "1")]);
    page.wait_for_words(".wall-pen .reading", "−1 for t = 1");
    page.wait_until_seen(".thermograph .mast");
    page.click("#check");
    page.wait_until_seen("[data-verdict=right-walls]");
    page.wait_until_seen("#gauge-level");
}
