//! Tests how far stones get: the table, its witnesses, the potentials that limit it, and random
//! groups against a search of everything.

use std::collections::HashSet;

use basics::budget::Budget;
use papamu_konane::{
    Board, Contact, Direction, Edge, Fewest, Gap, Jump, LIMITS, Line, Pegs, Potential, ReachBound,
    Square, WITNESSES, ascent, by_box, contact, gap, leaps_to, obstacle, part_of, penetration,
    played, survey, witness,
};

use crate::everything::{Random, at, everything, filled};

fn stones_of(board: &Board) -> Vec<Square> {
    board.stones().map(|(square, _)| square).collect()
}

/// Whether some of the stones get so far above row 0. The search must be certain.
fn gets_up(stones: &[Square], distance: i32) -> bool {
    let columns = || stones.iter().map(|stone| stone.column);
    let (first, last) = (columns().min().unwrap(), columns().max().unwrap());
    let pegs = Pegs::new(stones, &ReachBound::new(stones, |_| true)).unwrap();
    (first - 4..=last + 4).any(|column| {
        let leaps =
            pegs.leaps_to(at(-distance, column), Direction::Up, 100_000, &mut Budget::unlimited());
        leaps.unwrap().is_some()
    })
}

/// Tries all ways to leave out this many stones.
fn leave_out(stones: &[Square], missing: usize, check: &mut impl FnMut(Vec<Square>)) {
    fn go(kept: &[Square], rest: &[Square], missing: usize, check: &mut impl FnMut(Vec<Square>)) {
        if missing == 0 {
            return check([kept, rest].concat());
        }
        for index in 0..rest.len() {
            go(&[kept, &rest[..index]].concat(), &rest[index + 1..], missing - 1, check);
        }
    }
    go(&[], stones, missing, check);
}

#[test]
fn no_jump_increases_a_potential() {
    let lines = [Line::Golden, Line::Even, Line::Skew, Line::MirroredSkew];
    let ladders = (1..=12).map(Line::Ladder);
    for line in lines.into_iter().chain(ladders) {
        for landing in -60..=60 {
            for step in [-1, 1] {
                let weight = |steps| line.weight(landing + steps * step);
                assert!(weight(0) <= weight(1) + weight(2), "{line:?} at {landing}");
            }
        }
    }
    for potential in
        [Potential::GOLDEN, Potential::Steps(8)].into_iter().chain(Potential::choice(6))
    {
        for landing in filled(41, 41) {
            for direction in Direction::ALL {
                let weight = |steps| {
                    potential.weight_of(landing.step(direction, steps), at(20, 20), Direction::Up)
                };
                assert!(weight(0) <= weight(1) + weight(2), "{potential:?} at {landing:?}");
            }
        }
    }
}

/// The pictures of the paper: 3 × 3 (in the text), and figures 9 and 10.
#[test]
fn potentials_are_those_of_the_paper() {
    let steps = Potential::Steps(8);
    let picture = [[21, 13, 8], [13, 8, 5], [8, 5, 3], [5, 3, 2], [3, 2, 1], [2, 1, 1]];
    for square in filled(6, 3) {
        let weight = steps.weight_of(square, at(0, 0), Direction::Up);
        assert_eq!(weight, picture[square.row as usize][square.column as usize]);
    }
    let box_of_nine: Vec<Square> =
        filled(3, 3).iter().map(|stone| at(stone.row + 3, stone.column)).collect();
    assert_eq!(steps.total(&box_of_nine, at(0, 0), Direction::Up), 20);
    assert_eq!(
        (0..7).map(|n| Line::Ladder(6).weight(n)).collect::<Vec<_>>(),
        [8, 5, 3, 2, 1, 1, 0]
    );
    let skew: Vec<i64> = (-5..=6).map(|n| Line::Skew.weight(n)).collect();
    assert_eq!(skew, [0, 8, 8, 16, 24, 40, 25, 15, 10, 5, 5, 0]);
    let figure_10 = Potential::Product { behind: Line::Ladder(6), aside: Line::Skew };
    let total = |column| figure_10.total(&filled(3, 12), at(-4, column), Direction::Up);
    // 62.4 < 64 in the paper; here five times as much.
    assert_eq!((total(5).min(total(6)), figure_10.of_goal()), (312, 320));
}

