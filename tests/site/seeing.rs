//! The page shows the solver's answers: the sum, the layers, the jumps, the reasons.

use serde_json::json;
use thirtyfour::Key;

use crate::access::check;
use crate::looks::look;
use crate::page::{Glimpse, Page};
use crate::server::Server;

/// `*2`, `↑` and `½`, far apart.
pub const SUM: &str = "#/k1/ancient/plane/o.ox.x/1/1/1/1/.xo/x/1/1/1/1/oxo.ox";
/// The switch `{2|0}`.
pub const SWITCH: &str = "#/k1/modern/plane/ox..oxoxo.o";
/// Two stones short of full: no program knows its value.
pub const DENSE: &str = "#/k1/ancient/walls/\
    xoxoxoxo/oxoxoxox/xoxoxoxo/oxo..xox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox";

#[test]
#[ignore = "long"]
fn every_view_fits_every_window() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{SUM}?show=parts.reach.left.right"));
    page.unfold("#jumps");
    page.wait("jumps", |page| page.count(".jumps .play"), |jumps| *jumps > 3);
    page.unfold("#parts");
    page.click("[data-part='A']");
    page.click("[data-part='C']");
    page.wait_for_words("#contact", "They never meet");
    page.act("scrollTo(0, 0)", []);
    look(&page, "sum");
    page.go(SWITCH);
    page.unfold("#thermograph");
    page.wait_for_words("#reading", "Left wall");
    look(&page, "thermograph");
    page.unfold("#why");
    page.click("#show-why");
    page.wait_for_words(".why", "So the value is");
    look(&page, "switch");
    page.go(&format!("{SWITCH}?hide=1"));
    page.wait_for_words("#reveal", "hidden");
    look(&page, "hidden");
    page.go("#/k1/ancient/walls/xoxo/o.ox/xo.o/oxox?show=parts.left");
    page.unfold("#jumps");
    page.wait("jumps", |page| page.count(".jumps .play"), |jumps| *jumps > 3);
    page.wait("arrows", |page| page.count(".layers .jump"), |arrows| *arrows > 3);
    page.act("scrollTo(0, 0)", []);
    look(&page, "crowd");
    page.go(DENSE);
    page.wait_for_words("#status", "positions");
    look(&page, "old");
}

/// The texts of all such elements.
pub fn texts(page: &Glimpse, selector: &str) -> Vec<String> {
    page.js(
        "return [...document.querySelectorAll(arguments[0])].map(element => {
             const copy = element.cloneNode(true);
             copy.querySelectorAll('.unseen, title').forEach(hidden => hidden.remove());
             return copy.textContent.replace(/\\s+/g, ' ').trim();
         })",
        [json!(selector)],
    )
}

/// How many squares are shaded.
fn shaded(page: &Glimpse) -> usize {
    page.js(
        "const paths = [...document.querySelectorAll('.shade path')];
         return paths.flatMap(path => path.getAttribute('d').match(/M/g) ?? []).length",
        [],
    )
}

#[track_caller]
pub fn wait_for_texts(page: &Page, selector: &str, expected: &[&str]) {
    page.wait(selector, |page| texts(page, selector), |seen| seen == expected);
}

#[test]
fn the_board_is_a_visible_sum() {
    let server = Server::start("/");
    let page = Page::open(&server, SUM);
    wait_for_texts(&page, "[data-chip]", &["∗2", "↑", "½"]);
    wait_for_texts(&page, ".term", &["∗2", "↑", "1⁄2"]);
    page.wait_for_words("#sum", "=");

    // A term highlights its box.
    page.focus("[data-term='B']");
    page.wait_for_count(".part.looked", 1);
    page.wait("its reach", shaded, |squares| *squares > 3);

    page.wait_for_count(".layers .reach", 0);
    page.click("#show-reach");
    page.wait_for_count(".layers .reach", 3);
    page.wait("how far", |page| texts(page, ".layers .far"), |far| far.contains(&"←1".to_string()));
    page.wait("the link", Glimpse::link, |link| link.ends_with("?show=parts.reach"));
    page.click("#show-parts");
    page.wait_for_count(".layers .part", 0);
    page.wait_for_count("[data-chip]", 0);
}

