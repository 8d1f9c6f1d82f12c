//! Games: the reader sets them up, plays by pointer, keys and typed squares, against a friend or a program, stores and
//! imports them.

use serde_json::json;
use thirtyfour::Key;

use crate::access::check;
use crate::learn::open_file;
use crate::looks::look;
use crate::page::{Glimpse, Page};
use crate::server::Server;

const FOUR: &str = "#/play/g1/ancient/4x4/tournament?black=you&white=friend";

/// Checks that nothing is wider than the window.
#[track_caller]
pub fn fits(page: &Page) {
    page.wait(
        "no overflow",
        |page| -> i64 { page.js("return document.documentElement.scrollWidth - innerWidth", []) },
        |&overflow| overflow <= 0,
    );
}

pub fn type_turn(page: &Page, turn: &str) {
    page.click("#play-type");
    page.act("document.querySelector('#play-type').select()", []);
    page.keys(turn);
    page.keys(Key::Enter);
    // The menu lies over the turns.
    page.keys(Key::Escape);
}

/// Pastes a text into the import dialog.
pub fn paste(page: &Page, text: &str) {
    page.act(
        "const field = document.querySelector('#play-import-text');
         field.value = arguments[0];
         field.dispatchEvent(new Event('input', { bubbles: true }))",
        [json!(text)],
    );
}

#[test]
fn a_game_is_agreed_on_and_played_by_pointer() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/play");
    page.wait_until_seen("#play-start");
    check(&page, "play set-up");
    look(&page, "play-set-up");
    page.unfold("#setup-choices");
    page.click("#size-4x4");
    page.wait_for_switch("#size-4x4", true);
    page.act(
        "const seat = document.querySelector('#seat-right');
         seat.value = 'friend';
         seat.dispatchEvent(new Event('change', { bubbles: true }))",
        [],
    );
    page.unfold("#setup-more");
    page.wait_for_words("#setup-worth", "add 0 to the sum");
    page.click("#play-start");
    page.wait_for_words("#play-turn", "Black removes one of");
    page.wait_for_count(".free-stone", 4);
    // The page explains moves that the removal does not allow, and moves of the other player's stones.
    page.click_square("3,1");
    page.wait_for_words("#play-refused", "it is Black’s turn");
    page.click_square("3,0");
    page.wait_for_words("#play-said", "Black removed a1");
    page.click_square("3,1");
    page.wait_for_words("#play-turn", "Black to move");
    // The only jump to a1, by its last square.
    page.click_square("3,0");
    page.wait_for_words("#play-said", "Black jumped from a3 to a1 and took 1 stone");
    page.wait_for_text("#moves .turn[aria-current]", "a3–a1");
    check(&page, "a game");
    look(&page, "game");
    page.resize(360, 740, "light");
    fits(&page);
    page.resize(1280, 800, "light");

    // Back, and another line: the old one stays.
    page.click("#play-back");
    page.wait_for_words("#play-turn", "Black to move");
    page.click("#play-undo");
    page.wait_for_words("#play-turn", "White removes");
    page.click_square("2,0");
    page.wait_for_count("#moves .other-line .turn", 1);
    page.wait(
        "both lines in the link",
        |page| page.link(),
        |link| link.contains("moves=a1.b1.%28a2%29.a3-a1") && link.contains("at=3"),
    );
    page.reload();
    page.wait_for_count("#moves .other-line .turn", 1);
    page.wait_for_text("#moves .turn[aria-current]", "a2");
}

/// One press sets the board, the first stones and the handicap; the set-up stays marked until a setting changes.
#[test]
fn a_set_up_by_name_begins_the_game_of_its_source() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/play");
    page.unfold("#setup-choices");
    page.click("#named-pono");
    page.wait_for_switch("#named-pono", true);
    page.wait_for_switch("#named-college", false);
    page.unfold("#setup-more");
    page.wait_for_words("#setup-worth", "add 2 to the sum");
    page.click("#named-statewide");
    page.wait_for_switch("#named-statewide", true);
    page.wait_for_switch("#named-pono", false);
    check(&page, "set-ups by name");
    page.click("#size-7x7");
    page.wait_for_switch("#named-statewide", false);
    page.click("#named-statewide");
    page.resize(360, 740, "dark");
    fits(&page);
    page.click("#play-start");
    // Of the stones in the very centre.
    page.wait_for_words("#play-turn", "Black removes d4.");
}

