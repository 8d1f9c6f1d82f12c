//! Begins a game: on a full board nobody can jump before two stones are removed.

use yew::prelude::*;

use crate::editor::editor_action::EditorAction;
use konane::{Board, Edge, Opening};
use words::say;

pub fn is_full(board: &Board) -> bool {
    board.edge() == Edge::Walls && board.squares().all(|square| board.stone(square).is_some())
}

/// Offers to remove two stones.
pub fn opening_bar(board: &Board, act: &Callback<EditorAction>) -> Html {
    let opened = |opening: Opening| {
        let squares = opening.squares(board.rows(), board.columns())?;
        let mut opened = board.clone();
        for square in squares {
            opened.set(square, None);
        }
        Some(opened)
    };
    let offers = Opening::ALL.map(|opening| Some((opening, opened(opening)?)));
    html! {
        <div id="opening" class="set-up" role="group" aria-label={say::opening_name()}>
            <p>{ say::opening_full() }</p>
            <div class="row">
                { for offers.into_iter().flatten().map(|(opening, board)| html! {
                    <button
                        type="button"
                        data-remove={opening.name()}
                        onclick={act.reform(move |_| EditorAction::Show(board.clone()))}
                    >
                        { place(opening) }
                    </button>
                }) }
            </div>
        </div>
    }
}

/// Names the place of an opening's two stones.
pub fn place(opening: Opening) -> &'static str {
    match opening {
        Opening::HorizontalMiddle => say::opening_middle_row(),
        Opening::VerticalMiddle => say::opening_middle_column(),
        Opening::HorizontalCorner => say::opening_corner_row(),
        Opening::VerticalCorner => say::opening_corner_column(),
    }
}
