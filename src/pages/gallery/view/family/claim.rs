//! The paper's claim beside what this page computes.

use yew::prelude::*;

use crate::analysis::phrases::number;
use crate::analysis::view::folded_name::name;
use crate::analysis::view::name_view::short;
use crate::analysis::view::proof_link::proof_link;
use crate::analysis::view::signs::signs;
use crate::analysis::view::stacked::typed;
use crate::ask::table::TableRow;
use crate::browser::icon::path_icon;
use crate::pages::gallery::catalogue::{rules_name, says};
use crate::pages::gallery::exhibit_link::ExhibitLink;
use crate::pages::gallery::tabular::{Cell, TableLine, number_name};
use crate::pages::gallery::verdict::{Mark, verdict};
use crate::pages::gallery::view::table_lines::TableLines;
use basics::player::Player;
use konane::Rules;
use teaching::content::{Figure, Objection, Remark};
use words::{aloud, say, who_wins};
use worker::message::{ClaimText, ProofGoal, SubjectText};

/// Whether the card of the claim has the value of the shown position, so that nothing else need show it.
pub fn tells_value(exhibit_link: &ExhibitLink, lines: &TableLines) -> bool {
    let cells = lines.at(&exhibit_link.point).map(|line| line.cells.as_slice()).unwrap_or_default();
    let mut shown = cells.iter().filter(|cell| cell.rules == exhibit_link.rules);
    // If it is not known yet, the card will show it.
    shown.any(|cell| cell.row.is_none() || cell.value().is_some())
}

pub fn claim_card(exhibit_link: &ExhibitLink, lines: &TableLines) -> Html {
    let cells = lines.at(&exhibit_link.point).map(|line| line.cells.as_slice()).unwrap_or_default();
    let has_rules = cells.len() > 1;
    let head = says(exhibit_link.family, [exhibit_link.point.as_slice()]);
    let figure = (exhibit_link.family.figure)(&exhibit_link.point);
    let shown = cells.iter().filter(|cell| cell.mark.is_some());
    let remarks =
        shown.filter_map(|cell| exhibit_link.family.remark(cell.rules, &exhibit_link.point));
    let mut remarks: Vec<&Remark> = remarks.collect();
    remarks.dedup_by_key(|remark| remark.reason);
    let telling_jump = (exhibit_link.family.telling_jump)(exhibit_link.rules, &exhibit_link.point);
    let is_drawn = telling_jump.is_some() && exhibit_link.edit.is_none();
    html! {
        <section id="claim" class="card claim" aria-label={say::claim()}>
            <table>
                <caption class="unseen">{ at(exhibit_link) }</caption>
                <thead>
                    <tr>
                        if has_rules { <td></td> }
                        if let Some(head) = head { <th scope="col">{ head }</th> }
                        <th scope="col">{ say::claim_computed() }</th>
                    </tr>
                </thead>
                <tbody>
                    { for cells.iter().map(|cell| row(cell, figure, [has_rules, head.is_some()], exhibit_link.rules)) }
                </tbody>
            </table>
            <div>
                { for remarks.into_iter().map(|it| remark(it, is_drawn)) }
            </div>
            <div>
                { for verdicts(exhibit_link, &lines.all).into_iter().map(|verdict| html! {
                    <p class="verdict note">{ verdict }</p>
                }) }
            </div>
            { figure_note(exhibit_link, figure, head.is_none()) }
            <p class="unseen" role="status">{ said(exhibit_link, cells) }</p>
        </section>
    }
}

fn sign(text: &str) -> Html {
    html! { <span class="name">{ signs(text) }</span> }
}

fn remark(remark: &Remark, is_drawn: bool) -> Html {
    html! {
        <p class="reason">
            if let Objection::Misprint { printed, meant, .. } = remark.kind {
                { say::claim_misprint(sign(meant), sign(printed)) }
                { " " }
            }
            { signs(remark.reason.text()) }
            if is_drawn {
                <span class="note">{ " " }{ say::claim_telling_jump() }</span>
            }
        </p>
    }
}

/// Says whether the position is printed in the paper, restored, guessed, or our own.
fn figure_note(exhibit_link: &ExhibitLink, figure: Figure, is_our_claim: bool) -> Html {
    if exhibit_link.board().is_none() {
        return html! {};
    }
    let note = match figure {
        Figure::Printed => say::claim_figure_printed(),
        Figure::Restored => say::claim_figure_restored(),
        Figure::Guessed => say::claim_figure_guessed(),
        Figure::Ours if is_our_claim => say::claim_figure_found(),
        Figure::Ours => say::claim_figure_ours(),
    };
    html! { <p id="figure" class="note">{ note }</p> }
}

fn row(cell: &Cell, figure: Figure, [has_rules, has_claim]: [bool; 2], shown: Rules) -> Html {
    let rules = cell.rules.name();
    html! {
        <tr data-rules={rules} class={(cell.rules == shown).then_some("shown")}>
            if has_rules {
                <th scope="row">{ rules_name(cell.rules) }</th>
            }
            if has_claim {
                <td class={classes!("claimed", size(&cell.claim_text()))}>{ claimed(cell) }</td>
            }
            <td class={classes!("computed", size(&cell.value_text()))} data-plain={cell.value_text()}>
                <div>
                    <span>{ computed(cell) }</span>
                    { cell.mark.map(|found| mark(found, figure)).unwrap_or_default() }
                    { proof(cell) }
                </div>
            </td>
        </tr>
    }
}

