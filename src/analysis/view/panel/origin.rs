//! The button that asks whether the position can arise in a game.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::view::lazy::origin_dialog;
use crate::analysis::view::origin_dialog::OriginDialogProps;
use crate::browser::button::button;
use crate::browser::callback::callback;
use crate::browser::program_part::LazyDialog;
use words::say;
use worker::message::Position;

#[autoprops]
#[component]
pub fn Origin(position: &Position) -> Html {
    let is_open = use_state_eq(|| false);
    let open = |opens: bool| callback!(is_open, move |()| is_open.set(opens));
    let on_close = open(false);
    let dialog = {
        let props = OriginDialogProps { position: position.clone(), on_close: on_close.clone() };
        Callback::from(move |()| origin_dialog(props.clone()))
    };
    html! {
        <>
            { button("ask-origin", say::origin_ask(), false, &open(true), ()) }
            if *is_open {
                <LazyDialog title={say::origin_ask()} {dialog} {on_close} />
            }
        </>
    }
}
