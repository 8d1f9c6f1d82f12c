//! All exhibits, and a search among them.

use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement, InputEvent};
use yew::prelude::*;

use crate::app::answers::signs::signs;
use crate::app::board::mini_board::picture;
use crate::app::doors::gallery::catalogue::{hall_name, nearest};
use crate::app::doors::gallery::exhibit_frame::VisitProps;
use crate::app::doors::gallery::exhibit_link::{ExhibitLink, entrance, to_exhibit};
use crate::app::doors::gallery::family::{at, typed};
use crate::app::link::problem::shorten;
use crate::app::shell::arrival::use_arrival;
use crate::app::shell::top_bar::plain_bar;
use crate::content::{Claim, Hall, Hit, Kind, exhibit, search};
use crate::konane::{Board, Edge};

const SEARCH: &str = "q";
const CARD: &str = "[data-exhibit]";

#[component]
pub fn Entrance(props: &VisitProps) -> Html {
    let VisitProps { visit, on_visit } = props;
    let heading = use_arrival("The rogue’s gallery · Papamū".to_string());
    use_effect_with((), |()| return_to_card());
    let words = visit.parameter(SEARCH).unwrap_or_default().to_string();
    let hits = use_memo(words.clone(), |words| search(words));
    let on_input = on_visit.reform(|event: InputEvent| {
        let field = event.target_unchecked_into::<HtmlInputElement>();
        let words = field.value();
        entrance().with(SEARCH, (!words.is_empty()).then_some(words))
    });
    let is_unknown = !visit.word(0).is_empty() && exhibit(visit.word(0)).is_none();
    let halls = hits.chunk_by(|one, other| one.exhibit.hall == other.exhibit.hall);
    let is_search = !words.trim().is_empty();
    html! {
        <div data-layout="whole">
            { plain_bar(visit.to_string(), "The rogue’s gallery of Kōnane".to_string()) }
            <div class="gallery">
                <header class="gallery-head">
                    <h2 ref={heading} tabindex="-1">{ "The rogue’s gallery" }</h2>
                    <p class="headline">
                        { "Published results, made interactive: each claim beside what this page \
                           computes, and where the two differ." }
                    </p>
                    if is_unknown {
                        <div id="unknown" class="problem" role="alert">
                            <p><strong>{ format!("There is no exhibit “{}”.", shorten(visit.word(0), 40)) }</strong></p>
                            <p>
                                { "Did you mean " }
                                { for nearest(visit.word(0)).into_iter().enumerate().map(|(index, near)| html! {
                                    <>
                                        if index > 0 { { ", " } }
                                        <a href={to_exhibit(near.name).to_string()}>{ signs(near.title) }</a>
                                    </>
                                }) }
                                { "?" }
                            </p>
                        </div>
                    }
                    <form class="find" role="search" onsubmit={|event: SubmitEvent| event.prevent_default()}>
                        <label for="find">{ "Search" }</label>
                        <input
                            id="find"
                            type="search"
                            placeholder="a name, a value such as *2 or 1/2, a paper"
                            value={words.clone()}
                            autocomplete="off"
                            oninput={on_input}
                        />
                        <p id="found" class="note" role="status">{ count(hits.len(), &words) }</p>
                    </form>
                </header>
                if hits.is_empty() {
                    <p id="nothing">
                        { "No exhibit matches. Type a value as text (*2, ^*, 1/2, \
                           {1|0}, Tiny(1)), part of a name, or fewer words. " }
                        <a href={entrance().to_string()}>{ "Show all exhibits" }</a>
                    </p>
                }
                // In an element of their own, so that a change in their number redraws nothing before them.
                <div onclick={keep_place}>
                    if is_search {
                        // The best hit comes first, whatever its hall.
                        <ul class="cards found">{ for hits.iter().map(card) }</ul>
                    } else {
                        { for halls.map(|hits| hall(hits[0].exhibit.hall, hits)) }
                    }
                </div>
            </div>
        </div>
    }
}

