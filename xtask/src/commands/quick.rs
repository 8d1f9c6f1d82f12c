//! `./dev test --quick`: the native tests of the packages whose files differ from the last commit that this branch shares
//! with main, and of all that use them.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::run::{Done, Run, cargo, files_below, have, program, root, say, timed};
use crate::tools::python::need_python;

pub fn test(filter: &[&str]) -> Done {
    need_python()?;
    if !have("git") {
        return Err("git is missing: without it ./dev cannot see what has changed.".into());
    }
    let mut packages = BTreeSet::new();
    for package in changed()? {
        let mut users = cargo("tree --workspace --prefix none --invert");
        let users = users.arg(package).said()?;
        packages
            .extend(users.lines().filter_map(|line| line.split(' ').next()).map(str::to_string));
    }
    if packages.is_empty() {
        say("No code differs from main: nothing to test");
        return Ok(());
    }
    let names: Vec<&str> = packages.iter().map(String::as_str).collect();
    say(format!("Native tests of what differs from main: {}", names.join(" ")));
    let mut tests = cargo("test");
    tests.args(names.iter().flat_map(|name| ["--package", name])).arg("--").args(filter);
    timed("native tests of what differs from main", || tests.run())
}

/// The packages whose files differ. A crate whose sources name a changed file outside the crates counts as changed too.
fn changed() -> Done<BTreeSet<String>> {
    let base = program("git merge-base HEAD main").said().unwrap_or("HEAD".into());
    let mut files = program("git diff --name-only").arg(base).said()?;
    files += "\n";
    files += &program("git ls-files --others --exclude-standard").said()?;
    let mut packages = BTreeSet::new();
    for file in files.lines().filter(|file| !file.is_empty() && !file.ends_with(".md")) {
        let parts: Vec<&str> = file.split('/').collect();
        match parts[..] {
            ["crates", folder, ..] => drop(packages.insert(package(folder)?)),
            ["tools", package @ "host", ..] | [package @ "xtask", ..] => {
                packages.insert(package.to_string());
            }
            _ => {
                packages.insert("papamu".to_string());
                let name = parts.last().copied().unwrap_or_default();
                let is_for_all = name.starts_with("Cargo.");
                for folder in crates()? {
                    if is_for_all || names(&root().join("crates").join(&folder), name)? {
                        packages.insert(package(&folder)?);
                    }
                }
            }
        }
    }
    Ok(packages)
}

fn crates() -> Done<Vec<String>> {
    let entries = fs::read_dir(root().join("crates"))?.flatten();
    Ok(entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect())
}

/// The package in a folder of `crates`.
fn package(folder: &str) -> Done<String> {
    let manifest = fs::read_to_string(root().join("crates").join(folder).join("Cargo.toml"))?;
    let name = manifest.lines().find_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'));
    Ok(name.ok_or("a Cargo.toml without a name")?.to_string())
}

/// Whether a source below a folder names a file.
fn names(folder: &Path, file: &str) -> Done<bool> {
    for path in files_below(folder)? {
        let is_source = path.extension().is_some_and(|extension| extension == "rs");
        if is_source && fs::read_to_string(&path)?.contains(file) {
            return Ok(true);
        }
    }
    Ok(false)
}
