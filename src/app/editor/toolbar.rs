//! The brushes and switches above the board.

use yew::prelude::*;

use crate::app::browser::button::switch;
use crate::app::editor::action::Action;
use crate::app::editor::edit::Brush;
use crate::app::editor::rules_menu::RulesMenu;
use crate::app::editor::setup_panel::SetUp;
use crate::app::link::view::View;
use crate::konane::{Board, Rules};
use crate::language::say;
use crate::player::Player;

#[derive(Properties, PartialEq)]
pub struct ToolbarProps {
    pub brush: Brush,
    pub view: View,
    pub rules: Rules,
    pub board: Board,
    pub can_undo: bool,
    pub can_redo: bool,
    pub act: Callback<Action>,
    pub on_text: Callback<()>,
    pub on_help: Callback<()>,
    /// Whether the tools stay folded until the reader opens them.
    pub is_compact: bool,
}

const BRUSHES: [(&str, Brush); 5] = [
    ("brush-cycle", Brush::Cycle),
    ("brush-black", Brush::Stone(Player::Left)),
    ("brush-white", Brush::Stone(Player::Right)),
    ("brush-erase", Brush::Erase),
    ("brush-select", Brush::Select),
];

#[component]
pub fn Toolbar(props: &ToolbarProps) -> Html {
    let ToolbarProps { brush, view, rules, board, can_undo, can_redo, act, is_compact, .. } = props;
    let view = *view;
    let is_unfolded = use_state_eq(|| false);
    let has_all = !is_compact || *is_unfolded;
    let unfold = {
        let is_unfolded = is_unfolded.clone();
        Callback::from(move |_| is_unfolded.set(!*is_unfolded))
    };
    let choose = |id, choice: Brush| {
        html! {
            <button
                {id}
                type="button"
                aria-label={choice.name()}
                title={choice.name()}
                aria-pressed={(*brush == choice && !view.plays()).to_string()}
                onclick={act.reform(move |_| Action::SetBrush(choice))}
            >
                { icon(choice) }
            </button>
        }
    };
    let step = |id, name: &'static str, path: &'static str, is_possible: bool, action: Action| {
        html! {
            <button
                {id}
                class="sign"
                type="button"
                aria-label={name}
                title={name}
                disabled={!is_possible}
                onclick={act.reform(move |_| action.clone())}
            >
                <svg class="icon line" viewBox="0 0 20 20" aria-hidden="true"><path d={path} /></svg>
            </button>
        }
    };
    html! {
        <div class="tools">
            { modes(["mode-edit", "mode-play"], view, act) }
            if has_all {
                <div class="group brushes" role="group" aria-label={say::editor_brush()}>
                    { for BRUSHES.map(|(id, choice)| choose(id, choice)) }
                </div>
            }
            <div class="group" role="group" aria-label={say::editor_history()}>
                { step("undo", say::editor_undo(), "M8 4L3.5 8.5L8 13M4 8.5H12a4 4 0 0 1 0 8H9", *can_undo, Action::Undo) }
                { step("redo", say::editor_redo(), "M12 4L16.5 8.5L12 13M16 8.5H8a4 4 0 0 0 0 8H11", *can_redo, Action::Redo) }
            </div>
            <span class="gap"></span>
            <RulesMenu
                rules={*rules}
                edge={board.edge()}
                has_edge={has_all}
                act={act.clone()}
            />
            if has_all {
                <SetUp board={board.clone()} act={act.clone()} on_text={props.on_text.clone()} />
                <button
                    id="help"
                    class="sign"
                    type="button"
                    aria-label={say::help()}
                    title={say::editor_help()}
                    onclick={props.on_help.reform(|_| ())}
                >
                    { "?" }
                </button>
            }
            if *is_compact {
                <button
                    id="edit-open"
                    type="button"
                    aria-expanded={is_unfolded.to_string()}
                    onclick={unfold}
                >
                    { if *is_unfolded { say::editor_fewer() } else { say::editor_more() } }
                </button>
            }
        </div>
    }
}

/// Whether a press edits or plays.
pub fn modes(ids: [&'static str; 2], view: View, act: &Callback<Action>) -> Html {
    let mode = |id, label: &'static str, plays| {
        switch(id, label, view.plays() == plays, act, Action::SetView(view.in_mode(plays)))
    };
    let [edit, play] = ids;
    html! {
        <div class="group" role="group" aria-label={say::editor_mode()}>
            { mode(edit, say::editor_edit(), false) }
            { mode(play, say::editor_play(), true) }
        </div>
    }
}

fn icon(brush: Brush) -> Html {
    let picture = match brush {
        Brush::Cycle => html! {
            <>
                <circle class="stone white" cx="10" cy="10" r="7.5" />
                <path class="half" d="M10 2.5a7.5 7.5 0 0 0 0 15z" />
            </>
        },
        Brush::Stone(Player::Left) => {
            html! { <circle class="stone black" cx="10" cy="10" r="7.5" /> }
        }
        Brush::Stone(Player::Right) => {
            html! { <circle class="stone white" cx="10" cy="10" r="7.5" /> }
        }
        Brush::Erase => html! { <path class="line" d="M5 5l10 10M15 5L5 15" /> },
        Brush::Select => html! {
            <rect class="line dashes" x="3" y="4" width="14" height="12" rx="2" />
        },
    };
    html! { <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">{ picture }</svg> }
}
