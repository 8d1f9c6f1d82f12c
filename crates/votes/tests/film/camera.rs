//! What light and a cheap camera make of a scene: uneven light, blur, noise, and the loss of JPEG.

use std::f32::consts::{PI, TAU};

use super::random::Random;
use super::room::field;

/// The size of JPEG's blocks.
const BLOCK: usize = 8;
/// The steps to which JPEG rounds grey, row by row in a block of frequencies (Annex K of its standard), here for quality 60.
const STEPS: [[u16; BLOCK]; BLOCK] = [
    [16, 11, 10, 16, 24, 40, 51, 61],
    [12, 12, 14, 19, 26, 58, 60, 55],
    [14, 13, 16, 24, 40, 57, 69, 56],
    [14, 17, 22, 29, 51, 87, 80, 62],
    [18, 22, 37, 56, 68, 109, 103, 77],
    [24, 35, 55, 64, 81, 104, 113, 92],
    [49, 64, 78, 87, 103, 121, 120, 101],
    [72, 92, 95, 98, 112, 100, 103, 99],
];
const QUALITY_FACTOR: f32 = 0.8;

type Block = [[f32; BLOCK]; BLOCK];

pub struct Camera {
    width: usize,
    height: usize,
    /// The deviation, in pixels.
    pub blur: f32,
    /// The deviation, in levels of grey.
    noise: f32,
    /// For each pixel, the light that falls on what it shows.
    light: Vec<f32>,
}

impl Camera {
    pub fn new(width: usize, height: usize, random: &mut Random) -> Self {
        let (blur, noise) = (random.between(0.5, 1.5), random.between(1.5, 5.0));
        Camera { width, height, blur, noise, light: light(width, height, random) }
    }

    /// The picture of a scene.
    pub fn expose(&self, mut shades: Vec<f32>, random: &mut Random) -> Vec<u8> {
        shades.iter_mut().zip(&self.light).for_each(|(shade, light)| *shade *= light);
        let shades = blurred(&shades, self.width, self.height, self.blur);
        let noisy = shades.iter().map(|shade| shade * 255.0 + random.normal() * self.noise);
        let mut grey: Vec<u8> = noisy.map(|shade| shade as u8).collect();
        compress(&mut grey, self.width);
        grey
    }
}

/// A slope, a smooth field, and at times a shadow with a sharp edge.
fn light(width: usize, height: usize, random: &mut Random) -> Vec<f32> {
    let field = field(width, height, 240, random);
    let (angle, least) = (random.between(0.0, TAU), random.between(0.35, 0.8));
    let shadow = if random.chance(0.4) { random.between(0.55, 0.85) } else { 1.0 };
    let (start, slant) = (random.between(0.2, 0.8) * width as f32, random.between(-0.7, 0.7));
    let light = field.iter().enumerate().map(|(at, field)| {
        let (x, y) = ((at % width) as f32, (at / width) as f32);
        let along =
            (x / width as f32 - 0.5) * angle.cos() + (y / height as f32 - 0.5) * angle.sin();
        let part = (0.5 + 0.5 * along + 0.5 * (field - 0.5)).clamp(0.0, 1.0);
        let is_shaded = x > start + slant * y;
        (least + (1.0 - least) * part) * if is_shaded { shadow } else { 1.0 }
    });
    light.collect()
}

fn blurred(shades: &[f32], width: usize, height: usize, blur: f32) -> Vec<f32> {
    let reach = (blur * 3.0).ceil() as usize;
    let weight = |at: usize| (-((at as f32 - reach as f32) / blur).powi(2) / 2.0).exp();
    let weights: Vec<f32> = (0..=2 * reach).map(weight).collect();
    let all: f32 = weights.iter().sum();
    let mut blurred = vec![0.0; width * height];
    let mut line = vec![0.0; width];
    let mut wide = vec![0.0; width + 2 * reach];
    for (row, blurred) in blurred.chunks_exact_mut(width).enumerate() {
        line.fill(0.0);
        for (at, weight) in weights.iter().enumerate() {
            let from = (row + at).saturating_sub(reach).min(height - 1);
            let shades = &shades[from * width..][..width];
            line.iter_mut().zip(shades).for_each(|(sum, shade)| *sum += weight / all * shade);
        }
        for (at, shade) in wide.iter_mut().enumerate() {
            *shade = line[at.saturating_sub(reach).min(width - 1)];
        }
        for (at, weight) in weights.iter().enumerate() {
            blurred
                .iter_mut()
                .zip(&wide[at..])
                .for_each(|(sum, shade)| *sum += weight / all * shade);
        }
    }
    blurred
}

/// Rounds the frequencies of each whole block, as JPEG does.
fn compress(grey: &mut [u8], width: usize) {
    let waves = waves();
    let steps = STEPS.map(|row| row.map(|step| f32::from(step) * QUALITY_FACTOR));
    for rows in grey.chunks_exact_mut(width * BLOCK) {
        for left in (0..=width - width.min(BLOCK)).step_by(BLOCK) {
            let place = |row: usize, column: usize| row * width + left + column;
            let block: Block = each(|row, column| f32::from(rows[place(row, column)]) - 128.0);
            let frequencies = product(&product(&waves, &block), &transposed(&waves));
            let rounded = each(|row, column| {
                let step = steps[row][column];
                (frequencies[row][column] / step).round() * step
            });
            let block = product(&product(&transposed(&waves), &rounded), &waves);
            for (row, greys) in block.iter().enumerate() {
                for (column, grey) in greys.iter().enumerate() {
                    rows[place(row, column)] = (grey + 128.5) as u8;
                }
            }
        }
    }
}

/// The waves of the cosine transform, one a row.
fn waves() -> Block {
    each(|wave, at| {
        let height = if wave == 0 { 0.125_f32.sqrt() } else { 0.5 };
        height * ((2 * at + 1) as f32 * wave as f32 * PI / (2 * BLOCK) as f32).cos()
    })
}

fn each(value: impl Fn(usize, usize) -> f32) -> Block {
    std::array::from_fn(|row| std::array::from_fn(|column| value(row, column)))
}

fn transposed(block: &Block) -> Block {
    each(|row, column| block[column][row])
}

fn product(one: &Block, other: &Block) -> Block {
    one.map(|row| {
        let mut sums = [0.0; BLOCK];
        for (factor, others) in row.iter().zip(other) {
            sums.iter_mut().zip(others).for_each(|(sum, other)| *sum += factor * other);
        }
        sums
    })
}
