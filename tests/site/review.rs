//! The review of a game: what is proved about its turns, beside the board.

use thirtyfour::Key;

use crate::access::check;
use crate::looks::look;
use crate::page::{Glimpse, Page};
use crate::play::{fits, type_turn};
use crate::server::Server;

/// By the outcomes, White wins until b3-b1; after it Black wins whoever moves.
pub const GAME: &str =
    "#/play/g1/ancient/4x4/tournament?black=you&white=friend&moves=a1.a2.c1-a1.b3-b1";

/// Waits for these words in a drawing, whose text is not that of the page.
fn wait_for_drawn(page: &Page, css: &str, words: &str) {
    let read = |page: &Glimpse| -> String {
        page.js("return document.querySelector(arguments[0])?.textContent ?? ''", [css.into()])
    };
    page.wait(css, read, |drawn| drawn.contains(words));
}

#[test]
fn a_mistake_is_named_refuted_and_mended() {
    let server = Server::start("/");
    let page = Page::open(&server, GAME);
    page.click("#play-review");
    page.wait_until_seen("#review-verdict[data-verdict=Turned]");
    page.wait_until_seen("#review-graph");
    // Mistakes come first, the legend explains what is in the picture, and the card gives the reason.
    page.wait_for_words("#review-mistakes button[aria-current]", "2… b3–b1");
    page.wait_for_words("#review-mistakes button[aria-current]", "turned a win into a loss");
    wait_for_drawn(&page, ".review-legend", "who wins, proved");
    page.wait_for_words("#review-verdict", "Black answers");
    page.wait_for_words("#review-verdict", "White has no jump left after");
    page.wait_until_seen(".reply-jump");
    check(&page, "review");
    look(&page, "review");
    // The board plays the refutation and names the player to move and the jumps; then it shows the game again.
    page.wait_for_stone("3,0", "x");
    page.wait_for_words("#play-turn", "Black to move");
    page.click("#review-answer");
    page.wait_until_seen("#review-answer-end");
    page.wait_for_words("#play-turn", "Shown, not played:");
    page.wait_for_count(".player[data-player=Left][aria-current]", 0);
    page.wait_for_count(".reply-jump", 0);
    page.click("#review-answer-end");
    page.wait_until_gone("#review-answer-end");
    page.wait_for_words("#play-turn", "Black to move");
    page.wait_until_seen(".reply-jump");
    // A key goes from the beginning to the next mistake.
    page.focus("#moves .turn");
    page.keys(Key::Home);
    page.wait_until_gone("#moves .turn[aria-current]");
    page.keys("n".to_string());
    page.wait_for_words("#moves .turn[aria-current]", "b3–b1");
    page.resize(360, 740, "dark");
    page.wait_until_seen("#review");
    fits(&page);
    look(&page, "review-phone");
}

/// Instead of b3-b1 White has three turns, of which a4-a2 and c2-a2 win.
#[test]
fn a_mistake_is_tried_again_with_hints() {
    let server = Server::start("/");
    let page = Page::open(&server, &GAME.replace("friend", "strong"));
    page.click("#play-review");
    page.wait_for_count("#moves .turn .turn-mark", 1);
    page.wait_for_words("#moves .turn[aria-current]", "turned a win into a loss");
    page.click("#review-again");
    page.wait_for_words("#play-turn", "White to move");
    // The reader can try again in place of a program's mistake, and the program waits.
    page.click("#review-hint");
    page.wait_for_text(".review-hints", "2 of 3 turns keep the win.");
    check(&page, "review-hints");
    page.focus("#moves .turn");
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
    // While the review is covered, the mistake has no mark.
    page.wait_until_seen(".turn-mark");
    page.click("#review-cover");
    page.wait_until_gone(".turn-mark");
}

/// A game with so many mistakes that their list scrolls on a phone; the book of 6 × 6 proves each.
const LONG: &str = "#/play/g1/ancient/6x6/centre?black=you&white=friend&moves=c3.d3.a3-c3.f3-d3.c3-e3.b5-b3.b2-b4.\
    f5-f3.c5-c3.c2-c4.f2-f4.d1-d3.e5-c5.d3-f3.f4-f2.b1-d1.e1-c1.f1-f3.c5-c3.e4-c4.a5-a3.a2-a4.b4-d4";

/// How much of an element is within the window, in hundredths of its height.
fn in_sight(page: &Glimpse, css: &str) -> i64 {
    page.js(
        "const it = document.querySelector(arguments[0]).getBoundingClientRect();
        return Math.round(100 * (Math.min(it.bottom, innerHeight) - Math.max(it.top, 0)) / it.height)",
        [css.into()],
    )
}

/// The board stays in view while the reader scrolls through the review, and the review scrolls into view when it opens.
#[test]
fn board_and_review_share_the_screen() {
    let server = Server::start("/");
    for (width, height) in [(1920, 1080), (1280, 800), (740, 360), (360, 740)] {
        let page = Page::open(&server, LONG);
        page.resize(width, height, "light");
        page.wait_until_seen("#play-more-open");
        page.click("#play-review");
        page.wait_for_count("#review-mistakes button", 11);
        fits(&page);
        let sights = |page: &Glimpse| [".slab", "#review-title"].map(|css| in_sight(page, css));
        let size = format!("{width} × {height}");
        page.wait(&format!("both in sight, {size}"), sights, |&[board, title]| {
            board > 90 && title == 100
        });
        page.act("document.querySelector('#review-parts').scrollIntoView()", []);
        page.wait(
            &format!("the board, {size}"),
            |page| in_sight(page, ".slab"),
            |&board| board > 90,
        );
        page.wait_until_seen("#review-verdict");
        page.keys(Key::Home);
        page.wait_until_gone("#review-verdict");
        page.act("document.querySelector('#moves .turn').focus({ preventScroll: true })", []);
        page.keys("n".to_string());
        let sights =
            |page: &Glimpse| [".slab", "#review-verdict h3"].map(|css| in_sight(page, css));
        page.wait(&format!("board and reason in sight, {size}"), sights, |&[board, reason]| {
            board > 90 && reason == 100
        });
        fits(&page);
    }
}

