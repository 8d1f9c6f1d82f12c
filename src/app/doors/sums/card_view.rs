//! A card: its position or value, what it is worth, and what can be done to it.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::app::answers::folded_name::name;
use crate::app::answers::name_view::unknown;
use crate::app::answers::phrases::Gap;
use crate::app::answers::stacked::typed;
use crate::app::board::mini_board::{SIDE, covered};
use crate::app::browser::focus::focus;
use crate::app::browser::grip::Grip;
use crate::app::browser::tools::tool;
use crate::app::doors::sums::desk::Deed;
use crate::app::doors::sums::sketch::terms_name;
use crate::app::link::position_link::PositionLink;
use crate::konane::{Board, Edge, Rules};
use crate::language::say;
use crate::player::Player;
use crate::sums::{Card, Game, MOST_COPIES, Row};
use crate::worker::message::{CardWorth, JumpText, Side};

/// The longest side of a card's picture, in px.
const PICTURE: i32 = 150;

/// How a row is called in the names of elements, and what selects its cards.
pub fn row_name(row: Row) -> (&'static str, &'static str) {
    match row {
        Row::G => ("g", "[data-card][data-row=g]"),
        Row::H => ("h", "[data-card][data-row=h]"),
    }
}

pub struct CardOfRow<'a> {
    pub row: Row,
    pub place: usize,
    pub count: usize,
    pub card: &'a Card,
    pub worth: Option<&'a CardWorth>,
    /// Why there is no worth, where there is none.
    pub gap: Gap,
    /// The jumps in it by which the players win, moving first.
    pub winning: Vec<(Side, JumpText)>,
}

pub fn card_view(it: &CardOfRow, act: &Callback<Deed>) -> Html {
    let CardOfRow { row, place, count, card, worth, gap, ref winning } = *it;
    let number = place + 1;
    let (row_name, cards) = row_name(row);
    html! {
        <li
            key={place}
            class="sum-card"
            data-card={place.to_string()}
            data-row={row_name}
            data-text={card.to_string()}
            data-worth={worth.map(plain)}
        >
            if count > 1 {
                <Grip
                    things={cards}
                    attribute="data-card"
                    {place}
                    title={say::sums_drag()}
                    on_shift={act.reform(move |(from, to)| Deed::Shift(row, from, to))}
                />
            }
            { face(card, number, winning) }
            <p class="worth">
                if card.count > 1 {
                    <span class="copies-of">{ format!("{} × ", card.count) }</span>
                }
                { worth_view(worth, gap) }
            </p>
            if let Game::Position(rules, board) = &card.game {
                { terms(*rules, board, (row, place), card.count, act) }
            }
            { tools(it, act) }
        </li>
    }
}

fn face(card: &Card, number: usize, winning: &[(Side, JumpText)]) -> Html {
    match &card.game {
        Game::Position(rules, board) => {
            let link =
                PositionLink { rules: *rules, board: board.clone(), parameters: String::new() };
            let px = (PICTURE / board.columns().max(board.rows())).clamp(2, 26);
            html! {
                <a class="mini" href={link.to_string()} aria-label={say::sums_card_open(number, &board.to_string())}>
                    { covered(board, px, winning.iter().map(arrow).collect()) }
                </a>
            }
        }
        Game::Value(text) => html! { <p class="typed">{ typed(text) }</p> },
    }
}

/// A jump over the stones, in its player's colour; its end is a dot.
fn arrow((player, jump): &(Side, JumpText)) -> Html {
    let middle = |at: i32| at * SIDE + SIDE / 2;
    let [from, to] = [jump.from, jump.to].map(|place| (middle(place.column), middle(place.row)));
    html! {
        <g class="winning" data-player={Player::from(*player).name()}>
            <path d={format!("M{} {}L{} {}", from.0, from.1, to.0, to.1)} />
            <circle cx={to.0.to_string()} cy={to.1.to_string()} r="2.4" />
        </g>
    }
}

