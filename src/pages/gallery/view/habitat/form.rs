//! The form for the value to look for, and where.

use web_sys::HtmlInputElement;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::callback::callback;
use crate::pages::gallery::habitat::query::Query;
use konane::{Colours, Edge, Rules};
use words::say;

/// Example values: as a reader types them, and as the page shows them, with a small number below.
const EXAMPLES: [(&str, &str, &str); 10] = [
    ("*2", "∗2", ""),
    ("^", "↑", ""),
    ("^<2>", "↑²", ""),
    ("1/2", "½", ""),
    ("1/4", "¼", ""),
    ("tiny(1)", "+", "1"),
    ("*3", "∗3", ""),
    ("3", "3", ""),
    ("{2|0}", "{2 | 0}", ""),
    ("±1", "±1", ""),
];

/// The value takes effect when the reader sends it, everything else at once.
#[autoprops]
#[component]
pub fn Form(query: &Query, on_query: &Callback<Query>) -> Html {
    let field = use_node_ref();
    let submit = callback!(field, query, on_query, move |event: SubmitEvent| {
        event.prevent_default();
        if let Some(input) = field.cast::<HtmlInputElement>() {
            let value = input.value().trim().to_string();
            on_query.emit(Query { value, ..query.clone() });
        }
    });
    // If another link asks for a value, it replaces what the reader has typed.
    use_effect_with((field.clone(), query.value.clone()), |(field, value)| {
        if let Some(input) = field.cast::<HtmlInputElement>() {
            input.set_value(value);
        }
    });
    let switch = |label: &'static str, is_on: bool, to: Query| {
        html! {
            <button
                type="button"
                aria-pressed={is_on.to_string()}
                onclick={on_query.reform(move |_| to.clone())}
            >
                { label }
            </button>
        }
    };
    let rules = |rules| Query { rules, ..query.clone() };
    let edge = |edge| Query { edge, ..query.clone() };
    let colours = |colours| Query { colours, ..query.clone() };
    html! {
        <form class="habitat-form" role="search" onsubmit={submit}>
            <label for="sought">{ say::habitat_value() }</label>
            <div class="habitat-line">
                <input
                    id="sought"
                    ref={field}
                    type="text"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    aria-describedby="habitat-problem"
                    placeholder="*2, ^, 1/2, {1|*} …"
                />
                <button id="seek" class="main" type="submit">{ say::habitat_seek() }</button>
            </div>
            <ul class="tries" aria-label={say::habitat_examples()}>
                { for EXAMPLES.map(|(value, shown, below)| html! {
                    <li>
                        <a href={Query { value: value.to_string(), ..query.clone() }.page_link().to_string()}>
                            { shown }
                            if !below.is_empty() {
                                <sub>{ below }</sub>
                            }
                        </a>
                    </li>
                }) }
            </ul>
            <div class="tools">
                <div class="group" role="group" aria-label={say::habitat_rules()}>
                    { switch(say::habitat_rules_ancient(), query.rules == Rules::Ancient, rules(Rules::Ancient)) }
                    { switch(say::habitat_rules_modern(), query.rules == Rules::Modern, rules(Rules::Modern)) }
                </div>
                <div class="group" role="group" aria-label={say::habitat_board()}>
                    { switch(say::habitat_board_plane(), query.edge == Edge::Plane, edge(Edge::Plane)) }
                    { switch(say::habitat_board_walls(), query.edge == Edge::Walls, edge(Edge::Walls)) }
                </div>
                <div class="group" role="group" aria-label={say::habitat_colours()}>
                    { switch(say::habitat_colours_opening(), query.colours == Colours::Opening, colours(Colours::Opening)) }
                    { switch(say::habitat_colours_any(), query.colours == Colours::Any, colours(Colours::Any)) }
                </div>
            </div>
        </form>
    }
}
