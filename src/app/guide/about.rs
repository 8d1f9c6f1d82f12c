//! One line for newcomers. `index.html` shows the same until the program has come.

use yew::prelude::*;

use crate::app::answers::inspection::{Guide, Look};
use crate::content::{HOW_TO_PLAY, Tour, WHY_A_HALF};

pub fn about(look: &Callback<Look>) -> Html {
    let open = |id: &'static str, label: &'static str, tour: &'static Tour| {
        html! {
            <button {id} type="button" onclick={look.reform(move |_| Look::Guide(Some(Guide::Tour(tour))))}>
                { label }
            </button>
        }
    };
    html! {
        <p class="about note">
            // Where there is little room only those who listen get all of it.
            <span class="rest">{ "The Hawaiian board game " }</span>
            { "Kōnane with exact values" }
            <span class="rest">{ ": who wins, and by how much" }</span>
            { ". " }
            { open("about-play", "How it is played", &HOW_TO_PLAY) }
            { " " }
            { open("about-half", "Why ½?", &WHY_A_HALF) }
        </p>
    }
}
