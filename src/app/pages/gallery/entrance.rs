//! All exhibits, and a search among them.

use yew::prelude::*;

use crate::app::door::Visit;
use crate::app::pages::gallery::GalleryPageProps;
use crate::content::search;

#[component]
pub fn Entrance(props: &GalleryPageProps) -> Html {
    let words = props.visit.parameter("q").unwrap_or_default();
    html! {
        <section class="gallery">
            <h1>{ "The rogue’s gallery" }</h1>
            <ul>
                { for search(words).into_iter().map(|hit| html! {
                    <li><a href={Visit::to(hit.exhibit.name).to_string()}>{ hit.exhibit.title }</a></li>
                }) }
            </ul>
        </section>
    }
}
