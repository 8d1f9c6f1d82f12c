//! Certificates before both checkers.

use std::fs;
use std::path::Path;
use std::process::{self, Command};
use std::sync::atomic::{AtomicUsize, Ordering};

use checker::check;

/// How many claims a certificate lists, or the line at which a checker refuses it.
pub type Judgement = Result<usize, usize>;

/// What both checkers say of each text. They have to agree.
pub fn judged_by_both(texts: &[String]) -> Vec<Judgement> {
    let judged = judged_in_python(texts);
    for (text, in_python) in texts.iter().zip(&judged) {
        assert_eq!(judged_in_rust(text), *in_python, "{:?}\n{text}", check(text));
    }
    judged
}

pub fn judged_in_rust(text: &str) -> Judgement {
    check(text).map(|checked| checked.listed).map_err(|refused| refused.line)
}

/// What `check/papamu_check.py` says of each text.
pub fn judged_in_python(texts: &[String]) -> Vec<Judgement> {
    static FOLDERS: AtomicUsize = AtomicUsize::new(0);
    let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
    let name = format!("papamu-certificates-{}-{number}", process::id());
    let folder = std::env::temp_dir().join(name);
    fs::create_dir_all(&folder).unwrap();
    let files: Vec<String> = (0..texts.len()).map(|number| format!("{number}.txt")).collect();
    for (file, text) in files.iter().zip(texts) {
        fs::write(folder.join(file), text).unwrap();
    }
    let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../check/papamu_check.py");
    let mut python = Command::new("python3");
    python.arg(program).args(&files).current_dir(&folder).env("PYTHONIOENCODING", "utf-8");
    let run = python.output().expect("python3");
    fs::remove_dir_all(&folder).unwrap();
    let said = String::from_utf8(run.stdout).unwrap();
    let error = String::from_utf8_lossy(&run.stderr);
    let judgement = |file: &String| {
        let line = said.lines().find_map(|line| line.strip_prefix(file)?.strip_prefix(": "));
        let judgement = line.and_then(|line| {
            let words: Vec<&str> = line.split([' ', ':']).collect();
            match words[..] {
                ["proved,", listed, ..] => listed.parse().ok().map(Ok),
                ["refused", "", "line", line, ..] => line.parse().ok().map(Err),
                _ => None,
            }
        });
        judgement.unwrap_or_else(|| panic!("{file}: {said} {error}"))
    };
    files.iter().map(judgement).collect()
}
