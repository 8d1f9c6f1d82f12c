//! Stones by mouse and keyboard, and the link that follows them.

use konane::{Board, Edge};
use papamu::link::position_link::PositionLink;
use thirtyfour::Key;

use crate::page::{Glimpse, Page};
use crate::server::Server;

#[test]
fn clicks_cycle_through_the_stones() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/3/3/3");
    page.wait_for_value("0");
    for (stone, link) in [
        ("x", "#/k1/ancient/walls/3/.x/1"),
        ("o", "#/k1/ancient/walls/3/.o/1"),
        (".", "#/k1/ancient/walls/3/1/1"),
    ] {
        page.click_square("1,1");
        page.wait_for_stone("1,1", stone);
        page.wait_for_link(link);
    }
}

#[test]
fn the_plane_goes_on_beyond_its_window() {
    let server = Server::start("/");
    // Wide enough that there is room below the slab.
    let page = Page::open(&server, "#/k1/ancient/plane/xo26x");
    page.wait_for_position("xo26x");
    let ((x, last), (_, before)) =
        (page.middle("[data-square='8,2']"), page.middle("[data-square='7,2']"));
    page.drag(&[(x, last + 2 * (last - before))]);
    page.wait_for_link("#/k1/ancient/plane/xo26x/1/1/1/1/1/x");
}

#[test]
fn the_keyboard_does_all_that_the_mouse_does() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/3/.x/1");
    // The answer first: what it brings would stand between the board and the focus.
    page.wait_for_value("0");

    // Tab stops once on the board.
    page.focus("#brush-cycle");
    page.wait(
        "the board after some Tabs",
        |seen| {
            page.keys(Key::Tab);
            seen.focused()
        },
        |focused| focused.as_deref() == Some("1,1"),
    );
    page.keys(Key::Tab);
    page.wait("the focus elsewhere", Glimpse::focused, Option::is_none);
    page.shift_tab();
    page.wait_for_focus("1,1");

    for (key, square) in [
        (Key::Right, "1,2"),
        (Key::Right, "1,2"),
        (Key::Up, "0,2"),
        (Key::Left, "0,1"),
        (Key::Down, "1,1"),
        (Key::Home, "1,0"),
    ] {
        page.keys(key);
        page.wait_for_focus(square);
    }

    for (key, stone) in [
        (' ', "o"),
        (Key::Enter.value(), "x"),
        (' ', "."),
        ('x', "x"),
        ('o', "o"),
        (Key::Delete.value(), "."),
        ('O', "o"),
    ] {
        page.keys(key);
        page.wait_for_stone("1,0", stone);
    }
    page.wait_for_link("#/k1/ancient/walls/3/ox/1");
    page.wait_for_value("-1");
}

#[test]
fn the_plane_grows_and_the_focus_stays() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/plane/xo");
    page.wait_for_position("xo");
    page.click_square("0,0");
    page.wait_for_stone("2,2", "o");
    page.wait_for_focus("2,2");
    page.keys(Key::Delete);
    page.wait_for_link("#/k1/ancient/plane/xo");
}

#[test]
fn switches_change_rules_edge_and_value() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/plane/x.xo");
    page.wait_for_value("v*");
    page.wait_for_switch("#rules-ancient", true);
    page.wait_for_switch("#edge-plane", true);

    page.click("#rules-modern");
    page.wait_for_value("^");
    page.wait_for_link("#/k1/modern/plane/x.xo");
    page.wait_for_switch("#rules-modern", true);
    page.wait_for_switch("#rules-ancient", false);

    page.click("#edge-walls");
    page.wait("a link with walls", Glimpse::link, |link| link.starts_with("#/k1/modern/walls/"));
    page.wait_for_switch("#edge-walls", true);
    page.wait_for_switch("#edge-plane", false);

    page.click("#clear");
    page.wait_for_value("0");
    page.wait_for_position("1");
}

/// Drags the mouse over the middles of these squares, where they are when the drag begins.
fn drag(page: &Page, squares: &[&str]) {
    let places: Vec<(i64, i64)> = squares.iter().map(|square| page.middle(square)).collect();
    page.drag(&places);
}

/// Waits for a link; `link` may be written in another form.
#[track_caller]
pub fn linked(page: &Page, link: &str) {
    page.wait_for_link(&PositionLink::parse(link).expect("a link").to_string());
}

#[track_caller]
pub fn shows(page: &Page, rows: &str) {
    page.wait_for_position(&Board::parse(rows, Edge::Plane).expect("a board").to_string());
}

pub fn paste(page: &Page, text: &str) {
    page.act(
        "const data = new DataTransfer();
         data.setData('text/plain', arguments[0]);
         const event = new ClipboardEvent('paste', {
             clipboardData: data, bubbles: true, cancelable: true,
         });
         document.activeElement.dispatchEvent(event)",
        [text.into()],
    );
}

