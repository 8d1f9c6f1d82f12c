//! The gallery: every exhibit, its table, its search, its links.

use papamu::pages::gallery::exhibit_link::{ExhibitLink, to_exhibit};
use papamu::pages::gallery::verdict::Mark;
use teaching::content::{NIMBER_MACHINE, exhibits};
use thirtyfour::Key;

use crate::access::check;
use crate::looks::look;
use crate::page::{Glimpse, Page};
use crate::server::Server;

pub const ROW: &str = "#/gallery/l";

/// The marks in the claim card, once all of it is known.
fn marks(page: &Glimpse) -> Option<Vec<String>> {
    page.js(
        "const rows = [...document.querySelectorAll('#claim tbody tr')];
         const marks = rows.map(row => row.querySelector('.mark')?.innerText.trim());
         return rows.length && marks.every(Boolean) ? marks : null",
        [],
    )
}

/// The computed values in the claim card, one for each of its rules, in plain signs.
fn computed(page: &Glimpse) -> Vec<String> {
    page.js(
        "return [...document.querySelectorAll('#claim .computed')].map(cell => cell.dataset.plain)",
        [],
    )
}

/// The parts of the page that do not fit the window.
fn outside(page: &Glimpse) -> Vec<String> {
    page.js(
        "const root = document.documentElement;
         const boxes = ['.slab', '.answers', '#slider-n', '#open-here'].map(name => {
             const box = document.querySelector(name).getBoundingClientRect();
             return [name, box.right <= innerWidth && box.bottom <= innerHeight && box.height > 20];
         });
         const page = root.scrollHeight <= innerHeight && root.scrollWidth <= innerWidth;
         return [['page', page], ...boxes].filter(([, fits]) => !fits).map(([name]) => name)",
        [],
    )
}

#[test]
#[ignore = "long"]
fn every_exhibit_opens_and_is_marked() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery");
    page.wait_for_words("h1", "gallery");
    for exhibit in exhibits() {
        let Some(exhibit_link) = ExhibitLink::of(&to_exhibit(exhibit.name)) else { continue };
        let title = match exhibit.name {
            NIMBER_MACHINE => "∗4, step by step",
            _ => exhibit.title.english,
        };
        page.go(&format!("#/gallery/{}", exhibit.name));
        page.wait(
            &format!("the heading of {}", exhibit.name),
            |page| page.js::<String>("return document.title", []),
            |seen| *seen == format!("{title} · Gallery · Papamū"),
        );
        let figure = (exhibit_link.family.figure)(&exhibit_link.point);
        let expected: Vec<String> = exhibit_link
            .family
            .rules()
            .iter()
            .map(|&rules| {
                Mark::expected(exhibit_link.family, rules, &exhibit_link.point).label(figure)
            })
            .collect();
        let found = page.wait(&format!("marks of {}", exhibit.name), marks, Option::is_some);
        assert_eq!(found.as_deref(), Some(&expected[..]), "{}", exhibit.name);
        if exhibit_link.board().is_some() {
            page.wait(&format!("a value of {}", exhibit.name), Glimpse::value, Option::is_some);
        }
    }
}

#[test]
fn the_numbers_move_the_exhibit_and_its_link() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery?q=black");
    page.click("[data-exhibit='l']");
    page.wait_for_value("-2");
    // The page begins at its heading.
    page.wait_for_text(":focus", "L(n)");
    page.focus("#slider-n");
    page.keys(Key::Right + Key::Right);
    page.wait_for_link("#/gallery/l?n=7");
    page.wait_for_position("xoxoxox");
    page.wait_for_value("-3");
    page.type_into("#number-n", "6");
    page.wait_for_link("#/gallery/l?n=6");
    page.click("#rules-modern");
    page.wait_for_link("#/gallery/l?n=6&rules=modern");
    page.wait_for_switch("#rules-modern", true);
    page.wait("values", computed, |values| *values == ["*", "*"]);

    page.new_tab();
    page.visit("#/gallery/l?n=6&rules=modern");
    page.wait_for_position("xoxoxo");
    page.wait_for_switch("#rules-modern", true);
    page.wait_for_value("*");

    // For Back all of that was one step.
    page.go("#/gallery/l/board?n=6");
    page.wait_for_link("#/k1/ancient/plane/xoxoxo");
    page.back();
    page.wait_for_link("#/gallery/l?n=6&rules=modern");
    page.wait_for_position("xoxoxo");
}

