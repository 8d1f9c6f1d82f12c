//! The controls for the numbers of an exhibit.

use web_sys::{Event, HtmlInputElement, HtmlSelectElement, InputEvent};
use yew::prelude::*;

use crate::app::browser::number_field::NumberField;
use crate::app::doors::gallery::exhibit_link::ExhibitLink;
use crate::app::doors::gallery::tabular::number_name;
use crate::app::link::door_link::DoorLink;
use crate::content::Parameter;

/// Up to so many choices stand side by side.
const FEW: usize = 4;

pub fn controls(exhibit_link: &ExhibitLink, on_visit: &Callback<DoorLink>) -> Html {
    html! {
        <div class="controls">
            { for exhibit_link.family.parameters.iter().enumerate().map(|(place, parameter)| {
                let set = {
                    let exhibit_link = exhibit_link.clone();
                    on_visit.reform(move |number| exhibit_link.with(place, number).visit())
                };
                let number = exhibit_link.point[place];
                match parameter.choices.len() {
                    0 => slider(parameter, number, set),
                    count if count <= FEW => buttons(parameter, number, set),
                    _ => select(parameter, number, set),
                }
            }) }
            if !exhibit_link.has_subject() {
                <p class="note" role="status">{ "No position has these numbers." }</p>
            }
        </div>
    }
}

fn slider(parameter: &'static Parameter, number: i32, set: Callback<i32>) -> Html {
    let Parameter { symbol, label, least, most, .. } = parameter;
    let on_slide = set.reform(move |event: InputEvent| {
        let field = event.target_unchecked_into::<HtmlInputElement>();
        field.value_as_number() as i32
    });
    html! {
        <div class="control">
            <label for={format!("number-{symbol}")}>
                if symbol.len() == 1 { <i>{ *symbol }</i>{ " " } }
                <span>{ *label }</span>
            </label>
            <input
                id={format!("slider-{symbol}")}
                type="range"
                aria-label={format!("{symbol}, {label}")}
                min={least.to_string()}
                max={most.to_string()}
                value={number.to_string()}
                oninput={on_slide}
            />
            <NumberField
                id={format!("number-{symbol}")}
                name={*symbol}
                value={number}
                least={*least}
                most={*most}
                on_number={set}
            />
        </div>
    }
}

fn buttons(parameter: &'static Parameter, number: i32, set: Callback<i32>) -> Html {
    html! {
        <div class="control">
            <span aria-hidden="true">{ parameter.label }</span>
            <div class="group" role="group" aria-label={parameter.label}>
                { for choices(parameter).map(|choice| html! {
                    <button
                        type="button"
                        data-choice={choice.to_string()}
                        aria-pressed={(choice == number).to_string()}
                        onclick={set.reform(move |_| choice)}
                    >
                        { number_name(parameter, choice) }
                    </button>
                }) }
            </div>
        </div>
    }
}

fn select(parameter: &'static Parameter, number: i32, set: Callback<i32>) -> Html {
    let on_change = set.reform(move |event: Event| {
        let select = event.target_unchecked_into::<HtmlSelectElement>();
        select.value().parse().unwrap_or(number)
    });
    html! {
        <div class="control">
            <label for={format!("choice-{}", parameter.symbol)}>{ parameter.label }</label>
            <select id={format!("choice-{}", parameter.symbol)} onchange={on_change}>
                { for choices(parameter).map(|choice| html! {
                    <option value={choice.to_string()} selected={choice == number}>
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
