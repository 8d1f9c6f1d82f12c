//! Measurements: `./dev bench [FILTER]`. Each figure is the best of several runs, because whatever
//! else the machine does only ever adds time.

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    bench::run();
}

#[cfg(not(target_arch = "wasm32"))]
mod bench {
    use std::time::{Duration, Instant};

    use papamu::budget::Budget;
    use papamu::konane::{Board, Edge, Rules};
    use papamu::solver::Reference;

    const RUNS: usize = 5;

    /// Positions of growing size, each a family of the gallery.
    const POSITIONS: [(&str, &str); 4] = [
        ("row of 12", "xoxoxoxoxoxo"),
        ("double diagonal of 5", "xo/.xo/..xo/...xo/....x"),
        ("corner of 4 × 4", "xoxo/oxo./xo../o..."),
        ("12 stones", "xox.x/ox.xo/.ox.o/x..o."),
    ];

    pub fn run() {
        let filter = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
        println!("{:30} {:>12} {:>14}", "reference evaluator", "time", "positions/s");
        for (name, text) in POSITIONS {
            if filter.as_ref().is_some_and(|filter| !name.contains(filter.as_str())) {
                continue;
            }
            let board = Board::parse(text, Edge::Plane).expect("a good position");
            let (time, positions) = best(|| {
                let mut reference = Reference::new(Rules::Ancient);
                let value = reference.value(&board, &mut Budget::unlimited());
                value.expect("the budget is unlimited");
                reference.positions()
            });
            let rate = positions as f64 / time.as_secs_f64();
            println!("{name:30} {:>9.3} ms {rate:>14.0}", time.as_secs_f64() * 1e3);
        }
    }

    /// The least time that `measured` takes, and what it returns.
    fn best<T>(measured: impl Fn() -> T) -> (Duration, T) {
        let once = || {
            let start = Instant::now();
            let result = measured();
            (start.elapsed(), result)
        };
        let runs = (0..RUNS).map(|_| once());
        runs.min_by_key(|(time, _)| *time).expect("there are runs")
    }
}
