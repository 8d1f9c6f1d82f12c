//! Shows how long the speaker has been speaking, and the time of day.

use gloo::timers::callback::Interval;
use js_sys::Date;
use yew::prelude::*;

use crate::browser::callback::closure;
use words::say;

/// A component of its own, so that nothing else renders each second.
#[component]
pub fn Clock() -> Html {
    let start = use_state_eq(Date::now);
    let now = use_state_eq(Date::now);
    use_effect_with(
        (),
        closure!(now, move |()| {
            let tick = Interval::new(1000, move || now.set(Date::now()));
            move || drop(tick)
        }),
    );
    let seconds = ((*now - *start) / 1000.0).max(0.0) as u32;
    let (hours, minutes) = (Date::new_0().get_hours(), Date::new_0().get_minutes());
    let again = closure!(start, now, move |_: MouseEvent| {
        start.set(Date::now());
        now.set(Date::now());
    });
    html! {
        <div class="clock">
            <strong role="timer" aria-label={say::speaker_clock()}>{ format!("{}:{:02}", seconds / 60, seconds % 60) }</strong>
            <span class="note">{ format!("{hours}:{minutes:02}") }</span>
            <button id="speaker-again" type="button" onclick={again}>{ say::speaker_again() }</button>
        </div>
    }
}
