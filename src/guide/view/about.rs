//! One line for newcomers. `index.html` shows the same until the program starts.

use yew::prelude::*;

use crate::analysis::inspection::{Guide, InspectionAction};
use teaching::content::{HOW_TO_PLAY, Tour, WHY_A_HALF};
use words::say;

pub fn about(look: &Callback<InspectionAction>) -> Html {
    let open = |id: &'static str, label: Html, tour: &'static Tour| {
        html! {
            <button {id} type="button" onclick={look.reform(move |_| InspectionAction::Guide(Some(Guide::Tour(tour))))}>
                { label }
            </button>
        }
    };
    let line = say::about(
        &|label| open("about-half", label, &WHY_A_HALF),
        &|label| open("about-play", label, &HOW_TO_PLAY),
        // Where there is little room, only screen readers get the rest.
        &|rest| html! { <span class="rest">{ rest }</span> },
    );
    html! { <p class="about note">{ line }</p> }
}
