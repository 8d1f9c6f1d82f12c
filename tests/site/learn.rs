//! Lessons: what students do with keys, with the pointer, and on a phone.

use basics::budget::Budget;
use basics::player::Player;
use konane::{Jump, Rules, Square};
use papamu::pages::learn::copycat;
use papamu::pages::learn::puzzles::Puzzles;
use serde_json::json;
use solver::OutcomeSearch;
use teaching::content::Puzzle;
use teaching::content::lessons::{Lesson, Task};
use thirtyfour::Key;

use crate::hearing::open;
use crate::layout::wait_until_in_view;
use crate::lessons::course;
use crate::looks::look;
use crate::page::{Glimpse, Page};
use crate::server::Server;

#[test]
fn a_jump_is_found_by_the_pointer() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/learn");
    page.click("[data-lesson=rules]");
    page.wait_for_link("#/learn/rules/board");
    page.wait_until_seen("#lesson-open[href^='#/k1/ancient/walls/']");
    page.click("#lesson-on");
    page.wait_for_link("#/learn/rules/jump");
    page.click("#lesson-on");
    page.wait_until_seen("[data-answer='b2-d2']");
    // The board refutes a wrong answer.
    page.click_square("2,2");
    page.click_square("2,4");
    page.click("#check");
    page.wait_until_seen("[data-verdict=refuted]");
    page.click("#line-on");
    page.wait_for_stone("2,4", "x");
    page.click("#line-on");
    page.wait_for_stone("2,3", "o");
    // Meanwhile the choices stay.
    page.wait_until_seen("[data-answer='b2-f2']");
    // The right answer.
    page.click("#retry");
    page.click_square("2,2");
    page.click_square("2,6");
    page.click("#check");
    page.wait_until_seen("[data-verdict=right-jump]");
    // The contents show completed steps, also after a reload.
    page.visit("#/learn");
    page.wait_until_seen("[data-lesson=rules] [data-done='2']");
    page.reload();
    page.wait_until_seen("[data-lesson=rules] [data-done='2']");
}

/// A newcomer loses to a program that copies, and learns why.
#[test]
fn a_newcomer_loses_to_a_copycat() {
    let server = Server::start("/");
    let page = Page::open(&server, "");
    page.click("#about-play");
    page.wait_for_link("#/learn/copycat");
    let name = |square: Square| format!("{},{}", square.row, square.column);
    let mut now = copycat::board();
    while let Some(jump) = now.jumps(copycat::RULES, Player::Left).last() {
        let copy = jump.mirrored(now.columns());
        page.click_square(&name(jump.from));
        page.click_square(&name(jump.to()));
        page.wait_for_stone(&name(copy.to()), "o");
        now = now.play_unchecked(jump).play_unchecked(copy);
    }
    page.click("#copycat-again");
    page.wait_for_stone("2,1", ".");
    page.wait_for_count("#copycat-why", 0);
    page.go("#/learn");
    page.wait_until_seen("#copycat");
    page.click("[data-lesson=rules]");
    page.click("#lesson-on");
    page.go("#/learn");
    page.wait_until_seen("[data-lesson=rules] [data-done='1']");
    page.wait_for_count("#copycat", 0);
}

/// Another browser keeps its own progress and adds that of the file; a file of another kind changes nothing.
#[test]
fn progress_goes_from_one_browser_to_another() {
    let server = Server::start("/");
    let page = Page::blank(&server);
    page.before_loading(
        "HTMLAnchorElement.prototype.click = function () { window.saved = this.href }",
    );
    page.visit("#/learn/rules/board");
    page.wait_until_seen("#lesson-on");
    page.go("#/learn");
    page.wait_until_seen("[data-lesson=rules] [data-done='1']");
    page.unfold(".progress");
    page.click("#progress-save");
    let saved = |page: &Glimpse| -> String {
        page.js("return decodeURIComponent(window.saved?.split(',')[1] ?? '')", [])
    };
    let file = page.wait("a file", saved, |file| !file.is_empty());

    let other = Page::open(&server, "#/learn/rules-again/open");
    other.wait_until_seen("#lesson-on");
    other.go("#/learn");
    let has = |rules: u32, again: u32| {
        other.wait_until_seen(&format!("[data-lesson=rules] [data-done='{rules}']"));
        other.wait_until_seen(&format!("[data-lesson=rules-again] [data-done='{again}']"));
    };
    has(0, 1);
    for (bad, where_and_what) in [
        ("Dear all,".to_string(), "1"),
        (format!("{file}\nrules/jump\nrules jump\n"), "rules jump"),
    ] {
        open_file(&other, "#progress-open", &bad);
        other.wait_until_seen("#progress-said[data-problem=true]");
        other.wait_for_words("#progress-said", where_and_what);
        has(0, 1);
    }
    open_file(&other, "#progress-open", &file);
    other.wait_until_seen("#progress-said[data-problem=false]");
    has(1, 1);
    other.reload();
    has(1, 1);
    other.unfold(".progress");
    other.click("#lessons-reset");
    other.click("#progress-keep");
    other.wait_until_gone("#progress-keep");
    has(1, 1);
    other.click("#lessons-reset");
    other.click("#progress-forget");
    has(0, 0);
    // Where the reader was is forgotten too.
    other.wait_for_property("#go-on", "hash", "#/learn/rules/board");
}

