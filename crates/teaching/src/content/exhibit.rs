//! The form of an exhibit.

use std::ops::RangeInclusive;

use crate::content::law::{Claim, Law, Objection, Point, Question, Remark};
use crate::content::source::{Paper, Source};
use basics::named;
use konane::{Board, Edge, Jump, Rules};
use words::{Words, say};

/// One result of a paper, made interactive.
#[derive(Debug)]
pub struct Exhibit {
    /// Its name in links, which never changes.
    pub name: &'static str,
    /// Its former names: links with them stay valid.
    pub old_names: &'static [&'static str],
    /// For example `LOT₁(n)`.
    pub title: Words,
    /// A one-line description.
    pub headline: Words,
    pub hall: Hall,
    /// The main place that it is about.
    pub source: Source,
    pub story: Story,
    pub questions: &'static [Question],
    pub kind: ExhibitKind,
}

/// Exhibits on one subject.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hall {
    Lines,
    Numbers,
    Infinitesimals,
    Hot,
    Patterns,
    Together,
    Nimbers,
    Boards,
}

named!(Hall {
    Lines: "lines",
    Numbers: "numbers",
    Infinitesimals: "infinitesimals",
    Hot: "hot",
    Patterns: "patterns",
    Together: "together",
    Nimbers: "nimbers",
    Boards: "boards",
});

/// The texts on the exhibit's page.
#[derive(Debug)]
pub struct Story {
    pub remarkable: Words,
    pub why: Words,
    pub try_this: Words,
}

impl Story {
    pub const fn new(remarkable: Words, why: Words, try_this: Words) -> Story {
        Story { remarkable, why, try_this }
    }
}

#[derive(Debug)]
pub enum ExhibitKind {
    Family(Family),
    /// An exhibit with a page of its own.
    Page(ExhibitPage),
}

#[derive(Debug)]
pub struct ExhibitPage {
    /// The position in its picture, as text.
    pub picture: &'static str,
    pub laws: &'static [Law],
}

/// Positions or expressions with a few parameters, and what papers claim about each.
#[derive(Debug)]
pub struct Family {
    /// Empty for a single position. The table runs over the first parameter.
    pub parameters: &'static [Parameter],
    /// `None` if there is no subject for these numbers.
    pub subject: fn(Point) -> Option<Subject>,
    pub laws: &'static [Law],
    /// Objections to the claims of papers.
    pub remarks: &'static [Remark],
    /// The single jump without which a value would be as claimed, on the position's smallest board.
    pub telling_jump: fn(Rules, Point) -> Option<Jump>,
    /// Whether no formula is known: an open problem, on which the values may shed light.
    pub open: fn(Point) -> bool,
    /// The only rules that the exhibit is about, if it is not about both.
    pub only: Option<Rules>,
    /// The rules under which it opens if it is about both: those of its claim.
    pub opens: Rules,
    /// The origin of the position for these numbers.
    pub figure: fn(Point) -> Figure,
}

/// The origin of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Figure {
    /// Printed in the paper, as a picture or in words.
    Printed,
    /// Our source of the paper lacks a part of the picture; we restored it so that the value is the
    /// paper’s.
    Restored,
    /// Our source has lost the picture, and only the paper's value decides: our guess has it, so nothing
    /// about the paper follows from it.
    Guessed,
    /// Our own, because there is no picture or our source lacks it.
    Ours,
}

#[derive(Debug)]
pub struct Parameter {
    /// In links and formulas: `n`.
    pub symbol: &'static str,
    /// What it counts.
    pub label: Words,
    pub least: i32,
    pub most: i32,
    /// The initial number.
    pub first: i32,
    /// Words for the numbers from `least` on, if they are choices.
    pub choices: &'static [&'static str],
}

/// A position or expression to be valued.
#[derive(Clone, PartialEq, Debug)]
pub enum Subject {
    Position(Board),
    /// In the notation of values.
    Expression(String),
}

impl Parameter {
    /// A parameter that counts something.
    pub const fn count(
        symbol: &'static str,
        label: Words,
        (least, most): (i32, i32),
        first: i32,
    ) -> Parameter {
        Parameter { symbol, label, least, most, first, choices: &[] }
    }

    /// A parameter that chooses among some words, counted from 0.
    pub const fn choice(
        symbol: &'static str,
        label: Words,
        choices: &'static [&'static str],
        first: i32,
    ) -> Parameter {
        Parameter { symbol, label, least: 0, most: choices.len() as i32 - 1, first, choices }
    }

    /// A number as links write it: its word, such as `h-c` or `4x4`, or else the number itself.
    pub fn typed(&self, number: i32) -> String {
        let choice = usize::try_from(number - self.least).ok();
        let word = choice.and_then(|choice| self.choices.get(choice));
        let word = word.map(|word| word.replace('×', "x").replace(' ', "").to_lowercase());
        let is_typed = |word: &String| word.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        word.filter(is_typed).unwrap_or_else(|| number.to_string())
    }
}

