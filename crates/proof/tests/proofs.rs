//! Certificates of random positions are accepted, and refused as soon as one line is spoilt.

use basics::budget::Budget;
use basics::player::Player;
use checker::check;
use konane::{Board, Edge, Rules};
use proof::{Certificate, Goal, Relation, Unproved, prove};
use solver::Solver;
use value::Style;

const MEMORY: usize = 1 << 28;

fn certificate(rules: Rules, board: &Board, goal: Goal, depth: u32) -> Certificate {
    prove(rules, board, goal, depth, MEMORY, &mut Budget::unlimited()).unwrap()
}

/// Boards of up to twelve stones, with the numbers that draw them.
fn boards() -> impl Iterator<Item = (u64, Rules, Board)> {
    (0..250).map(|number| {
        let mut dice = basics::dice::Dice(number);
        let mut below = |bound: u64| dice.below(bound) as i32;
        let edge = if number % 2 == 0 { Edge::Plane } else { Edge::Walls };
        let (rows, columns) = (1 + below(4), 3 + below(4));
        let mut board = Board::empty(rows, columns, edge);
        for _ in 0..3 + below(10) {
            let square = konane::Square::new(below(rows as u64), below(columns as u64));
            let player = if below(2) == 0 { Player::Left } else { Player::Right };
            board.set(square, Some(player));
        }
        (number, if number % 4 < 2 { Rules::Ancient } else { Rules::Modern }, board)
    })
}

#[test]
fn values_and_winners_are_proved() {
    for (number, rules, board) in boards() {
        for goal in [Goal::Value, Goal::Winner(Player::Left), Goal::Winner(Player::Right)] {
            let certificate = certificate(rules, &board, goal, (number % 3) as u32);
            let checked = check(&certificate.to_string());
            let checked = checked.unwrap_or_else(|refused| panic!("{board} {goal:?}: {refused}"));
            assert_eq!(checked.claims.len(), 1);
            assert_eq!(checked.listed, certificate.listed_claims());
        }
        // What it claims is the solver's value.
        let (mut solver, budget) = (Solver::new(rules), &mut Budget::unlimited());
        let value = solver.value(&board, budget).unwrap();
        let name = solver.values.write(value, Style::Plain, 1000, budget).unwrap().unwrap();
        assert_eq!(certificate(rules, &board, Goal::Value, 1).claimed_name(), name, "{board}");
    }
}

/// Without one of its claims a certificate is refused, unless the claim follows from the others anyway.
#[test]
fn a_spoilt_line_is_refused() {
    let (mut refused, mut spoilt) = (0, 0);
    for (_, rules, board) in boards().take(60) {
        let text = certificate(rules, &board, Goal::Value, 0).to_string();
        let lines: Vec<&str> = text.lines().collect();
        for place in 0..lines.len() {
            let is_position = lines[place].starts_with(['x', 'o', '.'])
                || lines[place].starts_with(char::is_numeric);
            if !is_position {
                continue;
            }
            let mut cut = lines.clone();
            cut.remove(place);
            let count = format!("end {}", text.matches("\n").count());
            *cut.last_mut().unwrap() = &count;
            assert!(check(&cut.join("\n")).is_err(), "a wrong number of claims");
            let swapped: String = lines[place]
                .chars()
                .map(|sign| match sign {
                    'x' => 'o',
                    'o' => 'x',
                    other => other,
                })
                .collect();
            let mut wrong = lines.clone();
            wrong[place] = &swapped;
            spoilt += 1;
            refused += u32::from(check(&wrong.join("\n")).is_err());
        }
    }
    assert!(spoilt > 300 && refused * 10 > spoilt * 8, "{refused} of {spoilt}");
}

