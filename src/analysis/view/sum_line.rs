//! The board as a sum: the values of its parts, and of the whole.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::inspection::{InspectionAction, Reveal};
use crate::analysis::labels::letter;
use crate::analysis::phrases;
use crate::analysis::view::folded_name::{name, use_fold};
use crate::analysis::view::last_answer::LastAnswer;
use crate::analysis::view::name_view::{short, short_name, unknown};
use crate::analysis::view::study::Study;
use crate::analysis::view::value_tree::ValueTree;
use words::say;
use worker::client::Report;
use worker::message::{NameText, PartText};

pub fn sum_line(study: &Study) -> Html {
    let answer = study.report().and_then(|report| sum(study, report));
    html! {
        <div id="sum" class="sum" role="group" aria-label={say::answer_sum()}>
            <LastAnswer key={study.shows(Reveal::Value).to_string()} {answer} holds_old={study.holds_old()} />
        </div>
    }
}

fn sum(study: &Study, report: &Report) -> Option<Html> {
    let parts = &report.parts.as_ref()?.parts;
    // The answer already shows the value of a single part.
    if parts.len() < 2 {
        return Some(html! {});
    }
    let shows = study.shows(Reveal::Value);
    let whole = report.value.as_ref().filter(|_| shows);
    Some(html! {
        <>
            { for parts.iter().enumerate().map(|(index, part)| html! {
                <>
                    if index > 0 {
                        <span class="between">{ "+" }</span>
                    }
                    { term(study, report, index, part, shows) }
                </>
            }) }
            <span class="between">{ "=" }</span>
            { match whole {
                Some(value) => name(&value.name),
                None => {
                    let bounds = report.bounds.as_ref().map(|bounds| &bounds.value);
                    unknown(bounds, study.gap())
                }
            } }
        </>
    })
}

fn term(study: &Study, report: &Report, index: usize, part: &PartText, shows: bool) -> Html {
    let value = report.part_values.get(index).and_then(|value| value.as_ref());
    html! {
        <Term
            {index}
            title={say::answer_part(&phrases::part(index, part, &study.frame))}
            value={value.filter(|_| shows).cloned()}
            unknown={match shows {
                true => unknown(report.part_bounds(index), study.gap()),
                // The name of the part, as on the board.
                false => html! { letter(index) },
            }}
            is_looked={study.part() == Some(index)}
            look={study.look.clone()}
        />
    }
}

/// The value of a part. A press opens a long one.
#[autoprops]
#[component]
fn Term(
    index: usize,
    title: &String,
    value: &Option<NameText>,
    unknown: Html,
    is_looked: bool,
    look: &Callback<InspectionAction>,
) -> Html {
    let point = |to: Option<usize>| look.reform(move |_: ()| InspectionAction::Part(to));
    let (here, away) = (point(Some(index)), point(None));
    let fold = use_fold(value.as_ref());
    let is_folded = value.as_ref().is_some_and(|value| !short(value).is_whole());
    html! {
        <>
            <button
                type="button"
                class={classes!("term", is_looked.then_some("looked"))}
                data-term={letter(index)}
                aria-expanded={is_folded.then(|| fold.is_open.to_string())}
                onclick={is_folded.then(|| fold.turn.clone())}
                onmouseenter={here.reform(|_| ())}
                onfocus={here.reform(|_| ())}
                onmouseleave={away.reform(|_| ())}
                onblur={away.reform(|_| ())}
            >
                <span class="unseen">{ title }{ " " }</span>
                { match value {
                    Some(value) => short_name(value),
                    None => unknown,
                } }
            </button>
            if let Some(value) = value.as_ref().filter(|_| fold.is_open) {
                <ValueTree name={value.clone()} />
            }
        </>
    }
}
