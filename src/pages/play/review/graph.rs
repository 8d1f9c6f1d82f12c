//! The coordinates of everything in the graph of a game. Black is above the middle, White below it.

use crate::pages::play::review::review_report::ReviewReport;
use basics::player::{ByPlayer, Player};
use worker::message::ValueText;

pub const WIDTH: f64 = 420.0;
pub const HEIGHT: f64 = 132.0;
/// The height of the line in the middle, and its distance from either end.
pub const MIDDLE: f64 = 66.0;
const REACH: f64 = 58.0;
const LEFT: f64 = 10.0;
const RIGHT: f64 = 410.0;

#[derive(Clone, PartialEq, Debug)]
pub struct Graph {
    /// For each run of positions that the same player wins: that player, and where it begins and
    /// ends.
    pub bands: Vec<(Player, f64, f64)>,
    /// For each position with only an estimate: who is ahead, from where to where, and how far from
    /// the middle.
    pub guesses: Vec<(Player, f64, f64, f64)>,
    /// The points of each player's line of jumps.
    pub jumps: ByPlayer<String>,
    /// The lines of the mean, each as long as the mean is known without a gap.
    pub means: Vec<String>,
    /// The middle of each position's column.
    pub columns: Vec<f64>,
}

/// Half the width of a column.
fn half(places: usize) -> f64 {
    (RIGHT - LEFT) / (2 * places.max(1)) as f64
}

/// The value of a number in a text such as `-3/4`.
pub fn near(number: &str) -> Option<f64> {
    let (above, below) = number.split_once('/').unwrap_or((number, "1"));
    let (above, below): (f64, f64) = (above.parse().ok()?, below.parse().ok()?);
    Some(above / below).filter(|number| number.is_finite())
}

impl Graph {
    /// While values are covered, the graph shows only the jumps.
    pub fn of(known: &ReviewReport, is_covered: bool) -> Graph {
        let states = known.line.as_ref().map_or(&[][..], |line| &line.states);
        let half = half(states.len());
        let columns: Vec<f64> =
            (0..states.len()).map(|place| LEFT + half * (2 * place + 1) as f64).collect();
        let counts: Vec<ByPlayer<usize>> = states
            .iter()
            .map(|state| ByPlayer::from_fn(|player| state.jumps(player).count()))
            .collect();
        let means: Vec<Option<f64>> = match is_covered {
            true => vec![None; states.len()],
            false => {
                let mean = |total: &ValueText| near(&total.mean);
                known.places.iter().map(|place| place.total.as_ref().and_then(mean)).collect()
            }
        };
        let most = counts.iter().flat_map(|counts| [counts.left, counts.right]).max().unwrap_or(0);
        let greatest = means.iter().flatten().fold(most as f64, |most, mean| most.max(mean.abs()));
        let scale = REACH / greatest.max(1.0);
        let point = |x: f64, height: f64| format!("{x:.1},{:.1}", MIDDLE - height * scale);
        let jumps = ByPlayer::from_fn(|player| {
            let sign = if player == Player::Left { 1.0 } else { -1.0 };
            let points = columns.iter().zip(&counts);
            let points = points.map(|(&x, counts)| point(x, sign * counts[player] as f64));
            points.collect::<Vec<_>>().join(" ")
        });
        let mut lines: Vec<Vec<String>> = vec![Vec::new()];
        for (&x, mean) in columns.iter().zip(&means) {
            match (mean, lines.last_mut()) {
                (Some(mean), Some(line)) => line.push(point(x, *mean)),
                _ => lines.push(Vec::new()),
            }
        }
        let means = lines.into_iter().filter(|line| !line.is_empty());
        let means = means.map(|line| line.join(" ")).collect();
        let mut bands: Vec<(Player, f64, f64)> = Vec::new();
        let mut before = None;
        let known_winners = known.places.iter().map(|place| place.wins.filter(|_| !is_covered));
        for (&x, wins) in columns.iter().zip(known_winners) {
            if let Some(wins) = wins {
                match bands.last_mut() {
                    Some(band) if before == Some(wins) => band.2 = x + half,
                    _ => bands.push((wins, x - half, x + half)),
                }
            }
            before = wins;
        }
        let guess = |(place, &x): (usize, &f64)| {
            let lead = known.places.get(place)?.guess().filter(|_| !is_covered)?.lead;
            let ahead = if lead < 0 { Player::Right } else { Player::Left };
            Some((ahead, x - half, x + half, f64::from(lead.abs()) / 100.0 * REACH))
        };
        let guesses = columns.iter().enumerate().filter_map(guess).collect();
        Graph { bands, guesses, jumps, means, columns }
    }

