//! The nimber machine builds step by step.

use thirtyfour::Key;

use crate::looks::look;
use crate::page::{Glimpse, Page};
use crate::server::Server;

#[test]
fn a_nimber_is_built_step_by_step() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/nimbers?n=4&step=3");
    page.wait_for_words("#step-says", "ladder");
    page.wait_for_words("[data-step='6']", "42 stones, worth ∗4");
    let texts =
        ["18 stones, worth ∗3", "17 stones, worth 0", "19 stones", "38 stones", "41 stones"];
    for (step, text) in (1..).zip(texts) {
        page.wait_for_words(&format!("[data-step='{step}']"), text);
    }
    // Three stones are new, and the new focal square is marked.
    page.click("[data-step='5']");
    page.wait_for_link("#/gallery/nimbers?n=4&step=5");
    page.wait_for_count(".machine .added", 3);
    page.wait_for_count(".machine .focal", 1);
    page.wait_for_count(".machine .removed", 0);
    page.keys(Key::Right);
    page.wait_for_words("#step-says", "Set the new focal stone");
    page.wait_for_words("#claim .mark", "agrees");
    page.wait_for_words("#step-says", "leaves 0. Worth ∗4");
    page.wait_for_value("*4");
    page.keys(Key::Home);
    page.wait_for_value("*3");
    page.wait_until_gone("#claim");
    page.click("#step-on");
    page.wait_for_value("0");
    page.wait_for_count(".machine .added", 0);
    page.wait_for_count(".machine .removed", 1);
    look(&page, "nimber-step");

    // A reader who changes the board sees their own position, without marks.
    page.click_square("0,0");
    page.wait_for_count(".machine", 0);
    page.wait("an edit", Glimpse::link, |link| {
        link.starts_with("#/gallery/nimbers?n=4&position=k1/ancient/plane/")
            && link.ends_with("&step=2")
    });
    page.click("#back");
    page.wait_for_link("#/gallery/nimbers?n=4&step=2");
    page.wait_for_value("0");

    page.type_into("#number-n", "3");
    page.wait_for_link("#/gallery/nimbers?n=3&step=2");
    page.type_into("#number-n", "99");
    page.wait_for_link("#/gallery/nimbers?n=7&step=2");
    page.type_into("#number-n", "2");
    page.wait_for_words("#step-says", "The first machine");
    page.wait_for_value("*2");
    page.click("#on-board");
    page.wait_for_link("#/k1/ancient/plane/4o/...o/1/...o/.x.xo/x");
}

#[test]
fn six_and_seven_appear() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/nimbers?n=6");
    page.wait_for_value("*6");
    look(&page, "nimber-six");
    page.go("#/gallery/nimbers?n=7");
    page.wait_for_value("*7");
    page.wait_for_words("[data-step='1']", "206 stones, worth ∗6");
    page.wait_for_words("#range-status", "All 6 values");
    page.wait_for_words(".verdict", "Agrees for n = 2 to 7.");
    page.click("#range tr[data-number='3'] button");
    page.wait_for_link("#/gallery/nimbers?n=3");
    page.wait_for_value("*3");
    page.go("#/gallery/nimbers?n=17");
    page.wait_for_words(".exhibit-head .problem", "n can be 2 to 7");
}
