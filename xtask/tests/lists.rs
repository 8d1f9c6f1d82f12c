//! The lists of this workspace, compared with what `cargo metadata` and the lock files say.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use base64::prelude::{BASE64_STANDARD, Engine};

use serde_json::Value;
use xtask::contents::contents;

const WORKSPACE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
const FONTS: [&str; 3] = ["inter", "noto-sans-math", "source-serif-4"];

/// A site with the typefaces' licences, as far as these lists look at it.
fn site(name: &str) -> PathBuf {
    let site = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let folder = site.join("fonts-1");
    fs::create_dir_all(&folder).unwrap();
    for font in FONTS {
        fs::write(folder.join(format!("LICENSE-{font}.txt")), format!("The rights in {font}"))
            .unwrap();
    }
    site
}

fn lists(name: &str) -> (Value, String) {
    let (bill, licences) = contents(&site(name)).unwrap();
    (serde_json::from_str(&bill).unwrap(), licences)
}

fn array<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().unwrap_or_else(|| panic!("{key} in {value}"))
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_else(|| panic!("{key} in {value}"))
}

/// The foreign crates that the three programs reach by dependencies of the usual kind that are no macros, as
/// `name version`: without optional ones, and with all optional ones that any target of the workspace turns on.
fn reached() -> [BTreeSet<String>; 2] {
    let asked =
        ["metadata", "--locked", "--format-version=1", "--filter-platform=wasm32-unknown-unknown"];
    let output = Command::new(env!("CARGO")).args(asked).current_dir(WORKSPACE).output().unwrap();
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    let packages: BTreeMap<&str, &Value> =
        array(&metadata, "packages").iter().map(|package| (text(package, "id"), package)).collect();
    let nodes: BTreeMap<&str, &Value> =
        array(&metadata["resolve"], "nodes").iter().map(|node| (text(node, "id"), node)).collect();
    let is_macro = |package: &Value| {
        array(package, "targets")
            .iter()
            .any(|target| array(target, "kind").iter().any(|kind| kind == "proc-macro"))
    };
    let is_optional = |user: &Value, used: &Value| {
        let mut all = array(user, "dependencies")
            .iter()
            .filter(|it| it["kind"].is_null() && it["name"] == used["name"]);
        all.all(|dependency| dependency["optional"] == true)
    };
    [false, true].map(|with_optional| {
        let own = |package: &&&Value| {
            package["source"].is_null()
                && ["papamu", "worker", "checker-worker", "camera-worker"]
                    .contains(&text(package, "name"))
        };
        let mut open: Vec<&Value> = packages.values().filter(own).copied().collect();
        let mut seen = BTreeSet::new();
        let mut foreign = BTreeSet::new();
        while let Some(package) = open.pop() {
            if !seen.insert(text(package, "id")) {
                continue;
            }
            if !package["source"].is_null() {
                foreign.insert(format!("{} {}", text(package, "name"), text(package, "version")));
            }
            for dependency in array(nodes[text(package, "id")], "deps") {
                let used = packages[text(dependency, "pkg")];
                let is_usual =
                    array(dependency, "dep_kinds").iter().any(|kind| kind["kind"].is_null());
                if is_usual && !is_macro(used) && (with_optional || !is_optional(package, used)) {
                    open.push(used);
                }
            }
        }
        foreign
    })
}

#[test]
fn every_crate_of_the_programs_is_there_with_its_hash() {
    let (bill, _) = lists("crates");
    let lock = fs::read_to_string(format!("{WORKSPACE}/Cargo.lock")).unwrap();
    let mut listed = BTreeSet::new();
    for component in array(&bill, "components") {
        let (name, version) = (text(component, "name"), text(component, "version"));
        if !text(component, "purl").starts_with("pkg:cargo/") {
            continue;
        }
        listed.insert(format!("{name} {version}"));
        let [hash] = array(component, "hashes") else { panic!("{name} has not one hash") };
        assert_eq!(text(hash, "alg"), "SHA-256");
        let entry = format!(
            "name = \"{name}\"\nversion = \"{version}\"\nsource = \"registry+https://github.com/rust-lang/crates.io-index\"\n\
             checksum = \"{}\"\n",
            text(hash, "content")
        );
        assert!(lock.contains(&entry), "Cargo.lock says nothing like {entry}");
    }
    let [least, most] = reached();
    assert!(least.len() > 20, "{least:?}");
    assert_eq!(least.difference(&listed).collect::<Vec<_>>(), [""; 0], "not listed");
    assert_eq!(
        listed.difference(&most).collect::<Vec<_>>(),
        [""; 0],
        "listed, but not in the programs"
    );
}

