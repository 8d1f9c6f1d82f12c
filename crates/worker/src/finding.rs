//! The findings of an analysis as plain data.

use serde::{Deserialize, Serialize};

use crate::scribe::{MANY, Scribe, few};
use crate::text::{Mask, NameText, PartText};
use basics::budget::Stopped;
use basics::player::{ByPlayer, Player};
use konane::{Board, Contact, Jump, Survey};
use solver::{self, Bounds, Meeting, ValuedJump};
use value::{Dyadic, Fate, Thermograph, Trajectory, Value};

pub use solver::Topic;

/// One finding about a position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Finding {
    Parts(PartsText),
    /// Who wins if `starts` moves first, and a winning jump if the search has found one.
    Winner {
        starts: Player,
        wins: Player,
        by: Option<Jump>,
    },
    /// Proved bounds of a part's value.
    PartBounds {
        part: u32,
        bounds: RangeText,
    },
    /// Proved bounds of the whole while its value is not known.
    Bounds(Box<BoundsText>),
    PartValue {
        part: u32,
        value: NameText,
    },
    Value(Box<ValueText>),
    Thermograph(ThermographText),
    /// Every jump: by stone, direction and length.
    Jumps(ByPlayer<Vec<Jump>>),
    /// The worth of each of these jumps in its part, in the same order. Sent only if there are several
    /// parts.
    PartWorths(ByPlayer<Vec<WorthText>>),
    /// The worth of each jump in the whole position.
    Worths(ByPlayer<Vec<WorthText>>),
    /// A part again, with its final penetrations.
    Part {
        part: u32,
        info: Box<PartText>,
    },
    Meeting(Box<MeetingText>),
}

/// The progress of a search for the winner that found no answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SearchText {
    pub starts: Player,
    /// The most promising jump not refuted.
    pub promising: Option<Jump>,
    pub refuted: u32,
    pub jumps: u32,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PartsText {
    pub parts: Vec<PartText>,
    /// Stones that certainly can neither jump nor be jumped.
    pub dead: Mask,
}

/// An interval of numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RangeText {
    pub least: String,
    pub most: String,
}

/// Proved bounds of an unknown value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BoundsText {
    /// Bounds of the value, and so of its mean.
    pub value: RangeText,
    pub left_stop: RangeText,
    pub right_stop: RangeText,
    /// A lower bound.
    pub temperature: Option<String>,
}

impl RangeText {
    /// The intersection with another range that is known.
    pub fn within(&self, known: Option<&RangeText>) -> RangeText {
        let known = known.unwrap_or(self);
        let (least, most) = (greater(&self.least, &known.least), less(&self.most, &known.most));
        RangeText { least: least.to_string(), most: most.to_string() }
    }
}

impl BoundsText {
    pub fn within(&self, known: Option<&BoundsText>) -> BoundsText {
        let range = |range: fn(&BoundsText) -> &RangeText| range(self).within(known.map(range));
        let known = known.and_then(|known| known.temperature.as_deref());
        let temperature = match (self.temperature.as_deref(), known) {
            (Some(one), Some(two)) => Some(greater(one, two)),
            (one, two) => one.or(two),
        };
        BoundsText {
            value: range(|bounds| &bounds.value),
            left_stop: range(|bounds| &bounds.left_stop),
            right_stop: range(|bounds| &bounds.right_stop),
            temperature: temperature.map(str::to_string),
        }
    }
}

fn greater<'a>(one: &'a str, two: &'a str) -> &'a str {
    if is_less(one, two) { two } else { one }
}

fn less<'a>(one: &'a str, two: &'a str) -> &'a str {
    if is_less(two, one) { two } else { one }
}

/// Compares numbers in their text form, such as `-3/4`.
fn is_less(one: &str, two: &str) -> bool {
    let read = |text: &str| {
        let (above, below) = text.split_once('/').unwrap_or((text, "1"));
        Some((above.parse::<i64>().ok()?, below.parse::<i64>().ok()?))
    };
    let (Some((one, under_one)), Some((two, under_two))) = (read(one), read(two)) else {
        return false;
    };
    i128::from(one) * i128::from(under_two) < i128::from(two) * i128::from(under_one)
}

