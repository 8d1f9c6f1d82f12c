//! Lists whose work the built site contains: as a bill of materials in the format of CycloneDX, for programs, and as a
//! text with the licences, for readers. The same sources give the same lists.
//!
//! Nothing that only makes the site is in the lists: no compiler, no macro, no tool.

pub mod crates;
pub mod typefaces;
pub mod bill;
pub mod licences;

use std::fs;
use std::path::Path;

use crate::contents::crates::Crates;
use crate::run::{Done, root};

/// The packages whose programs the site has.
const PROGRAMS: [&str; 4] = ["papamu", "worker", "checker-worker", "camera-worker"];

/// A foreign package in the site.
#[derive(Clone, Debug)]
pub struct Package {
    pub name: String,
    pub version: String,
    /// An expression of SPDX.
    pub licence: String,
    /// Where others find the same package, as a package URL.
    pub address: String,
    /// The algorithm, and the hash in hexadecimal digits.
    pub hash: Option<(&'static str, String)>,
    /// The addresses of the packages that it uses.
    pub uses: Vec<String>,
    /// The licences and notices that come with it.
    pub texts: Vec<String>,
}

/// The bill of materials and the licences for a site in this folder.
pub fn contents(site: &Path) -> Done<(String, String)> {
    let Crates { mut packages, mut direct } = crates::crates(&PROGRAMS)?;
    for entry in fs::read_dir(site)? {
        let entry = entry?;
        // Without npm a site has no typefaces of its own.
        if entry.file_name().to_string_lossy().starts_with("fonts-") {
            let lock = root().join("tools/npm/fonts/package-lock.json");
            let typefaces = typefaces::typefaces(&lock, &entry.path())?;
            direct.extend(typefaces.iter().map(|typeface| typeface.address.clone()));
            packages.extend(typefaces);
        }
    }
    let bill =
        serde_json::to_string_pretty(&bill::bill(env!("CARGO_PKG_VERSION"), &direct, &packages))?;
    let own = fs::read_to_string(root().join("LICENSE-MIT"))?;
    Ok((bill + "\n", licences::licences(&own, &packages)))
}
