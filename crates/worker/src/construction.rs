//! How a thermograph is built, as plain data.

use basics::player::ByPlayer;
use serde::{Deserialize, Serialize};

use crate::finding::{CornerText, ThermographText, corners};
use crate::scribe::Scribe;
use crate::text::{NameText, NamesText};
use basics::budget::{Budget, Stopped};
use konane::Rules;
use value::{Construction, Scaffold, Trajectory, Value, Values};

/// How a thermograph is built from those of the options.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ConstructionText {
    pub value: NameText,
    pub thermograph: ThermographText,
    /// An integer has none: by definition its thermograph is only a mast.
    pub scaffolds: Option<ByPlayer<ScaffoldText>>,
}

/// What a player can get by moving first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ScaffoldText {
    pub options: Vec<OptionsText>,
    /// The best of the taxed walls at each temperature.
    pub best: LineText,
}

/// Options after which the opponent has the same wall.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct OptionsText {
    pub options: NamesText,
    pub wall: LineText,
    /// The wall after the tax for the move to the option.
    pub taxed: LineText,
}

/// A line in the picture of a thermograph.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LineText {
    pub corners: Vec<CornerText>,
    /// The change of the value per degree after the last corner: −1, 0 or 1.
    pub slope: i8,
}

impl Scribe<'_> {
    pub fn construction(
        &mut self,
        value: Value,
        built: &Construction,
    ) -> Result<ConstructionText, Stopped> {
        let mut scaffold = |scaffold: &Scaffold| -> Result<ScaffoldText, Stopped> {
            let options = scaffold.options.iter().map(|same| {
                let options = self.names(&same.options)?;
                Ok(OptionsText {
                    options,
                    wall: LineText::of(&same.wall),
                    taxed: LineText::of(&same.taxed),
                })
            });
            let options = options.collect::<Result<_, _>>()?;
            Ok(ScaffoldText { options, best: LineText::of(&scaffold.best) })
        };
        let scaffolds = match &built.scaffolds {
            Some(both) => {
                Some(ByPlayer { left: scaffold(&both.left)?, right: scaffold(&both.right)? })
            }
            None => None,
        };
        Ok(ConstructionText {
            value: self.short_name(value)?,
            thermograph: self.thermograph(value, &built.thermograph),
            scaffolds,
        })
    }
}

impl ConstructionText {
    /// That of a typed value, for tests; the text must be valid.
    pub fn typed(text: &str) -> ConstructionText {
        let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
        let value = values.parse(text, budget).unwrap();
        let built = values.construction(value, budget).unwrap();
        let mut scribe = Scribe { rules: Rules::default(), values: &mut values, budget };
        scribe.construction(value, &built).unwrap()
    }
}

impl LineText {
    fn of(line: &Trajectory) -> LineText {
        let slope = line.breakpoints().last().map_or(0, |last| last.slope);
        LineText { corners: corners(line), slope }
    }
}
