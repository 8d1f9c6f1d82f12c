//! A board with its answers, from which every page with a position is made.

use std::rc::Rc;

use yew::prelude::*;

use crate::analysis::inspection::{InspectionAction, InspectionState, Reveal};
use crate::analysis::lecture::Aids;
use crate::analysis::phrases::Gap;
use crate::analysis::view::cover::Cover;
use crate::ask::view::solver_bridge::{SolverHandle, use_solver};
use crate::board::crop::{Shape, crop, needed};
use crate::board::window_coordinates::{LeapBoard, WindowCoordinates};
use crate::browser::callback::closure;
use crate::browser::steps::LEAP;
use crate::browser::stillness::wants_stillness;
use crate::browser::use_held::use_held;
use crate::browser::use_page_state::use_page_state;
use crate::editor::editor_action::EditorAction;
use crate::editor::editor_state::EditorState;
use crate::link::view::View;
use gloo::timers::callback::Timeout;
use konane::{Area, Board, Jump, Square};
use worker::client::{ListedJump, Report, Request};
use worker::message::{PartText, Position, WorthText};

/// The position on the board, the answers about it, and what the reader looks at.
#[derive(Clone, PartialEq)]
pub struct Study {
    pub board: Board,
    /// The position on the board; while a stroke goes on, the one before it.
    pub position: Position,
    pub frame: WindowCoordinates,
    /// The part of the board that a lecture hall sees, and its shape on the screen.
    pub crop: Option<(Area, Shape)>,
    pub solver: SolverHandle,
    /// Whether the solver's report is about the position on the board. Rows of answers ask for it by the hundred, and to
    /// compare the texts of large boards takes a while.
    is_reported: bool,
    pub view: View,
    /// The square of the stone with which the reader is about to jump.
    pub lifted: Option<Square>,
    pub inspection: InspectionState,
    pub look: Callback<InspectionAction>,
    /// The tools that a lecturer has chosen.
    pub aids: Aids,
    pub take: Callback<Aids>,
    /// How many px a unit of the board's picture has.
    pub unit: f64,
    pub on_unit: Callback<f64>,
    pub act: Callback<EditorAction>,
}

#[hook]
pub fn use_study(editor_state: &EditorState, act: Callback<EditorAction>) -> Study {
    let is_painted = editor_state.is_being_painted();
    let position = use_held(editor_state.position(), is_painted);
    let solver = use_solver(position.clone());
    let (inspection, look) = use_inspection(position.clone());
    let aids = use_state_eq(Aids::default);
    let set_aids = aids.setter();
    let take = use_callback((), move |aids, ()| set_aids.set(aids));
    let is_reported = !is_painted && solver.state.report.position == position;
    let parts = solver.state.report.parts.as_ref().filter(|_| is_reported);
    let crop = use_crop(editor_state, parts.map(|parts| &*parts.parts));
    // If an answer stands large beside the board, there is no room for answers below it.
    let crop = crop.map(|(area, shape)| match shape {
        Shape::Wide if aids.beside.is_some() => (area, Shape::Usual),
        shape => (area, shape),
    });
    let unit = use_state_eq(|| 1.0);
    let set_unit = unit.setter();
    let on_unit = use_callback((), move |unit, ()| set_unit.set(unit));
    Study {
        board: editor_state.window.board.clone(),
        position,
        frame: editor_state.frame(),
        crop,
        solver,
        is_reported,
        view: editor_state.view,
        lifted: editor_state.lifted(),
        inspection: (*inspection).clone(),
        look,
        aids: *aids,
        take,
        unit: *unit,
        on_unit,
        act,
    }
}

impl Study {
    /// The report, if it is about the position on the board.
    pub fn report(&self) -> Option<&Report> {
        self.is_reported.then_some(&self.solver.state.report)
    }

    pub fn shows(&self, step: Reveal) -> bool {
        self.inspection.shows(&self.view, step)
    }

    pub fn cover(&self) -> Cover {
        let reveal = self.look.reform(InspectionAction::Reveal);
        let InspectionState { revealed, .. } = self.inspection;
        Cover { view: self.view, revealed, reveal, steps: &Reveal::STEPS }
    }

    /// Whether a sign in the place of this says to a lecture hall that it has to guess.
    pub fn is_covered(&self, step: Reveal) -> bool {
        self.view.is_projected && !self.shows(step)
    }

    /// Whether stops, mean and temperature stand below the value; otherwise the reader opens them with the thermograph.
    pub fn has_facts_in_card(&self) -> bool {
        self.view.is_hidden || self.view.is_projected
    }

    pub fn is_busy(&self) -> bool {
        self.solver.state.phase(Request::Analysis).is_busy()
    }

    /// The reason why there is no value.
    pub fn gap(&self) -> Gap {
        Gap::of(self.shows(Reveal::Value), self.report().is_none() || self.is_busy())
    }

