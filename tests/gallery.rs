//! All exhibits of the gallery over their whole ranges: what the papers state, what we say differs,
//! and the tables of two other programs, against the solver.

#![cfg(not(target_arch = "wasm32"))]

mod util;

use std::collections::{HashMap, HashSet};

use papamu::budget::Budget;
use papamu::content::{Claim, Exhibit, Hall, Kind, Subject, Winner, exhibits};
use papamu::konane::{Board, Edge, Rules};
use papamu::player::Player;
use papamu::solver::{OutcomeSearch, Solver};
use papamu::value::{Outcome, Style, Value, Values};
use util::gallery;

const BOTH: [Rules; 2] = [Rules::Ancient, Rules::Modern];

/// All points of an exhibit, over all its parameters.
fn points(exhibit: &Exhibit) -> Vec<Vec<i32>> {
    let Some(family) = exhibit.family() else { return Vec::new() };
    let mut points = vec![family.first()];
    for (place, parameter) in family.parameters.iter().enumerate().skip(1) {
        let numbers = parameter.least..=parameter.most;
        points = numbers
            .flat_map(|number| {
                points.clone().into_iter().map(move |mut point| {
                    point[place] = number;
                    point
                })
            })
            .collect();
    }
    points.iter().flat_map(|point| family.points(point)).collect()
}

