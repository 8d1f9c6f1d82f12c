//! Answers on paper, and blank lines for the student's own.

use basics::player::Player;
use drawing::length;
use yew::prelude::*;

use crate::analysis::phrases;
use crate::analysis::view::name_view::{set, short_name};
use crate::analysis::view::value_view::size;
use crate::board::window_coordinates::WindowCoordinates;
use words::{aloud, say};
use worker::client::Report;
use worker::message::NameText;

/// The most signs of a value that a sheet prints.
const ROOM: usize = 120;

/// A line to write on.
pub fn blank(question: &'static str) -> Html {
    html! { <p class="blank">{ question }</p> }
}

/// The value, large, with its words.
pub fn value(report: &Report) -> Html {
    match (&report.value, &report.bounds) {
        (Some(value), _) => whole(&value.name),
        (None, Some(bounds)) => html! {
            <>
                <p class="value bounds">{ phrases::between(&bounds.value) }</p>
                <p class="words">{ say::answer_proved() }</p>
            </>
        },
        (None, None) => html! { <p class="words">{ say::paper_no_value() }</p> },
    }
}

fn whole(name: &NameText) -> Html {
    let tree = name.tree.folded(0, ROOM);
    let length = tree.pieces(usize::MAX).map_or(0, |pieces| length(&pieces));
    html! {
        <>
            <p class={classes!("value", size(length))}>{ set(&tree, classes!()) }</p>
            <p class="words" aria-hidden="true">{ aloud(&tree, usize::MAX) }</p>
            if !tree.is_whole() {
                <p class="sheet-note">{ say::paper_value_longer() }</p>
            }
        </>
    }
}

pub fn value_line(report: &Report) -> Html {
    match (&report.value, &report.bounds) {
        (Some(value), _) => short_name(&value.name),
        (None, Some(bounds)) => html! { phrases::between(&bounds.value) },
        (None, None) => say::paper_no_value_short().into(),
    }
}

/// The winner, in a sentence.
pub fn winner(report: &Report) -> &'static str {
    phrases::known_outcome(report).map_or_else(say::paper_no_outcome, phrases::outcome)
}

/// Who wins if either player starts, and by which jump.
pub fn winners(report: &Report, frame: &WindowCoordinates) -> Vec<String> {
    let winners = phrases::winners(report);
    let line = |starts: Player, wins: Option<Player>| {
        let jump = phrases::winning_jump(report, starts).filter(|_| wins == Some(starts));
        Some(match jump {
            Some(jump) => say::paper_wins_by(&frame.jump_name(&jump), starts),
            None => phrases::winner(starts, Some(wins?), false),
        })
    };
    let lines = [line(Player::Left, winners.left), line(Player::Right, winners.right)];
    lines.into_iter().flatten().collect()
}
