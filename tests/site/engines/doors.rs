//! A walk through every door of the site.

use thirtyfour::Key;

use crate::driver::Engine;
use crate::page::{Glimpse, Page};
use crate::seeing::DENSE;
use crate::server::Server;

const HALF: &str = "#/k1/ancient/plane/oxo.ox";

in_each_engine!(every_door_opens);

fn every_door_opens(engine: Engine) {
    let server = Server::watched();
    let page = Page::keeping_in(engine, &server);
    page.visit(HALF);
    page.wait_for_value("1/2");
    for door in [
        edit, value, cancel, share, exhibit, lesson, game, review, sum, quiz, list, offline,
        language, print,
    ] {
        door(&page, &server);
    }
    let missing = server.requests().into_iter().filter(|request| !request.found);
    assert_eq!(missing.map(|request| request.target).collect::<Vec<_>>(), [""; 0]);
}

fn edit(page: &Page, _: &Server) {
    page.go("#/k1/ancient/walls/3/3/3");
    page.wait_for_value("0");
    page.click_square("1,1");
    page.wait_for_link("#/k1/ancient/walls/3/.x/1");
    page.wait_for_focus("1,1");
    page.keys(Key::Right + "o");
    page.wait_for_link("#/k1/ancient/walls/1/.xo/1");
    let places = ["0,0", "0,1", "0,2"].map(|square| page.middle(square));
    page.click("#brush-black");
    page.drag(&places);
    page.wait_for_link("#/k1/ancient/walls/xxx/.xo/1");
    page.click("#undo");
    page.wait_for_link("#/k1/ancient/walls/1/.xo/1");
    page.click("#page-gallery");
    page.wait_for_words("#gallery h1", "gallery");
    page.back();
    page.wait_for_link("#/k1/ancient/walls/1/.xo/1");
}

fn value(page: &Page, _: &Server) {
    page.go("#/k1/ancient/plane/xo/.xo/..xo/...xo/4xo/5x");
    page.wait_for_value("{0,*|0,{0,*|0,^*}}");
    page.go("#/k1/modern/plane/ox..oxoxo.o");
    page.wait_for_value("{2|0}");
    page.unfold("#thermograph");
    page.wait_for_words("#reading", "Left wall");
    page.unfold("#why");
    page.click("#show-why");
    page.wait_for_words(".why", "So the value is");
}

fn cancel(page: &Page, _: &Server) {
    page.go(DENSE);
    page.wait_for_words("#status", "positions");
    page.click("#cancel");
    page.wait_for_words("#status", "Cancelled");
    page.click("#go-on");
    page.wait_for_words("#status", "Searching");
    page.go(HALF);
    page.wait_for_value("1/2");
}

fn share(page: &Page, server: &Server) {
    page.click("#share");
    page.wait_for_property("#share-link", "value", format!("{}{HALF}", server.site));
    page.wait_for_property("#share-text", "value", "oxo.ox");
    let width = |page: &Glimpse| -> u32 {
        page.js("return document.querySelector('.share-picture img')?.naturalWidth ?? 0", [])
    };
    // WebKit says the width at which it shows a drawing.
    page.wait("a picture", width, |&width| width > 200);
    page.wait_until_seen("#share-panel .qr path");
    page.keys(Key::Escape);
    page.wait_until_gone("#share-panel");
    page.wait_for_focus_on("share");
}

fn exhibit(page: &Page, _: &Server) {
    page.go("#/gallery?q=black");
    page.click("[data-exhibit='l']");
    page.wait_for_value("-2");
    page.focus("#slider-n");
    page.keys(Key::Right + Key::Right);
    page.wait_for_link("#/gallery/l?n=7");
    page.wait_for_value("-3");
    page.wait_for_words("#claim .mark", "agrees");
}

