//! How to cite the exhibit and its papers.

use gloo::utils::window;
use web_sys::{Element, Event};
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::callback::callback;
use crate::share::citation::citations;
use crate::share::view::share_actions::today;
use crate::share::view::share_panel::CopyField;
use teaching::content::Exhibit;
use teaching::content::papers::PAPERS;
use words::say;

/// Folded; the text is made when the reader opens it, with the address at that moment.
#[autoprops]
#[component]
pub fn Cite(exhibit: &'static Exhibit) -> Html {
    let address = use_state(|| None::<String>);
    let said = use_state(|| AttrValue::from(""));
    let on_toggle = callback!(address, move |event: Event| {
        let is_open = event.target_unchecked_into::<Element>().has_attribute("open");
        let shown = is_open.then(|| window().location().href().unwrap_or_default());
        address.set(shown);
    });
    let say = callback!(said, move |text: AttrValue| said.set(text));
    let sources = exhibit.sources();
    let papers = PAPERS
        .into_iter()
        .filter(|paper| sources.iter().any(|source| source.paper == paper.paper))
        .filter(|paper| !paper.address.is_empty());
    html! {
        <details id="cite" class="cite" ontoggle={on_toggle}>
            <summary>{ say::exhibit_cite() }</summary>
            if let Some(address) = &*address {
                { {
                    let [own, papers] = citations(exhibit, address, &today());
                    html! {
                        <>
                            <CopyField
                                id="cite-exhibit"
                                label={say::exhibit_cite_this()}
                                note="BibTeX"
                                text={own}
                                say={say.clone()}
                            />
                            if !papers.is_empty() {
                                <CopyField
                                    id="cite-papers"
                                    label={say::exhibit_cite_papers()}
                                    note="BibTeX"
                                    text={papers}
                                    {say}
                                />
                            }
                        </>
                    }
                } }
                <ul>
                    { for papers.map(|paper| html! {
                        <li>
                            { paper.authors.text() }{ ": " }
                            <a href={paper.address} rel="noopener">{ paper.title.text() }</a>
                        </li>
                    }) }
                </ul>
            }
            <p class="note" role="status">{ &*said }</p>
        </details>
    }
}
