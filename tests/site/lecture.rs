//! The projector view: what a lecture hall sees, and the keys of the lecturer.

use serde_json::json;
use thirtyfour::Key;

use crate::access::check;
use crate::looks::look;
use crate::page::{Glimpse, Page};
use crate::server::Server;

/// The first of the examples.
const FOUR: &str = "#/k1/ancient/plane/o.ox.x...xo/8x/1/1/oxo.ox5xox";
/// Two jumps in a row: Black takes to the left, then White to the right.
const LINE: &str = "#/k1/ancient/plane/oxo.ox?projector=1&line=0_5l1.0_2r1&step=0";
const STEPS: [&str; 3] = ["oxo.ox", "oxox", "ox..o"];

fn four() -> String {
    format!("{FOUR}?projector=1")
}

/// The type size of an element, in px.
fn size(page: &Glimpse, selector: &str) -> f64 {
    page.js(
        "return parseFloat(getComputedStyle(document.querySelector(arguments[0])).fontSize)",
        [json!(selector)],
    )
}

/// What extends beyond the window or needs scrolling.
fn cut(page: &Glimpse) -> Vec<String> {
    page.js(
        "const root = document.documentElement;
         const all = [...document.querySelectorAll('.slab, #value, #outcome, .facts, .term, .cap')];
         const cut = all.filter(one => {
             const box = one.getBoundingClientRect();
             return box.width && (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight);
         }).map(one => one.className);
         const caps = [...document.querySelectorAll('.cap')].map(one => one.getBoundingClientRect()).sort((one, other) => one.left - other.left);
         caps.slice(1).forEach((box, index) => box.left < caps[index].right && cut.push('caps'));
         if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) cut.push('page');
         return cut",
        [],
    )
}

#[test]
fn the_board_has_three_fifths_of_the_screen_and_the_sum_is_large() {
    let server = Server::start("/");
    let page = Page::open(&server, &four());
    page.resize(1920, 1080, "light");
    page.wait_for_count(".term", 4);
    let share = |page: &Glimpse| -> f64 {
        page.js(
            "const box = document.querySelector('.slab').getBoundingClientRect();
             return box.width * box.height / innerWidth / innerHeight",
            [],
        )
    };
    page.wait("three fifths", share, |&share| share >= 0.6);
    page.wait("a sum of 60 px", |page| size(page, ".term"), |&size| size >= 60.0);
    page.wait(
        "a value larger than that",
        |page| size(page, "#value") - size(page, ".term"),
        |&more| more > 0.0,
    );
    // Fourteen columns with stones, and one on either side that stones reach.
    let columns = "return document.querySelector('[role=row]').children.length";
    page.wait("16 columns", |page| page.js::<usize>(columns, []), |&columns| columns == 16);
}

#[test]
#[ignore = "long"]
fn nothing_scrolls_on_any_projector() {
    let server = Server::start("/");
    let page = Page::open(&server, &four());
    let walls = "#/k1/ancient/walls/xoxo/oxox/xoxo/..ox?projector=1&hide=1";
    let wide = "#/k1/ancient/plane/oxo.ox.xo.xoxo.ox.xo?projector=1";
    let tall = "#/k1/ancient/plane/x/o/1/o/x/1/x/o/1/o/x?projector=1";
    for link in [&four(), walls, wide, tall, "#/gallery/l?n=12&projector=1", LINE] {
        page.go(link);
        page.wait_for_count(".lecture", 1);
        page.wait_until_seen("#value");
        for (width, height) in [(1920, 1080), (1280, 720), (1024, 768)] {
            page.resize(width, height, "light");
            page.wait(&format!("{link} in {width} × {height}"), cut, Vec::is_empty);
        }
    }
    page.go(&four());
    page.wait_for_count(".term", 4);
    page.keys("j".to_string());
    look(&page, "lecture");
}

