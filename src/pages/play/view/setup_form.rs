//! What the players agree on before a game.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::analysis::view::step_bar::stone_sign;
use crate::browser::button::switch;
use crate::browser::callback::callback;
use crate::browser::number_field::NumberField;
use crate::editor::view::rules_menu::rules_words;
use crate::link::clock::CLOCKS;
use crate::pages::play::named_setups::NAMED_SETUPS;
use crate::pages::play::sentences;
use crate::pages::play::setup_state::{Draw, SetupAction, SetupState};
use crate::pages::play::view::player_choice::player_choice;
use crate::pages::play::view::size_choice::size_choice;
use basics::player::Player;
use game::{MOST_PASSES, Removal};
use konane::Rules;
use words::say;

pub fn setup_form(setup_state: &SetupState, act: &Callback<SetupAction>) -> Html {
    let has_program = {
        let [left, right] = Player::ALL.map(|player| setup_state.player_kinds[player].is_program());
        left != right
    };
    let on_teach = act.reform(|event: Event| {
        SetupAction::Teach(event.target_unchecked_into::<HtmlInputElement>().checked())
    });
    let on_size = act.reform(|(rows, columns)| SetupAction::Size(rows, columns));
    html! {
        <div class="setup-form">
            <section class="card" aria-labelledby="setup-players">
                <h2 id="setup-players">{ say::game_players() }</h2>
                <div class="seats">
                    { for Player::ALL.map(|player| {
                        player_choice(player, setup_state.player_kinds[player], &act.reform(move |player_kind| SetupAction::PlayerKind(player, player_kind)))
                    }) }
                </div>
                { draw(setup_state, act) }
                if has_program {
                    <label class="choice-line">
                        <input id="setup-teach" type="checkbox" checked={setup_state.teaches} onchange={on_teach} />
                        { say::game_teach() }
                    </label>
                    <p class="note">{ say::game_teach_what() }</p>
                }
            </section>
            <section class="card" aria-labelledby="setup-board">
                <h2 id="setup-board">{ say::game_board() }</h2>
                { size_choice("", Some((setup_state.rows, setup_state.columns)), &on_size) }
            </section>
            { named(setup_state, act) }
            <section class="card" aria-labelledby="setup-clock">
                <h2 id="setup-clock">{ say::game_clock() }</h2>
                <div class="group" role="group" aria-labelledby="setup-clock">
                    { switch("clock-none", say::game_clock_none(), setup_state.clock.is_none(), act, SetupAction::Clock(None)) }
                    { for CLOCKS.map(|clock| {
                        let (minutes, id) = ((clock.time / 60).to_string(), format!("clock-{clock}"));
                        let words = match clock.increment {
                            0 => say::game_clock_minutes(&minutes),
                            increment => say::game_clock_more(&minutes, &increment.to_string()),
                        };
                        switch(id, words, setup_state.clock == Some(clock), act, SetupAction::Clock(Some(clock)))
                    }) }
                </div>
                <p class="note">{ say::game_clock_what() }</p>
            </section>
            { more(setup_state, act) }
        </div>
    }
}

/// Each sets all settings but the players at one press; the one that the settings equal is marked.
fn named(setup_state: &SetupState, act: &Callback<SetupAction>) -> Html {
    let chosen = setup_state.setup();
    html! {
        <section class="card" aria-labelledby="setup-named">
            <h2 id="setup-named">{ say::game_named() }</h2>
            <p class="note">{ say::game_named_what() }</p>
            <ul class="named-setups">
                { for NAMED_SETUPS.iter().map(|named| {
                    let setup = &named.setup;
                    let label = format!("{} · {} × {}", named.name.text(), setup.rows(), setup.columns());
                    html! {
                        <li>
                            { switch(format!("named-{}", named.id), label, chosen == *setup, act, SetupAction::Agree(setup)) }
                            <p class="note">{ named.source.text() }</p>
                        </li>
                    }
                }) }
            </ul>
        </section>
    }
}

