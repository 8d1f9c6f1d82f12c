//! Boards, their images, and the openings of the papers, by hand.

use papamu_konane::{
    Area, Board, Colours, Direction, Edge, LONGEST_SIDE, Level, Opening, Rules, Scope, Square,
    Surroundings, levels, square_name,
};

fn board(text: &str, edge: Edge) -> Board {
    Board::parse(text, edge).unwrap()
}

#[test]
fn names_are_those_of_links_and_files() {
    assert_eq!(Rules::ALL.map(Rules::name), ["ancient", "modern"]);
    assert_eq!(Edge::ALL.map(Edge::name), ["plane", "walls"]);
    assert_eq!(Surroundings::ALL.map(Surroundings::name), ["plane", "edge", "corner", "walls"]);
    for rules in Rules::ALL {
        assert_eq!(rules.name().to_uppercase().parse(), Ok(rules));
    }
    for edge in Edge::ALL {
        assert_eq!(edge.name().to_uppercase().parse(), Ok(edge));
    }
    for surroundings in Surroundings::ALL {
        assert_eq!(surroundings.name().parse(), Ok(surroundings));
        // Only the plane has no walls.
        let is_plane = surroundings == Surroundings::Plane;
        assert_eq!(surroundings.edge() == Edge::Plane, is_plane);
    }
    assert!("".parse::<Rules>().is_err() && "wall".parse::<Edge>().is_err());
}

#[test]
fn directions_have_their_opposites() {
    for direction in Direction::ALL {
        let (down, right) = direction.delta();
        assert_eq!(direction.opposite().delta(), (-down, -right));
    }
    let at = Square::new(4, 4);
    let around = Direction::ALL.map(|direction| at.step(direction, 3));
    assert_eq!(
        around,
        [(1, 4), (7, 4), (4, 1), (4, 7)].map(|(row, column)| Square::new(row, column))
    );
}

#[test]
fn numbers_of_squares_grow_row_by_row() {
    let squares: Vec<Square> =
        (-2..3).flat_map(|row| (-2..3).map(move |column| Square::new(row, column))).collect();
    assert!(squares.windows(2).all(|pair| pair[0].number() < pair[1].number()));
}

#[test]
fn images_of_a_board() {
    let text = "x.o/oo./...";
    let whole = |board: Board| board.whole_text();
    for edge in Edge::ALL {
        let board = board(text, edge);
        assert_eq!(whole(board.swapped()), "o.x/xx./...");
        assert_eq!(whole(board.mirrored()), "o.x/.oo/...");
        // Clockwise: the first column, from below, is the first row.
        assert_eq!(whole(board.turned()), ".ox/.o./..o");
        assert_eq!(
            whole(board.only(&[Square::new(0, 0), Square::new(1, 1), Square::new(2, 2)])),
            "x../.o./..."
        );
        assert_eq!(whole(board.window(Square::new(-1, 1), 3, 3)), ".../.o./o..");
        assert_eq!(whole(board.clone().without(Square::new(0, 0))), "..o/oo./...");
        assert_eq!(
            board.bounding_box(),
            Some(Area { corner: Square::new(0, 0), rows: 2, columns: 3 })
        );
        let rest = board.without(Square::new(0, 0)).without(Square::new(1, 0));
        assert_eq!(
            rest.bounding_box(),
            Some(Area { corner: Square::new(0, 1), rows: 2, columns: 2 })
        );
        let trimmed = if edge == Edge::Plane { ".o/o." } else { "..o/.o./..." };
        assert_eq!(whole(rest.trimmed()), trimmed);
    }
    let wide = board("xo../....", Edge::Walls);
    assert_eq!(whole(wide.turned()), ".x/.o/../..");
    assert_eq!(Board::empty(2, 3, Edge::Plane).bounding_box(), None);
    assert_eq!(whole(Board::empty(2, 3, Edge::Plane).trimmed()), ".");
    assert_eq!(
        (Board::empty(0, -1, Edge::Plane).rows(), Board::empty(0, -1, Edge::Plane).columns()),
        (1, 1)
    );
}

#[test]
fn squares_exist_on_the_plane_and_inside_walls() {
    let (mut walled, plane) = (board("x./.o", Edge::Walls), board("x./.o", Edge::Plane));
    for (row, column) in (-1..3).flat_map(|row| (-1..3).map(move |column| (row, column))) {
        let square = Square::new(row, column);
        let is_inside = (0..2).contains(&row) && (0..2).contains(&column);
        assert_eq!(walled.has_square(square), is_inside);
        assert!(plane.has_square(square));
        assert_eq!(walled.set(square, None), is_inside);
    }
    assert_eq!(walled.stones().count(), 0);
    assert_eq!(plane.stones().count(), 2);
}

