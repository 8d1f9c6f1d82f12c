//! The board of a study, with the answers that lie on it and below it.

use yew::prelude::*;

use crate::app::components::editor::Editor;
use crate::app::components::layer_bar::layer_bar;
use crate::app::components::layers::layers;
use crate::app::components::step_bar::StepBar;
use crate::app::components::sum_line::sum_line;
use crate::app::glance::Look;
use crate::app::hooks::use_study::Study;

/// The overlay lies over the stones and all else, in the picture's units.
pub fn study_board(study: &Study, overlay: Html, is_compact: bool) -> Html {
    let (model, scene) = (&study.model, &study.scene);
    let (shown, origin) = study.staged();
    let is_staged = scene.glance.proof.is_some();
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
