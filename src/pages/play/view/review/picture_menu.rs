//! What the picture of a game becomes: files, a film, paper.

use std::rc::Rc;

use drawing::{BoardPicture, Picture};
use konane::NamedBoard;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::callback::callback;
use crate::browser::drop_down::DropDown;
use crate::browser::focus::focus;
use crate::browser::printing::print;
use crate::pages::play::review::graph::picture;
use crate::pages::play::review::line::Line;
use crate::pages::play::review::review_report::ReviewReport;
use crate::share::view::share_actions::{save_png, save_svg};
use crate::share::view::share_panel::confirm;
use words::say;

/// `game` names the players and the board.
#[autoprops]
#[component]
pub fn PictureMenu(known: &Rc<ReviewReport>, is_covered: bool, game: &String) -> Html {
    let is_open = use_state_eq(|| false);
    let set_open = is_open.setter();
    let on_open = use_callback((), move |opens, ()| set_open.set(opens));
    let on_click = callback!(is_open, move |_| {
        focus("review-save-open");
        is_open.set(false);
    });
    let said = use_state(|| AttrValue::from(""));
    let drawn = callback!(known, game, move |()| {
        picture(&known, is_covered, &say::review_picture(&game))
    });
    let on_svg = callback!(said, drawn, move |_| {
        said.set(confirm(save_svg(&drawn.emit(())), say::share_saved()));
    });
    let on_png = callback!(said, drawn, move |_| {
        let (said, drawn) = (said.clone(), drawn.emit(()));
        spawn_local(async move {
            said.set(confirm(save_png(&drawn).await, say::share_saved()));
        });
    });
    let on_film = callback!(said, known, game, move |_| {
        let Some(line) = &known.line else { return };
        said.set(confirm(save_svg(&film(line, &game)), say::share_saved()));
    });
    html! {
        <>
            <DropDown
                id="review-save"
                name={say::review_save()}
                label={html! { say::review_save() }}
                is_open={*is_open}
                {on_open}
            >
                <div class="menu" onclick={on_click}>
                    <button id="review-svg" type="button" onclick={on_svg}>{ say::review_save_svg() }</button>
                    <button id="review-png" type="button" onclick={on_png}>{ say::review_save_png() }</button>
                    <button id="review-film" type="button" onclick={on_film}>{ say::review_save_film() }</button>
                    <button id="review-print" type="button" onclick={|_| print()}>{ say::share_print() }</button>
                </div>
            </DropDown>
            <p id="review-saved" class="note" role="status">{ &*said }</p>
        </>
    }
}

fn film(line: &Line, game: &str) -> Picture {
    let boards = Vec::from_iter(line.states.iter().map(|state| state.board.clone()));
    let board = &boards[0];
    let picture = BoardPicture {
        board,
        names: NamedBoard::whole(board),
        title: &say::review_film(game),
        parts: Vec::new(),
        value: None,
        outcome: None,
    };
    picture.film(&boards)
}
