//! `papamu export`. Of the programs that run its scripts, cgt and pycgt judge them in `./dev exports`; CGSuite is in no
//! registry of packages, so here its script is read, and its games are made again, by this project.

#![cfg(not(target_arch = "wasm32"))]

use std::process::Command;

use basics::budget::Budget;
use value::{Value, Values};

/// Standard output, standard error and the exit code.
fn export(options: &str) -> (String, String, i32) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_papamu"));
    let output = command.arg("export").args(options.split(' ')).output().unwrap();
    let [out, error] = [output.stdout, output.stderr].map(|it| String::from_utf8(it).unwrap());
    (out, error, output.status.code().unwrap())
}

fn read(values: &mut Values, text: &str) -> Value {
    values.parse(text, &mut Budget::unlimited()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The claims of a script for CGSuite: a text, the value of the game that stands for it, and the value that it should have.
fn claims(script: &str, values: &mut Values) -> Vec<(String, Value, Value)> {
    let (games, claims) = script.split_once("\nclaims := [\n").expect("claims");
    let (claims, check) = claims.split_once("\n];\n").expect("an end of the claims");
    assert_eq!(check, "for claim in claims where claim[2] != claim[3] yield claim end\n");
    let mut made = Vec::new();
    for line in games.lines().filter(|line| !line.is_empty() && !line.starts_with("//")) {
        let (name, form) = line.strip_suffix(";").unwrap().split_once(" := ").unwrap();
        assert_eq!(name, format!("g{}", made.len()));
        let sides = form.strip_prefix('{').unwrap().strip_suffix('}').unwrap().split('|');
        let sides = sides.map(|side| {
            let options = side.split(',').filter(|option| !option.is_empty());
            let names = options.map(|name| made[name[1..].parse::<usize>().unwrap()]);
            let names = names.map(|value| values.display(value).to_string());
            names.collect::<Vec<_>>().join(",")
        });
        let form = format!("{{{}}}", sides.collect::<Vec<_>>().join("|"));
        made.push(read(values, &form));
    }
    let claim = |line: &str| {
        let fields: Vec<&str> = line[2..].strip_suffix(']').unwrap().splitn(3, ", ").collect();
        let place: usize = fields[1][1..].parse().unwrap();
        (fields[0].trim_matches('"').to_string(), made[place], read(values, fields[2]))
    };
    claims.lines().map(claim).collect()
}

#[test]
fn a_script_for_cgsuite_has_the_right_games_and_values() {
    let mut values = Values::new();
    let table: Vec<Vec<&str>> = include_str!("data/values.tsv")
        .lines()
        .skip(1)
        .map(|line| line.split('\t').collect())
        .filter(|row: &Vec<&str>| row[2].matches(['x', 'o']).count() < 10)
        .collect();
    assert!(table.len() > 150);
    for (rules, edge) in
        ["ancient", "modern"].into_iter().flat_map(|it| [(it, "none"), (it, "board")])
    {
        let rows: Vec<_> = table.iter().filter(|row| row[..2] == [rules, edge]).collect();
        let board = if edge == "none" { "plane" } else { "walls" };
        let texts: Vec<&str> = rows.iter().map(|row| row[2]).collect();
        let options = format!("--for cgsuite --rules {rules} --board {board} {}", texts.join(" "));
        let (script, error, code) = export(&options);
        assert_eq!((error.as_str(), code), ("", 0));
        let claims = claims(&script, &mut values);
        assert_eq!(claims.len(), rows.len());
        for (row, (text, made, claimed)) in rows.iter().zip(claims) {
            let expected = read(&mut values, row[3]);
            assert_eq!((made, claimed), (expected, expected), "{text}, {row:?}");
        }
    }
    let (script, ..) = export("--for cgsuite --values 2+Tiny(2) ^<2>");
    for (text, made, claimed) in claims(&script, &mut values) {
        assert_eq!(made, claimed, "{text}");
        assert_eq!(made, read(&mut values, &text));
    }
}

#[test]
fn a_board_for_cgt_has_walls_beyond_every_jump() {
    let (plane, ..) = export("--for cgt oxo.ox");
    let claim = r#"("oxo.ox", ".oxo.ox.", "1/2", "1/2")"#;
    assert!(plane.contains(claim), "{plane}");
    let (walls, ..) = export("--for cgt --board walls xo/.x");
    assert!(walls.contains(r#"("xo/.x", "xo|.x", "#), "{walls}");
}

#[test]
fn refuses_what_a_program_cannot_express() {
    for (options, problem) in [
        ("--for cgt --rules modern xo", "cgt plays by ancient rules only"),
        ("--for pycgt --values 5000", "5000: too many games can follow for a script"),
        ("--for cgsuite 20xo/y", "20xo/y: "),
        ("--for gap xo", "cgsuite, cgt, pycgt"),
        ("--for cgt --values --board walls 1", "cannot be used with"),
        ("--for cgt --census nowhere", "nowhere: "),
        ("xo", "--for <PROGRAM>"),
    ] {
        let (script, error, code) = export(options);
        assert_eq!((script.as_str(), code), ("", 1), "{options}");
        assert!(error.contains(problem), "{options}: {error}");
    }
}
