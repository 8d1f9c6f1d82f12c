//! Whether a position can arise in a game.

use thirtyfour::Key;

use crate::page::Page;
use crate::server::Server;

#[test]
fn a_position_finds_a_game_that_ends_in_it() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/plane/xo");
    page.click("#ask-origin");
    page.wait_for_words("#origin [role=status]", "board of 4x4");
    page.wait_for_text(".film p", "A full board.");
    page.wait_for_count(".film circle", 16);
    page.focus("#film-on");
    page.keys(Key::Right);
    page.wait_for_count(".film circle", 15);
    page.keys(Key::End);
    page.wait_for_count(".film circle", 2);
    page.wait_for_property("#film-on", "ariaDisabled", "true");
    page.click("#film-play");
    let game = "#/play/g1/ancient/4x4/tournament?";
    page.wait("the game", |page| page.link(), |link| link.starts_with(game));
    page.wait_until_seen("#play-turn");
}

#[test]
fn a_position_that_no_game_leads_to_says_why() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/modern/plane/ox/..x/.x.x");
    page.click("#ask-origin");
    page.wait_for_words("#origin [role=status]", "4 black and 1 white");
    page.keys(Key::Escape);
    page.wait_for_focus_on("ask-origin");
}