#[test]
fn a_whole_game_is_typed() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/play/g1/ancient/walls/xo.o./5?black=you&white=friend");
    page.wait_for_words("#play-turn", "Black to move: 2 jumps.");
    type_turn(&page, "a2-b2");
    page.wait_for_words("#play-refused", "over every second square");
    type_turn(&page, "b2-d2");
    page.wait_for_words("#play-refused", "is white, and it is Black’s turn");
    type_turn(&page, "a2-e2");
    page.wait_for_words("#play-said", "took 2 stones. Black wins: White cannot jump.");
    page.wait_until_seen("#play-end[data-winner=Left]");
    page.wait_until_seen("#own-word [data-term=kaholo]");
    check(&page, "a game that is over");
    page.click("#play-end-review");
    page.wait_until_seen("#review");
    page.click("#play-swap");
    page.wait_for_words(".player[data-player=Left]", "A friend");
    page.wait(
        "the focus on the heading",
        |page| page.js::<String>("return document.activeElement.tagName", []),
        |focused| focused == "H1",
    );
    page.wait_for_words("#play-turn", "2 jumps");
}

#[test]
fn a_whole_game_is_played_by_keys() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/play/g1/ancient/walls/xo.o./5?black=you&white=friend");
    page.wait_for_words("#play-turn", "2 jumps");
    page.enter("[data-square='0,0']");
    page.wait_for_count("[data-target]", 2);
    page.keys(Key::Right);
    page.keys(Key::Right);
    page.wait_for_focus("0,2");
    page.keys(Key::Enter);
    page.wait_for_words("#play-said", "jumped from a2 to c2");
    // Keys for the page, with the focus off the board.
    page.act("document.activeElement.blur()", []);
    page.keys(Key::Left);
    page.wait_for_words("#play-said", "Turn 0 of 1.");
    page.keys(Key::End);
    page.wait_for_words("#play-said", "Turn 1 of 1.");
    // Off the board and the list of turns, letters and Space do nothing, also after a button was pressed.
    page.keys("xu ");
    page.click("#play-flip");
    page.wait_for_switch("#play-flip", true);
    page.wait_for_stone("1,2", "x");
    page.keys("xu");
    page.keys(" ");
    page.wait_for_switch("#play-flip", false);
    page.wait_for_words("#play-said", "Turn 1 of 1.");
    page.focus("#moves .turn");
    page.keys("x");
    page.wait_for_words("#play-said", "Black threatens c2–e2");
    page.keys("f");
    page.wait_for_switch("#play-flip", true);
    // What goes away does not take the focus along, so the next letter acts too.
    page.keys("u");
    page.wait_for_words("#play-turn", "Black to move: 2 jumps.");
    page.keys("J");
    page.wait_for_words("#play-said", "Put back.");
    page.wait_for_property("#play-put-back", "ariaDisabled", "true");
    page.keys("u");
    page.wait_for_words("#play-turn", "Black to move: 2 jumps.");
    page.click("#play-flip");
    page.wait_for_switch("#play-flip", false);
    page.chord(&[Key::Control], Key::Enter);
    page.wait_for_words("#play-said", "Black wins");
    page.wait_for_switch("#play-flip", false);
    page.click("#play-undo");
    page.wait_for_words("#play-turn", "2 jumps");
    page.click("#play-put-back");
    page.wait_for_words("#play-turn", "Black wins");
    // The turn that was taken back earlier returns beside it.
    page.click("#play-put-back");
    page.wait_for_property("#play-put-back", "ariaDisabled", "true");
    page.wait_for_count("#moves .turn", 2);
    page.focus("#moves .turn");
    page.keys("?");
    page.wait_until_seen("#keys-dialog");
    check(&page, "keys of a game");
}

