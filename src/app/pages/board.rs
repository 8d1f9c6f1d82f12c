//! The board and its value.

use yew::prelude::*;

use crate::app::components::{
    Editor, Examples, LayerBar, Layers, LinkProblemView, Panel, Scene, StepBar, SumLine, TopBar,
};
use crate::app::frame::{Frame, Stage};
use crate::app::glance::Look;
use crate::app::history::History;
use crate::app::hooks::use_glance::use_glance;
use crate::app::hooks::use_solver::use_solver;
use crate::app::model::{Action, Model};
use crate::konane::{Jump, Square};

#[derive(Properties, PartialEq)]
pub struct BoardPageProps {
    pub model: UseReducerHandle<History<Model>>,
}

#[component]
pub fn BoardPage(props: &BoardPageProps) -> Html {
    let model = &props.model;
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
        look: look.clone(),
        act: act.clone(),
    };
    let (shown, origin) = staged(&scene, model.origin);
    let is_staged = scene.glance.proof.is_some();
    // A proof is to be looked at; pressing it brings the position back.
    let on_board = Callback::from({
        let (act, look) = (act.clone(), look.clone());
        move |action| if is_staged { look.emit(Look::EndProof) } else { act.emit(action) }
    });
    html! {
        <>
            <TopBar
                model={(*model.now()).clone()}
                report={solver.state.report.clone()}
                on_view={act.reform(Action::SetView)}
            />
            if let Some(problem) = &model.problem {
                <LinkProblemView
                    problem={problem.clone()}
                    on_dismiss={act.reform(|()| Action::Dismiss)}
                />
            }
            <Editor
                history={(**model).clone()}
                shown={
                    if is_staged {
                        model.now().on_stage(shown.board.clone(), origin)
                    } else {
                        model.now()
                    }
                }
                act={act.clone()}
                {on_board}
                on_look={look.reform(Look::Square)}
                layers={html! { <Layers scene={shown} /> }}
            >
                <SumLine scene={scene.clone()} />
                <LayerBar scene={scene.clone()} />
                <StepBar
                    scene={scene.clone()}
                    line={model.line.clone()}
                    start={model.line_start()}
                />
            </Editor>
            <Panel {scene} {solver} />
            <Examples rules={model.rules} edge={model.board.edge()} />
        </>
    }
}

/// The scene with the leaps of its proof on the board, and the place of its first square.
fn staged(scene: &Scene, origin: Square) -> (Scene, Square) {
    let Some(proof) = &scene.glance.proof else { return (scene.clone(), origin) };
    let leaps: Vec<Jump> = proof.leaps.iter().map(|leap| scene.frame.jump(leap)).collect();
    let Stage { board, corner } = Stage::set(&scene.board, &leaps, proof.step);
    let shift = |square: Square, sign: i32| {
        Square::new(square.row + sign * corner.row, square.column + sign * corner.column)
    };
    let frame = Frame { corner: shift(scene.frame.corner, -1), rows: board.rows() };
    (Scene { board, frame, ..scene.clone() }, shift(origin, 1))
}
