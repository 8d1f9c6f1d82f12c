//! Sums: cards on a table, a comparison of two rows, and their difference as a game.

use thirtyfour::Key;

use crate::access::check;
use crate::looks::look;
use crate::page::{Glimpse, Page};
use crate::seeing::DENSE;
use crate::server::Server;

const HALF: &str = "card=ancient/plane/oxo.ox";

/// Waits until a row has the cards with these texts.
#[track_caller]
fn wait_for_cards(page: &Page, row: &str, expected: &[&str]) {
    let texts = |page: &Glimpse| -> Vec<String> {
        let script = "return [...document.querySelectorAll(`#row-${arguments[0]} [data-card]`)]
                          .map(card => card.dataset.text)";
        page.js(script, vec![row.into()])
    };
    page.wait("the cards", texts, |texts| texts == expected);
}

fn add(page: &Page, field: &str, text: &str) {
    page.focus(field);
    page.keys(text);
    page.keys(Key::Enter);
}

#[test]
fn cards_are_added_changed_and_kept_in_the_link() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/sums");
    page.wait_until_seen("#add-g");
    add(&page, "#add-g", "oxo.ox");
    wait_for_cards(&page, "g", &["ancient/plane/oxo.ox"]);
    add(&page, "#add-g", "{3|1}");
    add(&page, "#add-g", "#/k1/modern/walls/xo");
    let all = ["ancient/plane/oxo.ox", "{3|1}", "modern/walls/xo"];
    wait_for_cards(&page, "g", &all);
    // 1/2 + {3|1}; between walls there is no room to jump.
    page.wait_for_value("{7/2|3/2}");
    check(&page, "sums");
    look(&page, "sums");

    // The page reports a text that is not a card, and changes nothing.
    add(&page, "#add-g", "k1/ancient/sea/x");
    page.wait_for_words("#sums-said", "plane or walls");
    wait_for_cards(&page, "g", &all);

    // By keys; the focus follows the card.
    page.enter("#menu-g-0-open");
    page.enter("#later-g-0");
    wait_for_cards(&page, "g", &["{3|1}", "ancient/plane/oxo.ox", "modern/walls/xo"]);
    page.wait_for_focus_on("menu-g-1-open");
    page.wait_until_gone("#later-g-0");
    page.keys(Key::Enter);
    page.enter("#later-g-1");
    wait_for_cards(&page, "g", &["{3|1}", "modern/walls/xo", "ancient/plane/oxo.ox"]);

    // With the mouse.
    page.resize(1280, 900, "light");
    let (x, y) = page.middle("[data-card='2'] .grip");
    let (to, _) = page.middle("[data-card='0']");
    page.drag(&[(x, y), ((x + to) / 2, y), (to - 60, y)]);
    wait_for_cards(&page, "g", &all);

    page.click("#menu-g-0-open");
    page.click("#negate-g-0");
    page.click("#more-g-1");
    wait_for_cards(&page, "g", &["ancient/plane/xox.xo", "2,{3|1}", "modern/walls/xo"]);
    // -1/2 + 4: two switches of the same temperature add up to their means.
    page.wait_for_value("7/2");
    page.click("#remove-g-2");
    let link = "#/sums?card=ancient/plane/xox.xo&card=2,%7B3%7C1%7D";
    page.wait_for_link(link);
    page.reload();
    page.wait_for_value("7/2");
    page.click("#menu-g-1-open");
    page.click("#negate-g-1");
    page.wait_for_value("-9/2");
    page.keys(Key::Escape);
    page.wait_until_gone("#negate-g-1");
    page.wait_for_focus_on("menu-g-1-open");
    page.click("#sums-undo");
    page.wait_for_link(link);
    page.click("#sums-redo");
    page.wait_for_value("-9/2");
}

#[test]
fn the_board_gives_its_position_to_the_table() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("#/sums?{HALF}"));
    page.wait_for_value("1/2");
    page.go("#/k1/ancient/plane/xo");
    page.wait_for_value("*");
    page.click("#share");
    page.click("#share-sums");
    wait_for_cards(&page, "g", &["ancient/plane/oxo.ox", "ancient/plane/xo"]);
    page.wait_for_value("1/2*");
    page.wait_for_link(&format!("#/sums?{HALF}&card=ancient/plane/xo"));
}

#[test]
fn two_rows_are_compared() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("#/sums/compare?{HALF}&with=1/2"));
    let relation = |page: &Glimpse| -> Option<String> {
        page.js("return document.querySelector('#relation')?.dataset.relation", [])
    };
    let wait = |sign: &str| page.wait("the sign", relation, |known| known.as_deref() == Some(sign));
    wait("=");
    add(&page, "#add-g", "*");
    wait("∥");
    page.wait_until_seen("[data-winning='Left']");
    page.wait_until_seen("[data-winning='Right']");
    add(&page, "#add-h", "-1");
    wait(">");
    check(&page, "sums compared");
    look(&page, "sums-compared");
    page.click("#more-h-0");
    page.click("#more-h-0");
    page.click("#more-h-0");
    wait("<");
}

#[test]
fn what_a_link_cannot_have_is_said() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/sums?card=1&card=ancient/plane/x?o");
    page.wait_for_words("#link-problem", "It is left out.");
    wait_for_cards(&page, "g", &["1"]);
    page.go("#/sums/play?card=%5E&move=0,5");
    page.wait_for_words("#link-problem", "cannot be played");
}

