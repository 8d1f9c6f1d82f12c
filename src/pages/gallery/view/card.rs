//! An exhibit at the entrance: a picture that explains it, its value, and whether its claim holds.

use yew::prelude::*;

use crate::analysis::view::signs::signs;
use crate::analysis::view::stacked::typed;
use crate::board::view::mini_board::{SIDE, covered};
use crate::link::page_link::PageLink;
use crate::pages::gallery::exhibit_link::{ExhibitLink, to_exhibit};
use crate::pages::gallery::library::places::to_law;
use crate::pages::gallery::verdict::Mark;
use crate::pages::gallery::view::family::{at, mark};
use konane::{Board, Edge, Square, nimber_steps};
use teaching::content::{ExhibitKind, Figure, HABITAT, Hit, NIMBER_MACHINE, PENETRATION, Subject};

/// The exhibit at the numbers that a search found, and the link to it.
fn place(hit: &Hit) -> (Option<ExhibitLink>, PageLink) {
    let name = hit.exhibit.name;
    let page_link = hit.law.map_or_else(|| to_exhibit(name), |law| to_law(hit.exhibit, law));
    let Some(exhibit_link) = ExhibitLink::of(&page_link) else { return (None, page_link) };
    if !is_found(hit) {
        return (Some(exhibit_link), page_link);
    }
    let point = hit.at.clone().unwrap_or_else(|| exhibit_link.point.clone());
    let exhibit_link =
        ExhibitLink { point, rules: hit.rules.unwrap_or(exhibit_link.rules), ..exhibit_link };
    let page_link = exhibit_link.page_link();
    (Some(exhibit_link), page_link)
}

/// Whether the search found a particular position of the exhibit.
fn is_found(hit: &Hit) -> bool {
    hit.at.is_some() || hit.rules.is_some()
}

/// The card of an exhibit at its first numbers, or at those that the search found.
pub fn card(hit: &Hit) -> Html {
    let exhibit = hit.exhibit;
    let (exhibit_link, page_link) = place(hit);
    let claim = exhibit_link.as_ref().and_then(value);
    let mark_there = match &exhibit_link {
        Some(exhibit_link) if is_found(hit) => {
            Some(Mark::expected(exhibit_link.family, exhibit_link.rules, &exhibit_link.point))
        }
        _ => Mark::of_exhibit(exhibit),
    };
    let figure = exhibit_link
        .as_ref()
        .map_or(Figure::Printed, |exhibit_link| (exhibit_link.family.figure)(&exhibit_link.point));
    html! {
        <li key={exhibit.name}>
            <a class="exhibit" data-exhibit={exhibit.name} href={page_link.to_string()}>
                <span class="exhibit-picture" aria-hidden="true">
                    if exhibit.name == HABITAT {
                        <span class="emblem">{ "∗2\u{a0}→" }</span>
                    }
                    { picture(hit, exhibit_link.as_ref()) }
                </span>
                <span class="exhibit-label">
                    <strong>{ signs(exhibit.title.text()) }</strong>
                    if let Some(claim) = claim {
                        <span class="worth">{ claim }</span>
                    }
                    <span class="headline">{ signs(exhibit.headline.text()) }</span>
                    if let Some(exhibit_link) = mark_there.filter(|mark| *mark != Mark::Silent) {
                        { mark(exhibit_link, figure) }
                    }
                </span>
            </a>
        </li>
    }
}

fn picture(hit: &Hit, exhibit_link: Option<&ExhibitLink>) -> Html {
    const PX: i32 = 26;
    let exhibit = hit.exhibit;
    match (&exhibit.kind, exhibit_link) {
        (ExhibitKind::Page(page), _) => match Board::parse(page.picture, Edge::Plane) {
            Ok(board) if exhibit.name == PENETRATION => {
                // Both rows above the stones are beyond the line; the middle stone gets there.
                let way = arrow(Square::new(3, 2), Square::new(1, 2));
                covered(&board, PX, html! { <>{ line(2, board.columns()) }{ way }</> })
            }
            Ok(board) => covered(&board, PX, html! {}),
            Err(_) => html! {},
        },
        (ExhibitKind::Family(family), Some(exhibit_link)) => {
            match (family.subject)(&exhibit_link.point) {
                Some(Subject::Position(board)) => {
                    let n = exhibit_link.point.first().filter(|_| exhibit.name == NIMBER_MACHINE);
                    let last = n.and_then(|&n| nimber_steps(n as u32)?.pop());
                    covered(&board, PX, last.map_or_else(Html::default, |last| ring(last.focus)))
                }
                Some(Subject::Expression(text)) => {
                    html! { <span class="emblem">{ typed(&text) }</span> }
                }
                None => html! { <span class="emblem">{ "?" }</span> },
            }
        }
        (ExhibitKind::Family(_), None) => html! {},
    }
}

/// A line across a board, above this row.
pub fn line(row: i32, columns: i32) -> Html {
    html! { <path class="border" d={format!("M-3 {}h{}", row * SIDE, columns * SIDE + 6)} /> }
}

/// A ring around the stone that matters.
pub fn ring(square: Square) -> Html {
    let middle = |place: i32| (place * SIDE + SIDE / 2).to_string();
    html! { <circle class="focal" cx={middle(square.column)} cy={middle(square.row)} r="5.6" /> }
}

/// From square to square, straight up.
fn arrow(from: Square, to: Square) -> Html {
    let middle = |place: i32| place * SIDE + SIDE / 2;
    let (x, y) = (middle(to.column), middle(to.row));
    let way = format!("M{x} {}V{y}m-3 4l3-4l3 4", middle(from.row));
    html! { <path class="arrow" d={way} /> }
}

/// The computed value, as in `n = 5: −2`.
fn value(exhibit_link: &ExhibitLink) -> Option<Html> {
    const LONGEST: usize = 12;
    let (family, rules, point) = (exhibit_link.family, exhibit_link.rules, &exhibit_link.point);
    let text = family.known(rules, point)?;
    let at = at(exhibit_link);
    // Only the worker can write tiny values with signs.
    let is_short = text.chars().count() <= LONGEST && !text.contains('(');
    is_short.then(|| {
        html! {
            <>
                if !at.is_empty() { <span class="note">{ at }{ ": " }</span> }
                <span class="name">{ typed(&text) }</span>
            </>
        }
    })
}
