//! What Kōnane is, its boards, its revival and its words, each statement with its sources.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::browser::callback::closure;
use crate::browser::text_file::text_file;
use crate::glossary::book::use_book;
use crate::glossary::entry::sources;
use crate::link::page_link::PageLink;
use crate::link::page_names::KONANE;
use crate::pages::learn::NAME;
use crate::pages::learn::view::glossary_page::term_link;
use crate::share::shared::Shared;
use crate::shell::view::page_frame::{PageFrame, up};
use teaching::content::background::{Background, Passage, Section, read};
use teaching::content::glossary::{Glossary, Term};
use words::{ENGLISH, foreign, say, tag};

/// The text, and whether it is English on a page in another language; `None` if it did not arrive.
type Fetched = Option<(Background, bool)>;

#[component]
pub fn KonanePage() -> Html {
    let fetched = use_state(|| None::<Fetched>);
    use_effect_with(
        (),
        closure!(set = fetched.setter(), move |()| spawn_local(async move {
            set.set(Some(fetch().await))
        })),
    );
    let (book, _) = use_book();
    let body = match &*fetched {
        None => html! { <p class="note">{ say::konane_loading() }</p> },
        Some(None) => html! { <p class="problem" role="alert">{ say::konane_failed() }</p> },
        Some(Some((background, is_foreign))) => html! {
            <div id="konane" lang={foreign(*is_foreign)}>
                { for background.sections.iter().map(|it| section(background, it, book.glossary())) }
                <section aria-labelledby="konane-sources">
                    <h2 id="konane-sources">{ say::konane_sources() }</h2>
                    <ul>
                        { for background.publications.iter().map(|it| html! {
                            <li>{ &it.short }{ ": " }<a href={it.address.clone()} rel="noopener">{ &it.title }</a></li>
                        }) }
                    </ul>
                </section>
            </div>
        },
    };
    html! {
        <PageFrame
            column="background"
            title={say::konane_page()}
            shared={Shared::page(PageLink::to(NAME, &[KONANE]), say::konane())}
            above={up(NAME, say::page_learn())}
            heading={say::konane()}
            headline={say::konane_headline()}
        >
            { body }
        </PageFrame>
    }
}

/// The text in the reader's language, or in English.
async fn fetch() -> Fetched {
    let text =
        async |language: &str| read(&text_file(&format!("konane-{language}.txt")).await?).ok();
    match text(tag()).await {
        Some(own) => Some((own, false)),
        None => Some((text(ENGLISH).await?, true)),
    }
}

fn section(background: &Background, section: &Section, glossary: Option<&Rc<Glossary>>) -> Html {
    let (paragraphs, boards): (Vec<&Passage>, Vec<&Passage>) =
        section.passages.iter().partition(|passage| passage.sizes.is_empty());
    let board = |passage: &Passage| {
        // A size stays on one line.
        let sizes = passage.sizes.replace(" × ", "\u{a0}×\u{a0}");
        [html! { sizes }, html! { &passage.text }, cited(background, passage)]
    };
    let boards = boards.into_iter().map(board);
    let words = section.terms.iter().filter_map(|name| glossary?.term(name)).map(word);
    let source = say::konane_source();
    html! {
        <section>
            <h2>{ &section.title }</h2>
            { for paragraphs.into_iter().map(|passage| html! {
                <p>{ &passage.text }{ " " }<span class="note">{ cited(background, passage) }</span></p>
            }) }
            { table("konane-boards", [say::konane_board(), say::konane_known(), source], boards) }
            { table("konane-words", [say::konane_word(), say::konane_meaning(), source], words) }
        </section>
    }
}

fn word(term: &Term) -> [Html; 3] {
    let title = html! { <a href={term_link(&term.name)} lang="haw">{ &term.title }</a> };
    [title, html! { <span lang={foreign(term.is_foreign)}>{ &term.says }</span> }, sources(term)]
}

/// Links to what says so, divided by semicolons.
fn cited(background: &Background, passage: &Passage) -> Html {
    let links = background.cited(passage).enumerate().map(|(place, publication)| {
        html! {
            <>
                if place > 0 { { "; " } }
                <a href={publication.address.clone()} rel="noopener">{ &publication.short }</a>
            </>
        }
    });
    links.collect()
}

/// Nothing if it has no rows.
fn table(
    id: &'static str,
    columns: [&'static str; 3],
    rows: impl Iterator<Item = [Html; 3]>,
) -> Html {
    let mut rows = rows.peekable();
    if rows.peek().is_none() {
        return html! {};
    }
    html! {
        <table {id} class="cards-on-phone">
            <thead>
                <tr>{ for columns.map(|column| html! { <th scope="col">{ column }</th> }) }</tr>
            </thead>
            <tbody>
                { for rows.map(|[first, second, third]| html! {
                    <tr>
                        <th scope="row">{ first }</th>
                        <td data-column={columns[1]}>{ second }</td>
                        <td data-column={columns[2]}>{ third }</td>
                    </tr>
                }) }
            </tbody>
        </table>
    }
}
