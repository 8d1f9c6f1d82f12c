//! `./dev lint`: format, warnings in Rust and Python, and the crates of others.

use std::path::Path;

use crate::run::{Done, Run, TARGET, cargo, program, program_at, say, timed};
use crate::tools::python::{need_dask, need_linters};
use crate::tools::rust::{need_component, need_target};

/// The programs and tests that only WebAssembly has.
const FOR_WASM: &str = "--package papamu --package words --package worker --package javascript --lib --bin app --bin worker \
                        --test small_numbers --test worker --bench worker";
/// The folders with Python.
const PYTHON: &str = "cluster check crates/python";
const DENIED: &str = "check -A unnecessary-skip -A unmatched-skip licenses bans sources";
const MANIFESTS: [&str; 2] = ["Cargo.toml", "fuzz/Cargo.toml"];

pub fn lint() -> Done {
    need_target()?;
    let linters = need_linters()?;
    need_component("fmt", "rustfmt")?;
    need_component("clippy", "clippy")?;
    timed("format", || {
        program("cargo fmt --all --check").run()?;
        program("rustfmt --check --edition 2024 fuzz/src/main.rs").run()
    })?;
    timed("ruff and mypy", || python(&linters))?;
    timed("clippy", || {
        let native = "clippy --quiet --workspace --all-targets --features site,tex -- -D warnings";
        cargo(native).run()?;
        cargo(&format!("clippy --quiet --target {TARGET} {FOR_WASM} -- -D warnings")).run()
    })?;
    timed("cargo-deny", || crates(&linters.join("cargo-deny")))
}

/// `cluster/pyproject.toml` says what is asked.
fn python(linters: &Path) -> Done {
    let ruff = |rest: &str| {
        let line = format!("{rest} --no-cache --config cluster/pyproject.toml {PYTHON}");
        program_at(&linters.join("ruff"), &line).run_quietly()
    };
    ruff("format --check")?;
    ruff("check")?;
    let line = format!("--cache-dir target/mypy --config-file cluster/pyproject.toml {PYTHON}");
    let mut mypy = program_at(&linters.join("mypy"), &line);
    // It reads what Dask says of its types.
    mypy.arg("--python-executable").arg(need_dask()?).run_quietly()
}

/// What deny.toml demands of all crates. The list of known holes comes from a host of its own.
fn crates(deny: &Path) -> Done {
    cargo("fetch --quiet --manifest-path fuzz/Cargo.toml").run()?;
    let check = |manifest: &str, what: &str| {
        let mut command =
            program_at(deny, "--config deny.toml --locked --workspace --manifest-path");
        command.arg(manifest).args(what.split(' ')).run()
    };
    MANIFESTS.into_iter().try_for_each(|manifest| check(manifest, DENIED))?;
    let mut fetch = program_at(deny, "--locked fetch db");
    if fetch.env("GIT_TERMINAL_PROMPT", "0").succeeds() {
        return MANIFESTS.into_iter().try_for_each(|it| check(it, "--offline check advisories"));
    }
    say(
        "Not checked: known holes in crates. The advisory database of RustSec could not be fetched.",
    );
    Ok(())
}
