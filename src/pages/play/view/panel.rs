//! The state of a game, beside or below its board, and a few tools in reach of the thumb.

use std::rc::Rc;

use yew::prelude::*;

use crate::browser::button::button;
use crate::link::page_link::PageLink;
use crate::link::player_kind::PlayerKind;
use crate::pages::play::NAME;
use crate::pages::play::play_state::{PlayAction, PlayState};
use crate::pages::play::question::Purpose;
use crate::pages::play::review::hints::{hints_of_advice, hints_of_taken_back};
use crate::pages::play::sentences;
use crate::pages::play::view::knowledge::knowledge;
use crate::pages::play::view::more_menu::flip;
use crate::pages::play::view::move_list::steps;
use crate::pages::play::view::review::trial_card::given_hints;
use crate::pages::play::view::use_reply::Thinking;
use basics::player::Player;
use game::{Record, Turn};
use konane::square_name;
use words::say;

/// The player to move, a refusal, and the choice between several stones that can jump. `stopped` is the player whose clock
/// does not run although it should.
pub fn state_line(
    play_state: &Rc<PlayState>,
    thinking: &Thinking,
    stopped: Option<Player>,
    is_covered: bool,
    act: &Callback<PlayAction>,
    on_send: &Callback<()>,
) -> Html {
    let rows = play_state.state.board.rows();
    let off_record =
        play_state.shown.as_ref().map(|shown| sentences::off_record(&shown.turns, rows));
    let place = (!play_state.is_at_end()).then(|| sentences::place(&play_state.place.record));
    html! {
        <div class="state-line">
            <div class="turn-line">
                <p id="play-turn">
                    <strong>{ sentences::standing(play_state.seen()) }</strong>
                    if let Some(place) = off_record.or(place) {
                        { " " }<span class="note">{ place }</span>
                    }
                </p>
                <p id="play-refused" role="status">
                    if let Some(refused) = play_state.refused {
                        { sentences::refused(refused, &play_state.state) }
                    }
                </p>
            </div>
            if let Some(player) = stopped {
                <p id="play-clock-stopped" class="note">{ say::game_clock_stopped(player) }</p>
            }
            if !is_covered {
                { knowledge(play_state, act) }
            }
            { news(play_state, thinking, is_covered, act, on_send) }
            { waiting(play_state, thinking, act) }
            if let [first, ..] = play_state.choice[..] {
                <div id="play-which" class="row" role="group" aria-label={say::game_which_stone()}>
                    <p>{ sentences::which(&play_state.choice, first.to(), &play_state.state) }</p>
                    { for play_state.choice.iter().map(|&jump| html! {
                        <button
                            type="button"
                            data-from={square_name(jump.from, rows)}
                            onclick={act.reform(move |_| PlayAction::Play(Turn::Jump(jump)))}
                        >
                            { sentences::turn_name(Turn::Jump(jump), rows) }
                        </button>
                    }) }
                </div>
            }
        </div>
    }
}

/// The news beside that: why there is no answer, why a jump was taken back, what follows the game, or how the program
/// chose the last turn.
fn news(
    play_state: &PlayState,
    thinking: &Thinking,
    is_covered: bool,
    act: &Callback<PlayAction>,
    on_send: &Callback<()>,
) -> Html {
    // With passes left, the winner on the board need not win the game.
    let has_passes = play_state.state.passes.left + play_state.state.passes.right > 0;
    let by = |replied| sentences::knowledge(replied, has_passes || is_covered);
    if let Some(reason) = &play_state.failed {
        return html! {
            <p id="play-failed" class="problem">
                { say::game_failed(reason) }{ " " }
                <button id="play-retry" type="button" onclick={act.reform(|_| PlayAction::Retry)}>
                    { say::game_retry() }
                </button>
            </p>
        };
    }
    if let Some(taken_back) = &play_state.taken_back {
        let said = sentences::taken_back(taken_back, play_state.state.board.rows());
        let on_hint = act.reform(|()| PlayAction::Hint);
        return html! {
            <div id="play-lesson">
                <p><strong>{ say::game_lesson_title() }</strong>{ " " }{ said }</p>
                { given_hints(&hints_of_taken_back(taken_back, &play_state.state), &on_hint, html! {}) }
            </div>
        };
    }
    if let Some(winner) = play_state.state.winner() {
        return end(play_state, winner, act, on_send);
    }
    if play_state.mover() == PlayerKind::Elsewhere && play_state.is_at_end() {
        return html! {
            <div id="play-sending" class="row">
                { send(on_send) }
                <p class="note">{ say::game_send_what(play_state.state.turn) }</p>
            </div>
        };
    }
    if let Some(advice) = &play_state.advice {
        return html! {
            <div id="play-hints" class="review-hints">
                { for hints_of_advice(advice, &play_state.state).sentences.iter().map(|said| html! { <p>{ said }</p> }) }
            </div>
        };
    }
    if let Some(thinks) = play_state.thinks() {
        return html! {
            <p id="play-thinks" class="note">
                { thinks }
                if let Some(best) = &thinking.best {
                    { " " }{ by(best) }
                }
            </p>
        };
    }
    if play_state.is_paused && play_state.mover().is_program() {
        return html! { <p id="play-paused" class="note">{ say::game_paused() }</p> };
    }
    html! {
        if let Some(reply) = play_state.reply() {
            <p id="play-reply" class="note">{ by(reply) }</p>
        }
    }
}

