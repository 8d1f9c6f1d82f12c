//! A button that opens a text file, or many. What is dropped on the page opens too.

use crate::browser::callback::closure;
use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::document;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DragEvent, File, FileList, HtmlInputElement};
use yew::prelude::*;
use yew_autoprops::autoprops;

/// `on_text` gets the text of the file, or nothing if the browser cannot read it. `is_many` says whether it opens
/// all files that are chosen or dropped together, one after another.
#[autoprops]
#[component]
pub fn FileButton(
    id: &'static str,
    label: &'static str,
    on_text: &Callback<Option<String>>,
    #[prop_or_default] is_many: bool,
) -> Html {
    use_effect_with(on_text.clone(), move |on_text| {
        let listeners = ["dragover", "drop"].map(|name| {
            let on_text = on_text.clone();
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&document(), name, options, move |event| {
                let event: &DragEvent = event.unchecked_ref();
                let Some(data) = event.data_transfer() else { return };
                if data.types().includes(&"Files".into(), 0) {
                    // Otherwise the browser would open the file in place of the page.
                    event.prevent_default();
                    // The browser does not give the text before the file is dropped.
                    read_files(data.files(), is_many, &on_text);
                }
            })
        });
        move || drop(listeners)
    });
    let on_change = closure!(on_text, move |event: Event| {
        let input = event.target_unchecked_into::<HtmlInputElement>();
        read_files(input.files(), is_many, &on_text);
        // So that the reader can open the same file again.
        input.set_value("");
    });
    html! {
        <label class="button file">
            { label }
            <input {id} type="file" accept=".txt,text/plain" multiple={is_many} onchange={on_change} />
        </label>
    }
}

fn read_files(files: Option<FileList>, is_many: bool, on_text: &Callback<Option<String>>) {
    let Some(files) = files else { return };
    let most = if is_many { files.length() } else { 1 };
    let files = (0..most).filter_map(|place| files.get(place));
    files.for_each(|file| read_file(file, on_text.clone()));
}

/// Passes on the text of a file, or nothing if the browser cannot read it.
pub fn read_file(file: File, on_text: Callback<Option<String>>) {
    spawn_local(async move {
        let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
        on_text.emit(text);
    });
}