/// For a reader who uses the mouse, arrows never move between squares; for one who came to the board by keys, they do.
#[test]
fn arrows_step_unless_a_square_has_the_focus() {
    let server = Server::start("/");
    let page = Page::open(&server, FOUR);
    page.wait_for_words("#play-turn", "Black removes");
    for (square, said) in [("3,0", "removed a1"), ("3,1", "removed b1"), ("3,0", "from a3 to a1")] {
        page.click_square(square);
        page.wait_for_words("#play-said", said);
    }
    page.keys(Key::Left);
    page.wait_for_words("#play-said", "Turn 2 of 3.");
    page.keys(Key::Home);
    page.wait_for_words("#play-said", "Turn 0 of 3.");
    page.keys(Key::End);
    page.wait_for_words("#play-said", "Turn 3 of 3.");

    page.focus("[role=gridcell][tabindex='0']");
    page.keys(Key::Control + Key::Home);
    page.wait_for_focus("0,0");
    page.keys(Key::Right);
    page.wait_for_focus("0,1");
    page.keys("k");
    page.wait_for_words("#play-said", "Turn 2 of 3.");
    page.wait_for_focus("0,1");
    page.keys("0");
    page.wait_for_words("#play-said", "Turn 0 of 3.");
    page.keys("j");
    page.wait_for_words("#play-said", "Turn 1 of 3.");
    page.keys("$");
    page.wait_for_words("#play-said", "Turn 3 of 3.");
    // Letters put no stones on a board that cannot be edited.
    page.keys("x");
    page.wait_for_words("#play-said", "Black threatens");
    page.keys("f");
    page.wait_for_switch("#play-flip", true);
}

#[test]
fn a_player_resigns() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{FOUR}&moves=a1.b1"));
    page.click("#play-resign");
    page.wait_for_words("#play-resign-ask", "The game is over then, and White wins.");
    check(&page, "a question before the end");
    page.keys(Key::Escape);
    page.wait_for_count("#play-resign-ask", 0);
    page.wait_for_focus_on("play-more-open");
    page.click("#play-resign");
    page.tap("#play-resign-no");
    page.wait_for_count("#play-resign-ask", 0);
    page.wait_for_words("#play-turn", "Black to move");
    page.click("#play-resign");
    page.enter("#play-resign-yes");
    page.wait_for_count("#play-resign-ask", 0);
    page.wait_for_words("#play-said", "Black resigned. White wins: Black has resigned.");
    page.wait_until_seen("#play-end[data-winner=Right]");
    page.wait("it in the link", |page| page.link(), |link| link.ends_with("moves=a1.b1.resign"));
    check(&page, "a game that was given up");
    page.reload();
    page.wait_for_text("#moves .turn[aria-current]", "resigns");
    page.wait_for_words("#play-turn", "White wins: Black has resigned.");
    page.click("#play-undo");
    page.wait_for_words("#play-turn", "Black to move");
}

/// Rarely used tools are in one menu; what it opens leaves the focus where the reader continues.
#[test]
fn a_game_has_few_tools_and_a_large_board() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{FOUR}&moves=a1.b1"));
    let tools = |page: &crate::page::Glimpse| -> usize {
        page.js(
            "return [...document.querySelectorAll('.play-tools button')].filter(it => it.checkVisibility()).length",
            [],
        )
    };
    for (width, height) in [(1920, 1080), (1280, 800), (740, 360), (360, 740)] {
        page.resize(width, height, "light");
        page.wait("five tools", tools, |&tools| tools == 5);
        // The full height of the window, or its full width.
        let room = |page: &crate::page::Glimpse| -> f64 {
            page.js(
                "const box = document.querySelector('.slab').getBoundingClientRect();
                 const top = document.querySelector('.top').getBoundingClientRect().bottom;
                 return Math.max(box.width / innerWidth, box.height / (innerHeight - top))",
                [],
            )
        };
        page.wait(&format!("a large board, {width} × {height}"), room, |&room| room > 0.9);
        fits(&page);
    }
    page.resize(1280, 800, "light");
    page.click("#play-more-open");
    page.wait_until_seen("#play-type");
    check(&page, "the menu of a game");
    look(&page, "game-menu");
    page.keys(Key::Escape);
    page.wait_until_gone("#play-type");
    page.wait_for_focus_on("play-more-open");
}

