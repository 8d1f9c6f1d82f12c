//! An item among the others of its lesson.

use std::rc::Rc;

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::view::pictured::pictured;
use crate::browser::grip::Grip;
use crate::link::item::words;
use crate::link::item_link::{problem, title};
use crate::pages::item_depicted;
use crate::pages::learn::teach_state::TeachAction;
use teaching::content::lessons::Item;
use words::say;

/// The longest side of the item's picture, in px.
const PICTURE: i32 = 64;

/// `link` opens the item in its lesson. `is_chosen` says whether its texts are shown, `is_own` whether the reader
/// can change the lesson.
#[autoprops]
#[component]
pub fn Row(
    place: usize,
    count: usize,
    item: &Rc<Item>,
    link: &String,
    is_chosen: bool,
    is_own: bool,
    act: &Callback<TeachAction>,
) -> Html {
    let asks = item
        .task
        .is_some()
        .then(|| html! { <span class="asks" title={say::lesson_question()}>{ "?" }</span> });
    let content = html! {
        <>
            // Not an `aria-label`: the name contains the values that are seen.
            <span class="unseen">{ say::lesson_item(place + 1) }{ " " }</span>
            <span class="number" aria-hidden="true">{ place + 1 }</span>
            <span class="mini">{ pictured(&item_depicted(item), PICTURE) }</span>
            <span class="item-text">
                <strong>{ title(item) }</strong>
                if !is_own {
                    <span>{ words(item) }</span>
                }
                if let Some(problem) = problem(item) {
                    <span class="problem">{ problem }</span>
                }
            </span>
            { asks }
        </>
    };
    html! {
        <li class={classes!("item", is_chosen.then_some("chosen"))} data-row={place.to_string()}>
            if is_own && count > 1 {
                <Grip
                    things="[data-row]"
                    attribute="data-row"
                    {place}
                    title={say::lesson_drag()}
                    on_shift={act.reform(|(from, to)| TeachAction::Move(from, to))}
                />
            }
            if is_own {
                <button
                    id={format!("row-{place}")}
                    type="button"
                    class="choose"
                    aria-pressed={is_chosen.to_string()}
                    onclick={act.reform(move |_| TeachAction::Choose(place))}
                >
                    { content }
                </button>
            } else {
                <a class="choose" href={link.clone()}>{ content }</a>
            }
        </li>
    }
}
