//! Students answer a quiz and hand in codes, and their teacher collects them.

use serde_json::json;
use thirtyfour::Key;

use crate::access::check;
use crate::looks::look;
use crate::page::{Glimpse, Page};
use crate::server::Server;

/// In `xo` the first player wins, in `oxo` Left.
const QUIZ: &str = "#/learn/q1?title=Week%203&task=outcome&on=ancient/plane/xo&task=outcome&on=ancient/plane/oxo&of=2";

/// Answers the quiz as a new student of this name; returns the code.
fn handed_in(server: &Server, name: &str, answers: [&str; 2]) -> String {
    let page = Page::open(server, QUIZ);
    page.wait_until_seen("#quiz-number");
    match name {
        "" => page.enter("#quiz-nameless"),
        name => {
            page.type_into("#quiz-number", name);
            page.enter("#quiz-number-start");
        }
    }
    for (place, answer) in answers.iter().enumerate() {
        page.wait_until_seen(&format!("li:nth-child({}) > [aria-current=step]", place + 1));
        page.wait_for_focus_on("step-title");
        page.enter(&format!("[data-answer={answer}]"));
        page.enter("#check");
        page.wait_until_seen(".judged");
        page.keys(Key::Right);
    }
    let code = |page: &Glimpse| -> String {
        page.js("return document.querySelector('#result-code')?.value ?? ''", [])
    };
    page.wait("the code", code, |code| code.starts_with("r1/"))
}

fn paste(page: &Page, text: &str) {
    page.act("document.querySelector('#results-text').value = arguments[0]", [json!(text)]);
    page.enter("#results-add");
}

#[test]
fn a_teacher_collects_results() {
    let server = Server::start("/");
    let ana = handed_in(&server, "Ana", ["Left", "Left"]);
    let bo = handed_in(&server, "Bo", ["Left", "first"]);
    let nameless = handed_in(&server, "", ["first", "Left"]);
    let page = Page::open(&server, "#/teach");
    page.enter("#to-results");
    page.wait_until_seen("#results-text");
    let cut = &bo[..bo.len() - 1];
    paste(&page, &format!("Here is mine: {ana}.\n> {} (Bo)\n{cut}", bo.to_lowercase()));
    page.wait_until_seen("[data-new='2']");
    page.wait_for_words("#results-said .problem", "damaged");
    // Nothing is known of the quiz before its link is there.
    page.wait_for_words(".class", "Ana, Bo");
    paste(&page, &format!("the quiz: https://example.org/{QUIZ}"));
    page.wait_until_seen(".class-counts[data-answered='2'][data-right='1']");
    page.wait_until_seen("[data-question='1'][data-right='0']");
    page.wait_until_seen("[data-question='2'][data-right='1']");
    // The most common wrong answer comes first, each with its reason.
    page.wait_until_seen(".wrong-answers li:first-child[data-wrong=Left][data-students='2']");
    page.wait_until_seen(".wrong-answers li:last-child[data-wrong=first][data-students='1']");
    page.wait_for_count(".wrong-answers .reason", 2);
    page.wait_for_count(".wrong-answers .refutes", 1);
    check(&page, "results");
    look(&page, "results");

    // A scanned link adds one more; what was there is not counted twice.
    page.go(&format!("#/teach/{nameless}"));
    page.wait_until_seen(".class-counts[data-answered='3'][data-right='3']");
    page.wait_for_link("#/teach/results");
    paste(&page, &ana);
    page.wait_for_words("#results-said", "1 was here already");
    page.reload();
    page.wait_until_seen(".class-counts[data-answered='3'][data-right='3']");

    // A spreadsheet gets all of it.
    page.act(
        "HTMLAnchorElement.prototype.click = function () { window.saved = decodeURIComponent(this.href) }",
        [],
    );
    page.click(".results-csv");
    let table = |page: &Glimpse| -> String { page.js("return window.saved ?? ''", []) };
    let table = page.wait("the table", table, |table| table.contains("Name,Number"));
    assert_eq!(table.lines().count(), 4, "{table}");
    assert!(
        table.lines().any(|line| line.starts_with("Bo,0,") && line.contains(",first")),
        "{table}"
    );

    // The class sees a wrong answer's board, first covered, then with the jump that refutes it.
    page.enter(".wrong-answers li:first-child .button");
    page.wait_until_seen("#slide[data-slide=asks] [data-answer=Left][aria-pressed=true]");
    page.wait_for_count("#slide [data-verdict], .layers .refutes", 0);
    page.keys(Key::Right);
    page.wait_until_seen("#slide[data-slide=answer] [data-verdict]");
    page.wait_for_count(".layers .refutes", 1);
    page.reload();
    page.wait_until_seen("#slide[data-slide=asks] [data-answer=Left][aria-pressed=true]");
    page.keys(Key::Escape);

    // Or all of it, without names and one wrong answer at a time.
    page.enter(".results-present");
    page.wait_until_seen(".wrong-answers [data-wrong=Left] .front [data-square]");
    page.wait_for_count(".wrong-answers li", 1);
    page.keys(Key::Right);
    page.wait_until_seen(".wrong-answers [data-wrong=first] .front [data-square]");
    page.keys(Key::Left);
    page.wait_until_seen(".wrong-answers [data-wrong=Left]");
    let words: String = page.measure("return document.body.innerText", []);
    assert!(!words.contains("Ana"), "{words}");
    look(&page, "results-hall");
    page.keys(Key::Escape);
    page.click(".results-delete");
    page.click(".results-forget");
    page.wait_for_count(".class", 0);
    page.reload();
    page.wait_until_seen("#results-text");
    page.wait_for_count(".class", 0);
}

/// Files that are dropped together are all read.
#[test]
fn many_files_are_dropped_at_once() {
    let server = Server::start("/");
    let codes = ["Ana", "Bo"].map(|name| handed_in(&server, name, ["first", "Left"]));
    let page = Page::open(&server, "#/teach/results");
    page.wait_until_seen("#results-open");
    page.act(
        "const files = new DataTransfer();
         arguments[0].forEach((text, place) =>
             files.items.add(new File([text], `${place}.txt`, {type: 'text/plain'})));
         document.querySelector('h1').dispatchEvent(
             new DragEvent('drop', {bubbles: true, cancelable: true, dataTransfer: files}))",
        [json!(codes)],
    );
    page.wait_for_words(".class", "Ana, Bo");
}
