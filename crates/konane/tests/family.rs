//! Families of positions: what their patterns mean, and the errors of those that mean nothing.

use papamu_konane::{Edge, Family, LetterRange, MOST_CASES};
use proptest::prelude::*;

#[track_caller]
fn check(pattern: &str, point: &[i32], text: &str) {
    let family = Family::parse(pattern).unwrap();
    let board = family.board(point, Edge::Plane).unwrap();
    assert_eq!(board.whole_text(), text, "{pattern} at {point:?}");
}

/// The vectors of `docs/families.md`.
#[test]
fn patterns_are_boards() {
    check("xo(.x)^n", &[0], "xo");
    check("xo(.x)^n", &[3], "xo.x.x.x");
    check("x.^(2n+1)o", &[2], "x.....o");
    check("(xo)^2n", &[1], "xoxo");
    check("x4o / ox", &[], "x....o/ox....");
    check("(xo/ox)^n", &[2], "xo/ox/xo/ox");
    check("(xo/)^n/x", &[2], "xo/xo/x.");
    check("(x^j/)^k", &[3, 2], "xxx/xxx");
    check("((xo)^n/o^2n)^2", &[1], "xo/oo/xo/oo");
    check("x^(3-n)o^n", &[1], "xxo");
    check("x^(-n+3)o^n", &[1], "xxo");
    check("X^n.O", &[1], "x.o");
    check("x^n2o", &[1], "x..o");
    // Nothing remains of it, however often it repeats.
    check("((x^0)^200/)^3", &[], "././.");
    check("x()^200", &[], "x");
    // So many groups would be too many only if one stood in the other.
    check(&"(xo)^1".repeat(21), &[], &"xo".repeat(21));
}

/// The shortest of the texts that mean the same.
#[test]
fn patterns_are_written_shortly() {
    for (pattern, written) in [
        ("X (o.)^(n)", "x(o.)^n"),
        ("x^(0+2)o3", "x^2o..."),
        ("x^(1n)o^(n+0)(x)^(2n)", "x^no^nx^2n"),
        ("x^(-1n+3)o^(-2n+9)", "x^(-n+3)o^(-2n+9)"),
        ("x^(3-n-k)o^(-n)", "x^(-k-n+3)o^(-n)"),
        ("x^(n-n)", "x^0n"),
        ("(xo/ox/)^n/x", "(xo/ox)^n/x"),
        ("(xo/)^n/(x//)^2", "(xo/)^n/(x//)^2"),
    ] {
        assert_eq!(Family::parse(pattern).unwrap().to_string(), written, "{pattern}");
    }
    assert_eq!(Family::parse("x^n.^2j").unwrap().letters(), ['j', 'n']);
    for (range, written) in [("1 .. 20", "1..20"), ("5..5", "5"), ("-3", "-3"), ("-0..1", "0..1")] {
        assert_eq!(LetterRange::parse('n', range).unwrap().to_string(), written);
    }
}

#[track_caller]
fn check_error(pattern: &str, point: &[i32], error: &str) {
    let board = Family::parse(pattern).and_then(|family| family.board(point, Edge::Walls));
    assert_eq!(board.unwrap_err().to_string(), error, "{pattern}");
}

#[test]
fn errors_name_the_character() {
    let squares = "x, o, ., a number, ( or";
    check_error("xo?", &[], &format!("character 3: expected {squares} /, found “?”"));
    check_error("x)", &[], &format!("character 2: expected {squares} /, found “)”"));
    check_error("(x)^2?", &[], &format!("character 6: expected {squares} /, found “?”"));
    check_error("(x n", &[], &format!("character 4: expected {squares} ), found “n”"));
    check_error("(xo", &[], &format!("character 4: expected {squares} ), found the end"));
    check_error("(xo)x", &[], "character 5: expected ^ and how often the group repeats, found “x”");
    check_error("x(o/x)^n", &[], "character 2: expected a / before a group of rows");
    check_error(
        "(o/x)^nx",
        &[],
        "character 8: expected / or the end after a group of rows, found “x”",
    );
    check_error(
        "(o/x)",
        &[],
        "character 6: expected ^ and how often the rows repeat, found the end",
    );
    let exponent = "a number, a letter other than x, o and v, or (";
    check_error("x^", &[], &format!("character 3: expected {exponent}, found the end"));
    check_error("x^v", &[], &format!("character 3: expected {exponent}, found “v”"));
    check_error("x^(n", &[], "character 5: expected +, - or ), found the end");
    check_error("x^i.^j.^k.^l", &[], "character 12: expected at most 3 letters, found “l”");
    check_error("x^201", &[], "character 3: expected a number up to 200");
    check_error("x^(150n+60n)", &[], "character 3: expected a sum of numbers up to 200");
    check_error("(x^999999999)^999999999", &[], "character 4: expected a number up to 200");
    check_error(
        "((x^20)^20)^20",
        &[],
        "character 9: expected at most 200 squares in a row, found 400",
    );
    check_error("x^(150+60)", &[], "character 3: expected a sum of numbers up to 200");
    check_error(
        "x^(k-n)",
        &[2, 3],
        "character 3: expected a number from 0 on, found -1 for k = 2, n = 3",
    );
    check_error("x(x/)^20", &[], "character 2: expected a / before a group of rows");
    let rows = "at most 200 rows, found 201 for n = 200";
    check_error("(x/)^n/x", &[200], &format!("character 8: expected {rows}"));
    check_error("xo^(2-n)", &[3], "character 4: expected a number from 0 on, found -1 for n = 3");
    check_error(
        "xo/x^n",
        &[1],
        "character 4: expected a row of 2 squares, found 1 for n = 1: between walls all rows have the same length",
    );
    check_error(&"(".repeat(21), &[], "character 21: expected at most 20 groups in each other");
    check_error(&"x".repeat(501), &[], "expected at most 500 characters, found 501");
}