/// Opens a text with a button for files.
pub fn open_file(page: &Page, button: &str, text: &str) {
    page.act(
        "const files = new DataTransfer();
         files.items.add(new File([arguments[0]], 'file.txt', { type: 'text/plain' }));
         const field = document.querySelector(arguments[1]);
         field.files = files.files;
         field.dispatchEvent(new Event('change', { bubbles: true }))",
        [json!(text), json!(button)],
    );
}

/// Keys that come before the page has turned act on the step to which it turns.
#[test]
fn keys_may_come_faster_than_the_page_turns() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/learn/outcomes/two");
    page.wait_for_count(".step-bar a", 6);
    let press = |keys: &[&str]| {
        page.act(
            "for (const key of arguments[0])
                 document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))",
            [json!(keys)],
        );
    };
    press(&["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"]);
    page.wait_for_link("#/learn/outcomes/first");
    page.wait_for_words("#step-title", "One jump each");
    press(&["ArrowRight", "ArrowLeft"]);
    page.wait_for_link("#/learn/outcomes/first");
    page.wait_for_words("#step-title", "One jump each");
}

/// Screen readers get the task when a step opens, and the verdict with its reason, each once.
#[test]
fn tasks_verdicts_and_reasons_are_heard() {
    let server = Server::start("/");
    let page = open(&server, "#/learn/outcomes/two");
    page.wait_until_seen("#step-asks");
    let course = course();
    let lesson = course.lesson("outcomes").unwrap();
    for step in &lesson.items[1..4] {
        page.click("#lesson-on");
        page.wait_for_focus_on("step-title");
        let described = |page: &Glimpse| -> String {
            page.js(
                "const ids = document.activeElement.getAttribute('aria-describedby') ?? '';
                 return ids.split(' ').map(id => document.getElementById(id)?.textContent).join(' ')",
                [],
            )
        };
        let task = format!("{} {}", step.says.join(" "), step.asks);
        page.wait("the task", described, |words| *words == task);
        page.act("heard.length = 0", []);
        for (answer, class) in
            [(&step.wrong[0], ".wrong-answer"), (&step.right[0], ".right-answer")]
        {
            page.click(&format!("[data-answer='{answer}']"));
            page.click("#check");
            page.wait_until_seen(class);
            let heard = |page: &Glimpse| -> Vec<(String, String)> { page.js("return heard", []) };
            let seen =
                page.wait("a verdict", heard, |heard| heard.iter().any(|(id, _)| id == "verdict"));
            let verdicts: Vec<_> = seen.iter().filter(|(id, _)| id == "verdict").collect();
            let lead =
                page.wait("its first word", |page| page.text(".judged strong"), |it| it.is_some());
            assert_eq!(verdicts.len(), 1, "{seen:?}");
            // A reason follows the word.
            assert!(verdicts[0].1.len() > lead.unwrap().len() + 10, "{seen:?}");
            page.act("heard.length = 0", []);
        }
    }
}

