//! The family that a link asks for, as it is typed and as it is read.

use std::ops::RangeInclusive;

use crate::link::corrections::Corrections;
use crate::link::page_link::PageLink;
use crate::link::parameters::{Parameters, Place};
use crate::link::position_link::PositionLink;
use crate::link::problem::shorten;
use crate::link::view::View;
use crate::pages::gallery::exhibit_link::{list_edit, to_exhibit};
use crate::pages::gallery::own::NAME;
use basics::sorting::sort_by_number;
use konane::{Case, Edge, Family, LONGEST_FAMILY, LetterRange, Rules};
use teaching::families::{Formula, LONGEST_FORMULA};
use words::say;

/// The patterns to begin with, each with the numbers of its letters; a link without a pattern opens the first.
pub const EXAMPLES: [&str; 6] = [
    "family=x(o.)^n&n=1..10",
    "family=x(ox)^n&n=1..12",
    "family=(xo)^n.o&n=1..8",
    "family=xo.(ox)^n&n=1..10",
    "family=(ox)^n.ox&n=1..8",
    "family=x^j/o^k&j=1..4&k=1..4",
];
/// The numbers of a letter that appears while the reader types.
const USUAL_RANGE: &str = "1..10";
/// The longest range that a link keeps, in characters.
pub const LONGEST_RANGE: usize = 20;
/// Of all cases the one at this place is shown first, if there are twice as many.
const FIRST_SHOWN: usize = 3;

const FAMILY: &str = "family";
const AT: &str = "at";

/// What the reader has typed and looks at.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OwnQuery {
    pub family: String,
    /// By letter, in the order of the alphabet.
    pub ranges: Vec<(char, String)>,
    pub edge: Edge,
    /// Empty if there is none.
    pub formula: String,
    /// The numbers of the case on the board; `None` for the first one that is shown.
    pub at: Option<Vec<i32>>,
    /// Those of the board; the table has both.
    pub rules: Rules,
    /// The position that the reader made from the family's, as a link of the board.
    pub edit: Option<String>,
    pub view: View,
    /// One sentence for each part of the link that the page could not follow.
    pub corrections: Vec<String>,
}

/// A field that the reader fills in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    Family,
    /// Of this letter.
    Range(char),
    Formula,
}

/// What is wrong in a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    pub field: Field,
    /// Counted from 1; `None` if the fault is not at one character.
    pub character: Option<usize>,
    pub expected: String,
}

/// What the typed texts mean. Where one has a fault, there are no cases or no claims.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OwnFamily {
    /// In the order of the alphabet.
    pub letters: Vec<char>,
    pub ranges: Vec<RangeInclusive<i32>>,
    pub cases: Vec<Case>,
    /// What the formula says of each case; empty without a formula.
    pub claims: Vec<Option<String>>,
    pub faults: Vec<Fault>,
}

impl Place for OwnQuery {
    fn list(&mut self, parameters: &mut Parameters) {
        let family = Some(self.family.clone());
        list_text(parameters, FAMILY, family, &mut self.family, LONGEST_FAMILY);
        let letters = Family::parse(&self.family).ok().map(|family| family.letters().to_vec());
        for letter in 'a'..='z' {
            let name = letter.to_string();
            let known = self.ranges.iter().find(|(known, _)| *known == letter);
            let (written, mut range) = (known.map(|(_, range)| range.clone()), String::new());
            if !list_text(parameters, &name, written, &mut range, LONGEST_RANGE) {
                continue;
            }
            match &letters {
                Some(letters) if !letters.contains(&letter) => {
                    parameters.corrections.say(say::own_no_letter(&name));
                }
                _ => self.ranges.push((letter, range)),
            }
        }
        parameters.choice("board", &mut self.edge, &Edge::ALL, Edge::name);
        let formula = Some(self.formula.clone()).filter(|formula| !formula.is_empty());
        list_text(parameters, "formula", formula, &mut self.formula, LONGEST_FORMULA);
        let at = self.at.iter().map(|at| at.iter().map(i32::to_string).collect::<Vec<_>>());
        if let Some(asked) = parameters.one(AT, at.map(|at| at.join(",")).next()) {
            self.at = self.read().point_of(&asked, &mut parameters.corrections);
        }
        parameters.choice("rules", &mut self.rules, &Rules::ALL, Rules::name);
        list_edit(parameters, &mut self.edit, say::own_unread);
        self.view.list(parameters);
    }
}

