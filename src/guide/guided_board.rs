//! The board of a study, or a tour in its place if the reader asks for one.

use yew::prelude::*;

use crate::analysis::study::Study;
use crate::analysis::study_board::study_board;
use crate::guide::help_dialog::HelpDialog;
use crate::guide::tour_view::TourView;
use page_model::analysis::inspection::{Guide, InspectionAction};
use page_model::editor::editor_state::EditorState;
use page_model::history::History;
use page_model::keys::help::KeyPage;

/// As [`study_board`]. `keys` says which page it is on.
pub fn guided_board(
    editor_state: &History<EditorState>,
    study: &Study,
    overlay: Html,
    keys: KeyPage,
) -> Html {
    let look = &study.look;
    html! {
        <>
            { match study.inspection.guide {
                Some(Guide::Tour(tour)) => html! {
                    <TourView {tour} on_end={look.reform(|()| InspectionAction::Guide(None))} />
                },
                _ => study_board(editor_state, study, overlay, keys != KeyPage::Board),
            } }
            if study.inspection.guide == Some(Guide::Help) {
                <HelpDialog look={look.clone()} page={keys} />
            }
        </>
    }
}
