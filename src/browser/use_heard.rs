//! What the window hears.

use crate::browser::use_latest::use_latest;
use gloo::events::EventListener;
use gloo::utils::window;
use yew::prelude::*;

/// Calls the callback of the latest render at each event of this name.
#[hook]
pub fn use_heard(name: &'static str, hear: Callback<()>) {
    let hear = use_latest(hear);
    use_effect_with((), move |()| {
        let listener = EventListener::new(&window(), name, move |_| hear.emit(()));
        move || drop(listener)
    });
}
