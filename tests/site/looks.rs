//! The page fits windows of every width. With `PAPAMU_SHOTS=folder` the tests save pictures for people to judge.

use std::env;
use std::fs;
use std::path::PathBuf;

use thirtyfour::Key;

use crate::is_long;
use crate::page::{Glimpse, Page};
use crate::server::Server;

const WINDOWS: [(u32, u32); 4] = [(320, 640), (360, 740), (1280, 800), (1920, 1080)];

#[test]
#[ignore = "long"]
fn every_state_fits_every_window() {
    let server = Server::start("/");
    let page = Page::open(&server, "");
    page.wait_for_value("1/2");
    look(&page, "value");

    page.go("#/k1/ancient/plane/ox../..x./.x.x");
    page.wait_for_value("Tiny(1)");
    look(&page, "tiny");

    // The double diagonal of 11, whose value has options of options.
    page.go("#/k1/ancient/plane/xo/.xo/..xo/...xo/4xo/5x");
    page.wait_for_value("{0,*|0,{0,*|0,^*}}");
    look(&page, "braces");

    page.go("#/k1/modern/walls/xoxoxoxo/oxoxoxox/xoxoxoxo/oxo..xox/xoxoxoxo/oxoxoxox/xoxoxoxo");
    page.wait_for_words("#status", "positions");
    look(&page, "working");

    page.go(&format!("#/k1/ancient/plane/{}?", "xo".repeat(100) + "o"));
    page.wait_for_words("#link-problem", "at most 200 squares");
    look(&page, "bad-link");

    server.trick(|name, body| (!name.starts_with("worker")).then_some(body));
    page.go("#/k1/ancient/plane/x40o/1/1/1/o");
    page.reload();
    page.wait_for_words("#worker-problem", "could not be loaded");
    look(&page, "no-worker");
    page.forgive_errors_about("/worker");

    server.trick(|name, body| (!name.starts_with("app")).then_some(body));
    page.reload();
    page.wait_for_words("#start-problem", "could not be loaded");
    look(&page, "no-program");
    page.forgive_errors_about("/app");
}

#[test]
#[ignore = "long"]
fn the_tools_fit_every_window() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/xoxoxoxo/oxo..xox/xoxoxoxo");
    page.wait("a board", Glimpse::position, |position| !position.is_empty());
    for panel in ["display", "show", "rules", "setup"] {
        page.resize(1280, 900, "light");
        page.click(&format!("#{panel}-open"));
        page.wait_until_seen(&format!("#{panel}"));
        look(&page, panel);
    }
    page.resize(1280, 900, "light");
    page.click("#brush-select");
    page.click_square("0,3");
    look(&page, "tools");
    page.resize(320, 640, "light");
    fits(&page, "the tools", 320);
    page.resize(1280, 900, "light");
    page.click("#text-dialog");
    page.wait_for_focus_on("text-field");
    page.keys("x|o|.".to_string());
    page.wait_for_count("#text-choices .preview", 2);
    look(&page, "text");
    page.keys(Key::Escape);
    page.wait_until_gone("#text");
    page.click("#help");
    page.wait_until_seen("#tour-play");
    look(&page, "help");
    page.click("#tab-keys");
    page.wait_for_words("#keys", "Page Up");
    look(&page, "keys");
    page.click("#tab-first-steps");
    page.click("#tour-half");
    page.wait_until_seen("#caption-worth .name");
    look(&page, "tour");
}

/// Checks that nothing extends beyond the window: at all widths, in light and dark, or at the least and the greatest.
pub fn look(page: &Page, state: &str) {
    let folder = env::var_os("PAPAMU_SHOTS").map(PathBuf::from);
    let (windows, schemes) = match is_long() {
        true => (&WINDOWS[..], &["light", "dark"][..]),
        false => (&[WINDOWS[0], WINDOWS[3]][..], &["light"][..]),
    };
    for &(width, height) in windows {
        for scheme in schemes {
            page.resize(width, height, scheme);
            fits(page, state, width);
            if let Some(folder) = &folder {
                fs::create_dir_all(folder).expect("a folder for pictures");
                page.screenshot(&folder.join(format!("{state}-{width}-{scheme}.png")));
            }
        }
    }
}

#[track_caller]
pub fn fits(page: &Page, state: &str, width: u32) {
    // A panel may extend beyond the left border, and hide what extends beyond its own.
    let content = |page: &Glimpse| {
        page.js::<f64>(
            "const panels = [...document.querySelectorAll('.drop-panel, dialog[open]')];
             return Math.max(document.documentElement.scrollWidth, ...panels.flatMap(panel => {
                 const {left, right} = panel.getBoundingClientRect();
                 return [right, innerWidth - left, innerWidth + panel.scrollWidth - panel.clientWidth];
             }))",
            [],
        )
    };
    page.wait(&format!("{state} within {width} px"), content, |&content| content <= width.into());
}
