//! Sharing, themes, the views for a lecture hall and for frames, and how much is sent.

use std::fs;
use std::path::Path;

use serde_json::json;
use thirtyfour::Key;

use crate::looks::look;
use crate::page::{Glimpse, Page};
use crate::server::Server;

const LINK: &str = "#/k1/ancient/plane/oxo.ox";

fn open_panel(server: &Server, link: &str) -> Page {
    let page = Page::open(server, link);
    page.wait("a value", Glimpse::value, Option::is_some);
    page.click("#share");
    page.wait_for_words("#share-panel-title", "Share");
    page
}

/// Waits until a field of the panel has a good text, and returns it.
#[track_caller]
fn field(page: &Page, id: &str, good: impl Fn(&str) -> bool) -> String {
    let look = |page: &Glimpse| -> String {
        page.js("return document.getElementById(arguments[0])?.value ?? ''", [json!(id)])
    };
    page.wait(id, look, |text| good(text))
}

#[test]
fn the_panel_has_every_form_of_the_position() {
    let server = Server::start("/");
    let page = open_panel(&server, LINK);
    field(&page, "share-link", |link| link == format!("{}{LINK}", server.site));
    field(&page, "share-words", |words| words == "Kōnane position, value 1/2: Left wins");
    field(&page, "share-text", |text| text == "oxo.ox");
    field(&page, "share-cgt", |code| code.contains("oxo.ox"));
    field(&page, "share-cgscript", |code| code.starts_with("Konane(\""));
    field(&page, "share-latex", |code| code.contains("\\begin{tikzpicture}"));
    let source = format!("src=\"{}{LINK}?embed=1\"", server.site);
    field(&page, "share-iframe", |frame| {
        frame.contains(&source) && frame.contains("title=\"Kōnane position")
    });
    let width: u32 = page.measure_later(
        "const [done] = arguments; const image = document.querySelector('.share-picture img');
         image.decode().then(() => done(image.naturalWidth), () => done(0))",
    );
    assert!(width > 300, "the picture is {width} px wide");

    // Escape closes the panel, and the focus returns to where it was.
    page.keys(Key::Escape);
    page.wait_until_gone("#share-panel");
    page.wait_for_focus_on("share");
}

#[test]
fn copies_and_says_so() {
    let server = Server::start("/");
    let page = open_panel(&server, LINK);
    page.allow_clipboard();
    for (id, label) in
        [("share-link", "Link"), ("share-latex", "LaTeX"), ("share-cgt", "cgt crate")]
    {
        page.click(&format!("#{id}-copy"));
        page.wait_for_words("#share-said", &format!("{label}: copied."));
        let copied: String = page
            .measure_later("const [done] = arguments; navigator.clipboard.readText().then(done)");
        field(&page, id, |text| text == copied.replace("\r\n", "\n"));
    }
    page.wait_until_seen(".share-picture img");
    page.click("#share-copy-picture");
    page.wait_for_words("#share-said", "The picture is copied.");
    let types: Vec<String> = page.measure_later(
        "const [done] = arguments;
         navigator.clipboard.read().then(items => done(items.flatMap(item => item.types)))",
    );
    assert_eq!(types, ["image/png"]);
}

