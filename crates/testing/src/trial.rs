//! Compares a solver's answers about boards with those by definition.

use std::collections::HashMap;

use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};
use konane::{Board, Rules, Square};
use solver::{Reference, Solver};
use value::reference::{Form, Forms};
use value::{Value, Values};

use crate::Random;

pub struct Trial {
    pub rules: Rules,
    pub reference: Reference,
}

/// The bytes that a reference may take before it is replaced by a new one.
const MEMORY: usize = 128 << 20;

impl Trial {
    pub fn new(rules: Rules) -> Self {
        Trial { rules, reference: Reference::new(rules) }
    }

    /// The value by definition.
    pub fn value(&mut self, board: &Board) -> Form {
        if self.reference.bytes() > MEMORY {
            self.reference = Reference::new(self.rules);
        }
        self.reference.value(board, &mut Budget::unlimited()).unwrap()
    }

    /// Checks a way to value a board. If it fails, removes stones as long as it still fails, and
    /// shows the smallest board.
    #[track_caller]
    pub fn check(&mut self, board: &Board, mut way: impl FnMut(&Board, &mut Forms) -> Form) {
        let mut values = |board: &Board| {
            let expected = self.value(board);
            (way(board, &mut self.reference.forms), expected)
        };
        let (actual, expected) = values(board);
        if actual == expected {
            return;
        }
        let mut fails = |board: &Board| {
            let (actual, expected) = values(board);
            actual != expected
        };
        let smallest = smallest(board, &mut fails);
        let (actual, expected) = values(&smallest);
        let [actual, expected] =
            [actual, expected].map(|form| self.reference.forms.write(form, 2_000));
        let (rules, edge) = (self.rules, board.edge());
        panic!("{smallest} (of {board}) {edge:?} {rules:?} should be {expected:?}, not {actual:?}");
    }
}

fn smallest(board: &Board, fails: &mut impl FnMut(&Board) -> bool) -> Board {
    let stones: Vec<Square> = board.stones().map(|(at, _)| at).collect();
    for at in stones {
        let mut fewer = board.clone();
        fewer.set(at, None);
        if fails(&fewer) {
            return smallest(&fewer, fails);
        }
    }
    board.clone()
}

/// A value as a form of the reference, made from its options by definition.
pub fn form_of(values: &mut Values, value: Value, forms: &mut Forms) -> Form {
    fn find(
        values: &mut Values,
        value: Value,
        forms: &mut Forms,
        known: &mut HashMap<Value, Form>,
    ) -> Form {
        if let Some(&form) = known.get(&value) {
            return form;
        }
        let options = ByPlayer::from_fn(|player: Player| {
            let options = values.options(value, player).into_iter();
            options.map(|option| find(values, option, forms, known)).collect()
        });
        let form = forms.canonical(options, &mut Budget::unlimited()).unwrap();
        known.insert(value, form);
        form
    }
    find(values, value, forms, &mut HashMap::new())
}

/// Asks in slices of random length until there is an answer. As in the worker, a slice that finds
/// nothing is followed by one of twice as many steps, and each lasts a share of all steps taken.
pub fn in_slices<T>(
    solver: &mut Solver,
    random: &mut Random,
    most: usize,
    mut ask: impl FnMut(&mut Solver, &mut Budget) -> Result<T, Stopped>,
) -> Result<T, Stopped> {
    let (mut least, mut taken) = (1, 0);
    for _ in 0..20_000 {
        let before = solver.learned();
        let steps = least + taken / 1_000 + random.below(most) as u64;
        taken += steps;
        let answer = ask(solver, &mut Budget::steps(steps));
        if !matches!(answer, Err(Stopped::Budget)) {
            return answer;
        }
        assert!(solver.learned() >= before, "what is learned never falls");
        least = if solver.learned() == before { 2 * least } else { 1 };
    }
    panic!("20,000 slices should be enough");
}
