//! Whether what this page computes agrees with what a paper states.

use crate::ask::table::TableRow;
use basics::player::Player;
use konane::Rules;
use teaching::content::{Claim, Exhibit, Family, Figure, Law, Objection, Paper, Point};
use words::say;

/// The order is from the strongest disagreement to agreement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    Differs,
    /// The claim is right, but a step towards it is misprinted.
    Misprint,
    /// The paper’s own list is right, but its formula only from this number on. Contains the
    /// number's letter.
    AgreesFrom(&'static str, i32),
    /// Our copy of the paper has lost the position, and ours is chosen for its value.
    Undecided,
    /// The value is too hard to compute.
    GivenUp,
    /// No formula is known.
    Open,
    /// The paper states nothing.
    Silent,
    /// Only this program makes the claim.
    Found,
    Agrees,
}

impl Mark {
    pub fn of(family: &Family, rules: Rules, point: Point, row: &TableRow) -> Mark {
        match row {
            TableRow::GivenUp => Mark::GivenUp,
            TableRow::Known(row) => {
                let claims = family.claims(rules, point);
                let first = claims.filter_map(|(_, claim)| match claim {
                    Claim::BlackFirst(winner) => Some(winner == row.outcome.winner(Player::Left)),
                    Claim::Outcome(outcome) => Some(outcome == row.outcome),
                    _ => None,
                });
                let compared: Vec<bool> = first.chain(row.agrees).collect();
                let agrees = (!compared.is_empty()).then(|| !compared.contains(&false));
                Mark::compared(family, rules, point, agrees)
            }
        }
    }

    /// The verdict that the data of the exhibit predict, before the page computes anything.
    pub fn expected(family: &Family, rules: Rules, point: Point) -> Mark {
        let mut claims = family.claims(rules, point).map(|(_, claim)| claim);
        let is_compared = claims.any(|claim| claim.is_compared());
        let differs = family.surprise(rules, point).is_some();
        Mark::compared(family, rules, point, is_compared.then_some(!differs))
    }

    /// `agrees` is `None` if nothing is claimed.
    fn compared(family: &Family, rules: Rules, point: Point, agrees: Option<bool>) -> Mark {
        let mut compared = family.claims(rules, point).filter(|(_, claim)| claim.is_compared());
        match agrees {
            None if (family.open)(point) => Mark::Open,
            None => Mark::Silent,
            Some(_) if (family.figure)(point) == Figure::Guessed => Mark::Undecided,
            Some(false) => Mark::Differs,
            Some(true) => match family.remark(rules, point).map(|remark| &remark.kind) {
                Some(Objection::Misprint { .. }) => Mark::Misprint,
                Some(Objection::HoldsFrom(from)) => Mark::AgreesFrom(family.symbol(), *from),
                _ if compared.all(|(law, _)| law.source.paper == Paper::Ours) => Mark::Found,
                _ => Mark::Agrees,
            },
        }
    }

    /// The verdict on the claim of one law for these numbers; `None` if there is nothing to compare.
    pub fn of_law_at(family: &Family, law: &Law, rules: Rules, point: Point) -> Option<Mark> {
        let claim = (law.claim)(rules, point)?;
        let agrees = match claim {
            Claim::Said => return None,
            Claim::Value { ref value, .. } => family.known(rules, point).as_ref() == Some(value),
            Claim::Outcome(_) | Claim::BlackFirst(_) | Claim::Holds => true,
        };
        let is_ours = law.source.paper == Paper::Ours;
        Some(match Mark::compared(family, rules, point, Some(agrees)) {
            Mark::AgreesFrom(..) | Mark::Found if !is_ours => Mark::Agrees,
            Mark::Agrees if is_ours => Mark::Found,
            mark => mark,
        })
    }

    /// The verdict on a law, over all numbers to which it applies.
    pub fn of_law(family: &Family, law: &Law) -> Option<Mark> {
        let numbers = family.all_numbers().into_iter();
        let marks = numbers.flat_map(|point| {
            let of_rules = family.rules().iter().filter_map(|&rules| {
                let mark = Mark::of_law_at(family, law, rules, &point)?;
                (family.subject)(&point).map(|_| (number(&point), mark))
            });
            of_rules.collect::<Vec<_>>()
        });
        Mark::of_all(family, marks.collect())
    }

    /// The verdict on the whole exhibit. If a formula holds from some number on, the verdict says so.
    pub fn of_exhibit(exhibit: &Exhibit) -> Option<Mark> {
        let family = exhibit.family()?;
        let points = family.points(&family.first());
        let marks = points.iter().flat_map(|point| {
            let expected = |&rules| (number(point), Mark::expected(family, rules, point));
            family.rules().iter().map(expected)
        });
        Mark::of_all(family, marks.filter(|(_, mark)| *mark != Mark::Silent).collect())
    }

