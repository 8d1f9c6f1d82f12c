//! The law of an exhibit as papers print it: each line with its source, and the line that applies highlighted.

use yew::prelude::*;

use crate::analysis::view::signs::signs;
use crate::link::page_link::PageLink;
use crate::pages::gallery::catalogue::cited;
use crate::pages::gallery::exhibit_link::to_exhibit;
use crate::pages::gallery::library::places::{said, stated, to_paper};
use konane::Rules;
use teaching::content::{Exhibit, Family, Figure, Law, Paper, Point, Question, Source};
use words::say;

/// `at` is what the exhibit shows now.
pub fn laws(exhibit: &Exhibit, at: Option<(Rules, Point)>) -> Html {
    let chief = exhibit.source;
    let has_figure = |family: &Family| (family.figure)(&family.first()) != Figure::Ours;
    let is_printed = exhibit.family().is_some_and(has_figure);
    let has_ours = exhibit.laws().iter().any(|law| law.source.paper == Paper::Ours);
    html! {
        <section id="law" class="card law" aria-labelledby="law-title">
            <h2 id="law-title">{ match chief.paper {
                    _ if has_ours => say::law_known(),
                    Paper::Ours => say::law_known(),
                    // The formulas are as printed; from other papers we have none.
                    Paper::Ernst if is_printed => say::law_printed(),
                    _ => say::law_paper(),
                } }</h2>
            if !exhibit.laws().is_empty() {
                <table>
                    <tbody>{ for exhibit.laws().iter().map(|law| line(exhibit, law, at)) }</tbody>
                </table>
            }
            <p id="source" class="note">
                { say::law_source(html! { <>{ cited(chief.paper) }{ ", " }{ signs(&chief.text()) }</> }) }
            </p>
            { for exhibit.questions.iter().map(question) }
            <details id="places">
                <summary>{ say::law_places() }</summary>
                <ul>
                    { for stated(exhibit).into_iter().map(|(paper, section, entry)| html! {
                        <li>
                            <a href={to_paper(paper.name).to_string()}>{ cited(paper.paper) }</a>
                            <span class="note">{ ", " }{ signs(&said(paper, section, entry)) }{ ": " }</span>
                            { signs(entry.about.text()) }
                        </li>
                    }) }
                </ul>
            </details>
        </section>
    }
}

fn line(exhibit: &Exhibit, law: &Law, at: Option<(Rules, Point)>) -> Html {
    let is_lit = at.is_some_and(|(rules, point)| (law.claim)(rules, point).is_some());
    let place = place(law.source, exhibit.source);
    html! {
        <tr class={is_lit.then_some("lit")} aria-current={is_lit.then_some("true")}>
            <th scope="row">
                if law.shown_by.is_empty() {
                    { signs(law.of.text()) }
                } else {
                    <a href={format!("{}?{}", to_exhibit(exhibit.name), law.shown_by)}>{ signs(law.of.text()) }</a>
                }
            </th>
            <td>
                <span class="name">{ signs(law.value.text()) }</span>
                if !law.condition.is_empty() {
                    <span class="note">{ " (" }{ law.condition }{ ")" }</span>
                }
                if !place.is_empty() {
                    <span class="note place">{ signs(&place) }</span>
                }
            </td>
        </tr>
    }
}

/// The part of a source that the chief source does not say.
fn place(source: Source, chief: Source) -> String {
    if source == chief {
        return String::new();
    }
    let section = if source.section == chief.section { "" } else { source.section };
    let text =
        Source { section: if source.places.is_empty() { section } else { "" }, ..source }.said();
    match source.paper == chief.paper {
        true => text,
        false => format!("{}, {text}", cited(source.paper)),
    }
}

/// What is known about a question, with a link to the solved boards, which say more.
pub fn known(question: &Question) -> Html {
    let way = PageLink::parse(&format!("#/play/solved?size={}", question.solved));
    html! {
        <>
            { signs(question.known.text()) }
            if !question.solved.is_empty() {
                { " " }<a href={way.to_string()}>{ say::law_solved(&question.solved.replace('x', " × ")) }</a>
            }
        </>
    }
}

fn question(question: &Question) -> Html {
    html! {
        <div class="question">
            <p>
                { say::law_asked(signs(question.asks.text()), &|words| html! { <strong>{ words }</strong> }) }
                <span class="note">
                    { " " }{ cited(question.source.paper) }{ ", " }{ signs(&question.source.said()) }
                </span>
            </p>
            <p>{ known(question) }</p>
        </div>
    }
}
