//! Films of a class that holds up cards, made to be hard to read: cards in perspective, held askew, trembling, moved during the
//! exposure, touched or half covered by a hand; a room full of what looks like cards; uneven light, blur, noise and the loss of
//! JPEG.
//!
//! Everything follows from the seed. `Film::frame` gives one frame after another, and `Film::cards` what the last one shows:
//!
//! ```ignore
//! let mut film = Film::new(1280, 720, 1..=25, 7);
//! let grey = film.frame();
//! let answers = film.cards().iter().map(|card| (card.number, card.quarter_turns));
//! ```
//!
//! Other tests use this through `#[path]`, each a part of it.
#![allow(dead_code, unused_imports)]

mod random;
mod card;
mod room;
mod camera;

pub use card::{Card, Hidden};

use camera::Camera;
use random::Random;

/// In pixels: the sides of markers that face the camera.
const SIDES: std::ops::Range<f32> = 12.0..60.0;
/// In sides of the marker: a circle around each card in which there is no other.
const SPACE: f32 = 1.45;
/// How many places are tried for all cards of a film: a small picture shows fewer cards.
const TRIES: usize = 5000;

/// One film. Its room, light and blur stay as they are.
pub struct Film {
    width: usize,
    height: usize,
    room: Vec<f32>,
    camera: Camera,
    cards: Vec<Card>,
    random: Random,
    is_first: bool,
}

impl Film {
    /// A film of the cards with these numbers, as far as the picture has room for them. Without numbers it shows the room alone.
    pub fn new(
        width: usize,
        height: usize,
        numbers: impl IntoIterator<Item = usize>,
        seed: u64,
    ) -> Self {
        let mut random = Random::new(seed);
        let camera = Camera::new(width, height, &mut random);
        let room = room::room(width, height, &mut random);
        let mut cards: Vec<Card> = Vec::new();
        let mut tries = 0;
        for number in numbers {
            while tries < TRIES {
                tries += 1;
                let side = random.between(SIDES.start, SIDES.end);
                let space = side * SPACE;
                let middle = [width, height].map(|most| random.between(space, most as f32 - space));
                let is_free = |card: &Card| {
                    let [right, down] = [0, 1].map(|axis| card.middle[axis] - middle[axis]);
                    right.hypot(down) > space + card.side * SPACE
                };
                if cards.iter().all(is_free) {
                    cards.push(Card::new(number, middle, side, &mut random));
                    break;
                }
            }
        }
        Film { width, height, room, camera, cards, random, is_first: true }
    }

    /// The next frame: a byte for each pixel, row by row. Between two frames, about a quarter of a second, hands tremble.
    pub fn frame(&mut self) -> Vec<u8> {
        if !std::mem::take(&mut self.is_first) {
            self.cards.iter_mut().for_each(|card| card.tremble(&mut self.random));
        }
        let mut shades = self.room.clone();
        for card in &self.cards {
            card.paint(&mut shades, self.width, self.height);
        }
        self.camera.expose(shades, &mut self.random)
    }

    /// The cards where the last frame shows them.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The deviation of the camera's blur, in pixels.
    pub fn blur(&self) -> f32 {
        self.camera.blur
    }
}
