//! Writes values as names. This spends the budget, so it can be stopped.

use std::rc::Rc;

use crate::text::{NameText, NamesText};
use basics::budget::{Budget, Stopped};
use konane::Rules;
use value::{Style, Value, Values};

/// The most values in the name of the whole value; deeper ones are left out.
pub const MANY: usize = 1 << 14;
/// The same for the names of parts, jumps and options, of which there are many.
const FEW: usize = 1 << 11;
/// Roughly the same for the names of all jumps of a player together.
const TOGETHER: usize = 1 << 17;

/// The most values of a list that are written.
const MOST: usize = 64;

/// The most values in the name of each of `jumps` jumps.
pub fn few(jumps: usize) -> usize {
    FEW.min(TOGETHER / jumps.max(1))
}

pub struct Scribe<'a> {
    pub rules: Rules,
    pub values: &'a mut Values,
    pub budget: &'a mut Budget,
}

impl Scribe<'_> {
    pub fn short_name(&mut self, value: Value) -> Result<NameText, Stopped> {
        self.name(value, FEW)
    }

    pub fn name(&mut self, value: Value, most: usize) -> Result<NameText, Stopped> {
        let tree = self.values.name_tree(value, Style::Plain, most, self.budget)?;
        Ok(NameText { tree: Rc::new(tree), outcome: self.values.outcome(value) })
    }

    pub fn names(&mut self, values: &[Value]) -> Result<NamesText, Stopped> {
        let written = &values[..values.len().min(MOST)];
        let most = few(written.len());
        let names = written.iter().map(|&value| self.name(value, most));
        let more = (values.len() - written.len()) as u32;
        Ok(NamesText { names: names.collect::<Result<_, _>>()?, more })
    }
}

impl NameText {
    /// The name of a typed value, for tests; the text must be valid.
    pub fn typed(text: &str) -> NameText {
        let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
        let value = values.parse(text, budget).unwrap();
        Scribe { rules: Rules::Ancient, values: &mut values, budget }.name(value, MANY).unwrap()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::{packed, unpacked};

    /// Three values of parts of boards. The canonical forms of their sums are long.
    const ONE: &str = "{{0,{0,*,*3||*3,v<2>,{0,*,*3|0,v[2]*}|0}||v*,{*3,v<2>,{0,*,*3|0,v[2]*}|0},\
                       {^*||*|vv}|0},{*||||*,v|0||0|||0}||-1/4|-1}";
    const TWO: &str = "{{*,{^3*||v<2>*|0}||v*|-1/2},{v[2]|0},{v[2],{*,^|*,v[2]}||v[2]|-1}|0}";
    const THREE: &str = "{{^^||||vv*,{v,+-{*,^[2]}||v[2]|0}|||v[2]|0||0}|-1/4}";

    #[test]
    fn a_long_value_is_written_whole() {
        let typed = format!("{ONE} + {TWO}");
        let name: NameText = unpacked(&packed(&NameText::typed(&typed))).unwrap();
        let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
        let value = values.parse(&typed, budget).unwrap();
        let plain = name.plain();
        assert!(plain.len() > 2_000, "{plain}");
        assert_eq!(values.parse(&plain, budget), Ok(value));
        let latex = name.written(Style::Latex).unwrap();
        assert_eq!(values.parse(&latex, budget), Ok(value));
        assert!(name.words().unwrap().contains("Right to minus one close"));
    }

    #[test]
    fn a_value_too_long_says_so_and_can_be_opened() {
        let name = NameText::typed(&format!("{ONE} + {TWO} + {THREE}"));
        assert_eq!(name.plain(), "a value of more than 65536 characters");
        assert_eq!(name.written(Style::Latex), None);
        assert!(name.tree.is_whole());
        // Every value in it has a name that refers to other values in it.
        for place in 0..name.tree.count() as u32 {
            assert!(name.tree.folded(place, 20).pieces(20).is_some(), "{place}");
        }
    }

    #[test]
    fn what_is_left_out_is_not_written() {
        let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
        let value = values.parse(ONE, budget).unwrap();
        let mut scribe = Scribe { rules: Rules::Ancient, values: &mut values, budget };
        let name = scribe.name(value, 5).unwrap();
        assert_eq!(name.written(Style::Plain), None);
        assert!(name.plain().starts_with("a value of more than "));
        assert!(name.tree.name(0).is_some());
    }
}