#[test]
fn a_drag_paints_and_is_one_step() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/4/4/4/4");
    page.wait_for_value("0");
    // The mouse reports only two places, but the page paints all squares between them.
    drag(&page, &["0,0", "0,3", "2,3"]);
    shows(&page, "xoxo/3x/3o");
    page.click("#undo");
    shows(&page, "1");
    page.click("#redo");
    shows(&page, "xoxo/3x/3o");

    page.click("#brush-black");
    drag(&page, &["3,0", "3,2"]);
    shows(&page, "xoxo/3x/3o/xxx");
    page.wait_for_words("#lint", "Cannot come from an opening");
    // The same brush again erases.
    page.click_square("3,1");
    shows(&page, "xoxo/3x/3o/x.x");
    page.click("#brush-erase");
    drag(&page, &["0,0", "0,3"]);
    shows(&page, "...x/...o/x.x");
    page.right_click("1,3");
    shows(&page, "...o/x.x");
}

#[test]
fn stones_are_moved_by_dragging_and_by_two_presses() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/xo4/6/6");
    shows(&page, "xo");
    drag(&page, &["0,1", "1,1", "2,4"]);
    linked(&page, "#/k1/ancient/walls/x5/1/4o");

    page.click("#brush-select");
    page.click_square("0,0");
    page.wait_for_words("#selection-bar", "Press a square to put it down there");
    page.click_square("1,2");
    linked(&page, "#/k1/ancient/walls/6/..x/4o");

    // A rectangle, and all its commands.
    page.click_button("Done");
    page.wait_for_words("#selection-bar", "Drag a rectangle");
    drag(&page, &["1,2", "2,4"]);
    page.wait_for_words("#selection-bar", "Delete");
    drag(&page, &["1,3", "0,3"]);
    linked(&page, "#/k1/ancient/walls/..x3/4o/1");
    page.click_button("Swap colours");
    linked(&page, "#/k1/ancient/walls/..o3/4x/1");
    page.click_button("Delete");
    linked(&page, "#/k1/ancient/walls/6/1/1");
    page.click_button("Fill");
    linked(&page, "#/k1/ancient/walls/..xox1/..oxo/1");
    for _ in 0..5 {
        page.click("#undo");
    }
    linked(&page, "#/k1/ancient/walls/x5/1/4o");
}

#[test]
fn the_board_stays_under_the_pointer_while_stones_are_selected() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/xo4/6/6/6/6/6");
    shows(&page, "xo");
    let board = |page: &Glimpse| -> Vec<f64> {
        page.js(
            "const box = document.querySelector('.slab svg').getBoundingClientRect();
             return [box.x, box.y, box.width]",
            [],
        )
    };
    for (width, height) in [(1280, 800), (360, 740), (740, 360)] {
        page.resize(width, height, "light");
        page.click("#brush-cycle");
        page.wait_for_switch("#brush-cycle", true);
        page.wait_for_count("#selection-bar", 0);
        let before = page.wait("a board", board, |board| board[2] > 0.0);
        page.click("#brush-select");
        page.wait_until_seen("#selection-bar");
        page.wait("the board as before", board, |board| *board == before);
        page.click_square("0,0");
        page.wait_for_words("#selection-bar", "Delete");
        page.wait("the board as before", board, |board| *board == before);
    }
}

/// Coordinates, the wall and its knobs share the rim.
#[test]
fn coordinates_have_the_rim_for_themselves() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/10/10/10/10/10/xoxoxo");
    for (width, height) in [(1280, 900), (390, 844), (320, 240)] {
        page.resize(width, height, "light");
        if height == 240 {
            page.go("#/k1/ancient/walls/10/10/10/10/10/xoxoxo?embed=1");
        }
        page.wait_for_count(".letters text", 10);
        // In the units of the picture, below the squares: from the wall, 2.5 thick, and its knob to the end of the rim.
        let ends = |page: &Glimpse| -> [f64; 2] {
            page.js(
                "const pen = document.createElement('canvas').getContext('2d');
                 const ends = Array.from(document.querySelectorAll('.letters text'), letter => {
                     pen.font = getComputedStyle(letter).font;
                     const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } =
                         pen.measureText(letter.textContent);
                     const { y } = letter.getStartPositionOfChar(0);
                     return [y - above, y + below];
                 });
                 return [Math.min(...ends.map(([top]) => top)), Math.max(...ends.map(([, end]) => end))]",
                [],
            )
        };
        page.wait("letters within the rim", ends, |&[top, end]| top > 8.0 && end < 34.0);
    }
}

