//! The page about Kōnane itself.

use crate::access::check;
use crate::looks::look;
use crate::page::Page;
use crate::play::fits;
use crate::server::Server;

#[test]
fn the_page_about_konane_says_whose_each_statement_is() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/play");
    page.click("#play-konane");
    page.wait_for_link("#/learn/konane");
    page.wait_for_text("h1", "Kōnane");
    // Emory's boards of Lānaʻi, and King's.
    page.wait_for_words("#konane-boards", "8\u{a0}×\u{a0}11");
    page.wait_for_words("#konane-boards", "238 squares");
    page.wait_for_count("#konane-boards tr:last-child a[href^='https://math.berkeley.edu']", 1);
    // The words are those of the glossary, with their sources.
    page.wait_for_words("#konane-words", "papamū");
    page.wait_for_count("#konane-words a[href='#/gallery/papers/ernst']", 10);
    check(&page, "the page about Kōnane");
    look(&page, "konane");
    for (width, height, scheme) in [(360, 740, "dark"), (740, 360, "light"), (1920, 1080, "dark")] {
        page.resize(width, height, scheme);
        fits(&page);
    }
    look(&page, "konane-wide");
    page.click("#konane-words a[href='#/learn/glossary/piko']");
    page.wait_for_count("[data-entry=piko] h2:focus", 1);
}

#[test]
fn the_page_about_konane_speaks_portuguese() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/learn/konane?lang=pt");
    page.wait_for_words("#konane-boards", "238 casas");
    page.wait_for_words("#konane-words", "O piko, o umbigo");
    page.wait_for_count("#konane[lang]", 0);
}
