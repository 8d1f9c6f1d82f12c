//! The results of reviews of random games, against an exhaustive search of each game with its removals
//! and passes, and against values by definition.

use std::collections::HashMap;

use basics::budget::{Budget, Stopped};
use basics::dice::Dice;
use basics::player::{ByPlayer, Player};
use game::{GameStage, Removal, Setup, Start, State, Turn};
use konane::{Board, Jump, Rules, Square};
use opponents::review::{MOST_SQUARES, Review, ReviewFinding};
use solver::{OutcomeSearch, Reference, Solver};
use testing::{Bridge, form_of};
use value::{Dyadic, Value};

/// The winner, by playing everything out.
#[derive(Default)]
struct Plain(HashMap<(Board, Player, bool, ByPlayer<u32>), Player>);

impl Plain {
    fn winner(&mut self, state: &State) -> Player {
        let key = (state.board.clone(), state.turn, state.stage == GameStage::Jumps, state.passes);
        if let Some(&known) = self.0.get(&key) {
            return known;
        }
        let wins = state.turns().any(|turn| self.winner(&state.after(turn)) == state.turn);
        let winner = if wins { state.turn } else { state.turn.other() };
        self.0.insert(key, winner);
        winner
    }
}

/// All results of a review, in slices of `steps` steps.
fn found(states: &[State], turns: &[Turn], steps: u64, solver: &mut Solver) -> Vec<ReviewFinding> {
    let mut review = Review::new(states[0].clone(), turns.to_vec(), 20).unwrap();
    let mut outcomes = OutcomeSearch::new(states[0].rules, 64 << 20);
    let (mut found, mut steps) = (Vec::new(), steps);
    loop {
        match review.next(solver, &mut outcomes, &mut Budget::steps(steps)) {
            Ok(Some(finding)) => found.push(finding),
            Ok(None) => break,
            Err(Stopped::Budget) => {
                review.put_off();
                steps += steps / 8 + 1;
            }
            Err(stopped) => panic!("{stopped:?}"),
        }
    }
    assert!(review.is_whole());
    found
}

fn played(setup: &Setup, dice: &mut Dice) -> (Vec<State>, Vec<Turn>) {
    let (mut states, mut turns) = (vec![setup.begin()], Vec::new());
    loop {
        let state = states.last().unwrap();
        let options = Vec::from_iter(state.turns());
        if options.is_empty() {
            return (states, turns);
        }
        let turn = options[dice.below(options.len() as u64) as usize];
        states.push(state.after(turn));
        turns.push(turn);
    }
}

/// Values by definition, in one store.
struct Judge {
    reference: Reference,
    bridge: Bridge,
}

impl Judge {
    fn value(&mut self, board: &Board) -> Value {
        let form = self.reference.value(board, &mut Budget::unlimited()).unwrap();
        self.bridge.value(&self.reference.forms, form)
    }

    /// A value of the solver's store in this one.
    fn of(&mut self, solver: &mut Solver, value: Value) -> Value {
        let form = form_of(&mut solver.values, value, &mut self.reference.forms);
        self.bridge.value(&self.reference.forms, form)
    }

    /// The greatest number by which another jump of the part is better than this one.
    fn gift(
        &mut self,
        state: &State,
        part: &[Square],
        played: Jump,
    ) -> Option<(Dyadic, Vec<Jump>)> {
        let alone = state.board.only(part);
        let kept = self.value(&alone.play_unchecked(played));
        let mut gains = Vec::new();
        for jump in state.jumps(state.turn).filter(|jump| part.contains(&jump.from)) {
            let other = self.value(&alone.play_unchecked(jump));
            let (more, less) = match state.turn {
                Player::Left => (other, kept),
                Player::Right => (kept, other),
            };
            let (values, budget) = (&mut self.bridge.values, &mut Budget::unlimited());
            let gain = values.subtract(more, less, budget).unwrap();
            // A number's temperature is below 0.
            if values.temperature(gain, budget).unwrap() < Dyadic::from(0) {
                gains.push((values.mean(gain, budget).unwrap(), jump));
            }
        }
        let most = gains.iter().map(|(gain, _)| *gain).max()?;
        let best = gains.into_iter().filter(|(gain, _)| *gain == most).map(|(_, jump)| jump);
        (most > Dyadic::from(0)).then(|| (most, best.collect()))
    }

