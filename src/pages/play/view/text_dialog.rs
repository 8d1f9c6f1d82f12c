//! The game as text, and a name under which this browser stores it.

use web_sys::HtmlInputElement;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::callback::callback;
use crate::browser::clipboard::save_text;
use crate::browser::modal::Modal;
use crate::link::game_link::GameLink;
use crate::pages::play::saved::LONGEST_NAME;
use crate::pages::play::view::sharing::text;
use crate::pages::play::view::shelf;
use crate::share::view::share_panel::CopyField;
use words::say;

/// The name of the saved file.
const FILE: &str = "konane.txt";

#[autoprops]
#[component]
pub fn TextDialog(place: &GameLink, on_close: &Callback<()>) -> Html {
    let said = use_state(|| AttrValue::from(""));
    let field = use_node_ref();
    let say = callback!(said, move |text| said.set(text));
    let text = text(place);
    let on_file = callback!(text, say, move |_: MouseEvent| {
        let said = if save_text(&text, FILE) { say::share_saved() } else { say::share_refused() };
        say.emit(said.into());
    });
    let on_save =
        callback!(field, say, link = place.link().to_string(), move |event: SubmitEvent| {
            event.prevent_default();
            let name = field.cast::<HtmlInputElement>().map(|field| field.value());
            let name = name.unwrap_or_default();
            if name.trim().is_empty() {
                say.emit(say::game_save_name().into());
                return;
            }
            let said = match shelf::save(&shelf::shelf().named(&link, &name, shelf::now())) {
                true => say::game_save_done(name.trim()),
                false => say::game_save_refused().to_string(),
            };
            say.emit(said.into());
        });
    html! {
        <Modal id="play-text" title={say::game_text()} on_close={on_close.clone()}>
            <form class="save-game" onsubmit={on_save}>
                <label for="save-name">{ say::game_save_as() }</label>
                <input
                    id="save-name"
                    ref={field}
                    type="text"
                    autocomplete="off"
                    maxlength={LONGEST_NAME.to_string()}
                />
                <button id="save-game" type="submit">{ say::game_save() }</button>
            </form>
            <CopyField
                id="game-text"
                label={say::game_text_label()}
                note={say::game_text_note()}
                {text}
                say={say.clone()}
            />
            <button id="game-file" type="button" onclick={on_file}>{ say::game_text_file() }</button>
            <p id="play-text-said" role="status">{ &*said }</p>
        </Modal>
    }
}
