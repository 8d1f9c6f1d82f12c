//! `./dev javascript`: the package for JavaScript, and its tests.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;
use wasm_bindgen_cli_support::Bindgen;

use crate::contents::{crates, licences};
use crate::run::{Done, Run, TARGET, cargo, files_below, program, root, target, timed};
use crate::site::programs::optimise;
use crate::tools::home::new_folder;
use crate::tools::npm::{need_packages_of_tests, wasm_opt};
use crate::tools::rust::need_target;

/// How TypeScript's compiler judges a program that uses the package.
const TYPES: &str = "--noEmit --strict --target es2022 --module nodenext --lib es2022,dom types.ts";

/// Builds the package, and returns its folder.
pub fn javascript() -> Done<PathBuf> {
    need_target()?;
    let folder = target().join("javascript");
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
    for name in ["index.js", "index.d.ts", "README.md"] {
        fs::copy(sources.join(name), folder.join(name))?;
    }
    let mut manifest: Value =
        serde_json::from_str(&fs::read_to_string(sources.join("package.json"))?)?;
    manifest["version"] = env!("CARGO_PKG_VERSION").into();
    fs::write(folder.join("package.json"), serde_json::to_string_pretty(&manifest)? + "\n")?;
    let own = fs::read_to_string(root().join("LICENSE-MIT"))?;
    let others = crates::crates(&["javascript"])?.packages;
    fs::write(folder.join("LICENSES.txt"), licences::licences(&own, &others))?;
    Ok(folder)
}

/// Installs the packed package in a fresh folder, and runs its tests and TypeScript's compiler there.
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
    let mut node = program("node --test");
    for file in files_below(&root().join("crates/javascript/tests"))? {
        let copy = folder.join(file.file_name().unwrap_or_default());
        fs::copy(file, &copy)?;
        if copy.extension().is_some_and(|extension| extension == "mjs") {
            node.arg(copy);
        }
    }
    let types = packages.join("typescript/bin/tsc");
    let types = program("node").arg(types).args(TYPES.split(' ')).current_dir(&folder).run();
    let tests = node.env("PAPAMU_ROOT", root()).current_dir(&folder);
    types.and(timed("tests of the package for JavaScript", || tests.run()))
}