    /// The strongest disagreement of all, each with its number.
    fn of_all(family: &Family, marks: Vec<(i32, Mark)>) -> Option<Mark> {
        let worst = marks.iter().map(|(_, mark)| *mark).min()?;
        let differs = |&&(_, mark): &&(i32, Mark)| mark == Mark::Differs;
        let last = marks.iter().filter(differs).map(|(number, _)| *number).max();
        let after = last.and_then(|last| {
            let later = marks.iter().map(|(number, _)| *number).filter(|number| *number > last);
            later.min()
        });
        Some(match (worst, after) {
            (Mark::Differs, Some(after)) => Mark::AgreesFrom(family.symbol(), after),
            _ => worst,
        })
    }

    /// The verdict in words, with the origin of the position if the verdict compares a claim.
    pub fn label(self, figure: Figure) -> String {
        let label = self.bare_label();
        let is_compared =
            matches!(self, Mark::Differs | Mark::Misprint | Mark::AgreesFrom(..) | Mark::Agrees);
        match figure {
            Figure::Restored if is_compared => say::mark_restored(&label),
            Figure::Ours if is_compared => say::mark_ours(&label),
            _ => label,
        }
    }

    fn bare_label(self) -> String {
        let label = match self {
            Mark::Differs => say::mark_differs(),
            Mark::Misprint => say::mark_misprint(),
            Mark::AgreesFrom(symbol, from) => return say::mark_agrees_from(from, symbol),
            Mark::Undecided => say::mark_undecided(),
            Mark::GivenUp => say::mark_given_up(),
            Mark::Open => say::mark_open(),
            Mark::Silent => say::mark_silent(),
            Mark::Found => say::mark_found(),
            Mark::Agrees => say::mark_agrees(),
        };
        label.to_string()
    }

    /// The verdict for files, which are always in English.
    pub fn word(self) -> String {
        match self {
            Mark::Differs => "differs".to_string(),
            Mark::Misprint => "slip".to_string(),
            Mark::AgreesFrom(symbol, from) => format!("formula holds from {symbol} = {from}"),
            Mark::Undecided => "undecided".to_string(),
            Mark::GivenUp => "given up".to_string(),
            Mark::Open => "open problem".to_string(),
            Mark::Silent => "no claim".to_string(),
            Mark::Found => "our computation".to_string(),
            Mark::Agrees => "agrees".to_string(),
        }
    }
}

/// The first number, by which tables are ordered.
fn number(point: Point) -> i32 {
    point.first().copied().unwrap_or_default()
}

