//! axe-core finds no problems on the page, in any state or theme. `./dev test` fetches it; the tests of what pages do look
//! at their states in one theme, those here and all with `./dev test --all` in every theme.

use std::env;
use std::fs;
use std::path::PathBuf;

use thirtyfour::Key;

use crate::is_long;
use crate::page::{Glimpse, Page};
use crate::seeing::{DENSE, SUM, SWITCH};
use crate::server::Server;
use crate::waiting::gives_up;

/// The first key leads past the doors, on every page.
#[test]
fn the_doors_can_be_skipped() {
    let server = Server::start("/");
    let page = Page::open(&server, "");
    for link in
        ["#/", "#/gallery", "#/gallery/l", "#/learn/halves/half", "#/play", "#/sums", "#/teach"]
    {
        page.go(link);
        page.wait_for_count("#app h1[tabindex]", 1);
        page.act(
            "document.querySelector('.brand').tabIndex = -1; document.querySelector('.brand').focus()",
            [],
        );
        page.shift_tab();
        page.wait_until_seen(".skip:focus");
        page.keys(Key::Enter);
        page.wait_for_count("h1:focus", 1);
    }
}

#[test]
#[ignore = "long"]
fn the_board_page_has_no_barriers() {
    let server = Server::start("/");
    let page = Page::open(&server, "");
    page.wait_for_value("1/2");
    check(&page, "value");

    page.go("#/k1/modern/walls/xoxo/oxox/xo.o/oxox?show=parts.reach.left.right");
    page.wait("a value", Glimpse::value, Option::is_some);
    check(&page, "layers");

    page.go("#/k1/ancient/plane/xo/.xo?hide=1");
    page.wait_for_position("xo/.xo");
    check(&page, "hidden");

    page.go("#/k1/ancient/plane/xoz");
    page.wait_for_words("#link-problem", "row 1");
    check(&page, "bad link");
}

#[test]
#[ignore = "long"]
fn lessons_have_no_barriers() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/learn");
    page.wait_until_seen("[data-lesson]");
    check(&page, "lessons");
    for (link, answer) in [
        ("#/learn/comparing/equal", "[data-answer=Right]"),
        ("#/learn/rules/double", "[data-answer=b2-d2]"),
    ] {
        page.go(link);
        page.click(answer);
        page.click("#check");
        page.wait_until_seen(".wrong-answer");
        check(&page, link);
    }
    page.go("#/learn/halves/end");
    page.wait_until_seen("#repeat");
    check(&page, "end of a lesson");
    page.go("#/learn");
    page.wait_until_seen("#repeat");
    check(&page, "lessons to go on with");
    page.go("#/learn/comparing/order");
    page.wait_until_seen(".subjects");
    check(&page, "order");
}

#[test]
#[ignore = "long"]
fn terms_have_no_barriers() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/learn/glossary/kui");
    page.wait_until_seen("#glossary .asked");
    check(&page, "glossary");
    page.go("#/learn/thermographs/half");
    page.click("[data-term=thermograph]");
    page.wait_until_seen("[data-card=thermograph]");
    check(&page, "card");
}

#[test]
#[ignore = "long"]
fn editing_has_no_barriers() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/xoxo/o..x/xoxo");
    page.wait("a value", Glimpse::value, Option::is_some);
    page.click("#setup-open");
    page.wait_for_words("#setup", "Rows");
    check(&page, "set-up panel");
    page.click("#setup-open");

    page.click("#brush-select");
    page.focus("[data-square='0,0']");
    page.chord(&[Key::Shift], Key::Right);
    page.wait_for_words("#selection-bar", "Done");
    check(&page, "selection");
    // If buttons remove themselves, the focus is kept.
    page.click_button("Done");
    page.wait_for_focus("0,1");

    page.click("#text-dialog");
    page.wait_for_focus_on("text-field");
    page.keys("xo/ox".to_string());
    page.wait_for_words("#text-read", "2 × 2");
    check(&page, "good text");
    page.keys("?".to_string());
    page.wait_for_words("#text-problem", "column");
    check(&page, "bad text");
    page.keys(Key::Escape);
    page.wait_for_focus_on("text-dialog");

    page.click("#help");
    page.wait_until_seen("#tour-play");
    check(&page, "first steps");
    page.click("#tab-keys");
    page.wait_for_words("#keys", "Page Up");
    check(&page, "keys");
    page.keys(Key::Escape);
    page.wait_for_focus_on("help");
}

