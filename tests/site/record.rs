//! The record of a game: names, headers and remarks are imported and stay; lines are promoted, deleted and put back.

use thirtyfour::Key;

use crate::access::check;
use crate::looks::look;
use crate::page::Page;
use crate::play::{fits, paste, type_turn};
use crate::seeing::wait_for_texts;
use crate::server::Server;

const TEXT: &str = "[Event \"Lahaina\"]
[Black \"Kahekili\"]
[White \"Kāʻeo\"]
[Size \"4x4\"]
[Removal \"tournament\"]

{At the beach} 1. a1 b1 (1... a2 {the other neighbour}) 2. a3-a1 {It had to be {this one.} *";

/// Checks the turns in the order of the list.
#[track_caller]
fn turns(page: &Page, turns: &[&str]) {
    wait_for_texts(page, "#moves .turn", turns);
}

#[track_caller]
fn has_all(page: &Page) {
    turns(page, &["a1", "b1", "a2", "a3–a1"]);
    page.wait_for_text("#moves .other-line .turn", "a2");
    wait_for_texts(
        page,
        "#moves .turn-remark",
        &["At the beach", "the other neighbour", "It had to be (this one."],
    );
    wait_for_texts(page, ".player strong", &["Kahekili", "Kāʻeo"]);
    page.wait_for_words(".game-headers", "Event: Lahaina");
    page.wait_for_text("#play-remark", "It had to be (this one.");
}

#[test]
fn names_and_remarks_come_with_a_game_and_stay() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/play");
    page.click("#play-import-open");
    // A remark that is not closed, and one that is too long.
    paste(&page, "1. d4 {why");
    page.click("#import-size-8x8");
    page.wait_for_words("#play-import-fault", "Character 7: A remark is not closed");
    paste(&page, &format!("1. d4 {{{}}}", "word ".repeat(300)));
    page.wait_for_words(".import-preview .problem", "The first is at character 7.");
    paste(&page, TEXT);
    page.wait_for_words(".import-preview", "Kahekili (Black) against Kāʻeo (White)");
    page.wait_for_words(".import-preview", "3 remarks");
    check(&page, "an import with remarks");
    page.click("#play-import-bottom");
    has_all(&page);
    check(&page, "a game with remarks");
    look(&page, "remarks");
    page.reload();
    has_all(&page);
    page.click("#play-text-open");
    page.wait(
        "the text has all",
        |page| -> String { page.js("return document.querySelector('#game-text').value", []) },
        |text| {
            let all =
                ["[Event \"Lahaina\"]", "[White \"Kāʻeo\"]", "(1... a2 {the other neighbour})"];
            all.iter().all(|part| text.contains(part))
        },
    );
    page.keys(Key::Escape);
    page.resize(360, 740, "dark");
    has_all(&page);
    fits(&page);
    check(&page, "a game with remarks on a phone");
    look(&page, "remarks-phone");
}

#[test]
fn the_reader_names_players_and_remarks() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/play/g1/ancient/4x4/tournament?moves=a1.b1");
    page.unfold("#play-players");
    page.click("#name-left");
    page.keys("Ka’ahu");
    page.keys(Key::Tab);
    page.wait_for_text(".player[data-player=Left] strong", "Ka’ahu");
    // The field for a remark opens on request.
    page.wait_for_count("#remark", 0);
    page.click("#play-remark-open");
    page.wait_for_focus_on("remark");
    page.keys("Why not a2?");
    // A click on another turn's button leaves the field first.
    page.click("#play-first");
    page.wait_for_text("#moves .turn-remark", "Why not a2?");
    page.wait_for_count("#remark", 0);
    page.wait(
        "all in the link",
        |page| page.link(),
        |link| {
            link.contains("name-black=Ka%E2%80%99ahu")
                && link.contains("remark=2.Why%20not%20a2%3F")
        },
    );
    // The page shows it when the reader reaches its turn.
    page.click("#play-last");
    page.wait_for_text("#play-remark", "Why not a2?");
    page.wait_for_words("#play-said", "Why not a2?");
    page.click("#play-remark-open");
    page.wait_for_property("#remark", "value", "Why not a2?");
}

/// The program’s turn comes while the reader is writing about the turn before it.
#[test]
fn a_remark_outlives_the_programs_move() {
    let server = Server::start("/");
    let link = "#/play/g1/ancient/8x8/tournament?black=you&white=strong.600&seed=7&moves=d4.e4";
    let page = Page::open(&server, link);
    page.wait_for_words("#play-turn", "Black to move");
    type_turn(&page, "d6-d4");
    page.wait_for_words("#play-thinks", "Searched");
    page.click("#play-remark-open");
    page.wait_for_focus_on("remark");
    page.keys("Bold, ");
    // This presses the button without taking the focus to it.
    page.act("document.querySelector('#play-now').click()", []);
    page.wait_for_count("#moves .turn", 4);
    page.wait_for_focus_on("remark");
    page.keys("but sure of a return.");
    page.wait_for_property("#remark", "value", "Bold, but sure of a return.");
    page.wait_for_count("#review", 0);
    page.wait_for_count("#moves .turn", 4);
    check(&page, "a remark to an earlier turn");
    page.click("#play-first");
    page.wait_for_text("[data-remark='3']", "Bold, but sure of a return.");
}

/// A reader types while the field goes away: the neighbour has the focus, and the keys do nothing.
#[test]
fn what_is_typed_into_a_field_that_goes_is_no_key() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/play/g1/ancient/4x4/tournament?moves=a1.b1");
    page.click("#play-remark-open");
    page.wait_for_focus_on("remark");
    // Time stands still until the test lets it go on.
    page.act("Date.now = () => 1000", []);
    page.keys("wh");
    page.act("document.querySelector('#play-first').click()", []);
    page.wait_for_count("#remark", 0);
    page.wait_for_focus_on("play-first");
    page.wait_for_words("#play-said", "Turn 0 of 2.");
    page.keys(Key::Right);
    page.keys("y ?");
    page.act("Date.now = () => 2001", []);
    page.keys(Key::Right);
    page.wait_for_words("#play-said", "Turn 1 of 2.");
    page.wait_for_count("#keys-dialog", 0);
}

#[test]
fn lines_are_promoted_deleted_and_put_back() {
    let server = Server::start("/");
    let link = "#/play/g1/ancient/4x4/tournament?moves=a1.b1.%28a2%29.a3-a1&at=3&remark=3.kept";
    let page = Page::open(&server, link);
    turns(&page, &["a1", "b1", "a2", "a3–a1"]);
    check(&page, "another line");
    page.click("#play-more-open");
    page.enter("#line-promote");
    page.wait_for_words("#play-said", "This is the first line now.");
    turns(&page, &["a1", "a2", "b1", "a3–a1"]);
    // The command no longer applies, and the focus is not lost.
    page.wait_for_count("#line-promote", 0);
    page.wait_for_focus_on("play-more-open");
    page.click("#line-delete");
    page.wait_for_words("#play-said", "1 turn is deleted.");
    turns(&page, &["a1", "b1", "a3–a1"]);
    check(&page, "a line that is deleted");
    page.click("#play-put-back");
    page.wait_for_words("#play-said", "Put back.");
    page.wait_for_property("#play-put-back", "ariaDisabled", "true");
    turns(&page, &["a1", "a2", "b1", "a3–a1"]);
    page.wait_for_text("#moves .turn-remark", "kept");
    // At the beginning there is nothing to delete.
    page.click("#play-first");
    page.wait_for_count("#line-delete", 0);
}
