//! The calculator: against the papers' values, identities of the theory, and step-by-step computation
//! without it.

use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};
use konane::{Edge, Rules};
use teaching::calculator::{Calculation, Expression, ExpressionResult, FUNCTIONS};
use testing::{Random, gallery};
use value::{Dyadic, Outcome, ReadError, Style, Unread, Value, Values};

const MEMORY: usize = 64 << 20;

fn read(text: &str) -> Result<Expression, Unread> {
    Expression::read(text, Rules::Ancient, Edge::Plane)
}

/// The result, and the store of its values.
fn found(text: &str) -> Result<(ExpressionResult, Calculation), Unread> {
    let mut calculation = Calculation::new(read(text)?, MEMORY);
    match calculation.go_on(&mut Budget::unlimited()) {
        Ok(found) => Ok((found, calculation)),
        Err(ReadError::Unread(unread)) => Err(unread),
        Err(ReadError::Stopped(stopped)) => panic!("{text}: {stopped:?}"),
    }
}

fn written(calculation: &mut Calculation, value: Value) -> String {
    let text = calculation.values().write(value, Style::Plain, 10_000, &mut Budget::unlimited());
    text.unwrap()
}

#[track_caller]
fn value(text: &str) -> String {
    match found(text) {
        Ok((ExpressionResult::Value(value), mut calculation)) => written(&mut calculation, value),
        Ok((found, _)) => panic!("{text}: {found:?}"),
        Err(unread) => panic!("{text}: {unread}"),
    }
}

#[track_caller]
fn is_true(text: &str) {
    match found(text) {
        Ok((ExpressionResult::Truth(is_true, _), _)) => assert!(is_true, "{text}"),
        Ok((found, _)) => panic!("{text}: {found:?}"),
        Err(unread) => panic!("{text}: {unread}"),
    }
}

#[track_caller]
fn goes_wrong(text: &str, character: usize, expected: &str) {
    match found(text) {
        Err(unread) => {
            assert_eq!(unread.character, character, "{text}: {unread}");
            assert!(unread.expected.starts_with(expected), "{text}: {unread}");
        }
        Ok((found, _)) => panic!("{text}: {found:?}"),
    }
}

/// Texts and names, from CGSuite's own tests.
fn names() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = include_str!("../../../tests/data/names.tsv").lines();
    lines.filter_map(|line| line.split_once('\t').filter(|_| !line.starts_with('#')))
}

#[test]
fn reads_all_that_values_are_typed_with() {
    let mut count = 0;
    for (text, name) in names() {
        assert_eq!(value(text), name);
        assert_eq!(value(&format!("Mean(0) + {name} + Cool(1, 2) - 1")), name);
        count += 1;
    }
    assert!(count > 20, "only {count} names");
}

/// The values of the papers' positions.
#[test]
fn values_positions_in_quotation_marks() {
    let mut count = 0;
    for exhibit in gallery() {
        let (position, value) = (exhibit.board.to_string(), exhibit.value);
        let (rules, edge) = (exhibit.rules.name(), exhibit.board.edge().name());
        if position.len() < 24 {
            is_true(&format!("\"{position}\" {rules} {edge} = {value}"));
            is_true(&format!("\"{position}\" {edge} {rules} - ({value}) = 0"));
            count += 1;
        }
    }
    assert!(count > 20, "only {count} positions");
}

/// Three stones in a row: ancient Right jumps over all of them, modern Right over one. Both in one sum.
#[test]
fn positions_of_both_rules_stand_side_by_side() {
    assert_eq!(value("\"x.xo\""), "v*");
    assert_eq!(value("\"x.xo\" modern"), "^");
    assert_eq!(value("\"x.xo\" + \"x.xo\" modern"), "*");
    assert_eq!(value("\"x.xo\" modern + \"x.xo\" + \"x.xo\" modern - ^"), "*");
    assert_eq!(value("2·“oxo.ox” - 3·(\"xo\" + *)"), "1");
    assert_eq!(value("{\"oxo.ox\"|-\"oxo.ox\"}"), "+-1/2");
}

