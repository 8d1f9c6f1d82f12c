//! Parts: stones that never meet others, in windows of every size and on large fields.

use std::collections::BTreeSet;

use basics::player::Player;
use papamu_konane::{
    Bits, Board, Direction, Edge, FEW_EXPLORED, Field, FieldSplitter, Grid, Part, Splitter, Square,
    Window,
};

use crate::everything::{Random, at, everything};

type Squares = BTreeSet<Square>;

/// Stones and reach of each part.
type Parts = Vec<(Squares, Squares)>;

fn squares_of(bits: &impl Bits) -> Squares {
    bits.squares().collect()
}

fn touch(one: &Squares, two: &Squares) -> bool {
    one.iter().any(|square| {
        two.contains(square)
            || Direction::ALL.iter().any(|&direction| two.contains(&square.step(direction, 1)))
    })
}

/// By definition: stones are united as long as what some can reach touches what others can reach.
/// Stones that can neither jump nor be jumped over are left out.
fn by_definition(stones: &[Square], has_square: &impl Fn(Square) -> bool) -> BTreeSet<Squares> {
    let reach = |stones: &Squares| -> Squares {
        let stones: Vec<Square> = stones.iter().copied().collect();
        everything(&stones, has_square).0.into_iter().collect()
    };
    let mut apart: Parts = Vec::new();
    for &stone in stones {
        let mut new = (Squares::from([stone]), Squares::from([stone]));
        while let Some(place) = apart.iter().position(|(_, other)| touch(&new.1, other)) {
            new.0.extend(apart.swap_remove(place).0);
            new.1 = reach(&new.0);
        }
        apart.push(new);
    }
    apart.retain(|(stones, reach)| stones != reach);
    apart.into_iter().map(|(stones, _)| stones).collect()
}

/// In whatever way the stones play, the three squares of each leap are in the reach of one part.
fn check_by_play(
    stones: &[Square],
    has_square: &impl Fn(Square) -> bool,
    parts: &Parts,
    random: &mut Random,
) {
    for _ in 0..20 {
        let mut now: Squares = stones.iter().copied().collect();
        loop {
            let mut leaps = Vec::new();
            for &from in &now {
                for direction in Direction::ALL {
                    let (over, to) = (from.step(direction, 1), from.step(direction, 2));
                    if now.contains(&over) && !now.contains(&to) && has_square(to) {
                        leaps.push([from, over, to]);
                    }
                }
            }
            if leaps.is_empty() {
                break;
            }
            let leap = leaps[random.below(leaps.len() as i32) as usize];
            let holds = |(_, reach): &(_, Squares)| leap.iter().all(|at| reach.contains(at));
            assert!(parts.iter().any(holds), "{stones:?}: {leap:?} {parts:?}");
            now.remove(&leap[0]);
            now.remove(&leap[1]);
            now.insert(leap[2]);
        }
    }
}

/// Whatever the limits of the search: the parts have all stones that can move, no two of them
/// touch, and no play leaves their reach.
fn check_safe(
    stones: &[Square],
    has_square: &impl Fn(Square) -> bool,
    parts: &Parts,
    random: &mut Random,
) {
    for (index, (stones, reach)) in parts.iter().enumerate() {
        assert!(reach.is_superset(stones) && reach.iter().all(|&at| has_square(at)));
        for (_, other) in &parts[..index] {
            assert!(!touch(reach, other), "{parts:?}");
        }
    }
    check_by_play(stones, has_square, parts, random);
}

/// Few stones are searched to the end, so the parts are those of the definition.
const FEW: usize = 5;

/// Both as positions are split once and as thousands of one window are.
fn check<B: Bits>(stones: &[Square], window: &Window<B>, random: &mut Random) {
    let squares = squares_of(&window.squares);
    let has_square = |square: Square| squares.contains(&square);
    for most_explored in [0, FEW_EXPLORED] {
        let mut splitter = Splitter::new(window.squares.clone(), most_explored, 1 << 20);
        let mut parts = Parts::new();
        let part = |part: &Part<B>| parts.push((squares_of(&part.stones), squares_of(&part.reach)));
        if splitter.split(&window.occupied(), part) {
            check_safe(stones, &has_square, &parts, random);
        } else {
            parts = vec![(stones.iter().copied().collect(), Squares::new())];
        }
        if stones.len() <= FEW {
            let found: BTreeSet<Squares> = parts.into_iter().map(|(stones, _)| stones).collect();
            assert_eq!(found, by_definition(stones, &has_square), "{stones:?}");
        }
    }
}