/// The value of the whole.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ValueText {
    pub name: NameText,
    /// Numbers are given as texts, as in `-3/4`.
    pub left_stop: String,
    pub right_stop: String,
    pub mean: String,
    pub temperature: String,
}

/// An exact number, and its approximation for drawing.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct NumberText {
    pub text: String,
    pub number: f64,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct CornerText {
    pub value: NumberText,
    pub temperature: NumberText,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ThermographText {
    /// From temperature −1 upwards. The last corner of both is the foot of the mast, which goes
    /// straight up. Between corners the walls are straight.
    pub walls: ByPlayer<Vec<CornerText>>,
    /// The position of the mast.
    pub mean: NumberText,
    /// The temperature at which the mast begins: the freezing point.
    pub temperature: NumberText,
    /// The values of the walls at temperature 0; for a number, the number itself.
    pub stops: ByPlayer<NumberText>,
}

/// The properties of a jump in one game: its part alone, or the whole.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct WorthText {
    /// The value of the position after the jump.
    pub value: NameText,
    /// Whether the player wins by this jump.
    pub wins: bool,
    pub fate: FateText,
    /// The opponent's wall of that position; the jump's worth is its distance from the player's own
    /// wall. Its last corner is at the position's temperature.
    pub wall: Vec<CornerText>,
}

/// The fate of a jump. Other jumps are referred to by their index in the player's list. If all fields
/// are empty, the jump is undominated and irreversible.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct FateText {
    /// The first jump with the same value, if this is a later one.
    pub repeats: Option<u32>,
    /// A jump that is better for the player.
    pub dominated_by: Option<u32>,
    /// The value of a reply that is at least as good for the opponent as the position.
    pub reverses_through: Option<NameText>,
}

/// Two groups of one part that may meet, and whether it matters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MeetingText {
    pub part: u32,
    pub groups: (PartText, PartText),
    pub contact: Contact,
    /// The value of each group alone.
    pub alone: (NameText, NameText),
    pub sum: NameText,
    /// The value of both without the rest of the board.
    pub together: NameText,
    /// Whether `sum` and `together` are equal: then the interaction makes no difference.
    pub harmless: bool,
}

