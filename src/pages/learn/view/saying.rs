//! A verdict or a hint as a sentence.

use yew::prelude::*;

use crate::analysis::view::name_view::short_name;
use crate::board::square_name::ARROW;
use konane::{Jump, NamedBoard, Square};
use teaching::content::lessons::Course;
use words::say;
use worker::message::{ArgumentText, RouteText, VerdictText};

/// The sentence from the file of lessons, with its arguments. `names` are those of the board to which the
/// squares belong.
pub fn saying(course: &Course, verdict: &VerdictText, names: NamedBoard) -> Html {
    let mut rest = course.sentence(&verdict.sentence).unwrap_or_default();
    let mut pieces = Vec::new();
    while let Some((before, (number, after))) =
        rest.split_once('{').and_then(|(before, from)| Some((before, from.split_once('}')?)))
    {
        pieces.push(html! { before });
        let place: usize = number.parse().unwrap_or(usize::MAX);
        pieces.push(verdict.arguments.get(place).map(|it| argument(it, names)).unwrap_or_default());
        rest = after;
    }
    pieces.push(html! { rest });
    pieces.into_iter().collect()
}

pub fn argument(argument: &ArgumentText, names: NamedBoard) -> Html {
    match argument {
        ArgumentText::Jump(it) => jump(*it, names),
        ArgumentText::Jumps(jumps) => {
            let named = |(place, it): (usize, &Jump)| {
                html! { <>{ if place > 0 { ", " } else { "" } }{ jump(*it, names) }</> }
            };
            jumps.iter().enumerate().map(named).collect()
        }
        ArgumentText::Routes(routes) => {
            let named = |(place, route): (usize, &RouteText)| {
                html! { <>{ if place > 0 { "; " } else { "" } }{ self::route(route, names) }</> }
            };
            routes.iter().enumerate().map(named).collect()
        }
        ArgumentText::Square(place) => html! { <b>{ name(*place, names) }</b> },
        ArgumentText::Value(value) => short_name(value),
        // Of these texts only the players are translated.
        ArgumentText::Text(text) => match text.parse() {
            Ok(player) => say::learn_player(player).into(),
            Err(_) => html! { text },
        },
    }
}

/// The jumps one after another, and the value that they lead to.
fn route(route: &RouteText, names: NamedBoard) -> Html {
    html! {
        <span class="route">
            { for route.jumps.iter().enumerate().map(|(place, it)| html! {
                <>{ if place > 0 { ", " } else { "" } }{ jump(*it, names) }</>
            }) }
            if let Some(value) = &route.value {
                { ": " }{ short_name(value) }
            }
        </span>
    }
}

fn jump(jump: Jump, names: NamedBoard) -> Html {
    let (from, to) = (name(jump.from, names), name(jump.to(), names));
    html! { <b class="move">{ format!("{from}{ARROW}{to}") }</b> }
}

fn name(place: Square, names: NamedBoard) -> String {
    names.square_name(place)
}
