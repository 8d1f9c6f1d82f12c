//! Measurements of the searches. Values stand beside the reference evaluator's on the same position,
//! measured in the same run; what it cannot reach, alone. Positions looked at are counted beside the time:
//! they are the same on every machine, however busy.

mod boards;
mod games;
#[cfg(target_arch = "wasm32")]
pub mod messages;

use std::fmt;

use basics::budget::Budget;
use basics::player::Player;
use boards::{FAMILIES, LARGE, SMALL, WHOLE, board, random};
use game::{Beginning, Removal};
use konane::{Board, Edge, Field, NIMBERS, Rules, Scope, Window, nimber, survey};
use solver::{Habitat, OutcomeSearch, Reference, Solver};

/// This many steps between two looks at the clock.
const SLICE: u64 = 2_000;
/// After this many milliseconds a position counts as too hard,
const PATIENCE: f64 = 5_000.0;
/// and one of those that are known to take long.
const LONG: f64 = 30_000.0;

/// Where it runs: how to tell the time and how to say something.
#[cfg(not(target_arch = "wasm32"))]
mod place {
    use std::sync::LazyLock;
    use std::time::Instant;

    /// In milliseconds.
    pub fn now() -> f64 {
        static START: LazyLock<Instant> = LazyLock::new(Instant::now);
        START.elapsed().as_secs_f64() * 1e3
    }

    pub fn say(line: &str) {
        println!("{line}");
    }
}

#[cfg(target_arch = "wasm32")]
mod place {
    pub fn now() -> f64 {
        js_sys::Date::now()
    }

    pub fn say(line: &str) {
        wasm_bindgen_test::console_log!("{line}");
    }
}

use place::{now, say};

const GROUPS: [(&str, fn()); 10] = [
    ("jumps", jumps),
    ("parts", parts),
    ("values", values),
    ("random", random_values),
    ("every jump", every_jump),
    ("who wins", outcomes),
    ("solved boards", solved),
    ("habitat", habitat),
    ("strength", games::strength),
    ("won games", games::won),
];

/// All groups whose names contain this.
pub fn run(filter: &str) {
    for (name, measure) in GROUPS.into_iter().filter(|(name, _)| name.contains(filter)) {
        say(&format!("\n{name}"));
        measure();
    }
}

/// The best of some runs, in milliseconds each.
fn best_of<T>(runs: u32, mut work: impl FnMut() -> T) -> f64 {
    let start = now();
    let mut best = f64::INFINITY;
    for _ in 0..runs {
        // Clocks in browsers are coarse.
        let (begin, mut times) = (now(), 0);
        while times == 0 || now() - begin < 20.0 {
            std::hint::black_box(work());
            times += 1;
        }
        best = best.min((now() - begin) / f64::from(times));
        if now() - start > PATIENCE {
            break;
        }
    }
    best
}

/// All lines of three jumps, on the board as drawn and in the solver's window.
fn jumps() {
    fn on_board(board: &Board, player: Player, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let jumps = board.jumps(Rules::Ancient, player);
        jumps.map(|jump| on_board(&board.play_unchecked(jump), player.other(), depth - 1)).sum()
    }
    fn in_window(window: &Window<u64>, player: Player, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut lines = 0;
        let Ok(()) = window.jumps(Rules::Ancient, player, |after| {
            lines += in_window(&after, player.other(), depth - 1);
            Ok::<(), std::convert::Infallible>(())
        });
        lines
    }
    let (_, text) = WHOLE[2];
    let board = board(text, Edge::Walls);
    let window: Window<Field> = Window::around(&board).0;
    let window = window.cut(0, konane::Square::new(0, 0));
    let (slow, fast) = (on_board(&board, Player::Left, 5), in_window(&window, Player::Left, 5));
    assert_eq!(slow, fast, "the same lines");
    let reference = best_of(3, || on_board(&board, Player::Left, 5));
    let solver = best_of(3, || in_window(&window, Player::Left, 5));
    beside("6 × 6, five jumps deep", reference, solver);
}

