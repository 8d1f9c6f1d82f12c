//! The pages that the program's second part holds. All that nothing else needs than the functions of this file is put
//! there when the site is built, by the crate `split`.

use yew::prelude::*;

use crate::glossary::card;
use crate::pages::PageProps;
use crate::pages::gallery::page::GalleryPage;
use crate::pages::learn::page::LearnPage;
use crate::pages::list::page::ListPage;
use crate::pages::play::page::PlayPage;
use crate::pages::sums::page::SumsPage;

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

/// The cards of terms, beside all pages.
#[inline(never)]
pub fn cards() {
    card::begin();
}
