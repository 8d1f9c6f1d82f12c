//! A position on a sheet of paper: the board, white and large, what the page shows of it, and the link back.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::chart::chart_of;
use crate::analysis::inspection::Reveal;
use crate::analysis::labels::letter;
use crate::analysis::phrases::{self, Gap};
use crate::analysis::view::layers::layers;
use crate::analysis::view::name_view::{fate, short_name};
use crate::analysis::view::panel::thermograph::drawn;
use crate::analysis::view::study::Study;
use crate::analysis::view::value_view::facts;
use crate::board::measures::SIDE;
use crate::board::view::paper_board::{RIM, paper_board, printed};
use crate::board::view::slab::size;
use crate::editor::view::rules_menu::{edge_words, rules_words};
use crate::paper::view::printed_answers::{blank, value, winner, winners};
use crate::paper::view::printed_link::PrintedLink;
use basics::player::Player;
use konane::Rules;
use words::say;
use worker::client::{ListedJump, Report};
use worker::message::FateText;

/// How many jumps of a side get a row, how many a name if no more is known, and how many parts: so that everything fits
/// on one sheet.
const MOST_JUMPS: usize = 12;
const MOST_NAMES: usize = 100;
const MOST_PARTS: usize = 36;
/// The space for the board on a sheet, in px.
const WIDTH: f64 = 700.0;
const HEIGHT: f64 = 430.0;
/// How many squares of the plane are printed around the stones, without and with their reach.
const NEAR: i32 = 1;
const FAR: i32 = 5;
/// If a board is this many times higher than wide, the answers go beside it.
const TALL: f64 = 1.5;

/// `link` is the whole address, `more` is what else the page says about the position.
#[autoprops]
#[component]
pub fn Sheet(study: &Study, title: &String, link: &String, #[prop_or_default] more: Html) -> Html {
    let board = &study.board;
    let area = printed(board, if study.view.reach { FAR } else { NEAR });
    let (wide, high) = (extent(area.columns), extent(area.rows));
    let is_tall = high > TALL * wide;
    let unit = if is_tall { WIDTH / high } else { (WIDTH / wide).min(HEIGHT / high) };
    let study = study.on_paper(unit);
    let shows = study.shows(Reveal::Value);
    let rules = if study.position.modern { Rules::Modern } else { Rules::Ancient };
    let (rules_name, edge_name) = (rules_words(rules).0, edge_words(board.edge()).0);
    let class = classes!("sheet", is_tall.then_some("tall"), (!shows).then_some("covered"));
    html! {
        <article {class} ~style={size(area)}>
            <header class="sheet-head">
                <h2>{ title }</h2>
                <p>
                    <strong>{ say::paper_rules(edge_name, rules_name) }{ ". " }</strong>
                    { rules_words(rules).1 }
                    { " " }
                    { edge_words(board.edge()).1 }
                    { " " }
                    { say::paper_colours() }
                </p>
            </header>
            <div class="sheet-board">{ paper_board(board, (area, study.frame.names), title.clone(), layers(&study)) }</div>
            <div class="sheet-answers">
                if shows {
                    { more }
                }
                { answers(&study) }
            </div>
            <PrintedLink link={link.clone()} />
        </article>
    }
}

/// The length of a side of the picture.
fn extent(squares: i32) -> f64 {
    f64::from(squares * SIDE + 2 * RIM)
}

