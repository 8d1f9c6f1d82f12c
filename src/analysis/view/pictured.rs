//! Small pictures of positions, and values as readers type them.

use yew::prelude::*;

use crate::analysis::view::stacked::typed;
use crate::board::view::mini_board::picture;
use teaching::sums::Game;

/// A small picture with more stones than this is left out.
const MOST_STONES: usize = 400;
/// How many pictures are shown together.
pub const MOST_PICTURES: usize = 4;

/// The first games; the longer side of a board has at most `side` px, or half of it if there are several.
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
