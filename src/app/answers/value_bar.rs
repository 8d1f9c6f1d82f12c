//! The value and who wins, in one line under the board of a small screen, whatever answer stands below.

use yew::prelude::*;

use crate::app::answers::inspection::Reveal;
use crate::app::answers::name_view::short_name;
use crate::app::answers::phrases;
use crate::app::answers::study::Study;

/// Screen readers hear the answer itself, and what is told of it.
pub fn value_bar(study: &Study) -> Html {
    let report = study.report();
    let value = report.and_then(|report| report.value.as_ref());
    let value = value.filter(|_| study.shows(Reveal::Value));
    let outcome = report.and_then(phrases::known_outcome);
    let outcome = outcome.filter(|_| study.shows(Reveal::Outcome));
    let bounds = report.and_then(|report| report.bounds.as_ref()).map(|bounds| &bounds.value);
    let unknown = phrases::unknown(bounds, study.gap());
    html! {
        <p class="value-bar" aria-hidden="true">
            { value.map_or(html! { <span class="name">{ unknown }</span> }, |value| short_name(&value.name)) }
            <span class="note">{ outcome.map(phrases::outcome) }</span>
        </p>
    }
}
