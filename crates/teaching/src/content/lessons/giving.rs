//! How a lesson is given to students: when they get hints and reasons, how often they may answer, and which answer
//! counts. In a file `give hints after; tries 2` says what differs from the usual.

use std::fmt;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Giving {
    pub hints: Hints,
    pub reasons: Reasons,
    /// How often a question may be answered; `None` for any number of times.
    pub tries: Option<u8>,
    pub counts: Counts,
}

/// When a student may ask for hints.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Hints {
    #[default]
    Before,
    /// After a wrong answer.
    After,
    Never,
}

/// When a student hears whether an answer was right, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reasons {
    #[default]
    AtOnce,
    /// After the last item.
    AtEnd,
}

/// Which answer to a question counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Counts {
    #[default]
    First,
    Any,
}

impl Giving {
    /// Reads the words that [`Giving`] is written as, in any order.
    pub fn parse(text: &str) -> Option<Giving> {
        let mut giving = Giving::default();
        for one in text.split(';') {
            match one.trim().split_once(' ')? {
                ("hints", "before") => giving.hints = Hints::Before,
                ("hints", "after") => giving.hints = Hints::After,
                ("hints", "never") => giving.hints = Hints::Never,
                ("reasons", "once") => giving.reasons = Reasons::AtOnce,
                ("reasons", "end") => giving.reasons = Reasons::AtEnd,
                ("tries", tries) => {
                    giving.tries = Some(tries.parse().ok().filter(|tries| *tries > 0)?)
                }
                ("counts", "first") => giving.counts = Counts::First,
                ("counts", "any") => giving.counts = Counts::Any,
                _ => return None,
            }
        }
        Some(giving)
    }
}

/// What differs from the usual; nothing if nothing does.
impl fmt::Display for Giving {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let hints = match self.hints {
            Hints::Before => None,
            Hints::After => Some("hints after".to_string()),
            Hints::Never => Some("hints never".to_string()),
        };
        let reasons = (self.reasons == Reasons::AtEnd).then(|| "reasons end".to_string());
        let tries = self.tries.map(|tries| format!("tries {tries}"));
        let counts = (self.counts == Counts::Any).then(|| "counts any".to_string());
        let words: Vec<String> = [hints, reasons, tries, counts].into_iter().flatten().collect();
        f.write_str(&words.join("; "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn is_read_and_written() {
        let strict = Giving {
            hints: Hints::Never,
            reasons: Reasons::AtEnd,
            tries: Some(2),
            counts: Counts::Any,
        };
        for (text, giving) in [
            ("hints never; reasons end; tries 2; counts any", strict),
            ("hints after", Giving { hints: Hints::After, ..Giving::default() }),
            ("tries 255", Giving { tries: Some(255), ..Giving::default() }),
        ] {
            assert_eq!(Giving::parse(text), Some(giving), "{text}");
            assert_eq!(giving.to_string(), text);
        }
        let usual = "counts first;reasons once; hints before";
        assert_eq!(Giving::parse(usual), Some(Giving::default()));
        assert_eq!(Giving::default().to_string(), "");
        for text in ["", "hints", "hints later", "tries 0", "tries 256", "tries 2;", "time 5"] {
            assert_eq!(Giving::parse(text), None, "{text}");
        }
    }
}