    /// By how much the mean of the whole board is better after its best jump than after this one.
    fn cost(&mut self, state: &State, played: Jump) -> Dyadic {
        let mut mean = |jump: Jump| {
            let value = self.value(&state.board.play_unchecked(jump));
            let mean = self.bridge.values.mean(value, &mut Budget::unlimited()).unwrap();
            if state.turn == Player::Left { mean } else { -mean }
        };
        let best = state.jumps(state.turn).map(&mut mean).max().unwrap();
        best - mean(played)
    }
}

/// The numbers of mistakes of both kinds.
fn check(setup: &Setup, seed: u64, judge: &mut Judge, plain: &mut Plain) -> [usize; 2] {
    let mut dice = Dice(seed);
    let (states, turns) = played(setup, &mut dice);
    let mut solver = Solver::new(setup.rules);
    let steps = [20, 1_000, 1 << 40][dice.below(3) as usize];
    let found = found(&states, &turns, steps, &mut solver);
    let winners: Vec<Player> = states.iter().map(|state| plain.winner(state)).collect();
    let has = |wanted: &dyn Fn(&ReviewFinding) -> bool| {
        found.iter().filter(|found| wanted(found)).count()
    };
    let mut counts = [0, 0];
    let parts_of = |at: usize| {
        let mut parts = found.iter().filter_map(|found| match found {
            ReviewFinding::Parts { place, parts } if *place == at => Some(parts),
            _ => None,
        });
        parts.next().unwrap()
    };
    for (at, state) in states.iter().enumerate() {
        let wins = winners[at];
        assert_eq!(
            has(&|it| *it == ReviewFinding::Winner { place: at, wins }),
            1,
            "{seed}, place {at}"
        );
        if state.stage != GameStage::Jumps {
            continue;
        }
        let told =
            |it: &ReviewFinding| matches!(it, ReviewFinding::Passed { place, .. } if *place == at);
        assert_eq!(has(&told), 1, "{seed}, place {at}");
        let total =
            |it: &ReviewFinding| matches!(it, ReviewFinding::Total { place, .. } if *place == at);
        assert_eq!(has(&total), 1, "{seed}, place {at}");
    }
    for found in &found {
        match found {
            ReviewFinding::Passed { place, wins, by } => {
                let state = &states[*place];
                let passed = State { turn: state.turn.other(), ..state.clone() };
                assert_eq!(*wins, plain.winner(&passed), "{seed}, place {place}");
                if let Some(jump) = by {
                    let after = passed.after(Turn::Jump(*jump));
                    assert_eq!(plain.winner(&after), passed.turn, "{seed}, place {place}");
                }
            }
            ReviewFinding::PartValue { place, part, value } => {
                let alone = states[*place].board.only(&parts_of(*place)[*part]);
                let expected = judge.value(&alone);
                assert_eq!(judge.of(&mut solver, *value), expected, "{alone}");
            }
            ReviewFinding::Total { place, value } => {
                let board = judge.value(&states[*place].board);
                let (values, budget) = (&mut judge.bridge.values, &mut Budget::unlimited());
                let passes = values.from_integer(states[*place].passes_worth());
                let expected = values.add(board, passes, budget).unwrap();
                assert_eq!(judge.of(&mut solver, *value), expected, "{seed}, place {place}");
            }
            _ => {}
        }
    }
    for (at, &turn) in turns.iter().enumerate() {
        let mover = states[at].turn;
        let is_mistake = winners[at] == mover && winners[at + 1] != mover;
        counts[0] += usize::from(is_mistake);
        let lines: Vec<&Vec<Turn>> = found
            .iter()
            .filter_map(|it| match it {
                ReviewFinding::Refuted { turn, line } if *turn == at => Some(line),
                _ => None,
            })
            .collect();
        assert_eq!(lines.len(), usize::from(is_mistake), "{seed}, turn {at}");
        for line in lines {
            check_line(&states[at + 1], line, plain);
        }
        let good = |&option: &Turn| plain.winner(&states[at].after(option)) == mover;
        let better: Vec<Turn> = states[at].turns().filter(good).collect();
        let told = ReviewFinding::Better { turn: at, turns: better.clone(), are_all: true };
        let one = |it: &ReviewFinding| match it {
            ReviewFinding::Better { turn, turns, are_all: false } if *turn == at => {
                turns.len() == 1 && better.contains(&turns[0])
            }
            _ => false,
        };
        let all = has(&|it| matches!(it, ReviewFinding::Better { turn, .. } if *turn == at));
        let told = [has(&|it| *it == told), has(&one), all];
        let is_mistake = usize::from(is_mistake);
        assert_eq!(told, [is_mistake, is_mistake, 2 * is_mistake], "{seed}, turn {at}");
        if let Turn::Jump(jump) = turn {
            let part = parts_of(at).iter().find(|part| part.contains(&jump.from)).unwrap();
            let expected = match judge.gift(&states[at], part, jump) {
                Some((amount, better)) => ReviewFinding::GaveUp { turn: at, amount, better },
                None => ReviewFinding::Kept { turn: at },
            };
            let gave_up = matches!(expected, ReviewFinding::GaveUp { .. });
            counts[1] += usize::from(gave_up);
            assert_eq!(has(&|it| *it == expected), 1, "{seed}, turn {at}: {expected:?}");
            let cost = ReviewFinding::Cost { turn: at, amount: judge.cost(&states[at], jump) };
            let is_asked = usize::from(gave_up || is_mistake == 1);
            assert_eq!(has(&|it| *it == cost), is_asked, "{seed}, turn {at}: {cost:?}");
        }
    }
    counts
}

