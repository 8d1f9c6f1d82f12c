//! The cards with which a class votes: chosen on a page of Teach, and printed.

use crate::access::check;
use crate::looks::look;
use crate::page::Page;
use crate::play::fits;
use crate::server::Server;
use crate::tournament::put;

/// In mm, of the first sheet: the marker’s width, then the white between it and the box of each letter, which
/// has room below its line.
fn measures(page: &Page) -> (f64, Vec<f64>) {
    page.measure(
        "const sheet = document.querySelector('.vote-sheets .vote-sheet');
         const [marker, ...letters] = ['.vote-marker', '.vote-letter'].flatMap(selector =>
             [...sheet.querySelector('g').querySelectorAll(selector)].map(part => part.getBoundingClientRect()));
         const white = letters.map(letter => Math.max(
             marker.left - letter.right, letter.left - marker.right,
             marker.top - letter.bottom, letter.top - marker.bottom));
         const mm = px => px * 25.4 / 96;
         return [mm(marker.width), white.map(mm)]",
        [],
    )
}

/// The letters of the first card, beginning with those at its top edge, as screen readers hear them.
fn said(page: &Page) -> Vec<[String; 2]> {
    let label: String = page.measure(
        "return document.querySelector('.vote-sheet [role=img]').getAttribute('aria-label')",
        [],
    );
    ["top", "right", "bottom", "left"]
        .iter()
        .map(|edge| {
            let words: Vec<&str> =
                label.split(edge).next().expect("an edge").split_whitespace().collect();
            let [.., one, "and", other, "at", "the"] = words[..] else { panic!("{label}: {edge}") };
            [one, other].map(str::to_string)
        })
        .collect()
}

/// The same, by where the letters stand.
fn drawn(page: &Page) -> Vec<[String; 2]> {
    page.measure(
        "const middle = box => [box.x + box.width / 2, box.y + box.height / 2];
         const card = document.querySelector('.vote-sheet [role=img]');
         const [x, y] = middle(card.querySelector('.vote-marker').getBoundingClientRect());
         const letters = [...card.querySelectorAll('.vote-letter')].map(letter => {
             const [right, below] = middle(letter.getBoundingClientRect());
             return [Math.atan2(right - x, y - below + 1e-3), letter.textContent.split(' · ')];
         });
         // Clockwise from the top.
         const turn = angle => (angle + 2 * Math.PI + 0.5) % (2 * Math.PI);
         return letters.sort(([one], [other]) => turn(one) - turn(other)).map(([, both]) => both)",
        [],
    )
}

#[test]
fn cards_are_chosen_and_printed() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/teach");
    page.enter("#to-cards");
    page.wait_for_link("#/teach/cards");
    page.wait_for_words("#votes-made", "30 cards, numbers 1 to 30, 15 pages");
    page.wait_for_property(".vote-preview .vote-number", "textContent", "1");
    page.wait_for_words(".vote-help", "should read a card up to about 7 m");
    assert_eq!(said(&page), drawn(&page));
    check(&page, "the cards for votes");
    look(&page, "votes");
    page.resize(360, 740, "dark");
    fits(&page);
    look(&page, "votes-phone");
    page.resize(1280, 800, "light");

    put(&page, "#votes-from", "58");
    page.wait_for_words("#votes-made", "3 cards, numbers 58 to 60, 2 pages");
    page.wait_for_link("#/teach/cards?from=58");
    put(&page, "#votes-count", "99");
    page.wait_for_link("#/teach/cards?count=60&from=58");
    page.wait_for_property("#votes-count", "value", "60");
    page.wait_for_property(".vote-preview .vote-number", "textContent", "58");

    // Each sheet is a page, and neither the screen's part nor an empty page is printed.
    page.print_media();
    assert_eq!(page.printed_pages(), 2);
    page.wait_until_gone(".vote-form");
    let (marker, white) = measures(&page);
    assert!((marker - 100.0).abs() < 0.1, "{marker} mm");
    assert!(white.len() == 4 && white.iter().all(|&white| white > 100.0 / 7.0 - 2.5), "{white:?}");
    page.screen_media();
    page.enter("#votes-1");
    page.wait_for_words("#votes-made", "3 pages");
    page.print_media();
    assert_eq!(page.printed_pages(), 3);
    let (marker, white) = measures(&page);
    assert!((marker - 148.0).abs() < 0.1, "{marker} mm");
    assert!(white.len() == 4 && white.iter().all(|&white| white > 148.0 / 7.0 - 2.5), "{white:?}");
}

#[test]
fn a_link_to_cards_that_do_not_exist_is_corrected() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/teach/cards?count=0&from=61");
    page.wait_for_words("#votes-made", "Card 60, 1 page");
    page.wait_for_count(".vote-sheets .vote-sheet", 1);
    page.wait_for_words("#link-problem", "from");
}
