//! A page that the reader leaves is freed: what is not in the document any more is not in memory either.

use crate::page::Page;
use crate::server::Server;

const HOME: &str = "#/k1/ancient/plane/oxo.ox";
/// More than one page takes, and far less than ten pages take.
const ROOM: u64 = 4_000;

#[test]
fn pages_that_are_left_are_freed() {
    let server = Server::start("/");
    let page = Page::open(&server, HOME);
    let walk = || {
        for (link, place) in [
            ("#/gallery", "#find"),
            ("#/learn", "#lessons"),
            ("#/learn/glossary", "#glossary-search"),
            ("#/play", "#play-start"),
            ("#/sums", "#add-g"),
        ] {
            page.go(link);
            page.wait_until_seen(place);
        }
        page.go(HOME);
        page.wait_for_value("1/2");
    };
    // The first visits fill the tables of words and pictures.
    walk();
    let before = page.held_nodes();
    for _ in 0..5 {
        walk();
    }
    page.wait("no nodes of earlier visits", |_| page.held_nodes(), |&held| held < before + ROOM);
}
