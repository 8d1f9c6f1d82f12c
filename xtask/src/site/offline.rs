//! The service worker's list of files.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::json;

use crate::run::{Step, root};
use crate::site::names::SERVICE_WORKER;
use crate::site::squeeze::squeezed;
use crate::tools::home::digest;

/// No page needs the bill of materials, and of the dictionary each needs little.
const UNLISTED: [&str; 3] = [SERVICE_WORKER, "sbom.cdx.json", "dictionary"];

/// Writes the service worker of a site, which begins with the name of the build and all files with their digests.
pub fn list(site: &Path) -> Step {
    let mut files = Vec::new();
    for path in files_below(site, Path::new(""))? {
        let name = path.to_str().ok_or("a name that is no text")?;
        files.push(json!([name, digest(&fs::read(site.join(&path))?)]));
    }
    let script = squeezed(&fs::read_to_string(root().join("static").join(SERVICE_WORKER))?);
    let list = format!("const FILES = {};\n{script}", json!(files));
    let build = digest(list.as_bytes());
    Ok(fs::write(site.join(SERVICE_WORKER), format!("const BUILD = \"{build}\";\n{list}"))?)
}

/// The files to list in a folder of the site, in the order of their names.
fn files_below(site: &Path, folder: &Path) -> Step<Vec<PathBuf>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(site.join(folder))? {
        names.push(folder.join(entry?.file_name()));
    }
    names.sort();
    let mut files = Vec::new();
    for name in names {
        let is_hidden =
            name.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
        if is_hidden || UNLISTED.iter().any(|unlisted| name == Path::new(unlisted)) {
            continue;
        }
        match site.join(&name).is_dir() {
            true => files.extend(files_below(site, &name)?),
            false => files.push(name),
        }
    }
    Ok(files)
}
