//! The typefaces of the site, to embed in a picture: a picture in an image element cannot load files.

use gloo::utils::{document, window};
use js_sys::{ArrayBuffer, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{HtmlLinkElement, Response};

/// The style sheet of the page beside which `fonts.cjs` puts the typefaces.
const SHEET: &str = "link[href$='/fonts.css']";
/// Family and file of the typefaces in a picture.
const FACES: [(&str, &str); 2] =
    [("Source Serif 4", "serif-latin.woff2"), ("Noto Sans Math", "signs-latin.woff2")];

/// The rules of a style sheet that contains the typefaces; empty if the site has none.
pub async fn typefaces() -> String {
    let sheet = document().query_selector(SHEET).ok().flatten();
    let Some(sheet) = sheet.and_then(|it| it.dyn_into::<HtmlLinkElement>().ok()) else {
        return String::new();
    };
    let address = sheet.href();
    let folder = address.trim_end_matches("fonts.css");
    let mut rules = String::new();
    for (family, file) in FACES {
        if let Ok(font) = read(&format!("{folder}{file}")).await.and_then(|bytes| base64(&bytes)) {
            rules.push_str(&format!(
                "@font-face{{font-family:'{family}';font-weight:100 900;\
                 src:url(data:font/woff2;base64,{font})}}"
            ));
        }
    }
    rules
}

async fn read(address: &str) -> Result<Vec<u8>, JsValue> {
    let answer = JsFuture::from(window().fetch_with_str(address)).await?;
    let answer: Response = answer.dyn_into()?;
    if !answer.ok() {
        return Err("no such file".into());
    }
    let bytes: ArrayBuffer = JsFuture::from(answer.array_buffer()?).await?.dyn_into()?;
    Ok(Uint8Array::new(&bytes).to_vec())
}

pub fn base64(bytes: &[u8]) -> Result<String, JsValue> {
    window().btoa(&bytes.iter().map(|&byte| char::from(byte)).collect::<String>())
}