/// No box allows more than the table says. A box of 40 stands for a side without end: beyond it
/// nothing new comes, since all weights together are at most the goal's.
#[test]
fn potentials_prove_the_table() {
    for limit in LIMITS {
        let (depth, width) = (limit.depth.unwrap_or(30), limit.width.unwrap_or(41));
        for column in -4..width + 4 {
            let obstacle = obstacle(depth, width, limit.distance, column);
            assert!(obstacle.is_some(), "{limit:?}, column {column}");
        }
    }
    for depth in 1..=6 {
        for width in 1..=14 {
            let is_in = |limit: &papamu_konane::Limit| {
                limit.depth.is_none_or(|most| depth <= most)
                    && limit.width.is_none_or(|most| width <= most)
            };
            let least =
                LIMITS.iter().filter(|limit| is_in(limit)).map(|limit| limit.distance).min();
            assert_eq!(least, Some(by_box(depth, width) + 1), "{depth} × {width}");
        }
    }
    // A box without squares has no stones.
    assert_eq!(
        [(0, 9), (9, 0), (-1, 9), (9, -1)].map(|(depth, width)| by_box(depth, width)),
        [0; 4]
    );
}

/// What stones attain, no weights exclude.
#[test]
fn no_potential_excludes_what_a_witness_attains() {
    for witness in WITNESSES {
        let stones = stones_of(&Board::parse(witness.text, Edge::Plane).unwrap());
        let goal = witness.leaps().last().unwrap().to();
        assert_eq!(goal.row, -witness.distance);
        assert_eq!(Potential::against(&stones, goal, Direction::Up), None, "{}", witness.text);
    }
}

/// A proof holds in every direction: boxes are turned with their goals.
#[test]
fn potentials_prove_in_every_direction() {
    let quarter = |square: Square| at(square.column, -square.row);
    for (depth, width, distance) in
        [(1, 9, 1), (6, 2, 2), (3, 4, 3), (2, 9, 4), (4, 6, 4), (3, 12, 4)]
    {
        for column in -2..width + 2 {
            let (mut stones, mut goal) = (filled(depth, width), at(-distance, column));
            for direction in [Direction::Up, Direction::Right, Direction::Down, Direction::Left] {
                let potential = Potential::against(&stones, goal, direction);
                assert!(potential.is_some(), "{depth} × {width}, column {column}, {direction:?}");
                stones = stones.into_iter().map(quarter).collect();
                goal = quarter(goal);
            }
        }
    }
}

/// Full boxes too long for a search have the bounds of the table: a witness in them attains each.
#[test]
fn long_boxes_have_the_bounds_of_the_table() {
    for width in 1..=6 {
        let long = filled(40, width);
        let found = penetration(&long, |_| true, &mut Budget::steps(100));
        let (along, across) = (by_box(40, width), by_box(width, 40));
        assert_eq!(found.by.map(|reach| reach.bound), [along, along, across, across], "{width}");
        let turned: Vec<Square> = long.iter().map(|stone| at(stone.column, stone.row)).collect();
        let found = penetration(&turned, |_| true, &mut Budget::steps(100));
        assert_eq!(found.by.map(|reach| reach.bound), [across, across, along, along], "{width}");
    }
}

