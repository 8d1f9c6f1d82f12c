//! The steps of a line of leaps.

use yew::prelude::*;

use crate::analysis::view::step_bar::step_button;
use crate::browser::icon::Icon;
use crate::browser::steps::Steps;
use crate::browser::stillness::wants_stillness;
use crate::pages::gallery::penetration::solitaire::Solitaire;
use crate::pages::gallery::view::penetration::names::leap_name;
use konane::Area;
use words::say;

pub fn step_tools(game: &Solitaire, is_setting_up: bool, steps: &Steps, window: Area) -> Html {
    let (step, last) = (steps.step, game.leaps().len());
    if last == 0 {
        let words = if is_setting_up { say::pen_outside() } else { say::pen_press() };
        return html! { <p id="pen-step" class="note">{ words }</p> };
    }
    let to = |id, icon, label, target: usize| {
        step_button(id, icon, label, target == step, steps.to.reform(move |_| target))
    };
    let is_running = steps.is_running;
    let said = match step.checked_sub(1).and_then(|step| game.leaps().get(step)) {
        None => say::pen_begin(last, game.at(0).stones().len()),
        Some(leap) => say::pen_step(last, game.at(step).distance(), &leap_name(leap, window), step),
    };
    html! {
        <div class="tools steps" role="group" aria-label={say::pen_way(game.at(last).distance())}>
            { to("pen-first", Icon::FIRST, say::pen_first(), 0) }
            { to("pen-back", Icon::BACK, say::pen_back(), step.saturating_sub(1)) }
            if !wants_stillness() {
                <button id="pen-run" class="main" type="button" onclick={steps.run.reform(move |_| !is_running)}>
                    { if is_running { say::tour_pause() } else { say::tour_run() } }
                </button>
            }
            { to("pen-on", Icon::ON, say::pen_on(), (step + 1).min(last)) }
            { to("pen-last", Icon::LAST, say::pen_last(), last) }
            <span id="pen-step" class="note" aria-live="polite">{ said }</span>
        </div>
    }
}
