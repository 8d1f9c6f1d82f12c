//! Says that a worker did not answer any more and that another one does its work.

use yew::prelude::*;

use crate::ask::view::pool::REPLACED;
use crate::browser::callback::callback;
use crate::browser::use_heard::use_heard;
use words::say;

#[component]
pub fn WorkerNotice() -> Html {
    let is_shown = use_state_eq(|| false);
    use_heard(REPLACED, callback!(show = is_shown.setter(), move |()| show.set(true)));
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
