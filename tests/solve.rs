//! `papamu solve`, run as a user runs it.

#![cfg(not(target_arch = "wasm32"))]

#[path = "util/folder.rs"]
mod folder;

use std::fs;
use std::io::{BufRead, BufReader};

use folder::Folder;

/// A report without positions and seconds, which depend on the threads.
fn winners(report: &str) -> Vec<String> {
    let lines = report.lines().filter(|line| !line.contains(" decided, "));
    lines.map(|line| line.split('\t').take(3).collect::<Vec<_>>().join("\t")).collect()
}

/// The answers in a file, sorted, without the seconds and the checksum.
fn answers(text: &str) -> Vec<String> {
    let rows = text.lines().filter(|line| line.split('\t').count() == 6);
    let mut rows: Vec<String> =
        rows.map(|line| line.split('\t').take(5).collect::<Vec<_>>().join("\t")).collect();
    rows.sort();
    rows
}

const WHOLE: &str = "solve-4x5-ancient-anywhere.txt";

#[test]
fn solves_a_board_opening_by_opening() {
    let folder = Folder::new("solve", "board");
    let (out, _, code) = folder.run("--size 4x5");
    assert_eq!(code, 0);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[0], "opening\tLeft first\tRight first\tpositions\tseconds");
    // Uiterwijk: H-M is −1 on 4 × 5, so White wins whoever moves first.
    let whole = |name: &str| {
        let line = lines.iter().find(|line| line.split('\t').next() == Some(name));
        line.unwrap_or_else(|| panic!("{name} in {out}")).split('\t').collect::<Vec<_>>()
    };
    assert_eq!(whole("H-M")[1..], ["Right", "Right c2"]);
    // A published result: the second player wins 4 × 5.
    assert_eq!(whole("tournament")[1..], ["Right", "Left"]);
    assert!(lines.last().unwrap().starts_with("17 of 17 decided, "), "{out}");
    // A second run reads what the first found.
    assert_eq!(folder.run("--size 4x5"), (out, String::new(), 0));
    folder.refuses("--size 1x5 --removal V-C", "a board of 1x5 has no opening V-C");
}

/// With one thread the whole board's search has the same answers, at the same cost.
#[test]
fn solves_a_single_opening() {
    let folder = Folder::new("solve", "single");
    folder.run("--size 4x5 --threads 1");
    let whole = answers(&folder.read(WHOLE));
    // The second is an image of the first, in which the colours are swapped.
    for (asked, name, line) in [
        ("a1b1 --first black", "a1b1-black", "a1 b1\tLeft\t"),
        ("e1d1 --first black", "a1b1-black", "a1 b1\tLeft\t"),
        ("b2c2 --first white", "b2c2-white", "b2 c2\tRight\t"),
    ] {
        let file = format!("solve-4x5-ancient-{name}.txt");
        let (out, _, code) = folder.run(&format!("--size 4x5 --threads 1 --removal {asked}"));
        assert_eq!(code, 0, "{asked}");
        assert!(out.lines().last().unwrap().starts_with("1 of 1 decided, "), "{out}");
        let found = answers(&folder.read(&file));
        assert_eq!(found.len(), 1);
        assert!(found[0].starts_with(line) && whole.contains(&found[0]), "{asked}: {found:?}");
    }
    folder.refuses(
        "--size 4x5 --removal b2c2 --first white --file solve-4x5-ancient-a1b1-black.txt",
        "solve-4x5-ancient-a1b1-black.txt is of another task: give another --file, or the options it \
         was made with",
    );
}

#[test]
fn the_winners_do_not_depend_on_the_threads() {
    let folder = Folder::new("solve", "threads");
    for size in ["5x6", "5x7"] {
        let solve = |threads| {
            folder.run(&format!("--size {size} --threads {threads} --file {threads}-{size}"))
        };
        let (one, _, _) = solve(1);
        for threads in [2, 5] {
            let (several, _, code) = solve(threads);
            assert_eq!((winners(&several), code), (winners(&one), 0), "{threads} threads, {size}");
        }
    }
}

#[test]
fn a_stopped_search_goes_on() {
    let folder = Folder::new("solve", "stopped");
    let (whole, _, _) = folder.run("--size 5x6 --removal H-C --threads 1 --file whole");
    let step = "--size 5x6 --removal H-C --threads 3 --positions 4000 --file steps";
    let mut runs = 1;
    let (mut out, _, mut code) = folder.run(step);
    assert_eq!(code, 2, "{out}");
    assert!(out.contains("\t-\t") && folder.path.join("steps.search").exists());
    while code == 2 {
        (out, _, code) = folder.run(step);
        runs += 1;
        assert!(runs < 100, "it gets nowhere");
    }
    assert_eq!((winners(&out), code), (winners(&whole), 0));
    assert!(runs > 3);
    assert!(!folder.path.join("steps.search").exists(), "the search is over");
    folder.refuses(
        "--size 5x6 --removal V-C --file steps",
        "steps is of another task: give another --file, or the options it was made with",
    );
}

