//! Nothing is used before it is explained: for every term of the glossary and every sign, the first step that uses
//! it is the one that explains it. Steps use also what is said of an answer, and hints. `--nocapture` prints the list.

mod exercises;

use std::collections::HashSet;
use std::iter;

use basics::budget::Budget;
use exercises::{exercise, rules};
use solver::Solver;
use teaching::content::glossary::{self, Piece};
use teaching::content::lessons::{Course, Item, read};
use teaching::lessons::{HINTS, Referee, hint, judge};
use testing::outcomes;

/// The terms of the glossary that the lessons use, each with the step that explains it, in the order of the course.
const TERMS: &[(&str, &str)] = &[
    ("konane", "rules/board"),
    ("jump", "rules/jump"),
    ("leap", "rules/jump"),
    ("ancient", "rules/double"),
    ("normal-play", "rules/last"),
    ("outcome", "outcomes/two"),
    ("part", "sums/parts"),
    ("sum", "sums/copy"),
    ("inverse", "comparing/beside"),
    ("difference", "comparing/beside"),
    ("equal", "comparing/difference"),
    ("confused", "comparing/difference"),
    ("zero", "zero/zero"),
    ("positive", "zero/signs"),
    ("negative", "zero/signs"),
    ("fuzzy", "zero/signs"),
    ("copycat", "zero/copycat"),
    ("value", "numbers/one"),
    ("integer", "numbers/one"),
    ("option", "numbers/braces"),
    ("number", "halves/name"),
    ("simplest", "halves/simplest"),
    ("dyadic", "halves/between"),
    ("star", "nimbers/star"),
    ("nimber", "nimbers/two"),
    ("partizan", "nim/heaps"),
    ("nim-sum", "nim/binary"),
    ("up", "infinitesimals/up"),
    ("down", "infinitesimals/make"),
    ("infinitesimal", "infinitesimals/order"),
    ("dominated", "dominated/better"),
    ("reversible", "reversible/example"),
    ("canonical-form", "reversible/form"),
    ("hot", "hot/switch"),
    ("switch", "hot/switch"),
    ("cold", "hot/who"),
    ("stops", "hot/stops"),
    ("mean", "temperature/mean"),
    ("cooling", "temperature/tax"),
    ("temperature", "temperature/tax"),
    ("thermograph", "thermographs/half"),
    ("mast", "thermographs/half"),
    ("number-avoidance", "avoidance/avoid"),
    ("tiny", "tiny/threat"),
    ("miny", "tiny/miny"),
    ("modern", "rules-again/once"),
    ("birthday", "birthdays/rule"),
    ("all-small", "atomic/count"),
    ("atomic-weight", "atomic/count"),
    ("two-ahead", "atomic/ahead"),
    ("remote-star", "atomic/remote"),
    ("mean-value", "means/theorem"),
    ("reduced", "reduced/near"),
];

/// Signs, and words that the glossary does not have, each with the step that explains it.
const SIGNS: &[(&str, &str)] = &[
    ("−h", "comparing/beside"),
    ("g − h", "comparing/beside"),
    ("g > h", "comparing/difference"),
    ("≥", "comparing/hold"),
    ("worth", "zero/zero"),
    ("value", "numbers/one"),
    ("{", "numbers/braces"),
    ("½", "halves/name"),
    ("¼", "halves/middle"),
    ("∗", "nimbers/star"),
    ("∗2", "nimbers/two"),
    ("mex", "nim/mex"),
    ("↑", "infinitesimals/up"),
    ("⇑", "infinitesimals/twice"),
    ("↓", "infinitesimals/make"),
    ("takes the place", "reversible/replaced"),
    ("1∗", "simplicity/none"),
    ("±", "hot/plus-minus"),
    ("||", "hot/threat"),
    ("threat", "hot/threat"),
    ("frozen", "temperature/exactly"),
    ("wall", "thermographs/half"),
];

fn course() -> Course {
    read(include_str!("../../../static/lessons-en.txt")).unwrap_or_else(|error| panic!("{error}"))
}

/// Every text with its place, in the order in which a student reads them. A lesson's end has no step: what is used
/// there must have been explained before.
fn texts(course: &Course) -> Vec<(String, Vec<String>)> {
    let mut texts = Vec::new();
    for lesson in &course.lessons {
        for step in &lesson.items {
            let texts_of = texts_of(step).into_iter().chain(said_of_answers(course, step));
            texts.push((format!("{}/{}", lesson.name, step.name), texts_of.collect()));
        }
        let end = [&lesson.summary].into_iter().chain(&lesson.remember).cloned().collect();
        texts.push((format!("the end of {}", lesson.name), end));
    }
    texts
}

fn texts_of(step: &Item) -> Vec<String> {
    let claims = step.subjects().iter().filter_map(|subject| subject.worth.as_ref());
    let claims = claims.chain(step.leads.iter().filter_map(|lead| lead.worth.as_ref()));
    let task = step.task.as_ref().map(ToString::to_string).unwrap_or_default();
    let said = iter::once(&step.title).chain(&step.says).chain([&step.asks]).chain(&step.hints);
    let said = said.chain([&step.after, &task]).cloned();
    said.chain(claims.map(|claim| claim.signs.clone())).collect()
}

