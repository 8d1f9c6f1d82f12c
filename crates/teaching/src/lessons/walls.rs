//! The walls of a thermograph as a student draws them.

use std::fmt;

use crate::lessons::referee::Referee;
use crate::lessons::verdict::{Judgement, Verdict};
use basics::budget::Stopped;
use basics::player::{ByPlayer, Player};
use value::{Dyadic, Value};

/// Nobody draws finer fractions, more points or larger values.
const MOST_HALVINGS: u32 = 10;
const MOST_POINTS: usize = 1000;
const MOST_UNITS: u64 = 1 << 40;

/// The points of both walls from t = 0 upwards. Values and taxes are counted in units of ½ to the power of `halvings`,
/// and each point is one unit above the one before.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DrawnWalls {
    pub halvings: u32,
    pub points: ByPlayer<Vec<i64>>,
}

impl DrawnWalls {
    /// What `Display` wrote.
    pub fn read(text: &str) -> Option<DrawnWalls> {
        let (halvings, walls) = text.split_once(':')?;
        let halvings = halvings.trim().parse().ok().filter(|it| *it <= MOST_HALVINGS)?;
        let (left, right) = walls.split_once('|')?;
        let points = |text: &str| {
            let point = |text: &str| {
                text.parse().ok().filter(|point: &i64| point.unsigned_abs() <= MOST_UNITS)
            };
            text.split_whitespace()
                .map(point)
                .collect::<Option<Vec<i64>>>()
                .filter(|points| points.len() <= MOST_POINTS)
        };
        Some(DrawnWalls {
            halvings,
            points: ByPlayer { left: points(left)?, right: points(right)? },
        })
    }

    /// Draws a player's wall on to this height, or takes it back to it. A wall begins anywhere at t = 0; above it, it
    /// stands upright or leans towards the other one, whichever comes nearer to `at`.
    pub fn pull(&mut self, player: Player, height: usize, at: i64) {
        let wall = &mut self.points[player];
        let height = height.min(MOST_POINTS - 1);
        if height == 0 || wall.is_empty() {
            *wall = vec![at];
        }
        wall.truncate(height.max(1));
        let lean = match player {
            Player::Left => -1,
            Player::Right => 1,
        };
        for rest in (1..=height as i64 + 1 - wall.len() as i64).rev() {
            let tip = wall[wall.len() - 1];
            let leans = 2 * (at - tip) * lean >= rest;
            wall.push(if leans { tip + lean } else { tip });
        }
    }

    /// The first height at which both walls stand at the same value.
    pub fn meeting(&self) -> Option<usize> {
        let ByPlayer { left, right } = &self.points;
        left.iter().zip(right).position(|(left, right)| left == right)
    }

    /// This many units.
    fn number(&self, units: i64) -> Option<Dyadic> {
        Dyadic::new(units, self.halvings)
    }

    /// The lowest point at which a wall is not where it should be. What is drawn above `top`, where the mast stands, is
    /// no wall.
    fn wrong_point(
        &self,
        top: Dyadic,
        wall_at: impl Fn(Player, Dyadic) -> Option<Dyadic>,
    ) -> Option<(Player, usize)> {
        let is_wrong = |&(player, height): &(Player, usize)| {
            let point = self.points[player].get(height);
            let right = self.number(height as i64).and_then(|tax| wall_at(player, tax));
            point.is_some_and(|point| self.number(*point) != right)
        };
        let heights = (0..self.points.left.len().max(self.points.right.len()))
            .take_while(|&height| self.number(height as i64).is_some_and(|tax| tax <= top));
        heights.flat_map(|height| Player::ALL.map(|player| (player, height))).find(is_wrong)
    }
}

impl fmt::Display for DrawnWalls {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let [left, right] = [&self.points.left, &self.points.right]
            .map(|wall| wall.iter().map(i64::to_string).collect::<Vec<_>>().join(" "));
        write!(f, "{}: {left} | {right}", self.halvings)
    }
}

impl Referee<'_> {
    pub fn judge_walls(&mut self, value: Value, answer: &str) -> Result<Verdict, Stopped> {
        let Some(drawn) = DrawnWalls::read(answer) else {
            return Ok(Verdict::new(Judgement::Unread, "unread", vec![answer.to_string().into()]));
        };
        let graph = self.solver.values.thermograph(value, self.budget)?.clone();
        let values = &mut self.solver.values;
        let top = graph.temperature().max(Dyadic::from(0));
        let wrong = drawn.wrong_point(top, |player, tax| graph.wall(player).value_at(tax));
        if let Some((player, height)) = wrong {
            let sentence = match player {
                Player::Left => "left-wall",
                Player::Right => "right-wall",
            };
            let units = [height as i64, drawn.points[player][height]];
            let numbers = units.map(|units| drawn.number(units).unwrap_or(Dyadic::from(0)));
            let arguments = numbers.map(|number| values.from_number(number).into());
            return Ok(Verdict::wrong(sentence, arguments.to_vec()));
        }
        let reaches = |player: Player| {
            let mut heights = 0..drawn.points[player].len();
            heights.any(|height| drawn.number(height as i64) == Some(top))
        };
        if !Player::ALL.into_iter().all(reaches) {
            return Ok(Verdict::wrong("walls-apart", Vec::new()));
        }
        let foot = [graph.temperature(), graph.mean()].map(|number| values.from_number(number));
        Ok(Verdict::right("right-walls", foot.map(Into::into).to_vec()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(pulls: &[(Player, usize, i64)]) -> DrawnWalls {
        let mut walls = DrawnWalls { halvings: 1, ..DrawnWalls::default() };
        for &(player, height, at) in pulls {
            walls.pull(player, height, at);
        }
        walls
    }

    #[test]
    fn walls_lean_towards_each_other_or_stand() {
        let walls = drawn(&[
            (Player::Left, 0, 4),
            (Player::Left, 2, 4),
            (Player::Left, 4, 0),
            (Player::Right, 3, -1),
            (Player::Right, 4, 9),
        ]);
        assert_eq!(walls.to_string(), "1: 4 4 4 3 2 | -1 -1 -1 -1 0");
        assert_eq!(DrawnWalls::read(&walls.to_string()), Some(walls.clone()));
        assert_eq!(walls.meeting(), None);
        // Pulled back, and begun anew.
        let walls = drawn(&[(Player::Left, 3, 1), (Player::Left, 1, 9), (Player::Right, 1, 0)]);
        assert_eq!(walls.to_string(), "1: 1 1 | 0 0");
        let walls = drawn(&[(Player::Left, 2, 1), (Player::Left, 2, 0), (Player::Right, 1, 0)]);
        assert_eq!(walls.to_string(), "1: 1 1 0 | 0 0");
        let walls = drawn(&[(Player::Left, 3, 1), (Player::Left, 0, 2), (Player::Right, 1, 0)]);
        assert_eq!(walls.to_string(), "1: 2 | 0 0");
        assert_eq!(drawn(&[(Player::Left, 2, 1), (Player::Right, 1, 1)]).meeting(), Some(0));
    }

    #[test]
    fn what_is_not_drawn_is_not_read() {
        let long = format!("1: {} |", "1 ".repeat(MOST_POINTS + 1));
        for text in ["", "1", "1: 1 0", "11: 1 | 0", "x: 1 | 0", "1: a | 0", "1: 1 | 1/2", &long] {
            assert_eq!(DrawnWalls::read(text), None, "{text}");
        }
        let mut walls = DrawnWalls::default();
        walls.pull(Player::Left, usize::MAX, 0);
        assert_eq!(DrawnWalls::read(&walls.to_string()), Some(walls));
    }
}
