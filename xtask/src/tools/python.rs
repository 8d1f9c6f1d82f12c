//! Packages of Python. pip compares every package with a hash in a list, and runs no build of one.

use std::fs;
use std::path::PathBuf;

use crate::run::{Done, Run, have, program, program_at, root, say};
use crate::tools::home::{folder_of, new_folder};

/// A test compares the checker of certificates in Python with that in Rust.
pub fn need_python() -> Done {
    match have("python3") {
        true => Ok(()),
        false => {
            Err("Python 3 is missing: install it (Debian: sudo apt-get install python3).".into())
        }
    }
}

/// On which `papamu-cluster` runs.
pub fn need_dask() -> Done<PathBuf> {
    Ok(need_packages("Dask", "cluster/requirements.txt")?.join("python"))
}

/// Which writes the table of `./dev dictionary`.
pub fn need_duckdb() -> Done<PathBuf> {
    Ok(need_packages("DuckDB", "tools/duckdb-requirements.txt")?.join("python"))
}

/// Which makes the package for Python.
pub fn need_maturin() -> Done<PathBuf> {
    Ok(need_packages("maturin", "tools/maturin-requirements.txt")?.join("maturin"))
}

/// The folder of what runs a notebook, and the widget in it.
pub fn need_notebooks() -> Done<PathBuf> {
    need_packages("notebooks", "tools/notebook-requirements.txt")
}

/// Which judges what is exported for it.
pub fn need_pycgt() -> Done<PathBuf> {
    Ok(need_packages("pycgt", "tools/pycgt-requirements.txt")?.join("python"))
}

/// The folder of what `./dev lint` runs.
pub fn need_linters() -> Done<PathBuf> {
    need_packages("linters", "tools/lint-requirements.txt")
}

/// The folder of the programs in an environment of their own, which cannot be moved once it is made.
fn need_packages(name: &str, list: &str) -> Done<PathBuf> {
    let folder = folder_of(&name.to_lowercase(), &[list])?;
    let (programs, whole) = (folder.join("bin"), folder.join("whole"));
    if whole.exists() {
        return Ok(programs);
    }
    need_python()?;
    if !program("python3 -c").arg("import venv, ensurepip").succeeds() {
        return Err(
            "Python's venv is missing: install it (Debian: sudo apt-get install python3-venv)."
                .into(),
        );
    }
    say(format!("Installing {name} (seconds)"));
    new_folder(&folder)?;
    program("python3 -m venv").arg(&folder).run()?;
    let mut pip = program_at(
        &programs.join("pip"),
        "install --quiet --disable-pip-version-check --require-hashes --no-deps --only-binary :all: -r",
    );
    pip.arg(root().join(list)).run_a_while()?;
    fs::write(whole, "")?;
    Ok(programs)
}
