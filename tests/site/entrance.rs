//! The gallery's entrance: its search, and the ways from exhibit to exhibit.

use papamu::content::exhibits;
use thirtyfour::Key;

use crate::gallery::ROW;
use crate::page::{Glimpse, Page};
use crate::server::Server;

#[test]
fn back_leads_to_where_one_was_at_the_entrance() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery");
    page.wait_for_words("h2", "gallery");
    let card = "[data-exhibit='nimbers']";
    page.middle(card);
    let top = |page: &Glimpse| page.js::<i64>("return Math.round(scrollY)", []);
    let place = page.wait("a place", top, |&top| top > 0);
    page.click(card);
    page.wait("the exhibit's top", top, |&top| top == 0);
    page.wait_for_value("*4");
    page.back();
    page.wait("the place", top, |&top| top == place);
    page.wait_for_count("[data-exhibit='nimbers']:focus", 1);
    // A reader who comes by a link begins at the top.
    page.click(card);
    page.click("#entrance");
    page.wait_for_words("h2", "gallery");
    page.wait("the top", top, |&top| top == 0);
}

/// An exhibit and a number at which it is −7.
fn found_by_value() -> (&'static str, String) {
    let hit = papamu::content::search("-7").into_iter().find(|hit| hit.at.is_some());
    let hit = hit.expect("L(15) is −7");
    (hit.exhibit.name, hit.at.map(|at| at[0].to_string()).unwrap_or_default())
}

#[test]
fn searches_by_name_and_value() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery");
    page.click("#find");
    page.keys("-7".to_string());
    page.wait_for_link("#/gallery?q=-7");
    let (name, n) = found_by_value();
    page.wait_for_count(&format!("[data-exhibit='{name}'][href*='={n}']"), 1);
    page.type_into("#find", "no such thing");
    page.wait_for_words("#nothing", "No exhibit matches");
    page.wait_for_words("#found", "Nothing found");
    page.type_into("#find", "row of");
    page.wait_until_seen("[data-exhibit='l']");
    page.click("[data-exhibit='l']");
    page.wait_for_value("-2");
    page.back();
    page.wait_for_link("#/gallery?q=row%20of");
}

#[test]
fn an_unknown_name_leads_on() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/L1?n=3");
    page.wait_for_words("#unknown", "There is no exhibit “l1”");
    page.click("#unknown a");
    page.wait_for_link(ROW);
}

#[test]
fn leads_from_exhibit_to_exhibit() {
    let server = Server::start("/");
    let page = Page::open(&server, ROW);
    page.wait_for_value("-2");
    let all: Vec<_> = exhibits().filter(|exhibit| exhibit.family().is_some()).collect();
    let [first, second, ..] = &all[..] else { return };
    page.go(&format!("#/gallery/{}", first.name));
    page.wait_for_words("h2", &plain(first.title));
    page.chord(&[Key::Alt], Key::PageDown);
    page.wait_for_link(&format!("#/gallery/{}", second.name));
    page.wait_for_words("h2", &plain(second.title));
    page.click("#before");
    page.wait_for_link(&format!("#/gallery/{}", first.name));
    page.click("#entrance");
    page.wait_for_words("h2", "gallery");
}

/// A title as it is read: small figures are set.
fn plain(title: &str) -> String {
    title.chars().take_while(|sign| sign.is_ascii()).collect()
}
