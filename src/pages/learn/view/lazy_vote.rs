//! The vote is in another part of the program: see [`crate::pages::view::lazy`].

use basics::program_part;
use yew::prelude::*;

use crate::browser::program_part::{ProgramPart, part_problem, use_program_part};
use crate::pages::learn::view::vote::{Vote, VoteProps};
use words::say;

program_part! {
    "teach" 50: fn vote(props: VoteProps) -> Html {
        html! { <Vote ..props /> }
    }
}

/// A vote, as soon as its program has come.
#[component]
pub fn LazyVote(props: &VoteProps) -> Html {
    let (part, on_again) = use_program_part(Some("teach"));
    match part {
        ProgramPart::Coming => html! {
            <div class="vote" role="status" aria-busy="true"><p>{ say::vote() }{ " …" }</p></div>
        },
        ProgramPart::There => vote(props.clone()),
        ProgramPart::Failed(reason) => html! {
            <div class="vote">{ part_problem(&reason, &on_again) }</div>
        },
    }
}