#[test]
fn tells_why_two_parts_are_independent() {
    let server = Server::start("/");
    let page = Page::open(&server, SUM);
    page.unfold("#parts");
    page.wait_for_words("#contact", "Pick two of them");
    page.click("[data-part='B']");
    page.click("[data-part='A']");
    let words = page.wait_for_words("#contact", "They never meet");
    assert!(
        words.starts_with("A and B: They never meet. Between them are 4 empty rows; A gets"),
        "{words}"
    );

    // The page plays the proof of a part's reach leap by leap.
    let before = page.wait("a board", Glimpse::position, |position| !position.is_empty());
    page.click("[data-part='A'] ~ .reaches .play:enabled");
    page.wait_for_words("#leaps", "leaps");
    // Its leaps are not jumps of the players.
    page.wait_for_words("#leaps", "ignores colours and turns");
    page.wait_for_words("#reach-ignores", "any stone may leap over any other");
    page.click("#leaps-end");
    page.click("[data-part='A'] ~ .reaches .play:enabled");
    page.click("#leaps-run");
    page.act("document.querySelector('#leaps-on').click()", []);
    page.wait("a leap", Glimpse::position, |seen| *seen != before);
    page.act("document.querySelector('#leaps-back')?.click()", []);
    page.click("#leaps-end");
    page.wait_for_position(&before);
    page.wait_until_gone("#leaps");
}

#[test]
fn jumps_are_listed_shown_and_played() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/.oxo.ox1");
    page.unfold("#jumps");
    wait_for_texts(
        &page,
        ".jumps[data-side='Left'] .play, .jumps[data-side='Right'] .play",
        &["c1 → a1", "c1 → e1", "g1 → e1", "f1 → h1"],
    );
    page.wait_for_count(".layers .jump", 0);
    page.click("#show-left");
    page.wait_for_count(".layers .jump.of-left", 3);
    page.wait_for_count(".layers .jump.of-right", 0);

    page.click(".jumps [aria-label='Play c1\u{202f}→\u{202f}e1']");
    page.wait_for_position("o..xox");
    page.wait_for_link("#/k1/ancient/walls/.oxo.ox1?show=parts.left&line=0_2r1");
    page.wait_for_words("#line", "1 of 1");
    page.click("#line-back");
    page.wait_for_position("oxo.ox");
    page.wait_for_link("#/k1/ancient/walls/.oxo.ox1?show=parts.left&line=0_2r1&step=0");
    page.reload();
    page.wait_for_words("#line", "0 of 1");
    page.wait_for_position("oxo.ox");
    page.click("#line-on");
    page.wait_for_position("o..xox");

    // An arrow on the board starts a branch.
    page.click("#line-back");
    page.act(
        "document.querySelector(\"[data-jump='g1\u{202f}→\u{202f}e1']\")
             .dispatchEvent(new MouseEvent('click', { bubbles: true }))",
        [],
    );
    page.wait_for_position("oxox");
    page.wait_for_link("#/k1/ancient/walls/.oxo.ox1?show=parts.left&line=0_6l1");

    // An edit ends the line.
    page.click_square("0,7");
    page.wait_until_gone("#line");
    page.wait("the link", Glimpse::link, |link| !link.contains("line"));
}

