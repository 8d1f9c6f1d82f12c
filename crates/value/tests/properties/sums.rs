//! The closed formulas for number-up-stars against the definitions.

use std::collections::HashMap;

use basics::budget::Budget;
use basics::player::{ByPlayer, Player};
use papamu_value::reference::{Form, Forms};
use papamu_value::{NumberUpStar, Value};

use crate::lab::{Lab, Specimen, number};
use testing::{form, sum};

/// Sums of a number, ups and a star, as the reference has them and as the formulas have them.
fn specimens(lab: &mut Lab) -> Vec<(NumberUpStar, Specimen)> {
    let mut found = Vec::new();
    for (text, number) in [("0", number(0, 0)), ("1", number(1, 0)), ("-3/4", number(-3, 2))] {
        for ups in -4i32..=4 {
            for star in 0..=5 {
                let arrow = if ups > 0 { "^" } else { "v" };
                let mut text = text.to_string();
                if ups != 0 {
                    text += &format!("{arrow}{}", ups.abs());
                }
                if star != 0 {
                    text += &format!("*{star}");
                }
                let form = form(&mut lab.forms, &text);
                let sum = NumberUpStar { number, ups, star };
                let value = lab.values().from_number_up_star(sum);
                found.push((sum, Specimen { form, value }));
            }
        }
    }
    found
}

#[test]
fn formulas_are_recognised() {
    let mut lab = Lab::new();
    for (sum, Specimen { form, value }) in specimens(&mut lab) {
        assert_eq!(lab.bridge.value(&lab.forms, form), value, "{sum:?}");
        assert_eq!(lab.values().number_up_star(value), Some(sum));
    }
}

#[test]
fn options_birthdays_and_negatives_are_those_of_the_definition() {
    let mut lab = Lab::new();
    let mut birthdays = HashMap::new();
    let mut negatives = HashMap::new();
    for (sum, Specimen { form, value }) in specimens(&mut lab) {
        for player in Player::ALL {
            let options = lab.forms.options(form)[player].clone();
            let mut expected: Vec<Value> =
                options.into_iter().map(|o| lab.bridge.value(&lab.forms, o)).collect();
            expected.sort_unstable();
            let mut options = lab.options(value, player);
            options.sort_unstable();
            assert_eq!(options, expected, "{sum:?} {player:?}");
        }
        let expected = birthday(&lab.forms, &mut birthdays, form);
        assert_eq!(lab.values().birthday(value), expected, "{sum:?}");
        let negative = negative(&mut lab.forms, &mut negatives, form);
        let expected = lab.bridge.value(&lab.forms, negative);
        assert_eq!(lab.negative(value), expected, "{sum:?}");
    }
}

#[test]
fn sums_and_comparisons_are_those_of_the_definition() {
    let mut lab = Lab::new();
    let mut sums = HashMap::new();
    let all = specimens(&mut lab);
    for (g_sum, g) in all.iter().step_by(2) {
        for (h_sum, h) in all.iter().step_by(3) {
            let expected = lab.forms.at_most(g.form, h.form, &mut Budget::unlimited()).unwrap();
            assert_eq!(lab.at_most(g.value, h.value), expected, "{g_sum:?} ≤ {h_sum:?}");
            if g_sum.star + h_sum.star < 6 {
                let expected = sum(&mut lab.forms, &mut sums, g.form, h.form);
                let expected = lab.bridge.value(&lab.forms, expected);
                assert_eq!(lab.add(g.value, h.value), expected, "{g_sum:?} + {h_sum:?}");
            }
        }
    }
}

#[test]
fn birthdays_and_negatives_of_other_values_are_those_of_the_definition() {
    let (mut lab, specimens) = Lab::stocked(31, 80);
    let mut birthdays = HashMap::new();
    let mut negatives = HashMap::new();
    for g in specimens {
        let expected = birthday(&lab.forms, &mut birthdays, g.form);
        assert_eq!(lab.values().birthday(g.value), expected, "{}", lab.write(g));
        let negative = negative(&mut lab.forms, &mut negatives, g.form);
        let expected = lab.bridge.value(&lab.forms, negative);
        assert_eq!(lab.negative(g.value), expected, "{}", lab.write(g));
    }
}

#[test]
fn comparisons_decided_by_stops_are_those_of_the_definition() {
    let (mut lab, specimens) = Lab::stocked(32, 60);
    for g in specimens.iter().step_by(2) {
        for h in specimens.iter().step_by(3) {
            let expected = lab.forms.at_most(g.form, h.form, &mut Budget::unlimited()).unwrap();
            let actual = lab.at_most(g.value, h.value);
            assert_eq!(actual, expected, "{} ≤ {}", lab.write(*g), lab.write(*h));
        }
    }
}

fn birthday(forms: &Forms, known: &mut HashMap<Form, u64>, form: Form) -> u64 {
    if let Some(&known) = known.get(&form) {
        return known;
    }
    let ByPlayer { left, right } = forms.options(form);
    let all = left.iter().chain(right);
    let birthday = all.map(|&o| birthday(forms, known, o) + 1).max().unwrap_or(0);
    known.insert(form, birthday);
    birthday
}

fn negative(forms: &mut Forms, known: &mut HashMap<Form, Form>, form: Form) -> Form {
    if let Some(&known) = known.get(&form) {
        return known;
    }
    let options = forms.options(form).clone();
    let options = ByPlayer::from_fn(|player: Player| {
        options[player.other()].iter().map(|&o| negative(forms, known, o)).collect()
    });
    let negative = forms.intern(options);
    known.insert(form, negative);
    negative
}
