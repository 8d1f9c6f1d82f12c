//! The documents lead where they say: links between them work, and the paths that they and the comments name exist.

#![cfg(not(target_arch = "wasm32"))]

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

/// Where documents are.
const FOLDERS: [&str; 3] = [".", "docs", "docs/notes"];
/// A path that begins with one of these is a path of the repository.
const ROOTS: [&str; 10] = [
    "check/", "cluster/", "crates/", "docs/", "fuzz/", "src/", "static/", "tests/", "tools/",
    "xtask/",
];
/// Where comments may name a document.
const SOURCES: [&str; 11] = [
    "check", "cluster", "crates", "dev", "fuzz/src", "src", "static", "tests", "tools", "xtask",
    ".cargo",
];

fn documents() -> Vec<PathBuf> {
    let entries = FOLDERS.iter().flat_map(|folder| fs::read_dir(folder).expect("a folder"));
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let found: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|ending| ending == "md")).collect();
    assert!(found.len() > 10, "only {} documents", found.len());
    found
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A document without its blocks of code.
fn prose(path: &Path) -> String {
    text(path).split("```").step_by(2).collect()
}

/// The text between each pair of marks.
fn between<'a>(text: &'a str, open: &'a str, close: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(open).skip(1).filter_map(move |rest| Some(rest.split_once(close)?.0))
}

/// What a link to a heading ends with, as GitHub writes it.
fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|sign| sign.is_alphanumeric() || " -_".contains(*sign));
    kept.collect::<String>().to_lowercase().replace(' ', "-")
}

/// The link of a document, as a path of the repository and a heading; `None` if it leads to another site.
fn followed(document: &Path, link: &str) -> Option<(PathBuf, Option<String>)> {
    if link.contains("://") {
        return None;
    }
    let (path, heading) =
        link.split_once('#').map_or((link, None), |(path, heading)| (path, Some(heading)));
    let folder = document.parent().expect("a folder");
    let target = if path.is_empty() { document.to_path_buf() } else { folder.join(path) };
    Some((target, heading.map(str::to_string)))
}

/// What its cells show comes when it runs, as in the tests of the package for Python.
#[test]
fn the_notebook_is_stored_as_it_was_before_it_ran() {
    let notebook: Value = serde_json::from_str(&text(Path::new("docs/notebook.ipynb"))).unwrap();
    let cells = notebook["cells"].as_array().expect("cells");
    let codes: Vec<&Value> = cells.iter().filter(|cell| cell["cell_type"] == "code").collect();
    assert!(codes.len() > 5, "only {} cells", codes.len());
    for cell in codes {
        assert_eq!(cell["outputs"], json!([]), "{}", cell["source"]);
        assert!(cell["execution_count"].is_null(), "{}", cell["source"]);
    }
}

#[test]
fn links_lead_somewhere() {
    let mut broken = Vec::new();
    for document in documents() {
        for link in between(&prose(&document), "](", ")") {
            let Some((target, heading)) = followed(&document, link) else { continue };
            let is_there = target.exists()
                && heading.is_none_or(|heading| {
                    text(&target).lines().any(|line| {
                        line.starts_with('#')
                            && anchor(line.trim_start_matches('#').trim()) == heading
                    })
                });
            if !is_there {
                broken.push(format!("{}: {link}", document.display()));
            }
        }
    }
    assert!(broken.is_empty(), "{broken:#?}");
}

/// In every row of the table "Where do I change …?" the second column leads to files.
#[test]
fn the_map_leads_to_files() {
    let contributing = text(Path::new("CONTRIBUTING.md"));
    let table =
        contributing.split("## Where do I change").nth(1).unwrap().split("\n## ").next().unwrap();
    let rows: Vec<&str> = table.lines().filter(|line| line.starts_with("| ")).skip(1).collect();
    assert!(rows.len() > 20, "only {} rows", rows.len());
    for row in rows {
        assert!(between(row, "](", ")").any(|path| Path::new(path).exists()), "{row}");
    }
    // What stands in the brackets is the path itself, so that it can be read and found.
    for (place, path) in between(&contributing, "](", ")").enumerate() {
        let shown = contributing.split("](").nth(place).unwrap().rsplit('[').next().unwrap();
        assert!(path.contains('#') || shown == path, "{shown} leads to {path}");
    }
}

#[test]
fn paths_exist() {
    let is_path = |word: &&str| {
        ROOTS.iter().any(|root| word.starts_with(root))
            && word.chars().all(|sign| {
                sign.is_ascii_lowercase() || sign.is_ascii_digit() || "/._-".contains(sign)
            })
    };
    let mut missing = Vec::new();
    for document in documents() {
        let prose = prose(&document);
        for path in prose.split('`').skip(1).step_by(2).filter(is_path) {
            if !Path::new(path).exists() {
                missing.push(format!("{}: {path}", document.display()));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

/// Comments name documents of the folder `docs`.
#[test]
fn comments_name_documents() {
    let mut files: Vec<PathBuf> = SOURCES.iter().map(PathBuf::from).collect();
    let mut named = 0;
    while let Some(file) = files.pop() {
        if file.is_dir() {
            files.extend(fs::read_dir(&file).unwrap().map(|entry| entry.unwrap().path()));
            continue;
        }
        let Ok(text) = fs::read_to_string(&file) else { continue };
        let is_name =
            |name: &&str| name.chars().all(|sign| sign.is_ascii_lowercase() || "/-".contains(sign));
        for name in between(&text, "docs/", ".md").filter(is_name) {
            named += 1;
            assert!(
                Path::new(&format!("docs/{name}.md")).exists(),
                "{}: docs/{name}.md",
                file.display()
            );
        }
    }
    assert!(named > 20, "only {named} documents are named");
}
