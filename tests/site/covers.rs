//! What is covered is covered: on every page, in a hall, in a frame, on paper, in what is shared and for screen readers.

use serde_json::json;
use thirtyfour::Key;

use crate::access::check;
use crate::page::{Glimpse, Page};
use crate::server::Server;

/// A link, and what tells its answer: as it is seen, heard or written, or the name of an element.
type Door = (&'static str, &'static [&'static str]);

const BOARD: Door = ("#/k1/ancient/plane/oxo.ox?", &["1/2", "one half", "Left wins"]);
const LINE: Door = ("#/gallery/l?n=7&", &["−3", "minus three", "agrees", "L(n)"]);
const NIMBERS: Door = ("#/gallery/nimbers?n=2&", &["∗2", "star two"]);
const OWN: Door = ("#/gallery/own?family=x%28ox%29%5En&n=3..4&", &["own-plot", "own-values"]);
const NIM_SUM: Door = ("#/gallery/nimsums?", &["∗5", "star five", "∗a + ∗b"]);
const HABITAT: Door = ("#/gallery/habitat?value=2&", &["habitat-value", "needs four stones"]);
const MAKING: Door = ("#/gallery/any?value=%7B1%7C0%7D&", &["{1", "Left to one"]);
const EARLY: Door = ("#/gallery/early?", &["one half", "1/2"]);
const PENETRATION: Door =
    ("#/gallery/penetration?depth=3&width=3&", &["pen-goal", "pen-entry", "never"]);
const SUM: Door = ("#/sums?card=3,ancient/plane/oxo.ox&", &["3/2", "three halves", "one half"]);
const COMPARED: Door =
    ("#/sums/compare?card=ancient/plane/oxo.ox&with=ancient/plane/xo&", &["one half"]);
const PROOF: Door = ("#/proof/k1/ancient/plane/oxo.ox?", &["one half", "proof-download"]);

/// What the document has of these texts, and where: in its title, in a text, in an attribute or in a field. A link may
/// have them, since it leads to the answer.
fn told(page: &Glimpse, tells: &[&str]) -> Vec<String> {
    page.js(
        "const found = [];
         const look = (text, where) => arguments[0]
             .forEach(it => `${text ?? ''}`.includes(it) && found.push(`${it} in ${where}`));
         look(document.title, 'the title');
         const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
         for (let node; (node = walk.nextNode());) {
             if (node.data) look(node.data, node.parentElement.outerHTML.slice(0, 99));
             look(node.value, node.localName);
             for (const it of node.attributes ?? []) {
                 if (!['href', 'd'].includes(it.name)) look(it.value, `${it.name} of ${node.localName}`);
             }
         }
         return found",
        [json!(tells)],
    )
}

#[track_caller]
fn wait_until_nothing_is_told((link, tells): Door, page: &Page) {
    page.wait(&format!("nothing told at {link}"), |page| told(page, tells), Vec::is_empty);
}

#[track_caller]
fn wait_until_all_is_told((link, tells): Door, page: &Page) {
    for one in tells {
        page.wait(&format!("{one} at {link}"), |page| told(page, &[one]).len(), |&count| count > 0);
    }
}

/// The answers are known before they are covered, so nothing can come later.
#[test]
fn no_page_tells_what_is_covered() {
    let server = Server::start("/");
    let page = Page::open(&server, BOARD.0);
    let doors = [
        BOARD,
        LINE,
        NIMBERS,
        OWN,
        NIM_SUM,
        HABITAT,
        MAKING,
        EARLY,
        PENETRATION,
        SUM,
        COMPARED,
        PROOF,
    ];
    for door in doors {
        page.go(door.0);
        wait_until_all_is_told(door, &page);
        page.go(&format!("{}hide=1", door.0));
        page.wait_until_seen("[data-reveal=Value]");
        wait_until_nothing_is_told(door, &page);
        page.print_media();
        page.wait_for_count(".printed-link", 1);
        wait_until_nothing_is_told(door, &page);
        page.screen_media();
        page.click("#share");
        page.wait_until_seen("#share-panel .qr");
        wait_until_nothing_is_told(door, &page);
        page.keys(Key::Escape);
        page.wait_until_gone("#share-panel");
        page.click("[data-reveal=Value]");
        wait_until_all_is_told(door, &page);
    }
}

/// A game has its own switch; who plays it sees nothing without it.
#[test]
fn a_game_tells_what_is_known_when_the_reader_asks() {
    let server = Server::start("/");
    let game: Door =
        ("#/play/g1/ancient/plane/oxo.ox?black=you&white=friend", &["one half", "play-winner"]);
    let page = Page::open(&server, &format!("{}&hide=0", game.0));
    wait_until_all_is_told(game, &page);
    page.click("#play-hide");
    wait_until_nothing_is_told(game, &page);
    page.wait_for_link(game.0);
    page.click("#play-hide");
    wait_until_all_is_told(game, &page);
}

#[test]
fn a_hall_sees_what_the_lecturer_uncovers() {
    let server = Server::start("/");
    let page = Page::open(&server, BOARD.0);
    for (door, keys) in [
        (BOARD, "rrrr"),
        (LINE, "rr"),
        (NIMBERS, "rr"),
        (OWN, "rr"),
        (SUM, "rrrr"),
        (MAKING, "r"),
        (PENETRATION, "r"),
        (PROOF, "r"),
    ] {
        page.go(&format!("{}projector=1", door.0));
        wait_until_all_is_told(door, &page);
        page.go(&format!("{}hide=1&projector=1", door.0));
        page.wait_until_seen("[data-cap='R']");
        wait_until_nothing_is_told(door, &page);
        page.keys(keys.to_string());
        wait_until_all_is_told(door, &page);
    }
    page.keys("r".to_string());
    wait_until_nothing_is_told(PROOF, &page);
    check(&page, "a covered proof in a hall");
}

#[test]
fn a_frame_covers_too() {
    let server = Server::start("/");
    let page = Page::open(&server, BOARD.0);
    for door in [BOARD, LINE, SUM, PENETRATION] {
        page.go(&format!("{}embed=1", door.0));
        wait_until_all_is_told(door, &page);
        page.go(&format!("{}hide=1&embed=1", door.0));
        page.wait_until_seen("[data-reveal=Value]");
        wait_until_nothing_is_told(door, &page);
        page.click("[data-reveal=Value]");
        wait_until_all_is_told(door, &page);
    }
}

#[test]
fn covered_parts_have_names() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/plane/o.ox.x...xo/8x/1/1/oxo.ox5xox?hide=1");
    let chips = |page: &Glimpse| -> String {
        page.js(
            "return [...document.querySelectorAll('.layers [data-chip]')].map(it => it.textContent).join(' ')",
            [],
        )
    };
    page.wait("names on the board", chips, |chips| chips == "A B C D");
    let sum = |page: &Glimpse| page.text("#sum").unwrap_or_default();
    page.wait("a sum of names", sum, |sum| sum.contains("\nC\n+\n") && sum.contains("\nD\n=\n?"));
    page.click("[data-reveal=Value]");
    page.wait("values", chips, |chips| !chips.is_empty() && !chips.contains('A'));
}

/// A step says in its fourth sentence the last of what its labels show.
#[test]
fn a_class_sees_a_value_once_it_has_heard_of_it() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/learn/numbers/one?projector=1");
    let labels = |page: &Glimpse| -> String {
        page.js(
            "return [...document.querySelectorAll('.layers .chip')].map(it => it.textContent).join(' ')",
            [],
        )
    };
    page.wait("covered labels", labels, |labels| labels == "? ?");
    page.wait_for_words("#slide", "Equal positions");
    page.keys(Key::Right);
    page.wait_for_words("#slide", "Here Left");
    page.wait("covered labels", labels, |labels| labels == "? ?");
    page.keys(Key::Right + Key::Right);
    page.wait_for_words("#slide", "A whole number");
    page.wait("labels", labels, |labels| labels == "0 0");
    page.keys(Key::Left);
    page.wait("covered labels", labels, |labels| labels == "? ?");
}
