//! Counts jumps to some depth, on boards and in windows of every size: two programs that share no
//! line.

use basics::player::Player;
use konane::{Bits, Board, Direction, Edge, Field, Grid, Jump, Rules, Square, Window};

fn on_board(board: &Board, rules: Rules, player: Player, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let jumps = board.jumps(rules, player).into_iter();
    jumps.map(|jump| on_board(&board.play(jump), rules, player.other(), depth - 1)).sum()
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
            for player in Player::BOTH {
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
        for (rules, player) in Rules::ALL.into_iter().flat_map(|it| Player::BOTH.map(|by| (it, by)))
        {
            let all = board.jumps(rules, player);
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