#[test]
fn ranges_are_limited_before_anything_is_computed() {
    let cases = |pattern: &str, ranges: &[(char, &str)]| {
        let ranges: Result<Vec<LetterRange>, _> =
            ranges.iter().map(|(letter, text)| LetterRange::parse(*letter, text)).collect();
        Family::parse(pattern)?.cases(&ranges?, Edge::Plane)
    };
    let points = |pattern, ranges: &[_]| {
        let cases = cases(pattern, ranges).unwrap();
        cases.into_iter().map(|case| case.point).collect::<Vec<_>>()
    };
    assert_eq!(points("xo", &[]), [[]; 1]);
    assert_eq!(points("x^n", &[('n', "-0..2")]), [[0], [1], [2]]);
    assert_eq!(points("x^j.^k", &[('k', "5"), ('j', "1..2")]), [[1, 5], [2, 5]]);
    for (pattern, ranges, error) in [
        ("x^n", &[][..], "a range for n, such as 1..20"),
        ("x^n", &[('n', "1"), ('j', "1")], "a pattern with the letter j, which has a range"),
        (
            "x^n",
            &[('n', "3..1")],
            "for n a number, or a range such as 1..20, from -200 to 200, found “3..1”",
        ),
        (
            "x^n",
            &[('n', "1..999999999999")],
            "for n a number, or a range such as 1..20, from -200 to 200, found “1..999999999999”",
        ),
        ("x^j.^k", &[('j', "1..15"), ('k', "1..14")], "ranges with at most 200 boards, found 210"),
    ] {
        let error = format!("expected {error}");
        assert_eq!(cases(pattern, ranges).unwrap_err().to_string(), error, "{pattern}");
    }
    assert_eq!(points("x^n", &[('n', "1..200")]).len(), MOST_CASES);
}

/// Patterns by the grammar.
fn patterns() -> impl Strategy<Value = String> {
    let exponent = "[0-4]|[2-4]?[njk]|\\(-?[2-4]?[njk]([+-][1-4]?[njk]|[+-][0-9]){0,2}\\)";
    let square = "[xo.XO] ?|[xo.]3[xo.]";
    let row = square.boxed().prop_recursive(3, 12, 4, move |row| {
        let rows = prop::collection::vec(row, 0..4).prop_map(|pieces| pieces.concat());
        (rows, exponent).prop_map(|(row, times)| format!("({row})^{times}"))
    });
    let row = prop::collection::vec(row, 0..4).prop_map(|pieces| pieces.concat()).boxed();
    let lines = row.prop_recursive(2, 12, 4, |line| {
        (prop::collection::vec(line, 1..4), "(\\^(n|3|\\(2j-1\\)))")
            .prop_map(|(lines, times)| format!("({}/){times}", lines.join("/")))
    });
    prop::collection::vec(lines, 1..4).prop_map(|lines| lines.join("/"))
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(pattern in patterns(), point in [0..4, 0..4, 0..4]) {
        let family = Family::parse(&pattern);
        prop_assert!(family.is_ok(), "{}: {:?}", pattern, family);
        let family = family.unwrap();
        let written = family.to_string();
        let again = Family::parse(&written);
        prop_assert!(again.is_ok(), "{} as {}: {:?}", pattern, written, again);
        let again = again.unwrap();
        prop_assert_eq!(again.to_string(), written.as_str());
        prop_assert_eq!(again.letters(), family.letters());
        let board = |family: &Family| family.board(&point, Edge::Plane).map_err(|_| ());
        prop_assert_eq!(board(&again), board(&family), "{} as {}", pattern, written);
    }

    #[test]
    fn no_text_panics(text in "[xo.0-9njkv()^/+ é-]{0,60}", point in [-3..201, -3..201, -3..201]) {
        if let Ok(family) = Family::parse(&text) {
            for edge in Edge::ALL {
                if let Ok(board) = family.board(&point, edge) {
                    prop_assert!(board.rows() <= 200 && board.columns() <= 200);
                }
            }
        }
    }
}