#[test]
fn a_killed_search_goes_on() {
    let folder = Folder::new("solve", "killed");
    let (whole, _, _) = folder.run("--size 5x6 --threads 1 --file whole");
    let mut child =
        folder.command("solve", "--size 5x6 --threads 1 --file killed").spawn().unwrap();
    // The program announces each file before it writes it.
    let mut said = BufReader::new(child.stderr.take().unwrap());
    said.read_line(&mut String::new()).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    // A kill in the middle of writing leaves such files.
    fs::write(folder.path.join("killed.new"), "papamu solve 1\nsize\t5").unwrap();
    fs::write(folder.path.join("killed.search.new"), "papamu").unwrap();
    let (out, _, code) = folder.run("--size 5x6 --threads 1 --file killed");
    assert_eq!((winners(&out), code), (winners(&whole), 0));
    assert_eq!(answers(&folder.read("killed")), answers(&folder.read("whole")));
}

#[test]
fn a_damaged_file_is_refused() {
    let folder = Folder::new("solve", "damaged");
    folder.run("--size 5x6 --removal H-C --positions 3000 --file it");
    let (file, search) = (folder.path.join("it"), folder.path.join("it.search"));
    let (text, bytes) = (fs::read(&file).unwrap(), fs::read(&search).unwrap());
    let again = "--size 5x6 --removal H-C --positions 3000 --file it";
    let damaged = "it.search is damaged: delete it, and the search of this opening starts again; what was decided \
                   before is in another file and stays";
    for place in [0, 5, 40, bytes.len() / 2, bytes.len() - 1] {
        let mut changed = bytes.clone();
        changed[place] ^= 4;
        fs::write(&search, &changed).unwrap();
        folder.refuses(again, damaged);
    }
    fs::write(&search, &bytes[..bytes.len() - 1]).unwrap();
    folder.refuses(again, damaged);
    fs::write(&search, [&bytes[..], b"x"].concat()).unwrap();
    folder.refuses(again, damaged);
    fs::write(&search, &bytes).unwrap();
    let mut changed = text.clone();
    changed[20] ^= 1;
    fs::write(&file, &changed).unwrap();
    let advice = "move it away, and the search starts again, or replace it by a copy";
    folder.refuses(again, &format!("it is damaged, its checksum is wrong: {advice}"));
    fs::write(&file, b"").unwrap();
    folder.refuses(again, &format!("it is damaged, its checksum is wrong: {advice}"));
    // With the change undone the program resumes.
    fs::write(&file, &text).unwrap();
    let (_, error, code) = folder.run("--size 5x6 --removal H-C --file it");
    assert!(code == 0 && error.lines().all(|line| line.contains(" wins\t")), "{error}");
}

#[test]
fn says_what_it_does_not_understand() {
    let folder = Folder::new("solve", "options");
    let refuses = |arguments: &str, problem: &str| folder.refuses(arguments, problem);
    refuses("--rules modern", "--size <N|RxC>");
    for wrong in ["9x9", "9", "0x4", "-1x4", "6x7x8"] {
        let problem = format!("'{wrong}' for '--size <N|RxC>': N or RxC, each from 1 to 8");
        refuses(&format!("--size={wrong}"), &problem);
    }
    refuses("--size 1", "a board of 1x1 has no opening anywhere");
    let names = "tournament, centre, anywhere, H-M, V-M, H-C, V-C";
    refuses(
        "--size 4x4 --removal any",
        &format!("--removal is one of {names}; two squares, as in a1b1, need --first too"),
    );
    for rest in [
        "",
        " --removal H-C",
        " --removal a1c1",
        " --removal a1",
        " --removal a1a5",
        " --removal é1é",
    ] {
        let need = "--first needs two neighbouring squares, as in --removal a1b1";
        refuses(&format!("--size 4x4 --first black{rest}"), need);
    }
    refuses("--size 4x4 --removal a1b1 --first left", "[possible values: black, white]");
    refuses("--size 4x4 --rules old", "[possible values: ancient, modern]");
    refuses("--size 4x4 --hours 1.5", "'1.5' for '--hours <N>': invalid digit");
    refuses("4x4", "unexpected argument '4x4'");
    let (_, error, code) = folder.run("--size 4x4 --file .");
    assert!(error.starts_with("papamu: . cannot be read: ") && code == 1, "{error}");
    let (_, error, code) = folder.run("--size 4x4 --file no/where.txt");
    assert!(error.starts_with("papamu: no/where.txt cannot be written: ") && code == 1, "{error}");
}
