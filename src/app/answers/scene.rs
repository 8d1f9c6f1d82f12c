//! What all parts of the answer are drawn from.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::answers::inspection::{Inspection, Look, Reveal};
use crate::app::board::window_coordinates::WindowCoordinates;
use crate::app::editor::action::Action;
use crate::app::link::view::View;
use crate::app::workers::solver_bridge::SolverState;
use crate::konane::Board;
use crate::worker::client::Report;
use crate::worker::message::Position;

#[derive(Clone, PartialEq)]
pub struct Scene {
    pub board: Board,
    pub position: Position,
    pub frame: WindowCoordinates,
    pub solver: Rc<SolverState>,
    pub view: View,
    pub inspection: Inspection,
    pub look: Callback<Look>,
    pub act: Callback<Action>,
}

#[derive(Properties, PartialEq)]
pub struct SceneProps {
    pub scene: Scene,
}

impl Scene {
    /// What is known of the position on the board.
    pub fn report(&self) -> Option<&Report> {
        Some(&self.solver.report).filter(|report| report.position == self.position)
    }

    pub fn shows(&self, step: Reveal) -> bool {
        self.inspection.shows(&self.view, step)
    }

    pub fn is_busy(&self) -> bool {
        self.solver.phase.is_busy()
    }

    /// Whether the answers of another position may still be shown, marked.
    pub fn holds_old(&self) -> bool {
        self.report().is_none() || self.solver.old.is_some()
    }

    /// The part that the reader looks at.
    pub fn part(&self) -> Option<usize> {
        let parts = self.report()?.parts.as_ref()?;
        let at = |square| self.frame.part_at(square, &parts.parts);
        self.inspection.part.or_else(|| at(self.inspection.square?))
    }
}
