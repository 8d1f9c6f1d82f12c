//! Whether positions can arise, compared with all play from full boards.

use std::collections::HashSet;

use basics::budget::{Budget, Stopped};
use basics::dice::Dice;
use basics::player::{ByPlayer, Player};
use konane::{Board, Edge, Opening, Rules, Square};
use papamu_game::{Never, Origin, OriginSearch, Record, Refused, Removal, Setup, Start, State};

/// A board of one row has no such stones.
const VERTICAL: Removal = Removal::Opening(Opening::VerticalCorner);

/// All boards in games of this size.
fn all_boards(rules: Rules, removal: Removal, rows: i32, columns: i32) -> HashSet<Board> {
    let begin = |first| {
        let start = Start::Full { rows, columns, removal, first };
        Setup { rules, start, passes: ByPlayer::default() }.begin()
    };
    let mut open: Vec<State> = Player::ALL.map(begin).to_vec();
    let mut seen: HashSet<(Board, Player)> = HashSet::new();
    while let Some(state) = open.pop() {
        if seen.insert((state.board.clone(), state.turn)) {
            open.extend(state.turns().map(|turn| state.after(turn)));
        }
    }
    seen.into_iter().map(|(board, _)| board).collect()
}

fn origin(rules: Rules, removal: Removal, board: &Board, size: Option<(i32, i32)>) -> Origin {
    let search = &mut OriginSearch::new(rules, removal, board, size);
    search.go_on(&mut Budget::unlimited()).unwrap()
}

/// Replays a game by the rules and returns its last board.
fn last_board(record: &Record) -> Board {
    let replayed = record.tree.turns(record.at).fold(record.setup.begin(), |state, turn| {
        assert!(state.turns().any(|it| it == turn), "{turn:?} in {}", record.text());
        state.after(turn)
    });
    replayed.board
}

/// On small boards exactly those positions arise that some play reaches, under every rule.
#[test]
fn what_arises_is_what_play_reaches() {
    let (mut found, mut excluded) = (0, Refused::default());
    for (rows, columns) in [(1, 3), (2, 2), (1, 6), (3, 4), (4, 4), (3, 5)] {
        let full = Board::full(rows, columns);
        for rules in Rules::ALL {
            for removal in [Removal::Tournament, Removal::Anywhere, VERTICAL] {
                let reached = all_boards(rules, removal, rows, columns);
                let dice = &mut Dice(rows as u64);
                let without_some = |_| {
                    let some = full.squares().filter(|_| dice.below(3) > 0).collect::<Vec<_>>();
                    some.into_iter().fold(full.clone(), Board::without)
                };
                let some: Vec<Board> = (0..300).map(without_some).collect();
                let mut sorted: Vec<&Board> = reached.iter().collect();
                sorted.sort_by_key(|board| board.whole_text());
                let spread = sorted.len() / 400 + 1;
                for board in sorted.into_iter().step_by(spread).chain(&some) {
                    match origin(rules, removal, board, None) {
                        Origin::Game { record, .. } => {
                            assert_eq!(last_board(&record), *board);
                            assert_eq!(record.setup.rules, rules);
                            found += 1;
                        }
                        Origin::Never(Never::Places(refused)) => {
                            assert!(!reached.contains(board), "{rules:?} {removal:?} {board}");
                            excluded.by_removal += refused.by_removal;
                            excluded.by_jumps += refused.by_jumps;
                            excluded.by_diagonals += refused.by_diagonals;
                            excluded.by_search += refused.by_search;
                        }
                        other => panic!("{board}: {other:?}"),
                    }
                }
            }
        }
    }
    let Refused { by_removal, by_jumps, by_diagonals, by_search } = excluded;
    let seldom = found.min(by_removal).min(by_jumps).min(by_diagonals).min(by_search);
    assert!(seldom > 200, "{found}, {excluded:?}");
}

