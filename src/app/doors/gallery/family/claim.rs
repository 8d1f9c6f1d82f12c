//! What the paper says beside what this page computes.

use yew::prelude::*;

use crate::app::answers::folded_name::name;
use crate::app::answers::name_view::short;
use crate::app::answers::signs::signs;
use crate::app::doors::gallery::catalogue::{paper_name, says};
use crate::app::doors::gallery::exhibit_link::ExhibitLink;
use crate::app::doors::gallery::table_lines::TableLines;
use crate::app::doors::gallery::tabular::{Cell, TableLine, number_name};
use crate::app::doors::gallery::verdict::{Verdict, verdict};
use crate::app::share::export::sentence;
use crate::app::workers::table::Row;
use crate::content::Source;
use crate::konane::Rules;
use crate::value::Style;
use crate::worker::message::ClaimText;

pub fn claim_card(exhibit_link: &ExhibitLink, lines: &TableLines) -> Html {
    let Source { paper, place } = exhibit_link.exhibit.source;
    let cells = lines.at(&exhibit_link.point).map(|line| line.cells.as_slice()).unwrap_or_default();
    let has_rules = cells.len() > 1;
    let reasons = cells.iter().filter_map(|cell| match cell.mark {
        Some(Verdict::Differs(reason)) => reason,
        _ => None,
    });
    let mut reasons: Vec<&str> = reasons.collect();
    reasons.dedup();
    html! {
        <section id="claim" class="card claim" aria-label="The claim and what we compute">
            <table>
                <caption class="unseen">{ at(exhibit_link) }</caption>
                <thead>
                    <tr>
                        if has_rules { <td></td> }
                        <th scope="col">{ says(paper) }</th>
                        <th scope="col">{ "We compute" }</th>
                    </tr>
                </thead>
                <tbody>
                    { for cells.iter().map(|cell| row(cell, has_rules, exhibit_link.rules)) }
                </tbody>
            </table>
            <div>
                { for reasons.iter().map(|reason| html! { <p class="reason">{ signs(reason) }</p> }) }
            </div>
            <div>
                { for verdicts(exhibit_link, &lines.all).into_iter().map(|verdict| html! {
                    <p class="verdict note">{ verdict }</p>
                }) }
            </div>
            <p id="source" class="note">
                { "Source: " }{ paper_name(paper) }
                if !place.is_empty() { { ", " }{ place } }
            </p>
            <p class="unseen" role="status">{ said(exhibit_link, cells) }</p>
        </section>
    }
}

fn row(cell: &Cell, has_rules: bool, shown: Rules) -> Html {
    let rules = cell.rules.name();
    html! {
        <tr data-rules={rules} class={(has_rules && cell.rules == shown).then_some("shown")}>
            if has_rules {
                <th scope="row">{ rules }</th>
            }
            <td class={classes!("claimed", size(&cell.claim_text()))}>{ claimed(cell) }</td>
            <td class={classes!("computed", size(&cell.value_text()))} data-plain={cell.value_text()}>
                <div>
                    <span>{ computed(cell) }</span>
                    { cell.mark.map(mark).unwrap_or_default() }
                </div>
            </td>
        </tr>
    }
}

fn size(text: &str) -> Option<&'static str> {
    const LONG: usize = 9;
    (text.chars().count() > LONG).then_some("long")
}

/// What the paper claims for one number.
pub fn claimed(cell: &Cell) -> Html {
    match (cell.claim(), &cell.entry.claim) {
        (Some(claim), _) => name(claim),
        (None, Some(ClaimText::Outcome(outcome))) => html! { sentence(*outcome) },
        // The worker sends its proper name with the value.
        (None, Some(ClaimText::Value(text))) => {
            html! { <span class="name">{ typed(text) }</span> }
        }
        (None, None) => html! { <span class="note">{ "nothing" }</span> },
    }
}

pub fn computed(cell: &Cell) -> Html {
    match (&cell.row, cell.value(), cell.outcome()) {
        (_, Some(value), _) => name(value),
        (_, None, Some(outcome)) => html! { sentence(outcome) },
        (Some(Row::GivenUp), ..) => html! { <span class="note">{ "too hard" }</span> },
        _ => html! { <span class="note" aria-label="not known yet">{ "…" }</span> },
    }
}

/// A value as it is typed, with the page's signs.
pub fn typed(text: &str) -> String {
    text.replace('*', "∗").replace('^', "↑").replace('v', "↓").replace('-', "−").replace('|', "│")
}

/// A sign and a word, because colour already says who is ahead.
pub fn mark(mark: Verdict) -> Html {
    let (class, path) = match mark {
        Verdict::Agrees => ("agrees", "M4 10.5l4.2 4.2L16 6"),
        Verdict::Differs(_) => ("differs", "M5 5l10 10M15 5L5 15"),
        Verdict::Open => ("open", "M6.5 7.5a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.1-1.5 2.1M10 16v.1"),
        Verdict::Silent => ("silent", "M4 10h12"),
        Verdict::GivenUp => ("silent", "M4 10h1M10 10h1M16 10h1"),
    };
    html! {
        <span class={classes!("mark", class)}>
            <svg class="icon line" viewBox="0 0 20 20" aria-hidden="true"><path d={path} /></svg>
            { mark.word() }
        </span>
    }
}

/// Where the exhibit stands: `n = 7`.
pub fn at(exhibit_link: &ExhibitLink) -> String {
    let parameters = exhibit_link.family.parameters.iter().zip(&exhibit_link.point);
    let numbers = parameters.map(|(parameter, &number)| match parameter.choices {
        [] => format!("{} = {number}", parameter.symbol),
        _ => number_name(parameter, number),
    });
    numbers.collect::<Vec<_>>().join(", ")
}

/// Where the claim holds; once, if it is the same under both rules.
fn verdicts(exhibit_link: &ExhibitLink, lines: &[TableLine]) -> Vec<String> {
    let Some(parameter) = exhibit_link.family.parameters.first() else { return Vec::new() };
    let of = |place: usize| {
        let marks = lines.iter().map(|line| {
            let mark = line.cells.get(place).and_then(|cell| cell.mark);
            (number_name(parameter, line.number()), mark)
        });
        let prefix = match parameter.choices {
            [] => format!("{} = ", parameter.symbol),
            _ => String::new(),
        };
        verdict(&prefix, &marks.collect::<Vec<_>>())
    };
    let rules = exhibit_link.family.rules();
    let all: Vec<Option<String>> = (0..rules.len()).map(of).collect();
    let is_same = all.windows(2).all(|two| two[0] == two[1]);
    let named = rules.iter().zip(&all).filter_map(|(&rules, verdict)| {
        let verdict = verdict.as_ref()?;
        Some(format!("{} rules: {verdict}", rules.name()))
    });
    match is_same {
        true => all.into_iter().flatten().take(1).collect(),
        false => named.collect(),
    }
}

/// For screen readers: everything at once, when all of it is known.
fn said(exhibit_link: &ExhibitLink, cells: &[Cell]) -> String {
    let marks: Option<Vec<String>> = cells
        .iter()
        .map(|cell| {
            let words = cell.value().and_then(|value| short(value).write(Style::Words, usize::MAX));
            let words = words.or(cell.outcome().map(|outcome| sentence(outcome).to_string()));
            let rules = cell.rules.name();
            Some(format!("{rules}: {}, {}", words.unwrap_or_default(), cell.mark?.word()))
        })
        .collect();
    marks.map(|marks| format!("{}: {}", at(exhibit_link), marks.join("; "))).unwrap_or_default()
}
