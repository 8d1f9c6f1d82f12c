//! Formulas for families of positions: read, filled with numbers, and guessed from values.

use basics::budget::Budget;
use basics::dice::Dice;
use teaching::families::{Formula, Trial, Verdict, guess, guess_of, lone_letter};
use value::{Style, Values};

#[track_caller]
fn check(formula: &str, point: &[i32], value: Option<&str>) {
    let formula = Formula::read(formula, &['j', 'n']).unwrap();
    assert_eq!(formula.at(point).unwrap().as_deref(), value);
}

#[test]
fn formulas_are_filled_with_numbers() {
    check("n even: n/2 - 1; else: *", &[0, 6], Some(" 3 - 1"));
    check("n even: n/2 - 1; else: *", &[0, 7], Some(" *"));
    check("n mod 3 = 2 and j >= 2: 1; n < 0: 2", &[2, 5], Some(" 1"));
    check("n mod 3 = 2 and j >= 2: 1; n < 0: 2", &[2, 6], None);
    check("n mod 3 = 2 and j >= 2: 1; n < 0: 2", &[2, -4], Some(" 1"));
    check("(n-1)/2", &[0, 4], Some("3/2"));
    check("{n|-n}", &[0, 3], Some("{3|-3}"));
    check("Tiny(n) + n.^ + *j", &[2, 3], Some("Tiny(3) + 3.^ + *2"));
    check("(n)Tiny(2j + 1)", &[2, 3], Some("3Tiny(4 + 1)"));
    check("3n(j - 2)/4", &[0, 2], Some("-3"));
    check("-n/2 + (1/2 - n)", &[0, 1], Some("-1/2 + -1/2"));
    check("1/2 + (^ - n)", &[0, 3], Some("1/2 + (^ - 3)"));
    check("(n + 1)/2", &[0, 4], Some("5/2"));
    check("(-n + j)/2", &[1, 4], Some("-3/2"));
    check("n>=2: 1; n mod 1 = 0: 5", &[0, 2], Some(" 1"));
    check("n>=2: 1; n mod 1 = 0: 5", &[0, 1], Some(" 5"));
    check("n <= 1000: 1", &[0, 1_000], Some(" 1"));
    let longest = format!("{:>500}", 1);
    check(&longest, &[0, 0], Some(&longest));
}

/// Each test beside the definition of its sign.
#[test]
fn tests_mean_what_their_signs_mean() {
    type Holds = fn(&i32) -> bool;
    let tests: [(&str, Holds); 10] = [
        ("even", |n| n % 2 == 0),
        ("odd", |n| n % 2 != 0),
        ("mod 3 = 1", |n| n.rem_euclid(3) == 1),
        ("= 2", |n| *n == 2),
        ("< -1", |n| *n < -1),
        ("> 3", |n| *n > 3),
        ("<= 1", |n| *n <= 1),
        ("≤ 1", |n| *n <= 1),
        (">= 1", |n| *n >= 1),
        ("≥ 1", |n| *n >= 1),
    ];
    for (test, holds) in tests {
        let formula = Formula::read(&format!("n {test}: 1"), &['n']).unwrap();
        for n in -6..=6 {
            assert_eq!(formula.at(&[n]).unwrap().is_some(), holds(&n), "{n} {test}");
        }
    }
}

#[track_caller]
fn check_error(formula: &str, error: &str) {
    let error = format!("character {error}");
    let result = Formula::read(formula, &['n']).and_then(|formula| formula.at(&[3]));
    assert_eq!(result.unwrap_err().to_string(), error, "{formula}");
}

