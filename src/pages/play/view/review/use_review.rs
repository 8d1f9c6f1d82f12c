//! Asks a worker for the review of a line. Another line cancels the question; answers so far are kept.

use std::collections::BTreeMap;
use std::rc::Rc;

use yew::prelude::*;

use crate::ask::view::solver_bridge::Phase;
use crate::ask::view::use_job::use_job;
use crate::browser::callback::{callback, closure};
use crate::pages::play::review::line::Line;
use crate::pages::play::review::review_report::{ReviewReport, Verdict, mistakes_in};
use game::Record;
use worker::message::{Cost, ReviewAnswer};
use worker::pool::News;

/// How many lines are remembered.
const LINES: usize = 8;

#[derive(Clone, PartialEq)]
pub struct ReviewHandle {
    pub known: Rc<ReviewReport>,
    /// The mistakes in all remembered lines, by node of the tree.
    pub mistakes: BTreeMap<usize, Verdict>,
    pub phase: Phase,
    /// Whether the board is too large for a review.
    pub is_too_large: bool,
    pub cancel: Callback<()>,
    pub go_on: Callback<()>,
}

/// The number of the question about the same line, and whether the reader has cancelled it.
#[derive(Clone, Copy, PartialEq, Default)]
struct Round {
    number: u32,
    is_cancelled: bool,
}

/// `record` is `None` while the reader wants no review. The line goes through the present node, to its end.
#[hook]
pub fn use_review(record: Option<&Record>) -> ReviewHandle {
    let line = {
        let read = record.map(|record| (record.setup.clone(), record.tree.clone(), record.at));
        use_memo(read, |read| {
            let (setup, tree, at) = read.clone()?;
            Some(Line::of(&Record { setup, tree, at, ..Record::default() }).map(Rc::new))
        })
    };
    let is_too_large = matches!(*line, Some(None));
    let line = line.as_ref().clone().flatten();
    let known = use_state_eq(Rc::<ReviewReport>::default);
    let phase = use_state_eq(|| Phase::Idle);
    let round = use_state_eq(Round::default);
    // The answers so far, ahead of the renders; those about the present line are last.
    let lines = use_mut_ref(Vec::<Rc<ReviewReport>>::new);
    let asked = line.clone().filter(|_| !round.is_cancelled).map(|line| (line, round.number));
    use_effect_with(
        asked.clone(),
        closure!(show = known.setter(), stand = phase.setter(), lines, move |asked| {
            if let Some((line, _)) = asked {
                let fresh = Rc::new(ReviewReport::of(line.clone(), &lines.borrow()));
                remember(&mut lines.borrow_mut(), fresh.clone());
                show.set(fresh);
                stand.set(Phase::Begun);
            }
        }),
    );
    let is_whole = use_mut_ref(|| false);
    let hear =
        callback!(
            show = known.setter(),
            stand = phase.setter(),
            lines,
            move |(_, news)| match news {
                News::Answer(ReviewAnswer::Found(found)) => {
                    let mut lines = lines.borrow_mut();
                    let Some(known) = lines.last_mut() else { return };
                    found.into_iter().for_each(|found| Rc::make_mut(known).learn(found));
                    show.set(known.clone());
                }
                News::Answer(ReviewAnswer::End { is_whole: told }) => {
                    is_whole.replace(told);
                }
                News::Working(cost) => stand.set(Phase::Working(cost)),
                News::Over { cost, .. } => stand.set(match is_whole.take() {
                    true => Phase::Idle,
                    false => Phase::TooHard(cost),
                }),
                News::Failed(reason) => stand.set(Phase::Failed(reason)),
                _ => {}
            }
        );
    let order = asked.map(|(line, number)| {
        let question = line.question(number);
        ((line, number), question)
    });
    use_job(order, hear);
    let cancel = callback!(round, phase, move |()| {
        let cost = match &*phase {
            Phase::Working(cost) => *cost,
            _ => Cost::default(),
        };
        round.set(Round { is_cancelled: true, ..*round });
        phase.set(Phase::Cancelled(cost));
    });
    let go_on = Callback::from(move |()| {
        round.set(Round { number: round.number + 1, is_cancelled: false });
    });
    // Another line shows at once, with what is known of it.
    let known = match line {
        Some(line) if known.line.as_ref() != Some(&line) => {
            Rc::new(ReviewReport::of(line, &lines.borrow()))
        }
        _ => (*known).clone(),
    };
    let mistakes = record.map(|record| mistakes_in(record, &lines.borrow())).unwrap_or_default();
    ReviewHandle { known, mistakes, phase: (*phase).clone(), is_too_large, cancel, go_on }
}

/// Appends the review of a line; if there are too many, drops the oldest.
fn remember(lines: &mut Vec<Rc<ReviewReport>>, fresh: Rc<ReviewReport>) {
    lines.retain(|known| known.line != fresh.line);
    if lines.len() >= LINES {
        lines.remove(0);
    }
    lines.push(fresh);
}
