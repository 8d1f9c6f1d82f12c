//! The reference: canonical forms by definition.
//!
//! This is the shortest program that is obviously right, with a memo table and no optimisation.
//! Tests compare the store with it, so nobody tunes it, and it calls nothing that is tuned.

use std::collections::HashMap;
use std::fmt;

use crate::{Dyadic, Outcome};
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};

/// A game in one [`Forms`]. Two canonical forms are equal exactly if their ids are equal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Form(u32);

/// All games that have occurred so far, by their options.
#[derive(Default)]
pub struct Forms {
    options: Vec<ByPlayer<Vec<Form>>>,
    names: Vec<Option<NumberUpStar>>,
    ids: HashMap<ByPlayer<Vec<Form>>, Form>,
    at_most: HashMap<(Form, Form), bool>,
}

impl Forms {
    /// The options of a form of this store.
    ///
    /// # Panics
    ///
    /// If another store with more games made the form.
    pub fn options(&self, form: Form) -> &ByPlayer<Vec<Form>> {
        &self.options[form.0 as usize]
    }

    /// How many games and comparisons the tables hold.
    pub fn len(&self) -> usize {
        self.options.len() + self.at_most.len()
    }

    /// Whether no game has occurred yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The canonical form of the game with these options, which are canonical themselves.
    pub fn canonical(
        &mut self,
        options: ByPlayer<Vec<Form>>,
        budget: &mut Budget,
    ) -> Result<Form, Stopped> {
        let whole = self.intern(options);
        let mut canonical = ByPlayer::default();
        for player in Player::ALL {
            let irreversible = self.bypass(player, whole, budget)?;
            canonical[player] = self.undominated(player, irreversible, budget)?;
        }
        Ok(self.intern(canonical))
    }

    /// The player's options with each reversible one replaced: if the opponent has an answer that
    /// is at least as good for the opponent as the whole game, the player's options from that
    /// answer take the place of the option.
    fn bypass(
        &mut self,
        player: Player,
        whole: Form,
        budget: &mut Budget,
    ) -> Result<Vec<Form>, Stopped> {
        let mut pending = self.options(whole)[player].clone();
        let mut kept = Vec::new();
        'options: while let Some(option) = pending.pop() {
            for answer in self.options(option)[player.other()].clone() {
                if self.prefers(player.other(), answer, whole, budget)? {
                    pending.extend(&self.options(answer)[player]);
                    continue 'options;
                }
            }
            kept.push(option);
        }
        kept.sort();
        kept.dedup();
        Ok(kept)
    }

    /// Keeps each option for which no other option is at least as good for the player.
    fn undominated(
        &mut self,
        player: Player,
        options: Vec<Form>,
        budget: &mut Budget,
    ) -> Result<Vec<Form>, Stopped> {
        let mut kept = Vec::new();
        'options: for &option in &options {
            for &other in &options {
                if other != option && self.prefers(player, other, option, budget)? {
                    continue 'options;
                }
            }
            kept.push(option);
        }
        Ok(kept)
    }

    /// Whether `one` is at least as good as `other` for the player.
    fn prefers(
        &mut self,
        player: Player,
        one: Form,
        other: Form,
        budget: &mut Budget,
    ) -> Result<bool, Stopped> {
        match player {
            Player::Left => self.at_most(other, one, budget),
            Player::Right => self.at_most(one, other, budget),
        }
    }

    /// Whether G ≤ H: no Left option of G is ≥ H, and no Right option of H is ≤ G.
    pub fn at_most(&mut self, g: Form, h: Form, budget: &mut Budget) -> Result<bool, Stopped> {
        if let Some(&known) = self.at_most.get(&(g, h)) {
            return Ok(known);
        }
        budget.spend()?;
        let mut answer = true;
        for left in self.options(g).left.clone() {
            answer = answer && !self.at_most(h, left, budget)?;
        }
        for right in self.options(h).right.clone() {
            answer = answer && !self.at_most(right, g, budget)?;
        }
        self.at_most.insert((g, h), answer);
        Ok(answer)
    }

    /// Who wins the game, by comparison with 0.
    pub fn outcome(&mut self, form: Form, budget: &mut Budget) -> Result<Outcome, Stopped> {
        let zero = self.intern(ByPlayer::default());
        let winner = |left| if left { Player::Left } else { Player::Right };
        Ok(Outcome::from_winners(
            winner(!self.at_most(form, zero, budget)?),
            winner(self.at_most(zero, form, budget)?),
        ))
    }

    /// The id of the game with exactly these options.
    pub fn intern(&mut self, mut options: ByPlayer<Vec<Form>>) -> Form {
        for player in Player::ALL {
            options[player].sort();
            options[player].dedup();
        }
        if let Some(&known) = self.ids.get(&options) {
            return known;
        }
        let form = Form(self.options.len() as u32);
        self.names.push(self.name(&options));
        self.options.push(options.clone());
        self.ids.insert(options, form);
        form
    }

    /// The form as plain text: sums of a number, ups and a star by name, all other forms by their
    /// options. `None` if the text is longer than `limit`, which happens quickly because options
    /// share options.
    pub fn write(&self, form: Form, limit: usize) -> Option<String> {
        let mut text = String::new();
        self.write_to(&mut text, form, limit).then_some(text)
    }

    fn write_to(&self, text: &mut String, form: Form, limit: usize) -> bool {
        if let Some(name) = self.names[form.0 as usize] {
            text.push_str(&name.to_string());
            return text.len() <= limit;
        }
        for (open, player) in [("{", Player::Left), ("|", Player::Right)] {
            text.push_str(open);
            for (index, &option) in self.options(form)[player].iter().enumerate() {
                text.push_str(if index > 0 { "," } else { "" });
                if !self.write_to(text, option, limit) {
                    return false;
                }
            }
        }
        text.push('}');
        text.len() <= limit
    }

    /// The name of the game with these options, if they are canonical and the game is the sum of a
    /// number, ups and a star. `sign` is 1 for Left, so that this is written once for both players.
    fn name(&self, options: &ByPlayer<Vec<Form>>) -> Option<NumberUpStar> {
        let mut names = ByPlayer::<Vec<NumberUpStar>>::default();
        for player in Player::ALL {
            for form in &options[player] {
                names[player].push(self.names[form.0 as usize]?);
            }
            names[player].sort();
        }
        let zero = NumberUpStar::default();
        match (names.left.as_slice(), names.right.as_slice()) {
            ([], []) => Some(zero),
            (&[l], &[]) if l.is_number() => zero.plus(l.number.checked_add(Dyadic::from(1))?),
            (&[], &[r]) if r.is_number() => zero.plus(r.number.checked_add(Dyadic::from(-1))?),
            (&[l], &[r]) if l.is_number() && r.is_number() && l < r => {
                zero.plus(l.number.checked_add(r.number)?.checked_half()?)
            }
            (left, right) if left == right => {
                let n = *left.first()?;
                let all = left.iter().zip(0..);
                let nimber =
                    n.is_number() && { all }.all(|(&option, star)| option == n.with(0, star));
                nimber.then_some(n.with(0, left.len() as u32))
            }
            (&[n], right) if n.is_number() => n.up(right, 1),
            (left, &[n]) if n.is_number() => n.up(left, -1),
            _ => None,
        }
    }
}

