//! The site without a network, and the arrival of a new build.

use std::path::Path;

use serde_json::{Value, json};

use crate::access::check;
use crate::builds::next;
use crate::driver::Engine;
use crate::page::{Glimpse, Page};
use crate::server::{DIST, Server};

/// A page that the browser has stored and serves itself.
pub fn kept(server: &Server) -> Page {
    kept_in(Engine::Chromium, server, "")
}

/// The same in a browser with this engine, at a link to the position in which the site begins.
pub fn kept_in(engine: Engine, server: &Server, link: &str) -> Page {
    let page = Page::keeping_in(engine, server);
    page.visit(link);
    page.wait_for_value("1/2");
    page.wait_until_kept();
    page
}

fn wait_for_builds(page: &Page, count: usize) {
    let look =
        |page: &Glimpse| page.js::<usize>("return caches.keys().then(all => all.length)", []);
    page.wait(&format!("{count} kept builds"), look, |&seen| seen == count);
}

/// Presses Reload in the notice.
fn take_new_build(page: &Page, build: &Path) {
    page.enter("#notice button");
    page.wait_for_build(build);
}

/// Registers the service worker as the page does, and waits for the result.
pub const REGISTER: &str = "
    const done = arguments[arguments.length - 1];
    navigator.serviceWorker.register('./sw.js').then(({ installing, active }) => {
        const worker = installing ?? active;
        const look = () =>
            ['activated', 'redundant'].includes(worker.state) && done(worker.state);
        worker.addEventListener('statechange', look);
        look();
    });";

#[test]
fn every_page_opens_without_a_network() {
    let server = Server::start("/papamu/");
    let page = kept(&server);
    // Files of the dictionary are kept once a page has asked for them.
    page.visit("#/gallery/habitat?value=*2");
    page.wait_until_seen("[data-entry='ox/.ox']");
    server.be_away(true);
    page.new_tab();
    for (link, place, words) in [
        ("#/gallery/habitat?value=*2", "[data-place=modern-plane] h4", "4 stones"),
        ("#/k1/ancient/walls/xo1", "#value", "1"),
        ("#/gallery", "#gallery h1", "gallery"),
        ("#/gallery/nimbers?n=3", "#claim", "agrees"),
        ("#/gallery/penetration", "#gallery h1", "Penetration"),
        ("index.html#/gallery/habitat", "#gallery h1", "Habitat"),
        (
            "#/play/g1/ancient/4x4/tournament?black=you&white=friend&moves=a1.b1",
            "#play-turn",
            "Black",
        ),
        // Programs compute in the worker.
        ("#/play/g1/ancient/4x4/tournament?black=random&white=greedy", "#play-turn", "wins"),
        ("#/proof/k1/ancient/plane/oxo.ox", "#proof-check", "every claim follows"),
        ("?from=elsewhere#/k1/modern/plane/x.xo", "#value", "↑"),
    ] {
        page.visit(link);
        page.reload();
        page.wait_for_words(place, words);
    }
    // The notice is all that the reader sees of this.
    page.wait_until_gone("#notice");
}

#[test]
fn a_new_build_waits_for_the_reader() {
    let server = Server::start("/");
    let page = kept(&server);
    let next = next(Path::new(DIST), "second-build");
    server.switch_to(&next);

    // A lecture or a frame shows no notice.
    page.new_tab();
    for view in ["projector", "embed"] {
        page.visit(&format!("#/k1/ancient/walls/xo1?{view}"));
        page.reload();
        page.wait_for_count("#notice button", 2);
        page.wait_until_gone("#notice");
    }
    page.visit("#/k1/ancient/walls/xo1");
    page.reload();
    page.wait_for_words("#notice", "A new version is ready.");
    page.enter("#notice button:last-child");
    page.wait_until_gone("#notice");

    // The new version opens in the tab whose reader asks for it, and in no other.
    page.reload();
    page.wait_for_words("#notice", "A new version is ready.");
    check(&page, "a new version");
    take_new_build(&page, &next);
    page.wait_for_value("1");
    page.wait_for_link("#/k1/ancient/walls/xo1");
    wait_for_builds(&page, 2);

    // The old page starts a worker, whose files the host no longer has.
    page.turn_to_tab(0);
    page.go("#/gallery/nimbers?n=3");
    page.wait_for_words("#claim", "agrees");
    page.wait_for_words("#range tbody tr[data-number='2']", "agrees");
    page.wait_for_build(Path::new(DIST));

    // When the last old page closes, the browser removes its files.
    page.reload();
    page.wait_for_build(&next);
    page.close_tab();
    page.reload();
    wait_for_builds(&page, 1);
}

