//! How a thermograph is built from those of the options.

use crate::{Thermograph, Trajectory, Value, Values};
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};

/// The steps from the options of a value to its thermograph. The temperature is where the two
/// scaffolds meet, the mean is the value there, and from there on both walls are the mast.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Construction {
    /// An integer has none: by definition its thermograph is only a mast.
    pub scaffolds: Option<ByPlayer<Scaffold>>,
    /// The result: both walls and the mast.
    pub thermograph: Thermograph,
}

/// What a player can get by moving first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scaffold {
    /// All options of the canonical form.
    pub options: Vec<OptionsWithWall>,
    /// The best of the taxed walls at each temperature: for Left the greatest value, for Right the
    /// least. Above its last breakpoint it may have any slope.
    pub best: Trajectory,
}

/// Options after which the opponent has the same wall.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionsWithWall {
    /// At least one option of the canonical form.
    pub options: Vec<Value>,
    /// The opponent's wall, because the opponent moves next.
    pub wall: Trajectory,
    /// The wall less t for Left, plus t for Right: the player has paid the tax for the move.
    pub taxed: Trajectory,
}

impl Values {
    /// How the value's thermograph is built.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use papamu_value::Values;
    /// # let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    /// let [switch, four] = ["{4|2}", "4"].map(|text| values.parse(text, budget).unwrap());
    /// let left = values.construction(switch, budget).unwrap().scaffolds.unwrap().left;
    /// assert_eq!(left.options[0].options, [four]);
    /// assert_eq!(left.options[0].wall.value_at(1.into()), Some(4.into()));
    /// assert_eq!(left.best.value_at(1.into()), Some(3.into()));
    /// ```
    pub fn construction(
        &mut self,
        value: Value,
        budget: &mut Budget,
    ) -> Result<Construction, Stopped> {
        let thermograph = self.thermograph(value, budget)?.clone();
        let scaffolds = match self.is_integer(value) {
            true => None,
            false => Some(ByPlayer {
                left: self.scaffold(value, Player::Left, budget)?,
                right: self.scaffold(value, Player::Right, budget)?,
            }),
        };
        Ok(Construction { scaffolds, thermograph })
    }

    /// The value is no integer, so each player has an option.
    fn scaffold(
        &mut self,
        value: Value,
        player: Player,
        budget: &mut Budget,
    ) -> Result<Scaffold, Stopped> {
        let mut options: Vec<OptionsWithWall> = Vec::new();
        let mut thermographs = Vec::new();
        let mut index = 0;
        while let Some(option) = self.option(value, player, index) {
            let thermograph = self.thermograph(option, budget)?;
            let [wall, taxed] = thermograph.after_move(player).ok_or(Stopped::Overflow)?;
            match options.iter_mut().find(|other| other.wall == wall) {
                Some(same) => same.options.push(option),
                None => {
                    thermographs.push(thermograph.clone());
                    options.push(OptionsWithWall { options: vec![option], wall, taxed });
                }
            }
            index += 1;
        }
        let best = Thermograph::best_of(thermographs.iter(), player).ok_or(Stopped::Overflow)?;
        Ok(Scaffold { options, best })
    }
}