#[test]
fn rectangles_around_squares() {
    let squares = [(3, 5), (1, 9), (2, 4)].map(|(row, column)| Square::new(row, column));
    let (first, last) = (Square::new(1, 4), Square::new(3, 9));
    let around = Area::around(squares).unwrap();
    assert_eq!((around.corner, around.last()), (first, last));
    assert_eq!((around.rows, around.columns), (3, 6));
    assert_eq!(Area::around([] as [Square; 0]), None);
    for (row, column) in (0..5).flat_map(|row| (3..11).map(move |column| (row, column))) {
        let is_inside = (1..=3).contains(&row) && (4..=9).contains(&column);
        assert_eq!(around.has(Square::new(row, column)), is_inside);
    }
}

/// With odd sides the middle row or column is in the middle pair; with even ones the pair is at the
/// centre, or just below or to the left of it. The lower left corner is black.
#[test]
fn openings_are_those_of_the_papers() {
    for (rows, columns, [hm, vm, hc, vc]) in [
        (6, 6, ["c3 d3", "c4 c3", "a1 b1", "a2 a1"]),
        (5, 5, ["b3 c3", "c3 c2", "a1 b1", "a2 a1"]),
        (5, 6, ["c3 d3", "c3 c2", "a1 b1", "a2 a1"]),
        (6, 5, ["b3 c3", "c4 c3", "a1 b1", "a2 a1"]),
        (1, 2, ["a1 b1", "", "a1 b1", ""]),
        (2, 1, ["", "a2 a1", "", "a2 a1"]),
        (1, 1, ["", "", "", ""]),
    ] {
        for (opening, names) in Opening::ALL.into_iter().zip([hm, vm, hc, vc]) {
            let squares = opening.squares(rows, columns);
            let found = squares
                .map_or(String::new(), |two| two.map(|square| square_name(square, rows)).join(" "));
            assert_eq!(found, names, "{rows} × {columns} {}", opening.name());
            let opened = Board::opened(rows, columns, opening);
            assert_eq!(opened.is_some(), squares.is_some());
            let Some((opened, two)) = opened.zip(squares) else { continue };
            let full = Board::full(rows, columns);
            assert_eq!(opened, full.without(two[0]).without(two[1]));
        }
    }
    assert_eq!(Opening::ALL.map(Opening::name), ["H-M", "V-M", "H-C", "V-C"]);
    assert_eq!(Board::full(3, 4).to_string(), "xoxo/oxox/xoxo");
    assert_eq!(Board::full(4, 3).to_string(), "oxo/xox/oxo/xox");
    assert_eq!(Board::full(2, 2).edge(), Edge::Walls);
}

/// All boxes in which no number of the stones can stand in more than 2^27 ways, each once. The least work comes first: the
/// number of ways, four times as many for each stone.
#[test]
fn levels_are_in_the_order_of_their_work() {
    let most = f64::from(1 << 27);
    for colours in Colours::ALL {
        let ways = |area: i32, stones: u32| -> f64 {
            let chosen = (0..stones).map(|n| f64::from(area - n as i32) / f64::from(n + 1));
            chosen.product::<f64>().round()
        };
        // A position and its negative count as one.
        let is_any = colours == Colours::Any;
        let colourings = |stones: u32| if is_any && stones > 1 { stones - 1 } else { 0 };
        let coloured = |level: &Level| {
            ways(level.area(), level.stones) * 2f64.powi(colourings(level.stones) as i32)
        };
        let mut expected = vec![Level { stones: 0, rows: 1, columns: 1 }];
        for rows in 1..=LONGEST_SIDE {
            for columns in rows..=LONGEST_SIDE {
                let area = rows * columns;
                let all = (1..=area as u32).map(|stones| Level { stones, rows, columns });
                let is_meant = |level: &Level| {
                    coloured(level) <= most
                        && (1..=level.stones).all(|some| ways(area, some) <= most)
                };
                expected.extend(all.filter(is_meant));
            }
        }
        let found = levels(Scope { colours, ..Scope::default() });
        assert_eq!(found.len(), expected.len());
        assert!(expected.iter().all(|level| found.contains(level)));
        let work = |level: &Level| coloured(level) * 4f64.powi(level.stones as i32);
        assert!(found[1..].iter().map(work).is_sorted());
    }
}
