//! What axe-core finds on the page, in every state and theme: nothing. `./dev test` fetches it.

use std::env;
use std::fs;

use crate::page::Page;
use crate::server::Server;

const THEMES: [(&str, &str); 4] =
    [("light", "light"), ("dark", "dark"), ("contrast", "light"), ("contrast", "dark")];

#[test]
fn the_board_page_has_no_barriers() {
    let server = Server::start("/");
    let page = Page::open(&server, "");
    page.wait_for_value("1/2");
    check(&page, "value");

    page.go("#/k1/modern/walls/xoxo/oxox/xo.o/oxox?show=parts.reach.left.right");
    page.wait("a value", Page::value, Option::is_some);
    check(&page, "layers");

    page.go("#/k1/ancient/plane/xo/.xo?hide=1");
    page.wait_for_position("xo/.xo");
    check(&page, "hidden");

    page.go("#/k1/ancient/plane/xoz");
    page.wait_for_words("#link-problem", "row 1");
    check(&page, "bad link");
}

#[test]
fn sharing_has_no_barriers() {
    let server = Server::start("/");
    let page = Page::open(&server, "");
    page.wait_for_value("1/2");
    page.click("#share");
    page.wait_for_words("#share-title", "Share");
    check(&page, "share panel");
    page.click("#share-large");
    check(&page, "large code");
}

#[test]
fn other_views_have_no_barriers() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/plane/oxo.ox?projector=1");
    page.wait_for_value("1/2");
    check(&page, "projector");
    page.go("#/k1/ancient/plane/oxo.ox?embed=1");
    page.wait_for_words("#open-here", "Papamū");
    page.wait_for_value("1/2");
    check(&page, "embedded");
}

#[test]
fn the_page_without_its_program_has_no_barriers() {
    let server = Server::start("/");
    server.trick(|name, body| (!name.starts_with("app")).then_some(body));
    let page = Page::open(&server, "");
    page.wait_for_words("#start-problem", "could not be loaded");
    check(&page, "no program");
    page.forgive_errors_about("/app");
}

#[track_caller]
fn check(page: &Page, state: &str) {
    let file =
        env::var("PAPAMU_AXE").expect("PAPAMU_AXE names axe.min.js: `./dev test` sees to it");
    let axe = fs::read_to_string(file).expect("axe-core");
    page.js::<serde_json::Value>(&axe, []);
    for (theme, scheme) in THEMES {
        page.resize(1280, 900, scheme);
        page.js::<serde_json::Value>(
            "document.documentElement.dataset.theme = arguments[0]",
            [theme.into()],
        );
        // Colours that are on their way would be measured halfway.
        let found: Vec<String> = page.js_async(
            "const done = arguments[arguments.length - 1];
             Promise.all(document.getAnimations().map(animation => animation.finished))
                 .catch(() => {})
                 .then(() => axe.run({resultTypes: ['violations']}))
                 .then(({violations}) => done(violations.flatMap(({id, help, nodes}) =>
                     nodes.map(({html, any}) => `${id}: ${help}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`))))
                 .catch(error => done([String(error)]))",
        );
        assert!(found.is_empty(), "{state} in {theme} ({scheme}): {found:#?}");
    }
}
