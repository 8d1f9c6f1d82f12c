//! The fates of jumps, on all small boards, against the definitions as the reference computes them.

use basics::budget::Budget;
use basics::player::{ByPlayer, Player};
use konane::{Board, Edge, Rules, Square};
use papamu_solver::{Analysis, Finding, OutcomeSearch, Reference, Solver, ValuedJump};
use value::Style;
use value::reference::{Form, Forms};

/// All ways to put stones on a rectangle.
fn boards(rows: i32, columns: i32, edge: Edge) -> impl Iterator<Item = Board> {
    let squares = (rows * columns) as u32;
    (0..3_u32.pow(squares)).map(move |number| {
        let mut board = Board::empty(rows, columns, edge);
        for index in 0..squares {
            let square = Square::new(index as i32 / columns, index as i32 % columns);
            let stone = [None, Some(Player::Left), Some(Player::Right)];
            board.set(square, stone[(number / 3_u32.pow(index) % 3) as usize]);
        }
        board
    })
}

/// How often each fate occurred.
#[derive(Default, Debug)]
struct Said {
    kept: u32,
    repeats: u32,
    dominated: u32,
    reverses: u32,
    /// Both of the last two.
    both: u32,
    /// Reversible, in a position that is a number.
    in_numbers: u32,
}

struct Trial {
    solver: Solver,
    reference: Reference,
    said: Said,
}

impl Trial {
    fn new(rules: Rules) -> Self {
        Trial {
            solver: Solver::new(rules),
            reference: Reference::new(rules),
            said: Said::default(),
        }
    }

    /// Checks the fates of a position's jumps.
    fn check(&mut self, board: &Board) {
        let moves = self.solver.moves(board, &mut Budget::unlimited()).unwrap();
        self.check_moves(board, &moves);
    }

    fn check_moves(&mut self, board: &Board, moves: &ByPlayer<Vec<ValuedJump>>) {
        let budget = &mut Budget::unlimited();
        let whole = self.reference.value(board, budget).unwrap();
        for player in Player::ALL {
            let jumps = moves[player].iter().map(|valued| valued.jump);
            assert!(jumps.eq(board.jumps(self.solver.rules(), player)), "{board}");
        }
        for player in Player::ALL {
            let mut forms = Vec::new();
            for valued in &moves[player] {
                forms.push(
                    self.reference.value(&board.play_unchecked(valued.jump), budget).unwrap(),
                );
            }
            for (index, valued) in moves[player].iter().enumerate() {
                let (form, fate) = (forms[index], valued.fate);
                let told = || format!("{board}: {valued:?}");

                let all = &mut self.reference.forms;
                let value = self.solver.values.write(valued.value, Style::Braces, 1_000, budget);
                assert_eq!(testing::form(all, &value.unwrap()), form, "{}", told());

                let zero = nothing(&mut self.reference.forms);
                assert_eq!(
                    valued.wins,
                    is_preferred(&mut self.reference.forms, player, form, zero),
                    "{}",
                    told()
                );

                let first = forms.iter().position(|&other| other == form).unwrap();
                assert_eq!(fate.repeats, (first < index).then_some(first), "{}", told());

                let mut is_dominated = |form: Form| {
                    let all = &mut self.reference.forms;
                    forms.iter().any(|&o| o != form && is_preferred(all, player, o, form))
                };
                assert_eq!(fate.dominated_by.is_some(), is_dominated(form), "{}", told());
                if let Some(by) = fate.dominated_by {
                    assert!(!is_dominated(forms[by]), "{}", told());
                    let all = &mut self.reference.forms;
                    assert!(forms[by] != form, "{}", told());
                    assert!(is_preferred(all, player, forms[by], form), "{}", told());
                }

                let all = &mut self.reference.forms;
                let mut reversing = all.options(form)[player.other()].clone();
                reversing.retain(|&answer| is_preferred(all, player.other(), answer, whole));
                match fate.reverses_through {
                    None => assert_eq!(reversing, [], "{}", told()),
                    Some(answer) => {
                        let name = self.solver.values.write(answer, Style::Braces, 1_000, budget);
                        let answer = testing::form(all, &name.unwrap());
                        assert!(reversing.contains(&answer), "{}", told());
                    }
                }

                let is_reversible = fate.reverses_through.is_some();
                let value = self.solver.value(board, budget).unwrap();
                let sum = self.solver.values.number_up_star(value);
                let is_number = sum.is_some_and(|sum| sum.is_number());
                self.said.kept += u32::from(fate.is_kept());
                self.said.repeats += u32::from(fate.repeats.is_some());
                self.said.dominated += u32::from(fate.dominated_by.is_some());
                self.said.reverses += u32::from(is_reversible);
                self.said.both += u32::from(is_reversible && fate.dominated_by.is_some());
                self.said.in_numbers += u32::from(is_reversible && is_number);
            }
        }
    }
}

