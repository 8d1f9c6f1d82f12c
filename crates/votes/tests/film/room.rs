//! A room full of what is not a card: frames, text, grids, chequers, codes, and strangers' markers.

use super::random::Random;

/// How many things there are in a picture of 1280 × 720.
const THINGS: usize = 220;
const USUAL_SIZE: usize = 1280 * 720;

/// The shades of a room, from 0 to 1.
pub fn room(width: usize, height: usize, random: &mut Random) -> Vec<f32> {
    let fields = [(97, 0.4), (13, 0.15), (3, 0.1)];
    let base = random.between(0.3, 0.7);
    let mut shades = vec![base; width * height];
    for (cell, strength) in fields {
        let field = field(width, height, cell, random);
        shades.iter_mut().zip(field).for_each(|(shade, field)| *shade += strength * (field - 0.5));
    }
    for _ in 0..THINGS * width * height / USUAL_SIZE {
        let thing = Thing::new(width, height, random);
        thing.paint(&mut shades, width, height);
    }
    shades
}

/// A smooth random field between 0 and 1, on a grid of so many pixels.
pub fn field(width: usize, height: usize, cell: usize, random: &mut Random) -> Vec<f32> {
    let columns = width / cell + 2;
    let count = columns * (height / cell + 2);
    let grid: Vec<f32> = (0..count).map(|_| random.between(0.0, 1.0)).collect();
    let mixed = |one: f32, other: f32, part: f32| one + (other - one) * part;
    let shade = |at: usize| {
        let (x, y) = (at % width, at / width);
        let first = y / cell * columns + x / cell;
        let [right, down] = [x, y].map(|place| (place % cell) as f32 / cell as f32);
        let row = |first: usize| mixed(grid[first], grid[first + 1], right);
        mixed(row(first), row(first + columns), down)
    };
    (0..width * height).map(shade).collect()
}

/// What a thing shows. Lengths are in pixels.
enum Look {
    Plain,
    Frame {
        thickness: f32,
    },
    Ellipse,
    Chequers {
        cell: f32,
    },
    Text {
        size: f32,
    },
    Grid {
        cell: f32,
        thickness: f32,
    },
    /// A code of 21 × 21 random cells on white paper, as a QR code.
    Code {
        cell: f32,
    },
    /// A marker of another family: a black border, with so many random cells across inside.
    Marker {
        cell: f32,
        inside: f32,
    },
}

/// A rectangle that leans.
struct Thing {
    look: Look,
    middle: [f32; 2],
    size: [f32; 2],
    angle: f32,
    ink: f32,
    ground: f32,
    seed: u64,
}

impl Thing {
    fn new(width: usize, height: usize, random: &mut Random) -> Self {
        let middle = [width, height].map(|most| random.between(0.0, most as f32));
        let angle = random.between(-0.6, 0.6);
        let size = [160.0, 120.0].map(|most| random.between(8.0, most));
        let (ink, ground) = (random.between(0.03, 0.5), random.between(0.4, 1.0));
        let nearly_upright = angle * 0.3;
        let (look, size, angle) = match random.below(9) {
            0 => (Look::Plain, size, angle),
            1 => (Look::Frame { thickness: random.between(1.0, 9.0) }, size, angle),
            2 => (Look::Ellipse, size, angle),
            // A line.
            3 => (Look::Plain, [size[0] * 3.0, random.between(1.0, 5.0)], angle * 3.0),
            4 => (Look::Chequers { cell: random.between(3.0, 22.0) }, size, angle),
            5 => (Look::Text { size: random.between(4.0, 16.0) }, size, nearly_upright),
            6 => {
                let (cell, thickness) = (random.between(12.0, 50.0), random.between(1.5, 6.0));
                (Look::Grid { cell, thickness }, size.map(|length| length * 1.5), nearly_upright)
            }
            7 => {
                let cell = random.between(2.0, 7.0);
                (Look::Code { cell }, [cell * 25.0; 2], angle)
            }
            _ => {
                let (inside, side) = ((3 + random.below(7)) as f32, random.between(12.0, 70.0));
                let cell = side / (inside + 2.0);
                (Look::Marker { cell, inside }, [side + 2.0 * cell; 2], angle)
            }
        };
        Thing { look, middle, size, angle, ink, ground, seed: random.bits() }
    }