#[test]
#[ignore = "long"]
fn tours_have_no_barriers() {
    let server = Server::start("/");
    let page = Page::open(&server, "");
    page.wait_for_value("1/2");
    page.click("#about-half");
    page.wait_for_focus_on("tour-on");
    page.keys(Key::Right);
    page.wait_for_words("#caption", "jump");
    check(&page, "a jump in a tour");
    page.keys(Key::Right);
    page.wait_until_seen("#caption-worth .name");
    check(&page, "a value in a tour");
}

#[test]
#[ignore = "long"]
fn answers_have_no_barriers() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{SUM}?show=parts.left.right"));
    page.unfold("#parts");
    page.wait_for_words("#contact", "Pick two of them");
    page.click("[data-part='A']");
    page.click("[data-part='C']");
    page.wait_for_words("#contact", "They never meet");
    check(&page, "two parts");

    page.act("document.querySelector('.reaches .play:enabled').id = 'shown'", []);
    page.enter("#shown");
    page.wait_for_words("#leaps", "leaps");
    check(&page, "proof");
    page.enter("#leaps-end");
    page.wait_for_focus_on("shown");

    page.go(SWITCH);
    page.unfold("#thermograph");
    page.wait_for_words("#reading", "Left wall");
    page.focus("#cool");
    page.keys(Key::Right);
    check(&page, "thermograph");
    page.unfold("#why");
    page.click("#show-why");
    page.wait_for_words(".why", "So the value is");
    check(&page, "derivation");

    page.unfold("#jumps");
    page.click(".jumps .play");
    page.wait_for_words("#line", "1 of 1");
    page.wait("a value", Glimpse::value, Option::is_some);
    page.enter("#line-back");
    page.wait_for_words("#line", "0 of 1");
    page.wait_for_focus_on("line-back");
    check(&page, "line of play");

    page.go(&format!("{SWITCH}?hide=1"));
    page.click("[data-reveal='Outcome']");
    page.click("[data-reveal='Stops']");
    page.wait_for_words(".facts", "Left stop");
    check(&page, "partly revealed");
}

#[test]
#[ignore = "long"]
fn giving_up_has_no_barriers() {
    let server = Server::start("/");
    server.trick(|name, body| {
        Some(if name.starts_with("worker-start-") { gives_up() } else { body })
    });
    let page = Page::open(&server, DENSE);
    page.wait_for_words("#status", "Too hard for now");
    check(&page, "too hard");
}

#[test]
#[ignore = "long"]
fn sharing_has_no_barriers() {
    let server = Server::start("/");
    let page = Page::open(&server, "");
    page.wait_for_value("1/2");
    page.click("#share");
    page.wait_for_words("#share-panel-title", "Share");
    check(&page, "share panel");
    page.click("#share-large");
    check(&page, "large code");
}

#[test]
#[ignore = "long"]
fn other_views_have_no_barriers() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/plane/oxo.ox?projector=1");
    page.wait_for_value("1/2");
    check(&page, "projector");
    page.keys("hrr".to_string());
    page.wait_for_count(".cover", 3);
    check(&page, "partly covered");
    page.keys("rrj".to_string());
    page.wait_until_seen(".jumps");
    page.keys("c34".to_string());
    page.wait_for_count(".slate", 1);
    check(&page, "jumps and chalk");
    page.keys("tl".to_string());
    page.wait_until_seen(".thermograph");
    check(&page, "thermograph and pointer");
    page.go("#/k1/ancient/plane/oxo.ox?embed=1");
    page.wait_for_words("#open-here", "Papamū");
    page.wait_for_value("1/2");
    check(&page, "embedded");
}

#[test]
#[ignore = "long"]
fn the_gallery_has_no_barriers() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/xyz");
    page.wait_for_words("#unknown", "xyz");
    check(&page, "entrance");
    page.go("#/gallery/l?n=99");
    page.wait_for_words("#range-status", "All 82 values");
    page.wait("a value", Glimpse::value, Option::is_some);
    check(&page, "exhibit");
    page.go("#/gallery/nimsums");
    page.wait_for_words("#range-status", "All 8 values");
    check(&page, "expression");
}

