//! A card that is held up: an A5 sheet with its marker, its letters, and the hand.

use std::f32::consts::{FRAC_PI_2, TAU};

use super::random::Random;
use votes::{SIDE, marker};

/// In sides of the marker, from its middle: the edges of a sheet of A5 around a marker of 100 mm.
const PAPER: [f32; 2] = [105.0 / 100.0, 74.0 / 100.0];
/// The same for the middles of the letters; and the size of a letter's dots.
const LETTERS_AWAY: f32 = 0.665;
const DOT: f32 = 0.008;
/// Clockwise from the top: L, N, R, P, in rows of four dots.
const LETTERS: [[u8; 5]; 4] = [
    [0b1000, 0b1000, 0b1000, 0b1000, 0b1111],
    [0b1001, 0b1101, 0b1011, 0b1001, 0b1001],
    [0b1110, 0b1001, 0b1110, 0b1010, 0b1001],
    [0b1110, 0b1001, 0b1110, 0b1000, 0b1000],
];
/// The camera's focal length, in widths of the picture: it sees 65 degrees.
const FOCAL_LENGTH: f32 = 0.785;

type Vector = [f32; 3];
type Matrix = [Vector; 3];

/// What of the marker a hand hides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hidden {
    /// Nothing: fingers hold the paper's edge.
    Nothing,
    /// A finger covers white around the marker and up to half a cell of the border.
    Border,
    /// From a quarter to a half of it: such a card cannot be read.
    Half,
}

#[derive(Clone, Debug)]
pub struct Card {
    pub number: usize,
    /// Clockwise, as the picture shows the card.
    pub quarter_turns: usize,
    /// Of the marker, in pixels from the picture's left and top.
    pub middle: [f32; 2],
    /// Of the marker, in pixels, if it faced the camera. It looks smaller as it is tilted.
    pub side: f32,
    pub hidden: Hidden,
    /// In radians, clockwise, from upright.
    lean: f32,
    /// Between the line of sight and the line that is upright on the card.
    tilt: f32,
    /// Of the axis about which it is tilted.
    tilt_direction: f32,
    /// How far it moves during the exposure, in pixels.
    motion: [f32; 2],
    /// The side from which the hand comes, in quarter turns.
    hand_side: usize,
    white: f32,
    black: f32,
}

impl Card {
    /// A card held at random, with any answer.
    pub fn new(number: usize, middle: [f32; 2], side: f32, random: &mut Random) -> Self {
        let hidden = match random.between(0.0, 1.0) {
            ..0.8 => Hidden::Nothing,
            ..0.92 => Hidden::Border,
            _ => Hidden::Half,
        };
        Card {
            number,
            quarter_turns: random.below(4),
            middle,
            side,
            hidden,
            lean: random.between(-20.0, 20.0).to_radians(),
            tilt: random.between(0.0, 40.0).to_radians(),
            tilt_direction: random.between(0.0, TAU),
            motion: motion(random),
            hand_side: random.below(4),
            white: random.between(0.75, 0.95),
            black: random.between(0.06, 0.18),
        }
    }

    /// Moves it as a hand does that keeps still.
    pub fn tremble(&mut self, random: &mut Random) {
        self.middle = self.middle.map(|place| place + random.normal() * 1.2);
        self.lean = (self.lean + random.normal() * 0.02).clamp(-0.35, 0.35);
        self.tilt = (self.tilt + random.normal() * 0.03).clamp(0.0, 0.7);
        self.motion = motion(random);
    }

    /// Paints it into a picture. Each pixel is the mean of points of it, each at a moment of its own.
    pub fn paint(&self, shades: &mut [f32], width: usize, height: usize) {
        let to_card = inverse(&self.to_picture(width, height));
        let cells = marker(self.number, 0);
        let across = if self.side < 30.0 { 5 } else { 4 };
        let points = across * across;
        let moved = self.motion[0].hypot(self.motion[1]);
        let reach = self.side * 1.75 + moved;
        let around = |axis: usize, most: usize| {
            let least = (self.middle[axis] - reach).max(0.0) as usize;
            least..(self.middle[axis] + reach).clamp(0.0, most as f32) as usize
        };
        let slack = (1.5 + moved) / self.side * 1.5;
        for row in around(1, height) {
            for column in around(0, width) {
                if !self
                    .is_near(projected(&to_card, [column as f32 + 0.5, row as f32 + 0.5]), slack)
                {
                    continue;
                }
                let shade = &mut shades[row * width + column];
                let mut sum = 0.0;
                for at in 0..points {
                    // Neighbouring points have moments that are far apart.
                    let moment = ((at * 7) % points) as f32 / points as f32 - 0.5;
                    let [right, down] =
                        [at % across, at / across].map(|at| (at as f32 + 0.5) / across as f32);
                    let x = column as f32 + right + self.motion[0] * moment;
                    let y = row as f32 + down + self.motion[1] * moment;
                    sum += self.shade(&cells, projected(&to_card, [x, y])).unwrap_or(*shade);
                }
                *shade = sum / points as f32;
            }
        }
    }