/// A number, plus `ups` times ↑ (↓ if negative), plus a nimber.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct NumberUpStar {
    number: Dyadic,
    ups: i32,
    star: u32,
}

impl Default for NumberUpStar {
    fn default() -> Self {
        NumberUpStar { number: Dyadic::ZERO, ups: 0, star: 0 }
    }
}

impl NumberUpStar {
    fn is_number(self) -> bool {
        self.ups == 0 && self.star == 0
    }

    fn plus(self, number: Dyadic) -> Option<Self> {
        let number = self.number.checked_add(number)?;
        Some(NumberUpStar { number, ..self })
    }

    /// The same number with these ups and star.
    fn with(self, ups: i32, star: u32) -> Self {
        NumberUpStar { ups, star, ..self }
    }

    /// The sum that equals `{n|answers}` for sign 1, or `{answers|n}` for sign −1; n is `self`.
    fn up(self, answers: &[NumberUpStar], sign: i32) -> Option<Self> {
        match *answers {
            // {n|n + ups + star} has one ↑ more and the star flipped.
            [one] => (one.number == self.number && one.ups.signum() != -sign)
                .then_some(self.with(one.ups + sign, one.star ^ 1)),
            // {n|n, n∗} is n↓∗.
            [one, two] => (one == self && two == self.with(0, 1)).then_some(self.with(-sign, 1)),
            _ => None,
        }
    }
}

impl fmt::Display for NumberUpStar {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if self.number != Dyadic::ZERO || self.is_number() {
            write!(f, "{}", self.number)?;
        }
        let arrow = if self.ups.is_positive() { "^" } else { "v" };
        match self.ups.unsigned_abs() {
            0 => {}
            count @ (1 | 2) => f.write_str(&arrow.repeat(count as usize))?,
            count => write!(f, "{arrow}{count}")?,
        }
        match self.star {
            0 => Ok(()),
            1 => f.write_str("*"),
            star => write!(f, "*{star}"),
        }
    }
}