#[test]
#[ignore = "long"]
fn rooms_have_no_barriers() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/gallery/nimbers?n=3&step=5");
    page.wait_for_words("[data-step='6']", "∗3");
    page.wait_for_value("0");
    check(&page, "nimber machine");
    page.go("#/gallery/habitat?value=*2");
    page.wait_for_words("#habitat-says", "All boxes have been looked through");
    check(&page, "habitat");
    page.go("#/gallery/any?value=*2&step=3");
    page.wait_for_words("#step-says", "Locks");
    check(&page, "a position for any value");
    page.go("#/gallery/early");
    page.wait_until_seen("#early-values .mini");
    check(&page, "early values");
    page.go("#/gallery/habitat?value=what");
    page.wait_for_words("#habitat-problem", "expected");
    check(&page, "no value");
    page.go("#/gallery/own?family=x(ox)^n&n=1..8&formula=n");
    page.wait_for_words("#range-status", "All 16 values");
    page.wait_for_words(".own-verdict", "counterexample");
    check(&page, "own exhibit");
    page.go("#/gallery/own?family=xo?");
    page.wait_for_words("#own-family-problem", "expected");
    check(&page, "no pattern");
}

#[test]
#[ignore = "long"]
fn the_page_without_its_program_has_no_barriers() {
    let server = Server::start("/");
    server.trick(|name, body| (!name.starts_with("app")).then_some(body));
    let page = Page::open(&server, "");
    page.wait_for_words("#start-problem", "could not be loaded");
    check(&page, "no program");
    page.forgive_errors_about("/app");
}

/// The folder of npm's packages.
pub fn packages() -> PathBuf {
    env::var("PAPAMU_NPM").expect("PAPAMU_NPM names a folder: `./dev test` sees to it").into()
}

#[track_caller]
pub fn check(page: &Page, state: &str) {
    let axe = fs::read_to_string(packages().join("axe-core/axe.min.js")).expect("axe-core");
    // A page loads it only once.
    if !page.measure::<bool>("return !!window.axe", []) {
        page.act(&axe, []);
    }
    // One heading is the page's own, and the others leave out no level.
    let levels: Vec<u32> = page.measure(
        "return [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
             .filter(it => it.checkVisibility())
             .map(it => +it.tagName[1])",
        [],
    );
    assert_eq!(levels.iter().filter(|&&level| level == 1).count(), 1, "{state}: {levels:?}");
    assert!(levels.windows(2).all(|two| two[1] <= two[0] + 1), "{state}: {levels:?}");
    // The theme with more contrast comes light in one state and dark in another: axe takes a second for each.
    let strong = if state.len().is_multiple_of(2) { "light" } else { "dark" };
    let themes = [("light", "light"), ("dark", "dark"), ("contrast", strong)];
    for &(theme, scheme) in &themes[..if is_long() { 3 } else { 1 }] {
        page.resize(1280, 900, scheme);
        page.act("document.documentElement.dataset.theme = arguments[0]", [theme.into()]);
        // Themes differ in their colours only.
        let rules = match (theme, scheme) {
            ("light", _) => "",
            _ => ", runOnly: ['color-contrast', 'link-in-text-block']",
        };
        // axe would measure a changing colour halfway; animations that follow scrolling never end.
        let found: Vec<String> = page.measure_later(&format!(
            "const done = arguments[arguments.length - 1];
             const running = document.getAnimations()
                 .filter(({{timeline}}) => timeline === document.timeline);
             Promise.all(running.map(animation => animation.finished))
                 .catch(() => {{}})
                 .then(() => axe.run({{resultTypes: ['violations']{rules}}}))
                 .then(({{violations}}) => done(violations.flatMap(({{id, help, nodes}}) =>
                     nodes.map(({{target, html, any}}) =>
                         `${{id}}: ${{help}}: ${{target}} ${{html.slice(0, 160)}} ${{any[0]?.message ?? ''}}`))))
                 .catch(error => done([String(error)]))",
        ));
        assert!(found.is_empty(), "{state} in {theme} ({scheme}): {found:#?}");
    }
}

#[test]
fn sums_in_a_hall_and_in_a_list_have_no_barriers() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/sums?card=1/2&card=ancient/plane/oxo.ox&projector=1");
    page.wait_until_seen(".total .who");
    check(&page, "sum in a hall");
    page.go("#/list?item=sums?card%3D1%2F2%26card%3D1&name=Sum");
    page.wait_for_words(".item .mini .typed", "1");
    check(&page, "sum in a list");
}
