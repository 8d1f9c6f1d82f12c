//! A text in which each term is marked where it first occurs.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::view::signs::signs;
use crate::browser::term::term;
use crate::glossary::book::use_book;
use teaching::content::glossary::{Glossary, Piece};

pub fn marked(text: &str) -> Html {
    html! { <Marked text={text.to_string()} /> }
}

/// Without marks until the glossary has arrived.
#[autoprops]
#[component]
fn Marked(text: &AttrValue) -> Html {
    let (book, _) = use_book();
    match book.glossary() {
        Some(glossary) => shown(glossary, text, "", term),
        None => signs(text),
    }
}

/// Links each term in the text, except `but`, to its entry in the glossary.
pub fn linked(glossary: &Glossary, text: &str, but: &str) -> Html {
    let way =
        |name: &str, words| html! { <a href={format!("#/learn/glossary/{name}")}>{ words }</a> };
    shown(glossary, text, but, way)
}

fn shown(glossary: &Glossary, text: &str, but: &str, mark: fn(&str, Html) -> Html) -> Html {
    let pieces = glossary.marked(text, but).into_iter().map(|piece| match piece {
        Piece::Text(text) => signs(text),
        Piece::Term(text, meant) => mark(&meant.name, signs(text)),
    });
    pieces.collect()
}
