//! The cards and their markers. A marker is a square of cells, in a turn of its own for each answer: the letter that is up.

use std::array::from_fn;

/// How many cards there are. Their numbers begin at 1.
pub const CARDS: usize = 60;
/// How many cells a marker has across, with its border.
pub const SIDE: usize = 7;

/// The cells inside the border, row by row from the lowest bit on: 1 is white. Any two cards, in any turns, differ in at least
/// 8 cells, as do the turns of one card: so a marker is known even if some of its cells are seen wrong.
const CODES: [u32; CARDS] = [
    0x19d0d86, 0x0086c3d, 0x05f87a3, 0x1a061b8, 0x03b52cf, 0x11cc76b, 0x1e780c9, 0x165e0be,
    0x17586e0, 0x1446e7b, 0x01e58bf, 0x18fb1cf, 0x054cfe5, 0x0d94125, 0x08bd8f3, 0x1487387,
    0x1de9d1b, 0x16b325e, 0x117f575, 0x003ebbe, 0x19323d2, 0x08846c7, 0x0579841, 0x12afa3c,
    0x163fa07, 0x0b37b3b, 0x1910c39, 0x03648e1, 0x0fd8a69, 0x1618f13, 0x19dc0ca, 0x0d49322,
    0x0aee6db, 0x12cf408, 0x1d1b4e9, 0x14193f1, 0x12fc88f, 0x1c2e6fe, 0x0ec8708, 0x1d089c4,
    0x0ee7543, 0x04a3877, 0x0416f48, 0x130f866, 0x05e0b06, 0x09bf2bd, 0x0187728, 0x1069964,
    0x155772f, 0x02e4cd6, 0x09438dd, 0x07ee735, 0x04c5d22, 0x1867367, 0x048e6b0, 0x19e5289,
    0x1683f44, 0x09965d8, 0x0b1b124, 0x0bd7da3,
];

/// Which cells of a card are black, row by row, after this many quarter turns of the card clockwise.
pub fn marker(number: usize, quarter_turns: usize) -> [[bool; SIDE]; SIDE] {
    let code = CODES[number - 1];
    let inside = 1..SIDE - 1;
    let is_black = |row, column| {
        let is_inside = inside.contains(&row) && inside.contains(&column);
        !is_inside || code >> ((row - 1) * (SIDE - 2) + column - 1) & 1 == 0
    };
    from_fn(|row| {
        from_fn(|column| {
            // Where the cell was before the turns.
            let before = |(row, column), _| (SIDE - 1 - column, row);
            let (row, column) = (0..quarter_turns).fold((row, column), before);
            is_black(row, column)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many cells of two markers differ.
    fn distance(one: &[[bool; SIDE]; SIDE], other: &[[bool; SIDE]; SIDE]) -> usize {
        let pairs = one.as_flattened().iter().zip(other.as_flattened());
        pairs.filter(|(cell, other)| cell != other).count()
    }

    #[test]
    fn no_card_is_like_another_in_any_turn() {
        let all: Vec<_> =
            (1..=CARDS).flat_map(|number| (0..4).map(move |turn| (number, turn))).collect();
        assert_eq!(all.len(), 240);
        for (at, one) in all.iter().enumerate() {
            for other in &all[..at] {
                let distance = distance(&marker(one.0, one.1), &marker(other.0, other.1));
                assert!(distance >= 8, "{one:?} and {other:?} differ in {distance} cells");
            }
        }
    }

    #[test]
    fn a_turn_leads_the_top_row_to_the_right() {
        let (upright, turned) = (marker(7, 0), marker(7, 1));
        for at in 0..SIDE {
            assert_eq!(turned[at][SIDE - 2], upright[1][at]);
        }
        assert_eq!(marker(7, 4), upright);
    }

    #[test]
    fn the_border_is_black_in_every_turn() {
        for number in 1..=CARDS {
            for turn in 0..4 {
                let marker = marker(number, turn);
                let is_border = |at: usize| at == 0 || at == SIDE - 1;
                assert!((0..SIDE * SIDE).all(|cell| {
                    let (row, column) = (cell / SIDE, cell % SIDE);
                    !is_border(row) && !is_border(column) || marker[row][column]
                }));
            }
        }
    }
}
