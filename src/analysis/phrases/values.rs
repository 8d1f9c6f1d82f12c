//! A value, or what is known of it, in words, and why it is that value.

use value::Dyadic;
use words::{number_aloud, say};
use worker::message::{RangeText, ReasonText};

/// A range such as “−1/2 to 4”.
pub fn between(range: &RangeText) -> String {
    let [least, most] = ends(range, number);
    say::answer_range(&least, &most)
}

/// A range such as “minus one half to four”.
pub fn between_words(range: &RangeText) -> String {
    let [least, most] = ends(range, number_words);
    say::answer_range(&least, &most)
}

pub fn ends(range: &RangeText, say: fn(&str) -> String) -> [String; 2] {
    [&range.least, &range.most].map(|end| say(end))
}

/// Why the page shows no value in a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gap {
    /// The reader has hidden the value.
    Covered,
    /// The solver is computing it.
    Sought,
    /// The solver does not compute it: the search was cancelled, or was too hard.
    Open,
}

impl Gap {
    pub fn of(shows: bool, is_sought: bool) -> Gap {
        match (shows, is_sought) {
            (false, _) => Gap::Covered,
            (true, true) => Gap::Sought,
            (true, false) => Gap::Open,
        }
    }

    pub fn sign(self) -> &'static str {
        if self == Gap::Sought { "…" } else { "?" }
    }

    fn words(self) -> &'static str {
        match self {
            Gap::Covered => say::answer_hidden(),
            Gap::Sought => say::answer_not_yet(),
            Gap::Open => say::answer_unfound(),
        }
    }
}

/// What the page shows for a value that is not known: a range such as “−1/2 to 4”, or a sign.
pub fn unknown(bounds: Option<&RangeText>, gap: Gap) -> String {
    match bounds.filter(|_| gap != Gap::Covered).map(|bounds| ends(bounds, number)) {
        Some([least, most]) if least == most => least,
        Some([least, most]) => say::answer_range(&least, &most),
        None => gap.sign().to_string(),
    }
}

/// The same in words.
pub fn unknown_words(bounds: Option<&RangeText>, gap: Gap) -> String {
    match bounds.filter(|_| gap != Gap::Covered) {
        Some(bounds) if bounds.least == bounds.most => number_words(&bounds.least),
        Some(bounds) => between_words(bounds),
        None => gap.words().to_string(),
    }
}

/// A number in words, as in “minus three halves”.
pub fn number_words(number: &str) -> String {
    let (above, below) = number.split_once('/').unwrap_or((number, "1"));
    let read = || Dyadic::new(above.parse().ok()?, below.parse::<u64>().ok()?.trailing_zeros());
    read().map_or_else(|| number.to_string(), number_aloud)
}

/// A number with a minus sign that is as wide as a plus.
pub fn number(number: &str) -> String {
    number.replace('-', "−")
}

/// Says why the remaining options give this value; there may be jumps that change nothing.
pub fn reason(reason: &ReasonText, has_gifts: bool) -> String {
    match reason {
        ReasonText::NoOptions if has_gifts => say::answer_reason_no_options_left().to_string(),
        ReasonText::NoOptions => say::answer_reason_no_options().to_string(),
        ReasonText::Simplest { number: simplest, low, high } => {
            let end = |end: &(String, bool)| (number(&end.0), end.1);
            let simplest = number(simplest);
            match (low.as_ref().map(end), high.as_ref().map(end)) {
                (Some((low, has_low)), Some((high, has_high))) => {
                    say::answer_reason_between(has_high, has_low, &high, &low, &simplest)
                }
                (Some((low, has_low)), None) => {
                    say::answer_reason_greater(has_low, &low, &simplest)
                }
                (None, Some((high, has_high))) => {
                    say::answer_reason_less(has_high, &high, &simplest)
                }
                (None, None) => say::answer_reason_of_all(&simplest),
            }
        }
        ReasonText::Nimber { number: sum, star } => {
            say::answer_reason_nimber(&number(sum), &star.to_string())
        }
        ReasonText::NumberUpStar => say::answer_reason_up_star().to_string(),
        ReasonText::Canonical => say::answer_reason_canonical().to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tells_reasons() {
        let number = |number: &str, low: Option<(&str, bool)>, high: Option<(&str, bool)>| {
            let end = |end: Option<(&str, bool)>| end.map(|(at, is_in)| (at.to_string(), is_in));
            reason(
                &ReasonText::Simplest {
                    number: number.to_string(),
                    low: end(low),
                    high: end(high),
                },
                false,
            )
        };
        assert_eq!(
            number("1/2", Some(("0", false)), Some(("1", false))),
            "The value is the simplest number between 0 and 1: 1/2."
        );
        assert_eq!(
            number("-3", None, Some(("-3", true))),
            "The value is the simplest number less than −3 (−3 allowed): −3."
        );
        assert_eq!(number("0", None, None), "The value is the simplest number of all: 0.");
        assert_eq!(
            reason(&ReasonText::NoOptions, true),
            "Without the jumps that change nothing, neither player can move: that is 0."
        );
    }

    #[test]
    fn reads_numbers_aloud() {
        let read = ["0", "-1/2", "7/4", "-3", "5/32", "2^70"].map(number_words);
        let words =
            ["zero", "minus one half", "seven quarters", "minus three", "five over thirty-two"];
        assert_eq!(read[..5], words);
        // A number that is not dyadic stays as it is.
        assert_eq!(read[5], "2^70");
    }
}