    fn paint(&self, shades: &mut [f32], width: usize, height: usize) {
        let (sine, cosine) = self.angle.sin_cos();
        let reach = self.size[0].hypot(self.size[1]) / 2.0;
        let around = |axis: usize, most: usize| {
            let least = (self.middle[axis] - reach).max(0.0) as usize;
            least..(self.middle[axis] + reach).clamp(0.0, most as f32) as usize
        };
        for row in around(1, height) {
            for column in around(0, width) {
                let [x, y] = [column as f32 - self.middle[0], row as f32 - self.middle[1]];
                let across = x * cosine + y * sine + self.size[0] / 2.0;
                let down = y * cosine - x * sine + self.size[1] / 2.0;
                let is_inside =
                    (0.0..self.size[0]).contains(&across) && (0.0..self.size[1]).contains(&down);
                if let Some(is_ink) = self.is_ink(across, down).filter(|_| is_inside) {
                    shades[row * width + column] = if is_ink { self.ink } else { self.ground };
                }
            }
        }
    }

    /// Whether a point is inked, in pixels from the top left corner; `None` where the thing has a hole.
    fn is_ink(&self, x: f32, y: f32) -> Option<bool> {
        let [width, height] = self.size;
        // The column and row of a cell, without the two outermost ones.
        let inner = |cell: f32| [x, y].map(|place| (place / cell).floor() - 2.0);
        let are_within = |places: [f32; 2], least: f32, most: f32| {
            places.iter().all(|place| (least..most).contains(place))
        };
        match self.look {
            Look::Plain => Some(self.seed & 1 == 0),
            Look::Frame { thickness } => {
                let depth = x.min(width - x).min(y).min(height - y);
                (depth < thickness).then_some(true)
            }
            Look::Ellipse => {
                let (x, y) = (x / width - 0.5, y / height - 0.5);
                (x * x + y * y < 0.25).then_some(true)
            }
            Look::Chequers { cell } => {
                Some(((x / cell) as usize + (y / cell) as usize).is_multiple_of(2))
            }
            Look::Text { size } => {
                // Letters of 3 × 4 random dots, at times a space.
                let [column, row] = [x, y].map(|place| (place / size * 4.0).floor());
                let is_letter = self.chance([column / 4.0, row / 6.0 + 99.0].map(f32::floor), 220);
                let is_dot =
                    column % 4.0 != 3.0 && row % 6.0 < 4.0 && self.chance([column, row], 140);
                Some(is_letter && is_dot)
            }
            Look::Grid { cell, thickness } => Some(x % cell < thickness || y % cell < thickness),
            Look::Code { cell } => {
                let place = inner(cell);
                Some(are_within(place, 0.0, 21.0) && self.chance(place, 128))
            }
            Look::Marker { cell, inside } => {
                let place = inner(cell);
                let is_border = !are_within(place, 0.0, inside);
                Some(
                    are_within(place, -1.0, inside + 1.0) && (is_border || self.chance(place, 128)),
                )
            }
        }
    }

    /// Whether a cell of this thing is inked, as it is in so many of 256 cells.
    fn chance(&self, cell: [f32; 2], of_256: u64) -> bool {
        let place = cell[0] as u64 * 7919 + cell[1] as u64 * 104_729 + 1;
        let mixed = (self.seed ^ place.wrapping_mul(0x9e37_79b9_7f4a_7c15))
            .wrapping_mul(0xd6e8_feb8_6659_fd93);
        mixed >> 40 & 255 < of_256
    }
}
