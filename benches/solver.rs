//! Measurements of the searches: `./dev bench [FILTER]`. Values stand beside the reference
//! evaluator's on the same position, measured in the same run; what it cannot reach, alone.

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    bench::run();
}

#[cfg(not(target_arch = "wasm32"))]
mod bench {
    use std::time::{Duration, Instant};

    use papamu::budget::Budget;
    use papamu::konane::{Board, Edge, Rules};
    use papamu::player::Player;
    use papamu::solver::{OutcomeSearch, Reference, Solver};

    /// So many steps between two looks at the clock.
    const SLICE: u64 = 2_000;
    /// After so long a position counts as too hard.
    const PATIENCE: Duration = Duration::from_secs(3);

    /// Small enough for the reference evaluator.
    const SMALL: [(&str, Edge, &str); 4] = [
        ("double diagonal of 8", Edge::Plane, "xo/.xo/..xo/...xo"),
        ("two rows of 10", Edge::Plane, "xoxox/oxoxo"),
        ("4 × 4, corner opening", Edge::Walls, "xoxo/oxox/xoxo/..ox"),
        ("16 stones, scattered", Edge::Plane, "xo..xo..x/..ox...o./xo....ox./....xo..x"),
    ];

    /// What random play on 8 × 8 has left.
    const RANDOM: [(&str, &str); 3] = [
        (
            "8 × 8, 20 stones",
            "..xo...o/.......x/x.xo..../ox.....x/x...x.../..o.o.../.o.....o/..oxox..",
        ),
        (
            "8 × 8, 20 stones, spread",
            "x.x..o.o/o......./x......./ox.x..o./x......./.x.x..ox/...o.o../o...o..x",
        ),
        (
            "8 × 8, 24 stones",
            "xoxo..xo/o......x/...o..x./..oxox.x/x......o/.......x/x..o...o/..o..x.x",
        ),
    ];

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

    pub fn run() {
        let filter = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
        let wanted =
            |name: &str| filter.as_ref().is_none_or(|filter| name.contains(filter.as_str()));
        println!("{:32} {:>13} {:>13} {:>9}", "values", "reference", "solver", "ratio");
        for (name, edge, text) in SMALL.into_iter().filter(|(name, ..)| wanted(name)) {
            let board = Board::parse(text, edge).expect("a good position");
            let start = Instant::now();
            let value = Reference::new(Rules::Ancient).value(&board, &mut Budget::unlimited());
            value.expect("no limit");
            let reference = start.elapsed().as_secs_f64();
            let solver = value_time(&board).map_or(f64::INFINITY, |time| time.as_secs_f64());
            let ratio = reference / solver;
            println!(
                "{name:32} {:>10.2} ms {:>10.3} ms {ratio:>8.1}×",
                reference * 1e3,
                solver * 1e3
            );
        }
        for (name, text) in RANDOM.into_iter().chain(WHOLE).filter(|(name, _)| wanted(name)) {
            let board = Board::parse(text, Edge::Walls).expect("a good position");
            println!("{name:32} {:>13} {:>13}", "", shown(value_time(&board)));
        }
        println!("\n{:32} {:>13} {:>13}", "who wins", "Left starts", "Right starts");
        for (name, text) in WHOLE.into_iter().chain(LARGE).filter(|(name, _)| wanted(name)) {
            let board = Board::parse(text, Edge::Walls).expect("a good position");
            let [left, right] = Player::BOTH.map(|starts| shown(outcome_time(&board, starts)));
            println!("{name:32} {left:>13} {right:>13}");
        }
    }

    fn shown(time: Option<Duration>) -> String {
        match time {
            Some(time) => format!("{:.2} ms", time.as_secs_f64() * 1e3),
            None => format!("> {} s", PATIENCE.as_secs()),
        }
    }

    fn value_time(board: &Board) -> Option<Duration> {
        let mut solver = Solver::new(Rules::Ancient);
        within_patience(|budget| solver.value(board, budget).is_ok())
    }

    fn outcome_time(board: &Board, starts: Player) -> Option<Duration> {
        let mut search = OutcomeSearch::new(Rules::Ancient, 256 << 20);
        within_patience(|budget| search.winner(board, starts, budget).is_ok())
    }

    /// How long it takes until there is an answer, if it is not too long.
    fn within_patience(mut is_answered: impl FnMut(&mut Budget) -> bool) -> Option<Duration> {
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            if is_answered(&mut Budget::steps(SLICE)) {
                return Some(start.elapsed());
            }
        }
        None
    }
}
