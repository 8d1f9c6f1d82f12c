//! Derivations: every step is true, and they lead to the canonical form.

use basics::budget::Budget;
use basics::player::{ByPlayer, Player};
use konane::{Board, Edge, Rules, Square};
use solver::{Reference, Refutation, Solver};
use testing::{Bridge, Random};
use value::{Derivation, Dyadic, Reason, Step, Value, Values};

/// Whether `one` is at least as good as `other` for the player.
fn prefers(values: &mut Values, player: Player, one: Value, other: Value) -> bool {
    let (less, more) = if player == Player::Left { (other, one) } else { (one, other) };
    values.at_most(less, more, &mut Budget::unlimited()).unwrap()
}

#[track_caller]
fn check_steps(values: &mut Values, derivation: &Derivation) {
    for (index, step) in derivation.steps.iter().enumerate() {
        let ended = |player: Player, option: usize| derivation.options[player][option];
        let (player, option) = match step {
            Step::Repeated { player, option, first } => {
                assert_eq!(ended(*player, *first).value, ended(*player, *option).value);
                (*player, *option)
            }
            Step::Dominated { player, option, by } => {
                let by = ended(*player, *by);
                assert!(prefers(values, *player, by.value, ended(*player, *option).value));
                assert!(by.end.is_none_or(|end| end > index), "held against what is already gone");
                (*player, *option)
            }
            Step::Bypassed { player, option, answer, instead } => {
                assert!(prefers(values, player.other(), *answer, derivation.value));
                let option_value = ended(*player, *option).value;
                assert!(values.options(option_value, player.other()).contains(answer));
                let replaced: Vec<Value> =
                    instead.iter().map(|&o| ended(*player, o).value).collect();
                assert_eq!(replaced, values.options(*answer, *player));
                assert!(instead.iter().all(|&o| ended(*player, o).origin == Some(index)));
                (*player, *option)
            }
        };
        assert_eq!(ended(player, option).end, Some(index));
    }
}

#[test]
fn derivations_lead_to_the_canonical_form() {
    let mut random = Random::new(21);
    let mut values = Values::new();
    let budget = &mut Budget::unlimited();
    let mut pool = vec![Value::ZERO, values.star(1), values.ups(1), values.from_integer(-1)];
    let mut seen = [0; 3];
    for _ in 0..3_000 {
        let options = ByPlayer::from_fn(|_| {
            (0..random.below(4)).map(|_| pool[random.below(pool.len())]).collect::<Vec<_>>()
        });
        let derivation = values.explain(&options, budget).unwrap();
        check_steps(&mut values, &derivation);
        let mut remaining = derivation.remaining();
        remaining.left.sort();
        remaining.right.sort();
        let canonical = ByPlayer::from_fn(|player| {
            let mut options = values.options(derivation.value, player);
            options.sort();
            options
        });
        assert_eq!(remaining, canonical);
        for step in &derivation.steps {
            seen[match step {
                Step::Repeated { .. } => 0,
                Step::Dominated { .. } => 1,
                Step::Bypassed { .. } => 2,
            }] += 1;
        }
        if pool.len() < 200 && values.birthday(derivation.value) < 7 {
            pool.push(derivation.value);
        }
    }
    assert!(seen.iter().all(|&count| count > 50), "{seen:?}");
}

#[test]
fn reasons_are_those_of_the_book() {
    let mut values = Values::new();
    let budget = &mut Budget::unlimited();
    let zero = Value::ZERO;
    let one = values.from_integer(1);
    let star = values.star(1);
    let up = values.ups(1);
    let mut reason = |left: &[Value], right: &[Value]| {
        let options = ByPlayer { left: left.to_vec(), right: right.to_vec() };
        let derivation = values.explain(&options, budget).unwrap();
        (derivation.reason, derivation.steps)
    };
    assert_eq!(reason(&[], &[]), (Reason::NoOptions, vec![]));
    let Reason::Simplest { number, low: Some(low), high: Some(high) } = reason(&[zero], &[one]).0
    else {
        panic!("{{0|1}} is a number");
    };
    assert_eq!((number, low.at, high.at), (Dyadic::new(1, 1).unwrap(), 0.into(), 1.into()));
    assert!(!low.included && !high.included);
    // {∗|∗} is 0: each ∗ reverses through 0, and 0 is confused with both.
    let (Reason::Simplest { number, low: Some(low), .. }, steps) = reason(&[star], &[star]) else {
        panic!("{{∗|∗}} is a number");
    };
    let bypassed = |player| Step::Bypassed { player, option: 0, answer: zero, instead: vec![] };
    assert_eq!((number, low.included), (Dyadic::ZERO, true));
    assert_eq!(steps, Player::BOTH.map(bypassed));
    assert_eq!(reason(&[zero, zero], &[zero]).0, Reason::Nimber { number: 0.into(), star: 1 });
    // {0, ∗|↑} is ⇑∗: ∗ reverses through 0, which is less than the whole game.
    let (value, steps) = reason(&[zero, star], &[up]);
    let Reason::NumberUpStar(sum) = value else { panic!("{value:?}") };
    assert_eq!((sum.number, sum.ups, sum.star), (Dyadic::ZERO, 2, 1));
    let bypassed =
        Step::Bypassed { player: Player::Left, option: 1, answer: zero, instead: vec![] };
    assert_eq!(steps, [bypassed]);
}

