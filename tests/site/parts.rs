//! The parts of the program: the board needs the first alone, and other pages wait for their own.

use thirtyfour::Key;

use crate::page::Page;
use crate::server::Server;

const PARTS: &str = "app-for-";

#[test]
fn the_board_needs_the_first_part_alone_and_other_pages_wait_for_theirs() {
    let server = Server::start("/");
    server.hold(PARTS);
    let page = Page::open(&server, "#/k1/ancient/walls/xo1");
    page.wait_for_value("1");
    page.click_square("0,2");
    page.wait_for_link("#/k1/ancient/walls/xox");
    page.wait_for_value("0");
    page.click("#help");
    page.wait_for_count("dialog[open]", 1);
    page.keys(Key::Escape);
    page.wait_for_count("dialog[open]", 0);
    page.go("#/k1/ancient/walls/xo1?projector=1");
    page.wait_for_count("#lecture", 1);
    page.go("#/k1/ancient/walls/xo1");
    page.wait_for_value("1");
    page.click("#share");
    page.wait_for_words(".notice[aria-busy=true]", "Share");
    page.click("#page-gallery");
    page.wait_for_count("#gallery [aria-busy=true]", 1);
    page.click("#page-teach");
    page.wait_for_count("#teach [aria-busy=true]", 1);
    page.wait_for_count("#gallery:empty", 1);
    server.release();
    page.wait_until_seen("#teach .list");
    page.click("#page-gallery");
    page.wait_for_words("#gallery h1", "gallery");
    page.wait_for_count("[data-layout][aria-busy=true]", 0);
}

#[test]
fn a_part_that_does_not_come_is_asked_for_again() {
    let server = Server::start("/");
    server.trick(|name, body| (!name.starts_with(PARTS)).then_some(body));
    let asked = || {
        let requests = server.requests();
        requests.iter().filter(|request| request.target.contains(PARTS)).count()
    };
    let page = Page::open(&server, "#/gallery");
    page.wait_for_words("#gallery #part-problem", "404");
    page.click("#page-board");
    page.wait_until_gone("#part-problem");
    let before = asked();
    page.click("#page-teach");
    page.wait_for_words("#teach #part-problem", "404");
    page.wait("another attempt", |_| asked(), |&now| now > before);
    server.heal();
    page.click("#part-again");
    page.wait_until_seen("#teach .list");
    page.forgive_errors_about(PARTS);
}

#[test]
fn a_dialog_of_another_part_says_that_it_did_not_come() {
    let server = Server::start("/");
    server.trick(|name, body| (!name.starts_with(PARTS)).then_some(body));
    let page = Page::open(&server, "");
    page.wait_for_value("1/2");
    page.click("#share");
    page.wait_for_words("#lazy-dialog #part-problem", "404");
    page.keys(Key::Escape);
    page.wait_for_count("#lazy-dialog", 0);
    page.wait_for_focus_on("share");
    page.keys(Key::Enter);
    page.wait_for_words("#lazy-dialog #part-problem", "404");
    server.heal();
    page.click("#part-again");
    page.wait_until_seen("#share-panel");
    page.keys(Key::Escape);
    page.wait_until_gone("#share-panel");
    page.forgive_errors_about(PARTS);
}