#[test]
fn everything_is_undone_and_redone_by_keys() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/xo/.x");
    page.wait_for_value("0");
    page.wait_for_property("#undo", "ariaDisabled", "true");
    page.wait_for_property("#redo", "ariaDisabled", "true");
    page.click("#clear");
    shows(&page, "1");
    page.click("#rules-modern");
    page.click("#edge-plane");
    paste(&page, "xoxo");
    linked(&page, "#/k1/modern/plane/xoxo");
    for link in [
        "#/k1/modern/plane/1",
        "#/k1/modern/walls/2/1",
        "#/k1/ancient/walls/2/1",
        "#/k1/ancient/walls/xo/.x",
    ] {
        page.chord(&[Key::Control], "z");
        linked(&page, link);
    }
    page.wait_for_property("#undo", "ariaDisabled", "true");
    page.chord(&[Key::Control, Key::Shift], "z");
    linked(&page, "#/k1/ancient/walls/2/1");
    page.chord(&[Key::Control], "y");
    linked(&page, "#/k1/modern/walls/2/1");
}

#[test]
fn boards_are_set_up_and_resized() {
    let server = Server::start("/");
    let page = Page::open(&server, "");
    shows(&page, "oxo.ox");
    page.click("#setup-open");
    page.click("[data-size='4x4']");
    linked(&page, "#/k1/ancient/walls/oxox/xoxo/oxox/xoxo");
    page.click("[data-opening='V-M']");
    linked(&page, "#/k1/ancient/walls/oxox/x.xo/o.ox/xoxo");
    page.wait_for_value("0");
    for (button, link) in [
        ("add-left", "#/k1/ancient/walls/.oxox/.x.xo/.o.ox/.xoxo"),
        ("remove-top", "#/k1/ancient/walls/.x.xo/.o.ox/.xoxo"),
        ("add-bottom", "#/k1/ancient/walls/.x.xo/.o.ox/.xoxo/1"),
        ("remove-right", "#/k1/ancient/walls/.x.x/.o.o/.xox/1"),
    ] {
        page.click(&format!("[data-wall={button}]"));
        linked(&page, link);
    }
    page.type_into("#setup-rows", "3");
    linked(&page, "#/k1/ancient/walls/.o.o/.xox/1");
    // The menu lies over the board.
    page.keys(Key::Escape);
    page.wait_until_gone("#setup");
    // The right wall moves outwards by one square.
    let (x, y) = page.middle(".handle.right .knob");
    let square = page.middle("0,1").0 - page.middle("0,0").0;
    page.drag(&[(x, y), (x + square / 2, y), (x + square, y)]);
    linked(&page, "#/k1/ancient/walls/.o.o1/.xox/1");
    page.click("#setup-open");
    page.click_button("Turn right");
    linked(&page, "#/k1/ancient/walls/3/.xo/.o/.xo/3");
}

#[test]
fn the_keyboard_alone_builds_moves_and_undoes() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/5/5/5");
    page.wait_for_value("0");
    page.focus("[data-square][tabindex='0']");
    page.chord(&[Key::Control], Key::Home);
    page.wait_for_focus("0,0");
    for key in ['x', Key::Right.value(), 'w', Key::Right.value(), Key::Right.value(), '2'] {
        page.keys(key);
    }
    // Changes in quick succession are announced together.
    linked(&page, "#/k1/ancient/walls/xo3/1/1");
    page.wait_for_words("#said", "brush: white");
    page.keys(' ');
    linked(&page, "#/k1/ancient/walls/xo.o1/1/1");
    page.wait_for_words("#said", "d3 white");
    page.keys(Key::PageDown);
    page.wait_for_focus("2,3");

    // Select by Shift and arrows, pick up, put down.
    page.chord(&[Key::Control], Key::Home);
    page.keys('4');
    page.chord(&[Key::Shift], Key::Right);
    page.wait_for_words("#said", "a3 to b3 selected");
    page.keys(' ');
    page.keys(Key::Down);
    page.keys(Key::Down);
    page.keys(Key::Enter);
    linked(&page, "#/k1/ancient/walls/3o1/1/xo");
    page.keys(Key::Escape);
    page.wait_for_words("#said", "nothing selected");
    page.chord(&[Key::Control], "z");
    linked(&page, "#/k1/ancient/walls/xo.o1/1/1");

    // The list of keys keeps the focus and returns it.
    let before = page.wait("a focus", Glimpse::focused, Option::is_some);
    page.keys('?');
    page.wait("the focus in the list", Glimpse::focused, Option::is_none);
    page.click("#tab-keys");
    page.wait_for_words("#keys", "Page Up");
    page.keys(Key::Escape);
    page.wait_until_gone("#help-dialog");
    page.wait("the focus is back", Glimpse::focused, |focused| *focused == before);
}