fn lesson(page: &Page, _: &Server) {
    page.go("#/learn/rules/double");
    page.wait_until_seen("[data-answer='c3-e3']");
    // c3–e3 is refuted on the board, c3–g3 is right.
    page.click_square("2,2");
    page.click_square("2,4");
    page.click("#check");
    page.wait_until_seen("[data-verdict=refuted]");
    page.click("#retry");
    page.click_square("2,2");
    page.click_square("2,6");
    page.click("#check");
    page.wait_until_seen("[data-verdict=right-jump]");
    page.go("#/learn");
    page.wait_until_seen("[data-lesson=rules] [data-done='1']");
}

fn game(page: &Page, _: &Server) {
    page.go("#/play/g1/ancient/4x4/tournament?black=you&white=greedy&moves=a1.b1");
    page.wait_for_words("#play-turn", "Black to move");
    // The only jump to a1, by its last square.
    page.click_square("3,0");
    page.wait_for_words("#play-said", "Black jumped from a3 to a1");
    page.wait_for_count("#moves .turn", 4);
}

fn review(page: &Page, _: &Server) {
    page.go("#/play/g1/ancient/4x4/tournament?black=you&white=friend&moves=a1.a2.c1-a1.b3-b1");
    page.click("#play-review");
    page.wait_until_seen("#review-verdict[data-verdict=Turned]");
    page.wait_for_words("#review-mistakes button[aria-current]", "2… b3–b1");
}

fn sum(page: &Page, _: &Server) {
    page.go("#/sums");
    for card in ["oxo.ox", "{3|1}"] {
        page.focus("#add-g");
        page.keys(card);
        page.keys(Key::Enter);
    }
    page.wait_for_value("{7/2|3/2}");
    page.wait_for_link("#/sums?card=ancient/plane/oxo.ox&card=%7B3%7C1%7D");
}

fn quiz(page: &Page, _: &Server) {
    page.go("#/teach");
    page.type_into("#hurry-text", "oxo.ox");
    page.click("#hurry-text-now");
    page.click("#give-open");
    page.wait_until_seen("#step-title");
    page.enter("[data-answer=Left]");
    page.enter("#check");
    page.wait_until_seen("[data-verdict=right-outcome]");
    page.enter("#lesson-on");
    page.wait_until_seen("[data-right='1']");
}

fn list(page: &Page, _: &Server) {
    page.go("#/k1/ancient/plane/xo/.xo");
    page.wait_for_position("xo/.xo");
    page.click("#share");
    page.click("#share-add");
    page.click("#share-list");
    page.click(".lesson-title");
    page.type_into("#name-0", "Stairs");
    page.wait_for_words("#row-0", "Stairs");
    page.reload();
    page.wait_for_property("#name-0", "value", "Stairs");
}

fn offline(page: &Page, server: &Server) {
    page.wait_until_kept();
    server.be_away(true);
    for (link, place, words) in [
        ("#/k1/ancient/walls/xo1", "#value", "1"),
        ("#/gallery/nimbers?n=3", "#claim", "agrees"),
        ("#/learn/rules/double", "#step-title", ""),
        ("#/proof/k1/ancient/plane/oxo.ox", "#proof-check", "every claim follows"),
    ] {
        page.visit(link);
        page.reload();
        page.wait_for_words(place, words);
    }
    server.be_away(false);
}

fn language(page: &Page, _: &Server) {
    page.visit(HALF);
    page.click("[data-language] option[value=pt]");
    page.wait_for_property("html", "lang", "pt");
    page.wait_for_words("#outcome", "com h3");
    page.click("[data-language] option[value=en]");
    page.wait_for_property("html", "lang", "en");
    page.wait_for_value("1/2");
}

fn print(page: &Page, _: &Server) {
    page.unfold("#jumps");
    page.wait_for_count("table.jumps tbody tr", 4);
    page.act(
        "window.print = () => { window.sheets = document.querySelectorAll('.sheet .value').length }",
        [],
    );
    page.click("#share");
    page.click("#share-print");
    let sheets = |page: &Glimpse| -> Option<usize> { page.js("return window.sheets ?? null", []) };
    page.wait("a sheet at the time of printing", sheets, |sheets| *sheets == Some(1));
    // The browser reports that it has printed.
    page.act("dispatchEvent(new Event('afterprint'))", []);
    page.wait_for_count(".sheet", 0);
}
