//! Finds the exhibits that show a place of a paper, and the links to them.

use crate::link::page_link::PageLink;
use crate::pages::gallery::exhibit_link::{ExhibitLink, to_exhibit};
use crate::pages::gallery::verdict::Mark;
use basics::sorting::sort_by_number;
use konane::Rules;
use teaching::content::papers::{Entry, PAPERS, Publication, Section};
use teaching::content::{
    Citation, Claim, Exhibit, Family, Figure, Law, Question, Source, exhibits,
};

/// An exhibit, with the link to the numbers at which it shows a place.
#[derive(Clone, Debug)]
pub struct Showing {
    pub exhibit: &'static Exhibit,
    pub link: PageLink,
}

/// A statement of a paper, and the exhibit that shows it.
pub struct Item {
    pub exhibit: &'static Exhibit,
    pub law: &'static Law,
    pub link: PageLink,
    /// The verdict on the statement and the origin of the position; `None` if the statement is not
    /// about a single value.
    pub verdict: Option<(Mark, Figure)>,
}

/// Whether a source names this place of a paper.
fn is_at(source: &Source, paper: &Publication, section: &Section, place: Option<Citation>) -> bool {
    source.paper == paper.paper
        && source.section == section.heading
        && match place {
            Some(place) => source.places.contains(&place),
            None => source.places.is_empty(),
        }
}

/// All statements at a place that exhibits show.
pub fn items(paper: &Publication, section: &Section, place: Option<Citation>) -> Vec<Item> {
    let laws = exhibits().flat_map(|exhibit| exhibit.laws().iter().map(move |law| (exhibit, law)));
    let there = laws.filter(|(_, law)| is_at(&law.source, paper, section, place));
    let item = |(exhibit, law): (&'static Exhibit, &'static Law)| {
        let link = to_law(exhibit, law);
        let there = ExhibitLink::of(&link);
        let verdict = there.and_then(|ExhibitLink { family, point, .. }| {
            Some((Mark::of_law(family, law)?, (family.figure)(&point)))
        });
        // The rooms show statements that hold; their positions are not a paper's.
        let holds =
            exhibit.family().is_none() && (law.claim)(Rules::Ancient, &[]) == Some(Claim::Holds);
        let verdict = verdict.or_else(|| holds.then_some((Mark::Agrees, Figure::Printed)));
        Item { exhibit, law, link, verdict }
    };
    let mut items: Vec<Item> = there.map(item).collect();
    // Two exhibits may show one statement.
    items.dedup_by_key(|item| (item.law.of, item.law.value));
    items
}

/// How many statements of a paper the exhibits show, by the origin of their positions.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    pub statements: usize,
    pub on_printed: usize,
    /// Restored or guessed.
    pub on_restored: usize,
    pub on_ours: usize,
    /// Not compared.
    pub only_said: usize,
    pub questions: usize,
}

impl Tally {
    pub fn of(paper: &Publication) -> Tally {
        let mut tally = Tally::default();
        for section in paper.sections {
            for entry in section.entries {
                for item in items(paper, section, entry.place) {
                    tally.statements += 1;
                    *match item.verdict.map(|(_, figure)| figure) {
                        None => &mut tally.only_said,
                        Some(Figure::Printed) => &mut tally.on_printed,
                        Some(Figure::Restored | Figure::Guessed) => &mut tally.on_restored,
                        Some(Figure::Ours) => &mut tally.on_ours,
                    } += 1;
                }
                tally.questions += asked(paper, section, entry.place).len();
            }
        }
        tally
    }
}

/// The questions that a paper asks at a place, each with the exhibit that says what is known.
pub fn asked(
    paper: &Publication,
    section: &Section,
    place: Option<Citation>,
) -> Vec<(&'static Exhibit, &'static Question)> {
    let all = exhibits().flat_map(|exhibit| exhibit.questions.iter().map(move |it| (exhibit, it)));
    all.filter(|(_, question)| is_at(&question.source, paper, section, place)).collect()
}

