//! The crates in the programs, and the standard library.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::contents::Package;
use crate::run::{Done, Run, TARGET, cargo, program, root};

/// How the file of a licence or of a notice begins.
const LEGAL: [&str; 6] = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"];

/// What programs contain, in the order of names.
pub struct Crates {
    pub packages: Vec<Package>,
    /// The addresses of those that our own crates use.
    pub direct: Vec<String>,
}

/// Asks Cargo about what these packages of this workspace use.
pub fn crates(programs: &[&str]) -> Done<Crates> {
    let mut tree = cargo("tree --edges normal,no-proc-macro --prefix depth --format |{p} --target");
    tree.arg(TARGET).args(programs.iter().flat_map(|program| ["--package", program]));
    let uses = uses(&tree.said()?)?;
    let mut metadata = cargo("metadata --format-version 1 --filter-platform");
    let metadata: Value = serde_json::from_str(&metadata.arg(TARGET).said()?)?;
    let lock = fs::read_to_string(root().join("Cargo.lock"))?;

    let mut packages = vec![standard_library()?];
    let mut direct: Vec<String> = packages.iter().map(|library| library.address.clone()).collect();
    for (user, used) in &uses {
        let used = used.iter().map(|(name, version)| address(name, version)).collect();
        match user {
            None => direct.extend::<Vec<String>>(used),
            Some((name, version)) => {
                let mut package = package(&metadata, &lock, name, version, used)?;
                if package.texts.is_empty() {
                    package.texts = vec![apache(&package)?];
                }
                packages.push(package);
            }
        }
    }
    packages.sort_by_key(|package| (package.name.clone(), package.version.clone()));
    Ok(Crates { packages, direct })
}

/// The name and the version of a foreign crate; `None` stands for all our own.
type Crate = Option<(String, String)>;

/// Which crates each crate uses, from the output of `cargo tree`. The first to be listed is always our own.
fn uses(tree: &str) -> Done<BTreeMap<Crate, BTreeSet<(String, String)>>> {
    let mut uses = BTreeMap::<Crate, BTreeSet<_>>::new();
    let mut way: Vec<Crate> = Vec::new();
    for line in tree.lines().filter(|line| !line.is_empty()) {
        let (depth, named) =
            line.split_once('|').ok_or("a line of cargo tree without its depth")?;
        let mut words = named.split(' ');
        let (Some(name), Some(version)) = (words.next(), words.next()) else {
            return Err(format!("{line}: neither name nor version").into());
        };
        let is_own = words.next().is_some_and(|word| word.starts_with("(/"));
        let found =
            (!is_own).then(|| (name.to_string(), version.trim_start_matches('v').to_string()));
        way.truncate(depth.parse()?);
        uses.entry(found.clone()).or_default();
        if let (Some(user), Some(found)) = (way.last(), &found) {
            uses.entry(user.clone()).or_default().insert(found.clone());
        }
        way.push(found);
    }
    Ok(uses)
}

fn package(
    metadata: &Value,
    lock: &str,
    name: &str,
    version: &str,
    uses: Vec<String>,
) -> Done<Package> {
    let packages = metadata["packages"].as_array().ok_or("metadata without packages")?;
    let known =
        packages.iter().find(|package| package["name"] == name && package["version"] == version);
    let known = known.ok_or_else(|| format!("cargo metadata does not know {name} {version}"))?;
    // Older crates write the choice with a slash.
    let licence = known["license"].as_str().ok_or_else(|| format!("{name} has no licence"))?;
    let licence = licence.replace(" / ", "/").replace('/', " OR ");
    let manifest = known["manifest_path"].as_str().ok_or("a package without a manifest")?;
    let folder = Path::new(manifest).parent().ok_or("a manifest without a folder")?;
    let hash = locked(lock, name, version)
        .ok_or_else(|| format!("Cargo.lock has no hash of {name} {version}"))?;
    Ok(Package {
        name: name.into(),
        version: version.into(),
        texts: texts(folder, &licence)?,
        licence,
        address: address(name, version),
        hash: Some(("SHA-256", hash)),
        uses,
    })
}

/// The programs contain parts of it. Not every distribution of Rust has the licence of its tables of Unicode in this place.
fn standard_library() -> Done<Package> {
    let said = program("rustc --version").said()?;
    let version = said.split(' ').nth(1).ok_or("rustc without a version")?;
    let home = program("rustc --print sysroot").said()?;
    let unicode =
        fs::read_to_string(Path::new(&home).join("share/doc/rust/licenses/Unicode-3.0.txt"));
    let mut library = Package {
        name: "std".into(),
        version: version.into(),
        licence: "(MIT OR Apache-2.0) AND Unicode-3.0".into(),
        address: format!("pkg:generic/rust-std@{version}"),
        hash: None,
        uses: Vec::new(),
        texts: unicode.into_iter().collect(),
    };
    library.texts.push(apache(&library)?);
    Ok(library)
}

/// The licence of a package that comes without its text.
fn apache(package: &Package) -> Done<String> {
    match package.licence.contains("Apache-2.0") {
        true => Ok(fs::read_to_string(root().join("LICENSE-APACHE"))?),
        false => Err(format!("{} comes without its licence", package.name).into()),
    }
}

fn address(name: &str, version: &str) -> String {
    // The only sign of a version that an address escapes.
    format!("pkg:cargo/{name}@{}", version.replace('+', "%2B"))
}

/// The checksum of a package in Cargo.lock.
fn locked(lock: &str, name: &str, version: &str) -> Option<String> {
    let packages = lock.split("[[package]]").map(|text| {
        let value = |key: &str| {
            let text = text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = \""));
            text.map(|text| text.trim_end_matches('"'))
        };
        (value("name"), value("version"), value("checksum"))
    });
    let mut found = packages.filter(|found| (found.0, found.1) == (Some(name), Some(version)));
    found.find_map(|found| found.2).map(String::from)
}

/// The licences and notices in the folder of a crate. Where we may choose and one is MIT's, the other licences are left
/// out.
fn texts(folder: &Path, licence: &str) -> Done<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.retain(|name| LEGAL.iter().any(|start| name.to_uppercase().starts_with(start)));
    names.sort();
    let is_mit = |name: &String| name.to_uppercase().contains("MIT");
    if !licence.contains(" AND ") && names.iter().any(is_mit) {
        names.retain(|name| is_mit(name) || name.to_uppercase().starts_with("NOTICE"));
    }
    names.iter().map(|name| Ok(fs::read_to_string(folder.join(name))?)).collect()
}