/// Whether `one` is at least as good as `other` for the player.
fn is_preferred(forms: &mut Forms, player: Player, one: Form, other: Form) -> bool {
    let (less, more) = if player == Player::Left { (other, one) } else { (one, other) };
    forms.at_most(less, more, &mut Budget::unlimited()).unwrap()
}

fn nothing(forms: &mut Forms) -> Form {
    forms.canonical(ByPlayer::default(), &mut Budget::unlimited()).unwrap()
}

#[test]
fn fates_are_true_by_the_definitions() {
    for rules in [Rules::Ancient, Rules::Modern] {
        let mut trial = Trial::new(rules);
        for (rows, columns) in [(1, 8), (2, 4), (3, 3)] {
            for edge in [Edge::Plane, Edge::Walls] {
                for board in boards(rows, columns, edge) {
                    trial.check(&board);
                }
            }
        }
        let Said { kept, repeats, dominated, reverses, both, in_numbers } = trial.said;
        let counts = [kept, repeats, dominated, reverses, both, in_numbers];
        assert!(counts.iter().all(|&count| count > 50), "{:?}", trial.said);
    }
}

/// Two positions so far apart that they never meet.
fn beside(one: &Board, other: &Board) -> Board {
    const FAR: i32 = 16;
    let mut both = Board::empty(2 * FAR, 2 * FAR, Edge::Plane);
    for (board, corner) in [(one, 0), (other, FAR)] {
        for (square, player) in board.stones() {
            both.set(Square::new(square.row + corner, square.column + corner), Some(player));
        }
    }
    both
}

/// Positions of several parts: some equal, some opposite, some without jumps.
fn sums() -> impl Iterator<Item = Board> {
    let others = ["xo.o", "oxo.ox", "x.xo", "xo/.x", "o.ox.x", "xo.....ox"];
    boards(1, 5, Edge::Plane).flat_map(move |one| {
        let other = move |text: &str| Board::parse(text, Edge::Plane).unwrap();
        let others = others.map(other).into_iter().chain([one.clone()]);
        others.map(move |other| beside(&one, &other)).collect::<Vec<_>>()
    })
}

