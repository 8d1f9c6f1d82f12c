//! A button that opens a text file. A file that is dropped on the page opens too.

use crate::browser::callback::closure;
use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::document;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DragEvent, File, HtmlInputElement};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct FileButtonProps {
    pub id: &'static str,
    pub label: &'static str,
    /// Gets the text of the file, or nothing if the browser cannot read it.
    pub on_text: Callback<Option<String>>,
}

#[component]
pub fn FileButton(props: &FileButtonProps) -> Html {
    let FileButtonProps { id, label, on_text } = props;
    use_effect_with(on_text.clone(), |on_text| {
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
                    if let Some(file) = data.files().and_then(|files| files.get(0)) {
                        read_file(file, on_text.clone());
                    }
                }
            })
        });
        move || drop(listeners)
    });
    let on_change = closure!(on_text, move |event: Event| {
        let input = event.target_unchecked_into::<HtmlInputElement>();
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            read_file(file, on_text.clone());
        }
        // So that the reader can open the same file again.
        input.set_value("");
    });
    html! {
        <label class="button file">
            { *label }
            <input id={*id} type="file" accept=".txt,text/plain" onchange={on_change} />
        </label>
    }
}

/// Passes on the text of a file, or nothing if the browser cannot read it.
pub fn read_file(file: File, on_text: Callback<Option<String>>) {
    spawn_local(async move {
        let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
        on_text.emit(text);
    });
}
