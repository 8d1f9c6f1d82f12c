//! The store of all values: it holds each canonical form once.

use std::cmp::Ordering;
use std::hash::BuildHasher;

use foldhash::fast::FixedState;
use hashbrown::{HashMap, HashTable};

use crate::id::{Decoded, ups_and_star_at_most_zero};
use crate::make_memo::MakeMemo;
use crate::memo_tables::{ListOrder, MemoTables};
use basics::player::{ByPlayer, Player};

use crate::{Dyadic, NumberUpStar, Value};

/// Owns all values. A [`Value`] has no meaning without its store.
///
/// The store never forgets a value, so ids stay valid. The memo tables are bounded: each is
/// emptied when it has some four million entries.
#[derive(Default)]
pub struct Values {
    pub(super) records: Vec<Record>,
    /// The options of all records. Those of one record lie together: Left's, then Right's, each
    /// sorted.
    arena: Vec<Value>,
    /// Finds the record of a form by its options.
    by_options: HashTable<u32>,
    /// Finds the record of a sum that is too large for an id.
    wide: HashMap<NumberUpStar, u32>,
    /// The values found for lists of options, canonical or not.
    pub(super) make_memo: MakeMemo,
    pub(super) orders: HashMap<(Value, Value), bool>,
    pub(super) sums: HashMap<(Value, Value), Value>,
    /// The order in which two values are listed.
    pub(super) list_orders: HashMap<(Value, Value, ListOrder), Ordering>,
    /// The game that is being made canonical. Its record is temporary.
    pub(super) whole: Option<Value>,
    pub(super) orders_of_whole: HashMap<(Value, Value), bool>,
    pub(super) memo_tables: MemoTables,
    pub(super) hasher: FixedState,
}

#[derive(Clone, Copy)]
pub(super) enum Record {
    /// A sum that does not fit into an id.
    Wide(NumberUpStar),
    Options(Form),
}

/// The canonical form of a value that is not the sum of a number, ups and a star.
#[derive(Clone, Copy)]
pub(super) struct Form {
    start: u32,
    pub(super) counts: ByPlayer<u32>,
    pub(super) stops: ByPlayer<Stop>,
    pub(super) birthday: u64,
    /// `None` until it is known.
    pub(super) negative: Option<Value>,
}

/// The number in which play ends if one player starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stop {
    /// The number.
    pub number: Dyadic,
    /// Whether the starting player can do no better: the value is ≤ its Left stop, or ≥ its Right
    /// stop.
    pub is_bound: bool,
}

impl Values {
    /// Each memo table is emptied when it has more entries than this.
    pub(super) const MEMO: usize = 4 << 20;

    /// A store with no values but those that an id holds itself.
    pub fn new() -> Self {
        Values::default()
    }

    /// About how much memory the store takes, in bytes.
    pub fn bytes(&self) -> usize {
        self.records.len() * (size_of::<Record>() + 8)
            + self.arena.len() * size_of::<Value>()
            + self.make_memo.bytes()
            + (self.orders.len() + self.sums.len() + self.list_orders.len()) * 16
            + self.memo_tables.bytes()
    }

    /// Empties the memo tables that have become too large. The store calls it before it compares, adds,
    /// lists or makes values. A sum makes values, too: it computes again what it then lacks.
    pub(super) fn trim_memo_tables(&mut self) {
        if self.make_memo.len() > Values::MEMO {
            self.make_memo = MakeMemo::default();
        }
        if self.orders.len() > Values::MEMO {
            self.orders.clear();
        }
        if self.sums.len() > Values::MEMO {
            self.sums.clear();
        }
        if self.list_orders.len() > Values::MEMO {
            self.list_orders.clear();
        }
    }

    /// The value as a number plus ups plus star, if it is one.
    #[inline]
    pub fn number_up_star(&self, value: Value) -> Option<NumberUpStar> {
        match value.decode() {
            Decoded::Inline(sum) => Some(sum),
            Decoded::Record(index) => match self.records[index] {
                Record::Wide(sum) => Some(sum),
                Record::Options(_) => None,
            },
        }
    }

