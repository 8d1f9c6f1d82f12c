//! The board as a sum: the values of its parts, and of the whole.

use yew::prelude::*;

use crate::app::answers::inspection::{Look, Reveal};
use crate::app::answers::labels::letter;
use crate::app::answers::last_answer::LastAnswer;
use crate::app::answers::name_view::name;
use crate::app::answers::phrases;
use crate::app::answers::scene::Scene;
use crate::worker::client::Report;
use crate::worker::message::PartText;

pub fn sum_line(scene: &Scene) -> Html {
    let answer = scene.report().and_then(|report| sum(scene, report));
    html! {
        <div id="sum" class="sum" role="group" aria-label="The sum of the parts">
            <LastAnswer key={scene.shows(Reveal::Value).to_string()} {answer} holds_old={scene.holds_old()} />
        </div>
    }
}

fn sum(scene: &Scene, report: &Report) -> Option<Html> {
    let parts = &report.parts.as_ref()?.parts;
    if parts.is_empty() {
        return Some(html! { <span class="note">{ "No stone can ever jump." }</span> });
    }
    let shows = scene.shows(Reveal::Value);
    let whole = report.value.as_ref().filter(|_| shows);
    Some(html! {
        <>
            { for parts.iter().enumerate().map(|(index, part)| html! {
                <>
                    if index > 0 {
                        <span class="between">{ "+" }</span>
                    }
                    { term(scene, report, index, part, shows) }
                </>
            }) }
            if parts.len() > 1 {
                <span class="between">{ "=" }</span>
                <span class="total">
                    { match whole {
                        Some(value) => name(&value.name),
                        None if shows => html! { "…" },
                        None => html! { "?" },
                    } }
                </span>
            }
        </>
    })
}

fn term(scene: &Scene, report: &Report, index: usize, part: &PartText, shows: bool) -> Html {
    let value = report.part_values.get(index).and_then(|value| value.as_ref());
    let value = value.filter(|_| shows);
    let point = |to: Option<usize>| scene.look.reform(move |_: ()| Look::Part(to));
    let (here, away) = (point(Some(index)), point(None));
    let is_looked = scene.part() == Some(index);
    html! {
        <button
            type="button"
            class={classes!("term", is_looked.then_some("looked"))}
            data-term={letter(index)}
            onmouseenter={here.reform(|_| ())}
            onfocus={here.reform(|_| ())}
            onmouseleave={away.reform(|_| ())}
            onblur={away.reform(|_| ())}
        >
            <span class="unseen">
                { format!("Part {}: ", phrases::part(index, part, &scene.frame)) }
            </span>
            { match value {
                Some(value) => name(value),
                None if shows => html! { "…" },
                None => html! { "?" },
            } }
        </button>
    }
}
