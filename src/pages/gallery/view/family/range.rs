//! The exhibit at all numbers of its first parameter: a table that fills as the worker values them.

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::ask::table::TablePhase;
use crate::ask::view::use_table::TableHandle;
use crate::browser::callback::{callback, closure};
use crate::pages::gallery::catalogue::{rules_name, says};
use crate::pages::gallery::exhibit_link::ExhibitLink;
use crate::pages::gallery::tabular::{Column, Order, TableLine, number_name, sort, write};
use crate::pages::gallery::view::copies::Copies;
use crate::pages::gallery::view::family::claim::{claimed, computed, mark, measures};
use crate::pages::gallery::view::table_lines::TableLines;
use teaching::content::Figure;
use words::say;

#[derive(Properties)]
pub struct RangeProps {
    pub exhibit_link: ExhibitLink,
    pub lines: TableLines,
    pub open: Callback<ExhibitLink>,
}

impl PartialEq for RangeProps {
    fn eq(&self, other: &Self) -> bool {
        self.exhibit_link == other.exhibit_link && self.lines.table.table == other.lines.table.table
    }
}

#[component]
pub fn Range(props: &RangeProps) -> Html {
    let RangeProps { exhibit_link, lines, open } = props;
    let order = use_state_eq(|| Order { column: Column::Number, is_falling: false });
    let scroll = use_node_ref();
    use_effect_with(
        (exhibit_link.point.clone(), *order),
        closure!(scroll, move |_| show_current(&scroll)),
    );

    let Some(parameter) = exhibit_link.family.parameters.first() else { return html! {} };
    let rules = exhibit_link.family.rules();
    let has_rules = rules.len() > 1;
    let mut sorted = lines.all.to_vec();
    sort(&mut sorted, *order);
    let head = |column: Column, label: Html| {
        let is_on = order.column == column;
        let is_falling = is_on && !order.is_falling;
        let sorted = match (is_on, order.is_falling) {
            (false, _) => "none",
            (true, false) => "ascending",
            (true, true) => "descending",
        };
        let order = order.clone();
        let on_click = move |_| order.set(Order { column, is_falling });
        html! {
            <th scope="col" aria-sort={sorted}>
                <button type="button" onclick={on_click}>
                    { label }
                    <span aria-hidden="true">
                        { match sorted { "ascending" => " ↑", "descending" => " ↓", _ => "" } }
                    </span>
                </button>
            </th>
        }
    };
    let write = callback!(exhibit_link, lines = sorted.clone(), move |format| write(
        format,
        &exhibit_link,
        &lines
    ));
    let (least, most) = exhibit_link.family.range(0, &exhibit_link.point).into_inner();
    let points = exhibit_link.family.points(&exhibit_link.point);
    let claim = says(exhibit_link.family, points.iter().map(Vec::as_slice));
    html! {
        <section id="range" class="range" aria-labelledby="range-title">
            <div class="range-head">
                <h2 id="range-title">
                    { match parameter.choices {
                        [] => say::range_title(least, most, html! { <i>{ parameter.symbol }</i> }),
                        _ => html! { parameter.label.text() },
                    } }
                </h2>
                { progress(&lines.table, given_up(&lines.all, exhibit_link.family.symbol())) }
                <Copies {write} />
            </div>
            <div ref={scroll} class="scroll" tabindex="0" role="region" aria-label={say::range_table()}>
                <table>
                    <thead>
                        <tr>
                            { head(Column::Number, html! { <i>{ parameter.symbol }</i> }) }
                            { for claim.map(|claim| head(Column::Claim, html! { claim })) }
                            { for rules.iter().enumerate().map(|(place, &rules)| {
                                let label = if has_rules { rules_name(rules) } else { say::range_computed() };
                                head(Column::Value(place), html! { label })
                            }) }
                            { head(Column::Verdict, html! { say::range_verdict() }) }
                        </tr>
                    </thead>
                    <tbody>
                        { for sorted.iter().map(|line| {
                            let link = exhibit_link.with(0, line.number());
                            let is_here = line.point == exhibit_link.point;
                            html! {
                                <tr
                                    key={line.number()}
                                    data-number={line.number().to_string()}
                                    class={is_here.then_some("here")}
                                    onclick={open.reform(move |_| link.clone())}
                                >
                                    <th scope="row">
                                        <button type="button" aria-current={is_here.then_some("true")}>
                                            { number_name(parameter, line.number()) }
                                        </button>
                                    </th>
                                    if claim.is_some() { <td>{ claims(line) }</td> }
                                    { for line.cells.iter().map(|cell| html! {
                                        <td data-plain={cell.value_text()}>{ computed(cell) }{ measures(cell) }</td>
                                    }) }
                                    <td>{ marks(line, (exhibit_link.family.figure)(&line.point)) }</td>
                                </tr>
                            }
                        }) }
                    </tbody>
                </table>
            </div>
        </section>
    }
}

