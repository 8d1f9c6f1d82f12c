//! How hot values are: thermographs, and mean and temperature, which are read off them.

use crate::budget::{Budget, Stopped};
use crate::player::{ByPlayer, Player};
use crate::value::facts::trim;
use crate::value::{Dyadic, NumberUpStar, Value, Values};

/// What the stops become when every move costs a tax of t, for all temperatures t from −1 upwards.
///
/// The walls meet at the temperature of the value and go on as one line, the mast, at its mean.
/// The last breakpoint of either wall is the foot of the mast.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thermograph {
    walls: ByPlayer<Trajectory>,
}

/// A line without jumps over all temperatures from −1 upwards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trajectory {
    breakpoints: Vec<Breakpoint>,
}

/// Where a trajectory begins or turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Breakpoint {
    pub temperature: Dyadic,
    pub value: Dyadic,
    /// How much the value grows per degree from here to the next breakpoint: −1, 0 or 1.
    pub slope: i8,
}

/// The temperature of integers, below which nothing is drawn.
const COLDEST: Dyadic = Dyadic::integer(-1);

impl Values {
    /// The thermograph: for each temperature t, the stops of the game in which whoever moves pays
    /// t, as long as they are apart; from the temperature at which they meet they stay at the mean.
    /// An integer is all mast, from −1 upwards.
    ///
    /// ```
    /// # use papamu::{budget::Budget, player::Player, value::{Dyadic, Values}};
    /// # let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    /// let switch = values.parse("{4|2}", budget).unwrap();
    /// let thermograph = values.thermograph(switch, budget).unwrap();
    /// let half = Dyadic::new(1, 1).unwrap();
    /// assert_eq!(thermograph.wall(Player::Left).value_at(half), Dyadic::new(7, 1));
    /// assert_eq!(thermograph.wall(Player::Right).value_at(half), Dyadic::new(5, 1));
    /// assert_eq!((thermograph.mean(), thermograph.temperature()), (3.into(), 1.into()));
    /// ```
    pub fn thermograph(
        &mut self,
        value: Value,
        budget: &mut Budget,
    ) -> Result<&Thermograph, Stopped> {
        trim(&mut self.facts.thermographs);
        let twin = self.thermal_twin(value);
        if !self.facts.thermographs.contains_key(&twin) {
            self.bottom_up(twin, budget, |values, value, pending, _| {
                values.find_thermograph(value, pending)
            })?;
        }
        Ok(&self.facts.thermographs[&twin])
    }

    /// The mean: what one copy is worth on average in a sum of very many copies. The mast of the
    /// thermograph stands there.
    ///
    /// ```
    /// # use papamu::{budget::Budget, value::Values};
    /// # let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    /// let hot = values.parse("{5|-1}", budget).unwrap();
    /// assert_eq!(values.mean(hot, budget), Ok(2.into()));
    /// ```
    pub fn mean(&mut self, value: Value, budget: &mut Budget) -> Result<Dyadic, Stopped> {
        Ok(self.thermograph(value, budget)?.mean())
    }

    /// The temperature: the tax on moving at which neither player cares any more to move first.
    /// Hot values have a positive one, numbers plus infinitesimals 0, and a number m/2ᵏ in lowest
    /// terms has −1/2ᵏ.
    ///
    /// ```
    /// # use papamu::{budget::Budget, value::{Dyadic, Values}};
    /// # let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    /// let hot = values.parse("{5|-1}", budget).unwrap();
    /// assert_eq!(values.temperature(hot, budget), Ok(3.into()));
    /// let three_quarters = values.parse("3/4", budget).unwrap();
    /// assert_eq!(values.temperature(three_quarters, budget).ok(), Dyadic::new(-1, 2));
    /// ```
    pub fn temperature(&mut self, value: Value, budget: &mut Budget) -> Result<Dyadic, Stopped> {
        Ok(self.thermograph(value, budget)?.temperature())
    }

