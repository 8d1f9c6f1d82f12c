//! `./dev fuzz`: looks for inputs that break a law.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::run::{Done, Failure, Run, cargo, have, program, program_at, root, say};

/// libFuzzer sees the comparisons with constant texts only where they are calls, and the code that an input reaches by what
/// the compiler adds to it. Rust's own compiler can do both; no cargo-fuzz and no nightly is needed.
const FLAGS: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
                     -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
                     -Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares \
                     -Cllvm-args=-max-loads-per-memcmp=0";
const FOLDER: &str = "target/fuzz";

pub fn fuzz(arguments: &[&str]) -> Done {
    if !have("c++") {
        return Err("A C++ compiler is missing: install one (Debian: apt-get install g++).".into());
    }
    let (mut seconds, mut keeps, mut chosen) = (300, false, Vec::new());
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        match *argument {
            "--seconds" => {
                let given = rest.next().and_then(|number| number.parse::<usize>().ok());
                seconds = given.ok_or("--seconds needs a number")?;
            }
            "--keep" => keeps = true,
            law => chosen.push(law),
        }
    }
    say("Building the fuzzer (about 6 minutes the first time)");
    let fuzzer = fuzzer()?;
    let known = program_at(&fuzzer, "").stderr(Stdio::null()).said()?;
    // Each line has a law and the length of its longest inputs.
    let mut laws: Vec<(&str, &str)> =
        known.lines().filter_map(|line| line.split_once(' ')).collect();
    for law in &chosen {
        if !laws.iter().any(|(name, _)| name == law) {
            let names: Vec<&str> = laws.iter().map(|(name, _)| *name).collect();
            return Err(format!("There is no law {law}. There are: {}", names.join(" ")).into());
        }
    }
    laws.retain(|(law, _)| chosen.is_empty() || chosen.contains(law));
    fs::create_dir_all(root().join(FOLDER).join("findings"))?;
    for (law, longest) in &laws {
        search(&fuzzer, law, longest, seconds / laws.len() + 1)?;
        if keeps {
            keep_inputs(&fuzzer, law)?;
        }
    }
    Ok(())
}

fn fuzzer() -> Done<PathBuf> {
    let machine = program("rustc --print host-tuple").said()?;
    let mut build = cargo("build --quiet --manifest-path fuzz/Cargo.toml --target");
    build.arg(&machine).env("RUSTFLAGS", FLAGS).env("CARGO_TARGET_DIR", FOLDER).run()?;
    Ok(root().join(FOLDER).join(machine).join("debug/fuzz"))
}

fn inputs(law: &str) -> PathBuf {
    root().join(FOLDER).join("inputs").join(law)
}

fn search(fuzzer: &Path, law: &str, longest: &str, seconds: usize) -> Done {
    let mut search = program_at(fuzzer, "-timeout=30 -rss_limit_mb=4000 -print_final_stats=1");
    search.arg(format!("-max_total_time={seconds}")).arg(format!("-max_len={longest}"));
    search.arg(format!("-artifact_prefix={FOLDER}/findings/{law}-")).arg(inputs(law));
    search.env("PAPAMU_LAW", law).env("PAPAMU_INPUTS", inputs(law)).stdin(Stdio::null());
    let output = search.output()?;
    let log = root().join(FOLDER).join(format!("{law}.log"));
    let said = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
    fs::write(&log, &said)?;
    if !output.status.success() {
        return Err(broken(law, &log, &said));
    }
    let after = |mark: &str| {
        said.lines().rev().find_map(|line| line.split_once(mark)).map(|it| it.1.trim())
    };
    let coverage = after("DONE ").and_then(|rest| rest.split_once(" ft:")).map(|(it, _)| it.trim());
    let tried = after("stat::number_of_executed_units:").unwrap_or_default();
    say(format!("{law}: {tried} inputs, {}", coverage.unwrap_or_default()));
    Ok(())
}

fn broken(law: &str, log: &Path, said: &str) -> Failure {
    let lines: Vec<&str> = said.lines().collect();
    let is_reason = |line: &&str| {
        line.contains("panicked")
            || line.contains("ERROR: libFuzzer: ") && !line.contains("libFuzzer: d")
    };
    let first = lines.iter().position(is_reason).unwrap_or(lines.len().saturating_sub(9));
    lines.iter().skip(first).take(9).for_each(|line| eprintln!("{line}"));
    let finding = said.lines().find_map(|line| line.split_once("Test unit written to "));
    let log = log.display();
    match finding {
        None => format!("The search for inputs that break the law {law} did not end: {log} says why."),
        Some((_, finding)) => format!(
            "This input breaks the law {law}: {finding}\nAdd it to crates/laws/findings/{law}.txt, so that a test tries it. \
             {log} says what happened."
        ),
    }
    .into()
}

/// Keeps the fewest inputs that reach every place of the code that any of them reaches.
fn keep_inputs(fuzzer: &Path, law: &str) -> Done {
    let fewest = root().join(FOLDER).join("fewest");
    fs::remove_dir_all(&fewest).ok();
    fs::create_dir(&fewest)?;
    let mut merge = program_at(fuzzer, "-set_cover_merge=1 -use_counters=0");
    merge.arg(&fewest).arg(inputs(law)).env("PAPAMU_LAW", law).run_quietly()?;
    let mut lines: Command = program_at(fuzzer, "");
    let lines = lines.env("PAPAMU_LINES", &fewest).output()?;
    Ok(fs::write(root().join(format!("crates/laws/kept/{law}.txt")), lines.stdout)?)
}
