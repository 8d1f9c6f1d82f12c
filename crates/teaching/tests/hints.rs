//! The hints at exercises, step by step.

use basics::budget::Budget;
use konane::{NamedBoard, Rules, Square, jump_name};
use solver::Solver;
use teaching::content::lessons::{SubjectKind, read_task};
use teaching::lessons::{Argument, Exercise, HINTS, Referee, Verdict, hint};
use value::Style;

/// The sentence of a hint, followed by its arguments.
fn said(solver: &mut Solver, exercise: &Exercise, verdict: &Verdict) -> String {
    let budget = &mut Budget::unlimited();
    let names = || NamedBoard::of(exercise.board().expect("a board"));
    let mut words = vec![verdict.sentence.to_string()];
    for argument in &verdict.arguments {
        words.push(match argument {
            Argument::Jump(jump) => names().jump_name(*jump),
            Argument::Square(square) => names().square_name(*square),
            Argument::Player(player) => player.name().to_string(),
            Argument::Value(value) => {
                solver.values.write(*value, Style::Plain, 100, budget).unwrap()
            }
            Argument::Number(number) => number.to_string(),
            Argument::Text(text) => text.clone(),
            Argument::Jumps(_) | Argument::Routes(_) => panic!("{argument:?}"),
        });
    }
    words.join(" ")
}

fn exercise(task: &str, subjects: &[&str]) -> Exercise {
    let subjects = subjects.iter().map(|text| SubjectKind::parse(text).unwrap()).collect();
    Exercise { task: read_task(task).unwrap(), subjects }
}

fn hint_at(solver: &mut Solver, exercise: &Exercise, answer: &str, step: u32) -> Verdict {
    let referee = &mut Referee {
        outcomes: &mut testing::outcomes(solver),
        solver,
        budget: &mut Budget::unlimited(),
    };
    hint(referee, exercise, answer, "", step).unwrap()
}

#[test]
fn each_hint_says_more() {
    for (task, subjects, answer, expected) in [
        (
            "winner Left",
            &["ancient/walls/xo."][..],
            "",
            ["hint-jumps Left 1", "hint-begin Left a1-c1", "hint-line Left Right"],
        ),
        // Each player has one jump.
        (
            "winner Left",
            &["ancient/walls/xo./.../ox."],
            "",
            ["hint-jumps Left 1", "hint-begin Left a3-c3", "hint-line Right Left"],
        ),
        ("winner Left", &["ancient/walls/o."], "", ["hint-none Left Right"; 3]),
        (
            "outcome",
            &["ancient/walls/xo."],
            "",
            ["hint-jumps Left 1", "hint-begin Left a1-c1", "hint-line Left Right"],
        ),
        (
            "outcome",
            &["ancient/walls/ox."],
            "",
            ["hint-jumps Right 1", "hint-begin Right a1-c1", "hint-line Right Left"],
        ),
        ("jump Left", &["ancient/walls/xo./.../ox."], "", ["right-none Left"; 3]),
        (
            "jumps Left",
            &["ancient/walls/xo./xo."],
            "",
            ["hint-winning Left 2 2", "hint-stone Left a2", "right-jump a2-c2 Right"],
        ),
        // Right has begun.
        (
            "hold Left",
            &["ancient/walls/.xo./xo.."],
            "c2-a2",
            ["hint-winning Left 1 1", "hint-stone Left a1", "right-jump a1-c1 Right"],
        ),
        ("value", &["{1|0}"], "", ["hint-fuzzy", "hint-value {1|0}", "hint-value {1|0}"]),
        ("value", &["1"], "", ["hint-positive", "hint-value 1", "hint-value 1"]),
        ("value", &["-1"], "", ["hint-negative", "hint-value -1", "hint-value -1"]),
        ("value", &["0"], "", ["hint-zero", "hint-value 0", "hint-value 0"]),
        (
            "value",
            &["ancient/walls/xo."],
            "",
            ["hint-positive", "hint-best Left a1-c1 0", "hint-value 1"],
        ),
        // Left's only jump leads to 0.
        (
            "stop Left",
            &["ancient/walls/.xo."],
            "",
            ["hint-stop Left", "hint-begin Left b1-d1", "right-stop Left 0"],
        ),
        (
            "stop Right",
            &["{4|1}"],
            "",
            ["hint-stop Right", "right-stop Right 1", "right-stop Right 1"],
        ),
        ("temperature", &["{4|0}"], "", ["hint-stops 4 0", "hint-mean 2", "hint-temperature 2"]),
        ("order", &["1", "0"], "", ["hint-pair A B", "hint-least B", "hint-order B A"]),
        ("order", &["1", "0"], "B A", ["right-order", "hint-least B", "hint-order B A"]),
        (
            "order",
            &["2", "-1", "1"],
            "A C B",
            ["hint-pair A C", "hint-least B", "hint-order B C A"],
        ),
        ("set Left", &["ancient/walls/5/5/5"], "xo.", ["right-outcome", "wish-left", "hint-board"]),
        (
            "set Right",
            &["ancient/walls/5/5/5"],
            "",
            ["no-jump Right Left", "wish-right", "hint-board"],
        ),
        ("set = 1", &["ancient/walls/5/5/5"], "", ["set-less 1", "wish-compare", "hint-board"]),
        (
            "parts",
            &["ancient/walls/xo./.../ox."],
            "",
            ["hint-count 2", "hint-parts 2 11./.../22.", "hint-parts 2 11./.../22."],
        ),
    ] {
        let exercise = exercise(task, subjects);
        let solver = &mut Solver::new(Rules::Ancient);
        let found = [1, 2, HINTS].map(|step| {
            let verdict = hint_at(solver, &exercise, answer, step);
            said(solver, &exercise, &verdict)
        });
        assert_eq!(found, expected, "{task} {answer}");
    }
}

#[test]
fn an_example_lies_in_the_middle() {
    let exercise = exercise("set Left", &["ancient/walls/9/9/9/9/9/9/9/9"]);
    let board = hint_at(&mut Solver::new(Rules::Ancient), &exercise, "", HINTS).board.unwrap();
    assert_eq!((board.rows(), board.columns()), (8, 9));
    let squares: Vec<Square> = board.stones().map(|(square, _)| square).collect();
    let is_in_the_middle = |numbers: Vec<i32>, all: i32| {
        let (least, most) = (numbers.iter().min().unwrap(), numbers.iter().max().unwrap());
        *least == (all - (most - least + 1)) / 2
    };
    let rows = squares.iter().map(|square| square.row).collect();
    let columns = squares.iter().map(|square| square.column).collect();
    assert!(is_in_the_middle(rows, 8) && is_in_the_middle(columns, 9), "{board}");
}

/// Left's two jumps both lead to 1.
#[test]
fn a_derivation_goes_on_at_the_first_option_without_its_value() {
    let exercise = exercise("derive", &["ancient/walls/xo./.../xo."]);
    for (answer, jump) in [
        ("options", "a3-c3"),
        ("options a3-c3=0", "a3-c3"),
        ("options a3-c3=1", "a1-c1"),
        ("options a1-c1=1", "a3-c3"),
    ] {
        let verdict = hint_at(&mut Solver::new(Rules::Ancient), &exercise, answer, 2);
        let line: Vec<String> = verdict.line.iter().map(|&jump| jump_name(jump, 3)).collect();
        assert_eq!(line, [jump], "{answer}");
    }
}
