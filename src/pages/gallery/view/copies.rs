//! Buttons that copy a table for papers and other programs.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::callback::callback;
use crate::browser::clipboard::write_to_clipboard;
use crate::pages::gallery::formats::Format;
use words::say;

/// `write` makes the table in one of the formats.
#[autoprops]
#[component]
pub fn Copies(write: &Callback<Format, String>) -> Html {
    let said = use_state_eq(String::new);
    let copy = |format: Format| {
        let (write, say) = (write.clone(), said.setter());
        let on_click = move |_| {
            write_to_clipboard(
                &write.emit(format),
                callback!(say, move |is_there| {
                    say.set(match is_there {
                        true => say::range_copied(format.name()),
                        false => say::range_copy_refused().to_string(),
                    });
                }),
            );
        };
        html! {
            <button id={format.id()} type="button" onclick={on_click}>{ say::range_copy(format.name()) }</button>
        }
    };
    html! {
        <>
            <span class="range-tools">{ for Format::ALL.map(copy) }</span>
            <p id="range-said" class="note" role="status">{ said.to_string() }</p>
        </>
    }
}
