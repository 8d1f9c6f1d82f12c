//! What is drawn on the board.

use yew::prelude::*;

use crate::app::answers::study::Study;
use crate::app::editor::action::Action;
use crate::app::link::view::View;
use crate::player::ByPlayer;

pub fn layer_bar(study: &Study) -> Html {
    let view = study.view;
    let ByPlayer { left, right } = view.jumps;
    let switches = [
        ("show-parts", "Parts", "", view.parts, View { parts: !view.parts, ..view }),
        ("show-reach", "Reach", "", view.reach, View { reach: !view.reach, ..view }),
        (
            "show-left",
            "Left’s",
            " jumps",
            left,
            View { jumps: ByPlayer { left: !left, right }, ..view },
        ),
        (
            "show-right",
            "Right’s",
            " jumps",
            right,
            View { jumps: ByPlayer { left, right: !right }, ..view },
        ),
        ("hide", "Hide", " values", view.is_hidden, View { is_hidden: !view.is_hidden, ..view }),
    ];
    html! {
        <div class="layer-bar" role="group" aria-label="Shown on the board">
            { for switches.map(|(id, label, rest, is_on, next)| html! {
                <button
                    {id}
                    type="button"
                    aria-pressed={is_on.to_string()}
                    onclick={study.act.reform(move |_| Action::SetView(next))}
                >
                    { label }
                    // Where there is little room only those who listen get all of it.
                    <span class="rest">{ rest }</span>
                </button>
            }) }
        </div>
    }
}