/// A hint shows the stone, the next one the turn; neither plays it.
#[test]
fn hints_show_the_stone_then_the_turn() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{FOUR}&moves=a1.b1"));
    page.wait_for_words("#play-turn", "Black to move");
    page.click("#play-hint");
    page.wait_for_text("#play-hints", "Look at Black’s stone on a3.");
    page.wait_for_words("#play-said", "Look at Black’s stone on a3.");
    page.wait_until_seen(".hint-stone");
    page.wait_for_count(".hint-jump", 0);
    page.focus("#moves .turn");
    page.keys("h");
    page.wait_for_words("#play-hints", "Try a3–a1.");
    page.wait_until_seen(".hint-jump");
    page.wait_for_count("#moves .turn", 2);
    // A turn ends the hints.
    type_turn(&page, "a3-a1");
    page.wait_for_count("#play-hints", 0);
    page.wait_for_count(".hint-jump", 0);
}

/// A newcomer sees how a stone jumps and who loses; a player who draws a stone plays its colour.
#[test]
fn the_rules_are_shown_and_colours_are_drawn() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/play");
    page.wait_for_count("#primer[open] li", 3);
    page.wait_for_words("#primer", "If you cannot jump on your turn, you lose.");
    page.wait_until_seen("#primer li:nth-child(2)[aria-current]");
    page.wait_for_count("#primer .leaping", 1);
    page.click("#primer-run");
    page.wait_for_text("#primer-run", "Run");
    page.unfold("#setup-choices");
    page.click("#draw");
    page.wait_for_words("#drawn", "Choose a hand.");
    check(&page, "a draw for colours");
    page.click("#draw-first");
    let said = page.wait_for_words("#drawn", "You drew");
    let colour = if said.contains("black") { "left" } else { "right" };
    page.wait_for_property(&format!("#seat-{colour}"), "value", "you");
    page.wait_for_count("#draw-first[data-chosen]", 1);
    check(&page, "a draw that is over");
    // A reader who has played before does not see them.
    page.unfold("#setup-choices");
    page.click("#size-4x4");
    page.click("#play-start");
    page.wait_for_words("#play-turn", "Black removes");
    page.click_square("3,0");
    page.wait_for_words("#play-turn", "White removes");
    page.click("#play-new");
    page.wait_for_count("#primer:not([open])", 1);
}

#[test]
fn a_program_plays_until_the_game_is_over() {
    let server = Server::start("/");
    let link = "#/play/g1/ancient/4x4/tournament?black=random&white=greedy&seed=3";
    let page = Page::open(&server, link);
    page.wait_until_seen("#play-end");
    page.wait_for_words("#play-said", "wins");
    page.click("#play-first");
    page.wait_for_words("#play-said", "Turn 0 of");
    // Against a program, with the solver's knowledge covered until the reader asks for it.
    page.go("#/play/g1/ancient/4x4/tournament?black=you&white=perfect&seed=3&moves=a1.b1");
    page.wait_for_words("#play-turn", "Black to move");
    page.wait_until_gone("#play-known");
    type_turn(&page, "a3-a1");
    let said = page.wait_for_words("#play-reply", ".");
    assert!(!said.contains("wins"), "{said}");
    page.click("#play-hide");
    page.wait_until_seen("#play-winner");
    page.wait_for_words("#play-reply", "Solved: ");
    // It stays with the program’s turn.
    page.click("#play-first");
    page.wait_until_gone("#play-reply");
    page.click("[data-place='4']");
    page.wait_for_words("#play-reply", "Solved: ");
}

#[test]
fn games_are_saved_exported_and_imported() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{FOUR}&moves=a1.b1.a3-a1"));
    page.click("#play-text-open");
    page.wait_for_property(
        "#game-text",
        "value",
        "[Game \"Konane\"]\n[Rules \"ancient\"]\n[Size \"4x4\"]\n[Removal \"tournament\"]\n[Result \"*\"]\n\n1. a1 b1 2. a3-a1\n",
    );
    check(&page, "a game as text");
    page.focus("#save-name");
    page.keys("Tuesday");
    page.keys(Key::Enter);
    page.wait_for_words("#play-text-said", "Saved as “Tuesday”");
    page.visit("#/play");
    page.reload();
    page.wait_until_seen("#play-go-on");
    page.click("[data-saved=Tuesday] a");
    page.wait_for_text("#moves .turn[aria-current]", "a3–a1");
    page.click("#play-new");
    page.click("[data-saved=Tuesday] button");
    page.wait_for_count("[data-saved]", 0);

    page.click("#play-import-open");
    paste(&page, "1. d4 e4 2. d2-d5");
    page.wait_until_seen("#play-import-size");
    check(&page, "an import without a size");
    page.click("#import-size-8x8");
    page.wait_for_words("#play-import-fault", "Character 13: “d2-d5” is not possible.");
    check(&page, "an import");
    // Two numbers may be row and column or column and row, counted from 0 or 1.
    paste(&page, "4 4\n5 4\n2 4 4 4");
    page.wait_for_count(".import-preview[data-rows-from]", 4);
    page.wait_for_words("[data-rows-from='bottom-column-0']", "column before row, counted from 0");
    paste(&page, "https://example.org/papamu/#/play/g1/ancient/4x4/tournament?moves=a1.b1");
    page.wait_for_words("[data-rows-from='link']", "2 turns");
    // On a board with an odd number of rows, row 1 may be at either end.
    paste(&page, "[Size \"5x5\"]\n1. a1 a2");
    page.wait_for_count(".import-preview[data-rows-from]", 2);
    page.click("#play-import-top");
    page.wait_for_text("#moves .turn[aria-current]", "a4");
}

