//! A board with its answers: what every page around a position is made of.

use yew::prelude::*;

use crate::app::components::Scene;
use crate::app::frame::{Frame, Stage};
use crate::app::glance::Look;
use crate::app::history::History;
use crate::app::hooks::use_glance::use_glance;
use crate::app::hooks::use_solver::{SolverHandle, use_solver};
use crate::app::model::{Action, Model};
use crate::konane::{Jump, Square};

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
    let glance = use_glance(model.position());
    let dispatcher = glance.dispatcher();
    let look = use_callback((), move |look: Look, ()| dispatcher.dispatch(look));
    let scene = Scene {
        board: model.board.clone(),
        position: model.position(),
        frame: Frame::of(&model.board),
        solver: solver.state.clone(),
        view: model.view,
        glance: (*glance).clone(),
        look,
        act,
    };
    Study { model: model.clone(), solver, scene }
}

/// A model that shows a link and may be changed; another link takes its place.
#[hook]
pub fn use_shown(link: &str) -> UseReducerHandle<History<Model>> {
    use_exhibited(link).0
}

/// The same, and whether the position is another than the link's. What has been edited can be brought
/// back when another link has come.
#[hook]
pub fn use_exhibited(link: &str) -> (UseReducerHandle<History<Model>>, bool) {
    let open = |link: &str| Model::default().apply(Action::Exchange(link.to_string(), false));
    let model = use_reducer(|| History::new(open(link)));
    // What the model has been told to show last.
    let told = use_mut_ref(|| open(link).position());
    let is_edited = *told.borrow() != model.position();
    let dispatcher = model.dispatcher();
    use_effect_with(link.to_string(), move |link| {
        told.replace(open(link).position());
        dispatcher.dispatch(Action::Exchange(link.clone(), is_edited));
    });
    (model, is_edited)
}

impl Study {
    /// The scene with the leaps of its proof on the board, and the place of its first square.
    pub fn staged(&self) -> (Scene, Square) {
        let (scene, origin) = (&self.scene, self.model.origin);
        let Some(proof) = &scene.glance.proof else { return (scene.clone(), origin) };
        let leaps: Vec<Jump> = proof.leaps.iter().map(|leap| scene.frame.jump(leap)).collect();
        let Stage { board, corner } = Stage::set(&scene.board, &leaps, proof.step);
        let shift = |square: Square, sign: i32| {
            Square::new(square.row + sign * corner.row, square.column + sign * corner.column)
        };
        let frame = Frame { corner: shift(scene.frame.corner, -1), rows: board.rows() };
        (Scene { board, frame, ..scene.clone() }, shift(origin, 1))
    }
}
