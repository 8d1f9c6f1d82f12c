//! Links: what they open, what they keep, and what the page does with a bad one.

use crate::page::{Glimpse, Page};
use crate::server::Server;

#[test]
fn an_edited_link_opens_the_same_board_elsewhere() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/modern/walls/3/3/.x?view=quiz&z=%zz");
    page.wait_for_position("x");
    page.click_square("0,2");
    page.wait_for_link("#/k1/modern/walls/..o/1/.x?view=quiz&z=%zz");
    let position = page.wait("stones", Glimpse::position, |position| position.contains('o'));

    page.new_tab();
    page.visit("#/k1/modern/walls/..o/1/.x?view=quiz&z=%zz");
    page.wait_for_position(&position);
    page.wait_for_switch("#rules-modern", true);
    page.wait_for_switch("#edge-walls", true);
    page.wait_for_link("#/k1/modern/walls/..o/1/.x?view=quiz&z=%zz");
}

#[test]
fn back_and_forward_know_the_edits() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/plane/ox.xo.o");
    page.wait_for_value("1/2");
    page.click("a[href='#/k1/ancient/plane/xo/.xo/..xo']");
    page.wait_for_position("xo/.xo/..xo");
    page.wait_for_value("*3");

    // An edit replaces the link in the history.
    page.click("#rules-modern");
    page.wait_for_link("#/k1/modern/plane/xo/.xo/..xo");
    page.click("#clear");
    page.wait_for_link("#/k1/modern/plane/1");
    page.wait_for_value("0");

    page.back();
    page.wait_for_position("ox.xo.o");
    page.wait_for_value("1/2");
    page.wait_for_link("#/k1/ancient/plane/ox.xo.o");
    page.wait_for_switch("#rules-ancient", true);

    page.forward();
    page.wait_for_position("1");
    page.wait_for_value("0");
    page.wait_for_link("#/k1/modern/plane/1");
    page.wait_for_switch("#rules-modern", true);
}

/// The browser refuses two changes of the address that come too fast: one with an error, as some do, and one by doing
/// nothing, as others do.
const REFUSE: &str = "
    const replace = history.replaceState;
    let refusals = 2;
    history.replaceState = function (...all) {
        refusals -= 1;
        if (refusals == 1) throw new DOMException('too fast', 'SecurityError');
        if (refusals < 0) replace.apply(this, all);
    };";

#[test]
fn a_link_that_the_browser_refuses_is_written_later() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/3/3/.x");
    page.wait_for_position("x");
    page.act(REFUSE, []);
    page.click_square("0,2");
    page.wait_for_link("#/k1/ancient/walls/..o/1/.x");
}

/// A link with an error, and the page's message about it.
fn bad_links() -> [(String, &'static str); 17] {
    [
        ("#/k3/ancient/plane/xo".into(), "character 3: expected k1 or k2"),
        ("#galery".into(), "There is no page “galery”. Did you mean Gallery?"),
        ("#/galleries".into(), "expected k1 or k2, found “galleries”"),
        ("#/k2/ancient/walls/18/18/94RKA161".into(), "this one has been cut or changed"),
        ("#/k1".into(), "expected ancient or modern, found nothing"),
        ("#/k1/hawaiian/plane/xo".into(), "character 6: expected ancient or modern"),
        ("#/k1/modern/torus/xo".into(), "character 13: expected plane or walls"),
        ("#/k1/ancient/plane/".into(), "expected the rows of the board"),
        ("#/k1/ancient/plane/xo/.zo".into(), "character 24: row 2, column 2"),
        ("#/k1/ancient/plane/xo/ox💥".into(), "row 2, column 3"),
        ("#/k1/ancient/plane/<img src=x onerror=alert(1)>".into(), "row 1, column 1"),
        ("#/k1/ancient/plane/%zz".into(), "character 20: expected two hexadecimal digits"),
        ("#/k1/ancient/plane/xo%".into(), "expected two hexadecimal digits"),
        ("#/k1/%E2%97/%FF%FE/%00".into(), "character 6"),
        ("#/k1/ancient/walls/xo99999999999999999999".into(), "at most 200 squares"),
        (format!("#/k1/ancient/plane/{}", "x/".repeat(201)), "at most 200 rows"),
        (format!("#/k1/ancient/plane/{}", "xo".repeat(50_000)), "at most 100000 characters"),
    ]
}

#[test]
fn bad_links_are_explained_and_the_board_lives_on() {
    let server = Server::start("/");
    let good = "#/k1/ancient/walls/3/.x/1";
    let page = Page::open(&server, good);
    page.wait_for_position("x");
    for (link, words) in bad_links() {
        page.go(&link);
        page.wait_for_words("#link-problem", words);
        page.wait_for_position("x");
        // The next edit replaces the bad link …
        page.click_square("1,1");
        page.wait_for_link("#/k1/ancient/walls/3/.o/1");
        page.wait_until_gone("#link-problem");
        page.go(good);
        page.wait_for_position("x");
    }
}

/// How much of a text the program reads: it takes a text letter by letter.
const READ: &str = "
    window.read = 0;
    const { charCodeAt } = String.prototype;
    String.prototype.charCodeAt = function (at) {
        read = Math.max(read, at);
        return charCodeAt.call(this, at);
    };";

#[test]
fn only_the_beginning_of_a_huge_link_is_read() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/3/.x/1");
    page.wait_for_position("x");
    page.act(READ, []);
    page.act("location.hash = '#/k1/ancient/plane/' + 'x'.repeat(1000000)", []);
    page.wait_for_words("#link-problem", "at most 100000 characters");
    let read: u32 = page.measure("return read", []);
    assert!((100_000..300_000).contains(&read), "{read} characters");
}

