//! Jumps on boards and in windows of every size: two programs that share no line.

use std::collections::BTreeSet;

use basics::dice::Dice;
use basics::player::Player;
use papamu_konane::{Bits, Board, Direction, Edge, Field, Grid, Jump, Rules, Square, Window};

fn on_board(board: &Board, rules: Rules, player: Player, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let jumps = board.jumps(rules, player);
    jumps.map(|jump| on_board(&board.play_unchecked(jump), rules, player.other(), depth - 1)).sum()
}

fn in_window<B: Bits>(window: &Window<B>, rules: Rules, player: Player, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut lines = 0;
    let Ok(()) = window.jumps(rules, player, |after| {
        lines += in_window(&after, rules, player.other(), depth - 1);
        Ok::<(), std::convert::Infallible>(())
    });
    lines
}

#[test]
fn windows_of_every_size_have_the_same_jumps() {
    let positions = [
        ("xoxoxo/oxoxox/xo..xo/oxoxox/xoxoxo/oxoxox", Edge::Walls, 4),
        ("xoxoxoxo/o......x/x.xoxo.o/..xo..ox/xo..xo../.xoxoxo./xo.oxo.x/.xoxox.o", Edge::Walls, 3),
        ("xo.o.o.o/......../xoxo", Edge::Plane, 5),
        ("ooxo/oooo/.xxx/o.oo", Edge::Plane, 4),
    ];
    for (text, edge, depth) in positions {
        let board = Board::parse(text, edge).unwrap();
        let (field, corner): (Window<Field>, Square) = Window::around(&board);
        let here = Square::new(0, 0);
        for rules in [Rules::Ancient, Rules::Modern] {
            for player in Player::ALL {
                let lines = on_board(&board, rules, player, depth);
                assert!(lines > 0, "{text} should be worth counting");
                let mut counts = vec![
                    in_window(&field, rules, player, depth),
                    in_window(&field.cut(Field::new(20, 100), here), rules, player, depth),
                ];
                let rows = field.squares.rows();
                if let Some(grid) = Grid::<4>::new(rows, 16) {
                    counts.push(in_window(&field.cut(grid, here), rules, player, depth));
                }
                if let Some(grid) = Grid::<8>::new(rows, 20) {
                    counts.push(in_window(&field.cut(grid, here), rules, player, depth));
                }
                if edge == Edge::Walls {
                    counts.push(in_window(&field.cut(0u64, corner), rules, player, depth));
                }
                assert!(counts.iter().all(|&count| count == lines), "{text} {counts:?} {lines}");
            }
        }
    }
}

/// All that a link may ask for: each stone and empty square, some squares beyond, each length.
#[test]
fn a_jump_can_be_made_if_it_is_among_all() {
    for (text, edge) in [
        ("xoxoxo/oxoxox/xo..xo/oxoxox", Edge::Walls),
        ("xo.o.o.o/......../xoxo", Edge::Plane),
        ("ooxo/oooo/.xxx/o.oo", Edge::Plane),
    ] {
        let board = Board::parse(text, edge).unwrap();
        let mut count = 0;
        for (rules, player) in Rules::ALL.into_iter().flat_map(|it| Player::ALL.map(|by| (it, by)))
        {
            let all = Vec::from_iter(board.jumps(rules, player));
            for (row, column) in (-2..6).flat_map(|row| (-2..10).map(move |column| (row, column))) {
                for (direction, taken) in Direction::ALL
                    .into_iter()
                    .flat_map(|it| [-1, 0, 1, 2, 3, i32::MAX / 4].map(|n| (it, n)))
                {
                    let jump = Jump { from: Square::new(row, column), direction, taken };
                    assert_eq!(
                        board.can_jump(rules, player, jump),
                        all.contains(&jump),
                        "{text} {jump:?}"
                    );
                    count += usize::from(all.contains(&jump));
                }
            }
        }
        assert!(count > 5, "{text} has {count} jumps");
    }
}

/// The stones of a window, whose square `corner` is the first of a board.
fn stones_of<B: Bits>(window: &Window<B>, corner: Square) -> BTreeSet<(Square, Player)> {
    let of = |player| window.stones[player].squares().map(move |at| (at - corner, player));
    Player::ALL.into_iter().flat_map(of).collect()
}

