//! What screen readers get: each thing once, in words.

use thirtyfour::Key;

use crate::page::{Glimpse, Page};
use crate::seeing::SWITCH;
use crate::server::Server;

/// Left wins by one of three jumps; the value is ½.
const HALF: &str = "#/k1/ancient/walls/.oxo.ox1";

/// Records changes in the live regions: the id of each, and the text for screen readers.
const LISTEN: &str = "
    window.heard = [];
    const last = new Map();
    const words = region => {
        // index.html has a message that shows only if no script comes.
        if (!region.checkVisibility({ visibilityProperty: true })) return '';
        const copy = region.cloneNode(true);
        copy.querySelectorAll('[aria-hidden=true]').forEach(hidden => hidden.remove());
        return copy.textContent.trim();
    };
    const listen = () => document.querySelectorAll('[aria-live=polite], [role=status], [role=alert]')
        .forEach(region => {
            const now = words(region);
            if (now && last.get(region) !== now)
                heard.push([region.closest('[id]').id, now]);
            last.set(region, now);
        });
    document.addEventListener('DOMContentLoaded', () => {
        listen();
        new MutationObserver(listen).observe(document.body,
            { subtree: true, childList: true, characterData: true });
    });";

/// A page that records from its beginning.
pub fn open(server: &Server, link: &str) -> Page {
    let page = Page::blank(server);
    page.before_loading(LISTEN);
    page.visit(link);
    page
}

/// Waits until the regions have said all this since the last call, and clears the record. Messages about how long a
/// value may take do not count.
#[track_caller]
fn hears(page: &Page, expected: &[(&str, &str)]) {
    let heard = |page: &Glimpse| {
        let heard: Vec<(String, String)> = page.js("return heard", []);
        // A slow machine also says that it is working.
        heard.into_iter().filter(|(id, _)| id != "status").collect::<Vec<_>>()
    };
    let seen = page.wait(&format!("{expected:?}"), heard, |heard| heard.len() >= expected.len());
    let mut seen: Vec<(&str, &str)> = seen.iter().map(|(id, words)| (&**id, &**words)).collect();
    let mut expected = expected.to_vec();
    // Messages from the worker may come in any order.
    seen.sort_unstable();
    expected.sort_unstable();
    assert_eq!(seen, expected);
    page.act("heard.length = 0", []);
}

const LEFT: (&str, &str) = ("told", "Left wins, moving first or second.");
const RIGHT: (&str, &str) = ("told", "Right wins, moving first or second.");

#[test]
fn an_edit_tells_the_square_and_the_answer() {
    let server = Server::start("/");
    let page = open(&server, HALF);
    hears(&page, &[("told", "one half."), LEFT]);
    page.enter("[data-square='0,0']");
    hears(&page, &[("said", "a1 black"), ("told", "one."), LEFT]);
    // Another board: only its own answer.
    page.go("#/k1/ancient/plane/o.ox.x/1/1/1/1/.xo/x/1/1/1/1/oxo.ox");
    page.wait_for_words("#told", "one half, up, star two.");
    let said: Vec<(String, String)> = page.measure("return heard", []);
    let of = |words: &str| said.iter().filter(|(_, heard)| heard == words).count();
    assert_eq!([of("one half, up, star two."), of(LEFT.1)], [1, 1], "{said:?}");
    assert!(!said.iter().any(|(_, heard)| heard.contains("previous position")), "{said:?}");
}

#[test]
fn a_jump_tells_itself_the_turn_and_the_new_value() {
    let server = Server::start("/");
    let page = open(&server, &format!("{HALF}?play=1"));
    hears(&page, &[("told", "one half."), LEFT]);
    let play = || {
        page.enter("[data-square='0,2']");
        hears(&page, &[("said", "c1 can jump to a1 and e1.")]);
        page.keys(Key::Right);
        page.keys(Key::Right);
        page.keys(Key::Enter);
    };
    play();
    let jumped = ("said", "Black jumped from c1 to e1 and took d1. White to move");
    hears(&page, &[jumped, ("told", "minus one."), RIGHT]);
    page.click("#undo");
    let back = ("said", "Black’s jump from c1 to e1 taken back");
    hears(&page, &[back, ("told", "one half."), LEFT]);
    // While values are hidden, nothing about them is read.
    page.click("#show-values");
    page.wait_for_text("#told", "");
    play();
    hears(&page, &[jumped]);
    page.wait_for_words("#turn", "White to move");
}

