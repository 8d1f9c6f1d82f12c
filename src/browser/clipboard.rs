//! Texts that leave the page: into the clipboard, or as a file.

use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlAnchorElement;
use yew::Callback;

/// Has the browser save a text as a file; says whether it can.
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

/// Puts a text into the clipboard, at the press of a button; says whether it is there.
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
