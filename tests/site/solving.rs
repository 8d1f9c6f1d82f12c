//! The worker: stopped, missing, dead, and back again.

use std::sync::atomic::{AtomicBool, Ordering};

use worker::message::{JobId, WorkerMessage, packed};

use crate::page::{Glimpse, Page};
use crate::seeing::DENSE;
use crate::server::Server;

/// Records what the page does to its workers, and when they confirm a stop.
const WATCH: &str = "
    window.notes = [];
    const note = what => notes.push({ what, at: performance.now() });
    window.Worker = class extends Worker {
        constructor(...all) {
            super(...all);
            note('spawn');
            this.addEventListener('message', ({ data }) => {
                if (data[0] == STOPPED) note('stopped');
            });
        }
        terminate() { note('terminate'); super.terminate(); }
    };";

/// Clicks, and calls back with the milliseconds until the page says so and until the worker has stopped.
const CANCEL: &str = "
    const done = arguments[arguments.length - 1];
    const clicked = performance.now();
    let shown;
    const look = () => {
        shown ??= document.querySelector('#cancel') ? undefined : performance.now();
        const ended = notes.find(({ what, at }) =>
            at > clicked && ['stopped', 'terminate'].includes(what));
        if (!shown || !ended) return setTimeout(look);
        done([shown - clicked, ended.at - clicked]);
    };
    document.querySelector('#cancel').click();
    look();";

#[test]
fn cancel_stops_a_long_job() {
    let server = Server::start("/");
    let page = Page::blank(&server);
    let stopped = packed(&WorkerMessage::Stopped { job: JobId(0) })[0];
    page.before_loading(&WATCH.replace("STOPPED", &stopped.to_string()));
    page.visit(DENSE);
    page.wait_for_words("#status", "positions");
    page.wait("no value", Glimpse::value, Option::is_none);

    let cancel = |_: &Glimpse| {
        page.wait_for_words("#status", "Searching");
        let [shown, ended]: [f64; 2] = page.measure_later(CANCEL);
        println!("Cancel: shown after {shown:.1} ms, worker free after {ended:.1} ms");
        page.wait_for_words("#status", "Cancelled");
        page.click("#go-on");
        shown.max(ended)
    };
    // The promise is 100 ms; a machine under load may miss it.
    page.wait("an end within a second", cancel, |&time| time < 1000.0);

    // The same again, then something easy.
    page.wait_for_words("#status", "Searching");
    page.click("#cancel");
    page.wait_for_words("#status", "Cancelled");
    page.click("#clear");
    page.wait_for_value("0");
    page.wait_until_gone("#cancel");
}

#[test]
fn an_edit_ends_the_work_on_the_position_before() {
    let server = Server::start("/");
    let page = Page::open(&server, DENSE);
    page.wait_for_words("#status", "positions");
    // One hard position after another: the second starts from scratch.
    page.click("#rules-modern");
    page.wait_for_words("#status", "positions");
    page.go("#/k1/modern/plane/x.xo");
    page.wait_for_value("^");
    page.wait_for_text("#status", "");
}

/// A black stone takes 297 white ones, one by one: along the top, down the right side and back along the bottom. The
/// solver recurses once more for each.
#[test]
fn the_deepest_search_has_stack_enough() {
    let server = Server::start("/");
    let (top, side, bottom) = ("o.".repeat(99), ["198o"; 99].join("/1/"), ".o".repeat(99));
    let page = Page::open(&server, &format!("#/k1/modern/plane/x{top}/{side}/{bottom}"));
    page.wait_for_value("v296*");
}

#[test]
fn the_board_lives_on_when_the_worker_cannot_be_loaded() {
    let server = Server::start("/");
    let page = Page::blank(&server);
    // Files by the beginning of their names, and their replacements.
    let tricks = [
        ("worker", None),
        ("worker-", None),
        ("worker_bg-", None),
        ("worker_bg-", Some(b"\0asm no, this is not")),
    ];
    for (file, instead) in tricks {
        server.trick(move |name, body| match name.starts_with(file) {
            true => instead.map(|rubbish| rubbish.to_vec()),
            false => Some(body),
        });
        page.visit("#/k1/ancient/walls/3/.x/1");
        page.reload();
        page.wait_for_words("#worker-problem", "The solver could not be loaded");
        page.click_square("1,1");
        page.wait_for_link("#/k1/ancient/walls/3/.o/1");
        page.wait_for_words("#worker-problem", "The solver could not be loaded");
        page.forgive_errors_about("/worker");
        server.heal();
        page.click("#retry");
        page.wait_for_value("0");
        page.wait_until_gone("#worker-problem");
    }
}

