//! The tools of a card: the number of copies and the button that removes it are on the card, the others in a menu.

use web_sys::HtmlSelectElement;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::callback::{callback, closure};
use crate::browser::drop_down::DropDown;
use crate::browser::focus::focus;
use crate::browser::icon::Icon;
use crate::browser::item_tools::tool;
use crate::pages::sums::sums_state::SumsAction;
use crate::sum::sketch::terms_name;
use konane::{Board, Edge, Rules};
use teaching::sums::{Card, CardRow, Game, MOST_COPIES};
use words::say;

/// `row_name` is the name of the row in the ids of elements.
#[autoprops]
#[component]
pub fn CardTools(
    row: &CardRow,
    row_name: &'static str,
    place: usize,
    count: usize,
    card: &Card,
    act: &Callback<SumsAction>,
) -> Html {
    let (row, number) = (*row, place + 1);
    let is_open = use_state_eq(|| false);
    let id = |name: &str, place: usize| format!("{name}-{row_name}-{place}");
    let copy = |name: &str, sign: &str, labels, more: i32, can: bool| {
        let on_click =
            can.then(|| act.reform(move |_: MouseEvent| SumsAction::Count(row, place, more)));
        tool(id(name, place), html! { sign }, labels, on_click)
    };
    // The next card takes the place of a removed one, unless that was the last.
    let next = match place + 1 < count {
        true => id("remove", place),
        false => place.checked_sub(1).map_or(format!("add-{row_name}"), |last| id("remove", last)),
    };
    let on_remove = act.reform(move |_: MouseEvent| {
        focus(&next);
        SumsAction::Remove(row, place)
    });
    // The focus follows a moved card.
    let shift = |name: &str, sign: &str, label: &str, to: Option<usize>| {
        let to = to.filter(|&to| to < count);
        let on_click = to.map(|to| {
            let (next, is_open) = (format!("{}-open", id("menu", to)), is_open.setter());
            act.reform(move |_: MouseEvent| {
                focus(&next);
                is_open.set(false);
                SumsAction::Shift(row, place, to)
            })
        });
        item(id(name, place), sign, label, on_click)
    };
    let on_negate = act.reform(move |_: MouseEvent| SumsAction::Negate(row, place));
    html! {
        <div class="card-tools" role="group" aria-label={say::sums_card(number)}>
            <span class="card-count">
                { copy("fewer", "−", (say::sums_fewer(), say::sums_fewer_card(number)), -1, card.count > 1) }
                <span aria-hidden="true">{ card.count }</span>
                { copy("more", "+", (say::sums_more(), say::sums_more_card(number)), 1, card.count < MOST_COPIES) }
            </span>
            <DropDown
                id={id("menu", place)}
                label={html! {
                    <>{ Icon::MORE.view() }<span class="unseen">{ say::sums_menu(number) }</span></>
                }}
                name={say::sums_menu(number)}
                is_open={*is_open}
                on_open={callback!(is_open = is_open.setter(), move |now| is_open.set(now))}
            >
                { item(id("negate", place), "±", say::sums_negate(), Some(on_negate)) }
                if count > 1 {
                    { shift("earlier", "←", say::sums_earlier(), place.checked_sub(1)) }
                    { shift("later", "→", say::sums_later(), Some(place + 1)) }
                }
                if let Game::Position(rules, board) = &card.game {
                    { terms(*rules, board, (row, place), card.count, act) }
                }
            </DropDown>
            { tool(
                id("remove", place),
                html! { "✕" },
                (say::sums_remove(), say::sums_remove_card(number)),
                Some(on_remove),
            ) }
        </div>
    }
}

/// An entry that cannot be used now stays where it is.
fn item(id: String, sign: &str, label: &str, on_click: Option<Callback<MouseEvent>>) -> Html {
    html! {
        <button {id} type="button" aria-disabled={on_click.is_none().then_some("true")} onclick={on_click}>
            <span aria-hidden="true">{ sign }</span>{ label }
        </button>
    }
}

/// The rules and the edge of a position.
fn terms(
    rules: Rules,
    board: &Board,
    (row, place): (CardRow, usize),
    count: u32,
    act: &Callback<SumsAction>,
) -> Html {
    let choices = Rules::ALL.into_iter().flat_map(|rules| Edge::ALL.map(|edge| (rules, edge)));
    let choices: Vec<(Rules, Edge)> = choices.collect();
    let chosen = (rules, board.edge());
    let on_change = act.reform(closure!(board, choices, move |event: Event| {
        let index = event.target_unchecked_into::<HtmlSelectElement>().selected_index();
        let &(rules, edge) = choices.get(index as usize).unwrap_or(&chosen);
        let board = board.clone().with_edge(edge).trimmed();
        SumsAction::Replace(row, place, Card { game: Game::Position(rules, board), count })
    }));
    html! {
        <select aria-label={say::sums_terms(place + 1)} onchange={on_change}>
            { for choices.into_iter().map(|choice| html! {
                <option selected={choice == chosen}>
                    { terms_name(choice) }
                </option>
            }) }
        </select>
    }
}
