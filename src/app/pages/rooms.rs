//! The gallery's rooms: what is no family of positions.

mod habitat;
mod penetration;

use yew::prelude::*;

use crate::app::door::{ROOM, Visit};
use crate::app::hooks::use_address::use_visit;
use crate::content::{Exhibit, HABITAT, exhibit};
use habitat::HabitatPage;
use penetration::PenetrationRoom;

#[derive(Properties, PartialEq)]
pub struct RoomProps {
    pub exhibit: &'static Exhibit,
    pub visit: Visit,
    /// Another place in the gallery, without a step for Back.
    pub on_visit: Callback<Visit>,
}

#[component]
pub fn RoomDoor() -> Html {
    let (visit, on_visit) = use_visit(ROOM);
    let Some((exhibit, visit)) = visit.and_then(|visit| Some((exhibit(&visit.name)?, visit)))
    else {
        return html! {};
    };
    match exhibit.name {
        HABITAT => html! { <HabitatPage {exhibit} {visit} {on_visit} /> },
        _ => html! { <PenetrationRoom {exhibit} {visit} {on_visit} /> },
    }
}
