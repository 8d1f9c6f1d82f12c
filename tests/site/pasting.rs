//! Positions as text: pasted, dropped as a file, copied.

use papamu::link::lesson_link::LessonLink;
use thirtyfour::Key;

use crate::editing::{linked, paste, shows};
use crate::page::{Glimpse, Page};
use crate::server::Server;

/// Signs with one meaning are pasted at once, and neither their colours nor the edge change.
#[test]
fn a_sure_board_is_pasted_as_it_is() {
    let server = Server::start("/");
    for edge in ["plane", "walls"] {
        let page = Page::open(&server, &format!("#/k1/ancient/{edge}/xo/xo"));
        shows(&page, "xo/xo");
        for (text, rows) in [
            ("xo/.x", "xo/.x"),
            ("x . o\n. . x", "x.o/..x"),
            ("xx,ox", "xx/ox"),
            ("⚪⚫", "ox"),
            ("x_○●/x_●○", "x.ox/x.xo"),
        ] {
            paste(&page, text);
            linked(&page, &format!("#/k1/ancient/{edge}/{rows}"));
            page.wait_for_count("#text", 0);
        }
        paste(&page, "https://example.org/#/k1/modern/plane/xoxo");
        linked(&page, "#/k1/modern/plane/xoxo");
    }
}

/// Other forms are drawn to choose from: by mouse, by keys and by touch on a phone.
#[test]
fn what_else_a_text_may_be_is_chosen() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/plane/xo");
    shows(&page, "xo");
    let ask = |text: &str, boards: usize| {
        paste(&page, text);
        page.wait_for_words("#text-choices", "Which board is meant?");
        page.wait_for_count("#text-choices .preview", boards);
        page.wait_for_count("#text-open:disabled", 1);
    };
    for (text, form, rows) in [
        (
            "00100/21200/00001",
            "1 is black, 2 white, 0 empty: 3 × 5, 3 black, 2 white.",
            "..x/oxo/4x",
        ),
        ("x0x0", "0 is a white stone: 1 × 4, 2 black, 2 white.", "xoxo"),
        ("1 xo.", "Without numbers", "xo"),
        ("|x|o|.|", "Without numbers", "xo"),
        ("xo.|.xo", "| stands between rows", "xo/.xo"),
        ("Pp1/pPp", "p is black, P white", "ox/xox"),
    ] {
        ask(text, 1);
        page.wait_for_words("#text-choices .choice", form);
        page.click("#text-choices .choice .preview");
        page.click("#text-open");
        linked(&page, &format!("#/k1/ancient/plane/{rows}"));
        page.wait_for_count("#text", 0);
        page.go("#/k1/ancient/plane/xo");
        shows(&page, "xo");
    }
    // By keys.
    ask("x|o|x", 2);
    page.wait_for_focus_on("text-field");
    page.keys(Key::Tab);
    page.keys(Key::Down);
    page.wait_for_count("#text-choices .choice:nth-of-type(2) :checked", 1);
    page.keys(Key::Tab);
    page.keys(Key::Tab);
    page.keys(Key::Enter);
    linked(&page, "#/k1/ancient/plane/x/o/x");
    page.wait_for_count("#text", 0);
    // A text that is changed has to be chosen anew. Runs of empty squares are sure.
    ask("x0x", 1);
    page.click("#text-choices .choice");
    page.wait_for_count("#text-open:disabled", 0);
    page.type_into("#text-field", "x0x0");
    page.wait_for_count("#text-open:disabled", 1);
    page.wait_for_count("#text-choices :checked", 0);
    page.keys(Key::Escape);
    page.wait_for_count("#text", 0);
    paste(&page, "12/21");
    page.wait_for_count("#text-choices .preview", 2);
    page.wait_for_count("#text-choices .choice:nth-of-type(1) :checked", 1);
    page.keys(Key::Escape);
    page.wait_for_count("#text", 0);
    // By touch.
    page.hold(360, 740);
    ask("00100/21200/00001", 1);
    page.tap("#text-choices .preview");
    page.wait_for_count("#text-open:disabled", 0);
    page.tap("#text-open");
    linked(&page, "#/k1/ancient/plane/..x/oxo/4x");
    page.wait_for_value("^[2]");
}

#[test]
fn a_paste_is_explained_in_portuguese() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/plane/xo?lang=pt");
    shows(&page, "xo");
    paste(&page, "x0x0");
    let place = "linha 1, coluna 2: esperava-se x, o, . ou um número que não comece por 0";
    page.wait_for_words("#text-problem", place);
    page.wait_for_words("#text-choices", "0 é uma pedra branca: 1 × 4, 2 pretas, 2 brancas.");
    page.keys(Key::Escape);
    page.wait_for_count("#text", 0);
    page.go("#/k1/ancient/plane/xo/xqo");
    page.wait_for_words("#link-problem", "linha 2, coluna 2");
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
    let lesson = "#/list?title=Mine&item=k1/ancient/plane/oxo.ox&name=A%20half&item=gallery/l";
    let lesson = LessonLink::parse(lesson).unwrap().0.to_string();
    let list = "Mine\n\nA half\n#/k1/ancient/plane/oxo.ox\n\n#/gallery/l\n";
    for (text, seems, way, link) in [
        ("1/2", "looks like a value", 1, "#/sums?card=1/2"),
        ("1/2", "looks like a value", 2, "#/gallery/habitat?value=1/2"),
        ("{1|0}", "looks like a value", 1, "#/sums?card=%7B1%7C0%7D"),
        ("https://example.org/#/gallery/l?n=3", "a link of Gallery", 1, "#/gallery/l?n=3"),
        (list, "a lesson of 2 items", 1, &lesson),
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
