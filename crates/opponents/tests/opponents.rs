//! Opponents: their choices are allowed, their claims are true, and they win won games.

use std::collections::{HashMap, HashSet};

use basics::budget::Budget;
use basics::player::Player::{self, Left, Right};
use game::Removal;
use konane::{Board, Edge, Jump, Rules, Square};
use opponents::{Choice, Knowledge, Opponent, Thinking};
use solver::{OutcomeSearch, Solver};
use testing::{Random, positions};

const MEMORY: usize = 32 << 20;

/// The memory of an opponent between its choices.
struct Mind {
    solver: Solver,
    outcomes: OutcomeSearch,
}

impl Mind {
    fn new(rules: Rules) -> Mind {
        let solver = Solver::with_memory(rules, MEMORY);
        Mind { solver, outcomes: OutcomeSearch::new(rules, MEMORY) }
    }

    /// The best choice after `slices` slices of `steps` steps; `look` sees the best choice before each.
    fn choose(
        &mut self,
        mut thinking: Thinking,
        (slices, steps): (u64, u64),
        mut look: impl FnMut(Choice),
    ) -> Choice {
        for _ in 0..slices {
            look(thinking.best());
            let mut budget = Budget::steps(steps);
            if thinking.think(&mut self.solver, &mut self.outcomes, &mut budget).is_ok() {
                assert!(thinking.is_over());
                break;
            }
        }
        thinking.best()
    }
}

/// The jump that an opponent chooses in 40 slices of 500 steps.
fn jump(opponent: Opponent, rules: Rules, board: &Board, turn: Player, seed: u64) -> Jump {
    let thinking = Thinking::of_jump(opponent, rules, board, turn, seed).expect("a jump");
    let choice = Mind::new(rules).choose(thinking, (40, 500), |_| {});
    board.jumps(rules, turn).nth(choice.index).unwrap()
}

/// The winner, by exhaustive search.
#[derive(Default)]
struct Oracle(HashMap<(Board, Player), bool>);

impl Oracle {
    fn winner(&mut self, rules: Rules, board: &Board, turn: Player) -> Player {
        if self.wins(rules, &board.trimmed(), turn) { turn } else { turn.other() }
    }

    fn wins(&mut self, rules: Rules, board: &Board, turn: Player) -> bool {
        if let Some(&known) = self.0.get(&(board.clone(), turn)) {
            return known;
        }
        let wins = board
            .jumps(rules, turn)
            .any(|jump| !self.wins(rules, &board.play_unchecked(jump).trimmed(), turn.other()));
        self.0.insert((board.clone(), turn), wins);
        wins
    }
}

#[test]
fn names_are_read_back() {
    for opponent in Opponent::ALL {
        assert_eq!(opponent.name().parse(), Ok(opponent));
    }
    assert!("Deep Blue".parse::<Opponent>().is_err());
}

#[test]
fn choose_what_is_allowed_and_know_what_is_so() {
    for rules in Rules::ALL {
        let (mut mind, mut oracle) = (Mind::new(rules), Oracle::default());
        let mut known = 0;
        for (number, board) in positions(16, 400).enumerate() {
            for turn in Player::ALL {
                let opponent = Opponent::ALL[number % Opponent::ALL.len()];
                let jumps = Vec::from_iter(board.jumps(rules, turn));
                let seed = number as u64;
                let Some(thinking) = Thinking::of_jump(opponent, rules, &board, turn, seed) else {
                    assert!(jumps.is_empty(), "{board}");
                    continue;
                };
                let mut winner = |choice: Choice| {
                    let after = board.play_unchecked(jumps[choice.index]);
                    oracle.winner(rules, &after, turn.other())
                };
                let check = |choice: Choice, winner: Player| {
                    assert!(choice.known.is_none_or(|known| known == winner), "{choice:?} {board}");
                };
                let choice = mind.choose(thinking, (200, 200), |choice| {
                    let winner = winner(choice);
                    check(choice, winner);
                });
                check(choice, winner(choice));
                known += usize::from(choice.known.is_some());
                if opponent == Opponent::Perfect {
                    assert!(choice.known.is_some(), "{board} is small enough for a proof");
                }
            }
        }
        assert!(known > 100, "only {known} outcomes are known");
    }
}