/// The fate of a jump in its part is its fate in the game of that part alone.
#[test]
fn fates_in_a_part_are_true_of_that_part() {
    for rules in Rules::ALL {
        let mut trial = Trial::new(rules);
        let mut alone = 0;
        for board in sums() {
            let mut outcomes = OutcomeSearch::new(rules, 1 << 20);
            let mut analysis = Analysis::new(board.clone());
            let mut parts = Vec::new();
            let mut is_told = false;
            let budget = &mut Budget::unlimited();
            while let Some(found) = analysis.next(&mut trial.solver, &mut outcomes, budget).unwrap()
            {
                match found {
                    Finding::Survey(survey) => parts = survey.parts,
                    Finding::PartWorths(worths) => {
                        is_told = true;
                        for part in &parts {
                            let moves = ByPlayer::from_fn(|player: Player| {
                                of_part(&worths[player], &part.stones)
                            });
                            trial.check_moves(&board.only(&part.stones), &moves);
                        }
                        alone += parts.len();
                    }
                    // The worths in the whole come after those in the parts.
                    Finding::Worths(worths) => {
                        assert_eq!(is_told, parts.len() > 1, "{board}");
                        let moves = trial.solver.moves(&board, &mut Budget::unlimited());
                        assert_eq!(moves, Ok(worths), "{board}");
                    }
                    _ => {}
                }
            }
        }
        assert!(alone > 1_000, "{alone}");
        let Said { kept, repeats, dominated, reverses, .. } = trial.said;
        assert!([kept, repeats, dominated, reverses].iter().all(|&count| count > 50));
    }
}

/// The jumps of a part, which refer to each other by their indices.
fn of_part(worths: &[ValuedJump], stones: &[Square]) -> Vec<ValuedJump> {
    let is_in = |place: usize| stones.contains(&worths[place].jump.from);
    let places: Vec<usize> = (0..worths.len()).filter(|&place| is_in(place)).collect();
    let named = |place: usize| {
        places.iter().position(|&other| other == place).expect("a jump of the same part")
    };
    let moved = |&place: &usize| {
        let mut valued = worths[place].clone();
        valued.fate.repeats = valued.fate.repeats.map(named);
        valued.fate.dominated_by = valued.fate.dominated_by.map(named);
        valued
    };
    places.iter().map(moved).collect()
}

/// The gain of a jump is the difference that it makes: the value of a board with the positions after
/// and before it, one of them with its colours swapped.
#[test]
fn incentives_are_differences_of_positions() {
    let budget = &mut Budget::unlimited();
    for rules in Rules::ALL {
        let (mut solver, mut reference) = (Solver::new(rules), Reference::new(rules));
        let mut count = 0;
        let lines = ["oxo.ox", "o.ox.x", "xo.o.x", "xo/.x/o.", "x.xo..xo.o", "xo.o/4/4/4/4/ox.xo"];
        for board in lines.map(|line| Board::parse(line, Edge::Plane).unwrap()) {
            let incentives = solver.incentives(&board, budget).unwrap();
            for player in Player::ALL {
                assert_eq!(board.jumps(rules, player).count(), incentives[player].len());
                for (jump, &incentive) in board.jumps(rules, player).zip(&incentives[player]) {
                    let after = board.play_unchecked(jump);
                    let difference = match player {
                        Player::Left => beside(&after, &board.swapped()),
                        Player::Right => beside(&board, &after.swapped()),
                    };
                    let form = reference.value(&difference, budget).unwrap();
                    let text = solver.values.write(incentive, Style::Braces, 1_000, budget);
                    let told = testing::form(&mut reference.forms, &text.unwrap());
                    assert_eq!(told, form, "{board}: {jump:?}");
                    count += 1;
                }
            }
        }
        assert!(count > 15, "{count}");
    }
}

/// The first position that the page shows. Its value is 1/2; Right would answer the jump to ↑∗ with 0,
/// which is less.
#[test]
fn the_losing_jump_of_one_half_reverses_through_zero() {
    let budget = &mut Budget::unlimited();
    let board = Board::parse("oxo.ox", Edge::Plane).unwrap();
    let mut solver = Solver::new(Rules::Ancient);
    let up_star = solver.values.parse("^*", budget).unwrap();
    let moves = solver.moves(&board, budget).unwrap();
    let jump = moves.left.iter().find(|valued| valued.value == up_star).expect("a jump to ↑∗");
    assert!(!jump.wins && !jump.fate.is_kept());
    assert_eq!(jump.fate.dominated_by, None);
    assert_eq!(jump.fate.reverses_through, Some(value::Value::ZERO));
}
