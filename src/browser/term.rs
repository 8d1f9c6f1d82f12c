//! A word that the glossary explains.

use yew::prelude::*;

/// `name` is the name of the term. The link opens the glossary; once the cards are loaded, they show the term beside
/// the word.
pub fn term(name: &str, words: Html) -> Html {
    html! {
        <a class="explained" href={format!("#/learn/glossary/{name}")} data-term={name.to_string()}>{ words }</a>
    }
}
