//! The lists of foreign packages name each with its version and a hash of its content.

#![cfg(not(target_arch = "wasm32"))]

use std::fs;

use serde_json::{Map, Value};

fn read(path: &str) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A part of a file that is an object.
fn object(path: &str, part: &str) -> Map<String, Value> {
    let file: Value = serde_json::from_str(&read(path)).expect("JSON");
    file[part].as_object().unwrap_or_else(|| panic!("{path} has no {part}")).clone()
}

#[test]
fn npm_packages_have_a_hash_each_and_no_address() {
    for entry in fs::read_dir("tools/npm").expect("a folder") {
        let folder = entry.expect("an entry").path().display().to_string();
        let mut locked = object(&format!("{folder}/package-lock.json"), "packages");
        locked.remove("").expect("the list itself");
        for (name, package) in &locked {
            let hash = package["integrity"].as_str().unwrap_or_default();
            // 64 bytes in base 64.
            let length = hash.strip_prefix("sha512-").map_or(0, str::len);
            assert_eq!(length, 88, "{folder}: {name} has the hash {hash:?}");
            assert!(package["resolved"].is_null(), "{folder}: {name} names a host");
            // `./dev` runs none, so a package that needs one would not work.
            assert!(package["hasInstallScript"].is_null(), "{folder}: {name} has a script");
        }
        for (name, version) in object(&format!("{folder}/package.json"), "dependencies") {
            let package = &locked[&format!("node_modules/{name}")];
            assert_eq!(package["version"], version, "{folder}: {name}");
        }
    }
}

#[test]
fn python_packages_have_hashes() {
    let tools = ["duckdb", "lint", "maturin", "notebook", "pycgt"];
    let tools = tools.map(|name| format!("tools/{name}-requirements.txt"));
    for list in tools.iter().map(String::as_str).chain(["cluster/requirements.txt"]) {
        let text = read(list).replace("\\\n", " ");
        let mut packages = text.lines().filter(|line| !line.starts_with('#')).peekable();
        assert!(packages.peek().is_some(), "{list} is empty");
        for package in packages {
            let (name, hashes) = package.split_once(' ').expect("a hash");
            assert!(name.contains("=="), "{list}: {name} has no version");
            for hash in hashes.split_whitespace() {
                let digits = hash.strip_prefix("--hash=sha256:").unwrap_or_default();
                let is_hash = digits.len() == 64 && digits.bytes().all(|it| it.is_ascii_hexdigit());
                assert!(is_hash, "{list}: {name} has the hash {hash}");
            }
        }
    }
}

#[test]
fn the_package_in_python_has_our_version() {
    let version = format!("\nversion = \"{}\"\n", env!("CARGO_PKG_VERSION"));
    assert!(read("cluster/pyproject.toml").contains(&version), "not{version}");
}
