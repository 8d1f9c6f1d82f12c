//! Reads QR codes.

fn main() {}

#[cfg(target_arch = "wasm32")]
mod page {
    use camera_worker::grey;
    use rqrr::PreparedImage;
    use wasm_bindgen::prelude::*;
    use web_sys::ImageBitmap;

    /// `program-start.js` calls this for every picture. The answer has the text of each code.
    #[wasm_bindgen]
    pub fn reply(picture: &ImageBitmap) -> Result<Vec<String>, JsValue> {
        let picture = grey(picture)?;
        let shade = |x, y| picture.shades[y * picture.width + x];
        let mut image = PreparedImage::prepare_from_greyscale(picture.width, picture.height, shade);
        let texts = image.detect_grids().into_iter().filter_map(|grid| Some(grid.decode().ok()?.1));
        Ok(texts.collect())
    }
}