/// Buttons for a turn other than the reader's jump: the reader passes, or has a program move at once or pause.
fn waiting(play_state: &PlayState, thinking: &Thinking, act: &Callback<PlayAction>) -> Html {
    let are_programs =
        Player::ALL.iter().all(|&player| play_state.place.player_kinds[player].is_program());
    let is_thinking =
        play_state.question().is_some_and(|question| question.purpose == Purpose::Turn);
    let can_pass = play_state.state.can_pass() && play_state.is_mine();
    let can_pause = are_programs && play_state.state.winner().is_none();
    html! {
        if can_pass || is_thinking || can_pause || play_state.is_paused {
            <div class="row">
                if can_pass {
                    { button("play-pass", say::game_pass_button(), false, act, PlayAction::Play(Turn::Pass)) }
                }
                if is_thinking {
                    <button id="play-now" type="button" onclick={thinking.now.reform(|_| ())}>
                        { say::game_now() }
                    </button>
                }
                if play_state.is_paused {
                    { button("play-pause", say::game_resume(), false, act, PlayAction::Pause) }
                } else if can_pause {
                    { button("play-pause", say::game_pause(), false, act, PlayAction::Pause) }
                }
            </div>
        }
    }
}

fn send(on_send: &Callback<()>) -> Html {
    html! {
        <button id="play-send" type="button" class="main" onclick={on_send.reform(|_| ())}>
            { say::game_send() }
        </button>
    }
}

/// The buttons after the end of a game.
fn end(
    play_state: &PlayState,
    winner: Player,
    act: &Callback<PlayAction>,
    on_send: &Callback<()>,
) -> Html {
    let is_by_link = play_state.place.is_by_link();
    html! {
        <div id="play-end" class="row" role="group" aria-label={say::game_end()} data-winner={winner.name()}>
            if is_by_link {
                { send(on_send) }
            }
            <a id="play-swap" class={classes!("button", (!is_by_link).then_some("main"))} href={play_state.place.swapped().link().to_string()}>
                { say::game_swap() }
            </a>
            <a id="play-again" class="button" href={play_state.place.again().link().to_string()}>
                { say::game_again() }
            </a>
            if !play_state.is_reviewed {
                <button id="play-end-review" type="button" onclick={act.reform(|_| PlayAction::Review)}>
                    { say::game_review() }
                </button>
            }
            <a class="button" href={PageLink::to(NAME, &[]).to_string()}>{ say::game_new() }</a>
        </div>
    }
}

/// The remark to the present turn. Its box keeps its height and is below the turns, so that no button moves when the
/// reader steps through the game or leaves the field of a remark.
pub fn present_remark(record: &Record) -> Html {
    let remark = &record.tree.node(record.at).remark;
    let tabindex = (!remark.is_empty()).then_some("0");
    html! {
        if record.tree.remarks().any(|remark| !remark.is_empty()) {
            <div id="play-remark" class="turn-remark" role="group" aria-label={say::game_remark()} {tabindex} dir="auto">
                { remark }
            </div>
        }
    }
}

/// The tools in reach of the thumb: a few while the reader plays, steps while they look back, and the menu with
/// everything else.
pub fn tools(
    play_state: &PlayState,
    act: &Callback<PlayAction>,
    on_hint: &Callback<()>,
    more: Html,
) -> Html {
    html! {
        <div class="tools play-tools">
            if play_state.is_reviewed {
                { steps(play_state, act, html! {}) }
            } else {
                { button("play-undo", say::game_take_back(), play_state.place.record.at == 0, act, PlayAction::TakeBack) }
                { button("play-put-back", say::game_put_back(), play_state.removed.is_empty(), act, PlayAction::PutBack) }
                { button("play-hint", say::game_hint(), !play_state.is_mine(), on_hint, ()) }
                { flip(play_state, act) }
            }
            { more }
        </div>
    }
}