/// Each function by its definition in Winning Ways or in Siegel's book, on an example that these work
/// out or that takes a line by hand.
#[test]
fn functions_are_those_of_the_books() {
    for (text, expected) in [
        ("Mean({5|-1})", "2"),
        ("Temperature({5|-1})", "3"),
        ("temperature(3/4)", "-1/4"),
        ("LEFTSTOP({5|1,{3|-3}})", "5"),
        ("RightStop({5|1,{3|-3}})", "1"),
        ("Cool({4|2}, 1)", "3*"),
        ("Cool({4|2}, 2)", "3"),
        // {1 − 1 | {0 − 1 | −2 + 1} + 1} = {0 | *}.
        ("Cool({1||0|-2}, 1)", "^"),
        ("Heat(^, 1)", "{1||0|-2}"),
        ("Overheat(1/2, ^, 1)", "{1|-1^}"),
        ("Freeze({3||2|1})", "9/4*"),
        ("Reduced({1^|-1*})", "+-1"),
        ("AtomicWeight(^5*)", "5"),
        ("AtomicWeight({^^^|vvv})", "+-1"),
        ("NumberPart(3^)", "3"),
        ("InfinitesimalPart(3^)", "^"),
        ("NortonProduct(1/2, ^) + NortonProduct(1/2, ^)", "^"),
        ("OrdinalSum(1, -1)", "1/2"),
        ("OrdinalSum(*, 1)", "^*"),
        ("Birthday(1/2)", "2"),
        ("Birthday(^)", "2"),
        ("{Cool({4|2}, 1)|Mean({5|-1})} - Mean({4|2})", "{*|-1}"),
        ("Cool(Heat(^, 1), Temperature({4|2}))", "^"),
    ] {
        assert_eq!(value(text), expected, "{text}");
    }
}

