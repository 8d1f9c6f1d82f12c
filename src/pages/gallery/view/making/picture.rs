//! What a step shows: its sentences, and what lies over the board.

use value::Outcome;
use yew::prelude::*;

use crate::analysis::view::folded_name::name;
use crate::analysis::view::name_view::number;
use crate::board::measures::SIDE;
use crate::pages::gallery::making::{Making, MakingPicture, Waiting, around};
use basics::player::Player;
use konane::Square;
use words::say;
use worker::message::{MakingPart, NameText};

/// The title of a step, and what it does.
pub fn sentences(value: &NameText, making: &Making, picture: &MakingPicture) -> (Html, Html) {
    let marked = picture.marked.first().map(|&square| making.square_name(square));
    let marked = marked.unwrap_or_default();
    let text = |text: &str| html! { text.to_string() };
    match &picture.part {
        None => (say::making_whole(name(value)), text(say::making_whole_why())),
        Some(MakingPart::Moves) if value.outcome == Outcome::Previous => {
            (text(say::making_nothing()), text(say::making_nothing_why()))
        }
        Some(MakingPart::Moves) => (text(say::making_moves()), text(say::making_moves_why())),
        Some(MakingPart::Runners) => {
            let white = picture.lit.iter().find(|square| !picture.marked.contains(square));
            let white = white.map(|&square| making.square_name(square)).unwrap_or_default();
            (text(say::making_runners()), text(&say::making_runners_why(&marked, &white)))
        }
        Some(MakingPart::Line(side)) => {
            let player = *side;
            (text(&say::making_line(player)), text(&say::making_line_why(player)))
        }
        Some(MakingPart::Locks(side)) => {
            let player = *side;
            let bound = making.width.to_string();
            let why = match player {
                Player::Left => say::making_locks_why_left(number(&format!("-{bound}"))),
                Player::Right => say::making_locks_why_right(number(&bound)),
            };
            (text(&say::making_locks(player)), why)
        }
        Some(MakingPart::Option { side, option, inner, gained }) => {
            let title = say::making_option(*side, name(option));
            let gained = number(&gained.to_string());
            let why = match picture.waiting {
                Some(Waiting::Machine) => {
                    say::making_hub_why(&marked, gained, name(inner), name(option))
                }
                Some(Waiting::Locks) => say::making_integer_why(&marked, gained),
                _ => text(&say::making_first_why(&marked)),
            };
            (title, why)
        }
    }
}

/// Darkens what the step is not about, and marks where runners stand or stop.
pub fn overlay(making: &Making, picture: &MakingPicture) -> Html {
    let (width, height) = (making.board.columns() * SIDE, making.board.rows() * SIDE);
    let holes = around(&picture.lit).into_iter().map(|area| {
        let Square { row, column } = area.corner;
        let across = area.columns * SIDE;
        format!("M{} {}v{SIDE}h{across}v-{SIDE}z", column * SIDE, row * SIDE)
    });
    let veil: String =
        [format!("M0 0h{width}v{height}h-{width}z")].into_iter().chain(holes).collect();
    let mark = making.mark();
    let middle = |place: i32| (place * SIDE + SIDE / 2).to_string();
    html! {
        <g class="making-layer" aria-hidden="true">
            if picture.part.is_some() && making.last() > 0 {
                <path class="veil" d={veil} />
            }
            { for picture.marked.iter().map(|square| {
                let ring = |class: &'static str, stroke: f64| html! {
                    <circle
                        {class}
                        cx={middle(square.column)}
                        cy={middle(square.row)}
                        r={(f64::from(SIDE / 2) * mark).round().to_string()}
                        stroke-width={(stroke * mark).round().to_string()}
                    />
                };
                html! { <>{ ring("rim", 9.0) }{ ring("mark", 5.0) }</> }
            }) }
        </g>
    }
}