/// Links to the proof of what is computed, or of what is wrong with the paper's value.
fn proof(cell: &Cell) -> Html {
    let (SubjectText::Position(position), Some(found)) = (&cell.entry.subject, cell.mark) else {
        return html! {};
    };
    match (&cell.entry.claim, cell.value(), cell.outcome()) {
        (Some(ClaimText::Value(printed)), Some(_), _) if found == Mark::Differs => {
            let goal = ProofGoal::Not(printed.clone());
            proof_link(position, goal, say::proof_open_wrong().to_string())
        }
        (_, Some(_), _) => proof_link(position, ProofGoal::Value, say::proof_open_of().to_string()),
        (_, None, Some(_)) => {
            let link = |first: Player| {
                let label = say::proof_open_winner(first);
                proof_link(position, ProofGoal::Winner(first), label)
            };
            Player::ALL.into_iter().map(link).collect()
        }
        _ => html! {},
    }
}

pub fn size(text: &str) -> Option<&'static str> {
    const LONG: usize = 9;
    (text.chars().count() > LONG).then_some("long")
}

/// The paper's claim for one number.
pub fn claimed(cell: &Cell) -> Html {
    match (cell.claim(), &cell.entry.claim) {
        (Some(claim), _) => html! {
            <>
                if let Some(printed) = &cell.printed {
                    <span class="name">{ typed(printed) }</span>{ " = " }
                }
                { name(claim) }
            </>
        },
        (None, Some(ClaimText::Outcome(outcome))) => html! { who_wins(*outcome) },
        // The worker sends the formatted name together with the value.
        (None, Some(ClaimText::Value(text))) => {
            html! { <span class="name">{ typed(text) }</span> }
        }
        (None, None) => html! { <span class="note">{ say::claim_nothing() }</span> },
    }
}

/// The temperature of a value of an open problem, and its atomic weight if it is all-small.
pub fn measures(cell: &Cell) -> Html {
    let Some((temperature, weight)) = cell.measures() else { return html! {} };
    let temperature = number(&temperature.to_string());
    html! {
        <div class="note">
            { match weight {
                Some(weight) => say::range_temperature_weight(&temperature, name(weight)),
                None => html! { say::range_temperature(&temperature) },
            } }
        </div>
    }
}

pub fn computed(cell: &Cell) -> Html {
    match (&cell.row, cell.value(), cell.outcome()) {
        (_, Some(value), _) => name(value),
        (_, None, Some(outcome)) => html! { who_wins(outcome) },
        (Some(TableRow::GivenUp), ..) => {
            html! { <span class="note">{ say::claim_too_hard() }</span> }
        }
        _ => html! { <span class="waiting" aria-label={say::claim_unknown()}>{ "…" }</span> },
    }
}

/// A sign and a word: colour already shows who is ahead.
pub fn mark(mark: Mark, figure: Figure) -> Html {
    let (class, path) = match mark {
        Mark::Agrees | Mark::AgreesFrom(..) => ("agrees", "M4 10.5l4.2 4.2L16 6"),
        Mark::Differs => ("differs", "M5 5l10 10M15 5L5 15"),
        Mark::Misprint => ("misprint", "M4 15.5l1-4L13 3.5l3 3L8 14.5zM4 18h12"),
        Mark::Open => ("open", "M6.5 7.5a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.1-1.5 2.1M10 16v.1"),
        Mark::Found => ("ours", "M13 13l4 4M3.5 9a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0"),
        Mark::Silent => ("silent", "M4 10h12"),
        Mark::GivenUp | Mark::Undecided => ("silent", "M4 10h1M10 10h1M16 10h1"),
    };
    html! {
        <span class={classes!("mark", class)}>
            { path_icon(path) }
            { mark.label(figure) }
        </span>
    }
}

/// The numbers of the exhibit, as in `n = 7`.
pub fn at(exhibit_link: &ExhibitLink) -> String {
    let parameters = exhibit_link.family.parameters.iter().zip(&exhibit_link.point);
    let numbers = parameters.map(|(parameter, &number)| match parameter.choices {
        [] => format!("{} = {number}", parameter.symbol),
        _ => number_name(parameter, number),
    });
    numbers.collect::<Vec<_>>().join(", ")
}

/// For which numbers the claim holds; once, if both rules agree.
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
        Some(say::claim_of_rules(rules == Rules::Modern, verdict.as_ref()?))
    });
    match is_same {
        true => all.into_iter().flatten().take(1).collect(),
        false => named.collect(),
    }
}

/// For screen readers: everything at once, as soon as all of it is known.
fn said(exhibit_link: &ExhibitLink, cells: &[Cell]) -> String {
    let figure = (exhibit_link.family.figure)(&exhibit_link.point);
    let marks: Option<Vec<String>> = cells
        .iter()
        .map(|cell| {
            let words = cell.value().and_then(|value| aloud(&short(value), usize::MAX));
            let words = words.or(cell.outcome().map(|outcome| who_wins(outcome).to_string()));
            let rules = rules_name(cell.rules);
            Some(format!("{rules}: {}, {}", words.unwrap_or_default(), cell.mark?.label(figure)))
        })
        .collect();
    marks.map(|marks| format!("{}: {}", at(exhibit_link), marks.join("; "))).unwrap_or_default()
}