#[test]
fn questions_are_answered() {
    let ask = |text: &str| found(text).unwrap_or_else(|unread| panic!("{text}: {unread}"));
    let lists = |text: &str| match ask(text) {
        (ExpressionResult::Both(lists) | ExpressionResult::Form(lists), mut calculation) => {
            let mut list = |player: Player| -> Vec<String> {
                lists[player].iter().map(|&value| written(&mut calculation, value)).collect()
            };
            [list(Player::Left).join(","), list(Player::Right).join(",")]
        }
        (found, _) => panic!("{text}: {found:?}"),
    };
    assert_eq!(lists("Stops({5|1,{3|-3}})"), ["5", "1"]);
    assert_eq!(lists("Canonical(^)"), ["0", "*"]);
    assert_eq!(lists("Incentives(^)"), ["v", "^*"]);
    assert_eq!(ask("Outcome(*)").0, ExpressionResult::Outcome(Outcome::Next));
    assert_eq!(
        ask("Outcome(\"oxo.ox\")").0,
        ExpressionResult::Outcome(Outcome::Wins(Player::Left))
    );
    assert_eq!(ask("ConfusionInterval(4)").0, ExpressionResult::Interval(None));
    let ExpressionResult::Interval(Some(ByPlayer { left, right })) =
        ask("ConfusionInterval({4|2})").0
    else {
        panic!("no interval");
    };
    assert_eq!((right.at, left.at), (2.into(), 4.into()));
    assert!(right.included && left.included);
    let ExpressionResult::Thermograph(_, thermograph) = ask("Thermograph({4|2})").0 else {
        panic!("no thermograph");
    };
    assert_eq!((thermograph.mean(), thermograph.temperature()), (3.into(), 1.into()));
    assert_eq!(thermograph.wall(Player::Left).value_at(Dyadic::ZERO), Some(4.into()));
    let scaffolds = |text: &str| match ask(text) {
        (ExpressionResult::ThermographSteps(_, built), mut calculation) => {
            built.scaffolds.map(|both| {
                let mut line = |player: Player| -> String {
                    let options = both[player].options.iter().flat_map(|same| &same.options);
                    let options: Vec<String> =
                        options.map(|&option| written(&mut calculation, option)).collect();
                    let corners = both[player].best.breakpoints().iter();
                    let corners: Vec<String> =
                        corners.map(|at| format!("{}@{}", at.value, at.temperature)).collect();
                    format!("{}: {}", options.join(","), corners.join(" "))
                };
                [line(Player::Left), line(Player::Right)]
            })
        }
        (found, _) => panic!("{text}: {found:?}"),
    };
    for (text, left, right) in [
        ("{4|2}", "4: 5@-1", "2: 1@-1"),
        ("1/2", "0: 1@-1", "1: 0@-1"),
        ("^", "0: 1@-1", "*: 0@-1 0@0"),
        ("{3||2|1}", "3: 4@-1", "{2|1}: 2@-1 2@1/2"),
        // Three in a row under modern rules: the left option is an end, the right one is ∗.
        ("\"x.xo\" modern", "0: 1@-1", "*: 0@-1 0@0"),
    ] {
        let found = scaffolds(&format!("ThermographSteps({text})"));
        assert_eq!(found, Some([left.to_string(), right.to_string()]), "{text}");
    }
    assert_eq!(scaffolds("ThermographSteps(-3)"), None);
    for (name, yes, no) in [
        ("IsNumber", "3/8", "*"),
        ("IsInteger", "-3", "1/2"),
        ("IsNimber", "*3", "^"),
        ("IsInfinitesimal", "tiny(1)", "1"),
        ("IsAllSmall", "^", "tiny(1)"),
        ("IsTepid", "3^", "3"),
        ("IsHot", "{4|2}", "3^"),
        ("IsSwitch", "{4|2}", "{4*|2}"),
    ] {
        assert_eq!(
            ask(&format!("{name}({yes})")).0,
            ExpressionResult::Truth(true, None),
            "{name}({yes})"
        );
        assert_eq!(
            ask(&format!("{name}({no})")).0,
            ExpressionResult::Truth(false, None),
            "{name}({no})"
        );
    }
}

/// G ≥ H if Left, moving second, wins the difference, and so on.
#[test]
fn comparisons_say_who_wins_the_difference() {
    for (text, is_true, difference) in [
        ("^ > 0", true, Outcome::Wins(Player::Left)),
        ("^ > *", false, Outcome::Next),
        ("^ || *", true, Outcome::Next),
        ("^ ∥ *", true, Outcome::Next),
        ("* <| ^", true, Outcome::Next),
        ("* |> ^", true, Outcome::Next),
        ("1/2 |> 1", false, Outcome::Wins(Player::Right)),
        ("1/2 <= \"oxo.ox\"", true, Outcome::Previous),
        ("{1||0|-1} = {1|{0|-1}}", true, Outcome::Previous),
        ("\"xo\" = *2", false, Outcome::Next),
        ("-1 >= {-1|*}", false, Outcome::Wins(Player::Right)),
    ] {
        let (found, _) = found(text).unwrap();
        assert_eq!(found, ExpressionResult::Truth(is_true, Some(difference)), "{text}");
    }
}

