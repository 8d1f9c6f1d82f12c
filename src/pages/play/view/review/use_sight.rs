//! Scrolls the review into view when it opens, and the card of a mistake when the reader goes there.

use gloo::utils::document;
use web_sys::{Element, ScrollLogicalPosition};
use yew::prelude::*;

use crate::browser::focus::{focus, is_lost};
use crate::browser::sight::{bring, bring_near};
use crate::pages::play::review::review_report::ReviewReport;

/// `place` is the present node of the tree. The style sheet reserves room for a board that stays above.
#[hook]
pub fn use_sight(known: &ReviewReport, place: usize) {
    use_effect_with((), |()| {
        with("review", |review| bring(review, ScrollLogicalPosition::Start));
        // The button at the end of the game is gone.
        if is_lost() {
            focus("review-title");
        }
    });
    let mistake = known.line.as_ref().and_then(|line| line.number(place)?.checked_sub(1));
    let mistake = mistake.filter(|&turn| known.verdict(turn).is_mistake());
    let before = use_mut_ref(|| place);
    use_effect_with((place, mistake), move |&(place, mistake)| {
        if before.replace(place) != place && mistake.is_some() {
            with("review-verdict", bring_near);
            // On a low screen the card is higher than what the board leaves; then its beginning counts.
            with("review-reason", bring_near);
        }
    });
}

fn with(id: &str, act: impl FnOnce(&Element)) {
    if let Some(element) = document().get_element_by_id(id) {
        act(&element);
    }
}
