//! What is done beside and below the board of a game.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::browser::button::{button, switch};
use crate::app::browser::text_field::TextField;
use crate::app::doors::play::NAME;
use crate::app::doors::play::desk::{Deed, Desk};
use crate::app::doors::play::link::Place;
use crate::app::doors::play::question::Purpose;
use crate::app::doors::play::review::hints::hints_of_lesson;
use crate::app::doors::play::review::trial_card::given_hints;
use crate::app::doors::play::seat_choice::seat_choice;
use crate::app::doors::play::use_reply::Thinking;
use crate::app::doors::play::words;
use crate::app::link::door_link::DoorLink;
use crate::app::link::position_link::PositionLink;
use crate::game::{LONGEST_NAME, Record, Start, Turn};
use crate::konane::square_name;
use crate::language::say;
use crate::player::Player;

/// Whose turn it is, what was refused, which of several stones is to jump.
pub fn state_line(desk: &Desk, thinking: &Thinking, act: &Callback<Deed>) -> Html {
    let rows = desk.state.board.rows();
    let off_record = desk.shown.as_ref().map(|shown| words::off_record(&shown.turns, rows));
    let place = (!desk.is_at_end()).then(|| words::place(&desk.place.record));
    html! {
        <div class="state-line">
            <div class="turn-line">
                <p id="play-turn">
                    <strong>{ words::standing(desk.seen()) }</strong>
                    if let Some(place) = off_record.or(place) {
                        { " " }<span class="note">{ place }</span>
                    }
                </p>
                <p id="play-refused" role="status">
                    if let Some(refused) = desk.refused {
                        { words::refused(refused, &desk.state) }
                    }
                </p>
            </div>
            { present_remark(&desk.place.record) }
            { news(desk, thinking, act) }
            if let [first, ..] = desk.choice[..] {
                <div id="play-which" class="row" role="group" aria-label={say::game_which_stone()}>
                    <p>{ words::which(&desk.choice, first.to(), &desk.state) }</p>
                    { for desk.choice.iter().map(|&jump| html! {
                        <button
                            type="button"
                            data-from={square_name(jump.from, rows)}
                            onclick={act.reform(move |_| Deed::Play(Turn::Jump(jump)))}
                        >
                            { words::turn_name(Turn::Jump(jump), rows) }
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
    let knowledge = |replied| words::knowledge(replied, is_covered);
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
        let said = words::lesson(lesson, desk.state.board.rows());
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
    if let Some(thinks) = desk.thinks() {
        return html! {
            <p id="play-thinks" class="note">
                { thinks }
                if let Some(best) = &thinking.best {
                    { " " }{ knowledge(best) }
                }
            </p>
        };
    }
    if desk.is_paused && desk.mover().is_program() {
        return html! { <p id="play-paused" class="note">{ say::game_paused() }</p> };
    }
    html! {
        if let Some(reply) = desk.reply() {
            <p id="play-reply" class="note">{ knowledge(reply) }</p>
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
            <a class="button" href={DoorLink::to(NAME, &[]).to_string()}>{ say::game_new() }</a>
        </div>
    }
}

/// Of the present turn. Its box stays as high as it is, so that stepping through the game moves nothing.
fn present_remark(record: &Record) -> Html {
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

pub fn tools(
    desk: &Desk,
    thinking: &Thinking,
    act: &Callback<Deed>,
    on_help: &Callback<()>,
) -> Html {
    let are_programs = Player::BOTH.iter().all(|&player| desk.place.seats[player].is_program());
    let is_thinking = desk
        .question()
        .is_some_and(|question| matches!(question.purpose, Purpose::Turn | Purpose::Best));
    html! {
        <div class="tools play-tools">
            { button("play-undo", say::game_take_back(), desk.place.record.at == 0, act, Deed::TakeBack) }
            if desk.removed.last().is_some_and(|removed| removed.is_taken_back) {
                { button("play-put-back", say::game_put_back(), false, act, Deed::PutBack) }
            }
            if desk.state.can_pass() && desk.is_mine() {
                { button("play-pass", say::game_pass_button(), false, act, Deed::Play(Turn::Pass)) }
            }
            { button("play-best", say::game_best(), !desk.is_mine(), act, Deed::Best) }
            { switch("play-threats", say::game_threats_button(), desk.shows_threats, act, Deed::Threats) }
            <button
                id="play-hide"
                type="button"
                aria-pressed={(!desk.place.view.is_hidden).to_string()}
                title={say::game_known_title()}
                onclick={act.reform(|_| Deed::Hide)}
            >
                { say::game_known() }
            </button>
            { switch("play-flip", say::game_flip(), desk.place.is_turned, act, Deed::Turn) }
            if is_thinking {
                <button id="play-now" class="main" type="button" onclick={thinking.now.reform(|_| ())}>
                    { say::game_now() }
                </button>
            }
            if desk.is_paused {
                { button("play-pause", say::game_resume(), false, act, Deed::Pause) }
            } else if are_programs && desk.state.winner().is_none() {
                { button("play-pause", say::game_pause(), false, act, Deed::Pause) }
            }
            <button
                id="play-keys-open"
                class="sign"
                type="button"
                aria-label={say::game_keys()}
                title={say::game_keys()}
                onclick={on_help.reform(|_| ())}
            >
                { "?" }
            </button>
            { typed(act) }
        </div>
    }
}

/// A turn by its squares.
fn typed(act: &Callback<Deed>) -> Html {
    let on_submit = act.reform(|event: SubmitEvent| {
        event.prevent_default();
        let form = event.target_unchecked_into::<web_sys::Element>();
        let field = form.query_selector("input").ok().flatten();
        let field = field.map(wasm_bindgen::JsCast::unchecked_into::<HtmlInputElement>);
        let name = field.as_ref().map(HtmlInputElement::value).unwrap_or_default();
        if let Some(field) = field {
            field.select();
        }
        Deed::Type(name)
    });
    html! {
        <form class="typed-turn" onsubmit={on_submit}>
            <label for="play-type" class="unseen">{ say::game_type() }</label>
            <input
                id="play-type"
                type="text"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                maxlength="40"
                placeholder={say::game_type_example()}
            />
            <button id="play-type-go" type="submit">{ say::game_type_go() }</button>
        </form>
    }
}

fn name_field(place: &Place, player: Player, act: &Callback<Deed>) -> Html {
    let id = format!("name-{}", player.name().to_lowercase());
    html! {
        <p class="player-name">
            <label for={id.clone()}>{ say::game_name_of(player) }</label>
            <TextField
                {id}
                label={say::game_name_of(player)}
                text={place.record.names[player].clone()}
                longest={LONGEST_NAME}
                on_text={act.reform(move |name| Deed::Name(player, name))}
            />
        </p>
    }
}

/// Who plays, and what else can be done with the game.
pub fn menu(desk: &Desk, act: &Callback<Deed>, on_text: &Callback<()>) -> Html {
    let place = &desk.place;
    let [left, right] = Player::BOTH.map(|player| place.seats[player].is_program());
    let can_begin = match place.record.setup.start {
        Start::Position { turn, .. } if place.record.tree.count() == 1 => Some(turn),
        _ => None,
    };
    let link = PositionLink {
        rules: desk.state.rules,
        board: desk.state.board.clone(),
        parameters: String::new(),
    };
    let on_teach = act.reform(|event: Event| {
        Deed::Teach(event.target_unchecked_into::<HtmlInputElement>().checked())
    });
    html! {
        <>
            <div class="tools">
                <a id="play-new" class="button" href={DoorLink::to(NAME, &[]).to_string()}>{ say::game_new() }</a>
                { switch("play-review", say::game_review(), desk.is_reviewed, act, Deed::Review) }
                <button id="play-text-open" type="button" onclick={on_text.reform(|_| ())}>{ say::game_text() }</button>
                <a id="play-on-board" class="button" href={link.to_string()}>{ say::game_on_board() }</a>
                if desk.can_resign() {
                    { button("play-resign", say::game_resign(), false, act, Deed::Play(Turn::Resign)) }
                }
            </div>
            <details id="play-players" class="card">
                <summary>{ say::game_players() }</summary>
                if let Some(turn) = can_begin {
                    <div class="group" role="group" aria-label={say::game_begins()}>
                        { for Player::BOTH.map(|player| {
                            let id = format!("begin-{}", player.name().to_lowercase());
                            switch(id, say::game_begins_first(player), player == turn, act, Deed::Begin(player))
                        }) }
                    </div>
                }
                { for Player::BOTH.map(|player| {
                    let on_seat = act.reform(move |seat| Deed::Seat(player, seat));
                    html! {
                        <>
                            { seat_choice(player, place.seats[player], &on_seat) }
                            { name_field(place, player, act) }
                        </>
                    }
                }) }
                if left != right {
                    <label class="choice-line">
                        <input id="play-teach" type="checkbox" checked={place.teaches} onchange={on_teach} />
                        { say::game_teach() }
                    </label>
                    <p class="note">{ say::game_teach_what() }</p>
                }
            </details>
        </>
    }
}
