//! The board of a study, with the answers that lie on it and below it.

use yew::prelude::*;

use crate::app::answers::inspection::Look;
use crate::app::answers::layer_bar::layer_bar;
use crate::app::answers::layers::layers;
use crate::app::answers::step_bar::StepBar;
use crate::app::answers::study::Study;
use crate::app::answers::sum_line::sum_line;
use crate::app::editor::editor_view::Editor;

/// The overlay lies over the stones and all else, in the picture's units.
pub fn study_board(study: &Study, overlay: Html, is_compact: bool) -> Html {
    let (model, scene) = (&study.model, &study.scene);
    let (shown, origin) = study.staged();
    let is_staged = scene.inspection.proof.is_some();
    // A proof is to be looked at; pressing it brings the position back.
    let on_board = Callback::from({
        let (act, look) = (scene.act.clone(), scene.look.clone());
        move |action| if is_staged { look.emit(Look::EndProof) } else { act.emit(action) }
    });
    html! {
        <Editor
            history={(**model).clone()}
            shown={
                if is_staged {
                    model.now().on_stage(shown.board.clone(), origin)
                } else {
                    model.now()
                }
            }
            act={scene.act.clone()}
            {on_board}
            on_look={scene.look.reform(Look::Square)}
            {is_compact}
            layers={html! { <>{ layers(&shown) }{ overlay }</> }}
        >
            { sum_line(scene) }
            { layer_bar(scene) }
            <StepBar
                scene={scene.clone()}
                line={model.line.clone()}
                start={model.line_start()}
            />
        </Editor>
    }
}
