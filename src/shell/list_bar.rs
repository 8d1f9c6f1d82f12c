//! The bar of an open item of a list: the item's name, and links to its neighbours.

use gloo::utils::{document, document_element};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::browser::page_keys::{hear_plain_keys, hear_plain_keys_first};
use crate::browser::target::is_in;
use crate::shell::own_list::change;
use page_model::link::list::List;
use words::say;

#[derive(Properties, PartialEq)]
pub struct ListBarProps {
    pub list: List,
}

const BEFORE: &str = "before";
const AFTER: &str = "after";

#[component]
pub fn ListBar(props: &ListBarProps) -> Html {
    use_keys();
    html! {
        <nav id="list-bar" class="list-bar" aria-label={say::list_bar()}>{ head(&props.list) }</nav>
    }
}

/// The same above the value, for a lecture hall. It takes the list from the context, because the page that shows the
/// item does not know the list.
#[component]
pub fn ListHead() -> Html {
    let list = use_context::<Option<List>>().flatten();
    html! {
        if let Some(list) = list {
            <nav class="list-head" aria-label={say::list_bar()}>{ head(&list) }</nav>
        }
    }
}

/// The name of the open item, links to its neighbours, and the note to it.
fn head(list: &List) -> Html {
    let Some((at, item)) = list.at.zip(list.item()) else { return html! {} };
    let (number, count) = (at + 1, list.items.len());
    let beside = |way: &'static str, label, sign, key, other: Option<usize>| {
        let other = other.filter(|&other| other < count);
        html! {
            <a
                class="step"
                data-list={way}
                href={other.map(|other| list.showing(Some(other)).to_string())}
                role={other.is_none().then_some("link")}
                aria-disabled={other.is_none().then_some("true")}
                aria-label={label}
                aria-keyshortcuts={key}
                title={format!("{label} ({key})")}
            >
                { sign }
            </a>
        }
    };
    let contents = list.contents();
    html! {
        <>
            <a class="contents" data-list="contents" href={contents.to_string()}>{ list.heading() }</a>
            <span class="place">
                { beside(BEFORE, say::list_before(), "←", "Shift+PageUp", at.checked_sub(1)) }
                <span aria-hidden="true">{ format!("{number} / {count}") }</span>
                { beside(AFTER, say::list_after(), "→", "Shift+PageDown", Some(number)) }
            </span>
            <p class="list-name" role="status" data-at={number.to_string()}>
                <span class="unseen">{ say::list_place(count, number) }{ " " }</span>
                { item.title() }
            </p>
            if list.is_changed() {
                <span class="changed">
                    <button type="button" data-list="keep" onclick={|_| change(List::kept)}>
                        { say::list_keep() }
                    </button>
                    <a data-list="again" href={list.showing(Some(at)).to_string()}>{ say::list_again() }</a>
                </span>
            }
            if !item.words.is_empty() {
                <p class="list-words">{ &item.words }</p>
            }
        </>
    }
}

/// Keys go to the neighbours. In a lecture hall these are the keys of a remote control, wherever the focus is except in
/// fields; elsewhere Page Down scrolls, and goes on only with Shift.
#[hook]
fn use_keys() {
    use_effect_with((), |()| {
        let taking = |step: fn(&KeyboardEvent, bool) -> Option<&'static str>| {
            move |event: &KeyboardEvent| {
                let hall = document_element().get_attribute("data-view");
                let link = step(event, hall.as_deref() == Some("projected"));
                let link = link.and_then(|way| {
                    let link = document().query_selector(&format!(".list-bar [data-list={way}]"));
                    link.ok()??.dyn_into::<HtmlElement>().ok()
                });
                if let Some(link) = link {
                    event.prevent_default();
                    event.stop_propagation();
                    // A click writes what is pending into the address first, as any link does.
                    link.click();
                }
            }
        };
        let listeners = [
            // Before the board, which also uses these keys.
            hear_plain_keys_first(
                &document(),
                taking(|event, is_hall| {
                    match (event.key().as_str(), is_hall != event.shift_key()) {
                        ("PageUp", true) => Some(BEFORE),
                        ("PageDown", true) => Some(AFTER),
                        _ => None,
                    }
                }),
            ),
            // After all other listeners for these keys.
            hear_plain_keys(
                &document(),
                taking(|event, is_hall| match event.key().as_str() {
                    "ArrowLeft" if is_hall => Some(BEFORE),
                    "ArrowRight" if is_hall => Some(AFTER),
                    " " if is_hall && !is_in(event, "a, button, summary, [role=grid]") => {
                        Some(AFTER)
                    }
                    _ => None,
                }),
            ),
        ];
        move || drop(listeners)
    });
}
