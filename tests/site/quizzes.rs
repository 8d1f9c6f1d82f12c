//! Quizzes: a teacher makes them from the pages, and a student opens them from the link alone.

use serde_json::json;
use thirtyfour::Key;

use crate::access::check;
use crate::looks::look;
use crate::page::{Glimpse, Page};
use crate::server::Server;

/// Chooses an entry of a drop-down list as a reader does.
#[track_caller]
fn pick(page: &Page, selector: &str, index: u32) {
    page.act(
        "const list = document.querySelector(arguments[0]);
         list.selectedIndex = arguments[1];
         list.dispatchEvent(new Event('change', { bubbles: true }))",
        [json!(selector), json!(index)],
    );
}

#[track_caller]
fn wait_for_tasks(page: &Page, expected: &[&str]) {
    let look = |page: &Glimpse| -> Vec<String> {
        page.js(
            "return [...document.querySelectorAll('[data-task]')].map(row => row.dataset.task)",
            [],
        )
    };
    page.wait("the tasks", look, |tasks| tasks == expected);
}

/// Makes a question about the present page.
fn ask_about(page: &Page, link: &str, questions: usize) {
    page.go(link);
    page.click("#share");
    page.click("#share-quiz");
    page.wait_for_count("[data-question]", questions);
}

/// Goes to a question. A page that takes long to render focuses its heading only afterwards, and would take the focus
/// from an element pressed before.
#[track_caller]
fn turn_to(page: &Page, question: u32) {
    page.keys(Key::Right);
    page.wait_until_seen(&format!("li:nth-child({question}) > [aria-current=step]"));
    page.wait_for_focus_on("step-title");
}

#[test]
fn a_quiz_is_made_and_answered() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/learn");
    page.click("#lessons-quiz");
    page.wait_until_seen("#quiz-text-now");
    ask_about(&page, "#/k1/ancient/plane/oxo.ox", 1);
    ask_about(&page, "#/gallery/l?n=3", 2);
    ask_about(&page, "#/sums?card=ancient/plane/xo&card=1/2", 3);
    wait_for_tasks(&page, &["outcome", "outcome", "order"]);

    // The teacher types values and names, and changes the order by keys; the focus follows.
    page.type_into("#quiz-title", "Week 3");
    page.type_into("#hint-2", "One of them is infinitesimal.");
    pick(&page, "#task-1", 1);
    wait_for_tasks(&page, &["outcome", "winner Left", "order"]);
    pick(&page, "#player-1", 1);
    wait_for_tasks(&page, &["outcome", "winner Right", "order"]);
    page.enter("#up-1");
    wait_for_tasks(&page, &["winner Right", "outcome", "order"]);
    page.wait_for_focus_on("up-0");
    page.enter("#down-0");
    wait_for_tasks(&page, &["outcome", "winner Right", "order"]);
    page.click("#twice-0");
    page.wait_for_count("[data-question]", 4);
    page.click("#remove-1");
    page.wait_for_count("[data-question]", 3);
    page.click("#quiz-undo");
    page.wait_for_count("[data-question]", 4);
    page.click("#quiz-redo");
    page.wait_for_count("[data-question]", 3);
    page.chord(&[Key::Control], "z");
    page.wait_for_count("[data-question]", 4);
    page.click("#quiz-undo");
    wait_for_tasks(&page, &["outcome", "winner Right", "order"]);

    // The solver has checked all of them.
    page.wait_for_count("[data-checked=checked]", 3);
    page.click("#quiz-show");
    page.wait_for_count("[data-checked=shown]", 3);
    check(&page, "quiz in the making");
    look(&page, "quiz in the making");

    // The quiz returns, without its link.
    page.go("#/gallery");
    page.wait_until_seen("#find");
    page.reload();
    page.wait_until_seen("#find");
    page.visit("#/learn/quiz");
    wait_for_tasks(&page, &["outcome", "winner Right", "order"]);
    let link: String = page.wait(
        "the link",
        |page: &Glimpse| page.js("return document.querySelector('#quiz-link').value", []),
        |link: &String| link.contains("of=3"),
    );

    // A teacher gets it on paper with the solver's answers, and in front of the class.
    page.click("#quiz-sheet");
    page.wait_for_count(".handed > li", 3);
    page.wait_for_count("tr[data-answer] [data-verdict]", 3);
    page.click("#handout-close");
    page.wait_until_seen("#step-title");
    page.go("#/learn/quiz");
    page.click("#quiz-present");
    page.wait_until_seen("#slide [data-answer]");
    page.keys("r".to_string());
    page.wait_until_seen("#slide [data-verdict]");
    page.keys(Key::Escape);
    page.wait_until_seen("#step-title");

    // A student has only the link.
    let student = Page::open(&server, &link[link.find('#').unwrap()..]);
    student.allow_clipboard();
    student.enter("[data-answer=Left]");
    student.enter("#check");
    student.wait_until_seen("[data-verdict=right-outcome]");
    check(&student, "question");
    look(&student, "question");
    turn_to(&student, 2);
    // In `xox` Left has no jump and Right has one.
    student.enter("[data-answer=Left]");
    student.enter("#check");
    student.wait_until_seen(".wrong-answer");
    student.enter("[data-answer=Right]");
    student.enter("#check");
    student.wait_until_seen(".right-answer");
    turn_to(&student, 3);
    // * is less than 1/2.
    student.enter("#lesson-hint");
    student.wait_for_words("#verdict", "infinitesimal");
    student.enter("#check");
    student.wait_until_seen("[data-verdict=right-order]");
    student.enter("#lesson-on");
    student.wait_until_seen("[data-right='2'][data-hints='1']");
    check(&student, "result");
    look(&student, "result");
    student.enter("#quiz-line-copy");
    student.wait_for_words(".quiz-result [role=status]", "copied");
    let is_whole = |text: &String| {
        text == "Week 3: 2 of 3 correct, hints: 1. 1: ✓ correct; 2: ✓ after a wrong answer, 2 tries; \
                 3: ✓ correct, 1 hint"
    };
    let copied = |page: &Glimpse| page.js("return document.querySelector('#quiz-line').value", []);
    student.wait("the line", copied, is_whole);
    let clipboard: String = student
        .measure_later("const [done] = arguments; navigator.clipboard.readText().then(done)");
    assert!(is_whole(&clipboard), "{clipboard}");

    // The tab stores the results.
    student.reload();
    student.wait_until_seen("[data-right='2'][data-hints='1']");
    student.click("#quiz-again");
    student.wait_until_seen("[data-right='0'][data-hints='0']");
}

