//! Earlier searches.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::callback::callback;
use crate::browser::clipboard::{save_text, write_to_clipboard};
use crate::pages::gallery::view::habitat::use_habitat::HabitatHandle;
use words::say;

/// A list that the reader can copy, save or delete.
#[autoprops]
#[component]
pub fn Earlier(handle: &HabitatHandle) -> Html {
    let ledger = &handle.search.ledger;
    let said = use_state_eq(|| "");
    if ledger.records.is_empty() {
        return html! {};
    }
    let copy = callback!(ledger, said, move |_: MouseEvent| {
        let done = callback!(said, move |is_there: bool| {
            said.set(if is_there { say::habitat_copied() } else { say::range_copy_refused() });
        });
        write_to_clipboard(&ledger.table(), done);
    });
    let save = callback!(ledger, said, move |_: MouseEvent| {
        let is_saved = save_text(&ledger.table(), "konane-habitat.tsv");
        said.set(if is_saved { say::habitat_saved() } else { say::habitat_save_refused() });
    });
    html! {
        <section class="earlier" aria-labelledby="earlier-title">
            <h2 id="earlier-title">{ say::habitat_earlier() }</h2>
            <p class="note">{ say::habitat_kept() }</p>
            <ul class="records">
                { for ledger.records.iter().rev().map(|record| html! {
                    <li>
                        <a href={record.query.page_link().to_string()}>
                            <b class="name">{ signs(&record.plain) }</b>
                            <span class="note">
                                { match record.stones() {
                                    Some(fewest) => say::habitat_record(fewest, &record.query.terms()),
                                    None => say::habitat_record_nothing(&record.query.terms()),
                                } }
                            </span>
                        </a>
                    </li>
                }) }
            </ul>
            <div class="tools">
                <button id="habitat-copy" type="button" onclick={copy}>{ say::habitat_copy() }</button>
                <button id="habitat-save" type="button" onclick={save}>{ say::habitat_save() }</button>
                <button id="habitat-forget" type="button" onclick={handle.forget.reform(|_| ())}>{ say::habitat_forget() }</button>
                <span class="note" role="status">{ *said }</span>
            </div>
        </section>
    }
}

/// The plain name of a value, with better signs.
fn signs(plain: &str) -> Html {
    let text = plain.replace('*', "∗").replace('^', "↑");
    let power = text.split_once('<').and_then(|(before, rest)| {
        let (power, after) = rest.split_once('>')?;
        Some(html! { <>{ before }<sup>{ power }</sup>{ after }</> })
    });
    power.unwrap_or_else(|| html! { text })
}