/// Against a random player and one who always plays the first jump, from each opening.
#[test]
fn a_won_game_is_won() {
    for rules in Rules::ALL {
        let (mut oracle, mut random) = (Oracle::default(), Random::new(3));
        for (rows, columns) in [(4, 4), (4, 5)] {
            let full = Board::full(rows, columns);
            for first in Removal::Tournament.first(&full, Left) {
                for second in Removal::Tournament.second(&full.clone().without(first), Right, first)
                {
                    let mut board = full.clone().without(first).without(second);
                    let winner = oracle.winner(rules, &board, Left);
                    for turn in Player::ALL.into_iter().cycle() {
                        let jumps = Vec::from_iter(board.jumps(rules, turn));
                        if jumps.is_empty() {
                            assert_eq!(turn.other(), winner, "{first:?} {second:?}");
                            break;
                        }
                        let jump = if turn == winner {
                            jump(Opponent::Strong, rules, &board, turn, 1)
                        } else {
                            jumps[random.below(jumps.len())]
                        };
                        board = board.play_unchecked(jump);
                    }
                }
            }
        }
    }
}

#[test]
fn the_same_seed_chooses_the_same() {
    let board = Board::full(6, 6).without(Square::new(2, 2)).without(Square::new(2, 3));
    for opponent in Opponent::ALL {
        let choose = |seed| jump(opponent, Rules::Ancient, &board, Left, seed);
        assert_eq!(choose(5), choose(5), "{opponent:?}");
    }
    let random: HashSet<Jump> =
        (0..50).map(|seed| jump(Opponent::Random, Rules::Ancient, &board, Left, seed)).collect();
    assert_eq!(random.len(), board.jumps(Rules::Ancient, Left).count());
}

#[test]
fn greedy_counts_jumps() {
    for (seed, board) in (0..).zip(positions(7, 200)) {
        let rules = Rules::ALL[seed as usize % 2];
        let gain = |jump: Jump| {
            let after = board.play_unchecked(jump);
            after.jumps(rules, Right).count() as i64 - after.jumps(rules, Left).count() as i64
        };
        let most = board.jumps(rules, Right).map(gain).max();
        if let Some(most) = most {
            assert_eq!(gain(jump(Opponent::Greedy, rules, &board, Right, seed)), most, "{board}");
        }
    }
}

/// Ernst's switches under modern rules: a row with j inserted pairs of stones is worth {j│0}.
#[test]
fn hottest_plays_where_a_jump_gains_most() {
    let switch = |j: usize| format!("ox..{}o.o", "ox".repeat(j));
    for (one, other) in [(1, 3), (3, 1), (2, 4), (4, 2)] {
        let text = format!("{}/////////////{}", switch(one), switch(other));
        let board = Board::parse(&text, Edge::Plane).unwrap();
        for turn in Player::ALL {
            let jump = jump(Opponent::Hottest, Rules::Modern, &board, turn, 1);
            assert_eq!(jump.from.row > 0, other > one, "{text}");
        }
    }
}

/// The winner of a switch plus a number is found quickly.
#[test]
fn values_decide_sums() {
    let board = Board::parse("ox..oxoxo.o////////////oxo.ox", Edge::Plane).unwrap();
    let mut mind = Mind::new(Rules::Modern);
    let thinking = Thinking::of_jump(Opponent::Strong, Rules::Modern, &board, Left, 1).unwrap();
    let choice = mind.choose(thinking, (400, 500), |_| {});
    assert!(choice.known.is_some() && choice.by >= Knowledge::Temperature, "{choice:?}");
}

/// Every second jump at random is not the search's first choice; but it does not give away a win that
/// the search sees.
#[test]
fn a_lapse_is_another_good_jump() {
    let rules = Rules::Ancient;
    let board = Board::full(6, 6).without(Square::new(2, 2)).without(Square::new(2, 3));
    let board = board.play_unchecked(board.jumps(rules, Left).next().unwrap());
    let lapses = (0..40).filter(|&seed| {
        let thinking = Thinking::of_jump(Opponent::HalfStrong, rules, &board, Right, seed);
        let choice = Mind::new(rules).choose(thinking.unwrap(), (40, 500), |_| {});
        choice.by == Knowledge::Chance
    });
    let lapses = lapses.count();
    assert!((8..=32).contains(&lapses), "{lapses} of 40");

    let (mut oracle, mut random) = (Oracle::default(), Random::new(8));
    for _ in 0..60 {
        let mut board = Board::full(4, 4).without(Square::new(3, 0)).without(Square::new(3, 1));
        for turn in Player::ALL.into_iter().cycle().take(4) {
            let jumps = Vec::from_iter(board.jumps(rules, turn));
            if let Some(&jump) = jumps.get(random.below(jumps.len())) {
                board = board.play_unchecked(jump);
            }
        }
        for seed in 0..8 {
            if oracle.winner(rules, &board, Left) == Left {
                let jump = jump(Opponent::HalfStrong, rules, &board, Left, seed);
                let after = board.play_unchecked(jump);
                assert_eq!(oracle.winner(rules, &after, Right), Left, "{board} {jump:?}");
            }
        }
    }
}