    /// Whether the answers of another position may still show, marked as old.
    pub fn holds_old(&self) -> bool {
        self.report().is_none() || self.solver.state.old.is_some()
    }

    /// The part of the board that is shown.
    pub fn area(&self) -> Area {
        self.crop.map_or_else(|| Area::whole(&self.board), |(area, _)| area)
    }

    /// The style sheet's name for the shape of the board on a projector's screen.
    pub fn shape(&self) -> Option<&'static str> {
        self.crop.map(|(_, shape)| shape.name())
    }

    /// The part that the reader looks at.
    pub fn part(&self) -> Option<usize> {
        // A reader who has lifted a stone looks for its landings.
        let square = self.inspection.square.filter(|_| self.lifted.is_none());
        self.inspection.part.or_else(|| self.part_at(square?))
    }

    pub fn part_at(&self, square: Square) -> Option<usize> {
        self.frame.part_at(square, &self.report()?.parts.as_ref()?.parts)
    }

    pub fn has_parts(&self) -> bool {
        let parts = self.report().and_then(|report| report.parts.as_ref());
        parts.is_some_and(|parts| parts.parts.len() > 1)
    }

    /// Whether the page values jumps in their parts.
    pub fn is_by_part(&self) -> bool {
        self.has_parts() && !self.inspection.is_in_sum
    }

    /// The value of a jump, in its part or in the sum, as the reader has chosen.
    pub fn worth<'a>(&self, listed: &'a ListedJump) -> Option<&'a WorthText> {
        if self.is_by_part() { listed.in_part.as_ref() } else { listed.worth.as_ref() }
    }

    /// The board of the proof, if one is open.
    pub fn stage(&self) -> Option<LeapBoard> {
        let proof = self.inspection.proof.as_ref()?;
        let leaps: Vec<Jump> = proof.leaps.iter().map(|leap| self.frame.jump(leap)).collect();
        Some(LeapBoard::set(&self.board, &leaps, proof.step))
    }

    /// The study for print: nothing pointed at, as much uncovered as on the page, and with the size of a unit on paper.
    pub fn on_paper(&self, unit: f64) -> Study {
        let revealed = self.inspection.revealed;
        let inspection = InspectionState { revealed, ..InspectionState::default() };
        Study { lifted: None, unit, inspection, ..self.clone() }
    }

    /// The study on the board of a stage.
    pub fn on_stage(&self, stage: &LeapBoard) -> Study {
        let LeapBoard { board, corner } = stage.clone();
        let WindowCoordinates { corner: first, names } = self.frame;
        let frame = WindowCoordinates { corner: first - corner, names: names.seen_from(corner) };
        Study { board, frame, crop: None, ..self.clone() }
    }
}

/// What the reader looks at; another position clears it.
#[hook]
fn use_inspection(position: Position) -> (Rc<InspectionState>, Callback<InspectionAction>) {
    let (inspection, look) = use_page_state(InspectionState::default);
    use_effect_with(position, closure!(look, move |_| look.emit(InspectionAction::Leave)));

    let next =
        inspection.proof.as_ref().filter(|proof| proof.is_running).map(|proof| proof.step + 1);
    use_effect_with(
        next,
        closure!(look, move |&next| {
            let wait = next
                .filter(|_| !wants_stillness())
                .map(|step| Timeout::new(LEAP, move || look.emit(InspectionAction::Step(step))));
            move || drop(wait)
        }),
    );
    (inspection, look)
}

/// The part of the board in the projector view, and its shape on the screen. `parts` are there as soon as they are
/// known. The area never shrinks while the lecturer steps through a line or puts stones: the picture would jump.
#[hook]
fn use_crop(editor_state: &EditorState, parts: Option<&[PartText]>) -> Option<(Area, Shape)> {
    // The area needed since the link was opened, in places.
    let kept = use_mut_ref(|| None::<(u32, Area)>);
    if !editor_state.view.is_projected {
        kept.take();
        return None;
    }
    let (board, Square { row, column }) = (&editor_state.window.board, editor_state.window.origin);
    let now = needed(board, &WindowCoordinates::of(board), parts.unwrap_or_default());
    let jump = editor_state.replay.last(&editor_state.window);
    let now = jump.map_or(now, |jump| now.with(Area::between(jump.from, jump.to())));
    let before = kept.borrow().filter(|(opened, _)| *opened == editor_state.opened);
    let before = before.map(|(_, area)| area.shifted(-row, -column));
    let seen = before.map_or(now, |before| before.with(now)).inside(Area::whole(board));
    if parts.is_some() || before.is_some() {
        kept.replace(Some((editor_state.opened, seen.shifted(row, column))));
    }
    Some(crop(seen, Area::whole(board)))
}
