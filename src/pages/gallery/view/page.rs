//! The gallery: its entrance, its exhibits and its rooms.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::link::page_link::PageLink;
use crate::pages::gallery::exhibit_link::is_for_board;
use crate::pages::gallery::gallery_state::{GalleryAction, GalleryState};
use crate::pages::gallery::library::finder::Leaf;
use crate::pages::gallery::view::early::EarlyPage;
use crate::pages::gallery::view::entrance::Entrance;
use crate::pages::gallery::view::family::FamilyPage;
use crate::pages::gallery::view::habitat::page::HabitatPage;
use crate::pages::gallery::view::library::differences_page::DifferencesPage;
use crate::pages::gallery::view::library::open_page::OpenPage;
use crate::pages::gallery::view::making::page::MakingPage;
use crate::pages::gallery::view::nimbers::NimbersPage;
use crate::pages::gallery::view::own::page::OwnPage;
use crate::pages::gallery::view::penetration::page::PenetrationRoom;
use crate::shell::view::address::redirect;
use crate::shell::view::page_link::{LinkedHandle, PageProps, use_page_link};
use teaching::content::{EARLY, HABITAT, MAKING, NIMBER_MACHINE, PENETRATION, exhibit};

#[component]
pub fn GalleryPage(props: &PageProps) -> Html {
    let gallery_state = use_page_link(props, GalleryState::default, |address| {
        vec![GalleryAction::Open(PageLink::parse(address))]
    });
    if props.is_open {
        html! { <GalleryContent {gallery_state} /> }
    } else {
        html! {}
    }
}

#[autoprops]
#[component]
fn GalleryContent(gallery_state: &LinkedHandle<GalleryState>) -> Html {
    let GalleryState { link: page_link, exhibit: shown, own } = &**gallery_state;
    let act = &gallery_state.act;
    let on_visit = act.reform(GalleryAction::Open);
    let for_board = shown.as_ref().filter(|_| is_for_board(page_link));
    use_effect_with(for_board.and_then(|shown| shown.link.shown()), |link| {
        if let Some(link) = link {
            redirect(link);
        }
    });
    if let Some(own_state) = own {
        let act = act.reform(GalleryAction::Own);
        return html! { <OwnPage own_state={own_state.clone()} {act} /> };
    }
    let page_link = page_link.clone();
    match Leaf::named(page_link.word(0)) {
        Some(Leaf::Differences) => return html! { <DifferencesPage {page_link} /> },
        Some(Leaf::Open) => return html! { <OpenPage {page_link} /> },
        Some(Leaf::Papers) | None => {}
    }
    match (exhibit(page_link.word(0)), shown) {
        (Some(exhibit), _) if exhibit.name == HABITAT => {
            html! { <HabitatPage {exhibit} {page_link} {on_visit} /> }
        }
        (Some(exhibit), _) if exhibit.name == MAKING => {
            html! { <MakingPage {exhibit} {page_link} {on_visit} /> }
        }
        (Some(exhibit), _) if exhibit.name == EARLY => {
            html! { <EarlyPage {exhibit} {page_link} {on_visit} /> }
        }
        (Some(exhibit), _) if exhibit.name == PENETRATION => {
            html! { <PenetrationRoom {exhibit} {page_link} {on_visit} /> }
        }
        (Some(exhibit), Some(exhibit_state)) => {
            let exhibit_state = exhibit_state.clone();
            let act = act.reform(GalleryAction::Exhibit);
            match exhibit.name {
                NIMBER_MACHINE => html! { <NimbersPage {exhibit_state} {act} /> },
                name => html! { <FamilyPage key={name} {exhibit_state} {act} /> },
            }
        }
        _ => html! { <Entrance {page_link} {on_visit} /> },
    }
}
