//! The site opens from any folder, with only its own files.

use papamu::link::lesson_link::LessonLink;
use std::fs;
use std::path::Path;

use crate::builds::copy_of;
use crate::line::Line;
use crate::page::{Glimpse, Page};
use crate::server::{DIST, Server};

#[test]
fn shows_a_board_and_a_value() {
    let server = Server::start("/");
    let page = Page::open(&server, "");
    page.wait_for_position("oxo.ox");
    page.wait_for_value("1/2");
    page.wait_for_words("#outcome", "Left wins, moving first or second.");
    page.wait_for_words("#outcome", "by h3");
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
    server.trick(|name, body| (!name.starts_with("app")).then_some(body));
    let page = Page::open(&server, "");
    page.wait_for_words("#start-problem", "could not be loaded");
    page.wait_until_seen("#app svg");
    page.forgive_errors_about("/app");
}

#[test]
fn addresses_open_the_right_page() {
    let server = Server::start("/");
    for (address, id, place, words) in [
        ("#/Gallery/", "gallery", "h1", "The rogue’s gallery"),
        ("#%2Fgallery", "gallery", "h1", "The rogue’s gallery"),
        ("#/%67allery", "gallery", "h1", "The rogue’s gallery"),
        ("#/gallery/habitat", "gallery", "h1", "Habitat"),
        ("#/gallery/%70enetration", "gallery", "h1", "Penetration"),
        ("#/gallery/habitats", "gallery", "#unknown", "habitats"),
        ("#/gallery-xo", "board", "#link-problem", "expected"),
        ("#/k1/ancient/plane/xo", "board", "#value", "∗"),
    ] {
        let page = Page::open(&server, address);
        page.wait_for_words(&format!("#{id} {place}"), words);
        page.wait_for_count(".page:not(:empty)", 1);
    }
}

/// The open door's name leads to the entrance, and Back to where the reader was.
#[test]
fn each_door_leads_to_its_entrance() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery");
    page.wait_for_words("#gallery h1", "gallery");
    let lesson = LessonLink::parse("#/list?item=k1/ancient/plane/xo/.xo").unwrap().0;
    for (link, door, entrance) in [
        ("#/k1/ancient/plane/xo/.xo", "board", "#/"),
        ("#/gallery/l?n=3", "gallery", "#/gallery"),
        ("#/learn/q1?task=value&on=1&of=1", "learn", "#/learn"),
        ("#/learn/rules/jump", "learn", "#/learn"),
        ("#/play/g1/ancient/4x4/tournament?black=you&white=friend", "play", "#/play"),
        ("#/sums?card=1", "sums", "#/sums"),
        (&lesson.showing(Some(0)).to_string(), "teach", "#/teach"),
        (&lesson.to_string(), "teach", "#/teach"),
    ] {
        page.go(link);
        page.wait_for_count(&format!("#page-{door}[aria-current=page]"), 1);
        page.wait_for_link(link);
        page.click(&format!("#page-{door}"));
        page.wait_for_link(entrance);
        page.wait_for_count(&format!("#page-{door}[aria-current=page]"), 1);
        page.back();
        page.wait_for_link(link);
    }
    // Another door leads to where the reader was there.
    page.go("#/learn/q1?task=value&on=1&of=1");
    page.wait_until_seen("#quiz-nameless");
    page.click("#page-board");
    page.wait_for_count("#page-board[aria-current=page]", 1);
    page.click("#page-learn");
    page.wait_for_link("#/learn/q1?task=value&on=1&of=1");
    page.click("#page-learn");
    page.wait_until_seen("#lessons");
}

#[test]
fn a_page_whose_host_is_away_goes_on_and_says_what_is_missing() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/xo1");
    page.wait_for_value("1");
    // The gallery comes after the value.
    page.click("#page-gallery");
    page.wait_for_words("#gallery h1", "gallery");
    page.click("#page-board");
    server.be_away(true);
    page.click("#page-gallery");
    page.wait_for_words("#gallery h1", "gallery");
    page.go("#/k1/ancient/walls/xox");
    page.wait_for_value("0");
    page.go("#/play/solved");
    page.wait_for_words(".solved [role=alert]", "could not be loaded");
    page.forgive_errors_about("ERR_EMPTY_RESPONSE");
}

#[test]
fn a_new_build_is_there_after_a_reload() {
    let server = Server::over(Line::new(1_000_000_000, 0));
    let page = Page::open(&server, "");
    page.wait_for_value("1/2");
    // The same build, except for the scripts that its page names.
    let build = copy_of(Path::new(DIST), "new-build");
    let html = fs::read_to_string(build.join("index.html")).expect("a page");
    fs::write(build.join("index.html"), html.replace("<noscript>", "<noscript>New: "))
        .expect("room");
    server.switch_to(&build);
    let is_new = |page: &Glimpse| -> bool {
        page.js("return document.querySelector('noscript').textContent.startsWith('New')", [])
    };
    page.wait("the old page", is_new, |is_new| !is_new);
    page.reload();
    page.wait("the new page", is_new, |&is_new| is_new);
    page.wait_for_value("1/2");
}

#[test]
fn says_what_it_needs() {
    let server = Server::start("/");
    let page = Page::blank(&server);
    page.without_scripts();
    page.visit("");
    page.wait_for_words("noscript", "switch on JavaScript");
}
