//! Opens the page of the library that a link names.

use yew::prelude::*;

use crate::pages::gallery::library::finder::Leaf;
use crate::pages::gallery::view::exhibit_frame::VisitProps;
use crate::pages::gallery::view::library::differences_page::DifferencesPage;
pub use crate::pages::gallery::view::library::frame::{found_leaves, leaves};
use crate::pages::gallery::view::library::open_page::OpenPage;
use crate::pages::gallery::view::library::papers_page::PapersPage;

pub fn library(leaf: Leaf, props: &VisitProps) -> Html {
    let VisitProps { page_link, on_visit } = props;
    let (page_link, on_visit) = (page_link.clone(), on_visit.clone());
    match leaf {
        Leaf::Papers => html! { <PapersPage {page_link} {on_visit} /> },
        Leaf::Differences => html! { <DifferencesPage {page_link} {on_visit} /> },
        Leaf::Open => html! { <OpenPage {page_link} {on_visit} /> },
    }
}