fn worth_view(worth: Option<&CardWorth>, gap: Gap) -> Html {
    match worth {
        None => unknown(None, gap),
        Some(CardWorth::Known(value)) => name(value),
        Some(CardWorth::Between(range)) => unknown(Some(range), gap),
        Some(CardWorth::Wrong { at, expected }) => html! {
            <span class="wrong">{ say::sums_no_value(*at, expected) }</span>
        },
    }
}

/// What it is worth, as it is typed.
fn plain(worth: &CardWorth) -> String {
    match worth {
        CardWorth::Known(value) => value.plain(),
        CardWorth::Between(_) => "bounds".to_string(),
        CardWorth::Wrong { .. } => "wrong".to_string(),
    }
}

/// The rules and the edge of a position.
fn terms(
    rules: Rules,
    board: &Board,
    (row, place): (Row, usize),
    count: u32,
    act: &Callback<Deed>,
) -> Html {
    let choices = Rules::ALL.into_iter().flat_map(|rules| Edge::ALL.map(|edge| (rules, edge)));
    let choices: Vec<(Rules, Edge)> = choices.collect();
    let chosen = (rules, board.edge());
    let on_change = {
        let (board, choices) = (board.clone(), choices.clone());
        act.reform(move |event: Event| {
            let index = event.target_unchecked_into::<HtmlSelectElement>().selected_index();
            let &(rules, edge) = choices.get(index as usize).unwrap_or(&chosen);
            let board = board.clone().with_edge(edge).trimmed();
            Deed::Replace(row, place, Card { game: Game::Position(rules, board), count })
        })
    };
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

fn tools(it: &CardOfRow, act: &Callback<Deed>) -> Html {
    let CardOfRow { row, place, count, card, .. } = *it;
    let (row_name, _) = row_name(row);
    let id = |name: &str, place: usize| format!("{name}-{row_name}-{place}");
    // What it does, and the same with the card for those who listen.
    type Labels = (&'static str, fn(usize) -> String);
    // Where a card goes, the focus goes along.
    let tool = |name: &str, sign: &str, (label, of_card): Labels, deed: Option<(Deed, String)>| {
        let on_click = deed.map(|(deed, next)| {
            act.reform(move |_: MouseEvent| {
                focus(&next);
                deed.clone()
            })
        });
        tool(id(name, place), html! { sign }, (label, of_card(place + 1)), on_click)
    };
    let here = |name: &str, deed: Deed| Some((deed, id(name, place)));
    let shift = |name: &str, to: Option<usize>| {
        let to = to.filter(|&to| to < count)?;
        Some((Deed::Shift(row, place, to), id(name, to)))
    };
    let fewer = here("fewer", Deed::Count(row, place, -1)).filter(|_| card.count > 1);
    let more = here("more", Deed::Count(row, place, 1)).filter(|_| card.count < MOST_COPIES);
    // Another card takes the place of one that is removed, but of the last one.
    let next = match place + 1 < count {
        true => id("remove", place),
        false => place.checked_sub(1).map_or(format!("add-{row_name}"), |last| id("remove", last)),
    };
    html! {
        <div class="card-tools" role="group" aria-label={say::sums_card(place + 1)}>
            { tool("negate", "±", (say::sums_negate(), say::sums_negate_card), here("negate", Deed::Negate(row, place))) }
            { tool("fewer", "−", (say::sums_fewer(), say::sums_fewer_card), fewer) }
            { tool("more", "+", (say::sums_more(), say::sums_more_card), more) }
            if count > 1 {
                { tool("earlier", "←", (say::sums_earlier(), say::sums_earlier_card), shift("earlier", place.checked_sub(1))) }
                { tool("later", "→", (say::sums_later(), say::sums_later_card), shift("later", Some(place + 1))) }
            }
            { tool("remove", "✕", (say::sums_remove(), say::sums_remove_card), Some((Deed::Remove(row, place), next))) }
        </div>
    }
}
