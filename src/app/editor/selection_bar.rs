//! What can be done with all stones, or with those that are selected.

use yew::prelude::*;

use crate::app::browser::focus_back::use_focus_back;
use crate::app::editor::action::Action;
use crate::app::editor::edit::{Ink, Transform};
use crate::player::Player;

/// Turns, mirrors and swaps.
pub fn transforms(act: &Callback<Action>) -> Html {
    let choices = [
        ("Turn left", Transform::TurnLeft),
        ("Turn right", Transform::TurnRight),
        ("Mirror", Transform::Mirror),
        ("Upside down", Transform::UpsideDown),
        ("Swap colours", Transform::SwapColours),
    ];
    html! {
        <>
            { for choices.map(|(label, transform)| {
                button(label, act, Action::Transform(transform))
            }) }
        </>
    }
}

#[derive(Properties, PartialEq)]
pub struct SelectionBarProps {
    pub act: Callback<Action>,
    /// Whether there is something to work on.
    pub has_selection: bool,
    pub is_picked_up: bool,
    /// `true`: take it off the board.
    pub on_copy: Callback<bool>,
    pub on_paste: Callback<()>,
}

#[component]
pub fn SelectionBar(props: &SelectionBarProps) -> Html {
    let SelectionBarProps { act, has_selection, is_picked_up, on_copy, on_paste } = props;
    use_focus_back(*has_selection);
    let hint = match (has_selection, is_picked_up) {
        (false, _) => "Drag a rectangle, or press a stone and then the square it should go to.",
        (true, true) => "Press a square to put it down there.",
        (true, false) => "Drag it, or press it and then a square.",
    };
    html! {
        <div id="selection-bar" class="set-up" role="group" aria-label="Selection">
            <p class="note">{ hint }</p>
            if *has_selection {
                <div class="row">
                    <button type="button" onclick={on_copy.reform(|_| false)}>{ "Copy" }</button>
                    <button type="button" onclick={on_copy.reform(|_| true)}>{ "Cut" }</button>
                    <button type="button" onclick={on_paste.reform(|_| ())}>{ "Paste…" }</button>
                    { transforms(act) }
                    { button("Fill", act, Action::Fill(Ink::Fitting)) }
                    { button("Black", act, Action::Fill(Ink::Stone(Some(Player::Left)))) }
                    { button("White", act, Action::Fill(Ink::Stone(Some(Player::Right)))) }
                    { button("Delete", act, Action::Fill(Ink::Stone(None))) }
                    { button("Done", act, Action::Select(None)) }
                </div>
            }
        </div>
    }
}

fn button(label: &'static str, act: &Callback<Action>, action: Action) -> Html {
    html! {
        <button type="button" onclick={act.reform(move |_| action.clone())}>{ label }</button>
    }
}