#[test]
fn a_worker_that_is_blocked_says_why_in_a_sentence() {
    let server = Server::start("/");
    let page = Page::blank(&server);
    page.before_loading(
        "Worker = class { constructor() { throw new Error('Workers are blocked here') } }",
    );
    page.visit("#/k1/ancient/plane/oxo.ox");
    page.wait_for_text(
        "#worker-problem p",
        "The solver could not be loaded. (Workers are blocked here) If trying again does not help, load the page again.",
    );
}

#[test]
fn a_slow_worker_is_waited_for() {
    let server = Server::start("/");
    server.hold("worker_bg-");
    let page = Page::open(&server, "#/k1/ancient/walls/3/.x/1");
    page.wait_for_words("#status", "The solver is loading");
    page.click_square("1,1");
    page.wait_for_link("#/k1/ancient/walls/3/.o/1");
    page.wait("no value", Glimpse::value, Option::is_none);
    server.release();
    page.wait_for_value("0");
    page.wait_for_text("#status", "");
}

#[test]
fn a_worker_that_dies_is_replaced() {
    let server = Server::start("/");
    let page = Page::blank(&server);
    let is_first = AtomicBool::new(true);
    server.trick(move |name, mut body| {
        // The other messages are its program.
        if name.starts_with("worker-start-") && is_first.swap(false, Ordering::Relaxed) {
            body.extend(
                b"addEventListener('message', ({ data }) => {
                    if (data instanceof Uint8Array) throw new Error('no memory');
                });",
            );
        }
        Some(body)
    });
    page.visit(DENSE);
    page.wait_for_words("#worker-problem", "The solver broke off");
    page.wait_for_words("#worker-problem", "no memory");
    page.click_square("0,0");
    page.wait_for_words("#status", "positions");
    page.click("#clear");
    page.wait_for_value("0");
    page.wait_until_gone("#worker-problem");
}

/// Keeps the page's workers, to end them as some browsers do when memory is short: without an event.
pub const KEEP: &str = "
    const workers = [];
    window.Worker = class extends Worker {
        constructor(...all) { super(...all); workers.push(this); }
    };
    window.endWorkers = () => workers.forEach(worker => worker.terminate());";

/// Waits until the page knows of the end of all workers: then neither they nor the page hold their locks.
fn wait_until_noticed(page: &Page) {
    let locks = |page: &Glimpse| -> usize {
        page.js(
            "return navigator.locks.query().then(({ held, pending }) => held.length + pending.length)",
            [],
        )
    };
    page.wait("no worker", locks, |&locks| locks == 0);
}

/// Ends the busy workers, and waits for the page to notice.
fn end_workers(page: &Page) {
    page.act("endWorkers()", []);
    page.wait_for_words("#worker-notice", "The page has started it again.");
    page.click("#worker-notice button");
    page.wait_until_gone("#worker-notice");
}

#[test]
fn a_worker_that_dies_silently_is_replaced() {
    let server = Server::start("/");
    let page = Page::blank(&server);
    page.before_loading(KEEP);
    page.visit(DENSE);
    page.wait_for_words("#status", "Searching");
    end_workers(&page);
    page.wait_for_words("#status", "Searching");
    page.go("#/k1/ancient/plane/oxo.ox");
    page.wait_for_value("1/2");
    // Once it has found the rest too, it has nothing to do, so nobody need be told.
    page.wait_for_count(".drawers[aria-busy=false]", 1);
    page.act("endWorkers()", []);
    wait_until_noticed(&page);
    page.go("#/k1/ancient/walls/3/.o/1");
    page.wait_for_value("0");
    page.wait_for_count("#worker-notice p", 0);
    // So is that of a program in Play, and of the calculator.
    page.go("#/play/g1/ancient/8x8/tournament?black=strong.6&white=you&seed=7&moves=d4.e4");
    page.wait_for_words("#play-thinks", "is thinking");
    end_workers(&page);
    page.wait_for_words("#play-turn", "White to move");
    page.act("endWorkers()", []);
    page.go("#/sums?calc=Cool(%7B4%7C2%7D,1)");
    page.wait_for_words(".calculations .found", "3");
}

/// Its program has come, and it dies of it.
#[test]
fn a_worker_that_dies_silently_while_it_starts_is_replaced() {
    let server = Server::start("/");
    let page = Page::blank(&server);
    let is_first = AtomicBool::new(true);
    server.trick(move |name, mut body| {
        if name.starts_with("worker-start-") && is_first.swap(false, Ordering::Relaxed) {
            body.extend(b"addEventListener('message', () => close());");
        }
        Some(body)
    });
    page.visit("#/k1/ancient/plane/oxo.ox");
    page.wait_for_words("#worker-notice", "The page has started it again.");
    page.wait_for_value("1/2");
}