/// The values of boards by definition, in the store of a solver.
struct ByDefinition {
    reference: Reference,
    bridge: Bridge,
}

impl ByDefinition {
    fn value(&mut self, board: &Board, solver: &mut Solver) -> Value {
        let form = self.reference.value(board, &mut Budget::unlimited()).unwrap();
        std::mem::swap(&mut self.bridge.values, &mut solver.values);
        let value = self.bridge.value(&self.reference.forms, form);
        std::mem::swap(&mut self.bridge.values, &mut solver.values);
        value
    }
}

/// A full board after two or three jumps.
fn crowded(random: &mut Random, rules: Rules) -> Board {
    let mut board = Board::empty(4, 5, Edge::Walls);
    for square in board.squares() {
        board.set(square, Some(Player::BOTH[((square.row + square.column) % 2) as usize]));
    }
    let first = random.below(3) as i32;
    board.set(Square::new(1, first), None);
    board.set(Square::new(1, first + 1), None);
    for turn in 0..2 + random.below(2) {
        let jumps = board.jumps(rules, Player::BOTH[turn % 2]);
        let Some(&jump) = jumps.get(random.below(jumps.len().max(1))) else { break };
        board = board.play(jump);
    }
    board
}

/// Crowded boards new to the solver, so that most jumps are not valued.
#[test]
fn what_is_said_to_change_nothing_is_shown_to() {
    let mut random = Random::new(12);
    let budget = &mut Budget::unlimited();
    let mut seen = [0; 2];
    for rules in Rules::ALL {
        let mut reference = Reference::new(rules);
        for _ in 0..40 {
            let board = crowded(&mut random, rules);
            let mut solver = Solver::new(rules);
            let mut known = ByDefinition { reference, bridge: Bridge::default() };
            let why = solver.why(&board, budget).unwrap();
            let value = known.value(&board, &mut solver);
            assert_eq!(why.derivation.value, value, "{board}");
            check_steps(&mut solver.values, &why.derivation);
            for player in Player::BOTH {
                let given = why.derivation.options[player].iter().zip(&why.jumps[player]);
                for (option, (jump, after)) in given {
                    assert_eq!(*after, board.play(*jump));
                    assert_eq!(option.value, known.value(after, &mut solver), "{board} {jump:?}");
                }
                let all = board.jumps(rules, player).len();
                assert_eq!(why.jumps[player].len() + why.gifts[player].len(), all, "{board}");
                for gift in &why.gifts[player] {
                    assert_eq!(gift.after, board.play(gift.jump));
                    let after = known.value(&gift.after, &mut solver);
                    assert!(!prefers(&mut solver.values, player, after, value), "{board} {gift:?}");
                    match gift.refutation.as_ref().expect("a refutation") {
                        Refutation::Dominated(by) => {
                            seen[0] += 1;
                            assert!(solver.values.options(value, player).contains(by));
                            assert!(prefers(&mut solver.values, player, *by, after), "{board}");
                        }
                        Refutation::Answered(answer) => {
                            seen[1] += 1;
                            let mut answers = gift.after.jumps(rules, player.other()).into_iter();
                            assert!(answers.any(|jump| gift.after.play(jump) == *answer));
                            let answer = known.value(answer, &mut solver);
                            let other = player.other();
                            assert!(prefers(&mut solver.values, other, answer, value), "{board}");
                        }
                    }
                }
            }
            reference = known.reference;
        }
    }
    assert!(seen.iter().all(|&count| count > 20), "{seen:?}");
}
