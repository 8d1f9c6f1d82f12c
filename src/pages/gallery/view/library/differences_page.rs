//! All exceptions and misprints, on one page.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::view::signs::signs;
use crate::analysis::view::stacked::typed;
use crate::board::view::mini_board::picture;
use crate::link::page_link::PageLink;
use crate::pages::gallery::catalogue::cited;
use crate::pages::gallery::exhibit_link::ExhibitLink;
use crate::pages::gallery::library::differences::{Difference, DifferentCase, differences};
use crate::pages::gallery::library::finder::Leaf;
use crate::pages::gallery::library::places::{showings, to_place, to_point};
use crate::pages::gallery::verdict::Mark;
use crate::pages::gallery::view::family::{at, mark};
use crate::pages::gallery::view::library::frame::LibraryFrame;
use konane::Rules;
use teaching::content::papers::{PAPERS, Publication, Slip};
use teaching::content::{Family, Figure, Objection, Source};
use words::say;

#[autoprops]
#[component]
pub fn DifferencesPage(page_link: &PageLink) -> Html {
    let differences = use_memo((), |()| differences());
    let slips =
        PAPERS.into_iter().flat_map(|paper| paper.slips.iter().map(move |slip| (paper, slip)));
    html! {
        <LibraryFrame
            leaf={Leaf::Differences}
            page_link={page_link.clone()}
            name={say::library_differences_bar()}
            headline={say::library_differences_headline()}
        >
            <p class="note">
                { say::differences_note(concat!("Papamū ", env!("CARGO_PKG_VERSION"))) }
            </p>
            <div class="sheets">{ for differences.iter().map(difference) }</div>
            <div class="sheets">{ for slips.map(|(paper, slip)| slip_view(paper, slip)) }</div>
        </LibraryFrame>
    }
}

fn difference(difference: &Difference) -> Html {
    let Difference { exhibit, remark, cases } = difference;
    let Some(first) = cases.first() else { return html! {} };
    let (found, [printed, computed]) = match remark.kind {
        Objection::Differs(_) => {
            (Mark::Differs, [say::differences_printed(), say::differences_computed()])
        }
        Objection::HoldsFrom(from) => (
            Mark::AgreesFrom(exhibit.family().map_or("", Family::symbol), from),
            [say::differences_formula(), say::differences_listed()],
        ),
        Objection::Misprint { .. } => {
            (Mark::Misprint, [say::differences_printed(), say::differences_meant()])
        }
    };
    let figure = exhibit.family().map_or(Figure::Printed, |family| (family.figure)(&first.point));
    html! {
        <section class="card difference" data-difference={exhibit.name}>
            <h2>
                <a href={to_point(exhibit, first.rules[0], &first.point).to_string()}>
                    { signs(exhibit.title.text()) }
                </a>
                { mark(found, figure) }
            </h2>
            { place(first.law.source) }
            <table>
                <thead>
                    <tr>
                        <th scope="col">{ say::differences_at() }</th>
                        <th scope="col">{ printed }</th>
                        <th scope="col">{ computed }</th>
                    </tr>
                </thead>
                <tbody>{ for cases.iter().map(|case| row(difference, case)) }</tbody>
            </table>
            <p>{ signs(remark.reason.text()) }</p>
        </section>
    }
}

fn row(difference: &Difference, case: &DifferentCase) -> Html {
    let Difference { exhibit, remark, .. } = difference;
    let link = to_point(exhibit, case.rules[0], &case.point);
    let exhibit_link = ExhibitLink::of(&link);
    let at = exhibit_link.as_ref().map(at).unwrap_or_default();
    let board = exhibit_link.and_then(|exhibit_link| exhibit_link.board());
    let rules = match case.rules[..] {
        [Rules::Ancient] => say::differences_ancient(),
        [Rules::Modern] => say::differences_modern(),
        _ => say::differences_both(),
    };
    let (printed, computed) = match remark.kind {
        Objection::Misprint { printed, meant, .. } => (signs(printed), signs(meant)),
        _ => (typed(&case.printed), typed(&case.computed)),
    };
    let law = case.law;
    html! {
        <tr>
            <th scope="row">
                <a href={link.to_string()}>{ if at.is_empty() { say::differences_position().to_string() } else { at } }</a>
                <span class="note">{ rules }</span>
                if let Some(board) = board {
                    <span class="exhibit-picture" aria-hidden="true">{ picture(&board, 26) }</span>
                }
            </th>
            <td>
                <span class="name">{ printed }</span>
                <span class="note">
                    { signs(law.of.text()) }{ " = " }{ signs(law.value.text()) }
                    if !law.condition.is_empty() { { format!(" ({})", law.condition) } }
                </span>
            </td>
            <td data-plain={case.computed.clone()}><span class="name">{ computed }</span></td>
        </tr>
    }
}

fn place(source: Source) -> Html {
    html! { <p class="note">{ cited(source.paper) }{ ", " }{ signs(&source.said()) }</p> }
}

fn slip_view(paper: &'static Publication, slip: &Slip) -> Html {
    let link = slip.source.places.iter().find_map(|&place| {
        let section = paper.section(slip.source.section)?;
        let shown =
            showings(paper, section, Some(place)).into_iter().next().map(|showing| showing.link);
        let near = section.entry(Some(place))?.near;
        shown.or_else(|| (!near.is_empty()).then(|| to_place(near)))
    });
    let (kind, said, right) = match slip.is_misprint {
        true => (Mark::Misprint, say::differences_printed(), say::differences_meant()),
        false => (Mark::Differs, say::differences_says(), say::differences_fact()),
    };
    let name =
        slip.source.places.first().map_or(say::papers_text().to_string(), |place| place.said());
    html! {
        <section class="card difference" data-difference={paper.name}>
            <h2>
                if let Some(link) = link {
                    <a href={link.to_string()}>{ name }</a>
                } else {
                    { name }
                }
                { mark(kind, Figure::Printed) }
            </h2>
            { place(slip.source) }
            <table>
                <thead>
                    <tr><th scope="col">{ said }</th><th scope="col">{ right }</th></tr>
                </thead>
                <tbody><tr><td>{ signs(slip.printed.text()) }</td><td>{ signs(slip.meant.text()) }</td></tr></tbody>
            </table>
            <p>{ signs(slip.reason.text()) }</p>
        </section>
    }
}
