//! All exhibits or those of a paper, and a search among them.

use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement, InputEvent};
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::view::signs::signs;
use crate::link::page_link::PageLink;
use crate::link::problem::shorten;
use crate::pages::gallery::catalogue::{hall_name, nearest};
use crate::pages::gallery::exhibit_link::{entrance, to_exhibit};
use crate::pages::gallery::library::finder::{Leaf, UNREAD_NAME, found};
use crate::pages::gallery::view::card::card;
use crate::pages::gallery::view::library::frame::{found_leaves, leaves};
use crate::pages::gallery::view::library::paper_head::{PaperHead, papers, unread};
use crate::pages::gallery::view::trials::trials;
use crate::share::shared::Shared;
use crate::shell::view::page_frame::PageFrame;
use basics::sorting::sort_by_number;
use teaching::content::papers::PAPERS;
use teaching::content::{Exhibit, Hall, Hit, exhibits, search};
use words::say;

const SEARCH: &str = "q";
/// The parameter with the hall that a link opens.
const HALL: &str = "hall";
const CARD: &str = "[data-exhibit]";

/// `on_visit` opens another page of the gallery without an entry in the browser's history.
#[autoprops]
#[component]
pub fn Entrance(page_link: &PageLink, on_visit: &Callback<PageLink>) -> Html {
    use_effect_with((), |()| return_to_card());
    let words = page_link.parameter(SEARCH).unwrap_or_default().to_string();
    let leaf = Leaf::named(page_link.word(0));
    let asked = page_link.word(1);
    let is_unread = leaf.is_some() && asked == UNREAD_NAME;
    let paper = PAPERS.into_iter().find(|paper| leaf.is_some() && paper.name == asked);
    let is_unknown_paper = leaf.is_some() && paper.is_none() && !is_unread && !asked.is_empty();
    let mut hits = (*use_memo(words.clone(), |words| search(words))).clone();
    hits.retain(|hit| match paper {
        Some(paper) => hit.exhibit.sources().iter().any(|source| source.paper == paper.paper),
        None => !is_unread,
    });
    let here = if leaf.is_some() { page_link.clone() } else { entrance() };
    let on_input = on_visit.reform(move |event: InputEvent| {
        let field = event.target_unchecked_into::<HtmlInputElement>();
        let words = field.value();
        here.clone().with(SEARCH, (!words.is_empty()).then_some(words))
    });
    let leaves_found = if paper.is_some() { Vec::new() } else { found(&words) };
    let is_unknown = leaf.is_none() && !page_link.word(0).is_empty();
    let mut halls: Vec<Hall> = exhibits().map(|exhibit| exhibit.hall).collect();
    sort_by_number(&mut halls, |hall| *hall as i64);
    halls.dedup();
    let asked_hall =
        page_link.parameter(HALL).and_then(|name| halls.iter().find(|hall| hall.name() == name));
    use_effect_with(asked_hall.copied(), |asked| {
        if let Some(hall) = asked {
            show(hall.name());
        }
    });
    let is_search = !words.trim().is_empty();
    html! {
        <PageFrame
            column="gallery"
            title={say::gallery_tab()}
            shared={Shared::page(page_link, match leaf {
                Some(_) => say::library_papers_bar(),
                None => say::gallery_bar(),
            })}
            head_class="gallery-head"
            heading={say::gallery_title()}
            headline={match leaf {
                Some(_) => say::library_papers_headline(),
                None => say::gallery_headline(),
            }}
            tools={html! {
                <>
                    if is_unknown {
                        <div id="unknown" class="problem" role="alert">
                            <p><strong>{ say::entrance_unknown(&shorten(page_link.word(0), 40)) }</strong></p>
                            <p>{ say::entrance_nearest(near(page_link.word(0))) }</p>
                        </div>
                    }
                    <form class="find" role="search" onsubmit={|event: SubmitEvent| event.prevent_default()}>
                        <label for="find">{ say::entrance_search() }</label>
                        <input
                            id="find"
                            type="search"
                            placeholder={say::entrance_search_example()}
                            value={words.clone()}
                            autocomplete="off"
                            oninput={on_input}
                        />
                        <p id="found" class="note" role="status">{ count(hits.len(), leaves_found.len(), &words) }</p>
                    </form>
                    { leaves(leaf) }
                    if leaf.is_some() { { papers(asked) } }
                    if is_unknown_paper {
                        <p id="unknown" class="problem" role="alert">
                            { say::papers_unknown(&shorten(asked, 40)) }
                        </p>
                    }
                    { found_leaves(&leaves_found) }
                </>
            }}
        >
            { for paper.map(|paper| html! { <PaperHead key={paper.name} {paper} /> }) }
            if is_unread { { unread() } }
            if !is_search && leaf.is_none() {
                { trials() }
                { index(&halls) }
            }
            if hits.is_empty() && leaves_found.is_empty() && !is_unread {
                <p id="nothing">
                    { say::entrance_none(&|words| html! { <a href={entrance().to_string()}>{ words }</a> }) }
                </p>
            }
            // In an element of its own, so that a change in the number of hits renders nothing before it again.
            <div onclick={keep_place}>
                if is_search {
                    // The best hit comes first, whatever its hall.
                    <ul class="cards found" role="list">{ for hits.iter().map(card) }</ul>
                } else {
                    <div class="walk">
                        { for halls.iter().filter_map(|&name| {
                            let hits: Vec<&Hit> =
                                hits.iter().filter(|hit| hit.exhibit.hall == name).collect();
                            (!hits.is_empty()).then(|| hall(name, &hits))
                        }) }
                    </div>
                }
            </div>
        </PageFrame>
    }
}

