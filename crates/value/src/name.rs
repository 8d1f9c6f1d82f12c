//! The names of values.
//!
//! Recognising a name is one step, writing it another: see [`Style`](super::Style). A [`Name`] is
//! only one move deep: it contains values, not names. A value with all its options written out can
//! be far longer than its form is large, because options share options.

use crate::memo_tables::ListOrder;
use crate::parts::Parts;
use crate::{Dyadic, Value, Values};
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};

/// The name of a value, of the first of these kinds that it has.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Name<V = Value> {
    /// The sum of a number, arrows and a nimber: `6`, `*2`, `6^*`, `^<2>`.
    Parts(Parts),
    /// A game that is its own negative, given by Left's options: `+-1`, `+-{1,1*}`.
    PlusMinus(Vec<V>),
    /// The number plus a tiny (Left is ahead of the number by next to nothing) or a miny (Right is
    /// ahead): `Tiny(3/2)`, `2Tiny(2)`, `Miny(1)`.
    Tiny {
        /// The number that is added to it; 0 if none is written.
        number: Dyadic,
        /// Left for a tiny, Right for a miny.
        ahead: Player,
        /// What it is a tiny or miny of.
        subscript: V,
    },
    /// All options, in the listing order: `{3||2|1}`.
    Slashes(ByPlayer<Vec<V>>),
}

impl<V> Name<V> {
    /// The same name with each value in it replaced.
    pub(super) fn map<W>(self, mut call: impl FnMut(V) -> W) -> Name<W> {
        let mut each = |values: Vec<V>| values.into_iter().map(&mut call).collect();
        match self {
            Name::Parts(parts) => Name::Parts(parts),
            Name::PlusMinus(options) => Name::PlusMinus(each(options)),
            Name::Tiny { number, ahead, subscript } => {
                Name::Tiny { number, ahead, subscript: call(subscript) }
            }
            Name::Slashes(ByPlayer { left, right }) => {
                Name::Slashes(ByPlayer { left: each(left), right: each(right) })
            }
        }
    }
}

impl Values {
    /// The name of a value: a sum of simple parts, a game that is its own negative, a tiny or miny,
    /// or else all its options. Different values have different names.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use basics::player::Player;
    /// # use papamu_value::{Name, Values};
    /// let mut values = Values::new();
    /// let budget = &mut Budget::unlimited();
    /// let game = values.parse("{0||0|-3}", budget).unwrap();
    /// let Name::Tiny { ahead, subscript, .. } = values.name(game, budget).unwrap() else { panic!() };
    /// assert_eq!((ahead, subscript), (Player::Left, values.from_integer(3)));
    /// ```
    pub fn name(&mut self, value: Value, budget: &mut Budget) -> Result<Name, Stopped> {
        if let Some(parts) = self.parts(value, budget)? {
            return Ok(Name::Parts(parts));
        }
        if self.is_own_negative(value, budget)? {
            return Ok(Name::PlusMinus(self.listed_options(
                value,
                Player::Left,
                ListOrder::Names,
                budget,
            )?));
        }
        for player in Player::ALL {
            if let Some(name) = self.tiny(value, player, budget)? {
                return Ok(name);
            }
        }
        Ok(Name::Slashes(self.listed_by_player(value, ListOrder::Names, budget)?))
    }

    /// Both players' options in the listing order.
    pub(super) fn listed_by_player(
        &mut self,
        value: Value,
        list_order: ListOrder,
        budget: &mut Budget,
    ) -> Result<ByPlayer<Vec<Value>>, Stopped> {
        Ok(ByPlayer {
            left: self.listed_options(value, Player::Left, list_order, budget)?,
            right: self.listed_options(value, Player::Right, list_order, budget)?,
        })
    }

    fn is_own_negative(&mut self, value: Value, budget: &mut Budget) -> Result<bool, Stopped> {
        // The stops are already known; the negative may still have to be computed.
        let [left, right] = Player::ALL.map(|player| self.stop(value, player).number);
        Ok(left == -right && self.negative(value, budget)? == value)
    }

    /// The number x plus tiny-G is `{x||x|H}` with H = x − G; the number plus miny-G is the mirror
    /// image.
    ///
    /// Not every such form is named so. The name is meant for a threat that outweighs everything
    /// small elsewhere: H has to be less than x by some number, as CGSuite's help pages say; that
    /// is, H's Left stop has to be less than x. CGSuite's program compares only the mean of H, and
    /// so it calls `{0|Tiny(3)}` tiny-`{3|0}`, although Left can answer even after Right has
    /// carried out the threat, and is back at 0. The stop is already known; the mean would need a
    /// thermograph.
    fn tiny(
        &mut self,
        value: Value,
        ahead: Player,
        budget: &mut Budget,
    ) -> Result<Option<Name>, Stopped> {
        let behind = ahead.other();
        let Some(x) = self.only_option(value, ahead) else { return Ok(None) };
        let Some(number) = self.number_up_star(x).filter(|sum| sum.is_number()) else {
            return Ok(None);
        };
        let number = number.number;
        let Some(threat) = self.only_option(value, behind) else { return Ok(None) };
        let (back, threatened) =
            (self.only_option(threat, ahead), self.only_option(threat, behind));
        let (true, Some(threatened)) = (back == Some(x), threatened) else { return Ok(None) };
        let stop = self.stop(threatened, ahead).number;
        let (more, less, is_below) = match ahead {
            Player::Left => (x, threatened, stop < number),
            Player::Right => (threatened, x, stop > number),
        };
        if !is_below {
            return Ok(None);
        }
        match self.subtract(more, less, budget) {
            Ok(subscript) => Ok(Some(Name::Tiny { number, ahead, subscript })),
            // If the subscript cannot be computed, the value has no such name.
            Err(Stopped::Overflow) => Ok(None),
            Err(stopped) => Err(stopped),
        }
    }
}
