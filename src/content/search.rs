//! Finding exhibits by name, value, paper and rules.

use crate::content::{Claim, Exhibit, exhibits};

/// An exhibit, and where in it what was looked for is.
#[derive(Clone, Debug)]
pub struct Hit {
    pub exhibit: &'static Exhibit,
    /// The numbers at which a value was found.
    pub at: Option<Vec<i32>>,
}

/// All that fit every word.
pub fn search(words: &str) -> Vec<Hit> {
    let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
    exhibits().filter_map(|exhibit| hit(exhibit, &words)).collect()
}

fn hit(exhibit: &'static Exhibit, words: &[String]) -> Option<Hit> {
    let mut at = None;
    for word in words {
        let is_named = exhibit
            .names()
            .chain([exhibit.title, exhibit.headline])
            .any(|text| text.to_lowercase().contains(word.as_str()));
        if is_named {
            continue;
        }
        at = Some(place_of(exhibit, word)?);
    }
    Some(Hit { exhibit, at })
}

/// The first numbers at which the exhibit has this value.
fn place_of(exhibit: &Exhibit, value: &str) -> Option<Vec<i32>> {
    let family = exhibit.family()?;
    let has_value = |point: &Vec<i32>| {
        family.rules().iter().any(|&rules| {
            matches!((family.claim)(rules, point), Some(Claim::Value(claim)) if claim == value)
        })
    };
    family.points(&family.first()).into_iter().find(has_value)
}
