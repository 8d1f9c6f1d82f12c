//! Buttons that step back and forth through a proof or through the line of play.

use std::rc::Rc;

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::inspection::{InspectionAction, Proof};
use crate::analysis::view::study::Study;
use crate::board::square_name::jump_name;
use crate::board::view::stones::stone_icon;
use crate::browser::focus_back::use_focus_back;
use crate::browser::icon::Icon;
use crate::browser::stillness::wants_stillness;
use crate::editor::editor_action::EditorAction;
use crate::editor::editor_state::EditorState;
use crate::editor::hint::turn;
use basics::player::Player;
use konane::Jump;
use words::say;

/// `editor_state` holds the line.
#[autoprops]
#[component]
pub fn StepBar(study: &Study, editor_state: &Rc<EditorState>) -> Html {
    use_focus_back(study.inspection.proof.is_some());
    match &study.inspection.proof {
        Some(proof) => proof_bar(study, proof),
        None if editor_state.replay.line.is_empty() => html! {},
        None => line_bar(study, editor_state),
    }
}

fn line_bar(study: &Study, editor_state: &EditorState) -> Html {
    let line = &editor_state.replay.line;
    let start = editor_state.replay.first_in(&editor_state.window);
    let players = editor_state.replay.players(&editor_state.window);
    let (step, last) = (line.step, line.jumps.len());
    let to = |id, icon, label, target: usize| {
        let on_click = study.act.reform(move |_| EditorAction::Step(target));
        step_button(id, icon, label, target == step, on_click)
    };
    html! {
        <div id="line" class="tools steps" role="group" aria-label={say::line_name()}>
            { to("line-first", Icon::FIRST, say::line_first(), 0) }
            { to("line-back", Icon::BACK, say::line_back(), step.saturating_sub(1)) }
            { to("line-on", Icon::ON, say::line_on(), (step + 1).min(last)) }
            { to("line-last", Icon::LAST, say::line_last(), last) }
            <span class="note">{ say::tour_place(last, step) }</span>
            <span class="played">
                { for line.jumps.iter().zip(&players).enumerate().map(|(index, (jump, &player))| {
                    let before = index.checked_sub(1).map(|before| players[before]);
                    html! {
                        <button
                            type="button"
                            class="play"
                            data-player={player.name()}
                            aria-current={(index + 1 == step).then_some("step")}
                            onclick={study.act.reform(move |_| EditorAction::Step(index + 1))}
                        >
                            { stone_sign(player) }
                            { jump_name(study.frame.names, Jump { from: jump.from + start, ..*jump }) }
                            if before == Some(player) {
                                <span class="again">{ " " }{ say::line_again() }</span>
                            }
                        </button>
                    }
                }) }
            </span>
            if let Some(turn) = turn(editor_state) {
                <strong id="turn">{ turn }</strong>
            }
        </div>
    }
}

/// At the end a button does nothing, but it stays enabled: disabling it would lose the focus.
pub fn step_button(
    id: &'static str,
    icon: Icon,
    label: &'static str,
    is_there: bool,
    on_click: Callback<MouseEvent>,
) -> Html {
    html! {
        <button
            {id}
            type="button"
            aria-label={label}
            aria-disabled={is_there.to_string()}
            onclick={on_click}
        >
            { icon.view() }
        </button>
    }
}

/// The colour of the player, as a stone and for screen readers as a word.
pub fn stone_sign(player: Player) -> Html {
    html! {
        <>
            { stone_icon(player) }
            <span class="unseen">{ say::board_colour(player) }{ " " }</span>
        </>
    }
}

fn proof_bar(study: &Study, proof: &Proof) -> Html {
    let Proof { title, leaps, step, is_running } = proof;
    let (step, last, is_running) = (*step, leaps.len(), *is_running && !wants_stillness());
    let look = &study.look;
    let to = |id, icon, label, target: usize| {
        let on_click = look.reform(move |_| InspectionAction::Step(target));
        step_button(id, icon, label, target == step, on_click)
    };
    html! {
        <div id="leaps" class="tools steps" role="group" aria-label={title.clone()}>
            { to("leaps-back", Icon::BACK, say::proof_back(), step.saturating_sub(1)) }
            if !wants_stillness() {
                <button
                    id="leaps-run"
                    type="button"
                    onclick={look.reform(move |_| InspectionAction::Run(!is_running))}
                >
                    { if is_running { say::tour_pause() } else { say::tour_run() } }
                </button>
            }
            { to("leaps-on", Icon::ON, say::proof_on(), (step + 1).min(last)) }
            <button id="leaps-end" type="button" onclick={look.reform(|_| InspectionAction::EndProof)}>
                { say::proof_end() }
            </button>
            <span class="note" aria-live="polite">
                { say::proof_place(last, step, title) }
            </span>
            <span class="note">{ say::answer_reach_ignores() }</span>
        </div>
    }
}
