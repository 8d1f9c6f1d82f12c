//! The solver's knowledge of a game's position, cheap answers first: the winner, then the parts with their values.

use std::rc::Rc;

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::phrases::Gap;
use crate::analysis::view::folded_name::name;
use crate::analysis::view::name_view::unknown;
use crate::analysis::view::proof_link::proof_link;
use crate::ask::view::solver_bridge::use_solver;
use crate::pages::play::play_state::{PlayAction, PlayState};
use crate::pages::play::view::answers::{RemovalAnswers, jump_answers};
use basics::player::Player;
use game::GameStage;
use words::say;
use worker::client::{Report, Request};
use worker::message::{Position, ProofGoal};

/// About the position on the board, if the reader asks for it.
pub fn knowledge(play_state: &Rc<PlayState>, act: &Callback<PlayAction>) -> Html {
    let is_embedded = play_state.place.view.is_embedded;
    let state = play_state.seen();
    let passes = Some(state.passes_worth()).filter(|_| state.passes.left + state.passes.right > 0);
    let is_there = state.stage == GameStage::Jumps && state.winner().is_none();
    html! {
        if is_there && !is_embedded {
            <Knowledge
                position={Position::of(state.rules, &state.board)}
                turn={state.turn}
                {passes}
                {play_state}
                {act}
            />
        } else if state.winner().is_none() && !is_embedded {
            <RemovalAnswers {play_state} {act} />
        }
    }
}

/// `passes` is what passes add to the sum, if a player has any.
#[autoprops]
#[component]
fn Knowledge(
    position: &Position,
    turn: &Player,
    passes: Option<i64>,
    play_state: &Rc<PlayState>,
    act: &Callback<PlayAction>,
) -> Html {
    let solver = use_solver(position.clone());
    let state = &solver.state;
    let report = Some(&state.report).filter(|report| report.position == *position);
    let is_busy = report.is_none() || state.phase(Request::Analysis).is_busy();
    let winner = report.and_then(|report| winner(report, *turn));
    html! {
        <div id="play-known" class="known" aria-busy={is_busy.to_string()}>
            { match (winner, passes) {
                // With passes left, the winner on the board need not win the game.
                (_, Some(worth)) => html! { <p>{ say::game_worth(&worth.to_string().replace('-', "−")) }</p> },
                (Some(winner), None) => html! {
                    <p id="play-winner" data-winner={winner.name()}>
                        <strong>{ say::game_solved(winner) }</strong>
                        { proof_link(position, ProofGoal::Winner((*turn).into()), say::proof_open_winner(*turn)) }
                    </p>
                },
                (None, None) if is_busy => html! { <p class="note">{ say::game_solving() }</p> },
                (None, None) => html! { <p class="note">{ say::game_unsolved() }</p> },
            } }
            { for report.map(|report| parts(report, Gap::of(true, is_busy))) }
            if let (Some(report), None, None) = (report, passes, &play_state.shown) {
                { jump_answers(play_state, report, winner, act) }
            }
        </div>
    }
}

/// The proved winner if this player moves.
fn winner(report: &Report, turn: Player) -> Option<Player> {
    let winner = match turn {
        Player::Left => &report.winners.left,
        Player::Right => &report.winners.right,
    };
    winner.map(|winner| winner.side)
}

/// The parts that no longer meet, as a sum.
fn parts(report: &Report, gap: Gap) -> Html {
    let count = report.parts.as_ref().map_or(0, |parts| parts.parts.len());
    let value = report.value.as_ref();
    html! {
        if count > 1 || value.is_some() {
            <p id="play-parts" class="sum-of-parts">
                if count > 1 {
                    <span>{ say::game_parts(count) }{ " " }</span>
                    { for (0..count).map(|part| html! {
                        <>
                            if part > 0 {
                                { " + " }
                            }
                            <span class="part" data-part={part.to_string()}>
                                { match report.part_values.get(part).and_then(Option::as_ref) {
                                    Some(value) => name(value),
                                    None => unknown(report.part_bounds(part), gap),
                                } }
                            </span>
                        </>
                    }) }
                }
                if let Some(value) = value {
                    if count > 1 {
                        { " = " }
                    }
                    <strong>{ name(&value.name) }</strong>
                }
            </p>
        }
    }
}
