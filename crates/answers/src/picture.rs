//! Positions and thermographs as pictures.

use std::collections::HashSet;

use crate::facts::Corner;
use crate::{Asker, ValueFacts};
use basics::budget::{Budget, Stopped};
use basics::named;
use basics::player::ByPlayer;
use drawing::{BoardPicture, COLDEST, Chart, Named, PartPicture};
use konane::{Area, Board, NamedBoard, survey};
use value::{NameTree, Outcome, Style};
use words::{position_title, who_wins};

/// What a picture shows besides the stones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shown {
    /// The value below the board, and who wins.
    Value,
    /// A box around each part.
    Parts,
    /// How far the stones of each part get when both players help.
    Reach,
}

named!(Shown { Value: "value", Parts: "parts", Reach: "reach" });

/// The steps for making bounds of penetrations exact, which nothing interrupts.
const SURVEY: u64 = 8_000;
/// The most signs of a value that a picture names.
const LONGEST: usize = 1 << 12;

impl Asker {
    /// A position as SVG. With boxes and value, the boxes have values too.
    pub fn picture(
        &mut self,
        board: &Board,
        names: NamedBoard,
        shown: &HashSet<Shown>,
        budget: &mut Budget,
    ) -> Result<String, Stopped> {
        let has_value = shown.contains(&Shown::Value);
        let mut parts = survey(board, &mut Budget::steps(0)).parts;
        if !shown.contains(&Shown::Parts) {
            parts.clear();
        }
        let (mut names_of_parts, mut name) = (vec![None; parts.len()], None);
        if has_value {
            for (part, name) in parts.iter().zip(&mut names_of_parts) {
                *name = Some(self.named(&board.only(&part.stones), budget)?);
            }
            name = Some(self.named(board, budget)?);
        }
        let has_reach = shown.contains(&Shown::Reach);
        if has_reach && !parts.is_empty() {
            // After everything that a budget may stop, so that it runs once.
            parts = survey(board, &mut Budget::steps(SURVEY)).parts;
        }
        let written =
            name.as_ref().and_then(|(name, _)| name.folded(0, 24).write(Style::Unicode, LONGEST));
        let outcome = name.as_ref().map(|(_, outcome)| *outcome);
        let title = position_title(self.solver.rules(), board.edge(), written.as_deref(), outcome);
        let boxes = parts.iter().zip(&names_of_parts).filter_map(|(part, name)| {
            let area = Area::around(&part.stones)?;
            let far = |direction| part.penetration.reach(direction).bound.max(0);
            let reach = has_reach.then(|| area.grown(far));
            Some(PartPicture { area, reach, value: name.as_ref().map(drawn) })
        });
        let picture = BoardPicture {
            board,
            names,
            title: &title,
            parts: boxes.collect(),
            value: name.as_ref().map(drawn),
            outcome: outcome.map(|outcome| (outcome, who_wins(outcome))),
        };
        Ok(picture.draw("").svg)
    }

    fn named(
        &mut self,
        board: &Board,
        budget: &mut Budget,
    ) -> Result<(NameTree, Outcome), Stopped> {
        let value = self.solver.value(board, budget)?;
        let values = &mut self.solver.values;
        let name = values.name_tree(value, Style::Unicode, LONGEST, budget)?;
        Ok((name, values.outcome(value)))
    }
}

impl ValueFacts {
    /// The thermograph as SVG; `None` if a number is too large to be drawn.
    pub fn thermograph_svg(&self) -> Option<String> {
        let corner =
            |Corner { value, temperature }: &Corner| drawing::Corner::read(value, temperature);
        let wall = |corners: &[Corner]| corners.iter().map(corner).collect::<Option<_>>();
        let ByPlayer { left, right } = &self.thermograph;
        let walls = ByPlayer { left: wall(left)?, right: wall(right)? };
        Some(Chart::new(COLDEST, &[], walls)?.svg())
    }
}

fn drawn((name, outcome): &(NameTree, Outcome)) -> Named<'_> {
    Named { name, outcome: *outcome }
}
