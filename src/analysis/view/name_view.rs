//! The names of values, as text and in pictures.

use basics::player::Player;
use drawing::{Run, length, readable};
use yew::prelude::*;

use crate::analysis::phrases::{self, Gap};
use crate::analysis::stacked::bars;
use crate::analysis::view::stacked::{barred, fraction, near, stacked};
use crate::board::window_coordinates::WindowCoordinates;
use value::{Look, NameTree, Outcome, Piece};
use words::{aloud, say};
use worker::client::ListedJump;
use worker::message::{FateText, NameText, RangeText};

/// How many signs of a name fit in a line.
const ROOM: usize = 24;
/// Longer names may break between lines.
const UNBROKEN: usize = 12;

/// A name in a line of text, folded if it is long.
pub fn short_name(name: &NameText) -> Html {
    line(name, &short(name))
}

/// The part of a name that a line shows.
pub fn short(name: &NameText) -> NameTree {
    name.tree.folded(0, ROOM)
}

pub fn line(name: &NameText, short: &NameTree) -> Html {
    set(short, classes!("name", colour(name.outcome)))
}

/// A name, with its words for screen readers.
pub fn set(tree: &NameTree, class: Classes) -> Html {
    let pieces = tree.pieces(usize::MAX).unwrap_or_default();
    let is_long = length(&pieces) > UNBROKEN;
    let words = aloud(tree, usize::MAX).unwrap_or_default();
    html! {
        <span class={classes!(class, is_long.then_some("broken"))}>
            { heard(pieces.iter().map(piece).collect(), words) }
        </span>
    }
}

/// Signs for the eye, and words for screen readers.
pub fn heard(signs: Html, words: String) -> Html {
    html! {
        <>
            <span aria-hidden="true">{ signs }</span>
            <span class="unseen">{ words }</span>
        </>
    }
}

/// A number, given as text.
pub fn number(number: &str) -> Html {
    heard(stacked(&phrases::number(number)), phrases::number_words(number))
}

/// Stands in for an unknown value; if it is on its way, its place is pale as on a page that loads.
pub fn unknown(bounds: Option<&RangeText>, gap: Gap) -> Html {
    let signs = stacked(&phrases::unknown(bounds, gap));
    let unknown = heard(signs, phrases::unknown_words(bounds, gap));
    match (bounds, gap) {
        (None, Gap::Sought) => html! { <span class="waiting">{ unknown }</span> },
        _ => unknown,
    }
}

/// Whether a jump is dominated, reversible, or the same as another.
pub fn fate(
    fate: &FateText,
    jumps: &[ListedJump],
    frame: &WindowCoordinates,
    name: fn(&NameText) -> Html,
) -> Html {
    let other = |index: u32| {
        jumps.get(index as usize).map_or(String::new(), |other| frame.jump_name(&other.jump))
    };
    if let Some(first) = fate.repeats {
        return say::answer_fate_same(&other(first)).into();
    }
    match (fate.dominated_by.map(other), &fate.reverses_through) {
        (None, None) => say::answer_fate_undominated().into(),
        (Some(best), None) => say::answer_fate_dominated(&best).into(),
        (None, Some(answer)) => say::answer_fate_reverses(name(answer)),
        (Some(best), Some(answer)) => say::answer_fate_both(&best, name(answer)),
    }
}

fn piece(piece: &Piece) -> Html {
    let text = readable(&piece.text);
    match piece.look {
        Look::Normal | Look::Space => barred(&text),
        Look::Superscript => html! { <sup>{ text }</sup> },
        Look::Subscript => html! { <sub>{ text }</sub> },
        Look::Fraction => match text.split_once('/') {
            Some((above, below)) => fraction(above, below),
            None => html! { text },
        },
    }
}

/// Runs of text in a picture, centred at a point of the line, in this size.
pub fn drawn(runs: &[Run], (x, y): (f64, f64), size: f64) -> Html {
    let mut line = 0.0;
    html! {
        <text x={x.to_string()} y={y.to_string()} text-anchor="middle" font-size={size.to_string()}>
            { for runs.iter().map(|run| {
                // The offset of a run is relative to the run before.
                let fall = -run.rise * size - line;
                line += fall;
                html! {
                    <tspan
                        dy={format!("{fall:.1}")}
                        font-size={format!("{:.1}", run.size * size)}
                    >
                        { for bars(&run.text).into_iter().map(|(before, count)| html! {
                            <>
                                { before.to_string() }
                                if count > 0 {
                                    <tspan class="bars">{ near(count) }</tspan>
                                    { "|" }
                                }
                            </>
                        }) }
                    </tspan>
                }
            }) }
        </text>
    }
}

/// The style sheet's class for an outcome.
pub fn colour(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Wins(Player::Left) => "left",
        Outcome::Wins(Player::Right) => "right",
        Outcome::Next => "fuzzy",
        Outcome::Previous => "zero",
    }
}