#[test]
fn arrows_step_through_the_line_and_the_picture_stays() {
    let server = Server::start("/");
    let page = Page::open(&server, LINE);
    let picture = |page: &Glimpse| -> (String, bool) {
        let frame = "return document.querySelector('[role=grid]').getAttribute('viewBox')";
        // The answer first: it comes after the page has found what to show.
        let is_known = page.value().is_some();
        (page.js(frame, []), is_known)
    };
    let (first, _) = page.wait("an answer", picture, |(_, is_known)| *is_known);
    // Records the keys that other listeners get after the page.
    page.act(
        "addEventListener('keydown', event => document.body.dataset.taken = event.key + event.defaultPrevented)",
        [],
    );
    let taken = |page: &Page, expected: &str| {
        let read = |page: &Glimpse| -> Option<String> {
            page.js("return document.body.dataset.taken", [])
        };
        page.wait("the key", read, |taken| taken.as_deref() == Some(expected));
    };
    for step in &STEPS[1..] {
        page.keys(Key::Right);
        page.wait_for_position(step);
        taken(&page, "ArrowRighttrue");
        page.wait("the same picture", picture, |(now, is_known)| *now == first && *is_known);
    }
    page.keys(Key::Right);
    taken(&page, "ArrowRightfalse");
    page.keys(Key::Home);
    page.wait_for_position(STEPS[0]);
    page.keys(Key::PageDown);
    taken(&page, "PageDowntrue");
    page.wait_for_position(STEPS[1]);
    page.keys(Key::PageUp);
    page.wait_for_position(STEPS[0]);
    page.click("[data-cap='→']");
    page.wait_for_position(STEPS[1]);

    // A press leaves the focus where it is; a reader who tabs to the board moves on it.
    page.keys("e".to_string());
    page.focus("[role=gridcell][tabindex='0']");
    page.keys(Key::Home);
    let at = |page: &Glimpse| page.focused();
    let square = page.wait("the focus", at, Option::is_some);
    page.keys(Key::Right);
    page.wait("the next square", at, |now| now.is_some() && *now != square);
    page.wait_for_position(STEPS[1]);
    // A remote control leads on from there too.
    page.keys(Key::PageUp);
    page.wait_for_position(STEPS[0]);
}

/// Escape takes away what the lecturer took, and then the lecture.
#[test]
fn escape_peels_one_layer_at_a_time() {
    let server = Server::start("/");
    let page = Page::open(&server, &four());
    page.wait_for_count(".term", 4);
    page.keys("jc".to_string());
    page.wait_for_switch("[data-cap='C']", true);
    page.wait_until_seen(".jumps");
    page.keys(Key::Escape);
    page.wait_for_switch("[data-cap='C']", false);
    page.wait_until_seen(".jumps");
    page.keys("l".to_string());
    page.wait_for_count(".laser", 1);
    page.keys(Key::Escape);
    page.wait_for_count(".laser", 0);
    page.wait_until_seen(".jumps");
    page.keys(Key::Escape);
    page.wait_until_gone(".jumps");
    page.wait_for_count("#lecture", 1);
    page.keys(Key::Escape);
    page.wait_for_count("#lecture", 0);
}

#[test]
fn entering_by_key_leaves_the_board_and_leaving_returns() {
    let server = Server::start("/");
    let page = Page::open(&server, &LINE.replace("projector=1&", ""));
    page.wait_for_value("1/2");
    page.focus("[role=gridcell][tabindex='0']");
    page.keys("p".to_string());
    page.wait_for_count("#lecture", 1);
    page.wait("no square", |page| page.focused(), Option::is_none);
    page.keys(Key::Right);
    page.wait_for_position(STEPS[1]);
    page.keys("p".to_string());
    page.wait_for_count("#lecture", 0);
    let square = page.wait("a square", |page| page.focused(), Option::is_some);
    // Outside the projector view, letters are keys of the board. The next key shows that this one has been heard.
    page.keys("j".to_string());
    page.keys(Key::Right);
    page.wait("the next square", |page| page.focused(), |now| now.is_some() && *now != square);
    page.wait_for_position(STEPS[1]);
    page.wait_for_count("[data-beside]", 0);
}

#[test]
fn keys_cover_reveal_and_show() {
    let server = Server::start("/");
    let page = Page::open(&server, &four());
    page.wait_for_count(".term", 4);
    page.wait_for_count("[data-cap='R']", 0);
    page.keys("h".to_string());
    page.wait_for_link(&format!("{FOUR}?hide=1&projector=1"));
    page.wait_for_count(".cover", 6);
    // Who wins, both stops, mean and temperature, the value.
    for left in [5, 3, 1, 0] {
        page.keys("r".to_string());
        page.wait_for_count(".cover", left);
    }
    page.keys("h".to_string());
    page.wait_for_count(".cover", 6);
    page.click("[data-cap='R']");
    page.wait_for_count(".cover", 5);
    page.keys("hh".to_string());
    page.wait_for_link(&four());

    page.keys("1234".to_string());
    page.wait_for_link(&format!("{FOUR}?show=reach.left.right&projector=1"));
    page.keys("j".to_string());
    page.wait_until_seen(".jumps");
    page.keys("t".to_string());
    page.wait_until_seen(".thermograph");
    page.wait_until_gone(".jumps");
    page.keys("t".to_string());
    page.wait_until_gone(".thermograph");
    page.wait_until_seen(".facts");
}

