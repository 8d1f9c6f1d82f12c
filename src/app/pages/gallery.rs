//! The gallery: its entrance and its exhibits.

mod entrance;
mod family;
mod nimbers;

use yew::prelude::*;

use crate::app::door::{GALLERY, Visit};
use crate::app::hooks::use_address::{redirect, use_visit};
use crate::app::showing::Showing;
use crate::content::NIMBER_MACHINE;
use entrance::Entrance;
use family::FamilyPage;
use nimbers::NimbersPage;

#[component]
pub fn GalleryDoor() -> Html {
    let (visit, on_visit) = use_visit(GALLERY);
    visit.map(|visit| html! { <GalleryPage {visit} {on_visit} /> }).unwrap_or_default()
}

#[derive(Properties, PartialEq)]
pub struct GalleryPageProps {
    pub visit: Visit,
    /// Another place in the gallery, without a step for Back.
    pub on_visit: Callback<Visit>,
}

#[component]
fn GalleryPage(props: &GalleryPageProps) -> Html {
    let GalleryPageProps { visit, on_visit } = props;
    let showing = Showing::of(visit);
    let link = showing.as_ref().filter(|_| visit.is_on_board).and_then(Showing::shown);
    use_effect_with(link, |link| {
        if let Some(link) = link {
            redirect(link);
        }
    });
    let (visit, on_visit) = (visit.clone(), on_visit.clone());
    let Some(showing) = showing else { return html! { <Entrance {visit} {on_visit} /> } };
    match showing.exhibit.name {
        NIMBER_MACHINE => html! { <NimbersPage {visit} {showing} {on_visit} /> },
        name => html! { <FamilyPage key={name} {showing} {on_visit} /> },
    }
}