#[test]
fn a_temperature_is_read_on_the_thermograph() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/learn/thermographs/read");
    page.wait_until_seen("#gauge-level");
    // The picture labels only whole temperatures; the words are for the chosen temperature.
    let texts = |page: &Glimpse| -> Vec<String> {
        page.js(
            "return Array.from(document.querySelectorAll('.gauge text'), it => it.textContent)",
            [],
        )
    };
    page.wait("no 7/4", texts, |texts| texts.len() > 4 && !texts.contains(&"7/4".to_string()));
    page.focus("#gauge-level");
    page.keys(Key::Home);
    page.wait_for_count(".reading[data-level='0']", 1);
    let level = |page: &Glimpse| -> String {
        page.js("return document.querySelector('.reading').dataset.level", [])
    };
    for _ in 0..60 {
        if page.wait("a level", level, |_| true) == "7/4" {
            break;
        }
        page.keys(Key::Right);
    }
    page.wait_for_count(".reading[data-level='7/4']", 1);
    page.click("#gauge-take");
    page.wait_for_property("#answer", "value", "7/4");
    page.click("#check");
    page.wait_until_seen("[data-verdict=right-temperature]");
    // With the pointer.
    page.click("#retry");
    let (x, y) = page.middle(".gauge svg");
    page.drag(&[(x, y), (x, y - 20), (x, y - 9)]);
    page.wait("another level", level, |level| level != "7/4");
    page.click("#gauge-take");
    page.click("#check");
    page.wait_until_seen(".wrong-answer");
    // If the reader must compute it first, there is no picture until then.
    page.go("#/learn/temperature/tax");
    page.wait_until_seen("[data-answer='2']");
    page.wait_for_count(".gauge", 0);
    page.click("[data-answer='2']");
    page.click("#check");
    page.wait_until_seen(".gauge .thermograph");
}

/// Wherever nothing else uses the key, and in a field.
#[test]
fn enter_is_the_main_button() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/learn/outcomes/two");
    page.click("[data-answer=Left]");
    page.act("document.activeElement.blur()", []);
    page.keys(Key::Enter);
    page.wait_until_seen("[data-verdict=right-outcome]");
    page.wait_until_gone("#check");
    page.keys(Key::Enter);
    page.wait_for_link("#/learn/outcomes/right");
    page.go("#/learn/thermographs/read");
    page.click("#answer");
    page.keys("7/4".to_string() + Key::Enter);
    page.wait_until_seen("[data-verdict=right-temperature]");
    page.wait_until_gone("#check");
    page.keys(Key::Enter);
    page.wait_for_count("[data-verdict]", 0);
    page.wait("the next step", Glimpse::link, |link| !link.contains("read"));
    page.go("#/play");
    page.wait_until_seen("#play-start");
    page.keys(Key::Enter);
    page.wait_until_seen("[data-layout=play]");
}

#[test]
fn a_lesson_is_walked_by_keys() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/learn/outcomes/two");
    page.wait_for_count(".step-bar a", 6);
    page.enter("[data-answer=second]");
    page.enter("#check");
    page.wait_until_seen(".wrong-answer");
    page.enter("[data-answer=Left]");
    page.wait_for_count(".wrong-answer", 0);
    page.enter("#check");
    page.wait_until_seen("[data-verdict=right-outcome]");
    page.keys(Key::Right);
    page.wait_for_link("#/learn/outcomes/right");
    page.wait_for_words("#step-title", "The other way round");
    page.keys(Key::Left);
    page.wait_for_link("#/learn/outcomes/two");
}

/// After the last step comes the end of the lesson, which has a link of its own, and then the next lesson.
#[test]
fn a_lesson_ends() {
    let server = Server::start("/");
    let course = course();
    let place = course.lessons.iter().position(|lesson| lesson.name == "outcomes").unwrap();
    let [lesson, next] = &course.lessons[place..place + 2] else { panic!("no next lesson") };
    let link = |lesson: &Lesson, step: &str| format!("#/learn/{}/{step}", lesson.name);
    let last = link(lesson, &lesson.items.last().unwrap().name);
    let end = link(lesson, "end");
    let first = link(next, &next.items[0].name);
    let page = Page::open(&server, &last);
    page.wait_until_seen("#step-title");
    page.keys(Key::Right);
    page.wait_for_link(&end);
    page.wait_for_focus_on("lesson-end");
    page.wait_for_count(".remember p", lesson.remember.len());
    page.keys(Key::Right);
    page.wait_for_link(&first);
    page.wait_for_focus_on("step-title");
    page.back();
    page.wait_for_focus_on("lesson-end");
    page.click("#lesson-back");
    page.wait_for_link(&last);
    page.click("#lesson-on");
    page.wait_for_link(&end);
    page.click("#lesson-on");
    page.wait_for_link(&first);
    // One goes on with the lesson after the one that one ended.
    page.visit(&end);
    page.wait_until_seen("#lesson-end");
    page.visit("#/learn");
    page.wait_for_property("#go-on", "hash", first.as_str());
}

