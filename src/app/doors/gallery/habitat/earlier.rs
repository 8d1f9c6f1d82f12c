//! What was looked for before.

use yew::prelude::*;

use crate::app::browser::clipboard::{save_text, write_to_clipboard};
use crate::app::doors::gallery::habitat::answer::counted;
use crate::app::doors::gallery::habitat::use_habitat::HabitatHandle;

#[derive(Properties, PartialEq)]
pub struct EarlierProps {
    pub handle: HabitatHandle,
}

/// A list to copy, save or forget.
#[component]
pub fn Earlier(props: &EarlierProps) -> Html {
    let handle = &props.handle;
    let ledger = &handle.search.ledger;
    let said = use_state_eq(|| "");
    if ledger.records.is_empty() {
        return html! {};
    }
    let copy = {
        let (ledger, said) = (ledger.clone(), said.setter());
        Callback::from(move |_: MouseEvent| {
            let said = said.clone();
            let done = Callback::from(move |is_there: bool| {
                said.set(if is_there { "Copied." } else { "The browser does not allow copying." });
            });
            write_to_clipboard(&ledger.table(), done);
        })
    };
    let save = {
        let (ledger, said) = (ledger.clone(), said.setter());
        Callback::from(move |_: MouseEvent| {
            let is_saved = save_text(&ledger.table(), "konane-habitat.tsv");
            said.set(if is_saved { "Saved." } else { "The browser does not allow saving." });
        })
    };
    html! {
        <section class="earlier" aria-labelledby="earlier-title">
            <h3 id="earlier-title">{ "Found so far" }</h3>
            <p class="note">{ "Saved in this browser only." }</p>
            <ul class="records">
                { for ledger.records.iter().rev().map(|record| html! {
                    <li>
                        <a href={record.query.visit().to_string()}>
                            <b class="name">{ signs(&record.plain) }</b>
                            <span class="note">
                                { record.query.terms() }
                                { match record.stones() {
                                    Some(fewest) => format!(": {}", counted(fewest, "stone")),
                                    None => ": nothing yet".to_string(),
                                } }
                            </span>
                        </a>
                    </li>
                }) }
            </ul>
            <div class="tools">
                <button id="habitat-copy" type="button" onclick={copy}>{ "Copy as a table" }</button>
                <button id="habitat-save" type="button" onclick={save}>{ "Save as a file" }</button>
                <button id="habitat-forget" type="button" onclick={handle.forget.reform(|_| ())}>{ "Forget all" }</button>
                <span class="note" role="status">{ *said }</span>
            </div>
        </section>
    }
}

/// A value's plain name with better signs.
fn signs(plain: &str) -> Html {
    let text = plain.replace('*', "∗").replace('^', "↑");
    let power = text.split_once('<').and_then(|(before, rest)| {
        let (power, after) = rest.split_once('>')?;
        Some(html! { <>{ before }<sup>{ power }</sup>{ after }</> })
    });
    power.unwrap_or_else(|| html! { text })
}
