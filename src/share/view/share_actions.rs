//! Passes a form on through the browser: the clipboard, files, the system's share sheet.

use drawing::Picture;
use gloo::utils::{document, window};
use js_sys::{ArrayBuffer, Function, Object, Promise, Reflect, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, CanvasRenderingContext2d, ClipboardItem, HtmlAnchorElement, HtmlCanvasElement,
    HtmlImageElement, ShareData,
};

use crate::share::view::typefaces::base64;

/// How many pixels of a PNG one unit of the picture gets …
const SCALE: f64 = 2.0;
/// … but no side gets longer than this: browsers refuse, or take seconds.
const LONGEST: f64 = 4096.0;

/// Whether the browser's navigator has this property; without HTTPS many are missing.
fn offers(name: &str) -> bool {
    Reflect::get(&window().navigator(), &name.into()).is_ok_and(|found| !found.is_undefined())
}

pub fn offers_share_sheet() -> bool {
    offers("share")
}

pub async fn copy(text: &str) -> Result<(), JsValue> {
    if !offers("clipboard") {
        return Err("no clipboard".into());
    }
    JsFuture::from(window().navigator().clipboard().write_text(text)).await.map(drop)
}

pub async fn copy_picture(picture: Picture) -> Result<(), JsValue> {
    if !offers("clipboard") || Reflect::get(&window(), &"ClipboardItem".into())?.is_undefined() {
        return Err("no clipboard".into());
    }
    // Safari accepts only a promise, and only during the click.
    let png = wasm_bindgen_futures::future_to_promise(async move {
        Ok(canvas_blob(&render(&picture).await?).await?.into())
    });
    let record = Object::new();
    Reflect::set(&record, &"image/png".into(), &png)?;
    let item = ClipboardItem::new_with_record_from_str_to_blob_promise(&record)?;
    let items = js_sys::Array::of1(&item);
    JsFuture::from(window().navigator().clipboard().write(&items)).await.map(drop)
}

/// Opens the system's share sheet. It is no error if the reader closes it.
pub async fn share(title: &str, link: &str) {
    let data = ShareData::new();
    data.set_title(title);
    data.set_text(title);
    data.set_url(link);
    let _ = JsFuture::from(window().navigator().share_with_data(&data)).await;
}

pub fn save_svg(picture: &Picture) -> Result<(), JsValue> {
    save(&address(picture), "konane.svg")
}

pub async fn save_png(picture: &Picture) -> Result<(), JsValue> {
    let png = canvas_blob(&render(picture).await?).await?;
    let bytes: ArrayBuffer = JsFuture::from(png.array_buffer()).await?.dyn_into()?;
    let bytes = base64(&Uint8Array::new(&bytes).to_vec())?;
    save(&format!("data:image/png;base64,{bytes}"), "konane.png")
}

/// A picture as a data address that an image can show.
pub fn address(picture: &Picture) -> String {
    let text = String::from(js_sys::encode_uri_component(&picture.svg));
    format!("data:image/svg+xml;charset=utf-8,{text}")
}

fn save(address: &str, name: &str) -> Result<(), JsValue> {
    let anchor: HtmlAnchorElement = document().create_element("a")?.dyn_into()?;
    anchor.set_href(address);
    anchor.set_download(name);
    anchor.click();
    Ok(())
}

async fn render(picture: &Picture) -> Result<HtmlCanvasElement, JsValue> {
    let image = HtmlImageElement::new()?;
    image.set_src(&address(picture));
    JsFuture::from(image.decode()).await?;
    let (width, height) = (f64::from(picture.width), f64::from(picture.height));
    let scale = SCALE.min(LONGEST / width.max(height));
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.dyn_into()?;
    canvas.set_width((width * scale) as u32);
    canvas.set_height((height * scale) as u32);
    let context = canvas.get_context("2d")?.ok_or("no canvas")?;
    let context: CanvasRenderingContext2d = context.dyn_into()?;
    context.draw_image_with_html_image_element_and_dw_and_dh(
        &image,
        0.0,
        0.0,
        width * scale,
        height * scale,
    )?;
    Ok(canvas)
}

async fn canvas_blob(canvas: &HtmlCanvasElement) -> Result<Blob, JsValue> {
    let promise = Promise::new(&mut |resolve: Function, reject: Function| {
        let take = Closure::once_into_js(move |blob: JsValue| {
            let _ = resolve.call1(&JsValue::NULL, &blob);
        });
        if let Err(error) = canvas.to_blob(take.unchecked_ref()) {
            let _ = reject.call1(&JsValue::NULL, &error);
        }
    });
    JsFuture::from(promise).await?.dyn_into()
}

/// The date, as in `2026-11-21`.
pub fn today() -> String {
    let day = String::from(js_sys::Date::new_0().to_iso_string());
    day.chars().take(10).collect()
}
