//! Boards larger than the window, and the speed of the page with them.

use konane::{Board, Edge, nimber};
use papamu::link::position_link::PositionLink;
use thirtyfour::Key;

use crate::page::{Glimpse, Page};
use crate::server::Server;

#[test]
fn the_board_zooms_around_the_pointer() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/4/4/4/4");
    page.wait_for_value("0");
    let width = |page: &Glimpse| -> f64 {
        page.js("return document.querySelector('.slab svg').getBoundingClientRect().width", [])
    };
    let usual = page.wait("a board", width, |&width| width > 0.0);
    page.click("#zoom-in");
    page.click("#zoom-in");
    let zoomed = page.wait("a larger board", width, |&width| width > 1.4 * usual);
    // The wheel keeps the square under the pointer in place.
    let (x, y) = page.middle("1,1");
    page.act(
        "document.elementFromPoint(arguments[0], arguments[1]).dispatchEvent(new WheelEvent('wheel', {
             deltaY: -120, ctrlKey: true, clientX: arguments[0], clientY: arguments[1],
             bubbles: true, cancelable: true,
         }))",
        [x.into(), y.into()],
    );
    page.wait("a still larger board", width, |&width| width > 1.2 * zoomed);
    page.wait(
        &format!("the square at {x}, {y} as before"),
        |_| page.middle("1,1"),
        |(u, v)| (u - x).abs() <= 2 && (v - y).abs() <= 2,
    );
    page.click("#zoom-fit");
    page.wait("the board as before", width, |width| (width - usual).abs() < 1.0);
}

/// Puts stones by keys; calls back with the median and the longest time, in milliseconds, in which the page's own
/// thread drew one.
const EDIT: &str = "
    const [done] = [...arguments].slice(-1);
    const squares = [...document.querySelectorAll('[data-square]')];
    const times = [];
    const edit = index => {
        if (index == 50) {
            times.sort((a, b) => a - b);
            return done([times[index / 2], times[index - 1]]);
        }
        const square = squares[(index * 7919) % squares.length];
        const start = performance.now();
        const key = square.dataset.stone == 'x' ? 'o' : 'x';
        square.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        setTimeout(() => {
            document.querySelector('.slab').getBoundingClientRect();
            times.push(performance.now() - start);
            edit(index + 1);
        });
    };
    edit(0);";

#[test]
fn many_fast_edits_leave_no_error_on_any_size() {
    let server = Server::start("/");
    let full = Board::full(32, 32).with_edge(Edge::Plane);
    let large = nimber(7).expect("a nimber").with_edge(Edge::Walls);
    for (name, board, limit) in [
        ("6 × 6", Board::empty(6, 6, Edge::Walls), 500.0),
        ("32 × 32", full, 500.0),
        ("131 × 82", large, 1000.0),
    ] {
        let edge = if board.edge() == Edge::Walls { "walls" } else { "plane" };
        let page = Page::open(&server, &format!("#/k1/ancient/{edge}/{board}"));
        page.wait("a board", Glimpse::position, |position| !position.is_empty());
        let edit = |_: &Glimpse| {
            let [median, longest]: [f64; 2] = page.measure_later(EDIT);
            println!("{name}: an edit takes {median:.1} ms, at most {longest:.1} ms");
            median
        };
        page.wait("fast edits", edit, |&median| median < limit);
        page.wait(
            "the link of the last edit",
            |page| (page.link(), page.position()),
            |(link, position)| {
                let link = PositionLink::parse(link).expect("a link");
                link.board.with_edge(Edge::Plane).trimmed().to_string() == *position
            },
        );
    }
}

/// Counts how often a size is asked for: each time the browser has to lay the page out first.
const COUNT: &str = "
    window.asked = 0;
    const { get } = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollWidth');
    Object.defineProperty(Element.prototype, 'scrollWidth', {
        get() { asked += 1; return get.call(this); },
    });
    const { getBoundingClientRect } = Element.prototype;
    Element.prototype.getBoundingClientRect = function () {
        asked += 1;
        return getBoundingClientRect.call(this);
    };";

#[test]
fn an_edit_of_a_large_board_lays_the_page_out_once() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/100/100/98/x97/100");
    page.wait_until_seen(".slab");
    // The first edit changes the tools: now something can be undone.
    let _: [f64; 2] = page.measure_later(EDIT);
    page.act(COUNT, []);
    let _: [f64; 2] = page.measure_later(EDIT);
    // The test itself asks after each edit.
    let asked: u32 = page.measure("return asked", []);
    assert_eq!(asked, 50);
}

/// Rows of alternating stones and gaps: each side has hundreds of jumps.
fn crowd() -> String {
    format!("#/k1/ancient/walls/{}", ["xo.".repeat(20).as_str(); 60].join("/"))
}

