//! The link and its QR code on paper, so that a camera leads back to the page.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::share::qr::Qr;
use crate::share::view::forms::draw_code;
use words::say;

/// Longer links are not printed in full: nobody would type them.
const LONGEST: usize = 300;

/// Show this only while the page is printed: making a code takes time. `link` is the whole address.
#[autoprops]
#[component]
pub fn PrintedLink(link: &String) -> Html {
    let code = use_memo(link.clone(), |link| Qr::encode(link));
    html! {
        <footer class="printed">
            { match &*code {
                Some(qr) => draw_code(qr),
                None => html! {},
            } }
            <p>
                <strong>{ "Papamū" }</strong>
                { " " }
                if link.chars().count() <= LONGEST {
                    <span class="printed-link">{ link }</span>
                } else {
                    { say::paper_link_long(&link.chars().count().to_string()) }
                }
            </p>
        </footer>
    }
}
