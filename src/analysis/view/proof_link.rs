//! A link to the page that proves what stands beside it.

use yew::prelude::*;

use crate::link::proof_link::ProofLink;
use words::say;
use worker::message::{Position, ProofGoal};

/// `label` says what is proved.
pub fn proof_link(position: &Position, goal: ProofGoal, label: String) -> Html {
    let Some(link) = ProofLink::to(position, goal) else { return html! {} };
    html! {
        <>
            { " " }
            <a class="prove" href={link} aria-label={label.clone()} title={label}>{ say::proof_open() }</a>
        </>
    }
}
