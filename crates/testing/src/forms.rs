//! Reads forms from their texts, turns them into values, and adds them by definition.

use std::collections::HashMap;

use basics::budget::Budget;
use basics::player::{ByPlayer, Player};
use value::reference::{Form, Forms};
use value::{Value, Values};

/// The form of a text in the cgt crate's notation: `{2|{0|-1}, *}`, `1/2v2*3`.
pub fn form(forms: &mut Forms, text: &str) -> Form {
    let mut reader = Reader { forms, rest: text };
    let form = reader.form();
    assert_eq!(reader.rest, "", "all of {text} has to be read");
    form
}

struct Reader<'a> {
    forms: &'a mut Forms,
    rest: &'a str,
}

impl Reader<'_> {
    fn form(&mut self) -> Form {
        if self.eat("{") {
            let left = self.options();
            assert!(self.eat("|"), "a bar is expected at {}", self.rest);
            let right = self.options();
            assert!(self.eat("}"), "a brace is expected at {}", self.rest);
            return self.game(left, right);
        }
        let minus = self.eat("-");
        let numerator = self.number().map(|n| if minus { -n } else { n });
        let denominator = if self.eat("/") { self.number() } else { None };
        let ups = if self.eat("^") {
            self.number().unwrap_or(1)
        } else if self.eat("v") {
            -self.number().unwrap_or(1)
        } else {
            0
        };
        let star = if self.eat("*") { self.number().unwrap_or(1) } else { 0 };
        self.number_up_star(numerator.unwrap_or(0), denominator.unwrap_or(1), ups, star)
    }

    fn options(&mut self) -> Vec<Form> {
        let mut options = Vec::new();
        while !self.rest.starts_with(['|', '}']) {
            options.push(self.form());
            self.eat(", ");
        }
        options
    }

    fn number_up_star(&mut self, numerator: i64, denominator: i64, ups: i64, star: i64) -> Form {
        if ups != 0 {
            let sign = ups.signum();
            let number = self.number_up_star(numerator, denominator, 0, 0);
            // {n|n} has a star where ↑ + ∗ has none; {n, n∗|n} is n↑∗.
            if ups == sign && star == 1 {
                let number_star = self.number_up_star(numerator, denominator, 0, 1);
                return self.one_way(sign, vec![number, number_star], vec![number]);
            }
            let answer = self.number_up_star(numerator, denominator, ups - sign, star ^ 1);
            return self.one_way(sign, vec![number], vec![answer]);
        }
        if star > 0 {
            let options: Vec<Form> = (0..star)
                .map(|star| self.number_up_star(numerator, denominator, 0, star))
                .collect();
            return self.game(options.clone(), options);
        }
        if denominator > 1 && numerator % 2 == 0 {
            return self.number_up_star(numerator / 2, denominator / 2, 0, 0);
        }
        if denominator > 1 {
            let below = self.number_up_star(numerator - 1, denominator, 0, 0);
            let above = self.number_up_star(numerator + 1, denominator, 0, 0);
            return self.game(vec![below], vec![above]);
        }
        match numerator {
            0 => self.game(vec![], vec![]),
            _ => {
                let sign = numerator.signum();
                let before = self.number_up_star(numerator - sign, 1, 0, 0);
                self.one_way(sign, vec![before], vec![])
            }
        }
    }

    /// The game with these options; for sign −1, with the players' roles swapped.
    fn one_way(&mut self, sign: i64, ours: Vec<Form>, theirs: Vec<Form>) -> Form {
        if sign > 0 { self.game(ours, theirs) } else { self.game(theirs, ours) }
    }

    fn game(&mut self, left: Vec<Form>, right: Vec<Form>) -> Form {
        self.forms.canonical(ByPlayer { left, right }, &mut Budget::unlimited()).unwrap()
    }

    fn number(&mut self) -> Option<i64> {
        let digits =
            self.rest.len() - self.rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (number, rest) = self.rest.split_at(digits);
        self.rest = rest;
        number.parse().ok()
    }

    fn eat(&mut self, token: &str) -> bool {
        let rest = self.rest.strip_prefix(token);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }
}

/// Turns forms of the reference into values of the store.
#[derive(Default)]
pub struct Bridge {
    pub values: Values,
    known: HashMap<Form, Value>,
}

impl Bridge {
    pub fn value(&mut self, forms: &Forms, form: Form) -> Value {
        if let Some(&known) = self.known.get(&form) {
            return known;
        }
        let options = forms.options(form).clone();
        let options = ByPlayer::from_fn(|player: Player| {
            options[player].iter().map(|&option| self.value(forms, option)).collect()
        });
        let value = self.values.make(options, &mut Budget::unlimited()).unwrap();
        self.known.insert(form, value);
        value
    }
}

/// The sum by definition.
pub fn sum(forms: &mut Forms, memo: &mut HashMap<(Form, Form), Form>, g: Form, h: Form) -> Form {
    if let Some(&known) = memo.get(&(g, h)) {
        return known;
    }
    let of = [forms.options(g).clone(), forms.options(h).clone()];
    let options = ByPlayer::from_fn(|player: Player| {
        let mut options: Vec<Form> =
            of[0][player].iter().map(|&o| sum(forms, memo, o, h)).collect();
        options.extend(of[1][player].iter().map(|&o| sum(forms, memo, g, o)));
        options
    });
    let value = forms.canonical(options, &mut Budget::unlimited()).unwrap();
    memo.insert((g, h), value);
    value
}
