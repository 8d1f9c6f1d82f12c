//! Thermographs: two walls and a mast.

use crate::Dyadic;
use basics::player::{ByPlayer, Player};

/// The stops of the game in which every move costs a tax of t, for all temperatures t from −1
/// upwards.
///
/// The walls meet at the temperature of the value and go on as one line, the mast, at its mean.
/// The last breakpoint of either wall is the foot of the mast.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thermograph {
    walls: ByPlayer<Trajectory>,
}

/// A continuous line over all temperatures from −1 upwards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trajectory {
    breakpoints: Vec<Breakpoint>,
}

/// The point where a trajectory begins or changes its slope.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Breakpoint {
    /// The temperature from which the slope counts.
    pub temperature: Dyadic,
    /// Where the line is at this temperature.
    pub value: Dyadic,
    /// The change of the value per degree from here to the next breakpoint: −1, 0 or 1.
    pub slope: i8,
}

/// The temperature of integers: every thermograph begins there.
const COLDEST: Dyadic = Dyadic::integer(-1);

impl Thermograph {
    /// The number in which play ends, taxes paid, if this player starts. Left's wall is never below
    /// Right's.
    pub fn wall(&self, player: Player) -> &Trajectory {
        &self.walls[player]
    }

    /// The value of the mast.
    pub fn mean(&self) -> Dyadic {
        self.foot().value
    }

    /// Where the mast begins: below 0 for a number, at −1 for an integer.
    pub fn temperature(&self) -> Dyadic {
        self.foot().temperature
    }

    fn foot(&self) -> Breakpoint {
        self.walls.left.breakpoints[self.walls.left.breakpoints.len() - 1]
    }

    pub(super) fn of_integer(value: Dyadic) -> Self {
        let foot = Breakpoint { temperature: COLDEST, value, slope: 0 };
        let wall = Trajectory { breakpoints: vec![foot] };
        Thermograph { walls: ByPlayer { left: wall.clone(), right: wall } }
    }

    /// Made of the thermographs of the options; both players have options. `None` if a number does
    /// not fit.
    pub(super) fn of_options<'a>(
        options: ByPlayer<impl Iterator<Item = &'a Thermograph>>,
    ) -> Option<Thermograph> {
        let left = Trajectory::scaffold(options.left, Player::Left)?;
        let right = Trajectory::scaffold(options.right, Player::Right)?;
        // Each scaffold is from its own player's point of view, so their sum is the distance
        // between them.
        let foot = left.first_loss(&right)?;
        let [left, right] = [left.with_mast_from(foot)?, right.with_mast_from(foot)?];
        Some(Thermograph { walls: ByPlayer { left, right: right.mirrored() } })
    }

    /// What a move of this player to the game is worth: the opponent's wall, since the opponent moves next, and the
    /// same with the tax paid. `None` if a number does not fit.
    pub(super) fn after_move(&self, player: Player) -> Option<[Trajectory; 2]> {
        let wall = &self.walls[player.other()];
        Some([wall.clone(), wall.taxed(player)?.seen_by(player)])
    }

    /// The best of [`Thermograph::after_move`] at each temperature, for at least one option.
    pub(super) fn best_of<'a>(
        options: impl Iterator<Item = &'a Thermograph>,
        player: Player,
    ) -> Option<Trajectory> {
        Some(Trajectory::scaffold(options, player)?.seen_by(player))
    }
}

impl Trajectory {
    /// From low to high temperatures. The first one is at −1. After the last one, the value of a
    /// wall is constant.
    pub fn breakpoints(&self) -> &[Breakpoint] {
        &self.breakpoints
    }

    /// `None` below −1, and if the result does not fit.
    pub fn value_at(&self, temperature: Dyadic) -> Option<Dyadic> {
        let next = self.breakpoints.partition_point(|point| point.temperature <= temperature);
        self.breakpoints[next.checked_sub(1)?].value_at(temperature)
    }

