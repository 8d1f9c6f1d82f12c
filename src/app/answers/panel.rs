//! The answer beside the board: the value, then parts, jumps, thermograph and reasons.

mod jumps;
mod parts;
pub mod thermograph;
mod why;

use gloo::utils::{document, window};
use yew::prelude::*;

use crate::app::answers::inspection::Reveal;
use crate::app::answers::last_answer::LastAnswer;
use crate::app::answers::lecture::Beside;
use crate::app::answers::phrases;
use crate::app::answers::study::Study;
use crate::app::answers::value_view::value_view;
use crate::app::browser::tabs::{Tab, Tabs, tab_of};
use crate::app::browser::use_media::use_media;
use crate::language::say;
use crate::worker::client::Report;

/// Where the answers have no room beside or below one another.
const NARROW: &str = "(max-width: 900px)";
/// Where the board, besides, stays above them.
const UPRIGHT: &str = "(max-width: 900px) and (min-height: 481px)";
const TABS: &[Tab] = &[
    ("answer", say::TAB_ANSWER),
    ("parts", say::TAB_PARTS),
    ("jumps", say::TAB_JUMPS),
    ("thermograph", say::TAB_THERMOGRAPH),
    ("why", say::TAB_WHY),
];

pub fn panel(study: &Study, is_folded: bool) -> Html {
    html! { <Panel study={study.clone()} {is_folded} /> }
}

#[derive(Properties, PartialEq)]
struct PanelProps {
    study: Study,
    is_folded: bool,
}

#[component]
fn Panel(props: &PanelProps) -> Html {
    let PanelProps { study, is_folded } = props;
    // With how often one was chosen: a press on the open tab brings its answer up again.
    let tab = use_state(|| (TABS[0].0, 0));
    let (chosen, times) = *tab;
    let has_tabs = use_media(NARROW) && !study.view.is_projected;
    let is_upright = use_media(UPRIGHT);
    use_effect_with(times, move |&times| {
        if times > 0 {
            bring_up(is_upright);
        }
    });
    let on_choose = Callback::from(move |id| tab.set((id, times + 1)));
    let beside = study.aids.beside.map(Beside::id);
    let is_covered = !study.shows(Reveal::Value);
    let report = study.report();
    let known = |tell: &dyn Fn(&Report) -> Option<Html>| report.and_then(tell);
    let count = |count: Option<usize>| count.map_or(String::new(), |count| count.to_string());
    let parts = report.filter(|report| report.parts.is_some());
    let parts = parts.map_or(String::new(), phrases::valued_parts);
    let jumps = report.and_then(|report| report.jumps.as_ref());
    let is_coming = report.is_none() || study.is_busy();
    let section = |id: &'static str, title: &'static str, is_open: bool, small: String, answer| {
        // Once values are covered, no earlier answer may stay.
        let answer = html! {
            <LastAnswer
                key={is_covered.to_string()}
                {answer}
                holds_old={study.holds_old()}
                otherwise={html! {
                    <p class="note">{ if is_coming { "…" } else { say::answer_not_known() } }</p>
                }}
            />
        };
        if has_tabs {
            return in_tab(id, chosen, html! { <div class="card section">{ answer }</div> });
        }
        html! {
            <details {id} class="card section" open={is_open || beside == Some(id)}>
                <summary><h2>{ title }</h2><span class="note">{ small }</span></summary>
                { answer }
            </details>
        }
    };
    let covered = html! { <p class="note covered">{ say::answer_covered() }</p> };
    let unless_covered = |answer: Option<Html>| {
        if is_covered { Some(covered.clone()) } else { answer }
    };
    html! {
        <aside class={classes!("panel", has_tabs.then_some("tabbed"))} data-tab={chosen} data-beside={beside} aria-label={say::answers()}>
            // A screen reader must not say the value of the position before.
            <div id="told" class="unseen">
                { for told(study).map(|told| html! { <p role="status">{ told }</p> }) }
            </div>
            if has_tabs {
                <Tabs
                    name={say::answers()}
                    tabs={TABS}
                    {chosen}
                    {on_choose}
                />
                { in_tab("answer", chosen, value_view(study)) }
            } else {
                { value_view(study) }
            }
            { section("parts", say::tab_parts(), !*is_folded, parts, known(&|report| {
                report.parts.as_ref()?;
                Some(html! { <parts::Parts study={study.clone()} /> })
            })) }
            { section(
                "jumps",
                say::tab_jumps(),
                !*is_folded,
                count(jumps.map(|jumps| jumps.left.len() + jumps.right.len())),
                known(&|report| {
                    report.jumps.as_ref()?;
                    Some(html! { <jumps::Jumps study={study.clone()} /> })
                }),
            ) }
            { section("thermograph", say::answer_thermograph(), !*is_folded, String::new(), unless_covered(known(&|report| {
                report.thermograph.as_ref()?;
                Some(html! { <thermograph::ThermographView study={study.clone()} /> })
            }))) }
            { section("why", say::answer_why(), false, String::new(), unless_covered(known(&|report| {
                why::why(study, report)
            }))) }
        </aside>
    }
}

/// Brings the answers up to the board that stays above them, else to the upper edge of what they scroll in.
fn bring_up(is_upright: bool) {
    let find = |part| document().query_selector(&format!("[data-layout=board] {part}")).ok()?;
    let (Some(board), Some(answers)) = (find(".front"), find(".tabbed")) else { return };
    if !is_upright {
        return answers.scroll_into_view();
    }
    // The sum stands above its parts.
    let sum = find(".sum").map(|sum| sum.get_bounding_client_rect());
    let sum = sum.filter(|sum| sum.height() > 0.0);
    let top = sum.unwrap_or_else(|| answers.get_bounding_client_rect()).top();
    window().scroll_by_with_x_and_y(0.0, top - board.get_bounding_client_rect().height());
}

/// An answer that is seen while its tab is chosen.
fn in_tab(id: &'static str, chosen: &str, answer: Html) -> Html {
    html! {
        <div
            {id}
            class={classes!((id != chosen).then_some("off"))}
            role="tabpanel"
            aria-labelledby={tab_of(id)}
            tabindex="0"
        >
            { answer }
        </div>
    }
}

/// What a screen reader says as it becomes known or is revealed. Each has a live region of its own, so
/// that it is said once.
fn told(study: &Study) -> [String; 4] {
    let revealed = study.view.is_hidden.then_some(study.inspection.revealed);
    let told = |report| phrases::told(report, revealed, !study.is_busy());
    study.report().map(told).unwrap_or_default()
}
