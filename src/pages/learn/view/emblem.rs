//! The picture of a lesson among others, and how much of it the reader has done.

use yew::prelude::*;

use crate::board::view::mini_board::{SIDE, covered};
use crate::pages::learn::progress::Progress;
use crate::pages::learn::view::path_bar::state;
use konane::{Board, Square};
use teaching::content::lessons::{Item, Lesson};
use words::say;

/// The lesson's board on a piece of slab, hidden from screen readers; squares are at most this many px wide.
pub fn emblem(lesson: &Lesson, px: i32) -> Html {
    html! {
        <span class="emblem" aria-hidden="true">
            { lesson.picture().map(|board| covered(board, px, pits(board))).unwrap_or_default() }
        </span>
    }
}

fn pits(board: &Board) -> Html {
    let squares = (0..board.rows())
        .flat_map(|row| (0..board.columns()).map(move |column| Square::new(row, column)));
    let middle = |place: i32| (place * SIDE + SIDE / 2).to_string();
    squares
        .filter(|square| board.stone(*square).is_none())
        .map(|square| {
            html! { <circle class="pit" cx={middle(square.column)} cy={middle(square.row)} r="1.6" /> }
        })
        .collect()
}

/// A mark for each item, which says how far the reader is.
pub fn step_marks(lesson: &Lesson, progress: &Progress) -> Html {
    html! {
        <span class="step-marks" aria-hidden="true">
            { for lesson.items.iter().map(|item| html! { <i class={state(lesson, item, progress)} /> }) }
        </span>
    }
}

/// The same in words.
pub fn steps_done(lesson: &Lesson, progress: &Progress, missed: usize) -> String {
    let (done, all) = (progress.count(lesson), lesson.items.len());
    let words = match done {
        0 => say::learn_steps(all),
        _ if done == all => format!("✓ {}", say::learn_done()),
        _ => say::learn_done_of(all, done),
    };
    let is_mastered = |item: &&Item| state(lesson, item, progress) == Some("mastered");
    let mastered = lesson.items.iter().filter(is_mastered).count();
    let mastered = (mastered > 0).then(|| say::learn_mastered_drills(mastered));
    let missed = (missed > 0).then(|| say::learn_missed(missed));
    [Some(words), mastered, missed].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}
