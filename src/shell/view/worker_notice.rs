//! Says that a worker did not answer any more and that another one does its work.

use gloo::events::EventListener;
use gloo::utils::window;
use yew::prelude::*;

use crate::ask::view::pool::REPLACED;
use crate::browser::callback::{callback, closure};
use words::say;

#[component]
pub fn WorkerNotice() -> Html {
    let is_shown = use_state_eq(|| false);
    use_effect_with(
        (),
        closure!(show = is_shown.setter(), move |()| {
            let listener = EventListener::new(&window(), REPLACED, move |_| show.set(true));
            move || drop(listener)
        }),
    );
    let hide = callback!(show = is_shown.setter(), move |_: MouseEvent| show.set(false));
    html! {
        <div id="worker-notice" class="notice" role="status">
            if *is_shown {
                <p>{ say::worker_replaced() }</p>
                <button type="button" onclick={hide}>{ say::offline_dismiss() }</button>
            }
        </div>
    }
}
