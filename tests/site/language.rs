//! The language of the page: chosen, asked for by a link, stored, and English if there is no other.

use crate::page::{Glimpse, Page};
use crate::server::Server;

const LINK: &str = "#/k1/ancient/plane/oxo.ox";

/// The texts of a step.
const STEP: [&str; 3] = ["#step-title", ".lesson-says", ".ask"];

/// The language that the page claims, and some of its words.
fn words(page: &Glimpse) -> [String; 3] {
    page.js(
        "return [document.documentElement.lang, document.getElementById('page-gallery').textContent,
             document.getElementById('share').textContent]",
        [],
    )
}

#[track_caller]
fn speaks(page: &Page, language: [&str; 3]) {
    page.wait(language[0], words, |seen| *seen == language);
}

const ENGLISH: [&str; 3] = ["en", "Gallery", "Share"];
const PORTUGUESE: [&str; 3] = ["pt", "Galeria", "Partilhar"];

#[track_caller]
fn choose(page: &Page, language: &str) {
    page.click(&format!("[data-language] option[value={language}]"));
}

#[test]
fn a_chosen_language_is_kept_and_is_not_in_the_link() {
    let server = Server::start("/");
    let page = Page::open(&server, LINK);
    page.wait_for_value("1/2");
    speaks(&page, ENGLISH);
    let choices = |page: &Glimpse| -> Vec<[String; 2]> {
        page.js("return [...document.querySelectorAll('[data-language] option')].map(o => [o.lang, o.textContent])", [])
    };
    let choices = page.wait("two languages", choices, |choices| choices.len() == 2);
    assert_eq!(choices[0], ["en", "English"]);
    assert_eq!(
        choices[1],
        ["pt", "Português (tradução ainda não lida por um matemático lusófono)"]
    );
    choose(&page, "pt");
    speaks(&page, PORTUGUESE);
    page.wait_for_value("1/2");
    page.wait_for_link(LINK);
    page.wait_for_words("#outcome", "com h3");
    page.click("#help");
    page.wait_for_words("#first-steps", "jogo de tabuleiro havaiano");
    page.click("#tour-half");
    page.wait_for_words("#caption", "meia jogada");
    page.reload();
    speaks(&page, PORTUGUESE);
    page.wait_for_property("[data-language]", "value", "pt");
    choose(&page, "en");
    speaks(&page, ENGLISH);
}

#[test]
fn a_link_asks_for_a_language_in_its_tab() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{LINK}?lang=pt&hide=1"));
    speaks(&page, PORTUGUESE);
    page.wait_for_link(&format!("{LINK}?hide=1"));
    page.reload();
    speaks(&page, PORTUGUESE);
    page.go("#/gallery?lang=EN");
    speaks(&page, ENGLISH);
    page.wait_for_link("#/gallery");
    page.go(&format!("{LINK}?lang=pt"));
    speaks(&page, PORTUGUESE);
    page.wait_for_link(LINK);
    // In another tab no link asks for a language, and the reader has chosen none.
    page.new_tab();
    page.visit(LINK);
    speaks(&page, ENGLISH);
}

#[test]
fn an_unknown_language_is_english_and_the_link_says_so() {
    let server = Server::start("/");
    let page = Page::open(&server, &format!("{LINK}?lang=xx"));
    page.wait_for_value("1/2");
    speaks(&page, ENGLISH);
    page.wait_for_words("#link-problem", "xx");
}

/// The file of a language is broken, cut, from another build, or missing.
#[test]
fn without_its_file_the_page_is_english() {
    for trick in [
        (|_: Vec<u8>| None) as fn(Vec<u8>) -> Option<Vec<u8>>,
        |_| Some(Vec::new()),
        |body| Some(body[..10].to_vec()),
        |_| Some(b"pt 0123456789abcdef\nNada\nNada\n".to_vec()),
        |body| Some(body.iter().map(|byte| byte ^ 0x80).collect()),
    ] {
        let server = Server::start("/");
        server.trick(
            move |name, body| if name.starts_with("pt-") { trick(body) } else { Some(body) },
        );
        let page = Page::open(&server, &format!("{LINK}?lang=pt"));
        page.wait_for_value("1/2");
        page.wait("English", words, |seen| seen[1..] == ENGLISH[1..]);
        page.forgive_errors_about("/pt-");
    }
}

/// Lines of an element, and labels and titles in it, that contain common words of English.
fn english_in(page: &Glimpse, selector: &str) -> Vec<String> {
    page.js(
        r"const place = document.querySelector(arguments[0]);
          const said = place?.innerText.split('\n') ?? ['nothing is there'];
          for (const part of place?.querySelectorAll('*') ?? []) {
            for (const name of ['aria-label', 'title', 'placeholder', 'alt']) said.push(part.getAttribute(name) ?? '');
          }
          return said.filter((line) =>
            /\b(the|of|and|with|is|are|which|from|that|this|not|stones?|jumps?|worth|boards?|values?|by|first|second)\b/i
              .test(line))",
        [selector.into()],
    )
}

#[track_caller]
fn has_no_english(page: &Page, selector: &str) {
    page.wait(
        &format!("no English in {selector}"),
        |page| english_in(page, selector),
        Vec::is_empty,
    );
}

#[test]
fn portuguese_is_complete_in_the_gallery_and_the_lessons() {
    let server = Server::start("/");
    // Without this the test could not fail.
    let page = Page::open(&server, "#/gallery");
    page.wait_for_words("h1", "The rogue’s gallery");
    page.wait("English", |page| english_in(page, "body"), |lines| lines.len() > 30);
    page.go("#/gallery?lang=pt");
    page.wait_for_words("h1", "A galeria");
    page.wait_for_words("[data-layout]", "Por artigo");
    has_no_english(&page, "body");
    page.go("#/gallery/l?n=7");
    page.wait_for_words(".lead", "Por mais comprida que seja");
    page.wait_for_words("p.words", "menos três");
    has_no_english(&page, "body");
    // Titles of papers and their headings are not translated.
    page.go("#/gallery/narrow?n=5&rows=1");
    page.wait_for_words("#law", "ganham as pretas para n ≡ 1 (mod 4)");
    page.wait_for_words("#law", "dos teoremas 4 a 12");
    for (step, title) in [
        ("rules/double", "Uma pedra pode continuar a saltar"),
        ("numbers/two", "Uma fila mais longa"),
        ("rules-again/pairs", "Dois pares"),
    ] {
        page.go(&format!("#/learn/{step}"));
        page.wait_for_words("#step-title", title);
        for part in STEP {
            has_no_english(&page, part);
            page.wait_for_property(part, "lang", "");
        }
    }
}
