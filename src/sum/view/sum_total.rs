//! The total of the cards of a sum, or how two rows compare.

use value::Outcome;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::chart::chart_of;
use crate::analysis::inspection::Reveal;
use crate::analysis::phrases::{self, Gap};
use crate::analysis::view::effort::effort_of;
use crate::analysis::view::folded_name::name;
use crate::analysis::view::name_view::unknown;
use crate::analysis::view::panel::thermograph::drawn;
use crate::analysis::view::value_view::{Worth, between, facts, kind, missing};
use crate::ask::view::use_sum::{SumHandle, use_sum};
use crate::board::window_coordinates::WindowCoordinates;
use crate::link::sums_link::{Mode, SumsLink};
use crate::sum::depiction::{Depiction, compared};
use basics::player::Player;
use teaching::sums::{CardRow, Sides};
use words::say;
use worker::message::{CardWorth, MoveText};

/// Everything about the sum that a link opens. `link` is what follows `#/`. The children show if it opens no sum.
#[autoprops]
#[component]
pub fn TotalOf(link: &String, children: Html) -> Html {
    let read = use_memo(link.clone(), |link| SumsLink::parse(&format!("#/{link}")));
    let place = read.as_ref().as_ref().map(|(place, _)| place);
    let place = place.filter(|place| place.sides != Sides::default());
    let question = place.and_then(SumsLink::question);
    let is_summed = question.is_some();
    let sum = use_sum(question);
    match place.filter(|_| is_summed) {
        None => children,
        Some(place) => html! {
            <>
                <p>{ Depiction::new(place, &sum.summing).description() }</p>
                { total(place, &sum, Reveal::Value) }
            </>
        },
    }
}

/// `revealed` says how much of what is covered the reader sees.
pub fn total(place: &SumsLink, sum: &SumHandle, revealed: Reveal) -> Html {
    let summing = &sum.summing;
    let whole = &summing.whole;
    let shows = |step| revealed.shows(&place.view, step);
    let known = whole.value.as_ref();
    let bounds = whole.bounds.as_ref().filter(|_| known.is_none());
    let outcome = phrases::known_outcome(whole).filter(|_| shows(Reveal::Outcome));
    let is_busy = known.is_none() && summing.work.phase.is_busy();
    let gap = Gap::of(shows(Reveal::Value), is_busy);
    let compares = place.mode != Mode::Table;
    html! {
        <section class="card answer total" aria-label={if compares { say::sums_comparison() } else { say::sums_total() }}>
            if compares {
                { relation(sum, outcome, shows) }
            }
            <h2>{ if compares { say::sums_difference() } else { say::sums_total() } }</h2>
            <div class="told" aria-live="polite" aria-busy={is_busy.to_string()}>
                <Worth
                    value={known
                        .filter(|_| shows(Reveal::Value))
                        .map(|value| (value.name.clone(), kind(value)))}
                    otherwise={match bounds.filter(|_| shows(Reveal::Value)) {
                        Some(bounds) => between(&bounds.value, outcome),
                        None => missing(gap, None),
                    }}
                >
                    <div id="outcome" class="outcome">
                        <p class="who">{ outcome.map(phrases::outcome) }</p>
                        if outcome.is_some() {
                            { starts(place, sum, Player::Left, shows(Reveal::Value)) }
                            { starts(place, sum, Player::Right, shows(Reveal::Value)) }
                        }
                    </div>
                </Worth>
            </div>
            { unfinished(sum, known.is_none() && !is_busy) }
            if shows(Reveal::Stops) {
                { facts(known, bounds, shows(Reveal::Temperature), (Gap::of(true, is_busy), None)) }
            }
            { effort_of(
                &summing.work.phase,
                &[sum.cancel.clone(), sum.go_on.clone()],
                ("", say::sums_about_total()),
                html! {},
            ) }
            if let Some(chart) = whole.thermograph.as_ref().filter(|_| shows(Reveal::Value)).and_then(chart_of) {
                <div class="total-chart">{ drawn(&chart) }</div>
            }
        </section>
    }
}

/// How many cards are known of a table that was too hard.
fn unfinished(sum: &SumHandle, is_over: bool) -> Html {
    let worths: Vec<_> = sum.summing.cards.iter().flatten().collect();
    let known = |worth: &&&Option<CardWorth>| matches!(worth, Some(CardWorth::Known(_)));
    let valued = worths.iter().filter(known).count();
    html! {
        if is_over && worths.len() > 1 {
            <p id="known" class="note known">{ say::sums_valued(worths.len(), valued) }</p>
        }
    }
}

/// The sign between G and H, and the reason.
fn relation(sum: &SumHandle, outcome: Option<Outcome>, shows: impl Fn(Reveal) -> bool) -> Html {
    let gap = Gap::of(shows(Reveal::Value), sum.summing.work.phase.is_busy());
    let side = |is_h: usize| match &sum.summing.rows[is_h] {
        Some(value) if shows(Reveal::Value) => name(value),
        _ => unknown(None, gap),
    };
    let sign = outcome.map_or("?", phrases::relation);
    let (words, reason) = match outcome {
        Some(outcome) => compared(outcome),
        None if shows(Reveal::Outcome) => (say::sums_not_compared(), ""),
        None => (say::answer_hidden(), ""),
    };
    html! {
        <div class="relation" aria-live="polite">
            <p class="value" id="relation" data-relation={sign}>
                <span>{ side(0) }</span>
                <span class="sign-between" aria-hidden="true">{ sign }</span>
                <span>{ side(1) }</span>
            </p>
            <p class="who">{ words }</p>
            <p>{ reason }</p>
        </div>
    }
}

/// Who wins if this player moves first, and by which move.
fn starts(place: &SumsLink, sum: &SumHandle, side: Player, tells_move: bool) -> Html {
    let wins = phrases::winners(&sum.summing.whole);
    let (wins, by) = match side {
        Player::Left => (wins.left, &sum.summing.winning.left),
        Player::Right => (wins.right, &sum.summing.winning.right),
    };
    html! {
        <p data-starts={side.name()}>
            { phrases::winner(side, wins, sum.summing.work.phase.is_busy()) }
            if let Some(by) = by.as_ref().filter(|_| tells_move && wins == Some(side)) {
                { " " }
                <span data-winning={side.name()}>{ winning_move(place, by) }</span>
            }
        </p>
    }
}

/// As in “By f1→d1 in card 2, to ∗.”
fn winning_move(place: &SumsLink, by: &MoveText) -> Html {
    let row = by.card.row();
    let number = by.card.place + 1;
    let card = place.sides.row(row).get(by.card.place as usize);
    let to = name(&by.to);
    match (&by.jump, card.and_then(|card| card.game.board())) {
        (Some(jump), Some(board)) => {
            let jump = WindowCoordinates::of(board).jump_name(jump);
            match (place.mode, row) {
                (Mode::Table, _) => say::sums_wins_jump(&jump, number, to),
                (_, CardRow::G) => say::sums_wins_jump_g(&jump, number, to),
                (_, CardRow::H) => say::sums_wins_jump_h(&jump, number, to),
            }
        }
        _ => match (place.mode, row) {
            (Mode::Table, _) => say::sums_wins_move(number, to),
            (_, CardRow::G) => say::sums_wins_move_g(number, to),
            (_, CardRow::H) => say::sums_wins_move_h(number, to),
        },
    }
}
