//! A card: its position or value, and its worth.

use yew::prelude::*;

use crate::analysis::phrases::Gap;
use crate::analysis::view::stacked::typed;
use crate::board::view::coordinates::{lettered_columns, numbered_rows};
use crate::board::view::mini_board::{SIDE, covered};
use crate::browser::grip::Grip;
use crate::link::position_link::PositionLink;
use crate::pages::sums::sums_state::SumsAction;
use crate::pages::sums::view::card_tools::CardTools;
use crate::sum::view::typed_field::worth_view;
use basics::player::Player;
use konane::{Area, Board, Jump, NamedBoard, column_name};
use teaching::sums::{Card, CardRow, Game};
use words::say;
use worker::message::CardWorth;

/// The longest side of a card's picture, in px.
const PICTURE: i32 = 150;

/// The width of a card without a board, in squares.
const VALUE_COLUMNS: i32 = 3;

/// The name of a row in the ids of elements, and the CSS selector of its cards.
pub fn row_name(row: CardRow) -> (&'static str, &'static str) {
    match row {
        CardRow::G => ("g", "[data-card][data-row=g]"),
        CardRow::H => ("h", "[data-card][data-row=h]"),
    }
}

pub struct CardOfRow<'a> {
    pub row: CardRow,
    pub place: usize,
    pub count: usize,
    pub card: &'a Card,
    pub worth: Option<&'a CardWorth>,
    /// Why there is no worth, where there is none.
    pub gap: Gap,
    /// The jumps in it by which the players win, moving first.
    pub winning: Vec<(Player, Jump)>,
}

pub fn card_view(it: &CardOfRow, act: &Callback<SumsAction>) -> Html {
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
            ~style={format!("--columns: {}", columns(card))}
        >
            if count > 1 {
                <Grip
                    things={cards}
                    attribute="data-card"
                    {place}
                    title={say::sums_drag()}
                    on_shift={act.reform(move |(from, to)| SumsAction::Shift(row, from, to))}
                />
            }
            { face(card, number, winning) }
            <p class="worth">
                if card.count > 1 {
                    <span class="copies-of">{ format!("{} × ", card.count) }</span>
                }
                { worth_view(worth, gap) }
            </p>
            <CardTools {row} {row_name} {place} {count} card={card.clone()} act={act.clone()} />
        </li>
    }
}

/// In a hall the squares of all cards are equally large.
pub fn columns(card: &Card) -> i32 {
    card.game.board().map_or(VALUE_COLUMNS, |board| board.columns().max(VALUE_COLUMNS))
}

pub fn rows(card: &Card) -> i32 {
    card.game.board().map_or(1, |board| board.rows())
}

fn face(card: &Card, number: usize, winning: &[(Player, Jump)]) -> Html {
    match &card.game {
        Game::Position(rules, board) => {
            let link =
                PositionLink { rules: *rules, board: board.clone(), parameters: String::new() };
            let px = (PICTURE / board.columns().max(board.rows())).clamp(2, 26);
            html! {
                <div class="face">
                    <a class="mini" href={link.to_string()} aria-label={say::sums_card_open(number, &board.to_string())}>
                        { covered(board, px, winning.iter().map(arrow).collect()) }
                    </a>
                    { names(board) }
                </div>
            }
        }
        Game::Value(text) => html! { <p class="typed">{ typed(text) }</p> },
    }
}

/// Letters and numbers beside the stones, as on every board, for a hall.
fn names(board: &Board) -> Html {
    let (named, area) = (NamedBoard::of(board), Area::whole(board));
    let middle = |at: i32| (at * SIDE + SIDE / 2).to_string();
    let (width, height) = (board.columns() * SIDE + 6, board.rows() * SIDE + 6);
    html! {
        <svg class="card-names" viewBox={format!("-3 -3 {width} {height}")} aria-hidden="true">
            { for numbered_rows(named, area).map(|(row, number)| html! {
                <text x="-7" y={middle(row)} dy=".35em">{ number }</text>
            }) }
            { for lettered_columns(named, area).map(|(column, place)| html! {
                <text x={middle(column)} y={(board.rows() * SIDE + 7).to_string()} dy=".35em">{ column_name(place) }</text>
            }) }
        </svg>
    }
}

/// A jump over the stones, in its player's colour; its end is a dot.
fn arrow((player, jump): &(Player, Jump)) -> Html {
    let middle = |at: i32| at * SIDE + SIDE / 2;
    let [from, to] = [jump.from, jump.to()].map(|place| (middle(place.column), middle(place.row)));
    html! {
        <g class="winning" data-player={player.name()}>
            <path d={format!("M{} {}L{} {}", from.0, from.1, to.0, to.1)} />
            <circle cx={to.0.to_string()} cy={to.1.to_string()} r="2.4" />
        </g>
    }
}

/// The worth as text.
fn plain(worth: &CardWorth) -> String {
    match worth {
        CardWorth::Known(value) => value.plain(),
        CardWorth::Between(_) => "bounds".to_string(),
        CardWorth::Wrong { .. } => "wrong".to_string(),
    }
}