/// A step that was missed comes again at the end of the lesson and in the contents, until it is solved at once.
#[test]
fn missed_steps_come_again() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/learn/outcomes/two");
    let answer = |answer: &str, class: &str| {
        page.click(&format!("[data-answer='{answer}']"));
        page.click("#check");
        page.wait_until_seen(class);
    };
    answer("second", ".wrong-answer");
    answer("Left", ".right-answer");
    // The last hint tells the solution; this exercise is drawn.
    page.go("#/learn/outcomes/alone");
    page.wait_for_count(".step-bar .missed", 1);
    for hint in 1..=3 {
        page.click("#lesson-hint");
        page.wait_for_words("#lesson-hint", &(hint + 1).min(3).to_string());
    }
    page.wait_for_count(".step-bar .missed", 2);
    page.go("#/learn/outcomes/end");
    page.click("#repeat");
    page.wait_for_link("#/learn/outcomes/two?again=lesson");
    page.wait_for_words("#repeated", "2");
    answer("Left", ".right-answer");
    page.wait_for_count(".step-bar .missed", 1);
    page.click("#lesson-on");
    // Another exercise of the same difficulty.
    page.wait_for_link("#/learn/outcomes/alone?seed=5&again=lesson");
    page.click("#lesson-on");
    page.wait_for_link("#/learn/outcomes/end");
    // The contents still offer the step that was not solved, also after a reload.
    page.go("#/learn");
    page.wait_until_seen("#repeat");
    page.reload();
    page.click("#repeat");
    page.wait_for_link("#/learn/outcomes/alone?seed=5&again=course");
    page.wait_for_words("#repeated", "1");
    page.click("#lesson-on");
    page.wait_for_link("#/learn");
    // One who repeats steps goes on where one was before.
    page.wait_for_property("#go-on", "hash", first_after("outcomes").as_str());
    page.wait_until_seen("#repeat");
    page.unfold(".progress");
    page.click("#lessons-reset");
    page.click("#progress-forget");
    page.wait_until_gone("#repeat");
}

/// What was missed and then solved at once comes back the day after.
#[test]
fn what_was_missed_comes_back() {
    let server = Server::start("/");
    let page = Page::blank(&server);
    page.before_loading(
        "const { now } = Date;
         Date.now = () => now() + Number(localStorage.getItem('days') ?? 0) * 86_400_000",
    );
    page.visit("#/learn/outcomes/two");
    for (answer, class) in [("second", ".wrong-answer"), ("Left", ".right-answer")] {
        page.click(&format!("[data-answer='{answer}']"));
        page.click("#check");
        page.wait_until_seen(class);
    }
    page.go("#/learn");
    page.click("#repeat");
    page.wait_for_link("#/learn/outcomes/two?again=course");
    page.click("[data-answer='Left']");
    page.click("#check");
    page.wait_until_seen(".right-answer");
    page.go("#/learn");
    page.wait_until_seen("#lessons");
    page.wait_for_count("#repeat", 0);
    page.act("localStorage.setItem('days', 1)", []);
    page.reload();
    page.click("#repeat");
    page.wait_for_link("#/learn/outcomes/two?again=course");
}

/// So does what was missed in a quiz and in a game, each as it was asked.
#[test]
fn what_was_missed_elsewhere_comes_back() {
    let server = Server::start("/");
    // In `xox` Left has no jump and Right has one.
    let page =
        Page::open(&server, "#/learn/q1?title=Week%203&task=winner%20Right&on=ancient/plane/xox");
    page.click("#quiz-nameless");
    for (answer, class) in [("Left", ".wrong-answer"), ("Right", ".right-answer")] {
        page.click(&format!("[data-answer={answer}]"));
        page.click("#check");
        page.wait_until_seen(class);
    }
    // White gave the win away; a4-a2 keeps it.
    page.go(crate::review::GAME);
    page.click("#play-review");
    page.wait_until_seen("#review-verdict[data-verdict=Turned]");
    page.click("#review-keep");
    page.wait_until_seen("#review-keep[aria-disabled=true]");
    page.go("#/learn");
    page.wait_for_words("#repeat", "2");
    page.click("#repeat");
    page.wait_for_words("#repeated", "2");
    page.click("[data-answer=Right]");
    page.click("#check");
    page.wait_until_seen(".right-answer");
    page.click("#lesson-on");
    page.wait_for_words("#step-title", "Turn 4");
    look(&page, "practice");
    // In the mirror.
    page.click("[data-square='0,3']");
    page.click("[data-square='2,3']");
    page.click("#check");
    page.wait_until_seen(".right-answer");
    page.go("#/learn");
    page.wait_until_seen("#lessons");
    page.wait_for_count("#repeat", 0);
}

