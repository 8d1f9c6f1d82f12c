//! Reads values aloud.

use std::collections::HashMap;
use std::thread;

use basics::budget::Budget;
use basics::player::ByPlayer;
use testing::all_kinds;
use value::{NameTree, Style, Value, Values};
use words::aloud;

fn name(values: &mut Values, value: Value) -> NameTree {
    values.name_tree(value, Style::Unicode, 4_000, &mut Budget::unlimited()).unwrap()
}

#[test]
fn values_are_read_in_english() {
    for (text, words) in [
        ("0", "zero"),
        ("-1/2", "minus one half"),
        ("3/2", "three halves"),
        ("-21/64", "minus twenty-one over sixty-four"),
        ("342", "342"),
        ("*2", "star two"),
        ("6^*", "six, up, star"),
        ("vv", "double down"),
        ("1^3*40", "one, triple up, star forty"),
        ("4v4", "four, four-fold down"),
        ("^<2>", "up second"),
        ("v<3>*", "down third, star"),
        ("^[2]", "up through second"),
        ("v[12]", "down through 12th"),
        ("+-1", "plus or minus one"),
        ("+-(1*)", "plus or minus open one star close"),
        ("+-{3|2}", "plus or minus open Left to three, Right to two close"),
        ("+-{1,1*}", "plus or minus open one or one star close"),
        ("tiny(3/2)", "tiny three halves"),
        ("2Tiny(2)", "two tiny two"),
        (
            "Miny({5||3|1})",
            "miny open Left to five, Right to open Left to three, Right to one close close",
        ),
        ("Tiny(1*)", "tiny open one star close"),
        ("Tiny(1^<2>)", "tiny open one up second close"),
        ("{0,*|-1}", "Left to zero or star, Right to minus one"),
        (
            "{3|||2||1|0,*||||-1/2}",
            "Left to open Left to three, Right to open Left to two, Right to open Left to one, \
                 Right to zero or star close close close, Right to minus one half",
        ),
    ] {
        let mut values = Values::new();
        let value = values.parse(text, &mut Budget::unlimited()).unwrap();
        assert_eq!(aloud(&name(&mut values, value), 1_000).as_deref(), Some(words), "{text}");
    }
}

#[test]
fn what_a_fold_leaves_out_is_said() {
    let mut values = Values::new();
    let value = values.parse("{3||2|1}", &mut Budget::unlimited()).unwrap();
    let fold = name(&mut values, value).folded(0, 6);
    assert_eq!(aloud(&fold, 1_000).as_deref(), Some("Left to three, Right to more"));
}

#[test]
fn what_is_too_long_is_not_read() {
    let mut values = Values::new();
    let text: String = (0..13).map(|power| format!("+-{}", 3i64.pow(power))).collect();
    let value = values.parse(&text, &mut Budget::unlimited()).unwrap();
    values.name(value, &mut Budget::unlimited()).unwrap();
    // These steps are too few for all of its 2^13 ends.
    let name = values.name_tree(value, Style::Unicode, 100, &mut Budget::steps(3_000)).unwrap();
    assert!(!name.is_whole());
    assert_eq!(aloud(&name, 100), None);
}

#[test]
fn deep_values_are_read_on_a_small_stack() {
    let test = || {
        let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
        let [run, one, other] =
            ["^[4000]", "1", "^[3999]"].map(|text| values.parse(text, budget).unwrap());
        let sides = ByPlayer { left: vec![run, one], right: vec![other] };
        for deep in [run, values.make(sides, budget).unwrap()] {
            let name = values.name_tree(deep, Style::Unicode, 1_000_000, budget).unwrap();
            assert!(name.is_whole() && aloud(&name, 1_000_000).is_some());
        }
    };
    thread::Builder::new().stack_size(1 << 20).spawn(test).unwrap().join().unwrap();
}

/// A listener can tell where each bracket ends.
#[test]
fn different_values_sound_different() {
    let mut values = Values::new();
    let mut heard = HashMap::new();
    for value in all_kinds(&mut values) {
        let name = name(&mut values, value);
        let Some(words) = aloud(&name, 4_000).filter(|_| name.is_whole()) else { continue };
        assert_eq!(*heard.entry(words.clone()).or_insert(value), value, "{words}");
    }
    assert!(heard.len() > 1_000, "{}", heard.len());
}