/// Lists a typed text, cut to this many characters. Whether the link has it.
fn list_text(
    parameters: &mut Parameters,
    name: &str,
    written: Option<String>,
    text: &mut String,
    longest: usize,
) -> bool {
    let Some(asked) = parameters.one(name, written) else { return false };
    *text = asked.chars().take(longest).collect();
    if text.len() < asked.len() {
        parameters.corrections.say(say::own_cut(longest, name));
    }
    true
}

impl OwnQuery {
    /// The query of a link to this page, and `None` for other links.
    pub fn of(page_link: &PageLink) -> Option<OwnQuery> {
        if page_link.word(0) != NAME {
            return None;
        }
        let mut link = page_link.clone();
        if link.parameter(FAMILY).is_none() {
            link.parameters.extend(example_link(EXAMPLES[0]).parameters);
        }
        let (query, mut corrections) = OwnQuery::default().opened(&link);
        if !page_link.word(1).is_empty() {
            corrections.push(say::exhibit_unknown_word(&shorten(page_link.word(1), 40)));
        }
        Some(OwnQuery { corrections, ..query })
    }

    /// The link to the query, without usual values.
    pub fn page_link(&self) -> PageLink {
        self.written(to_exhibit(NAME))
    }

    /// The same with another pattern. Its new letters get a range, and letters that it lacks lose theirs.
    pub fn with_family(&self, family: String) -> OwnQuery {
        let read = Family::parse(&family).ok();
        let ranges = match &read {
            None => self.ranges.clone(),
            Some(read) => {
                let range = |&letter: &char| {
                    let known = self.ranges.iter().find(|(known, _)| *known == letter);
                    (letter, known.map_or(USUAL_RANGE.to_string(), |(_, range)| range.clone()))
                };
                read.letters().iter().map(range).collect()
            }
        };
        let has_same_letters = ranges.iter().map(|(letter, _)| letter).eq(self.letters());
        let at = self.at.clone().filter(|_| has_same_letters);
        OwnQuery { family, ranges, at, ..self.of_family() }
    }

    fn letters(&self) -> impl Iterator<Item = &char> {
        self.ranges.iter().map(|(letter, _)| letter)
    }

    pub fn with_range(&self, letter: char, range: String) -> OwnQuery {
        let mut ranges: Vec<(char, String)> =
            self.ranges.iter().filter(|(known, _)| *known != letter).cloned().collect();
        ranges.push((letter, range));
        sort_by_number(&mut ranges, |(letter, _)| i64::from(u32::from(*letter)));
        let mut query = OwnQuery { ranges, ..self.of_family() };
        let cases = query.read().cases;
        let is_there = |point: &Vec<i32>| cases.iter().any(|case| case.point == *point);
        query.at = query.at.filter(|point| cases.is_empty() || is_there(point));
        query
    }

    pub fn with_edge(&self, edge: Edge) -> OwnQuery {
        OwnQuery { edge, ..self.of_family() }
    }

    pub fn with_formula(&self, formula: String) -> OwnQuery {
        OwnQuery { formula, corrections: Vec::new(), ..self.clone() }
    }

    pub fn with_rules(&self, rules: Rules) -> OwnQuery {
        OwnQuery { rules, ..self.of_family() }
    }

    /// The same with another case on the board.
    pub fn with_point(&self, point: Vec<i32>) -> OwnQuery {
        OwnQuery { at: Some(point), ..self.of_family() }
    }

    pub fn with_view(&self, view: View) -> OwnQuery {
        OwnQuery { view, ..self.clone() }
    }