/// The link of the first step of the lesson after this one.
fn first_after(name: &str) -> String {
    let course = course();
    let place = course.lessons.iter().position(|lesson| lesson.name == name).unwrap();
    let next = &course.lessons[place + 1];
    format!("#/learn/{}/{}", next.name, next.items[0].name)
}

/// Two tabs miss and solve different steps.
#[test]
fn tabs_share_the_progress() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/learn/outcomes/two");
    page.wait_until_seen("#check");
    page.new_tab();
    page.visit("#/learn/outcomes/right");
    page.click("[data-answer='second']");
    page.click("#check");
    page.wait_for_count(".step-bar .missed", 1);
    page.turn_to_tab(0);
    page.click("[data-answer='second']");
    page.click("#check");
    page.wait_until_seen(".wrong-answer");
    page.wait_for_count(".step-bar .missed", 2);
    page.reload();
    page.wait_for_count(".step-bar .missed", 2);
}

/// A step that has moved is found under its earlier name, and counts as done if it was done under that name.
#[test]
fn a_moved_step_is_found() {
    let server = Server::start("/");
    let page = Page::blank(&server);
    page.before_loading(
        "localStorage.setItem('papamu-lessons', 'before/two');
         const fetched = window.fetch;
         window.fetch = async (...request) => {
             const response = await fetched(...request);
             if (!String(request[0]).includes('lessons')) return response;
             const text = await response.text();
             const moved = /(lesson outcomes\\n[^]*?item two\\n)/;
             return new Response(text.replace(moved, '$1was before/two\\n'));
         }",
    );
    page.visit("#/learn/before/two");
    page.wait_for_link("#/learn/outcomes/two");
    page.wait_for_count(".step-bar .walked[aria-current]", 1);
    page.wait_for_count("#link-problem", 0);
}

#[test]
fn a_position_is_set_up_with_hints() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/learn/outcomes/four");
    page.wait_until_seen("#lesson-hint");
    for hint in ["no-jump", "own-hint", "hint-board"] {
        page.click("#lesson-hint");
        page.wait_until_seen(&format!("[data-verdict={hint}]"));
    }
    page.wait_for_stone("2,2", "x");
    page.click("#check");
    page.wait_until_seen("[data-verdict=right-outcome]");
    // Any position counts: black becomes white, and white disappears.
    page.click_square("2,2");
    page.click("#check");
    page.wait_until_seen(".wrong-answer");
}

/// What the reader has set up stays while the page is loaded again, in another language, and when another step has been
/// looked at. After the right answer it is done with.
#[test]
fn an_unfinished_answer_stays() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/learn/outcomes/four");
    page.wait_until_seen("[role=grid]");
    page.click_square("2,2");
    page.click_square("2,3");
    page.wait_for_stone("2,3", "x");
    page.click("[data-language] option[value=pt]");
    page.wait_for_property("html", "lang", "pt");
    page.wait_for_stone("2,2", "x");
    page.click_square("2,3");
    page.wait_for_stone("2,3", "o");
    page.click("#lesson-on");
    page.wait_for_link("#/learn/outcomes/alone");
    page.reload();
    page.wait_until_seen("[role=grid]");
    page.click("#lesson-back");
    page.wait_for_stone("2,3", "o");
    page.click("#check");
    page.wait_until_seen("[data-verdict=right-outcome]");
    page.reload();
    page.wait_until_seen("#check[aria-disabled=true]");
    page.wait_for_position("1");
}

#[test]
fn a_game_is_held_against_the_solver() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/learn/negatives/copycat");
    page.wait_until_seen("[data-verdict=your-turn]");
    for hint in 1..=3 {
        page.click("#lesson-hint");
        page.wait_until_seen(if hint < 3 { ".told strong" } else { "#line-on" });
    }
    page.click("#line-on");
    page.wait_until_seen("#line-back[aria-disabled=false]");
}

