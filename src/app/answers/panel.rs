//! The answer beside the board: the value, then parts, jumps, thermograph and reasons.

mod jumps;
mod parts;
mod thermograph;
mod why;

use yew::prelude::*;

use crate::app::answers::inspection::Reveal;
use crate::app::answers::last_answer::LastAnswer;
use crate::app::answers::study::Study;
use crate::app::answers::value_view::value_view;
use crate::worker::client::Report;

pub fn panel(study: &Study, is_folded: bool) -> Html {
    let is_covered = !study.shows(Reveal::Value);
    let report = study.report();
    let known = |tell: &dyn Fn(&Report) -> Option<Html>| report.and_then(tell);
    let count = |count: Option<usize>| count.map_or(String::new(), |count| count.to_string());
    let parts = report.and_then(|report| Some(report.parts.as_ref()?.parts.len()));
    let jumps = report.and_then(|report| report.jumps.as_ref());
    let is_coming = report.is_none() || study.is_busy();
    let section = |id: &'static str, title: &'static str, is_open: bool, small: String, answer| {
        html! {
            <details {id} class="card section" open={is_open}>
                <summary><h2>{ title }</h2><span class="note">{ small }</span></summary>
                // Once values are covered, no earlier answer may stay.
                <LastAnswer
                    key={is_covered.to_string()}
                    {answer}
                    holds_old={study.holds_old()}
                    otherwise={html! {
                        <p class="note">{ if is_coming { "…" } else { "Not known." } }</p>
                    }}
                />
            </details>
        }
    };
    let covered = html! { <p class="note covered">{ "Hidden, until you reveal the value." }</p> };
    let unless_covered = |answer: Option<Html>| {
        if is_covered { Some(covered.clone()) } else { answer }
    };
    html! {
        <aside class="panel" aria-label="Answers">
            { value_view(study) }
            { section("parts", "Parts", !is_folded, count(parts), known(&|report| {
                report.parts.as_ref()?;
                Some(html! { <parts::Parts study={study.clone()} /> })
            })) }
            { section(
                "jumps",
                "Jumps",
                !is_folded,
                count(jumps.map(|jumps| jumps.left.len() + jumps.right.len())),
                known(&|report| Some(jumps::tables(study, report.jumps.as_ref()?))),
            ) }
            { section("thermograph", "Thermograph", !is_folded, String::new(), unless_covered(known(&|report| {
                report.thermograph.as_ref()?;
                Some(html! { <thermograph::ThermographView study={study.clone()} /> })
            }))) }
            { section("why", "Why this value?", false, String::new(), unless_covered(known(&|report| {
                why::why(study, report)
            }))) }
        </aside>
    }
}
