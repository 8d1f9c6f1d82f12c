//! The exhibit that a link asks for: its numbers, its rules, its position and its table.

use std::ops::RangeInclusive;

use crate::link::corrections::Corrections;
use crate::link::line::STEP;
use crate::link::page_link::PageLink;
use crate::link::parameters::{Parameters, Place};
use crate::link::position_link::PositionLink;
use crate::link::problem::{TextError, shorten};
use crate::link::view::View;
use crate::pages::gallery::NAME;
use konane::{Board, Edge, NimberStep, Rules, nimber_steps};
use teaching::content::{Claim, Exhibit, Family, NIMBER_MACHINE, Parameter, Subject, exhibit};
use words::say;
use worker::message::{ClaimText, Entry, Position, SubjectText};

#[derive(Clone, Debug)]
pub struct ExhibitLink {
    pub exhibit: &'static Exhibit,
    pub family: &'static Family,
    pub point: Vec<i32>,
    pub rules: Rules,
    /// The position that the reader made from the exhibit's, as a link of the board.
    pub edit: Option<String>,
    /// The step of the nimber machine, counted from 0; `None` for the finished machine.
    pub step: Option<usize>,
    pub view: View,
    /// One sentence for each part of the link that the page could not follow.
    pub corrections: Vec<String>,
}

impl PartialEq for ExhibitLink {
    fn eq(&self, other: &ExhibitLink) -> bool {
        std::ptr::eq(self.exhibit, other.exhibit)
            && (&self.point, self.rules, &self.edit, self.step, self.view, &self.corrections)
                == (
                    &other.point,
                    other.rules,
                    &other.edit,
                    other.step,
                    other.view,
                    &other.corrections,
                )
    }
}

impl Eq for ExhibitLink {}

pub fn entrance() -> PageLink {
    PageLink::to(NAME, &[])
}

pub fn to_exhibit(name: &str) -> PageLink {
    PageLink::to(NAME, &[name])
}

/// The same link, which opens the exhibit's position on the board.
pub fn on_board(page_link: PageLink) -> PageLink {
    PageLink { words: vec![page_link.word(0).to_string(), ON_BOARD.to_string()], ..page_link }
}

pub fn is_for_board(page_link: &PageLink) -> bool {
    page_link.word(1) == ON_BOARD
}

const ON_BOARD: &str = "board";
/// The beginning of a link of the board, which `position=` leaves out.
const BOARD_LINK: &str = "#/";

impl Place for ExhibitLink {
    fn list(&mut self, parameters: &mut Parameters) {
        let family = self.family;
        let numbers = family.parameters.iter().zip(&self.point);
        let asked = numbers.map(|(it, &number)| parameters.one(it.symbol, Some(it.typed(number))));
        let asked: Vec<Option<String>> = asked.collect();
        if parameters.is_read {
            self.read_point(&asked, &mut parameters.corrections);
        }
        let others = family.rules().iter().filter(|&&rules| rules != family.usual());
        let rules: Vec<Rules> = [family.usual()].iter().chain(others).copied().collect();
        parameters.choice("rules", &mut self.rules, &rules, Rules::name);
        list_edit(parameters, &mut self.edit, say::exhibit_unread);
        self.view.list(parameters);
        let asked = parameters.one(STEP, self.step.map(|step| (step + 1).to_string()));
        if asked.is_some() {
            let corrections = &mut parameters.corrections;
            self.step = step(corrections, self.exhibit, &self.point, asked.as_deref());
        }
    }
}

/// Lists the position that a reader made.
pub fn list_edit(
    parameters: &mut Parameters,
    edit: &mut Option<String>,
    unread: fn(&str) -> String,
) {
    let written = edit.as_deref().and_then(|link| link.strip_prefix(BOARD_LINK));
    match parameters.one("position", written.map(str::to_string)).map(|asked| edited(&asked)) {
        Some(Ok((link, inside))) => {
            *edit = Some(link);
            parameters.corrections.0.extend(inside.0);
        }
        Some(Err(error)) => parameters.corrections.say(unread(&error.to_string())),
        None => {}
    }
}

