//! `check/vectors`: what every checker has to accept, and what it has to refuse, at which line.

use std::fs;
use std::path::Path;
use std::process::{self, Command};

use testing::{Judgement, judged_by_both};

/// The names and texts of the files that begin like this.
fn vectors(beginning: &str) -> (Vec<String>, Vec<String>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../check/vectors");
    let mut files: Vec<(String, String)> = fs::read_dir(folder)
        .unwrap()
        .map(|file| {
            let file = file.unwrap();
            let text = fs::read_to_string(file.path()).unwrap();
            (file.file_name().into_string().unwrap(), text)
        })
        .filter(|(name, _)| name.starts_with(beginning))
        .collect();
    files.sort();
    files.into_iter().unzip()
}

#[test]
fn right_vectors_are_accepted() {
    let (names, texts) = vectors("right-");
    for (name, judgement) in names.iter().zip(judged_by_both(&texts)) {
        assert!(judgement.is_ok(), "{name}: {judgement:?}");
    }
    assert!(names.len() >= 10);
}

/// The second line of each says where and why.
#[test]
fn wrong_vectors_are_refused_at_the_line_that_they_name() {
    let (names, texts) = vectors("wrong-");
    for ((name, text), judgement) in names.iter().zip(&texts).zip(judged_by_both(&texts)) {
        let said = text.lines().nth(1).and_then(|line| line.strip_prefix("# refused at line "));
        let (line, reason) = said.and_then(|said| said.split_once(": ")).expect(name);
        let expected: Judgement = Err(line.parse().expect(name));
        assert_eq!(judgement, expected, "{name}: {reason}");
    }
    assert!(names.len() >= 30);
}

/// Only the checker in Python reads packed files.
#[test]
fn a_damaged_packed_file_is_refused() {
    let path = std::env::temp_dir().join(format!("papamu-damaged-{}.txt.gz", process::id()));
    // The beginning of such a file, and a block of a kind that does not exist.
    fs::write(&path, b"\x1f\x8b\x08\0\0\0\0\0\0\x03\xff\xff").unwrap();
    let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../check/papamu_check.py");
    let run = Command::new("python3").arg(program).arg(&path).output().expect("python3");
    fs::remove_file(&path).unwrap();
    let said = String::from_utf8_lossy(&run.stdout);
    assert!(said.contains(": refused: line 0: "), "{said}");
}
