//! What the page knows of a position.

use crate::message::*;

/// What is known of a position: whatever has been found, the rest empty.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    pub position: Position,
    pub parts: Option<PartsText>,
    /// Of the parts, as far as they are known.
    pub part_values: Vec<Option<NameText>>,
    /// Between which numbers these lie, where they are not.
    pub part_bounds: Vec<Option<RangeText>>,
    pub winners: Both<Option<WinnerText>>,
    /// What is proved of the value as long as it is not known.
    pub bounds: Option<BoundsText>,
    pub value: Option<ValueText>,
    pub thermograph: Option<ThermographText>,
    pub jumps: Option<Both<Vec<ListedJump>>>,
    /// What each jump gains, in the same order.
    pub incentives: Option<IncentivesText>,
    pub meetings: Vec<MeetingText>,
    pub why: Option<WhyText>,
    pub contacts: Vec<((u32, u32), ContactText)>,
    /// Whether the analysis has come to its end.
    pub is_complete: bool,
    /// What could not be found out within the limits.
    pub missing: Vec<Topic>,
    /// How far the search for who wins has come, if it was given up.
    pub search: Option<SearchText>,
    /// What the questions about it have cost.
    pub efforts: Vec<Effort>,
}

/// What the page wants to know of the position that it shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Request {
    Analysis,
    Derivation,
    Incentives,
    /// Of two parts.
    Contact(u32, u32),
}

/// A jump, and what it is worth as soon as that is known.
#[derive(Clone, PartialEq, Debug)]
pub struct ListedJump {
    pub jump: JumpText,
    /// In its part, if there are several.
    pub in_part: Option<WorthText>,
    /// In the whole.
    pub worth: Option<WorthText>,
}

impl ListedJump {
    fn of(jump: JumpText) -> Self {
        ListedJump { jump, in_part: None, worth: None }
    }
}

/// Who wins if one of the players starts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct WinnerText {
    pub side: Side,
    /// A jump by which he does.
    pub by: Option<JumpText>,
}

/// The work on a question.
#[derive(Clone, PartialEq, Debug)]
pub struct Effort {
    pub request: Request,
    /// How often it has been gone on with.
    pub rounds: u32,
    /// What the jobs that are over have cost.
    pub spent: Progress,
    /// The number of the last beginning.
    pub begun: u32,
    /// How the question stands while no job is at it, if it is not answered.
    pub rest: Rest,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Rest {
    Unasked,
    Cancelled,
    TooHard,
    /// Says what has happened to the worker.
    Failed(String),
}

impl Report {
    pub fn of(position: Position) -> Self {
        Report { position, ..Report::default() }
    }

    /// Whether there is no more to be found out.
    pub(super) fn is_answered(&self, request: Request) -> bool {
        match request {
            Request::Analysis => self.is_complete,
            Request::Derivation => self.why.is_some(),
            Request::Incentives => self.incentives.is_some(),
            Request::Contact(one, two) => self.contacts.iter().any(|(parts, contact)| {
                *parts == (one, two) && !matches!(contact, ContactText::Unknown { .. })
            }),
        }
    }

    /// The work on a question, perhaps none so far.
    pub(super) fn effort(&mut self, request: Request) -> &mut Effort {
        let place = self.efforts.iter().position(|effort| effort.request == request);
        let place = place.unwrap_or_else(|| {
            let (spent, rest) = (Progress::default(), Rest::Unasked);
            self.efforts.push(Effort { request, rounds: 0, spent, begun: 0, rest });
            self.efforts.len() - 1
        });
        &mut self.efforts[place]
    }

    /// Who wins, if that is known for both starters.
    pub fn outcome(&self) -> Option<Outcome> {
        Some(match (self.winners.left?.side, self.winners.right?.side) {
            (Side::Left, Side::Left) => Outcome::Left,
            (Side::Right, Side::Right) => Outcome::Right,
            (Side::Left, Side::Right) => Outcome::Next,
            (Side::Right, Side::Left) => Outcome::Previous,
        })
    }

    /// Between which numbers a part's value lies.
    pub fn part_bounds(&self, part: usize) -> Option<&RangeText> {
        self.part_bounds.get(part)?.as_ref()
    }

    pub fn add(&mut self, finding: Finding) {
        match finding {
            Finding::Parts(parts) => {
                // An analysis begins here, perhaps once more: what is known stays.
                self.part_values.resize(parts.parts.len(), None);
                self.part_bounds.resize(parts.parts.len(), None);
                self.parts.get_or_insert(parts);
            }
            Finding::Winner { starts, wins, by } => {
                let known = match starts {
                    Side::Left => &mut self.winners.left,
                    Side::Right => &mut self.winners.right,
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
            Finding::Jumps(Both { left, right }) => {
                let list = |jumps: Vec<JumpText>| jumps.into_iter().map(ListedJump::of).collect();
                self.jumps.get_or_insert_with(|| Both { left: list(left), right: list(right) });
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
        worths: Both<Vec<WorthText>>,
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
