//! Puzzles: the one of the day, runs, and all of them by level.

use std::rc::Rc;

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::board::view::mini_board::picture;
use crate::browser::callback::callback;
use crate::browser::icon::Icon;
use crate::browser::storage::PUZZLE_RUN;
use crate::browser::text_file::{File, use_file};
use crate::link::page_link::PageLink;
use crate::link::quiz_link::{AT, END};
use crate::pages::learn::NAME;
use crate::pages::learn::course_path::{CoursePath, at, link};
use crate::pages::learn::progress::{Progress, ProgressAction};
use crate::pages::learn::puzzles::{DAY, PUZZLES, PuzzleRun, Puzzles, RUN};
use crate::pages::learn::view::course_file::today;
use crate::pages::learn::view::step_page::StepPage;
use crate::share::shared::Shared;
use crate::shell::view::page_frame::{PageFrame, up};
use teaching::content::lessons::{Course, Lesson};
use teaching::content::{LEVELS, Puzzle};
use words::say;

/// `course` has the sentences in which answers are judged.
#[autoprops]
#[component]
pub fn PuzzlesPage(
    course: &Rc<Course>,
    place: &PageLink,
    progress: &Progress,
    on_progress: &Callback<ProgressAction>,
) -> Html {
    let file = use_file("puzzles.txt", |text| Puzzle::read_all(text).ok().map(Puzzles::of));
    let puzzles = match &*file {
        File::Here(puzzles) => puzzles,
        File::Coming => return frame(html! { <p class="note">{ say::learn_loading() }</p> }),
        File::Failed => {
            return frame(
                html! { <p class="problem" role="alert">{ say::learn_failed(say::learn_file_missing()) }</p> },
            );
        }
    };
    let words: Vec<u64> = [1, 2].iter().filter_map(|&word| place.word(word).parse().ok()).collect();
    let asked = place.parameter(AT).unwrap_or_default();
    let lesson = match (place.word(1), &words[..]) {
        (RUN, &[seed]) => {
            return html! { <RunPage key={seed} course={course.clone()} puzzles={puzzles.clone()} {seed} asked={asked.to_string()} /> };
        }
        (DAY, &[day]) => puzzles.of_day(day).map(|(lesson, at)| (lesson, Some(at))),
        (_, &[level, group]) => puzzles.lesson(level, group).map(|lesson| (lesson, None)),
        _ => None,
    };
    let Some((lesson, of_day)) = lesson else {
        return entrance(puzzles, progress);
    };
    let named = lesson.items.iter().position(|item| item.name == asked);
    let at = named.or(of_day).unwrap_or(0);
    if asked == END {
        return entrance(puzzles, progress);
    }
    step(course, lesson, at, progress, on_progress)
}

fn step(
    words: &Course,
    lesson: Lesson,
    at: usize,
    progress: &Progress,
    on_progress: &Callback<ProgressAction>,
) -> Html {
    let key = link(&lesson, &lesson.items[at], 0);
    let course =
        Course { lessons: vec![lesson], sentences: words.sentences.clone(), ..Course::default() };
    html! {
        <StepPage
            {key}
            course={Rc::new(course)}
            place={(0, at)}
            seed={0}
            path={CoursePath::Course}
            progress={progress.clone()}
            {on_progress}
        />
    }
}

fn frame(content: Html) -> Html {
    html! {
        <PageFrame
            column="list puzzles"
            title={say::puzzles_page()}
            shared={Shared::page(PageLink::to(NAME, &[PUZZLES]), say::puzzles())}
            above={up(NAME, say::page_learn())}
            heading={say::puzzles()}
            headline={say::puzzles_headline()}
        >
            { content }
        </PageFrame>
    }
}

