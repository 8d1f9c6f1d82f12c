//! The program: one of its doors is open.

use gloo::utils::document;
use yew::prelude::*;

use crate::app::door::Door;
use crate::app::hooks::use_address::use_door;
use crate::app::hooks::use_link::use_link;
use crate::app::pages::board::BoardPage;
use crate::app::pages::gallery::GalleryPage;

#[component]
pub fn App() -> Html {
    let (door, on_visit) = use_door();
    let model = use_link(door == Door::Board);
    use_doors(&door, model.link().to_string());
    match door {
        Door::Board => html! { <BoardPage {model} /> },
        Door::Gallery(visit) => html! { <GalleryPage {visit} {on_visit} /> },
    }
}

/// Marks the open door in the bar above, which is in `index.html`, and has the board's one lead to the
/// position that was there last.
#[hook]
fn use_doors(door: &Door, link: String) {
    use_effect_with((*door == Door::Board, link), |(is_board, link)| {
        for (id, is_open) in [("door-board", *is_board), ("door-gallery", !is_board)] {
            let Some(element) = document().get_element_by_id(id) else { continue };
            let _ = match is_open {
                true => element.set_attribute("aria-current", "page"),
                false => element.remove_attribute("aria-current"),
            };
            if id == "door-board" {
                let _ = element.set_attribute("href", link);
            }
        }
    });
}
