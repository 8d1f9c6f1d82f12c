//! Quizzes: a teacher makes them from the pages, and a student opens them from the link alone.

use papamu::link::result_link::{Handed, read};
use teaching::content::lessons::Record;
use thirtyfour::Key;

use crate::access::check;
use crate::looks::look;
use crate::page::{Glimpse, Page};
use crate::server::Server;

/// Goes to a question. A page that takes long to render focuses its heading only afterwards, and would take the focus
/// from an element pressed before.
#[track_caller]
fn turn_to(page: &Page, question: u32) {
    page.keys(Key::Right);
    page.wait_until_seen(&format!("li:nth-child({question}) > [aria-current=step]"));
    page.wait_for_focus_on("step-title");
}

/// What a student handed in.
fn result(code: &str) -> Record {
    match read(code) {
        Some(Handed::Result(record)) => record,
        other => panic!("{code} is {other:?}"),
    }
}

#[test]
fn a_quiz_is_answered() {
    let server = Server::start("/");
    let link = "#/learn/q1?title=Week%203&task=outcome&on=ancient/plane/oxo.ox&task=winner%20Right&on=ancient/plane/xox\
                &task=order&on=ancient/plane/xo&on=1/2&hint=One%20of%20them%20is%20infinitesimal.&of=3";
    let student = Page::open(&server, link);
    student.allow_clipboard();
    // It asks once for a name.
    student.wait_until_seen("#quiz-nameless");
    check(&student, "name");
    student.type_into("#quiz-number", " Ana  Maria");
    student.enter("#quiz-number-start");
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
    // The teacher's hint follows a computed one; the order is right as it stands.
    student.enter("#lesson-hint");
    student.wait_until_seen("[data-verdict=right-order]");
    student.enter("#lesson-hint");
    student.wait_for_words("#verdict", "infinitesimal");
    student.enter("#check");
    student.wait_until_seen("[data-verdict=right-order]");
    student.enter("#lesson-on");
    student.wait_until_seen("[data-right='2'][data-hints='2']");
    check(&student, "result");
    look(&student, "result");
    student.wait_for_words("[data-mark=later]", "after a wrong answer, 2 tries");
    student.enter("#result-code-copy");
    student.wait_for_words(".hand-in [role=status]", "copied");
    let clipboard: String = student
        .measure_later("const [done] = arguments; navigator.clipboard.readText().then(done)");
    let record = result(&clipboard);
    let (name, solved, hints) = (record.name.as_str(), record.solved(), record.hints());
    assert_eq!((name, solved, hints), ("Ana Maria", 3, 2));
    assert_eq!(record.mark(1).answers, ["Left", "Right"]);
    assert_eq!(record.mark(0).answers, ["Left"]);
    assert!(record.is_over);

    // The tab stores the results.
    student.reload();
    student.wait_until_seen("[data-right='2'][data-hints='2']");
    student.click("#quiz-again");
    student.wait_for_property("#quiz-number", "value", "Ana Maria");
    student.enter("#quiz-number-start");
    student.wait_until_seen("#step-title");
    student.wait_for_count(".step-bar .walked", 0);
}

/// Each student gets boards by a number, which the result says.
#[test]
fn a_quiz_draws_boards_for_each_student() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/teach");
    page.click("#lesson-new");
    page.click("#lesson-drawn");
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
    let code = |page: &Glimpse| -> String {
        page.js("return document.querySelector('#result-code').value", [])
    };
    page.wait("the name", code, |code| result(code).name == "Ana Maria");
    page.reload();
    page.wait_for_words(".quiz-result header", "Ana Maria");
}

/// A dropped file goes to the box of the page that is open: the items of a lesson, or the progress.
#[test]
fn a_dropped_file_goes_to_the_box_there() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/teach");
    page.click("#lesson-new");
    page.wait_until_seen("#lesson-text");
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
    page.wait_for_count("[data-row]", 2);
    page.go("#/learn");
    page.wait_until_seen("#lessons");
    drop("xo/.xo");
    page.wait_for_property("details.progress", "open", true);
    page.wait_for_words("#progress-said", "not a file of progress");
}

#[test]
fn what_students_cannot_solve_is_said() {
    let server = Server::start("/");
    // A quiz from earlier, for its author, opens at the desk.
    let page = Page::open(&server, "#/learn/quiz?task=jump%20Left&on=ancient/plane/xox&of=1");
    page.click("#lesson-take");
    page.wait_until_seen("[data-checked=none]");
    page.click("#lesson-asks");
    page.type_into("#lesson-text", "#/learn/rules");
    page.click("#lesson-text-now");
    page.wait_until_seen("#link-problem");
    page.visit("#/learn/q1?task=guess&on=1&task=value&on=1&of=2&at=1");
    page.wait_until_seen("#link-problem");
    page.wait_for_count(".step-bar a", 1);
    page.visit("#/learn/q1");
    page.wait_until_seen("a[href='#/learn']");
}