#[test]
fn a_link_names_the_exercise() {
    let server = Server::start("/");
    let link = "#/learn/outcomes/alone?seed=7";
    let page = Page::open(&server, link);
    page.wait_until_seen("[role=grid]");
    let first = page.wait("a board", |glimpse| glimpse.position(), |text| !text.is_empty());
    page.click("#lesson-another");
    // The next one of the same difficulty, since this one was not solved.
    page.wait_for_link("#/learn/outcomes/alone?seed=12");
    page.wait(
        "another board",
        |glimpse| glimpse.position(),
        |text| !text.is_empty() && *text != first,
    );
    page.back();
    page.wait_for_position(&first);
    // After the last number comes the first.
    page.go(&format!("#/learn/outcomes/alone?seed={}", u64::MAX));
    page.wait_for_property("#lesson-another", "hash", "#/learn/outcomes/alone");
    page.visit("#/learn/no-such-lesson");
    page.wait_until_seen("#link-problem");
}

#[test]
fn a_phone_has_board_and_words() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/learn/comparing/equal");
    page.resize(360, 740, "dark");
    page.wait_until_seen("[data-answer=Right]");
    page.click("[data-answer=Right]");
    page.click("#check");
    page.wait_until_seen("[data-verdict=loses-to]");
    wait_until_in_view(&page, "#verdict");
    let too_wide: bool =
        page.measure("return document.documentElement.scrollWidth > innerWidth", vec![]);
    assert!(!too_wide);
    page.go("#/learn/rules/jump");
    page.click("[data-answer='b2-d2']");
    page.click("#check");
    page.wait_until_seen("[data-verdict=right-jump]");
    for seen in ["#verdict", "#lesson-on"] {
        wait_until_in_view(&page, seen);
    }
}

/// A written value is drawn like a board, also for paper.
#[test]
fn a_value_is_drawn_for_each_exercise() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/learn/nim/drawn?seed=7");
    page.wait_for_words(".subjects .value", "∗ + ∗4 + ∗");
    page.click("#answer");
    page.keys("*4");
    page.click("#check");
    page.wait_until_seen(".right-answer");
    page.click("#lesson-another");
    page.wait_for_count(".right-answer", 0);
    page.wait_for_count(".subjects .value", 1);
    page.go("#/learn/nim/drawn?sheet=7");
    page.wait_until_seen(".handed-value");
}

/// With a finger: every jump of both players can be tried, which is no answer, and board, question and button stay in
/// sight.
#[test]
fn every_board_can_be_tried() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/learn/outcomes/second");
    page.hold(360, 740);
    page.wait_until_seen("[data-answer=Left]");
    let try_jump = |from: &str, to: &str| {
        page.tap(from);
        page.wait_until_seen(&format!("[data-square='{to}'][data-target]"));
        page.click_square(to);
        page.wait_for_stone(to, "x");
    };
    try_jump("[data-square='2,4']", "2,6");
    page.wait_for_words("#trial-said", "e3\u{202f}→\u{202f}g3");
    page.wait_for_words("#trial-said", "Right to move");
    page.click_square("2,3");
    page.click_square("2,1");
    page.wait_for_words("#trial-said", "Left cannot jump: Right wins");
    page.click("#trial-back");
    page.wait_for_stone("2,1", ".");
    page.wait_for_words("#trial-said", "Right to move");
    page.click("[data-answer=Left]");
    // What was tried stays until the verdict, which is about the position itself.
    page.wait_for_stone("2,6", "x");
    page.click("#check");
    page.wait_until_seen("[data-verdict=loses-to]");
    page.wait_for_stone("2,4", "x");
    for seen in [".slab", "#verdict", "#line-on"] {
        wait_until_in_view(&page, seen);
    }
    page.click("#line-on");
    page.wait_for_stone("2,6", "x");
    for seen in [".slab", "#line-on"] {
        wait_until_in_view(&page, seen);
    }
    // On from the refutation.
    page.click_square("2,3");
    page.click_square("2,1");
    page.wait_for_words("#trial-said", "Left cannot jump: Right wins");
    page.click("#trial-again");
    page.wait_for_stone("2,1", ".");

    // Where the board takes the answer, it is tried first.
    page.go("#/learn/rules/double");
    page.click("#trial-start");
    page.click_square("2,2");
    page.click_square("2,4");
    page.wait_for_stone("2,4", "x");
    page.click_square("2,5");
    page.click_square("2,3");
    page.wait_for_words("#trial-said", "Left cannot jump: Right wins");
    page.click("#trial-end");
    page.wait_for_stone("2,5", "o");
    page.wait_for_count("#check[aria-disabled]", 1);

    // One of several boards.
    page.go("#/learn/comparing/order");
    page.click("[data-try=B]");
    page.wait_until_seen(".slab");
    page.wait_for_words("#trial-said", "B");
    page.click("#trial-end");
    page.wait_until_seen("[data-try=C]");
}

