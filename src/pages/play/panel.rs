//! How a game stands, beside or below its board, and the few tools at the thumb.

use yew::prelude::*;

use crate::browser::button::button;
use crate::pages::play::knowledge::knowledge;
use crate::pages::play::more_menu::flip;
use crate::pages::play::move_list::steps;
use crate::pages::play::review::trial_card::given_hints;
use crate::pages::play::use_reply::Thinking;
use basics::player::Player;
use game::{Record, Turn};
use konane::square_name;
use page_model::link::page_link::PageLink;
use page_model::pages::play::NAME;
use page_model::pages::play::desk::{Deed, Desk};
use page_model::pages::play::question::Purpose;
use page_model::pages::play::review::hints::{hints_of_advice, hints_of_lesson};
use page_model::pages::play::sentences;
use words::say;

/// Whose turn it is, what was refused, which of several stones is to jump.
pub fn state_line(desk: &Desk, thinking: &Thinking, act: &Callback<Deed>) -> Html {
    let rows = desk.state.board.rows();
    let off_record = desk.shown.as_ref().map(|shown| sentences::off_record(&shown.turns, rows));
    let place = (!desk.is_at_end()).then(|| sentences::place(&desk.place.record));
    html! {
        <div class="state-line">
            <div class="turn-line">
                <p id="play-turn">
                    <strong>{ sentences::standing(desk.seen()) }</strong>
                    if let Some(place) = off_record.or(place) {
                        { " " }<span class="note">{ place }</span>
                    }
                </p>
                <p id="play-refused" role="status">
                    if let Some(refused) = desk.refused {
                        { sentences::refused(refused, &desk.state) }
                    }
                </p>
            </div>
            { knowledge(desk) }
            { news(desk, thinking, act) }
            { waiting(desk, thinking, act) }
            if let [first, ..] = desk.choice[..] {
                <div id="play-which" class="row" role="group" aria-label={say::game_which_stone()}>
                    <p>{ sentences::which(&desk.choice, first.to(), &desk.state) }</p>
                    { for desk.choice.iter().map(|&jump| html! {
                        <button
                            type="button"
                            data-from={square_name(jump.from, rows)}
                            onclick={act.reform(move |_| Deed::Play(Turn::Jump(jump)))}
                        >
                            { sentences::turn_name(Turn::Jump(jump), rows) }
                        </button>
                    }) }
                </div>
            }
        </div>
    }
}

/// What there is to say beside that: why there is no answer, why a jump was taken back, what can be done after the
/// game, or by what the last turn was chosen.
fn news(desk: &Desk, thinking: &Thinking, act: &Callback<Deed>) -> Html {
    // With passes left who wins the board does not win the game.
    let has_passes = desk.state.passes.left + desk.state.passes.right > 0;
    let is_covered = has_passes || desk.place.view.is_hidden;
    let by = |replied| sentences::knowledge(replied, is_covered);
    if let Some(reason) = &desk.failed {
        return html! {
            <p id="play-failed" class="problem">
                { say::game_failed(reason) }{ " " }
                <button id="play-retry" type="button" onclick={act.reform(|_| Deed::Retry)}>
                    { say::game_retry() }
                </button>
            </p>
        };
    }
    if let Some(lesson) = &desk.lesson {
        let said = sentences::lesson(lesson, desk.state.board.rows());
        let on_hint = act.reform(|()| Deed::Hint);
        return html! {
            <div id="play-lesson">
                <p><strong>{ say::game_lesson_title() }</strong>{ " " }{ said }</p>
                { given_hints(&hints_of_lesson(lesson, &desk.state), &on_hint, html! {}) }
            </div>
        };
    }
    if let Some(winner) = desk.state.winner() {
        return end(desk, winner, act);
    }
    if let Some(advice) = &desk.advice {
        return html! {
            <div id="play-hints" class="review-hints">
                { for hints_of_advice(advice, &desk.state).said.iter().map(|said| html! { <p>{ said }</p> }) }
            </div>
        };
    }
    if let Some(thinks) = desk.thinks() {
        return html! {
            <p id="play-thinks" class="note">
                { thinks }
                if let Some(best) = &thinking.best {
                    { " " }{ by(best) }
                }
            </p>
        };
    }
    if desk.is_paused && desk.mover().is_program() {
        return html! { <p id="play-paused" class="note">{ say::game_paused() }</p> };
    }
    html! {
        if let Some(reply) = desk.reply() {
            <p id="play-reply" class="note">{ by(reply) }</p>
        }
    }
}

/// What is done about a turn that is not a jump of the reader: it is passed, or a program takes it at once, later.
fn waiting(desk: &Desk, thinking: &Thinking, act: &Callback<Deed>) -> Html {
    let are_programs = Player::BOTH.iter().all(|&player| desk.place.seats[player].is_program());
    let is_thinking = desk.question().is_some_and(|question| question.purpose == Purpose::Turn);
    let can_pass = desk.state.can_pass() && desk.is_mine();
    let can_pause = are_programs && desk.state.winner().is_none();
    html! {
        if can_pass || is_thinking || can_pause || desk.is_paused {
            <div class="row">
                if can_pass {
                    { button("play-pass", say::game_pass_button(), false, act, Deed::Play(Turn::Pass)) }
                }
                if is_thinking {
                    <button id="play-now" type="button" onclick={thinking.now.reform(|_| ())}>
                        { say::game_now() }
                    </button>
                }
                if desk.is_paused {
                    { button("play-pause", say::game_resume(), false, act, Deed::Pause) }
                } else if can_pause {
                    { button("play-pause", say::game_pause(), false, act, Deed::Pause) }
                }
            </div>
        }
    }
}

/// What comes after the game.
fn end(desk: &Desk, winner: Player, act: &Callback<Deed>) -> Html {
    html! {
        <div id="play-end" class="row" role="group" aria-label={say::game_end()} data-winner={winner.name()}>
            <a id="play-swap" class="button main" href={desk.place.swapped().link().to_string()}>
                { say::game_swap() }
            </a>
            <a id="play-again" class="button" href={desk.place.again().link().to_string()}>
                { say::game_again() }
            </a>
            if !desk.is_reviewed {
                <button id="play-end-review" type="button" onclick={act.reform(|_| Deed::Review)}>
                    { say::game_review() }
                </button>
            }
            <a class="button" href={PageLink::to(NAME, &[]).to_string()}>{ say::game_new() }</a>
        </div>
    }
}

/// Of the present turn. Its box stays as high as it is, and stands below the turns, so that stepping through the game and
/// leaving the box of a remark move no button.
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

/// What stands at the thumb: a few tools while one plays, steps while one looks back, and the menu with all else.
pub fn tools(desk: &Desk, act: &Callback<Deed>, on_hint: &Callback<()>, more: Html) -> Html {
    html! {
        <div class="tools play-tools">
            if desk.is_reviewed {
                { steps(desk, act, html! {}) }
            } else {
                { button("play-undo", say::game_take_back(), desk.place.record.at == 0, act, Deed::TakeBack) }
                { button("play-hint", say::game_hint(), !desk.is_mine(), on_hint, ()) }
                { flip(desk, act) }
            }
            { more }
        </div>
    }
}
