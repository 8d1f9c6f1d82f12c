//! All cases of the family under both rules: a table that fills as the worker values them.

use yew::prelude::*;

use crate::browser::callback::{callback, closure};
use crate::pages::gallery::catalogue::rules_name;
use crate::pages::gallery::own::exports::write;
use crate::pages::gallery::own::query::{OwnFamily, OwnQuery};
use crate::pages::gallery::own::rows::{OwnCell, OwnRow};
use crate::pages::gallery::view::copies::Copies;
use crate::pages::gallery::view::family::{progress, show_current};
use crate::pages::gallery::view::own::use_own::OwnTable;
use crate::pages::gallery::view::own::values::{claimed, computed, proof, verdict};
use konane::Rules;
use words::say;

#[derive(Properties)]
pub struct CasesProps {
    pub query: OwnQuery,
    pub own: OwnTable,
    pub open: Callback<OwnQuery>,
}

impl PartialEq for CasesProps {
    fn eq(&self, other: &Self) -> bool {
        self.query == other.query
            && self.own.rows == other.own.rows
            && self.own.table.table == other.own.table.table
    }
}

#[component]
pub fn Cases(props: &CasesProps) -> Html {
    let CasesProps { query, own, open } = props;
    let OwnTable { family, rows, .. } = own;
    let scroll = use_node_ref();
    let here = family.shown(query.at.as_deref()).map(|case| case.point.clone());
    use_effect_with(here.clone(), closure!(scroll, move |_| show_current(&scroll)));
    let has_formula = !family.claims.is_empty();
    let write = callback!(query, own, move |format| write(format, &query, &own.family, &own.rows));
    html! {
        <section id="own-table" class="range">
            <div class="range-head">
                <h2>{ say::own_table() }</h2>
                // Before the table has begun, it has no entries.
                if !own.table.table.rows.is_empty() { { progress(&own.table, None) } }
                <Copies {write} />
            </div>
            <div ref={scroll} class="scroll" tabindex="0" role="region" aria-label={say::own_table()}>
                <table>
                    <thead>
                        <tr>
                            <th scope="col">
                                { for family.letters.iter().enumerate().map(|(place, letter)| html! {
                                    <>{ if place > 0 { ", " } else { "" } }<i>{ *letter }</i></>
                                }) }
                            </th>
                            { for Rules::ALL.map(|rules| html! {
                                <th scope="col">{ rules_name(rules) }</th>
                            }) }
                            if has_formula { <th scope="col">{ say::own_formula_says() }</th> }
                        </tr>
                    </thead>
                    <tbody>
                        { for rows.iter().map(|row| {
                            let is_here = here.as_ref() == Some(&row.point);
                            line(query, family, row, is_here, open)
                        }) }
                    </tbody>
                </table>
            </div>
        </section>
    }
}

fn line(
    query: &OwnQuery,
    family: &OwnFamily,
    row: &OwnRow,
    is_here: bool,
    open: &Callback<OwnQuery>,
) -> Html {
    let numbers: Vec<String> = row.point.iter().map(i32::to_string).collect();
    let numbers = numbers.join(", ");
    let differs = row.differs();
    let has_formula = !family.claims.is_empty();
    let named = family.named(&row.point);
    let shown = query.with_point(row.point.clone());
    let value = |cell: &OwnCell| {
        html! {
            <>
                { computed(cell) }
                { " " }
                { verdict(cell, row) }
                // A link must not show its case too.
                <span onclick={|event: MouseEvent| event.stop_propagation()}>{ proof(cell, &named) }</span>
            </>
        }
    };
    html! {
        <tr
            key={numbers.clone()}
            data-case={numbers.clone()}
            class={classes!(is_here.then_some("here"), (differs == Some(true)).then_some("differ"))}
            onclick={open.reform(move |_| shown.clone())}
        >
            <th scope="row">
                <button type="button" aria-current={is_here.then_some("true")} aria-label={named.clone()}>
                    if numbers.is_empty() { { "·" } } else { { &numbers } }
                </button>
            </th>
            <td data-plain={row.cells[0].value().map(|value| value.plain())}>{ value(&row.cells[0]) }</td>
            <td data-plain={row.cells[1].value().map(|value| value.plain())}>
                if differs == Some(true) {
                    <span class="own-differ" title={say::own_differ_title()}>
                        <span aria-hidden="true">{ "≠ " }</span>
                        <span class="unseen">{ say::own_differ_mark() }</span>
                    </span>
                }
                { value(&row.cells[1]) }
            </td>
            if has_formula { <td>{ claimed(row) }</td> }
        </tr>
    }
}
