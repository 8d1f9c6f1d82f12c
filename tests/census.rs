//! `papamu census`, run as a user runs it.

#![cfg(not(target_arch = "wasm32"))]

#[path = "util/folder.rs"]
mod folder;

use std::collections::BTreeSet;
use std::fs;

use basics::budget::Budget;
use folder::Folder;
use konane::{Board, Edge, Rules};
use solver::Reference;
use testing::Bridge;

/// The file that the command writes.
#[track_caller]
fn written(folder: &Folder, arguments: &str, file: &str) -> String {
    let (_, error, code) = folder.run(&format!("{arguments} --out {file}"));
    assert_eq!((error.as_str(), code), ("", 0), "{arguments}");
    assert!(!folder.path.join(format!("{file}.unfinished")).exists());
    folder.read(file)
}

/// The lines with positions.
fn lines(census: &str) -> impl Iterator<Item = &str> {
    census.lines().filter(|line| !line.starts_with('#'))
}

/// Every value is the one by definition, and no position stands there twice.
fn check(census: &str, rules: Rules, edge: Edge) -> usize {
    let (mut reference, mut bridge) = (Reference::new(rules), Bridge::default());
    let mut seen = BTreeSet::new();
    for line in lines(census) {
        let (position, name) = line.split_once('\t').unwrap();
        let board = Board::parse(position, edge).unwrap();
        let form = reference.value(&board, &mut Budget::unlimited()).unwrap();
        let value = bridge.value(&reference.forms, form);
        assert_eq!(bridge.values.parse(name, &mut Budget::unlimited()), Ok(value), "{line}");
        assert!(seen.insert(position), "{line}");
    }
    seen.len()
}

#[test]
fn values_are_those_of_the_definition() {
    let folder = Folder::new("census", "values");
    for rules in Rules::ALL {
        for (edge, size, fewest) in [
            (Edge::Plane, "--stones 5", 4_000),
            (Edge::Plane, "--stones 7 --part 17/2000", 1_000),
            (Edge::Walls, "--stones 4 --board edge", 400),
            (Edge::Walls, "--stones 4 --board corner", 300),
            (Edge::Walls, "--stones 6 --board edge --part 7/500", 400),
            (Edge::Walls, "--stones 6 --board corner --part 7/500", 300),
            (Edge::Walls, "--squares 8", 3_000),
            (Edge::Walls, "--squares 12 --part 5/300", 500),
            (Edge::Plane, "--stones 7 --colours opening --part 1/50", 500),
            (Edge::Walls, "--squares 12 --colours opening --part 1/9", 500),
        ] {
            let arguments = format!("{size} --rules {}", rules.name());
            let census = written(&folder, &arguments, &arguments.replace([' ', '/', '-'], ""));
            assert!(census.contains(&format!("# rules\t{}\n", rules.name())));
            let count = check(&census, rules, edge);
            assert!(count > fewest, "{arguments}: {count}");
            assert!(census.lines().last().unwrap().contains(&format!("\t{count}\t")));
        }
    }
}

#[test]
fn parts_make_the_whole() {
    let folder = Folder::new("census", "parts");
    for size in ["--stones 5", "--stones 5 --board corner", "--squares 7"] {
        let whole = written(&folder, size, "whole");
        fs::remove_file(folder.path.join("whole")).unwrap();
        let parts = (1..=3).map(|number| {
            let file = format!("{}{number}", size.replace([' ', '-'], ""));
            written(&folder, &format!("{size} --part {number}/3"), &file)
        });
        let parts: Vec<String> = parts.collect();
        let mut joined: Vec<&str> = parts.iter().flat_map(|part| lines(part)).collect();
        let mut sorted: Vec<&str> = lines(&whole).collect();
        joined.sort_unstable();
        sorted.sort_unstable();
        assert!(joined == sorted, "{size}");
        assert!(parts.iter().all(|part| part.lines().count() > sorted.len() / 6), "{size}");
    }
}

#[test]
fn a_stopped_census_goes_on_to_the_same_bytes() {
    let folder = Folder::new("census", "stopped");
    let options = "--stones 5 --part 2/2";
    let whole = written(&folder, &format!("{options} --threads 1"), "whole");
    assert_eq!(written(&folder, &format!("{options} --threads 4"), "other"), whole);
    let first_block = whole.find("# checksum").unwrap();
    let unfinished = folder.path.join("cut.unfinished");
    let mut damaged = whole.clone().into_bytes();
    damaged[first_block + 200] ^= 1;
    let cuts = [0, 3, 30, first_block - 1, first_block, first_block + 20, first_block + 300];
    let cuts = cuts.into_iter().chain([whole.len() - 1, whole.len()]);
    let beginnings = cuts.map(|cut| whole.as_bytes()[..cut].to_vec());
    for beginning in beginnings.chain([damaged]) {
        fs::write(&unfinished, &beginning).unwrap();
        assert!(written(&folder, options, "cut") == whole, "cut at {}", beginning.len());
        fs::remove_file(folder.path.join("cut")).unwrap();
    }
    let (out, _, _) = folder.run(&format!("{options} --out whole"));
    assert!(out.starts_with("whole: "), "{out}");
}

#[test]
fn foreign_and_damaged_files_are_refused() {
    let folder = Folder::new("census", "foreign");
    let census = written(&folder, "--stones 4", "four");
    folder.refuses("--stones 5 --out four", "four is no file of this census: move it away");
    let moved = folder.path.join("four");
    fs::rename(&moved, folder.path.join("five.unfinished")).unwrap();
    let problem = "five.unfinished is no file of this census: move it away";
    folder.refuses("--stones 4 --rules modern --out five", problem);
    let damaged = "four is damaged, its checksum is wrong: move it away";
    for text in [census.replace("\t0\n", "\t1\n"), format!("{census}more\n"), census[..200].into()]
    {
        fs::write(&moved, text).unwrap();
        folder.refuses("--stones 4 --out four", damaged);
    }
    fs::write(&moved, &census).unwrap();
    assert_eq!(folder.run("--stones 4 --out four").2, 0);
    let (_, error, code) = folder.run("--stones 2 --out no/such/folder");
    assert!(error.starts_with("papamu: no/such/folder.unfinished: "), "{error}");
    assert_eq!(code, 1);
}

#[test]
fn odd_options_are_refused() {
    let folder = Folder::new("census", "options");
    for (arguments, problem) in [
        ("--stones 0 --out a", "0 is not in 1..=9"),
        ("--stones 10 --out a", "10 is not in 1..=9"),
        ("--squares 17 --out a", "--squares is at most 16 without --colours opening"),
        ("--squares 99999999999 --out a", "99999999999 is not in 1..=25"),
        ("--stones 2 --squares 2 --out a", "'--stones <N>' cannot be used with '--squares <N>'"),
        ("--out a", "--squares <N>"),
        ("--stones 2", "--out <FILE>"),
        ("--stones 2 --board walls --out a", "--board walls goes with --squares"),
        ("--squares 2 --board edge --out a", "--board edge goes with --stones"),
        ("--stones 2 --colours red --out a", "[possible values: opening, any]"),
        ("--stones 2 --board sea --out a", "[possible values: plane, edge, corner, walls]"),
        ("--stones 2 --out a --threads 1025", "'1025' for '--threads <N>': from 1 to 1024"),
        ("--stones 2 --out a --part 4/3", "I/N with I from 1 to N and N up to 100000"),
    ] {
        folder.refuses(arguments, problem);
    }
}