fn window<B: Bits>(empty: B, board: &Board, margin: i32) -> (Window<B>, Vec<Square>) {
    let corner = at(margin, margin);
    let window = Window::of_board(board, empty, corner);
    (window, board.stones().map(|(square, _)| square + corner).collect())
}

fn board(stones: &[Square], rows: i32, columns: i32, edge: Edge) -> Board {
    let mut board = Board::empty(rows, columns, edge);
    for &square in stones {
        board.set(square, Some(Player::Left));
    }
    board
}

#[test]
fn parts_in_windows_of_every_size() {
    let mut random = Random(11);
    for round in 0..400 {
        let (rows, columns) = (2 + random.below(7), 2 + random.below(7));
        let most = if round % 2 == 0 { FEW as i32 } else { 24 };
        let stones = random.stones(rows, columns, most);
        let walled = board(&stones, rows, columns, Edge::Walls);
        let (small, all) = window(0u64, &walled, 0);
        check(&all, &small, &mut random);
        let plane = board(&stones, rows, columns, Edge::Plane);
        let (field, all) = window(Field::new(rows + 8, columns + 8), &plane, 4);
        check(&all, &field, &mut random);
        let (grid, all) = window(Grid::<8>::new(16, 20).unwrap(), &plane, 4);
        check(&all, &grid, &mut random);
    }
}

/// Far more than fit into one window: clusters that lie closer or farther apart, beside walls or
/// not.
#[test]
fn parts_on_large_fields() {
    let mut random = Random(12);
    let (mut exact, mut large) = (0, 0);
    for round in 0..150 {
        let mut stones = Squares::new();
        let (clusters, size) = if round % 3 == 0 { (9, 7) } else { (6, 3) };
        for _ in 0..1 + random.below(clusters) {
            let corner = at(random.below(30), random.below(70));
            let most = if size == 7 { 30 } else { FEW as i32 };
            let cluster = random.stones(size, size, most);
            stones.extend(cluster.into_iter().map(|square| square + corner));
        }
        let stones: Vec<Square> = stones.into_iter().collect();
        let edge = if random.below(2) == 0 { Edge::Plane } else { Edge::Walls };
        let board = board(&stones, 37, 77, edge);
        let (field, corner) = Window::around(&board);
        let squares = squares_of(&field.squares);
        let has_square = |square: Square| squares.contains(&square);
        let all: Vec<Square> = stones.iter().map(|&square| square + corner).collect();
        let part = |Part { stones, reach, .. }| {
            let (count, reach): (usize, Squares) = (Vec::len(&reach), reach.into_iter().collect());
            assert_eq!(reach.len(), count, "each square once");
            (stones.into_iter().collect(), reach)
        };
        let parts: Parts =
            FieldSplitter::new(1 << 20).parts(&field).into_iter().map(part).collect();
        check_safe(&all, &has_square, &parts, &mut random);
        large += usize::from(parts.iter().any(|(stones, _)| stones.len() > 24));
        let by_definition = match parts.iter().all(|(stones, _)| stones.len() <= FEW) {
            true => by_definition(&all, &has_square),
            false => continue,
        };
        let found: BTreeSet<Squares> = parts.into_iter().map(|(stones, _)| stones).collect();
        assert_eq!(found, by_definition);
        exact += 1;
    }
    assert!(exact > 30 && large > 10, "{exact} {large}");
}

/// Many stones with few jumps: only the squares that they can stand on remain.
#[test]
fn fields_are_tightened_to_what_stones_reach() {
    // Pairs and a triple, and stones that touch nothing.
    let lonely = (0..30).map(|index| at(2 * (index / 10), 2 * (index % 10)));
    let lively = [at(10, 0), at(10, 1), at(14, 5), at(15, 5), at(16, 6)];
    let many: Vec<Square> = lonely.chain(lively).collect();
    // Few stones need no help, and many jumps lead to too many positions.
    let pairs = (0..10).map(|column| at(10, column + column / 2 * 2));
    let jumping: Vec<Square> = many[..30].iter().copied().chain(pairs).collect();
    for (stones, is_tight) in [(&many[..], true), (&many[11..], false), (&jumping, false)] {
        let (field, all) = window(Field::new(30, 40), &board(stones, 20, 30, Edge::Walls), 3);
        let tightened = field.tightened();
        assert_eq!(tightened.stones, field.stones);
        let squares = squares_of(&field.squares);
        let reach: Squares =
            everything(&all, |square| squares.contains(&square)).0.into_iter().collect();
        let expected = if is_tight { reach } else { squares };
        assert_eq!(squares_of(&tightened.squares), expected);
    }
}