    /// The value of a number plus ups plus star.
    pub fn from_number_up_star(&mut self, sum: NumberUpStar) -> Value {
        Value::inline(sum).unwrap_or_else(|| {
            let records = &mut self.records;
            let index = *self.wide.entry(sum).or_insert_with(|| {
                records.push(Record::Wide(sum));
                records.len() as u32 - 1
            });
            Value::record(index as usize)
        })
    }

    /// The value of a number.
    pub fn from_number(&mut self, number: Dyadic) -> Value {
        self.from_number_up_star(NumberUpStar { number, ..NumberUpStar::default() })
    }

    /// The value of an integer.
    pub fn from_integer(&mut self, integer: i64) -> Value {
        self.from_number(integer.into())
    }

    /// The nimber of this size: 0 for 0, 1 for ∗.
    pub fn star(&mut self, star: u32) -> Value {
        self.from_number_up_star(NumberUpStar { star, ..NumberUpStar::default() })
    }

    /// The sum of this many ↑.
    pub fn ups(&mut self, ups: i32) -> Value {
        self.from_number_up_star(NumberUpStar { ups, ..NumberUpStar::default() })
    }

    /// The form of a value; `None` if it is the sum of a number, ups and a star.
    #[inline]
    pub(super) fn form(&self, value: Value) -> Option<&Form> {
        match value.decode() {
            Decoded::Record(index) => match &self.records[index] {
                Record::Options(form) => Some(form),
                Record::Wide(_) => None,
            },
            Decoded::Inline(_) => None,
        }
    }

    /// The player's stop: the number in which play ends if this player starts, both play well, and
    /// neither moves in a number. Left wants it large, Right wants it small.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use basics::player::*;
    /// # use papamu_value::*;
    /// # let (mut values, mut budget) = (Values::new(), Budget::unlimited());
    /// let game = values.parse("{5|1,{3|-3}}", &mut budget)?;
    /// assert_eq!(values.stop(game, Player::Left).number, 5.into());
    /// assert_eq!(values.stop(game, Player::Right).number, 1.into());
    /// # Ok::<(), ReadError>(())
    /// ```
    #[inline]
    pub fn stop(&self, value: Value, player: Player) -> Stop {
        let of_sum = |NumberUpStar { number, ups, star }| {
            let ups = if player == Player::Left { ups } else { -ups };
            Stop { number, is_bound: ups_and_star_at_most_zero(ups, star) }
        };
        match value.decode() {
            Decoded::Inline(sum) => of_sum(sum),
            Decoded::Record(index) => match &self.records[index] {
                Record::Options(form) => form.stops[player],
                Record::Wide(sum) => of_sum(*sum),
            },
        }
    }

    /// The player's options in canonical form, sorted by id. None of them is dominated by another,
    /// and none is reversible.
    ///
    /// ```
    /// # use basics::player::*;
    /// # use papamu_value::*;
    /// # let mut values = Values::new();
    /// let up = values.ups(1);
    /// assert_eq!(values.options(up, Player::Left), [Value::ZERO]);
    /// assert_eq!(values.options(up, Player::Right), [values.star(1)]);
    /// ```
    pub fn options(&mut self, value: Value, player: Player) -> Vec<Value> {
        (0..).map_while(|index| self.option(value, player, index)).collect()
    }

    /// The player's option number `index`. (An iterator would borrow the store, which the caller
    /// wants to change.)
    #[inline]
    pub fn option(&mut self, value: Value, player: Player, index: usize) -> Option<Value> {
        match self.form(value) {
            Some(form) => self.options_of(form, player).get(index).copied(),
            None => {
                let option = self.number_up_star(value)?.option(player, index)?;
                Some(self.from_number_up_star(option))
            }
        }
    }

    #[inline]
    pub(super) fn options_of(&self, form: &Form, player: Player) -> &[Value] {
        let ByPlayer { left, right } = form.counts;
        let start = form.start as usize;
        match player {
            Player::Left => &self.arena[start..start + left as usize],
            Player::Right => &self.arena[start + left as usize..start + (left + right) as usize],
        }
    }

    /// The birthday: how many moves deep the canonical form is, which is the longest that play in it
    /// can last. 0 is born on day 0, and every value after all of its options.
    ///
    /// ```
    /// # use papamu_value::*;
    /// # let mut values = Values::new();
    /// let half = values.from_number(Dyadic::new(1, 1).unwrap());
    /// assert_eq!(values.birthday(half), 2);
    /// ```
    pub fn birthday(&self, value: Value) -> u64 {
        match self.form(value) {
            Some(form) => form.birthday,
            None => self.number_up_star(value).unwrap_or_default().birthday(),
        }
    }

