//! An analysis under way: what it finds, one thing after the other, ready to be told.

use crate::finding::{Finding, Topic};
use crate::searches::Searches;
use crate::text::Position;
use basics::budget::Stopped;
use basics::slicer::Slice;
use konane::Board;
use solver::{self, Analysis};

/// After so many milliseconds what is being looked for is put off; each further time twice as many.
const PATIENCE: f64 = 60.0;

/// An analysis under way, or given up. Its values are those of the searches that it is given; when they
/// forget them, it begins anew.
pub struct Run {
    pub position: Position,
    analysis: Analysis,
    /// How often the searches had forgotten all values when it began.
    forgotten: u32,
    /// What has been found and not been written yet.
    unwritten: Option<solver::Finding>,
    /// What has been found but cannot be written.
    unspeakable: Vec<Topic>,
    /// Since when the present thing is being looked for.
    turn: f64,
    /// Until when it may take.
    end: f64,
}

impl Run {
    pub fn new(position: Position, board: Board, searches: &Searches, now: f64) -> Self {
        Run {
            position,
            analysis: Analysis::new(board),
            forgotten: searches.forgotten,
            unwritten: None,
            unspeakable: Vec::new(),
            turn: now,
            end: now,
        }
    }

    /// The same from now on, with so much time.
    pub fn within(self, limit: f64, now: f64) -> Run {
        Run { turn: now, end: now + limit, ..self }
    }

    /// Looks for the next finding and says it, nothing if there is no more; an error where the steps have
    /// run out.
    pub fn find(
        &mut self,
        searches: &mut Searches,
        slice: &mut Slice,
    ) -> Result<Option<Finding>, ()> {
        if self.forgotten != searches.forgotten {
            self.begin_anew(searches);
        }
        loop {
            let budget = &mut slice.budget;
            let Some(finding) = self.unwritten.take() else {
                let (solver, outcomes) = (&mut searches.solver, &mut searches.outcomes);
                match self.analysis.next(solver, outcomes, budget) {
                    Ok(Some(finding)) => self.unwritten = Some(finding),
                    Ok(None) => return Ok(None),
                    Err(Stopped::Budget) => return Err(()),
                    Err(Stopped::Memory) if searches.make_room() => self.begin_anew(searches),
                    Err(Stopped::Memory) => self.forgotten = searches.forgotten,
                    Err(_) => {}
                }
                continue;
            };
            match searches.scribe(budget).finding(self.analysis.board(), &finding) {
                Ok(written) => {
                    // One turn narrows the bounds as often as it can.
                    let is_bound =
                        matches!(written, Finding::PartBounds { .. } | Finding::Bounds(_));
                    if !is_bound {
                        self.turn = slice.now();
                    }
                    return Ok(Some(written));
                }
                Err(Stopped::Budget) => {
                    self.unwritten = Some(finding);
                    return Err(());
                }
                Err(_) => self.unspeakable.push(finding.topic().into()),
            }
        }
    }

    fn begin_anew(&mut self, searches: &Searches) {
        self.analysis = Analysis::new(self.analysis.board().clone());
        self.forgotten = searches.forgotten;
        self.unwritten = None;
        self.unspeakable.clear();
    }

    /// Lets other things have their turn if the present one has taken too long.
    pub fn check_patience(&mut self, now: f64) {
        if let Some((_, put_off)) = self.analysis.current()
            && self.unwritten.is_none()
            && now - self.turn > PATIENCE * 2f64.powi(put_off.min(20) as i32)
        {
            self.analysis.put_off();
            self.turn = now;
        }
    }

    /// Whether it has had all its time.
    pub fn is_late(&self, now: f64) -> bool {
        now > self.end
    }

    /// A number that grows with what has been found out without values.
    pub fn progress(&self) -> u64 {
        self.analysis.progress()
    }

    pub fn missing(&self) -> Vec<Topic> {
        let missing = self.analysis.missing().into_iter().map(Topic::from);
        let mut missing: Vec<Topic> = missing.chain(self.unspeakable.clone()).collect();
        missing.dedup();
        missing
    }
}
