//! The rooms that the entrance leads to first: where the reader builds, types or plays something.

use yew::prelude::*;

use crate::analysis::view::signs::signs;
use crate::board::view::mini_board::covered;
use crate::link::page_link::PageLink;
use crate::pages::gallery::exhibit_link::to_exhibit;
use crate::pages::gallery::own::query::{EXAMPLES, example};
use crate::pages::gallery::penetration::solitaire::Solitaire;
use crate::pages::gallery::view::card::{line, ring};
use konane::{Board, Edge, nimber_steps};
use teaching::content::{ExhibitKind, HABITAT, NIMBER_MACHINE, PENETRATION, exhibit};
use words::say;

/// The squares of pictures, in px, if there is room.
const PX: i32 = 20;

pub fn trials() -> Html {
    html! {
        <ul class="rooms" role="list" aria-label={say::live()}>
            { room(NIMBER_MACHINE, say::live_nimber(), nimber()) }
            { room(PENETRATION, say::live_stone(), stone()) }
            { room(HABITAT, say::live_value(), value()) }
            { own() }
        </ul>
    }
}

fn card(id: &str, title: &'static str, headline: Html, link: &PageLink, picture: Html) -> Html {
    html! {
        <li>
            <a id={format!("to-{id}")} class="exhibit" href={link.to_string()}>
                <span class="exhibit-picture" aria-hidden="true">{ picture }</span>
                <span class="exhibit-label">
                    <strong>{ title }</strong>
                    <span class="headline">{ headline }</span>
                </span>
            </a>
        </li>
    }
}

fn room(name: &'static str, title: &'static str, picture: Html) -> Html {
    let headline = exhibit(name).map(|exhibit| signs(exhibit.headline.text()));
    card(name, title, headline.unwrap_or_default(), &to_exhibit(name), picture)
}

fn own() -> Html {
    let Some(query) = example(EXAMPLES[0]) else { return html! {} };
    let family = query.read();
    let case = family.shown(None);
    let picture = case.map_or_else(Html::default, |case| covered(&case.board, PX, html! {}));
    card("own", say::own_title(), say::own_brief().into(), &query.page_link(), picture)
}

/// The machine's last step, with a ring around the stone that it put.
fn nimber() -> Html {
    let last = nimber_steps(3).and_then(|mut steps| steps.pop());
    last.map_or_else(Html::default, |step| covered(&step.board, PX, ring(step.focus)))
}

/// The stones of a box, and how far one of them comes beyond the line.
fn stone() -> Html {
    let path = Solitaire::new(4, 7);
    let window = path.window(path.farthest());
    let farthest = path.leaps().last().map(|leap| ring(leap.to() - window.corner));
    let cover = html! { <>{ line(-window.corner.row, window.columns) }{ for farthest }</> };
    covered(&path.at(0).board(window), PX, cover)
}

fn value() -> Html {
    let picture = exhibit(HABITAT).and_then(|exhibit| match &exhibit.kind {
        ExhibitKind::Page(page) => Board::parse(page.picture, Edge::Plane).ok(),
        ExhibitKind::Family(_) => None,
    });
    html! {
        <>
            <span class="emblem">{ "∗2\u{a0}→" }</span>
            { for picture.map(|board| covered(&board, PX, html! {})) }
        </>
    }
}
