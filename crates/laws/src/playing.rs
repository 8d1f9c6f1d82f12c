//! Whole games: programs choose turns that are possible, and a review says what is so.

use std::collections::HashMap;

use crate::choices::Choices;
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};
use game::{GameStage, Record, Removal, RowsFrom, Setup, Start, State, Turn, read};
use konane::Board;
use opponents::review::{Review, ReviewFinding};
use opponents::{Opponent, Thinking};
use solver::{OutcomeSearch, Solver};
use value::Dyadic;

const MEMORY: usize = 1 << 22;

pub fn games(input: &[u8]) {
    let mut choices = Choices::new(input);
    let setup = setup(&mut choices);
    let (mut solver, mut outcomes) =
        (Solver::with_memory(setup.rules, MEMORY), OutcomeSearch::new(setup.rules, MEMORY));
    let mut plain = Plain::default();
    let opponent = choices.of(Opponent::ALL);
    let (slices, steps) = (1 + choices.below(4), 1 + 20 * choices.below(100) as u64);

    let mut record = Record::new(setup.clone());
    let (mut states, mut turns) = (vec![setup.begin()], Vec::new());
    while let Some(state) = states.last()
        && let Some(turn) = choices.one(&Vec::from_iter(state.turns()))
    {
        if state.stage == GameStage::Jumps
            && let Some(mut thinking) =
                Thinking::of_jump(opponent, state.rules, &state.board, state.turn, 7)
        {
            for _ in 0..slices {
                let _ = thinking.think(&mut solver, &mut outcomes, &mut Budget::steps(steps));
            }
            let choice = thinking.best();
            let jump = state.jumps(state.turn).nth(choice.index).unwrap();
            let after = state.board.play_unchecked(jump);
            if let Some(known) = choice.known {
                let alone = State { passes: ByPlayer::default(), ..state.clone() };
                let after = State { board: after, turn: state.turn.other(), ..alone };
                assert_eq!(known, plain.winner(&after), "{opponent:?} {choice:?} {}", state.board);
            }
        }
        record = record.play(turn);
        turns.push(turn);
        states.push(state.after(turn));
    }
    assert_eq!(
        states.last().and_then(State::winner),
        Some(plain.winner(&states[states.len() - 1]))
    );
    let written = record.text();
    assert_eq!(read(&written, RowsFrom::Bottom).record.text(), written);

    let mut review = Review::new(states[0].clone(), turns.clone(), 20).expect("a small board");
    let mut steps = steps;
    loop {
        match review.next(&mut solver, &mut outcomes, &mut Budget::steps(steps)) {
            Ok(Some(found)) => assert_is_so(&found, &states, &turns, &mut plain),
            Ok(None) => break,
            Err(Stopped::Budget) => {
                review.put_off();
                steps += steps / 8 + 1;
            }
            Err(stopped) => panic!("{stopped:?}"),
        }
    }
    assert!(review.is_whole());
}

/// A small full board or any small position, perhaps with passes.
fn setup(choices: &mut Choices) -> Setup {
    let rules = choices.rules();
    let passes = ByPlayer { left: choices.below(2) as u32, right: choices.below(2) as u32 };
    let first = choices.player();
    if choices.flag() {
        let board = choices.board(4, 5, 9);
        return Setup { passes, ..Setup::from_position(rules, &board, first) };
    }
    let (rows, columns) = choices.of([(3, 4), (4, 3), (4, 4), (2, 5), (1, 6)]);
    let removals =
        Removal::ALL.map(|removal| Some(removal).filter(|it| it.fits(rows, columns, first)));
    let removals: Vec<Removal> = removals.into_iter().flatten().collect();
    let removal = choices.one(&removals).expect("a rule of removal that fits");
    Setup { rules, start: Start::Full { rows, columns, removal, first }, passes }
}

fn assert_is_so(found: &ReviewFinding, states: &[State], turns: &[Turn], plain: &mut Plain) {
    match found {
        ReviewFinding::Winner { place, wins } => {
            assert_eq!(*wins, plain.winner(&states[*place]), "{:?}", states[*place]);
        }
        ReviewFinding::Passed { place, wins, by } => {
            let state = &states[*place];
            let passed = State { turn: state.turn.other(), ..state.clone() };
            assert_eq!(*wins, plain.winner(&passed), "{state:?}");
            if let Some(jump) = by {
                assert!(passed.turns().any(|turn| turn == Turn::Jump(*jump)));
                assert_eq!(plain.winner(&passed.after(Turn::Jump(*jump))), passed.turn);
            }
        }
        ReviewFinding::Refuted { turn, line } => {
            let mut state = states[turn + 1].clone();
            let winner = state.turn;
            assert_eq!(plain.winner(&states[*turn]), winner.other());
            for &turn in line {
                assert!(state.turns().any(|it| it == turn), "{turn:?} in {state:?}");
                state = state.after(turn);
                assert_eq!(plain.winner(&state), winner);
            }
        }
        ReviewFinding::Better { turn, turns: better, are_all } => {
            let state = &states[*turn];
            let good = |option: &Turn| plain.winner(&state.after(*option)) == state.turn;
            let all: Vec<Turn> = state.turns().filter(good).collect();
            assert!(better.iter().all(|turn| all.contains(turn)), "{better:?} of {all:?}");
            assert!(!are_all || better.len() == all.len(), "{better:?} of {all:?}");
            assert!(!all.contains(&turns[*turn]));
        }
        ReviewFinding::GaveUp { turn, better, .. } => {
            let possible = Vec::from_iter(states[*turn].jumps(states[*turn].turn));
            assert!(better.iter().all(|jump| possible.contains(jump)));
        }
        ReviewFinding::Parts { place, parts } => {
            let board = &states[*place].board;
            let mut squares: Vec<_> = parts.concat();
            let count = squares.len();
            squares.sort();
            squares.dedup();
            assert_eq!(squares.len(), count, "no stone is in two parts: {board}");
            assert!(squares.iter().all(|&square| board.stone(square).is_some()));
        }
        ReviewFinding::Cost { turn, amount } => {
            assert!(matches!(turns[*turn], Turn::Jump(_)) && *amount >= Dyadic::from(0));
        }
        ReviewFinding::Estimate { .. }
        | ReviewFinding::PartValue { .. }
        | ReviewFinding::Total { .. }
        | ReviewFinding::Kept { .. } => {}
    }
}

/// The winner of a state, by playing everything out.
#[derive(Default)]
struct Plain(HashMap<(Board, Player, bool, ByPlayer<u32>), Player>);

impl Plain {
    fn winner(&mut self, state: &State) -> Player {
        let key = (state.board.clone(), state.turn, state.stage == GameStage::Jumps, state.passes);
        if let Some(&known) = self.0.get(&key) {
            return known;
        }
        let mut turns = state.turns();
        let wins = turns.any(|turn| self.winner(&state.after(turn)) == state.turn);
        let winner = if wins { state.turn } else { state.turn.other() };
        self.0.insert(key, winner);
        winner
    }
}