    /// The same with another position on the board; with `None`, the family's own.
    pub fn with_edit(&self, edit: Option<String>) -> OwnQuery {
        OwnQuery { edit, corrections: Vec::new(), ..self.clone() }
    }

    /// The same with the family's own position.
    pub fn of_family(&self) -> OwnQuery {
        self.with_edit(None)
    }

    /// Whether both have the same family and formula.
    pub fn is_same(&self, other: &OwnQuery) -> bool {
        (&self.family, &self.ranges, self.edge, &self.formula)
            == (&other.family, &other.ranges, other.edge, &other.formula)
    }

    /// What the typed texts mean. Everything is checked before anybody values a board.
    pub fn read(&self) -> OwnFamily {
        let mut own = OwnFamily::default();
        if self.family.trim().is_empty() {
            own.fault(Field::Family, None, say::own_expected_pattern().to_string());
            return own;
        }
        let family = match Family::parse(&self.family) {
            Ok(family) => family,
            Err(error) => {
                own.fault(Field::Family, error.character, error.expected);
                return own;
            }
        };
        own.letters = family.letters().to_vec();
        let mut ranges = Vec::new();
        for &letter in family.letters() {
            let typed = self.ranges.iter().find(|(known, _)| *known == letter);
            let text = typed.map(|(_, range)| range.trim()).unwrap_or_default();
            if text.is_empty() {
                own.fault(Field::Range(letter), None, say::own_expected_range(&letter.to_string()));
                continue;
            }
            match LetterRange::parse(letter, text) {
                Ok(range) => ranges.push(range),
                Err(error) => own.fault(Field::Range(letter), error.character, error.expected),
            }
        }
        if own.faults.is_empty() {
            match family.cases(&ranges, self.edge) {
                Ok(cases) => own.cases = cases,
                Err(error) => own.fault(Field::Family, error.character, error.expected),
            }
        }
        own.ranges = ranges.into_iter().map(|range| range.numbers).collect();
        if !self.formula.trim().is_empty() {
            let read = Formula::read(&self.formula, &own.letters);
            let at = |case: &Case| read.clone()?.at(&case.point);
            let claims = match own.cases.is_empty() {
                true => read.clone().map(|_| Vec::new()),
                false => own.cases.iter().map(at).collect(),
            };
            match claims {
                Ok(claims) => own.claims = claims,
                Err(error) => own.fault(Field::Formula, Some(error.character), error.expected),
            }
        }
        own
    }

    /// The link of the board to the family's position.
    pub fn link(&self, own: &OwnFamily) -> Option<PositionLink> {
        let board = own.shown(self.at.as_deref())?.board.clone();
        Some(PositionLink { rules: self.rules, board, parameters: String::new() })
    }

    /// The link of the board to the position that it shows.
    pub fn shown(&self, own: &OwnFamily) -> Option<PositionLink> {
        let own = self.link(own)?;
        let edit = self.edit.as_deref().and_then(|link| PositionLink::parse(link).ok());
        Some(edit.unwrap_or(own))
    }
}

impl OwnFamily {
    fn fault(&mut self, field: Field, character: Option<usize>, expected: String) {
        self.faults.push(Fault { field, character, expected });
    }

    /// The first fault in a field.
    pub fn fault_in(&self, field: Field) -> Option<&Fault> {
        self.faults.iter().find(|fault| fault.field == field)
    }

    /// The case at these numbers, or the one that is shown first.
    pub fn shown(&self, at: Option<&[i32]>) -> Option<&Case> {
        let asked = at.and_then(|point| self.cases.iter().find(|case| case.point == point));
        asked.or_else(|| self.cases.get(FIRST_SHOWN.min(self.cases.len() / 2)))
    }

    /// The case beside this one, `by` places on.
    pub fn beside(&self, point: &[i32], by: isize) -> Option<&Case> {
        let place = self.cases.iter().position(|case| case.point == point)?;
        self.cases.get(place.checked_add_signed(by)?)
    }

