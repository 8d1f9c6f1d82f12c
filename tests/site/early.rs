//! All values born by day 3, with their positions.

use crate::access::check;
use crate::looks::look;
use crate::page::Page;
use crate::server::Server;

#[test]
fn values_are_chosen_by_how_their_position_was_found() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/early");
    page.wait_for_text("[data-how=any] td:nth-child(2)", "1,474");
    // The first value of all, and its smallest position, as everybody knows them.
    page.wait_for_count("#early-values tbody tr", 50);
    page.wait_for_count("[data-value='0'] .mini", 1);
    look(&page, "early");
    check(&page, "all early values");
    page.click("#early-after");
    page.wait_for_link("#/gallery/early?page=2");
    page.wait_for_words(".early-turning", "Page 2 of 30");
    page.click("[data-how=built] td:nth-child(2) a");
    page.wait_for_link("#/gallery/early?how=built");
    page.wait_for_words("#early-values tbody tr:first-child", "Build it step by step");
    page.click("#early-values tbody tr:first-child .go-on");
    page.wait_until_seen("#making-size");
    page.back();
    page.wait_for_link("#/gallery/early?how=built");
    // Under modern rules no construction is known.
    page.click("[data-how=unknown] td:nth-child(4) a");
    page.wait_for_link("#/gallery/early?rules=modern&how=unknown");
    page.wait_for_count("#early-values .mini", 0);
    check(&page, "unknown early values");
    page.click("[data-how=listed] td:nth-child(5) a");
    page.wait_for_link("#/gallery/early?rules=modern&colours=opening&how=listed");
    page.wait_for_words("[data-value='*'] td:last-child", "as after an opening; a game ends in it");
    page.click("[data-how=listed] td:nth-child(2) a");
    page.wait_for_link("#/gallery/early?how=listed");
    // Three stones of one colour side by side.
    page.wait_for_words("[data-value='-2'] td:last-child", "on any squares; no game ends in it");
}

#[test]
fn positions_lead_to_the_board_their_certificate_and_habitat() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/early?rules=modern&order=stones&page=99");
    page.hold(360, 740);
    page.wait_for_words("#link-problem", "page can be 1 to 30, not “99”; shown: 30.");
    page.go("#/gallery/early?rules=modern&how=listed");
    // Rows move a little until all values are written.
    page.wait_until_seen("#early-values tr:last-child th a *");
    page.tap("[data-value='*2'] .mini");
    // The smallest position worth *2, under both rules.
    page.wait_for_value("*2");
    page.back();
    page.wait_until_seen("#early-values tr:last-child th a *");
    page.wait_until_seen("[data-value='*2'] .prove");
    page.tap("[data-value='*2'] th .name");
    page.wait_for_link("#/gallery/habitat?value=%2A2&rules=modern");
}

#[test]
fn without_the_file_the_page_says_so() {
    let server = Server::start("/");
    server
        .trick(|name, file| Some(if name.contains("early") { b"what?\n".to_vec() } else { file }));
    let page = Page::open(&server, "#/gallery/early");
    page.wait_for_words(".early .problem", "could not be loaded");
}