#[test]
fn a_build_that_waits_is_kept_whole() {
    let server = Server::start("/");
    let page = kept(&server);
    let next = next(Path::new(DIST), "waiting-build");
    server.switch_to(&next);
    // The second of these pages belongs to the old build, and restores its files.
    for _ in 0..2 {
        page.reload();
        page.wait_for_words("#notice", "A new version is ready.");
    }
    wait_for_builds(&page, 2);
    server.be_away(true);
    take_new_build(&page, &next);
    page.wait_for_value("1/2");
}

#[test]
fn a_host_that_sends_files_of_two_builds_is_not_believed() {
    let server = Server::start("/");
    let page = Page::keeping(&server);
    page.visit("");
    server.trick(|name, mut body| {
        if name == "stone.svg" {
            body.extend(b"<!-- of another build -->");
        }
        Some(body)
    });
    assert_eq!(page.measure_later::<String>(REGISTER), "redundant");
    server.heal();
    assert_eq!(page.measure_later::<String>(REGISTER), "activated");
}

#[test]
fn what_is_not_kept_is_said_once() {
    let server = Server::start("/");
    let page = Page::keeping(&server);
    page.limit_storage(1);
    page.visit("");
    page.wait_for_words("#notice", "did not save Papamū");
    page.wait_for_value("1/2");
    page.click("#notice button");
    page.wait_until_gone("#notice");
    page.reload();
    page.wait_for_value("1/2");
    // The second refusal also reaches the page.
    let listens = |page: &Glimpse| -> bool {
        page.js(
            "return performance.getEntriesByType('resource')
                .some(({ name }) => name.includes('/offline-'))",
            [],
        )
    };
    page.wait("a page that listens", listens, |&listens| listens);
    assert_eq!(page.measure_later::<String>(REGISTER), "redundant");
    page.wait_until_gone("#notice");
}

#[test]
fn what_was_cleared_comes_back() {
    let server = Server::start("/");
    let page = kept(&server);
    let look = |page: &Glimpse| -> usize {
        page.js(
            "return caches.keys().then(async ([name]) =>
                name ? (await (await caches.open(name)).keys()).length : 0)",
            [],
        )
    };
    let files = page.wait("kept files", look, |&files| files > 0);
    page.act(
        "return caches.keys().then(all => Promise.all(all.map(name => caches.delete(name))))",
        [],
    );
    page.reload();
    page.wait_for_value("1/2");
    page.wait("the same files", look, |&seen| seen == files);
    server.be_away(true);
    page.reload();
    page.wait_for_value("1/2");
    page.wait_until_gone("#notice");
}

#[test]
fn browsers_can_install_it() {
    let server = Server::start("/papamu/");
    let page = kept(&server);
    assert_eq!(page.hindrances(), Vec::<Value>::new());
}

/// The average difference between the pixels of a picture and those of its drawing, from 0 to 255.
const DISTANCE: &str = "
    const pixels = async (file) => {
        const image = new Image();
        image.src = file;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = canvas.height = size;
        const context = canvas.getContext('2d');
        context.drawImage(image, 0, 0, size, size);
        return context.getImageData(0, 0, size, size).data;
    };
    const [picture, file, size] = arguments;
    return Promise.all([pixels(picture), pixels(file)]).then(([one, other]) =>
        one.reduce((sum, value, place) => sum + Math.abs(value - other[place]), 0) / one.length)";

#[test]
fn icons_are_pictures_of_their_drawings() {
    let server = Server::start("/");
    let page = Page::open(&server, "");
    page.wait_for_value("1/2");
    for (picture, drawing, size) in [
        ("icon-192.png", "icon.svg", 192),
        ("icon-512.png", "icon.svg", 512),
        ("icon-maskable-512.png", "icon-maskable.svg", 512),
    ] {
        let distance: f64 = page.measure(DISTANCE, [json!(picture), json!(drawing), json!(size)]);
        assert!(distance < 1.0, "{picture} is {distance} off");
    }
}
