//! The gallery by paper, the pages of the library, and their links.

use crate::access::check;
use crate::page::{Glimpse, Page};
use crate::server::Server;

#[test]
fn the_entrance_leads_to_every_page() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery");
    for leaf in ["papers", "differences", "open"] {
        page.click(&format!("#to-{leaf}"));
        page.wait_for_link(&format!("#/gallery/{leaf}"));
        page.wait_for_count(&format!("#to-{leaf}[aria-current]"), 1);
        page.go("#/gallery");
        page.wait_for_words("h1", "gallery");
    }
    for (words, link) in [
        ("misprint", "#/gallery/differences"),
        ("open problem", "#/gallery/open"),
        ("figure 10", "#/gallery/papers/ernst"),
        ("PSPACE", "#/gallery/papers/unread"),
        ("Chavey", "#/gallery/papers/ernst"),
        ("xo.oxo", "#/k1/ancient/plane/xo.oxo"),
    ] {
        page.type_into("#find", words);
        page.wait_until_seen(&format!("#found-leaves a[href='{link}']"));
    }
    // The last one is the mirror image of a half.
    page.wait_until_seen("[data-exhibit='half']");
}

#[test]
fn the_entrance_shows_the_exhibits_of_a_paper() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/papers");
    page.wait_until_seen("[data-exhibit='l']");
    page.click("[href='#/gallery/papers/uiterwijk']");
    page.wait_for_words("#paper-title", "Uiterwijk");
    page.wait_until_gone("[data-exhibit='l']");
    page.click(".gaps summary");
    page.wait_for_words("[data-place='figure 14']", "lost");
    // A search stays among them.
    page.type_into("#find", "narrow");
    page.wait_for_link("#/gallery/papers/uiterwijk?q=narrow");
    page.click("[data-exhibit='narrow']");
    page.click("#places summary");
    page.wait_for_words("#places", "theorem 11");
    page.click("#places a[href='#/gallery/papers/uiterwijk']");
    page.wait_for_words("#paper-title", "Uiterwijk");
    page.go("#/gallery/papers/nobody");
    page.wait_for_words("#unknown", "nobody");
    page.go("#/gallery/papers/unread");
    page.wait_for_words("#unread", "PSPACE");
    // Rooms that had no position led here later.
    page.go("#/gallery/gyllenskog");
    page.wait_for_count("#to-papers[aria-current]", 1);
}

#[test]
fn differences_lead_to_the_very_number() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/differences");
    page.wait_for_count("[data-difference='lt3'] tbody tr", 5);
    page.click("[data-difference='lt3'] tbody a[href*='n=9']");
    page.wait_for_link("#/gallery/lt3?n=9");
    page.wait_for_value("3/2");
    page.back();
    page.click("[data-difference='lt2'] tbody a[href*='n=6']");
    page.wait_for_link("#/gallery/lt2?n=6");
    page.wait_for_value("{v[2]|0}");
}

#[test]
fn open_problems_can_be_gone_on_with() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/open");
    page.wait_for_count("[data-problem='narrow'] [data-number='8']", 4);
    page.click("[data-problem='nimbers'] .go-on");
    page.wait_for_link("#/gallery/habitat?value=%2A4");
    page.back();
    page.click("[data-problem='triangle'] .go-on");
    page.wait("a board", |page: &Glimpse| page.link(), |link| link.starts_with("#/k"));
}

#[test]
fn an_exhibit_is_cited() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/lot2?n=4");
    page.click("#cite summary");
    let text = |id: &'static str| {
        move |page: &Glimpse| {
            page.js::<String>(
                "return document.getElementById(arguments[0])?.value ?? ''",
                [id.into()],
            )
        }
    };
    let own = page.wait("the exhibit", text("cite-exhibit"), |text| !text.is_empty());
    assert!(
        own.contains("@misc{papamu-lot2,") && own.contains("#/gallery/lot2?n=4&version="),
        "{own}"
    );
    page.wait("its paper", text("cite-papers"), |text| text.contains("@article{Ernst1995,"));
    page.click("#share");
    page.wait("both", text("share-cite"), |text| {
        text.contains("papamu-lot2") && text.contains("Ernst1995")
    });
}

#[test]
fn the_library_has_no_barriers() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/papers");
    for leaf in ["papers", "differences", "open"] {
        page.go(&format!("#/gallery/{leaf}"));
        page.wait_for_count(&format!("#to-{leaf}[aria-current]"), 1);
        check(&page, leaf);
        for width in [360, 768, 1280, 1920] {
            page.resize(width, 900, "light");
            let wide: u32 = page.measure("return document.documentElement.scrollWidth", []);
            assert!(wide <= width, "{leaf} is {wide} wide at {width}");
        }
    }
}