/// The last board of a game for a position on the plane has its stones and no others, and no play
/// from there on comes to the edge of the board.
#[test]
fn positions_on_the_plane_find_room() {
    for text in ["xo", "oxo.ox", "xo/.xo", "x.xo", "ox/..x/.x.x", "o.ox.x"] {
        let position = Board::parse(text, Edge::Plane).unwrap();
        let Origin::Game { record, has_room: true } =
            origin(Rules::Ancient, Removal::Tournament, &position, None)
        else {
            panic!("{text}")
        };
        let last = last_board(&record).with_edge(Edge::Plane);
        assert_eq!(last.trimmed(), position, "{text}");
        let mut open = vec![last.clone()];
        while let Some(board) = open.pop() {
            assert_eq!((board.rows(), board.columns()), (last.rows(), last.columns()), "{text}");
            for player in Player::ALL {
                let jumps = board.jumps(Rules::Ancient, player);
                open.extend(jumps.map(|jump| board.play_unchecked(jump)));
            }
        }
    }
}

/// A position on the plane arises on a board of a given size exactly if play there reaches it anywhere.
#[test]
fn positions_on_the_plane_arise_where_play_reaches_them() {
    let (mut found, mut excluded) = (0, 0);
    for rules in Rules::ALL {
        let reached = all_boards(rules, Removal::Tournament, 3, 4);
        let positions = reached.iter().map(|board| board.clone().with_edge(Edge::Plane).trimmed());
        let reached: HashSet<Board> = positions.collect();
        let dice = &mut Dice(1);
        for _ in 0..2000 {
            let mut position = Board::empty(3, 4, Edge::Plane);
            for _ in 0..2 + dice.below(5) {
                let square = Square::new(dice.below(3) as i32, dice.below(4) as i32);
                // A few stones stand on the wrong squares.
                let is_odd = (square.row + square.column) % 2 != 0;
                let is_left = is_odd != (dice.below(20) == 0);
                position.set(square, Some(if is_left { Player::Left } else { Player::Right }));
            }
            let position = position.trimmed();
            match origin(rules, Removal::Tournament, &position, Some((3, 4))) {
                Origin::Game { record, .. } => {
                    assert_eq!(last_board(&record).with_edge(Edge::Plane).trimmed(), position);
                    found += 1;
                }
                Origin::Never(_) => {
                    assert!(!reached.contains(&position), "{rules:?} {position}");
                    excluded += 1;
                }
                other => panic!("{position}: {other:?}"),
            }
        }
    }
    assert!(found > 200 && excluded > 200, "{found} {excluded}");
}

/// The last boards of random games, too large to search all ways back.
#[test]
fn last_boards_of_random_games_arise() {
    for number in 0..12 {
        let dice = &mut Dice(number);
        let rules = Rules::ALL[number as usize % 2];
        let start = Start::Full {
            rows: 6 + dice.below(3) as i32,
            columns: 6 + dice.below(3) as i32,
            removal: Removal::Tournament,
            first: Player::Left,
        };
        let mut state = Setup { rules, start, passes: ByPlayer::default() }.begin();
        loop {
            let turns = Vec::from_iter(state.turns());
            let Some(&turn) = turns.get(dice.below(turns.len() as u64) as usize) else { break };
            state = state.after(turn);
        }
        match origin(rules, Removal::Tournament, &state.board, None) {
            Origin::Game { record, .. } => assert_eq!(last_board(&record), state.board),
            other => panic!("{}: {other:?}", state.board),
        }
    }
}

#[track_caller]
fn check(rules: Rules, text: &str, edge: Edge, size: Option<(i32, i32)>, expected: Origin) {
    let board = Board::parse(text, edge).unwrap();
    assert_eq!(origin(rules, Removal::Tournament, &board, size), expected, "{text}");
}