/// One claim, or one for each of the rules.
fn claims(line: &TableLine) -> Html {
    match line.has_one_claim() {
        true => line.cells.first().map(claimed).unwrap_or_default(),
        false => line.cells.iter().map(|cell| html! {
            <div><span class="note">{ rules_name(cell.rules) }{ " " }</span>{ claimed(cell) }</div>
        }).collect(),
    }
}

/// One mark if all rules have the same.
fn marks(line: &TableLine, figure: Figure) -> Html {
    let is_same = line.cells.windows(2).all(|two| two[0].mark == two[1].mark);
    match line.mark() {
        None => html! {},
        Some(one) if is_same => mark(one, figure),
        Some(_) => line
            .cells
            .iter()
            .filter_map(|cell| Some((cell, cell.mark?)))
            .map(|(cell, found)| {
                html! {
                    <div><span class="note">{ rules_name(cell.rules) }{ " " }</span>{ mark(found, figure) }</div>
                }
            })
            .collect(),
    }
}

/// The numbers whose values were too hard.
fn given_up(lines: &[TableLine], symbol: &str) -> Option<String> {
    let is_given_up = |line: &&TableLine| line.cells.iter().any(|cell| cell.is_given_up());
    let hard: Vec<String> =
        lines.iter().filter(is_given_up).map(|line| line.number().to_string()).collect();
    (!hard.is_empty()).then(|| say::range_given_up(&hard.join(", "), symbol))
}

/// How far the worker is, with a remark, and a button to stop it or go on.
pub fn progress(handle: &TableHandle, remark: Option<String>) -> Html {
    let table = &handle.table;
    let known = table.rows.iter().flatten().count();
    let all = table.rows.len();
    let count = |words| html! { <span aria-hidden="true">{ words }</span> };
    let (words, button) = match &table.phase {
        _ if table.is_full() => (html! { say::range_all(known) }, None),
        TablePhase::Filling => (
            say::range_filling(all, known, &count),
            Some(("stop", say::range_stop(), &handle.stop)),
        ),
        TablePhase::Stopped => (
            say::range_stopped(all, known, &count),
            Some(("go-on", say::range_go_on(), &handle.go_on)),
        ),
        TablePhase::Failed(reason) => (
            html! { say::range_failed(reason) },
            Some(("go-on", say::range_try_again(), &handle.go_on)),
        ),
    };
    html! {
        <>
            <p id="range-status" class="note status" role="status">
                { words }
                if let Some(remark) = remark { { "; " }{ remark } }
            </p>
            if let Some((id, label, act)) = button {
                <button id={format!("range-{id}")} type="button" onclick={act.reform(|_| ())}>{ label }</button>
            }
        </>
    }
}

/// Scrolls the table, and nothing else, to the current line.
pub fn show_current(scroll: &NodeRef) {
    let Some(scroll) = scroll.cast::<HtmlElement>() else { return };
    let Ok(Some(line)) = scroll.query_selector("tr.here") else { return };
    let (line, place) = (line.get_bounding_client_rect(), scroll.get_bounding_client_rect());
    const HEAD: f64 = 40.0;
    if line.top() < place.top() + HEAD || line.bottom() > place.bottom() {
        let middle = (line.top() + line.bottom() - place.top() - place.bottom()) / 2.0;
        scroll.set_scroll_top(scroll.scroll_top() + middle as i32);
    }
}