fn parse(values: &mut Values, text: &str) -> Value {
    values.parse(text, &mut Budget::unlimited()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn winner(outcome: Outcome) -> Winner {
    match outcome {
        Outcome::Wins(Player::Left) => Winner::Left,
        Outcome::Wins(Player::Right) => Winner::Right,
        Outcome::Next => Winner::Next,
        Outcome::Previous => Winner::Previous,
    }
}

/// What the solver says of exhibits by one of the rules.
fn walk(rules: Rules, is_meant: impl Fn(&Exhibit) -> bool) -> usize {
    let budget = &mut Budget::unlimited();
    let mut walked = 0;
    for exhibit in exhibits().filter(|exhibit| is_meant(exhibit)) {
        let Some(family) = exhibit.family() else { continue };
        if !family.rules().contains(&rules) {
            continue;
        }
        let mut solver = Solver::new(rules);
        for point in points(exhibit) {
            let place = format!("{} {point:?} {rules:?}", exhibit.name);
            let (claim, surprise) =
                ((family.claim)(rules, &point), (family.surprise)(rules, &point));
            let subject = (family.subject)(&point).unwrap();
            walked += 1;
            if let (Subject::Position(board), Some(Claim::Outcome(claim))) = (&subject, &claim) {
                // As much as a table may take on the page.
                let mut outcomes = OutcomeSearch::new(rules, 96 << 20);
                let found = winner(outcomes.outcome(board, budget).unwrap());
                assert_eq!(found, *claim, "{place}");
                assert_eq!(surprise, None, "{place}: surprises are values");
                continue;
            }
            let value = match &subject {
                Subject::Position(board) => solver
                    .value(board, budget)
                    .unwrap_or_else(|stopped| panic!("{place}: {stopped:?}")),
                Subject::Expression(text) => parse(&mut solver.values, text),
            };
            let name = solver.values.write(value, Style::Plain, 1_000, budget).unwrap().unwrap();
            match (claim, surprise) {
                (Some(Claim::Value(claim)), None) => assert_eq!(name, claim, "{place}"),
                (Some(Claim::Value(claim)), Some(surprise)) => {
                    assert_eq!(name, surprise.value, "{place}");
                    let claim_value = parse(&mut solver.values, &claim);
                    assert_ne!(claim_value, value, "{place}: no surprise");
                    let written = solver.values.write(claim_value, Style::Plain, 1_000, budget);
                    assert_eq!(written, Ok(Some(claim)), "{place}");
                    assert!(surprise.reason.len() > 20, "{place}");
                }
                (_, Some(_)) => panic!("{place}: a surprise without a claim"),
                (_, None) => {}
            }
        }
    }
    walked
}

fn is_costly(exhibit: &Exhibit) -> bool {
    exhibit.hall == Hall::Patterns
}

#[test]
fn holds_by_ancient_rules() {
    assert!(walk(Rules::Ancient, |exhibit| !is_costly(exhibit)) > 300);
}

#[test]
fn holds_by_modern_rules() {
    assert!(walk(Rules::Modern, |exhibit| !is_costly(exhibit)) > 250);
}

#[test]
fn patterns_hold_by_ancient_rules() {
    assert!(walk(Rules::Ancient, is_costly) > 25);
}

#[test]
fn patterns_hold_by_modern_rules() {
    assert!(walk(Rules::Modern, is_costly) > 25);
}

/// The values that exhibits are known to have, by rules and position.
fn known() -> HashMap<(Rules, Edge, Board), String> {
    let mut known = HashMap::new();
    for exhibit in exhibits() {
        let Some(family) = exhibit.family() else { continue };
        for point in points(exhibit) {
            let Some(Subject::Position(board)) = (family.subject)(&point) else { continue };
            for &rules in family.rules() {
                let value = match ((family.surprise)(rules, &point), (family.claim)(rules, &point))
                {
                    (Some(surprise), _) => surprise.value,
                    (None, Some(Claim::Value(value))) => value,
                    _ => String::new(),
                };
                let key = (rules, board.edge(), board.trimmed());
                // Two exhibits may share a position, and one of them be silent about it.
                let entry = known.entry(key).or_insert_with(String::new);
                if entry.is_empty() {
                    *entry = value;
                } else if !value.is_empty() {
                    assert_eq!(*entry, value, "{} {point:?} {rules:?}", exhibit.name);
                }
            }
        }
    }
    known
}

/// Every line of the tables has an exhibit, and no exhibit says anything else.
#[test]
fn agrees_with_the_tables_of_two_other_programs() {
    let (known, values) = (known(), &mut Values::new());
    let narrow = include_str!("data/narrow.tsv").lines().filter(|line| !line.starts_with('#'));
    let narrow = narrow.map(|line| {
        let [text, name, value] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("three columns expected in {line}");
        };
        let board = Board::parse(text, Edge::Walls).unwrap();
        (Rules::Ancient, board, name, value)
    });
    let gallery = gallery().map(|line| (line.rules, line.board, line.name, line.value));
    let mut lines = 0;
    for (rules, board, name, value) in gallery.chain(narrow) {
        let key = (rules, board.edge(), board.trimmed());
        let said = known.get(&key).unwrap_or_else(|| panic!("{name} {rules:?} has no exhibit"));
        if !said.is_empty() {
            assert_eq!(parse(values, said), parse(values, value), "{name} {rules:?}");
        }
        lines += 1;
    }
    assert!(lines > 300, "{lines}");
}

/// The values of sums by arithmetic with their parts.
#[test]
fn sums_are_sums() {
    let budget = &mut Budget::unlimited();
    for rules in BOTH {
        let mut solver = Solver::new(rules);
        let mut check = |name: &str, point: &[i32], expected: String| {
            let exhibit = exhibits().find(|exhibit| exhibit.name == name).unwrap();
            let subject = (exhibit.family().unwrap().subject)(point);
            let Some(Subject::Position(board)) = subject else { panic!("{name} {point:?}") };
            let value = solver.value(&board, budget).unwrap();
            let expected = parse(&mut solver.values, &expected);
            assert_eq!(value, expected, "{name} {point:?} {rules:?}");
        };
        for k in 1..=6 {
            check("halfsum", &[k], format!("{k}×1/2"));
            check("tinysum", &[k], format!("{k}×Tiny(1) + {{*|0}}"));
            for j in 1..=5 {
                check("upsum", &[k, j], format!("{k}×{{0|*}} - 1/{}", 1 << j));
            }
        }
    }
}

#[test]
fn exhibits_are_complete() {
    let mut names = HashSet::new();
    for exhibit in exhibits() {
        for name in exhibit.names() {
            assert!(names.insert(name), "{name} is taken");
            let is_plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
            assert!(!name.is_empty() && name.bytes().all(is_plain), "{name}");
            assert_ne!(name, "board");
        }
        let story = &exhibit.story;
        let texts = [
            exhibit.title,
            exhibit.headline,
            exhibit.source.place,
            story.remarkable,
            story.why,
            story.try_this,
        ];
        for text in texts {
            assert!(!text.is_empty() && text.trim() == text, "{}: {text:?}", exhibit.name);
            assert!(!text.contains(['*', '|']), "{}: {text:?}", exhibit.name);
        }
        let Kind::Family(family) = &exhibit.kind else { continue };
        assert!((family.subject)(&family.first()).is_some(), "{}", exhibit.name);
        for parameter in family.parameters {
            let range = parameter.least..=parameter.most;
            assert!(range.contains(&parameter.first), "{}", exhibit.name);
            let choices = parameter.choices.len();
            assert!(choices == 0 || choices == range.count(), "{}", exhibit.name);
        }
    }
    assert!(names.len() >= 26, "{}", names.len());
}

/// A link may ask for any numbers, and the page clamps them; but nothing may panic before.
#[test]
fn odd_numbers_do_no_harm() {
    for exhibit in exhibits() {
        let Some(family) = exhibit.family() else { continue };
        for (place, parameter) in family.parameters.iter().enumerate() {
            for number in [parameter.least - 1, parameter.most + 1] {
                let mut point = family.first();
                point[place] = number;
                (family.subject)(&point);
                for rules in BOTH {
                    (family.claim)(rules, &point);
                    (family.surprise)(rules, &point);
                }
                (family.open)(&point);
            }
        }
    }
}
