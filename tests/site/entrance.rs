//! The gallery's entrance: its search, and the links from exhibit to exhibit.

use teaching::content::exhibits;
use thirtyfour::Key;

use crate::gallery::ROW;
use crate::page::{Glimpse, Page};
use crate::server::Server;

#[test]
fn back_leads_to_where_one_was_at_the_entrance() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery");
    page.wait_for_words("h1", "gallery");
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
    // A reader who follows a link begins at the top.
    page.click(card);
    page.click("#entrance");
    page.wait_for_words("h1", "gallery");
    page.wait("the top", top, |&top| top == 0);
}

/// An exhibit, and a number at which its value is −7.
fn found_by_value() -> (&'static str, String) {
    let hit = teaching::content::search("-7").into_iter().find(|hit| hit.at.is_some());
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

/// What readers of the papers look for.
#[test]
fn searches_by_place_size_and_objection() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery");
    for (words, card) in [
        ("differs", "[data-exhibit='lt3'][href*='n=4']:has(.differs)"),
        ("misprint", "[data-exhibit='lot1'][href*='n=7']:has(.misprint)"),
        ("open problem", "[data-exhibit='narrow'][href*='n=3']:has(.open)"),
        ("open problem", "[data-exhibit='triangle']"),
        ("table 1", "[data-exhibit='penetration']"),
        ("figure 10", "[data-exhibit='penetration'][href*='width=12']"),
        ("pagoda", "[data-exhibit='penetration']"),
        ("-1/4", "[data-exhibit='narrow'][href*='n=8']"),
        ("1x9", "[data-exhibit='narrow'][href*='n=9']"),
        ("Norvig", "[data-exhibit='whole']"),
    ] {
        page.type_into("#find", words);
        page.wait_for_count(&format!(".found {card}"), 1);
    }
}

#[test]
fn rooms_come_first_at_the_entrance() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery");
    page.resize(1280, 800, "light");
    page.wait_for_count(".rooms a", 4);
    // They leave space for the first exhibits.
    let first = |page: &Glimpse| -> f64 {
        page.js(
            "return document.querySelector('.hall .exhibit').getBoundingClientRect().bottom",
            [],
        )
    };
    page.wait("an exhibit in the window", first, |&bottom| bottom <= 800.0);
    for (room, link) in [
        ("nimbers", "#/gallery/nimbers"),
        ("penetration", "#/gallery/penetration"),
        ("habitat", "#/gallery/habitat"),
    ] {
        page.click(&format!("#to-{room}"));
        page.wait("the room", Glimpse::link, |found| found.starts_with(link));
        page.back();
    }
}

#[test]
fn the_index_leads_to_halls() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery?hall=boards");
    page.wait_for_count("[data-hall='boards']:focus", 1);
    page.click(".halls [href='#/gallery?hall=nimbers']");
    page.wait_for_count("[data-hall='nimbers']:focus", 1);
}

/// Whether every picture of a card fits its frame.
const ARE_WHOLE: &str =
    "return [...document.querySelectorAll('.walk .exhibit-picture svg')].every(svg => {
    const [inner, outer] = [svg, svg.parentNode].map(it => it.getBoundingClientRect());
    return inner.height > 0 && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1
        && inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
})";

#[test]
fn pictures_of_the_entrance_are_whole() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery");
    page.wait_until_seen("[data-exhibit='l']");
    let are_whole = |page: &Glimpse| page.js::<bool>(ARE_WHOLE, []);
    page.resize(360, 800, "light");
    page.wait("pictures", are_whole, |&are_whole| are_whole);
    page.print_media();
    page.wait("printed pictures", are_whole, |&are_whole| are_whole);
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
    page.wait_for_words("h1", &plain(first.title.english));
    page.chord(&[Key::Alt], Key::PageDown);
    page.wait_for_link(&format!("#/gallery/{}", second.name));
    page.wait_for_words("h1", &plain(second.title.english));
    page.click("#before");
    page.wait_for_link(&format!("#/gallery/{}", first.name));
    page.click("#entrance");
    page.wait_for_words("h1", "gallery");
}

/// A title up to its first subscript or superscript.
fn plain(title: &str) -> String {
    title.chars().take_while(|sign| sign.is_ascii()).collect()
}
