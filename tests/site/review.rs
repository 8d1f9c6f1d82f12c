//! The review of a game: what is proved of its turns, shown beside the board.

use thirtyfour::Key;

use crate::access::check;
use crate::looks::look;
use crate::page::Page;
use crate::play::{fits, type_turn};
use crate::server::Server;

/// By the outcomes of the positions White wins until b3-b1, after which Black wins whoever moves.
const GAME: &str =
    "#/play/g1/ancient/4x4/tournament?black=you&white=friend&moves=a1.a2.c1-a1.b3-b1";

#[test]
fn a_mistake_is_named_refuted_and_mended() {
    let server = Server::start("/");
    let page = Page::open(&server, GAME);
    page.click("#play-review");
    page.wait_until_seen("#review-verdict[data-verdict=Turned]");
    page.wait_until_seen("#review-graph");
    check(&page, "review");
    look(&page, "review");
    // The refutation is played on the board, which then shows the game again.
    page.wait_for_stone("3,0", "x");
    page.click("#review-answer");
    page.wait_until_seen("#review-answer-end");
    page.click("#review-answer-end");
    page.wait_until_gone("#review-answer-end");
    // From the beginning to the next mistake by a key.
    page.focus("#play-first");
    page.keys(Key::Home);
    page.wait_until_gone("#moves .turn[aria-current]");
    page.keys("n".to_string());
    page.wait_for_text("#moves .turn[aria-current]", "b3–b1");
    // Another turn keeps the win, and the old line stays.
    page.click("#review-again");
    page.wait_for_words("#play-turn", "White to move");
    type_turn(&page, "a4-a2");
    page.wait_for_count("#moves .other-line .turn", 1);
    page.wait_until_seen("#review-verdict[data-verdict=Kept]");
    page.resize(360, 740, "dark");
    page.wait_until_seen("#review");
    fits(&page);
    look(&page, "review-phone");
}

#[test]
fn what_is_known_is_covered() {
    let server = Server::start("/");
    let page = Page::open(&server, GAME);
    page.click("#play-review");
    page.wait_until_seen("#review-verdict");
    page.click("#review-cover");
    page.wait_until_gone("#review-verdict");
    page.wait_until_gone(".review-headline");
    page.click("#review-cover");
    page.wait_until_seen("#review-verdict");
    page.click("#play-review");
    page.wait_until_gone("#review");
}
