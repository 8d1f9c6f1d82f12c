//! The language. Like the theme it is the reader's choice, which the browser stores; a link can ask for another.
//! `start.js` determines the language and fetches its file before the program starts.

use gloo::utils::document_element;
use wasm_bindgen::prelude::*;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use words::say::{self, EDITION, LANGUAGES};

#[wasm_bindgen]
extern "C" {
    /// The file of the language; empty for English, and if it did not arrive.
    #[wasm_bindgen(js_name = languageFile)]
    fn language_file() -> String;

    /// Stores the choice and loads the page again; the link keeps what the page shows.
    #[wasm_bindgen(js_name = chooseLanguage)]
    fn choose_language(tag: &str);
}

/// Sets the language of the words and of the document; must run before the page draws anything.
pub fn take_language() {
    words::choose(language_file(), EDITION);
    let _ = document_element().set_attribute("lang", words::tag());
}

/// A list of all languages, each by its own name.
pub fn language_choice() -> Html {
    let on_change = |event: Event| {
        choose_language(&event.target_unchecked_into::<HtmlSelectElement>().value());
    };
    html! {
        <label class="language">
            { say::language_choose() }
            <select data-language="" onchange={on_change}>
                { for LANGUAGES.iter().map(|&[tag, name, note]| html! {
                    <option value={tag} lang={tag} selected={tag == words::tag()}>
                        { name }
                        if !note.is_empty() {
                            { format!(" ({note})") }
                        }
                    </option>
                }) }
            </select>
        </label>
    }
}
