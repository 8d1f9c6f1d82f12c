//! Positions to open, with their values, and the exhibits that they lead to.

use yew::prelude::*;

use crate::app::answers::signs::{signs, worth};
use crate::app::board::mini_board::picture;
use crate::app::link::door_link::DoorLink;
use crate::app::link::position_link::PositionLink;
use crate::content::{EXAMPLES, Example, exhibit};
use crate::konane::Board;
use crate::language::say;

/// The side of a square in px.
const SIDE: i32 = 20;

pub fn examples() -> Html {
    html! {
        <section class="more" aria-labelledby="examples">
            <h2 id="examples">{ say::examples() }</h2>
            <ul class="examples">{ for EXAMPLES.iter().filter_map(card) }</ul>
        </section>
    }
}

fn card(example: &Example) -> Option<Html> {
    let board = Board::parse(example.board, example.edge).ok()?;
    let exhibit = exhibit(example.exhibit)?;
    let picture = picture(&board, SIDE);
    let parameters = String::new();
    let link = PositionLink { rules: example.rules, board, parameters };
    Some(html! {
        <li>
            <a class="example" href={link.to_string()}>
                <span class="example-picture">{ picture }</span>
                <strong>{ worth(&example.worth) }</strong>
                <span>{ example.title.text() }</span>
            </a>
            <a class="example-more" href={DoorLink::to("gallery", &[exhibit.name]).to_string()}>
                <span>{ say::example_exhibit(signs(exhibit.title.text())) }</span>
            </a>
        </li>
    })
}
