//! Chooses what the page draws on the board, and zooms it.

use web_sys::HtmlElement;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::board::view::zoom::{fit, zoom_in_the_middle};
use crate::browser::button::switch;
use crate::browser::drop_down::{DropDown, use_drop};
use crate::browser::icon::line_icon;
use crate::editor::editor_action::EditorAction;
use crate::link::view::View;
use basics::player::ByPlayer;
use words::say;

/// The board scrolls in `slab`.
#[autoprops]
#[component]
pub fn ShowMenu(view: &View, act: &Callback<EditorAction>, slab: &NodeRef) -> Html {
    let (is_open, on_open) = use_drop();
    let view = *view;
    let ByPlayer { left, right } = view.jumps;
    let jumps = |left, right| View { jumps: ByPlayer { left, right }, ..view };
    let zoom = |id: &'static str, name: &'static str, sign, change: fn(&HtmlElement)| {
        let slab = slab.clone();
        let on_click = move |_: MouseEvent| {
            if let Some(slab) = slab.cast() {
                change(&slab);
            }
        };
        html! { <button {id} type="button" aria-label={name} onclick={on_click}>{ sign }</button> }
    };
    let row = |id, label, is_on, next| switch(id, label, is_on, act, EditorAction::SetView(next));
    html! {
        <DropDown
            id="show"
            name={say::editor_shown()}
            label={html! {
                <>
                    { line_icon(html! {
                        <>
                            <path d="M2 10s3-5 8-5s8 5 8 5s-3 5-8 5s-8-5-8-5z" />
                            <circle cx="10" cy="10" r="2.2" />
                        </>
                    }) }
                    <span>{ say::editor_show() }</span>
                </>
            }}
            {is_open}
            {on_open}
        >
            <div class="checks">
                { row("show-parts", say::tab_parts(), view.parts, View { parts: !view.parts, ..view }) }
                { row("show-reach", say::editor_show_reach(), view.reach, View { reach: !view.reach, ..view }) }
                { row("show-left", say::editor_show_left(), left, jumps(!left, right)) }
                { row("show-right", say::editor_show_right(), right, jumps(left, !right)) }
                { row(
                    "show-values",
                    say::editor_show_values(),
                    !view.is_hidden,
                    View { is_hidden: !view.is_hidden, ..view },
                ) }
            </div>
            <div class="group zoom" role="group" aria-label="Zoom">
                { zoom("zoom-out", say::editor_smaller(), "−", |slab| zoom_in_the_middle(slab, 0.8)) }
                { zoom("zoom-fit", say::editor_fit(), say::editor_fit(), fit) }
                { zoom("zoom-in", say::editor_larger(), "+", |slab| zoom_in_the_middle(slab, 1.25)) }
            </div>
        </DropDown>
    }
}
