use std::rc::Rc;

use crate::state::PageState;

/// In the units of the picture.
pub type Point = (f64, f64);

/// A point nearer to the last one makes no visible difference.
const NEAR: f64 = 1.5;
/// With more points in total, the oldest strokes fade.
const MOST_POINTS: usize = 8_000;

#[derive(Clone, PartialEq, Debug, Default)]
pub struct ChalkState {
    /// The last stroke may still continue.
    pub strokes: Vec<Rc<Vec<Point>>>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ChalkAction {
    Begin(Point),
    On(Point),
    /// Removes the last stroke.
    Undo,
}

impl PageState for ChalkState {
    type Action = ChalkAction;

    fn apply(&self, draw: ChalkAction) -> ChalkState {
        let mut chalk = self.clone();
        match draw {
            ChalkAction::Begin(point) => chalk.strokes.push(Rc::new(vec![point])),
            ChalkAction::On((x, y)) => {
                if let Some(stroke) = chalk.strokes.last_mut()
                    && stroke.len() < MOST_POINTS
                    && stroke.last().is_none_or(|&(u, v)| (x - u).hypot(y - v) >= NEAR)
                {
                    Rc::make_mut(stroke).push((x, y));
                }
            }
            ChalkAction::Undo => {
                chalk.strokes.pop();
            }
        }
        while chalk.points() > MOST_POINTS {
            chalk.strokes.remove(0);
        }
        chalk
    }
}

impl ChalkState {
    fn points(&self) -> usize {
        self.strokes.iter().map(|stroke| stroke.len()).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(chalk: ChalkState, draws: impl IntoIterator<Item = ChalkAction>) -> ChalkState {
        draws.into_iter().fold(chalk, |chalk, draw| chalk.apply(draw))
    }

    #[test]
    fn draws_strokes_and_takes_them_back() {
        let line = [
            ChalkAction::Begin((0.0, 0.0)),
            ChalkAction::On((0.5, 0.0)),
            ChalkAction::On((3.0, 0.0)),
        ];
        let chalk = drawn(ChalkState::default(), line);
        assert_eq!(chalk.strokes, [Rc::new(vec![(0.0, 0.0), (3.0, 0.0)])]);
        let two = drawn(chalk.clone(), [ChalkAction::Begin((9.0, 9.0))]);
        assert_eq!(two.strokes.len(), 2);
        assert_eq!(drawn(two, [ChalkAction::Undo]), chalk);
        let none =
            drawn(chalk, [ChalkAction::Undo, ChalkAction::Undo, ChalkAction::On((1.0, 1.0))]);
        assert_eq!(none, ChalkState::default());
    }

    #[test]
    fn the_oldest_strokes_fade() {
        let stroke = |row: i32| {
            let points =
                (1..5_000).map(move |x| ChalkAction::On((f64::from(2 * x), f64::from(row))));
            std::iter::once(ChalkAction::Begin((0.0, f64::from(row)))).chain(points)
        };
        let chalk = drawn(ChalkState::default(), (0..3).flat_map(stroke));
        assert_eq!(chalk.strokes.len(), 1);
        assert_eq!(chalk.strokes[0][0], (0.0, 2.0));
        // Even a single endless stroke is limited.
        let endless = (0..20_000).map(|x| ChalkAction::On((f64::from(2 * x), 0.0)));
        let chalk = drawn(chalk, endless);
        assert_eq!(chalk.points(), MOST_POINTS);
    }
}