#[test]
fn witnesses_attain_the_table() {
    for witness in WITNESSES {
        let board = Board::parse(witness.text, Edge::Plane).unwrap();
        let stones = stones_of(&board);
        assert_eq!(
            (board.rows(), board.columns()),
            (witness.depth, witness.width),
            "{}",
            witness.text
        );
        assert_eq!(stones.len() as i32, witness.stones, "{}", witness.text);
        let end = played(&stones, &Vec::from_iter(witness.leaps())).expect(witness.text);
        assert_eq!(
            end.iter().map(|stone| -stone.row).max(),
            Some(witness.distance),
            "{}",
            witness.text
        );
        assert_eq!(by_box(witness.depth, witness.width), witness.distance);
    }
    for depth in 1..=6 {
        for width in 1..=14 {
            let found = witness(depth, width).map_or(0, |witness| witness.distance);
            assert_eq!(found, by_box(depth, width), "{depth} × {width}");
        }
    }
}

/// The golden weights of the heaviest squares: 1, 3 and 7 stones weigh less than a goal at distance
/// 1, 2 and 3, and 18 less than one at distance 4; 19 weigh as much only if they are the nearest to
/// it. All sets of these are tried.
#[test]
fn ways_are_found_from_full_boxes() {
    for (depth, width) in [(2, 5), (3, 13), (4, 7), (4, 9), (5, 5), (5, 8)] {
        let (stones, distance) = (filled(depth, width), by_box(depth, width));
        let found = ascent(&stones, (1, distance), &mut Budget::steps(600_000));
        assert_eq!(found.distance, distance, "{depth} × {width}");
        let end = played(&stones, &found.leaps).unwrap();
        assert!(end.iter().any(|stone| stone.row == -distance), "{depth} × {width}");
    }
}

#[test]
fn witnesses_have_the_fewest_stones() {
    let ball = |radius: i32| -> Vec<Square> {
        let row = |row: i32| (row - radius..=radius - row).map(move |column| at(row, column));
        (0..=radius).flat_map(row).collect()
    };
    for (distance, too_few) in [(1, 1), (2, 3), (3, 7), (4, 18)] {
        let mut weights: Vec<i64> = ball(5)
            .into_iter()
            .map(|square| Potential::GOLDEN.weight_of(square, at(-distance, 0), Direction::Up))
            .collect();
        weights.sort();
        let heaviest: i64 = weights.iter().rev().take(too_few).sum();
        assert!(heaviest < Potential::GOLDEN.of_goal(), "{too_few} stones, distance {distance}");
        let anywhere = WITNESSES.iter().filter(|witness| witness.fewest == Fewest::Anywhere);
        let fewest =
            anywhere.filter(|witness| witness.distance == distance).map(|witness| witness.stones);
        assert_eq!(fewest.min(), Some(too_few as i32 + if distance == 4 { 2 } else { 1 }));
    }
    let (near, far) = (ball(3), ball(4));
    let ring: Vec<Square> = far.into_iter().filter(|square| !near.contains(square)).collect();
    assert_eq!((near.len(), ring.len()), (16, 9));
    leave_out(&ring, 6, &mut |three| {
        let stones = [near.clone(), three].concat();
        assert!(!gets_up(&stones, 4), "{stones:?}");
    });
}

/// Ten stones are needed; of the twelve ways to have eleven only some get there. The paper says
/// both of a box of three columns and four rows.
#[test]
fn a_box_of_four_rows_and_three_columns() {
    let good = |missing| {
        let mut ways = 0;
        leave_out(&filled(4, 3), missing, &mut |stones| ways += i32::from(gets_up(&stones, 3)));
        ways
    };
    assert_eq!(good(3), 0);
    assert_eq!(good(2), 2);
    assert_eq!(good(1), 3);
    assert_eq!(good(0), 1);
    // The eleven stones that the gallery shows.
    let shown = Board::parse(".xx/xxx/xxx/xxx", Edge::Walls).unwrap();
    assert!(!gets_up(&stones_of(&shown), 3));
}

