//! A tournament: names become rounds, presses results, and all of it is kept.

use serde_json::json;

use crate::access::check;
use crate::looks::look;
use crate::page::{Glimpse, Page};
use crate::play::fits;
use crate::server::Server;

/// Types into a field in place of what it has, and leaves it.
pub fn put(page: &Page, selector: &str, text: &str) {
    page.act(
        "const field = document.querySelector(arguments[0]);
         field.value = arguments[1];
         field.dispatchEvent(new Event('change', { bubbles: true }))",
        [json!(selector), json!(text)],
    );
}

fn win(page: &Page, table: usize, player: &str) {
    let button = format!("[data-table='{table}'] [data-winner={player}]");
    page.enter(&button);
    page.wait_for_switch(&button, true);
}

#[test]
fn a_tournament_is_paired_played_and_kept() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/play");
    page.click("#play-tournament");
    page.wait_until_seen("#tournament-names");
    page.wait_for_link("#/play/tournament");
    page.enter("#tournament-begin");
    page.wait_for_words("#tournament-said .problem", "two names");
    put(&page, "#tournament-names", "Ana\nBo\n\nCy\nbo\nDee");
    page.enter("#tournament-begin");
    page.wait_for_words("#tournament-said .problem", "Lines 2 and 4");
    page.wait_for_property("#tournament-names", "value", "Ana\nBo\nCy\nbo\nDee");
    check(&page, "a tournament before it begins");
    put(&page, "#tournament-names", "Ana\nBo\nCy\nDee\nEve");
    page.wait_for_property("#tournament-rounds", "value", "3");
    page.enter("#tournament-begin");
    // The upper half meets the lower, and the last has the bye.
    page.wait_for_text("[data-table='1'] [data-player=Left] bdi", "Cy");
    page.wait_for_text("[data-table='1'] [data-player=Right] bdi", "Ana");
    page.wait_for_words("#tournament-bye", "Eve has a bye");
    page.wait_for_words("#tournament-standing", "2 results are missing");
    win(&page, 1, "Left");
    win(&page, 2, "Left");
    page.wait_for_words("[data-name=Cy] td.number", "1");
    page.enter("#tournament-pair");
    page.wait_until_seen("[data-round='2']");
    page.wait_for_count("[data-table]", 2);
    // A result of the first round is corrected; the rounds stay.
    page.enter("#round-1");
    page.wait_until_seen("[data-round='1']");
    win(&page, 1, "Right");
    page.wait_for_words("[data-name=Cy] td.number", "0");
    check(&page, "a tournament");
    look(&page, "tournament");
    page.resize(360, 740, "dark");
    fits(&page);
    look(&page, "tournament-phone");
    page.resize(1280, 800, "light");
    page.reload();
    page.wait_until_seen("[data-round='2']");

    // A record is kept as it is; the page says where it is wrong, or opens the game under the players' names.
    page.enter("#round-1");
    page.unfold("[data-table='1'] details");
    put(&page, "#record-1", "[Size \"4x4\"]\n1. a1 z9");
    page.wait_for_words("#record-1-fault", "Character 20");
    put(&page, "#record-1", "[Size \"4x4\"]\n1. a1 b1");
    page.enter("[data-table='1'] details a");
    page.wait_for_words("#play-turn", "Black to move");
    page.wait_for_words(".player[data-player=Right]", "Ana");
    page.back();
    page.wait_until_seen("[data-round]");

    // The file carries all of it, and a broken one changes nothing.
    page.act(
        "HTMLAnchorElement.prototype.click = function () { window.saved = decodeURIComponent(this.href) }",
        [],
    );
    page.enter("#tournament-save");
    let saved = |page: &Glimpse| -> String { page.js("return window.saved ?? ''", []) };
    let saved = page.wait("the file", saved, |saved| saved.contains("tournament swiss"));
    let (_, file) = saved.split_once(',').expect("the text after its type");
    assert!(file.contains("player Ana\n") && file.contains("record 1. a1 b1\n"), "{file}");
    let open = |text: &str| {
        page.act(
            "const files = new DataTransfer();
             files.items.add(new File([arguments[0]], 'tournament.txt', { type: 'text/plain' }));
             document.querySelector('h1').dispatchEvent(
                 new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files }))",
            [json!(text)],
        );
    };
    open(&file.replace("bye 5", "bye 9"));
    page.wait_for_words("#tournament-said .problem", "“bye 9”");
    page.wait_until_seen("[data-round]");
    page.enter("#tournament-new");
    page.wait_until_seen("#tournament-names");
    open(file);
    page.wait_until_seen("[data-round='2']");
    page.enter("#tournament-undo");
    page.wait_until_seen("#tournament-names");
    page.enter("#tournament-undo");
    page.wait_until_seen("[data-round]");

    // On paper: the pairings, a score sheet for each table, the standings.
    page.enter("#tournament-print");
    page.wait_for_count(".handout-answers tbody tr", 2);
    page.enter("#print-sheets");
    page.wait_for_count(".score-sheet", 2);
    page.print_media();
    assert_eq!(page.printed_pages(), 2);
    page.screen_media();
    page.enter("#print-standings");
    page.wait_for_count("#tournament-standings tbody tr", 5);
    check(&page, "a tournament on paper");
    page.enter("#handout-close");
    page.wait_until_seen("[data-round]");
}

/// Each tab follows the other, so that none writes over what the other has entered.
#[test]
fn two_tabs_enter_results_of_one_tournament() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/play/tournament");
    page.wait_until_seen("#tournament-names");
    put(&page, "#tournament-names", "Ana\nBo\nCy\nDee");
    page.enter("#tournament-begin");
    page.wait_until_seen("[data-round='1']");
    page.new_tab();
    page.visit("#/play/tournament");
    page.wait_for_words("#tournament-standing", "2 results are missing");
    page.turn_to_tab(0);
    win(&page, 1, "Left");
    page.turn_to_tab(1);
    page.wait_for_switch("[data-table='1'] [data-winner=Left]", true);
    win(&page, 2, "Right");
    page.turn_to_tab(0);
    page.enter("#tournament-pair");
    page.wait_until_seen("[data-round='2']");
    page.turn_to_tab(1);
    page.wait_until_seen("[data-round='2']");
    page.reload();
    page.enter("#round-1");
    page.wait_for_switch("[data-table='1'] [data-winner=Left]", true);
    page.wait_for_switch("[data-table='2'] [data-winner=Right]", true);
}

#[test]
fn a_round_robin_ends_with_a_cross_table() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/play/tournament");
    page.wait_until_seen("#tournament-names");
    put(&page, "#tournament-names", "Ana\nBo\nCy\nDee");
    page.enter("#tournament-all");
    page.wait_for_count("#tournament-rounds", 0);
    page.enter("#tournament-begin");
    for round in 1..=3 {
        page.wait_until_seen(&format!("[data-round='{round}']"));
        win(&page, 1, "Left");
        win(&page, 2, "Left");
        if round < 3 {
            page.enter("#tournament-pair");
        }
    }
    page.wait_for_words("#tournament-standing", "All rounds are played");
    page.wait_for_count("#tournament-pair", 0);
    // Black wins: Ana beats Dee and Bo, Bo beats Cy and Dee, Dee beats Cy, Cy beats Ana; direct games put Dee before Cy.
    page.wait_for_text("tbody tr:nth-child(1) bdi", "Ana");
    page.wait_for_text("tbody tr:nth-child(4) bdi", "Cy");
    page.wait_for_text("[data-name=Ana] .met:nth-of-type(5)", "1");
    look(&page, "tournament-cross");
}