/// A browser opens a dropped file in place of the page, unless something takes or refuses it.
#[test]
fn a_file_that_is_dropped_on_a_step_leaves_the_page() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/learn/comparing/equal");
    page.wait_until_seen("[data-answer=Right]");
    let refused: Vec<bool> = page.measure(
        "const files = new DataTransfer();
         files.items.add(new File(['xo'], 'a.txt', {type: 'text/plain'}));
         return ['dragover', 'drop'].map(name => !document.querySelector('h1').dispatchEvent(
             new DragEvent(name, {bubbles: true, cancelable: true, dataTransfer: files})))",
        [],
    );
    assert_eq!(refused, [true, true]);
}

/// Puzzles are solved, missed ones refuted, and a run ends with the first wrong answer.
#[test]
fn puzzles_are_solved_one_after_another() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/learn");
    page.click("#to-puzzles");
    page.click("[data-level='1']");
    page.wait_for_link("#/learn/puzzles/1/1?at=1");
    let puzzles = Puzzle::read_all(include_str!("../../static/puzzles.txt")).unwrap();
    let jumps = |puzzle: &Puzzle, wins: bool| {
        let mut outcomes = OutcomeSearch::new(Rules::Ancient, 1 << 24);
        let mut is_won = |jump: &Jump| {
            let budget = &mut Budget::unlimited();
            let after = puzzle.board.play_unchecked(*jump);
            let winner = outcomes.winner(&after, puzzle.player.other(), budget).unwrap();
            (winner == puzzle.player) == wins
        };
        let mut jumps = puzzle.board.jumps(Rules::Ancient, puzzle.player);
        jumps.find(&mut is_won).expect("a jump")
    };
    let answer = |jump: Jump| {
        [jump.from, jump.to()].into_iter().for_each(|square| {
            page.click_square(&format!("{},{}", square.row, square.column));
        });
        page.click("#check");
    };
    answer(jumps(&puzzles[0], false));
    page.wait_until_seen("[data-verdict=refuted]");
    page.click("#retry");
    answer(jumps(&puzzles[0], true));
    page.wait_until_seen("[data-verdict=right-jump]");
    page.click("#lesson-on");
    page.wait_for_link("#/learn/puzzles/1/1?at=2");
    answer(jumps(&puzzles[1], true));
    page.wait_until_seen("[data-verdict=right-jump]");
    // What was missed is to be repeated.
    page.go("#/learn/puzzles");
    page.wait_for_words("#puzzle-levels", "2 of 200 solved");
    page.wait_for_words("#puzzle-levels", "Repeat 1 step");
    page.click("#puzzle-of-day");
    page.wait_until_seen("#check");
    // A run.
    page.go("#/learn/puzzles/run/7");
    let run = Puzzles::of(puzzles).run(7);
    let puzzle = |place: usize| {
        let item = &run.items[place];
        let Some(Task::Jump(player)) = item.task else { panic!("another task") };
        let (_, board) = item.position().expect("a board");
        Puzzle { positions: 0, player, board: board.clone() }
    };
    answer(jumps(&puzzle(0), true));
    page.wait_until_seen("[data-verdict=right-jump]");
    page.click("#lesson-on");
    page.wait_for_link("#/learn/puzzles/run/7?at=2");
    answer(jumps(&puzzle(1), false));
    page.wait_until_seen("[data-verdict=refuted]");
    page.click("#lesson-on");
    page.wait_for_words("#puzzle-run-result", "Solved in this run: 1 puzzle.");
    page.wait_until_seen("#puzzle-run[data-best='1']");
}