    /// A value with the same thermograph, of which there are few: of the sums of a number, ups and
    /// a star there are only n, n∗, n↑ and n↓. (By induction over the options; ↑∗, the only one
    /// from which both players can move to n, is like n∗.)
    fn thermal_twin(&mut self, value: Value) -> Value {
        let Some(sum) = self.number_up_star(value) else {
            return value;
        };
        let twin = match (sum.ups, sum.star) {
            (0, star) => NumberUpStar { star: star.min(1), ..sum },
            (1 | -1, 1) => NumberUpStar { ups: 0, star: 1, ..sum },
            (ups, _) => NumberUpStar { ups: ups.signum(), star: 0, ..sum },
        };
        self.from_number_up_star(twin)
    }

    /// Stores the thermograph if those of the options are known; else these are added to the
    /// pending values.
    fn find_thermograph(&mut self, value: Value, pending: &mut Vec<Value>) -> Result<(), Stopped> {
        if self.facts.thermographs.contains_key(&value) {
            return Ok(());
        }
        if let Some(sum) = self.number_up_star(value)
            && sum.is_number()
            && sum.number.is_integer()
        {
            self.facts.thermographs.insert(value, Thermograph::of_integer(sum.number));
            return Ok(());
        }
        let mut twins = ByPlayer::<Vec<Value>>::default();
        let before = pending.len();
        for player in Player::BOTH {
            let mut index = 0;
            while let Some(option) = self.option(value, player, index) {
                let twin = self.thermal_twin(option);
                twins[player].push(twin);
                if !self.facts.thermographs.contains_key(&twin) {
                    pending.push(twin);
                }
                index += 1;
            }
        }
        if pending.len() == before {
            let options = ByPlayer::from_fn(|player| {
                twins[player].iter().map(|twin| &self.facts.thermographs[twin])
            });
            let thermograph = Thermograph::of_options(options).ok_or(Stopped::Overflow)?;
            self.facts.thermographs.insert(value, thermograph);
        }
        Ok(())
    }
}

impl Thermograph {
    /// Where play ends after taxes if this player starts. Left's wall is nowhere the lesser.
    pub fn wall(&self, player: Player) -> &Trajectory {
        &self.walls[player]
    }

    pub fn mean(&self) -> Dyadic {
        self.foot().value
    }

    pub fn temperature(&self) -> Dyadic {
        self.foot().temperature
    }

    /// The foot of the mast.
    fn foot(&self) -> Breakpoint {
        self.walls.left.breakpoints[self.walls.left.breakpoints.len() - 1]
    }

    fn of_integer(value: Dyadic) -> Self {
        let foot = Breakpoint { temperature: COLDEST, value, slope: 0 };
        let wall = Trajectory { breakpoints: vec![foot] };
        Thermograph { walls: ByPlayer { left: wall.clone(), right: wall } }
    }

    /// From those of the options, both players having some. `None` where a number does not fit.
    fn of_options<'a>(
        options: ByPlayer<impl Iterator<Item = &'a Thermograph>>,
    ) -> Option<Thermograph> {
        let left = Trajectory::scaffold(options.left, Player::Left)?;
        let right = Trajectory::scaffold(options.right, Player::Right)?;
        // Each is what its player gains. Their sum is how far the walls are apart.
        let foot = left.first_loss(&right)?;
        let [left, right] = [left.with_mast_from(foot)?, right.with_mast_from(foot)?];
        Some(Thermograph { walls: ByPlayer { left, right: right.mirrored() } })
    }
}

impl Trajectory {
    /// From low to high temperatures; the first is at −1, and after the last one nothing changes.
    pub fn breakpoints(&self) -> &[Breakpoint] {
        &self.breakpoints
    }

    /// `None` below −1, and where the result does not fit.
    pub fn value_at(&self, temperature: Dyadic) -> Option<Dyadic> {
        let next = self.breakpoints.partition_point(|point| point.temperature <= temperature);
        self.breakpoints[next.checked_sub(1)?].value_at(temperature)
    }