#[test]
fn errors_name_the_character_and_what_was_expected() {
    goes_wrong("", 1, "a value, found the end");
    goes_wrong("1 +", 4, "a value, found the end");
    goes_wrong("Foo(1)", 1, "a value or a function, found “Foo”");
    goes_wrong("1 + mean 3", 10, "( after mean, found “3”");
    goes_wrong("Mean(1, 2)", 7, "an operator or ), found “,”");
    goes_wrong("Cool(1)", 7, "an operator, or a comma and another value, found “)”");
    goes_wrong("(1, 2)", 3, "an operator or ), found “,”");
    goes_wrong("∗ + \"oxq\"", 8, "x, o, . or a number, found “q”");
    goes_wrong("\"oxo", 5, "a closing quotation mark");
    goes_wrong("\"xo\" modern foo", 13, "ancient, modern, plane, walls or an operator");
    goes_wrong("Stops(1) + 1", 1, "a value; Stops(G) gives none");
    goes_wrong("Mean(Stops(1))", 6, "a value; Stops(G) gives none");
    goes_wrong("0 = Outcome(1)", 5, "a value; Outcome(G) gives none");
    goes_wrong("Cool({4|2}, *)", 13, "a number from -1 upwards");
    goes_wrong("Cool({4|2}, -2)", 13, "a number from -1 upwards");
    goes_wrong("AtomicWeight( 1)", 15, "an all-small value");
    goes_wrong("NumberPart({4|2})", 12, "a value that is not hot");
    goes_wrong("NortonProduct(1, *)", 18, "a value greater than 0");
    goes_wrong("9223372036854775807 + 1", 23, "smaller numbers");
    goes_wrong("1 < 2 < 3", 7, "an operator or the end");
    // Where only values are expected, none of these is accepted.
    let mut values = Values::new();
    for text in ["Mean(1)", "\"xo\""] {
        assert!(values.parse(text, &mut Budget::unlimited()).is_err(), "{text}");
    }
}

/// g − g = 0, Cool(g, 0) = g, 1 is the unit of the product, and products are sums of products.
#[test]
fn identities_hold() {
    for (_, g) in names().step_by(3) {
        is_true(&format!("({g}) - ({g}) = 0"));
        is_true(&format!("-(-({g})) = {g}"));
        is_true(&format!("Cool({g}, 0) = {g}"));
        is_true(&format!("3·({g}) = ({g}) + ({g}) + ({g})"));
        is_true(&format!("RightStop({g}) <= Mean({g})"));
        is_true(&format!("Mean({g}) <= LeftStop({g})"));
        is_true(&format!("Mean(({g}) + {{4|2}}) = Mean({g}) + 3"));
    }
    for (g, h) in [("1/2", "{2|-1}"), ("^", "3/4"), ("*2", "+-1"), ("-3", "{3||2|1}")] {
        for unit in ["1", "1/2", "^", "tiny(1)", "{3|1}"] {
            let product = |g: &str| format!("NortonProduct({g}, {unit})");
            is_true(&format!(
                "{} = {} + {}",
                product(&format!("{g} + {h}")),
                product(g),
                product(h)
            ));
            is_true(&format!("{} = -{}", product(&format!("-({g})")), product(g)));
            is_true(&format!("{} = {unit}", product("1")));
        }
    }
}

/// An expression, and its value step by step.
fn random_sum(random: &mut Random, values: &mut Values, depth: usize) -> (String, Value) {
    const LEAVES: [&str; 9] = ["0", "1", "-1/2", "*", "*2", "^", "v[2]*", "{2|-1}", "tiny(1)"];
    let budget = &mut Budget::unlimited();
    let leaf = |random: &mut Random, values: &mut Values| {
        let text = LEAVES[random.below(LEAVES.len())];
        (text.to_string(), values.parse(text, &mut Budget::unlimited()).unwrap())
    };
    if depth == 0 {
        return leaf(random, values);
    }
    let (one, g) = random_sum(random, values, depth - 1);
    let (two, h) = leaf(random, values);
    match random.below(8) {
        0 => (format!("{one} + {two}"), values.add(g, h, budget).unwrap()),
        1 => (format!("({one}) - ({two})"), values.subtract(g, h, budget).unwrap()),
        2 => (format!("-({one})"), values.negative(g, budget).unwrap()),
        3 => (format!("2·({one})"), values.multiple(g, 2, budget).unwrap()),
        4 => {
            let form = ByPlayer { left: vec![g, h], right: vec![h] };
            (format!("{{{one},{two}|{two}}}"), values.make(form, budget).unwrap())
        }
        5 => (format!("Cool({one}, 1/2)"), {
            values.cool(g, Dyadic::new(1, 1).unwrap(), budget).unwrap()
        }),
        6 => (format!("Heat({one}, {two})"), values.heat(g, h, budget).unwrap()),
        _ => (format!("OrdinalSum({two}, {one})"), values.ordinal_sum(h, g, budget).unwrap()),
    }
}

