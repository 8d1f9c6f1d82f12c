//! The checker in Python says yes and no where the one in Rust does.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use basics::budget::Budget;
use basics::player::Player;
use checker::check;
use konane::{Board, Edge, Rules};
use proof::{Goal, prove};

/// Whether `check/papamu_check.py` accepts each of the files.
fn accepted(files: &[PathBuf]) -> Vec<bool> {
    let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../check/papamu_check.py");
    let run = Command::new("python3").arg(program).args(files).output();
    let said = String::from_utf8(run.expect("python3").stdout).unwrap();
    let verdict = |file: &PathBuf| {
        let says = |word: &str| said.contains(&format!("{}: {word}", file.display()));
        assert!(says("proved") != says("refused"), "{}: {said}", file.display());
        says("proved")
    };
    files.iter().map(verdict).collect()
}

/// Certificates, and each of them with one sign or line changed.
fn texts() -> Vec<String> {
    let mut texts = Vec::new();
    for (number, (text, edge, rules)) in [
        ("oxo.ox", Edge::Plane, Rules::Ancient),
        ("x.xo", Edge::Plane, Rules::Ancient),
        ("x.xo", Edge::Plane, Rules::Modern),
        ("..x/...xo", Edge::Plane, Rules::Ancient),
        ("o.ox.x", Edge::Plane, Rules::Ancient),
        ("xo.....oxo.ox", Edge::Plane, Rules::Ancient),
        ("ox/..x/.x.x", Edge::Plane, Rules::Ancient),
        ("xoxo/ox.x/x.xo/oxox", Edge::Walls, Rules::Ancient),
        ("oxoxo/xo.ox/o..xo/xoxox", Edge::Walls, Rules::Modern),
    ]
    .into_iter()
    .enumerate()
    {
        let board = Board::parse(text, edge).unwrap();
        for goal in [Goal::Value, Goal::Winner(Player::Left), Goal::Winner(Player::Right)] {
            let depth = (number % 3) as u32;
            let budget = &mut Budget::unlimited();
            let right = prove(rules, &board, goal, depth, 1 << 28, budget).unwrap().to_string();
            let lines = right.lines().count();
            for (from, to) in [
                ("rules ancient", "rules modern"),
                ("edge plane", "edge walls"),
                (" >= ", " <= "),
                (" = ", " |> "),
                (" |> ", " <| "),
                ("\n>= ", "\n<= "),
                ("x", "o"),
                ("o1", "1o"),
                ("value 0 |", "value 0 0|"),
                ("end ", "end 1"),
                ("papamu proof 1", "papamu proof 2"),
                ("depth", "dept"),
                ("+", "++"),
            ] {
                if right.contains(from) {
                    texts.push(right.replacen(from, to, 1));
                }
            }
            for cut in [lines / 3, lines / 2, lines - 1] {
                texts.push(right.lines().take(cut).map(|line| format!("{line}\n")).collect());
            }
            texts.push(right);
        }
    }
    texts
}

#[test]
fn both_checkers_agree() {
    let folder = std::env::temp_dir().join(format!("papamu-proofs-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let texts = texts();
    let files: Vec<PathBuf> =
        (0..texts.len()).map(|number| folder.join(format!("{number}.txt"))).collect();
    for (file, text) in files.iter().zip(&texts) {
        fs::write(file, text).unwrap();
    }
    let accepted = accepted(&files);
    fs::remove_dir_all(&folder).unwrap();
    let mut counts = [0, 0];
    for (text, is_accepted) in texts.iter().zip(accepted) {
        assert_eq!(check(text).is_ok(), is_accepted, "{:?}\n{text}", check(text));
        counts[usize::from(is_accepted)] += 1;
    }
    let [refused, proved] = counts;
    assert!(refused > 200 && proved >= 27, "{refused} refused, {proved} proved");
}
