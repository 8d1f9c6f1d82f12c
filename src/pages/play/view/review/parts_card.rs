//! The moment when the board falls into parts, and the parts of the present position with their values.

use yew::prelude::*;

use crate::analysis::view::folded_name::name;
use crate::analysis::view::name_view::number;
use crate::pages::play::review::links::{in_gallery, in_sums, on_board};
use crate::pages::play::review::review_report::{PartReport, ReviewReport};
use crate::pages::play::review::sentences;
use game::State;
use words::say;

/// `on_go` gets the number of a place in the line.
pub fn parts_card(known: &ReviewReport, at: usize, on_go: &Callback<usize>) -> Html {
    let (Some(line), Some(place)) = (&known.line, known.places.get(at)) else { return html! {} };
    let moment = known.apart();
    let parts = place.parts.as_deref().unwrap_or_default();
    let state = &line.states[at];
    let stones: Vec<&[_]> = parts.iter().map(|part| &part.stones[..]).collect();
    let count = |place: usize| known.places[place].parts.as_ref().map_or(0, Vec::len);
    html! {
        <section id="review-parts" class="card review-parts" aria-label={say::review_apart()}>
            <h3>{ say::review_apart() }</h3>
            if let Some(moment) = moment {
                <p>{ say::review_apart_since(count(moment), &sentences::place(line, moment)) }</p>
                if moment != at {
                    <p><button id="review-apart" type="button" onclick={on_go.reform(move |_| moment)}>
                        { say::review_apart_go() }
                    </button></p>
                }
            } else {
                <p>
                    { match parts.len() {
                        0 => say::review_apart_none().to_string(),
                        1 => say::review_apart_one().to_string(),
                        parts => say::review_apart_here(parts),
                    } }
                </p>
            }
            if !parts.is_empty() {
                <h4>{ say::review_parts() }</h4>
                <ul>
                    { for parts.iter().enumerate().map(|(place, part)| part_line(state, place + 1, part)) }
                    if state.passes_worth() != 0 {
                        <li>
                            <span>{ say::review_parts_passes() }</span>
                            <span class="name">{ number(&state.passes_worth().to_string()) }</span>
                        </li>
                    }
                    if let Some(total) = &place.total {
                        <li class="total">
                            <span>{ say::review_parts_total() }</span>
                            { name(&total.name) }
                            if let Some(sums) = in_sums(state, &stones) {
                                <a id="review-sums" href={sums}>{ say::review_parts_sums() }</a>
                            }
                        </li>
                    }
                </ul>
            }
        </section>
    }
}

fn part_line(state: &State, place: usize, part: &PartReport) -> Html {
    html! {
        <li key={place} data-part={place.to_string()}>
            <span>{ say::review_part(place) }</span>
            { match &part.value {
                Some(value) => name(&value.name),
                None => html! { <span class="note">{ say::review_part_unknown() }</span> },
            } }
            <a href={on_board(state, &part.stones)} aria-label={say::review_part_open_part(place)}>
                { say::review_part_open() }
            </a>
            if let Some(value) = part.value.as_ref().filter(|value| value.name.tree.is_whole()) {
                <a
                    href={in_gallery(state, &value.name.plain())}
                    aria-label={say::review_part_gallery_part(place)}
                >
                    { say::review_part_gallery() }
                </a>
            }
        </li>
    }
}