/// A press on an empty pit once put a stone there and covered the answer again.
#[test]
fn a_press_changes_nothing_until_the_lecturer_edits() {
    let server = Server::start("/");
    let link = "#/k1/ancient/walls/oxo.ox/1?hide=1&projector=1";
    let page = Page::open(&server, link);
    page.wait_for_count(".cover", 6);
    page.keys("rrrr".to_string());
    page.wait_for_count(".cover", 0);
    page.click_square("1,1");
    page.keys("1".to_string());
    page.wait_for_link("#/k1/ancient/walls/oxo.ox/1?show=&hide=1&projector=1");
    page.wait_for_position("oxo.ox");
    page.wait_for_count(".cover", 0);
    page.wait_for_count("[data-cap='U']", 0);

    page.keys("e".to_string());
    for (square, position) in [("1,1", "oxo.ox/.o"), ("1,2", "oxo.ox/.ox")] {
        page.click_square(square);
        page.wait_for_position(position);
    }
    page.keys("u".to_string());
    page.wait_for_position("oxo.ox");
    page.wait_for_count("[data-cap='U']", 0);
    // The next lecture begins in Play, and the board itself in Edit as before.
    page.keys(Key::Escape);
    page.wait_for_switch("#mode-edit", true);
    page.click("#projector");
    page.wait_for_link("#/k1/ancient/walls/oxo.ox/1?show=&hide=1&projector=1");
}

#[test]
fn a_black_screen_hides_everything_until_the_next_key() {
    let server = Server::start("/");
    let page = Page::open(&server, LINE);
    page.wait_for_value("1/2");
    for key in ["b", "."] {
        page.keys(key.to_string());
        page.wait_for_count("#blackness", 1);
        let covered: bool = page.measure(
            "const box = document.querySelector('#blackness').getBoundingClientRect();
             return box.width >= innerWidth && box.height >= innerHeight
                 && [...document.elementsFromPoint(innerWidth / 2, innerHeight / 2)][0].id === 'blackness'",
            [],
        );
        assert!(covered, "the screen is not covered");
        page.keys(Key::Right);
        page.wait_for_count("#blackness", 0);
    }
    // Those keys only brought the picture back.
    page.keys(Key::Right);
    page.wait_for_position(STEPS[1]);
    page.click("[data-cap='B']");
    page.wait_for_count("#blackness", 1);
    page.click("#blackness");
    page.wait_for_count("#blackness", 0);
    page.keys(Key::Right);
    page.wait_for_position(STEPS[2]);
}

#[test]
fn a_remote_control_changes_the_number_of_an_exhibit() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/l?n=6&projector=1");
    let row = |n: usize| format!("#/gallery/l?n={n}&projector=1");
    page.wait_for_position("xoxoxo");
    for (key, n) in [(Key::Right, 7), (Key::PageDown, 8), (Key::Left, 7), (Key::PageUp, 6)] {
        page.keys(key);
        page.wait_for_link(&row(n));
        page.wait_for_position(&"xo".repeat(4)[..n]);
    }
    page.click("#number-on");
    page.wait_for_link(&row(7));
    // A line comes first.
    page.go("#/gallery/l?n=3&position=k1/ancient/plane/xo%3Fline%3D0_0r1%26step%3D0&projector=1");
    page.wait_for_position("xo");
    page.keys(Key::Right);
    page.wait_for_position("x");
}

#[test]
fn nothing_names_what_a_hall_is_to_guess_and_each_reveal_is_seen() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/up?projector=1&hide=1");
    page.wait_for_count("#lecture", 1);
    for naming in ["#claim", ".headline", ".telling", "#outcome .who"] {
        page.wait_until_gone(naming);
    }
    page.wait(
        "another heading",
        |page| page.text("h1"),
        |text| text.as_ref().is_some_and(|text| !text.contains('↑')),
    );
    page.keys("r".to_string());
    page.wait_until_seen("#outcome .who");
    page.wait_until_gone("#claim");
    page.keys("r".to_string());
    page.wait_until_seen("#claim");
    page.wait_for_text("h1", "↑");

    page.go("#/gallery/nimbers?n=2&projector=1&hide=1");
    page.wait_until_seen("#step-says");
    for naming in ["#claim", "#step-says strong", ".headline"] {
        page.wait_until_gone(naming);
    }
    page.keys("rr".to_string());
    page.wait_until_seen("#step-says strong");
}

