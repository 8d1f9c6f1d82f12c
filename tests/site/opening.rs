//! The site opens from any folder, with nothing but its own files.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::page::Page;
use crate::server::Server;

#[test]
fn shows_a_board_and_a_value() {
    let server = Server::start("/");
    let page = Page::open(&server, "");
    page.wait_for_position("oxo.ox");
    page.wait_for_value("1/2");
    page.wait_for_words("#outcome", "If Left (black) starts, Left wins.");
    page.wait_for_words("#outcome", "If Right (white) starts, Left wins.");
}

/// Tells how long after the visitor has asked for the page, if it has come; else once it has.
const SINCE_OPENING: &str = "
    const done = arguments[arguments.length - 1];
    const look = () => {
        if (document.querySelector('#value')?.dataset.plain) done(performance.now());
        else requestAnimationFrame(look);
    };
    look();";

#[test]
fn the_first_value_comes_soon() {
    let server = Server::start("/");
    let times = [0; 3].map(|_| Page::open(&server, "").js_async::<f64>(SINCE_OPENING));
    println!("From opening to the first value: {times:.0?} ms");
    // The promise is one second; a test machine under load must not fail for it.
    assert!(times.iter().all(|time| *time < 5_000.0), "{times:?}");
}

#[test]
fn asks_for_nothing_but_its_own_files() {
    for folder in ["/", "/papamu/"] {
        let server = Server::start(folder);
        let page = Page::open(&server, "#/k1/ancient/plane/ox.xo.o");
        page.wait_for_value("1/2");
        page.click_square("0,0");
        page.wait_for_link("#/k1/ancient/plane/o/1/1/1/..ox.xo.o");
        let requests = server.requests();
        assert!(requests.iter().any(|request| request.target.contains("worker")), "{requests:?}");
        for request in requests.iter().filter(|request| !request.is_the_browsers_own()) {
            let allowed = request.found && request.target.starts_with(folder);
            assert!(allowed, "{request:?} from a site in {folder}");
        }
    }
}

#[test]
fn is_of_use_before_its_program_has_come() {
    let html = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/dist/index.html")).unwrap();
    for part in ["<title>Papam", "<noscript>", "Content-Security-Policy", "Kōnane board"] {
        assert!(html.contains(part), "no {part} in index.html");
    }
    for script in html.split("<script").skip(1) {
        let (_, inline) = script.split_once('>').unwrap();
        assert!(inline.starts_with("</script>"), "a script in the page's text: {inline:.60}");
    }

    let server = Server::start("/");
    server.trick(|name, body| (!name.starts_with("board-")).then_some(body));
    let page = Page::open(&server, "");
    page.wait_for_words("#start-problem", "could not be loaded");
    assert!(page.text("#app svg").is_some(), "the first board is to be seen");
    page.forgive_errors_about("/board-");
}

#[test]
fn a_door_without_its_program_is_explained_and_tried_again() {
    let server = Server::start("/");
    let is_missing = Arc::new(AtomicBool::new(true));
    server.trick({
        let is_missing = is_missing.clone();
        move |name, body| {
            (name != "gallery_bg.wasm" || !is_missing.load(Ordering::Relaxed)).then_some(body)
        }
    });
    let page = Page::open(&server, "#/k1/ancient/walls/xo1");
    page.wait_for_value("1");
    page.click("#door-gallery");
    page.wait_for_words("#start-problem", "could not be loaded");
    page.click("#door-board");
    page.wait_for_value("1");
    assert_eq!(page.text("#start-problem"), None);
    is_missing.store(false, Ordering::Relaxed);
    page.click("#door-gallery");
    page.wait_for_words("#gallery h2", "gallery");
    assert_eq!(page.text("#start-problem"), None);
    page.forgive_errors_about("gallery");
}

/// `start.js` guesses the door that the address names; whatever it guesses, the right one opens.
#[test]
fn addresses_open_the_right_door() {
    let server = Server::start("/");
    for (address, place) in [
        ("#/Gallery/", "#gallery h2"),
        ("#%2Fgallery", "#gallery h2"),
        ("#/%67allery", "#gallery h2"),
        ("#/gallery/habitat", "#room h2"),
        ("#/gallery/%70enetration", "#room h2"),
        ("#/gallery/habitats", "#gallery h2"),
        ("#/gallery-xo", "#board #link-problem"),
        ("#/k1/ancient/plane/xo", "#board .value"),
    ] {
        let page = Page::open(&server, address);
        page.wait(address, |page| page.text(place), Option::is_some);
        let open: Vec<String> = page.js(
            "return [...document.querySelectorAll('.door:not(:empty)')].map(door => '#' + door.id)",
            [],
        );
        assert_eq!(open, [place.split(' ').next().unwrap()], "{address}");
    }
}

#[test]
fn says_what_it_needs() {
    let server = Server::start("/");
    let page = Page::blank(&server);
    page.without_scripts();
    page.visit("");
    page.wait_for_words("noscript", "switch on JavaScript");
}
