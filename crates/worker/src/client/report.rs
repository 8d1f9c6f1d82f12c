//! The page's knowledge of a position.

use crate::message::*;
use basics::player::{ByPlayer, Player};
use konane::{Contact, Jump};
use value::Outcome;

/// The results about a position so far.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    pub position: Position,
    pub parts: Option<PartsText>,
    /// The values of the parts that are known.
    pub part_values: Vec<Option<NameText>>,
    /// Bounds of the parts whose values are not known.
    pub part_bounds: Vec<Option<RangeText>>,
    pub winners: ByPlayer<Option<WinnerText>>,
    /// Bounds of the value while it is not known.
    pub bounds: Option<BoundsText>,
    pub value: Option<ValueText>,
    pub thermograph: Option<ThermographText>,
    pub jumps: Option<ByPlayer<Vec<ListedJump>>>,
    /// The incentives of the jumps, in the same order.
    pub incentives: Option<IncentivesText>,
    pub meetings: Vec<MeetingText>,
    pub why: Option<WhyText>,
    pub contacts: Vec<((u32, u32), Contact)>,
    /// Whether the analysis is finished.
    pub is_complete: bool,
    /// The topics given up because of the limits.
    pub missing: Vec<Topic>,
    /// The progress of a search for the winner that was given up.
    pub search: Option<SearchText>,
    /// The work spent on each question.
    pub efforts: Vec<Effort>,
}

/// A question about the current position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Request {
    Analysis,
    Derivation,
    Incentives,
    /// The contact of two parts.
    Contact(u32, u32),
}

/// A jump, with its worths once they are known.
#[derive(Clone, PartialEq, Debug)]
pub struct ListedJump {
    pub jump: Jump,
    /// Its worth in its part, if there are several parts.
    pub in_part: Option<WorthText>,
    /// Its worth in the whole position.
    pub worth: Option<WorthText>,
}

impl ListedJump {
    fn of(jump: Jump) -> Self {
        ListedJump { jump, in_part: None, worth: None }
    }
}

/// Who wins if a certain player starts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct WinnerText {
    pub side: Player,
    /// A jump by which this player wins.
    pub by: Option<Jump>,
}

/// The work on a question.
#[derive(Clone, PartialEq, Debug)]
pub struct Effort {
    pub request: Request,
    /// How often the page has asked to go on.
    pub rounds: u32,
    /// The cost of its finished jobs.
    pub spent: Cost,
    /// The number under which it was last begun.
    pub begun: u32,
    /// Its state while no job works on it and it is not answered.
    pub rest: Rest,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Rest {
    Unasked,
    Cancelled,
    TooHard,
    /// Says what happened to the worker.
    Failed(String),
}

impl Report {
    pub fn of(position: Position) -> Self {
        Report { position, ..Report::default() }
    }

    /// Whether the question is fully answered.
    pub(super) fn is_answered(&self, request: Request) -> bool {
        match request {
            Request::Analysis => self.is_complete,
            Request::Derivation => self.why.is_some(),
            Request::Incentives => self.incentives.is_some(),
            Request::Contact(one, two) => self.contacts.iter().any(|(parts, contact)| {
                *parts == (one, two) && !matches!(contact, Contact::Unknown { .. })
            }),
        }
    }

    /// The work on a question, which may not have begun.
    pub(super) fn effort(&mut self, request: Request) -> &mut Effort {
        let place = self.efforts.iter().position(|effort| effort.request == request);
        let place = place.unwrap_or_else(|| {
            let (spent, rest) = (Cost::default(), Rest::Unasked);
            self.efforts.push(Effort { request, rounds: 0, spent, begun: 0, rest });
            self.efforts.len() - 1
        });
        &mut self.efforts[place]
    }

    /// The outcome, if the winner is known for both starting players.
    pub fn outcome(&self) -> Option<Outcome> {
        Some(Outcome::from_winners(self.winners.left?.side, self.winners.right?.side))
    }

    /// Bounds of a part's value.
    pub fn part_bounds(&self, part: usize) -> Option<&RangeText> {
        self.part_bounds.get(part)?.as_ref()
    }

    pub fn add(&mut self, finding: Finding) {
        match finding {
            Finding::Parts(parts) => {
                // An analysis begins, possibly again: results are kept.
                self.part_values.resize(parts.parts.len(), None);
                self.part_bounds.resize(parts.parts.len(), None);
                self.parts.get_or_insert(parts);
            }
            Finding::Winner { starts, wins, by } => {
                let known = match starts {
                    Player::Left => &mut self.winners.left,
                    Player::Right => &mut self.winners.right,
                };
                let by = by.or(known.and_then(|known| known.by));
                *known = Some(WinnerText { side: wins, by });
            }
            Finding::PartBounds { part, bounds } => {
                if let Some(known) = self.part_bounds.get_mut(part as usize) {
                    *known = Some(bounds.within(known.as_ref()));
                }
            }
            Finding::Bounds(bounds) => {
                self.bounds = Some(bounds.within(self.bounds.as_ref()));
            }
            Finding::PartValue { part, value } => {
                if let Some(known) = self.part_values.get_mut(part as usize) {
                    *known = Some(value);
                }
            }
            Finding::Value(value) => self.value = Some(*value),
            Finding::Thermograph(thermograph) => self.thermograph = Some(thermograph),
            Finding::Jumps(ByPlayer { left, right }) => {
                let list = |jumps: Vec<Jump>| jumps.into_iter().map(ListedJump::of).collect();
                self.jumps.get_or_insert_with(|| ByPlayer { left: list(left), right: list(right) });
            }
            Finding::PartWorths(worths) => self.value_all(worths, |jump| &mut jump.in_part),
            Finding::Worths(worths) => self.value_all(worths, |jump| &mut jump.worth),
            Finding::Part { part, info } => {
                let parts = self.parts.as_mut().map(|parts| &mut parts.parts);
                if let Some(known) = parts.and_then(|parts| parts.get_mut(part as usize)) {
                    *known = *info;
                }
            }
            Finding::Meeting(meeting) => {
                if !self.meetings.contains(&meeting) {
                    self.meetings.push(*meeting);
                }
            }
        }
    }

    fn value_all(
        &mut self,
        worths: ByPlayer<Vec<WorthText>>,
        place: fn(&mut ListedJump) -> &mut Option<WorthText>,
    ) {
        let Some(jumps) = &mut self.jumps else { return };
        for (jumps, worths) in [(&mut jumps.left, worths.left), (&mut jumps.right, worths.right)] {
            for (listed, worth) in jumps.iter_mut().zip(worths) {
                *place(listed) = Some(worth);
            }
        }
    }
}
