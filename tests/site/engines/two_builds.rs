//! Two builds and one page: the host has a new build, half of one, or damaged files. The page works, or says what
//! happened and what the reader can do, and the reader loses nothing.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use crate::builds::{NEXT_SECTION, file, next, watched};
use crate::driver::Engine;
use crate::offline::REGISTER;
use crate::page::{Glimpse, Page};
use crate::server::Server;

const HALF: &str = "#/k1/ancient/plane/oxo.ox";
const ROOM: &str = "#/gallery/nimbers?n=3";
/// What index.html says by itself.
const NO_SCRIPT: (&str, &str) = ("#start-problem", "load the page again");

/// The build after the watched one.
fn next_watched() -> &'static Path {
    static NEXT: OnceLock<PathBuf> = OnceLock::new();
    NEXT.get_or_init(|| next(watched(), "next-watched-build"))
}

/// A page that the browser has stored and serves itself.
fn kept(engine: Engine, server: &Server) -> Page {
    let page = Page::keeping_in(engine, server);
    page.visit(HALF);
    page.wait_for_value("1/2");
    wait_until_kept(&page);
    page
}

pub fn wait_until_kept(page: &Page) {
    let is_kept = |page: &Glimpse| page.js("return !!navigator.serviceWorker.controller", []);
    page.wait("the site to be kept", is_kept, |&is_kept: &bool| is_kept);
}

fn wait_for_build(page: &Page, build: &Path) {
    let start = file(build, "start-");
    let look = |page: &Glimpse| -> String {
        page.js("return document.querySelector('script[type=module]')?.src ?? ''", [])
    };
    page.wait(&format!("a page with {start}"), look, |script| script.ends_with(&start));
}

/// Solves a step of a lesson.
fn solve_a_step(page: &Page) {
    page.go("#/learn/rules/double");
    page.wait_until_seen("[data-answer='c3-g3']");
    page.click_square("2,2");
    page.click_square("2,6");
    page.click("#check");
    page.wait_until_seen("[data-verdict=right-jump]");
}

fn wait_for_progress(page: &Page) {
    page.go("#/learn");
    page.wait_until_seen("[data-lesson=rules] [data-done='1']");
}

/// The old page starts another worker, whose files the host no longer has, and opens its second part.
pub fn an_old_page_goes_on_beside_a_new_build(engine: Engine) {
    let server = Server::watched();
    let page = kept(engine, &server);
    server.switch_to(next_watched());
    page.reload();
    page.wait_for_words("#notice", "A new version is ready.");
    page.wait_for_value("1/2");
    page.go(ROOM);
    page.wait_for_words("#claim", "agrees");
    page.wait_for_words("#range tbody tr[data-number='2']", "agrees");
    solve_a_step(&page);
    wait_for_build(&page, watched());
    // The new version has what the reader of the old one had.
    page.go(HALF);
    page.wait_for_value("1/2");
    page.enter("#notice button");
    wait_for_build(&page, next_watched());
    page.wait_for_link(HALF);
    page.wait_for_value("1/2");
    wait_for_progress(&page);
}

/// The host has the page and the service worker of one build, and the other files of another.
fn mixed(server: &Server, page: &Path, files: &Path) {
    let [index, worker] =
        ["index.html", "sw.js"].map(|name| fs::read(page.join(name)).expect("a file of the build"));
    server.switch_to(files);
    server.trick(move |name, body| match name {
        "index.html" => Some(index.clone()),
        "sw.js" => Some(worker.clone()),
        _ => Some(body),
    });
}

