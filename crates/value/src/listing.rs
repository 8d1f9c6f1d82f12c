//! The order in which options are listed, so that a value is always written in the same way.
//!
//! This order does not say which option is better: the options of one player in a canonical form
//! are confused with each other.

use std::cmp::Ordering;

use crate::depth::{Depth, Halt};
use crate::memo_tables::ListOrder;
use crate::parts::{Arrow, Parts};
use crate::{Dyadic, Value, Values};
use basics::budget::{Budget, Stopped};
use basics::player::Player;

impl Values {
    /// The player's options in the order in which a name lists them. It does not depend on what else the store holds.
    pub fn options_in_order(
        &mut self,
        value: Value,
        player: Player,
        budget: &mut Budget,
    ) -> Result<Vec<Value>, Stopped> {
        self.listed_options(value, player, ListOrder::Names, budget)
    }

    /// The player's options in the listing order.
    pub(super) fn listed_options(
        &mut self,
        value: Value,
        player: Player,
        list_order: ListOrder,
        budget: &mut Budget,
    ) -> Result<Vec<Value>, Stopped> {
        self.trim_memo_tables();
        let options = self.options(value, player);
        sorted(options, |g, h| {
            self.all_the_way(g, h, budget, |values, g, h, budget, depth| {
                values.list_order(g, h, list_order, budget, depth)
            })
        })
    }

    fn list_order(
        &mut self,
        g: Value,
        h: Value,
        list_order: ListOrder,
        budget: &mut Budget,
        depth: Depth,
    ) -> Result<Ordering, Halt> {
        if g == h {
            return Ok(Ordering::Equal);
        }
        if let Some(&known) = self.list_orders.get(&(g, h, list_order)) {
            return Ok(known);
        }
        let depth = depth.deeper(g, h)?;
        budget.spend_with(self.bytes())?;
        let order = match self.list_order_of_parts(g, h, list_order, budget)? {
            Some(order) => order,
            None => self.list_order_of_options(g, h, list_order, budget, depth)?,
        };
        self.list_orders.insert((g, h, list_order), order);
        Ok(order)
    }

    /// The order, unless both values belong to “the rest” of the order.
    fn list_order_of_parts(
        &mut self,
        g: Value,
        h: Value,
        list_order: ListOrder,
        budget: &mut Budget,
    ) -> Result<Option<Ordering>, Stopped> {
        let order = match list_order {
            ListOrder::Names => {
                let (g, h) = (self.parts(g, budget)?, self.parts(h, budget)?);
                rest_last(g, h, |g, h| {
                    rank(g)
                        .cmp(&rank(h))
                        .then(g.number.cmp(&h.number))
                        .then_with(|| g.arrow.digits().cmp(h.arrow.digits()))
                        .then(g.star.cmp(&h.star))
                })
            }
            ListOrder::Forms => {
                rest_last(self.number_up_star(g), self.number_up_star(h), |g, h| g.cmp(&h))
            }
        };
        Ok(order)
    }

    /// Left's options decide first, one after the other, then Right's. A shorter list comes before
    /// a longer one that begins in the same way.
    fn list_order_of_options(
        &mut self,
        g: Value,
        h: Value,
        list_order: ListOrder,
        budget: &mut Budget,
        depth: Depth,
    ) -> Result<Ordering, Halt> {
        for player in Player::ALL {
            let [of_g, of_h] = [g, h].map(|value| {
                let options = self.options(value, player);
                sorted(options, |g, h| self.list_order(g, h, list_order, budget, depth))
            });
            let (of_g, of_h) = (of_g?, of_h?);
            for (&g, &h) in of_g.iter().zip(&of_h) {
                let order = self.list_order(g, h, list_order, budget, depth)?;
                if order.is_ne() {
                    return Ok(order);
                }
            }
            if of_g.len() != of_h.len() {
                return Ok(of_g.len().cmp(&of_h.len()));
            }
        }
        Ok(Ordering::Equal)
    }
}

/// Numbers come first, then nimbers, then sums of more parts.
fn rank(parts: Parts) -> u8 {
    match parts {
        Parts { arrow: Arrow::Ups(0), star: 0, .. } => 0,
        Parts { arrow: Arrow::Ups(0), number: Dyadic::ZERO, .. } => 1,
        _ => 2,
    }
}

/// Orders two values; either may belong to the rest, which comes last.
fn rest_last<T>(g: Option<T>, h: Option<T>, order: impl Fn(T, T) -> Ordering) -> Option<Ordering> {
    match (g, h) {
        (Some(g), Some(h)) => Some(order(g, h)),
        (Some(_), None) => Some(Ordering::Less),
        (None, Some(_)) => Some(Ordering::Greater),
        (None, None) => None,
    }
}

/// Sorts with a comparison that may fail.
fn sorted<E>(
    values: Vec<Value>,
    mut order: impl FnMut(Value, Value) -> Result<Ordering, E>,
) -> Result<Vec<Value>, E> {
    let mut sorted: Vec<Value> = Vec::with_capacity(values.len());
    for value in values {
        let (mut low, mut high) = (0, sorted.len());
        while low < high {
            let middle = (low + high) / 2;
            if order(value, sorted[middle])?.is_lt() {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        sorted.insert(low, value);
    }
    Ok(sorted)
}
