//! A word that the glossary explains.

use yew::prelude::*;

/// `name` is the term's. The way leads to the glossary; once the cards are there, they show the term beside it.
pub fn term(name: &str, words: Html) -> Html {
    html! {
        <a class="explained" href={format!("#/learn/glossary/{name}")} data-term={name.to_string()}>{ words }</a>
    }
}