#[test]
fn a_square_of_five_needs_21_stones() {
    let (goal, mut tried) = (at(-4, 2), 0);
    for column in [-1, 0, 1, 3, 4, 5] {
        assert!(obstacle(5, 5, 4, column).is_some());
    }
    leave_out(&filled(5, 5), 5, &mut |stones| {
        tried += 1;
        if Potential::against(&stones, goal, Direction::Up).is_none() {
            let pegs = Pegs::new(&stones, &ReachBound::new(&stones, |_| true)).unwrap();
            let leaps = pegs.leaps_to(goal, Direction::Up, 100_000, &mut Budget::unlimited());
            assert_eq!(leaps.unwrap(), None, "{stones:?}");
        }
    });
    assert_eq!(tried, 53_130);
}

#[test]
fn small_groups_are_exact() {
    let mut random = Random(1);
    for round in 0..300 {
        let stones = random.stones(4, 4, 8);
        // Every other board has walls, close around the stones or a little further away.
        let side = if round % 2 == 0 { i32::MAX } else { 4 + random.below(2) };
        let has_square = |square: Square| {
            round % 2 == 0 || (0..side).contains(&square.row) && (0..side).contains(&square.column)
        };
        let (met, used) = everything(&stones, has_square);
        let result = penetration(&stones, has_square, &mut Budget::unlimited());
        assert!(result.is_exact() && result.is_dead_exact);
        assert_eq!(result.squares.iter().copied().collect::<HashSet<_>>(), met, "{stones:?}");
        let dead: HashSet<Square> =
            stones.iter().copied().filter(|stone| !used.contains(stone)).collect();
        assert_eq!(result.dead.iter().copied().collect::<HashSet<_>>(), dead, "{stones:?}");
        let rows = || stones.iter().map(|stone| stone.row);
        let (first, last) = (rows().min().unwrap(), rows().max().unwrap());
        let farthest = |distance: fn(i32, i32, i32) -> i32| {
            met.iter().map(|square| distance(square.row, first, last)).max().unwrap().max(0)
        };
        let [up, down, ..] = &result.by;
        assert_eq!((up.found, up.bound), (farthest(|row, first, _| first - row), up.found));
        assert_eq!((down.found, down.bound), (farthest(|row, _, last| row - last), down.found));
        for reach in &result.by {
            assert!(played(&stones, &reach.leaps).is_some());
            assert!(reach.is_exact() && (reach.found > 0 || reach.leaps.is_empty()));
        }
        let pegs = Pegs::new(&stones, &ReachBound::new(&stones, has_square)).unwrap();
        for square in filled(8, 8).into_iter().map(|square| at(square.row - 2, square.column - 2)) {
            for direction in Direction::ALL {
                let leaps =
                    pegs.leaps_to(square, direction, u64::MAX, &mut Budget::unlimited()).unwrap();
                assert_eq!(leaps.is_some(), met.contains(&square), "{stones:?} to {square:?}");
            }
            let leaps = leaps_to(&stones, has_square, square, &mut Budget::unlimited()).unwrap();
            assert_eq!(leaps.is_some(), met.contains(&square));
            if let Some(leaps) = leaps {
                assert!(played(&stones, &leaps).unwrap().contains(&square));
            }
        }
    }
}

/// For every budget: what has been found can be played, and no play leads beyond the squares that
/// are found or undecided.
#[test]
fn no_play_leaves_the_reach() {
    let mut random = Random(2);
    for round in 0..120 {
        let (rows, columns) = (3 + random.below(4), 3 + random.below(5));
        let stones = random.stones(rows, columns, rows * columns);
        let has_square = |square: Square| {
            round % 2 == 0
                || (0..rows).contains(&square.row) && (0..columns).contains(&square.column)
        };
        let result = penetration(&stones, has_square, &mut Budget::steps(40 << (round % 8)));
        let all: HashSet<Square> = result.all_squares().collect();
        for reach in &result.by {
            assert!(reach.found <= reach.bound);
            assert!(played(&stones, &reach.leaps).is_some());
        }
        let board = |stones: &[Square]| {
            let rows = || stones.iter().map(|stone| stone.row);
            (rows().min().unwrap(), rows().max().unwrap())
        };
        let (first, last) = board(&stones);
        assert!(result.reach(Direction::Up).bound <= by_box(last - first + 1, columns));
        for _ in 0..200 {
            let mut now = stones.clone();
            loop {
                let mut leaps = Vec::new();
                for &from in &now {
                    for direction in Direction::ALL {
                        let to = from.step(direction, 2);
                        if now.contains(&from.step(direction, 1))
                            && !now.contains(&to)
                            && has_square(to)
                        {
                            leaps.push(papamu_konane::Jump { from, direction, taken: 1 });
                        }
                    }
                }
                if leaps.is_empty() {
                    break;
                }
                let leap = leaps[random.below(leaps.len() as i32) as usize];
                assert!(!result.dead.contains(&leap.from) || !stones.contains(&leap.from));
                now = played(&now, &[leap]).unwrap();
                assert!(all.contains(&leap.to()), "{stones:?}: {leap:?}");
                assert!(first - leap.to().row <= result.reach(Direction::Up).bound);
                assert!(leap.to().row - last <= result.reach(Direction::Down).bound);
            }
        }
    }
}

