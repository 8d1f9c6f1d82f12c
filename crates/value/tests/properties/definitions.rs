//! The engine against the definitions.

use std::collections::HashMap;

use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};
use testing::sum;
use value::{Value, Values};

use crate::lab::Lab;

#[test]
fn canonical_forms_and_order_are_those_of_the_reference() {
    let (mut lab, found) = Lab::stocked(11, 200);
    let mut ids = HashMap::new();
    for &g in &found {
        let name = lab.write(g);
        assert_eq!(*ids.entry(g.value).or_insert(g.form), g.form, "two forms, one id: {name}");
        for player in Player::BOTH {
            let options = lab.forms.options(g.form)[player].clone();
            let mut expected: Vec<Value> =
                options.into_iter().map(|option| lab.specimen(option).value).collect();
            expected.sort();
            let mut options = lab.options(g.value, player);
            options.sort();
            assert_eq!(options, expected, "{name}");
        }
    }
    let mut compared = 0;
    for &g in found.iter().step_by(2) {
        for &h in found.iter().step_by(3) {
            let expected = lab.forms.at_most(g.form, h.form, &mut Budget::unlimited()).unwrap();
            let found = lab.at_most(g.value, h.value);
            assert_eq!(found, expected, "{} ≤ {}", lab.write(g), lab.write(h));
            compared += 1;
        }
    }
    assert!(compared > 1_000, "{compared}");
}

#[test]
fn sums_are_those_of_the_definition() {
    let (mut lab, found) = Lab::stocked(12, 60);
    let mut memo = HashMap::new();
    let mut added = 0;
    for &g in found.iter().step_by(3) {
        for &h in found.iter().step_by(2) {
            let expected = sum(&mut lab.forms, &mut memo, g.form, h.form);
            let expected = lab.specimen(expected).value;
            assert_eq!(lab.add(g.value, h.value), expected, "{} + {}", lab.write(g), lab.write(h));
            added += 1;
        }
        let negative = lab.negative(g.value);
        assert_eq!(lab.add(g.value, negative), Value::ZERO);
    }
    assert!(added > 300, "{added}");
}

#[test]
fn deep_values_need_no_deep_stack() {
    // ↑ + ↑² + … : {↑^[n−1] | ∗}, a form of birthday n + 1.
    let mut values = Values::new();
    let budget = &mut Budget::unlimited();
    let star = values.star(1);
    let mut run = values.ups(1);
    for _ in 0..5_000 {
        run = values.make(ByPlayer { left: vec![run], right: vec![star] }, budget).unwrap();
    }
    assert!(values.birthday(run) >= 5_000);
    let up = values.ups(1);
    let two = values.ups(2);
    assert_eq!(values.at_most(up, run, budget), Ok(true));
    assert_eq!(values.at_most(run, up, budget), Ok(false));
    assert_eq!(values.at_most(run, two, budget), Ok(true));
    let negative = values.negative(run, budget).unwrap();
    assert_eq!(values.add(run, negative, budget), Ok(Value::ZERO));
}

#[test]
fn memory_has_a_limit() {
    let (mut lab, found) = Lab::stocked(13, 60);
    let limit = lab.values().bytes() + 10_000;
    let values = lab.values();
    let budget = &mut Budget::unlimited().within(limit);
    let mut sum = Value::ZERO;
    let stopped = found.iter().find_map(|g| match values.add(sum, g.value, budget) {
        Ok(more) => {
            sum = more;
            None
        }
        Err(stopped) => Some(stopped),
    });
    assert_eq!(stopped, Some(Stopped::Memory));
    assert!(values.bytes() < limit + 10_000, "{} is far beyond {limit}", values.bytes());
}
