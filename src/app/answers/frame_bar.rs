//! What a frame in another page has below its board: whether a press plays or edits, and the way back.

use yew::prelude::*;

use crate::app::answers::study::Study;
use crate::app::browser::button::button;
use crate::app::editor::action::Action;
use crate::app::editor::history::History;
use crate::app::editor::model::Model;
use crate::app::editor::toolbar::modes;
use words::say;

pub fn frame_bar(study: &Study, history: &History<Model>) -> Html {
    let view = study.view;
    if !view.is_embedded {
        return html! {};
    }
    html! {
        <div class="frame-bar">
            if view.may_edit() {
                { modes(["frame-play", "frame-edit"], view, &study.act) }
            }
            { button("frame-reset", say::frame_reset(), history.first().is_none(), &study.act, Action::Reset) }
        </div>
    }
}
