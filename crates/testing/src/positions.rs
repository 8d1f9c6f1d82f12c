//! Makes random boards of every kind that a solver has to value.

use basics::player::Player;
use konane::{Board, Direction, Edge, Rules, Square};
use solver::{OutcomeSearch, Solver};

use crate::Random;

/// This many boards, the kinds one after the other, the same in every run.
pub fn positions(seed: u64, count: usize) -> impl Iterator<Item = Board> {
    let kinds = [scattered, checkered, crowded, played, uneven, clusters, spread, chain];
    let mut random = Random::new(seed);
    (0..count).map(move |index| kinds[index % kinds.len()](&mut random))
}

/// Stones thrown at a board.
fn scattered(random: &mut Random) -> Board {
    let (rows, columns) = (random.within(1, 6), random.within(2, 10));
    let (stones, edge) = (random.within(2, 14) as usize, random.edge());
    random.board(rows, columns, stones, edge)
}

/// The rest of a full board: the colour of each stone follows its square, except perhaps for one.
fn checkered(random: &mut Random) -> Board {
    let (rows, columns) = (random.within(2, 6), random.within(3, 7));
    let stones = random.within(4, 11) as usize;
    let board = thinned(random, rows, columns, stones);
    let edge = random.edge();
    perhaps_recoloured(random, with_edge(&board, edge))
}

/// A small board with few holes; it has more stones than the solver compares depth first.
fn crowded(random: &mut Random) -> Board {
    let [rows, columns] = [[2, 8], [3, 5], [4, 4]][random.below(3)];
    let stones = (rows * columns - random.within(2, 3)) as usize;
    let board = thinned(random, rows, columns, stones);
    perhaps_recoloured(random, board)
}

/// A whole board after random play: crowded corners, stuck stones, lonely stones.
fn played(random: &mut Random) -> Board {
    let (rows, columns) = (random.within(1, 8), random.within(2, 8));
    let full = (rows * columns) as usize;
    let holes = random.within(2, 4) as usize;
    let mut board = thinned(random, rows, columns, full - holes.min(full));
    for turn in 0..64 {
        let player = Player::ALL[turn % 2];
        let jumps = Vec::from_iter(board.jumps(Rules::Ancient, player));
        if board.stones().count() <= 11 || jumps.is_empty() {
            break;
        }
        board = board.play_unchecked(jumps[random.below(jumps.len())]);
    }
    // Fewer stones are left than this, unless the players got stuck.
    remove_all_but(random, &mut board, 13);
    board
}

/// One or two stones among many of the other colour: long runs, most of which end early.
fn uneven(random: &mut Random) -> Board {
    let (rows, columns) = (random.within(5, 8), random.within(5, 8));
    let mut board = Board::full(rows, columns);
    for (owner, stones) in
        [(Player::Left, random.within(1, 2)), (Player::Right, random.within(7, 13))]
    {
        let of_owner = board.stones().filter(|&(_, player)| player == owner);
        let all = of_owner.map(|(at, _)| at).collect();
        remove_some(random, &mut board, all, stones as usize);
    }
    let board = if random.below(2) == 0 { board } else { board.swapped() };
    let edge = random.edge();
    with_edge(&board, edge)
}

/// Two clusters as far apart as their penetrations, or a little nearer or farther; every other time
/// with walls in reach. Here a solver is most likely to split too boldly.
fn clusters(random: &mut Random) -> Board {
    let (edge, way) = (random.edge(), Square::new(random.within(0, 3), random.within(3, 8)));
    let mut board = Board::empty(3 + way.row, 3 + way.column, edge);
    for from in [Square::new(0, 0), way] {
        let stones = random.below(6);
        for (at, player) in random.board(3, 3, stones, edge).stones() {
            board.set(at + from, Some(player));
        }
    }
    board
}

/// Few stones on a large board, some of them neighbours: parts in windows of all sizes.
fn spread(random: &mut Random) -> Board {
    let (rows, columns) = (random.within(1, 12), random.within(9, 78));
    let (rows, columns) = if random.below(2) == 0 { (rows, columns) } else { (columns, rows) };
    let mut board = Board::empty(rows, columns, random.edge());
    let mut at = Square::new(rows / 2, columns / 2);
    for (near, player) in random.board(4, 4, 14, Edge::Plane).stones() {
        board.set(at + near, Some(player));
        at.row = (at.row + random.within(-2, 2)).rem_euclid(rows);
        at.column = (at.column + random.within(-2, 2)).rem_euclid(columns);
    }
    board
}

/// A long chain of stones with few jumps, which only an exact search can split.
fn chain(random: &mut Random) -> Board {
    let mut board = Board::empty(40, 40, Edge::Plane);
    let mut at = Square::new(20, 20);
    board.set(at, Some(Player::Left));
    at = at.step(Direction::ALL[random.below(4)], 1);
    for _ in 0..10 + random.below(13) {
        board.set(at, Some(Player::ALL[1 - usize::from(random.below(9) == 0)]));
        let turn = Direction::ALL[random.below(4)];
        at = at.step(if random.below(4) == 0 { turn } else { Direction::Down }, 2);
    }
    board
}

/// This many stones of a full board, in either colouring.
fn thinned(random: &mut Random, rows: i32, columns: i32, stones: usize) -> Board {
    let mut board = Board::full(rows, columns);
    remove_all_but(random, &mut board, stones);
    if random.below(2) == 0 { board } else { board.swapped() }
}

fn remove_all_but(random: &mut Random, board: &mut Board, stones: usize) {
    let all = board.stones().map(|(at, _)| at).collect();
    remove_some(random, board, all, stones);
}

/// Removes some of these stones until this many are left.
fn remove_some(random: &mut Random, board: &mut Board, mut from: Vec<Square>, left: usize) {
    while from.len() > left {
        board.set(from.swap_remove(random.below(from.len())), None);
    }
}

/// Gives one stone the other colour, every third time.
fn perhaps_recoloured(random: &mut Random, mut board: Board) -> Board {
    let stones: Vec<(Square, Player)> = board.stones().collect();
    if random.below(3) == 0 && !stones.is_empty() {
        let (at, player) = stones[random.below(stones.len())];
        board.set(at, Some(player.other()));
    }
    board
}

fn with_edge(board: &Board, edge: Edge) -> Board {
    let mut same = Board::empty(board.rows(), board.columns(), edge);
    for (at, player) in board.stones() {
        same.set(at, Some(player));
    }
    same
}

/// What finds winners under the rules of a solver.
pub fn outcomes(solver: &Solver) -> OutcomeSearch {
    OutcomeSearch::new(solver.rules(), 16 << 20)
}
