//! Positions as text: pasted, dropped as a file, copied.

use thirtyfour::Key;

use crate::editing::{linked, paste, shows};
use crate::page::{Glimpse, Page};
use crate::server::Server;

#[test]
fn texts_of_all_programs_are_pasted() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/4/4");
    page.wait_for_value("0");
    for (text, link) in [
        ("xo/.x", "#/k1/ancient/walls/xo/.x"),
        ("x . o\n. . x", "#/k1/ancient/walls/x.o/..x"),
        ("xo.|.xo", "#/k1/ancient/walls/xo1/.xo"),
        ("####\n#xo#\n####", "#/k1/ancient/walls/xo"),
        ("https://example.org/#/k1/modern/plane/xoxo", "#/k1/modern/plane/xoxo"),
    ] {
        paste(&page, text);
        linked(&page, link);
        page.wait_until_gone("#text");
    }
    // Some programs write White as x, others as P, so the dialog shows them first.
    page.go("#/k1/ancient/walls/4/4");
    shows(&page, "1");
    for (text, swaps, link) in [
        ("_xo\nxo_", false, "#/k1/ancient/walls/.ox/ox1"),
        ("_xo\nxo_", true, "#/k1/ancient/walls/.xo/xo1"),
        ("Pp1/pPp", false, "#/k1/ancient/walls/ox1/xox"),
    ] {
        paste(&page, text);
        page.wait_for_words("#text-read", "swap the colours if need be");
        if swaps {
            page.click("#text-swap");
        }
        page.click("#text-open");
        linked(&page, link);
        page.wait_until_gone("#text");
    }
}

#[test]
fn a_bad_text_is_explained_at_its_place() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/xo");
    shows(&page, "xo");
    paste(&page, "xo.\nx?o");
    page.wait_for_words("#text-problem", "line 2, column 2: expected x, o, . or a number");
    page.wait_for_text("#text-problem mark", "?");
    page.wait_for_position("xo");
    // The reader can correct the pasted text in place.
    page.act(
        "const field = document.querySelector('#text-field');
         field.value = 'xo.\\nx.o';
         field.dispatchEvent(new InputEvent('input', { bubbles: true }))",
        [],
    );
    page.wait_for_words("#text-read", "This is a board: 2 × 3");
    page.click("#text-open");
    linked(&page, "#/k1/ancient/walls/xo1/x.o");
}

/// The page says what a pasted text is and which page opens it, and does not change the board.
#[test]
fn what_is_no_position_goes_to_its_page() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/xo");
    shows(&page, "xo");
    let list = "Mine\n\nA half\n#/k1/ancient/plane/oxo.ox\n\n#/gallery/l\n";
    for (text, seems, way, link) in [
        ("1/2", "looks like a value", 1, "#/sums?card=1/2"),
        ("1/2", "looks like a value", 2, "#/gallery/habitat?value=1/2"),
        ("{1|0}", "looks like a value", 1, "#/sums?card=%7B1%7C0%7D"),
        ("https://example.org/#/gallery/l?n=3", "a link of Gallery", 1, "#/gallery/l?n=3"),
        (
            list,
            "a list of 2 links",
            1,
            "#/list?title=Mine&item=k1/ancient/plane/oxo.ox&name=A%20half&item=gallery/l",
        ),
    ] {
        paste(&page, text);
        page.wait_for_words("#text-elsewhere", seems);
        page.wait_for_position("xo");
        page.click(&format!("#text-elsewhere a:nth-of-type({way})"));
        page.wait_for_link(link);
        page.wait_until_gone("#text");
        page.click("#page-board");
        page.wait_for_link("#/k1/ancient/walls/xo");
        shows(&page, "xo");
    }
    paste(&page, "[Size \"4x4\"]\n1. a1 b1");
    page.wait_for_words("#text-elsewhere", "the text of a game");
    page.click("#text-elsewhere a");
    page.wait_for_property("#play-import-text", "value", "[Size \"4x4\"]\n1. a1 b1");
    page.keys(Key::Escape);
    page.wait_until_gone("#play-import");
    page.click("#page-board");
    // Other ways to write stones.
    page.wait_for_link("#/k1/ancient/walls/xo");
    shows(&page, "xo");
    paste(&page, "1 2 1\n2 0 2");
    page.wait_for_words("#text-read", "This is a board of digits: 2 × 3");
    page.click("#text-open");
    linked(&page, "#/k1/ancient/walls/xox/o.o");
    paste(&page, "BWB");
    linked(&page, "#/k1/ancient/walls/xox");
}

#[test]
fn a_misspelt_page_is_found() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/galery/l?n=3");
    page.wait_for_words("#link-problem", "There is no page “galery”. Did you mean Gallery?");
    page.click("#link-meant");
    page.wait_for_link("#/gallery/l?n=3");
    page.wait_for_position("xox");
}

#[test]
fn a_file_is_dropped_and_the_board_is_copied() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/xo");
    shows(&page, "xo");
    page.act(
        "const data = new DataTransfer();
         data.items.add(new File(['ox/.o\\n'], 'board.txt', { type: 'text/plain' }));
         document.body.dispatchEvent(new DragEvent('drop', {
             dataTransfer: data, bubbles: true, cancelable: true,
         }))",
        [],
    );
    linked(&page, "#/k1/ancient/walls/ox/.o");

    let copied = |page: &Glimpse| -> String {
        page.js(
            "const data = new DataTransfer();
             document.activeElement.dispatchEvent(new ClipboardEvent('copy', {
                 clipboardData: data, bubbles: true, cancelable: true,
             }));
             return data.getData('text/plain')",
            [],
        )
    };
    page.wait("the whole board copied", copied, |text| text == "ox/.o");
    page.click_square("0,0");
    shows(&page, "xx/.o");
    page.chord(&[Key::Shift], Key::Right);
    page.wait_for_words("#selection-bar", "Delete");
    page.wait("the selection copied", copied, |text| text == "xx");
}