/// In their parts: `*2 = {0,*|0,*}`, `↑ = {0|*}`, and `½` with a reversible jump to `↑*`.
#[test]
fn jumps_are_valued_in_their_parts_or_in_the_sum() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{SUM}?show=left"));
    let left = |column: &str| format!(".jumps[data-side='Left'] {column}");
    page.unfold("#jumps");
    page.wait_for_switch("#in-part", true);
    wait_for_texts(&page, &left(".worth"), &["∗", "0", "0", "↑ ∗", "−1", "0"]);
    wait_for_texts(&page, &left(".fate > strong"), &["A", "A", "B", "C", "C", "C"]);
    wait_for_texts(&page, "[data-leads='g15\u{202f}→\u{202f}e15']", &["∗"]);
    // Gains are the same in both games, temperatures are not.
    page.click("#incentives");
    let gains = ["∗3", "∗2", "↓", "−1⁄2 ↑ ∗", "−3⁄2", "−1⁄2"];
    wait_for_texts(&page, &left(".gain"), &gains);
    wait_for_texts(&page, &left(".heat"), &["0", "−1", "−1", "0", "−1", "−1"]);
    page.click("#in-sum");
    page.wait_for_switch("#in-part", false);
    wait_for_texts(&page, &left(".gain"), &gains);
    wait_for_texts(&page, &left(".heat"), &["0"; 6]);
    page.click("#incentives");
    wait_for_texts(
        &page,
        &left(".worth"),
        &["1⁄2 ↑ ∗", "1⁄2 ↑", "1⁄2 ∗2", "⇑ ∗3", "−1 ↑ ∗2", "↑ ∗2"],
    );
    wait_for_texts(&page, &left(".fate > strong"), &["★ wins"; 5]);
    wait_for_texts(&page, "[data-leads='g15\u{202f}→\u{202f}e15']", &["½ ↑ ∗"]);
    check(&page, "jumps in the sum");
    // The choice stays; a single part offers no choice.
    page.click(&left(".play"));
    page.wait_for_words("#line", "1 of 1");
    page.wait_for_switch("#in-sum", true);
    page.go(SWITCH);
    wait_for_texts(&page, &left(".worth"), &["2", "1 ⧾1", "1"]);
    page.wait_until_gone("#in-part");
}

#[test]
fn a_jump_played_by_keyboard_is_told_and_keeps_the_focus() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/.oxo.ox1");
    page.unfold("#jumps");
    page.wait_for_count(".jumps .play", 4);
    page.enter(".jumps [aria-label='Play c1\u{202f}→\u{202f}e1']");
    page.wait_for_words("#said", "Black jumped from c1 to e1 and took d1");
    page.wait_for_position("o..xox");
    // Another list has replaced the one with the jump: the stone has the focus.
    page.wait_until_seen(".jumps [aria-label='Play f1\u{202f}→\u{202f}d1']");
    page.wait_for_focus("0,4");
    page.keys(Key::Right);
    page.wait_for_focus("0,5");
    page.chord(&[Key::Control], "z");
    page.wait_for_words("#said", "Black’s jump from c1 to e1 taken back");
    page.wait_for_focus("0,5");
    // By an arrow on the board, and on a plane that grows.
    page.go("#/k1/modern/plane/x.x.x.xo?show=parts.right");
    page.wait_for_position("x.x.x.xo");
    for landing in ["4,7", "4,5", "4,3", "4,2"] {
        page.act(
            "document.querySelector('.layers .jump.of-right')
                 .dispatchEvent(new MouseEvent('click', { bubbles: true }))",
            [],
        );
        page.wait_for_focus(landing);
    }
    page.wait_for_position("o");
    page.click("#line-back");
    page.wait_for_words("#said", "White’s jump from d3 to b3 taken back");
    page.wait_for_focus_on("line-back");
    page.click("#line-first");
    page.wait_for_words("#said", "0 of 4 jumps played");
}

#[test]
fn a_stone_shows_its_jumps() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/.oxo.ox1");
    page.wait_for_value("1/2");
    page.focus("[data-square='0,5']");
    page.wait_for_count("[data-jump='f1\u{202f}→\u{202f}h1']", 1);
    page.wait_for_count(".layers .jump", 1);
}

