//! `./dev exports`: what `papamu export` writes for cgt and pycgt, judged by them.

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

use crate::run::{Done, Run, cargo, program_at, root, target, timed};
use crate::tools::home::new_folder;
use crate::tools::python::need_pycgt;

/// Whose positions the scripts are about, besides the values of tests/data/values.tsv.
const CENSUSES: [(&str, &str); 2] = [("walls", "--squares 7"), ("plane", "--stones 4")];
/// How many values each program has to confirm.
const FEWEST: usize = 500;

/// The tests alone; before those of all layers `papamu` is compiled.
pub fn exports() -> Done {
    cargo("build --quiet --bin papamu").run()?;
    test()
}

/// Each program has to find our values, and we have to read its names as the same values.
pub fn test() -> Done {
    let python = need_pycgt()?;
    let folder = target().join("exports");
    new_folder(&folder)?;
    let papamu = target().join("debug/papamu");
    let table = fs::read_to_string(root().join("tests/data/values.tsv"))?;
    let values: BTreeSet<&str> =
        table.lines().skip(1).filter_map(|line| line.split('\t').nth(3)).collect();
    let mut all = vec![("values", [vec!["--values"], values.into_iter().collect()].concat())];
    let paths = CENSUSES.map(|(name, _)| folder.join(name).display().to_string());
    for ((name, size), path) in CENSUSES.iter().zip(&paths) {
        program_at(&papamu, &format!("census {size} --out")).arg(path).run_quietly()?;
        all.push((name, vec!["--census", path]));
    }
    let script = |program: &str, given: &[&str]| {
        program_at(&papamu, "export --for").arg(program).args(given).said()
    };
    let sources = folder.join("cgt/src/bin");
    fs::create_dir_all(&sources)?;
    for file in ["Cargo.toml", "Cargo.lock"] {
        fs::copy(root().join("tools/cgt").join(file), folder.join("cgt").join(file))?;
    }
    for (name, given) in &all {
        fs::write(sources.join(name).with_extension("rs"), script("cgt", given)?)?;
        fs::write(folder.join(name).with_extension("py"), script("pycgt", given)?)?;
    }
    // What Cargo compiles stays there for the next time.
    let compiled = target().join("exports-cgt");
    timed("compiling what cgt judges", || {
        let mut build = cargo("build --quiet --manifest-path");
        build.arg(folder.join("cgt/Cargo.toml")).arg("--target-dir").arg(&compiled).run()
    })?;
    timed("cgt and pycgt judge what is exported", || {
        let names = || all.iter().map(|(name, _)| *name);
        let cgt = names().map(|name| Command::new(compiled.join("debug").join(name)));
        let pycgt = names().map(|name| {
            let mut command = Command::new(&python);
            command.arg(folder.join(name).with_extension("py"));
            command
        });
        for (program, scripts) in [("cgt", cgt.collect::<Vec<_>>()), ("pycgt", pycgt.collect())] {
            let mut judged = 0;
            for mut script in scripts {
                judged += agreed(&mut script, &mut program_at(&papamu, "expr"))
                    .map_err(|error| format!("{program}: {error}"))?;
            }
            if judged < FEWEST {
                return Err(format!("{program} has judged only {judged} values").into());
            }
        }
        Ok(())
    })
}

/// The number of values on which a script and we agree, in its arithmetic and in ours.
fn agreed(script: &mut Command, papamu: &mut Command) -> Done<usize> {
    let output = script.output()?;
    let said = String::from_utf8(output.stdout)?;
    let wrong: Vec<&str> = said.lines().filter(|line| !line.ends_with("\tsame")).collect();
    if !output.status.success() || !wrong.is_empty() {
        let error = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{}\n{error}", wrong.join("\n")).into());
    }
    for line in said.lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        let [_, ours, theirs, _] = fields[..] else { return Err(line.into()) };
        papamu.arg(format!("{ours} = {theirs}"));
    }
    let judged = papamu.said()?;
    match judged.lines().zip(said.lines()).find(|(judgement, _)| *judgement != "true") {
        Some((_, line)) => Err(format!("the names differ: {line}").into()),
        None => Ok(judged.lines().count()),
    }
}
