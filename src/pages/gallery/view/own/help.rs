//! What may stand in a field, as a list that unfolds.

use yew::prelude::*;

/// Each row has signs and what they mean; `note` follows them.
pub fn help<const N: usize>(
    summary: &'static str,
    rows: [(&'static str, &'static str); N],
    note: Option<&'static str>,
) -> Html {
    html! {
        <details class="own-help">
            <summary>{ summary }</summary>
            <dl>
                { for rows.map(|(signs, words)| html! {
                    <div><dt><code>{ signs }</code></dt><dd>{ words }</dd></div>
                }) }
            </dl>
            if let Some(note) = note {
                <p class="note">{ note }</p>
            }
        </details>
    }
}