#[test]
fn the_winning_jump_can_be_played() {
    let server = Server::start("/");
    let page = Page::open(&server, SWITCH);
    page.wait_for_words("#outcome", "The first player wins.");
    page.click("[data-winning='Left']");
    page.wait_for_words("#line", "1 of 1");
    page.wait_for_words("#outcome", "Left wins, moving first or second.");
}

#[test]
fn values_are_hidden_and_revealed_in_steps() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{SWITCH}?hide=1"));
    page.unfold("#jumps");
    page.wait("jumps", |page| page.count(".jumps .play"), |jumps| *jumps > 0);
    let told = |page: &Glimpse| {
        let facts = texts(page, ".facts dt").join(" ");
        (!page.text("#outcome").unwrap_or_default().is_empty(), facts, page.value())
    };
    let is_told = |is_told, facts: &str, value: &str| {
        let expected = (is_told, facts.to_string(), Some(value.to_string()));
        page.wait(&format!("{expected:?}"), told, |told| *told == expected);
    };
    is_told(false, "", "?");
    page.wait(
        "all covered",
        |page| texts(page, ".jumps .worth, .jumps .fate, [data-chip], .term"),
        |texts| texts.iter().all(|text| text == "?"),
    );
    page.unfold("#thermograph");
    page.wait_for_words("#thermograph", "Hidden");
    page.wait_until_gone("#reading");
    let reveal = |step: &str| page.click(&format!("[data-reveal='{step}']"));
    reveal("Outcome");
    page.wait_for_words("#outcome", "The first player wins.");
    is_told(true, "", "?");
    reveal("Stops");
    is_told(true, "Left stop Right stop", "?");
    reveal("Temperature");
    is_told(true, "Left stop Right stop Mean Temperature", "?");
    reveal("Value");
    page.wait_for_value("{2|0}");
    // The link does not have what was revealed.
    page.wait_for_link(&format!("{SWITCH}?hide=1"));
    // The next position is covered again.
    page.unfold("#jumps");
    page.click(".jumps .play");
    page.wait_for_value("?");
}

#[test]
fn the_thermograph_is_read_at_every_temperature() {
    let server = Server::start("/");
    let page = Page::open(&server, SWITCH);
    page.unfold("#thermograph");
    page.wait_for_words("#reading", "at t = 0: Left wall 2, Right wall 0");
    for number in ["0", "1", "2", "−1"] {
        page.wait(
            &format!("{number} at an axis"),
            |page| texts(page, ".thermograph text"),
            |axis| axis.iter().any(|text| text == number),
        );
    }
    page.focus("#cool");
    (0..4).for_each(|_| page.keys(Key::Right));
    page.wait_for_words("#reading", "at t = 1/2: Left wall 3/2, Right wall 1/2");
    let spoken = "at t = 1/2: Left wall 3/2, Right wall 1/2";
    page.wait_for_property("#cool", "ariaValueText", spoken);
    page.wait_for_words("#worth", "Worth it: e4\u{202f}→\u{202f}c4, d4\u{202f}→\u{202f}f4.");
    (0..4).for_each(|_| page.keys(Key::Right));
    page.wait_for_words("#reading", "at t = 1: both walls 1, the mast");
    page.wait_for_words("#worth", "No jump is worth that much.");
}

#[test]
fn the_value_is_derived_from_the_jumps() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/plane/x.xo");
    page.wait_for_value("v*");
    page.unfold("#why");
    page.click("#show-why");
    page.wait_for_words(".why", "So the value is");
    page.wait("options", |page| page.count(".option .mini"), |&options| options >= 2);
    let link: String = page.measure("return document.querySelector('.mini').hash", []);
    page.click(".mini");
    page.wait_for_link(&link);

    page.go("#/k1/ancient/plane/xo/.xo/..xo");
    // The button of the previous position is still there for a moment.
    page.wait_for_value("*3");
    page.click("#show-why");
    page.wait(
        "a struck option and why it is struck",
        |page| texts(page, ".option.struck .note").join("; "),
        |verdicts| verdicts.contains("the same as") || verdicts.contains("dominated by"),
    );
}