/// A correction is said once, and not again whenever the slider comes back to that number.
#[test]
fn a_corrected_number_is_said_once() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/l?n=6");
    page.wait_for_position("xoxoxo");
    let most: i32 = page.measure("return Number(document.querySelector('#number-n').max)", []);
    page.type_into("#number-n", "99");
    page.wait_for_words("#number-n-said", "99");
    let link = |n: i32| format!("#/gallery/l?n={n}");
    page.wait_for_link(&link(most));
    page.focus("#slider-n");
    page.keys(Key::Left);
    page.wait_for_link(&link(most - 1));
    page.keys(Key::Right);
    page.wait_for_link(&link(most));
    let said = |page: &Glimpse| page.text("#number-n-said").unwrap_or_default();
    page.wait("nothing said again", said, String::is_empty);
}

#[test]
fn a_link_that_asks_for_too_much_says_so() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/l?n=99");
    page.wait_for_words("#link-problem", "n can be 0 to 40, not “99”; shown: 40.");
    let widths: [f64; 2] = page.measure(
        "return ['.exhibit-head', '#link-problem'].map(it => document.querySelector(it).clientWidth)",
        [],
    );
    assert!(widths[1] > 0.95 * widths[0], "it takes the whole line: {widths:?}");
    page.focus("#slider-n");
    page.keys(Key::Left);
    page.wait_for_link("#/gallery/l?n=39");
    page.wait_until_gone("#link-problem");
    page.go("#/gallery/l?n=7&version=0.0.9");
    page.wait_for_words(
        "#link-problem",
        "This link was made with version 0.0.9, and this is version",
    );
}

#[test]
fn an_edit_leaves_the_claim_alone_and_is_not_lost() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/l?n=3");
    page.wait_for_value("-1");
    // Erases the stone at the end.
    page.click("#brush-erase");
    page.click("[data-stone=x]");
    page.wait_for_words("#edited", "You have changed the board");
    page.wait_for_position("ox");
    page.wait_for_value("*");
    page.wait("the claim's values", computed, |values| *values == ["-1", "-1"]);
    page.wait_for_property("#on-board", "hash", "#/k1/ancient/plane/ox");

    // The link has it, even after other pages were open.
    let edited = "#/gallery/l?n=3&position=k1/ancient/plane/ox";
    page.wait_for_link(edited);
    page.chord(&[Key::Alt], Key::PageDown);
    page.wait_for_link("#/gallery/lot1");
    page.back();
    page.wait_for_link(edited);
    page.wait_for_position("ox");
    page.wait_for_words("#back", "Back to L(n), n = 3");
    page.click("#share");
    page.wait_for_property("#share-link", "value", format!("{}{edited}", server.site));
    page.keys(Key::Escape);
    page.reload();
    page.wait_for_position("ox");
    page.click("#back");
    page.wait_for_link("#/gallery/l?n=3");
    page.wait_for_position("xox");
    page.click("#undo");
    page.wait_for_link(edited);

    // Another number replaces it; undo brings it back.
    page.focus("#slider-n");
    page.keys(Key::Right);
    page.wait_for_position("xoxo");
    page.wait_for_link("#/gallery/l?n=4");
    page.wait_until_gone("#back");
    page.click("#undo");
    page.wait_for_position("ox");
    page.click("#back");
    page.wait_for_position("xoxo");
    page.wait_until_gone("#back");
}

#[test]
fn a_link_opens_what_was_played() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/l?n=3");
    page.wait_for_position("xox");
    // Black takes the white stone and moves to the right.
    let played = "position=k1/ancient/plane/xo%3Fline%3D0_0r1";
    page.go(&format!("#/gallery/l?n=3&{played}"));
    page.wait_for_position("x");
    page.wait_for_words("#edited", "You have changed the board");
    page.click("#line-back");
    page.wait_for_link(&format!("#/gallery/l?n=3&{played}%26step%3D0"));
    page.wait_for_position("xo");
    page.back();
    page.wait_for_position("xox");
    page.wait_until_gone("#back");
    page.forward();
    page.wait_for_position("xo");
    page.go(&format!("#/gallery/l/board?n=3&{played}"));
    page.wait_for_link("#/k1/ancient/plane/xo?line=0_0r1");
    page.go("#/gallery/l?n=3&position=k1/ancient/plane/xo/.z");
    page.wait_for_words(
        "#link-problem",
        "At character 22: row 2, column 2: expected x, o, . or a number",
    );
    page.wait_for_position("xox");
}

