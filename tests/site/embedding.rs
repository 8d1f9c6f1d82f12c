//! What docs/embedding.md gives to paste, on pages of another site, with the address of the tests in place of the example's.
//! What stands in a cell of Jupyter runs in the tests of the package for Python.

use std::fs;
use std::path::PathBuf;

use serde_json::json;
use thirtyfour::Key;

use crate::access::packages;
use crate::builds::copy;
use crate::page::{Glimpse, Page};
use crate::server::Server;

const DOCUMENT: &str = include_str!("../../docs/embedding.md");
const EXAMPLE: &str = "https://example.org/papamu/";

/// The first block of code after these words, for this copy of the site.
fn pasted(after: &str, site: &Server) -> String {
    let (_, rest) = DOCUMENT.split_once("## To paste").expect("the copies");
    let (_, rest) = rest.split_once(after).expect(after);
    let block = rest.split("```").nth(1).and_then(|block| block.split_once('\n'));
    let (_, code) = block.expect("a block of code");
    assert!(code.contains(EXAMPLE));
    code.replace(EXAMPLE, &site.site)
}

/// A page of another site with this file, and what it needs from these packages.
fn on_a_page(name: &str, packages_needed: &[&str], file: &str, text: &str) -> (Server, Page) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("embedding-{name}"));
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder).expect("a folder");
    for package in packages_needed {
        let to = folder.join(package.rsplit('/').next().unwrap_or(package));
        copy(&packages().join(package), &to).expect("a package of npm");
    }
    fs::write(folder.join(file), text).expect("a page");
    let around = Server::start("/");
    around.switch_to(&folder);
    let page = Page::blank(&around);
    page.visit(file);
    page.forgive_errors_about("favicon.ico");
    (around, page)
}

fn page_with(body: &str) -> String {
    format!(
        "<!doctype html><html lang=en><meta charset=utf-8><title>Around</title><body>{body}</body></html>"
    )
}

/// Waits for what the last board has told.
#[track_caller]
fn told(page: &Page, ascii: &str) {
    let value = |page: &Glimpse| -> Option<String> {
        page.js("return document.querySelector('papamu-board')?.state?.value?.ascii", [])
    };
    page.wait(&format!("the value {ascii}"), value, |told| told.as_deref() == Some(ascii));
}

#[test]
fn a_slide_shows_a_board_and_goes_on() {
    let site = Server::start("/site/");
    let (slide, script) = {
        let code = pasted("A slide", &site);
        let (slide, script) = code.split_once("<script").expect("the script");
        (slide.to_string(), format!("<script{script}"))
    };
    let slides = page_with(&format!(
        "<link rel=stylesheet href=reveal.js/dist/reveal.css><div class=reveal><div class=slides>{slide}\
         <section id=next>Next</section></div></div>{script}<script src=reveal.js/dist/reveal.js></script>\
         <script>Reveal.initialize({{ width: 960, height: 700 }})</script>"
    ));
    let (_around, page) = on_a_page("slide", &["reveal.js"], "slide.html", &slides);
    let is_shown = |page: &Glimpse| -> bool {
        page.js(
            "const state = document.querySelector('papamu-board')?.state;
             return state?.position === 'oxo.ox' && !state.value && Reveal.isFirstSlide()",
            [],
        )
    };
    page.wait("the slide", is_shown, |is_shown| *is_shown);
    page.act(
        "document.querySelector('papamu-board').shadowRoot.querySelector('iframe').focus()",
        [],
    );
    let next = |page: &Glimpse| -> bool { page.js("return Reveal.isLastSlide()", []) };
    page.keys(Key::Right);
    page.wait("the next slide", next, |is_next| *is_next);
}

#[test]
fn a_blog_shows_a_board() {
    let site = Server::start("/site/");
    let blog = page_with(&pasted("A blog", &site));
    let (_around, page) = on_a_page("blog", &[], "blog.html", &blog);
    // Ernst's half beside down, star.
    told(&page, "1/2v*");
    let is_hidden: bool =
        page.measure("return document.querySelector('papamu-board a').offsetParent === null", []);
    assert!(is_hidden, "the link is for those without scripts");
}

#[test]
fn moodle_shows_a_frame() {
    let site = Server::start("/site/");
    let text = page_with(&pasted("Moodle", &site));
    let (_around, page) = on_a_page("moodle", &[], "text.html", &text);
    page.enter_frame();
    page.wait_for_value("1/2");
    page.leave_frame();
}

/// As notebooks of Observable run a cell: with their runtime, and what their library gives to each cell.
#[test]
fn an_observable_cell_has_a_board_whose_value_others_follow() {
    let site = Server::start("/site/");
    let cell = pasted("An Observable cell", &site);
    let notebook = page_with(&format!(
        "<output></output><script type=module>
         import {{ Runtime }} from './runtime/src/index.js';
         import * as Generators from './stdlib/src/generators/index.js';
         import {{ html }} from './htl/dist/index.js';
         const notebook = new Runtime({{ Generators, html: () => html }}).module();
         const display = (shown) => (document.body.append(shown), shown);
         notebook.variable({{}}).define('cell', ['Generators', 'html'], async (Generators, html) => {{
           {cell}
           return {{ board, value }};
         }});
         notebook.variable({{}}).define('value', ['cell'], ({{ value }}) => value);
         notebook.variable({{}}).define(['value'], (value) => {{ document.querySelector('output').textContent = value; }});
         notebook.variable({{}}).define(['cell'], ({{ board }}) => {{ globalThis.board = board; }});
         </script>"
    ));
    let needed = ["@observablehq/runtime", "@observablehq/stdlib", "htl"];
    let (_around, page) = on_a_page("observable", &needed, "notebook.html", &notebook);
    page.wait_for_text("output", "1/2");
    page.act("board.position = arguments[0]", [json!("oxo.ox...oxo.ox")]);
    page.wait_for_text("output", "1");
}
