//! Reads the cards with which a class votes.

fn main() {}

#[cfg(target_arch = "wasm32")]
mod page {
    use std::cell::RefCell;

    use camera_worker::grey;
    use votes::reader::Reader;
    use wasm_bindgen::prelude::*;
    use web_sys::ImageBitmap;

    thread_local! {
        static READER: RefCell<Reader> = RefCell::default();
    }

    /// `program-start.js` calls this for every picture. The answer has five numbers for each card.
    #[wasm_bindgen]
    pub fn reply(picture: &ImageBitmap) -> Result<Vec<f32>, JsValue> {
        let picture = grey(picture)?;
        let seen = READER
            .with_borrow_mut(|reader| reader.read(&picture.shades, picture.width, picture.height));
        let numbers = seen.into_iter().flat_map(|card| {
            let [x, y] = card.middle;
            [card.number as f32, card.quarter_turns as f32, x, y, card.side]
        });
        Ok(numbers.collect())
    }
}
