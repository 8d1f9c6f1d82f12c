//! A board in a frame of another page: readers play on it and reset it, and the slides around it keep their keys.

use serde_json::json;
use thirtyfour::Key;

use crate::access::check;
use crate::page::{Glimpse, Page};
use crate::server::Server;

const BOARD: &str = "#/k1/ancient/walls/oxo.ox/1?embed=1";

#[test]
fn a_frame_opens_in_play_and_is_put_back() {
    let server = Server::start("/");
    let page = Page::open(&server, BOARD);
    page.resize(640, 420, "light");
    page.wait_for_value("0");
    page.wait_for_switch("#frame-play", true);
    // An empty pit stays empty; a stone jumps.
    page.click_square("1,1");
    page.click_square("0,5");
    page.click_square("0,3");
    page.wait_for_position("oxox");
    page.click("#frame-reset");
    page.wait_for_position("oxo.ox");
    page.click("#frame-edit");
    page.wait_for_link(&format!("{BOARD}&edit=1"));
    page.click_square("1,1");
    page.wait_for_position("oxo.ox/.o");
    check(&page, "a frame that is edited");
    page.click("#frame-reset");
    page.wait_for_position("oxo.ox");
    page.wait_for_property("#frame-reset", "ariaDisabled", "true");

    page.go(&format!("{BOARD}&edit=0"));
    page.wait_for_count("#frame-edit", 0);
    page.wait_for_count("#frame-reset", 1);
    page.focus("[role=gridcell][tabindex='0']");
    let square = page.wait("a square", Glimpse::focused, Option::is_some);
    page.keys("e1 ".to_string());
    // The next key shows that these have been heard.
    page.keys(Key::End);
    page.wait("the end of the row", Glimpse::focused, |now| now.is_some() && *now != square);
    page.wait_for_position("oxo.ox");
    page.wait_for_link(&format!("{BOARD}&edit=0"));
}

/// Some systems of schools show pages only in such frames. Nothing there but a plain script runs.
#[test]
fn a_frame_that_belongs_to_no_site_says_so() {
    let server = Server::start("/");
    let page = Page::blank(&server);
    page.visit("icon-192.png");
    for (language, words) in [
        ("", "a sandbox without allow-same-origin"),
        ("&lang=pt", "um sandbox sem allow-same-origin"),
    ] {
        let address = format!("{}{BOARD}{language}", server.site);
        page.act(
            "document.body.innerHTML = '<iframe sandbox=allow-scripts width=600 height=400></iframe>';
             const frame = document.querySelector('iframe');
             frame.onload = () => frame.dataset.loaded = true;
             frame.src = arguments[0]",
            [json!(address)],
        );
        page.wait_for_count("iframe[data-loaded]", 1);
        page.enter_frame();
        page.wait_for_words("#start-problem", words);
        page.wait_for_words("#start-problem a", &address);
        page.leave_frame();
    }
    page.forgive_errors_about(&server.site);
}

#[test]
fn slides_around_a_frame_go_on() {
    let server = Server::start("/");
    let page = Page::blank(&server);
    // Any page that does not belong to the site.
    page.visit("icon-192.png");
    page.act(
        "document.body.innerHTML = '<iframe width=600 height=400></iframe>';
         document.querySelector('iframe').src = arguments[0];
         addEventListener('keydown', event => document.body.dataset.key = event.key);
         addEventListener('message', ({data}) => document.body.dataset.told = data.papamu);",
        [json!(format!("{}{BOARD}", server.site))],
    );
    let inside = |page: &Glimpse| -> Option<[i64; 2]> {
        page.js(
            "const inner = frames[0].document;
             if (inner.querySelector('#value')?.dataset.plain !== '0') return null;
             const pit = inner.querySelector(\"[data-square='1,1']\").getBoundingClientRect();
             const frame = document.querySelector('iframe').getBoundingClientRect();
             return [pit.x + pit.width / 2 + frame.x, pit.y + pit.height / 2 + frame.y].map(Math.round)",
            [],
        )
    };
    let place = page.wait("the board in the frame", inside, Option::is_some);
    let [x, y] = place.expect("a place");
    let heard = |name: &'static str, key: &'static str| {
        let look = move |page: &Glimpse| -> Option<String> {
            page.js("return document.body.dataset[arguments[0]]", [json!(name)])
        };
        page.wait(&format!("{key} at the slides"), look, |heard| heard.as_deref() == Some(key));
    };
    page.drag(&[(x, y)]);
    page.keys(Key::Right);
    heard("key", "ArrowRight");
    // A reader who came into the frame by keyboard stays there.
    page.act("frames[0].focus(); frames[0].document.querySelector('#frame-play').focus()", []);
    page.keys(Key::Left);
    heard("told", "ArrowLeft");
    heard("key", "ArrowRight");
    page.forgive_errors_about("favicon.ico");
}
