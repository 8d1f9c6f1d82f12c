//! Commands for the selected stones, or for all.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::focus_back::use_focus_back;
use crate::editor::edit::{Ink, Transform};
use crate::editor::editor_action::EditorAction;
use basics::player::Player;
use words::say;

/// Buttons that turn, mirror and swap.
pub fn transforms(act: &Callback<EditorAction>) -> Html {
    let choices = [
        (say::transform_turn_left(), Transform::TurnLeft),
        (say::transform_turn_right(), Transform::TurnRight),
        (say::transform_mirror(), Transform::Mirror),
        (say::transform_upside_down(), Transform::UpsideDown),
        (say::transform_swap(), Transform::SwapColours),
    ];
    html! {
        <>
            { for choices.map(|(label, transform)| {
                button(label, act, EditorAction::Transform(transform))
            }) }
        </>
    }
}

/// `on_copy` gets `true` to cut.
#[autoprops]
#[component]
pub fn SelectionBar(
    act: &Callback<EditorAction>,
    has_selection: bool,
    is_picked_up: bool,
    on_copy: &Callback<bool>,
    on_paste: &Callback<()>,
) -> Html {
    use_focus_back(has_selection);
    let hint = match (has_selection, is_picked_up) {
        (false, _) => say::selection_none(),
        (true, true) => say::selection_picked_up(),
        (true, false) => say::selection_lying(),
    };
    html! {
        <div id="selection-bar" class="set-up" role="group" aria-label={say::selection_name()}>
            <p class="note">{ hint }</p>
            if has_selection {
                <div class="row">
                    <button type="button" onclick={on_copy.reform(|_| false)}>{ say::selection_copy() }</button>
                    <button type="button" onclick={on_copy.reform(|_| true)}>{ say::selection_cut() }</button>
                    <button type="button" onclick={on_paste.reform(|_| ())}>{ say::selection_paste() }</button>
                    { transforms(act) }
                    { button(say::selection_fill(), act, EditorAction::Fill(Ink::Fitting)) }
                    { button(say::editor_black(), act, EditorAction::Fill(Ink::Stone(Some(Player::Left)))) }
                    { button(say::editor_white(), act, EditorAction::Fill(Ink::Stone(Some(Player::Right)))) }
                    { button(say::selection_delete(), act, EditorAction::Fill(Ink::Stone(None))) }
                    { button(say::selection_done(), act, EditorAction::Select(None)) }
                </div>
            }
        </div>
    }
}

fn button(label: &'static str, act: &Callback<EditorAction>, action: EditorAction) -> Html {
    html! {
        <button type="button" onclick={act.reform(move |_| action.clone())}>{ label }</button>
    }
}
