//! A verdict or a hint as a sentence.

use yew::prelude::*;

use crate::analysis::view::name_view::short_name;
use crate::board::square_name::ARROW;
use basics::player::Player;
use konane::{Square, square_name};
use teaching::content::lessons::Course;
use words::say;
use worker::message::{ArgumentText, JumpText, RouteText, SquareText, VerdictText};

/// The sentence from the file of lessons, with its arguments. `rows` is the height of the board to which the squares
/// belong.
pub fn saying(course: &Course, verdict: &VerdictText, rows: i32) -> Html {
    let mut rest = course.sentence(&verdict.sentence).unwrap_or_default();
    let mut pieces = Vec::new();
    while let Some((before, (number, after))) =
        rest.split_once('{').and_then(|(before, from)| Some((before, from.split_once('}')?)))
    {
        pieces.push(html! { before });
        let place: usize = number.parse().unwrap_or(usize::MAX);
        pieces.push(verdict.arguments.get(place).map(|it| argument(it, rows)).unwrap_or_default());
        rest = after;
    }
    pieces.push(html! { rest });
    pieces.into_iter().collect()
}

pub fn argument(argument: &ArgumentText, rows: i32) -> Html {
    match argument {
        ArgumentText::Jump(jump) => jump_name(*jump, rows),
        ArgumentText::Jumps(jumps) => {
            let named = |(place, jump): (usize, &JumpText)| {
                html! { <>{ if place > 0 { ", " } else { "" } }{ jump_name(*jump, rows) }</> }
            };
            jumps.iter().enumerate().map(named).collect()
        }
        ArgumentText::Routes(routes) => {
            let named = |(place, route): (usize, &RouteText)| {
                html! { <>{ if place > 0 { "; " } else { "" } }{ self::route(route, rows) }</> }
            };
            routes.iter().enumerate().map(named).collect()
        }
        ArgumentText::Square(place) => html! { <b>{ name(*place, rows) }</b> },
        ArgumentText::Value(value) => short_name(value),
        // Of these texts only the players are translated.
        ArgumentText::Text(text) => match Player::named(text) {
            Some(player) => say::learn_player(player).into(),
            None => html! { text },
        },
    }
}

/// The jumps one after another, and the value that they lead to.
fn route(route: &RouteText, rows: i32) -> Html {
    html! {
        <span class="route">
            { for route.jumps.iter().enumerate().map(|(place, jump)| html! {
                <>{ if place > 0 { ", " } else { "" } }{ jump_name(*jump, rows) }</>
            }) }
            if let Some(value) = &route.value {
                { ": " }{ short_name(value) }
            }
        </span>
    }
}

fn jump_name(jump: JumpText, rows: i32) -> Html {
    let (from, to) = (name(jump.from, rows), name(jump.to, rows));
    html! { <b class="move">{ format!("{from}{ARROW}{to}") }</b> }
}

fn name(place: SquareText, rows: i32) -> String {
    square_name(Square::new(place.row, place.column), rows)
}
