//! What the reader types: the pattern, and for each letter its range and the number on the board.

use web_sys::{HtmlInputElement, InputEvent};
use yew::prelude::*;

use crate::browser::callback::{callback, closure};
use crate::browser::marked_place::marked_place;
use crate::browser::number_field::NumberField;
use crate::pages::gallery::own::query::{
    EXAMPLES, Fault, Field, LONGEST_RANGE, OwnFamily, OwnQuery, example,
};
use crate::pages::gallery::view::own::help::help;
use crate::pages::gallery::view::own::notation_field::NotationField;
use konane::{Edge, LONGEST_FAMILY};
use words::say;

pub fn form(query: &OwnQuery, family: &OwnFamily, open: &Callback<OwnQuery>) -> Html {
    let on_family = open.reform(closure!(query, move |family| query.with_family(family)));
    let fault = family.fault_in(Field::Family);
    html! {
        <form class="own-form" onsubmit={|event: SubmitEvent| event.prevent_default()}>
            <label for="own-family">{ say::own_pattern() }</label>
            <NotationField
                id="own-family"
                text={query.family.clone()}
                longest={LONGEST_FAMILY}
                placeholder="x(ox)^n"
                problem={fault.map(|_| "own-family-problem")}
                on_text={on_family}
            />
            { problem("own-family-problem", &query.family, fault) }
            <ul class="tries" aria-label={say::own_examples()}>
                { for EXAMPLES.iter().filter_map(|text| example(text)).map(|example| html! {
                    <li><a href={example.page_link().to_string()}>{ example.family }</a></li>
                }) }
            </ul>
            <div class="own-letters">
                { for query.ranges.iter().map(|(letter, range)| {
                    control(query, family, (*letter, range.as_str()), open)
                }) }
                { edges(query, open) }
            </div>
            { help(
                    say::own_help(),
                    [
                        ("x o .", say::own_help_stones()),
                        ("3", say::own_help_run()),
                        ("x^n (ox)^n", say::own_help_repeat()),
                        ("x^(2n+1)", say::own_help_sum()),
                        ("xo/ox (xo/ox)^n", say::own_help_rows()),
                    ],
                    Some(say::own_help_letters()),
                ) }
        </form>
    }
}

/// What is wrong with a text; where it is at one character, that is marked.
pub fn problem(id: &'static str, text: &str, fault: Option<&Fault>) -> Html {
    let Some(Fault { character, expected, .. }) = fault else { return html! {} };
    html! {
        <div {id} class="problem" role="status">
            { match character {
                Some(character) => html! {
                    <>
                        <p>
                            { say::own_wrong_at(*character, expected, &|words| html! { <strong>{ words }</strong> }) }
                        </p>
                        <p class="name">{ marked_place(text, *character) }</p>
                    </>
                },
                None => html! { <p>{ say::own_wrong(expected) }</p> },
            } }
        </div>
    }
}

/// The range of a letter and, if it has more than one number, which of them the board shows.
fn control(
    query: &OwnQuery,
    family: &OwnFamily,
    (letter, range): (char, &str),
    open: &Callback<OwnQuery>,
) -> Html {
    let place = family.letters.iter().position(|known| *known == letter);
    let shown = family.shown(query.at.as_deref()).map(|case| case.point.clone());
    let numbers = place.and_then(|place| Some((place, family.ranges.get(place)?.clone())));
    let fault = family.fault_in(Field::Range(letter));
    let on_range = open.reform(closure!(query, move |range| query.with_range(letter, range)));
    let slider = numbers.zip(shown).filter(|((_, numbers), _)| numbers.start() < numbers.end());
    let slider = slider.map(|((place, numbers), point)| {
        let number = point[place];
        let to_number = callback!(query, open, move |number| {
            let mut point = point.clone();
            point[place] = number;
            open.emit(query.with_point(point));
            number
        });
        let on_slide = callback!(to_number, move |event: InputEvent| {
            let field = event.target_unchecked_into::<HtmlInputElement>();
            to_number.emit(field.value_as_number() as i32);
        });
        let (least, most) = numbers.into_inner();
        html! {
            <>
                <input
                    id={format!("slider-{letter}")}
                    type="range"
                    aria-label={say::own_number(&letter.to_string())}
                    min={least.to_string()}
                    max={most.to_string()}
                    value={number.to_string()}
                    oninput={on_slide}
                />
                <label class="unseen" for={format!("number-{letter}")}>
                    { say::own_number(&letter.to_string()) }
                </label>
                <NumberField
                    id={format!("number-{letter}")}
                    name={letter.to_string()}
                    value={number}
                    {least}
                    {most}
                    on_number={to_number}
                />
            </>
        }
    });
    html! {
        <div key={letter.to_string()} class="control">
            <label for={format!("range-{letter}")}>
                <i>{ letter }</i>
                <span class="unseen">{ say::own_range(&letter.to_string()) }</span>
            </label>
            <NotationField
                id={format!("range-{letter}")}
                text={range.to_string()}
                longest={LONGEST_RANGE}
                placeholder="1..20"
                problem={fault.map(|_| format!("range-{letter}-problem"))}
                on_text={on_range}
            />
            { slider }
            if let Some(fault) = fault {
                <span id={format!("range-{letter}-problem")} class="note own-fault" role="status">
                    { say::own_wrong(&fault.expected) }
                </span>
            }
        </div>
    }
}

fn edges(query: &OwnQuery, open: &Callback<OwnQuery>) -> Html {
    let switch = |label: &'static str, edge: Edge| {
        let to = query.with_edge(edge);
        html! {
            <button
                type="button"
                data-edge={edge.name()}
                aria-pressed={(query.edge == edge).to_string()}
                onclick={open.reform(move |_| to.clone())}
            >
                { label }
            </button>
        }
    };
    html! {
        <div key="edges" class="control">
            <div class="group" role="group" aria-label={say::own_board()}>
                { switch(say::own_board_plane(), Edge::Plane) }
                { switch(say::own_board_walls(), Edge::Walls) }
            </div>
        </div>
    }
}
