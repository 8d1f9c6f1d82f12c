//! Opens the page of the library that a link names.

use yew::prelude::*;

use crate::pages::gallery::exhibit_frame::VisitProps;
use crate::pages::gallery::library::differences_page::DifferencesPage;
pub use crate::pages::gallery::library::frame::{found_leaves, leaves};
use crate::pages::gallery::library::open_page::OpenPage;
use crate::pages::gallery::library::papers_page::PapersPage;
use page_model::pages::gallery::library::finder::Leaf;

pub fn library(leaf: Leaf, props: &VisitProps) -> Html {
    let VisitProps { visit, on_visit } = props;
    let (visit, on_visit) = (visit.clone(), on_visit.clone());
    match leaf {
        Leaf::Papers => html! { <PapersPage {visit} {on_visit} /> },
        Leaf::Differences => html! { <DifferencesPage {visit} {on_visit} /> },
        Leaf::Open => html! { <OpenPage {visit} {on_visit} /> },
    }
}
