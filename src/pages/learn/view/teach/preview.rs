//! What students see of an item.

use std::rc::Rc;

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::view::markup::worded;
use crate::analysis::view::pictured::pictured;
use crate::analysis::view::signs::signs;
use crate::browser::callback::callback;
use crate::browser::use_page_state::use_page_state;
use crate::pages::item_depicted;
use crate::pages::learn::attempt::{AttemptAction, AttemptState};
use crate::pages::learn::view::controls::controls;
use crate::pages::learn::view::exercise_board::exercise_board;
use crate::pages::learn::view::quiz_words::asking;
use crate::pages::learn::view::tutor::use_tutor;
use teaching::content::lessons::Item;
use words::say;

/// The longest side of the picture of what no student is asked about, in px.
const PICTURE: i32 = 300;

#[autoprops]
#[component]
pub fn Preview(item: &Rc<Item>) -> Html {
    let slab = use_node_ref();
    let (attempt, act) = use_page_state(|| AttemptState::new(item, 0));
    // Nothing is checked here.
    let act = callback!(act, move |action: AttemptAction| act.emit(action));
    use_tutor(Some(((), &*attempt)), &act.reform(|((), action)| action));
    let asks = if item.asks.is_empty() { asking(item) } else { item.asks.clone() };
    html! {
        <section class="card item-preview" aria-labelledby="preview-title">
            <h2 id="preview-title" class="note">{ say::lesson_preview() }</h2>
            if item.task.is_some() {
                { exercise_board(&attempt, &slab, &act) }
            } else {
                <div class="mini">{ pictured(&item_depicted(item), PICTURE) }</div>
            }
            if !item.title.is_empty() {
                <h3>{ &item.title }</h3>
            }
            { for item.says.iter().map(|text| html! { <p>{ worded(text, signs) }</p> }) }
            if item.task.is_some() {
                <p class="ask">{ worded(&asks, signs) }</p>
                { controls(&attempt, &act) }
            }
        </section>
    }
}