fn parts() {
    let full = ["xoxoxoxoxoxoxoxoxo/oxoxoxoxoxoxoxoxox"; 9].join("/").replacen("xo", "..", 1);
    let (scattered, edge, text) = SMALL[3];
    for (name, board) in [
        ("18 × 18, full, bounds", board(&full, Edge::Walls)),
        ("nimber *4, bounds", nimber(4).expect("it has been built")),
        (scattered, board(text, edge)),
    ] {
        let time = best_of(3, || survey(&board, &mut Budget::steps(0)));
        say(&format!("{name:32} {}", shown(Some(time))));
    }
}

fn values() {
    for (name, edge, text) in SMALL {
        let board = board(text, edge);
        let reference = best_of(3, || {
            let value = Reference::new(Rules::Ancient).value(&board, &mut Budget::unlimited());
            value.expect("no limit")
        });
        let solver = best_of(3, || {
            let value = Solver::new(Rules::Ancient).value(&board, &mut Budget::unlimited());
            value.expect("no limit")
        });
        beside(name, reference, solver);
    }
    for n in NIMBERS {
        let nimber = nimber(n).expect("it has been built");
        say(&format!("nimber *{n:<24} {}", Valued::of(&nimber, PATIENCE)));
    }
    for (name, text) in FAMILIES {
        say(&format!("{name:32} {}", Valued::of(&board(text, Edge::Plane), PATIENCE)));
    }
    for (name, text) in WHOLE.into_iter().chain(LARGE) {
        say(&format!("{name:32} {}", Valued::of(&board(text, Edge::Walls), LONG)));
    }
}

/// By the number of stones: how many are solved within a second, the middle one, and the most memory.
fn random_values() {
    for stones in [20, 24, 26, 28, 30, 32, 36] {
        let valued = |board| Valued::of(&board, 1_000.0);
        let mut boards: Vec<Valued> = random(stones).into_iter().map(valued).collect();
        boards.sort_by(|one, other| one.or_never().total_cmp(&other.or_never()));
        let solved = boards.iter().filter(|board| board.time.is_some()).count();
        let (middle, all) = (&boards[boards.len() / 2], boards.len());
        let memory = boards.iter().map(|board| board.bytes).max().unwrap_or_default() >> 20;
        say(&format!(
            "8 × 8, {stones} stones: {solved:>2} of {all} in 1 s  {middle} {memory:>5} MB"
        ));
    }
}

/// The value, and how many times as long all jumps take then. Boards for which either takes too long are
/// left out.
fn every_jump() {
    say(&format!("{:37} {:>13} {:>13}", "", "value", "jumps"));
    let (name, text) = WHOLE[0];
    let corner = vec![board(text, Edge::Walls)];
    let groups =
        [(name, corner), ("8 × 8, 26 stones", random(26)), ("8 × 8, 28 stones", random(28))];
    for (name, boards) in groups {
        let (all, mut found) = (boards.len(), 0);
        let (mut values, mut jumps) = ((0.0, 0), (0.0, 0));
        for board in boards {
            let mut solver = Solver::new(Rules::Ancient);
            let value = within(PATIENCE, |budget| solver.value(&board, budget).is_ok());
            let positions = solver.positions();
            let moves = within(PATIENCE, |budget| solver.moves(&board, budget).is_ok());
            if let Some((value, moves)) = value.zip(moves) {
                found += 1;
                values = (values.0 + value, values.1 + positions);
                jumps = (jumps.0 + moves, jumps.1 + solver.positions() - positions);
            }
        }
        let times = [values.0, jumps.0].map(|time| shown(Some(time))).join(" ");
        let (ratio, one, two) = (jumps.0 / values.0, values.1, jumps.1);
        say(&format!(
            "{name:25} {found:>2} of {all:>2}  {times} {ratio:>8.1}× {one:>10} {two:>10} positions"
        ));
    }
}

