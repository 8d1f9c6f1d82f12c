//! What would a pass cost here? The stops and the temperature tell.

use yew::prelude::*;

use crate::analysis::phrases::number;
use crate::pages::play::review::line::shown;
use crate::pages::play::review::review_report::PositionReport;
use basics::player::Player;
use game::{Stage, State};
use words::say;

pub fn pass_card(state: &State, known: &PositionReport) -> Html {
    let cost = known.total.as_ref().map(|total| {
        let is_number = total.temperature.starts_with('-');
        let (before, after) = match state.turn {
            Player::Left => (&total.left_stop, &total.right_stop),
            Player::Right => (&total.right_stop, &total.left_stop),
        };
        match is_number {
            true => say::review_pass_number(&number(before)),
            false => say::review_pass_stops(
                &number(after),
                &number(before),
                state.turn,
                &number(&total.temperature),
            ),
        }
    });
    let winner = match &known.passed {
        _ if state.stage != Stage::Jumps => say::review_pass_early().to_string(),
        Some((wins, Some(jump))) => say::review_pass_by(&shown(jump), *wins),
        Some((wins, None)) => say::review_pass_wins(*wins),
        None => say::review_pass_open().to_string(),
    };
    html! {
        <details id="review-pass" class="card review-pass">
            <summary>{ say::review_pass() }</summary>
            if let Some(cost) = cost {
                <p>{ cost }</p>
            }
            <p>{ winner }</p>
        </details>
    }
}
