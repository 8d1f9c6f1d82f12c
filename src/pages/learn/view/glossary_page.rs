//! All terms in alphabetical order, with a search.

use js_sys::{Array, Intl::Collator, Object};
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement, HtmlInputElement};
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::view::signs::signs;
use crate::board::view::mini_board::address;
use crate::browser::callback::{callback, closure};
use crate::glossary::book::{Book, use_book};
use crate::glossary::entry::{picture, sources};
use crate::glossary::marked::linked;
use crate::link::page_link::PageLink;
use crate::link::problem::LinkProblem;
use crate::pages::learn::NAME;
use crate::share::shared::Shared;
use crate::shell::view::address::use_written;
use crate::shell::view::page_frame::{PageFrame, up};
use basics::sorting::sort_by;
use teaching::content::glossary::{Glossary, Term};
use words::{foreign, say, tag};

/// The first word of its links, where other links have the name of a lesson.
pub const GLOSSARY: &str = "glossary";

/// `asked` is the name of the term in the link, or empty.
#[autoprops]
#[component]
pub fn GlossaryPage(asked: &String) -> Html {
    let (book, ask_again) = use_book();
    let words = use_state_eq(String::new);
    let dismissed = use_state_eq(String::new);
    let list = use_node_ref();
    let glossary = book.glossary();
    let term = glossary.and_then(|glossary| glossary.term(asked));
    let title =
        term.map_or(say::glossary_tab().to_string(), |term| say::glossary_term_tab(&term.title));
    let name = term.map_or(say::glossary(), |term| &term.title);
    let is_unknown = glossary.is_some() && term.is_none() && !asked.is_empty();
    let is_dismissed = is_unknown && *dismissed == *asked;
    use_written(is_dismissed.then(|| term_link("")), None);
    // Once rendered, the page scrolls to the term in the link; no search hides it.
    let turned = use_mut_ref(|| false);
    use_effect_with(
        (asked.clone(), term.is_some()),
        closure!(words, turned, move |(_, is_there)| {
            if *is_there {
                words.set(String::new());
                turned.replace(false);
            }
        }),
    );
    use_effect_with(
        (asked.clone(), term.is_some(), words.is_empty()),
        closure!(list, move |(asked, is_there, is_whole)| {
            if *is_there && *is_whole && !turned.replace(true) {
                turn_to(&list, asked);
            }
        }),
    );
    let on_input = closure!(words, move |event: InputEvent| {
        words.set(event.target_unchecked_into::<HtmlInputElement>().value());
    });
    let unknown = LinkProblem::Corrected(vec![say::glossary_unknown(asked)]);
    let dismiss = callback!(dismissed, asked, move |()| dismissed.set(asked.clone()));
    let order = use_memo(book.clone(), |book| book.glossary().map(|known| alphabetical(known)));
    let order = order.iter().flatten();
    let found: Vec<&Term> = glossary
        .map(|glossary| order.map(|&place| &glossary.terms[place]).filter(|term| term.fits(&words)))
        .into_iter()
        .flatten()
        .collect();
    html! {
        <PageFrame
            column="glossary"
            {title}
            shared={Shared::page(term_link(asked), name)}
            above={up(NAME, say::page_learn())}
            heading={say::glossary()}
            headline={say::glossary_headline()}
            problem={(is_unknown && !is_dismissed).then_some(unknown)}
            on_dismiss={dismiss}
            tools={html! {
                <div class="row">
                    <label for="glossary-search">{ say::glossary_search() }</label>
                    <input
                        id="glossary-search"
                        type="search"
                        autocomplete="off"
                        maxlength="60"
                        value={(*words).clone()}
                        oninput={on_input}
                    />
                    <span id="glossary-count" class="note" role="status">
                        { match (&book, found.len()) {
                            (Book::Coming, _) => say::glossary_loading().to_string(),
                            (Book::Failed, _) => String::new(),
                            (Book::Here(_), 0) => say::glossary_none().to_string(),
                            (Book::Here(_), count) => say::glossary_count(count),
                        } }
                    </span>
                </div>
            }}
        >
            if book == Book::Failed {
                <div class="problem" role="alert">
                    <p>{ say::glossary_problem() }</p>
                    <button type="button" onclick={ask_again.reform(|_| ())}>{ say::glossary_again() }</button>
                </div>
            }
            if let Some(glossary) = glossary {
                <ul id="glossary" ref={list}>
                    { for found.iter().map(|term| entry(glossary, term, term.name == *asked)) }
                </ul>
            }
        </PageFrame>
    }
}

/// The link to a term, or to the whole glossary.
pub fn term_link(term: &str) -> String {
    let words: Vec<&str> = [GLOSSARY, term].into_iter().filter(|word| !word.is_empty()).collect();
    PageLink::to(NAME, &words).to_string()
}

fn entry(glossary: &Glossary, term: &Term, is_asked: bool) -> Html {
    let near = term.near.iter().filter_map(|name| glossary.term(name));
    html! {
        <li key={term.name.clone()} class={classes!(is_asked.then_some("asked"))} data-entry={term.name.clone()}>
            <h2 tabindex="-1" lang={foreign(term.is_foreign)}>{ signs(&term.title) }</h2>
            <p lang={foreign(term.is_foreign)}>{ linked(glossary, &term.says, &term.name) }</p>
            if let Some(shown) = &term.picture {
                <a
                    class="term-board"
                    href={address(shown.rules, shown.board.edge(), &shown.board.to_string())}
                    aria-label={say::glossary_open(&shown.caption)}
                    lang={foreign(term.is_foreign)}
                >
                    { picture(shown, 22) }
                    <span>{ signs(&shown.caption) }</span>
                </a>
            }
            { sources(term) }
            if !term.near.is_empty() {
                <p class="note">
                    { say::glossary_near() }
                    { for near.enumerate().map(|(place, near)| html! {
                        <>
                            { if place > 0 { ", " } else { " " } }
                            <a href={term_link(&near.name)} lang={foreign(near.is_foreign)}>{ signs(&near.title) }</a>
                        </>
                    }) }
                </p>
            }
        </li>
    }
}

/// The indices of the terms, in the alphabetical order of the language.
fn alphabetical(glossary: &Glossary) -> Vec<usize> {
    let compare = Collator::new(&Array::of1(&tag().into()), &Object::new()).compare();
    let titles: Vec<JsValue> =
        glossary.terms.iter().map(|term| term.title.as_str().into()).collect();
    let mut places: Vec<usize> = (0..titles.len()).collect();
    sort_by(&mut places, |&one, &two| {
        let order = compare.call2(&JsValue::UNDEFINED, &titles[one], &titles[two]).ok();
        order.and_then(|order| order.as_f64()).unwrap_or_default().total_cmp(&0.0)
    });
    places
}

fn turn_to(list: &NodeRef, name: &str) {
    let entry = list
        .cast::<Element>()
        .and_then(|list| list.query_selector(&format!("[data-entry={name}] h2")).ok().flatten());
    if let Some(heading) = entry.and_then(|entry| entry.dyn_into::<HtmlElement>().ok()) {
        let _ = heading.focus();
        heading.scroll_into_view();
    }
}
