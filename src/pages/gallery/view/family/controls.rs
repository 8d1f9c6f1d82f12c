//! The controls for the numbers of an exhibit; numbers without a position cannot be chosen.

use std::ops::RangeInclusive;

use web_sys::{Event, HtmlInputElement, HtmlSelectElement, InputEvent};
use yew::prelude::*;

use crate::browser::callback::callback;
use crate::browser::number_field::NumberField;
use crate::pages::gallery::exhibit_link::ExhibitLink;
use crate::pages::gallery::tabular::number_name;
use teaching::content::Parameter;

/// Up to this many choices are buttons side by side.
const FEW: usize = 4;

pub fn controls(exhibit_link: &ExhibitLink, open: &Callback<ExhibitLink>) -> Html {
    html! {
        <div class="controls">
            { for exhibit_link.family.parameters.iter().enumerate().map(|(place, parameter)| {
                // Returns the number that the link gets.
                let to_number = callback!(exhibit_link, open, move |number| {
                        let changed = exhibit_link.with(place, number);
                        let number = changed.point[place];
                        open.emit(changed);
                        number
                    });
                let set = callback!(to_number, move |number| {
                        to_number.emit(number);
                    });
                let number = exhibit_link.point[place];
                let range = exhibit_link.family.range(place, &exhibit_link.point);
                match parameter.choices.len() {
                    0 => slider(parameter, number, range, to_number),
                    count if count <= FEW => buttons(parameter, number, range, set),
                    _ => select(parameter, number, range, set),
                }
            }) }
        </div>
    }
}

fn slider(
    parameter: &'static Parameter,
    number: i32,
    range: RangeInclusive<i32>,
    on_number: Callback<i32, i32>,
) -> Html {
    let Parameter { symbol, label, .. } = parameter;
    let (least, most) = (*range.start(), *range.end());
    let on_slide = callback!(on_number, move |event: InputEvent| {
        let field = event.target_unchecked_into::<HtmlInputElement>();
        on_number.emit(field.value_as_number() as i32);
    });
    html! {
        <div class="control">
            <label for={format!("number-{symbol}")}>
                if symbol.len() == 1 { <i>{ *symbol }</i>{ " " } }
                <span>{ label.text() }</span>
            </label>
            <input
                id={format!("slider-{symbol}")}
                type="range"
                aria-label={format!("{symbol}, {}", label.text())}
                min={least.to_string()}
                max={most.to_string()}
                value={number.to_string()}
                oninput={on_slide}
            />
            <NumberField
                id={format!("number-{symbol}")}
                name={*symbol}
                value={number}
                {least}
                {most}
                {on_number}
            />
        </div>
    }
}

fn buttons(
    parameter: &'static Parameter,
    number: i32,
    range: RangeInclusive<i32>,
    set: Callback<i32>,
) -> Html {
    html! {
        <div class="control">
            <span aria-hidden="true">{ parameter.label.text() }</span>
            <div class="group" role="group" aria-label={parameter.label.text()}>
                { for choices(parameter).map(|choice| html! {
                    <button
                        type="button"
                        data-choice={choice.to_string()}
                        aria-pressed={(choice == number).to_string()}
                        disabled={!range.contains(&choice)}
                        onclick={set.reform(move |_| choice)}
                    >
                        { number_name(parameter, choice) }
                    </button>
                }) }
            </div>
        </div>
    }
}

fn select(
    parameter: &'static Parameter,
    number: i32,
    range: RangeInclusive<i32>,
    set: Callback<i32>,
) -> Html {
    let on_change = set.reform(move |event: Event| {
        let select = event.target_unchecked_into::<HtmlSelectElement>();
        select.value().parse().unwrap_or(number)
    });
    html! {
        <div class="control">
            <label for={format!("choice-{}", parameter.symbol)}>{ parameter.label.text() }</label>
            <select id={format!("choice-{}", parameter.symbol)} onchange={on_change}>
                { for choices(parameter).map(|choice| html! {
                    <option
                        value={choice.to_string()}
                        selected={choice == number}
                        disabled={!range.contains(&choice)}
                    >
                        { number_name(parameter, choice) }
                    </option>
                }) }
            </select>
        </div>
    }
}

fn choices(parameter: &Parameter) -> impl Iterator<Item = i32> {
    parameter.least..=parameter.most
}
