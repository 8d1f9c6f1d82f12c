//! Infinitesimals: atomic weights, and reduced values.

use basics::budget::Budget;
use basics::player::{ByPlayer, Player};
use papamu_value::{Outcome, Value, Values};

use crate::lab::{Lab, Specimen, number};

/// All-small values of random games.
fn all_small(seed: u64, count: usize) -> (Lab, Vec<Specimen>) {
    let mut lab = Lab::new();
    let mut specimens = lab.grow(seed, &["0"], count);
    specimens.extend(lab.grow(seed, &["0", "^3", "v3*2", "{^2|v2}", "{0|v*}"], count));
    (lab, specimens)
}

#[test]
fn atomic_weights_of_known_values() {
    let mut lab = Lab::new();
    for (text, weight) in [
        ("0", "0"),
        ("*", "0"),
        ("*7", "0"),
        ("^", "1"),
        ("v5*3", "-5"),
        // ↑², ↑²∗, ↑³, ↑ + ↑² and ↑ + ↑² + ↑³.
        ("{0|v*}", "0"),
        ("{0, *|v}", "0"),
        ("{0|{v|*}}", "0"),
        ("{^|*}", "1"),
        ("{{^|*}|*}", "1"),
        ("{^2|v2}", "*"),
        ("{^3|v3}", "{1|-1}"),
        ("{^3|^}", "{1|3}"),
        ("{^5|0}", "{3|2}"),
        ("{^3|{0|v3}}", "{1|1/2}"),
    ] {
        let [value, weight] = [text, weight].map(|text| lab.read(text));
        assert_eq!(lab.atomic_weight(value), Some(weight), "{text}");
    }
    for text in ["1", "-1/2", "{1|0}", "{0|{0|-1}}", "1*", "{0|{0|{0|-1}}}"] {
        let value = lab.read(text);
        assert_eq!(lab.atomic_weight(value), None, "{text}");
    }
}

#[test]
fn atomic_weights_add_up() {
    let (mut lab, specimens) = all_small(81, 60);
    for g in specimens.iter().step_by(2) {
        for h in specimens.iter().step_by(5) {
            let sum = lab.add(g.value, h.value);
            let [one, two] = [g, h].map(|specimen| lab.atomic_weight(specimen.value).unwrap());
            let weights = lab.add(one, two);
            assert_eq!(
                lab.atomic_weight(sum),
                Some(weights),
                "{}  {}",
                lab.write(*g),
                lab.write(*h)
            );
        }
        let negative = lab.negative(g.value);
        let weight = lab.atomic_weight(g.value).unwrap();
        let expected = lab.negative(weight);
        assert_eq!(lab.atomic_weight(negative), Some(expected), "{}", lab.write(*g));
    }
}

#[test]
fn a_value_is_worth_its_weight_in_ups() {
    // G − w·↑, with the Norton product, has weight 0: it lies between ↓✩ and ↑✩.
    let (mut lab, specimens) = all_small(82, 100);
    let up = lab.values().ups(1);
    let remote = lab.values().star(32);
    let most = lab.add(up, remote);
    let least = lab.subtract(remote, up);
    for g in specimens {
        let weight = lab.atomic_weight(g.value).unwrap();
        let ups = lab.product(weight, up).unwrap();
        let rest = lab.subtract(g.value, ups);
        assert!(rest != most && lab.at_most(rest, most), "{}", lab.write(g));
        assert!(rest != least && lab.at_most(least, rest), "{}", lab.write(g));
    }
}

#[test]
fn two_ahead_wins() {
    let (mut lab, specimens) = all_small(83, 150);
    let (one, two) = (lab.integer(1), lab.integer(2));
    for g in specimens {
        let weight = lab.atomic_weight(g.value).unwrap();
        let outcome = lab.values().outcome(g.value);
        if lab.at_most(two, weight) {
            assert_eq!(outcome, Outcome::Wins(Player::Left), "{}", lab.write(g));
        }
        if lab.at_most(one, weight) {
            let left_wins_first = [Outcome::Wins(Player::Left), Outcome::Next].contains(&outcome);
            assert!(left_wins_first, "{}", lab.write(g));
        }
    }
}

