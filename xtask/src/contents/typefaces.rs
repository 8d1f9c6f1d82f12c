//! The typefaces, which `tools/fonts.cjs` has cut out of packages from npm.

use std::fs;
use std::path::Path;

use base64::prelude::{BASE64_STANDARD, Engine};
use serde_json::Value;

use crate::contents::Package;
use crate::run::Done;

/// The packages of typefaces in a lock file of npm. `folder` has their licences.
pub fn typefaces(lock: &Path, folder: &Path) -> Done<Vec<Package>> {
    let lock: Value = serde_json::from_str(&fs::read_to_string(lock)?)?;
    let packages = lock["packages"].as_object().ok_or("a lock file without packages")?;
    let mut typefaces = Vec::new();
    for (place, package) in packages {
        let Some(name) = place.strip_prefix("node_modules/@fontsource") else { continue };
        let text = |key: &str| package[key].as_str().ok_or_else(|| format!("{name} has no {key}"));
        let version = text("version")?;
        let (scope, short) = name.rsplit_once('/').ok_or("a typeface without a name")?;
        let hash = text("integrity")?.strip_prefix("sha512-").ok_or("a hash of another kind")?;
        let digits =
            BASE64_STANDARD.decode(hash)?.iter().map(|byte| format!("{byte:02x}")).collect();
        typefaces.push(Package {
            name: format!("@fontsource{name}"),
            version: version.into(),
            licence: text("license")?.into(),
            address: format!("pkg:npm/%40fontsource{scope}/{short}@{version}"),
            hash: Some(("SHA-512", digits)),
            uses: Vec::new(),
            texts: vec![fs::read_to_string(folder.join(format!("LICENSE-{short}.txt")))?],
        });
    }
    Ok(typefaces)
}
