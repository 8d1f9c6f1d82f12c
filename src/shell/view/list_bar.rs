//! The bar of an open item of a list: the item's name, and links to its neighbours.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::browser::icon::Icon;
use crate::browser::page_keys::use_keys;
use crate::keys::Neighbour;
use crate::link::list::List;
use crate::shell::keys::LIST;
use crate::shell::view::own_list::change;
use words::say;

#[derive(Properties, PartialEq)]
pub struct ListBarProps {
    pub list: List,
}

#[component]
pub fn ListBar(props: &ListBarProps) -> Html {
    // Page Down alone scrolls, except in front of a hall.
    use_keys(&LIST, true, go);
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
    let beside = |neighbour, label, icon: Icon, other: Option<usize>| {
        let key = LIST.name(neighbour);
        let other = other.filter(|&other| other < count);
        html! {
            <a
                class="step"
                data-list={name(neighbour)}
                href={other.map(|other| list.showing(Some(other)).to_string())}
                role={other.is_none().then_some("link")}
                aria-disabled={other.is_none().then_some("true")}
                aria-label={label}
                aria-keyshortcuts={key}
                title={format!("{label} ({key})")}
            >
                { icon.view() }
            </a>
        }
    };
    let contents = list.contents();
    html! {
        <>
            <a class="contents" data-list="contents" href={contents.to_string()}>{ list.heading() }</a>
            <span class="place">
                { beside(Neighbour::Before, say::list_before(), Icon::BACK, at.checked_sub(1)) }
                <span aria-hidden="true">{ format!("{number} / {count}") }</span>
                { beside(Neighbour::After, say::list_after(), Icon::ON, Some(number)) }
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

/// Goes to a neighbour. A click writes what is pending into the address first, as any link does.
pub fn go(neighbour: Neighbour) -> bool {
    let link = document().query_selector(&format!(".list-bar [data-list={}]", name(neighbour)));
    let link = link.ok().flatten().and_then(|link| link.dyn_into::<HtmlElement>().ok());
    link.as_ref().map(HtmlElement::click).is_some()
}

fn name(neighbour: Neighbour) -> &'static str {
    match neighbour {
        Neighbour::Before => "before",
        Neighbour::After => "after",
    }
}