/// For the first removal it is proved who wins whatever the other player removes.
#[test]
fn removals_are_proved_through_both() {
    let mut oracle = Oracle::default();
    for rules in Rules::ALL {
        for (rows, columns) in [(3, 4), (4, 4), (4, 5), (2, 7)] {
            let full = Board::full(rows, columns);
            let firsts = Removal::Tournament.first(&full, Left);
            let boards: Vec<Vec<Board>> = firsts
                .map(|first| {
                    let board = full.clone().without(first);
                    let seconds = Removal::Tournament.second(&board, Right, first);
                    seconds.map(|second| board.clone().without(second)).collect()
                })
                .collect();
            let mut wins = |player, boards: &[Board]| {
                boards.iter().all(|board| oracle.winner(rules, board, Left) == player)
            };
            let mut choose = |candidates: Vec<Vec<Board>>, chooser| {
                let thinking = Thinking::of_removal(
                    Opponent::Perfect,
                    rules,
                    candidates.clone(),
                    chooser,
                    Left,
                    2,
                );
                let thinking = thinking.expect("a choice");
                let choice = Mind::new(rules).choose(thinking, (400, 500), |_| {});
                let is_won = candidates.iter().any(|boards| wins(chooser, boards));
                let known = if is_won { chooser } else { chooser.other() };
                assert_eq!(choice.known, Some(known), "{rows} × {columns}");
                assert_eq!(wins(chooser, &candidates[choice.index]), is_won);
            };
            choose(boards.clone(), Left);
            for seconds in boards {
                choose(seconds.into_iter().map(|board| vec![board]).collect(), Right);
            }
        }
    }
}

#[test]
fn removals_may_be_nonsense() {
    let of =
        |boards| Thinking::of_removal(Opponent::Perfect, Rules::Ancient, boards, Left, Left, 1);
    assert!(of(vec![]).is_none());
    assert!(of(vec![vec![]]).is_none());
    assert!(of(vec![vec![Board::full(3, 3)], vec![Board::full(3, 4)]]).is_none());
}

/// It has a jump on every board and whenever it is stopped.
#[test]
fn large_boards_are_played_in_slices() {
    let full = |rows, columns| {
        Board::full(rows, columns).without(Square::new(0, 0)).without(Square::new(0, 1))
    };
    let boards = [
        full(18, 18),
        full(14, 11),
        full(18, 18).with_edge(Edge::Plane),
        full(8, 8).with_edge(Edge::Plane),
        full(1, 18),
        full(60, 60),
        full(200, 3).with_edge(Edge::Plane),
    ];
    for (seed, board) in (0..).zip(&boards) {
        for rules in Rules::ALL {
            for opponent in Opponent::ALL {
                let mut mind = Mind::new(rules);
                for turn in Player::ALL {
                    let thinking = Thinking::of_jump(opponent, rules, board, turn, seed);
                    let Some(thinking) = thinking else { continue };
                    let count = board.jumps(rules, turn).count();
                    let check = |choice: Choice| assert!(choice.index < count);
                    let choice = mind.choose(thinking, (12, 40), check);
                    check(choice);
                }
            }
        }
    }
}

/// A browser's stack has one megabyte.
#[test]
fn thinks_on_a_small_stack() {
    let think = || {
        let board = Board::full(18, 18).without(Square::new(9, 9)).without(Square::new(9, 8));
        let turn = if board.jumps(Rules::Ancient, Left).next().is_none() { Right } else { Left };
        let thinking =
            Thinking::of_jump(Opponent::Strong, Rules::Ancient, &board, turn, 1).unwrap();
        let mut mind = Mind::new(Rules::Ancient);
        let choice = mind.choose(thinking, (20, 2_000), |_| {});
        assert!(matches!(choice.by, Knowledge::Search { depth: 2.. }), "{choice:?}");
    };
    let thread = std::thread::Builder::new().stack_size(1 << 20).spawn(think).unwrap();
    thread.join().unwrap();
}