impl Subject {
    /// A position on the plane.
    pub fn plane(text: impl AsRef<str>) -> Option<Subject> {
        Board::parse(text.as_ref(), Edge::Plane).ok().map(Subject::Position)
    }
}

/// Names are unique.
impl PartialEq for Exhibit {
    fn eq(&self, other: &Exhibit) -> bool {
        self.name == other.name
    }
}

impl Exhibit {
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        [self.name].into_iter().chain(self.old_names.iter().copied())
    }

    pub fn family(&self) -> Option<&Family> {
        match &self.kind {
            ExhibitKind::Family(family) => Some(family),
            ExhibitKind::Page(_) => None,
        }
    }

    pub fn laws(&self) -> &'static [Law] {
        match &self.kind {
            ExhibitKind::Family(family) => family.laws,
            ExhibitKind::Page(page) => page.laws,
        }
    }

    /// All places that it is about, the main one first.
    pub fn sources(&self) -> Vec<Source> {
        let laws = self.laws().iter().map(|law| law.source);
        let questions = self.questions.iter().map(|question| question.source);
        let mut sources = vec![self.source];
        for source in laws.chain(questions) {
            if !sources.contains(&source) {
                sources.push(source);
            }
        }
        sources
    }
}

impl Family {
    /// The defaults of most families, with no position and no law.
    pub const PLAIN: Family = Family {
        parameters: &[],
        subject: |_| None,
        laws: &[],
        remarks: &[],
        telling_jump: |_, _| None,
        open: |_| false,
        only: None,
        opens: Rules::Ancient,
        figure: |_| Figure::Printed,
    };

    /// The rules that it is about.
    pub fn rules(&self) -> &'static [Rules] {
        match self.only {
            None => &[Rules::Ancient, Rules::Modern],
            Some(Rules::Ancient) => &[Rules::Ancient],
            Some(Rules::Modern) => &[Rules::Modern],
        }
    }

    /// The rules under which it opens.
    pub fn usual(&self) -> Rules {
        self.only.unwrap_or(self.opens)
    }

    /// The initial point.
    pub fn first(&self) -> Vec<i32> {
        self.parameters.iter().map(|parameter| parameter.first).collect()
    }

    /// All points with a subject that differ from this one in the first parameter only.
    pub fn points(&self, at: Point) -> Vec<Vec<i32>> {
        let Some(parameter) = self.parameters.first() else {
            return (self.subject)(at).map(|_| Vec::new()).into_iter().collect();
        };
        let with = |number: i32| {
            let mut point = at.to_vec();
            point[0] = number;
            point
        };
        let points = (parameter.least..=parameter.most).map(with);
        points.filter(|point| (self.subject)(point).is_some()).collect()
    }

    /// The possible numbers of a parameter. For the first one they depend on the others: only those
    /// with a subject.
    pub fn range(&self, place: usize, at: Point) -> RangeInclusive<i32> {
        let points = if place == 0 { self.points(at) } else { Vec::new() };
        let parameter = &self.parameters[place];
        match (points.first(), points.last()) {
            (Some(least), Some(most)) => least[0]..=most[0],
            _ => parameter.least..=parameter.most,
        }
    }

    /// The letter of the first parameter.
    pub fn symbol(&self) -> &'static str {
        self.parameters.first().map_or("", |parameter| parameter.symbol)
    }

    /// The laws that apply, with their claims.
    pub fn claims(&self, rules: Rules, at: Point) -> impl Iterator<Item = (&'static Law, Claim)> {
        self.laws.iter().filter_map(move |law| Some((law, (law.claim)(rules, at)?)))
    }

    /// The claim that a computed value is compared with: the first that names a value or an outcome.
    pub fn claim(&self, rules: Rules, at: Point) -> Option<Claim> {
        self.compared(rules, at).map(|(_, claim)| claim)
    }

    /// The same, with its law.
    pub fn compared(&self, rules: Rules, at: Point) -> Option<(&'static Law, Claim)> {
        let names_it = |claim: &Claim| matches!(claim, Claim::Value { .. } | Claim::Outcome(_));
        self.claims(rules, at).find(|(_, claim)| names_it(claim))
    }

    /// The value that tests compute, if a paper or this program claims one.
    pub fn known(&self, rules: Rules, at: Point) -> Option<String> {
        let surprise = self.surprise(rules, at).map(str::to_string);
        surprise.or_else(|| self.claim(rules, at)?.named())
    }

    /// The objection to the claim.
    pub fn remark(&self, rules: Rules, at: Point) -> Option<&'static Remark> {
        self.remarks.iter().find(|remark| match remark.kind {
            Objection::Differs(value) => value(rules, at).is_some(),
            Objection::Misprint { at: is_at, .. } => is_at(at),
            Objection::HoldsFrom(_) => self.is_contradicted(rules, at),
        })
    }

    /// The computed value, if it is known to differ from the claim.
    pub fn surprise(&self, rules: Rules, at: Point) -> Option<&'static str> {
        self.remarks.iter().find_map(|remark| match remark.kind {
            Objection::Differs(value) => value(rules, at),
            _ => None,
        })
    }

    /// All combinations of the parameters' numbers, including those without a subject.
    pub fn all_numbers(&self) -> Vec<Vec<i32>> {
        self.parameters.iter().fold(vec![Vec::new()], |starts, parameter| {
            let numbers = parameter.least..=parameter.most;
            let each = |start: Vec<i32>| {
                numbers.clone().map(move |number| [&start[..], &[number]].concat())
            };
            starts.into_iter().flat_map(each).collect()
        })
    }

    /// Whether two laws that apply name different values.
    pub fn is_contradicted(&self, rules: Rules, at: Point) -> bool {
        let claim = self.claim(rules, at).and_then(Claim::named);
        let mut others = self.claims(rules, at).filter_map(|(_, claim)| claim.named());
        others.any(|other| Some(other) != claim)
    }
}

