//! What the exhibits state, compared with the solver where it needs only a moment. Larger positions are
//! left to the tests of the page.

use std::collections::HashSet;

use basics::budget::Budget;
use basics::player::Player;
use konane::Rules;
use solver::Solver;
use teaching::content::{
    Claim, Family, HOW_TO_PLAY, Objection, Subject, THREE_SENTENCES, WHY_A_HALF, exhibits,
};
use value::{Value, Values};

/// Positions with more stones are left out.
const STONES: usize = 16;

fn parse(values: &mut Values, text: &str) -> Value {
    values.parse(text, &mut Budget::unlimited()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// All families with their names, and for each all numbers with a subject.
fn families() -> impl Iterator<Item = (&'static str, &'static Family, Vec<(Vec<i32>, Subject)>)> {
    let families = exhibits().filter_map(|exhibit| Some((exhibit.name, exhibit.family()?)));
    families.map(|(name, family)| {
        let subject = |at: Vec<i32>| (family.subject)(&at).map(|subject| (at, subject));
        (name, family, family.all_numbers().into_iter().filter_map(subject).collect())
    })
}

/// Every law, also those that the page does not compare with its value.
#[test]
fn every_law_names_the_values_of_small_positions() {
    let budget = &mut Budget::unlimited();
    let mut compared = 0;
    for rules in Rules::ALL {
        let mut solver = Solver::new(rules);
        for (name, family, subjects) in families() {
            if !family.rules().contains(&rules) {
                continue;
            }
            for (at, subject) in subjects {
                let value = match &subject {
                    Subject::Position(board) if board.stones().count() > STONES => continue,
                    Subject::Position(board) => solver.value(board, budget).unwrap(),
                    Subject::Expression(text) => parse(&mut solver.values, text),
                };
                let outcome = solver.values.outcome(value);
                let from = family.remarks.iter().find_map(|remark| match remark.kind {
                    Objection::HoldsFrom(from) => Some(from),
                    _ => None,
                });
                let differs = family.surprise(rules, &at);
                if let Some(found) = differs {
                    assert_eq!(parse(&mut solver.values, found), value, "{name} {at:?} {rules:?}");
                }
                for (place, (law, claim)) in family.claims(rules, &at).enumerate() {
                    let law = format!("{name} {at:?} {rules:?}: {}", law.of.english);
                    match claim {
                        Claim::Value { value: claim, printed } => {
                            // Below this number the paper's list is right, which stands first.
                            if place > 0 && from.is_some_and(|from| at[0] < from) {
                                continue;
                            }
                            for text in [Some(claim), printed].into_iter().flatten() {
                                let claimed = parse(&mut solver.values, &text);
                                assert_eq!(claimed == value, differs.is_none(), "{law}: {text}");
                            }
                        }
                        Claim::Outcome(claimed) => assert_eq!(outcome, claimed, "{law}"),
                        Claim::BlackFirst(winner) => {
                            assert_eq!(outcome.winner(Player::Left), winner, "{law}");
                        }
                        Claim::Holds | Claim::Said => continue,
                    }
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 300, "{compared}");
}

/// A law names a value or a winner for every position of an exhibit, by all rules that it is about. All
/// exceptions are open problems or listed here.
#[test]
fn exhibits_are_silent_only_where_they_are_open() {
    let mut silent = Vec::new();
    let (mut open, mut listed) = (HashSet::new(), HashSet::new());
    for (name, family, subjects) in families() {
        assert!(!family.laws.is_empty(), "{name}");
        // The value of an expression does not depend on rules.
        let is_expression = |subject: &Subject| matches!(subject, Subject::Expression(_));
        let has_expressions = subjects.iter().any(|(_, subject)| is_expression(subject));
        assert!(!has_expressions || family.rules().len() == 1, "{name}");
        for (at, _) in &subjects {
            for &rules in family.rules() {
                match (family.claim(rules, at), (family.open)(at)) {
                    (None, true) => _ = open.insert(name),
                    (None, false) => silent.push((name, rules, at.clone())),
                    (Some(_), true) => _ = listed.insert(name),
                    (Some(_), false) => {}
                }
            }
        }
        assert!((family.subject)(&family.first()).is_some(), "{name}");
        let claim = family.claim(family.usual(), &family.first());
        assert!(claim.is_some() || (family.open)(&family.first()), "{name}");
    }
    let mut expected = Vec::new();
    // The examples and the law on wide spaces name no value for these distances.
    for (rules, nearest) in [(Rules::Ancient, 2), (Rules::Modern, 1)] {
        expected.extend((0..=nearest).map(|d| ("pairs", rules, vec![d])));
    }
    expected.extend(Rules::ALL.map(|rules| ("harmless", rules, vec![4])));
    // Its law is for ancient rules.
    expected.push(("star2", Rules::Modern, vec![]));
    let sorted = |mut list: Vec<(&'static str, Rules, Vec<i32>)>| {
        list.sort_by_key(|(name, rules, at)| (*name, *rules == Rules::Modern, at.clone()));
        list
    };
    assert_eq!(sorted(silent), sorted(expected));
    // The papers list values of two more, and no formula.
    assert_eq!((open, listed), (HashSet::from(["narrow"]), HashSet::from(["l2", "d2"])));
}

/// Each of them equals itself and no other.
#[test]
fn exhibits_and_tours_are_told_apart() {
    for exhibit in exhibits() {
        assert_eq!(exhibits().filter(|other| *other == exhibit).count(), 1, "{}", exhibit.name);
    }
    let tours = [&HOW_TO_PLAY, &THREE_SENTENCES, &WHY_A_HALF];
    for (place, tour) in tours.iter().enumerate() {
        let same = tours.iter().map(|other| other == tour);
        assert!(same.eq((0..tours.len()).map(|other| other == place)), "{place}");
    }
}