#[test]
fn a_closed_answer_has_no_elements() {
    let server = Server::start("/");
    let page = Page::open(&server, &crowd());
    // As in `Left 1,140, Right 980`.
    let counted = |page: &Glimpse| -> Option<u32> {
        let text = page.text("#jumps .note")?;
        let digits = |side: &str| side.chars().filter(char::is_ascii_digit).collect::<String>();
        Some(text.split(", ").filter_map(|side| digits(side).parse::<u32>().ok()).sum())
    };
    page.wait("hundreds of jumps", counted, |jumps: &Option<u32>| *jumps > Some(400));
    page.wait_for_count(".inside *", 0);
    page.unfold("#jumps");
    page.wait("rows", |page| page.count("#jumps tbody tr"), |&rows| rows > 100);
    page.act("document.querySelector('#jumps').open = false", []);
    page.wait_for_count(".inside *", 0);
}

#[test]
fn an_old_answer_is_marked_and_not_drawn_again() {
    let server = Server::start("/");
    let page = Page::open(&server, &crowd());
    page.unfold("#jumps");
    page.wait("rows", |page| page.count("#jumps tbody tr"), |&rows| rows > 100);
    // The first that happens to the answer after an edit.
    let [is_kept, is_old]: [bool; 2] = page.measure_later(
        "const [done] = [...arguments].slice(-1);
         const table = document.querySelector('#jumps table');
         new MutationObserver((_, observer) => {
             observer.disconnect();
             done([table.isConnected, !!table.closest('.old[inert]')]);
         }).observe(
             document.querySelector('#jumps .inside'),
             { subtree: true, childList: true, attributes: true },
         );
         document.querySelector('[data-square]').dispatchEvent(
             new KeyboardEvent('keydown', { key: 'o', bubbles: true, cancelable: true }),
         )",
    );
    assert!(is_kept && is_old, "kept: {is_kept}, old: {is_old}");
}

/// The middle of a square in the window, whether or not it has an element.
fn middle_of(page: &Page, row: i32, column: i32) -> (i64, i64) {
    page.measure(
        "const [row, column] = arguments;
         const grid = document.querySelector('[role=grid]');
         const box = document.querySelector('.pits').getBoundingClientRect();
         return [
             Math.round(box.x + (column + 0.5) / grid.ariaColCount * box.width),
             Math.round(box.y + (row + 0.5) / grid.ariaRowCount * box.height),
         ]",
        [row.into(), column.into()],
    )
}

#[test]
fn every_square_of_a_large_board_can_be_touched() {
    let server = Server::start("/");
    let board = Board::empty(60, 100, Edge::Walls);
    let page = Page::open(&server, &format!("#/k1/ancient/walls/{board}"));
    page.wait_for_value("0");
    // The focus is in the middle, the pointer in the lower right corner.
    page.act(
        "const slab = document.querySelector('.slab');
         slab.scrollIntoView();
         slab.scrollTo(9999, 9999)",
        [],
    );
    page.wait_until_gone("[data-square='57,90']");
    page.click("#brush-black");
    page.drag(&[middle_of(&page, 57, 90), middle_of(&page, 57, 93), middle_of(&page, 58, 93)]);
    let painted = ["57,90", "57,91", "57,92", "57,93", "58,93"];
    page.wait(
        "paint",
        |page| painted.map(|square| page.stone(square)),
        |s| s.iter().all(|s| s == "x"),
    );
    // The elements have followed, and keep following the keys.
    page.wait_for_focus("57,90");
    for _ in 0..40 {
        page.keys(Key::Left);
    }
    page.wait_for_focus("57,50");
    page.chord(&[Key::Control], Key::Home);
    page.wait_for_focus("0,0");
    page.keys('o');
    page.wait_for_stone("0,0", "o");
    page.keys(Key::End);
    page.wait_for_focus("0,99");
    page.keys(Key::Down);
    page.wait_for_focus("1,99");
    page.wait_for_property(":focus", "ariaColIndex", "100");
    page.wait_for_property("[role=row]:has(:focus)", "ariaRowIndex", "2");

    // Carries a stone far from the focus, and erases a square with the right button.
    page.act("document.querySelector('.slab').scrollTo(9999, 9999)", []);
    page.click("#brush-cycle");
    page.drag(&[middle_of(&page, 57, 90), middle_of(&page, 55, 91), middle_of(&page, 55, 90)]);
    page.wait_for_stone("55,90", "x");
    page.wait_for_stone("57,90", ".");
}

/// Records tasks of the page's own thread that a reader would feel.
const WATCH: &str = "
    window.longest = 0;
    new PerformanceObserver(list => {
        for (const task of list.getEntries()) longest = Math.max(longest, task.duration);
    }).observe({ type: 'longtask' })";

#[test]
fn a_pointer_that_passes_over_a_full_board_is_followed() {
    let server = Server::start("/");
    let board = Board::full(32, 32);
    let page = Page::open(&server, &format!("#/k1/ancient/walls/{board}"));
    page.wait("an answer", Glimpse::value, Option::is_some);
    let over: Vec<(i64, i64)> =
        (0..32).map(|step| middle_of(&page, step / 3, step)).filter(|place| place.1 > 0).collect();
    page.act(WATCH, []);
    let follow = |_: &Glimpse| {
        page.act("longest = 0", []);
        page.hover(&over);
        let longest: f64 = page.measure_later("setTimeout(() => arguments[0](longest))");
        println!("32 × 32: under the pointer the longest task takes {longest:.0} ms");
        longest
    };
    // A machine under load may miss the promise.
    page.wait("a pointer that is followed", follow, |&longest| longest < 300.0);
}
