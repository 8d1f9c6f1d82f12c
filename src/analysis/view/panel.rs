//! The answer beside the board: the value, and what the reader can open: parts, jumps, thermograph and reasons.

mod drawer;
mod jumps;
mod origin;
mod parts;
pub mod thermograph;
mod why;

use yew::prelude::*;

use crate::analysis::inspection::Reveal;
use crate::analysis::lecture::Beside;
use crate::analysis::phrases;
use crate::analysis::view::last_answer::LastAnswer;
use crate::analysis::view::name_view::number;
use crate::analysis::view::panel::drawer::{Drawer, close_on_escape};
use crate::analysis::view::study::Study;
use crate::analysis::view::value_view::{facts, proofs, value_view};
use words::say;
use worker::client::Report;

/// `row` is the last row of the value's card.
pub fn panel(study: &Study, row: Html) -> Html {
    let beside = study.aids.beside.map(Beside::id);
    let is_covered = !study.shows(Reveal::Value);
    let report = study.report();
    let known = |tell: &dyn Fn(&Report) -> Option<Html>| report.and_then(tell);
    let jumps = report.and_then(|report| report.jumps.as_ref()).map(|jumps| {
        let (left, right) = (jumps.left.len(), jumps.right.len());
        either(say::answer_jump_counts(left, right), (left + right).to_string())
    });
    let value = report.and_then(|report| report.value.as_ref()).filter(|_| !is_covered);
    let heat = value.map(|value| {
        let brief =
            say::answer_mean_and_temperature(number(&value.mean), number(&value.temperature));
        html! { <span class="wide">{ brief }</span> }
    });
    let is_coming = report.is_none() || study.is_busy();
    let drawer = |id: &'static str, title: Html, brief: Option<Html>, answer| {
        html! {
            <Drawer {id} {title} {brief} is_beside={beside == Some(id)}>
                // Once values are covered, no earlier answer may stay.
                <LastAnswer
                    key={is_covered.to_string()}
                    {answer}
                    holds_old={study.holds_old()}
                    otherwise={html! {
                        <p class={if is_coming { "waiting" } else { "note" }}>{ if is_coming { "…" } else { say::answer_not_known() } }</p>
                    }}
                />
            </Drawer>
        }
    };
    let covered = html! { <p class="note covered">{ say::answer_covered() }</p> };
    let unless_covered = |answer: Option<Html>| {
        if is_covered { Some(covered.clone()) } else { answer }
    };
    html! {
        <aside class="panel" data-beside={beside} aria-label={say::answers()}>
            // A live region: a screen reader must not read the value of the previous position.
            <div id="told" class="unseen">
                { for told(study).map(|told| html! { <p role="status">{ told }</p> }) }
            </div>
            { value_view(study, row) }
            <div class="card rows">
            <div class="drawers" aria-busy={is_coming.to_string()} onkeydown={close_on_escape}>
                { drawer("parts", say::tab_parts().into(), report.filter(|report| report.parts.is_some()).map(|report| phrases::valued_parts(report).into()), known(&|report| {
                    report.parts.as_ref()?;
                    Some(html! { <parts::Parts study={study.clone()} /> })
                })) }
                { drawer("jumps", say::tab_jumps().into(), jumps, known(&|report| {
                    report.jumps.as_ref()?;
                    Some(html! { <jumps::Jumps study={study.clone()} /> })
                })) }
                { drawer(
                    "thermograph",
                    either(say::answer_thermograph(), say::tab_thermograph()),
                    heat,
                    unless_covered(known(&|report| {
                        report.thermograph.as_ref()?;
                        Some(html! {
                            <>
                                if !study.has_facts_in_card() {
                                    { facts(value, None, true, (study.gap(), None)) }
                                }
                                <thermograph::ThermographView study={study.clone()} />
                            </>
                        })
                    })),
                ) }
                { drawer(
                    "why",
                    either(say::answer_why(), say::tab_why()),
                    None,
                    unless_covered(known(&|report| why::why(study, report))),
                ) }
            </div>
            <div class="leads-on">
                { proofs(study) }
                <origin::Origin position={study.position.clone()} />
            </div>
            </div>
        </aside>
    }
}

/// Words, and their short form for the bar on a phone.
fn either(wide: impl Into<Html>, brief: impl Into<Html>) -> Html {
    let (wide, brief): (Html, Html) = (wide.into(), brief.into());
    html! { <><span class="wide">{ wide }</span><span class="brief">{ brief }</span></> }
}

/// Announces to screen readers what becomes known or is revealed. Each sentence has its own live region, so that it is
/// read once.
fn told(study: &Study) -> [String; 4] {
    let revealed = study.view.is_hidden.then_some(study.inspection.revealed);
    let told = |report| phrases::told(report, revealed, !study.is_busy());
    study.report().map(told).unwrap_or_default()
}