    /// The best number that the player can reach with one move, tax paid, from the player's point
    /// of view (for Right, −1 is a gain of 1). So all slopes are −1 or 0.
    fn scaffold<'a>(
        options: impl Iterator<Item = &'a Thermograph>,
        player: Player,
    ) -> Option<Trajectory> {
        let mut best: Option<Trajectory> = None;
        for option in options {
            let after = option.walls[player.other()].taxed(player)?;
            best = Some(match best {
                Some(best) => best.greater(&after)?,
                None => after,
            });
        }
        best
    }

    /// The trajectory minus the temperature, from the player's point of view.
    fn taxed(&self, player: Player) -> Option<Trajectory> {
        let tax = |point: &Breakpoint| {
            let point = if player == Player::Left { *point } else { point.mirrored() };
            let value = point.value.checked_sub(point.temperature)?;
            Some(Breakpoint { value, slope: point.slope - 1, ..point })
        };
        Some(Trajectory { breakpoints: self.breakpoints.iter().map(tax).collect::<Option<_>>()? })
    }

    /// Turns a trajectory from the player's point of view into one from Left's, and back.
    fn seen_by(self, player: Player) -> Trajectory {
        if player == Player::Left { self } else { self.mirrored() }
    }

    /// The same from the other player's point of view.
    fn mirrored(&self) -> Trajectory {
        Trajectory { breakpoints: self.breakpoints.iter().map(|point| point.mirrored()).collect() }
    }

    /// The greater of the two at each temperature. Their slopes are −1 or 0.
    fn greater(&self, other: &Trajectory) -> Option<Trajectory> {
        let mut breakpoints: Vec<Breakpoint> = Vec::new();
        let mut add = |point: Breakpoint| {
            if breakpoints.last().is_none_or(|last| last.slope != point.slope) {
                breakpoints.push(point);
            }
        };
        for segment in self.segments(other) {
            let [one, two] = segment.starts()?;
            let one_is_upper = (one.value, one.slope) >= (two.value, two.slope);
            let (upper, lower) = if one_is_upper { (one, two) } else { (two, one) };
            add(upper);
            if (upper.slope, lower.slope) == (-1, 0) {
                let ahead = upper.value.checked_sub(lower.value)?;
                let meeting = segment.from.checked_add(ahead)?;
                if segment.to.is_none_or(|to| meeting < to) {
                    let value = lower.value_at(meeting)?;
                    add(Breakpoint { temperature: meeting, value, ..lower });
                }
            }
        }
        Some(Trajectory { breakpoints })
    }

    /// The temperature from which on the sum of the two is at most 0. Their slopes are −1 or 0.
    fn first_loss(&self, other: &Trajectory) -> Option<Dyadic> {
        for segment in self.segments(other) {
            let [one, two] = segment.starts()?;
            let sum = one.value.checked_add(two.value)?;
            let wait = match one.slope + two.slope {
                _ if sum <= Dyadic::ZERO => Dyadic::ZERO,
                0 => continue,
                -1 => sum,
                _ => sum.checked_half()?,
            };
            let end = segment.from.checked_add(wait)?;
            if segment.to.is_none_or(|to| end <= to) {
                return Some(end);
            }
        }
        None
    }

    /// The same trajectory up to this temperature, constant from there on.
    fn with_mast_from(mut self, temperature: Dyadic) -> Option<Trajectory> {
        let value = self.value_at(temperature)?;
        self.breakpoints.retain(|point| point.temperature < temperature);
        self.breakpoints.push(Breakpoint { temperature, value, slope: 0 });
        Some(self)
    }

    /// The intervals of temperature in which both trajectories are straight.
    fn segments<'a>(&'a self, other: &'a Trajectory) -> impl Iterator<Item = Segment<'a>> {
        let mut rest = Some([self, other].map(|trajectory| trajectory.breakpoints.as_slice()));
        std::iter::from_fn(move || {
            let now = rest?;
            let lines = now.map(|points| &points[0]);
            let next = now.map(|points| points.get(1).map(|point| point.temperature));
            let to = next.into_iter().flatten().min();
            rest = to.map(|_| {
                std::array::from_fn(|i| if next[i] == to { &now[i][1..] } else { now[i] })
            });
            let [one, two] = lines;
            Some(Segment { from: one.temperature.max(two.temperature), to, lines })
        })
    }
}

/// Two straight lines between two temperatures.
struct Segment<'a> {
    from: Dyadic,
    to: Option<Dyadic>,
    lines: [&'a Breakpoint; 2],
}

impl Segment<'_> {
    /// The points of both lines at which the segment begins.
    fn starts(&self) -> Option<[Breakpoint; 2]> {
        let start = |line: &Breakpoint| {
            let value = line.value_at(self.from)?;
            Some(Breakpoint { temperature: self.from, value, ..*line })
        };
        let [one, two] = self.lines;
        Some([start(one)?, start(two)?])
    }
}

impl Breakpoint {
    /// The value at this temperature of the line that begins here.
    fn value_at(self, temperature: Dyadic) -> Option<Dyadic> {
        let distance = temperature.checked_sub(self.temperature)?;
        match self.slope {
            0 => Some(self.value),
            1.. => self.value.checked_add(distance),
            _ => self.value.checked_sub(distance),
        }
    }

    fn mirrored(self) -> Self {
        Breakpoint { value: -self.value, slope: -self.slope, ..self }
    }
}
