//! The classes of values.

use basics::budget::Budget;
use basics::player::Player;
use papamu_value::{Dyadic, Outcome, Value};

use crate::lab::{Lab, number};

#[test]
fn outcomes_are_those_of_the_reference() {
    let (mut lab, specimens) = Lab::stocked(51, 80);
    for g in specimens {
        let expected = lab.forms.outcome(g.form, &mut Budget::unlimited()).unwrap();
        assert_eq!(lab.values().outcome(g.value), expected, "{}", lab.write(g));
    }
}

#[test]
fn confusion_intervals_hold_the_numbers_confused_with_the_value() {
    let (mut lab, specimens) = Lab::stocked(52, 50);
    for g in specimens {
        for eighths in -26..=26 {
            let x = number(eighths, 3);
            let value = lab.number(x);
            let is_confused = !lab.at_most(g.value, value) && !lab.at_most(value, g.value);
            let holds = lab.values().confusion_interval(g.value).is_some_and(|ends| {
                let after = x > ends.right.at || x == ends.right.at && ends.right.included;
                let before = x < ends.left.at || x == ends.left.at && ends.left.included;
                after && before
            });
            assert_eq!(holds, is_confused, "{} and {x}", lab.write(g));
        }
    }
}

#[test]
fn kinds_of_known_values() {
    let mut lab = Lab::new();
    // Number, integer, nimber, infinitesimal, all-small, tepid, hot, switch.
    for (text, kinds) in [
        ("0", "number integer nimber infinitesimal all-small"),
        ("-7", "number integer"),
        ("3/8", "number"),
        ("*", "nimber infinitesimal all-small tepid"),
        ("*5", "nimber infinitesimal all-small tepid"),
        ("^2*3", "infinitesimal all-small tepid"),
        ("{0|v*}", "infinitesimal all-small tepid"),
        ("{^2|v}", "infinitesimal all-small tepid"),
        ("{0|{0|-1}}", "infinitesimal tepid"),
        ("{0|{0|{0|-1}}}", "infinitesimal tepid"),
        ("1/2^", "tepid"),
        ("{1|{1|0}}", "tepid"),
        ("{4|2}", "hot switch"),
        ("{1/2|-3/4}", "hot switch"),
        ("{1*|-1}", "hot"),
        ("{2, {3|1}|-1}", "hot"),
    ] {
        let value = lab.read(text);
        let (values, budget) = lab.engine();
        let found = [
            (values.is_number(value), "number"),
            (values.is_integer(value), "integer"),
            (values.is_nimber(value), "nimber"),
            (values.is_infinitesimal(value), "infinitesimal"),
            (values.is_all_small(value, budget).unwrap(), "all-small"),
            (values.is_tepid(value), "tepid"),
            (values.is_hot(value), "hot"),
            (values.is_switch(value), "switch"),
        ];
        let found: Vec<&str> = found.iter().filter(|kind| kind.0).map(|kind| kind.1).collect();
        assert_eq!(found.join(" "), kinds, "{text}");
    }
}

#[test]
fn kinds_are_those_of_the_definitions() {
    let (mut lab, specimens) = Lab::stocked(53, 80);
    let small = lab.number(number(1, 10));
    let minus_small = lab.negative(small);
    for g in specimens {
        let is_below = lab.at_most(minus_small, g.value) && lab.at_most(g.value, small);
        assert_eq!(lab.values().is_infinitesimal(g.value), is_below, "{}", lab.write(g));
        assert_eq!(is_all_small(&mut lab, g.value), {
            let (values, budget) = lab.engine();
            values.is_all_small(g.value, budget).unwrap()
        });
    }
}

fn is_all_small(lab: &mut Lab, value: Value) -> bool {
    let options = Player::ALL.map(|player| lab.options(value, player));
    options[0].is_empty() == options[1].is_empty()
        && options.into_iter().flatten().all(|option| is_all_small(lab, option))
}

#[test]
fn parts_make_up_the_value() {
    let (mut lab, specimens) = Lab::stocked(54, 80);
    for g in specimens {
        let (values, budget) = lab.engine();
        let number = values.number_part(g.value);
        let rest = values.infinitesimal_part(g.value, budget).unwrap();
        assert_eq!(number.is_none(), values.is_hot(g.value));
        assert_eq!(number.is_none(), rest.is_none());
        if let (Some(number), Some(rest)) = (number, rest) {
            assert_eq!(values.number_part(rest), Some(Dyadic::ZERO));
            let number = lab.number(number);
            assert_eq!(lab.add(number, rest), g.value, "{}", lab.write(g));
        }
    }
}

#[test]
fn outcomes_of_known_values() {
    let mut lab = Lab::new();
    let (left, right) = (Outcome::Wins(Player::Left), Outcome::Wins(Player::Right));
    for (text, outcome) in [
        ("0", Outcome::Previous),
        ("*", Outcome::Next),
        ("^", left),
        ("^*", Outcome::Next),
        ("v2*", right),
        ("{0|{0|-2}}", left),
        ("{1|0}", Outcome::Next),
        ("{2|1}", left),
        ("{-1/2|-1}", right),
    ] {
        let value = lab.read(text);
        assert_eq!(lab.values().outcome(value), outcome, "{text}");
    }
}
