//! The names under which the browser stores things: other pages may share its storage.

use thirtyfour::Key;

use crate::page::{Glimpse, Page};
use crate::play::type_turn;
use crate::server::Server;

const HALF: &str = "#/k1/ancient/plane/oxo.ox";

fn names(page: &Glimpse) -> Vec<String> {
    page.js("return [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort()", [])
}

#[test]
fn what_is_kept_has_the_pages_own_name() {
    let server = Server::start("/");
    let page = Page::open(&server, HALF);
    page.wait_for_value("1/2");
    page.click("#theme-contrast");
    page.click("#share");
    page.click("#share-add");
    page.wait_until_seen("#share-list");
    page.keys(Key::Escape);
    page.visit("#/k1/ancient/plane/oxo.ox?lang=en");
    page.wait_for_value("1/2");
    page.click("#single-keys");
    page.visit("#/play/g1/ancient/4x4/tournament?black=you&white=friend&moves=a1.b1");
    page.wait_for_words("#play-turn", "Black to move");
    type_turn(&page, "a3-a1");
    page.wait_for_words("#play-turn", "White to move");
    page.visit("#/gallery/habitat?value=1/2&board=walls");
    page.wait_for_words("#habitat-fewest", "3 stones");
    let own = ["games", "habitat", "language", "lesson-", "single-keys", "theme"];
    let own = own.map(|name| format!("papamu-{name}"));
    let is_own = |(name, own): (&String, &String)| match own.ends_with('-') {
        true => name.starts_with(own),
        false => name == own,
    };
    page.wait("only own names", names, |names| {
        names.len() == own.len() && names.iter().zip(&own).all(is_own)
    });
}

#[test]
fn what_older_versions_kept_is_still_there() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/teach");
    page.act(
        "localStorage.theme = 'dark';
         localStorage.list = 'Old\\n\\nA half\\n#/k1/ancient/plane/oxo.ox\\n';
         localStorage.game = '#/play/g1/ancient/4x4/tournament?black=you&white=friend&moves=a1.b1';
         localStorage.games = `${localStorage.game}\\tMine\\n`;
         localStorage.lessons = 'rules/jump';
         localStorage.language = 'pt';
         sessionStorage.language = 'en'",
        [],
    );
    page.reload();
    page.wait_for_property("html", "lang", "en");
    let theme = |page: &Glimpse| page.js("return document.documentElement.dataset.theme", []);
    page.wait("the theme", theme, |theme: &String| theme == "dark");
    page.click(".lesson-title");
    page.wait_for_property("#lesson-name", "value", "Old");
    page.wait_for_count("#lesson-items > li", 1);
    page.visit("#/learn");
    page.wait_for_count("[data-done='1']", 1);
    page.visit("#/play");
    page.wait_until_seen("#play-go-on");
    page.wait_for_count(".saved-games li", 1);

    // From now on the name has a prefix; the old name may belong to another page.
    page.click("#theme-contrast");
    page.wait("the theme", theme, |theme: &String| theme == "contrast");
    page.reload();
    page.wait_until_seen("#play-go-on");
    page.wait("the theme", theme, |theme: &String| theme == "contrast");
    let old = |page: &Glimpse| page.js("return localStorage.theme", []);
    page.wait("the other", old, |theme: &String| theme == "dark");
}
