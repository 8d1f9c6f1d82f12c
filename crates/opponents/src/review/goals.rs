//! The goals that a review still has, and the order in which they are pursued.

use game::Turn;

/// A goal and its priority.
pub struct QueuedGoal {
    pub goal: ReviewGoal,
    /// How often it has been put off.
    pub put_off: u32,
}

/// A goal, by its place or turn.
pub enum ReviewGoal {
    Winner(usize),
    Estimate(usize),
    /// With the line found so far.
    Refutation(usize, Vec<Turn>),
    Better(usize),
    AllBetter(usize),
    Parts(usize),
    PartValue(usize, usize),
    Total(usize),
    GivenUp(usize),
    Cost(usize),
    Passed(usize),
}

/// Goals that are scheduled alike.
#[derive(Clone, Copy)]
enum GoalKind {
    /// Follows quickly from known results.
    Quick,
    Winner,
    Estimate,
    Value,
    Alternatives,
    Pass,
}

/// The number of kinds.
const KINDS: usize = 6;

impl GoalKind {
    /// How often goals of other kinds are put off before the first goal of this kind is tried, and how
    /// much more often for each later place with a goal of this kind left. Each attempt takes twice as
    /// long as the one before: so at least half of the time goes to winners, and three quarters of that
    /// to the last undecided place.
    fn delay(self) -> (u32, u32) {
        match self {
            GoalKind::Quick => (0, 0),
            GoalKind::Winner => (0, 2),
            // Only after one failed attempt to find the winner or the value there.
            GoalKind::Estimate => (2, 0),
            GoalKind::Value => (1, 1),
            GoalKind::Alternatives => (2, 1),
            GoalKind::Pass => (2, 2),
        }
    }
}

impl ReviewGoal {
    fn place(&self) -> usize {
        match *self {
            ReviewGoal::Winner(place)
            | ReviewGoal::Estimate(place)
            | ReviewGoal::Refutation(place, _)
            | ReviewGoal::Better(place)
            | ReviewGoal::AllBetter(place)
            | ReviewGoal::Parts(place)
            | ReviewGoal::PartValue(place, _)
            | ReviewGoal::Total(place)
            | ReviewGoal::GivenUp(place)
            | ReviewGoal::Cost(place)
            | ReviewGoal::Passed(place) => place,
        }
    }

    fn kind(&self) -> GoalKind {
        match self {
            ReviewGoal::Refutation(..) | ReviewGoal::Better(_) | ReviewGoal::Parts(_) => {
                GoalKind::Quick
            }
            ReviewGoal::Winner(_) => GoalKind::Winner,
            ReviewGoal::Estimate(_) => GoalKind::Estimate,
            ReviewGoal::PartValue(..)
            | ReviewGoal::Total(_)
            | ReviewGoal::GivenUp(_)
            | ReviewGoal::Cost(_) => GoalKind::Value,
            ReviewGoal::AllBetter(_) => GoalKind::Alternatives,
            ReviewGoal::Passed(_) => GoalKind::Pass,
        }
    }
}

/// Sorted by place, later places first.
#[derive(Default)]
pub struct GoalQueue(Vec<QueuedGoal>);

impl GoalQueue {
    pub fn add(&mut self, goal: ReviewGoal) {
        self.insert(QueuedGoal { goal, put_off: 0 });
    }

    pub fn put_off(&mut self, queued: QueuedGoal) {
        self.insert(QueuedGoal { put_off: queued.put_off + 1, ..queued });
    }

    fn insert(&mut self, queued: QueuedGoal) {
        let place = queued.goal.place();
        let at = self.0.partition_point(|other| other.goal.place() >= place);
        self.0.insert(at, queued);
    }

    /// Removes the goal with the highest priority; among equals the one at the latest place.
    pub fn choose(&mut self) -> Option<QueuedGoal> {
        let (mut last, mut later, mut here) = (usize::MAX, [0; KINDS], [0; KINDS]);
        let delays = self.0.iter().map(|queued| {
            if queued.goal.place() != last {
                last = queued.goal.place();
                (0..KINDS).for_each(|kind| later[kind] += std::mem::take(&mut here[kind]));
            }
            let kind = queued.goal.kind();
            here[kind as usize] = 1;
            let (first, more) = kind.delay();
            queued.put_off + first + more * later[kind as usize]
        });
        let (next, _) = delays.enumerate().min_by_key(|&(_, delay)| delay)?;
        Some(self.0.remove(next))
    }

    /// Gives up all goals that need values.
    pub fn drop_values(&mut self) {
        self.0.retain(|queued| !matches!(queued.goal.kind(), GoalKind::Value));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The order in which four hard places are tried; the last of them is 3.
    #[test]
    fn the_last_place_has_most_of_the_time() {
        let mut goals = GoalQueue::default();
        (0..4).for_each(|place| goals.add(ReviewGoal::Winner(place)));
        let mut order = Vec::new();
        for _ in 0..9 {
            let queued = goals.choose().unwrap();
            order.push(queued.goal.place());
            goals.put_off(queued);
        }
        // Place 2 is tried after 3 has been put off twice; then both alternate, as 3 takes four times
        // as long.
        assert_eq!(order, [3, 3, 3, 2, 3, 2, 3, 2, 1]);
    }

    #[test]
    fn what_is_quick_comes_first_and_passes_last() {
        let mut goals = GoalQueue::default();
        for goal in [
            ReviewGoal::Passed(1),
            ReviewGoal::Winner(1),
            ReviewGoal::Total(1),
            ReviewGoal::Parts(0),
        ] {
            goals.add(goal);
        }
        let mut order = Vec::new();
        while let Some(queued) = goals.choose() {
            order.push(match queued.goal {
                ReviewGoal::Winner(_) => "winner",
                ReviewGoal::Parts(_) => "parts",
                ReviewGoal::Total(_) => "total",
                _ => "pass",
            });
        }
        assert_eq!(order, ["winner", "parts", "total", "pass"]);
    }
}
