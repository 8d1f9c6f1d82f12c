//! What the two readers of a camera's pictures share. Each is a program in a web worker of its own: a picture comes in, and
//! what is on it goes out.

#![cfg(target_arch = "wasm32")]

use wasm_bindgen::prelude::*;
use web_sys::{ImageBitmap, OffscreenCanvas, OffscreenCanvasRenderingContext2d};

/// How light each point of a picture is, row by row.
pub struct Grey {
    pub width: usize,
    pub height: usize,
    pub shades: Vec<u8>,
}

/// Takes a picture to pieces: nothing else of it is left.
pub fn grey(picture: &ImageBitmap) -> Result<Grey, JsValue> {
    let (width, height) = (picture.width(), picture.height());
    let canvas = OffscreenCanvas::new(width, height)?;
    let context = canvas.get_context("2d")?.ok_or("the browser draws nothing in a worker")?;
    let context: OffscreenCanvasRenderingContext2d = context.unchecked_into();
    context.draw_image_with_image_bitmap(picture, 0.0, 0.0)?;
    picture.close();
    let colours = context.get_image_data(0.0, 0.0, f64::from(width), f64::from(height))?.data();
    let shade = |colour: &[u8]| {
        // As light as the colour looks.
        let [red, green, blue] = [0, 1, 2].map(|part| u32::from(colour[part]));
        ((77 * red + 150 * green + 29 * blue) >> 8) as u8
    };
    let shades = colours.chunks_exact(4).map(shade).collect();
    Ok(Grey { width: width as usize, height: height as usize, shades })
}
