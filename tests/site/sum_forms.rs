//! A table of sums with many cards, with hard ones, in a frame, and in the forms that Share offers.

use serde_json::json;

use crate::access::check;
use crate::looks::look;
use crate::page::{Glimpse, Page};
use crate::seeing::DENSE;
use crate::server::Server;

const TABLE: &str = "#/sums?card=ancient/plane/oxo.ox&card=2,%5E&card=ancient/plane/x.xo";

/// How many cards have their values.
fn valued(page: &Glimpse) -> usize {
    page.count("[data-card][data-worth]:not([data-worth='bounds'], [data-worth='wrong'])")
}

/// Each card keeps its own rules and edge. `x.xo` is ↑ by the modern rules and ↓∗ by the ancient ones; between walls
/// there is no room.
#[test]
fn twelve_cards_with_rules_of_their_own() {
    let server = Server::start("/");
    let position = |terms: &str| format!("card={terms}/x.xo");
    let terms = ["ancient/plane", "modern/plane", "ancient/walls", "modern/walls"];
    let cards: Vec<String> = terms.iter().cycle().take(12).map(|terms| position(terms)).collect();
    let link = format!("#/sums?{}", cards.join("&"));
    let page = Page::open(&server, &link);
    page.wait("all values", valued, |&count| count == 12);
    let worths = |page: &Glimpse| -> Vec<String> {
        let script =
            "return [...document.querySelectorAll(arguments[0])].map(card => card.dataset.worth)";
        page.js(script, [json!("[data-card]")])
    };
    page.wait("the values", worths, |worths| {
        worths.chunks(4).all(|four| four == &worths[..4]) && worths[1] == "^" && worths[0] == "v*"
    });
    look(&page, "sums-twelve");
    check(&page, "twelve cards");
    page.enter("#remove-g-11");
    page.wait_for_focus_on("remove-g-10");
    page.wait_for_link(&format!("#/sums?{}", cards[..11].join("&")));
    page.click("#sums-undo");
    page.wait_for_link(&link);
}

#[test]
fn a_table_is_shared_in_every_form() {
    let server = Server::start("/");
    let page = Page::open(&server, TABLE);
    // 1/2 + ⇑ + ↓∗.
    page.wait_for_value("1/2^*");
    page.click("#share");
    let field = |id: &'static str, good: &dyn Fn(&str) -> bool| {
        let look = |page: &Glimpse| -> String {
            page.js("return document.getElementById(arguments[0])?.value ?? ''", [json!(id)])
        };
        page.wait(id, look, |text| good(text));
    };
    let site = &server.site;
    field("share-link", &|link| link == format!("{site}{TABLE}"));
    field("share-words", &|words| words.contains("1/2") && words.contains('='));
    field("share-text", &|text| {
        text == "\"oxo.ox\" ancient plane + 2·((^)) + \"x.xo\" ancient plane"
    });
    field("share-latex", &|latex| latex.matches("\\begin{tikzpicture}").count() == 2);
    let frame = format!("src=\"{site}{}&amp;embed=1\"", TABLE.replace('&', "&amp;"));
    field("share-iframe", &|iframe| iframe.contains(&frame));
    page.wait_until_seen(".share-code svg.qr");
    page.wait_until_seen("#share-print");
    let width: u32 = page.measure_later(
        "const [done] = arguments; const image = document.querySelector('.share-picture img');
         image.decode().then(() => done(image.naturalWidth), () => done(0))",
    );
    assert!(width > 600, "the picture is {width} px wide");
    check(&page, "table shared");
    look(&page, "sums-shared");
}

/// The frame that Share offers is 640 × 420.
#[test]
fn a_table_fits_its_frame() {
    let server = Server::start("/");
    let many = format!("#/sums?{}&embed=1", ["card=ancient/plane/oxo.ox"; 12].join("&"));
    for (link, value) in [
        (format!("{TABLE}&embed=1"), "1/2^*"),
        (many, "6"),
        ("#/sums/compare?card=ancient/plane/oxo.ox&with=1&with=%2A&embed=1".to_string(), "-1/2*"),
    ] {
        let page = Page::open(&server, &link);
        page.resize(640, 420, "light");
        page.wait_for_value(value);
        let fits = |page: &Glimpse| -> (bool, f64) {
            let script =
                "const page = document.documentElement, sums = document.querySelector('.sums');
                const whole = [page, sums].every(it => it.scrollHeight <= it.clientHeight
                    && it.scrollWidth <= it.clientWidth);
                return [whole, document.querySelector('#outcome').getBoundingClientRect().bottom]";
            page.js(script, [])
        };
        page.wait("all of it", fits, |&(fits, bottom)| fits && bottom <= 420.0);
    }
}

/// One card is too hard for now: the others have their values, the total has bounds, and the reader can cancel the
/// search and resume it.
#[test]
fn a_hard_card_leaves_what_is_known() {
    let server = Server::start("/");
    let hard = DENSE.trim_start_matches("#/k1/");
    let page = Page::open(&server, &format!("#/sums?card={hard}&card=1"));
    page.wait("the easy card", valued, |&count| count == 1);
    page.wait_for_words("#value", " to ");
    page.wait_for_words("#status", "positions");
    page.click("#cancel");
    page.wait_until_seen("#go-on");
    page.wait_until_seen("#known");
    page.wait_for_words("#value", " to ");
    check(&page, "hard sum");
    look(&page, "sums-hard");
    page.click("#go-on");
    page.wait_until_seen("#cancel");
    // Without the hard card there is nothing left to compute.
    page.click("#remove-g-0");
    page.wait_for_value("1");
    page.wait_until_gone("#cancel");
}
