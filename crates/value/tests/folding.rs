//! Folds the names of long values and opens them option by option.

use basics::budget::Budget;
use basics::player::ByPlayer;
use papamu_value::{Name, NameTree, Style, Value, Values};

/// The value of `.x../xoxo/o.../xox./..ox/.o.o` on the plane.
const LONG: &str = "{{0,{0,*,*3||*3,v<2>,{0,*,*3|0,v[2]*}|0}||v*,{*3,v<2>,{0,*,*3|0,v[2]*}|0},\
                    {^*||*|vv}|0},{*||||*,v|0||0|||0}||-1/4|-1}";

fn tree(values: &mut Values, text: &str) -> (Value, NameTree) {
    let budget = &mut Budget::unlimited();
    let value = values.parse(text, budget).unwrap();
    (value, values.name_tree(value, Style::Plain, 10_000, budget).unwrap())
}

fn plain(tree: &NameTree) -> String {
    tree.write(Style::Plain, 100_000).unwrap()
}

#[test]
fn what_does_not_fit_is_left_out_level_by_level() {
    let check = |text: &str, room: usize, folded: &str| {
        let (_, tree) = tree(&mut Values::new(), text);
        assert_eq!(plain(&tree.folded(0, room)), folded, "{text} in {room} signs");
    };
    check("{3||2|1}", 8, "{3||2|1}");
    check("{3||2|1}", 7, "{3|…}");
    check("{3||2|1}", 4, "{…|…}");
    check("{0,*|0,{0,*|0,^*}}", 19, "{0,*|0,{0,*|0,^*}}");
    check("{0,*|0,{0,*|0,^*}}", 18, "{0,*|0,…}");
    check("{0,*|0,{0,*|0,^*}}", 8, "{…|…}");
    check("+-{2|1}", 6, "+-{2|1}");
    check("+-{5,{7|4}}", 6, "+-{5,…}");
    check("+-{5,{7|4}}", 4, "+-…");
    check("Tiny({3|1})", 4, "Tiny(…)");
    // Names of at most a half, a quarter or an eighth of the room remain, if longer ones do not fit.
    check("{{9|-7},{12|10||-9}|{-10|-20}}", 16, "{{9|-7},…|…}");
    check("{{9|7},{11|-8},{12|-9}|{-10|-20}}", 20, "{{9|7},…|…}");
    check("{{6|4},{7|3},{8|2},{9|1},+-10|{-11|-20}}", 24, "{…,+-10|…}");
    check("{*,*2,*3,*4,*5|-1}", 18, "{*,*2,*3,*4,*5|-1}");
    check("{*,*2,*3,*4,*5|-1}", 17, "{*,*2,*3,*4,…|-1}");
    check("{*,*2,*3,*4,*5|-1}", 16, "{*,*2,…|-1}");
    check("{*,*2,*3,*4,*5|-1}", 10, "{*,…|-1}");
    check("{*,*2,*3,*4,*5|-1}", 7, "{…|…}");
    check(LONG, 5, "{…|…}");
    check(LONG, 8, "{…|…}");
    check(LONG, 12, "{…||-1/4|-1}");
    check(LONG, 25, "{{0,…|…},{*|…}||-1/4|-1}");
    check("12345", 1, "12345");
}

/// At most as many names as asked for: 5 values are in {3||2|1}.
#[test]
fn a_tree_has_no_more_names_than_it_may() {
    let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    let value = values.parse("{3||2|1}", budget).unwrap();
    for most in 1..=6 {
        let tree = values.name_tree(value, Style::Plain, most, budget).unwrap();
        let names = (0..tree.count() as u32).filter(|&place| tree.name(place).is_some());
        assert_eq!(names.count(), most.min(5));
        assert_eq!(tree.is_whole(), most >= 5);
    }
}

#[test]
fn a_fold_is_set_and_written() {
    let (_, tree) = tree(&mut Values::new(), LONG);
    let fold = tree.folded(0, 25);
    assert_eq!(fold.write(Style::Latex, 1_000).unwrap().matches("\\ldots").count(), 3);
    assert!(!fold.is_whole() && tree.is_whole());
}

/// A fold fits if its braces alone do; if the whole name fits, the fold is the whole name.
#[test]
fn folds_fit() {
    let (_, tree) = tree(&mut Values::new(), LONG);
    for place in 0..tree.count() as u32 {
        for room in 6..200 {
            assert!(tree.folded(place, room).pieces(room).is_some(), "{place} in {room}");
        }
        let pieces = tree.folded(place, 200).pieces(200).unwrap();
        let length = pieces.iter().map(|piece| piece.text.chars().count()).sum();
        assert!(tree.folded(place, length).is_whole(), "{place}");
    }
}

/// Opening the tree shows the options of the value.
#[test]
fn the_tree_has_the_options_of_the_value() {
    let mut values = Values::new();
    let (_, tree) = tree(&mut values, LONG);
    let budget = &mut Budget::unlimited();
    let mut opened = 0;
    for place in 0..tree.count() as u32 {
        let mut read = |place: u32| values.parse(&plain(&tree.folded(place, 1_000)), budget);
        let value = read(place).unwrap();
        if let Some(Name::Slashes(ByPlayer { left, right })) = tree.name(place) {
            let mut all =
                |places: &[u32]| places.iter().map(|&place| read(place).unwrap()).collect();
            let options = ByPlayer { left: all(left), right: all(right) };
            assert_eq!(values.make(options, &mut Budget::unlimited()), Ok(value));
            opened += 1;
        }
    }
    assert!(opened > 10, "{opened}");
}

#[test]
fn a_deep_value_is_folded_on_a_small_stack() {
    let test = || {
        let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
        let mut value = values.parse("{2|1}", budget).unwrap();
        for threat in 3..3_000 {
            let threat = values.from_integer(threat);
            let options = ByPlayer { left: vec![threat], right: vec![value] };
            value = values.make(options, budget).unwrap();
        }
        let tree = values.name_tree(value, Style::Plain, 10_000, budget).unwrap();
        assert!(tree.is_whole());
        assert_eq!(plain(&tree.folded(0, 9)), "{2999|…}");
        let short = values.name_tree(value, Style::Plain, 10, budget).unwrap();
        assert!(!short.is_whole() && short.name(0).is_some());
    };
    std::thread::Builder::new().stack_size(1 << 20).spawn(test).unwrap().join().unwrap();
}
