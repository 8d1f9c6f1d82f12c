//! `index.html`, and what it says about the build.

use std::fs;
use std::path::Path;

use crate::run::{Done, root};
use crate::site::names::Names;

/// All sheets in one.
pub const SHEET: &str = "page.css";
/// How an element begins that is for the build.
const OURS: &str = "<link data-trunk ";
/// What Trunk.toml calls the links of the page's program.
const PATTERN: &str = "\npattern_preload = '";
/// The table of names, while it is empty.
const EMPTY_TABLE: &str = "name=\"names\" content='{}'>";

pub struct Page {
    html: String,
}

/// An element for the build.
pub struct Link<'a>(&'a str);

impl Link<'_> {
    pub fn find(&self, attribute: &str) -> Option<&str> {
        let (_, rest) = self.0.split_once(&format!(" {attribute}=\""))?;
        rest.split('"').next()
    }

    pub fn get(&self, attribute: &str) -> Done<&str> {
        Ok(self
            .find(attribute)
            .ok_or_else(|| format!("index.html: no {attribute} in {}", self.0))?)
    }
}

impl Page {
    pub fn read(file: &Path) -> Done<Page> {
        Ok(Page { html: fs::read_to_string(file)? })
    }

    /// The elements of this kind, in their order.
    pub fn links(&self, kind: &str) -> impl Iterator<Item = Link<'_>> {
        let elements = self.html.split(OURS).skip(1);
        let links = elements.map(|text| Link(&text[..text.find('>').unwrap_or(text.len())]));
        let is_it = move |link: &Link| {
            let named = format!("rel=\"{kind}\"");
            link.0.starts_with(&named)
        };
        links.filter(is_it)
    }

    /// The page of a site whose files have these names.
    pub fn finished(&self, names: &Names, typefaces: &str) -> Done<String> {
        let trunk = fs::read_to_string(root().join("Trunk.toml"))?;
        let (_, pattern) = trunk.split_once(PATTERN).ok_or("Trunk.toml: no pattern_preload")?;
        let pattern = pattern.split('\'').next().unwrap_or_default();
        let program = pattern
            .replace("{base}", "./")
            .replace("{wasm}", "app_bg.wasm")
            .replace("{js}", "app.js");
        let mut head = format!("{typefaces}<link rel=\"stylesheet\" href=\"./{SHEET}\">{program}");
        let mut html = String::new();
        for line in self.html.lines() {
            if line.contains("<meta name=\"fonts\"") {
                html += &format!("    {}\n", std::mem::take(&mut head));
            } else if !line.contains(OURS) {
                html += &format!("{line}\n");
            }
        }
        if !html.contains(EMPTY_TABLE) {
            return Err("index.html: no empty table of names".into());
        }
        let table = EMPTY_TABLE.replace("{}", &names.json()?);
        Ok(names.in_page(&html).replace(EMPTY_TABLE, &table))
    }
}
