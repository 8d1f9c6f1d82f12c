//! Whether what this page computes agrees with what a paper states; needs no browser.

use crate::app::workers::table::Row;
use crate::content::{Family, Point};
use crate::konane::Rules;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Verdict {
    /// With the reason, where it is known.
    Differs(Option<&'static str>),
    /// Too hard to be valued.
    GivenUp,
    /// No formula is known.
    Open,
    /// The paper states nothing.
    Silent,
    Agrees,
}

impl Verdict {
    pub fn of(family: &Family, rules: Rules, point: Point, row: &Row) -> Verdict {
        match row {
            Row::GivenUp => Verdict::GivenUp,
            Row::Known(row) => match row.agrees {
                None if (family.open)(point) => Verdict::Open,
                None => Verdict::Silent,
                Some(true) => Verdict::Agrees,
                Some(false) => {
                    let surprise = (family.surprise)(rules, point);
                    Verdict::Differs(surprise.map(|surprise| surprise.reason))
                }
            },
        }
    }

    pub fn word(self) -> &'static str {
        match self {
            Verdict::Differs(_) => "differs",
            Verdict::GivenUp => "given up",
            Verdict::Open => "open problem",
            Verdict::Silent => "no claim",
            Verdict::Agrees => "agrees",
        }
    }
}

/// For which numbers of a range the claim holds, in a sentence. `marks` are in the order of the range,
/// each number by its name; `None` is not known yet. `prefix` is as in `n = `.
pub fn verdict(prefix: &str, marks: &[(String, Option<Verdict>)]) -> Option<String> {
    let is_checked =
        |mark: Option<Verdict>| matches!(mark, Some(Verdict::Agrees | Verdict::Differs(_)));
    let checked: Vec<&(String, Option<Verdict>)> =
        marks.iter().filter(|(_, mark)| is_checked(*mark)).collect();
    let ((first, _), (last, _)) = (checked.first()?, checked.last()?);
    let end = |start: &str| match start == last {
        true => format!("{prefix}{last}"),
        false => format!("{prefix}{start} to {last}"),
    };
    let differs = |(_, mark): &&&(String, Option<Verdict>)| *mark != Some(Verdict::Agrees);
    let wrong: Vec<&str> = checked.iter().filter(differs).map(|(name, _)| name.as_str()).collect();
    let is_open = marks.iter().any(|(_, mark)| mark.is_none());
    let mut sentence = if wrong.is_empty() {
        format!("Agrees for {}", end(first))
    } else {
        let agreeing = checked.iter().rev().take_while(|line| !differs(line)).last();
        let rest = agreeing.map(|(name, _)| format!("; agrees for {}", end(name)));
        format!("Differs for {prefix}{}{}", wrong.join(", "), rest.unwrap_or_default())
    };
    sentence.push_str(if is_open { ", so far." } else { "." });
    Some(sentence)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::{Claim, Subject, Surprise};
    use crate::worker::message::{Outcome, RowText};

    fn row(agrees: Option<bool>) -> Row {
        Row::Known(RowText { value: None, outcome: Outcome::Next, claim: None, agrees })
    }

    #[test]
    fn gives_the_reason_where_a_paper_is_wrong() {
        let family = Family {
            parameters: &[],
            subject: |_| Some(Subject::Expression("0".to_string())),
            claim: |_, _| Claim::value("*"),
            surprise: |rules, _| {
                let value = "0".to_string();
                (rules == Rules::Modern).then_some(Surprise { value, reason: "a misprint" })
            },
            open: |point| point == [1],
            only: None,
        };
        let mark = |rules, row| Verdict::of(&family, rules, &[], &row);
        assert_eq!(Verdict::of(&family, Rules::Ancient, &[1], &row(None)), Verdict::Open);
        assert_eq!(mark(Rules::Modern, row(Some(false))), Verdict::Differs(Some("a misprint")));
        assert_eq!(mark(Rules::Ancient, row(Some(false))), Verdict::Differs(None));
        assert_eq!(mark(Rules::Modern, row(Some(true))), Verdict::Agrees);
        assert_eq!(mark(Rules::Modern, row(None)), Verdict::Silent);
        assert_eq!(mark(Rules::Modern, Row::GivenUp), Verdict::GivenUp);
    }

    #[test]
    fn says_from_where_on_a_claim_holds() {
        let yes = Some(Verdict::Agrees);
        let no = Some(Verdict::Differs(None));
        let say = |marks: &[Option<Verdict>]| {
            let named: Vec<_> =
                (4..).map(|number: i32| number.to_string()).zip(marks.iter().copied()).collect();
            verdict("n = ", &named)
        };
        assert_eq!(say(&[]), None);
        assert_eq!(say(&[Some(Verdict::Silent), None]), None);
        assert_eq!(say(&[yes, yes, Some(Verdict::Silent)]).unwrap(), "Agrees for n = 4 to 5.");
        assert_eq!(say(&[yes]).unwrap(), "Agrees for n = 4.");
        // LT₃ from 4 on, as the tables have it.
        assert_eq!(
            say(&[no, no, no, no, yes, no, yes, yes]).unwrap(),
            "Differs for n = 4, 5, 6, 7, 9; agrees for n = 10 to 11."
        );
        assert_eq!(say(&[no, yes, None]).unwrap(), "Differs for n = 4; agrees for n = 5, so far.");
        assert_eq!(say(&[yes, no, Some(Verdict::GivenUp)]).unwrap(), "Differs for n = 5.");
    }
}
