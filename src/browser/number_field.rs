//! A box for a whole number. It corrects a number that does not fit, and says so.

use web_sys::HtmlInputElement;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::callback::{callback, closure};
use crate::browser::text_field::use_field;
use crate::link::corrections::Corrections;

/// A correction calls the number `name`. `on_number` gets the number and returns the one to use instead: the range
/// may have gaps.
#[autoprops]
#[component]
pub fn NumberField(
    id: AttrValue,
    name: AttrValue,
    value: i32,
    least: i32,
    most: i32,
    on_number: Callback<i32, i32>,
) -> Html {
    let field = use_field(value.to_string(), 0);
    // The number to which an input was corrected, and the message, which goes when the value leaves that number.
    let corrected = use_state_eq(|| (value, AttrValue::default()));
    use_effect_with(
        value,
        closure!(corrected, move |&value| {
            if corrected.0 != value {
                corrected.set((value, AttrValue::default()));
            }
        }),
    );
    let on_change = callback!(corrected, name, move |event: Event| {
        let field = event.target_unchecked_into::<HtmlInputElement>();
        let mut corrections = Corrections::default();
        let asked = corrections.number(&name, Some(&field.value()), least..=most, value);
        let number = on_number.emit(asked);
        corrections.gap(&name, asked, number);
        field.set_value(&number.to_string());
        corrected.set((number, corrections.0.join(" ").into()));
    });
    let (number, words) = &*corrected;
    let said = format!("{id}-said");
    html! {
        <>
            <input
                {id}
                ref={field}
                type="number"
                inputmode="numeric"
                min={least.to_string()}
                max={most.to_string()}
                aria-describedby={said.clone()}
                onchange={on_change}
            />
            <span id={said} class="note" role="status">
                if *number == value { { words } }
            </span>
        </>
    }
}
