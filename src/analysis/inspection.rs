//! What the reader looks at, and how much they have uncovered. It belongs to one position and is
//! not in the link.

use crate::link::view::View;
use crate::state::PageState;
use basics::player::Player;
use konane::{Jump, Square};
use teaching::content::Tour;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct InspectionState {
    /// The square of the board under the pointer or the focus.
    pub square: Option<Square>,
    /// The part at which the reader points in a list.
    pub part: Option<usize>,
    /// The jump at which the reader points in a list.
    pub jump: Option<(Player, usize)>,
    /// The parts that the reader picked to compare, at most two.
    pub picked: Vec<u32>,
    pub proof: Option<Proof>,
    pub revealed: Reveal,
    /// Whether jumps are valued in the whole sum instead of in their parts, and whether the page
    /// lists what they gain. Both stay when the position changes.
    pub is_in_sum: bool,
    pub has_incentives: bool,
    pub guide: Option<Guide>,
}

/// What a newcomer has opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Guide {
    Help,
    Tour(&'static Tour),
}

/// Leaps that the page shows on the board one after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    pub title: String,
    pub leaps: Vec<Jump>,
    /// How many leaps are on the board.
    pub step: usize,
    pub is_running: bool,
}

/// How much of the answer is uncovered. Each step includes all before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Reveal {
    #[default]
    Nothing,
    Outcome,
    Stops,
    Temperature,
    Value,
}

impl Reveal {
    pub const STEPS: [Reveal; 4] =
        [Reveal::Outcome, Reveal::Stops, Reveal::Temperature, Reveal::Value];

    /// Whether the reader may see a step, after having uncovered this one.
    pub fn shows(self, view: &View, step: Reveal) -> bool {
        !view.is_hidden || self >= step
    }

    /// The next step, if there is one. In brief, stops and temperature are left out.
    pub fn next(self, is_brief: bool) -> Option<Reveal> {
        let is_told = |step: Reveal| !is_brief || matches!(step, Reveal::Outcome | Reveal::Value);
        Reveal::STEPS.into_iter().find(|step| *step > self && is_told(*step))
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InspectionAction {
    Square(Option<Square>),
    Part(Option<usize>),
    Jump(Option<(Player, usize)>),
    /// Picks a part or unpicks it. A third part replaces the first.
    Pick(u32),
    /// Begins to show leaps.
    Prove(String, Vec<Jump>),
    /// Shows this many leaps of the proof.
    Step(usize),
    /// Lets the proof run by itself, or stops it.
    Run(bool),
    /// Returns to the position.
    EndProof,
    Reveal(Reveal),
    /// Opens the help or a tour, or closes it.
    Guide(Option<Guide>),
    InSum(bool),
    Incentives(bool),
    /// The page shows another position.
    Leave,
}

impl PageState for InspectionState {
    type Action = InspectionAction;

    fn apply(&self, look: InspectionAction) -> InspectionState {
        let mut inspection = self.clone();
        match look {
            InspectionAction::Square(square) => inspection.square = square,
            InspectionAction::Part(part) => inspection.part = part,
            InspectionAction::Jump(jump) => inspection.jump = jump,
            InspectionAction::Pick(part) => {
                match inspection.picked.iter().position(|&picked| picked == part) {
                    Some(place) => {
                        inspection.picked.remove(place);
                    }
                    None => {
                        inspection.picked.push(part);
                        if inspection.picked.len() > 2 {
                            inspection.picked.remove(0);
                        }
                    }
                }
            }
            InspectionAction::Prove(title, leaps) => {
                inspection.proof = Some(Proof { title, leaps, step: 0, is_running: true });
            }
            InspectionAction::Step(step) => {
                if let Some(proof) = &mut inspection.proof {
                    proof.step = step.min(proof.leaps.len());
                    proof.is_running &= proof.step < proof.leaps.len();
                }
            }
            InspectionAction::Run(is_running) => {
                if let Some(proof) = &mut inspection.proof {
                    // A proof that has ended starts again.
                    if is_running && proof.step == proof.leaps.len() {
                        proof.step = 0;
                    }
                    proof.is_running = is_running;
                }
            }
            InspectionAction::EndProof => inspection.proof = None,
            InspectionAction::Reveal(step) => inspection.revealed = step,
            InspectionAction::Guide(guide) => inspection.guide = guide,
            InspectionAction::InSum(is_on) => inspection.is_in_sum = is_on,
            InspectionAction::Incentives(is_on) => inspection.has_incentives = is_on,
            InspectionAction::Leave => {
                let &InspectionState { square, is_in_sum, has_incentives, .. } = self;
                let stays = InspectionState {
                    square,
                    is_in_sum,
                    has_incentives,
                    ..InspectionState::default()
                };
                inspection = stays;
            }
        }
        inspection
    }
}

impl InspectionState {
    /// Whether the reader may see this step.
    pub fn shows(&self, view: &View, step: Reveal) -> bool {
        self.revealed.shows(view, step)
    }

    /// The two picked parts, the lower number first.
    pub fn pair(&self) -> Option<(u32, u32)> {
        match self.picked[..] {
            [one, two] => Some((one.min(two), one.max(two))),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn picks_two_parts() {
        let pick =
            |inspection: InspectionState, part| inspection.apply(InspectionAction::Pick(part));
        let inspection = pick(pick(InspectionState::default(), 4), 2);
        assert_eq!(inspection.pair(), Some((2, 4)));
        assert_eq!(pick(inspection.clone(), 7).pair(), Some((2, 7)));
        assert_eq!(pick(inspection, 4).pair(), None);
    }

    #[test]
    fn reveals_step_by_step() {
        let view = View { is_hidden: true, ..View::default() };
        let inspection = InspectionState::default();
        assert!(inspection.shows(&View::default(), Reveal::Value));
        assert!(!inspection.shows(&view, Reveal::Outcome));
        let stops = inspection.apply(InspectionAction::Reveal(Reveal::Stops));
        let seen = Reveal::STEPS.map(|step| stops.shows(&view, step));
        assert_eq!(seen, [true, true, false, false]);
        assert!(!stops.apply(InspectionAction::Leave).shows(&view, Reveal::Outcome));
    }

    #[test]
    fn a_proof_stops_at_its_end() {
        let leaps = vec![];
        let proof = |inspection: &InspectionState| {
            inspection.proof.as_ref().map(|p| (p.step, p.is_running))
        };
        let inspection =
            InspectionState::default().apply(InspectionAction::Prove("title".to_string(), leaps));
        assert_eq!(proof(&inspection), Some((0, true)));
        let end = inspection.apply(InspectionAction::Step(1));
        assert_eq!(proof(&end), Some((0, false)));
        assert_eq!(proof(&end.apply(InspectionAction::Run(true))), Some((0, true)));
        assert_eq!(proof(&end.apply(InspectionAction::EndProof)), None);
    }
}