#[test]
fn an_exhibit_is_looked_at_as_its_link_says() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/l?n=5&show=parts.left");
    page.wait_for_value("-2");
    page.wait_for_switch("#show-left", true);
    page.wait_for_switch("#show-right", false);
    page.click("#show-right");
    page.wait_for_link("#/gallery/l?n=5&show=parts.left.right");
    // An edit and another number do not change it, and Back returns to it.
    page.focus("#slider-n");
    page.keys(Key::Right);
    page.wait_for_link("#/gallery/l?n=6&show=parts.left.right");
    page.click("#show-left");
    page.wait_for_link("#/gallery/l?n=6&show=parts.right");
    page.go("#/gallery/l?n=7");
    page.wait_for_switch("#show-right", false);
    page.back();
    page.wait_for_switch("#show-right", true);

    // The reader's position stays when the view changes.
    let made = "#/gallery/l?n=3&position=k1/ancient/plane/xo/.x";
    page.go(made);
    page.wait_for_position("xo/.x");
    page.click("#show-left");
    page.wait_for_link(&format!("{made}&show=parts.left"));
    page.wait_for_position("xo/.x");
    // A lecture continues with the next exhibit.
    page.go("#/gallery/l?projector=1");
    page.wait_until_gone(".bar");
    page.chord(&[Key::Alt], Key::PageDown);
    page.wait_for_link("#/gallery/lot1?projector=1");
    page.wait_for_value("2");
    page.wait_until_gone(".bar");
    page.keys(Key::Escape);
    page.wait_for_link("#/gallery/lot1?n=6");
    page.go("#/gallery/l?n=6&show=parts.right");

    // In a frame: the exhibit with its numbers.
    page.wait_for_words("h1", "L(n)");
    page.click("#share");
    page.wait_for_words("#share-panel", "For another page");
    let link = "#/gallery/l?n=6&show=parts.right&embed=1";
    let frame = |page: &Glimpse| {
        page.js::<String>("return document.querySelector('#share-iframe')?.value ?? ''", [])
    };
    page.wait("the frame", frame, |frame| frame.contains(&link.replace('&', "&amp;")));
    page.keys(Key::Escape);
    page.go(link);
    page.wait_until_gone(".bar");
    for shown in ["h1", "#slider-n", ".slab", "#claim", "#outcome", "#open-here"] {
        page.wait_until_seen(shown);
    }
    for (width, height) in [(640, 420), (320, 400)] {
        page.resize(width, height, "light");
        page.wait("all of it in the frame", outside, Vec::is_empty);
        check(&page, "a frame");
    }
    page.resize(1280, 800, "light");
    page.wait_for_property("#open-here", "hash", "#/gallery/l?n=6&show=parts.right");
}

#[test]
fn shares_the_exhibit_and_its_position() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/l?n=7");
    page.wait_for_value("-3");
    page.click("#share");
    page.wait_for_property("#share-link", "value", format!("{}#/gallery/l?n=7", server.site));
    let position = format!("{}#/k1/ancient/plane/xoxoxox", server.site);
    page.wait_for_property("#share-position", "value", position);
    page.keys(Key::Escape);
    page.go("#/gallery?q=row");
    page.wait_for_words("h1", "gallery");
    page.click("#share");
    page.wait_for_words("#share-panel-title", "Share");
    page.wait_for_property("#share-link", "value", format!("{}#/gallery?q=row", server.site));
    page.wait_until_gone("#share-picture");
}

