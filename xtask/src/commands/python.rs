//! `./dev python`: the package for Python, and its tests.

use std::fs;
use std::path::{Path, PathBuf};

use crate::contents::{crates, licences};
use crate::run::{Done, Run, program_at, root, target, timed};
use crate::tools::home::new_folder;
use crate::tools::python::{need_maturin, need_notebooks};

/// The licences of what is in the package, which maturin puts there.
const LICENCES: &str = "crates/python/LICENSES.txt";

/// Builds a wheel for this machine and the sources for others, and returns their folder.
pub fn python() -> Done<PathBuf> {
    let folder = build("--release")?;
    let mut sources =
        program_at(&need_maturin()?, "sdist --manifest-path crates/python/Cargo.toml --out");
    sources.arg(&folder).run()?;
    Ok(folder)
}

fn build(profile: &str) -> Done<PathBuf> {
    let maturin = need_maturin()?;
    let own = fs::read_to_string(root().join("LICENSE-MIT"))?;
    let others = crates::crates(&["python"])?.packages;
    fs::write(root().join(LICENCES), licences::licences(&own, &others))?;
    let folder = target().join("python");
    new_folder(&folder)?;
    timed("compiling the package for Python", || {
        let line =
            format!("build {profile} --locked --manifest-path crates/python/Cargo.toml --out");
        program_at(&maturin, &line).arg(&folder).run_quietly()
    })?;
    Ok(folder)
}

/// Installs the wheel into a new folder, and runs its tests, its examples and the notebook from there.
pub fn test() -> Done {
    // The profile of the native tests, which have compiled the solver.
    let wheels = build("--profile dev")?;
    let wheel = fs::read_dir(wheels)?.flatten().next().ok_or("maturin made no wheel")?.path();
    let folder = target().join("python-tests");
    new_folder(&folder)?;
    let programs = need_notebooks()?;
    let on = |program: &str, line: &str, path: &Path| {
        let mut command = program_at(&programs.join(program), line);
        // Jupyter writes into the user's folder.
        command
            .arg(path)
            .env("HOME", &folder)
            .env("PYTHONPATH", &folder)
            .env("PAPAMU_ROOT", root());
        command
    };
    let install = "install --quiet --no-index --disable-pip-version-check --target";
    on("pip", install, &folder).arg(wheel).run()?;
    timed("tests of the package for Python", || {
        on("python", "", &root().join("crates/python/tests/test_papamu.py")).run()?;
        on("python", "-m doctest", &root().join("crates/python/README.md")).run()
    })?;
    timed("the notebook", || {
        on("jupyter-execute", "", &root().join("docs/notebook.ipynb")).run_quietly()
    })
}