/// Wrong claims about values are refused: the true value is another.
#[test]
fn a_wrong_value_is_not_proved() {
    let text =
        certificate(Rules::Ancient, &Board::parse("oxo.ox", Edge::Plane).unwrap(), Goal::Value, 1)
            .to_string();
    for (from, to) in [("= 2\n", "= 1\n"), ("= 2\n", "= 0\n"), ("= 2\n", "|> 1\n")] {
        assert!(text.contains(from));
        assert!(check(&text.replacen(from, to, 1)).is_err(), "{to}");
    }
    assert!(check(&text.replacen("= 2\n", "|> 0\n", 1)).is_ok());
    // White can take both black stones in one move by the ancient rules only.
    let board = Board::parse("x.xo", Edge::Plane).unwrap();
    let text = certificate(Rules::Ancient, &board, Goal::Value, 1).to_string();
    assert!(check(&text).is_ok());
    assert!(check(&text.replacen("rules ancient", "rules modern", 1)).is_err());
}

#[test]
fn says_where_and_why() {
    let head = "papamu proof 1\nrules ancient\nedge walls\nsize 1 3\ndepth 1\nvalue 0 |\n";
    for (text, line, reason) in [
        ("", 0, "the file is cut"),
        ("papamu proof 2", 1, "expected `papamu proof 1`"),
        ("papamu proof 1\nclaim xo1 = 0", 2, "expected rules, edge, size and depth first"),
        ("papamu proof 1\nsize 0 3", 2, "a side is not from 1 to 60"),
        ("papamu proof 1\ndepth 5", 2, "the depth is above 4"),
        ("papamu proof 1\nrules ancient\nrules ancient", 3, "expected rules"),
        (&format!("{head}value 2 |"), 7, "the next value is number 1"),
        (&format!("{head}value 1 1|"), 7, "no value \"1\" so far"),
        (&format!("{head}claim xo = 0"), 7, "row 1 has 2 squares, not 3"),
        (&format!("{head}claim xo1/xo1 = 0"), 7, "the position has 2 rows, not 1"),
        (&format!("{head}claim xq1 = 0"), 7, "'q' in a position"),
        (&format!("{head}claim xo1 = 1"), 7, "no value \"1\" so far"),
        (&format!("{head}xo1"), 7, "not a line of a certificate"),
        (&format!("{head}>= 0\noxo x"), 8, "no value \"x\" so far"),
        (&format!("{head}<= 0\nxo1"), 8, "the claim does not follow"),
        (&format!("{head}>= 0\nx1o 0"), 8, "the position has 2 parts, not 1"),
        (&format!("{head}claim xo1 |> 0\nend 1"), 8, "0 claims are listed, not 1"),
        (&format!("{head}end 0"), 7, "nothing is claimed"),
        (&format!("{head}claim xo1 >= 0\nend 0\nend 0"), 9, "a line after the end"),
        (&format!("{head}claim xo1 <= 0\nend 0"), 8, "not proved: claim xo1 <= 0"),
    ] {
        let refused = check(text).unwrap_err();
        assert!(refused.line == line && refused.reason.starts_with(reason), "{text}: {refused}");
    }
}

/// `x.xo` is ↑ by the modern rules.
#[test]
fn comparisons_are_proved_if_they_are_true() {
    let board = Board::parse("x.xo", Edge::Plane).unwrap();
    let proved = |goal| {
        let budget = &mut Budget::unlimited();
        prove(Rules::Modern, &board, goal, 1, MEMORY, budget).map(|certificate| {
            let checked = check(&certificate.to_string()).unwrap();
            let claim = checked.claims[0].split(' ').nth(2).unwrap().to_string();
            claim
        })
    };
    use Relation::*;
    for (relation, value, is_true) in [
        (AtLeast, "0", true),
        (AtMost, "0", false),
        (Equal, "^", true),
        (Equal, "^ + *", false),
        (AtMost, "^^", true),
        (LeftFirst, "*", true),
        (RightFirst, "*", true),
        (LeftFirst, "^", false),
        (RightFirst, "1", true),
        (LeftFirst, "1", false),
    ] {
        let expected = if is_true { Ok(relation.sign().to_string()) } else { Err(Unproved::False) };
        assert_eq!(proved(Goal::Compared(relation, value)), expected, "{relation:?} {value}");
    }
    assert_eq!(proved(Goal::Not("*")), Ok("|>".to_string()));
    assert_eq!(proved(Goal::Not("1")), Ok("<|".to_string()));
    assert_eq!(proved(Goal::Not("^")), Err(Unproved::False));
    assert!(matches!(proved(Goal::Not("{")), Err(Unproved::Value(_))));
}