#[test]
#[ignore = "long"]
fn fits_every_window_hall_and_sheet() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery");
    page.wait_for_words("h1", "gallery");
    look(&page, "entrance");
    page.go("#/gallery/narrow");
    page.wait_for_words("#range-status", "All");
    look(&page, "three-numbers");
    page.go("#/gallery/l?n=12");
    page.wait_for_words("#range-status", "All 82 values");
    page.act("scrollTo(0, 0)", []);
    look(&page, "exhibit");
    page.resize(1280, 800, "light");
    page.click("#projector");
    page.wait_until_gone("#range");
    look(&page, "exhibit-projector");
    for shown in ["h1", ".slab", "#claim", "#value"] {
        page.wait_until_seen(shown);
    }
    page.click("[data-cap='Esc']");
    page.print_media();
    for shown in [".sheet h2", ".paper-board", "#claim", "#range table", "#story", ".printed"] {
        page.wait_until_seen(shown);
    }
    for hidden in [".tools", ".controls", "#copy-csv", ".top", ".slab"] {
        page.wait_until_gone(hidden);
    }
}

/// If a paper is wrong, the page says why, and which line of its law applies.
/// The expressions at the entrance that leave their pictures, of all that there are.
fn beyond_pictures(page: &Glimpse) -> (Vec<String>, usize) {
    page.js(
        "const all = [...document.querySelectorAll('.exhibit-picture > .emblem')];
         const beyond = all.filter(emblem => {
             const [own, around] = [emblem, emblem.parentElement].map(it => it.getBoundingClientRect());
             return own.left < around.left || own.right > around.right;
         });
         return [beyond.map(it => it.textContent), all.length]",
        [],
    )
}

#[test]
fn expressions_stay_in_their_pictures() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery");
    page.wait_until_seen(".hall .exhibit-picture > .emblem");
    for (width, height) in [(360, 740), (1280, 800), (1920, 1080)] {
        page.resize(width, height, "light");
        page.wait("the expressions", beyond_pictures, |(beyond, all)| {
            beyond.is_empty() && *all > 2
        });
    }
}

#[test]
fn a_surprise_is_explained() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/lt2?n=4");
    page.wait("differs", marks, |marks| {
        marks.as_ref().is_some_and(|marks| *marks == ["differs", "differs"])
    });
    page.wait_for_words("#claim .reason", "The formula begins later");
    page.wait_for_words("#law tr[aria-current]", "4j");
    page.go("#/gallery/lt1?n=6");
    page.wait_for_words("#claim .reason", "Printed: 2j + 1, right: −2j + 1");
    page.wait_for_words("#law tr[aria-current]", "4j + 2");
    page.go("#/gallery/lot2?n=4");
    page.wait("agrees later", marks, |marks| {
        marks
            .as_ref()
            .is_some_and(|marks| marks[0] == "formula holds from n = 6, restored position")
    });
    // Its claim is about the modern rules, so it opens with them.
    page.go("#/gallery/up");
    page.wait_for_value("^");
    page.wait_for_count(".telling", 0);
    page.go("#/gallery/up?rules=ancient");
    page.wait_for_value("v*");
    page.wait_for_count(".telling .taken", 2);
    page.go("#/gallery/lt3?n=6");
    page.wait_for_value("{v[2]|0}");
    page.wait_for_count(".telling .taken", 1);
}

/// The claim's card has the value, unless the board is the reader's.
#[test]
fn the_value_is_told_once() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/l?n=3");
    page.wait("marks", marks, Option::is_some);
    page.wait_until_seen("#claim .computed");
    page.wait_until_seen("#outcome .who");
    page.wait_until_gone("#value");
    page.go("#/gallery/l?n=3&position=k1/ancient/plane/ox/2/ox");
    page.wait_for_value("0");
    for told in ["#value", "[data-term='B']"] {
        page.wait_until_seen(told);
    }
}

#[test]
fn the_table_stands_below_the_board() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/l?n=5");
    page.resize(1000, 800, "light");
    page.wait_for_words("#range-status", "All");
    let overlap = |page: &Glimpse| -> f64 {
        page.js(
            "scrollTo(0, document.documentElement.scrollHeight);
             const [board, more] = ['.work', '.exhibit-more'].map(name =>
                 document.querySelector(name).getBoundingClientRect());
             return board.bottom - more.top",
            [],
        )
    };
    page.wait("the board above the table", overlap, |&overlap| overlap <= 0.0);
}