/// What the papers state at the places that an exhibit shows, each once.
pub fn stated(exhibit: &Exhibit) -> Vec<(&'static Publication, &'static Section, &'static Entry)> {
    let sources = exhibit.sources();
    let mut stated = Vec::new();
    for paper in PAPERS {
        for section in paper.sections {
            for entry in section.entries {
                if sources.iter().any(|source| is_at(source, paper, section, entry.place)) {
                    stated.push((paper, section, entry));
                }
            }
        }
    }
    stated
}

/// The name of a place in the reader's language: its section, and its number if it has one.
pub fn said(paper: &Publication, section: &Section, entry: &Entry) -> String {
    let heading = Source::of(paper.paper, section.heading, &[]).said();
    match entry.place {
        Some(place) => format!("{heading}, {}", place.said()),
        None => heading,
    }
}

/// The exhibits of a place, each once.
pub fn showings(paper: &Publication, section: &Section, place: Option<Citation>) -> Vec<Showing> {
    let is_there = |source: &Source| is_at(source, paper, section, place);
    let showing = |exhibit: &'static Exhibit| {
        let link = if is_there(&exhibit.source) {
            Some(to_exhibit(exhibit.name))
        } else {
            let law = exhibit.laws().iter().find(|law| is_there(&law.source));
            law.map(|law| to_law(exhibit, law))
        };
        let is_asked = exhibit.questions.iter().any(|question| is_there(&question.source));
        let link = link.or_else(|| is_asked.then(|| to_exhibit(exhibit.name)))?;
        Some(Showing { exhibit, link })
    };
    exhibits().filter_map(showing).collect()
}

/// Whether an exhibit shows the place; for a section, also whether one shows something in it.
pub fn is_shown(paper: &Publication, section: &Section, entry: &Entry) -> bool {
    let is_shown = |place| !showings(paper, section, place).is_empty();
    match entry.place {
        Some(_) => is_shown(entry.place),
        None => section.entries.iter().any(|entry| is_shown(entry.place)),
    }
}

/// The link to an exhibit at numbers to which a law applies.
pub fn to_law(exhibit: &'static Exhibit, law: &Law) -> PageLink {
    if !law.shown_by.is_empty() {
        return to_place(&format!("{}?{}", exhibit.name, law.shown_by));
    }
    let Some(family) = exhibit.family() else { return to_exhibit(exhibit.name) };
    let applies = |rules: Rules, point: &[i32]| (law.claim)(rules, point).is_some();
    let usual = family.usual();
    let first = family.first();
    let distance = |point: &Vec<i32>| -> i32 {
        point.iter().zip(&first).map(|(one, other)| (one - other).abs()).sum()
    };
    let mut points = points(family);
    sort_by_number(&mut points, |point| i64::from(distance(point)));
    let found = [usual].iter().chain(family.rules()).find_map(|&rules| {
        let point = points.iter().find(|point| applies(rules, point))?;
        Some(to_point(exhibit, rules, point))
    });
    found.unwrap_or_else(|| to_exhibit(exhibit.name))
}

/// The link to an exhibit at these numbers.
pub fn to_point(exhibit: &'static Exhibit, rules: Rules, point: &[i32]) -> PageLink {
    let link = to_exhibit(exhibit.name);
    match ExhibitLink::of(&link) {
        Some(exhibit_link) => {
            let point = point.to_vec();
            ExhibitLink { point, rules, ..exhibit_link }.page_link()
        }
        None => link,
    }
}

/// A link within the gallery by its text, such as `narrow?n=8&rows=3`.
pub fn to_place(text: &str) -> PageLink {
    PageLink::parse(&format!("#/gallery/{text}"))
}

/// The link to the exhibits of a paper.
pub fn to_paper(name: &str) -> PageLink {
    to_place(&format!("papers/{name}"))
}

/// All combinations of numbers for which the family has a subject.
pub fn points(family: &Family) -> Vec<Vec<i32>> {
    let numbers = family.all_numbers().into_iter();
    numbers.filter(|at| (family.subject)(at).is_some()).collect()
}
