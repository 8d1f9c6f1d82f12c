//! Values of all kinds.

use basics::budget::Budget;
use basics::player::ByPlayer;
use value::{Value, Values};

use crate::{Random, gallery_values};

/// Some 3,000 values: those of Kōnane positions, and others made of random options and sums.
pub fn all_kinds(values: &mut Values) -> Vec<Value> {
    let texts = "0 1 -1 1/2 * *2 *3 ^ v ^^ ^* v3*2 ^<2> ^[3] 2^<3>* 5/4 -3 7 Tiny(1) 1Miny(2) +-2";
    let mut found: Vec<Value> = texts.split(' ').map(|text| read(values, text)).collect();
    found.extend(gallery_values().map(|(_, text)| read(values, text)));
    found.sort();
    found.dedup();
    let mut random = Random::new(21);
    let budget = &mut Budget::unlimited();
    while found.len() < 3_000 {
        let mut some = |most| -> Vec<Value> {
            // The early values, because the later ones are large.
            let count = 1 + random.below(most);
            (0..count).map(|_| found[random.below(found.len().min(400))]).collect()
        };
        let next = match some(3).as_slice() {
            &[g, h] => values.add(g, h, budget).unwrap(),
            _ => values.make(ByPlayer { left: some(3), right: some(3) }, budget).unwrap(),
        };
        let depth = values.birthday(next);
        if depth < 40 {
            found.push(next);
        }
        if random.below(10) == 0 {
            let negative = values.negative(next, budget).unwrap();
            let swing = ByPlayer { left: vec![next], right: vec![negative] };
            found.push(values.make(swing, budget).unwrap());
        }
    }
    found.sort();
    found.dedup();
    found
}

fn read(values: &mut Values, text: &str) -> Value {
    values.parse(text, &mut Budget::unlimited()).unwrap()
}