/// Says for which numbers of a range the claim holds. `marks` are in the order of the range, each
/// with its number's name; `None` is not known yet. `prefix` is, for example, `n = `.
pub fn verdict(prefix: &str, marks: &[(String, Option<Mark>)]) -> Option<String> {
    let agrees = |mark: Option<Mark>| {
        matches!(mark, Some(Mark::Agrees | Mark::AgreesFrom(..) | Mark::Misprint))
    };
    let differs = |(_, mark): &&(String, Option<Mark>)| *mark == Some(Mark::Differs);
    let wrong: Vec<&str> = marks.iter().filter(differs).map(|(name, _)| name.as_str()).collect();
    let is_open = marks.iter().any(|(_, mark)| mark.is_none());
    let runs = marks.chunk_by(|one, other| agrees(one.1) == agrees(other.1));
    let runs: Vec<String> = runs
        .filter(|run| agrees(run[0].1))
        .map(|run| match run {
            [(only, _)] => only.clone(),
            [(first, _), .., (last, _)] => say::verdict_run(first, last),
            [] => String::new(),
        })
        .collect();
    if wrong.is_empty() && runs.is_empty() {
        return None;
    }
    let mut parts = Vec::new();
    if !wrong.is_empty() {
        parts.push(say::verdict_differs(&format!("{prefix}{}", wrong.join(", "))));
    }
    if !runs.is_empty() {
        parts.push(say::verdict_agrees(&format!("{prefix}{}", runs.join(", "))));
    }
    let from = marks.iter().find_map(|(_, mark)| match mark {
        Some(Mark::AgreesFrom(_, from)) => Some(*from),
        _ => None,
    });
    if let Some(from) = from {
        parts.push(say::verdict_from(&format!("{prefix}{from}")));
    }
    if is_open {
        parts.push(say::verdict_rest().to_string());
    }
    Some(parts.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use teaching::content::{Law, Parameter, Remark, Source, Subject, exhibit};
    use value::Outcome;
    use words::same;
    use worker::message::RowText;

    fn row(agrees: Option<bool>, outcome: Outcome) -> TableRow {
        TableRow::Known(RowText { agrees, ..RowText::of(outcome) })
    }

    const PLACE: Source = Source::ernst("nowhere", &[]);

    #[test]
    fn marks_what_a_row_says_of_a_claim() {
        const PARAMETERS: &[Parameter] = &[Parameter::count("j", same("stones"), (0, 4), 0)];
        const LAWS: &[Law] =
            &[
                Law::new(PLACE, same("all but 1"), same("∗"), |_, at| {
                    if at == [1] { None } else { Claim::value("*") }
                }),
                Law::new(PLACE, same("2"), same("0"), |_, at| {
                    if at == [2] { Claim::value("0") } else { None }
                }),
            ];
        const REMARKS: &[Remark] = &[
            Remark { kind: Objection::HoldsFrom(3), reason: same("another list") },
            Remark {
                kind: Objection::Misprint {
                    at: |at| at == [4],
                    printed: "2j + 1",
                    meant: "−2j + 1",
                },
                reason: same("a sign"),
            },
        ];
        let family = Family {
            subject: |_| Some(Subject::Expression("0".to_string())),
            parameters: PARAMETERS,
            laws: LAWS,
            remarks: REMARKS,
            open: |point| point == [1],
            ..Family::PLAIN
        };
        let mark = |point: i32, agrees| {
            Mark::of(&family, Rules::Ancient, &[point], &row(agrees, Outcome::Next))
        };
        assert_eq!(mark(0, Some(true)), Mark::Agrees);
        assert_eq!(mark(0, Some(false)), Mark::Differs);
        assert_eq!(mark(0, None), Mark::Silent);
        assert_eq!(mark(1, None), Mark::Open);
        assert_eq!(mark(2, Some(true)), Mark::AgreesFrom("j", 3));
        assert_eq!(mark(4, Some(true)), Mark::Misprint);
        assert_eq!(mark(4, Some(false)), Mark::Differs);
        assert_eq!(Mark::of(&family, Rules::Modern, &[0], &TableRow::GivenUp), Mark::GivenUp);
    }

    /// Compares Norvig’s table with outcomes, and marks what only this program has stated.
    #[test]
    fn compares_boards_with_others_only() {
        let family = exhibit("whole").unwrap().family().unwrap();
        let mark = |point: [i32; 2], agrees, outcome| {
            Mark::of(family, Rules::Ancient, &point, &row(agrees, outcome))
        };
        assert_eq!(mark([0, 0], Some(true), Outcome::Previous), Mark::Agrees);
        // White wins even if White moves first: Norvig states nothing about that, but our own value
        // is 0.
        assert_eq!(mark([0, 0], Some(false), Outcome::Wins(Player::Right)), Mark::Differs);
        assert_eq!(mark([4, 0], Some(true), Outcome::Next), Mark::Differs);
        assert_eq!(mark([1, 0], Some(true), Outcome::Wins(Player::Right)), Mark::Found);
        assert_eq!(mark([1, 1], Some(true), Outcome::Previous), Mark::Agrees, "theorem 13");
        assert_eq!(mark([5, 2], Some(true), Outcome::Previous), Mark::Found);
    }

    #[test]
    fn marks_whole_exhibits() {
        let mark = |name| Mark::of_exhibit(exhibit(name).unwrap());
        for (name, expected) in [
            ("l", Some(Mark::Agrees)),
            ("lot1", Some(Mark::Misprint)),
            ("lt1", Some(Mark::Misprint)),
            ("lot2", Some(Mark::AgreesFrom("n", 6))),
            ("lt2", Some(Mark::AgreesFrom("n", 7))),
            ("lt3", Some(Mark::AgreesFrom("n", 10))),
            ("half", Some(Mark::Misprint)),
            ("up", Some(Mark::Undecided)),
            ("star2", Some(Mark::Undecided)),
            ("penetration", None),
        ] {
            assert_eq!(mark(name), expected, "{name}");
        }
    }

    #[test]
    fn says_from_where_on_a_claim_holds() {
        let yes = Some(Mark::Agrees);
        let no = Some(Mark::Differs);
        let say = |marks: &[Option<Mark>]| {
            let named: Vec<_> =
                (4..).map(|number: i32| number.to_string()).zip(marks.iter().copied()).collect();
            verdict("n = ", &named)
        };
        assert_eq!(say(&[]), None);
        assert_eq!(say(&[Some(Mark::Silent), None]), None);
        assert_eq!(say(&[Some(Mark::Found), Some(Mark::Found)]), None);
        assert_eq!(say(&[yes, yes, Some(Mark::Silent)]).unwrap(), "Agrees for n = 4 to 5.");
        assert_eq!(say(&[yes]).unwrap(), "Agrees for n = 4.");
        // LT₃ from 4 on, as in the tables.
        assert_eq!(
            say(&[no, no, no, no, yes, no, yes, yes]).unwrap(),
            "Differs for n = 4, 5, 6, 7, 9. Agrees for n = 8, 10 to 11."
        );
        assert_eq!(
            say(&[no, yes, None]).unwrap(),
            "Differs for n = 4. Agrees for n = 5. The rest is not known yet."
        );
        assert_eq!(
            say(&[yes, no, Some(Mark::GivenUp)]).unwrap(),
            "Differs for n = 5. Agrees for n = 4."
        );
        assert_eq!(
            say(&[Some(Mark::AgreesFrom("n", 6)), Some(Mark::AgreesFrom("n", 6)), yes]).unwrap(),
            "Agrees for n = 4 to 6. The general formulas hold from n = 6 on."
        );
        assert_eq!(say(&[yes, Some(Mark::Found), yes, yes]).unwrap(), "Agrees for n = 4, 6 to 7.");
        assert_eq!(say(&[yes, Some(Mark::Misprint)]).unwrap(), "Agrees for n = 4 to 5.");
    }
}
