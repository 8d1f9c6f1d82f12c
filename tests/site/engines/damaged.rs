//! The host lacks a file, sends a part of it, or something else in its place. The page works, or says what happened and what
//! the reader can do, and the reader loses nothing.

use crate::driver::Engine;
use crate::engines::two_builds::{
    HALF, NO_SCRIPT, ROOM, solve_a_step, wait_for_no_script, wait_for_progress,
};
use crate::page::Page;
use crate::server::Server;

in_each_engine! {
    a_missing_file_is_said
    a_cut_file_is_said
    a_page_in_place_of_a_file_is_said
}

/// Where each file is missed, and what the reader is told there.
const MISSED: [(&str, &str, (&str, &str)); 12] = [
    ("page-", HALF, ("#value", "one half")),
    ("theme-", HALF, NO_SCRIPT),
    ("start-", HALF, NO_SCRIPT),
    ("app", HALF, ("#start-problem", "could not be loaded. Load the page again")),
    ("worker-", HALF, ("#worker-problem", "load the page again")),
    ("worker_bg-", HALF, ("#worker-problem", "load the page again")),
    ("worker-for-rest-", ROOM, ("main", "Try again")),
    ("app-for-", ROOM, ("#part-problem", "load the page again")),
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
        page.visit("#/teach");
        page.visit(link);
        page.reload();
        match (place, words) {
            NO_SCRIPT => wait_for_no_script(&page),
            _ => page.wait_for_words(place, words).clear(),
        }
        server.heal();
    }
    page.reload();
    wait_for_progress(&page);
    page.forgive_errors_about("");
}

fn a_missing_file_is_said(engine: Engine) {
    each_file_is_missed(engine, |server, names| {
        server
            .trick(move |name, body| (!name.starts_with(names) && name != "sw.js").then_some(body));
    });
}

/// The connection ends in the middle of the file.
fn a_cut_file_is_said(engine: Engine) {
    each_file_is_missed(engine, |server, names| {
        server.trick(|name, body| (name != "sw.js").then_some(body));
        server.cut(names);
    });
}

/// The host sends a page in place of each file that it lacks, as some hosts do.
fn a_page_in_place_of_a_file_is_said(engine: Engine) {
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
