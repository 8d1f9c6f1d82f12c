//! How the page is displayed: its language, its colours, and large for a lecture hall.

use gloo::utils::window;
use web_sys::Event;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::button::switch;
use crate::browser::callback::{callback, closure};
use crate::browser::drop_down::{DropDown, use_drop};
use crate::browser::icon::line_icon;
use crate::browser::language_choice::language_choice;
use crate::browser::storage::{OFF, SINGLE_KEYS, THEME};
use crate::shell::theme::Theme;
use words::say;

/// `on_lecture` begins a lecture, if the page can be shown to a hall; `on_keys` opens the list of keys.
#[autoprops]
#[component]
pub fn DisplayMenu(on_lecture: &Option<Callback<()>>, on_keys: &Callback<()>) -> Html {
    let (is_open, on_open) = use_drop();
    let chosen = use_state_eq(|| THEME.load().parse::<Theme>().unwrap_or_default());
    let choose = callback!(chosen, move |theme: Theme| {
        THEME.save(theme.name());
        // `theme.js` notices the change only by this event.
        if let Ok(event) = Event::new("storage") {
            let _ = window().dispatch_event(&event);
        }
        chosen.set(theme);
    });
    let has_keys = use_state_eq(|| SINGLE_KEYS.load() != OFF);
    let turn_keys = closure!(has_keys, move |_: MouseEvent| {
        SINGLE_KEYS.save(if *has_keys { OFF } else { "" });
        has_keys.set(!*has_keys);
    });
    html! {
        <DropDown
            id="display"
            name={say::display()}
            hint={say::display()}
            label={line_icon(html! {
                <>
                    <circle cx="10" cy="10" r="2.6" />
                    <path d="M10 4.2a5.8 5.8 0 1 0 0 11.6a5.8 5.8 0 1 0 0-11.6M10 1.6v2.4M10 16v2.4M1.6 10H4M16 10h2.4M4.1 4.1l1.7 1.7M14.2 14.2l1.7 1.7M4.1 15.9l1.7-1.7M14.2 5.8l1.7-1.7" />
                </>
            })}
            {is_open}
            {on_open}
        >
            if let Some(on_lecture) = on_lecture {
                <button id="projector" type="button" title={say::projector_open_title()} onclick={on_lecture.reform(|_| ())}>
                    { say::projector_open() }
                </button>
            }
            <div class="group" role="group" aria-label={say::theme_choose()}>
                { for Theme::ALL.map(|theme| {
                    switch(format!("theme-{}", theme.name()), theme.label(), theme == *chosen, &choose, theme)
                }) }
            </div>
            { language_choice() }
            <button
                id="single-keys"
                type="button"
                aria-pressed={has_keys.to_string()}
                title={say::single_keys_title()}
                onclick={turn_keys}
            >
                { say::single_keys() }
            </button>
            <button id="keys-open" type="button" onclick={on_keys.reform(|_| ())}>{ say::help_keys() }</button>
        </DropDown>
    }
}
