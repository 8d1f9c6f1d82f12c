//! The board of a study, and in its place a tour if the reader asks for one.

use yew::prelude::*;

use crate::app::answers::inspection::{Guide, Look};
use crate::app::answers::study::Study;
use crate::app::answers::study_board::study_board;
use crate::app::editor::history::History;
use crate::app::editor::model::Model;
use crate::app::guide::help_dialog::HelpDialog;
use crate::app::guide::tour_view::TourView;

/// As [`study_board`].
pub fn guided_board(
    model: &History<Model>,
    study: &Study,
    overlay: Html,
    is_compact: bool,
) -> Html {
    let look = &study.look;
    html! {
        <>
            { match study.inspection.guide {
                Some(Guide::Tour(tour)) => html! {
                    <TourView {tour} on_end={look.reform(|()| Look::Guide(None))} />
                },
                _ => study_board(model, study, overlay, is_compact),
            } }
            if study.inspection.guide == Some(Guide::Help) {
                <HelpDialog look={look.clone()} />
            }
        </>
    }
}