/// Notes in the browser's history which card was followed and how far the page was scrolled, so that
/// Back returns there.
fn keep_place(event: MouseEvent) {
    let target = event.target_dyn_into::<Element>();
    let card = target.and_then(|target| target.closest(CARD).ok().flatten());
    let name = card.and_then(|card| card.get_attribute("data-exhibit"));
    if let (Some(name), Ok(top), Ok(history)) = (name, window().scroll_y(), window().history()) {
        let _ = history.replace_state(&format!("{} {name}", top as i32).into(), "");
    }
}

fn return_to_card() {
    let state = window().history().and_then(|history| history.state());
    let place = state.ok().and_then(|state| state.as_string()).unwrap_or_default();
    let Some((top, name)) = place.split_once(' ') else { return };
    let card = format!("[data-exhibit='{name}']");
    let card = document().query_selector(&card).ok().flatten();
    let card = card.and_then(|card| card.dyn_into::<HtmlElement>().ok());
    if let (Some(card), Ok(top)) = (card, top.parse::<i32>()) {
        let _ = card.focus();
        window().scroll_to_with_x_and_y(0.0, top.into());
    }
}

fn hall(hall: Hall, hits: &[Hit]) -> Html {
    html! {
        <section class="hall" aria-label={hall_name(hall)}>
            <h3>{ hall_name(hall) }</h3>
            <ul class="cards">{ for hits.iter().map(card) }</ul>
        </section>
    }
}

/// An exhibit with its first numbers, or with those that the search found.
fn card(hit: &Hit) -> Html {
    let exhibit = hit.exhibit;
    let mut exhibit_link = ExhibitLink::of(&to_exhibit(exhibit.name));
    if let (Some(exhibit_link), Some(found)) = (&mut exhibit_link, &hit.at) {
        exhibit_link.point = found.clone();
        exhibit_link.rules = hit.rules.unwrap_or(exhibit_link.rules);
    }
    let visit = match (&exhibit_link, &hit.at) {
        (Some(exhibit_link), Some(_)) => exhibit_link.visit(),
        _ => to_exhibit(exhibit.name),
    };
    let board = match &exhibit.kind {
        Kind::Family(_) => exhibit_link.as_ref().and_then(ExhibitLink::board),
        Kind::Room(text) => Board::parse(text, Edge::Plane).ok(),
    };
    let claim = exhibit_link.as_ref().and_then(value);
    html! {
        <li key={exhibit.name}>
            <a class="exhibit" data-exhibit={exhibit.name} href={visit.to_string()}>
                <span class="exhibit-picture" aria-hidden="true">
                    { match board {
                        Some(board) => picture(&board, 26),
                        None => {
                            let text = exhibit_link.as_ref().and_then(ExhibitLink::expression);
                            html! { <span class="emblem">{ text.map(|text| typed(&text)) }</span> }
                        }
                    } }
                </span>
                <span class="exhibit-label">
                    <strong>{ signs(exhibit.title) }</strong>
                    if let Some(claim) = claim {
                        <span class="worth">{ claim }</span>
                    }
                    <span class="headline">{ signs(exhibit.headline) }</span>
                </span>
            </a>
        </li>
    }
}

/// As in `n = 5: −2`.
fn value(exhibit_link: &ExhibitLink) -> Option<Html> {
    const LONGEST: usize = 12;
    let claim = (exhibit_link.family.claim)(exhibit_link.rules, &exhibit_link.point)?;
    let Claim::Value(text) = claim else { return None };
    let at = at(exhibit_link);
    // Only the worker writes the signs of a tiny value.
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

fn count(hits: usize, words: &str) -> String {
    match (words.trim().is_empty(), hits) {
        (_, 0) => "Nothing found".to_string(),
        (_, 1) => "1 exhibit".to_string(),
        (true, hits) => format!("{hits} exhibits"),
        (false, hits) => format!("{hits} exhibits found"),
    }
}