#[test]
fn saves_pictures() {
    let server = Server::start("/");
    let page = Page::blank(&server);
    page.before_loading(
        "window.saved = {};
         HTMLAnchorElement.prototype.click = function() { saved[this.download] = this.href; }",
    );
    page.visit(LINK);
    page.wait_for_value("1/2");
    page.click("#share");
    page.wait_until_seen(".share-picture img");
    page.click("#share-svg");
    page.wait_for_words("#share-said", "The picture is saved.");
    page.click("#share-png");
    for (name, start) in
        [("konane.png", "data:image/png;base64,iVBOR"), ("konane.svg", "data:image/svg+xml")]
    {
        let saved = |page: &Glimpse| -> String {
            page.js("return saved[arguments[0]] ?? ''", [json!(name)])
        };
        page.wait(name, saved, |address| address.starts_with(start));
    }
    // The picture is not empty: it has several colours.
    let colours: usize = page.measure_later(
        "const [done] = arguments; const image = new Image(); image.src = saved['konane.png'];
         image.decode().then(() => {
             const canvas = document.createElement('canvas');
             [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
             const context = canvas.getContext('2d'); context.drawImage(image, 0, 0);
             const {data} = context.getImageData(0, 0, canvas.width, canvas.height);
             done(new Set(new Uint32Array(data.buffer)).size);
         })",
    );
    assert!(colours > 100, "{colours} colours");
    // A picture cannot load files: it must contain its typefaces.
    let has_fonts: bool =
        page.measure("return !!document.querySelector('link[href$=\"fonts.css\"]')", []);
    let faces: usize = page.measure("return saved['konane.svg'].split('font-face').length - 1", []);
    assert_eq!(faces, if has_fonts { 2 } else { 0 });
}

/// A random board, which no format shortens.
fn noise(side: u32) -> String {
    let sign = |place: u32| {
        let mixed = place.wrapping_mul(2_654_435_761).rotate_left(15).wrapping_mul(0x9e37_79b9);
        [".", "x", "o"][(mixed >> 16) as usize % 3]
    };
    let row = |row| (0..side).map(|column| sign(row * side + column)).collect::<String>();
    (0..side).map(row).collect::<Vec<_>>().join("/")
}

#[test]
fn a_link_that_is_too_long_for_a_code_says_so() {
    let server = Server::start("/");
    let page = Page::open(&server, LINK);
    page.wait_for_value("1/2");
    let board = noise(200);
    page.go(&format!("#/k1/ancient/walls/{board}"));
    page.wait("the board", Glimpse::position, |position| position.len() > 10_000);
    page.click("#share");
    page.wait_for_words("#share-no-code", "too long");
    page.wait_for_words("#share-long", "some programs cut it");
}

/// The panel of the largest board opens at once, and its pictures are small.
#[test]
fn the_largest_board_is_shared_without_a_stop() {
    let server = Server::start("/");
    let page = Page::blank(&server);
    page.before_loading(
        "window.longest = 0;
         new PerformanceObserver(list => {
             for (const task of list.getEntries()) longest = Math.max(longest, task.duration);
         }).observe({type: 'longtask'});
         window.saved = {};
         HTMLAnchorElement.prototype.click = function() { saved[this.download] = this.href; }",
    );
    page.visit("#/k2/ancient/walls/200/200/95PKFN5XZCWB");
    page.wait_for_stone("199,199", "o");
    page.act("window.longest = 0", []);
    page.click("#share");
    page.wait_until_seen("#share-panel .qr path");
    page.wait_until_seen(".share-picture img");
    field(&page, "share-text", |text| text.starts_with("oxox") && text.len() <= 20_000);
    field(&page, "share-link", |link| link.len() < 100);
    page.click("#share-svg");
    page.wait_for_words("#share-said", "The picture is saved.");
    let size: usize = page.measure("return saved['konane.svg'].length", []);
    assert!(size < 200_000, "{size} characters");
    let longest: f64 = page.measure("return longest", []);
    println!("the longest task took {longest} ms");
}

#[test]
fn a_theme_is_kept_and_is_not_in_the_link() {
    let server = Server::start("/");
    let page = Page::open(&server, LINK);
    page.wait_for_value("1/2");
    let shows = |theme: &str, paper: &str| {
        let look = |page: &Glimpse| -> [String; 2] {
            page.js(
                "return [document.documentElement.dataset.theme,
                     getComputedStyle(document.body).backgroundColor]",
                [],
            )
        };
        page.wait(&format!("{theme} on {paper}"), look, |seen| *seen == [theme, paper]);
    };
    page.resize(1280, 900, "light");
    shows("auto", "rgb(247, 243, 234)");
    page.resize(1280, 900, "dark");
    shows("auto", "rgb(22, 19, 15)");
    for (choice, colour) in
        [("light", "rgb(247, 243, 234)"), ("dark", "rgb(22, 19, 15)"), ("contrast", "rgb(0, 0, 0)")]
    {
        page.click(&format!("#theme-{choice}"));
        shows(choice, colour);
    }
    page.reload();
    page.wait_for_value("1/2");
    shows("contrast", "rgb(0, 0, 0)");
    page.wait_for_switch("#theme-contrast", true);
    page.wait_for_link(LINK);
}