/// The source of positions that continue the paper’s patterns.
pub const CONTINUED: Source = Source::of(Paper::Ours, "pattern continued", &[]);

/// The source of values that docs/notes/lines.md proves.
pub const IN_A_LINE: Source = Source::of(Paper::Ours, "proof", &[]);

/// A row of this many alternating stones.
pub fn row(first: char, stones: i32) -> String {
    let skipped = usize::from(first == 'o');
    "xo".chars().cycle().skip(skipped).take(stones.max(0) as usize).collect()
}

/// A parameter: whether a position lies in one line or in two dimensions.
pub const SHAPE: Parameter = Parameter::choice("shape", say::COUNT_SHAPE, &["1D", "2D"], 0);
pub const LINE: i32 = 0;

/// This row, a stone below it, and pairs of stones, each on both sides of the square that an enemy
/// stone reaches next.
pub fn staircase(first: &str, stone: char, pairs: i32) -> String {
    let below = (1..=pairs + 1).map(|down| {
        let (start, is_pair) = match down % 2 {
            0 => (down - 1, true),
            _ => (down + 1, down < pairs),
        };
        let pair = if is_pair { format!("{stone}.{stone}") } else { stone.to_string() };
        ".".repeat(start as usize) + &pair
    });
    std::iter::once(first.to_string()).chain(below).collect::<Vec<_>>().join("/")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::exhibits;

    fn families() -> impl Iterator<Item = (&'static str, &'static Family)> {
        exhibits().filter_map(|exhibit| Some((exhibit.name, exhibit.family()?)))
    }

    /// The step and the rest of the numbers that a law names: 4 and 3 in `LOT₂(4j + 3)`; no step and 5
    /// in `L(5)`.
    fn progression(text: &str) -> Option<(i32, i32)> {
        let inside = text.split_once('(')?.1.strip_suffix(')')?;
        let Some((step, rest)) = inside.split_once('j') else {
            return Some((0, inside.parse().ok()?));
        };
        let rest = if rest.is_empty() { 0 } else { rest.strip_prefix(" + ")?.parse().ok()? };
        Some((step.parse().ok()?, rest))
    }

    #[test]
    fn every_law_applies_where_it_says() {
        let mut progressions = 0;
        for (name, family) in families() {
            let all = family.all_numbers();
            for law in family.laws {
                let applies = |at: &Vec<i32>| {
                    Rules::ALL.into_iter().any(|rules| (law.claim)(rules, at).is_some())
                };
                assert!(all.iter().any(applies), "{name}: {}", law.of.english);
                let Some((step, rest)) = progression(law.of.english) else { continue };
                progressions += 1;
                // The smallest numbers may be exceptions.
                for at in all.iter().filter(|at| step == 0 || at[0] > 2 * step) {
                    let is_meant = at[0] == rest || step > 0 && at[0] % step == rest;
                    assert_eq!(applies(at), is_meant, "{name}, {at:?}: {}", law.of.english);
                }
            }
        }
        assert!(progressions > 25, "{progressions}");
    }

    /// Choices of letters, digits and `-` are typed as words, others by their numbers.
    #[test]
    fn choices_are_typed_as_links_have_them() {
        let choices = Parameter::choice("a", words::same("a"), &["H-C", "4 × 4", "½"], 0);
        assert_eq!([0, 1, 2, 3].map(|number| choices.typed(number)), ["h-c", "4x4", "2", "3"]);
        assert_eq!(Parameter::count("n", words::same("n"), (3, 5), 3).typed(4), "4");
    }

    #[test]
    fn the_first_number_leads_from_subject_to_subject() {
        for (name, family) in families().filter(|(_, family)| !family.parameters.is_empty()) {
            for at in family.all_numbers().iter().filter(|at| (family.subject)(at).is_some()) {
                let range = family.range(0, at);
                assert!(range.contains(&at[0]), "{name} {at:?}");
                for end in [*range.start(), *range.end()] {
                    let point = [&[end], &at[1..]].concat();
                    assert!((family.subject)(&point).is_some(), "{name} {point:?}");
                }
            }
        }
    }
}