/// How many strokes there are, and where the last one begins, in squares.
fn strokes(page: &Glimpse) -> (usize, Option<(i32, i32)>) {
    page.js(
        "const strokes = [...document.querySelectorAll('.chalk .stroke')];
         const [x, y] = strokes.at(-1)?.getAttribute('points').split(/[ ,]/).map(Number) ?? [];
         return [strokes.length, strokes.length ? [Math.floor(y / 56), Math.floor(x / 56)] : null]",
        [],
    )
}

#[test]
fn chalk_stays_on_the_board_until_the_next_step() {
    let server = Server::start("/");
    let page = Page::open(&server, LINE);
    page.resize(1280, 720, "light");
    page.wait_for_value("1/2");
    let stone = "[data-stone='x']";
    let square: Vec<i32> = page.measure(
        "return document.querySelector(arguments[0]).dataset.square.split(',').map(Number)",
        [json!(stone)],
    );
    let here = (square[0], square[1]);
    page.keys("c".to_string());
    page.wait_for_switch("[data-cap='C']", true);
    let (x, y) = page.middle(stone);
    page.drag(&[(x, y), (x + 40, y + 60), (x + 90, y - 30)]);
    page.wait("a stroke", strokes, |strokes| *strokes == (1, Some(here)));
    page.drag(&[(x + 100, y + 100), (x + 160, y + 100)]);
    page.wait("another", strokes, |(count, _)| *count == 2);
    page.keys(Key::Backspace);
    // It stays on the squares, however large they are; no stone was touched.
    page.resize(1024, 768, "light");
    page.wait("the first one", strokes, |strokes| *strokes == (1, Some(here)));
    page.wait_for_position(STEPS[0]);
    page.keys(Key::Right);
    page.wait_for_position(STEPS[1]);
    page.wait("a clean board", strokes, |strokes| *strokes == (0, None));
    let (x, y) = page.middle(stone);
    page.drag(&[(x, y), (x + 60, y + 60)]);
    page.wait("a stroke", strokes, |(count, _)| *count == 1);
    page.keys("z".to_string());
    page.wait("none", strokes, |(count, _)| *count == 0);
    page.keys(Key::Escape);
    page.wait_for_switch("[data-cap='C']", false);
    page.keys(Key::Escape);
    page.wait_for_count(".chalk", 0);
}

#[test]
fn chalk_is_wiped_by_a_button_and_by_a_key() {
    let server = Server::start("/");
    let page = Page::open(&server, LINE);
    page.wait_for_value("1/2");
    page.wait_for_count("[data-cap='W']", 0);
    page.click("[data-cap='C']");
    let (x, y) = page.middle("[data-stone='x']");
    let draw = |count: usize| {
        page.drag(&[(x, y), (x + 40, y + 60)]);
        page.wait("a stroke more", strokes, |strokes| strokes.0 == count);
    };
    draw(1);
    draw(2);
    page.click("[data-cap='W']");
    page.wait("a clean board", strokes, |strokes| strokes.0 == 0);
    page.wait_for_switch("[data-cap='C']", true);
    draw(1);
    page.keys("w".to_string());
    page.wait("a clean board", strokes, |strokes| strokes.0 == 0);
    page.wait_for_position(STEPS[0]);
}

#[test]
fn a_mouse_that_rests_lights_no_square() {
    let server = Server::start("/");
    let page = Page::open(&server, LINE);
    page.wait_for_value("1/2");
    let square = page.middle("[data-stone='x']");
    page.hover(&[(square.0 - 3, square.1), square]);
    let light = |page: &Glimpse| -> Option<String> {
        page.js(
            "const light = document.querySelector('.hovered');
             return light && getComputedStyle(light).opacity",
            [],
        )
    };
    page.wait("a light that is out", light, |light| light.as_deref() == Some("0"));
}

#[test]
fn a_bright_dot_follows_the_pointer() {
    let server = Server::start("/");
    let page = Page::open(&server, &four());
    page.wait_for_count(".term", 4);
    page.keys("l".to_string());
    page.wait_for_count(".laser", 1);
    page.hover(&[(200, 300), (310, 220)]);
    let dot = |page: &Glimpse| -> Option<(f64, f64)> {
        page.js(
            "const box = document.querySelector('.laser .dot')?.getBoundingClientRect();
             return box ? [box.left + box.width / 2, box.top + box.height / 2] : null",
            [],
        )
    };
    page.wait("the dot", dot, |dot| dot.is_some_and(|(x, y)| (x - 310.0).hypot(y - 220.0) < 1.0));
    page.keys("c".to_string());
    page.wait_for_count(".laser", 0);
    page.keys("l".to_string());
    page.wait_for_count(".laser", 1);
    page.keys("p".to_string());
    page.wait_for_count("#lecture", 0);
    page.click("#projector");
    page.wait_for_count("#lecture", 1);
    page.wait_for_count(".laser", 0);
}