#[test]
fn reduced_forms_differ_by_an_infinitesimal_and_are_the_same_for_all_that_do() {
    let (mut lab, specimens) = Lab::stocked(84, 100);
    let small = ["*", "^", "v2*3", "{0|{0|-1}}", "{0|v*}", "{{{2|0}|0}|{0|{0|-1}}}"];
    let small = small.map(|text| lab.read(text));
    for g in specimens {
        let reduced = lab.reduced(g.value);
        let difference = lab.subtract(g.value, reduced);
        assert!(lab.values().is_infinitesimal(difference), "{}", lab.write(g));
        assert_eq!(lab.reduced(reduced), reduced, "{}", lab.write(g));
        for player in Player::ALL {
            for option in lab.options(reduced, player) {
                assert_eq!(lab.reduced(option), option, "{}", lab.write(g));
            }
        }
        for infinitesimal in small {
            let other = lab.add(g.value, infinitesimal);
            assert_eq!(lab.reduced(other), reduced, "{}", lab.write(g));
            let values = lab.values();
            assert!(values.birthday(reduced) <= values.birthday(other), "{}", lab.write(g));
        }
        let negative = lab.negative(g.value);
        let expected = lab.negative(reduced);
        assert_eq!(lab.reduced(negative), expected, "{}", lab.write(g));
    }
}

#[test]
fn reduced_forms_of_sums() {
    let (mut lab, specimens) = Lab::stocked(85, 50);
    for g in specimens.iter().step_by(2) {
        for h in specimens.iter().step_by(7) {
            let sum = lab.add(g.value, h.value);
            let parts = [g, h].map(|specimen| lab.reduced(specimen.value));
            let of_parts = lab.add(parts[0], parts[1]);
            assert_eq!(
                lab.reduced(sum),
                lab.reduced(of_parts),
                "{}  {}",
                lab.write(*g),
                lab.write(*h)
            );
        }
    }
}

#[test]
fn reduced_forms_of_known_values() {
    let mut lab = Lab::new();
    for (text, reduced) in [
        ("^3*2", "0"),
        ("3/4v", "3/4"),
        ("{1^|-1*}", "{1|-1}"),
        ("{0, {1|0}|-1}", "{{1|0}|-1}"),
        ("{{1|0*}, {1*|0}|-2}", "{{1|0}|-2}"),
        ("{{2|0}|-1*}", "{{2|0}|-1}"),
    ] {
        let [value, reduced] = [text, reduced].map(|text| lab.read(text));
        assert_eq!(lab.reduced(value), reduced, "{text}");
    }
}

#[test]
fn deep_values_need_no_deep_stack() {
    // ↑ + ↑² + … : {↑^[n−1] | ∗}.
    let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    let star = values.star(1);
    let mut runs = vec![values.ups(1)];
    for n in 1..5_000 {
        let options = ByPlayer { left: vec![runs[n - 1]], right: vec![star] };
        runs.push(values.make(options, budget).unwrap());
    }
    let (run, short) = (runs[4_999], runs[150]);
    assert_eq!(values.temperature(run, budget), Ok(0.into()));
    assert_eq!(values.is_all_small(run, budget), Ok(true));
    let one = values.from_integer(1);
    assert_eq!(values.atomic_weight(run, budget), Ok(Some(one)));
    assert_eq!(values.reduced(run, budget), Ok(Value::ZERO));
    assert_eq!(values.cool(run, 1.into(), budget), Ok(Value::ZERO));
    let many = values.from_integer(3_000);
    let stack = values.ordinal_sum(star, many, budget).unwrap();
    let up_star = values.ordinal_sum(star, one, budget).unwrap();
    assert_eq!(values.at_most(up_star, stack, budget), Ok(true));
    assert_eq!(values.at_most(stack, up_star, budget), Ok(false));
    let heated = values.heat(short, one, budget).unwrap();
    assert_eq!(values.temperature(heated, budget), Ok(number(1, 0)));
    assert_eq!(values.cool(heated, 1.into(), budget), Ok(short));
}