/// Each game that is played here is kept, of two tabs too, and a game with a name stays as it was.
#[test]
fn games_that_are_played_are_kept() {
    let server = Server::start("/");
    let page = Page::open(&server, FOUR);
    page.wait_for_words("#play-turn", "Black removes");
    for square in ["3,0", "3,1"] {
        page.click_square(square);
    }
    page.wait_for_words("#play-turn", "Black to move");
    page.new_tab();
    page.visit(&format!("{FOUR}&moves=a1.b1"));
    page.wait_for_words("#play-turn", "Black to move");
    type_turn(&page, "resign");
    page.wait_until_seen("#play-end");
    page.turn_to_tab(0);
    type_turn(&page, "a3-a1");
    page.wait_for_words("#play-turn", "White to move");
    page.visit("#/play");
    page.wait_for_count("[data-saved]", 2);
    page.wait_for_words("[data-saved]:nth-child(1) .note", "White to move");
    page.wait_for_words("[data-saved]:nth-child(2) .note", "White wins: Black has resigned.");
    check(&page, "games that are kept");
    look(&page, "games-kept");
    // A game that is only looked at is not kept.
    page.click("[data-saved]:nth-child(2) a");
    page.wait_until_seen("#play-end");
    page.click("#play-first");
    page.wait_for_words("#play-said", "Turn 0 of 3.");
    page.visit("#/play");
    page.wait_for_count("[data-saved]", 2);
    page.click("[data-saved]:nth-child(2) button");
    page.wait_for_count("[data-saved]", 1);
    page.wait_for_words("[data-saved] .note", "White to move");
    page.click("#saved-undo");
    page.wait_for_words("[data-saved]:nth-child(2) .note", "White wins: Black has resigned.");
    page.wait_for_focus_on("saved-title");
    page.click("[data-saved]:nth-child(2) button");
    page.wait_for_count("[data-saved]", 1);
    page.reload();
    page.wait_for_count("[data-saved]", 1);
}

/// The page of all games: search, results by level and colour, a file, and no room for more.
#[test]
fn my_games_are_found_counted_and_moved() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/play/games");
    page.wait_for_words("#saved-title", "0 games");
    let game = |size: &str, players: &str, seed: u32| {
        let moves = "moves=a1.b1.resign";
        format!("#/play/g1/ancient/{size}/tournament?{players}&seed={seed}&{moves}\t\t{seed}\n")
    };
    let games = [
        game("4x4", "black=you&white=greedy", 1),
        game("4x4", "black=greedy&white=you", 2),
        game("6x6", "black=you&white=perfect", 3),
    ];
    open_file(&page, "#games-open", &format!("{}no game\n", games.concat()));
    page.wait_for_words("#games-said", "3 games added. Line 4 holds no game and is left out.");
    page.wait_for_count("[data-saved]", 3);
    page.wait_for_words("[data-level=greedy]", "0 of 1");
    page.wait_for_words("[data-level=greedy] td:last-child", "1 of 1");
    page.wait_for_words("[data-level=perfect] td:last-child", "–");
    check(&page, "my games");
    look(&page, "my-games");
    page.type_into("#games-seek", "perfect a1 b1");
    page.wait_for_count("[data-saved]", 1);
    page.wait_for_words("[data-saved] .note", "You lost as Black · not reviewed");
    // The review of a game is remembered.
    page.click("[data-saved] a");
    page.wait_until_seen("#play-end");
    page.click("#play-review");
    page.wait_until_seen("#review-verdict");
    page.visit("#/play");
    page.wait_for_words("#begin-score", "Won 0 of 1");
    page.wait_for_words("#games-all", "All 3");
    page.click("#games-all");
    page.type_into("#games-seek", "perfect");
    page.wait_for_words("[data-saved] .note", "You lost as Black · reviewed");
}