fn answers(study: &Study) -> Html {
    let Some(report) = study.report() else {
        return html! { <p class="sheet-note">{ say::paper_not_begun() }</p> };
    };
    let shows = study.shows(Reveal::Value);
    let chart = report.thermograph.as_ref().filter(|_| shows).and_then(chart_of);
    html! {
        <>
            <section class="sheet-value">
                if shows { { value(report) } } else { { blank(say::tab_answer()) } }
                if study.shows(Reveal::Outcome) {
                    <p class="who">{ winner(report) }</p>
                    { for winners(report, &study.frame).into_iter().map(|line| html! { <p>{ line }</p> }) }
                } else {
                    { blank(say::paper_who_wins()) }
                }
                { for report.value.as_ref().filter(|_| study.shows(Reveal::Stops)).map(|value| {
                    facts(Some(value), None, study.shows(Reveal::Temperature), (Gap::Open, None))
                }) }
                if study.is_busy() {
                    <p class="sheet-note">{ say::paper_not_ended() }</p>
                }
            </section>
            { sum(study, report) }
            <section class="sheet-jumps">
                if let Some(jumps) = &report.jumps {
                    { table(study, Player::Left, &jumps.left) }
                    { table(study, Player::Right, &jumps.right) }
                }
                if let Some(chart) = chart {
                    <figure class="sheet-chart">
                        <figcaption>{ say::answer_thermograph() }</figcaption>
                        { drawn(&chart) }
                    </figure>
                }
            </section>
        </>
    }
}

/// The parts with their values, if there are several.
fn sum(study: &Study, report: &Report) -> Html {
    let parts = report.parts.as_ref().map(|parts| parts.parts.len()).unwrap_or_default();
    if parts < 2 {
        return html! {};
    }
    let shows = study.shows(Reveal::Value);
    let value = |index: usize| report.part_values.get(index)?.as_ref().filter(|_| shows);
    html! {
        <section class="sheet-sum">
            <h3>{ say::paper_sum(parts) }</h3>
            { for (0..parts.min(MOST_PARTS)).map(|index| html! {
                <span class="sheet-part">
                    if index > 0 { { "+ " } }
                    <small>{ letter(index) }</small>
                    { " " }
                    { match value(index) {
                        Some(name) => short_name(name),
                        None => html! { phrases::unknown(report.part_bounds(index), study.gap()) },
                    } }
                </span>
            }) }
            { more(parts, MOST_PARTS) }
        </section>
    }
}

/// The jumps of a player. If there is not enough room, those that are neither dominated nor reversible come first.
fn table(study: &Study, side: Player, jumps: &[ListedJump]) -> Html {
    let shows = study.shows(Reveal::Value);
    let caption = say::paper_jumps(jumps.len(), side);
    if !shows || jumps.iter().all(|listed| listed.worth.is_none()) {
        let names: Vec<String> = jumps
            .iter()
            .take(MOST_NAMES)
            .map(|listed| study.frame.jump_name(&listed.jump))
            .collect();
        return html! {
            <div data-side={side.name()}>
                <h3>{ caption }</h3>
                <p class="sheet-names">{ names.join(", ") }{ more(jumps.len(), MOST_NAMES) }</p>
            </div>
        };
    }
    let is_kept = |listed: &&ListedJump| {
        listed.worth.as_ref().is_some_and(|worth| worth.fate == FateText::default())
    };
    let (kept, others): (Vec<_>, Vec<_>) =
        jumps.iter().partition(|listed| jumps.len() > MOST_JUMPS && is_kept(listed));
    let row = |listed: &ListedJump| {
        let worth = listed.worth.as_ref();
        html! {
            <tr>
                <th scope="row">{ study.frame.jump_name(&listed.jump) }</th>
                <td>{ worth.map(|worth| short_name(&worth.value)) }</td>
                <td>
                    if worth.is_some_and(|worth| worth.wins) {
                        { "★ " }{ say::answer_jump_wins() }{ ", " }
                    }
                    { worth.map(|worth| fate(&worth.fate, jumps, &study.frame, short_name)) }
                </td>
            </tr>
        }
    };
    html! {
        <table data-side={side.name()}>
            <caption>{ caption }</caption>
            <tbody>{ for kept.into_iter().chain(others).take(MOST_JUMPS).map(row) }</tbody>
            <tfoot><tr><td colspan="3">{ more(jumps.len(), MOST_JUMPS) }</td></tr></tfoot>
        </table>
    }
}

/// Says how many are not listed.
fn more(count: usize, most: usize) -> Html {
    html! {
        if count > most {
            <span class="sheet-note">{ " " }{ say::paper_more(count - most) }</span>
        }
    }
}
