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
    page.wait_for_words("#moves .turn[aria-current]", "b3–b1");
    page.resize(360, 740, "dark");
    page.wait_until_seen("#review");
    fits(&page);
    look(&page, "review-phone");
}

/// White has three turns in place of b3-b1, of which a4-a2 and c2-a2 win.
#[test]
fn a_mistake_is_tried_again_with_hints() {
    let server = Server::start("/");
    let page = Page::open(&server, &GAME.replace("friend", "strong"));
    page.click("#play-review");
    page.wait_for_count("#moves .turn .turn-mark", 1);
    page.wait_for_words("#moves .turn[aria-current]", "turned a win into a loss");
    page.click("#review-again");
    page.wait_for_words("#play-turn", "White to move");
    // The mistake of a program can be tried, and the program waits.
    page.click("#review-hint");
    page.wait_for_text(".review-hints", "2 of 3 turns keep the win.");
    check(&page, "review-hints");
    page.keys("h".to_string());
    page.wait_for_count(".review-hints p", 2);
    page.wait_until_seen(".hint-stone");
    page.keys("h".to_string());
    page.wait_for_count(".review-hints p", 3);
    page.wait_until_seen(".hint-jump");
    look(&page, "review-hints");
    // The same jump again, then a right one.
    type_turn(&page, "b3-b1");
    page.wait_until_seen("#review-verdict[data-tried=Wrong]");
    page.click("#review-again");
    page.wait_until_seen("#review-trial");
    type_turn(&page, "a4-a2");
    page.wait_until_seen("#review-verdict[data-tried=Right]");
    page.wait_for_count("#moves .other-line .turn", 1);
    check(&page, "review-tried");
    look(&page, "review-tried");
    page.click("#review-back");
    page.wait_for_words("#moves .turn[aria-current]", "b3–b1");
    page.wait_until_seen("#review-again");
    page.wait_until_gone("#review-back");
    // Covered, the mistake has no mark.
    page.click("#review-cover");
    page.wait_until_gone(".turn-mark");
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
