//! How a thermograph is built: the pictures, one after the other.

use crate::analysis::chart::{chart_from, line_from};
use basics::player::{ByPlayer, Player};
use drawing::{Chart, Line};
use worker::message::{ConstructionText, ScaffoldText};

#[derive(PartialEq)]
pub struct Construction {
    pub chart: Chart,
    /// An integer has none.
    scaffolds: Option<ByPlayer<Scaffold>>,
    pub additions: Vec<Addition>,
}

#[derive(PartialEq)]
struct Scaffold {
    options: Vec<OptionLines>,
    best: Line,
}

#[derive(PartialEq)]
struct OptionLines {
    wall: Line,
    taxed: Line,
}

/// What a picture adds to the one before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Addition {
    /// The wall after a move of this player to the options with this index.
    Wall(Player, usize),
    /// The same after the tax.
    Taxed(Player, usize),
    /// The best of the player's taxed walls.
    Best(Player),
    Meeting,
    /// All that an integer has.
    Mast,
}

/// A line of a picture.
#[derive(PartialEq, Eq, Debug)]
pub struct Drawn {
    pub points: String,
    /// The player that the line belongs to.
    pub player: Player,
    /// Whether it is a scaffold.
    pub is_whole: bool,
    /// Whether it was there before.
    pub is_past: bool,
}

impl Construction {
    /// The pictures from this temperature on. `None` if a number does not fit.
    pub fn from(coldest: i64, text: &ConstructionText) -> Option<Construction> {
        let scaffolds = match &text.scaffolds {
            Some(both) => {
                let scaffold = |text| scaffold(coldest, text);
                Some(ByPlayer { left: scaffold(&both.left)?, right: scaffold(&both.right)? })
            }
            None => None,
        };
        let mut additions = Vec::new();
        let mut lines = Vec::new();
        for player in Player::ALL {
            let Some(Scaffold { options, best }) = scaffolds.as_ref().map(|both| &both[player])
            else {
                continue;
            };
            for (index, OptionLines { wall, taxed }) in options.iter().enumerate() {
                additions.extend([Addition::Wall(player, index), Addition::Taxed(player, index)]);
                lines.extend([wall, taxed]);
            }
            additions.push(Addition::Best(player));
            lines.push(best);
        }
        if scaffolds.is_some() {
            additions.push(Addition::Meeting);
        }
        additions.push(Addition::Mast);
        let chart = chart_from(coldest, lines, &text.thermograph)?;
        Some(Construction { chart, scaffolds, additions })
    }

    /// The lines of a picture besides walls and mast, from back to front.
    pub fn drawn(&self, addition: Addition) -> Vec<Drawn> {
        let Some(scaffolds) = &self.scaffolds else { return Vec::new() };
        let line = |line, player, is_whole, is_past| Drawn {
            points: self.chart.line(line),
            player,
            is_whole,
            is_past,
        };
        let best = |player, is_past| line(&scaffolds[player].best, player, true, is_past);
        match addition {
            Addition::Mast | Addition::Meeting => {
                let is_past = addition == Addition::Mast;
                vec![best(Player::Left, is_past), best(Player::Right, is_past)]
            }
            Addition::Wall(player, _) | Addition::Taxed(player, _) | Addition::Best(player) => {
                let options = &scaffolds[player].options;
                let before = match addition {
                    Addition::Wall(_, index) | Addition::Taxed(_, index) => &options[..index],
                    _ => options,
                };
                let finished = (player == Player::Right).then(|| best(Player::Left, true));
                let before = before.iter().map(|option| line(&option.taxed, player, false, true));
                let now = match addition {
                    Addition::Wall(_, index) => {
                        vec![line(&options[index].wall, player.other(), false, false)]
                    }
                    Addition::Taxed(_, index) => vec![
                        line(&options[index].wall, player.other(), false, true),
                        line(&options[index].taxed, player, false, false),
                    ],
                    _ => vec![best(player, false)],
                };
                finished.into_iter().chain(before).chain(now).collect()
            }
        }
    }

    /// Arrows from a wall to the taxed wall: the height of each, and both ends.
    pub fn shifts(&self, addition: Addition) -> Vec<(f64, [f64; 2])> {
        let Addition::Taxed(player, index) = addition else { return Vec::new() };
        let option = self.scaffold(player).and_then(|scaffold| scaffold.options.get(index));
        let shifts = option.map(|option| self.chart.shifts(&option.wall, &option.taxed));
        shifts.unwrap_or_default()
    }

    /// The corners of the line that an addition adds.
    pub fn words(&self, addition: Addition) -> Option<String> {
        let line = match addition {
            Addition::Wall(player, index) => &self.scaffold(player)?.options.get(index)?.wall,
            Addition::Taxed(player, index) => &self.scaffold(player)?.options.get(index)?.taxed,
            Addition::Best(player) => &self.scaffold(player)?.best,
            Addition::Meeting | Addition::Mast => return None,
        };
        Some(line.words())
    }