impl Scribe<'_> {
    pub fn finding(
        &mut self,
        board: &Board,
        finding: &solver::Finding,
    ) -> Result<Finding, Stopped> {
        Ok(match finding {
            solver::Finding::Survey(survey) => Finding::Parts(self.survey(board, survey)),
            solver::Finding::Winner { starts, wins, by } => {
                Finding::Winner { starts: *starts, wins: *wins, by: *by }
            }
            solver::Finding::PartBounds { part, bounds } => Finding::PartBounds {
                part: *part as u32,
                bounds: (bounds.at_least, bounds.at_most).into(),
            },
            solver::Finding::Bounds(bounds) => Finding::Bounds(Box::new(bounds.into())),
            &solver::Finding::PartValue { part, value } => {
                Finding::PartValue { part: part as u32, value: self.short_name(value)? }
            }
            &solver::Finding::Value(value) => Finding::Value(Box::new(self.value(value)?)),
            solver::Finding::Thermograph(value, thermograph) => {
                Finding::Thermograph(self.thermograph(*value, thermograph))
            }
            solver::Finding::Jumps(all) => Finding::Jumps(all.clone()),
            solver::Finding::PartWorths(worths) => Finding::PartWorths(self.both_worths(worths)?),
            solver::Finding::Worths(worths) => Finding::Worths(self.both_worths(worths)?),
            solver::Finding::Penetration { part, info } => Finding::Part {
                part: *part as u32,
                info: Box::new(PartText::of(self.rules, board, info)),
            },
            solver::Finding::Meeting(meeting) => {
                Finding::Meeting(Box::new(self.meeting(board, meeting)?))
            }
        })
    }

    pub fn value(&mut self, value: Value) -> Result<ValueText, Stopped> {
        self.value_within(value, MANY)
    }

    /// The same, with at most `most` values in its name.
    pub fn value_within(&mut self, value: Value, most: usize) -> Result<ValueText, Stopped> {
        let stop = |player| self.values.stop(value, player).number.to_string();
        let (left_stop, right_stop) = (stop(Player::Left), stop(Player::Right));
        Ok(ValueText {
            name: self.name(value, most)?,
            left_stop,
            right_stop,
            mean: self.values.mean(value, self.budget)?.to_string(),
            temperature: self.values.temperature(value, self.budget)?.to_string(),
        })
    }

    pub fn thermograph(&self, value: Value, thermograph: &Thermograph) -> ThermographText {
        let wall = |player| corners(thermograph.wall(player));
        let stop = |player| self.values.stop(value, player).number.into();
        ThermographText {
            walls: ByPlayer::from_fn(wall),
            mean: thermograph.mean().into(),
            temperature: thermograph.temperature().into(),
            stops: ByPlayer::from_fn(stop),
        }
    }

    fn both_worths(
        &mut self,
        worths: &ByPlayer<Vec<ValuedJump>>,
    ) -> Result<ByPlayer<Vec<WorthText>>, Stopped> {
        Ok(ByPlayer {
            left: self.worths(Player::Left, &worths.left)?,
            right: self.worths(Player::Right, &worths.right)?,
        })
    }

    fn worths(&mut self, player: Player, jumps: &[ValuedJump]) -> Result<Vec<WorthText>, Stopped> {
        let most = few(jumps.len());
        let write = |&ValuedJump { value, wins, fate, .. }: &ValuedJump| {
            Ok(WorthText {
                value: self.name(value, most)?,
                wins,
                fate: self.fate(fate, most)?,
                wall: corners(self.values.thermograph(value, self.budget)?.wall(player.other())),
            })
        };
        jumps.iter().map(write).collect()
    }

    fn fate(&mut self, fate: Fate, most: usize) -> Result<FateText, Stopped> {
        let answer = fate.reverses_through.map(|answer| self.name(answer, most));
        Ok(FateText {
            repeats: fate.repeats.map(|first| first as u32),
            dominated_by: fate.dominated_by.map(|by| by as u32),
            reverses_through: answer.transpose()?,
        })
    }

    fn survey(&self, board: &Board, survey: &Survey) -> PartsText {
        PartsText {
            parts: survey.parts.iter().map(|part| PartText::of(self.rules, board, part)).collect(),
            dead: Mask::of(&survey.dead, &[]),
        }
    }

    fn meeting(&mut self, board: &Board, meeting: &Meeting) -> Result<MeetingText, Stopped> {
        let Meeting { part, groups: (one, two), contact, encounter } = meeting;
        Ok(MeetingText {
            part: *part as u32,
            groups: (PartText::of(self.rules, board, one), PartText::of(self.rules, board, two)),
            contact: contact.clone(),
            alone: (self.short_name(encounter.alone.0)?, self.short_name(encounter.alone.1)?),
            sum: self.short_name(encounter.sum)?,
            together: self.short_name(encounter.together)?,
            harmless: encounter.is_harmless(),
        })
    }
}

pub(crate) fn corners(line: &Trajectory) -> Vec<CornerText> {
    let corners = line.breakpoints().iter().map(|corner| CornerText {
        value: corner.value.into(),
        temperature: corner.temperature.into(),
    });
    corners.collect()
}

impl From<(Dyadic, Dyadic)> for RangeText {
    fn from((least, most): (Dyadic, Dyadic)) -> Self {
        RangeText { least: least.to_string(), most: most.to_string() }
    }
}

impl From<&Bounds> for BoundsText {
    fn from(bounds: &Bounds) -> Self {
        BoundsText {
            value: (bounds.at_least, bounds.at_most).into(),
            left_stop: bounds.stop(Player::Left).into(),
            right_stop: bounds.stop(Player::Right).into(),
            temperature: bounds.temperature().map(|least| least.to_string()),
        }
    }
}

impl From<Dyadic> for NumberText {
    fn from(number: Dyadic) -> Self {
        NumberText { text: number.to_string(), number: number.approximate() }
    }
}

impl From<(Player, solver::Outlook)> for SearchText {
    fn from((starts, outlook): (Player, solver::Outlook)) -> Self {
        SearchText {
            starts,
            promising: outlook.promising,
            refuted: outlook.refuted as u32,
            jumps: outlook.jumps as u32,
        }
    }
}
