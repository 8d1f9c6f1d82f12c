//! The doors that the program's second part holds. All that nothing else needs than the functions of this file is put
//! there when the site is built, by the crate `split`.

use yew::prelude::*;

use crate::glossary::card;
use crate::pages::DoorProps;
use crate::pages::gallery::page::GalleryDoor;
use crate::pages::learn::page::LearnDoor;
use crate::pages::list::page::ListDoor;
use crate::pages::play::page::PlayDoor;
use crate::pages::sums::page::SumsDoor;

#[inline(never)]
pub fn gallery(props: DoorProps) -> Html {
    html! { <GalleryDoor ..props /> }
}

#[inline(never)]
pub fn learn(props: DoorProps) -> Html {
    html! { <LearnDoor ..props /> }
}

#[inline(never)]
pub fn play(props: DoorProps) -> Html {
    html! { <PlayDoor ..props /> }
}

#[inline(never)]
pub fn sums(props: DoorProps) -> Html {
    html! { <SumsDoor ..props /> }
}

#[inline(never)]
pub fn list(props: DoorProps) -> Html {
    html! { <ListDoor ..props /> }
}

/// The cards of terms, beside all doors.
#[inline(never)]
pub fn cards() {
    card::begin();
}
