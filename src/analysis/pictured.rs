//! Small pictures of positions, and of values as they are typed.

use yew::prelude::*;

use crate::analysis::stacked::typed;
use crate::board::mini_board::picture;
use teaching::sums::Game;

/// With more stones a small picture shows none of them.
const MOST_STONES: usize = 400;
/// So many pictures stand together.
pub const MOST_PICTURES: usize = 4;

/// The first of these, the longer side of a board of this many px at most.
pub fn pictured(games: &[Game], side: i32) -> Html {
    let side = if games.len() == 1 { side } else { side / 2 };
    html! {
        <>
            { for games.iter().take(MOST_PICTURES).map(|game| one(game, side)) }
            if games.len() > MOST_PICTURES {
                <span class="typed" aria-hidden="true">{ "…" }</span>
            }
        </>
    }
}

fn one(game: &Game, side: i32) -> Html {
    match game {
        Game::Position(_, board) if board.stones().count() > MOST_STONES => html! {},
        Game::Position(_, board) => {
            picture(board, (side / board.columns().max(board.rows())).clamp(2, 24))
        }
        Game::Value(text) => html! { <span class="typed">{ typed(text) }</span> },
    }
}