/// Of the removals by the table of solved boards, of the jumps by the solver, each with the reader's own games.
#[test]
fn answers_say_which_turns_win() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{FOUR}&hide=0"));
    // `static/solved.txt`, 4x4 ancient: White wins a1 b1 if Black is first.
    page.click("#play-answers > summary");
    page.wait_until_seen("[data-answer=a1][data-wins=false]");
    page.click("[data-answer=a1] button");
    page.wait_for_words("#play-turn", "White removes");
    page.wait_until_seen("[data-answer=b1][data-wins=true]");
    page.click("[data-answer=b1] button");
    page.wait_for_words("#play-turn", "Black to move");
    // Once open, the list stays so, with each turn, undo and reply.
    page.wait_until_seen("[data-answer='a3-a1'][data-wins=false]");
    check(&page, "the answers to a turn");
    look(&page, "answers");
    page.click("[data-answer='a3-a1'] button");
    page.wait_for_words("#play-turn", "White to move");
    page.wait_until_seen("[data-wins=true]");
    page.click("#play-undo");
    page.wait_until_seen("[data-answer='a3-a1'][data-wins=false]");
    page.visit(&format!("{}&hide=0&seed=3", FOUR.replace("friend", "random")));
    page.wait_for_words("#play-turn", "Black removes");
    page.click("#play-answers > summary");
    page.click("[data-answer=a1] button");
    page.wait_for_words("#play-turn", "Black to move");
    page.wait_until_seen("[data-answer*='-'][data-wins]");
    // Folded, it stays folded.
    page.click("#play-answers > summary");
    page.wait_for_count("[data-answer]", 0);
    page.click("#play-undo");
    page.wait_for_words("#play-turn", "Black removes");
    page.wait_until_seen("#play-answers:not([open])");
    // The same beginning once more.
    page.visit(&format!("{FOUR}&hide=0&seed=7"));
    page.wait_for_words("#play-turn", "Black removes");
    page.click("#play-answers > summary");
    page.wait_for_words("[data-answer=a1]", "1 game of mine");
    page.click("#play-solved-board");
    page.wait_until_seen("[data-size='4x4'] [aria-current]");
}

#[test]
fn the_strength_of_programs_is_stated() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/play");
    page.click("#begin-levels");
    // 400 log₁₀(760 / 240), with 1.96 times the standard error of that.
    page.wait_for_words("[data-side='6'] [data-level=greedy] td:last-child", "+200 ± 25");
    page.wait_for_words("[data-side='6'] [data-level=random] td:nth-of-type(2)", "240");
    check(&page, "the strength of programs");
    look(&page, "levels");
}

#[test]
fn a_clock_ends_a_game() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/play");
    page.click("#setup-choices > summary");
    page.wait_for_text("[id='clock-600+5']", "10 min + 5 s");
    page.click("[id='clock-600+5']");
    page.wait_until_seen("[id='clock-600+5'][aria-pressed=true]");
    check(&page, "the choice of a clock");
    page.click("#play-friend");
    page.wait_for_words("[data-player=Left] .clock", "10:00");
    // Nobody plays, so the time runs out however fast the machine is.
    page.visit(&format!("{FOUR}&clock=1"));
    page.wait_for_words("[data-player=Right] .clock", "0:01.0");
    page.click_square("3,0");
    page.wait_for_words("#play-turn", "Black wins: White has no time left.");
    page.wait_for_words("[data-player=Right] .clock", "0:00.0");
    check(&page, "a game that the clock has ended");
    look(&page, "clock");
}