/// Stone by stone: the one that jumps comes to another square, and those that it takes are gone.
fn stones_after(board: &Board, jump: Jump, player: Player) -> BTreeSet<(Square, Player)> {
    let mut stones: BTreeSet<(Square, Player)> = board.stones().collect();
    let is_taken = |&(at, _): &(Square, Player)| {
        (0..jump.taken).any(|n| at == jump.from.step(jump.direction, 2 * n + 1))
    };
    stones.retain(|stone| stone.0 != jump.from && !is_taken(stone));
    stones.insert((jump.from.step(jump.direction, 2 * jump.taken), player));
    stones
}

fn check_window<B: Bits>(board: &Board, window: &Window<B>, corner: Square) {
    for (rules, player) in Rules::ALL.into_iter().flat_map(|it| Player::ALL.map(|by| (it, by))) {
        let jumps = Vec::from_iter(board.jumps(rules, player));
        assert_eq!(window.mobility(rules, player), jumps.len() as u64, "{board} {player:?}");
        assert_eq!(window.can_jump(player), !jumps.is_empty(), "{board} {player:?}");
        let mut shown = Vec::new();
        let all = window.jumps(rules, player, |after| {
            assert!(after.squares == window.squares);
            shown.push(stones_of(&after, corner));
            Ok::<(), ()>(())
        });
        assert_eq!((all, shown.len()), (Ok(()), jumps.len()), "{board} {player:?}");
        let first = window.jumps(rules, player, Err);
        assert_eq!(first.is_err(), !jumps.is_empty(), "the first error ends it");
        for jump in jumps {
            let after = stones_after(board, jump, player);
            assert!(shown.contains(&after), "{board} {jump:?}");
            let played = window.after(corner, jump, player);
            assert_eq!(stones_of(&played, corner), after, "{board} {jump:?}");
            // A stone that leaves the rectangle makes room above or to the left.
            let to = jump.to();
            let room = Square::new(to.row.min(0), to.column.min(0));
            let moved = board.play_unchecked(jump);
            let moved: BTreeSet<_> = moved.stones().map(|(at, by)| (at + room, by)).collect();
            assert_eq!(moved, after, "{board} {jump:?}");
        }
    }
}

#[test]
fn each_jump_in_a_window_is_one_on_the_board() {
    let mut dice = Dice(5);
    for round in 0..200 {
        let (rows, columns) = (1 + dice.below(8) as i32, 1 + dice.below(8) as i32);
        let mut board = Board::empty(rows, columns, Edge::ALL[round % 2]);
        for square in board.squares() {
            // Nearly full boards have the longest jumps.
            let stone = [None, Some(Player::Left), Some(Player::Right)][dice.below(3) as usize];
            let by_square = Player::ALL[((square.row + square.column) % 2) as usize];
            let stone = if round % 4 < 2 { stone } else { stone.map(|_| by_square) };
            board.set(square, stone);
        }
        let (field, corner): (Window<Field>, Square) = Window::around(&board);
        check_window(&board, &field, corner);
        let shift = Square::new(5, 6);
        let (wide, grid) = (Field::new(18, 150), Grid::<8>::new(18, 20).unwrap());
        check_window(&board, &Window::of_board(&board, wide, shift), shift);
        check_window(&board, &Window::of_board(&board, grid, shift), shift);
        if board.edge() == Edge::Walls {
            let first = Square::new(0, 0);
            check_window(&board, &Window::of_board(&board, 0u64, first), first);
        }
        // Those stones alone, and those of one colour.
        let left = field.only(&field.stones.left);
        assert!(left.stones.left == field.stones.left && left.stones.right.is_empty());
        let all: BTreeSet<Square> = field.occupied().squares().collect();
        assert_eq!(all, board.stones().map(|(at, _)| at + corner).collect());
    }
}

#[test]
fn a_window_has_room_for_every_jump() {
    // No finite number of stones gets five squares beyond its box.
    for (rows, columns) in [(1, 1), (3, 58), (2, 61), (70, 130)] {
        for (edge, room) in [(Edge::Plane, 8), (Edge::Walls, 0)] {
            let (window, corner) = Window::around(&Board::empty(rows, columns, edge));
            assert_eq!((corner.row, corner.column), (room / 2, room / 2));
            assert_eq!(window.squares.count() as i32, (rows + room) * (columns + room));
            let area = window.squares.area().unwrap();
            assert_eq!((area.rows, area.columns), (rows + room, columns + room));
        }
    }
}