    /// The best that the player can have after one move, the tax paid, seen from his side (for
    /// Right, −1 is a gain of 1). So all slopes are −1 and 0.
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

    /// This less the temperature, seen from the player's side.
    fn taxed(&self, player: Player) -> Option<Trajectory> {
        let tax = |point: &Breakpoint| {
            let point = if player == Player::Left { *point } else { point.mirrored() };
            let value = point.value.checked_sub(point.temperature)?;
            Some(Breakpoint { value, slope: point.slope - 1, ..point })
        };
        Some(Trajectory { breakpoints: self.breakpoints.iter().map(tax).collect::<Option<_>>()? })
    }

    /// Seen from the other player's side.
    fn mirrored(&self) -> Trajectory {
        Trajectory { breakpoints: self.breakpoints.iter().map(|point| point.mirrored()).collect() }
    }

    /// The greater of two of slopes −1 and 0 at each temperature.
    fn greater(&self, other: &Trajectory) -> Option<Trajectory> {
        let mut breakpoints: Vec<Breakpoint> = Vec::new();
        let mut turn = |point: Breakpoint| {
            if breakpoints.last().is_none_or(|last| last.slope != point.slope) {
                breakpoints.push(point);
            }
        };
        for piece in self.pieces(other) {
            let [one, two] = piece.starts()?;
            let one_is_upper = (one.value, one.slope) >= (two.value, two.slope);
            let (upper, lower) = if one_is_upper { (one, two) } else { (two, one) };
            turn(upper);
            if lower.slope > upper.slope {
                let ahead = upper.value.checked_sub(lower.value)?;
                let meeting = piece.from.checked_add(ahead)?;
                if piece.to.is_none_or(|to| meeting < to) {
                    let value = lower.value_at(meeting)?;
                    turn(Breakpoint { temperature: meeting, value, ..lower });
                }
            }
        }
        Some(Trajectory { breakpoints })
    }

    /// The temperature from which on the sum of the two, of slopes −1 and 0, is 0 or less.
    fn first_loss(&self, other: &Trajectory) -> Option<Dyadic> {
        for piece in self.pieces(other) {
            let [one, two] = piece.starts()?;
            let sum = one.value.checked_add(two.value)?;
            let wait = match one.slope + two.slope {
                _ if sum <= Dyadic::ZERO => Dyadic::ZERO,
                0 => continue,
                -1 => sum,
                _ => sum.checked_half()?,
            };
            let end = piece.from.checked_add(wait)?;
            if piece.to.is_none_or(|to| end <= to) {
                return Some(end);
            }
        }
        None
    }

    /// Constant from this temperature on.
    fn with_mast_from(mut self, temperature: Dyadic) -> Option<Trajectory> {
        let value = self.value_at(temperature)?;
        self.breakpoints.retain(|point| point.temperature < temperature);
        self.breakpoints.push(Breakpoint { temperature, value, slope: 0 });
        Some(self)
    }

    /// The intervals of temperature in which neither of the two turns.
    fn pieces<'a>(&'a self, other: &'a Trajectory) -> impl Iterator<Item = Piece<'a>> {
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
            Some(Piece { from: one.temperature.max(two.temperature), to, lines })
        })
    }
}

/// Two lines between two temperatures.
struct Piece<'a> {
    from: Dyadic,
    to: Option<Dyadic>,
    lines: [&'a Breakpoint; 2],
}

impl Piece<'_> {
    /// The points on both lines where the piece begins.
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
    /// On the line that begins here.
    fn value_at(self, temperature: Dyadic) -> Option<Dyadic> {
        let distance = temperature.checked_sub(self.temperature)?;
        match self.slope {
            0 => Some(self.value),
            1.. => self.value.checked_add(distance),
            _ => self.value.checked_sub(distance),
        }
    }

    fn mirrored(self) -> Self {
        Breakpoint { value: self.value.negative(), slope: -self.slope, ..self }
    }
}