/// What a player on turn has used is in the game, also while nobody plays.
#[test]
fn a_clock_stops_when_the_page_is_left_and_keeps_what_is_left() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{FOUR}&clock=600"));
    page.wait_for_words("[data-player=Right] .clock", "10:00");
    page.wait_until_gone("#play-clock-stopped");
    page.click_square("3,0");
    // In tenths of a second.
    let kept = |page: &Glimpse| -> Option<u32> {
        let link = page.link();
        link.split_once("left-white=")?.1.split('&').next()?.parse().ok()
    };
    let before =
        page.wait("a part of the time", kept, |left| left.is_some_and(|left| left < 5_985));
    page.reload();
    page.wait_for_words("#play-clock-stopped", "go on when White has played");
    let after = page.wait("what is left", kept, Option::is_some);
    assert!(after <= before, "{after:?} after {before:?}");
    let seconds = after.unwrap() / 10;
    page.wait_for_text("[data-player=Right] .clock", &format!("9:{:02}", seconds - 540));
    page.wait_for_count(".clock[data-running=true]", 0);
    check(&page, "a clock that was stopped");
    look(&page, "clock-stopped");
    page.click_square("3,1");
    page.wait_until_gone("#play-clock-stopped");
    page.wait_until_seen("[data-player=Left] .clock[data-running=true]");
}

#[test]
fn a_game_that_cannot_be_kept_says_so() {
    let server = Server::start("/");
    let page = Page::open(&server, FOUR);
    page.wait_for_words("#play-turn", "Black removes");
    page.act(
        "globalThis.store = Storage.prototype.setItem;
         Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }",
        [],
    );
    page.click_square("3,0");
    page.wait_for_words("#play-not-kept", "its storage is full");
    check(&page, "a game that is not kept");
    page.click("#play-text-open");
    page.type_into("#save-name", "Tuesday");
    page.click("#save-game");
    page.wait_for_words("#play-text-said", "its storage is full");
    page.keys(Key::Escape);
    page.act("Storage.prototype.setItem = globalThis.store", []);
    page.click_square("3,1");
    page.wait_until_gone("#play-not-kept");
    page.visit("#/play");
    page.wait_for_words("[data-saved]", "2 turns");
}

/// Back leaves a game as it is, with a remark that was not finished.
#[test]
fn back_leaves_a_game_that_is_kept() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/play");
    page.unfold("#setup-choices");
    page.click("#size-4x4");
    page.wait_for_switch("#size-4x4", true);
    page.act(
        "const seat = document.querySelector('#seat-right');
         seat.value = 'friend';
         seat.dispatchEvent(new Event('change', { bubbles: true }))",
        [],
    );
    page.click("#play-start");
    for (square, said) in [("3,0", "removed a1"), ("3,1", "removed b1")] {
        page.click_square(square);
        page.wait_for_words("#play-said", said);
    }
    page.click("#play-remark-open");
    page.wait_for_focus_on("remark");
    page.keys("Why not a2?");
    page.back();
    page.click("#play-go-on");
    page.wait_for_count("#moves .turn", 2);
    page.wait_for_text("#moves .turn-remark", "Why not a2?");
}

/// A link to another game, even with the same seed, leaves nothing of the one before.
#[test]
fn another_game_begins_without_what_was_open() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{FOUR}&moves=a1.b1"));
    page.click("#play-type");
    page.keys("a3-");
    page.click("#play-text-open");
    page.wait_until_seen("#play-text");
    page.go(&format!("{FOUR}&moves=a1.a2"));
    page.wait_for_text("#moves .turn[aria-current]", "a2");
    page.wait_for_count("#play-text", 0);
    page.wait_for_property("#play-type", "value", "");
    page.wait_until_gone("#play-type");
    // The text of a game in a link, also over the page that is open.
    page.go("#/play");
    page.wait_until_seen("#play-start");
    for _ in 0..2 {
        page.go("#/play?text=d4%20d5");
        page.wait_for_property("#play-import-text", "value", "d4 d5");
        page.wait_until_seen("#play-import-size");
        page.keys(Key::Escape);
        page.wait_for_count("#play-import", 0);
        // To set an address that stands there already opens nothing in any browser. The page takes the text out of it.
        page.wait_for_link("#/play");
    }
}

