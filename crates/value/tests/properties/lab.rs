//! A store of values with the operations that tests need, without limits.

use std::collections::BTreeSet;

use basics::budget::Budget;
use basics::player::{ByPlayer, Player};
use papamu_value::reference::{Form, Forms};
use papamu_value::{Dyadic, Value, Values};

use testing::{Bridge, Random, form, gallery_values};

pub struct Lab {
    pub forms: Forms,
    pub bridge: Bridge,
    budget: Budget,
}

/// A value and its form in the reference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Specimen {
    pub form: Form,
    pub value: Value,
}

pub fn number(numerator: i64, exponent: u32) -> Dyadic {
    Dyadic::new(numerator, exponent).unwrap()
}

impl Lab {
    pub fn new() -> Lab {
        Lab { forms: Forms::default(), bridge: Bridge::default(), budget: Budget::unlimited() }
    }

    /// A laboratory with values of three kinds of random games: made from those of positions, from
    /// any values, and from infinitesimals and switches.
    pub fn stocked(seed: u64, count: usize) -> (Lab, Vec<Specimen>) {
        let mut lab = Lab::new();
        // One of them is far larger than all others.
        let of_positions: BTreeSet<&str> =
            gallery_values().map(|(_, text)| text).filter(|text| text.len() < 100).collect();
        let mut specimens = lab.grow(seed, &Vec::from_iter(of_positions), count);
        specimens.extend(lab.grow(seed, &["0", "1", "-1", "1/2", "*", "^"], count));
        specimens.extend(lab.grow(seed, &["0", "*", "{2|-1}", "-2", "3"], count));
        (lab, specimens)
    }

    /// This many different values of random games made from these.
    pub fn grow(&mut self, seed: u64, seeds: &[&str], count: usize) -> Vec<Specimen> {
        const DEEPEST: u64 = 6;
        let mut random = Random::new(seed);
        let mut pool: Vec<Form> = seeds.iter().map(|text| form(&mut self.forms, text)).collect();
        let mut found: Vec<Specimen> = pool.iter().map(|&form| self.specimen(form)).collect();
        while found.len() < count {
            let options = ByPlayer::from_fn(|_| {
                (0..1 + random.below(2)).map(|_| pool[random.below(pool.len())]).collect()
            });
            let form = self.forms.canonical(options, &mut Budget::unlimited()).unwrap();
            let specimen = self.specimen(form);
            if self.values().birthday(specimen.value) <= DEEPEST && !found.contains(&specimen) {
                pool.push(form);
                found.push(specimen);
            }
        }
        found
    }

    pub fn specimen(&mut self, form: Form) -> Specimen {
        Specimen { form, value: self.bridge.value(&self.forms, form) }
    }

    /// The value of a text as the cgt crate writes it.
    pub fn read(&mut self, text: &str) -> Value {
        let form = form(&mut self.forms, text);
        self.bridge.value(&self.forms, form)
    }

    pub fn write(&self, specimen: Specimen) -> String {
        self.forms.write(specimen.form, 2_000).unwrap_or_default()
    }

    pub fn values(&mut self) -> &mut Values {
        &mut self.bridge.values
    }

    /// The engine and a budget for it.
    pub fn engine(&mut self) -> (&mut Values, &mut Budget) {
        (&mut self.bridge.values, &mut self.budget)
    }

    pub fn number(&mut self, number: Dyadic) -> Value {
        self.values().from_number(number)
    }

    pub fn integer(&mut self, integer: i64) -> Value {
        self.values().from_integer(integer)
    }

    pub fn make(&mut self, left: Vec<Value>, right: Vec<Value>) -> Value {
        let (values, budget) = self.engine();
        values.make(ByPlayer { left, right }, budget).unwrap()
    }

    pub fn add(&mut self, g: Value, h: Value) -> Value {
        let (values, budget) = self.engine();
        values.add(g, h, budget).unwrap()
    }

    pub fn subtract(&mut self, g: Value, h: Value) -> Value {
        let (values, budget) = self.engine();
        values.subtract(g, h, budget).unwrap()
    }

    pub fn negative(&mut self, g: Value) -> Value {
        let (values, budget) = self.engine();
        values.negative(g, budget).unwrap()
    }

    pub fn multiple(&mut self, g: Value, count: i64) -> Value {
        let (values, budget) = self.engine();
        values.multiple(g, count, budget).unwrap()
    }

    pub fn at_most(&mut self, g: Value, h: Value) -> bool {
        let (values, budget) = self.engine();
        values.at_most(g, h, budget).unwrap()
    }

    /// By definition: whether one form is at least as good as another for the player.
    pub fn prefers(&mut self, player: Player, one: Form, other: Form) -> bool {
        let (less, more) = if player == Player::Left { (other, one) } else { (one, other) };
        self.forms.at_most(less, more, &mut Budget::unlimited()).unwrap()
    }

    pub fn options(&mut self, g: Value, player: Player) -> Vec<Value> {
        self.values().options(g, player)
    }

    pub fn stop(&mut self, g: Value, player: Player) -> Dyadic {
        self.values().stop(g, player).number
    }

    pub fn mean(&mut self, g: Value) -> Dyadic {
        let (values, budget) = self.engine();
        values.mean(g, budget).unwrap()
    }

    pub fn temperature(&mut self, g: Value) -> Dyadic {
        let (values, budget) = self.engine();
        values.temperature(g, budget).unwrap()
    }

    pub fn cool(&mut self, g: Value, by: Dyadic) -> Value {
        let (values, budget) = self.engine();
        values.cool(g, by, budget).unwrap()
    }

    pub fn heat(&mut self, g: Value, by: Value) -> Value {
        let (values, budget) = self.engine();
        values.heat(g, by, budget).unwrap()
    }

    pub fn reduced(&mut self, g: Value) -> Value {
        let (values, budget) = self.engine();
        values.reduced(g, budget).unwrap()
    }

    pub fn atomic_weight(&mut self, g: Value) -> Option<Value> {
        let (values, budget) = self.engine();
        values.atomic_weight(g, budget).unwrap()
    }

    pub fn product(&mut self, g: Value, unit: Value) -> Option<Value> {
        let (values, budget) = self.engine();
        values.norton_product(g, unit, budget).unwrap()
    }

    pub fn ordinal_sum(&mut self, base: Value, top: Value) -> Value {
        let (values, budget) = self.engine();
        values.ordinal_sum(base, top, budget).unwrap()
    }
}
