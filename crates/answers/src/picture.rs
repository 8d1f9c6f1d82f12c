//! A position as a picture.

use std::collections::HashSet;

use crate::Asker;
use basics::budget::{Budget, Stopped};
use basics::named;
use drawing::{BoardPicture, Named, PartPicture};
use konane::{Area, Board, NamedBoard, survey};
use value::{NameTree, Outcome, Style, Value};
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
        let mut parts = Vec::new();
        if shown.contains(&Shown::Parts) {
            for part in survey(board, &mut Budget::steps(SURVEY)).parts {
                let area = Area::around(&part.stones).ok_or(Stopped::Size)?;
                let value = match has_value {
                    true => Some(self.solver.value(&board.only(&part.stones), budget)?),
                    false => None,
                };
                let name = value.map(|value| self.named(value, budget)).transpose()?;
                let far = |direction| part.penetration.reach(direction).bound.max(0);
                let reach = area.grown(far);
                parts.push((area, shown.contains(&Shown::Reach).then_some(reach), name));
            }
        }
        let value = if has_value { Some(self.solver.value(board, budget)?) } else { None };
        let name = value.map(|value| self.named(value, budget)).transpose()?;
        let written =
            name.as_ref().and_then(|(name, _)| name.folded(0, 24).write(Style::Unicode, LONGEST));
        let outcome = name.as_ref().map(|(_, outcome)| *outcome);
        let title = position_title(self.solver.rules(), board.edge(), written.as_deref(), outcome);
        let picture = BoardPicture {
            board,
            names,
            title: &title,
            parts: parts
                .iter()
                .map(|(area, reach, name)| PartPicture {
                    area: *area,
                    reach: *reach,
                    value: name.as_ref().map(drawn),
                })
                .collect(),
            value: name.as_ref().map(drawn),
            outcome: outcome.map(|outcome| (outcome, who_wins(outcome))),
        };
        Ok(picture.draw("").svg)
    }

    fn named(&mut self, value: Value, budget: &mut Budget) -> Result<(NameTree, Outcome), Stopped> {
        let values = &mut self.solver.values;
        let name = values.name_tree(value, Style::Unicode, LONGEST, budget)?;
        Ok((name, values.outcome(value)))
    }
}

fn drawn((name, outcome): &(NameTree, Outcome)) -> Named<'_> {
    Named { name, outcome: *outcome }
}
