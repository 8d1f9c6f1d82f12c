//! Positions to open: a row with a few, and a button for all, with the exhibits that they lead to.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::view::signs::signs;
use crate::board::view::mini_board::{SIDE, address, picture};
use crate::browser::callback::callback;
use crate::link::page_link::PageLink;
use konane::Board;
use teaching::content::{EXAMPLES, Example, exhibit};
use words::say;
use worker::message::Position;

/// How many examples show at first: with the button they fill a row.
const FIRST: usize = 4;

/// `now` is the position on the board.
#[autoprops]
#[component]
pub fn Examples(now: &Position) -> Html {
    let is_open = use_state_eq(|| false);
    let turn = callback!(is_open, move |_: MouseEvent| is_open.set(!*is_open));
    let item = |example| item(example, now);
    let (first, others) = EXAMPLES.split_at(FIRST);
    let chosen = EXAMPLES.iter().find(|example| position(example).as_ref() == Some(now));
    html! {
        <section class="more try" aria-labelledby="examples">
            <h2 id="examples" class="unseen">{ say::examples() }</h2>
            <ul class="examples">
                { for first.iter().filter_map(item) }
                <li>
                    <button id="all-examples" type="button" aria-expanded={is_open.to_string()} onclick={turn}>
                        { say::examples_all(EXAMPLES.len()) }
                    </button>
                </li>
                if *is_open {
                    { for others.iter().filter_map(item) }
                }
            </ul>
            if *is_open {
                { chosen.and_then(more) }
            }
        </section>
    }
}

fn board(example: &Example) -> Option<Board> {
    Board::parse(example.board, example.edge).ok()
}

fn position(example: &Example) -> Option<Position> {
    Some(Position::of(example.rules, &board(example)?))
}

fn item(example: &Example, now: &Position) -> Option<Html> {
    let is_chosen = position(example)? == *now;
    Some(html! {
        <li>
            <a
                class="example"
                href={address(example.rules, example.edge, example.board)}
                aria-current={is_chosen.then_some("true")}
            >
                { picture(&board(example)?, SIDE) }
                <span>{ example.title.text() }</span>
            </a>
        </li>
    })
}

/// A link to an exhibit about similar positions.
fn more(example: &Example) -> Option<Html> {
    let exhibit = exhibit(example.exhibit)?;
    Some(html! {
        <a class="example-more note" href={PageLink::to("gallery", &[exhibit.name]).to_string()}>
            { say::example_exhibit(signs(exhibit.title.text())) }
        </a>
    })
}
