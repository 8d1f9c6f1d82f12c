//! A running analysis that returns its findings as plain data.

use crate::finding::{Finding, Topic};
use crate::searches::Searches;
use crate::text::Position;
use basics::budget::Stopped;
use basics::slicer::Slice;
use konane::Board;
use solver::{self, Analysis};

/// After this many milliseconds the current goal is put off; each further time twice as many.
const PATIENCE: f64 = 60.0;

/// An analysis, running or given up. Its values belong to the searches passed to it; when those forget
/// them, the analysis starts again.
pub struct RunningAnalysis {
    pub position: Position,
    analysis: Analysis,
    /// The searches' `forgotten` count when it started.
    forgotten: u32,
    /// A finding that has not been written yet.
    pending: Option<solver::Finding>,
    /// Topics of findings that cannot be written.
    unwritable: Vec<Topic>,
    /// When the current goal was started.
    goal_started: f64,
    /// When the time limit ends.
    deadline: f64,
}

impl RunningAnalysis {
    pub fn new(position: Position, board: Board, searches: &Searches, now: f64) -> Self {
        RunningAnalysis {
            position,
            analysis: Analysis::new(board),
            forgotten: searches.forgotten,
            pending: None,
            unwritable: Vec::new(),
            goal_started: now,
            deadline: now,
        }
    }

    /// The same analysis with a new time limit.
    pub fn within(self, limit: f64, now: f64) -> RunningAnalysis {
        RunningAnalysis { goal_started: now, deadline: now + limit, ..self }
    }

    /// The next finding as data, `None` at the deadline; an error if the budget runs out.
    pub fn find(
        &mut self,
        searches: &mut Searches,
        slice: &mut Slice,
    ) -> Result<Option<Finding>, ()> {
        if self.forgotten != searches.forgotten {
            self.restart(searches);
        }
        loop {
            let budget = &mut slice.budget;
            *budget = budget.within(searches.memory);
            let Some(finding) = self.pending.take() else {
                let (solver, outcomes) = (&mut searches.solver, &mut searches.outcomes);
                match self.analysis.next(solver, outcomes, budget) {
                    Ok(Some(finding)) => self.pending = Some(finding),
                    Ok(None) => return Ok(None),
                    Err(Stopped::Budget) => return Err(()),
                    Err(Stopped::Memory) if searches.make_room() => self.restart(searches),
                    Err(Stopped::Memory) => self.forgotten = searches.forgotten,
                    Err(_) => {}
                }
                continue;
            };
            match searches.scribe(budget).finding(self.analysis.board(), &finding) {
                Ok(written) => {
                    // Narrowing the bounds again and again counts as one attempt.
                    let is_bound =
                        matches!(written, Finding::PartBounds { .. } | Finding::Bounds(_));
                    if !is_bound {
                        self.goal_started = slice.now();
                    }
                    return Ok(Some(written));
                }
                Err(Stopped::Budget) => {
                    self.pending = Some(finding);
                    return Err(());
                }
                Err(_) => self.unwritable.push(finding.topic()),
            }
        }
    }

    fn restart(&mut self, searches: &Searches) {
        self.analysis = Analysis::new(self.analysis.board().clone());
        self.forgotten = searches.forgotten;
        self.pending = None;
        self.unwritable.clear();
    }

    /// Puts the current goal off if it has taken too long.
    pub fn check_patience(&mut self, now: f64) {
        if let Some((_, put_off)) = self.analysis.current()
            && self.pending.is_none()
            && now - self.goal_started > PATIENCE * 2f64.powi(put_off.min(20) as i32)
        {
            self.analysis.put_off();
            self.goal_started = now;
        }
    }

    /// Whether its time limit has passed.
    pub fn is_lazy(&self, now: f64) -> bool {
        now > self.deadline
    }

    /// A number that grows with progress, also where no values are involved.
    pub fn learned(&self) -> u64 {
        self.analysis.learned()
    }

    pub fn missing(&self) -> Vec<Topic> {
        let mut missing = self.analysis.missing();
        missing.extend(&self.unwritable);
        missing.dedup();
        missing
    }
}
