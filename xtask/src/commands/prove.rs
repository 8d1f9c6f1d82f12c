//! `./dev prove`: what [`prove_checker`] does, and the proved checker must judge what papamu writes.

use std::fs;
use std::path::{Path, PathBuf};

use crate::run::{Done, Run, cargo, program, program_at, root, say, target};
use crate::tools::home::new_folder;
use crate::tools::system::need_coq;

/// What would leave something unproved.
const GAPS: [&str; 4] = ["Admitted", "admit", "Axiom", "Parameter"];
/// Of ↑, ∗2, tiny, ±1, two sums of such far from each other on one plane, two sets between walls, and of winners; the last
/// leaves ends to the checker.
const CERTIFICATES: [&str; 10] = [
    "..x/ox.",
    ".xo/xo.",
    "ox/..x/.x.x",
    ".ox./...o/.xxx",
    "2x13xo/ox13xo1",
    "ox17ox1/2x18o/1x1x15xxx",
    "xo5oxo1ox --board walls",
    "x1xo6oxo --rules modern",
    "xoxo/ox1x/x1xo/oxox --board walls --first black",
    "--size 5x5 --removal a1b1 --first white --ends 200",
];

pub fn prove() -> Done {
    need_coq()?;
    let checker = prove_checker()?;
    say("Writing certificates (papamu is compiled first: a few minutes)");
    cargo("build --quiet --release --bin papamu").run()?;
    for (number, arguments) in CERTIFICATES.iter().enumerate() {
        let file = root().join(format!("target/proof/{number}.txt"));
        let papamu = target().join("release/papamu");
        program_at(&papamu, &format!("prove {arguments} --out")).arg(&file).run()?;
        judge(&checker, &file, "proved")?;
    }
    say(
        "The proved checker judges every certificate as it should: target/proved-checker FILE … checks others",
    );
    Ok(())
}

/// Coq checks the proof that a checker of certificates is right. The proved checker becomes a program, which must judge the
/// test vectors.
pub fn prove_checker() -> Done<PathBuf> {
    let folder = root().join("target/proof");
    new_folder(&folder)?;
    for file in ["proof.v", "extract.v", "main.ml"] {
        fs::copy(root().join("check").join(file), folder.join(file))?;
    }
    // The file ends with commands that print the axioms on which its two theorems rest.
    let axioms = program("coqc -q proof.v").current_dir(&folder).said();
    let axioms = axioms.map_err(|_| "Coq does not accept check/proof.v.")?;
    if axioms != ["Closed under the global context"; 2].join("\n") {
        return Err(format!("A theorem rests on axioms: {axioms}").into());
    }
    let proof = fs::read_to_string(folder.join("proof.v"))?;
    if let Some(line) = proof.lines().find(|line| GAPS.iter().any(|gap| line.contains(gap))) {
        return Err(format!("check/proof.v leaves something unproved: {line}").into());
    }
    say("check/proof.v is proved, without axioms");
    let checker = root().join("target/proved-checker");
    program("coqc -q extract.v").current_dir(&folder).run_quietly()?;
    // The warnings are about what Coq writes.
    let mut compile = program("ocamlopt -w -a -inline 200 checker.mli checker.ml main.ml -o");
    compile.arg(&checker).current_dir(&folder).run_quietly()?;
    judge_vectors(&checker)?;
    Ok(checker)
}

/// The second line of a wrong vector says at which line it is refused.
fn judge_vectors(checker: &Path) -> Done {
    let mut vectors: Vec<PathBuf> =
        fs::read_dir(root().join("check/vectors"))?.flatten().map(|entry| entry.path()).collect();
    vectors.sort();
    for vector in vectors {
        let name = vector.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if name.starts_with("right-") && name.ends_with(".txt") {
            judge(checker, &vector, "proved")?;
        } else if name.starts_with("wrong-") && name.ends_with(".txt") {
            let text = String::from_utf8_lossy(&fs::read(&vector)?).into_owned();
            let said = text.lines().nth(1).and_then(|line| line.strip_prefix("# refused at line "));
            let line =
                said.map(|said| said.chars().take_while(char::is_ascii_digit).collect::<String>());
            let line = line.map_or(String::new(), |line| format!(": line {line}:"));
            judge(checker, &vector, &format!("refused{line}"))?;
        }
    }
    Ok(())
}

fn judge(checker: &Path, file: &Path, expected: &str) -> Done {
    let output = program_at(checker, "").arg(file).output()?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    match said.starts_with(&format!("{}: {expected}", file.display())) {
        true => Ok(()),
        false => Err(format!("{} should be {expected}, but: {said}", file.display()).into()),
    }
}