    /// Leads from the card, in sides of the marker from its middle, to the picture.
    fn to_picture(&self, width: usize, height: usize) -> Matrix {
        let focal_length = width as f32 * FOCAL_LENGTH;
        let away = focal_length / self.side;
        let centre = [width, height].map(|length| length as f32 / 2.0);
        let offset = [0, 1].map(|axis| (self.middle[axis] - centre[axis]) / self.side);
        let middle = [offset[0], offset[1], away];
        let angle = self.lean + self.quarter_turns as f32 * FRAC_PI_2;
        let (sine, cosine) = angle.sin_cos();
        // A card that is not tilted faces the camera, wherever it is, not the picture's plane.
        let far = offset[0].hypot(offset[1]).max(1e-6);
        let held = |vector: Vector| {
            let (sine, cosine) = self.tilt_direction.sin_cos();
            let tilted = turned(vector, [cosine, sine], self.tilt);
            turned(tilted, [-offset[1] / far, offset[0] / far], far.atan2(away))
        };
        let (right, down) = (held([cosine, sine, 0.0]), held([-sine, cosine, 0.0]));
        let row = |axis: usize| [right[axis], down[axis], middle[axis]];
        let depths = row(2);
        let in_pixels = |axis: usize| {
            let places = row(axis);
            [0, 1, 2].map(|at| focal_length * places[at] + centre[axis] * depths[at])
        };
        [in_pixels(0), in_pixels(1), depths]
    }

    /// A point of the card as the hand sees it: how far to the right, and how near.
    fn seen_from_hand(&self, [x, y]: [f32; 2]) -> [f32; 2] {
        match self.hand_side {
            0 => [x, y],
            1 => [-y, x],
            2 => [-x, -y],
            _ => [y, -x],
        }
    }

    fn hand_width(&self) -> f32 {
        if self.hidden == Hidden::Half { 0.5 } else { 0.16 }
    }

    /// Whether a point may be of the card or the hand.
    fn is_near(&self, point: [f32; 2], slack: f32) -> bool {
        let on_paper = (0..2).all(|axis| point[axis].abs() < PAPER[axis] + slack);
        on_paper || (self.seen_from_hand(point)[0] - 0.1).abs() < self.hand_width() + slack
    }

    /// What is at a point of the card's plane, if anything of it is there.
    fn shade(&self, cells: &[[bool; SIDE]; SIDE], point: [f32; 2]) -> Option<f32> {
        // The hand is an ellipse that begins so far from the middle.
        let begin = match self.hidden {
            Hidden::Nothing => 0.62,
            Hidden::Border => 0.5 - 0.35 / SIDE as f32,
            Hidden::Half => 0.12,
        };
        let [aside, towards] = self.seen_from_hand(point);
        let [aside, towards] = [(aside - 0.1) / self.hand_width(), (towards - begin - 0.4) / 0.4];
        if aside * aside + towards * towards < 1.0 {
            return Some(0.3 + 0.25 * self.white);
        }
        if (0..2).any(|axis| point[axis].abs() > PAPER[axis]) {
            return None;
        }
        let cell = point.map(|place| ((place + 0.5) * SIDE as f32).floor());
        let is_black = match cell.iter().all(|place| (0.0..SIDE as f32).contains(place)) {
            true => cells[cell[1] as usize][cell[0] as usize],
            false => is_letter(point),
        };
        Some(if is_black { self.black } else { self.white })
    }
}

/// Whether a point of the paper is of one of the letters, each of which has its top outwards.
fn is_letter([x, y]: [f32; 2]) -> bool {
    let places = [
        [x, y + LETTERS_AWAY],
        [y, LETTERS_AWAY - x],
        [-x, LETTERS_AWAY - y],
        [-y, x + LETTERS_AWAY],
    ];
    places.iter().zip(LETTERS).any(|([right, down], letter)| {
        let [column, row] = [right / DOT + 2.0, down / DOT + 2.5].map(f32::floor);
        let is_dot = (0.0..4.0).contains(&column) && (0.0..5.0).contains(&row);
        is_dot && letter[row as usize] >> (3 - column as usize) & 1 == 1
    })
}

/// Most hands keep still during the exposure.
fn motion(random: &mut Random) -> [f32; 2] {
    let length = if random.chance(0.15) { random.between(1.0, 3.0) } else { 0.0 };
    let (sine, cosine) = random.between(0.0, TAU).sin_cos();
    [length * cosine, length * sine]
}

/// A vector turned about an axis in the picture's plane.
fn turned(vector: Vector, axis: [f32; 2], angle: f32) -> Vector {
    let (sine, cosine) = angle.sin_cos();
    let along = (axis[0] * vector[0] + axis[1] * vector[1]) * (1.0 - cosine);
    [
        vector[0] * cosine + axis[1] * vector[2] * sine + axis[0] * along,
        vector[1] * cosine - axis[0] * vector[2] * sine + axis[1] * along,
        vector[2] * cosine + (axis[0] * vector[1] - axis[1] * vector[0]) * sine,
    ]
}

fn projected(matrix: &Matrix, [x, y]: [f32; 2]) -> [f32; 2] {
    let [across, down, divisor] = matrix.map(|row| row[0] * x + row[1] * y + row[2]);
    [across / divisor, down / divisor]
}

/// The inverse but for a factor, which does not matter in homogeneous coordinates.
fn inverse(matrix: &Matrix) -> Matrix {
    let minor = |row: usize, column: usize| {
        let at = |down: usize, right: usize| matrix[(column + down) % 3][(row + right) % 3];
        at(1, 1) * at(2, 2) - at(1, 2) * at(2, 1)
    };
    [0, 1, 2].map(|row| [0, 1, 2].map(|column| minor(row, column)))
}
