//! The smallest known position with the value, for comparison.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::board::view::mini_board::mini_board;
use crate::pages::gallery::catalogue::colours_of;
use crate::pages::gallery::habitat::record::stones;
use crate::pages::gallery::view::habitat::use_dictionary::{Fetched, use_directory, use_shard};
use konane::{Board, Edge, Rules, Surroundings};
use teaching::dictionary::{Setting, ValueOrder};
use words::say;
use worker::message::Position;

/// A position from the dictionary, for the same rules.
#[autoprops]
#[component]
pub fn Smallest(sought: &Option<ValueOrder>) -> Html {
    let directory = use_directory();
    let name = match (&directory, sought) {
        (Fetched::Here(directory), Some(key)) => directory.shard(key),
        _ => None,
    };
    let shard = use_shard(name);
    let place = Setting { rules: Rules::Ancient, surroundings: Surroundings::Plane };
    let found = match (&shard, sought) {
        (Fetched::Here(shard), Some(key)) => {
            let row = shard.row(key);
            row.and_then(|row| row.positions[place.index()].first().cloned())
        }
        (Fetched::Coming, _) if matches!(directory, Fetched::Coming | Fetched::Here(_)) => {
            return html! { <p class="note">{ say::dictionary_loading() }</p> };
        }
        _ => None,
    };
    html! {
        <div id="making-smallest">
            { match found {
                Some(text) => {
                    let (label, count) = (say::habitat_open(&text), stones(&text));
                    let board = Board::parse(&text, Edge::Plane);
                    let colours = board.map(|board| colours_of(&board));
                    html! {
                        <>
                            { mini_board(&Position { board: text, ..Position::default() }, label) }
                            <p>{ say::making_smallest_of(colours.unwrap_or_default(), count) }</p>
                        </>
                    }
                }
                None if shard.here().is_some() => html! { <p>{ say::making_smallest_none() }</p> },
                None => html! { <p class="note">{ say::dictionary_absent() }</p> },
            } }
        </div>
    }
}
