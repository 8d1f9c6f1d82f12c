//! Open problems: what is known, how far this program got, and where to continue.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::stacked::with_signs;
use crate::analysis::view::signs::signs;
use crate::link::page_link::PageLink;
use crate::link::position_link::PositionLink;
use crate::pages::gallery::catalogue::{cited, rules_name};
use crate::pages::gallery::exhibit_link::to_exhibit;
use crate::pages::gallery::library::finder::Leaf;
use crate::pages::gallery::view::laws::known;
use crate::pages::gallery::view::library::frame::LibraryFrame;
use basics::sorting::sort_by_number;
use konane::Rules;
use teaching::content::frontiers::{FRONTIERS, Frontier, Series, frontier};
use teaching::content::{Exhibit, HABITAT, Question, exhibits};
use words::say;

#[autoprops]
#[component]
pub fn OpenPage(page_link: &PageLink) -> Html {
    let mut questions: Vec<_> = exhibits()
        .flat_map(|exhibit| exhibit.questions.iter().map(move |question| (exhibit, question)))
        .map(|(exhibit, question)| (exhibit, question, frontier(exhibit, question)))
        .collect();
    // Problems on which a reader can continue come first.
    let place =
        |frontier: &Frontier| FRONTIERS.iter().position(|other| std::ptr::eq(other, frontier));
    sort_by_number(&mut questions, |(_, _, frontier)| {
        frontier.and_then(place).unwrap_or(FRONTIERS.len()) as i64
    });
    html! {
        <LibraryFrame
            leaf={Leaf::Open}
            page_link={page_link.clone()}
            name={say::library_open_bar()}
            headline={say::library_open_headline()}
        >
            <p class="note">
                { say::open_computed() }
            </p>
            <div class="sheets">
                { for questions.into_iter().map(|(exhibit, question, frontier)| {
                    problem(exhibit, question, frontier)
                }) }
            </div>
        </LibraryFrame>
    }
}

fn problem(exhibit: &Exhibit, question: &Question, frontier: Option<&'static Frontier>) -> Html {
    let source = question.source;
    html! {
        <section class="card difference" data-problem={exhibit.name}>
            <h2><span>{ signs(question.asks.text()) }</span></h2>
            <p class="note">{ cited(source.paper) }{ ", " }{ signs(&source.said()) }</p>
            <p>{ known(question) }</p>
            if let Some(frontier) = frontier {
                { for frontier.series.iter().map(series) }
                if !frontier.remark.english.is_empty() {
                    <p>{ signs(frontier.remark.text()) }</p>
                }
            }
            <p class="ways">
                if let Some(frontier) = frontier {
                    { for frontier.series.iter().filter_map(next) }
                    if !frontier.sought.is_empty() {
                        <a class="go-on" href={to_exhibit(HABITAT).with("value", Some(frontier.sought.to_string())).to_string()}>
                            { say::open_sought() }
                        </a>
                    }
                }
                <a href={to_exhibit(exhibit.name).to_string()}>{ say::open_exhibit(signs(exhibit.title.text())) }</a>
            </p>
        </section>
    }
}

/// A link that opens the first unknown position on the board.
fn next(series: &Series) -> Option<Html> {
    let number = series.next?;
    let board = (series.position)(number)?;
    let rules = *series.rules.first()?;
    let link = PositionLink { rules, board, parameters: String::new() };
    Some(html! {
        <a class="go-on" href={link.to_string()}>
            { say::open_next(html! { <>{ signs(series.title.text()) }{ format!(", {} = {number}", series.symbol) }</> }) }
        </a>
    })
}

fn series(series: &Series) -> Html {
    let names: Vec<&str> = series.rules.iter().copied().map(rules_name).collect();
    let rules = match series.rules {
        [Rules::Ancient] => say::differences_ancient().to_string(),
        _ => say::open_rules_many(&names[1..].join(", "), names[0]),
    };
    html! {
        <div class="series">
            <h3>{ signs(series.title.text()) }<span class="note">{ ", " }{ rules }</span></h3>
            <ul aria-label={say::open_values(series.symbol, series.title.text())}>
                { for series.values().map(|(number, values)| html! {
                    <li data-number={number.to_string()}>
                        <span class="note">{ format!("{number}: ") }</span>
                        <span class="name">{ said(&values) }</span>
                    </li>
                }) }
            </ul>
            if let Some(differing) = differing(series) {
                <p class="note">{ differing }</p>
            }
        </div>
    }
}

/// The numbers for which the rules make a difference, among those decided under both.
fn differing(series: &Series) -> Option<String> {
    let is_decided = |values: &[&str]| values.iter().all(|value| !value.is_empty());
    let differs = |values: &[&str]| values.windows(2).any(|two| two[0] != two[1]);
    let numbers = series.values().filter(|(_, values)| is_decided(values) && differs(values));
    let numbers: Vec<String> = numbers.map(|(number, _)| number.to_string()).collect();
    let symbol = series.symbol;
    (series.rules.len() > 1).then(|| match numbers[..] {
        [] => say::open_same().to_string(),
        _ => say::open_differing(&numbers.join(", "), symbol),
    })
}

/// The value, only once if all rules agree.
fn said(values: &[&str]) -> String {
    let is_same = values.windows(2).all(|two| two[0] == two[1]);
    let shown = if is_same { &values[..1] } else { values };
    let one = |value: &&str| {
        if value.is_empty() { say::mark_given_up().to_string() } else { with_signs(value) }
    };
    match shown {
        [first, other, ..] => say::open_either(&one(first), &one(other)),
        _ => shown.iter().map(one).collect(),
    }
}