/// While a new build is uploaded, a reader with the old one goes on with it, and another is told to come again.
pub fn half_of_a_new_build_is_not_taken(engine: Engine) {
    let server = Server::watched();
    let page = kept(engine, &server);
    mixed(&server, next_watched(), watched());
    page.reload();
    page.wait_for_value("1/2");
    page.go(ROOM);
    page.wait_for_words("#claim", "agrees");
    wait_for_build(&page, watched());
    page.wait_for_count("#notice button", 0);
    page.go(HALF);
    server.heal();
    server.switch_to(next_watched());
    page.reload();
    page.wait_for_words("#notice", "A new version is ready.");
    page.wait_for_value("1/2");
    page.forgive_errors_about("sw.js");

    for (index, files) in [(next_watched(), watched()), (watched(), next_watched())] {
        let server = Server::watched();
        mixed(&server, index, files);
        let page = Page::keeping_in(engine, &server);
        page.visit(HALF);
        page.wait_for_words(NO_SCRIPT.0, NO_SCRIPT.1);
        server.heal();
        server.switch_to(next_watched());
        page.reload();
        page.wait_for_value("1/2");
        page.wait_for_link(HALF);
        page.wait_until_gone("#start-problem");
        page.forgive_errors_about("");
    }
}

/// The file works, but it is not the one that the list of the build names.
pub fn a_file_with_a_wrong_digest_is_not_kept(engine: Engine) {
    let server = Server::watched();
    server.trick(|name, mut body| {
        if name.starts_with("worker_lazy-") {
            body.extend(NEXT_SECTION);
        }
        Some(body)
    });
    let page = Page::keeping_in(engine, &server);
    page.visit(ROOM);
    page.wait_for_words("#claim", "agrees");
    assert_eq!(page.measure_later::<String>(REGISTER), "redundant");
    server.heal();
    assert_eq!(page.measure_later::<String>(REGISTER), "activated");
    wait_until_kept(&page);
    server.be_away(true);
    page.reload();
    page.wait_for_words("#claim", "agrees");
}

/// Where each file is missed, and what the reader is told there.
const MISSED: [(&str, &str, (&str, &str)); 12] = [
    ("page-", HALF, ("#value", "one half")),
    ("theme-", HALF, NO_SCRIPT),
    ("start-", HALF, NO_SCRIPT),
    ("app-", HALF, ("#start-problem", "could not be loaded. Load the page again")),
    ("worker-", HALF, ("#worker-problem", "load the page again")),
    ("worker_bg-", HALF, ("#worker-problem", "load the page again")),
    ("worker_lazy-", ROOM, ("main", "Try again")),
    ("second-", ROOM, ("#part-problem", "load the page again")),
    ("lessons-en-", "#/learn", ("main", "Load the page again")),
    ("early-", "#/gallery/early", ("main", "could not be loaded")),
    ("checker-", "#/proof/k1/ancient/plane/oxo.ox", ("#proof-check", "could not check it")),
    ("offline-", HALF, ("#value", "one half")),
];

/// The host harms one file after another; each time the page works or says what happened, and a later visit finds
/// everything as it was.
fn each_file_is_missed(engine: Engine, harm: impl Fn(&Server, &'static str)) {
    let server = Server::watched();
    let page = Page::keeping_in(engine, &server);
    page.visit("#/learn");
    solve_a_step(&page);
    for (names, link, (place, words)) in MISSED {
        harm(&server, names);
        page.visit("#/list");
        page.visit(link);
        page.reload();
        page.wait_for_words(place, words);
        server.heal();
    }
    page.reload();
    wait_for_progress(&page);
    page.forgive_errors_about("");
}

pub fn a_missing_file_is_said(engine: Engine) {
    each_file_is_missed(engine, |server, names| {
        server
            .trick(move |name, body| (!name.starts_with(names) && name != "sw.js").then_some(body));
    });
}

/// The connection ends in the middle of the file.
pub fn a_cut_file_is_said(engine: Engine) {
    each_file_is_missed(engine, |server, names| {
        server.trick(|name, body| (name != "sw.js").then_some(body));
        server.cut(names);
    });
}

/// The host sends a page in place of each file that it lacks, as some hosts do.
pub fn a_page_in_place_of_a_file_is_said(engine: Engine) {
    each_file_is_missed(engine, |server, names| {
        server.trick(move |name, body| match name {
            "sw.js" => None,
            _ if name.starts_with(names) => {
                Some(b"<!doctype html><title>Not here</title>".to_vec())
            }
            _ => Some(body),
        });
    });
}
