//! What every page has in front of a lecture hall: a way out, a black screen, and a second window for the speaker,
//! which follows this window and presses its keys.

use gloo::utils::{body, document_element, window};
use web_sys::{KeyboardEvent, KeyboardEventInit};
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::keys::UNCOVER;
use crate::analysis::view::cover::Cover;
use crate::browser::callback::{callback, closure};
use crate::browser::fading::use_fading;
use crate::browser::key_bar::cap;
use crate::browser::page_keys::{is_plain, read, use_keys, use_presses};
use crate::browser::target::is_in;
use crate::keys::{KeyPress, Order, Scope};
use crate::link::lesson_link::LessonLink;
use crate::link::view::View;
use crate::shell::hall_messages::{HallMessage, HallScreen};
use crate::shell::keys::{BLACK_SCREEN, END_LECTURE, SPEAKER};
use crate::shell::view::use_hall_messages::use_hall_messages;
use words::say;

#[autoprops]
#[component]
pub fn Hall(view: &View, cover: &Option<Cover>, on_leave: &Callback<()>) -> Html {
    let is_covered = cover.as_ref().is_some_and(Cover::is_closed);
    let turn = cover.as_ref().and_then(Cover::turn);
    use_fading();
    let (is_black, blacken) = use_black(*view);
    let list = use_context::<Option<LessonLink>>().flatten();
    let on_speaker = use_speaker(list.as_ref(), is_black, is_covered);
    use_keys(&UNCOVER, turn.is_some(), {
        let turn = turn.clone();
        move |()| turn.as_ref().map(|turn| turn.emit(())).is_some()
    });
    html! {
        <>
            <div class="key-bar hall-keys">
                if let Some(turn) = turn {
                    { caps(&UNCOVER, Some(!is_covered), turn.reform(|_| ())) }
                }
                if list.is_some() {
                    { caps(&SPEAKER, None, on_speaker.reform(|_| ())) }
                }
                { caps(&BLACK_SCREEN, Some(is_black), blacken.reform(move |_| !is_black)) }
                { caps(&END_LECTURE, None, on_leave.reform(|_| ())) }
            </div>
            if is_black {
                <div id="blackness" class="blackness" onclick={blacken.reform(|_| false)}>
                    <p class="unseen" role="status">{ say::lecture_is_black() }</p>
                </div>
            }
        </>
    }
}

fn caps(scope: &Scope<()>, is_on: Option<bool>, on_click: Callback<MouseEvent>) -> Html {
    let cap = |(sign, word, _): (_, &'static str, _)| {
        cap(sign, word.into(), is_on, false, on_click.clone())
    };
    scope.caps().map(cap).collect()
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
    use_presses(
        Order::BlackScreen,
        true,
        closure!(is_black = *is_black, blacken, move |event| {
            let is_press = is_black && is_plain(event) && event.key() != "Shift";
            let is_there = view.plays() || !is_in(event, "[role=grid]");
            let is_taken = is_press || is_there && read(&BLACK_SCREEN, event).is_some();
            if is_taken {
                blacken.emit(!is_black);
            }
            is_taken
        }),
    );
    (*is_black, blacken)
}

/// Sends the speaker's window what the hall sees, and presses the keys that it sends back. The returned callback opens
/// that window.
#[hook]
fn use_speaker(list: Option<&LessonLink>, is_black: bool, is_covered: bool) -> Callback<()> {
    let asked = use_state(|| 0);
    let say = use_hall_messages(callback!(asked, move |message| match message {
        HallMessage::Ask => asked.set(*asked + 1),
        HallMessage::Key(key) => press(&key),
        HallMessage::Hall(_) => {}
    }));
    let seen = list.map(|list| HallScreen { list: list.clone(), is_black, is_covered });
    use_effect_with((seen, *asked), move |(seen, _)| {
        seen.iter().for_each(|seen| say.emit(HallMessage::Hall(seen.clone())));
    });
    let link = list.map(|list| list.spoken().to_string());
    let open = use_callback(link.clone(), |(), link: &Option<String>| {
        if let Some(link) = link {
            // A browser may refuse another window.
            let features = "popup,width=1080,height=760";
            let _ = window().open_with_url_and_target_and_features(link, WINDOW, features);
        }
    });
    use_keys(
        &SPEAKER,
        list.is_some(),
        closure!(open, move |()| {
            open.emit(());
            true
        }),
    );
    open
}

/// With this name a second S returns to the open window.
const WINDOW: &str = "papamu-speaker";

/// Acts as if the key were pressed in this window, where nothing has the focus.
fn press(key: &str) {
    let KeyPress { name, shift, .. } = KeyPress::parse(key);
    let init = KeyboardEventInit::new();
    init.set_key(name);
    init.set_shift_key(shift);
    init.set_bubbles(true);
    init.set_cancelable(true);
    if let Ok(event) = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init) {
        let _ = body().dispatch_event(&event);
    }
}