/// Each student gets boards by a number, which the result says.
#[test]
fn a_quiz_draws_boards_for_each_student() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/learn/quiz");
    page.click("#quiz-drawn");
    page.wait_until_seen("#family-0");
    page.wait_until_seen("[data-checked=drawn]");
    page.visit("#/learn/q1?title=Week%204&task=outcome&draw=outcomes&of=1");
    page.wait_until_seen("#quiz-number-start");
    check(&page, "number");
    page.enter("#quiz-number-start");
    page.wait_for_words(".list .problem", "letter");
    page.type_into("#quiz-number", "7");
    page.enter("#quiz-number-start");
    page.wait_for_link("#/learn/q1?title=Week%204&task=outcome&draw=outcomes&of=1&seed=7");
    page.wait_until_seen(".slab");
    page.wait_for_count("#lesson-another", 0);
    page.enter("#lesson-on");
    page.wait_for_words(".quiz-result header", "Week 4, no. 7");

    // A name makes a number too, and the result says both.
    page.visit("#/learn/q1?title=Week%204&task=outcome&draw=outcomes&of=1");
    page.wait_until_seen("#quiz-number-start");
    page.type_into("#quiz-number", " Ana  Maria");
    page.enter("#quiz-number-start");
    page.wait_for_link(
        "#/learn/q1?title=Week%204&task=outcome&draw=outcomes&of=1&seed=Ana%20Maria",
    );
    page.wait_until_seen(".slab");
    page.enter("#lesson-on");
    page.wait_for_words(".quiz-result header", "Week 4, Ana Maria (no. ");
    let line = |page: &Glimpse| -> String {
        page.js("return document.querySelector('#quiz-line').value", [])
    };
    page.wait("the name", line, |line| line.starts_with("Week 4, Ana Maria (no. "));
    page.reload();
    page.wait_for_words(".quiz-result header", "Ana Maria");
}

/// A dropped file goes to the box of the page that is open: the questions of a quiz, or the progress.
#[test]
fn a_file_dropped_on_learn_goes_to_the_box_there() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/learn/quiz");
    page.wait_until_seen("#quiz-open");
    let drop = |text: &str| {
        page.act(
            "const files = new DataTransfer();
             files.items.add(new File([arguments[0]], 'a.txt', {type: 'text/plain'}));
             document.querySelector('h1').dispatchEvent(
                 new DragEvent('drop', {bubbles: true, cancelable: true, dataTransfer: files}))",
            [serde_json::json!(text)],
        );
    };
    drop("xo/.xo\n1/2");
    page.wait_for_count("[data-question]", 2);
    page.go("#/learn");
    page.wait_until_seen("#lessons");
    drop("xo/.xo");
    page.wait_for_property("details.progress", "open", true);
    page.wait_for_words("#progress-said", "not a file of progress");
    page.go("#/learn/quiz");
    page.wait_for_count("[data-question]", 2);
}

#[test]
fn what_students_cannot_solve_is_said() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/learn/quiz?task=jump%20Left&on=ancient/plane/xox&of=1");
    page.wait_until_seen("[data-checked=none]");
    page.type_into("#quiz-text", "{1|");
    page.click("#quiz-text-now");
    page.wait_until_seen("[data-question='1'] [data-checked=none]");
    page.type_into("#quiz-text", "#/learn/rules");
    page.click("#quiz-text-now");
    page.wait_until_seen("#link-problem");
    page.visit("#/learn/q1?task=guess&on=1&task=value&on=1&of=2");
    page.wait_until_seen("#link-problem");
    page.wait_for_count(".step-bar a", 1);
    page.visit("#/learn/q1");
    page.wait_until_seen("a[href='#/learn']");
}

/// A student can take the example quiz as it is.
#[test]
fn an_empty_quiz_offers_one() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/learn/quiz");
    page.click(".starts a");
    wait_for_tasks(&page, &["outcome", "outcome", "jump Left", "value"]);
    page.wait_for_count("[data-checked=checked]", 4);
    page.wait_for_property("#quiz-title", "value", "A first quiz");
    page.click("#quiz-start");
    page.wait_until_seen("#step-title");
}
