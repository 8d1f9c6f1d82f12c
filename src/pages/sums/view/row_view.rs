//! A row of cards, and a field that adds another.

use basics::player::Player;
use yew::prelude::*;

use crate::analysis::inspection::Reveal;
use crate::analysis::phrases::Gap;
use crate::ask::view::use_sum::SumHandle;
use crate::browser::callback::callback;
use crate::link::sums_link::{Mode, SumsLink};
use crate::pages::on_board;
use crate::pages::sums::entry::cards;
use crate::pages::sums::sums_state::SumsAction;
use crate::pages::sums::view::card_view::{CardOfRow, card_view, columns, row_name, rows};
use crate::sum::view::typed_field::TypedField;
use teaching::sums::CardRow;
use words::say;
use worker::message::CardWorth;

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
    let moves = [(Player::Left, &both.left), (Player::Right, &both.right)];
    let winning = |place: usize| {
        let found =
            moves.iter().filter(|_| shows).filter_map(|(side, by)| Some((*side, by.as_ref()?)));
        let here = found.filter(|(_, by)| by.card.row() == row && by.card.place as usize == place);
        here.filter_map(|(side, by)| Some((side, by.jump?))).collect()
    };
    let all: i32 = cards.iter().map(columns).sum();
    let high = cards.iter().map(rows).max().unwrap_or(1);
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
                ~style={format!("--all: {all}; --high: {high}")}
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
    let note = |words: Html| html! { <span class="note">{ words }</span> };
    let on_text = callback!(act, move |text: String| {
        let action = put(row, &text);
        let is_added = matches!(action, SumsAction::Add(..));
        act.emit(action);
        is_added
    });
    html! {
        <TypedField
            id={format!("add-{}", row_name(row).0)}
            label={match (mode, row) {
                (Mode::Table, _) => say::sums_add(&note),
                (_, CardRow::G) => say::sums_add_to_g(&note),
                (_, CardRow::H) => say::sums_add_to_h(&note),
            }}
            button={say::sums_add_now()}
            {on_text}
        />
    }
}