impl ExhibitLink {
    /// `None` if the gallery has no family of this name.
    pub fn of(page_link: &PageLink) -> Option<ExhibitLink> {
        let exhibit = exhibit(page_link.word(0))?;
        let family = exhibit.family()?;
        let usual = ExhibitLink {
            exhibit,
            family,
            point: family.first(),
            rules: family.usual(),
            edit: None,
            step: None,
            view: View::default(),
            corrections: Vec::new(),
        };
        let (link, mut corrections) = usual.opened(page_link);
        if !matches!(page_link.word(1), "" | ON_BOARD) {
            corrections.push(say::exhibit_unknown_word(&shorten(page_link.word(1), 40)));
        }
        Some(ExhibitLink { corrections, ..link })
    }

    fn read_point(&mut self, asked: &[Option<String>], corrections: &mut Corrections) {
        let (family, point) = (self.family, &mut self.point);
        // The first number comes last, because the others limit it.
        for (place, parameter) in family.parameters.iter().enumerate().rev() {
            let range = family.range(place, point);
            let usual = point[place].clamp(*range.start(), *range.end());
            point[place] = number(corrections, asked[place].as_deref(), parameter, range, usual);
        }
        if let Some(nearest) = nearest(family, point, 0) {
            corrections.gap(family.symbol(), point[0], nearest);
            point[0] = nearest;
        }
    }

    /// The link to the exhibit, without usual values.
    pub fn page_link(&self) -> PageLink {
        self.written(to_exhibit(self.exhibit.name))
    }

    pub fn with_view(&self, view: View) -> ExhibitLink {
        ExhibitLink { view, ..self.clone() }
    }

    pub fn with_rules(&self, rules: Rules) -> ExhibitLink {
        ExhibitLink { rules, ..self.with_edit(None) }
    }

    /// The same exhibit with another position; with `None`, its own.
    pub fn with_edit(&self, edit: Option<String>) -> ExhibitLink {
        ExhibitLink { edit, corrections: Vec::new(), ..self.clone() }
    }

    /// The same exhibit at another step of the nimber machine.
    pub fn with_step(&self, step: Option<usize>) -> ExhibitLink {
        ExhibitLink { step, ..self.with_edit(None) }
    }

    /// The same exhibit with another number for a parameter and its own position. The first number
    /// changes if it does not go with the others.
    pub fn with(&self, place: usize, number: i32) -> ExhibitLink {
        let mut changed = self.with_edit(None);
        if let (Some(old), Some(parameter)) =
            (changed.point.get_mut(place), self.family.parameters.get(place))
        {
            *old = number.clamp(parameter.least, parameter.most);
            if let Some(nearest) = nearest(self.family, &changed.point, self.point[0]) {
                changed.point[0] = nearest;
            }
        }
        let asked = self.step.map(|step| (step + 1).to_string());
        let mut corrections = Corrections::default();
        changed.step = step(&mut corrections, self.exhibit, &changed.point, asked.as_deref());
        ExhibitLink { corrections: corrections.0, ..changed }
    }

    /// The same exhibit with the next smaller or greater number of its first parameter that has a
    /// position.
    pub fn beside(&self, by: i32) -> Option<ExhibitLink> {
        let from = *self.point.first()?;
        let points = self.family.points(&self.point);
        let numbers = points.iter().map(|point| point[0]);
        let number = match by < 0 {
            true => numbers.filter(|number| *number < from).max(),
            false => numbers.filter(|number| *number > from).min(),
        };
        Some(self.with(0, number?))
    }

    pub fn board(&self) -> Option<Board> {
        match (self.family.subject)(&self.point)? {
            Subject::Position(board) => Some(board),
            Subject::Expression(_) => None,
        }
    }

    /// The expression that the worker values, if there is no board.
    pub fn expression(&self) -> Option<String> {
        match (self.family.subject)(&self.point)? {
            Subject::Position(_) => None,
            Subject::Expression(text) => Some(text),
        }
    }

    /// The link that the board opens: to the position that the reader made or, without one, to the
    /// exhibit's own.
    pub fn shown(&self) -> Option<String> {
        let link = self.edited().or_else(|| self.link())?;
        let parameters = self.view.plain().write(&link.parameters);
        Some(PositionLink { parameters, ..link }.to_string())
    }

