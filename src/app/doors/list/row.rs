//! An item of the list that is shown, with what can be done to it.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use crate::app::board::mini_board::picture;
use crate::app::doors::DOORS;
use crate::app::doors::list::depicted::depicted;
use crate::app::doors::list::desk::Deed;
use crate::app::link::item::{Item, LONGEST_NAME, LONGEST_WORDS, has_flag};
use crate::app::link::view::HIDE;

#[derive(Properties, PartialEq)]
pub struct RowProps {
    pub place: usize,
    pub count: usize,
    pub item: Item,
    /// Opens it.
    pub link: String,
    /// Whether it can be changed.
    pub is_own: bool,
    pub act: Callback<Deed>,
}

/// The longest side of its picture, in px.
const PICTURE: i32 = 84;

#[component]
pub fn Row(props: &RowProps) -> Html {
    let RowProps { place, count, item, link, is_own, act } = props;
    let (place, count) = (*place, *count);
    let board = use_memo(item.clone(), depicted);
    let title = item.title();
    let doors = DOORS.map(|door| door.name);
    let is_covered = has_flag(&item.link, HIDE);
    html! {
        <li class="item" data-row={place.to_string()}>
            if *is_own && count > 1 {
                <Grip {place} act={act.clone()} />
            }
            <a class="mini" href={link.clone()} aria-label={format!("Open {}: {title}", place + 1)}>
                <span class="number">{ place + 1 }</span>
                if let Some(board) = &*board {
                    { picture(board, (PICTURE / board.columns().max(board.rows())).clamp(2, 14)) }
                }
            </a>
            <div class="item-text">
                if *is_own {
                    { texts(place, item, act) }
                } else {
                    <p><strong>{ title.clone() }</strong></p>
                    <p>{ item.words.clone() }</p>
                }
                if let Some(problem) = item.problem(&doors) {
                    <p class="problem"><strong>{ problem }</strong>{ " " }<code>{ &item.link }</code></p>
                }
            </div>
            if *is_own {
                { tools(place, count, is_covered, &title, act) }
            } else if is_covered {
                <p class="note">{ "Covered" }</p>
            }
        </li>
    }
}

fn texts(place: usize, item: &Item, act: &Callback<Deed>) -> Html {
    let on_name = act.reform(move |event: Event| {
        Deed::Name(place, event.target_unchecked_into::<HtmlInputElement>().value())
    });
    let on_words = act.reform(move |event: Event| {
        Deed::Words(place, event.target_unchecked_into::<HtmlTextAreaElement>().value())
    });
    let number = place + 1;
    // What it is called without a name.
    let unnamed = Item { name: String::new(), ..item.clone() }.title();
    html! {
        <>
            <input
                id={format!("name-{place}")}
                type="text"
                maxlength={LONGEST_NAME.to_string()}
                autocomplete="off"
                aria-label={format!("Name of item {number}")}
                placeholder={unnamed}
                value={item.name.clone()}
                onchange={on_name}
            />
            <textarea
                id={format!("words-{place}")}
                rows="1"
                maxlength={LONGEST_WORDS.to_string()}
                aria-label={format!("Text of item {number}")}
                placeholder="A sentence or a question"
                value={item.words.clone()}
                onchange={on_words}
            />
        </>
    }
}

fn tools(place: usize, count: usize, is_covered: bool, title: &str, act: &Callback<Deed>) -> Html {
    let tool =
        |name: &str, sign: Html, label: &'static str, on_click: Option<Callback<MouseEvent>>| {
            html! {
                <button
                    id={format!("{name}-{place}")}
                    class="sign"
                    type="button"
                    aria-label={format!("{label} {title}")}
                    aria-disabled={on_click.is_none().then_some("true")}
                    title={label}
                    onclick={on_click}
                >
                    { sign }
                </button>
            }
        };
    let step = |name: &'static str, sign: &'static str, label, to: Option<usize>| {
        let to = to.filter(|&to| to < count);
        let on_click = to.map(|to| {
            act.reform(move |_| {
                focus(&format!("{name}-{to}"));
                Deed::Move(place, to)
            })
        });
        tool(name, html! { sign }, label, on_click)
    };
    let twice = html! {
        <svg class="icon line" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M7 7h10v10H7zM4 13H3V3h10v1" />
        </svg>
    };
    html! {
        <div class="item-tools" role="group" aria-label={format!("Item {}", place + 1)}>
            <label class="check">
                <input
                    id={format!("cover-{place}")}
                    type="checkbox"
                    checked={is_covered}
                    onchange={act.reform(move |_| Deed::Cover(place, !is_covered))}
                />
                { "Covered" }
            </label>
            <span class="row">
                { step("up", "↑", "Move up", place.checked_sub(1)) }
                { step("down", "↓", "Move down", Some(place + 1)) }
                { tool("twice", twice, "Duplicate", Some(act.reform(move |_| Deed::Duplicate(place)))) }
                { tool("remove", html! { "✕" }, "Remove", Some(act.reform(move |_| Deed::Remove(place)))) }
            </span>
        </div>
    }
}

/// Where an item is, the focus goes along.
pub fn focus(id: &str) {
    let element = document().get_element_by_id(id);
    if let Some(element) = element.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

#[derive(Properties, PartialEq)]
struct GripProps {
    place: usize,
    act: Callback<Deed>,
}

/// Takes an item to another place, with a pointer; the buttons do it by keys.
#[component]
fn Grip(props: &GripProps) -> Html {
    let GripProps { place, act } = props;
    let place = *place;
    // Where the item is that was taken here.
    let held = use_mut_ref(|| None::<usize>);
    let on_down = {
        let held = held.clone();
        move |event: PointerEvent| {
            event.prevent_default();
            let grip = event.target_unchecked_into::<HtmlElement>();
            let _ = grip.set_pointer_capture(event.pointer_id());
            held.replace(Some(place));
        }
    };
    let on_move = {
        let (held, act) = (held.clone(), act.clone());
        move |event: PointerEvent| {
            let from = *held.borrow();
            if let Some(from) = from
                && let Some(to) = row_at(from, &event)
            {
                held.replace(Some(to));
                act.emit(Deed::Move(from, to));
            }
        }
    };
    let on_up = move |_: PointerEvent| {
        held.take();
    };
    html! {
        <span
            class="grip"
            aria-hidden="true"
            title="Drag"
            onpointerdown={on_down}
            onpointermove={on_move}
            onpointerup={on_up.clone()}
            onpointercancel={on_up}
        >
        </span>
    }
}

/// The row under the pointer, once it is beyond that row's middle: rows differ in height.
fn row_at(from: usize, event: &PointerEvent) -> Option<usize> {
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    let row = document().element_from_point(x, y)?.closest("[data-row]").ok()??;
    let to: usize = row.get_attribute("data-row")?.parse().ok()?;
    let bounds = row.get_bounding_client_rect();
    let middle = bounds.y() + bounds.height() / 2.0;
    let is_beyond = if to > from { f64::from(y) > middle } else { f64::from(y) < middle };
    (to != from && is_beyond).then_some(to)
}