/// Two groups side by side. If they cannot meet, they are two parts, or so close that the bound may
/// be too careful; if they can meet, they are never two.
#[test]
fn contacts_agree_with_parts() {
    let mut random = Random(3);
    let mut counts = [0; 4];
    for _ in 0..300 {
        let one = random.stones(3, 3, 5);
        let gap = random.below(6);
        let two: Vec<Square> = random
            .stones(3, 3, 5)
            .iter()
            .map(|stone| at(stone.row, stone.column + 3 + gap))
            .collect();
        let mut board = Board::empty(3, 20, Edge::Plane);
        for stone in one.iter().chain(&two) {
            board.set(*stone, Some(basics::player::Player::Left));
        }
        let budget = &mut Budget::unlimited();
        let parts = (part_of(&board, one.clone(), budget), part_of(&board, two.clone(), budget));
        let both = board.parts().into_iter().any(|part| {
            let has = |side: &[Square]| part.stones.iter().any(|stone| side.contains(stone));
            has(&one) && has(&two)
        });
        match contact(&board, &parts.0, &parts.1, budget) {
            Contact::Gap(gap) => {
                counts[0] += 1;
                assert!(gap.is_too_wide() && gap.direction == Direction::Right);
                assert!(!both, "{one:?} {two:?}");
            }
            Contact::Apart(first, second) => {
                counts[1] += 1;
                assert!(first.row.abs_diff(second.row) + first.column.abs_diff(second.column) > 1);
                assert!(!both, "{one:?} {two:?}");
            }
            Contact::Touch { squares, leaps } => {
                counts[2] += 1;
                // Neighbours that cannot jump are no group.
                assert!(both || leaps.0.is_empty() && leaps.1.is_empty(), "{one:?} {two:?}");
                assert!(played(&one, &leaps.0).unwrap().contains(&squares.0));
                assert!(played(&two, &leaps.1).unwrap().contains(&squares.1));
            }
            Contact::Unknown(..) => counts[3] += 1,
        }
    }
    assert!(counts[0] > 20 && counts[1] > 5 && counts[2] > 20 && counts[3] == 0, "{counts:?}");
}

