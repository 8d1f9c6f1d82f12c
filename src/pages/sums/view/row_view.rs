//! A row of cards, and a field that adds another.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::analysis::inspection::Reveal;
use crate::analysis::phrases::Gap;
use crate::ask::view::use_sum::SumHandle;
use crate::browser::callback::closure;
use crate::browser::focus::focus;
use crate::link::sums_link::{Mode, SumsLink};
use crate::pages::on_board;
use crate::pages::sums::entry::cards;
use crate::pages::sums::sums_state::SumsAction;
use crate::pages::sums::view::card_view::{CardOfRow, card_view, columns, row_name};
use teaching::sums::CardRow;
use words::say;
use worker::message::{CardWorth, Side};

/// Adds the cards of a text to the end of a row, or says why it has none.
pub fn put(row: CardRow, text: &str) -> SumsAction {
    match cards(text, on_board) {
        Ok(cards) => SumsAction::Add(row, cards),
        Err(reason) => SumsAction::Say(reason),
    }
}

/// `revealed` says how much of what is covered the reader sees.
pub fn row_view(
    place: &SumsLink,
    row: CardRow,
    (sum, revealed): (&SumHandle, Reveal),
    act: &Callback<SumsAction>,
) -> Html {
    let cards = place.sides.row(row);
    let worths = &sum.summing.cards[usize::from(row == CardRow::H)];
    let shows = revealed.shows(&place.view, Reveal::Value);
    let gap = Gap::of(shows, sum.summing.work.phase.is_busy());
    let both = &sum.summing.winning;
    let moves = [(Side::Left, &both.left), (Side::Right, &both.right)];
    let winning = |place: usize| {
        let found =
            moves.iter().filter(|_| shows).filter_map(|(side, by)| Some((*side, by.as_ref()?)));
        let here = found.filter(|(_, by)| by.card.row() == row && by.card.place as usize == place);
        here.filter_map(|(side, by)| Some((side, by.jump?))).collect()
    };
    let label = match (place.mode, row) {
        (Mode::Table, _) => say::sums_cards(),
        (_, CardRow::G) => "G",
        (_, CardRow::H) => "H",
    };
    html! {
        <section class="row-of-cards" aria-label={label}>
            if place.mode != Mode::Table {
                <h2>{ label }</h2>
            }
            <ol
                id={format!("row-{}", row_name(row).0)}
                class="cards"
                ~style={format!("--all: {}", cards.iter().map(columns).sum::<i32>())}
            >
                { for cards.iter().enumerate().map(|(place, card)| {
                    let worth = worths.get(place).and_then(Option::as_ref);
                    // What is wrong with a card is never covered.
                    let worth = worth.filter(|worth| shows || matches!(worth, CardWorth::Wrong { .. }));
                    let winning = winning(place);
                    card_view(&CardOfRow { row, place, count: cards.len(), card, worth, gap, winning }, act)
                }) }
            </ol>
            { entry(place.mode, row, act) }
        </section>
    }
}

fn entry(mode: Mode, row: CardRow, act: &Callback<SumsAction>) -> Html {
    let id = format!("add-{}", row_name(row).0);
    let take = closure!(id, act, move || {
        let field = document().get_element_by_id(&id);
        let field = field.map(JsCast::unchecked_into::<HtmlTextAreaElement>);
        let Some(field) = field else { return };
        let action = put(row, &field.value());
        if matches!(action, SumsAction::Add(..)) {
            field.set_value("");
        }
        act.emit(action);
        focus(&id);
    });
    let on_key = closure!(take, move |event: KeyboardEvent| {
        if event.key() == "Enter" && !event.shift_key() {
            event.prevent_default();
            take();
        }
    });
    let on_submit = move |event: SubmitEvent| {
        event.prevent_default();
        take();
    };
    let note = |words: Html| html! { <span class="note">{ words }</span> };
    html! {
        <form class="add-card" onsubmit={on_submit}>
            <label for={id.clone()}>
                { match (mode, row) {
                    (Mode::Table, _) => say::sums_add(&note),
                    (_, CardRow::G) => say::sums_add_to_g(&note),
                    (_, CardRow::H) => say::sums_add_to_h(&note),
                } }
            </label>
            <textarea
                {id}
                rows="1"
                autocomplete="off"
                spellcheck="false"
                placeholder={say::sums_add_example()}
                onkeydown={on_key}
            />
            <button type="submit" class="main">{ say::sums_add_now() }</button>
        </form>
    }
}
