//! The engine against the definitions.

use std::collections::HashMap;

use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};
use papamu_value::reference::Forms;
use papamu_value::{Value, Values};
use testing::{form, sum};

use crate::lab::Lab;

#[test]
fn canonical_forms_and_order_are_those_of_the_reference() {
    let (mut lab, found) = Lab::stocked(11, 200);
    let mut ids = HashMap::new();
    for &g in &found {
        let name = lab.write(g);
        assert_eq!(*ids.entry(g.value).or_insert(g.form), g.form, "two forms, one id: {name}");
        for player in Player::ALL {
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

/// The names of the books: ↑ is {0|∗}, and n↑∗ is {n,n∗|n}. Everything else is written with its options.
#[test]
fn the_reference_names_its_forms() {
    let mut forms = Forms::default();
    assert!(forms.is_empty());
    let zero = forms.intern(ByPlayer::default());
    assert_eq!(forms.len(), 1);
    assert_eq!(forms.at_most(zero, zero, &mut Budget::unlimited()), Ok(true));
    assert_eq!(forms.len(), 2);
    for (text, written) in [
        ("0", "0"),
        ("{|}", "0"),
        ("5", "5"),
        ("-3", "-3"),
        ("{-4|-2}", "-3"),
        ("3/8", "3/8"),
        ("-1/2", "-1/2"),
        ("{0, *|0, *}", "*2"),
        ("{1, 1*|1, 1*}", "1*2"),
        ("{0|*}", "^"),
        ("{*|0}", "v"),
        ("{0|^*}", "^^"),
        ("{v*|0}", "vv"),
        ("{0|^2*}", "^3"),
        ("-1/2v4*3", "-1/2v4*3"),
        ("{0, *|0}", "^*"),
        ("{0|0, *}", "v*"),
        ("{2|2, 2*}", "2v*"),
        ("{2|2*3}", "2^*2"),
        ("{2|1}", "{2|1}"),
        ("{0|v*}", "{0|v*}"),
        ("{1|*}", "{1|*}"),
        ("{{3|2}|{1|0}}", "{{3|2}|{1|0}}"),
    ] {
        let form = form(&mut forms, text);
        assert_eq!(forms.write(form, 100).as_deref(), Some(written), "{text}");
        assert_eq!(forms.write(form, written.len()).as_deref(), Some(written), "{text}");
        assert_eq!(forms.write(form, written.len() - 1), None, "{text}");
    }
    assert!(!forms.is_empty() && forms.len() > 40);
    // These are equal to what is written, but they are not canonical, so they have no name.
    let [one, star, three, down] = ["1", "*", "*3", "v"].map(|text| form(&mut forms, text));
    for (left, right, written) in [
        (vec![star], vec![], "{*|}"),
        (vec![], vec![star], "{|*}"),
        (vec![star], vec![star], "{*|*}"),
        (vec![down], vec![star], "{v|*}"),
        (vec![zero], vec![down, star], "{0|*,v}"),
        (vec![zero], vec![zero, three], "{0|0,*3}"),
        (vec![zero], vec![one, star], "{0|1,*}"),
        (vec![zero, three], vec![zero, three], "{0,*3|0,*3}"),
    ] {
        let whole = forms.intern(ByPlayer { left, right });
        assert_eq!(forms.write(whole, 100).as_deref(), Some(written));
    }
}
