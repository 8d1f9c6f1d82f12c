//! The pages in the program's second part. A build in release puts into that part all code that only the
//! functions of this file need.

use yew::prelude::*;

use crate::glossary::card;
use crate::pages::gallery::view::page::GalleryPage;
use crate::pages::learn::view::page::LearnPage;
use crate::pages::list::view::page::ListPage;
use crate::pages::play::view::page::PlayPage;
use crate::pages::proof::view::page::ProofPage;
use crate::pages::sums::view::page::SumsPage;
use crate::shell::view::page_link::PageProps;

#[inline(never)]
pub fn gallery(props: PageProps) -> Html {
    html! { <GalleryPage ..props /> }
}

#[inline(never)]
pub fn learn(props: PageProps) -> Html {
    html! { <LearnPage ..props /> }
}

#[inline(never)]
pub fn play(props: PageProps) -> Html {
    html! { <PlayPage ..props /> }
}

#[inline(never)]
pub fn sums(props: PageProps) -> Html {
    html! { <SumsPage ..props /> }
}

#[inline(never)]
pub fn list(props: PageProps) -> Html {
    html! { <ListPage ..props /> }
}

#[inline(never)]
pub fn proof(props: PageProps) -> Html {
    html! { <ProofPage ..props /> }
}

/// Starts the cards of terms, which all pages use.
#[inline(never)]
pub fn cards() {
    card::begin();
}