/// Settings that most readers do not change: the folded line names the present ones.
fn more(setup_state: &SetupState, act: &Callback<SetupAction>) -> Html {
    let chosen = [rules_words(setup_state.rules).0, sentences::removal(setup_state.removal).0];
    html! {
        <details id="setup-more" class="card">
            <summary>
                <h2>{ say::game_rules() }</h2>
                <span class="note">{ chosen.join(" · ") }</span>
            </summary>
            <div class="setup-form">
                <section aria-label={say::game_rules()}>
                    <div class="group" role="group" aria-label={say::game_jumps_by()}>
                        { for Rules::ALL.map(|rules| {
                            let id = format!("setup-{}", rules.name());
                            switch(id, rules_words(rules).0, setup_state.rules == rules, act, SetupAction::Rules(rules))
                        }) }
                    </div>
                    <p class="note">{ rules_words(setup_state.rules).1 }</p>
                    { removals(setup_state, act) }
                </section>
                <section aria-labelledby="setup-handicap">
                    <h3 id="setup-handicap">{ say::game_handicap() }</h3>
                    <p class="note">{ say::game_handicap_what() }</p>
                    <div class="sides">
                        { for Player::ALL.map(|player| passes(setup_state, player, act)) }
                    </div>
                    <p id="setup-worth">{ say::game_handicap_worth(&worth(setup_state)) }</p>
                </section>
            </div>
        </details>
    }
}

/// What the handicap adds to the sum.
fn worth(setup_state: &SetupState) -> String {
    let worth = setup_state.place().record.state().passes_worth();
    worth.to_string().replace('-', "−")
}

/// Two hidden stones: the player who opens a hand plays the colour in it.
fn draw(setup_state: &SetupState, act: &Callback<SetupAction>) -> Html {
    let Some(drawer) = setup_state.drawer() else { return html! {} };
    let hide = act.reform(|_: MouseEvent| {
        let is_left = js_sys::Math::random() < 0.5;
        SetupAction::Hide(if is_left { Player::Left } else { Player::Right })
    });
    let said = setup_state.draw.map(|draw| match draw.chosen {
        None => say::game_draw_what().to_string(),
        Some(_) => say::game_drawn(drawer),
    });
    html! {
        <div class="draw" role="group" aria-label={say::game_draw()}>
            <button id="draw" type="button" onclick={hide}>{ say::game_draw() }</button>
            if let Some(draw) = setup_state.draw {
                { hand(draw, true, "draw-first", say::game_hand_left(), act) }
                { hand(draw, false, "draw-other", say::game_hand_right(), act) }
            }
            <p id="drawn" role="status">{ said }</p>
        </div>
    }
}

/// An open hand stays where it is, and keeps the focus.
fn hand(
    draw: Draw,
    is_first: bool,
    id: &'static str,
    label: &'static str,
    act: &Callback<SetupAction>,
) -> Html {
    let is_open = draw.chosen.is_some();
    let on_pick = match is_open {
        true => Callback::noop(),
        false => act.reform(move |_: MouseEvent| SetupAction::Pick(is_first)),
    };
    html! {
        <button
            {id}
            type="button"
            aria-disabled={is_open.then_some("true")}
            data-chosen={(draw.chosen == Some(is_first)).then_some("true")}
            onclick={on_pick}
        >
            { label }
            if is_open {
                { " " }{ stone_sign(draw.stone(is_first)) }
            }
        </button>
    }
}

/// Removals that do not fit the board cannot be chosen.
fn removals(setup_state: &SetupState, act: &Callback<SetupAction>) -> Html {
    html! {
        <fieldset class="removals">
            <legend>{ say::game_removal() }</legend>
            { for Removal::ALL.map(|removal| {
                let (name, what) = sentences::removal(removal);
                let fits = removal.fits(setup_state.rows, setup_state.columns, setup_state.first);
                let id = format!("removal-{}", removal.name().to_lowercase());
                html! {
                    <label class="choice-line" for={id.clone()}>
                        <input
                            {id}
                            type="radio"
                            name="removal"
                            checked={setup_state.removal == removal}
                            disabled={!fits}
                            onchange={act.reform(move |_: Event| SetupAction::Removal(removal))}
                        />
                        <span>
                            <strong>{ name }</strong>{ ": " }{ what }
                            if !fits {
                                <span class="note">{ " " }{ say::game_no_fit() }</span>
                            }
                        </span>
                    </label>
                }
            }) }
        </fieldset>
    }
}

fn passes(setup_state: &SetupState, player: Player, act: &Callback<SetupAction>) -> Html {
    let id = format!("passes-{}", player.name().to_lowercase());
    let on_number = callback!(act, move |number: i32| {
        act.emit(SetupAction::Passes(player, number.unsigned_abs()));
        number
    });
    html! {
        <p class="seconds">
            <label for={id.clone()}>{ say::game_passes_of(player) }</label>
            <NumberField
                {id}
                name={say::game_passes_of(player)}
                value={setup_state.passes[player] as i32}
                least={0}
                most={MOST_PASSES as i32}
                {on_number}
            />
        </p>
    }
}
