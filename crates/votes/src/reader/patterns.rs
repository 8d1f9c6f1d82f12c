//! The markers of all cards in all turns, as blur shows them.

use crate::{CARDS, SIDE, marker};

/// How many cells a marker has across inside its border, and together with a ring of paper.
pub const INSIDE: usize = SIDE - 2;
pub const WHOLE: usize = SIDE + 2;
/// Their greys, row by row.
pub type Inside = [f32; INSIDE * INSIDE];
pub type Whole = [f32; WHOLE * WHOLE];

/// Deviations of a blur, in cells. The widest is that of cells of 1.5 pixels before a camera that blurs by 1.6.
const BLURS: [f32; 4] = [0.3, 0.55, 0.8, 1.1];
/// In cells: how far a blur reaches. Its cell is divided in so many parts to each side of the middle.
const REACH: i32 = 3;
const PARTS: i32 = 4;

/// A card in a turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Card {
    pub number: usize,
    pub quarter_turns: usize,
}

impl Card {
    const ALL: usize = 4 * CARDS;

    fn index(self) -> usize {
        self.quarter_turns * CARDS + self.number - 1
    }

    fn at(index: usize) -> Self {
        Card { number: index % CARDS + 1, quarter_turns: index / CARDS }
    }
}

/// What is most like some cells.
pub struct Likeness {
    pub card: Card,
    /// The correlation with it, and with the next card or turn: 1 is the same.
    pub best: f32,
    pub next: f32,
}

/// For each blur, all cards in order of their indices. All patterns have mean 0 and length 1.
pub struct Patterns {
    insides: Vec<Inside>,
    wholes: Vec<Whole>,
}

impl Default for Patterns {
    fn default() -> Self {
        let mut patterns = Patterns { insides: Vec::new(), wholes: Vec::new() };
        for blur in BLURS {
            let weights = weights(blur);
            for card in (0..Card::ALL).map(Card::at) {
                let mut whole = blurred(card, &weights);
                let border = (WHOLE - INSIDE) / 2;
                let mut inside = std::array::from_fn(|at| {
                    whole[(at / INSIDE + border) * WHOLE + at % INSIDE + border]
                });
                normalise(&mut whole);
                normalise(&mut inside);
                patterns.wholes.push(whole);
                patterns.insides.push(inside);
            }
        }
        patterns
    }
}

impl Patterns {
    pub fn nearest(&self, inside: &Inside) -> Likeness {
        // Whatever the blur.
        let mut likest = [-1.0_f32; Card::ALL];
        for patterns in self.insides.chunks_exact(Card::ALL) {
            for (likest, pattern) in likest.iter_mut().zip(patterns) {
                *likest = likest.max(product(pattern, inside));
            }
        }
        let best = (1..Card::ALL)
            .fold(0, |best, index| if likest[index] > likest[best] { index } else { best });
        let others = likest.iter().enumerate().filter(|(index, _)| *index != best);
        let next = others.fold(-1.0, |next: f32, (_, likeness)| next.max(*likeness));
        Likeness { card: Card::at(best), best: likest[best], next }
    }

    /// How much these cells are like those of a card.
    pub fn inside_likeness(&self, card: Card, inside: &Inside) -> f32 {
        likeness(&self.insides, card, inside)
    }

    /// The same with border and paper.
    pub fn whole_likeness(&self, card: Card, whole: &Whole) -> f32 {
        likeness(&self.wholes, card, whole)
    }
}

fn likeness<const CELLS: usize>(
    patterns: &[[f32; CELLS]],
    card: Card,
    cells: &[f32; CELLS],
) -> f32 {
    let of_card = patterns.iter().skip(card.index()).step_by(Card::ALL);
    of_card.map(|pattern| product(pattern, cells)).fold(-1.0, f32::max)
}

fn product<const CELLS: usize>(one: &[f32; CELLS], other: &[f32; CELLS]) -> f32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// Makes the mean 0 and the length 1, and says what the length was.
pub fn normalise(cells: &mut [f32]) -> f32 {
    let mean = cells.iter().sum::<f32>() / cells.len() as f32;
    cells.iter_mut().for_each(|cell| *cell -= mean);
    let length = cells.iter().map(|cell| cell * cell).sum::<f32>().sqrt();
    cells.iter_mut().for_each(|cell| *cell /= length.max(1e-6));
    length
}

/// How much each cell of a row, from `REACH` before to `REACH` behind, gives to the middle one: together 1.
fn weights(blur: f32) -> Vec<f32> {
    let part = |cell: i32, part: i32| {
        let away = cell as f32 + part as f32 / (2 * PARTS) as f32;
        (-(away / blur).powi(2) / 2.0).exp()
    };
    let weight = |cell| (-PARTS..=PARTS).map(|at| part(cell, at)).sum();
    let weights: Vec<f32> = (-REACH..=REACH).map(weight).collect();
    let all: f32 = weights.iter().sum();
    weights.iter().map(|weight| weight / all).collect()
}

/// A marker, its border and a ring of paper, through blur.
fn blurred(card: Card, weights: &[f32]) -> Whole {
    let cells = marker(card.number, card.quarter_turns);
    let is_white = |row: i32, column: i32| {
        let sides = 0..SIDE as i32;
        !(sides.contains(&row) && sides.contains(&column) && cells[row as usize][column as usize])
    };
    std::array::from_fn(|at| {
        let (row, column) = ((at / WHOLE) as i32 - 1, (at % WHOLE) as i32 - 1);
        let around = |cell: i32| (cell - REACH..).zip(weights);
        around(row)
            .flat_map(|(row, down)| {
                around(column).map(move |(column, across)| (row, column, down * across))
            })
            .filter(|&(row, column, _)| is_white(row, column))
            .map(|(_, _, weight)| weight)
            .sum()
    })
}
