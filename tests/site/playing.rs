//! Playing on the board: jumps by tap, drag and keys, the line they form, and other rules for it.

use thirtyfour::Key;

use crate::access::check;
use crate::editing::{linked, shows};
use crate::looks::look;
use crate::page::Page;
use crate::seeing::wait_for_texts;
use crate::server::Server;

/// A black stone at a3 with two jumps to the right, another at h3 with one, and a white stone at a1 that cannot jump.
const ROW: &str = "#/k1/ancient/walls/xo.o..ox/1/o";

/// Waits until the board offers these squares.
#[track_caller]
fn offers(page: &Page, squares: &[&str]) {
    page.wait(
        &format!("landings {squares:?}"),
        |page| {
            page.js::<Vec<String>>(
                "return [...document.querySelectorAll('[data-target]')]
                     .map(square => square.dataset.square)",
                [],
            )
        },
        |seen| seen == squares,
    );
}

#[track_caller]
fn played(page: &Page, parameters: &str) {
    linked(page, &format!("{ROW}?play=1{parameters}"));
}

fn drag(page: &Page, from: &str, to: &str) {
    let (from, to) = (page.middle(from), page.middle(to));
    page.drag(&[from, to]);
}

#[test]
fn jumps_are_played_by_taps_and_make_a_line() {
    let server = Server::start("/");
    let page = Page::open(&server, ROW);
    page.wait_for_switch("#mode-edit", true);
    page.click("#mode-play");
    page.wait_for_switch("#mode-play", true);
    played(&page, "");
    page.click_square("0,0");
    offers(&page, &["0,2", "0,4"]);
    page.wait_for_count(
        "[data-leads='a3\u{202f}→\u{202f}c3'], [data-leads='a3\u{202f}→\u{202f}e3']",
        2,
    );
    look(&page, "lifted");
    page.click_square("0,2");
    shows(&page, "..xo..ox/8/o");
    offers(&page, &[]);
    page.wait_for_count(".last-jump[data-taken='1']", 1);
    page.wait_for_text("#turn", "White to move");

    // The same player again: White has no jump then.
    page.click_square("0,2");
    page.click_square("0,4");
    played(&page, "&line=0_0r1.0_2r1");
    page.wait_for_words(
        "#said",
        "Black jumped again, from c3 to e3 and took d3. White cannot jump",
    );
    wait_for_texts(&page, "#line .play", &["a3 → c3", "c3 → e3 again"]);
    page.wait_for_words("#turn", "Black wins");
    look(&page, "line");

    // In the middle of the line another jump replaces the rest, until it is undone.
    page.click("#line-back");
    page.wait_for_text("#turn", "White to move");
    page.click_square("0,7");
    page.click_square("0,5");
    played(&page, "&line=0_0r1.0_7l1");
    page.click("#undo");
    played(&page, "&line=0_0r1.0_2r1&step=1");
    page.click("#line-on");
    page.wait_for_words("#turn", "Black wins");
}

#[test]
fn a_stone_that_cannot_jump_stays_and_says_so() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{ROW}?play=1"));
    page.click_square("2,0");
    page.wait_for_text("#hint", "a1 cannot jump.");
    page.wait_for_words("#said", "a1 cannot jump.");
    offers(&page, &[]);
    // An empty square, the right button and a wall do nothing.
    page.click_square("1,3");
    page.wait_until_gone("#hint");
    page.right_click("0,0");
    // A press elsewhere puts a lifted stone down.
    page.click_square("0,0");
    page.wait_for_words("#hint", "a3 can jump to c3 and e3.");
    page.wait_for_count(".handle", 0);
    page.click_square("1,3");
    page.wait_for_words("#said", "put down");
    offers(&page, &[]);
    played(&page, "");
}

#[test]
fn a_drag_jumps_in_play_and_moves_in_edit() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{ROW}?play=1"));
    drag(&page, "0,0", "1,0");
    offers(&page, &["0,2", "0,4"]);
    shows(&page, "xo.o..ox/8/o");
    drag(&page, "0,0", "0,4");
    shows(&page, "....x.ox/8/o");
    played(&page, "&line=0_0r2");
    page.wait_for_count(".last-jump[data-taken='2']", 1);
    // In Edit a drag moves a stone and takes none.
    page.click("#mode-edit");
    page.wait_for_switch("#brush-cycle", true);
    drag(&page, "0,7", "0,5");
    shows(&page, "....xxo/8/o");
    page.wait_until_gone("#line");
}