    /// The number of the position nearest to this fraction of the width.
    pub fn place_at(&self, share: f64) -> usize {
        let half = half(self.columns.len());
        let place = (share * WIDTH - LEFT) / (2.0 * half);
        (place.max(0.0) as usize).min(self.columns.len().saturating_sub(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::play::review::line::Line;
    use basics::player::Player;
    use game::{RowsFrom, read};
    use std::rc::Rc;
    use worker::message::FoundText;

    fn known() -> ReviewReport {
        let record = read("[Size \"4x4\"]\n\n1. a1 b1 2. a3-a1", RowsFrom::Bottom).record;
        ReviewReport::of(Rc::new(Line::of(&record).unwrap()), &[])
    }

    #[test]
    fn colours_where_it_is_known_who_wins() {
        let mut known = known();
        for (place, wins) in [(0, Player::Left), (1, Player::Left), (3, Player::Right)] {
            known.learn(FoundText::Winner { place, wins });
        }
        let graph = Graph::of(&known, false);
        let bands = [(Player::Left, 10.0, 210.0), (Player::Right, 310.0, 410.0)];
        assert_eq!(graph.bands, bands);
        assert!(Graph::of(&known, true).bands.is_empty());
        assert!(graph.means.is_empty());
    }

    #[test]
    fn draws_estimates_only_where_nothing_is_proved() {
        let mut known = known();
        for (place, lead) in [(2, 50), (3, -100)] {
            known.learn(FoundText::Estimate { place, lead, depth: 6 });
        }
        let reach = |lead: f64| lead * REACH;
        let guesses =
            [(Player::Left, 210.0, 310.0, reach(0.5)), (Player::Right, 310.0, 410.0, reach(1.0))];
        assert_eq!(Graph::of(&known, false).guesses, guesses);
        assert!(Graph::of(&known, true).guesses.is_empty());
        known.learn(FoundText::Winner { place: 3, wins: Player::Left });
        assert_eq!(Graph::of(&known, false).guesses, guesses[..1]);
    }

    #[test]
    fn draws_jumps_of_black_up_and_of_white_down() {
        let graph = Graph::of(&known(), false);
        // Two stones are gone from the corner: Black can jump a3-a1, White d1-b1 and b3-b1.
        let heights = |points: &str| {
            let point = points.split(' ').nth(2).unwrap();
            point.split_once(',').unwrap().1.parse::<f64>().unwrap()
        };
        assert!(heights(&graph.jumps.left) < MIDDLE);
        assert!(heights(&graph.jumps.right) > MIDDLE);
        assert_eq!(graph.columns, [60.0, 160.0, 260.0, 360.0]);
    }

    #[test]
    fn finds_the_place_under_the_pointer() {
        let graph = Graph::of(&known(), false);
        let at = [0.0, 60.0, 211.0, 420.0, 900.0].map(|x| graph.place_at(x / WIDTH));
        assert_eq!(at, [0, 0, 2, 3, 3]);
        let empty = Graph::of(&ReviewReport::default(), false);
        assert_eq!(empty.place_at(0.5), 0);
    }

    #[test]
    fn reads_numbers() {
        assert_eq!(
            [near("-3/4"), near("7"), near("x"), near("1/0")],
            [Some(-0.75), Some(7.0), None, None]
        );
    }
}
