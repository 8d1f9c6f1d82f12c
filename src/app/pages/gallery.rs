//! The gallery: its entrance, its exhibits and its rooms.

mod entrance;
mod family;
mod habitat;
mod nimbers;
mod room;

use yew::prelude::*;

use crate::app::door::Visit;
use crate::app::hooks::use_address::redirect;
use crate::app::showing::Showing;
use crate::content::{HABITAT, NIMBER_MACHINE, exhibit};
use entrance::Entrance;
use family::FamilyPage;
use habitat::HabitatPage;
use nimbers::NimbersPage;

#[derive(Properties, PartialEq)]
pub struct GalleryPageProps {
    pub visit: Visit,
    /// Another place in the gallery, without a step for Back.
    pub on_visit: Callback<Visit>,
}

#[component]
pub fn GalleryPage(props: &GalleryPageProps) -> Html {
    let GalleryPageProps { visit, on_visit } = props;
    let showing = Showing::of(visit);
    let link = showing.as_ref().filter(|_| visit.is_on_board).and_then(Showing::link);
    use_effect_with(link.map(|link| link.to_string()), |link| {
        if let Some(link) = link {
            redirect(link);
        }
    });
    let name = exhibit(&visit.name).map(|exhibit| exhibit.name);
    match &showing {
        Some(showing) if name == Some(NIMBER_MACHINE) => html! {
            <NimbersPage
                visit={visit.clone()}
                showing={showing.clone()}
                on_visit={on_visit.clone()}
            />
        },
        None if name == Some(HABITAT) => html! {
            <HabitatPage visit={visit.clone()} on_visit={on_visit.clone()} />
        },
        Some(showing) => html! {
            <FamilyPage
                key={showing.exhibit.name}
                showing={showing.clone()}
                on_visit={on_visit.clone()}
            />
        },
        None => html! { <Entrance visit={visit.clone()} on_visit={on_visit.clone()} /> },
    }
}
