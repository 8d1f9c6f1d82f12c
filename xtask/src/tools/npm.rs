//! Packages of npm. It compares every package with its hash in a lock file, and runs none of their scripts.

use std::fs;
use std::path::{Path, PathBuf};

use crate::run::{Done, Run, find, have, program, root, say};
use crate::tools::home::{folder_of, home, new_folder};

/// The first version that reads what wasm-bindgen writes.
const OLDEST_WASM_OPT: u32 = 118;

/// Installs what the lock file in `tools/npm/NAME` lists.
fn install(name: &str, folder: &Path) -> Done {
    new_folder(folder)?;
    for file in ["package.json", "package-lock.json"] {
        fs::copy(root().join("tools/npm").join(name).join(file), folder.join(file))?;
    }
    program("npm ci --ignore-scripts --no-audit --no-fund --prefix").arg(folder).run_a_while()
}

/// The optimiser of programs. Without it and without npm they stay larger.
pub fn wasm_opt() -> Done<Option<PathBuf>> {
    let said = program("wasm-opt --version").said().unwrap_or_default();
    let version = said.split(' ').find_map(|word| word.parse::<u32>().ok());
    if version.is_some_and(|version| version >= OLDEST_WASM_OPT) {
        return Ok(find(&["wasm-opt"]));
    }
    let folder = folder_of("wasm-opt", &["tools/npm/wasm-opt/package-lock.json"])?;
    let installed = folder.join("node_modules/.bin/wasm-opt");
    if installed.exists() {
        return Ok(Some(installed));
    }
    if !have("npm") {
        say("Without npm: the programs of the site will be larger than they could be");
        return Ok(None);
    }
    say("Installing wasm-opt (seconds)");
    install("wasm-opt", &folder)?;
    Ok(Some(installed))
}

/// The folder of the typefaces, which has its name in the site too, so that browsers may keep it. Without it the site
/// uses the system's.
pub fn typefaces() -> Done<Option<PathBuf>> {
    let folder = folder_of("fonts", &["tools/fonts.cjs", "tools/npm/fonts/package-lock.json"])?;
    if folder.exists() {
        return Ok(Some(folder));
    }
    if !have("npm") || !have("node") {
        say("Without npm: the site will use the system's typefaces");
        return Ok(None);
    }
    say("Fetching and cutting the typefaces (seconds)");
    let packages = home().join("fonts-packages");
    let cut = packages.join(folder.file_name().unwrap_or_default());
    let cutting = install("fonts", &packages)
        .and_then(|()| program("node tools/fonts.cjs").arg(&packages).arg(&cut).run_quietly());
    let cutting = cutting.and_then(|()| Ok(fs::rename(cut, &folder)?));
    fs::remove_dir_all(packages).ok();
    match cutting {
        Ok(()) => Ok(Some(folder)),
        Err(error) => {
            say(format!("No typefaces: the site will use the system's ({error})"));
            Ok(None)
        }
    }
}

/// The folder of the packages that the tests of the site need.
pub fn need_packages_of_tests() -> Done<PathBuf> {
    let folder = folder_of("tests", &["tools/npm/tests/package-lock.json"])?;
    let packages = folder.join("node_modules");
    // npm writes it last.
    if packages.join(".package-lock.json").exists() {
        return Ok(packages);
    }
    if !have("npm") {
        return Err(
            "The tests of the site need npm: install Node.js (Debian: sudo apt-get install npm)."
                .into(),
        );
    }
    say("Installing what the tests of the site need (seconds)");
    install("tests", &folder)?;
    Ok(packages)
}
