//! Positions compared, without being valued, with values of every kind: against the definition.

use std::collections::HashMap;

use basics::budget::Budget;
use basics::player::Player;
use konane::{Board, Rules};
use papamu_solver::{Inequality, Solver};
use testing::{Bridge, Random, Trial, form, in_slices, positions, sum};
use value::Value;
use value::reference::{Form, Forms};

/// Numbers, nimbers, ups, switches, tinies and minies, hot games.
const VALUES: [&str; 5] = [
    "0; 1; -1; 2; -3; 1/2; -3/4; 5/8",
    "*; *2; *3; 1*; ^; v; ^*; v2*3",
    "{1|-1}; {2|0}; {0|-3}; {1/2|*}",
    "{0|{0|-1}}; {{2|0}|0}; {0|{0|-2}}; {{1|0}|0}",
    "{3|{1|-2}}; {{2|-1}|-3}; {2|{0|-1}, *}; {^|*, {0|-1}}",
];

/// Added to a position's own value, so that the result lies close to it.
const LITTLE: [&str; 6] = ["*", "^", "v", "{0|{0|-1}}", "{{2|0}|0}", "1/8"];

/// Values far from a position's, and values near it.
fn values_beside(forms: &mut Forms, value: Form) -> Vec<Form> {
    let texts = VALUES.iter().flat_map(|line| line.split("; "));
    let mut beside: Vec<Form> = texts.map(|text| form(forms, text)).collect();
    beside.push(value);
    for player in Player::ALL {
        beside.extend(&forms.options(value)[player]);
    }
    for text in LITTLE {
        let little = form(forms, text);
        beside.push(sum(forms, &mut HashMap::new(), value, little));
    }
    beside
}

/// In random order, so that each comparison meets facts of every kind.
fn check(
    trial: &mut Trial,
    random: &mut Random,
    board: &Board,
    mut compare: impl FnMut(&mut Solver, &mut Random, Inequality, Value) -> bool,
) -> [usize; 2] {
    let budget = &mut Budget::unlimited();
    let value = trial.value(board);
    let forms = &mut trial.reference.forms;
    let mut questions: Vec<(Form, Inequality)> = Vec::new();
    for other in values_beside(forms, value) {
        questions.extend([(other, Inequality::AtMost), (other, Inequality::AtLeast)]);
    }
    let mut bridge = Bridge::default();
    let mut solver = Solver::with_memory(trial.rules, 1 << 20);
    let mut answers = [0; 2];
    while !questions.is_empty() {
        let (other, inequality) = questions.swap_remove(random.below(questions.len()));
        std::mem::swap(&mut bridge.values, &mut solver.values);
        let asked = bridge.value(forms, other);
        std::mem::swap(&mut bridge.values, &mut solver.values);
        let expected = match inequality {
            Inequality::AtMost => forms.at_most(value, other, budget),
            Inequality::AtLeast => forms.at_most(other, value, budget),
        };
        let actual = compare(&mut solver, random, inequality, asked);
        answers[usize::from(actual)] += 1;
        let (edge, rules) = (board.edge(), trial.rules);
        let name = forms.write(other, 2_000);
        assert_eq!(Ok(actual), expected, "{board} {edge:?} {rules:?}: {inequality:?} {name:?}");
    }
    answers
}

#[test]
fn agree_with_the_definition() {
    let (mut random, mut answers) = (Random::new(7), [0; 2]);
    for rules in Rules::ALL {
        let mut trial = Trial::new(rules);
        for board in positions(37, 500) {
            let ways = check(&mut trial, &mut random, &board, |solver, _, inequality, value| {
                solver.compare(&board, inequality, value, &mut Budget::unlimited()).unwrap()
            });
            answers = [0, 1].map(|answer| answers[answer] + ways[answer]);
        }
    }
    let [no, yes] = answers;
    assert!(no.min(yes) > 10_000, "{no} times no, {yes} times yes");
}

#[test]
fn agree_with_the_definition_in_slices() {
    let mut random = Random::new(8);
    for rules in Rules::ALL {
        let mut trial = Trial::new(rules);
        for board in positions(38, 150) {
            check(&mut trial, &mut random, &board, |solver, random, inequality, value| {
                let ask = |solver: &mut Solver, budget: &mut Budget| {
                    solver.compare(&board, inequality, value, budget)
                };
                in_slices(solver, random, 60, ask).unwrap()
            });
        }
    }
}
