//! The gallery: its entrance, its exhibits and its rooms.

use yew::prelude::*;

use crate::pages::PageProps;
use crate::pages::gallery::entrance::Entrance;
use crate::pages::gallery::exhibit_frame::VisitProps;
use crate::pages::gallery::family::FamilyPage;
use crate::pages::gallery::habitat::page::HabitatPage;
use crate::pages::gallery::library::page::library;
use crate::pages::gallery::nimbers::NimbersPage;
use crate::pages::gallery::penetration::page::PenetrationRoom;
use crate::shell::address::{redirect, use_written};
use page_model::link::page_link::PageLink;
use page_model::pages::gallery::NAME;
use page_model::pages::gallery::exhibit_link::{ExhibitLink, is_for_board};
use page_model::pages::gallery::library::finder::Leaf;
use teaching::content::{HABITAT, NIMBER_MACHINE, PENETRATION, exhibit};

#[component]
pub fn GalleryPage(props: &PageProps) -> Html {
    let PageProps { is_open, address, on_way } = props;
    // A page that opened without an entry in the history stays until the address changes.
    let gone = use_state(|| (address.clone(), PageLink::parse(&address.text)));
    let visit = match gone.0 == *address {
        true => gone.1.clone(),
        false => PageLink::parse(&address.text),
    };
    let on_visit = {
        let (gone, address) = (gone.setter(), address.clone());
        Callback::from(move |visit| gone.set((address.clone(), visit)))
    };
    use_effect_with(on_way.clone(), |on_way| on_way.emit(PageLink::to(NAME, &[]).to_string()));
    // A link that leads to the board page is about to be replaced by a link of the board.
    let is_shown = *is_open && !is_for_board(&visit);
    use_written(is_shown.then(|| visit.to_string()));
    if *is_open {
        html! { <GalleryContent {visit} {on_visit} /> }
    } else {
        html! {}
    }
}

#[component]
fn GalleryContent(props: &VisitProps) -> Html {
    let VisitProps { visit, on_visit } = props;
    let exhibit_link = ExhibitLink::of(visit);
    let link = exhibit_link.as_ref().filter(|_| is_for_board(visit)).and_then(ExhibitLink::shown);
    use_effect_with(link, |link| {
        if let Some(link) = link {
            redirect(link);
        }
    });
    if let Some(leaf) = Leaf::named(visit.word(0)) {
        return library(leaf, props);
    }
    let (visit, on_visit) = (visit.clone(), on_visit.clone());
    let room = exhibit(visit.word(0));
    match (room, exhibit_link) {
        (Some(exhibit), _) if exhibit.name == HABITAT => {
            html! { <HabitatPage {exhibit} {visit} {on_visit} /> }
        }
        (Some(exhibit), _) if exhibit.name == PENETRATION => {
            html! { <PenetrationRoom {exhibit} {visit} {on_visit} /> }
        }
        (_, Some(exhibit_link)) if exhibit_link.exhibit.name == NIMBER_MACHINE => {
            html! { <NimbersPage {visit} {exhibit_link} {on_visit} /> }
        }
        (_, Some(exhibit_link)) => {
            let name = exhibit_link.exhibit.name;
            html! { <FamilyPage key={name} {exhibit_link} {on_visit} /> }
        }
        (_, None) => html! { <Entrance {visit} {on_visit} /> },
    }
}
