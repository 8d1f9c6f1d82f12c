//! Things to try at the entrance: the construction of a nimber, a stone that gets beyond a line, and a search for a
//! value or a family that the reader types.

use web_sys::{HtmlInputElement, InputEvent};
use yew::prelude::*;

use crate::analysis::view::signs::signs;
use crate::analysis::view::step_bar::step_button;
use crate::board::view::mini_board::{covered, picture};
use crate::browser::callback::callback;
use crate::browser::icon::Icon;
use crate::browser::steps::use_steps;
use crate::browser::stillness::wants_stillness;
use crate::pages::gallery::exhibit_link::{ExhibitLink, to_exhibit};
use crate::pages::gallery::habitat::query::Query;
use crate::pages::gallery::own::query::{EXAMPLES, example};
use crate::pages::gallery::penetration::solitaire::Solitaire;
use crate::pages::gallery::view::card::{line, place, ring};
use crate::pages::gallery::view::family::at;
use crate::pages::gallery::view::nimbers::title;
use konane::{Board, LONGEST_FAMILY, NimberStep, Rules, nimber_steps};
use teaching::content::{NIMBER_MACHINE, PENETRATION, position_of};
use words::say;

/// The squares of pictures, in px, if there is room.
const PX: i32 = 26;

pub fn trials() -> Html {
    html! {
        <ul class="live" role="list" aria-label={say::live()}>
            <FilmCard film={Film::Nimber} />
            <FilmCard film={Film::Stone} />
            <ValueCard />
            <FamilyCard />
        </ul>
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Film {
    Nimber,
    Stone,
}

struct Frame {
    board: Board,
    cover: Html,
    status: String,
}

impl Film {
    fn frames(self) -> Vec<Frame> {
        match self {
            Film::Nimber => [3, 4].into_iter().flat_map(nimber_frames).collect(),
            Film::Stone => stone_frames(4, 7),
        }
    }
}

/// The construction of a nimber from the one before.
fn nimber_frames(n: u32) -> Vec<Frame> {
    let steps = nimber_steps(n).unwrap_or_default();
    let last = steps.len().saturating_sub(1);
    let frame = |(index, step): (usize, NimberStep)| {
        let stones = say::live_stones(step.board.stones().count());
        let worth = (index == last).then(|| say::live_worth(&format!("∗{n}")));
        let is_there = step.board.stone(step.focus).is_some();
        Frame {
            status: format!(
                "{stones} {} {}",
                title(step.stage, n, last),
                worth.unwrap_or_default()
            ),
            cover: if is_there {
                ring(step.focus)
            } else {
                html! {}
            },
            board: step.board,
        }
    };
    steps.into_iter().enumerate().map(frame).collect()
}

/// A stone that gets as far beyond the line as the box allows.
fn stone_frames(depth: i32, width: i32) -> Vec<Frame> {
    let Some(way) = Solitaire::way(depth, width) else { return Vec::new() };
    let last = way.leaps().len();
    let farthest = way.distance();
    let window = way.window(farthest);
    let frame = |step| {
        let now = way.at(step);
        let leap = step.checked_sub(1).and_then(|step| way.leaps().get(step));
        let landed = leap.map_or_else(Html::default, |leap| ring(leap.to() - window.corner));
        Frame {
            board: now.board(window),
            cover: html! { <>{ line(-window.corner.row, window.columns) }{ landed }</> },
            status: match step {
                0 => say::live_line(now.stones().len()),
                _ => say::live_leap(last, now.distance(), step),
            },
        }
    };
    (0..=last).map(frame).collect()
}

#[derive(Properties, PartialEq)]
struct FilmProps {
    film: Film,
}

#[component]
fn FilmCard(props: &FilmProps) -> Html {
    let FilmProps { film } = *props;
    let frames = use_memo(film, |film| film.frames());
    let last = frames.len().saturating_sub(1);
    let (heading, exhibit, pause) = match film {
        Film::Nimber => (say::live_nimber(), NIMBER_MACHINE, 1500),
        Film::Stone => (say::live_stone(), PENETRATION, 500),
    };
    let ids = match film {
        Film::Nimber => ["nimber-back", "nimber-run", "nimber-on"],
        Film::Stone => ["stone-back", "stone-run", "stone-on"],
    };
    let steps = use_steps(film, 0, last, |_| pause);
    let Some(frame) = frames.get(steps.step) else { return html! {} };
    let to = |id, icon, label, target: usize| {
        step_button(id, icon, label, target == steps.step, steps.to.reform(move |_| target))
    };
    let is_running = steps.is_running;
    html! {
        <li class="card" data-step={steps.step.to_string()}>
            <h3>{ heading }</h3>
            <div class="exhibit-picture" aria-hidden="true">
                { covered(&frame.board, PX, frame.cover.clone()) }
            </div>
            <div class="tools steps" role="group" aria-label={heading}>
                { to(ids[0], Icon::BACK, say::step_back(), steps.step.saturating_sub(1)) }
                if !wants_stillness() {
                    <button id={ids[1]} class="main" type="button" onclick={steps.run.reform(move |_| !is_running)}>
                        { if is_running { say::tour_pause() } else { say::tour_run() } }
                    </button>
                }
                { to(ids[2], Icon::ON, say::step_on(), (steps.step + 1).min(last)) }
                <a href={to_exhibit(exhibit).to_string()}>{ say::live_room() }</a>
            </div>
            // While it runs automatically a screen reader would never stop reading it.
            <p class="said" aria-live={if is_running { "off" } else { "polite" }}>{ frame.status.clone() }</p>
        </li>
    }
}

/// Finds a position of a value while the reader types it.
#[component]
fn ValueCard() -> Html {
    let value = use_state(|| "*2".to_string());
    let on_input = callback!(value, move |event: InputEvent| {
        value.set(event.target_unchecked_into::<HtmlInputElement>().value());
    });
    let hit = position_of(&value);
    let (there, page_link) = hit.as_ref().map(place).unzip();
    let there = there.flatten();
    let board = there.as_ref().and_then(ExhibitLink::board);
    let habitat = Query { value: value.trim().to_string(), ..Query::default() };
    html! {
        <li class="card">
            <h3>{ say::live_value() }</h3>
            <div class="exhibit-picture" aria-hidden="true">
                { match board {
                    Some(board) => picture(&board, PX),
                    None => html! { <span class="emblem">{ "?" }</span> },
                } }
            </div>
            <div class="tools">
                <label for="value">{ say::live_value_field() }</label>
                <input id="value" value={(*value).clone()} autocomplete="off" spellcheck="false" oninput={on_input} />
                <a id="to-habitat" href={habitat.page_link().to_string()}>{ say::live_habitat() }</a>
            </div>
            <p class="said" role="status">
                if let (Some(there), Some(page_link)) = (there, page_link) {
                    { say::live_found(there.rules == Rules::Modern, html! {
                        <>
                            <a id="with-value" href={page_link.to_string()}>{ signs(there.exhibit.title.text()) }</a>
                            if !there.point.is_empty() { { ", " }{ at(&there) } }
                        </>
                    }) }
                } else {
                    { say::live_unknown() }
                }
            </p>
        </li>
    }
}

/// Draws a case of a family while the reader types it.
#[component]
fn FamilyCard() -> Html {
    let query = use_state(|| example(EXAMPLES[0]));
    let Some(shown) = &*query else { return html! {} };
    let on_input = callback!(query, shown, move |event: InputEvent| {
        let family = event.target_unchecked_into::<HtmlInputElement>().value();
        query.set(Some(shown.with_family(family)));
    });
    let family = shown.read();
    let case = family.shown(None);
    html! {
        <li class="card">
            <h3>{ say::own_title() }</h3>
            <div class="exhibit-picture" aria-hidden="true">
                { match case {
                    Some(case) => picture(&case.board, PX),
                    None => html! { <span class="emblem">{ "?" }</span> },
                } }
            </div>
            <div class="tools">
                <label for="family">{ say::own_pattern() }</label>
                <input
                    id="family"
                    value={shown.family.clone()}
                    maxlength={LONGEST_FAMILY.to_string()}
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    oninput={on_input}
                />
                <a id="to-own" href={shown.page_link().to_string()}>{ say::own_explore() }</a>
            </div>
            <p class="said" role="status">
                { match (case, family.faults.first()) {
                    (Some(case), _) => family.named(&case.point),
                    (None, Some(_)) => say::own_fault_pattern().to_string(),
                    (None, None) => String::new(),
                } }
            </p>
        </li>
    }
}