fn outcomes() {
    say(&format!("{:32} {:>13} {:>33}", "", "Left starts", "Right starts"));
    for (name, text) in WHOLE.into_iter().chain(LARGE) {
        let board = board(text, Edge::Walls);
        let [left, right] = Player::ALL.map(|starts| {
            let mut search = OutcomeSearch::new(Rules::Ancient, 256 << 20);
            let time = within(LONG, |budget| search.winner(&board, starts, budget).is_ok());
            format!("{} {:>9} positions", shown(time), search.positions())
        });
        say(&format!("{name:32} {left} {right}"));
    }
}

/// All openings of a board up to symmetry, with either player first, each searched from an empty table as
/// `papamu solve` does.
fn solved() {
    for rules in Rules::ALL {
        for (rows, columns) in [(4, 4), (4, 5), (4, 6), (5, 5), (5, 6), (6, 6)] {
            let beginnings = Beginning::all(Removal::Anywhere, rows, columns);
            let (begin, mut positions) = (now(), 0);
            for beginning in &beginnings {
                let mut search = OutcomeSearch::new(rules, 256 << 20);
                let board = beginning.board(rows, columns);
                let winner = search.winner(&board, beginning.first, &mut Budget::unlimited());
                assert!(winner.is_ok(), "no limit");
                positions += search.positions();
            }
            let time = now() - begin;
            let name =
                format!("{rows} × {columns}, {}, {} searches", rules.name(), beginnings.len());
            // The clock of a browser may not have moved.
            let speed = positions as f64 / time.max(1.0) * 1e3;
            let time = shown(Some(time));
            say(&format!("{name:32} {time} {positions:>9} positions, {speed:>9.0} a second"));
        }
    }
}

fn beside(name: &str, reference: f64, solver: f64) {
    let (one, two) = (shown(Some(reference)), shown(Some(solver)));
    say(&format!("{name:32} {one} {two} {:>8.1}×", reference / solver));
}

fn shown(time: Option<f64>) -> String {
    time.map_or(format!("{:>13}", "too long"), |time| format!("{time:>10.3} ms"))
}

/// What it took to value a position, from empty tables.
struct Valued {
    time: Option<f64>,
    positions: u64,
    bytes: usize,
}

impl Valued {
    fn of(board: &Board, patience: f64) -> Valued {
        let mut solver = Solver::new(Rules::Ancient);
        let time = within(patience, |budget| solver.value(board, budget).is_ok());
        Valued { time, positions: solver.positions(), bytes: solver.bytes() }
    }

    fn or_never(&self) -> f64 {
        self.time.unwrap_or(f64::INFINITY)
    }
}

impl fmt::Display for Valued {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} {:>10} positions", shown(self.time), self.positions)
    }
}

/// How long it takes until there is an answer, if it is not too long.
fn within(patience: f64, mut is_answered: impl FnMut(&mut Budget) -> bool) -> Option<f64> {
    let start = now();
    while now() - start < patience {
        if is_answered(&mut Budget::steps(SLICE)) {
            return Some(now() - start);
        }
    }
    None
}

/// How many positions a second are held against a value that none of them has.
fn habitat() {
    for (name, edge) in [("all boxes, plane", Edge::Plane), ("all boxes, walls", Edge::Walls)] {
        let scope = Scope { edge, ..Scope::default() };
        let from = (0, u32::MAX, 0);
        let mut habitat = Habitat::new(Rules::Ancient, scope, "7/1024", from, 96 << 20);
        let begin = now();
        while now() - begin < PATIENCE {
            assert!(habitat.next(&mut Budget::steps(SLICE)).is_err(), "nothing has this value");
        }
        let seconds = (now() - begin) / 1e3;
        say(&format!("{name:32} {:>13.0} positions a second", habitat.examined() as f64 / seconds));
    }
}
