//! What is agreed before a game.

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::browser::button::switch;
use crate::app::browser::number_field::NumberField;
use crate::app::doors::play::draft::{Change, Draft};
use crate::app::doors::play::seat_choice::seat_choice;
use crate::app::doors::play::words;
use crate::app::editor::rules_menu::rules_words;
use crate::game::{LONGEST_SIDE, MOST_PASSES, OLD_SIZES, Removal, SIZES};
use crate::konane::Rules;
use crate::language::say;
use crate::player::Player;

impl Reducible for Draft {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        self.apply(change).into()
    }
}

pub fn setup_form(draft: &Draft, act: &Callback<Change>) -> Html {
    let has_program = {
        let [left, right] = Player::BOTH.map(|player| draft.seats[player].is_program());
        left != right
    };
    let on_teach = act.reform(|event: Event| {
        Change::Teach(event.target_unchecked_into::<HtmlInputElement>().checked())
    });
    html! {
        <div class="setup-form">
            <section class="card" aria-labelledby="setup-players">
                <h3 id="setup-players">{ say::game_players() }</h3>
                <div class="seats">
                    { for Player::BOTH.map(|player| {
                        seat_choice(player, draft.seats[player], &act.reform(move |seat| Change::Seat(player, seat)))
                    }) }
                </div>
                if has_program {
                    <label class="choice-line">
                        <input id="setup-teach" type="checkbox" checked={draft.teaches} onchange={on_teach} />
                        { say::game_teach() }
                    </label>
                    <p class="note">{ say::game_teach_what() }</p>
                }
            </section>
            <section class="card" aria-labelledby="setup-board">
                <h3 id="setup-board">{ say::game_board() }</h3>
                { sizes(draft, say::game_sizes(), &SIZES, act) }
                { sizes(draft, say::game_old_sizes(), &OLD_SIZES, act) }
                <p class="note">{ say::game_old_sizes_what() }</p>
                <div class="sides">
                    { side(draft, "setup-rows", say::game_rows(), draft.rows, act, |draft, rows| (rows, draft.columns)) }
                    { side(draft, "setup-columns", say::game_columns(), draft.columns, act, |draft, columns| (draft.rows, columns)) }
                </div>
            </section>
            { more(draft, act) }
        </div>
    }
}

/// What most readers leave as it is: folded, it says what it is.
fn more(draft: &Draft, act: &Callback<Change>) -> Html {
    let chosen = [rules_words(draft.rules).0, words::removal(draft.removal).0];
    html! {
        <details id="setup-more" class="card">
            <summary>
                <h3>{ say::game_rules() }</h3>
                <span class="note">{ chosen.join(" · ") }</span>
            </summary>
            <div class="setup-form">
                <section aria-label={say::game_rules()}>
                    <div class="group" role="group" aria-label={say::game_jumps_by()}>
                        { for Rules::ALL.map(|rules| {
                            let id = format!("setup-{}", rules.name());
                            switch(id, rules_words(rules).0, draft.rules == rules, act, Change::Rules(rules))
                        }) }
                    </div>
                    <p class="note">{ rules_words(draft.rules).1 }</p>
                    { removals(draft, act) }
                </section>
                <section aria-labelledby="setup-handicap">
                    <h4 id="setup-handicap">{ say::game_handicap() }</h4>
                    <p class="note">{ say::game_handicap_what() }</p>
                    <div class="sides">
                        { for Player::BOTH.map(|player| passes(draft, player, act)) }
                    </div>
                    <p id="setup-worth">{ say::game_handicap_worth(&worth(draft)) }</p>
                </section>
            </div>
        </details>
    }
}

/// What the handicap adds to the sum.
fn worth(draft: &Draft) -> String {
    let worth = draft.place().record.state().passes_worth();
    worth.to_string().replace('-', "−")
}

fn sizes(draft: &Draft, name: &'static str, sizes: &[(i32, i32)], act: &Callback<Change>) -> Html {
    html! {
        <div class="sizes" role="group" aria-label={name}>
            <span class="note">{ name }</span>
            { for sizes.iter().map(|&(rows, columns)| {
                let (id, label) = (format!("size-{rows}x{columns}"), format!("{rows} × {columns}"));
                let is_on = (draft.rows, draft.columns) == (rows, columns);
                switch(id, label, is_on, act, Change::Size(rows, columns))
            }) }
        </div>
    }
}

fn side(
    draft: &Draft,
    id: &'static str,
    name: &'static str,
    value: i32,
    act: &Callback<Change>,
    size: fn(&Draft, i32) -> (i32, i32),
) -> Html {
    let (draft, act) = (draft.clone(), act.clone());
    let on_number = Callback::from(move |number: i32| {
        let (rows, columns) = size(&draft, number);
        act.emit(Change::Size(rows, columns));
        number
    });
    html! {
        <p class="seconds">
            <label for={id}>{ name }</label>
            <NumberField {id} {name} {value} least={1} most={LONGEST_SIDE} {on_number} />
        </p>
    }
}

/// Those that do not fit the board cannot be chosen.
fn removals(draft: &Draft, act: &Callback<Change>) -> Html {
    html! {
        <fieldset class="removals">
            <legend>{ say::game_removal() }</legend>
            { for Removal::ALL.map(|removal| {
                let (name, what) = words::removal(removal);
                let fits = removal.fits(draft.rows, draft.columns);
                let id = format!("removal-{}", removal.name().to_lowercase());
                html! {
                    <label class="choice-line" for={id.clone()}>
                        <input
                            {id}
                            type="radio"
                            name="removal"
                            checked={draft.removal == removal}
                            disabled={!fits}
                            onchange={act.reform(move |_: Event| Change::Removal(removal))}
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

fn passes(draft: &Draft, player: Player, act: &Callback<Change>) -> Html {
    let id = format!("passes-{}", player.name().to_lowercase());
    let act = act.clone();
    let on_number = Callback::from(move |number: i32| {
        act.emit(Change::Passes(player, number.unsigned_abs()));
        number
    });
    html! {
        <p class="seconds">
            <label for={id.clone()}>{ say::game_passes_of(player) }</label>
            <NumberField
                {id}
                name={say::game_passes_of(player)}
                value={draft.passes[player] as i32}
                least={0}
                most={MOST_PASSES as i32}
                {on_number}
            />
        </p>
    }
}
