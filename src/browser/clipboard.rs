//! Copies a text to the clipboard, or saves it as a file.

use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlAnchorElement;
use yew::Callback;

/// Has the browser save a text as a file; returns whether that was possible.
pub fn save_text(text: &str, name: &str) -> bool {
    let data = String::from(js_sys::encode_uri_component(text));
    let anchor = document().create_element("a").ok();
    let Some(anchor) = anchor.and_then(|it| it.dyn_into::<HtmlAnchorElement>().ok()) else {
        return false;
    };
    anchor.set_href(&format!("data:text/plain;charset=utf-8,{data}"));
    anchor.set_download(name);
    anchor.click();
    true
}

/// A title as a part of a file's name.
pub fn in_file_name(title: &str) -> String {
    title.chars().map(|sign| if sign.is_alphanumeric() { sign } else { '-' }).collect()
}

/// Copies a text to the clipboard after the press of a button; `done` gets whether that worked.
pub fn write_to_clipboard(text: &str, done: Callback<bool>) {
    // Pages that are not served securely have no clipboard.
    let navigator = window().navigator();
    let clipboard = js_sys::Reflect::get(&navigator, &"clipboard".into());
    let Some(clipboard) = clipboard.ok().and_then(|it| it.dyn_into::<web_sys::Clipboard>().ok())
    else {
        return done.emit(false);
    };
    let promise = clipboard.write_text(text);
    spawn_local(async move { done.emit(JsFuture::from(promise).await.is_ok()) });
}