/// Copy-cat: the program answers every jump with its mirror image and wins.
#[test]
fn the_difference_is_played_by_keys_alone() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/sums/play?card=ancient/plane/xo&with=ancient/plane/xo");
    page.wait_until_seen("[data-game='1'] [role=grid]");
    check(&page, "sums played");
    look(&page, "sums-played");
    page.focus("[data-game='0'] [role=gridcell][tabindex='0']");
    // The black stone is in the middle row, beside the white one: it jumps over it to the right.
    page.keys(Key::Space);
    page.keys(Key::Right);
    page.keys(Key::Right);
    page.keys(Key::Space);
    page.wait_for_link(
        "#/sums/play?card=ancient/plane/xo&with=ancient/plane/xo&move=0,0_0r1&move=1,0_0r1",
    );
    let rule = |page: &Glimpse| -> Option<String> {
        page.js("return document.querySelector('#duel-why')?.dataset.rule", [])
    };
    page.wait("the rule", rule, |rule| rule.as_deref() == Some("Mirror"));
    page.enter("#sums-undo");
    page.wait_for_link("#/sums/play?card=ancient/plane/xo&with=ancient/plane/xo");

    // The reader moves second, with typed values: Left moves 1 to 0, and the hint is the answer.
    page.go("#/sums/play?card=1&with=1&you=second");
    page.wait_for_link("#/sums/play?card=1&with=1&you=second&move=0,0");
    page.enter("#duel-hint-button");
    let hint = |page: &Glimpse| -> Option<String> {
        page.js("return document.querySelector('#duel-hint')?.dataset.hint", [])
    };
    page.wait("the hint", hint, |hint| hint.as_deref() == Some("1,0"));
    page.enter("[data-game='1'] .options button");
    page.wait_for_link("#/sums/play?card=1&with=1&you=second&move=0,0&move=1,0");
}

/// A win shows how the rows compare; the reader can take a move back, and hide the reason.
#[test]
fn a_difference_is_won_lost_and_explained() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/sums/play?card=1");
    page.click("[data-step='0,0']");
    page.wait_until_seen("#duel-turn[data-outcome='won']");
    page.wait_for_link("#/sums/play?card=1&move=0,0");
    page.click("#duel-back");
    page.wait_for_link("#/sums/play?card=1");
    page.wait_until_seen("[data-step='0,0']");

    // Right has no move in 1, and loses moving first.
    page.click("#duel-right");
    page.wait_until_seen("#duel-turn[data-outcome='lost']");
    page.wait_for_link("#/sums/play?card=1&first=right");

    // Two ups and a star are ⇑∗: no two of the games are negatives of each other.
    page.go("#/sums/play?card=%5E&card=%5E&card=%2A&with=%5E%5E%2A");
    page.click("[data-step='0,0']");
    page.wait_until_seen("#duel-why[data-rule='Values']");
    check(&page, "difference by values");
    look(&page, "sums-values");
    page.click("#duel-why-button");
    page.wait_until_gone("#duel-why");
    page.wait_until_seen(".duel-said[role='status'] #duel-last");

    page.go("#/sums/play");
    page.wait_until_seen("#duel-empty");
}

/// The answer to a move in a mirrored game needs no value, however hard that is.
#[test]
fn hard_games_are_mirrored_at_once() {
    let server = Server::start("/");
    let hard = DENSE.trim_start_matches("#/k1/");
    let played = format!("#/sums/play?card={hard}&with={hard}");
    let page = Page::open(&server, &played);
    page.wait_until_seen("[data-game='1'] [role=grid]");
    // d7 over d6 to d5, the same in both games.
    page.go(&format!("{played}&move=0,1_3d1"));
    page.wait_for_link(&format!("{played}&move=0,1_3d1&move=1,1_3d1"));
    page.wait_until_seen("#duel-why[data-rule='Mirror']");
}

/// While the program looks for its answer, the reader can cancel and resume the search, or take the move back.
#[test]
fn a_hard_difference_is_cancelled_and_gone_on_with() {
    let server = Server::start("/");
    let alone = format!("#/sums/play?card={}", DENSE.trim_start_matches("#/k1/"));
    let page = Page::open(&server, &format!("{alone}&move=0,1_3d1"));
    page.click("#duel-cancel");
    page.wait_until_seen("#duel-turn[data-outcome='open']");
    page.wait_for_words("#duel-status", "positions");
    check(&page, "cancelled difference");
    page.click("#duel-go-on");
    page.wait_until_seen("#duel-cancel");
    page.wait_for_count("#duel-turn[data-outcome]", 0);
    page.click("#duel-back");
    page.wait_for_link(&alone);
    page.wait_until_seen("[data-turn=you]");
}

/// An empty table shows no value; each example opens as its question.
#[test]
fn an_empty_table_offers_three_sums() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/sums");
    page.wait_for_count(".starts li", 3);
    page.wait_for_count(".sums :is(#value, .tools)", 0);
    check(&page, "no sums");
    look(&page, "no-sums");
    let asked = [
        "#/sums/play?card=ancient/plane/oxo.ox&card=ancient/plane/oxo.ox&with=ancient/plane/oxo",
        "#/sums?card=ancient/plane/xo&card=ancient/plane/o.ox.x",
        "#/sums/play?card=ancient/plane/oxo.ox&with=modern/plane/x.xo",
    ];
    for (place, link) in asked.into_iter().enumerate() {
        page.enter(&format!(".starts li:nth-child({}) a", place + 1));
        page.wait_for_link(link);
        page.wait_until_gone(".starts");
        page.wait_for_property("h1", "textContent", "Sums");
        page.wait(
            "the heading to have the focus",
            |page: &Glimpse| page.js("return document.activeElement.matches('.sums h1')", []),
            |is_so: &bool| *is_so,
        );
        page.click("#sums-undo");
        page.wait_for_count(".starts li", 3);
    }
}
