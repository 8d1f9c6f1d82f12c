//! The page finds the smallest positions of a value, in the dictionary and by a search; it stores what it finds and shows it
//! again.

use crate::access::check;
use crate::looks::look;
use crate::page::{Glimpse, Page};
use crate::server::Server;

#[test]
fn a_value_is_found_and_kept() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/habitat");
    page.wait_for_words(".exhibit-head", "Type a value");
    look(&page, "habitat");
    page.type_into("#sought", "*2");
    page.click("#seek");
    page.wait_for_link("#/gallery/habitat?value=%2A2");
    page.wait_for_words("#habitat-says", "All boxes have been looked through");
    page.wait_for_words("#habitat-fewest", "4 stones");
    // The double diagonal, and nothing with fewer stones.
    page.wait_for_words("[data-find='xo/.xo']", "xo/.xo");
    page.wait_for_words(".habitat", "∗2");
    look(&page, "habitat-found");

    // The same value under other rules, with other positions.
    page.click_button("Modern");
    page.wait_for_link("#/gallery/habitat?value=%2A2&rules=modern");
    page.wait_for_words("#habitat-says", "All boxes have been looked through");

    // Earlier results return without a search.
    page.reload();
    page.wait_for_words(".records", "modern: 4 stones");
    page.wait_for_words("[data-find='xo/.xo']", "xo/.xo");
    let says = page.wait_for_words("#habitat-says", "All boxes have been looked through");
    assert!(!says.contains("valued"), "{says}");
    page.click("[data-find='xo/.xo'] .mini");
    page.wait_for_link("#/k1/modern/plane/xo/.xo");
    page.wait_for_value("*2");

    page.go("#/gallery/habitat?value=*2");
    page.click("#habitat-forget");
    page.wait_until_gone(".records");
    page.wait("nothing kept", kept, Option::is_none);
}

/// While it searches, the page stores what it has found from time to time; when the reader leaves, at once.
#[test]
fn what_was_found_is_kept_by_one_who_leaves() {
    let server = Server::start("/");
    let page = Page::blank(&server);
    // For this page no time passes until the next write.
    page.before_loading("Date.now = () => 500");
    let is_kept = |kept: &Option<String>| kept.as_ref().is_some_and(|text| text.contains("*3"));
    page.visit("#/gallery/habitat?value=%2A3");
    page.wait_for_words("#habitat-fewest", "6 stones");
    assert!(!is_kept(&page.measure("return localStorage.getItem('papamu-habitat')", [])));
    page.click("#page-board");
    page.wait("what was found", kept, is_kept);

    page.act("localStorage.clear()", []);
    page.visit("#/gallery/habitat?value=%2A3");
    page.wait_for_words("#habitat-fewest", "6 stones");
    page.reload();
    page.wait_for_words(".records", "ancient: 6 stones");
}

#[test]
fn a_text_without_a_value_is_explained() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/habitat?value=%7B1|*");
    page.wait_for_words("#habitat-problem", "character 5: expected");
    page.type_into("#sought", "3 + what");
    page.click("#seek");
    page.wait_for_words("#habitat-problem", "character 5: expected");
    page.wait_for_text("#habitat-problem mark", "w");
    // The browser has stored none of it.
    page.wait("nothing kept", kept, Option::is_none);
}

/// What the browser stores of all searches.
fn kept(page: &Glimpse) -> Option<String> {
    page.js("return localStorage.getItem('papamu-habitat')", [])
}

#[test]
fn a_search_stops_goes_on_and_is_exported() {
    let server = Server::start("/");
    let page = Page::blank(&server);
    // Catches the saved text before it becomes a file.
    page.before_loading(
        "HTMLAnchorElement.prototype.click = function () {
             if (this.download) window.saved = [this.download, decodeURIComponent(this.href)]
         }",
    );
    page.visit("#/gallery/habitat?value=%2A3");
    page.wait_for_words("#habitat-fewest", "6 stones");
    page.click("#habitat-stop");
    page.wait_for_words("#habitat-says", "Stopped");
    page.wait_for_words(".records", "ancient: 6 stones");
    let done = |page: &Glimpse| {
        let kept = kept(page)?;
        let field = kept.lines().nth(1)?.split('\t').nth(5)?;
        Some(field.parse::<u32>().expect("a number"))
    };
    let before = page.wait("a record", done, |&done| done > Some(0));
    page.click("#habitat-save");
    let saved = page.wait(
        "a file",
        |page| page.js::<Option<(String, String)>>("return window.saved ?? null", []),
        Option::is_some,
    );
    let (name, text) = saved.expect("a file");
    assert_eq!(name, "konane-habitat.tsv");
    assert!(text.contains("value\tposition\trules\tboard\tstones\n*3\t"), "{text}");

    page.click("#habitat-on");
    page.wait_for_words("#habitat-says", "Looking at");
    page.click("#habitat-stop");
    page.wait_for_words("#habitat-says", "Stopped");
    page.wait("what was done before", done, |&done| done >= before);
}