/// Software for voice control types letters: a reader can turn off that they do something.
#[test]
fn letters_can_be_turned_off() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/...");
    page.click("#single-keys");
    page.wait_for_switch("#single-keys", false);
    page.focus("[data-square='0,0']");
    page.keys("o");
    page.keys(Key::Enter);
    page.wait_for_stone("0,0", "x");
    page.keys("e");
    page.reload();
    page.wait_for_switch("#single-keys", false);
    page.wait_for_switch("#mode-edit", true);
    page.go(&format!("{FOUR}&moves=a1.b1"));
    page.wait_for_words("#play-turn", "Black to move");
    page.focus("#moves .turn[aria-current]");
    page.keys("u0");
    page.keys(Key::Left);
    page.wait_for_words("#play-said", "Turn 1 of 2.");
    page.go("#/k1/ancient/walls/...");
    page.click("#single-keys");
    page.wait_for_switch("#single-keys", true);
    page.focus("[data-square='0,0']");
    page.keys("o");
    page.wait_for_stone("0,0", "o");
}

#[test]
fn the_board_gives_its_position_to_a_game() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/modern/walls/xo.");
    page.wait_until_seen("#share");
    page.click("#share");
    page.click("#share-play");
    page.wait_for_words("#play-turn", "Black to move: 1 jump.");
    page.wait_for_link("#/play/g1/modern/walls/xo1?black=you&white=friend");
    page.unfold("#play-players");
    page.click("#begin-right");
    page.wait_for_words("#play-turn", "Black wins: White cannot jump.");
}

/// From a1 to c1, and the white stone jumps back over it; to e1, and it is gone.
#[test]
fn a_teaching_game_says_why() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/play/g1/ancient/walls/xo.o.?black=you&white=perfect&teach=1");
    page.wait_for_words("#play-turn", "Black to move: 2 jumps.");
    type_turn(&page, "a1-c1");
    page.wait_for_words(
        "#play-lesson",
        "a1–c1 turned a win for Black into a loss: White answers d1–b1 and wins. Find a better one.",
    );
    page.wait_for_words("#play-turn", "Black to move: 2 jumps.");
    // Arrows show the mistake and its refutation; the better jump appears only with the last hint.
    page.wait_until_seen(".mistaken-jump");
    page.wait_until_seen(".reply-jump");
    page.wait_for_count(".hint-jump", 0);
    page.click("#review-hint");
    page.wait_for_text(".review-hints", "The better jump leaves no d1–b1.");
    page.focus("[role=gridcell][tabindex='0']");
    page.keys("h".to_string());
    page.wait_until_seen(".hint-stone");
    check(&page, "a teaching game");
    page.keys("h".to_string());
    page.wait_until_seen(".hint-jump");
    page.wait_for_count(".reply-jump", 0);
    type_turn(&page, "a1-e1");
    page.wait_until_seen("#play-end[data-winner=Left]");
}

#[test]
fn a_program_that_is_not_there_is_asked_again() {
    let server = Server::start("/");
    server.trick(|name, body| (!name.starts_with("worker")).then_some(body));
    let page =
        Page::open(&server, "#/play/g1/ancient/4x4/tournament?black=you&white=greedy&moves=a1");
    page.wait_for_words("#play-failed", "The program did not answer");
    page.wait_for_words("#play-said", "The program did not answer");
    check(&page, "a program that is not there");
    page.forgive_errors_about("/worker");
    server.heal();
    page.enter("#play-retry");
    page.wait_for_words("#play-turn", "Black to move");
    page.wait_until_gone("#play-failed");
    page.wait_for_count("[data-layout] :focus", 1);
}

#[test]
fn thinking_survives_a_reload() {
    let server = Server::start("/");
    let link = "#/play/g1/ancient/8x8/tournament?black=you&white=strong.600&moves=d4.e4";
    let page = Page::open(&server, link);
    page.wait_for_words("#play-turn", "Black to move");
    type_turn(&page, "d2-d4");
    page.wait_until_seen("#play-now");
    page.wait("the jump in the link", |page| page.link(), |link| link.contains("d2-d4"));
    page.reload();
    page.wait_for_words("#play-thinks", "Strong is thinking. Searched");
    page.enter("#play-now");
    page.wait_for_words("#play-turn", "Black to move");
    page.wait_for_count("#moves .turn", 4);
    // The button has gone, and a neighbour has its focus.
    page.wait_for_count("#play-now", 0);
    page.wait_for_count("[data-layout] :focus", 1);
}