    /// The position that the reader made from the exhibit's.
    pub fn edited(&self) -> Option<PositionLink> {
        PositionLink::parse(self.edit.as_deref().filter(|_| self.board().is_some())?).ok()
    }

    /// The link of the board to the exhibit's own position.
    pub fn link(&self) -> Option<PositionLink> {
        let step = self.step.and_then(|step| self.steps().into_iter().nth(step));
        let board = step.map(|step| step.board).or_else(|| self.board())?;
        Some(PositionLink { rules: self.rules, board, parameters: String::new() })
    }

    /// The steps in which the nimber machine builds the nimber; none in other exhibits.
    pub fn steps(&self) -> Vec<NimberStep> {
        steps(self.exhibit, &self.point)
    }

    /// The lines of the table: the rules and numbers of each, and the entry to compute.
    pub fn entries(&self) -> Vec<(Rules, Vec<i32>, Entry)> {
        let mut entries = Vec::new();
        for point in self.family.points(&self.point) {
            for &rules in self.family.rules() {
                if let Some(entry) = entry(self.family, rules, &point) {
                    entries.push((rules, point.clone(), entry));
                }
            }
        }
        entries
    }
}

fn steps(exhibit: &Exhibit, point: &[i32]) -> Vec<NimberStep> {
    let number = point.first().filter(|_| exhibit.name == NIMBER_MACHINE);
    number.and_then(|number| nimber_steps(number.unsigned_abs())).unwrap_or_default()
}

/// The step that a link asks for, counted from 0.
fn step(
    corrections: &mut Corrections,
    exhibit: &Exhibit,
    point: &[i32],
    asked: Option<&str>,
) -> Option<usize> {
    let count = asked.map_or(0, |_| steps(exhibit, point).len() as i32);
    let step = (count > 0).then(|| corrections.number(STEP, asked, 1..=count, count))?;
    Some(step as usize - 1)
}

/// If this point has no position, the nearest first number with which it has one; of two, the one
/// farther from the reader's previous number.
fn nearest(family: &Family, point: &[i32], from: i32) -> Option<i32> {
    let number = *point.first().filter(|_| (family.subject)(point).is_none())?;
    let numbers = family.points(point).into_iter().map(|point| point[0]);
    numbers.min_by_key(|it| ((it - number).abs(), -(it - from).abs()))
}

/// The number that a link asks for. New links give choices as words, older ones as numbers.
fn number(
    corrections: &mut Corrections,
    asked: Option<&str>,
    parameter: &Parameter,
    range: RangeInclusive<i32>,
    usual: i32,
) -> i32 {
    if parameter.choices.is_empty() {
        return corrections.number(parameter.symbol, asked, range, usual);
    }
    let number = asked.and_then(|asked| asked.trim().parse().ok());
    let words: Vec<(String, i32)> =
        range.clone().map(|number| (parameter.typed(number), number)).collect();
    let choices: Vec<(&str, i32)> =
        words.iter().map(|(word, number)| (word.as_str(), *number)).collect();
    number.filter(|number| range.contains(number)).unwrap_or_else(|| {
        corrections.choice(parameter.symbol, asked, &choices, (&parameter.typed(usual), usual))
    })
}

/// The link of the board in a text, and the corrections to it.
fn edited(text: &str) -> Result<(String, Corrections), TextError> {
    // Without a path the board would show its first example.
    let path = text.split('?').next().unwrap_or_default();
    if path.trim_matches(['#', '/', ' ']).is_empty() {
        let reason = "expected k1 or k2, found nothing".to_string();
        return Err(TextError { at: 1, reason });
    }
    let link = PositionLink::parse(text)?;
    // The exhibit's own link contains the view.
    let (_, line, unknown, corrections) = link.read_parameters();
    let link = PositionLink { parameters: line.write(unknown), ..link };
    Ok((link.to_string(), corrections))
}