#[test]
fn a_bad_link_can_be_the_first_one() {
    let server = Server::start("/");
    for (link, words) in [bad_links()[2].clone(), bad_links()[16].clone()] {
        let page = Page::open(&server, &link);
        page.wait_for_words("#link-problem", words);
        page.wait_for_value("1/2");
    }
}

/// Links get cut: in chats, in mails, by hand.
#[test]
fn no_prefix_of_a_link_breaks_the_page() {
    let server = Server::start("/");
    let page = Page::open(&server, "");
    let link = "#/k1/modern/walls/xo.x/%E2%97%8F14o%2Fx/1/..xo.o?view=quiz&next=%E2%97";
    for end in 0..=link.len() {
        page.go(&link[..end]);
        let what = format!("a board after {}", &link[..end]);
        page.wait(&what, Glimpse::position, |position| !position.is_empty());
    }
    page.wait_for_position("xo.x/x14o/x/1/..xo.o");
    page.wait_until_gone("#link-problem");
    page.click("#clear");
    page.wait_for_value("0");
    page.wait_for_link("#/k1/modern/walls/16/1/1/1/1?view=quiz&next=%E2%97");
}

/// The page reads what it has written, however large the board is.
#[test]
fn the_largest_board_survives_a_reload() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/xo");
    page.wait_for_position("xo");
    page.click("#setup-open");
    page.type_into("#setup-rows", "200");
    page.type_into("#setup-columns", "200");
    page.click("#setup-full");
    page.wait_for_link("#/k2/ancient/walls/200/200/95PKFN5XZCWB");
    page.wait_for_stone("199,199", "o");
    page.reload();
    page.wait_for_stone("199,199", "o");
    page.wait_for_stone("199,198", "x");
    page.wait_until_gone("#link-problem");
}

/// Nothing lies over the message, however the device is held.
#[test]
fn what_is_wrong_with_a_link_can_be_read_and_dismissed() {
    let server = Server::start("/");
    let half = "#/k1/ancient/plane/oxo.ox";
    let page = Page::open(&server, half);
    page.wait_for_value("1/2");
    for (width, height) in [(360, 740), (740, 360), (1280, 800)] {
        page.hold(width, height);
        page.go("#/konane");
        page.wait_for_words("#link-problem", "expected k1 or k2");
        let covered: Vec<String> = page.measure(
            "const {top, left, right, bottom} = document.querySelector('#link-problem').getBoundingClientRect();
             return [[left + 9, top + 9], [right - 9, top + 9], [left + 9, bottom - 9], [right - 9, bottom - 9]]
                 .map(([x, y]) => document.elementFromPoint(x, y))
                 .filter((it) => !it?.closest('#link-problem'))
                 .map((it) => `${it?.tagName}.${it?.className}`)",
            [],
        );
        assert_eq!(covered, [""; 0], "{width} × {height}");
        page.tap("#link-problem button");
        page.wait_until_gone("#link-problem");
        page.wait_for_link(half);
    }
}