/// The player to move wins by the line against every reply in it; without passes it goes to the end.
fn check_line(state: &State, line: &[Turn], plain: &mut Plain) {
    let winner = state.turn;
    let mut state = state.clone();
    assert!(!line.is_empty());
    for &turn in line {
        assert!(state.turns().any(|it| it == turn), "{turn:?} in {state:?}");
        state = state.after(turn);
        assert_eq!(plain.winner(&state), winner);
    }
    if state.passes == ByPlayer::default() {
        assert_eq!(state.winner(), Some(winner));
    }
}

#[test]
fn claims_what_is_so_and_misses_nothing() {
    let mut counts = [0, 0];
    for rules in Rules::ALL {
        let mut judge = Judge { reference: Reference::new(rules), bridge: Bridge::default() };
        let mut plain = Plain::default();
        for seed in 0..60 {
            let (rows, columns) = [(4, 4), (4, 5)][seed as usize % 2];
            let removal = [Removal::Tournament, Removal::Anywhere][seed as usize / 2 % 2];
            let start = Start::Full { rows, columns, removal, first: Player::Left };
            let passes = [(0, 0), (1, 0), (1, 1), (0, 2)][seed as usize / 4 % 4];
            let passes = ByPlayer { left: passes.0, right: passes.1 };
            let setup = Setup { rules, start, passes };
            let more = check(&setup, seed, &mut judge, &mut plain);
            counts = [counts[0] + more[0], counts[1] + more[1]];
        }
    }
    assert!(counts[0] > 50 && counts[1] > 50, "{counts:?}");
}

#[test]
fn refuses_what_is_too_large() {
    let (rows, columns, removal) = (18, 18, Removal::Anywhere);
    let start = Start::Full { rows, columns, removal, first: Player::Left };
    let begin = Setup { start, ..Setup::default() }.begin();
    let first = begin.turns().next().unwrap();
    let turns = vec![first; MOST_SQUARES / (18 * 18)];
    assert!(Review::new(begin.clone(), turns, 20).is_none());
    assert!(Review::new(begin, vec![first], 20).is_some());
}