fn entry(family: &Family, rules: Rules, point: &[i32]) -> Option<Entry> {
    let subject = match (family.subject)(point)? {
        Subject::Position(board) => SubjectText::Position(Position {
            modern: rules == Rules::Modern,
            walls: board.edge() == Edge::Walls,
            board: board.to_string(),
        }),
        Subject::Expression(text) => SubjectText::Expression(text),
    };
    let claim = family.claim(rules, point).and_then(|claim| match claim {
        Claim::Value { value, .. } => Some(ClaimText::Value(value)),
        Claim::Outcome(outcome) => Some(ClaimText::Outcome(outcome)),
        Claim::BlackFirst(_) | Claim::Holds | Claim::Said => None,
    });
    Some(Entry { subject, claim, is_explored: (family.open)(point) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn exhibit_link(address: &str) -> Option<ExhibitLink> {
        ExhibitLink::of(&PageLink::parse(address))
    }

    #[test]
    fn shows_what_a_link_asks_for() {
        let row = exhibit_link("#/gallery/l?n=3&rules=Modern").unwrap();
        assert_eq!(row.link().unwrap().to_string(), "#/k1/modern/plane/xox");
        assert_eq!(row.page_link().to_string(), "#/gallery/l?n=3&rules=modern");
        assert_eq!(row.with(0, 4).page_link().to_string(), "#/gallery/l?n=4&rules=modern");
        let usual = exhibit_link("#/gallery/L").unwrap();
        assert_eq!(usual.point, usual.family.first());
        assert_eq!(exhibit_link("#/gallery/nothing"), None);
    }

    #[test]
    fn says_what_cannot_be_shown() {
        for (asked, shown) in [("99999999999999", 40), ("x", 5), ("-3", 0)] {
            let there = exhibit_link(&format!("#/gallery/l?n={asked}")).unwrap();
            assert_eq!((there.point[0], there.corrections.len()), (shown, 1), "{asked}");
            assert!(there.corrections[0].starts_with("n can be 0 to 40"));
            assert!(there.with(0, 7).corrections.is_empty());
        }
    }

    #[test]
    fn reads_choices_by_their_words() {
        for (asked, point, link) in [
            ("narrow?opening=H-C&n=8&rows=3", [8, 3, 2], "narrow?n=8&rows=3&opening=h-c"),
            ("narrow?opening=v-c&rows=2", [5, 2, 3], "narrow?n=5&rows=2&opening=v-c"),
            ("narrow?n=8&rows=3&opening=1", [8, 3, 1], "narrow?n=8&rows=3&opening=v-m"),
        ] {
            let there = exhibit_link(&format!("#/gallery/{asked}")).unwrap();
            assert_eq!((&there.point[..], there.corrections.len()), (&point[..], 0), "{asked}");
            assert_eq!(there.page_link().to_string(), format!("#/gallery/{link}"));
        }
        let there = exhibit_link("#/gallery/whole?size=5X5&opening=h-d").unwrap();
        assert_eq!(there.point, [3, 0]);
        let said = "opening can be h-m, v-m, h-c or v-c, not “h-d”; shown: h-m.";
        assert_eq!(there.corrections, [said]);
    }

    /// 6 × 7 exists only after H-C, and three rows have at least three columns.
    #[test]
    fn has_a_position_for_all_numbers_that_can_be_chosen() {
        let there = exhibit_link("#/gallery/narrow?n=2&rows=3").unwrap();
        assert_eq!(there.point, [3, 3, 0]);
        assert_eq!(there.corrections, ["n can be 3 to 20, not “2”; shown: 3."]);
        assert_eq!(there.with(1, 4).point, [4, 4, 0]);
        let there = exhibit_link("#/gallery/whole?size=6x7&opening=h-c").unwrap();
        assert_eq!((&there.point[..], there.corrections.len()), (&[5, 2][..], 0));
        assert_eq!(there.with(1, 0).point, [4, 0]);
        // Two equal rows have an even number of stones; a step skips the odd numbers.
        let there = exhibit_link("#/gallery/l2?n=7").unwrap();
        assert_eq!(there.corrections, ["There is no position for n = 7; shown: n = 8."]);
        assert_eq!([there.with(0, 7).point, there.with(0, 9).point], [[6], [10]]);
        let there = exhibit_link("#/gallery/whole?size=6x7").unwrap();
        assert_eq!((there.point[0], there.corrections.len()), (0, 1));
    }

    #[test]
    fn keeps_what_a_visitor_has_made() {
        let link = "#/gallery/l?n=3&position=k1/modern/plane/xo/.x%3Fline%3D0_0r1";
        let there = exhibit_link(link).unwrap();
        assert_eq!(there.shown().unwrap(), "#/k1/modern/plane/xo/.x?line=0_0r1");
        assert_eq!(there.page_link().to_string(), link);
        for own in [there.with(0, 3), there.with_rules(Rules::Ancient), there.with_edit(None)] {
            assert_eq!(own.page_link().to_string(), "#/gallery/l?n=3");
            assert_eq!(own.shown().unwrap(), "#/k1/ancient/plane/xox");
        }
    }

    #[test]
    fn says_what_it_corrects_in_a_position() {
        let link = "#/gallery/l?n=3&position=k1/ancient/plane/xo/.x%3Fline%3D0_0r1.9_9r9";
        let there = exhibit_link(link).unwrap();
        let said = "Jump 2 of line, “9_9r9”, cannot be played: the line ends before it.";
        assert_eq!(there.corrections, [said]);
        let kept = "#/gallery/l?n=3&position=k1/ancient/plane/xo/.x%3Fline%3D0_0r1";
        assert_eq!(there.page_link().to_string(), kept);
        let wrong = exhibit_link("#/gallery/nimbers/bord?n=3&rules=modern&show=x").unwrap();
        assert_eq!(
            wrong.corrections,
            [
                "rules can be ancient, not “modern”; shown: ancient.",
                "show can name parts, reach, left and right, not “x”: that is left out.",
                "This exhibit has no “bord”.",
            ]
        );
    }

    /// A board that is too large for rows is packed here too.
    #[test]
    fn keeps_a_large_position() {
        let large = "k2/ancient/walls/200/200/95PKFN5XZCWB";
        let link = format!("#/gallery/l?n=3&position={large}");
        let there = exhibit_link(&link).unwrap();
        assert_eq!((there.page_link().to_string(), there.corrections.len()), (link, 0));
        assert_eq!(there.shown().unwrap(), format!("#/{large}"));
    }

    #[test]
    fn keeps_how_it_is_looked_at() {
        let link = "#/gallery/l?n=3&show=reach.left&hide=1&projector=1";
        let there = exhibit_link(link).unwrap();
        assert!(there.view.is_hidden && there.view.reach && !there.view.parts);
        assert_eq!(there.page_link().to_string(), link);
        assert_eq!(there.with(0, 4).view, there.view);
        assert_eq!(there.shown().unwrap(), "#/k1/ancient/plane/xox?show=reach.left&hide=1");
        let framed = there.with_view(there.view.plain().embedded());
        assert_eq!(
            framed.page_link().to_string(),
            "#/gallery/l?n=3&show=reach.left&hide=1&embed=1"
        );
    }

    #[test]
    fn says_where_a_position_is_wrong() {
        for (text, problem) in [
            ("", "character 1: expected k1 or k2, found nothing"),
            ("%23/", "character 1: expected k1 or k2, found nothing"),
            ("%3Fline", "character 1: expected k1 or k2, found nothing"),
            ("xo", "character 1: expected k1 or k2, found “xo”"),
            ("k1/old/plane/xo", "character 4: expected ancient or modern, found “old”"),
            (
                "k1/ancient/plane/xo/.z",
                "character 22: row 2, column 2: expected x, o, . or a number, found “z”",
            ),
            (
                "%25zz",
                "character 1: expected two hexadecimal digits after “%” that stand for a character",
            ),
        ] {
            let there = exhibit_link(&format!("#/gallery/l?n=3&position={text}")).unwrap();
            assert_eq!((there.corrections.len(), &there.edit), (1, &None), "{text}");
            assert!(
                there.corrections[0].contains(&format!("At {problem}.")),
                "{:?}",
                there.corrections
            );
            assert_eq!(there.shown().unwrap(), "#/k1/ancient/plane/xox");
        }
    }

    #[test]
    fn tabulates_under_both_rules() {
        let entries = exhibit_link("#/gallery/l?n=3").unwrap().entries();
        assert_eq!(entries.len(), 82);
        let (rules, point, entry) = &entries[7];
        assert_eq!((*rules, &point[..]), (Rules::Modern, &[3][..]));
        assert_eq!(entry.claim, Some(ClaimText::Value("-1".to_string())));
    }
}