#[test]
fn errors_name_the_character() {
    check_error("m even: 1", "1: expected a letter of the pattern or else, found “m”");
    check_error("n evn: 1", "3: expected even, odd, mod, =, <, >, <= or >=, found “evn”");
    check_error("n mod 0 = 1: 1", "7: expected a number from 1 on, found 0");
    check_error("n mod 3: 1", "8: expected =");
    check_error("n = many: 1", "5: expected a number from -1000 to 1000, found “many”");
    check_error("n = 1001: 1", "5: expected a number from -1000 to 1000, found “1001”");
    check_error("n = -1001: 1", "5: expected a number from -1000 to 1000, found “-1001”");
    check_error("vn", "2: expected a value or an operator, found “n”");
    check_error("n even odd: 1", "8: expected and or :, found “odd”");
    check_error(": 1", "1: expected a letter or else");
    check_error(&"1".repeat(501), "501: expected at most 500 characters");
    // The places are those of the formula, not those of the filled text.
    let at = |formula: &str| {
        let error = Formula::read(formula, &['n']).and_then(|formula| formula.at(&[100]));
        error.unwrap_err().character
    };
    assert_eq!(at("nnn"), 1);
    assert_eq!(at("n + (n+1) + ?"), 13);
    assert_eq!(at("n odd: 1; else: n + "), 21);
    assert_eq!(at("n = n"), 6);
}

/// Names of values, as papers and this program have them for families.
#[test]
fn formulas_are_guessed() {
    for (first, names, formula, made_from, supported_by) in [
        (1, "* * * *", "*", 1, 3),
        (0, "0 -1 -2 -3", "-n", 2, 2),
        (1, "* 0 * 0 *", "n odd: *; else: 0", 2, 3),
        // Ernst's solid rows: L(2j + 1) is -j, and L(2j) a star or 0 in turn.
        (
            2,
            "* -1 0 -2 * -3 0 -4 * -5 0 -6",
            "n mod 4 = 2: *; n mod 4 = 0: 0; else: (-n+1)/2",
            4,
            8,
        ),
        (1, "1/2 * 3/2 * 5/2 *", "n odd: n/2; else: *", 3, 3),
        (1, "0 ^* ^^ ^3* ^4 ^5*", "n odd: (n - 1).^; else: (n - 1).^ + *", 4, 2),
        (1, "^ ^^ ^3 ^4", "n.^", 2, 2),
        (1, "* *2 *3 *4", "*n", 2, 2),
        (1, "{1|-2} {2|-3} {3|-4} {4|-5}", "{n|(-n - 1)}", 2, 2),
        (3, "Tiny(1) Tiny(2) Tiny(3) Tiny(4)", "Tiny((n - 2))", 2, 2),
        (1, "Tiny(1) Tiny(2) Tiny(3) Tiny(4)", "Tiny(n)", 2, 2),
        (1, "2Tiny(1) 3Tiny(1) 4Tiny(1) 5Tiny(1)", "(n + 1)Tiny(1)", 2, 2),
        // nTiny would be another word.
        (1, "1Tiny(1) 2Tiny(1) 3Tiny(1) 4Tiny(1)", "(n)Tiny(1)", 2, 2),
        (1, "7 +-5 *2 *3 *4 *5 *6", "n = 1: 7; n = 2: +-5; else: *(n - 1)", 4, 3),
        (2, "0 0 1 0 0 1 0 0", "n mod 3 = 1: 1; else: 0", 2, 6),
        (0, "1^<2> 2^<3> 3^<4> 4^<5>", "(n + 1)^<(n + 2)>", 2, 2),
        (1, "0 1", "", 0, 0),
        (1, "0 1 3 6 10 15 21 28", "", 0, 0),
    ] {
        let names: Vec<&str> = names.split(' ').collect();
        let made = guess('n', first, &names);
        let made = made.map(|made| (made.formula, made.made_from, made.supported_by));
        let (made, counts) = match &made {
            Some((formula, made_from, supported_by)) => {
                (formula.as_str(), (*made_from, *supported_by))
            }
            None => ("", (0, 0)),
        };
        assert_eq!((made, counts), (formula, (made_from, supported_by)), "{names:?}");
    }
    for (length, is_compared) in [(200, true), (201, false)] {
        let name = "^".repeat(length);
        assert_eq!(guess('n', 1, &[name.as_str(); 6]).is_some(), is_compared, "{length}");
    }
}