#[test]
fn says_why_a_position_never_arises() {
    let never = |rules, text, edge, size, reason| {
        check(rules, text, edge, size, Origin::Never(reason));
    };
    let (ancient, modern) = (Rules::Ancient, Rules::Modern);
    let square = Square::new;
    never(ancient, "", Edge::Plane, None, Never::NoStones);
    never(ancient, "xx", Edge::Plane, None, Never::Colours(square(0, 0), square(0, 1)));
    never(ancient, "x.o", Edge::Plane, None, Never::Colours(square(0, 0), square(0, 2)));
    never(ancient, "ox/xo/ox", Edge::Walls, None, Never::Colour(square(0, 0)));
    never(ancient, "xo.o.o", Edge::Plane, Some((4, 4)), Never::NoRoom);
    let numbers = ByPlayer { left: 4, right: 1 };
    never(modern, "x.x.x/.x.o", Edge::Plane, None, Never::Colours(square(0, 0), square(1, 3)));
    never(modern, "ox/..x/.x.x", Edge::Plane, None, Never::Numbers(numbers));
    // 18 squares are the most on a side, so these are refused for other reasons.
    let high = format!("x{}/o", "/.".repeat(16));
    for text in ["x16o", &high] {
        never(ancient, text, Edge::Plane, Some((4, 4)), Never::NoRoom);
    }
    for text in ["o17", &high] {
        never(ancient, text, Edge::Walls, None, Never::Colour(square(0, 0)));
    }
    check(ancient, "x17xo", Edge::Plane, None, Origin::TooLarge(1, 20));
    check(ancient, "x17./o", Edge::Walls, None, Origin::TooLarge(2, 19));
}

/// On a small board the position stands where the edge changes no jump, if it can.
#[test]
fn a_game_says_whether_its_board_has_room() {
    let board = Board::parse("xo", Edge::Plane).unwrap();
    let has_room = |size| match origin(Rules::Ancient, Removal::Tournament, &board, Some(size)) {
        Origin::Game { record, has_room } => {
            let last = last_board(&record);
            let stones: Vec<Square> = last.stones().map(|(square, _)| square).collect();
            let jumps = Player::ALL.map(|player| last.jumps(Rules::Ancient, player).count());
            assert_eq!((stones.len(), jumps == [1, 1]), (2, has_room), "{last}");
            has_room
        }
        other => panic!("{size:?}: {other:?}"),
    };
    assert_eq!([(4, 4), (4, 6), (2, 2), (4, 3)].map(has_room), [true, true, false, false]);
}

/// With an odd number of columns the mirror image of a full board has the same colours.
#[test]
fn mirror_images_are_refused_for_the_same_reasons() {
    let (full, dice) = (Board::full(3, 5), &mut Dice(4));
    let reason = |board: &Board| match origin(Rules::Ancient, Removal::Anywhere, board, None) {
        Origin::Never(Never::Places(refused)) => Some(refused),
        _ => None,
    };
    let mut by_diagonals = 0;
    for _ in 0..200 {
        let some = full.squares().filter(|_| dice.below(2) == 0).collect::<Vec<_>>();
        let board = some.into_iter().fold(full.clone(), Board::without);
        let refused = reason(&board);
        assert_eq!(reason(&board.mirrored()), refused, "{board}");
        by_diagonals += refused.map_or(0, |refused| refused.by_diagonals);
    }
    assert!(by_diagonals > 50, "{by_diagonals}");
}

#[test]
fn stops_and_goes_on() {
    let board = Board::parse("xo/.xo", Edge::Plane).unwrap();
    let new = || OriginSearch::new(Rules::Modern, Removal::Tournament, &board, None);
    let whole = new().go_on(&mut Budget::unlimited()).unwrap();
    let (mut search, mut stops) = (new(), 0);
    let sliced = loop {
        match search.go_on(&mut Budget::steps(7)) {
            Ok(origin) => break origin,
            Err(stopped) => assert_eq!(stopped, Stopped::Budget),
        }
        stops += 1;
    };
    assert_eq!(sliced, whole);
    assert!(stops > 5, "{stops}");
    let memory = new().go_on(&mut Budget::unlimited().within(1000));
    assert_eq!(memory, Err(Stopped::Memory));
}
