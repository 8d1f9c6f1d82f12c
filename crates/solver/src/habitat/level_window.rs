//! The window in which all positions of a level are played out, because they share many followers.

use crate::Solver;
use crate::dense::Dense;
use crate::frame::Frame;
use crate::lazy::{Inequality, LazySearch, Tools};
use crate::recent_searches::SearchStatistics;
use basics::budget::{Budget, Stopped};
use basics::player::ByPlayer;
use konane::{Area, Bits, Colours, Edge, Grid, Level, Rules, Scope, Square, beyond};
use value::Value;

pub enum LevelWindow {
    Board(LazySearch<Dense>),
    /// A window of the plane, and the square of the level's box at its top left.
    Plane {
        frame: LazySearch<Frame<WORDS>>,
        empty: Grid<WORDS>,
        first: Square,
    },
    /// The solver finds a window for each position.
    Any(Edge),
}

/// Sharing larger windows costs more time than it saves.
const WORDS: usize = 2;

impl LevelWindow {
    /// `bytes` roughly limits the tables.
    pub fn new(level: Level, scope: Scope, rules: Rules, bytes: usize) -> Self {
        let board = level.board(scope.edge, ByPlayer::default());
        if let Some(dense) = Dense::of(&board, rules, bytes / 8)
            && scope.colours == Colours::Opening
        {
            return LevelWindow::Board(LazySearch::new(dense, bytes));
        }
        let area = Area { corner: Square::new(0, 0), rows: level.rows, columns: level.columns };
        let limit = beyond(area, level.stones);
        let empty = Grid::new(limit.rows, limit.columns);
        let Some(empty) = empty.filter(|_| scope.edge == Edge::Plane) else {
            return LevelWindow::Any(scope.edge);
        };
        let mut squares = empty;
        for row in 0..limit.rows {
            squares.add_row(row, 0, u32::MAX);
        }
        let frame = Frame::new(squares, scope.edge, rules, bytes / 8);
        LevelWindow::Plane { frame: LazySearch::new(frame, bytes), empty, first: limit.corner }
    }

    /// How many values and facts have been found here.
    pub fn learned(&self) -> u64 {
        match self {
            LevelWindow::Board(dense) => dense.learned(),
            LevelWindow::Plane { frame, .. } => frame.learned(),
            LevelWindow::Any(_) => 0,
        }
    }

    /// Which of two values a position has, if it has one of them.
    pub fn found(
        &mut self,
        level: Level,
        stones: ByPlayer<u64>,
        values: [Value; 2],
        solver: &mut Solver,
        budget: &mut Budget,
    ) -> Result<Option<Value>, Stopped> {
        let bytes = solver.memory / 4;
        let mut tools = Tools { values: &mut solver.values, budget, bytes };
        match self {
            LevelWindow::Board(dense) => {
                let Some(position) = dense.space.image_of(stones) else { return Ok(None) };
                one_of(values, |inequality, value| {
                    dense.compare(position, inequality, value, &mut tools)
                })
            }
            LevelWindow::Plane { frame, empty, first } => {
                let set = |stones: u64| {
                    let mut set = *empty;
                    stones.copy_to(&mut set, *first);
                    set
                };
                let position = frame.space.image(set(stones.left), set(stones.right));
                one_of(values, |inequality, value| {
                    frame.compare(position, inequality, value, &mut tools)
                })
            }
            LevelWindow::Any(edge) => {
                let value = solver.value(&level.board(*edge, stones), budget)?;
                Ok(values.into_iter().find(|&other| other == value))
            }
        }
    }
}

/// The value that the position equals, if it equals one of them.
fn one_of(
    values: [Value; 2],
    mut compare: impl FnMut(Inequality, Value) -> Result<bool, Stopped>,
) -> Result<Option<Value>, Stopped> {
    for value in values {
        if compare(Inequality::AtMost, value)? && compare(Inequality::AtLeast, value)? {
            return Ok(Some(value));
        }
    }
    Ok(None)
}
