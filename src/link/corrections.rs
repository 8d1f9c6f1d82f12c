//! Corrects what a link or a text field asks for and cannot have, and says so in a sentence.

use std::fmt::Display;
use std::ops::RangeInclusive;

use crate::link::problem::shorten;
use words::say;

/// One sentence for each correction.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Corrections(pub Vec<String>);

/// A sentence quotes at most this many characters of what was asked for.
const QUOTED: usize = 20;

impl Corrections {
    pub fn say(&mut self, sentence: String) {
        self.0.push(sentence);
    }

    /// The whole number of this range that is nearest to what was asked for; `usual` if it is no
    /// number.
    pub fn number(
        &mut self,
        name: &str,
        asked: Option<&str>,
        range: RangeInclusive<i32>,
        usual: i32,
    ) -> i32 {
        let Some(asked) = asked.map(str::trim) else { return usual };
        let (least, most) = range.into_inner();
        let taken = whole(asked).map_or(usual, |number| number.clamp(least, most));
        if asked.parse() != Ok(taken) {
            let allowed = match least == most {
                true => least.to_string(),
                false => say::link_range(&least.to_string(), &most.to_string()),
            };
            self.instead(name, &allowed, asked, taken);
        }
        taken
    }

    /// Says that a number without a position was replaced by another.
    pub fn gap(&mut self, name: &str, asked: i32, taken: i32) {
        if asked != taken {
            self.say(say::link_gap(&asked.to_string(), name, &taken.to_string()));
        }
    }

    /// The choice with this name, in small or capital letters, or the usual one.
    pub fn choice<T: Copy>(
        &mut self,
        name: &str,
        asked: Option<&str>,
        choices: &[(&str, T)],
        usual: (&str, T),
    ) -> T {
        let Some(asked) = asked.map(str::trim) else { return usual.1 };
        let chosen = choices.iter().find(|(known, _)| known.eq_ignore_ascii_case(asked));
        if let Some((_, chosen)) = chosen {
            return *chosen;
        }
        let names: Vec<&str> = choices.iter().map(|(known, _)| *known).collect();
        self.instead(name, &listed(&names, say::link_or), asked, usual.0);
        usual.1
    }

    /// On, unless the value is 0 or the parameter is missing.
    pub fn flag(&mut self, name: &str, asked: Option<&str>) -> bool {
        let is_on = asked.is_some_and(|asked| asked != "0");
        let choices = [("", true), ("0", false), ("1", true)];
        if asked.is_some_and(|asked| choices.iter().all(|(known, _)| *known != asked.trim())) {
            self.instead(name, &say::link_or("0", "1"), asked.unwrap_or_default(), 1);
        }
        is_on
    }

    fn instead(&mut self, name: &str, allowed: &str, asked: &str, taken: impl Display) {
        let asked = match asked {
            "" => say::link_empty().to_string(),
            asked => format!("“{}”", shorten(asked, QUOTED)),
        };
        self.say(say::link_instead(allowed, &asked, name, &taken.to_string()));
    }
}

/// The whole part of a number such as `-7`, `2.5` or `1e9`; for a larger number, the largest of the
/// type. The standard library's parser of decimal numbers would make the page's program larger.
fn whole(text: &str) -> Option<i32> {
    let (is_negative, text) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let (number, power) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
    let (whole, part) = number.split_once('.').unwrap_or((number, ""));
    let is_number =
        !whole.is_empty() && (whole.bytes().chain(part.bytes())).all(|b| b.is_ascii_digit());
    let power: u32 = power.parse().ok().filter(|_| is_number)?;
    let digits = whole.bytes().map(|digit| i32::from(digit - b'0'));
    let whole = digits.fold(0i32, |sum, digit| sum.saturating_mul(10).saturating_add(digit));
    let whole = whole.saturating_mul(10i32.saturating_pow(power));
    Some(if is_negative { -whole } else { whole })
}

/// The names as a sentence lists them, as in `a, b or c`; `join` adds the last one.
pub fn listed(names: &[&str], join: fn(&str, &str) -> String) -> String {
    match names {
        [first @ .., end] if !first.is_empty() => join(&first.join(", "), end),
        names => names.concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(asked: Option<&str>, taken: i32, said: &str) {
        let mut corrections = Corrections::default();
        assert_eq!(corrections.number("n", asked, 1..=40, 5), taken);
        assert_eq!(corrections.0.join(" "), said);
    }

    #[test]
    fn numbers_are_kept_in_their_range() {
        check(None, 5, "");
        check(Some("7"), 7, "");
        check(Some(" 07 "), 7, "");
        check(Some("0"), 1, "n can be 1 to 40, not “0”; shown: 1.");
        check(Some("1e9"), 40, "n can be 1 to 40, not “1e9”; shown: 40.");
        check(Some("1e999"), 40, "n can be 1 to 40, not “1e999”; shown: 40.");
        check(Some("-1e9"), 1, "n can be 1 to 40, not “-1e9”; shown: 1.");
        check(
            Some("99999999999999999999"),
            40,
            "n can be 1 to 40, not “99999999999999999999”; shown: 40.",
        );
        check(Some("1e-1"), 5, "n can be 1 to 40, not “1e-1”; shown: 5.");
        check(Some("2.5"), 2, "n can be 1 to 40, not “2.5”; shown: 2.");
        check(Some("nan"), 5, "n can be 1 to 40, not “nan”; shown: 5.");
        check(Some(""), 5, "n can be 1 to 40, not empty; shown: 5.");
    }

    #[test]
    fn words_are_known_or_corrected() {
        let mut corrections = Corrections::default();
        let rules = [("ancient", 1), ("modern", 2)];
        assert_eq!(corrections.choice("rules", None, &rules, rules[0]), 1);
        assert_eq!(corrections.choice("rules", Some("Modern "), &rules, rules[0]), 2);
        assert!(!corrections.flag("hide", Some("0")) && !corrections.flag("hide", None));
        assert!(corrections.flag("hide", Some("")) && corrections.flag("hide", Some("1")));
        assert_eq!(corrections, Corrections::default());
        assert_eq!(corrections.choice("rules", Some("foo"), &rules, rules[0]), 1);
        assert!(corrections.flag("hide", Some("maybe")));
        assert_eq!(
            corrections.0,
            [
                "rules can be ancient or modern, not “foo”; shown: ancient.",
                "hide can be 0 or 1, not “maybe”; shown: 1.",
            ]
        );
        assert_eq!(listed(&["parts", "reach", "left"], say::link_and), "parts, reach and left");
    }
}
