//! The calculator of sums: expressions are typed, completed, recalled, corrected, and their results used.

use serde_json::json;
use thirtyfour::Key;

use crate::access::check;
use crate::looks::look;
use crate::page::{Glimpse, Page};
use crate::server::Server;

fn ask(page: &Page, text: &str) {
    page.focus("#calculate");
    page.keys(text);
    page.keys(Key::Enter);
}

/// Waits until the newest result is of this kind and contains these words.
#[track_caller]
fn wait_for_result(page: &Page, kind: &str, words: &str) {
    let newest = |page: &Glimpse| -> (String, String) {
        let script = "const last = [...document.querySelectorAll('.calculations li')].at(-1);
                      return [last?.dataset.kind ?? '', last?.querySelector('.found')?.textContent ?? '']";
        page.js(script, [])
    };
    page.wait("the result", newest, |(is, text)| is == kind && text.contains(words));
}

fn field(page: &Glimpse) -> String {
    page.js("return document.querySelector('#calculate').value", [])
}

#[test]
fn expressions_are_calculated_one_after_the_other() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/sums?calc=Cool(%7B4%7C2%7D,1)");
    // {4|2} cooled by 1 is 3*: both walls meet at its mean.
    wait_for_result(&page, "value", "3");
    page.act(
        "window.begun = 0; const start = window.startWorker;
              window.startWorker = tell => { window.begun += 1; return start(tell); }",
        [],
    );
    for (text, kind, words) in [
        ("Stops({4|2})", "list", "4"),
        ("Temperature({4|2})", "value", "1"),
        ("\"oxo.ox\" = 1/2", "truth", ""),
        ("AtomicWeight(^)", "value", "1"),
        ("Outcome(*)", "outcome", ""),
        ("Thermograph({4|2})", "thermograph", ""),
    ] {
        ask(&page, text);
        wait_for_result(&page, kind, words);
    }
    // The same worker has computed all of it.
    let begun: u32 = page.measure("return window.begun", []);
    assert_eq!(begun, 0);
    // The last one is in the link.
    page.wait_for_link("#/sums?calc=Thermograph%28%7B4%7C2%7D%29");
    check(&page, "calculator");
    look(&page, "calculator");
}

/// The pictures of a thermograph being built: by buttons and by keys, from the walls of the options to the mast.
#[test]
fn a_thermograph_is_built_picture_by_picture() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/sums?calc=ThermographSteps(%7B4%7C2%7D)");
    let said = |page: &Glimpse| -> String {
        page.js(
            "return document.querySelector('.construction-says [aria-hidden]')?.textContent ?? ''",
            [],
        )
    };
    page.wait_for_count(".construction .option.right", 1);
    page.click(".construction-bar button:last-child");
    page.wait_for_count(".construction .option.left:not(.past)", 1);
    page.wait("the taxed wall", said, |said| said.contains("5 at t = −1"));
    page.keys(Key::End);
    page.wait_for_count(".construction .mast", 1);
    page.wait("the mast", said, |said| said.contains("mast at 3"));
    check(&page, "a thermograph built");
    look(&page, "a-thermograph-built");
    page.keys(Key::Left);
    page.wait_for_count(".construction .meeting-point", 1);
    page.wait_until_seen(".construction .wall");
    page.keys(Key::Home);
    page.wait_for_count(".construction .wall", 0);
    // An integer has one picture.
    ask(&page, "ThermographSteps(3)");
    wait_for_result(&page, "thermograph-steps", "integer");
}

#[test]
fn the_line_completes_recalls_and_says_where_it_is_wrong() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/sums");
    page.click(".calculator > summary");
    page.focus("#calculate");
    page.keys("te");
    page.wait_for_count("#completions [role=option]", 1);
    page.keys(Key::Tab);
    page.wait("the whole name", field, |text| text == "Temperature(");
    page.keys("{4|2})");
    page.keys(Key::Enter);
    wait_for_result(&page, "value", "1");
    page.wait("a free line", field, String::is_empty);
    page.keys(Key::Up);
    page.wait("the line of before", field, |text| text == "Temperature({4|2})");
    page.keys(Key::Down);
    page.wait("a free line again", field, String::is_empty);

    // An expression that cannot be read returns to the line, with the wrong character marked.
    page.keys("1 + Maen(2)");
    page.keys(Key::Enter);
    wait_for_result(&page, "unread", "5");
    let marked = |page: &Glimpse| -> (u32, String) {
        let script = "const field = document.querySelector('#calculate');
                      return [field.selectionStart, document.querySelector('mark').textContent]";
        page.js(script, [])
    };
    page.wait("the mark", marked, |(start, mark)| *start == 4 && mark == "M");

    // The page lists the functions.
    page.act("document.querySelector('#calculate').value = ''", []);
    page.click(".functions summary");
    page.wait_for_count("[data-function]", 30);
    page.click("[data-function='Mean']");
    page.wait("the function", field, |text| text == "Mean(");
    page.wait_for_focus_on("calculate");
    check(&page, "functions");
}

/// A value, and a position with its rules and its board.
#[test]
fn a_result_is_put_on_the_table() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/sums");
    page.click(".calculator > summary");
    ask(&page, "{4|2} + 1");
    wait_for_result(&page, "value", "5");
    page.click("[data-put='{5|3}']");
    page.wait_for_link("#/sums?card=%7B5%7C3%7D&calc=%7B4%7C2%7D%20%2B%201");
    ask(&page, "\"x.xo\" modern");
    wait_for_result(&page, "value", "");
    page.click("[data-put^='\"']");
    let cards = |page: &Glimpse| -> Vec<String> {
        let script =
            "return [...document.querySelectorAll(arguments[0])].map(card => card.dataset.text)";
        page.js(script, [json!("[data-card]")])
    };
    page.wait("the cards", cards, |cards| cards == &["{5|3}", "modern/plane/x.xo"]);
}

#[test]
fn a_part_of_the_solver_that_could_not_be_loaded_is_loaded_again() {
    let server = Server::start("/");
    server.trick(|name, body| (!name.starts_with("worker-for-rest-")).then_some(body));
    let page = Page::open(&server, "#/sums?calc=Cool(%7B4%7C2%7D,1)");
    wait_for_result(&page, "failed", "404");
    page.forgive_errors_about("/worker-for-rest");
    server.heal();
    ask(&page, "Cool({4|2},1)");
    wait_for_result(&page, "value", "3");
}