/// The page reports every correction, and keeps what it can.
#[test]
fn what_a_link_cannot_have_is_said() {
    let server = Server::start("/");
    let page =
        Page::open(&server, "#/k1/ancient/plane/xo?show=left.nonsense&line=0_0r1.0_0r1&step=7");
    for words in ["not “nonsense”", "Jump 2 of line, “0_0r1”", "step can be 0 to 1, not “7”"]
    {
        page.wait_for_words("#link-problem", words);
    }
    page.click("#link-problem button");
    page.wait_for_link("#/k1/ancient/plane/xo?show=left&line=0_0r1");
    page.wait_until_gone("#link-problem");
    for (link, words, kept) in [
        (
            "#/gallery/l?n=3&rules=foo",
            "rules can be ancient or modern, not “foo”; shown: ancient.",
            "#/gallery/l?n=3",
        ),
        (
            "#/gallery/l?n=3&show=nonsense",
            "show can name parts, reach, left and right, not “nonsense”: that is left out.",
            "#/gallery/l?n=3&show=",
        ),
        (
            "#/gallery/l?n=3&position=k1/ancient/plane/xo%3Fline%3D0_0l1",
            "Jump 1 of line, “0_0l1”, cannot be played",
            "#/gallery/l?n=3&position=k1/ancient/plane/xo",
        ),
        ("#/gallery/nimbers?n=3&step=0", "not “0”; shown: 1.", "#/gallery/nimbers?n=3&step=1"),
        (
            "#/gallery/penetration?depth=99&width=3",
            "depth can be 1 to 5, not “99”; shown: 5.",
            "#/gallery/penetration?depth=5&width=3",
        ),
        (
            "#/gallery/habitat?colours=red",
            "colours can be opening or any, not “red”; shown: opening.",
            "#/gallery/habitat",
        ),
    ] {
        page.go(link);
        page.wait_for_words("#link-problem", words);
        page.click("#link-problem button");
        page.wait_for_link(kept);
        page.wait_until_gone("#link-problem");
    }
}

/// A box corrects a number that it cannot have, and says so.
#[test]
fn what_a_box_cannot_have_is_said() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/xo");
    page.wait_for_position("xo");
    page.click("#setup-open");
    page.type_into("#setup-columns", "1e9");
    page.wait_for_text("#setup-columns-said", "Columns can be 1 to 200, not “1e9”; shown: 200.");
    page.wait_for_link("#/k1/ancient/walls/xo198");
    page.type_into("#setup-columns", "3");
    page.wait_for_link("#/k1/ancient/walls/xo1");
    page.wait_for_text("#setup-columns-said", "");
    page.go("#/gallery/l?n=3");
    page.wait_for_position("xox");
    page.type_into("#number-n", "99");
    page.wait_for_text("#number-n-said", "n can be 0 to 40, not “99”; shown: 40.");
    page.wait_for_link("#/gallery/l?n=40");
    page.go("#/gallery/l2?n=8");
    page.wait_for_position("xoxo/oxox");
    page.type_into("#number-n", "9");
    page.wait_for_text("#number-n-said", "There is no position for n = 9; shown: n = 10.");
    page.wait_for_link("#/gallery/l2?n=10");
}

/// The browser reports a new address a little after it has changed. An edit just before it must not be written over it.
#[test]
fn an_address_that_the_page_does_not_know_yet_stays() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/plane/oxo.ox");
    page.wait_for_value("1/2");
    page.act(
        "document.querySelector(\"[data-square='0,0']\").dispatchEvent(
             new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
         // Unlike a link that is typed, this is reported only below.
         history.pushState(null, '', '#/k1/ancient/plane/xo/.xo')",
        [],
    );
    page.wait("the edit", |page| page.position(), |position| position != "oxo.ox");
    // Longer than the page waits before it writes.
    let link: String =
        page.measure_later("const [done] = arguments; setTimeout(() => done(location.hash), 1000)");
    assert_eq!(link, "#/k1/ancient/plane/xo/.xo");
    page.act("window.dispatchEvent(new HashChangeEvent('hashchange'))", []);
    page.wait_for_position("xo/.xo");
    page.wait_for_link("#/k1/ancient/plane/xo/.xo");
}
