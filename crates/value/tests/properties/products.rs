//! Incentives, ordinal sums, Norton products.

use basics::player::Player;
use papamu_value::Value;

use crate::lab::Lab;

#[test]
fn incentives_of_both_players_are_those_of_the_negative() {
    let (mut lab, specimens) = Lab::stocked(91, 60);
    for g in specimens {
        let negative = lab.negative(g.value);
        let (values, budget) = lab.engine();
        let left = values.incentives(g.value, Player::Left, budget).unwrap();
        assert_eq!(values.incentives(negative, Player::Right, budget), Ok(left.clone()));
        for incentive in left {
            assert!(!lab.at_most(Value::ZERO, incentive), "{}", lab.write(g));
        }
    }
}

#[test]
fn norton_products_keep_sums_and_order() {
    let (mut lab, _) = Lab::stocked(92, 1);
    let specimens = lab.grow(92, &["0", "1", "-1", "1/2", "*", "{2|-1}"], 40);
    for text in ["^", "^2*", "1/2", "{2|1}", "{0|{0|-1}}", "1*", "{0|v*}"] {
        let unit = lab.read(text);
        for g in specimens.iter().step_by(2) {
            for h in specimens.iter().step_by(5) {
                let names = format!("{}  {}  {text}", lab.write(*g), lab.write(*h));
                let sum = lab.add(g.value, h.value);
                let [one, two, both] =
                    [g.value, h.value, sum].map(|value| lab.product(value, unit).unwrap());
                assert_eq!(lab.add(one, two), both, "{names}");
                let (before, after) = (lab.at_most(g.value, h.value), lab.at_most(one, two));
                assert_eq!(after, before, "{names}");
            }
        }
    }
    for text in ["0", "*", "v", "^*", "{1|-1}"] {
        let unit = lab.read(text);
        assert_eq!(lab.product(unit, unit), None, "{text}");
    }
}

#[test]
fn one_is_a_unit() {
    let (mut lab, specimens) = Lab::stocked(93, 60);
    let one = lab.integer(1);
    for g in specimens {
        assert_eq!(lab.product(g.value, one), Some(g.value), "{}", lab.write(g));
        let unit = lab.read("^");
        assert_eq!(lab.product(one, unit), Some(unit));
    }
}

#[test]
fn ordinal_sums_with_nothing_and_by_colon_principle() {
    let (mut lab, specimens) = Lab::stocked(94, 40);
    for &g in &specimens {
        assert_eq!(lab.ordinal_sum(g.value, Value::ZERO), g.value, "{}", lab.write(g));
        assert_eq!(lab.ordinal_sum(Value::ZERO, g.value), g.value, "{}", lab.write(g));
        for h in specimens.iter().step_by(7) {
            for k in specimens.iter().step_by(9) {
                if lab.at_most(h.value, k.value) {
                    let [low, high] = [h, k].map(|top| lab.ordinal_sum(g.value, top.value));
                    assert!(lab.at_most(low, high), "{}", lab.write(g));
                }
            }
        }
    }
}

#[test]
fn ordinal_sums_of_the_literature() {
    let mut lab = Lab::new();
    for (base, top, sum) in [
        // Hackenbush stalks.
        ("1", "-1", "1/2"),
        ("1", "1", "2"),
        ("1", "-1/2", "3/4"),
        ("1", "*", "1*"),
        ("*", "*", "*2"),
        ("*", "*3", "*4"),
        ("*", "1", "^*"),
        ("*", "-1", "v*"),
        ("*", "^", "{0, *|0, *2}"),
        ("^", "1", "{0, ^|*}"),
    ] {
        let name = format!("{base}:{top}");
        let [base, top, sum] = [base, top, sum].map(|text| lab.read(text));
        assert_eq!(lab.ordinal_sum(base, top), sum, "{name}");
    }
}
