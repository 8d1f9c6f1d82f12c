//! The board of a study, or a tour in its place if the reader asks for one.

use yew::prelude::*;

use crate::analysis::inspection::{Guide, InspectionAction};
use crate::analysis::view::study::Study;
use crate::analysis::view::study_board::study_board;
use crate::editor::editor_state::EditorState;
use crate::guide::view::help_dialog::HelpDialog;
use crate::guide::view::tour_view::TourView;
use crate::history::History;
use crate::keys::help::Section;

/// As [`study_board`]. The help lists these keys.
pub fn guided_board(
    editor_state: &History<EditorState>,
    study: &Study,
    overlay: Html,
    is_compact: bool,
    keys: Vec<Section>,
) -> Html {
    let look = &study.look;
    html! {
        <>
            { match study.inspection.guide {
                Some(Guide::Tour(tour)) => html! {
                    <TourView {tour} on_end={look.reform(|()| InspectionAction::Guide(None))} />
                },
                _ => study_board(editor_state, study, overlay, is_compact),
            } }
            if study.inspection.guide == Some(Guide::Help) {
                <HelpDialog look={look.clone()} {keys} />
            }
        </>
    }
}
