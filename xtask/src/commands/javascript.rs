//! `./dev javascript`: the package for JavaScript, and its tests.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::Value;
use wasm_bindgen_cli_support::Bindgen;

use crate::contents::{crates, licences};
use crate::run::{
    Done, Run, TARGET, cargo, files_below, program, program_at, root, say, target, timed,
};
use crate::site::programs::optimise;
use crate::tools::home::new_folder;
use crate::tools::npm::{need_packages_of_tests, wasm_opt};
use crate::tools::rust::need_target;

/// How TypeScript's compiler judges a program that uses the package.
const TYPES: &str = "--noEmit --strict --target es2022 --module nodenext --lib es2022,dom types.ts";

/// Deno fetches nothing, and writes nothing beside the tests.
const DENO_TESTS: &str = "test --quiet --no-check --no-lock --no-remote --allow-all";

/// Builds the package, and returns its folder. Two kinds of tests need it.
pub fn javascript() -> Done<PathBuf> {
    static HAS_BUILT: AtomicBool = AtomicBool::new(false);
    let folder = target().join("javascript");
    if HAS_BUILT.load(Ordering::Relaxed) {
        return Ok(folder);
    }
    need_target()?;
    new_folder(&folder)?;
    timed("compiling the package for JavaScript", || {
        cargo("build --release --package javascript --target").arg(TARGET).run()
    })?;
    let linked = target().join(TARGET).join("release/javascript.wasm");
    Bindgen::new()
        .input_path(linked)
        .out_name("solver")
        .web(true)?
        .typescript(true)
        .demangle(false)
        .omit_default_module_path(true)
        .generate(&folder)?;
    optimise(wasm_opt()?.as_deref(), "z", &folder.join("solver_bg.wasm"))?;
    let sources = root().join("crates/javascript/package");
    for name in ["index.js", "answers.js", "worker.js", "index.d.ts", "README.md"] {
        fs::copy(sources.join(name), folder.join(name))?;
    }
    let mut manifest: Value =
        serde_json::from_str(&fs::read_to_string(sources.join("package.json"))?)?;
    manifest["version"] = env!("CARGO_PKG_VERSION").into();
    fs::write(folder.join("package.json"), serde_json::to_string_pretty(&manifest)? + "\n")?;
    let own = fs::read_to_string(root().join("LICENSE-MIT"))?;
    let others = crates::crates(&["javascript"])?.packages;
    fs::write(folder.join("LICENSES.txt"), licences::licences(&own, &others))?;
    HAS_BUILT.store(true, Ordering::Relaxed);
    Ok(folder)
}

/// Installs the packed package in a fresh folder, and runs its tests in Node and Deno and TypeScript's compiler there.
pub fn test() -> Done {
    let packages = need_packages_of_tests()?;
    let package = javascript()?;
    let folder = target().join("javascript-tests");
    new_folder(&folder)?;
    let packed =
        program("npm pack --silent --pack-destination").arg(&folder).arg(package).said()?;
    fs::write(folder.join("package.json"), "{ \"private\": true, \"type\": \"module\" }\n")?;
    let mut install = program("npm install --offline --no-audit --no-fund --ignore-scripts");
    install.arg(folder.join(packed)).current_dir(&folder).run_a_while()?;
    let run_in = |program: &mut Command| -> Done {
        program.env("PAPAMU_ROOT", root()).current_dir(&folder).run()
    };
    let mut tests = Vec::new();
    for file in files_below(&root().join("crates/javascript/tests"))? {
        let copy = folder.join(file.file_name().unwrap_or_default());
        fs::copy(file, &copy)?;
        tests.extend(copy.to_string_lossy().ends_with(".test.mjs").then_some(copy));
    }
    run_in(program("node").arg(packages.join("typescript/bin/tsc")).args(TYPES.split(' ')))?;
    timed("tests of the package for JavaScript in Node", || {
        run_in(program("node --test").args(&tests))
    })?;
    // npm has installed the program for this machine, if there is one.
    let Some(deno) = fs::read_dir(packages.join("@deno")).ok().and_then(|mut all| all.next())
    else {
        say("Without the tests in Deno, which has no program for this machine");
        return Ok(());
    };
    let mut deno = program_at(&deno?.path().join("deno"), DENO_TESTS);
    // It keeps what it has compiled.
    deno.env("DENO_DIR", target().join("deno")).env("DENO_NO_UPDATE_CHECK", "1");
    timed("tests of the package for JavaScript in Deno", || run_in(deno.args(&tests)))
}
