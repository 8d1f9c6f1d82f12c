//! Sharing, themes, the views for a lecture hall and for another page; and how much is sent.

use std::fs;
use std::io::Write;
use std::path::Path;

use serde_json::{Value, json};
use thirtyfour::Key;

use crate::looks::look;
use crate::page::Page;
use crate::server::Server;

const LINK: &str = "#/k1/ancient/plane/oxo.ox";

fn open_panel(server: &Server, link: &str) -> Page {
    let page = Page::open(server, link);
    page.wait("a value", Page::value, Option::is_some);
    page.click("#share");
    page.wait_for_words("#share-title", "Share");
    page
}

fn field(page: &Page, id: &str) -> String {
    page.js("return document.getElementById(arguments[0])?.value ?? ''", [json!(id)])
}

#[test]
fn the_panel_has_every_form_of_the_position() {
    let server = Server::start("/");
    let page = open_panel(&server, LINK);
    assert_eq!(field(&page, "share-link"), format!("{}{LINK}", server.site));
    assert_eq!(field(&page, "share-words"), "Kōnane position, value 1/2: Left wins");
    assert_eq!(field(&page, "share-text"), "oxo.ox");
    assert!(field(&page, "share-cgt").contains("oxo.ox"));
    assert!(field(&page, "share-cgscript").starts_with("Konane(\""));
    assert!(field(&page, "share-latex").contains("\\begin{tikzpicture}"));
    let frame = field(&page, "share-iframe");
    assert!(frame.contains(&format!("src=\"{}{LINK}?embed=1\"", server.site)), "{frame}");
    assert!(frame.contains("title=\"Kōnane position"), "{frame}");
    let width: u32 = page.js_async(
        "const [done] = arguments; const image = document.querySelector('.share-picture img');
         image.decode().then(() => done(image.naturalWidth), () => done(0))",
    );
    assert!(width > 300, "the picture is {width} px wide");

    // Escape closes, and the focus is back where it was.
    page.keys(Key::Escape);
    page.wait("a closed panel", |page| page.text("#share-panel"), Option::is_none);
    let focus = |page: &Page| page.js::<String>("return document.activeElement.id", []);
    page.wait("the focus where it was", focus, |id| id == "share");
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
        let copied: String =
            page.js_async("const [done] = arguments; navigator.clipboard.readText().then(done)");
        assert_eq!(copied.replace("\r\n", "\n"), field(&page, id));
    }
    page.click("#share-copy-picture");
    page.wait_for_words("#share-said", "The picture is copied.");
    let types: Vec<String> = page.js_async(
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
    page.click("#share-svg");
    page.wait_for_words("#share-said", "The picture is saved.");
    page.click("#share-png");
    let saved = |page: &Page, name: &str| -> Option<String> {
        page.js("return saved[arguments[0]] ?? null", [json!(name)])
    };
    page.wait("a PNG", |page| saved(page, "konane.png"), Option::is_some);
    assert!(saved(&page, "konane.png").unwrap().starts_with("data:image/png;base64,iVBOR"));
    assert!(saved(&page, "konane.svg").unwrap().starts_with("data:image/svg+xml"));
    // Something is drawn: not all of it has one colour.
    let colours: usize = page.js_async(
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
}

#[test]
fn a_link_that_is_too_long_for_a_code_says_so() {
    let server = Server::start("/");
    let page = Page::open(&server, LINK);
    page.wait_for_value("1/2");
    // Stones far apart: nothing to compute, much to write.
    let row = "x.".repeat(60) + "x";
    let rows = vec![row; 40].join("/1/");
    page.go(&format!("#/k1/ancient/walls/{rows}"));
    page.wait("the board", |page| page.stone("78,120"), |stone| stone == "x");
    page.click("#share");
    page.wait_for_words("#share-no-code", "too long");
}

#[test]
fn a_theme_is_kept_and_is_not_in_the_link() {
    let server = Server::start("/");
    let page = Page::open(&server, LINK);
    page.wait_for_value("1/2");
    let theme =
        |page: &Page| -> String { page.js("return document.documentElement.dataset.theme", []) };
    let paper = |page: &Page| -> String {
        page.js("return getComputedStyle(document.body).backgroundColor", [])
    };
    page.resize(1280, 900, "light");
    assert_eq!((theme(&page).as_str(), paper(&page).as_str()), ("auto", "rgb(247, 243, 234)"));
    page.resize(1280, 900, "dark");
    assert_eq!(paper(&page), "rgb(22, 19, 15)");
    for (choice, colour) in
        [("light", "rgb(247, 243, 234)"), ("dark", "rgb(22, 19, 15)"), ("contrast", "rgb(0, 0, 0)")]
    {
        page.js::<Value>(
            "const select = document.querySelector('#theme'); select.value = arguments[0];
             select.dispatchEvent(new Event('change', {bubbles: true}))",
            [json!(choice)],
        );
        page.wait("the theme", theme, |seen| seen == choice);
        assert_eq!(paper(&page), colour);
    }
    page.reload();
    page.wait_for_value("1/2");
    assert_eq!(theme(&page), "contrast");
    assert_eq!(field(&page, "theme"), "contrast");
    assert_eq!(page.link(), LINK);
}

#[test]
fn the_projector_shows_the_value_large_and_escape_leaves() {
    let server = Server::start("/");
    let page = Page::open(&server, LINK);
    page.wait_for_value("1/2");
    page.resize(1920, 1080, "light");
    // A letter that is spoken to the computer changes nothing, unless the board has the focus.
    page.keys("p");
    page.js::<Value>("document.querySelector('[role=gridcell][tabindex=\"0\"]').focus()", []);
    page.keys(Key::Home);
    page.wait("the focus", Page::focused, |square| {
        square.as_ref().is_some_and(|s| s.ends_with(",0"))
    });
    assert_eq!(page.link(), LINK);
    page.keys("p");
    page.wait_for_link(&format!("{LINK}?projector=1"));
    page.wait("no bar", |page| page.text(".bar"), Option::is_none);
    let size: String =
        page.js("return getComputedStyle(document.querySelector('#value')).fontSize", []);
    let size: f64 = size.trim_end_matches("px").parse().expect("a size in px");
    assert!(size >= 108.0, "the value is {size} px of 1080");
    page.keys(Key::Escape);
    page.wait_for_link(LINK);
    page.wait("the bar", |page| page.text(".bar"), Option::is_some);
    page.click("#projector");
    page.click("#leave");
    page.wait_for_link(LINK);
}

#[test]
fn the_embedded_view_shows_board_and_value_and_the_way_here() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{LINK}?embed=1"));
    page.wait_for_value("1/2");
    for hidden in [".bar", ".tools", ".more"] {
        page.wait("nothing else", |page| page.text(hidden), Option::is_none);
    }
    assert_eq!(page.text("#open-here").as_deref(), Some("Open in Papamū"));
    let way: String = page.js("return document.querySelector('#open-here').href", []);
    assert_eq!(way, format!("{}{LINK}", server.site));

    // Nor is there anything else before the program has come.
    server.trick(|name, body| (!name.starts_with("board-")).then_some(body));
    page.reload();
    page.wait_for_words("#start-problem", "could not be loaded");
    assert_eq!(page.text(".bar"), None);
    page.forgive_errors_about("/board-");
}

