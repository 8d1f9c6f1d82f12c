//! The bar below the board of a frame in another page: a switch between playing and editing, and Reset.

use yew::prelude::*;

use crate::analysis::view::study::Study;
use crate::browser::button::button;
use crate::editor::editor_action::EditorAction;
use crate::editor::editor_state::EditorState;
use crate::editor::view::toolbar::modes;
use crate::history::History;
use words::say;

pub fn frame_bar(study: &Study, history: &History<EditorState>) -> Html {
    let view = study.view;
    if !view.is_embedded {
        return html! {};
    }
    html! {
        <div class="frame-bar">
            if view.may_edit() {
                { modes(["frame-play", "frame-edit"], view, &study.act) }
            }
            { button("frame-reset", say::frame_reset(), history.first().is_none(), &study.act, EditorAction::Reset) }
        </div>
    }
}
