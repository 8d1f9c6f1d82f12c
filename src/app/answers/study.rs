//! A board with its answers: what every page around a position is made of.

use yew::prelude::*;

use crate::app::answers::inspection::Look;
use crate::app::answers::scene::Scene;
use crate::app::answers::use_inspection::use_inspection;
use crate::app::board::window_coordinates::{Stage, WindowCoordinates};
use crate::app::editor::action::Action;
use crate::app::editor::history::History;
use crate::app::editor::model::Model;
use crate::app::link::view::View;
use crate::app::workers::solver_bridge::{SolverHandle, use_solver};
use crate::konane::Jump;

/// A model, what is known of its position, and what the reader looks at.
#[derive(Clone, PartialEq)]
pub struct Study {
    pub model: UseReducerHandle<History<Model>>,
    pub solver: SolverHandle,
    pub scene: Scene,
}

#[hook]
pub fn use_study(model: &UseReducerHandle<History<Model>>) -> Study {
    let solver = use_solver(model.position());
    let dispatcher = model.dispatcher();
    let act = use_callback((), move |action: Action, ()| dispatcher.dispatch(action));
    let inspection = use_inspection(model.position());
    let dispatcher = inspection.dispatcher();
    let look = use_callback((), move |look: Look, ()| dispatcher.dispatch(look));
    let scene = Scene {
        board: model.window.board.clone(),
        position: model.position(),
        frame: WindowCoordinates::of(&model.window.board),
        solver: solver.state.clone(),
        view: model.view,
        inspection: (*inspection).clone(),
        look,
        act,
    };
    Study { model: model.clone(), solver, scene }
}

/// A study of a position of its own, or of what a visitor has made of it: both as links of the board.
/// With it comes whether the two differ. What is made of it here is told, nothing where it is its own
/// again, and how it is looked at; what another link has put in its place can be brought back.
#[hook]
pub fn use_exhibited(
    own: String,
    edit: Option<String>,
    view: View,
    on_change: Callback<(Option<String>, View)>,
) -> (Study, bool) {
    let open = move |link: &str| {
        let model = Model::default().apply(Action::Exchange(link.to_string(), false));
        model.apply(Action::SetView(view))
    };
    let shown = edit.clone().unwrap_or_else(|| own.clone());
    let model = use_reducer(|| History::new(open(&shown)));
    // The own position, as far as the model has been told of it.
    let told = use_mut_ref(|| open(&own).position());
    let is_edited = *told.borrow() != model.position();
    // What the model has said last: it need not be told that.
    let said = use_mut_ref(|| Some((own.clone(), edit.clone())));

    use_effect_with((own.clone(), edit.clone()), {
        let (said, dispatcher) = (said.clone(), model.dispatcher());
        move |asked| {
            told.replace(open(&asked.0).position());
            if said.borrow().as_ref() != Some(asked) {
                said.take();
                dispatcher.dispatch(Action::Exchange(shown, is_edited));
            }
        }
    });
    let position = model.position_link().to_string();
    let made = (position != own).then(|| position.clone());
    use_effect_with(position, {
        let (made, on_change) = (made.clone(), on_change.clone());
        move |_| {
            if made != edit {
                said.replace(Some((own, made.clone())));
                on_change.emit((made, view));
            }
        }
    });
    let dispatcher = model.dispatcher();
    use_effect_with((view, model.view), move |&(view, seen)| {
        if view != seen {
            dispatcher.dispatch(Action::SetView(view));
        }
    });
    let study = use_study(&model);
    let act = study.scene.act.clone();
    let act = Callback::from(move |action| match action {
        Action::SetView(view) => on_change.emit((made.clone(), view)),
        action => act.emit(action),
    });
    (Study { scene: Scene { act, ..study.scene.clone() }, ..study }, is_edited)
}

impl Study {
    /// The board on which a proof is shown, if one is.
    pub fn stage(&self) -> Option<Stage> {
        let scene = &self.scene;
        let proof = scene.inspection.proof.as_ref()?;
        let leaps: Vec<Jump> = proof.leaps.iter().map(|leap| scene.frame.jump(leap)).collect();
        Some(Stage::set(&scene.board, &leaps, proof.step))
    }

    /// The scene as it is on a stage.
    pub fn on_stage(&self, stage: &Stage) -> Scene {
        let Stage { board, corner } = stage.clone();
        let frame =
            WindowCoordinates { corner: self.scene.frame.corner - corner, rows: board.rows() };
        Scene { board, frame, ..self.scene.clone() }
    }
}
