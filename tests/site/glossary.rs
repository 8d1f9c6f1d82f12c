//! Terms: their cards, by pointer, keys and touch, and the glossary.

use thirtyfour::Key;

use crate::page::{Glimpse, Page};
use crate::server::Server;

const STEP: &str = "#/learn/thermographs/half";
const WORD: &str = "[data-term=thermograph]";
const CARD: &str = "[data-card=thermograph]";

#[test]
fn a_card_comes_to_the_pointer() {
    let server = Server::start("/");
    let page = Page::open(&server, STEP);
    page.wait_until_seen(WORD);
    page.hover(&[(5, 5), page.middle(WORD)]);
    page.wait_until_seen(CARD);
    // The pointer can move onto the card, and the card stays.
    page.hover(&[page.middle(CARD)]);
    page.hover(&[page.middle(&format!("{CARD} p"))]);
    page.wait_until_seen(CARD);
    page.hover(&[(5, 5)]);
    page.wait_until_gone(CARD);
    page.hover(&[page.middle(WORD)]);
    page.wait_until_seen(CARD);
    page.keys(Key::Escape);
    page.wait_until_gone(CARD);
    page.wait_for_link(STEP);
}

#[test]
fn a_card_comes_to_the_focus() {
    let server = Server::start("/");
    let page = Page::open(&server, STEP);
    page.wait_until_seen(WORD);
    page.focus(".step-bar li:last-child a");
    page.keys(Key::Tab);
    page.wait_until_seen(CARD);
    // A screen reader reads it as a whole, once.
    page.wait_for_count(&format!("[role=status] {CARD}"), 1);
    page.wait_for_count("[data-term][aria-describedby]", 0);
    page.keys(Key::Escape);
    page.wait_until_gone(CARD);
    page.wait_for_count(&format!("{WORD}:focus"), 1);
    // Enter follows the link.
    page.keys(Key::Enter);
    page.wait_for_link("#/learn/glossary/thermograph");
    page.wait_for_count("[data-entry=thermograph] h2:focus", 1);
    page.back();
    page.wait_until_seen(WORD);
}

#[test]
fn a_card_comes_to_the_finger_and_covers_no_word_of_the_text() {
    let server = Server::start("/");
    let page = Page::open(&server, STEP);
    for (width, height) in [(360, 740), (768, 1024), (1280, 900), (1920, 1080)] {
        page.resize(width, height, "light");
        page.click(WORD);
        page.wait_until_seen(CARD);
        page.wait_for_link(STEP);
        let covers: bool = page.measure(
            "const [card, text] = [...arguments].map(it => document.querySelector(it).getBoundingClientRect());
             return card.top < text.bottom && text.top < card.bottom && card.left < text.right
                 || card.left < 0 || card.right > innerWidth || card.top < 0
                 || document.documentElement.scrollWidth > innerWidth",
            [CARD.into(), ".lesson-says".into()],
        );
        assert!(!covers, "at {width}");
        // A second press, or one elsewhere, closes it.
        page.click(if width < 900 { WORD } else { "#step-title" });
        page.wait_until_gone(CARD);
    }
}

#[test]
fn terms_are_explained_on_the_board_and_in_the_gallery() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/plane/oxo.ox");
    page.wait_for_value("1/2");
    page.wait_for_count("#term-card [role=status]", 1);
    page.unfold("#thermograph");
    for term in ["number", "positive", "stops", "mean", "temperature"] {
        page.click(&format!(".panel [data-term={term}]"));
        page.wait_until_seen(&format!("[data-card={term}]"));
        if term == "number" {
            let colours = |page: &Glimpse| -> [String; 2] {
                page.js(
                    "return ['#value', '.colours .left dt'].map(place =>
                         getComputedStyle(document.querySelector(place)).color)",
                    [],
                )
            };
            page.wait("the value's colour", colours, |[value, explained]| value == explained);
        }
        // It may lie over the next term.
        page.keys(Key::Escape);
        page.wait_until_gone(".term-card");
    }
    page.go("#/gallery/up");
    page.wait_until_seen("#story [data-term=ancient]");
    page.wait_until_gone(".term-card");
    page.click("#story [data-term=ancient]");
    page.wait_until_seen("[data-card=ancient]");
}

#[test]
fn the_glossary_is_searched() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/learn");
    page.click("#to-glossary");
    page.wait_for_link("#/learn/glossary");
    page.wait_until_seen("[data-entry=star]");
    let titles: Vec<String> = page.measure(
        "return [...document.querySelectorAll('#glossary h2')].map(it => it.textContent)",
        [],
    );
    let place = |title: &str| titles.iter().position(|known| known == title).expect("a title");
    // The ʻokina and the macron do not affect the order.
    assert!(place("integer") < place("kākaʻi") && place("kākaʻi") < place("kōnane"));
    assert!(place("kōnane") < place("kuʻi") && place("kuʻi") < place("leap"));
    page.type_into("#glossary-search", "strike back");
    page.wait_for_count("#glossary li", 1);
    page.wait_until_seen("[data-entry=kui]");
    page.type_into("#glossary-search", "no such word");
    page.wait_for_count("#glossary li", 0);
    // A link shows its term, whatever the search field contains.
    page.go("#/learn/glossary/tiny");
    page.wait_for_count("[data-entry=tiny] h2:focus", 1);
    page.click("[data-entry=tiny] [href='#/learn/glossary/miny']");
    page.wait_for_count("[data-entry=miny] h2:focus", 1);
    page.go("#/learn/glossary/no-such-term");
    page.wait_until_seen("#link-problem");
}

#[test]
fn the_glossary_speaks_portuguese() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/learn/glossary/star?lang=pt");
    page.wait_for_words("[data-entry=star] h2", "estrela");
    page.wait_for_count("#glossary [lang=en]:is(h2, li)", 0);
}

#[test]
fn a_glossary_that_does_not_come_can_be_asked_for_again() {
    let server = Server::start("/");
    server.trick(|name, body| (!name.starts_with("glossary-")).then_some(body));
    let page = Page::open(&server, "#/learn/glossary");
    page.wait_until_seen(".glossary [role=alert]");
    page.forgive_errors_about("/glossary-");
    server.heal();
    page.click(".glossary [role=alert] button");
    page.wait_until_seen("[data-entry=star]");
}