/// A browser that refuses to store anything.
#[test]
fn it_works_without_a_memory() {
    let server = Server::start("/");
    let page = Page::blank(&server);
    page.before_loading(
        "Storage.prototype.setItem = () => { throw new Error('full') };
         Storage.prototype.getItem = () => { throw new Error('no') }",
    );
    page.visit("#/gallery/habitat?value=1/2&board=walls");
    page.wait_for_words("#habitat-fewest", "3 stones");
    page.unfold(".reached");
    page.wait_for_words(".reached", "all boxes up to 8 × 8");
    page.wait_for_count("[data-find='x.xo1']", 1);
}

#[test]
fn the_dictionary_answers_before_the_search() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/modern/plane/xo/.xo");
    page.wait_for_value("*2");
    page.click("#smallest");
    page.wait_for_link("#/gallery/habitat?value=%2A2&rules=modern");
    // A mirror image of the double diagonal is one of the smallest on the plane, under both rules.
    for place in ["ancient-plane", "modern-plane"] {
        page.wait_for_words(&format!("[data-place={place}] h4"), "4 stones");
        page.wait_for_count(&format!("[data-place={place}] [data-entry='ox/.ox']"), 1);
    }
    page.wait_for_words("#dictionary", "6 stones on the plane, of up to 5 at an edge");
    for place in ["ancient-edge", "modern-corner"] {
        page.wait_until_seen(&format!("[data-place={place}] [data-entry] .mini"));
    }
    look(&page, "dictionary");
    check(&page, "the dictionary");
    page.wait_for_words("[data-place=ancient-plane] [data-entry='ox/.ox']", "as after an opening");
    page.click("[data-place=ancient-plane] [data-entry='ox/.ox'] .mini");
    page.wait_for_link("#/k1/ancient/plane/ox/.ox");

    // With stones on any squares one stone fewer is enough for a half.
    page.go("#/gallery/habitat?value=1/2");
    page.wait_for_words("[data-place=ancient-plane] h4", "5 stones");
    page.click_button("Any colours");
    page.wait_for_words("[data-place=ancient-plane] h4", "4 stones");
    page.wait_for_words("[data-place=ancient-plane] [data-entry='ox.xx']", "on any squares");

    // A value that no such small position has.
    page.go("#/gallery/habitat?value=*7");
    page.wait_for_words("#dictionary", "No position in the dictionary has this value.");
    page.wait_until_seen("#dictionary-near a");
    // A worker reads the names of the four values on each side, and they are written like all values.
    page.wait_for_count("#dictionary-near a .name", 8);
    page.click("#dictionary-near a");
    page.wait_until_seen("[data-place] [data-entry]");
}

#[test]
fn the_dictionary_in_numbers() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/habitat");
    // All 18 values of day 2 occur in each of the places.
    for rules in ["ancient", "modern"] {
        let row = format!("#dictionary-days-{rules} tbody tr:nth-child(3)");
        page.wait_for_words(&row, "of 18 that exist");
        page.wait_for_count(&format!("{row} rect"), 4);
        for column in 1..=4 {
            page.wait_for_text(&format!("{row} td:nth-of-type({column})"), "18");
        }
        page.wait_for_count(&format!("#dictionary-kinds-{rules} tbody tr"), 4);
    }
    page.wait_for_count("#to-early", 1);
    look(&page, "dictionary-figures");
    check(&page, "the dictionary in numbers");
}

#[test]
fn a_damaged_or_missing_file_of_the_dictionary_is_reported() {
    let server = Server::start("/");
    let damage = |damaged: fn(&str) -> bool| {
        move |name: &str, mut bytes: Vec<u8>| {
            if damaged(name) {
                bytes[0] ^= 1;
            }
            Some(bytes)
        }
    };
    server.trick(damage(|name| name.contains("dictionary/") && !name.contains("directory")));
    let page = Page::open(&server, "#/gallery/habitat?value=*2");
    page.wait_for_words("#dictionary [role=alert]", ".txt of the dictionary is damaged");
    // The search does without it.
    page.wait_for_words("#habitat-fewest", "4 stones");
    server.trick(damage(|name| name.contains("dictionary/directory")));
    page.reload();
    page.wait_for_words("#dictionary [role=alert]", "directory-");
    server.trick(|name, bytes| (!name.contains("dictionary/")).then_some(bytes));
    page.reload();
    page.wait_for_words("#dictionary", "could not be loaded");
    page.forgive_errors_about("404");
    server.heal();
    page.reload();
    page.wait_for_count("[data-place=ancient-plane] [data-entry='ox/.ox']", 1);
}