/// The distance of the middle of all stones from the middle of the slab, in squares.
fn off_centre(page: &Glimpse) -> (f64, f64) {
    page.js(
        "const boxes = [...document.querySelectorAll('[role=gridcell]:not([data-stone=\".\"])')]
             .map(square => square.getBoundingClientRect());
         const slab = document.querySelector('.slab').getBoundingClientRect();
         const middle = (first, last) => (Math.min(...boxes.map(box => box[first]))
             + Math.max(...boxes.map(box => box[last]))) / 2 - (slab[first] + slab[last]) / 2;
         const side = boxes[0].width;
         return [middle('left', 'right') / side, middle('top', 'bottom') / side]",
        [],
    )
}

#[test]
#[ignore = "long"]
fn stones_lie_in_the_middle() {
    let server = Server::start("/");
    let page = Page::open(&server, &four());
    for link in
        [&four(), "#/k1/ancient/plane/oxo.ox?projector=1", "#/k1/ancient/plane/xo.ox/o?projector=1"]
    {
        page.go(link);
        page.wait_for_count("#lecture", 1);
        page.wait("a value", Glimpse::value, Option::is_some);
        for (width, height) in [(1920, 1080), (1280, 720), (1024, 768)] {
            page.resize(width, height, "light");
            let what = format!("{link} in the middle of {width} × {height}");
            // The names of the squares have a rim at the left and below.
            page.wait(&what, off_centre, |(x, y)| x.abs() < 0.25 && y.abs() < 0.25);
        }
    }
}

/// Legible from the last row.
#[test]
fn a_question_is_larger_than_labels() {
    let server = Server::start("/");
    let list = "#/list?item=k1/ancient/plane/oxo.ox&name=A&words=Who%20wins%3F&at=1&projector=1";
    let page = Page::open(&server, list);
    page.resize(1920, 1080, "light");
    page.wait("60 px", |page| size(page, ".list-head .list-words"), |&size| size >= 59.0);
}

/// After a while without use the keys fade, but only visually; any action brings them back.
#[test]
fn the_keys_fade_and_come_back() {
    let server = Server::start("/");
    let page = Page::blank(&server);
    // The page's clock runs five times as fast.
    page.before_loading(
        "const wait = setTimeout;
         window.setTimeout = (task, milliseconds) => wait(task, milliseconds / 5)",
    );
    page.visit(LINE);
    page.wait_for_count("#lecture", 1);
    // How often they came back.
    page.act(
        "window.woken = 0;
         new MutationObserver(() => {
             if (!document.documentElement.hasAttribute('data-resting')) window.woken++;
         }).observe(document.documentElement, { attributeFilter: ['data-resting'] })",
        [],
    );
    let rests = |page: &Page, opacity: &str| {
        let look = |page: &Glimpse| -> (bool, String) {
            page.js(
                "return [document.documentElement.hasAttribute('data-resting'),
                     getComputedStyle(document.querySelector('#lecture')).opacity]",
                [],
            )
        };
        page.wait("keys at rest", look, |(rests, seen)| *rests && seen == opacity);
    };
    let woken = |page: &Page, times: u32| {
        let look = |page: &Glimpse| -> u32 { page.js("return window.woken", []) };
        page.wait("the keys again", look, |&seen| seen == times);
    };
    rests(&page, "0");
    check(&page, "a lecture with its keys at rest");
    page.keys(Key::Right);
    woken(&page, 1);
    page.wait_for_position(STEPS[1]);
    rests(&page, "0");
    page.hover(&[(300, 300)]);
    woken(&page, 2);
    // The key under the mouse, or with the keyboard focus, does not fade.
    page.hover(&[page.middle("[data-cap='→']")]);
    rests(&page, "1");
    page.hover(&[(300, 300)]);
    rests(&page, "0");
    page.focus("[data-cap='→']");
    page.keys(Key::Tab);
    rests(&page, "1");
}

/// A finger on faded keys brings them back, and presses none.
#[test]
fn a_finger_on_faded_keys_only_brings_them_back() {
    let server = Server::start("/");
    let page = Page::blank(&server);
    page.hold(1024, 768);
    page.visit(LINE);
    page.wait_for_count("#lecture", 1);
    page.wait_for_count("[data-resting]", 1);
    page.tap("[data-cap='→']");
    page.wait_for_position(STEPS[0]);
    page.click("[data-cap='→']");
    page.wait_for_position(STEPS[1]);
}
