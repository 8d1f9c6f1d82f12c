//! The names of the site's files. Most have the digest of their content in the name, so a page finds the files of its own
//! build, whatever other builds browsers and hosts have kept.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::run::Done;
use crate::tools::home::digest;

/// The endings of files that get a digest.
const ENDINGS: [&str; 4] = ["css", "js", "txt", "wasm"];
/// Browsers look for a new build at this address.
pub const SERVICE_WORKER: &str = "sw.js";
/// Other pages load this script.
const ELEMENTS: &str = "papamu-board.js";

/// The file in the site of each that others ask for by a shorter name.
#[derive(Default)]
pub struct Names(BTreeMap<String, String>);

impl Names {
    pub fn add(&mut self, name: String, file: String) {
        self.0.insert(name, file);
    }

    /// Gives their names to the files of a folder.
    pub fn give(&mut self, folder: &Path) -> Done {
        let paths: Vec<_> = fs::read_dir(folder)?.flatten().map(|entry| entry.path()).collect();
        for path in paths {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let Some((stem, ending)) = name.rsplit_once('.') else { continue };
            if path.is_file()
                && ENDINGS.contains(&ending)
                && ![SERVICE_WORKER, ELEMENTS].contains(&name.as_str())
            {
                let named = format!("{stem}-{}.{ending}", digest(&fs::read(&path)?));
                fs::rename(&path, folder.join(&named))?;
                self.add(name, named);
            }
        }
        Ok(())
    }

    /// The table that the page has for its scripts.
    pub fn json(&self) -> Done<String> {
        Ok(serde_json::to_string(&self.0)?)
    }

    /// Puts the names into the attributes of a page.
    pub fn in_page(&self, html: &str) -> String {
        self.0.iter().fold(html.to_string(), |html, (name, file)| {
            html.replace(&format!("=\"./{name}\""), &format!("=\"./{file}\""))
        })
    }
}