/// By its definition, for parts on any side of each other: no other direction leaves more empty rows or
/// columns that stones do not cross.
#[test]
fn the_gap_has_most_rows_that_no_stone_crosses() {
    let mut random = Random(7);
    let mut diagonal = 0;
    for _ in 0..200 {
        let shift = at(random.below(17) - 8, random.below(17) - 8);
        let first = random.stones(3, 3, 5);
        let second = random.stones(3, 3, 5).into_iter().map(|stone| stone + shift).collect();
        let board = Board::empty(1, 1, Edge::Plane);
        let part = |stones| part_of(&board, stones, &mut Budget::unlimited());
        let (one, two) = (part(first), part(second));
        // How far a square lies in a direction.
        let along = |square: Square, direction: Direction| match direction {
            Direction::Up => -square.row,
            Direction::Down => square.row,
            Direction::Left => -square.column,
            Direction::Right => square.column,
        };
        let gaps = Direction::ALL.into_iter().filter_map(|direction| {
            let farthest = one.stones.iter().map(|&stone| along(stone, direction)).max().unwrap();
            let nearest = two.stones.iter().map(|&stone| along(stone, direction)).min().unwrap();
            let crossed = one.penetration.reach(direction).bound
                + two.penetration.reach(direction.opposite()).bound;
            let width = nearest - farthest - 1;
            (width >= 0).then_some((width - crossed, width, direction))
        });
        let gaps: Vec<(i32, i32, Direction)> = gaps.collect();
        diagonal += usize::from(gaps.len() == 2);
        let most = gaps.iter().map(|(left, ..)| *left).max();
        let found = gap(&one, &two);
        let left = found.map(|it| it.width - it.penetrations.0 - it.penetrations.1);
        assert_eq!(left, most, "{gaps:?}");
        let is_one_of_them = |it: Gap| gaps.contains(&(most.unwrap(), it.width, it.direction));
        assert!(found.is_none_or(is_one_of_them), "{gaps:?}, {found:?}");
    }
    assert!(diagonal > 50, "{diagonal}");
}

#[test]
fn a_board_part_by_part() {
    // Two pairs, three squares apart, and a stone that no jump needs.
    let board = Board::parse("xo...xo/......./......./......./......./x", Edge::Plane).unwrap();
    let survey = survey(&board, &mut Budget::unlimited());
    assert_eq!(survey.dead, [at(5, 0)]);
    let [one, two] = &survey.parts[..] else {
        panic!("two parts expected in {survey:?}");
    };
    assert_eq!((one.board.to_string(), one.corner, two.corner), ("xo".into(), at(0, 0), at(0, 5)));
    assert_eq!(
        one.penetration.by.clone().map(|reach| (reach.found, reach.bound)),
        [(0, 0), (0, 0), (1, 1), (1, 1)]
    );
    let Contact::Gap(gap) = contact(&board, one, two, &mut Budget::unlimited()) else {
        panic!("a gap expected");
    };
    assert_eq!((gap.width, gap.penetrations, gap.direction), (3, (1, 1), Direction::Right));
    // A wall prevents the jump to the left.
    let walled = Board::parse("xo...", Edge::Walls).unwrap();
    let part = part_of(&walled, vec![at(0, 0), at(0, 1)], &mut Budget::unlimited());
    assert_eq!(part.penetration.by.clone().map(|reach| reach.bound), [0, 0, 0, 1]);
}

/// With bounds alone, any board gets its answer at once.
#[test]
fn large_boards_have_bounds() {
    for (side, edge) in [(18, Edge::Walls), (18, Edge::Plane), (60, Edge::Plane)] {
        let mut board = Board::empty(side, side, edge);
        for square in filled(side, side) {
            let player = if (square.row + square.column) % 2 == 0 {
                Some(basics::player::Player::Left)
            } else {
                Some(basics::player::Player::Right)
            };
            board.set(square, player);
        }
        board.set(at(side / 2, side / 2), None);
        board.set(at(side / 2, side / 2 + 1), None);
        let survey = survey(&board, &mut Budget::steps(1000));
        assert_eq!(survey.parts.len(), 1);
        let bound = if edge == Edge::Plane { 4 } else { 0 };
        for reach in &survey.parts[0].penetration.by {
            assert_eq!((reach.found, reach.bound), (0, bound));
            assert_eq!(reach.is_exact(), edge == Edge::Walls);
        }
    }
}