/// In slices and at once, with the calculator and without it.
#[test]
fn slices_change_nothing() {
    let mut random = Random::new(15);
    for _ in 0..300 {
        let mut values = Values::new();
        let (text, value) = random_sum(&mut random, &mut values, 3);
        let expected = values.write(value, Style::Plain, 100_000, &mut Budget::unlimited());
        let mut calculation = Calculation::new(read(&text).unwrap(), MEMORY);
        let mut steps = 8;
        let found = loop {
            match calculation.go_on(&mut Budget::steps(steps)) {
                Err(ReadError::Stopped(Stopped::Budget)) => steps += steps / 4,
                found => break found,
            }
        };
        let Ok(ExpressionResult::Value(found)) = found else { panic!("{text}: {found:?}") };
        let values = calculation.values();
        let found = values.write(found, Style::Plain, 100_000, &mut Budget::unlimited());
        assert_eq!(found, expected, "{text}");
    }
}

/// Evaluation ends for every text, and an error is located within the text or just after it.
#[test]
fn nothing_that_is_typed_hangs() {
    let mut pieces = vec![
        "(",
        ")",
        "{",
        "}",
        "|",
        "||",
        ",",
        "+",
        "-",
        "±",
        "·",
        "<",
        ">",
        "=",
        "<=",
        "|>",
        "0",
        "1",
        "3/4",
        "*",
        "*65535",
        "^",
        "^2000000000",
        "v<9>",
        "tiny",
        "9223372036854775807",
        "\"",
        "“",
        "\"xo\"",
        "\"oxo.ox\"",
        "modern",
        "walls",
        "foo",
        "é",
        " ",
        "1/1152921504606846976",
    ];
    pieces.extend(FUNCTIONS.iter().map(|function| function.name));
    pieces.extend(["(", ")", "1", "^", ",", "Cool(", "Heat({4|2},", "OrdinalSum(^,"].repeat(4));
    let mut random = Random::new(24);
    let mut counts = [0; 3];
    for _ in 0..20_000 {
        let length = 1 + random.below(10);
        let text: String = (0..length).map(|_| pieces[random.below(pieces.len())]).collect();
        let ended = read(&text).map_err(ReadError::Unread).and_then(|expression| {
            Calculation::new(expression, 1 << 20).go_on(&mut Budget::steps(2_000))
        });
        match ended {
            Ok(_) => counts[0] += 1,
            Err(ReadError::Stopped(_)) => counts[1] += 1,
            Err(ReadError::Unread(Unread { character, .. })) => {
                counts[2] += 1;
                assert!((1..=text.chars().count() + 1).contains(&character), "{text}: {character}");
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
}

/// No nesting is too deep, and no answer too large.
#[test]
fn deep_and_large_expressions_end() {
    let deep = format!("{}1{}", "Mean(".repeat(2_000), ")".repeat(2_000));
    assert_eq!(value(&deep), "1");
    let open = "(".repeat(10_000);
    goes_wrong(&open, 10_001, "a value, found the end");
    for text in ["Heat(^2000000000, 1)", "Heat(*65535, 1)", "OrdinalSum(1, *65535)"] {
        let mut calculation = Calculation::new(read(text).unwrap(), MEMORY);
        let missed = calculation.go_on(&mut Budget::steps(1_000_000)).unwrap_err();
        assert!(matches!(missed, ReadError::Stopped(_)), "{text}: {missed:?}");
    }
}
