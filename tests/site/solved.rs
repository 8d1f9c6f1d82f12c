//! The page of solved boards.

use crate::access::check;
use crate::looks::look;
use crate::page::Page;
use crate::play::fits;
use crate::server::Server;

#[test]
fn solved_boards_lead_to_their_openings() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/play");
    page.click("#play-solved");
    // The encyclopaedia's results: the second player wins 4 × 4, and the colour of the corners wins 5 × 5.
    page.wait_until_seen("tr[data-size='4x4'] td:nth-of-type(1) .white");
    page.wait_until_seen("tr[data-size='5x5'] td:nth-of-type(1) .black");
    page.click("tr[data-size='4x4'] td:nth-of-type(1) a");
    page.wait_until_seen(".solved-board[data-removal=tournament]");
    page.wait_for_link("#/play/solved?size=4x4");
    let seats = "black=perfect&white=you";
    page.wait(
        "a way into a game",
        |page| page.count(&format!("#solved-play[href*='{seats}']")),
        |&count| count == 1,
    );
    page.click("#solved-searches summary");
    page.wait_for_words("#solved-searches summary", "3 decided");
    page.wait_for_words("[data-opening=a1b1]", "White wins: ");
    page.wait_for_words(
        "[data-opening=a1b1] code",
        "papamu solve --size 4x4 --removal a1b1 --first black",
    );
    page.click("[data-opening=a1b1] button");
    page.wait_for_words("[data-opening=a1b1] [role=status]", "Copied");
    // The page makes certificates of small boards; each link says of which opening.
    page.wait_for_count("#solved-searches .command code", 4);
    let without = "#solved-searches .prove[aria-label='Proof of who wins if Black moves first without a1 b1']";
    page.wait_for_count(without, 1);
    check(&page, "solved boards");
    look(&page, "solved");
    page.resize(360, 740, "dark");
    fits(&page);
    look(&page, "solved-phone");
    page.resize(1280, 800, "light");
    // With a corner and its neighbour removed the value is 0, so whoever moves first loses.
    page.click(".openings li:last-child a");
    page.wait_for_value("0");
    // Here White has no stone in a corner or in the centre; on the other board it has one in the centre.
    page.visit("#/play/solved?size=5x5&first=white");
    page.wait_for_words(".solved-board", "White cannot begin on this board");
    page.wait_for_count("tr[data-size='5x5'] td:nth-of-type(2) a", 0);
    page.wait_until_seen("tr[data-size='3x5'] td:nth-of-type(2) .black");
    page.wait_for_words(".solved-removals", "horizontal middle");
    // If White moves first too, the reader can play the winning side: the second player in the encyclopaedia, with
    // White first.
    page.visit("#/play/solved?first=white&size=4x4&removal=tournament");
    page.wait_for_count("#solved-play[href*='turn=white&black=you&white=perfect']", 1);
    page.click("#solved-play");
    page.wait_for_words("#play-turn", "Black removes");
    // Larger boards have commands for a certificate, except where the winner is unknown.
    page.visit("#/play/solved?size=7x8&removal=centre");
    page.click("#solved-searches summary");
    for (opening, word, said) in [("d4c4", "solve", "Unknown: "), ("d4e4", "prove", "White wins: ")]
    {
        page.wait_for_words(&format!("[data-opening={opening}]"), said);
        let command = format!("papamu {word} --size 7x8 --removal {opening} --first black");
        page.wait_for_words(
            &format!("[data-opening={opening}] .command:last-child code"),
            &command,
        );
    }
    page.wait_for_count("[data-opening=d4c4] code", 1);
    page.visit("#/play/solved?size=17x18");
    page.wait_for_words("[role=status]", "17 × 18");
    page.visit("#/play/solved?size=19x2");
    page.wait_for_words("#link-problem", "“19x2” is not a board size");
}
