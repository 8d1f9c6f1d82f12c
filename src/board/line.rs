use konane::Square;

/// The squares between two pointer positions; a fast pointer skips some.
pub fn line(from: Square, to: Square) -> Vec<Square> {
    let (down, right) = (to.row - from.row, to.column - from.column);
    let steps = down.abs().max(right.abs()).max(1);
    // Rounds to the nearest square.
    let at =
        |start: i32, way: i32, step: i32| start + (2 * way * step + steps).div_euclid(2 * steps);
    (0..=steps)
        .map(|step| Square::new(at(from.row, down, step), at(from.column, right, step)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_lines_without_gaps() {
        let places = |from: (i32, i32), to: (i32, i32)| -> Vec<(i32, i32)> {
            let line = line(Square::new(from.0, from.1), Square::new(to.0, to.1));
            line.into_iter().map(|square| (square.row, square.column)).collect()
        };
        assert_eq!(places((0, 3), (0, 1)), [(0, 3), (0, 2), (0, 1)]);
        assert_eq!(places((0, 0), (2, 2)), [(0, 0), (1, 1), (2, 2)]);
        assert_eq!(places((0, 0), (1, 3)), [(0, 0), (0, 1), (1, 2), (1, 3)]);
        assert_eq!(places((1, 1), (1, 1)), [(1, 1), (1, 1)]);
    }
}