#[test]
fn leaps_are_played_only_if_all_are_possible() {
    let stones = [at(0, 0), at(0, 1), at(0, 3), at(0, 4)];
    let leap = |column, direction| Jump { from: at(0, column), direction, taken: 1 };
    let right = leap(0, Direction::Right);
    assert_eq!(played(&stones, &[]), Some(stones.to_vec()));
    assert_eq!(played(&stones, &[right]), Some(vec![at(0, 2), at(0, 3), at(0, 4)]));
    let two = [right, leap(4, Direction::Left)];
    assert_eq!(played(&stones, &two), None, "a stone is where the second lands");
    let all = [right, leap(3, Direction::Left), leap(4, Direction::Left)];
    assert_eq!(played(&stones, &all[..2]), Some(vec![at(0, 1), at(0, 4)]));
    for (wrong, reason) in [
        (all.to_vec(), "nothing is left to take"),
        (vec![leap(2, Direction::Left)], "nobody jumps"),
        (vec![leap(1, Direction::Right)], "nothing is taken"),
        (vec![Jump { taken: 0, ..right }], "no leap at all"),
        (vec![Jump { taken: 2, ..right }], "two leaps"),
    ] {
        assert_eq!(played(&stones, &wrong), None, "{reason}");
    }
}

/// Between walls stones that leave no square free reach only their own squares.
#[test]
fn a_search_has_room_for_256_squares() {
    for (rows, columns, has_room) in [(16, 16, true), (1, 257, false), (4, 65, false)] {
        let stones = filled(rows, columns);
        let has_square =
            |at: Square| (0..rows).contains(&at.row) && (0..columns).contains(&at.column);
        let pegs = Pegs::new(&stones, &ReachBound::new(&stones, has_square));
        assert_eq!(pegs.is_some(), has_room, "{rows} × {columns}");
    }
}

/// A search that ends too early proves nothing; one that is complete proves how far stones get.
#[test]
fn an_ascent_is_proved_or_not() {
    let (row, pair) = (filled(1, 9), filled(2, 1));
    for (stones, least, steps, distance, is_proved) in [
        (&[][..], 2, 9, 1, true),
        // No stone of one row gets up, and two stones get one row up: weights exclude more.
        (&row, 1, 0, 0, true),
        (&row, 3, 0, 2, true),
        (&pair, 1, 9, 1, true),
        (&pair, 2, 9, 1, true),
        // Without a step the search finds no way.
        (&pair, 1, 0, 0, false),
        (&filled(4, 7), 3, 0, 2, false),
    ] {
        let found = ascent(stones, (least, 4), &mut Budget::steps(steps));
        assert_eq!((found.distance, found.is_proved), (distance, is_proved), "{stones:?}");
        let end = played(stones, &found.leaps).unwrap();
        assert_eq!(!found.leaps.is_empty(), distance >= least);
        assert!(distance < least || end.iter().any(|stone| stone.row == -distance));
    }
}

/// Whatever the budget: what is said of two groups is right, and only what has not been searched stays open.
#[test]
fn contacts_are_certain_or_unknown() {
    let mut random = Random(9);
    let mut unknown = 0;
    for round in 0..200 {
        let one = random.stones(3, 3, 6);
        let shift = at(random.below(3), 3 + random.below(5));
        let two: Vec<Square> = random.stones(3, 3, 6).iter().map(|&at| at + shift).collect();
        let board = Board::empty(1, 1, Edge::Plane);
        let budget = &mut Budget::steps([0, 3, 20][round % 3]);
        let parts = (part_of(&board, one.clone(), budget), part_of(&board, two.clone(), budget));
        let (ours, theirs) = (everything(&one, |_| true).0, everything(&two, |_| true).0);
        let can_meet = ours.iter().any(|our| {
            theirs.iter().any(|it| our.row.abs_diff(it.row) + our.column.abs_diff(it.column) <= 1)
        });
        match contact(&board, &parts.0, &parts.1, budget) {
            Contact::Gap(_) | Contact::Apart(..) => assert!(!can_meet, "{one:?} {two:?}"),
            Contact::Touch { squares, leaps } => {
                assert!(played(&one, &leaps.0).unwrap().contains(&squares.0));
                assert!(played(&two, &leaps.1).unwrap().contains(&squares.1));
            }
            Contact::Unknown(..) => unknown += 1,
        }
    }
    assert!(unknown > 10, "{unknown}");
}