#[test]
fn every_use_leads_to_a_package() {
    let (bill, _) = lists("uses");
    let mut open = vec!["papamu"];
    let mut seen = BTreeSet::new();
    let uses: BTreeMap<&str, &[Value]> = array(&bill, "dependencies")
        .iter()
        .map(|it| (text(it, "ref"), array(it, "dependsOn")))
        .collect();
    while let Some(package) = open.pop() {
        if seen.insert(package) {
            open.extend(uses[package].iter().map(|used| used.as_str().unwrap()));
        }
    }
    let mut listed: BTreeSet<&str> =
        array(&bill, "components").iter().map(|it| text(it, "bom-ref")).collect();
    listed.insert("papamu");
    assert_eq!(seen, listed);
    // Read off the manifest of `yew`.
    let yew = uses.iter().find(|(user, _)| user.starts_with("pkg:cargo/yew@")).expect("Yew").1;
    assert!(yew.iter().any(|used| used.as_str().unwrap().starts_with("pkg:cargo/gloo@")));
}

#[test]
fn typefaces_have_the_hashes_of_the_lock_file() {
    let (bill, licences) = lists("typefaces");
    let lock =
        fs::read_to_string(format!("{WORKSPACE}/tools/npm/fonts/package-lock.json")).unwrap();
    let is_font = |it: &&Value| text(it, "purl").starts_with("pkg:npm/%40fontsource");
    let fonts: Vec<&Value> = array(&bill, "components").iter().filter(is_font).collect();
    assert_eq!(fonts.len(), FONTS.len());
    for (font, name) in fonts.iter().zip(FONTS) {
        assert!(
            text(font, "purl").contains(&format!("/{name}@{}", text(font, "version"))),
            "{font}"
        );
        assert_eq!(font["licenses"][0]["expression"], "OFL-1.1");
        let digits = text(&font["hashes"][0], "content").as_bytes();
        let pairs = digits
            .chunks(2)
            .map(|pair| u8::from_str_radix(str::from_utf8(pair).unwrap(), 16).unwrap());
        let hash = BASE64_STANDARD.encode(pairs.collect::<Vec<u8>>());
        assert!(lock.contains(&format!("\"sha512-{hash}\"")), "{name}: {hash}");
        assert!(licences.contains(&format!("The rights in {name}")), "{name}");
    }
    // Without npm a site has no typefaces of its own.
    let bare = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bare");
    fs::create_dir_all(&bare).unwrap();
    assert!(!contents(&bare).unwrap().0.contains("fontsource"));
}

#[test]
fn every_package_has_a_licence_that_grants_something() {
    let (bill, licences) = lists("licences");
    let sections: Vec<&str> = licences.split("\n\n────").collect();
    for component in array(&bill, "components") {
        let heading = format!("\n{} {} (", text(component, "name"), text(component, "version"));
        let mut own = sections.iter().filter(|section| section.contains(&heading)).peekable();
        assert!(own.peek().is_some(), "no licence of{heading}");
        let grants = [
            "Permission is hereby granted, free of charge",
            "Grant of Copyright License",
            "Permission is granted to anyone to use this software for any purpose",
            "The rights in",
        ];
        assert!(
            own.any(|section| grants.iter().any(|grant| section.contains(grant))),
            "what grants{heading}"
        );
    }
    // The notices of packages that offer no other licence.
    for notice in [
        "Copyright (c) 2014 Ty Overby",
        "Copyright (c) 2018 Carl Lerche",
        "Copyright (c) 2019 Tokio Contributors",
    ] {
        assert!(licences.contains(notice), "{notice}");
    }
    assert!(
        licences.starts_with("Papamū is under this licence")
            && licences.contains("the Papamū authors")
    );
    // The same sources give the same lists.
    assert_eq!(lists("licences").1, licences);
}
