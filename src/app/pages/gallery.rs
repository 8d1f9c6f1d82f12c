//! The gallery: its entrance, its exhibits and its rooms.

mod entrance;
mod family;
mod habitat;
mod nimbers;
mod penetration;
mod passage;

use yew::prelude::*;

use crate::app::door::{Door, Visit};
use crate::app::hooks::use_address::{redirect, use_door, use_written};
use crate::app::showing::Showing;
use crate::content::{Exhibit, HABITAT, NIMBER_MACHINE, PENETRATION, exhibit};
use entrance::Entrance;
use family::FamilyPage;
use habitat::HabitatPage;
use nimbers::NimbersPage;
use penetration::PenetrationRoom;

/// The address follows what is changed on the page.
#[component]
pub fn GalleryDoor() -> Html {
    let door = use_door();
    let setter = door.setter();
    let on_visit = use_callback((), move |visit, ()| setter.set(Door::Gallery(visit)));
    let visit = match &*door {
        Door::Gallery(visit) => Some(visit.clone()),
        Door::Board => None,
    };
    // What is to be opened on the board is on its way there.
    use_written(visit.as_ref().filter(|visit| !visit.is_on_board).map(Visit::to_string));
    visit.map(|visit| html! { <GalleryPage {visit} {on_visit} /> }).unwrap_or_default()
}

#[derive(Properties, PartialEq)]
pub struct GalleryPageProps {
    pub visit: Visit,
    /// Another place in the gallery, without a step for Back.
    pub on_visit: Callback<Visit>,
}

/// A room of its own kind.
#[derive(Properties, PartialEq)]
pub struct RoomProps {
    pub exhibit: &'static Exhibit,
    pub visit: Visit,
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
    let Some(exhibit) = exhibit(&visit.name) else {
        return html! { <Entrance {visit} {on_visit} /> };
    };
    match (exhibit.name, showing) {
        (NIMBER_MACHINE, Some(showing)) => html! { <NimbersPage {visit} {showing} {on_visit} /> },
        (HABITAT, _) => html! { <HabitatPage {exhibit} {visit} {on_visit} /> },
        (PENETRATION, _) => html! { <PenetrationRoom {exhibit} {visit} {on_visit} /> },
        (name, Some(showing)) => html! { <FamilyPage key={name} {showing} {on_visit} /> },
        (_, None) => html! { <Entrance {visit} {on_visit} /> },
    }
}