/// A formula that is guessed from the names of values has these values.
#[test]
fn a_guess_agrees_with_the_values_that_it_was_made_from() {
    let mut dice = Dice(30);
    let mut values = Values::new();
    let budget = &mut Budget::unlimited();
    let mut guessed = 0;
    for _ in 0..300 {
        let mut any = |count: u64| dice.below(count) as i64 - count as i64 / 2;
        let period = 1 + any(3).unsigned_abs() as usize * 2 % 3;
        let classes: Vec<(i64, [i64; 6])> =
            (0..period).map(|_| (any(5), [0; 6].map(|_| any(5)))).collect();
        let first = any(7) as i32;
        let mut names = Vec::new();
        for number in 0..14i64 {
            let (kind, by) = classes[number as usize % period];
            let [a, b, c] = [0, 2, 4].map(|place| by[place] * number + by[place + 1]);
            let text = match kind {
                -2 => format!("{a}/2 + {b}.^"),
                -1 => format!("{{{a}|{b}/4}}"),
                0 => format!("{a} + *{}", c.unsigned_abs()),
                1 => format!("{a} + +-{}", c.unsigned_abs()),
                _ => format!("Tiny({})", c.unsigned_abs() + 1),
            };
            let value = values.parse(&text, budget).unwrap();
            names.push(values.write(value, Style::Plain, 1_000, budget).unwrap());
        }
        let texts: Vec<&str> = names.iter().map(String::as_str).collect();
        let Some(made) = guess('n', first, &texts) else { continue };
        guessed += 1;
        assert_eq!(made.made_from + made.supported_by, names.len());
        let formula = Formula::read(&made.formula, &['n']).unwrap();
        for (number, name) in (first..).zip(&names) {
            let text = formula.at(&[number]).unwrap().unwrap();
            let [claimed, found] = [&text, name].map(|text| values.parse(text, budget).unwrap());
            assert_eq!(claimed, found, "{} at {number}, {text} is not {name}", made.formula);
        }
    }
    assert!(guessed > 100, "{guessed}");
}

fn trial(point: &[i32], value: &str, claim: Option<&str>, agrees: Option<bool>) -> Trial {
    let value = Some(value.to_string()).filter(|value| !value.is_empty());
    Trial { point: point.to_vec(), value, claim: claim.map(str::to_string), agrees }
}

#[test]
fn a_formula_is_judged_by_its_first_counterexample() {
    let trials = [
        trial(&[1], "1", Some("1"), Some(true)),
        trial(&[2], "", Some("2"), None),
        trial(&[3], "*", Some("3"), Some(false)),
        trial(&[4], "*", Some("4"), Some(false)),
        trial(&[5], "0", None, None),
    ];
    let verdict = Verdict { agree: 1, wrong: Some(&trials[2]), unknown: 1, silent: 1 };
    assert_eq!(Verdict::of(&trials), verdict);
    assert_eq!(Verdict::of(&[]), Verdict { agree: 0, wrong: None, unknown: 0, silent: 0 });
}

#[test]
fn a_guess_needs_one_letter_with_a_range() {
    let known = |points: &[[i32; 2]]| -> Vec<Trial> {
        points.iter().map(|point| trial(point, &point[1].to_string(), None, None)).collect()
    };
    let guessed = |trials: &[Trial]| guess_of(&['j', 'n'], trials).map(|made| made.formula);
    let row = known(&[[5, 2], [5, 3], [5, 4], [5, 5]]);
    assert_eq!(guessed(&row).as_deref(), Some("n"));
    assert_eq!(guessed(&known(&[[5, 2], [5, 3], [6, 2], [6, 3]])), None);
    assert_eq!(guessed(&row[..1]), None);
    // It ends before the first value that is not known.
    let mut gap = row.clone();
    gap[1].value = None;
    assert_eq!(guessed(&gap), None);
    assert_eq!(lone_letter(&[&[5, 2], &[5, 3]]), Some(1));
}
