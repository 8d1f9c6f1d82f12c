//! Proofs: from the value of a board to its certificate, its check by the second program, and the walk.

use std::sync::atomic::{AtomicBool, Ordering};

use thirtyfour::Key;

use crate::access::check;
use crate::looks::look;
use crate::page::{Glimpse, Page};
use crate::play::fits;
use crate::server::Server;
use crate::solving::KEEP;

const HALF: &str = "#/proof/k1/ancient/plane/oxo.ox";

#[track_caller]
fn wait_for_node(page: &Page, node: &str) {
    page.wait_until_seen(&format!(".proof-walk[data-node='{node}']"));
}

#[track_caller]
fn wait_until_checked(page: &Page) {
    page.wait_until_seen("#proof-check[data-check=proved]");
    wait_for_node(page, "0");
}

/// The text that the next download saves.
const CATCH: &str = "
    const make = URL.createObjectURL;
    URL.createObjectURL = blob => { window.saved = blob; return make.call(URL, blob); };
    HTMLAnchorElement.prototype.click = function() { window.savedAs = this.download; };";

const SAVED: &str = "
    const done = arguments[arguments.length - 1];
    const look = () => window.saved
        ? saved.text().then(text => done([savedAs, text]))
        : setTimeout(look);
    look();";

#[test]
fn a_value_leads_to_its_proof() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/plane/oxo.ox");
    page.wait_for_value("1/2");
    let asked = |page: &Glimpse| -> usize {
        page.js(
            "return performance.getEntriesByType('resource')
                .filter(({ name }) => name.includes('checker')).length",
            [],
        )
    };
    page.wait("no checker before it is needed", asked, |&count| count == 0);
    page.click(".leads-on .prove");
    page.wait_for_link(HALF);
    wait_until_checked(&page);
    page.wait_for_words("#proof-claim", "The position is worth");
    page.wait_for_words("#proof-claim", "one half");
    page.wait_for_words("#proof-check", "shares no code with the solver");
    page.wait_for_words("#proof-figures", "claims listed");
    check(&page, "proof");
    look(&page, "proof");

    // The certificate that readers download is the one that was checked.
    page.act(CATCH, []);
    page.click("#proof-download");
    let [name, text]: [String; 2] = page.measure_later(SAVED);
    assert_eq!(name, "proof.txt");
    let proved = checker::check(&text).expect("a certificate");
    let claim: Vec<&str> = proved.claims[0].split(' ').collect();
    assert_eq!((proved.claims.len(), claim[2]), (1, "="));
    page.act("window.saved = null", []);
    page.click("#proof-download-packed");
    let bytes = "
        const done = arguments[arguments.length - 1];
        const look = () => window.saved
            ? new Response(saved.stream().pipeThrough(new DecompressionStream('gzip'))).text()
                .then(text => done([savedAs, text]))
            : setTimeout(look);
        look();";
    let [name, packed]: [String; 2] = page.measure_later(bytes);
    assert_eq!((name.as_str(), packed), ("proof.txt.gz", text));

    // The checker in Python is a file of the site.
    let python = "
        const done = arguments[arguments.length - 1];
        fetch(document.querySelector('#proof-python').href).then(file => file.text()).then(done);";
    let python: String = page.measure_later(python);
    let ours = std::fs::read_to_string("check/papamu_check.py").expect("our checker");
    assert_eq!(python, ours);
}

/// Right has one jump in `oxo.ox`, and one move in the subtracted ½.
#[test]
fn the_proof_is_walked_by_keys_and_pointer() {
    let server = Server::start("/");
    let page = Page::open(&server, HALF);
    wait_until_checked(&page);
    // White to move. The option of ½ is a button.
    page.enter(".walk-options button");
    wait_for_node(&page, "1");
    page.wait_for_words("#proof-said", "The answer is");
    page.keys(Key::Left);
    wait_for_node(&page, "0");
    // The other move of White is on the board: its stone, then where it lands.
    page.click_square("1,6");
    page.wait_for_count(".proof-walk .target", 1);
    page.click_square("1,8");
    wait_for_node(&page, "2");
    // On the board the arrows move from square to square.
    page.act("document.activeElement.blur()", []);
    page.keys(Key::Home);
    wait_for_node(&page, "0");
    page.keys(Key::End);
    wait_for_node(&page, "2");
    // The other half of the proof: the reader is Black.
    page.enter("#proof-side-Left");
    wait_for_node(&page, "0");
    page.wait_for_words(".walk-head", "You are Black");
}

/// Some browsers end a worker without an event when memory is short.
#[test]
fn a_checker_that_dies_silently_can_be_started_again() {
    let server = Server::start("/");
    let page = Page::blank(&server);
    page.before_loading(KEEP);
    let is_first = AtomicBool::new(true);
    server.trick(move |name, mut body| {
        if name.starts_with("program-start-") && is_first.swap(false, Ordering::Relaxed) {
            body.extend(b"addEventListener('message', () => isWatched.then(close));");
        }
        Some(body)
    });
    page.visit(HALF);
    page.wait_for_words("#proof-check", "does not answer any more");
    page.click("#proof-retry");
    wait_until_checked(&page);
    // Also one that has checked all and could only answer the walk.
    page.act("endWorkers()", []);
    page.wait_for_words("#proof-check", "does not answer any more");
    page.click("#proof-retry");
    wait_until_checked(&page);
}

#[test]
fn a_wrong_value_is_refuted_on_a_phone() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/plane/oxo.ox");
    page.hold(360, 740);
    page.visit(&format!("{HALF}?not=1"));
    wait_until_checked(&page);
    // ½ is not 1: Right, moving first in the difference, wins.
    page.wait_for_words("#proof-claim", "White, moving first, wins");
    page.wait_for_words("#proof-said", "The answer is");
    page.wait_for_words(".walk-head", "You are Black");
    fits(&page);
    check(&page, "a refuted value");
    look(&page, "proof-phone");
    let least = |page: &Glimpse| -> f64 {
        page.js(
            "return Math.min(...[...document.querySelectorAll('.proof button')]
                .map(button => button.getBoundingClientRect().height))",
            [],
        )
    };
    page.wait("targets for fingers", least, |&height| height >= 43.9);
    page.resize(320, 568, "dark");
    fits(&page);
}

#[test]
fn what_cannot_be_proved_says_why() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{HALF}?not=1/2"));
    page.wait_for_words("#proof-none", "worth exactly this value");
    page.go(&format!("{HALF}?not=1/3"));
    page.wait_for_words("#proof-none", "“1/3” is not a value");
    // No checker reads boards of more than sixty columns.
    page.go("#/proof/k1/ancient/walls/xo59");
    page.wait_for_words("#proof-check", "a side is not from 1 to 60");
    page.go("#/proof/k1/ancient/walls/xoq");
    page.wait_for_words("#link-problem", "character 28");
    page.wait_until_gone(".claim");
    page.go("#/proof/k1/ancient/walls/xo?first=nobody");
    page.wait_for_words("#link-problem", "left or right");
    page.wait_for_words("#proof-claim", "wins");
}
