//! Values form a partially ordered group.

use basics::player::Player;
use papamu_value::Value;

use crate::lab::Lab;

#[test]
fn values_are_a_commutative_group() {
    let (mut lab, specimens) = Lab::stocked(21, 60);
    let mut third = specimens.iter().cycle().skip(17).step_by(7);
    for g in specimens.iter().step_by(3) {
        for h in specimens.iter().step_by(5) {
            let k = third.next().unwrap();
            let names = [g, h, k].map(|&specimen| lab.write(specimen)).join("  ");
            let (g, h, k) = (g.value, h.value, k.value);
            let sum = lab.add(g, h);
            assert_eq!(lab.add(h, g), sum, "{names}");
            let (one_way, rest) = (lab.add(sum, k), lab.add(h, k));
            assert_eq!(lab.add(g, rest), one_way, "{names}");
            assert_eq!(lab.subtract(sum, h), g, "{names}");
            let negative = lab.negative(g);
            assert_eq!(lab.add(g, negative), Value::ZERO, "{names}");
            assert_eq!(lab.negative(negative), g, "{names}");
        }
        assert_eq!(lab.add(g.value, Value::ZERO), g.value);
    }
}

#[test]
fn multiples_are_sums() {
    let (mut lab, specimens) = Lab::stocked(22, 25);
    for g in specimens {
        let mut sum = Value::ZERO;
        for count in 0..4 {
            assert_eq!(lab.multiple(g.value, count), sum, "{count} · {}", lab.write(g));
            let negative = lab.negative(sum);
            assert_eq!(lab.multiple(g.value, -count), negative, "−{count} · {}", lab.write(g));
            sum = lab.add(sum, g.value);
        }
    }
}

#[test]
fn the_order_is_partial_and_goes_with_sums() {
    let (mut lab, specimens) = Lab::stocked(23, 60);
    let few: Vec<_> = specimens.iter().copied().step_by(4).collect();
    for &g in &few {
        for &h in &few {
            let names = format!("{}  {}", lab.write(g), lab.write(h));
            let (g, h) = (g.value, h.value);
            let (less, greater) = (lab.at_most(g, h), lab.at_most(h, g));
            assert_eq!(less && greater, g == h, "{names}");
            let difference = lab.subtract(g, h);
            assert_eq!(lab.at_most(difference, Value::ZERO), less, "{names}");
            let (minus_g, minus_h) = (lab.negative(g), lab.negative(h));
            assert_eq!(lab.at_most(minus_h, minus_g), less, "{names}");
            for &k in few.iter().step_by(6) {
                let (with_g, with_h) = (lab.add(g, k.value), lab.add(h, k.value));
                assert_eq!(lab.at_most(with_g, with_h), less, "{names}  {}", lab.write(k));
                if less && lab.at_most(h, k.value) {
                    assert!(lab.at_most(g, k.value), "{names}  {}", lab.write(k));
                }
            }
        }
    }
}

#[test]
fn making_a_value_from_its_options_gives_it_back() {
    let (mut lab, specimens) = Lab::stocked(24, 80);
    for g in specimens {
        let options = Player::ALL.map(|player| lab.options(g.value, player));
        let [left, right] = options;
        assert_eq!(lab.make(left, right), g.value, "{}", lab.write(g));
    }
}

#[test]
fn a_gift_horse_changes_nothing() {
    // Any H with H ⊲| G may be added to Left's options of G without changing it, and the mirror image.
    let (mut lab, specimens) = Lab::stocked(25, 40);
    for &g in &specimens {
        for &h in specimens.iter().step_by(5) {
            let [mut left, mut right] = Player::ALL.map(|player| lab.options(g.value, player));
            if !lab.at_most(g.value, h.value) {
                left.push(h.value);
            }
            if !lab.at_most(h.value, g.value) {
                right.push(h.value);
            }
            assert_eq!(lab.make(left, right), g.value, "{}  {}", lab.write(g), lab.write(h));
        }
    }
}

#[test]
fn birthdays_of_sums_are_at_most_sums_of_birthdays() {
    let (mut lab, specimens) = Lab::stocked(26, 60);
    for g in specimens.iter().step_by(2) {
        for h in specimens.iter().step_by(7) {
            let sum = lab.add(g.value, h.value);
            let values = lab.values();
            let most = values.birthday(g.value) + values.birthday(h.value);
            assert!(values.birthday(sum) <= most, "{}  {}", lab.write(*g), lab.write(*h));
        }
    }
}
