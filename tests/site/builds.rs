//! Copies of the built site that differ from it.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use crate::server::DIST;

/// A section of a WebAssembly program that browsers skip: its kind, its length, the length of its name, its name.
pub const NEXT_SECTION: &[u8] = b"\x00\x05\x04next";

/// Copies all files below a folder.
pub fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let to = to.join(entry.file_name());
        match entry.path() {
            folder if folder.is_dir() => copy(&folder, &to)?,
            file => fs::copy(file, to).map(drop)?,
        }
    }
    Ok(())
}

/// A copy of a build, in which nothing differs yet.
pub fn copy_of(build: &Path, name: &str) -> PathBuf {
    let copied = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::remove_dir_all(&copied).ok();
    copy(build, &copied).expect("a copy of the build");
    copied
}

/// Writes the list of the files again, by which the service worker knows them.
fn list(build: &Path) {
    let listed = Command::new(env!("CARGO")).args(["xtask", "list"]).arg(build).status();
    assert!(listed.expect("Cargo").success());
}

/// The names of the files in the folder of a build.
fn names(build: &Path) -> Vec<String> {
    let entries = fs::read_dir(build).expect("a build").flatten();
    let files = entries.filter(|entry| entry.path().is_file());
    files.filter_map(|entry| entry.file_name().into_string().ok()).collect()
}

/// The file of a build whose name begins like this.
pub fn file(build: &Path, start: &str) -> String {
    names(build).into_iter().find(|name| name.starts_with(start)).expect("a file of the build")
}

/// The next build of the site: every file that has a digest in its name has another name and, if it is a program or a
/// sheet, another content, which does the same.
pub fn next(build: &Path, name: &str) -> PathBuf {
    let next = copy_of(build, name);
    let names = names(&next);
    let is_digest =
        |word: &&str| word.len() > 12 && word.bytes().all(|sign| sign.is_ascii_hexdigit());
    let mut digests: Vec<&str> = Vec::new();
    for name in &names {
        digests.extend(name.split(|sign: char| !sign.is_ascii_alphanumeric()).filter(is_digest));
    }
    let renamed = |text: &str| {
        digests.iter().fold(text.to_string(), |text, digest| {
            text.replace(digest, &digest.chars().rev().collect::<String>())
        })
    };
    for name in &names {
        let file = next.join(name);
        let mut content = fs::read(&file).expect("a file of the build");
        let (_, ending) = name.rsplit_once('.').unwrap_or_default();
        if ["html", "js"].contains(&ending) {
            content = renamed(&String::from_utf8(content).expect("a text")).into_bytes();
        }
        match ending {
            "js" => content.extend(b"\n// next\n"),
            "css" => content.extend(b"/* next */"),
            "wasm" => content.extend(NEXT_SECTION),
            _ => (),
        }
        fs::remove_file(&file).expect("a file of the build");
        fs::write(next.join(renamed(name)), content).expect("room");
    }
    list(&next);
    next
}

/// What readers of Firefox and WebKit would see in the console, which WebDriver does not show: errors that nobody
/// catches, reports of the content security policy, files that do not come, and what the page itself reports. A policy's
/// reports in workers and failed fetches that the page expects are not among them.
const WATCH: &str = "{
    const notice = what => {
        const noticed = JSON.parse(localStorage.getItem('noticed') ?? '[]');
        localStorage.setItem('noticed', JSON.stringify([...noticed, String(what)]));
    };
    addEventListener('error', ({ message, target }) =>
        notice(message ?? `${target.src ?? target.href} does not load`), true);
    addEventListener('unhandledrejection', ({ reason }) => notice(reason));
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        notice(`${violatedDirective} refuses ${blockedURI}`));
    const { error } = console;
    console.error = (...what) => {
        notice(what.join(' '));
        error(...what);
    };
}";

/// The built site with a script more, which notices errors for [`crate::browser::Browser::take_errors`].
pub fn watched() -> &'static Path {
    static WATCHED: OnceLock<PathBuf> = OnceLock::new();
    WATCHED.get_or_init(|| {
        let build = copy_of(Path::new(DIST), "watched-build");
        fs::write(build.join("watch.js"), WATCH).expect("room");
        let index = build.join("index.html");
        let html = fs::read_to_string(&index).expect("a page");
        let html = html.replacen("<script", "<script src=\"./watch.js\"></script><script", 1);
        fs::write(index, html).expect("room");
        list(&build);
        build
    })
}
