//! The state of the page: what its link says.

use crate::link::problem::LinkProblem;
use crate::link::proof_link::ProofLink;
use crate::link::view::View;
use crate::state::{LinkedState, PageState};

#[derive(Clone, PartialEq, Debug, Default)]
pub struct ProofState {
    pub place: ProofLink,
    pub problem: Option<LinkProblem>,
}

pub enum ProofAction {
    /// An address of this page.
    Open(String),
    View(View),
    Dismiss,
}

impl PageState for ProofState {
    type Action = ProofAction;

    fn apply(&self, action: ProofAction) -> ProofState {
        match action {
            ProofAction::Open(address) => match ProofLink::parse(&address) {
                None => self.clone(),
                Some(Ok((place, corrections))) => {
                    ProofState { place, problem: LinkProblem::corrected(corrections.0) }
                }
                Some(Err(error)) => {
                    let problem = Some(LinkProblem::Unreadable(address, error));
                    ProofState { problem, ..self.clone() }
                }
            },
            ProofAction::View(view) => {
                ProofState { place: ProofLink { view, ..self.place.clone() }, ..self.clone() }
            }
            ProofAction::Dismiss => ProofState { problem: None, ..self.clone() },
        }
    }
}

impl LinkedState for ProofState {
    fn link(&self) -> String {
        self.place.link()
    }

    fn has_problem(&self) -> bool {
        self.problem.is_some()
    }
}