#[test]
fn the_projector_shows_the_value_large_and_escape_leaves() {
    let server = Server::start("/");
    let page = Page::open(&server, LINK);
    page.wait_for_value("1/2");
    page.resize(1920, 1080, "light");
    // A letter changes nothing unless the board has the focus: dictation may type it.
    page.keys("p");
    page.focus("[role=gridcell][tabindex='0']");
    page.keys(Key::Home);
    page.wait("the focus", Glimpse::focused, |square| {
        square.as_ref().is_some_and(|s| s.ends_with(",0"))
    });
    page.wait_for_link(LINK);
    page.keys("p");
    page.wait_for_link(&format!("{LINK}?projector=1"));
    page.wait_until_gone(".bar");
    let size = |page: &Glimpse| -> f64 {
        page.js(
            "return parseFloat(getComputedStyle(document.querySelector('#value')).fontSize)",
            [],
        )
    };
    page.wait("a value of 108 px", size, |&size| size >= 108.0);
    page.keys(Key::Escape);
    page.wait_for_link(LINK);
    page.wait_until_seen(".bar");
    page.click("#projector");
    page.click("[data-cap='Esc']");
    page.wait_for_link(LINK);
}

#[test]
fn the_embedded_view_shows_board_and_value_and_the_way_here() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{LINK}?embed=1"));
    page.wait_for_value("1/2");
    for hidden in [".bar", ".tools", ".more"] {
        page.wait_until_gone(hidden);
    }
    page.wait_for_text("#open-here", "Open in Papamū");
    page.wait_for_property("#open-here", "href", format!("{}{LINK}", server.site));

    // Nor is there anything else before the program starts.
    server.trick(|name, body| (!name.starts_with("app")).then_some(body));
    page.reload();
    page.wait_for_words("#start-problem", "could not be loaded");
    page.wait_until_gone(".bar");
    page.forgive_errors_about("/app");
}

#[test]
fn paper_has_the_link_and_no_buttons() {
    let server = Server::start("/");
    let page = Page::open(&server, LINK);
    page.wait_for_value("1/2");
    page.print_media();
    page.wait_for_text(".printed-link", &format!("{}{LINK}", server.site));
    let buttons = |page: &Glimpse| -> usize {
        page.js(
            "return [...document.querySelectorAll('button:not(.term), select')]
                 .filter(one => one.checkVisibility()).length",
            [],
        )
    };
    page.wait("no buttons", buttons, |&buttons| buttons == 0);
    page.wait_until_seen(".sheet .value");
    page.wait_until_seen(".paper-board");
}

/// Without npm the site has no typefaces, and the build says so.
#[test]
fn typefaces_come_from_the_site() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/plane/ox../..x./.x.x");
    page.wait_for_value("Tiny(1)");
    let is_linked: bool =
        page.measure("return !!document.querySelector('link[href$=\"fonts.css\"]')", []);
    let has_folder = dist().any(|file| file.ends_with("fonts.css"));
    assert_eq!(is_linked, has_folder);
    if !is_linked {
        return;
    }
    let faces: Vec<String> = page.measure_later(
        "const [done] = arguments; document.fonts.ready.then(fonts => done(
             [...fonts].filter(face => face.status === 'loaded').map(face => face.family.replaceAll('\"', ''))))",
    );
    for family in ["Source Serif 4", "Inter"] {
        assert!(faces.iter().any(|face| face == family), "{family} is not among {faces:?}");
    }
    assert!(dist().any(|file| file.contains("LICENSE-inter")), "no licence");
}

/// The files of the built site.
pub fn dist() -> impl Iterator<Item = String> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("dist")];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the built site").flatten() {
            match entry.path() {
                path if path.is_dir() => folders.push(path),
                path => files.push(path.to_string_lossy().into_owned()),
            }
        }
    }
    files.into_iter()
}

/// Pictures of the views in these tests, at every width, for people to judge.
#[test]
fn every_view_fits_every_window() {
    let server = Server::start("/");
    let position = "#/k1/ancient/plane/o.ox.x4o/8.xo/8x/1/oxo.ox/9.xox";
    let page = Page::open(&server, position);
    page.wait("a value", Glimpse::value, Option::is_some);
    let states = [("bar", ""), ("projector", "?projector=1"), ("embed", "?embed=1")];
    for (state, parameters) in states {
        page.go(&format!("{position}{parameters}"));
        page.wait_until_seen("#value");
        look(&page, state);
    }
    page.go(position);
    page.wait_until_seen(".bar");
    page.click("#share");
    page.wait_for_words("#share-panel-title", "Share");
    look(&page, "share");
    page.click("#share-large");
    look(&page, "code");
    page.keys(Key::Escape);
    page.act("document.documentElement.dataset.theme = 'contrast'", []);
    look(&page, "contrast");
}