#[test]
fn paper_has_the_link_and_no_buttons() {
    let server = Server::start("/");
    let page = Page::open(&server, LINK);
    page.wait_for_value("1/2");
    page.print_media();
    page.wait(
        "the link",
        |page| page.text(".printed"),
        |text| text.as_deref() == Some(&format!("{}{LINK}", server.site)),
    );
    let buttons: usize = page.js(
        "return [...document.querySelectorAll('button:not(.term), select')].filter(one => one.checkVisibility()).length",
        [],
    );
    assert_eq!(buttons, 0);
    assert!(page.text("#value").is_some() && page.text(".slab").is_some());
}

/// Without npm the site has no typefaces, and says so when it is built.
#[test]
fn typefaces_come_from_the_site() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/plane/ox../..x./.x.x");
    page.wait_for_value("Tiny(1)");
    let is_linked: bool =
        page.js("return !!document.querySelector('link[href$=\"fonts.css\"]')", []);
    let has_folder = dist().any(|file| file.ends_with("fonts.css"));
    assert_eq!(is_linked, has_folder);
    if !is_linked {
        return;
    }
    let faces: Vec<String> = page.js_async(
        "const [done] = arguments; document.fonts.ready.then(fonts => done(
             [...fonts].filter(face => face.status === 'loaded').map(face => face.family.replaceAll('\"', ''))))",
    );
    for family in ["Source Serif 4", "Inter"] {
        assert!(faces.iter().any(|face| face == family), "{family} is not among {faces:?}");
    }
    assert!(dist().any(|file| file.contains("LICENSE-inter")), "no licence");
}

/// What a reader waits for behind each door: everything but the other doors' programs and the
/// licences, as a host sends it.
#[test]
fn is_small() {
    const MOST: usize = 600 * 1024;
    const DOORS: [&str; 3] = ["board", "gallery", "room"];
    let mut sums = DOORS.map(|door| (door, 0));
    for path in dist().filter(|file| !file.contains("LICENSE") && !file.ends_with(".trunk-lock")) {
        let name = Path::new(&path).file_name().expect("a file").to_string_lossy();
        let is_program = name.ends_with(".js") || name.ends_with(".wasm");
        let owner = DOORS.into_iter().find(|door| is_program && name.starts_with(door));
        let size = packed(&path);
        println!("{size:8} {name}");
        for (_, sum) in sums.iter_mut().filter(|(door, _)| owner.is_none_or(|owner| owner == *door))
        {
            *sum += size;
        }
    }
    for (door, sum) in sums {
        println!("{sum:8} bytes for the {door}, packed with brotli; at most {MOST}");
        assert!(sum <= MOST, "{sum} bytes for the {door} are more than {MOST}");
    }
}

/// In bytes; typefaces are packed already.
fn packed(file: &str) -> usize {
    let bytes = fs::read(file).expect("a file");
    if file.ends_with(".woff2") {
        return bytes.len();
    }
    let mut packed = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut packed, 1 << 16, 11, 22);
    writer.write_all(&bytes).expect("memory");
    drop(writer);
    packed.len()
}

/// The files of the built site.
fn dist() -> impl Iterator<Item = String> {
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

/// Pictures of what these tests are about, at every width, for people to judge.
#[test]
fn every_view_fits_every_window() {
    let server = Server::start("/");
    let position = "#/k1/ancient/plane/o.ox.x4o/8.xo/8x/1/oxo.ox/9.xox";
    let page = Page::open(&server, position);
    page.wait("a value", Page::value, Option::is_some);
    let states = [("bar", ""), ("projector", "?projector=1"), ("embed", "?embed=1")];
    for (state, parameters) in states {
        page.go(&format!("{position}{parameters}"));
        page.wait("the view", |page| page.text("#value"), Option::is_some);
        look(&page, state);
    }
    page.go(position);
    page.wait("the bar", |page| page.text(".bar"), Option::is_some);
    page.click("#share");
    page.wait_for_words("#share-title", "Share");
    look(&page, "share");
    page.click("#share-large");
    look(&page, "code");
    page.keys(Key::Escape);
    page.js::<Value>("document.documentElement.dataset.theme = 'contrast'", []);
    look(&page, "contrast");
}