/// The exhibits with similar names.
fn near(name: &str) -> Html {
    let link = |(index, near): (usize, &Exhibit)| {
        html! {
            <>
                if index > 0 { { ", " } }
                <a href={to_exhibit(near.name).to_string()}>{ signs(near.title.text()) }</a>
            </>
        }
    };
    nearest(name).into_iter().enumerate().map(link).collect()
}

/// Notes in the browser's history which card the reader followed, and the scroll position, so that Back returns there.
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

/// The name of a hall, and the cards of its exhibits.
fn hall(hall: Hall, hits: &[&Hit]) -> Html {
    html! {
        <section class="hall" key={hall_name(hall)} aria-label={hall_name(hall)}>
            <h2 data-hall={hall.name()} tabindex="-1">
                { hall_name(hall) }{ " " }<span class="note">{ say::entrance_count(hits.len()) }</span>
            </h2>
            <ul class="cards" role="list">{ for hits.iter().map(|hit| card(hit)) }</ul>
        </section>
    }
}

/// Links to the halls.
fn index(halls: &[Hall]) -> Html {
    let jump = |hall: Hall| {
        Callback::from(move |event: MouseEvent| {
            event.prevent_default();
            show(hall.name());
        })
    };
    html! {
        <nav class="leaves halls" aria-label={say::entrance_halls()}>
            { for halls.iter().map(|&hall| html! {
                <a href={entrance().with(HALL, Some(hall.name().to_string())).to_string()} onclick={jump(hall)}>
                    { hall_name(hall) }
                </a>
            }) }
        </nav>
    }
}

fn show(hall: &str) {
    let sign = document().query_selector(&format!("[data-hall='{hall}']")).ok().flatten();
    if let Some(sign) = sign.and_then(|sign| sign.dyn_into::<HtmlElement>().ok()) {
        sign.scroll_into_view();
        let _ = sign.focus();
    }
}

fn count(hits: usize, leaves: usize, words: &str) -> String {
    match (words.trim().is_empty(), hits) {
        (_, 0) if leaves > 0 => say::entrance_found_papers().to_string(),
        (_, 0) => say::entrance_found_nothing().to_string(),
        (true, hits) => say::entrance_count(hits),
        (false, hits) => say::entrance_found(hits),
    }
}
