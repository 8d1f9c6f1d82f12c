//! `./dev serve`: the site on this machine, built again whenever a source changes.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::process;
use std::thread;
use std::time::Duration;

use crate::run::{Done, root, say, show_times};
use crate::site::{BuildKind, build, dist};

/// What the site is made of.
const SOURCES: [&str; 10] = [
    "Cargo.lock",
    "Cargo.toml",
    "Trunk.toml",
    "build.rs",
    "check",
    "crates",
    "index.html",
    "src",
    "static",
    "tools/fonts.cjs",
];
/// Folders of packages that the site has nothing of.
const OTHERS: [&str; 3] = ["benches", "target", "tests"];

pub fn serve(arguments: &[&str]) -> Done {
    let (mut port, mut kind) = ("8080", BuildKind::Release);
    let mut rest = arguments.iter();
    while let Some(option) = rest.next() {
        match *option {
            "--debug" => kind = BuildKind::Debug,
            "--port" => port = rest.next().copied().unwrap_or_default(),
            _ => return Err("The options of serve are --port N and --debug".into()),
        }
    }
    if port.parse::<u16>().is_err() {
        return Err("--port needs a number up to 65535".into());
    }
    say(format!("Building the site, then serving it on http://127.0.0.1:{port}"));
    // A browser that comes early waits for this build, and gets all later ones too.
    fs::remove_dir_all(dist()).ok();
    let port = port.to_string();
    thread::spawn(move || {
        let Err(problem) = host::serve(&dist(), &port, kind == BuildKind::Release);
        eprintln!("✗ {problem}");
        process::exit(1);
    });
    let mut built = None;
    loop {
        let sources = sources()?;
        if built.replace(sources) != Some(sources) {
            let done = build(kind);
            show_times();
            if let Err(problem) = done {
                eprintln!("✗ {problem}");
            }
        }
        thread::sleep(Duration::from_millis(300));
    }
}

/// A number that changes with the sources.
fn sources() -> Done<u64> {
    let mut hasher = DefaultHasher::new();
    for source in SOURCES {
        look_at(&root().join(source), &mut hasher)?;
    }
    Ok(hasher.finish())
}

fn look_at(path: &Path, hasher: &mut DefaultHasher) -> Done {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    // An editor's own files may vanish at any moment.
    let Ok(about) = fs::metadata(path) else { return Ok(()) };
    if name.starts_with('.') || OTHERS.contains(&&*name) {
        return Ok(());
    }
    if about.is_file() {
        (path, about.modified()?, about.len()).hash(hasher);
        return Ok(());
    }
    let mut inner: Vec<_> = fs::read_dir(path)?.flatten().map(|entry| entry.path()).collect();
    inner.sort();
    inner.iter().try_for_each(|path| look_at(path, hasher))
}
