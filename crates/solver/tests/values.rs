//! The engine against the definitions.

use std::collections::HashMap;

use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};
use testing::{Bridge, sample, sum};
use value::{Value, Values};

#[test]
fn canonical_forms_and_order_are_those_of_the_reference() {
    let (mut forms, found) = sample(11, 600, 10);
    let mut bridge = Bridge::default();
    let budget = &mut Budget::unlimited();
    let mut ids = HashMap::new();
    for &form in &found {
        let value = bridge.value(&forms, form);
        assert_eq!(
            *ids.entry(value).or_insert(form),
            form,
            "two forms, one id: {}",
            forms.write(form, 999).unwrap()
        );
        for player in Player::BOTH {
            let mut expected: Vec<Value> = forms.options(form).clone()[player]
                .iter()
                .map(|&option| bridge.value(&forms, option))
                .collect();
            expected.sort();
            let mut options = bridge.values.options(value, player);
            options.sort();
            assert_eq!(options, expected, "{}", forms.write(form, 999).unwrap());
        }
    }
    let mut compared = 0;
    for &g in found.iter().step_by(2) {
        for &h in found.iter().step_by(3) {
            let (a, b) = (bridge.value(&forms, g), bridge.value(&forms, h));
            assert_eq!(
                bridge.values.at_most(a, b, budget).unwrap(),
                forms.at_most(g, h, budget).unwrap(),
                "{} ≤ {}",
                forms.write(g, 999).unwrap(),
                forms.write(h, 999).unwrap()
            );
            compared += 1;
        }
    }
    assert!(compared > 1_000, "{compared}");
}

#[test]
fn sums_are_those_of_the_definition() {
    let (mut forms, found) = sample(12, 500, 8);
    let mut bridge = Bridge::default();
    let mut memo = HashMap::new();
    let budget = &mut Budget::unlimited();
    let mut added = 0;
    for &g in found.iter().step_by(3) {
        for &h in found.iter().step_by(2) {
            let expected = sum(&mut forms, &mut memo, g, h);
            let (a, b) = (bridge.value(&forms, g), bridge.value(&forms, h));
            let actual = bridge.values.add(a, b, budget).unwrap();
            assert_eq!(
                actual,
                bridge.value(&forms, expected),
                "{:?} + {:?}",
                forms.write(g, 999),
                forms.write(h, 999)
            );
            let negative = bridge.values.negative(a, budget).unwrap();
            assert_eq!(bridge.values.add(a, negative, budget), Ok(Value::ZERO));
            added += 1;
        }
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
    let (forms, found) = sample(13, 300, 9);
    let mut bridge = Bridge::default();
    let all: Vec<Value> = found.iter().map(|&form| bridge.value(&forms, form)).collect();
    let values = &mut bridge.values;
    let limit = values.bytes() + 10_000;
    let budget = &mut Budget::unlimited().within(limit);
    let mut sum = Value::ZERO;
    let stopped = all.iter().find_map(|&value| match values.add(sum, value, budget) {
        Ok(more) => {
            sum = more;
            None
        }
        Err(stopped) => Some(stopped),
    });
    assert_eq!(stopped, Some(Stopped::Memory));
    assert!(values.bytes() < limit + 10_000, "{} is far beyond {limit}", values.bytes());
}
