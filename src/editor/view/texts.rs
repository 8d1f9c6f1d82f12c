//! Texts in and out: the clipboard and dropped files.

use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, DragEvent};
use yew::prelude::*;

use crate::browser::file_button::read_file;
use crate::browser::target::is_typed;
use crate::editor::editor_state::EditorState;

/// What is copied from, and what happens on each event.
#[derive(Clone, PartialEq)]
pub struct Texts {
    pub editor_state: Rc<EditorState>,
    /// The reader has pasted or dropped a text.
    pub on_text: Callback<String>,
    /// The text is in the clipboard; `true`: the reader has cut it, so its stones should go.
    pub on_copied: Callback<bool>,
}

/// Listens on the whole page, except in text fields and dialogs.
#[hook]
pub fn use_text(texts: Texts) {
    use_effect_with(texts, |texts| {
        let listeners = [
            listen("paste", texts, |texts, event: ClipboardEvent| {
                let data = event.clipboard_data();
                let text = data.and_then(|data| data.get_data("text/plain").ok());
                if let Some(text) = text.filter(|text| !text.is_empty()) {
                    event.prevent_default();
                    texts.on_text.emit(text);
                }
            }),
            listen("copy", texts, |texts, event| copy(texts, &event, false)),
            listen("cut", texts, |texts, event| copy(texts, &event, true)),
            // Otherwise the browser would open the file in place of the page.
            listen("dragover", texts, |_, event: DragEvent| event.prevent_default()),
            listen("drop", texts, |texts, event: DragEvent| {
                event.prevent_default();
                drop_text(texts, &event);
            }),
        ];
        move || drop(listeners)
    });
}

fn listen<E: JsCast>(
    name: &'static str,
    texts: &Texts,
    hear: impl Fn(&Texts, E) + 'static,
) -> EventListener {
    let texts = texts.clone();
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&document(), name, options, move |event| {
        if !is_typed(event)
            && let Ok(event) = event.clone().dyn_into::<E>()
        {
            hear(&texts, event);
        }
    })
}

fn copy(texts: &Texts, event: &ClipboardEvent, is_cut: bool) {
    // If the reader has selected words on the page, the browser copies those.
    let marked = document().get_selection().ok().flatten();
    if marked.is_some_and(|marked| !marked.is_collapsed()) {
        return;
    }
    let data = event.clipboard_data();
    if data.is_some_and(|data| data.set_data("text/plain", &texts.editor_state.copied()).is_ok()) {
        event.prevent_default();
        texts.on_copied.emit(is_cut);
    }
}

fn drop_text(texts: &Texts, event: &DragEvent) {
    let Some(data) = event.data_transfer() else {
        return;
    };
    let on_text = texts.on_text.clone();
    match data.files().and_then(|files| files.get(0)) {
        // A file that cannot be read counts as an empty text, for which the page has a message.
        Some(file) => read_file(file, on_text.reform(Option::unwrap_or_default)),
        None => on_text.emit(data.get_data("text/plain").unwrap_or_default()),
    }
}
