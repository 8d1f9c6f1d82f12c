//! What is drawn on the board.

use yew::prelude::*;

use crate::app::answers::study::Study;
use crate::app::editor::action::Action;
use crate::app::link::view::View;
use crate::language::say;
use crate::player::ByPlayer;

pub fn layer_bar(study: &Study) -> Html {
    let view = study.view;
    let ByPlayer { left, right } = view.jumps;
    // Where there is little room only those who listen get all of it.
    let rest = |words| html! { <span class="rest">{ words }</span> };
    let switches: [(_, Html, _, _); 5] = [
        ("show-parts", say::tab_parts().into(), view.parts, View { parts: !view.parts, ..view }),
        (
            "show-reach",
            say::answer_show_reach().into(),
            view.reach,
            View { reach: !view.reach, ..view },
        ),
        (
            "show-left",
            say::answer_show_left(&rest),
            left,
            View { jumps: ByPlayer { left: !left, right }, ..view },
        ),
        (
            "show-right",
            say::answer_show_right(&rest),
            right,
            View { jumps: ByPlayer { left, right: !right }, ..view },
        ),
        (
            "hide",
            say::answer_hide(&rest),
            view.is_hidden,
            View { is_hidden: !view.is_hidden, ..view },
        ),
    ];
    html! {
        <div class="layer-bar" role="group" aria-label={say::answer_shown()}>
            { for switches.map(|(id, label, is_on, next)| html! {
                <button
                    {id}
                    type="button"
                    aria-pressed={is_on.to_string()}
                    onclick={study.act.reform(move |_| Action::SetView(next))}
                >
                    { label }
                </button>
            }) }
        </div>
    }
}
