//! The service worker's list of files.

use std::fs;
use std::path::Path;

use serde_json::json;

use crate::run::{Done, files_below, root};
use crate::site::names::SERVICE_WORKER;
use crate::site::squeeze::squeezed;
use crate::tools::home::digest;

/// No page needs the bill of materials, and of the dictionary each needs little.
const UNLISTED: [&str; 3] = [SERVICE_WORKER, "sbom.cdx.json", "dictionary"];

/// Writes the service worker of a site, which begins with the name of the build and all files with their digests.
pub fn list(site: &Path) -> Done {
    let mut files = Vec::new();
    for path in files_below(site)? {
        let name = path.strip_prefix(site)?;
        let is_hidden = name.iter().any(|part| part.to_string_lossy().starts_with('.'));
        if !is_hidden && !UNLISTED.iter().any(|unlisted| name.starts_with(unlisted)) {
            let text = name.to_str().ok_or("a name that is no text")?;
            files.push(json!([text, digest(&fs::read(&path)?)]));
        }
    }
    let script = squeezed(&fs::read_to_string(root().join("static").join(SERVICE_WORKER))?);
    let list = format!("const FILES = {};\n{script}", json!(files));
    let build = digest(list.as_bytes());
    Ok(fs::write(site.join(SERVICE_WORKER), format!("const BUILD = \"{build}\";\n{list}"))?)
}
