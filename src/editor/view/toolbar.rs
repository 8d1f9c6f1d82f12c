//! The brushes and switches above the board.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::board::view::stones::stone_icon;
use crate::browser::button::switch;
use crate::browser::drop_down::{DropDown, use_drop};
use crate::browser::icon::{Icon, icon, path_icon};
use crate::browser::tool_row::ToolRow;
use crate::editor::edit::Brush;
use crate::editor::editor_action::EditorAction;
use crate::editor::view::rules_menu::RulesMenu;
use crate::editor::view::setup_panel::SetUp;
use crate::editor::view::show_menu::ShowMenu;
use crate::link::view::View;
use basics::player::Player;
use konane::{Edge, Rules};
use words::say;

#[derive(Properties, PartialEq)]
pub struct ToolbarProps {
    pub brush: Brush,
    pub view: View,
    pub rules: Rules,
    pub edge: Edge,
    /// How many rows and columns the board has.
    pub size: (i32, i32),
    pub can_undo: bool,
    pub can_redo: bool,
    pub act: Callback<EditorAction>,
    pub on_text: Callback<()>,
    pub on_help: Callback<()>,
    /// The box in which the board scrolls.
    pub slab: NodeRef,
}

const BRUSHES: [(&str, Brush); 5] = [
    ("brush-cycle", Brush::Cycle),
    ("brush-black", Brush::Stone(Player::Left)),
    ("brush-white", Brush::Stone(Player::Right)),
    ("brush-erase", Brush::Erase),
    ("brush-select", Brush::Select),
];

/// Where there is little room, one button holds the brushes, another the rarely used tools.
#[component]
pub fn Toolbar(props: &ToolbarProps) -> Html {
    let ToolbarProps { brush, view, rules, edge, can_undo, can_redo, act, .. } = props;
    let view = *view;
    let (has_more, on_more) = use_drop();
    let step =
        |id, name: &'static str, path: &'static str, is_possible: bool, action: EditorAction| {
            html! {
                <button
                    {id}
                    class="sign plain"
                    type="button"
                    aria-label={name}
                    title={name}
                    aria-disabled={(!is_possible).then_some("true")}
                    onclick={act.reform(move |_| action.clone())}
                >
                    { path_icon(path) }
                </button>
            }
        };
    html! {
        <ToolRow name={say::editor_tools()}>
            { modes(["mode-play", "mode-edit"], view, act) }
            if !view.plays() {
                <Brushes brush={*brush} act={act.clone()} />
            }
            <div class="history" role="group" aria-label={say::editor_history()}>
                { step("undo", say::editor_undo(), "M8 4L3.5 8.5L8 13M4 8.5H12a4 4 0 0 1 0 8H9", *can_undo, EditorAction::Undo) }
                { step("redo", say::editor_redo(), "M12 4L16.5 8.5L12 13M16 8.5H8a4 4 0 0 0 0 8H11", *can_redo, EditorAction::Redo) }
            </div>
            <span class="gap"></span>
            <ShowMenu {view} act={act.clone()} slab={props.slab.clone()} />
            <DropDown
                id="more"
                name={say::editor_more()}
                hint={say::editor_more()}
                label={Icon::MORE.view()}
                unfolds=true
                is_open={has_more}
                on_open={on_more}
            >
                <RulesMenu rules={*rules} edge={*edge} act={act.clone()} />
                <SetUp edge={*edge} size={props.size} act={act.clone()} on_text={props.on_text.clone()} />
                <button
                    id="help"
                    class="plain"
                    type="button"
                    aria-label={say::editor_help()}
                    title={say::editor_help()}
                    onclick={props.on_help.reform(|_| ())}
                >
                    <span class="in-row" aria-hidden="true">{ "?" }</span>
                    <span class="in-panel">{ say::editor_help() }</span>
                </button>
            </DropDown>
        </ToolRow>
    }
}

#[autoprops]
#[component]
fn Brushes(brush: &Brush, act: &Callback<EditorAction>) -> Html {
    let (is_open, on_open) = use_drop();
    let choose = |id, choice: Brush| {
        let (act, on_open) = (act.clone(), on_open.clone());
        let on_click = move |_| {
            act.emit(EditorAction::SetBrush(choice));
            on_open.emit(false);
        };
        html! {
            <button
                {id}
                type="button"
                aria-label={choice.name()}
                title={choice.name()}
                aria-pressed={(*brush == choice).to_string()}
                onclick={on_click}
            >
                { brush_icon(choice) }
            </button>
        }
    };
    html! {
        <DropDown
            id="brushes"
            name={say::editor_brush()}
            hint={say::editor_brush_is(brush.name())}
            label={brush_icon(*brush)}
            unfolds=true
            {is_open}
            on_open={on_open.clone()}
        >
            <div class="group brushes" role="group" aria-label={say::editor_brush()}>
                { for BRUSHES.map(|(id, choice)| choose(id, choice)) }
            </div>
        </DropDown>
    }
}

/// Two switches: a press on the board edits, or it plays.
pub fn modes(ids: [&'static str; 2], view: View, act: &Callback<EditorAction>) -> Html {
    let mode = |id, label: &'static str, plays| {
        switch(id, label, view.plays() == plays, act, EditorAction::SetView(view.in_mode(plays)))
    };
    let [play, edit] = ids;
    html! {
        <div class="group" role="group" aria-label={say::editor_mode()}>
            { mode(play, say::editor_play(), true) }
            { mode(edit, say::editor_edit(), false) }
        </div>
    }
}

fn brush_icon(brush: Brush) -> Html {
    match brush {
        Brush::Cycle => icon(html! {
            <>
                <circle class="stone white" cx="10" cy="10" r="7.5" />
                <path class="half" d="M10 2.5a7.5 7.5 0 0 0 0 15z" />
            </>
        }),
        Brush::Stone(player) => stone_icon(player),
        Brush::Erase => icon(html! { <path class="line" d="M5 5l10 10M15 5L5 15" /> }),
        Brush::Select => {
            icon(html! { <rect class="line dashes" x="3" y="4" width="14" height="12" rx="2" /> })
        }
    }
}
