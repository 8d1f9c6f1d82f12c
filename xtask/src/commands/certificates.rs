//! `./dev certificates`: proves who wins small boards. For days, beside other work. Ctrl-C stops it, and the same command
//! goes on.

use std::fs;
use std::path::Path;

use crate::run::{Done, Run, cargo, program, program_at, root, say, target};

const SIZES: [&str; 4] = ["6x6", "6x7", "6x8", "7x7"];
/// A larger board leaves larger ends to the checker, which keeps files small; that they stay below 20 MB is not known yet.
const LIMITS: &str = "--ends 1000 --memory 4000 --progress";

pub fn certificates(folder: Option<&str>) -> Done {
    let folder = root().join(folder.unwrap_or("target/certificates"));
    cargo("build --release --bin papamu").run()?;
    let papamu = target().join("release/papamu");
    fs::create_dir_all(&folder)?;
    for size in SIZES {
        for opening in openings(&papamu, size, &folder)? {
            for first in ["black", "white"] {
                let file = folder.join(format!("{size}-{opening}-{first}.txt"));
                // The file gets its name when it is whole.
                if file.exists() {
                    continue;
                }
                say(file.display().to_string());
                let question = format!("--size {size} --removal {opening} --first {first}");
                if certify(&papamu, &question, &file).is_err() {
                    say("No certificate: the line above says why.");
                }
            }
        }
    }
    Ok(())
}

fn certify(papamu: &Path, question: &str, file: &Path) -> Done {
    let nice = || {
        let mut command = program("nice -n 19");
        command.arg(papamu);
        command
    };
    let mut prove = nice();
    prove.arg("prove").args(question.split(' ')).args(LIMITS.split(' ')).arg("--out").arg(file);
    prove.run()?;
    nice().arg("check").arg(file).run()?;
    say(format!("{} bytes", fs::metadata(file)?.len()));
    Ok(())
}

/// The openings up to symmetry, from a list of which nothing is to be solved here.
fn openings(papamu: &Path, size: &str, folder: &Path) -> Done<Vec<String>> {
    let mut list = program_at(papamu, &format!("solve --size {size} --positions 0 --file"));
    let output = list.arg(folder.join("openings.txt")).output()?;
    // It says so that it has solved nothing.
    if !output.status.success() && output.status.code() != Some(2) {
        return Err(format!("papamu solve: {}", String::from_utf8_lossy(&output.stderr)).into());
    }
    for entry in fs::read_dir(folder)?.flatten() {
        if entry.file_name().to_string_lossy().starts_with("openings.txt") {
            fs::remove_file(entry.path())?;
        }
    }
    let said = String::from_utf8(output.stdout)?;
    let rows = said.lines().skip(1).take_while(|line| !line.is_empty());
    let openings =
        rows.filter_map(|row| row.split('\t').next()).map(|cell| cell.replacen(' ', "", 1));
    Ok(openings.collect())
}
