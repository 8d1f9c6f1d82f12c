//! A menu for the rules and the edge of the board. Its button names both.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::button::switch;
use crate::browser::drop_down::{DropDown, use_drop};
use crate::editor::editor_action::EditorAction;
use konane::{Edge, Rules};
use words::say;

#[autoprops]
#[component]
pub fn RulesMenu(rules: &Rules, edge: &Edge, act: &Callback<EditorAction>) -> Html {
    let (is_open, on_open) = use_drop();
    let choose = |id: &'static str, label: &'static str, is_on: bool, action: EditorAction| {
        switch(id, label, is_on, act, action)
    };
    let rule =
        |id, label, choice| choose(id, label, *rules == choice, EditorAction::SetRules(choice));
    let edges =
        |id, label, choice| choose(id, label, *edge == choice, EditorAction::SetEdge(choice));
    let (rules_name, rules_words) = rules_words(*rules);
    let (edge_name, edge_words) = edge_words(*edge);
    html! {
        <DropDown
            id="rules"
            name={say::rules_menu()}
            label={html! {
                <>
                    <span class="unseen">{ say::rules_are() }{ " " }</span>
                    { format!("{rules_name} · {edge_name}") }
                </>
            }}
            {is_open}
            {on_open}
        >
            <div class="group" role="group" aria-label={say::rules_choose()}>
                { rule("rules-ancient", say::rules_ancient(), Rules::Ancient) }
                { rule("rules-modern", say::rules_modern(), Rules::Modern) }
            </div>
            <p class="note">{ rules_words }</p>
            <div class="group" role="group" aria-label={say::rules_edge()}>
                { edges("edge-plane", say::rules_plane(), Edge::Plane) }
                { edges("edge-walls", say::rules_walls(), Edge::Walls) }
            </div>
            <p class="note">{ edge_words }</p>
        </DropDown>
    }
}

/// The name of the rules, and a description.
pub fn rules_words(rules: Rules) -> (&'static str, &'static str) {
    match rules {
        Rules::Ancient => (say::rules_ancient(), say::rules_ancient_what()),
        Rules::Modern => (say::rules_modern(), say::rules_modern_what()),
    }
}

pub fn edge_words(edge: Edge) -> (&'static str, &'static str) {
    match edge {
        Edge::Plane => (say::rules_plane_short(), say::rules_plane_what()),
        Edge::Walls => (say::rules_walls_short(), say::rules_walls_what()),
    }
}
