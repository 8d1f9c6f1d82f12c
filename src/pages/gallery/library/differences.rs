//! Collects the differences between papers and program from the remarks of the exhibits.

use crate::pages::gallery::library::places::points;
use konane::Rules;
use teaching::content::{Claim, Exhibit, Family, Figure, Law, Objection, Point, Remark, exhibits};

/// A remark that contradicts an exhibit's laws, and the cases in which it does.
#[derive(Debug)]
pub struct Difference {
    pub exhibit: &'static Exhibit,
    pub remark: &'static Remark,
    pub cases: Vec<DifferentCase>,
}

/// Numbers at which a remark applies.
#[derive(Clone, Debug)]
pub struct DifferentCase {
    pub point: Vec<i32>,
    /// The rules with which the case is the same.
    pub rules: Vec<Rules>,
    /// The law that the remark contradicts.
    pub law: &'static Law,
    /// What the law gives, in plain signs as the paper would print it.
    pub printed: String,
    /// In plain signs.
    pub computed: String,
}

/// All differences, in the order of the gallery.
pub fn differences() -> Vec<Difference> {
    let mut differences = Vec::new();
    for exhibit in exhibits() {
        let Some(family) = exhibit.family() else { continue };
        let is_guessed = (family.figure)(&family.first()) == Figure::Guessed;
        for remark in family.remarks.iter().filter(|_| !is_guessed) {
            differences.push(Difference { exhibit, remark, cases: cases(family, remark) });
        }
    }
    differences
}

/// The cases of a remark; of a misprint only the first, since its law applies to all numbers.
fn cases(family: &'static Family, remark: &Remark) -> Vec<DifferentCase> {
    let mut cases: Vec<DifferentCase> = Vec::new();
    for point in points(family) {
        for &rules in family.rules() {
            let Some((law, printed, computed)) = objection(family, remark, rules, &point) else {
                continue;
            };
            match cases.last_mut() {
                Some(last)
                    if (&last.point, &last.printed, &last.computed)
                        == (&point, &printed, &computed) =>
                {
                    last.rules.push(rules);
                }
                _ => {
                    let (point, rules) = (point.clone(), vec![rules]);
                    cases.push(DifferentCase { point, rules, law, printed, computed });
                }
            }
        }
    }
    if matches!(remark.kind, Objection::Misprint { .. }) {
        cases.truncate(1);
    }
    cases
}

/// The law, what it gives here, and what the program computes; `None` if the remark does not apply
/// here.
fn objection(
    family: &'static Family,
    remark: &Remark,
    rules: Rules,
    point: Point,
) -> Option<(&'static Law, String, String)> {
    let values = || {
        let claims = family.claims(rules, point);
        claims.filter_map(|(law, claim)| Some((law, printed(&claim)?, claim.named()?)))
    };
    let (law, printed, value) = values().next()?;
    match remark.kind {
        Objection::Differs(computed) => Some((law, printed, computed(rules, point)?.to_string())),
        Objection::Misprint { at, .. } => at(point).then_some((law, printed, value)),
        Objection::HoldsFrom(_) => {
            let (law, printed, _) = values().find(|(_, _, other)| *other != value)?;
            Some((law, printed, value))
        }
    }
}

/// The claim as the paper would print it.
fn printed(claim: &Claim) -> Option<String> {
    claim.clone().as_printed().or_else(|| claim.clone().named())
}

#[cfg(test)]
mod tests {
    use super::*;
    use teaching::content::exhibit;

    fn of(name: &str) -> Vec<(Vec<i32>, usize, String, String)> {
        let exhibit = exhibit(name).unwrap();
        differences()
            .into_iter()
            .filter(|difference| difference.exhibit == exhibit)
            .flat_map(|difference| difference.cases)
            .map(|case| (case.point, case.rules.len(), case.printed, case.computed))
            .collect()
    }

    /// The exceptions that two other programs found, and one that holds by only one of the rules.
    #[test]
    fn knows_every_exception() {
        let line = |n, rules, printed: &str, computed: &str| {
            (vec![n], rules, printed.to_string(), computed.to_string())
        };
        assert_eq!(of("lt2"), [line(4, 2, "0", "v[2]"), line(6, 2, "*", "{v[2]|0}")]);
        assert_eq!(
            of("lt3"),
            [
                line(4, 2, "1", "0"),
                line(5, 2, "2+*", "{1|*}"),
                line(6, 2, "0", "{v[2]|0}"),
                line(7, 2, "2", "1"),
                line(9, 2, "2+*", "3/2"),
            ]
        );
        assert_eq!(of("lot2"), [line(4, 2, "-1+*", "0"), line(5, 2, "0", "1/2")]);
        assert_eq!(of("half"), [(vec![], 2, "{0,-1|1}".to_string(), "1/2".to_string())]);
        assert!(of("up").is_empty(), "its position is our guess");
        assert_eq!(of("lt1"), [line(6, 2, "{0|-1}", "{0|-1}")]);
        assert!(of("l").is_empty());
    }

    #[test]
    fn every_remark_is_about_something() {
        assert!(differences().iter().all(|difference| !difference.cases.is_empty()));
    }
}
