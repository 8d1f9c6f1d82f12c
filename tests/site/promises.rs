//! What SECURITY.md promises: the policy that comes as a header binds the page and its workers, and the site names whose
//! work it contains.

use std::collections::BTreeSet;
use std::fs;

use serde_json::Value;

use crate::builds::file;
use crate::offline::kept;
use crate::page::Page;
use crate::server::{DIST, Server};

/// The files that the linker made, before anything was taken out of them.
const LINKED: [&str; 5] = [
    "page/app.wasm",
    "release/worker.wasm",
    "release/checker-worker.wasm",
    "release/cards-worker.wasm",
    "release/codes-worker.wasm",
];

/// An expression that asks another host for something, and becomes "sent" or "refused".
fn asking(elsewhere: &Server) -> String {
    format!(
        "fetch('{}', {{ mode: 'no-cors' }}).then(() => 'sent', () => 'refused')",
        elsewhere.site
    )
}

/// What the source of the page declares.
fn declared_policy() -> &'static str {
    let (_, rest) = include_str!("../../index.html")
        .split_once("Content-Security-Policy\" content=\"")
        .expect("a policy");
    rest.split('"').next().expect("its end")
}

#[test]
fn the_header_binds_the_page() {
    let [server, elsewhere] = [(); 2].map(|()| Server::start("/"));
    // Without the policy that the page declares.
    server.trick(|path, body| match path {
        "index.html" => {
            let page = String::from_utf8(body).expect("a text");
            Some(page.replace("Content-Security-Policy", "nothing").into_bytes())
        }
        _ => Some(body),
    });
    let page = Page::open(&server, "#/k1/ancient/walls/xo1");
    page.wait_for_value("1");
    let header: String = page.measure_later(
        "fetch('./').then(({ headers }) => arguments[0](headers.get('content-security-policy')))",
    );
    assert_eq!(header, declared_policy());
    let said: String = page.measure_later(&format!("{}.then(arguments[0])", asking(&elsewhere)));
    assert_eq!(said, "refused");
    assert_eq!(elsewhere.requests().len(), 0);
    page.forgive_errors_about("Content Security Policy");
}

#[test]
fn the_header_binds_a_worker() {
    let [server, elsewhere] = [(); 2].map(|()| Server::start("/"));
    let name = file(DIST.as_ref(), "worker-start-");
    let (file, asking) = (name.clone(), asking(&elsewhere));
    server.trick(move |path, body| {
        let probe = || format!("{asking}.then(said => postMessage(said))").into_bytes();
        Some(if path == file { probe() } else { body })
    });
    let page = Page::blank(&server);
    // A page without a policy.
    page.visit("icon-192.png");
    let said: String = page.measure_later(&format!(
        "new Worker('./{name}', {{ type: 'module' }}).onmessage = ({{ data }}) => arguments[0](data)"
    ));
    assert_eq!(said, "refused");
    assert_eq!(elsewhere.requests().len(), 0);
    page.forgive_errors_about("");
}

#[test]
fn what_the_browser_keeps_is_bound_and_licensed_too() {
    let server = Server::start("/");
    let page = kept(&server);
    server.be_away(true);
    let name = file(DIST.as_ref(), "worker-start-");
    let header: String = page.measure_later(&format!(
        "fetch('./{name}').then(({{ headers }}) => arguments[0](headers.get('content-security-policy')))"
    ));
    assert_eq!(header, declared_policy());

    page.click("#help");
    let text: String = page.measure_later(
        "const { href } = document.querySelector(\"#first-steps a[href$='licences.txt']\");
         fetch(href).then(answer => answer.text()).then(arguments[0])",
    );
    assert!(text.starts_with("Papamū is under this licence"));
    // Yew comes without the text of its licence.
    assert!(text.contains("\nyew 0.") && text.contains("Grant of Copyright License"));
    // Beside the licences the help names the version, as `papamu --version` does.
    page.wait_for_words("#first-steps", concat!("Papamū ", env!("CARGO_PKG_VERSION"), ","));
}

/// The names of crates in the symbols of a linked program, such as `papamu` in `_ZN6papamu4main…`.
fn crates_in(program: &[u8]) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for at in 0..program.len() {
        let Some(symbol) = program[at..].strip_prefix(b"_ZN") else { continue };
        let digits = symbol.iter().take_while(|sign| sign.is_ascii_digit()).count();
        let length = str::from_utf8(&symbol[..digits]).expect("digits").parse().unwrap_or(0);
        let name = symbol.get(digits..digits + length).unwrap_or_default();
        // A symbol of another shape belongs to an implementation for a type of several crates.
        if name
            .iter()
            .all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || *sign == b'_')
            && length > 1
        {
            names.insert(String::from_utf8_lossy(name).into_owned());
        }
    }
    names
}

#[test]
fn the_bill_names_all_that_the_linker_took() {
    let bill: Value =
        serde_json::from_slice(&fs::read(format!("{DIST}/sbom.cdx.json")).expect("a bill"))
            .expect("JSON");
    let mut known: BTreeSet<String> = bill["components"]
        .as_array()
        .expect("components")
        .iter()
        .map(|component| component["name"].as_str().expect("a name").replace('-', "_"))
        .collect();
    // The parts of `std`, and our own, of which some are libraries for others.
    known.extend(
        ["alloc", "core", "papamu", "app", "cards_worker", "codes_worker"].map(String::from),
    );
    let crates =
        fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/crates")).expect("our crates").flatten();
    for entry in crates {
        let name = entry.file_name().to_string_lossy().replace('-', "_");
        known.extend([format!("papamu_{name}"), name]);
    }
    for file in LINKED {
        let path = format!("{}/../wasm32-unknown-unknown/{file}", env!("CARGO_TARGET_TMPDIR"));
        let names = crates_in(&fs::read(&path).expect("a linked program"));
        assert!(names.contains("core") && names.contains("wasm_bindgen"), "{file}: {names:?}");
        let unknown: Vec<&String> = names.difference(&known).collect();
        assert_eq!(unknown, [""; 0], "in {file} and not in the bill");
    }
    assert_eq!(bill["bomFormat"], "CycloneDX");
}