    /// The cases as in `n = 4, k = 2`.
    pub fn named(&self, point: &[i32]) -> String {
        let numbers = self.letters.iter().zip(point);
        let numbers: Vec<String> =
            numbers.map(|(letter, number)| format!("{letter} = {number}")).collect();
        numbers.join(", ")
    }

    /// The numbers that a link asks for, each in its range; `None` without cases.
    fn point_of(&self, asked: &str, corrections: &mut Corrections) -> Option<Vec<i32>> {
        let usual = self.shown(None)?.point.clone();
        let mut asked = asked.split(',');
        let numbers = self.ranges.iter().zip(&usual);
        let point = numbers.map(|(range, &usual)| {
            corrections.number(AT, Some(asked.next().unwrap_or_default()), range.clone(), usual)
        });
        Some(point.collect())
    }
}

fn example_link(text: &str) -> PageLink {
    PageLink::parse(&format!("{}?{text}", to_exhibit(NAME)))
}

/// One of the examples.
pub fn example(text: &str) -> Option<OwnQuery> {
    OwnQuery::of(&example_link(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn query(parameters: &str) -> OwnQuery {
        OwnQuery::of(&example_link(parameters)).unwrap()
    }

    #[test]
    fn links_are_read_back() {
        for link in [
            "family=x(ox)%5En&n=1..12",
            "family=x%5Ej/o%5Ek&j=1..4&k=2&board=walls&formula=j%20-%20k&at=3,2&rules=modern",
            "family=x%5En&n=1..3&position=k1/ancient/plane/xo&hide=1&projector=1",
            "family=xo?%25&n=..",
            "family=",
        ] {
            let link = format!("#/gallery/own?{link}");
            let read = OwnQuery::of(&PageLink::parse(&link)).unwrap();
            assert!(read.corrections.is_empty(), "{:?}", read.corrections);
            let again = OwnQuery::of(&PageLink::parse(&read.page_link().to_string())).unwrap();
            assert_eq!(again, read);
        }
        assert_eq!(OwnQuery::of(&PageLink::parse("#/gallery/l?family=x")), None);
        let bare = OwnQuery::of(&PageLink::parse("#/gallery/own")).unwrap();
        assert_eq!(bare, query(EXAMPLES[0]));
    }

    #[test]
    fn examples_have_no_faults() {
        for text in EXAMPLES {
            let read = query(text);
            assert!(read.corrections.is_empty(), "{text}: {:?}", read.corrections);
            let family = read.read();
            assert!(family.faults.is_empty() && family.cases.len() > 7, "{text}");
        }
    }

    #[track_caller]
    fn check_corrected(parameters: &str, corrections: &[&str], kept: &str) {
        let read = query(parameters);
        assert_eq!(read.corrections, corrections);
        let link = PageLink { parameters: read.page_link().parameters, ..example_link(kept) };
        assert_eq!(link.to_string(), example_link(kept).to_string());
        assert!(OwnQuery::of(&link).unwrap().corrections.is_empty());
    }

    #[test]
    fn what_a_link_cannot_have_is_corrected() {
        check_corrected(
            "family=x^n&n=1..3&k=2&board=torus&rules=what&at=9",
            &[
                "The pattern has no k, so its range is left out.",
                "board can be plane or walls, not “torus”; shown: plane.",
                "at can be 1 to 3, not “9”; shown: 3.",
                "rules can be ancient or modern, not “what”; shown: ancient.",
            ],
            "family=x^n&n=1..3&at=3",
        );
        check_corrected(
            "family=x^j/o^k&j=1..3&k=5..6&at=2",
            &["at can be 5 to 6, not empty; shown: 6."],
            "family=x^j/o^k&j=1..3&k=5..6&at=2,6",
        );
        let long = "x".repeat(100_000);
        let (longest, cut) = (LONGEST_FAMILY, "x".repeat(500));
        check_corrected(
            &format!("family={long}"),
            &[&format!("family can have at most {longest} characters: the rest is left out.")],
            &format!("family={cut}"),
        );
    }

    /// Faults as `field: character: expected`.
    fn faults(parameters: &str) -> Vec<(Field, Option<usize>, String)> {
        let family = query(parameters).read();
        assert!(family.cases.is_empty() || family.faults[0].field == Field::Formula);
        let fault = |fault: Fault| (fault.field, fault.character, fault.expected);
        family.faults.into_iter().map(fault).collect()
    }

    #[track_caller]
    fn check(parameters: &str, field: Field, character: Option<usize>, expected: &str) {
        assert_eq!(faults(parameters), [(field, character, expected.to_string())]);
    }

    #[test]
    fn every_kind_of_fault_is_told_before_a_board_is_valued() {
        check("family=", Field::Family, None, "a pattern such as x(ox)^n");
        check("family=xo?", Field::Family, Some(3), "x, o, ., a number, ( or /, found “?”");
        // A million stones.
        check(
            "family=(((x^100/)^100/)^100/)^n&n=1",
            Field::Family,
            Some(18),
            "at most 200 rows, found 10000 for n = 1",
        );
        check(
            "family=x^n&n=1..201",
            Field::Range('n'),
            None,
            "for n a number, or a range such as 1..20, from -200 to 200, found “1..201”",
        );
        check(
            "family=x^n/o^k&n=1..20&k=1..20",
            Field::Family,
            None,
            "ranges with at most 200 boards, found 400",
        );
        check("family=x^n", Field::Range('n'), None, "a range for n, such as 1..20");
        check(
            "family=xo/x^n&n=1..4&board=walls",
            Field::Family,
            Some(4),
            "a row of 2 squares, found 1 for n = 1: between walls all rows have the same length",
        );
        check(
            "family=x^n&n=1..4&formula=m even: 1",
            Field::Formula,
            Some(1),
            "a letter of the pattern or else, found “m”",
        );
        let (field, character, _) =
            faults("family=x^n&n=1..4&formula=n=4: n %2B; else: 0").remove(0);
        assert_eq!((field, character), (Field::Formula, Some(9)));
    }

    #[test]
    fn letters_appear_and_go_while_the_reader_types() {
        let typed = |query: &OwnQuery, text: &str| query.with_family(text.to_string());
        let one = typed(&query("family=x&at="), "x^n");
        assert_eq!(one.ranges, [('n', "1..10".to_string())]);
        let two = typed(&one.with_range('n', "2..5".to_string()), "x^n/o^k");
        let usual = "1..10".to_string();
        assert_eq!(two.ranges, [('k', usual), ('n', "2..5".to_string())]);
        // A pattern that is not finished keeps all ranges.
        assert_eq!(typed(&two, "x^n/(o^").ranges, two.ranges);
        assert_eq!(typed(&two, "x^n").ranges, [('n', "2..5".to_string())]);
        // The board stays where it is if the letters do.
        let at = two.with_point(vec![3, 4]);
        assert_eq!(typed(&at, "x^k/o^n").at, Some(vec![3, 4]));
        assert_eq!(typed(&at, "x^n").at, None);
        // It goes if the range leaves its number behind, but not while a range is typed.
        assert_eq!(at.with_range('k', "1..".to_string()).at, Some(vec![3, 4]));
        assert_eq!(at.with_range('k', "1..2".to_string()).at, None);
    }

    #[test]
    fn shows_a_case_and_its_neighbours() {
        let family = query("family=x^n&n=1..9").read();
        assert_eq!(family.shown(None).unwrap().point, [4]);
        assert_eq!(family.shown(Some(&[7])).unwrap().point, [7]);
        assert_eq!(family.shown(Some(&[70])).unwrap().point, [4]);
        assert_eq!(family.beside(&[9], -1).unwrap().point, [8]);
        assert_eq!(family.beside(&[9], 1), None);
        assert_eq!(family.named(&[9]), "n = 9");
        let asked = query("family=xo^n&n=1..9&at=3&rules=modern");
        assert_eq!(asked.link(&asked.read()).unwrap().to_string(), "#/k1/modern/plane/xooo");
    }
}