/// What is said of the answers that the file lists, and the hints.
fn said_of_answers(course: &Course, step: &Item) -> Vec<String> {
    let mut said = Vec::new();
    for seed in 0..if step.drawing().is_some() { 8 } else { 1 } {
        let Some(exercise) = exercise(step, seed) else { continue };
        let solver = &mut Solver::new(rules(step));
        let referee = &mut Referee {
            outcomes: &mut outcomes(solver),
            solver,
            budget: &mut Budget::unlimited(),
        };
        for answer in step.wrong.iter().chain(&step.right) {
            said.push(judge(referee, &exercise, answer).unwrap().sentence);
        }
        let example = step.right.first().map_or("", String::as_str);
        // The step's own hints take the places of computed ones before the last.
        let is_shown = |&place: &u32| place == HINTS || place + (step.hints.len() as u32) < HINTS;
        let shown = (1..=HINTS).filter(is_shown);
        said.extend(
            shown.map(|place| hint(referee, &exercise, "", example, place).unwrap().sentence),
        );
    }
    let texts = course.sentences.iter().filter(|(name, _)| said.contains(&name.as_str()));
    // Without the places of what is filled in.
    let bare = |text: &str| text.replace(|sign: char| "{0123456789}".contains(sign), "");
    texts.map(|(_, text)| bare(text)).collect()
}

/// The terms that are used, each with the place of its first use.
fn first_uses(course: &Course) -> Vec<(String, String)> {
    let glossary = glossary();
    let mut uses: Vec<(String, String)> = Vec::new();
    for (at, texts) in texts(course) {
        for text in &texts {
            for piece in glossary.marked(text, "") {
                let Piece::Term(_, term) = piece else { continue };
                if uses.iter().all(|(known, _)| *known != term.name) {
                    uses.push((term.name.clone(), at.clone()));
                }
            }
        }
    }
    uses
}

fn glossary() -> glossary::Glossary {
    glossary::read(include_str!("../../../static/glossary-en.txt")).unwrap()
}

#[test]
fn no_term_is_used_before_it_is_explained() {
    let course = course();
    let uses = first_uses(&course);
    for (term, at) in &uses {
        println!("    (\"{term}\", \"{at}\"),");
    }
    let used: HashSet<&str> = uses.iter().map(|(term, _)| term.as_str()).collect();
    let glossary = glossary();
    let unused = glossary.terms.iter().filter(|term| !used.contains(term.name.as_str()));
    let unused: Vec<&str> = unused.map(|term| term.name.as_str()).collect();
    println!("Not used in lessons: {}", unused.join(", "));
    let found: Vec<(&str, &str)> =
        uses.iter().map(|(term, at)| (term.as_str(), at.as_str())).collect();
    let early: Vec<_> = found.iter().filter(|known| !TERMS.contains(known)).collect();
    assert!(early.is_empty(), "first used where they are not explained: {early:?}");
    let late: Vec<_> = TERMS.iter().filter(|known| !found.contains(known)).collect();
    assert!(late.is_empty(), "explained where they are not used first: {late:?}");
    assert_eq!(TERMS.len(), found.len(), "a term is listed twice");
}

/// A term is explained by the title and the text of a step, not only named in what it asks.
#[test]
fn a_step_says_what_it_explains() {
    let (course, glossary) = (course(), glossary());
    for (name, at) in TERMS {
        let (lesson, step) = at.split_once('/').unwrap();
        let lesson = course.lesson(lesson).unwrap_or_else(|| panic!("no {at}"));
        let step = &lesson.items[lesson.place(step).unwrap_or_else(|| panic!("no {at}"))];
        let mut says = iter::once(&step.title).chain(&step.says);
        let is_said = |piece: &Piece| matches!(piece, Piece::Term(_, term) if term.name == *name);
        let is_said = says.any(|text| glossary.marked(text, "").iter().any(is_said));
        assert!(is_said, "{at} does not say {name}");
    }
}

#[test]
fn no_sign_is_used_before_it_is_explained() {
    let course = course();
    let texts: Vec<(String, String)> = texts(&course)
        .into_iter()
        .map(|(at, texts)| (at, texts.join(" ").to_lowercase()))
        .collect();
    let firsts = SIGNS.iter().map(|&(sign, explained)| {
        let first = texts.iter().find(|(_, text)| text.contains(sign));
        (sign, explained, first.map_or("", |(at, _)| at))
    });
    let wrong: Vec<_> = firsts
        .inspect(|(sign, _, first)| println!("{sign}: {first}"))
        .filter(|(_, explained, first)| explained != first)
        .collect();
    assert!(
        wrong.is_empty(),
        "a sign, the step that explains it, the first that uses it: {wrong:?}"
    );
}
