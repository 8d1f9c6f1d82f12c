//! Builds the site into `dist/`. What is copied and which programs there are stands in `index.html`, in links that Trunk
//! reads too.

pub mod names;
pub mod page;
pub mod programs;
pub mod squeeze;
pub mod offline;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use crate::contents;
use crate::run::{Done, root, say, timed};
use crate::site::names::Names;
use crate::site::page::Page;
use crate::site::programs::Program;
use crate::tools::home::new_folder;
use crate::tools::npm::{typefaces, wasm_opt};
use crate::tools::rust::need_target;

/// The name of the dictionary's folder in the site.
const DICTIONARY: &str = "dictionary";

#[derive(Clone, Copy, PartialEq)]
pub enum BuildKind {
    /// Optimised, programs in parts.
    Release,
    /// Unoptimised and in one part, which takes seconds.
    Debug,
}

/// Where the site is.
pub fn dist() -> PathBuf {
    root().join("dist")
}

pub fn build(kind: BuildKind) -> Done {
    need_target()?;
    let page = Page::read(&root().join("index.html"))?;
    let typefaces = typefaces()?;
    let optimiser = match kind {
        BuildKind::Release => wasm_opt()?,
        BuildKind::Debug => None,
    };
    let programs = Program::all(&page)?;
    timed("compiling the programs", || programs::compile(&programs, kind))?;
    // Beside the site, so that it can be moved there at once.
    let new = root().join("target/site");
    new_folder(&new)?;
    copy(&page, &new)?;
    timed("writing the programs", || {
        programs.iter().try_for_each(|program| program.write(kind, optimiser.as_deref(), &new))
    })?;
    timed("writing the pages", || {
        let links = match &typefaces {
            Some(folder) => add_typefaces(folder, &new)?,
            None => String::new(),
        };
        finish(&page, kind, &links, &new)
    })?;
    // The host goes on with the old site until the new one is whole.
    let old = root().join("target/old-site");
    fs::remove_dir_all(&old).ok();
    fs::rename(dist(), &old).ok();
    Ok(fs::rename(new, dist())?)
}

/// Copies what the links name, and the languages that the build of the programs has made into files.
fn copy(page: &Page, new: &Path) -> Done {
    for link in page.links("copy-file") {
        copy_into(&root().join(link.get("href")?), new)?;
    }
    for link in page.links("copy-dir") {
        copy_into(&root().join(link.get("href")?), new)?;
    }
    for entry in fs::read_dir(root().join("target/messages"))? {
        copy_into(&entry?.path(), new)?;
    }
    Ok(())
}

/// Copies a file or a folder into a folder, under its own name.
fn copy_into(from: &Path, folder: &Path) -> Done {
    let to = folder.join(from.file_name().ok_or("a path without a name")?);
    if from.is_dir() {
        fs::create_dir_all(&to)?;
        for entry in fs::read_dir(from)? {
            copy_into(&entry?.path(), &to)?;
        }
    } else {
        fs::copy(from, to).map_err(|error| format!("{}: {error}", from.display()))?;
    }
    Ok(())
}

/// Copies the typefaces, and returns their links for the page.
fn add_typefaces(folder: &Path, new: &Path) -> Done<String> {
    copy_into(folder, new)?;
    let links = new.join(folder.file_name().unwrap_or_default()).join("links.html");
    let text = fs::read_to_string(&links)?;
    fs::remove_file(links)?;
    Ok(text)
}

/// Makes one sheet, gives the files their names, and writes the page and the lists.
fn finish(page: &Page, kind: BuildKind, typefaces: &str, new: &Path) -> Done {
    let mut sheet = String::new();
    for link in page.links("css") {
        sheet += &fs::read_to_string(root().join(link.get("href")?))?;
    }
    fs::write(new.join(page::SHEET), sheet)?;
    let mut names = Names::default();
    if let Some(other) = env::var_os("PAPAMU_DICTIONARY") {
        replace_dictionary(&root().join(other), new, &mut names)?;
    }
    if kind == BuildKind::Release {
        squeeze::squeeze_all(new)?;
    }
    names.give(new)?;
    let html = page.finished(&names, typefaces)?;
    fs::write(
        new.join("index.html"),
        match kind {
            BuildKind::Release => squeeze::squeezed(&html),
            BuildKind::Debug => html,
        },
    )?;
    let (bill, licences) = contents::contents(new)?;
    fs::write(new.join("sbom.cdx.json"), bill)?;
    fs::write(new.join("licences.txt"), licences)?;
    offline::list(new)
}

/// Takes another dictionary than that of the repository. Its files have digests in their names already.
fn replace_dictionary(other: &Path, new: &Path, names: &mut Names) -> Done {
    let [own, other_name] = [&*new.join(DICTIONARY), other].map(directory);
    let other_name = other_name
        .map_err(|_| format!("PAPAMU_DICTIONARY={} is no dictionary", other.display()))?;
    say(format!("With the dictionary {}", other.display()));
    names.add(format!("{DICTIONARY}/{}", own?), format!("{DICTIONARY}/{other_name}"));
    let folder = new.join(DICTIONARY);
    new_folder(&folder)?;
    for entry in fs::read_dir(other)? {
        copy_into(&entry?.path(), &folder)?;
    }
    Ok(())
}

/// The name of the file that says where each entry of a dictionary is.
fn directory(folder: &Path) -> Done<String> {
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.starts_with("directory-") {
            return Ok(name);
        }
    }
    Err("no directory".into())
}
