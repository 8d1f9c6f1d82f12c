//! What every page has in front of a lecture hall: a way out, a black screen, and a second window for the speaker,
//! which follows this window and presses its keys.

use gloo::utils::{body, document_element, window};
use web_sys::{KeyboardEvent, KeyboardEventInit};
use yew::prelude::*;

use crate::browser::key_bar::cap;
use crate::browser::page_keys::{hear_plain_keys_first, use_plain_keys};
use crate::browser::rest::use_rest;
use crate::browser::target::is_in;
use crate::shell::use_talk::use_talk;
use page_model::link::list::List;
use page_model::link::view::View;
use page_model::shell::talk::{Seen, Talk};
use words::say;

#[derive(Properties, PartialEq)]
pub struct HallProps {
    pub view: View,
    /// Whether the value is still covered.
    pub is_covered: bool,
    pub on_leave: Callback<()>,
}

#[component]
pub fn Hall(props: &HallProps) -> Html {
    let HallProps { view, is_covered, on_leave } = props;
    use_rest();
    let (is_black, blacken) = use_black(*view);
    let list = use_context::<Option<List>>().flatten();
    let on_speaker = use_speaker(list.as_ref(), is_black, *is_covered);
    html! {
        <>
            <div class="key-bar hall-keys">
                if list.is_some() {
                    { cap("S", say::lecture_speaker().into(), None, false, on_speaker.reform(|_| ())) }
                }
                { cap("B", say::lecture_black().into(), Some(is_black), false, blacken.reform(move |_| !is_black)) }
                { cap("Esc", say::projector_leave().into(), None, false, on_leave.reform(|_| ())) }
            </div>
            if is_black {
                <div id="blackness" class="blackness" onclick={blacken.reform(|_| false)}>
                    <p class="unseen" role="status">{ say::lecture_is_black() }</p>
                </div>
            }
        </>
    }
}

/// The attribute of the root while the screen is black. It is on the root because the next item of a list may belong to
/// another page.
const BLACK: &str = "data-black";

/// B blackens the screen, and so does the dot that remote controls send, except on a board where these keys change
/// stones. Any key brings the picture back, and does nothing else.
#[hook]
fn use_black(view: View) -> (bool, Callback<bool>) {
    let is_black = use_state_eq(|| document_element().has_attribute(BLACK));
    let blacken = {
        let is_black = is_black.setter();
        use_callback((), move |is_so: bool, ()| {
            let _ = document_element().toggle_attribute_with_force(BLACK, is_so);
            is_black.set(is_so);
        })
    };
    use_effect_with((*is_black, view.plays(), blacken.clone()), |(is_black, plays, blacken)| {
        let (is_black, plays, blacken) = (*is_black, *plays, blacken.clone());
        // On the window: the list listens first of all in the document.
        let listener = hear_plain_keys_first(&window(), move |event| {
            let key = event.key();
            let is_press = is_black && key != "Shift";
            let is_black_key = matches!(key.as_str(), "b" | "B" | ".");
            if is_press || is_black_key && (plays || !is_in(event, "[role=grid]")) {
                event.prevent_default();
                event.stop_propagation();
                blacken.emit(!is_black);
            }
        });
        move || drop(listener)
    });
    (*is_black, blacken)
}

/// Sends the speaker's window what the hall sees, and presses the keys that it sends back. The returned callback opens
/// that window.
#[hook]
fn use_speaker(list: Option<&List>, is_black: bool, is_covered: bool) -> Callback<()> {
    let asked = use_state(|| 0);
    let say = use_talk({
        let asked = asked.clone();
        Callback::from(move |talk| match talk {
            Talk::Ask => asked.set(*asked + 1),
            Talk::Key(key) => press(&key),
            Talk::Hall(_) => {}
        })
    });
    let seen = list.map(|list| Seen { list: list.clone(), is_black, is_covered });
    use_effect_with((seen, *asked), move |(seen, _)| {
        seen.iter().for_each(|seen| say.emit(Talk::Hall(seen.clone())));
    });
    let link = list.map(|list| list.spoken().to_string());
    let open = use_callback(link.clone(), |(), link: &Option<String>| {
        if let Some(link) = link {
            // A browser may refuse another window.
            let features = "popup,width=1080,height=760";
            let _ = window().open_with_url_and_target_and_features(link, WINDOW, features);
        }
    });
    use_plain_keys(list.is_some(), {
        let open = open.clone();
        move |event| {
            if let "s" | "S" = event.key().as_str() {
                event.prevent_default();
                open.emit(());
            }
        }
    });
    open
}

/// With this name a second S returns to the open window.
const WINDOW: &str = "papamu-speaker";

/// Acts as if the key were pressed in this window, where nothing has the focus.
fn press(key: &str) {
    let init = KeyboardEventInit::new();
    init.set_key(key);
    init.set_bubbles(true);
    init.set_cancelable(true);
    if let Ok(event) = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init) {
        let _ = body().dispatch_event(&event);
    }
}