fn entrance(puzzles: &Puzzles, progress: &Progress) -> Html {
    let day = today();
    let of_day = puzzles.of_day(day).map(|(lesson, at)| {
        let item = &lesson.items[at];
        let solved = progress.has(&lesson, item);
        let board = item.position().map(|(_, board)| picture(board, 20)).unwrap_or_default();
        html! {
            <a id="puzzle-of-day" class="card" href={PageLink::to(NAME, &[PUZZLES, DAY, &day.to_string()]).to_string()}>
                <span class="emblem" aria-hidden="true">{ board }</span>
                <strong>{ say::puzzles_day() }</strong>
                <span>{ if solved { format!("✓ {}", say::learn_done()) } else { item.asks.clone() } }</span>
            </a>
        }
    });
    frame(html! {
        <>
            <div class="puzzle-ways">
                { of_day.unwrap_or_default() }
                { run_card(PuzzleRun::read(&PUZZLE_RUN.load())) }
            </div>
            <h2>{ say::puzzles_levels() }</h2>
            <ol id="puzzle-levels" class="card">
                { for (0..LEVELS).map(|level| level_row(puzzles, level, progress)) }
            </ol>
            <p class="note">{ say::puzzles_about() }</p>
        </>
    })
}

/// What has been solved of a level, and where to go on.
fn level_row(puzzles: &Puzzles, level: usize, progress: &Progress) -> Html {
    let lessons = puzzles.lessons(level);
    let items =
        || lessons.iter().flat_map(|lesson| lesson.items.iter().map(move |item| (lesson, item)));
    let solved = items().filter(|(lesson, item)| progress.has(lesson, item)).count();
    let missed = items().filter(|(lesson, item)| progress.missed(lesson, item).is_some());
    let missed: Vec<String> = missed.map(|(lesson, item)| link(lesson, item, 0)).collect();
    let open = items().find(|(lesson, item)| !progress.has(lesson, item)).or(items().next());
    html! {
        <li>
            <strong>{ say::learn_difficulty(LEVELS, level + 1) }</strong>
            <span class="note">{ say::puzzles_solved(items().count(), solved) }</span>
            if let Some(first) = missed.first() {
                <a class="button" href={first.clone()}>{ say::learn_repeat(missed.len()) }</a>
            }
            if let Some((lesson, item)) = open {
                <a class="button" data-level={(level + 1).to_string()} href={link(lesson, item, 0)}>
                    { if solved > 0 { say::learn_continue() } else { say::learn_begin() } }{ Icon::ON.view() }
                </a>
            }
        </li>
    }
}

/// What a run is, the best one, and a new one.
fn run_card(run: PuzzleRun) -> Html {
    let seed = 1 + (js_sys::Math::random() * f64::from(u32::MAX)) as u64;
    html! {
        <div id="puzzle-run" class="card" data-best={run.best.to_string()}>
            <strong>{ say::puzzles_run() }</strong>
            <span>{ say::puzzles_run_about() }</span>
            if run.best > 0 {
                <span class="note">{ say::puzzles_best(run.best) }</span>
            }
            <a class="button main" href={PageLink::to(NAME, &[PUZZLES, RUN, &seed.to_string()]).to_string()}>
                { say::puzzles_run_begin() }
            </a>
        </div>
    }
}

#[autoprops]
#[component]
fn RunPage(course: &Rc<Course>, puzzles: &Rc<Puzzles>, seed: u64, asked: &String) -> Html {
    let run = use_state_eq(|| PuzzleRun::read(&PUZZLE_RUN.load()).of(seed));
    use_effect_with(*run, |run| {
        PUZZLE_RUN.save(&run.text());
    });
    let lesson = puzzles.run(seed);
    let place = lesson.items.iter().position(|item| item.name == *asked);
    // A link without a place opens the next puzzle, which stays open once it is solved.
    let next = use_memo((seed, asked.clone()), |_| run.solved);
    let place = if asked.is_empty() { *next } else { place.unwrap_or(lesson.items.len()) };
    if place > run.solved || place >= lesson.items.len() {
        let next = lesson.items.get(run.solved).filter(|_| !run.is_over);
        let go_on = lesson.quiz.as_ref().zip(next).map(|(quiz, item)| at(quiz, &item.name));
        return frame(html! {
            <>
                <p id="puzzle-run-result" role="status">{ say::puzzles_run_result(run.best, run.solved) }</p>
                if let Some(go_on) = go_on {
                    <p><a class="button" href={go_on}>{ say::learn_continue() }</a></p>
                }
                { run_card(*run) }
            </>
        });
    }
    let heard = callback!(run, move |action| run.set(run.after(place, &action)));
    step(course, lesson.clone(), place, &run.progress(&lesson), &heard)
}