/// Without a proof the page calls the result of a search an estimate, in words and in the graph.
#[test]
fn where_nothing_is_proved_there_is_an_estimate() {
    let server = Server::start("/");
    let moves = "d4.e4.d6-d4.d3-d5.d8-d6.d5-d7";
    let link = format!("#/play/g1/ancient/8x8/centre?black=you&white=friend&moves={moves}");
    let page = Page::open(&server, &link);
    page.click("#play-review");
    page.wait_until_seen("#review-graph .review-guess");
    wait_for_drawn(&page, ".review-legend", "estimate");
    page.wait_for_words(".review-told", "Estimate, no proof:");
    check(&page, "review with an estimate");
    page.click("#review-cover");
    page.wait_for_count("#review-graph .review-guess", 0);
}

/// Catches the address of each file in place of saving it.
const CATCH: &str = "
    window.saved = [];
    HTMLAnchorElement.prototype.click = function() { if (this.download) saved.push(decodeURIComponent(this.href)) };";

/// A press in the picture goes to its turn; the picture becomes files, paper and a film.
#[test]
fn the_game_is_one_picture() {
    let server = Server::start("/");
    let page = Page::open(&server, GAME);
    page.click("#play-review");
    page.wait_until_seen("#review-verdict[data-verdict=Turned]");
    // Before the last turn one of White's jumps has a mean that is better by 1 than that of b3-b1.
    wait_for_drawn(&page, ".review-cost", "1");
    page.wait_for_count("#review-graph .review-wins.left", 1);
    page.act(CATCH, []);
    let saved = |id: &str, count: usize| -> String {
        page.click("#review-save-open");
        page.click(id);
        let look = |page: &Glimpse| -> Vec<String> { page.js("return saved", []) };
        page.wait(id, look, |saved| saved.len() == count).pop().unwrap()
    };
    let picture = saved("#review-svg", 1);
    assert!(
        picture.starts_with("data:image/svg+xml") && picture.contains(">who wins, proved</text>")
    );
    assert!(picture.contains("<title>The game as one picture: A player (Black)"));
    page.wait_for_text("#review-saved", "The picture is saved.");
    assert!(saved("#review-png", 2).starts_with("data:image/png;base64,"));
    // Of 16 stones two were removed, and each of two jumps moved one and took one: so six come or go.
    assert_eq!(saved("#review-film", 3).matches("keyTimes=\"0.0000;").count(), 6);
    page.act(
        "const graph = document.querySelector('#review-graph');
         const { left, top } = graph.getBoundingClientRect();
         graph.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: left + 1, clientY: top + 1 }))",
        [],
    );
    page.wait_until_gone("#moves .turn[aria-current]");
    page.wait_for_property("#review-graph", "ariaValueNow", "0");
    page.print_media();
    page.wait_until_seen("#review-graph .review-mean");
    page.wait_until_seen(".review-legend");
    page.wait_for_count(".printed", 1);
    let is_seen = |page: &Glimpse| -> bool {
        page.js("return document.querySelector('[data-drop=review-save]').checkVisibility()", [])
    };
    page.wait("no menu on paper", is_seen, |is_seen| !is_seen);
}

/// Each sign of a mistake in the picture is a button, which leads to its turn by mouse, keys and finger.
#[test]
fn mistakes_in_the_picture_are_buttons() {
    let server = Server::start("/");
    let page = Page::open(&server, LONG);
    page.click("#play-review");
    for (width, height) in [(1920, 1080), (1280, 800), (360, 740)] {
        page.resize(width, height, "light");
        page.wait_for_count(".review-picture button", 11);
        let farthest = |page: &Glimpse| -> f64 {
            page.js(
                "const middles = css => [...document.querySelectorAll(`.review-picture ${css}`)].map(it => {
                     const { x, y, width, height } = it.getBoundingClientRect();
                     return [x + width / 2, y + height / 2];
                 });
                 const signs = middles('.review-mark');
                 return Math.max(...middles('button').map(([x, y], at) => Math.hypot(x - signs[at][0], y - signs[at][1])))",
                [],
            )
        };
        page.wait("the buttons over the signs", farthest, |&pixels| pixels < 1.0);
        look(&page, "review-picture");
    }

    let page = Page::open(&server, GAME);
    page.click("#play-review");
    let button = ".review-picture button";
    let label = "White: 2… b3–b1 turned a win into a loss. It cost one.";
    page.wait_for_property(button, "title", label);
    let leave = || {
        page.focus("#review-graph");
        page.keys(Key::Home);
        page.wait_until_gone("#moves .turn[aria-current]");
        page.wait_for_count(".review-picture [aria-current]", 0);
    };
    let comes = || {
        page.wait_for_words("#moves .turn[aria-current]", "b3–b1");
        page.wait_until_seen("#review-verdict[data-verdict=Turned]");
        page.wait_for_count(".review-picture [aria-current]", 1);
    };
    comes();
    leave();
    page.click(button);
    comes();
    leave();
    page.keys(Key::Tab);
    page.wait_for_count(".review-picture button:focus", 1);
    page.keys(Key::Enter);
    comes();
    leave();
    page.hold(360, 740);
    page.tap(button);
    comes();
    check(&page, "the mistakes of a picture");
    page.click("#review-cover");
    page.wait_for_count(button, 0);
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
