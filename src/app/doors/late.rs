//! The doors that the program's second part holds. All that nothing else needs than the functions of this file is put
//! there when the site is built, by the crate `split`.

use yew::prelude::*;

use crate::app::doors::DoorProps;
use crate::app::doors::gallery::page::GalleryDoor;
use crate::app::doors::learn::page::LearnDoor;
use crate::app::doors::list::page::ListDoor;
use crate::app::doors::play::page::PlayDoor;
use crate::app::doors::sums::page::SumsDoor;
use crate::app::glossary::card;

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
