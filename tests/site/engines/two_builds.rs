//! Two builds and one page: the host has a new build, or half of one. The page works, or says what happened and what the
//! reader can do, and the reader loses nothing.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use serde_json::json;

use crate::builds::{NEXT_SECTION, next, watched};
use crate::driver::Engine;
use crate::offline::{REGISTER, kept_in};
use crate::page::Page;
use crate::server::Server;

pub const HALF: &str = "#/k1/ancient/plane/oxo.ox";
pub const ROOM: &str = "#/gallery/nimbers?n=3";
/// What index.html says by itself.
pub const NO_SCRIPT: (&str, &str) = ("#start-problem", "load the page again");

in_each_engine! {
    an_old_page_goes_on_beside_a_new_build
    half_of_a_new_build_is_not_taken
    a_file_with_a_wrong_digest_is_not_kept
}

/// The build after the watched one.
fn next_watched() -> &'static Path {
    static NEXT: OnceLock<PathBuf> = OnceLock::new();
    NEXT.get_or_init(|| next(watched(), "next-watched-build"))
}

/// Waits for what index.html says by itself, without the ten seconds in which the scripts might still come.
pub fn wait_for_no_script(page: &Page) {
    let (place, words) = NO_SCRIPT;
    page.act(
        "const said = document.querySelector(arguments[0]);
         said.getAnimations().forEach(animation => animation.finish());
         if (!said.checkVisibility({ visibilityProperty: true })) throw new Error('not yet')",
        [json!(place)],
    );
    page.wait_for_words(place, words);
}

/// Solves a step of a lesson.
pub fn solve_a_step(page: &Page) {
    page.go("#/learn/rules/double");
    page.wait_until_seen("[data-answer='c3-g3']");
    page.click_square("2,2");
    page.click_square("2,6");
    page.click("#check");
    page.wait_until_seen("[data-verdict=right-jump]");
}

pub fn wait_for_progress(page: &Page) {
    page.go("#/learn");
    page.wait_until_seen("[data-lesson=rules] [data-done='1']");
}

/// The old page starts another worker, whose files the host no longer has, and asks for its other part.
fn an_old_page_goes_on_beside_a_new_build(engine: Engine) {
    let server = Server::watched();
    let page = kept_in(engine, &server, HALF);
    server.switch_to(next_watched());
    page.reload();
    page.wait_for_words("#notice", "A new version is ready.");
    page.wait_for_value("1/2");
    page.go(ROOM);
    page.wait_for_words("#claim", "agrees");
    page.wait_for_words("#range tbody tr[data-number='2']", "agrees");
    solve_a_step(&page);
    page.wait_for_build(watched());
    // The new version has what the reader of the old one had.
    page.go(HALF);
    page.wait_for_value("1/2");
    page.enter("#notice button");
    page.wait_for_build(next_watched());
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
fn half_of_a_new_build_is_not_taken(engine: Engine) {
    let server = Server::watched();
    let page = kept_in(engine, &server, HALF);
    mixed(&server, next_watched(), watched());
    page.reload();
    page.wait_for_value("1/2");
    page.go(ROOM);
    page.wait_for_words("#claim", "agrees");
    page.wait_for_build(watched());
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
        wait_for_no_script(&page);
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
fn a_file_with_a_wrong_digest_is_not_kept(engine: Engine) {
    let server = Server::watched();
    server.trick(|name, mut body| {
        if name.starts_with("worker-for-rest-") {
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
    page.wait_until_kept();
    server.be_away(true);
    page.reload();
    page.wait_for_words("#claim", "agrees");
}
