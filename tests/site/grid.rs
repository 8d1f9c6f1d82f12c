//! One grid for all pages: each begins at the same left edge as the name in the bar.

use std::collections::HashMap;

use serde_json::json;

use crate::page::{Glimpse, Page};
use crate::server::Server;

/// Each page and its rooms, with the elements at the left edge: the heading, tools, content.
const PAGES: [(&str, &[&str]); 25] = [
    ("#/k1/ancient/plane/oxo.ox", &[".work .tools > :first-child"]),
    ("#/gallery", &["h1", ".headline", ".rooms", ".walk"]),
    ("#/gallery/l?n=7", &[".exhibit-way", "h1", ".exhibit-more"]),
    ("#/gallery/penetration", &[".exhibit-way", "h1", ".tools", ".matrix"]),
    ("#/gallery/habitat", &["h1", ".habitat-form"]),
    ("#/gallery/any?value=*", &["h1", ".making-form", ".making-work"]),
    ("#/gallery/nimbers?n=3", &["h1", ".room-tools", ".work"]),
    ("#/gallery/papers/ernst", &["h1", ".headline", ".paper"]),
    ("#/gallery/differences", &["h1", ".leaves", ".difference"]),
    ("#/gallery/open", &["h1", ".leaves", ".difference"]),
    ("#/learn", &["h1", ".headline", "#lessons"]),
    ("#/learn/glossary", &["h1", ".glossary .row", "#glossary"]),
    ("#/learn/konane", &["h1", ".headline", "#konane"]),
    ("#/learn/halves/half", &[".lesson > .note", "#step-title", "#step-says"]),
    ("#/play", &["h1", ".begin", ".begin-others", "#setup-choices"]),
    ("#/play/g1/ancient/8x8/tournament?black=you&white=friend", &[".work"]),
    ("#/play/solved", &["h1", ".solved table"]),
    ("#/play/games", &["h1", ".games-tools", ".saved-games"]),
    ("#/play/levels", &["h1", ".headline", ".level-names", ".levels-matches"]),
    ("#/play/tournament", &["h1", ".headline", ".tournament-tools", ".tournament-begin"]),
    (
        "#/sums?card=ancient/plane/oxo.ox&card=1/2",
        &["h1", ".headline", ".tools", ".cards", ".total"],
    ),
    ("#/teach", &["h1", ".headline", ".teach-lessons", ".built-in"]),
    ("#/teach/cards", &[".note", "h1", ".headline", ".vote-form"]),
    ("#/sums", &["h1", ".headline", ".typed-field", ".starts", ".calculator"]),
    ("#/list?item=k1/ancient/plane/oxo.ox&name=Half", &["h1", ".items", "#lesson-came"]),
];

/// The distance from the left edge of the window to the name in the bar and to these elements.
fn left_edges(page: &Glimpse, selectors: &[&str]) -> Vec<f64> {
    page.js(
        "return ['.brand', ...arguments[0]].map(selector =>
             [...document.querySelectorAll(`#page ${selector}`)]
                 .find(part => part.offsetParent).getBoundingClientRect().left)",
        [json!(selectors)],
    )
}

#[test]
#[ignore = "long"]
fn every_page_has_the_same_left_edge() {
    let server = Server::start("/");
    let page = Page::open(&server, PAGES[0].0);
    // The first page sets the edge of each window.
    let mut known = HashMap::new();
    for (link, selectors) in PAGES {
        page.go(link);
        for (width, height) in [(360, 740), (768, 1024), (1280, 800), (1920, 1080)] {
            page.resize(width, height, "light");
            let edges = page.wait(
                &format!("one left edge on {link} at {width} px"),
                |page| left_edges(page, selectors),
                |edges| edges.iter().all(|left| (left - edges[0]).abs() < 1.0),
            );
            let edge = *known.entry(width).or_insert(edges[0]);
            assert!(
                edge >= 8.0 && (edges[0] - edge).abs() < 1.0,
                "{link} at {width} px: {edges:?}, not {edge}"
            );
        }
    }
}
