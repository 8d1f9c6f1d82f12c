//! The values of the case on the board by both rules, beside what the formula says.

use yew::prelude::*;

use crate::analysis::view::folded_name::name;
use crate::analysis::view::name_view::short;
use crate::analysis::view::proof_link::proof_link;
use crate::analysis::view::stacked::typed;
use crate::browser::icon::path_icon;
use crate::pages::gallery::catalogue::rules_name;
use crate::pages::gallery::own::rows::{OwnCell, OwnRow};
use crate::pages::gallery::view::family::claim::size;
use crate::pages::gallery::view::own::use_own::OwnTable;
use basics::player::Player;
use konane::Rules;
use words::{aloud, say, who_wins};
use worker::message::ProofGoal;

/// `shown` are the rules of the board.
pub fn values(own: &OwnTable, point: &[i32], shown: Rules) -> Html {
    let Some(row) = own.row(point) else { return html! {} };
    let named = own.family.named(point);
    let has_formula = !own.family.claims.is_empty();
    html! {
        <section id="own-values" class="card claim" aria-label={say::own_values()}>
            <table>
                <caption class={named.is_empty().then_some("unseen")}>
                    if named.is_empty() { { say::own_values() } } else { { &named } }
                </caption>
                <thead>
                    <tr>
                        <td />
                        <th scope="col">{ say::own_value() }</th>
                        if has_formula { <th scope="col">{ say::own_formula_says() }</th> }
                    </tr>
                </thead>
                <tbody>
                    { for row.cells.iter().map(|cell| html! {
                        <tr data-rules={cell.rules.name()} class={(cell.rules == shown).then_some("shown")}>
                            <th scope="row">{ rules_name(cell.rules) }</th>
                            <td class={classes!("computed", plain(cell).and_then(|value| size(&value)))} data-plain={plain(cell)}>
                                <div>
                                    <span>{ computed(cell) }</span>
                                    { proof(cell, &named) }
                                </div>
                            </td>
                            if has_formula {
                                <td class="claimed">
                                    { claimed(row) }
                                    { " " }
                                    { verdict(cell, row) }
                                </td>
                            }
                        </tr>
                    }) }
                </tbody>
            </table>
            if let Some(differs) = row.differs() {
                <p class="note">{ if differs { say::own_differ() } else { say::own_same() } }</p>
            }
            <p class="unseen" role="status">{ said(row, &named) }</p>
        </section>
    }
}

fn plain(cell: &OwnCell) -> Option<String> {
    cell.value().map(|value| value.plain())
}

pub fn computed(cell: &OwnCell) -> Html {
    match (cell.value(), cell.outcome()) {
        (Some(value), _) => name(value),
        (None, Some(outcome)) => html! { who_wins(outcome) },
        _ if cell.is_given_up() => html! { <span class="note">{ say::claim_too_hard() }</span> },
        _ => html! { <span class="waiting" aria-label={say::claim_unknown()}>{ "…" }</span> },
    }
}

pub fn claimed(row: &OwnRow) -> Html {
    match (&row.claim, &row.claimed) {
        (Some(claim), _) => name(claim),
        (None, Some(text)) => html! { <span class="name">{ typed(text.trim()) }</span> },
        (None, None) => html! { <span class="note">{ say::own_says_nothing() }</span> },
    }
}

/// Whether the formula is right; nothing where it says nothing or the value is not known.
pub fn verdict(cell: &OwnCell, row: &OwnRow) -> Html {
    match cell.agrees.filter(|_| row.claimed.is_some()) {
        Some(true) => mark("agrees", "M4 10.5l4.2 4.2L16 6", say::own_right()),
        Some(false) => mark("differs", "M5 5l10 10M15 5L5 15", say::own_wrong_mark()),
        None => html! {},
    }
}

pub fn mark(class: &'static str, path: &'static str, words: &'static str) -> Html {
    html! { <span class={classes!("mark", class)}>{ path_icon(path) }{ words }</span> }
}

/// Links to the proof of what is computed.
pub fn proof(cell: &OwnCell, named: &str) -> Html {
    let rules = rules_name(cell.rules);
    match (cell.value(), cell.outcome()) {
        (Some(_), _) => proof_link(&cell.position, ProofGoal::Value, say::own_proof(named, rules)),
        (None, Some(_)) => Player::ALL
            .into_iter()
            .map(|first| {
                let label = say::own_proof_winner(named, first, rules);
                proof_link(&cell.position, ProofGoal::Winner(first), label)
            })
            .collect(),
        _ => html! {},
    }
}

/// For screen readers: both values at once, as soon as both are known.
fn said(row: &OwnRow, named: &str) -> String {
    let words = |cell: &OwnCell| {
        let words = cell.value().and_then(|value| aloud(&short(value), usize::MAX));
        let words = words.or(cell.outcome().map(|outcome| who_wins(outcome).to_string()));
        Some(format!("{}: {}", rules_name(cell.rules), words?))
    };
    let words: Option<Vec<String>> = row.cells.iter().map(words).collect();
    words.map(|words| format!("{named}: {}", words.join("; "))).unwrap_or_default()
}
