//! The switches above the board.

use yew::prelude::*;

use crate::konane::{Edge, Rules};

#[derive(Properties, PartialEq)]
pub struct ToolbarProps {
    pub rules: Rules,
    pub edge: Edge,
    pub on_rules: Callback<Rules>,
    pub on_edge: Callback<Edge>,
    pub on_clear: Callback<()>,
}

#[component]
pub fn Toolbar(props: &ToolbarProps) -> Html {
    let rules = |id, label, rules| switch(id, label, props.rules == rules, &props.on_rules, rules);
    let edge = |id, label, edge| switch(id, label, props.edge == edge, &props.on_edge, edge);
    html! {
        <div class="tools">
            <div class="group" role="group" aria-label="Rules">
                { rules("rules-ancient", "Ancient", Rules::Ancient) }
                { rules("rules-modern", "Modern", Rules::Modern) }
            </div>
            <div class="group" role="group" aria-label="Edge of the board">
                { edge("edge-plane", "Plane", Edge::Plane) }
                { edge("edge-walls", "Walls", Edge::Walls) }
            </div>
            <button id="clear" type="button" onclick={props.on_clear.reform(|_| ())}>
                { "Clear" }
            </button>
        </div>
    }
}

fn switch<T: Copy + 'static>(
    id: &'static str,
    label: &'static str,
    is_on: bool,
    on_choice: &Callback<T>,
    choice: T,
) -> Html {
    html! {
        <button
            {id}
            type="button"
            aria-pressed={is_on.to_string()}
            onclick={on_choice.reform(move |_| choice)}
        >
            { label }
        </button>
    }
}
