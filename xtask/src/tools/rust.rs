//! Parts of Rust's own distribution, and tools that only Cargo can install.

use std::fs;
use std::path::PathBuf;

use crate::run::{Done, Run, TARGET, cargo, find, have, program, root, say};
use crate::tools::home::home;

const GECKODRIVER: &str = "0.37.1";
const CARGO_MUTANTS: &str = "27.1.0";
/// What reads and writes whole programs; nothing else is worth optimising.
const BUSY: [&str; 4] = ["walrus", "wasmparser", "wasm-encoder", "wasm-bindgen-cli-support"];

/// The target of the page's programs.
pub fn need_target() -> Done {
    let home = program("rustc --print sysroot").said()?;
    if PathBuf::from(home).join("lib/rustlib").join(TARGET).exists() {
        return Ok(());
    }
    if !have("rustup") {
        return Err(format!("Rust's target {TARGET} is missing: install it with the package manager that brought Rust.").into());
    }
    say("Installing Rust's WebAssembly target (seconds)");
    program("rustup target add").arg(TARGET).run_a_while().map_err(|_| {
        format!("rustup could not install {TARGET}: check the connection, then run this again.")
            .into()
    })
}

/// A part such as `clippy`, which Cargo calls so too.
pub fn need_component(name: &str, component: &str) -> Done {
    if program(&format!("cargo {name} --version")).succeeds() {
        return Ok(());
    }
    if !have("rustup") {
        return Err(format!(
            "cargo {name} is missing: install it with the package manager that brought Rust."
        )
        .into());
    }
    say(format!("Installing {component} (seconds)"));
    program("rustup component add").arg(component).run_a_while().map_err(|_| {
        format!("rustup could not install {component}: check the connection, then run this again.")
            .into()
    })
}

/// Runs tests in a browser's worker. It must have the version of the library, so Cargo.lock says it.
pub fn need_test_runner() -> Done<PathBuf> {
    let lock = fs::read_to_string(root().join("Cargo.lock"))?;
    let (_, rest) = lock
        .split_once("name = \"wasm-bindgen\"\nversion = \"")
        .ok_or("no wasm-bindgen in Cargo.lock")?;
    let version = rest.split('"').next().unwrap_or_default();
    need_program("wasm-bindgen-cli", version, "wasm-bindgen-test-runner")
}

/// The driver of Firefox.
pub fn need_geckodriver() -> Done<PathBuf> {
    match find(&["geckodriver"]) {
        Some(driver) => Ok(driver),
        None => need_program("geckodriver", GECKODRIVER, "geckodriver"),
    }
}

pub fn need_cargo_mutants() -> Done<PathBuf> {
    need_program("cargo-mutants", CARGO_MUTANTS, "cargo-mutants")
}

/// The program of a package. `--locked` fails where a registry lags behind the package's own lock file.
fn need_program(package: &str, version: &str, name: &str) -> Done<PathBuf> {
    let folder = home().join(format!("{package}-{version}"));
    let installed = folder.join("bin").join(name);
    if installed.exists() {
        return Ok(installed);
    }
    say(format!("Building {package} {version}, once per machine (about 2 minutes on two cores)"));
    let build = home().join("build");
    let install = |locked: &[&str]| {
        let mut command = program("cargo install --quiet --ignore-rust-version --bin");
        command.args([name, &format!("{package}@{version}"), "--root"]).arg(&folder).args(locked);
        command.env("CARGO_TARGET_DIR", &build);
        for (key, value) in
            [("LTO", "off"), ("PANIC", "unwind"), ("CODEGEN_UNITS", "16"), ("OPT_LEVEL", "0")]
        {
            command.env(format!("CARGO_PROFILE_RELEASE_{key}"), value);
        }
        for busy in BUSY {
            command.args(["--config", &format!("profile.release.package.{busy}.opt-level=2")]);
        }
        command
    };
    if !install(&["--locked"]).output()?.status.success() {
        install(&[]).run_quietly()?;
    }
    fs::remove_dir_all(build).ok();
    Ok(installed)
}

/// Fetches the crates, so that what follows needs no network.
pub fn fetch() -> Done {
    cargo("fetch --quiet").run()
}
