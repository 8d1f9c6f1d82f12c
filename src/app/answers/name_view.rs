//! Values by their names, as text and in pictures.

use yew::prelude::*;

use crate::app::answers::labels::{Run, length, readable};
use crate::value::{Look, NameTree, Piece, Style};
use crate::worker::message::{NameText, Outcome};

/// How many signs of a name stand in a line.
const ROOM: usize = 24;
/// Longer ones may be broken between lines.
const UNBROKEN: usize = 12;

/// A name in a line of text, folded where it is long.
pub fn short_name(name: &NameText) -> Html {
    line(name, &short(name))
}

/// What is shown of a name in a line.
pub fn short(name: &NameText) -> NameTree {
    name.tree.folded(0, ROOM)
}

pub fn line(name: &NameText, short: &NameTree) -> Html {
    set(short, classes!("name", colour(name.outcome)))
}

/// A name with its words for those who listen.
pub fn set(tree: &NameTree, class: Classes) -> Html {
    let pieces = tree.pieces(usize::MAX).unwrap_or_default();
    let is_long = length(&pieces) > UNBROKEN;
    html! {
        <span class={classes!(class, is_long.then_some("broken"))}>
            <span aria-hidden="true">{ for pieces.iter().map(piece) }</span>
            <span class="unseen">{ tree.write(Style::Words, usize::MAX) }</span>
        </span>
    }
}

/// A piece of a name in its place.
fn piece(piece: &Piece) -> Html {
    let text = readable(&piece.text);
    match piece.look {
        Look::Normal | Look::Space => html! { text },
        Look::Superscript => html! { <sup>{ text }</sup> },
        Look::Subscript => html! { <sub>{ text }</sub> },
        Look::Fraction => match text.split_once('/') {
            Some((above, below)) => html! {
                <span class="fraction"><sup>{ above }</sup>{ "⁄" }<sub>{ below }</sub></span>
            },
            None => html! { text },
        },
    }
}

/// Runs in a picture, centred at a point of the line, in type of this size.
pub fn drawn(runs: &[Run], (x, y): (f64, f64), size: f64) -> Html {
    let mut line = 0.0;
    html! {
        <text x={x.to_string()} y={y.to_string()} text-anchor="middle" font-size={size.to_string()}>
            { for runs.iter().map(|run| {
                // Each run is moved from where the one before stood.
                let fall = -run.rise * size - line;
                line += fall;
                html! {
                    <tspan dy={format!("{fall:.1}")} font-size={format!("{:.1}", run.size * size)}>
                        { &run.text }
                    </tspan>
                }
            }) }
        </text>
    }
}

/// Who is ahead, as the style sheet calls it.
pub fn colour(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Left => "left",
        Outcome::Right => "right",
        Outcome::Next => "fuzzy",
        Outcome::Previous => "zero",
    }
}
