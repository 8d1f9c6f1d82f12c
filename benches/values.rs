//! Measurements: `./dev bench [FILTER]`. Each figure is the best of several runs, because whatever
//! else the machine does only ever adds time. Each stands beside the reference evaluator's on the
//! same input, measured in the same run.

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    bench::run();
}

#[cfg(not(target_arch = "wasm32"))]
mod bench {
    use std::collections::HashMap;
    use std::time::{Duration, Instant};

    use basics::budget::Budget;
    use basics::player::{ByPlayer, Player};
    use konane::{Board, Edge, Rules};
    use value::reference::{Form, Forms};
    use value::{Value, Values};

    const RUNS: usize = 5;

    /// Positions of 12 to 16 stones between walls, from random play; the dense one from the plane.
    const POSITIONS: [(&str, Edge, &str); 4] = [
        ("12 stones", Edge::Walls, "xox.xo/o.ox../xo..ox/....xo"),
        ("13 stones, scattered", Edge::Plane, "xo.ox./..x.o./ox..xo/.x.o.x"),
        ("14 stones, dense", Edge::Walls, "xoxo./oxox./xoxo./ox..."),
        ("16 stones", Edge::Walls, "xoxo.x/o.ox../xoxo.o/.xo..x"),
    ];

    pub fn run() {
        let filter = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
        println!("{:36} {:>12} {:>12} {:>7}", "", "reference", "engine", "ratio");
        for (name, edge, text) in POSITIONS {
            let board = Board::parse(text, edge).expect("a good position");
            let game = Game::of(&board);
            let report = |what: &str, reference: Duration, engine: Duration| {
                let label = format!("{what}, {name}");
                if filter.as_ref().is_none_or(|filter| label.contains(filter.as_str())) {
                    let milliseconds = |time: Duration| time.as_secs_f64() * 1e3;
                    println!(
                        "{label:36} {:>9.3} ms {:>9.3} ms {:>6.1}×",
                        milliseconds(reference),
                        milliseconds(engine),
                        reference.as_secs_f64() / engine.as_secs_f64()
                    );
                }
            };
            let label = format!("construct {} values", game.0.len());
            report(&label, best(|| (), |()| game.forms()), best(|| (), |()| game.values()));
            let forms = || {
                let (forms, all) = game.forms();
                (forms, sample(all))
            };
            let values = || {
                let (values, all) = game.values();
                (values, sample(all))
            };
            let label = format!("compare {}² values", forms().1.len());
            report(&label, best(forms, compare_forms), best(values, compare_values));
            let label = format!("add {}² values", forms().1.len());
            report(&label, best(forms, add_forms), best(values, add_values));
        }
    }

    /// All positions that can come from one, each after those it leads to, as the places of the
    /// positions that the players' jumps lead to.
    struct Game(Vec<ByPlayer<Vec<usize>>>);

    impl Game {
        fn of(board: &Board) -> Game {
            let mut game = Game(Vec::new());
            game.add(board.trimmed(), &mut HashMap::new());
            game
        }

        fn add(&mut self, board: Board, known: &mut HashMap<Board, usize>) -> usize {
            if let Some(&place) = known.get(&board) {
                return place;
            }
            let options = ByPlayer::from_fn(|player: Player| {
                let jumps = board.jumps(Rules::Ancient, player);
                jumps.map(|jump| self.add(board.play_unchecked(jump).trimmed(), known)).collect()
            });
            self.0.push(options);
            known.insert(board, self.0.len() - 1);
            self.0.len() - 1
        }

        /// The value of every position, by `make` from the values of its options.
        fn replay<T: Copy>(&self, mut make: impl FnMut(&mut ByPlayer<Vec<T>>) -> T) -> Vec<T> {
            let mut all: Vec<T> = Vec::with_capacity(self.0.len());
            let mut lists = ByPlayer { left: Vec::new(), right: Vec::new() };
            for options in &self.0 {
                for player in Player::ALL {
                    lists[player].clear();
                    lists[player].extend(options[player].iter().map(|&place| all[place]));
                }
                all.push(make(&mut lists));
            }
            all
        }

        fn forms(&self) -> (Forms, Vec<Form>) {
            let mut forms = Forms::default();
            let all = self.replay(|options| {
                forms.canonical(options.clone(), &mut Budget::unlimited()).expect("no limit")
            });
            (forms, all)
        }

        fn values(&self) -> (Values, Vec<Value>) {
            let mut values = Values::new();
            let all = self.replay(|options| {
                values.make_from(options, &mut Budget::unlimited()).expect("no limit")
            });
            (values, all)
        }
    }

    /// At most 60 of the different ones, evenly spread.
    fn sample<T: Copy + Ord>(mut all: Vec<T>) -> Vec<T> {
        all.sort();
        all.dedup();
        let step = all.len().div_ceil(60);
        all.into_iter().step_by(step).collect()
    }

    fn compare_forms((mut forms, all): (Forms, Vec<Form>)) -> usize {
        let budget = &mut Budget::unlimited();
        pairs(&all).filter(|&(g, h)| forms.at_most(g, h, budget).expect("no limit")).count()
    }

    fn compare_values((mut values, all): (Values, Vec<Value>)) -> usize {
        let budget = &mut Budget::unlimited();
        pairs(&all).filter(|&(g, h)| values.at_most(g, h, budget).expect("no limit")).count()
    }

    fn add_forms((mut forms, all): (Forms, Vec<Form>)) -> usize {
        let mut sums = HashMap::new();
        pairs(&all).map(|(g, h)| add(&mut forms, &mut sums, g, h)).count()
    }

    /// The sum by definition.
    fn add(forms: &mut Forms, sums: &mut HashMap<(Form, Form), Form>, g: Form, h: Form) -> Form {
        if let Some(&known) = sums.get(&(g, h)) {
            return known;
        }
        let (of_g, of_h) = (forms.options(g).clone(), forms.options(h).clone());
        let options = ByPlayer::from_fn(|player: Player| {
            let mut options: Vec<Form> =
                of_g[player].iter().map(|&o| add(forms, sums, o, h)).collect();
            options.extend(of_h[player].iter().map(|&o| add(forms, sums, g, o)));
            options
        });
        let sum = forms.canonical(options.clone(), &mut Budget::unlimited()).expect("no limit");
        sums.insert((g, h), sum);
        sum
    }

    fn add_values((mut values, all): (Values, Vec<Value>)) -> usize {
        let budget = &mut Budget::unlimited();
        pairs(&all).map(|(g, h)| values.add(g, h, budget).expect("no limit")).count()
    }

    fn pairs<T: Copy>(all: &[T]) -> impl Iterator<Item = (T, T)> {
        all.iter().flat_map(move |&g| all.iter().map(move |&h| (g, h)))
    }

    /// The least time that `measured` takes on what `prepared` gives.
    fn best<I, O>(prepared: impl Fn() -> I, measured: impl Fn(I) -> O) -> Duration {
        let once = || {
            let input = prepared();
            let start = Instant::now();
            std::hint::black_box(measured(input));
            start.elapsed()
        };
        (0..RUNS).map(|_| once()).min().unwrap_or_default()
    }
}
