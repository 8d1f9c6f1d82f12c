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
    let stage = study.stage();
    let shown = stage.as_ref().map_or(scene.clone(), |stage| study.on_stage(stage));
    html! {
        <Editor
            history={(**model).clone()}
            act={scene.act.clone()}
            {stage}
            on_stage={scene.look.reform(|()| Look::EndProof)}
            on_look={scene.look.reform(Look::Square)}
            {is_compact}
            layers={html! { <>{ layers(&shown) }{ overlay }</> }}
        >
            { sum_line(scene) }
            { layer_bar(scene) }
            <StepBar
                scene={scene.clone()}
                line={model.replay.line.clone()}
                start={model.replay.first_in(&model.window)}
            />
        </Editor>
    }
}
