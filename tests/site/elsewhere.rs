//! A game in a frame of another page, in front of a class, and as Share offers it.

use serde_json::json;
use thirtyfour::Key;

use crate::access::check;
use crate::layout::{hidden, wait_until_in_view};
use crate::looks::look;
use crate::page::{Glimpse, Page};
use crate::server::Server;

/// Two programs play; the page shows the second turn of three.
const GAME: &str =
    "#/play/g1/ancient/4x4/tournament?black=random&white=greedy&seed=3&moves=a1.b1.a3-a1&at=2";
/// The same game, played by a person.
const MINE: &str = "#/play/g1/ancient/4x4/tournament?black=you&white=greedy&moves=a1.b1.a3-a1&at=2";

#[test]
fn a_game_in_a_frame_is_looked_at() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{GAME}&embed=1"));
    page.wait_for_words("#play-turn", "Black to move: 1 jump.");
    page.wait_for_text("#play-here", "1... b1");
    page.wait_for_words(".player[data-player=Right]", "Easy");
    page.wait_for_property("#open-here", "href", format!("{}{GAME}", server.site));
    page.wait_for_property("#open-here", "target", "_blank");
    for absent in [".bar", "#play-hide", ".play-tools", ".free-stone", "#play-known"] {
        page.wait_until_gone(absent);
    }
    check(&page, "a game in a frame");
    look(&page, "game-framed");
    for (width, height) in [(640, 420), (320, 400), (1000, 700)] {
        page.resize(width, height, "light");
        page.wait("all of the page", hidden, |&hidden| hidden <= 0.0);
        for part in [".slab", "#play-turn", "#play-last", "#open-here"] {
            wait_until_in_view(&page, part);
        }
    }
    // Keys step, and flip the board. Keys that play or ask do nothing.
    page.keys(Key::Home);
    page.wait_for_words("#play-said", "Turn 0 of 3.");
    page.keys(Key::Right);
    page.wait_for_words("#play-said", "Turn 1 of 3.");
    page.focus("#moves .turn");
    page.keys("r? x".to_string() + "f");
    page.wait_for_switch("#play-flip", true);
    page.keys(Key::Left);
    page.wait_for_words("#play-said", "Turn 0 of 3.");
    page.wait_for_count("dialog, .threat", 0);
    page.keys(Key::End);
    page.wait_for_words("#play-said", "Turn 3 of 3.");
    page.wait_for_text("#moves .turn[aria-current]", "a3–a1");
    page.click("#play-first");
    // A press says where the reader can play.
    page.click_square("0,0");
    page.wait_for_words("#play-refused", "open the game in Papamū");
    page.wait_for_count("#moves .turn", 3);
    let kept: Vec<String> = page.measure("return Object.keys(localStorage)", []);
    assert_eq!(kept, [""; 0], "what a frame leaves in the browser");
}

#[test]
fn a_game_is_given_in_every_form() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{MINE}&projector=1"));
    page.wait_for_words("#play-turn", "Black to move");
    page.click("[data-cap='Esc']");
    page.click("#share");
    let field = |id: &str, good: &dyn Fn(&str) -> bool| {
        let look = |page: &Glimpse| -> String {
            page.js("return document.getElementById(arguments[0])?.value ?? ''", [json!(id)])
        };
        page.wait(id, look, |text| good(text));
    };
    field("share-link", &|link| link == format!("{}{MINE}", server.site));
    field("share-words", &|words| {
        words == "A player (Black) against Easy (White), 4 × 4: Black to move: 1 jump."
    });
    field("share-game", &|game| {
        game.contains("[White \"Easy\"]") && game.ends_with("1. a1 b1 2. a3-a1\n")
    });
    field("share-position", &|link| link.ends_with("#/k1/ancient/walls/oxox/xoxo/oxox/..xo"));
    field("share-text", &|rows| rows == "oxox\nxoxo\noxox\n..xo");
    let framed = MINE.replace("&moves", "&embed=1&moves").replace('&', "&amp;");
    let frame = format!("src=\"{}{framed}\"", server.site);
    field("share-iframe", &|code| code.contains(&frame) && code.contains("title=\"A player"));
    page.wait_until_seen("#share-panel .qr path");
    page.wait_until_seen(".share-picture img");
    check(&page, "sharing a game");
}

