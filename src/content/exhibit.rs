//! What an exhibit is.

use crate::konane::{Board, Edge, Rules};

/// One result of a paper, made interactive.
#[derive(Debug)]
pub struct Exhibit {
    /// Its name in links, which never changes.
    pub name: &'static str,
    /// Names that it had before: links with them stay valid.
    pub old_names: &'static [&'static str],
    /// As in `LOT₁(n)`.
    pub title: &'static str,
    /// What it is, in a line.
    pub headline: &'static str,
    pub hall: Hall,
    pub source: Source,
    pub story: Story,
    pub kind: Kind,
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

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Source {
    pub paper: Paper,
    /// Section, figure or table.
    pub place: &'static str,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paper {
    Ernst,
    SantosSilva,
    Uiterwijk,
    /// Results computed by this program.
    Ours,
}

/// What the exhibit page says about it.
#[derive(Debug)]
pub struct Story {
    pub remarkable: &'static str,
    pub why: &'static str,
    pub try_this: &'static str,
}

#[derive(Debug)]
pub enum Kind {
    Family(Family),
    /// Shown by a page of its own; the text of a position for its picture.
    Room(&'static str),
}

/// Positions or expressions by a few numbers, and what a paper says of each.
#[derive(Debug)]
pub struct Family {
    /// None for a single position. The table runs over the first one.
    pub parameters: &'static [Parameter],
    /// `None` where there is no subject for these numbers.
    pub subject: fn(Point) -> Option<Subject>,
    /// `None` where the paper claims nothing.
    pub claim: fn(Rules, Point) -> Option<Claim>,
    /// Where the computed value is known to differ from the claim.
    pub surprise: fn(Rules, Point) -> Option<Surprise>,
    /// Where no formula is known: an open problem, which the values may help with.
    pub open: fn(Point) -> bool,
    /// The only rules that the exhibit is about, if it is not about both.
    pub only: Option<Rules>,
}

/// A number for each parameter.
pub type Point<'a> = &'a [i32];

#[derive(Debug)]
pub struct Parameter {
    /// In links and formulas: `n`.
    pub symbol: &'static str,
    /// What it counts.
    pub label: &'static str,
    pub least: i32,
    pub most: i32,
    /// The number at first.
    pub first: i32,
    /// Words for the numbers from `least` on, if they are choices.
    pub choices: &'static [&'static str],
}

/// What is valued.
#[derive(Clone, PartialEq, Debug)]
pub enum Subject {
    Position(Board),
    /// As the program reads values.
    Expression(String),
}

/// What a paper states.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// A value, written as the program writes it in plain signs.
    Value(String),
    Outcome(Winner),
}

/// Who wins: one of the players, the first player, or the second.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Winner {
    Left,
    Right,
    Next,
    Previous,
}

/// The computed value, where it differs from the claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Surprise {
    /// As [`Claim::Value`] is written.
    pub value: String,
    pub reason: &'static str,
}

impl Source {
    pub const fn ernst(place: &'static str) -> Source {
        Source { paper: Paper::Ernst, place }
    }
}

impl Parameter {
    /// A number of something.
    pub const fn count(
        symbol: &'static str,
        label: &'static str,
        (least, most): (i32, i32),
        first: i32,
    ) -> Parameter {
        Parameter { symbol, label, least, most, first, choices: &[] }
    }

    /// One of some things, counted from 0.
    pub const fn choice(
        symbol: &'static str,
        label: &'static str,
        choices: &'static [&'static str],
        first: i32,
    ) -> Parameter {
        Parameter { symbol, label, least: 0, most: choices.len() as i32 - 1, first, choices }
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
            Kind::Family(family) => Some(family),
            Kind::Room(_) => None,
        }
    }
}

impl Family {
    /// The rules that it is about.
    pub fn rules(&self) -> &'static [Rules] {
        match self.only {
            None => &[Rules::Ancient, Rules::Modern],
            Some(Rules::Ancient) => &[Rules::Ancient],
            Some(Rules::Modern) => &[Rules::Modern],
        }
    }

    /// The point at first.
    pub fn first(&self) -> Vec<i32> {
        self.parameters.iter().map(|parameter| parameter.first).collect()
    }

    /// All points that differ from this one in the first parameter only and have a subject.
    pub fn points(&self, at: Point) -> Vec<Vec<i32>> {
        let Some(parameter) = self.parameters.first() else { return vec![Vec::new()] };
        let with = |number: i32| {
            let mut point = at.to_vec();
            point[0] = number;
            point
        };
        let points = (parameter.least..=parameter.most).map(with);
        points.filter(|point| (self.subject)(point).is_some()).collect()
    }
}

impl Claim {
    pub fn value(text: impl Into<String>) -> Option<Claim> {
        Some(Claim::Value(text.into()))
    }

    pub fn outcome(winner: Winner) -> Option<Claim> {
        Some(Claim::Outcome(winner))
    }
}

impl Surprise {
    pub fn value(text: &str, reason: &'static str) -> Option<Surprise> {
        Some(Surprise { value: text.to_string(), reason })
    }
}

/// A row of this many alternating stones.
pub fn row(first: char, stones: i32) -> String {
    let skipped = usize::from(first == 'o');
    "xo".chars().cycle().skip(skipped).take(stones.max(0) as usize).collect()
}
