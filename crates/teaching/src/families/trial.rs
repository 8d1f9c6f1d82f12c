//! What the known values of a family say: whether a formula holds, and which formula they suggest.

use crate::families::guess::{Guess, guess};

/// A case of a family, as far as it is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trial {
    /// The numbers of the letters, in the order of the alphabet.
    pub point: Vec<i32>,
    /// In plain notation.
    pub value: Option<String>,
    /// What the formula says, if it says anything.
    pub claim: Option<String>,
    /// Whether the claim is the value, if both are known.
    pub agrees: Option<bool>,
}

/// Whether a formula holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict<'a> {
    /// In how many cases.
    pub agree: usize,
    /// The first case in which it is wrong.
    pub wrong: Option<&'a Trial>,
    /// Cases whose value or claim is not known.
    pub unknown: usize,
    /// Cases about which the formula says nothing.
    pub silent: usize,
}

impl Verdict<'_> {
    pub fn of(trials: &[Trial]) -> Verdict<'_> {
        let count = |is_counted: fn(&Trial) -> bool| {
            trials.iter().filter(|trial| is_counted(trial)).count()
        };
        Verdict {
            agree: count(|trial| trial.agrees == Some(true)),
            wrong: trials.iter().find(|trial| trial.agrees == Some(false)),
            unknown: count(|trial| trial.claim.is_some() && trial.agrees.is_none()),
            silent: count(|trial| trial.claim.is_none()),
        }
    }
}

/// The letter that has a range, if it is only one; the cases are in the order of their numbers.
pub fn lone_letter(points: &[&[i32]]) -> Option<usize> {
    let [first, second, ..] = points else { return None };
    let last = points.last()?;
    let place = first.iter().zip(*second).position(|(one, other)| one != other)?;
    let is_only = (0..first.len()).all(|other| other == place || first[other] == last[other]);
    is_only.then_some(place)
}

/// A formula guessed from the values before the first that is not known, if one letter has a range.
pub fn guess_of(letters: &[char], trials: &[Trial]) -> Option<Guess> {
    let points: Vec<&[i32]> = trials.iter().map(|trial| trial.point.as_slice()).collect();
    let place = lone_letter(&points)?;
    let names: Vec<&str> = trials.iter().map_while(|trial| trial.value.as_deref()).collect();
    guess(*letters.get(place)?, points[0][place], &names)
}
