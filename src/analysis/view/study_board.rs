//! The board of a study, with the layers over it and the bar below it.

use yew::prelude::*;

use crate::analysis::inspection::{Guide, InspectionAction};
use crate::analysis::lecture::Tool;
use crate::analysis::view::layers::layers;
use crate::analysis::view::lecture_bar::lecture_bar;
use crate::analysis::view::step_bar::StepBar;
use crate::analysis::view::study::Study;
use crate::analysis::view::sum_line::sum_line;
use crate::board::view::slate::Slate;
use crate::browser::button::button;
use crate::editor::editor_action::EditorAction;
use crate::editor::editor_state::EditorState;
use crate::editor::view::editor_view::Editor;
use crate::editor::view::toolbar::modes;
use crate::history::History;
use words::say;

/// `overlay` lies over everything on the board, in the units of the picture.
pub fn study_board(
    editor_state: &History<EditorState>,
    study: &Study,
    overlay: Html,
    is_compact: bool,
) -> Html {
    let stage = study.stage();
    let shown = stage.as_ref().map_or(study.clone(), |stage| study.on_stage(stage));
    html! {
        <Editor
            history={editor_state.clone()}
            act={study.act.clone()}
            {stage}
            on_stage={study.look.reform(|()| InspectionAction::EndProof)}
            on_look={study.look.reform(InspectionAction::Square)}
            on_unit={study.on_unit.clone()}
            on_help={study.look.reform(|()| InspectionAction::Guide(Some(Guide::Help)))}
            area={study.crop.map(|(area, _)| area)}
            layers={html! { <>{ layers(&shown) }{ overlay }{ slate(study, editor_state) }</> }}
            under={html! { <>{ sum_line(study) }<StepBar study={study.clone()} editor_state={editor_state.now()} /></> }}
        >
            { lecture_bar(study, editor_state, is_compact) }
            { frame_bar(study, editor_state) }
        </Editor>
    }
}

/// A new position, or wiping, makes a new and clean slate.
fn slate(study: &Study, editor_state: &History<EditorState>) -> Html {
    let Some((area, _)) = study.crop else { return html! {} };
    let wiped = study.aids.wiped;
    let key = format!("{} {} {wiped}", study.position.board, editor_state.replay.line.step);
    let is_on = study.aids.tool == Some(Tool::Chalk);
    html! { <g><Slate {key} {area} {is_on} /></g> }
}

/// The bar below the board of a frame in another page: a switch between playing and editing, and Reset.
fn frame_bar(study: &Study, history: &History<EditorState>) -> Html {
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