#[test]
fn a_game_fills_the_projector_and_has_its_keys_at_hand() {
    let server = Server::start("/");
    let page = Page::open(
        &server,
        "#/play/g1/ancient/4x4/tournament?black=you&white=friend&moves=a1.b1.a3-a1",
    );
    page.wait_for_words("#play-turn", "White to move");
    // The board had the focus, but in front of a class the arrows step.
    page.focus("[role=gridcell][tabindex='0']");
    page.keys("p");
    page.wait_until_seen("#lecture");
    page.wait_until_gone(".bar");
    page.wait("the focus off the board", Glimpse::focused, Option::is_none);
    for (width, height, scheme) in [(1280, 720, "light"), (1920, 1080, "dark")] {
        page.resize(width, height, scheme);
        page.wait("all of the page", hidden, |&hidden| hidden <= 0.0);
        for part in [".slab", "#play-turn", "#lecture", "#moves", "[data-cap='Esc']"] {
            wait_until_in_view(&page, part);
        }
        let high: f64 = page.measure(
            "return document.querySelector('.slab').getBoundingClientRect().height / innerHeight",
            [],
        );
        assert!(high > 0.7, "the board has {high} of the height");
    }
    check(&page, "a game in front of a class");
    look(&page, "game-projected");
    page.keys(Key::Left);
    page.wait_for_words("#play-said", "Turn 2 of 3.");
    page.click("[data-cap='→']");
    page.wait_for_words("#play-said", "Turn 3 of 3.");
    // One key shows what is known, and covers it again.
    page.wait_until_gone("#play-known");
    page.keys("c");
    page.wait_until_seen("#play-known");
    page.wait_for_switch("[data-cap=C]", true);
    page.keys("c");
    page.wait_until_gone("#play-known");
    page.wait_for_switch("[data-cap=C]", false);
    page.keys("f");
    page.wait_for_switch("#play-flip", true);
    page.keys("r");
    page.wait_until_seen("[data-cap=N]");
    page.keys(Key::Escape);
    page.wait_until_gone("#lecture");
    page.wait_until_seen(".bar");
}

/// Two browsers, of which each keeps its own games.
#[test]
fn two_devices_play_by_link() {
    let server = Server::start("/");
    let mine =
        Page::open(&server, "#/play/g1/ancient/4x4/anywhere?black=you&white=elsewhere&seed=7");
    let sent = |page: &Page| -> String {
        page.click("#play-send");
        let link = |page: &Glimpse| -> String {
            page.js("return document.getElementById('share-link')?.value ?? ''", [])
        };
        let link = page.wait("the link", link, |link| link.contains("moves="));
        // Before it is modal, no key closes it.
        page.wait_until_seen("#share-panel:modal");
        page.keys(Key::Escape);
        page.wait_until_gone("#share-panel");
        link[server.site.len()..].to_string()
    };
    mine.click_square("3,0");
    mine.wait_for_words("#play-turn", "White removes one of");
    check(&mine, "a game to send");
    look(&mine, "game-sending");
    // White's stones stay where they are on this device.
    mine.click_square("2,0");
    mine.wait_for_words("#play-refused", "White plays elsewhere");

    let link = sent(&mine);
    let theirs = Page::open(&server, &link);
    // The turn that is new is played once more before theirs.
    theirs.wait_for_words("#play-said", "Turn 1 of 1.");
    theirs.wait_for_words("#play-turn", "White removes one of");
    theirs.wait_until_gone("#play-send");
    // What a preview of the link shows begins with whose turn it is.
    let title = |page: &Glimpse| -> String { page.js("return document.title", []) };
    theirs.wait("the title", title, |title| {
        let (who, rest) = title.split_at_checked("White removes".len()).unwrap_or_default();
        who == "White removes" && rest.contains(" Turn 1 of 1. ") && rest.contains("4 × 4 · Play")
    });
    theirs.click_square("2,0");
    theirs.wait_for_words("#play-turn", "Black to move");
    theirs.wait("the title", title, |title| {
        title.starts_with("Black to move: 1 jump. Turn 2 of 2. ")
    });
    let answered = sent(&theirs);

    // What is new is played, and the game is kept once.
    mine.visit(&answered);
    mine.wait_for_words("#play-turn", "Black to move");
    mine.wait_until_gone("#play-differs");
    mine.visit("#/play");
    mine.wait_for_count("[data-saved]", 1);
    mine.wait_for_words("[data-saved] .yours", "Black to move");

    // The friend has changed the past.
    mine.visit(&answered.replace("a1.a2", "c1.d1"));
    mine.wait_for_words("#play-differs", "from turn 1 on");
    check(&mine, "a game with another past");
    mine.visit("#/play");
    mine.wait_for_count("[data-saved]", 2);
}
