//! Writes the names of values in all styles.

use basics::budget::Budget;
use basics::player::{ByPlayer, Player};
use papamu_value::{Arrow, Look, Name, Style, Value, Values, WriteError};
use testing::gallery_values;

/// Every text in these tests is shorter.
const LIMIT: usize = 100_000;

fn value(values: &mut Values, text: &str) -> Value {
    let value = values.parse(text, &mut Budget::unlimited());
    value.unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn write(values: &mut Values, value: Value, style: Style) -> String {
    values.write(value, style, LIMIT, &mut Budget::unlimited()).unwrap()
}

#[track_caller]
fn check(style: Style, text: &str, expected: &str) {
    let mut values = Values::new();
    let value = value(&mut values, text);
    assert_eq!(write(&mut values, value, style), expected, "{text} in style {style:?}");
}

#[test]
fn names_are_those_of_cgsuite() {
    let lines =
        include_str!("../../../tests/data/names.tsv").lines().filter(|line| !line.starts_with('#'));
    let mut checked = 0;
    for (text, name) in lines.filter_map(|line| line.split_once('\t')) {
        check(Style::Plain, text, name);
        checked += 1;
    }
    assert_eq!(checked, 36);
}

/// From the tables of CGSuite's printing rules: the sums and switches in its tests, and the kinds
/// that those do not cover.
#[test]
fn names_follow_the_rules() {
    for (text, name) in [
        ("3+-1", "{4|2}"),
        ("+-{1,1+*}", "+-{1,1*}"),
        ("+-1+-2+-3+-4", "+-{10|8||6|4|||4|2||0|-2}"),
        ("9/8+*", "9/8*"),
        ("73/16v9*8", "73/16v9*8"),
        ("6^*", "6^*"),
        ("^^", "^^"),
        ("vv", "vv"),
        ("^^^", "^3"),
        ("^19*3", "^19*3"),
        ("-1/2", "-1/2"),
        ("1^[2]*", "1^[2]*"),
        ("-(1^[2]*)", "-1v[2]*"),
        ("-{0|v*}", "v<2>"),
        ("^[3]-^[2]", "^<3>"),
        ("^+^<2>+^<3>+*5", "^[3]*5"),
        ("1/2+^<3>+*4", "1/2^<3>*4"),
        ("{2||2|-1}", "2Tiny(3)"),
        ("{5|2||2}", "2Miny(3)"),
        ("3+Tiny({3|1})", "3Tiny({3|1})"),
        ("{{5|2},3|-3,{-2|-5}}", "+-{3,{5|2}}"),
        ("{1Miny(2)|-1Tiny(2)}", "+-(1Miny(2))"),
        ("{0|-3}", "{0|-3}"),
        // Four bars are the most.
        ("{{{{{9|8}|7}|6}|5}|4}", "{{9|8||7|||6||||5}|4}"),
        // These look like ↑², but Left has other options.
        ("{^|v*}", "{^|v*}"),
        ("{1|v*}", "{1|v*}"),
    ] {
        check(Style::Plain, text, name);
    }
}

#[test]
fn tiny_needs_a_threat_larger_than_some_number() {
    for (text, name) in [
        // The mean of {0|-3} is −3/2; it is not less than a number that is itself less than 0.
        ("{0|||0||0|-3}", "{0|Tiny(3)}"),
        ("{3|0||0|||0}", "{Miny(3)|0}"),
        ("{0||0|v3}", "{0||0|v3}"),
        ("{^3|0||0}", "{^3|0||0}"),
        ("{1|||1||1/2|-3}", "1Tiny({4|1/2})"),
        ("{3|1/2||0|||0}", "Miny({3|1/2})"),
    ] {
        check(Style::Plain, text, name);
    }
}

#[test]
fn styles() {
    for (text, [unicode, latex, cgscript, braces]) in [
        ("0", ["0", "0", "0", "0"]),
        ("-1/2", ["−1/2", r"-\frac{1}{2}", "-1/2", "-1/2"]),
        ("3/2", ["3/2", r"\frac{3}{2}", "3/2", "3/2"]),
        ("-21/64", ["−21/64", r"-\frac{21}{64}", "-21/64", "-21/64"]),
        ("342", ["342", "342", "342", "342"]),
        ("*2", ["∗2", r"{\ast}2", "*2", "*2"]),
        ("6^*", ["6\u{2009}↑\u{2009}∗", r"6{\uparrow}{\ast}", "6+^+*", "6^*"]),
        ("vv", ["⇓", r"{\Downarrow}", "vv", "v2"]),
        ("1^3*40", ["1\u{2009}↑3\u{2009}∗40", r"1{\uparrow}3{\ast}40", "1+^3+*40", "1^3*40"]),
        ("4v4", ["4\u{2009}↓4", r"4{\downarrow}4", "4+v4", "4v4"]),
        ("^<2>", ["↑²", r"{\uparrow}^{2}", "{0|v+*}", "{0|v*}"]),
        ("v<3>*", ["↓₃\u{2009}∗", r"{\downarrow}_{3}{\ast}", "{^|*||0,*}", "{{^|*}|0, *}"]),
        ("^[2]", ["↑[2]", r"{\uparrow}^{[2]}", "{^|*}", "{^|*}"]),
        ("v[12]", ["↓[12]", r"{\downarrow}_{[12]}", "", ""]),
        ("+-1", ["±1", r"\pm1", "+-1", "{1|-1}"]),
        ("+-(1*)", ["±(1\u{2009}∗)", r"\pm(1{\ast})", "+-(1+*)", "{1*|-1*}"]),
        ("+-{3|2}", ["±{3|2}", r"\pm\{3\mathrel{|}2\}", "+-{3|2}", "{{3|2}|{-2|-3}}"]),
        ("+-{1,1*}", ["±{1,1\u{2009}∗}", r"\pm\{1,1{\ast}\}", "+-{1,1+*}", "{1, 1*|-1, -1*}"]),
        ("tiny(3/2)", ["⧾(3/2)", r"{\boldsymbol{+}}_{\frac{3}{2}}", "Tiny(3/2)", "{0|{0|-3/2}}"]),
        ("2Tiny(2)", ["2\u{2009}⧾₂", r"2{\boldsymbol{+}}_{2}", "2+Tiny(2)", "{2|{2|0}}"]),
        (
            "Miny({5||3|1})",
            [
                "⧿({5||3|1})",
                r"{\boldsymbol{-}}_{\{5\mathrel{||}3\mathrel{|}1\}}",
                "Miny({5||3|1})",
                "{{{5|{3|1}}|0}|0}",
            ],
        ),
        ("Tiny(1*)", ["⧾(1\u{2009}∗)", r"{\boldsymbol{+}}_{1{\ast}}", "Tiny(1+*)", "{0|{0|-1*}}"]),
        (
            "{1Miny(2)|^<2>}",
            [
                "{1\u{2009}⧿₂|↑²}",
                r"\{1{\boldsymbol{-}}_{2}\mathrel{|}{\uparrow}^{2}\}",
                "{1+Miny(2)||0|v+*}",
                "{{{3|1}|1}|{0|v*}}",
            ],
        ),
        (
            "Tiny(1^<2>)",
            [
                "Tiny(1\u{2009}↑²)",
                r"{\boldsymbol{+}}_{1{\uparrow}^{2}}",
                "Tiny({1|1+v+*})",
                "{0|{0|{-1^*|-1}}}",
            ],
        ),
        ("{0,*|-1}", ["{0,∗|−1}", r"\{0,{\ast}\mathrel{|}-1\}", "{0,*|-1}", "{0, *|-1}"]),
        (
            "{3|||2||1|0,*||||-1/2}",
            [
                "{3|||2||1|0,∗||||−1/2}",
                r"\{3\mathrel{|||}2\mathrel{||}1\mathrel{|}0,{\ast}\mathrel{||||}-\frac{1}{2}\}",
                "{3|||2||1|0,*||||-1/2}",
                "{{3|{2|{1|0, *}}}|-1/2}",
            ],
        ),
    ] {
        let styles = [Style::Unicode, Style::Latex, Style::CgScript, Style::Braces];
        for (style, expected) in styles.into_iter().zip([unicode, latex, cgscript, braces]) {
            if !expected.is_empty() {
                check(style, text, expected);
            }
        }
    }
}

#[test]
fn html_raises_and_lowers() {
    let mut values = Values::new();
    for (text, html) in [
        ("{6,6*|6}", "6\u{2009}↑\u{2009}∗"),
        ("{0|v*}", "↑<sup>2</sup>"),
        ("v<2>", "↓<sub>2</sub>"),
        ("Tiny(2)", "⧾<sub>2</sub>"),
        ("{1/2|-3/4}", "{<sup>1</sup>⁄<sub>2</sub>|−<sup>3</sup>⁄<sub>4</sub>}"),
    ] {
        let value = value(&mut values, text);
        let tree = values.name_tree(value, Style::Unicode, LIMIT, &mut Budget::unlimited());
        assert_eq!(tree.unwrap().html(LIMIT).as_deref(), Some(html), "{text}");
    }
}

/// Numbers come first, then nimbers, then other sums by number, arrows and star, then the rest by
/// their options.
#[test]
fn options_are_listed_in_order() {
    for (text, name, braces) in [
        ("{+-1,^,*|-3}", "{*,^,+-1|-3}", "{*, ^, {1|-1}|-3}"),
        ("{+-5,+-4|-9}", "{+-4,+-5|-9}", "{{4|-4}, {5|-5}|-9}"),
        ("{1v,1*|-3}", "{1*,1v|-3}", "{1v, 1*|-3}"),
        ("{^<2>,^<3>*|-3}", "{^<3>*,^<2>|-3}", "{{0|v*}, {0, *|{*|v}}|-3}"),
        // Among their options, too, numbers come before nimbers, and these before other sums.
        ("{{*|-8},{1|-9}|-20}", "{{1|-9},{*|-8}|-20}", "{{*|-8}, {1|-9}|-20}"),
        ("{{-1^|-8},{*|-9}|-20}", "{{*|-9},{-1^|-8}|-20}", "{{-1^|-8}, {*|-9}|-20}"),
        // Right's options decide if Left's are the same.
        ("{{9|*},{9|0}|-20}", "{{9|0},{9|*}|-20}", "{{9|0}, {9|*}|-20}"),
        ("{{9|5||-5},{9|2},3|-9}", "{3,{9|2},{9|5||-5}|-9}", "{3, {9|2}, {{9|5}|-5}|-9}"),
    ] {
        check(Style::Plain, text, name);
        check(Style::Braces, text, braces);
    }
}

#[test]
fn pieces_are_raised_and_lowered_once() {
    let mut values = Values::new();
    let mut check = |text, expected: &[(&str, Look)]| {
        let value = value(&mut values, text);
        let tree = values.name_tree(value, Style::Unicode, LIMIT, &mut Budget::unlimited());
        let pieces = tree.unwrap().pieces(LIMIT).unwrap();
        let pieces: Vec<_> = pieces.iter().map(|p| (p.text.as_str(), p.look)).collect();
        assert_eq!(pieces, expected, "{text}");
    };
    use Look::{Fraction, Normal, Space, Subscript, Superscript};
    check("-1/2", &[("−", Normal), ("1/2", Fraction)]);
    check(
        "{1/2|-3/4}",
        &[("{", Normal), ("1/2", Fraction), ("|−", Normal), ("3/4", Fraction), ("}", Normal)],
    );
    check(
        "6^*2",
        &[("6", Normal), ("\u{2009}", Space), ("↑", Normal), ("\u{2009}", Space), ("∗2", Normal)],
    );
    check("^[2]*", &[("↑", Normal), ("[2]", Superscript), ("\u{2009}", Space), ("∗", Normal)]);
    check("v<3>", &[("↓", Normal), ("3", Subscript)]);
    check("2Tiny(3/2)", &[("2", Normal), ("\u{2009}", Space), ("⧾", Normal), ("3/2", Subscript)]);
    check("Miny({3|1*})", &[("⧿", Normal), ("{3|1\u{2009}∗}", Subscript)]);
    check(
        "Tiny(1^<2>)",
        &[
            ("Tiny(1", Normal),
            ("\u{2009}", Space),
            ("↑", Normal),
            ("2", Superscript),
            (")", Normal),
        ],
    );
    check(
        "Miny({5|1Tiny(2)})",
        &[
            ("Miny({5|1", Normal),
            ("\u{2009}", Space),
            ("⧾", Normal),
            ("2", Subscript),
            ("})", Normal),
        ],
    );
}

/// ↑ⁿ and ↑^[n] by definition: ↑^[n] is {↑^[n−1]|∗}, and ↑ⁿ is the difference of two of these.
#[test]
fn arrows_are_recognised_with_number_star_and_sign() {
    let mut values = Values::new();
    let budget = &mut Budget::unlimited();
    let star = values.star(1);
    let mut shorter = values.ups(1);
    for n in 2..=9 {
        let run = ByPlayer { left: vec![shorter], right: vec![star] };
        let run = values.make(run, budget).unwrap();
        let power = values.subtract(run, shorter, budget).unwrap();
        shorter = run;
        for (arrow, value) in [(Arrow::Run(n), run), (Arrow::Power(n), power)] {
            for text in ["0", "1", "-1/2", "-3"] {
                let number = self::value(&mut values, text);
                for star in 0..9 {
                    let nimber = values.star(star);
                    let value = values.add(value, nimber, budget).unwrap();
                    let value = values.add(value, number, budget).unwrap();
                    let negative = values.negative(value, budget).unwrap();
                    let Name::Parts(parts) = values.name(value, budget).unwrap() else {
                        panic!("{arrow:?}, {text}, *{star}")
                    };
                    assert_eq!(values.from_number(parts.number), number);
                    assert_eq!((parts.arrow, parts.star), (arrow, star));
                    let Name::Parts(mirrored) = values.name(negative, budget).unwrap() else {
                        panic!("-({arrow:?}, {text}, *{star})")
                    };
                    assert_eq!(mirrored.number, -parts.number);
                    let turned = match arrow {
                        Arrow::Run(n) => Arrow::Run(-n),
                        Arrow::Power(n) => Arrow::Power(-n),
                        Arrow::Ups(n) => Arrow::Ups(-n),
                    };
                    assert_eq!((mirrored.arrow, mirrored.star), (turned, star));
                }
            }
        }
    }
}

/// The cgt crate wrote the values of the gallery.
#[test]
fn braces_are_those_of_the_cgt_crate() {
    let mut values = Values::new();
    for (name, text) in gallery_values() {
        let value = value(&mut values, text);
        assert_eq!(write(&mut values, value, Style::Braces), text, "{name}");
    }
}

#[test]
fn names_that_are_too_long_are_given_up_early() {
    let mut values = Values::new();
    let text: String = (0..13).map(|power| format!("+-{}", 3i64.pow(power))).collect();
    let value = value(&mut values, &text);
    for style in [Style::Unicode, Style::Plain, Style::Braces] {
        values.name(value, &mut Budget::unlimited()).unwrap();
        // These steps are too few for all of its 2^13 ends.
        let budget = &mut Budget::steps(3_000);
        assert_eq!(values.write(value, style, 100, budget), Err(WriteError::TooLong));
    }
    let five = values.from_integer(-5);
    assert_eq!(
        values.write(five, Style::Plain, 1, &mut Budget::unlimited()),
        Err(WriteError::TooLong)
    );
    assert_eq!(values.write(five, Style::Plain, 2, &mut Budget::unlimited()), Ok("-5".into()));
    let number = values.name(five, &mut Budget::unlimited());
    assert!(matches!(number, Ok(Name::Parts(parts)) if parts.arrow == Arrow::Ups(0)));
    assert_eq!(values.options(five, Player::Left), []);
}
