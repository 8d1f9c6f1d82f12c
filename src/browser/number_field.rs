//! A box for a whole number. What does not fit is corrected, and the box says so.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::browser::text_field::use_field;
use page_model::link::corrections::Corrections;

#[derive(Clone, PartialEq, Properties)]
pub struct NumberFieldProps {
    pub id: AttrValue,
    /// As a correction calls it.
    pub name: AttrValue,
    pub value: i32,
    pub least: i32,
    pub most: i32,
    /// Gets the number and gives the one that is taken in its place: there may be gaps in the range.
    pub on_number: Callback<i32, i32>,
}

#[component]
pub fn NumberField(props: &NumberFieldProps) -> Html {
    let NumberFieldProps { id, name, value, least, most, on_number } = props.clone();
    let field = use_field(value.to_string(), 0);
    // What was corrected, as long as the number is the one that it was corrected to.
    let corrected = use_state_eq(|| (value, AttrValue::default()));
    let on_change = {
        let (corrected, name) = (corrected.setter(), name.clone());
        Callback::from(move |event: Event| {
            let field = event.target_unchecked_into::<HtmlInputElement>();
            let mut corrections = Corrections::default();
            let asked = corrections.number(&name, Some(&field.value()), least..=most, value);
            let number = on_number.emit(asked);
            corrections.gap(&name, asked, number);
            field.set_value(&number.to_string());
            corrected.set((number, corrections.0.join(" ").into()));
        })
    };
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