    fn scaffold(&self, player: Player) -> Option<&Scaffold> {
        self.scaffolds.as_ref().map(|both| &both[player])
    }
}

fn scaffold(coldest: i64, text: &ScaffoldText) -> Option<Scaffold> {
    let options = text.options.iter().map(|same| {
        Some(OptionLines {
            wall: line_from(coldest, &same.wall)?,
            taxed: line_from(coldest, &same.taxed)?,
        })
    });
    Some(Scaffold {
        options: options.collect::<Option<_>>()?,
        best: line_from(coldest, &text.best)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::{COLDEST, HEIGHT, WIDTH};

    fn construction(text: &str) -> Construction {
        construction_from(COLDEST, text)
    }

    fn construction_from(coldest: i64, text: &str) -> Construction {
        Construction::from(coldest, &ConstructionText::typed(text)).unwrap()
    }

    #[test]
    fn a_switch_is_built_in_eight_pictures() {
        let built = construction("{4|2}");
        let words: Vec<String> =
            built.additions.iter().filter_map(|&addition| built.words(addition)).collect();
        assert_eq!(
            words,
            [
                "4 at t = −1, then straight up",
                "5 at t = −1, then 1 less for each degree",
                "5 at t = −1, then 1 less for each degree",
                "2 at t = −1, then straight up",
                "1 at t = −1, then 1 more for each degree",
                "1 at t = −1, then 1 more for each degree",
            ]
        );
        assert_eq!(built.additions[6..], [Addition::Meeting, Addition::Mast]);
        // At t = 0 nothing is shifted, below it to the left, above it to the right.
        for (y, [from, to]) in built.shifts(built.additions[1]) {
            assert_eq!(from < to, y < built.chart.y(0.0));
            assert!(from != to);
        }
    }

    #[test]
    fn an_integer_is_only_a_mast() {
        let built = construction("-3");
        assert_eq!(built.additions, [Addition::Mast]);
        assert!(built.drawn(Addition::Mast).is_empty());
    }

    /// Up to the foot of the mast the scaffolds are the walls.
    #[test]
    fn scaffolds_end_in_the_walls() {
        for text in ["1/2", "^", "*3", "{3||2|1}", "{{4|2}|{-1|-5}}", "{2,{3|1}|-1}", "{{10|0}|-1}"]
        {
            let built = construction(text);
            let best = built.drawn(Addition::Meeting);
            for Drawn { points, player, is_whole, is_past } in best {
                let wall = built.chart.wall(player);
                let (corners, foot) = wall.rsplit_once(' ').unwrap();
                assert!(points.starts_with(corners), "{text}: {points} {wall}");
                assert!(is_whole && !is_past);
                let mast = built.chart.mast();
                assert!(mast.starts_with(foot), "{text}: {mast} {wall}");
            }
            for addition in &built.additions {
                for Drawn { points, .. } in built.drawn(*addition) {
                    for point in points.split(' ') {
                        let (x, y) = point.split_once(',').unwrap();
                        let (x, y): (f64, f64) = (x.parse().unwrap(), y.parse().unwrap());
                        assert!((0.0..=WIDTH).contains(&x), "{text}: {points}");
                        assert!((0.0..=HEIGHT).contains(&y), "{text}: {points}");
                    }
                }
            }
        }
    }

    /// From no tax on, the same is shown of a hot game.
    #[test]
    fn a_lesson_begins_without_a_tax() {
        let built = construction_from(0, "{4|2}");
        let line = built.words(built.additions[1]);
        assert_eq!(line.as_deref(), Some("4 at t = 0, then 1 less for each degree"));
        assert_eq!(built.chart.read(0).sentence(), "at t = 0: Left wall 4, Right wall 2");
        assert!(built.chart.y(0.0) < HEIGHT && built.chart.y(0.0) > built.chart.y(1.0));
        for drawn in built.drawn(Addition::Meeting) {
            let wall = built.chart.wall(drawn.player);
            assert!(drawn.points.starts_with(wall.rsplit_once(' ').unwrap().0), "{wall}");
        }
    }

    #[test]
    fn each_picture_shows_what_is_new_in_front() {
        let built = construction("{2,{3|1}|-1}");
        let count = |player| {
            built
                .additions
                .iter()
                .filter(|addition| matches!(addition, Addition::Wall(of, _) if *of == player))
                .count()
        };
        assert_eq!((count(Player::Left), count(Player::Right)), (2, 1));
        for &addition in &built.additions {
            let drawn = built.drawn(addition);
            let last = drawn.last().expect("a line");
            assert_eq!(last.is_past, addition == Addition::Mast, "{addition:?}");
            let player = match addition {
                Addition::Wall(player, _) => player.other(),
                Addition::Taxed(player, _) | Addition::Best(player) => player,
                Addition::Meeting | Addition::Mast => Player::Right,
            };
            assert_eq!(last.player, player, "{addition:?}");
            assert_eq!(
                last.is_whole,
                !matches!(addition, Addition::Wall(..) | Addition::Taxed(..))
            );
        }
    }
}