#[test]
fn what_is_revealed_is_said_step_by_step() {
    let server = Server::start("/");
    let page = open(&server, &format!("{SWITCH}?hide=1"));
    page.unfold("#jumps");
    page.wait("jumps", |page| page.count(".jumps .play"), |jumps| *jumps > 0);
    for (step, told) in [
        ("Outcome", "The first player wins."),
        ("Stops", "Left stop two, Right stop zero."),
        ("Temperature", "Mean one, temperature one."),
        ("Value", "Left to two, Right to zero."),
    ] {
        page.click(&format!("[data-reveal='{step}']"));
        hears(&page, &[("told", told)]);
    }
}

/// Screen readers get no sign of a value anywhere.
#[test]
fn values_are_heard_in_words() {
    let server = Server::start("/");
    for parameters in ["", "?hide=1"] {
        let page =
            Page::open(&server, &format!("#/k1/ancient/plane/o.ox.x/5/5/5/5/oxo.ox{parameters}"));
        page.unfold("#jumps");
        page.wait("jumps", |page| page.count(".jumps .worth .unseen"), |words| *words > 3);
        if parameters.is_empty() {
            page.wait_for_words("#sum", "=");
            page.click("#incentives");
            page.wait("incentives", |page| page.count(".jumps .gain > .name"), |names| *names > 3);
        }
        let heard = |page: &Glimpse| {
            page.js::<Vec<String>>(
                "return [...document.querySelectorAll(
                     '#value, .facts dd, .term, #sum > .held > .held > *, .parts .worth, .jumps .worth')]
                     .filter(place => !place.closest('[aria-hidden=true]'))
                     .map(place => {
                         const copy = place.cloneNode(true);
                         copy.querySelectorAll('[aria-hidden=true]').forEach(hidden => hidden.remove());
                         return copy.textContent.trim();
                     }).filter(words => words !== '+' && words !== '=')",
                [],
            )
        };
        let check = |most: usize| {
            for words in page.wait("words", heard, |heard| heard.len() > most) {
                let signs = ['∗', '↑', '⁄', '/', '?', '…', '−'];
                assert!(!words.is_empty() && !words.contains(signs), "{words}");
            }
        };
        check(10);
        page.unfold("#parts");
        check(page.wait("parts", |page| page.count(".parts .worth"), |&parts| parts > 1));
    }
}

/// A game: where a stone can jump, what was played, what the next player can do, who has won.
#[test]
fn a_game_is_heard() {
    let server = Server::start("/");
    let page = open(&server, "#/play/g1/ancient/walls/xo.o./5?black=you&white=friend&hide=1");
    hears(&page, &[("play-said", "Black to move: 2 jumps. a2–c2, a2–e2.")]);
    page.enter("[data-square='0,0']");
    hears(&page, &[("play-said", "a2 can jump to c2, e2.")]);
    page.keys(Key::Right);
    page.keys(Key::Enter);
    hears(
        &page,
        &[("play-refused", "A jump goes along a row or a column, over every second square.")],
    );
    page.keys(Key::Right);
    page.keys(Key::Enter);
    let jumped = "Black jumped from a2 to c2 and took 1 stone. White to move: 1 jump. d2–b2.";
    hears(&page, &[("play-said", jumped)]);
    page.keys(Key::Right);
    page.keys(Key::Enter);
    hears(&page, &[("play-said", "d2 can jump to b2.")]);
    page.keys(Key::Left);
    page.keys(Key::Left);
    page.keys(Key::Enter);
    let won = "White jumped from d2 to b2 and took 1 stone. White wins: Black cannot jump.";
    hears(&page, &[("play-said", won)]);
}
