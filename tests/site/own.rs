//! The reader types a family, sees its values and tests a conjecture.

use serde_json::json;

use crate::looks::look;
use crate::page::{Glimpse, Page};
use crate::server::Server;

/// Ernst's solid rows of odd length, worth −n.
const ROWS: &str = "#/gallery/own?family=x%28ox%29%5En&n=1..8";

/// The value in a column of the table, in plain signs.
#[track_caller]
fn wait_for_cell(page: &Page, case: &str, column: usize, value: &str) {
    let cell = format!("tr[data-case='{case}'] td:nth-of-type({column})");
    let script = "return document.querySelector(arguments[0])?.dataset.plain ?? ''";
    let found = |page: &Glimpse| page.js::<String>(script, [json!(cell)]);
    page.wait(&cell, found, |found| found == value);
}

#[test]
fn a_family_is_typed_and_tabulated() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery");
    page.click("#to-own");
    page.wait_for_words("#own-table", "Ancient");
    look(&page, "own");
    page.type_into("#own-family", "x(ox)^n");
    page.wait_for_position("xoxoxoxox");
    page.wait_for_words("#range-status", "All 20 values");
    wait_for_cell(&page, "7", 1, "-7");
    wait_for_cell(&page, "7", 2, "-7");
    // A drawing says in words what it shows.
    let told = |page: &Glimpse| -> String {
        let script =
            "return document.querySelector(arguments[0])?.getAttribute('aria-label') ?? ''";
        page.js(script, ["[data-measure='mean']".into()])
    };
    page.wait("the mean of the seventh", told, |text| text.contains("n = 7: −7"));
    // A press on a line shows its case.
    page.click("tr[data-case='2'] button");
    page.wait_for_position("xoxox");
    page.wait_for_words("#own-values", "n = 2");
    // The letter k takes the place of n.
    page.type_into("#own-family", "x(o.)^k");
    page.wait_for_words(".own-letters", "k");
    page.wait_for_link("#/gallery/own?family=x%28o.%29%5Ek&k=1..10");
    page.wait_for_words("#range-status", "All 20 values");
    // The rules make a difference: ↑∗ and ↓.
    wait_for_cell(&page, "2", 1, "^*");
    wait_for_cell(&page, "2", 2, "v");
    page.wait_for_words("tr[data-case='2'].differ", "differs");
}

#[test]
fn a_conjecture_is_tested_and_a_guess_taken_over() {
    let server = Server::start("/");
    let page = Page::open(&server, ROWS);
    page.wait_for_words("#range-status", "All 16 values");
    page.type_into("#own-formula", "n = 5: 0; else: -n");
    page.wait_for_words(".own-verdict", "The first counterexample is n = 5");
    look(&page, "own-counterexample");
    page.click("[data-case='n = 5'].own-case");
    page.wait_for_position("xoxoxoxoxox");
    let guess = page.wait_for_words(".own-guess", "Made from 2 cases; 6 more agree.");
    assert!(guess.contains("−n"), "{guess}");
    page.wait_for_words(".own-guesses", "A guess proves nothing.");
    page.click(".own-take");
    page.wait_for_words(".own-verdict", "Holds in 8 of 8 cases.");
    let link = format!("{ROWS}&formula=-n&at=5");
    page.wait_for_link(&link);
    // The link has everything.
    page.reload();
    page.wait_for_words(".own-verdict", "Holds in 8 of 8 cases.");
    page.wait_for_position("xoxoxoxoxox");
    page.wait_for_property("#own-formula", "value", "-n");
    page.wait_for_link(&link);
}

#[test]
fn faults_name_the_character() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/own?family=xo?");
    page.wait_for_words("#own-family-problem", "Character 3: expected x, o");
    page.wait_for_text("#own-family-problem mark", "?");
    page.type_into("#own-family", "(((x^100/)^100/)^100/)^n");
    page.wait_for_words("#own-family-problem", "at most 200 rows");
    page.type_into("#own-family", "x^n/oo");
    page.click("[data-edge='walls']");
    page.wait_for_words("#own-family-problem", "all rows have the same length");
    page.type_into("#range-n", "2");
    page.wait_until_gone("#own-family-problem");
    page.wait_for_position("xx/oo");
    page.type_into("#range-n", "many");
    page.wait_for_words("#range-n-problem", "found “many”");
    page.type_into("#range-n", "2");
    page.type_into("#own-formula", "m even: 1");
    page.wait_for_words("#own-formula-problem", "Character 1: expected a letter of the pattern");
}

#[test]
fn a_finger_moves_the_slider() {
    let server = Server::start("/");
    let page = Page::blank(&server);
    page.hold(390, 844);
    page.visit(ROWS);
    page.wait_for_position("xoxoxoxox");
    let script = "const place = document.getElementById('slider-n').getBoundingClientRect();
        return [place.left, place.right, (place.top + place.bottom) / 2].map(Math.round)";
    let [left, right, y] = page.measure::<[i64; 3]>(script, []);
    page.finger(&[((left + right) / 2, y), (right - 2, y)]);
    page.wait_for_position("xoxoxoxoxoxoxoxox");
    page.wait_for_link(&format!("{ROWS}&at=8"));
}

#[test]
fn the_table_is_copied_and_the_page_listed() {
    let server = Server::start("/");
    let page = Page::blank(&server);
    page.allow_clipboard();
    page.visit("#/gallery/own?family=x%28o.%29%5En&n=1..3");
    page.wait_for_words("#range-status", "All 6 values");
    for (name, line) in [
        ("csv", "2,modern,plane,xo.o,v,Right,0,0,,,x(o.)^n,Papamū"),
        ("latex", "$2$ & ${\\uparrow}{\\ast}$ & ${\\downarrow}$ \\\\"),
        ("cgscript", "[2,^+*,v],"),
    ] {
        page.click(&format!("#copy-{name}"));
        page.wait_for_words("#range-said", "copied");
        let text: String = page
            .measure_later("const [done] = arguments; navigator.clipboard.readText().then(done)");
        assert!(text.contains(line), "{text}");
    }
    page.click("#share");
    page.click("#share-add");
    page.wait_until_seen("#share-list");
    page.click("#share-list");
    // The name stands in a field, and in the name of the link.
    page.click(".lesson-title");
    page.wait_for_words("[data-row]", "Your own exhibit");
    page.click("#open-0");
    page.wait_for_words("#own-values", "Ancient");
}
