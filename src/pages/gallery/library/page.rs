//! Opens the page of the library that a link names.

use yew::prelude::*;

use crate::pages::gallery::exhibit_frame::VisitProps;
use crate::pages::gallery::library::differences_page::DifferencesPage;
pub use crate::pages::gallery::library::frame::{found_leaves, leaves};
use crate::pages::gallery::library::open_page::OpenPage;
use crate::pages::gallery::library::papers_page::PapersPage;
use page_model::pages::gallery::library::finder::Leaf;

pub fn library(leaf: Leaf, props: &VisitProps) -> Html {
    let VisitProps { page_link, on_visit } = props;
    let (page_link, on_visit) = (page_link.clone(), on_visit.clone());
    match leaf {
        Leaf::Papers => html! { <PapersPage {page_link} {on_visit} /> },
        Leaf::Differences => html! { <DifferencesPage {page_link} {on_visit} /> },
        Leaf::Open => html! { <OpenPage {page_link} {on_visit} /> },
    }
}
