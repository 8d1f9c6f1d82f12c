//! In a lecture hall the keys of a remote control change the number of an exhibit.

use yew::prelude::*;

use crate::browser::icon::Icon;
use crate::browser::page_keys::use_keys;
use crate::keys::Neighbour;
use crate::link::view::View;
use crate::pages::gallery::keys::EXHIBIT_NUMBER;
use words::say;

/// The pages before and after the one that is open.
#[derive(Clone, PartialEq)]
pub struct Beside<T> {
    pub before: Option<T>,
    pub after: Option<T>,
}

impl<T> Default for Beside<T> {
    fn default() -> Self {
        Beside { before: None, after: None }
    }
}

/// A key does nothing if there is no page on its side, or if a list or the board has taken it.
#[hook]
pub fn use_number_keys<T: Clone + 'static>(beside: Beside<T>, open: &Callback<T>) {
    let open = open.clone();
    use_keys(&EXHIBIT_NUMBER, true, move |neighbour| {
        let target = match neighbour {
            Neighbour::Before => &beside.before,
            Neighbour::After => &beside.after,
        };
        target.iter().for_each(|target| open.emit(target.clone()));
        target.is_some()
    });
}

/// The present number, in front of a lecture hall between buttons that do the same as the keys.
pub fn number_buttons<T: Clone + 'static>(
    view: View,
    beside: Option<&Beside<T>>,
    at: String,
    open: &Callback<T>,
) -> Html {
    let step = |id, icon: Icon, label: &'static str, neighbour, target: &Option<T>| {
        let (open, link) = (open.clone(), target.clone());
        html! {
            <button
                {id}
                type="button"
                aria-label={label}
                aria-keyshortcuts={EXHIBIT_NUMBER.name(neighbour)}
                aria-disabled={target.is_none().then_some("true")}
                onclick={move |_| if let Some(link) = &link { open.emit(link.clone()) }}
            >
                { icon.view() }
            </button>
        }
    };
    html! {
        <p class="at" aria-hidden={(!view.is_projected).then_some("true")}>
            { match beside {
                Some(Beside { before, after }) => html! {
                    <>
                        { step("number-back", Icon::BACK, say::exhibit_number_back(), Neighbour::Before, before) }
                        <span>{ at }</span>
                        { step("number-on", Icon::ON, say::exhibit_number_on(), Neighbour::After, after) }
                    </>
                },
                None => html! { at },
            } }
        </p>
    }
}
