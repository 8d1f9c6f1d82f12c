//! Why a position has its value, against the definitions.

use basics::budget::Budget;
use basics::player::Player;
use konane::{Board, Edge, Rules, Square};
use papamu_solver::{Reference, Refutation, Solver};
use testing::{Bridge, Random, check_steps, prefers};
use value::{Simplification, Value};

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
        board.set(square, Some(Player::ALL[((square.row + square.column) % 2) as usize]));
    }
    let first = random.below(3) as i32;
    board.set(Square::new(1, first), None);
    board.set(Square::new(1, first + 1), None);
    for turn in 0..2 + random.below(2) {
        let jumps = Vec::from_iter(board.jumps(rules, Player::ALL[turn % 2]));
        let Some(&jump) = jumps.get(random.below(jumps.len().max(1))) else { break };
        board = board.play_unchecked(jump);
    }
    board
}

/// Crowded boards new to the solver, so that most jumps are not valued.
#[test]
fn what_is_said_to_change_nothing_is_shown_to() {
    let mut random = Random::new(12);
    let budget = &mut Budget::unlimited();
    let (mut seen, mut bypassed) = ([0; 2], 0);
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
            assert_eq!(why.answers.len(), why.derivation.steps.len(), "{board}");
            for (step, answer) in why.derivation.steps.iter().zip(&why.answers) {
                let Simplification::Bypassed { player, option, answer: meant, .. } = *step else {
                    assert_eq!(*answer, None, "{board} {step:?}");
                    continue;
                };
                // A later step bypasses options that are not after a jump.
                let after = why.jumps[player].get(option).map(|(_, after)| after);
                let replies = after.into_iter().flat_map(|after| {
                    let jumps = after.jumps(rules, player.other());
                    jumps.map(|jump| after.play_unchecked(jump))
                });
                let replies: Vec<Board> =
                    replies.filter(|reply| known.value(reply, &mut solver) == meant).collect();
                match answer {
                    Some(answer) => assert!(replies.contains(answer), "{board} {step:?}"),
                    None => assert_eq!(replies, [], "{board} {step:?}"),
                }
                bypassed += i32::from(answer.is_some());
            }
            for player in Player::ALL {
                let given = why.derivation.options[player].iter().zip(&why.jumps[player]);
                for (option, (jump, after)) in given {
                    assert_eq!(*after, board.play_unchecked(*jump));
                    assert_eq!(option.value, known.value(after, &mut solver), "{board} {jump:?}");
                }
                let all = board.jumps(rules, player).count();
                assert_eq!(why.jumps[player].len() + why.gifts[player].len(), all, "{board}");
                for gift in &why.gifts[player] {
                    assert_eq!(gift.after, board.play_unchecked(gift.jump));
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
                            let mut answers = gift.after.jumps(rules, player.other());
                            assert!(answers.any(|jump| gift.after.play_unchecked(jump) == *answer));
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
    assert!(bypassed > 10, "{bypassed}");
}