    /// The value with these options, which have to be canonical and sorted. The value must not be
    /// the sum of a number, ups and a star.
    pub(super) fn intern(&mut self, options: &ByPlayer<Vec<Value>>) -> Value {
        let value = self.push_form(options);
        self.intern_form(value)
    }

    /// The value of the last record. The record is removed if the store already has an equal one.
    pub(super) fn intern_form(&mut self, value: Value) -> Value {
        let (records, arena, hasher) = (&self.records, &self.arena, &self.hasher);
        let options = |index: usize| {
            let Record::Options(form) = &records[index] else { return [&arena[..0]; 2] };
            let start = form.start as usize;
            let middle = start + form.counts.left as usize;
            [&arena[start..middle], &arena[middle..middle + form.counts.right as usize]]
        };
        let hash_of = |[left, right]: [&[Value]; 2]| hasher.hash_one((left, right));
        let Decoded::Record(new) = value.decode() else { return value };
        let hash = hash_of(options(new));
        let same = |&index: &u32| options(index as usize) == options(new);
        if let Some(&known) = self.by_options.find(hash, same) {
            self.pop_form(value);
            return Value::record(known as usize);
        }
        let hash_at = |&index: &u32| hash_of(options(index as usize));
        self.by_options.insert_unique(hash, new as u32, hash_at);
        value
    }

    /// A new record with these options, whether they are canonical or not.
    pub(super) fn push_form(&mut self, options: &ByPlayer<Vec<Value>>) -> Value {
        let all = || options.left.iter().chain(&options.right);
        let form = Form {
            start: self.arena.len() as u32,
            counts: ByPlayer::from_fn(|player| options[player].len() as u32),
            stops: ByPlayer::from_fn(|player| self.stop_of(options, player)),
            birthday: 1 + all().map(|&option| self.birthday(option)).max().unwrap_or(0),
            negative: None,
        };
        self.arena.extend(all());
        self.records.push(Record::Options(form));
        Value::record(self.records.len() - 1)
    }

    /// Removes the record if it is the last one. (An earlier one stays and is not used again.)
    pub(super) fn pop_form(&mut self, value: Value) {
        if value == Value::record(self.records.len() - 1)
            && let Some(Record::Options(form)) = self.records.pop()
        {
            self.arena.truncate(form.start as usize);
        }
    }

    /// The stop of a game that is no number: the best of the opponent's stops of the options. It is
    /// a bound unless some option that has this stop reaches it for certain. By number avoidance,
    /// moves in the number need not be considered.
    fn stop_of(&self, options: &ByPlayer<Vec<Value>>, player: Player) -> Stop {
        let stops = options[player].iter().map(|&option| self.stop(option, player.other()));
        let number = player.best(stops.clone().map(|stop| stop.number)).unwrap_or_default();
        let is_bound = !stops.clone().any(|stop| stop.number == number && stop.is_bound);
        Stop { number, is_bound }
    }

    /// Stores that each of the two is the negative of the other.
    pub(super) fn note_negatives(&mut self, value: Value, negative: Value) {
        for (one, other) in [(value, negative), (negative, value)] {
            if let Decoded::Record(index) = one.decode()
                && let Record::Options(form) = &mut self.records[index]
            {
                form.negative = Some(other);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use basics::budget::Budget;

    #[test]
    fn a_form_is_stored_once() {
        let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
        let [minus, zero, one, two] = [-1, 0, 1, 2].map(|integer| values.from_integer(integer));
        let switch = values.make(ByPlayer { left: vec![two], right: vec![minus] }, budget);
        let stored = (values.records.len(), values.arena.len());
        assert_eq!(stored, (1, 2));
        // With dominated options it is the same form.
        for left in [vec![two, one], vec![zero, two, one], vec![two, minus]] {
            let again = values.make(ByPlayer { left, right: vec![minus, two] }, budget);
            assert_eq!(again, switch);
        }
        assert_eq!((values.records.len(), values.arena.len()), stored);
    }
}
