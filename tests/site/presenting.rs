//! A lesson in front of a class, and its exercises on paper.

use teaching::content::lessons::Task;
use thirtyfour::Key;

use crate::access::check;
use crate::lessons::{course, is_too_wide};
use crate::page::{Glimpse, Page};
use crate::server::Server;

#[test]
fn a_lesson_is_presented_by_keys() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/learn/outcomes/first");
    page.click("#projector");
    page.wait_for_link("#/learn/outcomes/first?projector=1");
    page.wait_until_seen("#slide[data-slide=says]");
    page.keys(" ".to_string());
    page.wait_until_seen("#slide[data-slide=asks]");
    page.wait_for_count("#slide [data-answer]", 4);
    page.wait_for_count("#slide [data-verdict]", 0);
    page.keys(Key::Right);
    page.wait_until_seen("#slide [data-verdict=solution-first]");
    // Back covers it again.
    page.keys(Key::Left);
    page.wait_for_count("#slide [data-verdict]", 0);
    page.keys(Key::PageDown);
    page.wait_until_seen("#slide [data-verdict=solution-first]");
    page.keys(Key::PageDown);
    page.wait_for_link("#/learn/outcomes/second?projector=1");
    page.keys("r".to_string());
    page.wait_until_seen("#slide [data-verdict=solution-second]");
    page.keys(Key::Home);
    page.wait_for_link("#/learn/outcomes/two?projector=1");
    page.click("#present-on");
    page.keys(Key::Escape);
    page.wait_for_link("#/learn/outcomes/two");
    page.wait_until_seen("#step-asks");
    // A step that was presented is not completed.
    page.go("#/learn");
    page.wait_until_seen("[data-lesson=outcomes] [data-done='0']");
}

#[test]
fn a_game_is_shown_jump_by_jump() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/learn/rules/last?projector=1");
    page.wait_until_seen("#slide[data-slide=says]");
    page.keys("r".to_string());
    page.wait_until_seen("#slide [data-verdict]");
    page.wait_for_stone("2,2", "o");
    page.go("#/learn/negatives/copycat?projector=1");
    page.wait_until_seen("#slide[data-slide=says]");
    page.wait_for_count("[data-verdict]", 0);
    let stones =
        |page: &Glimpse| page.position().chars().filter(|sign| "xo".contains(*sign)).count();
    let before = page.wait("stones", stones, |count| *count > 0);
    page.keys("r".to_string());
    page.wait_until_seen("#slide [data-verdict=solution-line]");
    page.keys(Key::Right);
    page.wait("a jump", stones, |count| *count < before);
}

/// The board, the sentence and the thermograph all fit the window.
#[test]
fn nothing_is_cut_in_front_of_a_class() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/learn/thermographs/read?projector=1");
    for (width, height) in [(1280, 720), (1920, 1080), (360, 740)] {
        page.resize(width, height, "light");
        for link in [
            "thermographs/read",
            "comparing/order",
            "sums/parts",
            "tiny/less",
            "outcomes/two",
            "dominated/strike",
        ] {
            page.go(&format!("#/learn/{link}?projector=1"));
            page.wait_until_seen("#slide[data-slide=says]");
            page.keys("r".to_string());
            page.wait_until_seen("#slide [data-verdict]");
            let cut = |page: &Glimpse| -> Vec<String> {
                page.js(
                    "const cut = [];
                     const root = document.documentElement;
                     if (root.scrollHeight > innerHeight) cut.push('page ' + root.scrollHeight);
                     for (const it of document.querySelectorAll('#slide, .front, .gauge, .subjects')) {
                         if (it.scrollHeight > it.clientHeight + 1 || it.scrollWidth > it.clientWidth + 1)
                             cut.push(`${it.className} ${it.scrollWidth}/${it.clientWidth} ${it.scrollHeight}/${it.clientHeight}`);
                     }
                     return cut",
                    [],
                )
            };
            page.wait(&format!("all of {link} at {width}"), cut, Vec::is_empty);
            assert!(!is_too_wide(&page), "{link} at {width}");
        }
    }
}

#[test]
fn exercises_are_printed_with_solutions_and_without() {
    let server = Server::start("/");
    let course = course();
    let lesson = course.lesson("outcomes").unwrap();
    let tasks = lesson.items.iter().filter(|step| step.task.is_some()).count();
    let page = Page::open(&server, "#/learn/notes/outcomes");
    page.click("[data-sheet=outcomes]");
    page.wait_for_link("#/learn/outcomes?sheet=0");
    page.wait_for_property("#handout-print", "disabled", false);
    page.wait_for_count(".handed > li", tasks);
    page.wait_for_count("tr[data-answer]", tasks);
    // The right outcomes, from the file.
    for (place, step) in lesson.items.iter().enumerate() {
        if let (Some(Task::Outcome), Some(right)) = (&step.task, step.right.first()) {
            let verdict = format!("solution-{}", right.to_lowercase());
            page.wait_for_count(
                &format!("tr[data-answer='{}'] [data-verdict='{verdict}']", place + 1),
                1,
            );
        }
    }
    let boards = |page: &Glimpse| -> String {
        page.js(
            "return document.querySelector('[data-item=\"6\"] .black')?.getAttribute('d') ?? ''",
            [],
        )
    };
    let first = page.wait("a drawn board", boards, |path| !path.is_empty());
    assert_eq!(page.printed_pages(), 3);
    page.click("#sheet-solutions button:last-child");
    page.wait_for_count("tr[data-answer]", 0);
    assert_eq!(page.printed_pages(), 2);
    page.click("#sheet-another");
    page.wait_for_link("#/learn/outcomes?sheet=1");
    page.wait("another board", boards, |path| !path.is_empty() && *path != first);
    page.click("#handout-close");
    page.wait_for_link("#/learn/outcomes");
    page.wait_until_seen("#step-title");
}

#[test]
fn presenter_and_sheet_have_no_barriers() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/learn/thermographs/read?projector=1");
    page.wait_until_seen("#slide[data-slide=says]");
    page.keys("r".to_string());
    page.wait_until_seen("#slide [data-verdict]");
    page.wait_until_seen(".gauge svg");
    check(&page, "presenter");
    page.keys(Key::Escape);
    page.wait_until_seen("#gauge-level");
    check(&page, "thermograph");
    page.go("#/learn/sums?sheet=0");
    page.wait_for_property("#handout-print", "disabled", false);
    check(&page, "sheet");
    page.go("#/learn");
    page.unfold(".progress");
    page.wait_until_seen("#progress-save");
    check(&page, "progress");
}