#[test]
fn the_keyboard_plays() {
    let server = Server::start("/");
    let page = Page::open(&server, ROW);
    page.focus("[data-square='0,0']");
    page.keys('e');
    page.wait_for_switch("#mode-play", true);
    page.wait_for_words("#said", "Play");
    page.keys(Key::Enter);
    page.wait_for_words("#said", "a3 can jump to c3 and e3.");
    page.keys(Key::Escape);
    page.wait_for_words("#said", "put down");
    page.keys(' ');
    page.keys(Key::Right);
    page.keys(Key::Right);
    page.wait_for_focus("0,2");
    page.wait_for_property("[data-square='0,2']", "ariaLabel", "c3 empty, target");
    // Letters put no stone, and remove none.
    page.keys('x');
    page.keys(Key::Enter);
    page.wait_for_words("#said", "Black jumped from a3 to c3 and took b3. White to move");
    page.wait_for_focus("0,2");
    page.keys(Key::Delete);
    page.keys(Key::Enter);
    offers(&page, &["0,4"]);
    played(&page, "&line=0_0r1");
    page.chord(&[Key::Control], "z");
    shows(&page, "xo.o..ox/8/o");
    page.keys('E');
    page.wait_for_switch("#mode-edit", true);
    page.wait_for_words("#said", "Edit");
}

#[test]
fn a_jumps_value_and_its_row_play_it() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{ROW}?play=1"));
    page.unfold("#jumps");
    page.wait_until_seen(".jumps [aria-label='Play h3\u{202f}→\u{202f}f3']");
    page.click_square("0,0");
    page.click("[data-leads='a3\u{202f}→\u{202f}e3']");
    played(&page, "&line=0_0r2");
    page.click(".jumps [aria-label='Play h3\u{202f}→\u{202f}f3']");
    played(&page, "&line=0_0r2.0_7l1");
    // In Edit too, a value on the board belongs to its jump, and a press on it puts no stone.
    page.go(&format!("{ROW}?show=left"));
    page.click("#mode-edit");
    page.click("[data-leads='h3\u{202f}→\u{202f}f3']");
    linked(&page, &format!("{ROW}?show=left&line=0_7l1"));
}

#[test]
fn other_rules_keep_the_line_as_far_as_they_have_it() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{ROW}?line=0_7l1.0_0r1"));
    shows(&page, "..xo.x/8/o");
    page.click("#rules-modern");
    let modern = ROW.replace("ancient", "modern");
    linked(&page, &format!("{modern}?line=0_7l1.0_0r1"));
    page.wait_until_gone("#hint");

    page.go(&format!("{ROW}?line=0_7l1.0_0r2"));
    shows(&page, "....xx/8/o");
    page.click("#rules-modern");
    page.wait_for_words(
        "#hint",
        "The line ends after 1 jump: by modern rules a3\u{202f}→\u{202f}e3",
    );
    page.wait_for_words("#said", "modern rules. The line ends after 1 jump");
    linked(&page, &format!("{modern}?line=0_7l1"));
    page.click("#undo");
    linked(&page, &format!("{ROW}?line=0_7l1.0_0r2"));
    page.wait_until_gone("#hint");
}

#[test]
fn back_leads_to_the_position_before() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/plane/oxo.ox");
    page.wait_for_value("1/2");
    page.go(&format!("{ROW}?play=1"));
    shows(&page, "xo.o..ox/8/o");
    page.click_square("0,0");
    page.click_square("0,4");
    played(&page, "&line=0_0r2");
    page.back();
    shows(&page, "oxo.ox");
    page.wait_until_gone("#line");
    // A reader who is playing stays in Play.
    page.wait_for_switch("#mode-play", true);
    page.forward();
    shows(&page, "....x.ox/8/o");
    wait_for_texts(&page, "#line .play", &["a3 → e3"]);
}

#[test]
fn play_has_no_barriers() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{ROW}?play=1&show=parts.left.right&line=0_0r1"));
    page.wait_for_text("#turn", "White to move");
    page.unfold("#jumps");
    page.wait_for_count(".jumps .play", 3);
    page.click_square("0,2");
    offers(&page, &["0,4"]);
    check(&page, "a stone lifted");
    page.click_square("2,0");
    page.wait_for_text("#hint", "a1 cannot jump.");
    check(&page, "a stone that cannot jump");
}
