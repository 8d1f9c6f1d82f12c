//! The pages in other parts of the program than the first. A page that opens by a link waits for no other page.

use basics::program_part;
use yew::prelude::*;

use crate::glossary::card;
use crate::pages::gallery::view::page::GalleryPage;
use crate::pages::learn::view::page::LearnPage;
use crate::pages::learn::view::teach::page::TeachPage;
use crate::pages::play::view::page::PlayPage;
use crate::pages::proof::view::page::ProofPage;
use crate::pages::sums::view::page::SumsPage;
use crate::shell::view::page_link::PageProps;

program_part! {
    "gallery" 10: pub fn gallery(props: PageProps) -> Html {
        html! { <GalleryPage ..props /> }
    }

    "learn" 11: pub fn learn(props: PageProps) -> Html {
        html! { <LearnPage ..props /> }
    }

    "play" 12: pub fn play(props: PageProps) -> Html {
        html! { <PlayPage ..props /> }
    }

    "rest" 13: pub fn sums(props: PageProps) -> Html {
        html! { <SumsPage ..props /> }
    }

    "teach" 14: pub fn teach(props: PageProps) -> Html {
        html! { <TeachPage ..props /> }
    }

    "rest" 15: pub fn proof(props: PageProps) -> Html {
        html! { <ProofPage ..props /> }
    }

    /// Starts the cards of terms, which all pages use.
    "learn" 16: pub fn cards() {
        card::begin();
    }
}
