//! Whether the window matches a media query.

use crate::browser::callback::closure;
use gloo::events::EventListener;
use gloo::utils::window;
use web_sys::MediaQueryList;
use yew::prelude::*;

#[hook]
pub fn use_media(query: &'static str) -> bool {
    let is_so = use_state_eq(|| list(query).is_some_and(|list| list.matches()));
    use_effect_with(
        (),
        closure!(is_so, move |()| {
            let listener = list(query).map(|list| {
                EventListener::new(&list.clone(), "change", move |_| is_so.set(list.matches()))
            });
            move || drop(listener)
        }),
    );
    *is_so
}

fn list(query: &str) -> Option<MediaQueryList> {
    window().match_media(query).ok().flatten()
}
