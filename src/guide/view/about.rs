//! One line for newcomers. `index.html` shows the same until the program starts.

use yew::prelude::*;

use crate::analysis::inspection::{Guide, InspectionAction};
use crate::link::page_link::PageLink;
use crate::link::page_names::{COPYCAT, KONANE, LEARN};
use teaching::content::WHY_A_HALF;
use words::say;

pub fn about(look: &Callback<InspectionAction>) -> Html {
    let why_a_half = look.reform(|_| InspectionAction::Guide(Some(Guide::Tour(&WHY_A_HALF))));
    let line = say::about(
        &|label| html! { <button id="about-half" type="button" onclick={why_a_half.clone()}>{ label }</button> },
        &|label| html! { <a href={PageLink::to(LEARN, &[KONANE]).to_string()}>{ label }</a> },
        &|label| html! { <a id="about-play" href={PageLink::to(LEARN, &[COPYCAT]).to_string()}>{ label }</a> },
        // Where there is little room, only screen readers get the rest.
        &|rest| html! { <span class="rest">{ rest }</span> },
    );
    html! { <p class="about note">{ line }</p> }
}
