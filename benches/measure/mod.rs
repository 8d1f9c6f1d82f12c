//! Measurements of the searches. Values stand beside the reference evaluator's on the same position,
//! measured in the same run; what it cannot reach, alone.

use papamu::budget::Budget;
use papamu::konane::{Board, Edge, Field, NIMBERS, Rules, Scope, Window, nimber, survey};
use papamu::player::Player;
use papamu::solver::{Habitat, OutcomeSearch, Reference, Solver};

/// So many steps between two looks at the clock.
const SLICE: u64 = 2_000;
/// After so many milliseconds a position counts as too hard.
const PATIENCE: f64 = 5_000.0;

/// Small enough for the reference evaluator.
const SMALL: [(&str, Edge, &str); 5] = [
    ("double diagonal of 8", Edge::Plane, "xo/.xo/..xo/...xo"),
    ("two rows of 10", Edge::Plane, "xoxox/oxoxo"),
    ("4 × 4, corner opening", Edge::Walls, "xoxo/oxox/xoxo/..ox"),
    ("16 stones, scattered", Edge::Plane, "xo..xo..x/..ox...o./xo....ox./....xo..x"),
    ("16 stones, scattered, walls", Edge::Walls, "xo..xo..x/..ox...o./xo....ox./....xo..x"),
];

/// What random play on 8 × 8 has left: position, and name with the number of stones.
const RANDOM: &str = include_str!("../data/bench8.txt");

const WHOLE: [(&str, &str); 3] = [
    ("5 × 5, corner opening", "xoxox/oxoxo/xoxox/oxoxo/..xox"),
    ("6 × 6, corner opening", "xoxoxo/oxoxox/xoxoxo/oxoxox/xoxoxo/..oxox"),
    ("6 × 6, centre opening", "xoxoxo/oxoxox/xo..xo/oxoxox/xoxoxo/oxoxox"),
];

/// Too much for values, but not for who wins.
const LARGE: [(&str, &str); 2] = [
    ("5 × 6, corner opening", "xoxoxo/oxoxox/xoxoxo/oxoxox/..xoxo"),
    ("6 × 7, corner opening", "xoxoxox/oxoxoxo/xoxoxox/oxoxoxo/xoxoxox/..oxoxo"),
];

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

pub fn run(filter: &str) {
    let groups: [(&str, fn()); 6] = [
        ("jumps", jumps),
        ("parts", parts),
        ("values", values),
        ("random", random),
        ("who wins", outcomes),
        ("habitat", habitat),
    ];
    for (name, measure) in groups.into_iter().filter(|(name, _)| name.contains(filter)) {
        say(&format!("\n{name}"));
        measure();
    }
}

fn board(text: &str, edge: Edge) -> Board {
    Board::parse(text, edge).expect("a good position")
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
        let jumps = board.jumps(Rules::Ancient, player).into_iter();
        jumps.map(|jump| on_board(&board.play(jump), player.other(), depth - 1)).sum()
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
    let window = window.cut(0, papamu::konane::Square::new(0, 0));
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
        say(&format!("{name:32} {:>13} {}", "", shown(Some(time))));
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
        let time = value_time(&nimber(n).expect("it has been built"), PATIENCE);
        say(&format!("nimber *{n:<24} {:>13} {}", "", shown(time)));
    }
    let (name, text) = WHOLE[0];
    let time = value_time(&board(text, Edge::Walls), PATIENCE);
    say(&format!("{name:32} {:>13} {}", "", shown(time)));
}

/// By the number of stones: how many are solved within a second, and the middle time.
fn random() {
    let lines = RANDOM.lines().filter_map(|line| line.split_once(" rnd8x8k"));
    let mut lines = lines.map(|(text, name)| (text, &name[..2])).peekable();
    while let Some(&(_, stones)) = lines.peek() {
        let mut times = Vec::new();
        while let Some((text, _)) = lines.next_if(|(_, others)| *others == stones) {
            times.push(value_time(&board(text, Edge::Walls), 1_000.0).unwrap_or(f64::INFINITY));
        }
        times.sort_by(f64::total_cmp);
        let solved = times.iter().filter(|time| time.is_finite()).count();
        let middle = Some(times[times.len() / 2]).filter(|time| time.is_finite());
        let name = format!("8 × 8, {stones} stones");
        say(&format!("{name:32} {solved:>2} of {:>2} in 1 s {}", times.len(), shown(middle)));
    }
}

fn outcomes() {
    say(&format!("{:32} {:>13} {:>13}", "", "Left starts", "Right starts"));
    for (name, text) in WHOLE.into_iter().chain(LARGE) {
        let board = board(text, Edge::Walls);
        let [left, right] = Player::BOTH.map(|starts| {
            let mut search = OutcomeSearch::new(Rules::Ancient, 256 << 20);
            shown(within(PATIENCE, |budget| search.winner(&board, starts, budget).is_ok()))
        });
        say(&format!("{name:32} {left} {right}"));
    }
}

fn beside(name: &str, reference: f64, solver: f64) {
    let (one, two) = (shown(Some(reference)), shown(Some(solver)));
    say(&format!("{name:32} {one} {two} {:>8.1}×", reference / solver));
}

fn shown(time: Option<f64>) -> String {
    time.map_or(format!("{:>13}", "too long"), |time| format!("{time:>10.3} ms"))
}

fn value_time(board: &Board, patience: f64) -> Option<f64> {
    let mut solver = Solver::new(Rules::Ancient);
    within(patience, |budget| solver.value(board, budget).is_ok())
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
        say(&format!("{name:32} {:>13.0} positions a second", habitat.looked() as f64 / seconds));
    }
}
