//! Cards to begin with, on a page where the reader has made nothing yet.

use web_sys::Element;
use yew::prelude::*;

use crate::analysis::view::pictured::pictured;
use crate::browser::focus::focus_heading;
use konane::Board;
use teaching::content::Valued;
use teaching::sums::Game;

pub struct Start {
    pub link: String,
    pub positions: Vec<Valued>,
    /// The question, in signs.
    pub asks: Html,
    pub title: &'static str,
    pub about: &'static str,
}

/// The longer side of a board, in px.
const PICTURE: i32 = 130;
/// How many boards a card has room for.
const MOST: usize = 3;

/// The page's heading gets the focus when the reader presses a card, since the card goes away.
pub fn starts(label: &'static str, starts: Vec<Start>) -> Html {
    let on_click = |event: MouseEvent| {
        event.target_dyn_into::<Element>().as_ref().map(focus_heading);
    };
    html! {
        <section class="starts" aria-labelledby="starts-title">
            <h2 id="starts-title">{ label }</h2>
            <ul>
                { for starts.into_iter().map(|start| html! {
                    <li>
                        <a href={start.link} onclick={on_click}>
                            <span class="start-boards">
                                { for start.positions.iter().take(MOST).map(board) }
                            </span>
                            { start.asks }
                            <strong>{ start.title }</strong>
                            <span class="note">{ start.about }</span>
                        </a>
                    </li>
                }) }
            </ul>
        </section>
    }
}

fn board(position: &Valued) -> Html {
    let Ok(board) = Board::parse(position.board, position.edge) else { return html! {} };
    html! { <span class="mini">{ pictured(&[Game::Position(position.rules, board)], PICTURE) }</span> }
}
