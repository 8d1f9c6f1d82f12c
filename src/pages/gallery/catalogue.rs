//! The catalogue of the gallery: the names of halls, papers and rules, the order of the exhibits,
//! and the exhibits nearest to a misspelt name.

use crate::link::spelling::edits;
use basics::sorting::sort_by_number;
use konane::{Board, Colours, Rules};
use teaching::content::{Exhibit, Family, Hall, Paper, Point, exhibits};
use words::say;

pub fn hall_name(hall: Hall) -> &'static str {
    match hall {
        Hall::Lines => say::hall_lines(),
        Hall::Numbers => say::hall_numbers(),
        Hall::Infinitesimals => say::hall_infinitesimals(),
        Hall::Hot => say::hall_hot(),
        Hall::Patterns => say::hall_patterns(),
        Hall::Together => say::hall_together(),
        Hall::Nimbers => say::hall_nimbers(),
        Hall::Boards => say::hall_boards(),
    }
}

/// The authors and the year; files have them in English.
pub fn paper_name(paper: Paper) -> &'static str {
    match paper {
        Paper::Ernst => "Ernst 1995",
        Paper::SantosSilva => "dos Santos and Silva 2008",
        Paper::Uiterwijk => "Uiterwijk 2021",
        Paper::Norvig => "Norvig 2021",
        Paper::CarvalhoSantos => "Carvalho and dos Santos 2019",
        Paper::Wikipedia => "Wikipedia",
        Paper::Ours => "Found with this program",
    }
}

/// The same in the reader’s language.
pub fn cited(paper: Paper) -> &'static str {
    match paper {
        Paper::SantosSilva => say::paper_santos_silva(),
        Paper::CarvalhoSantos => say::paper_carvalho_santos(),
        Paper::Ours => say::paper_ours(),
        _ => paper_name(paper),
    }
}

/// Says whose claims a table compares at these points: a paper's, or this program's too. `None` if
/// they are only this program's, since the table has a column of what it computes anyway.
pub fn says<'a>(
    family: &Family,
    points: impl IntoIterator<Item = Point<'a>>,
) -> Option<&'static str> {
    let compared = |point| family.rules().iter().filter_map(move |&it| family.compared(it, point));
    let are_ours: Vec<bool> = points
        .into_iter()
        .flat_map(compared)
        .map(|(law, _)| law.source.paper == Paper::Ours)
        .collect();
    match (are_ours.contains(&true), are_ours.contains(&false)) {
        (true, true) => Some(say::claim_either()),
        (true, false) => None,
        (false, _) => Some(say::claim_paper()),
    }
}

pub fn colours_name(colours: Colours) -> &'static str {
    match colours {
        Colours::Opening => say::colours_opening(),
        Colours::Any => say::colours_any(),
    }
}

/// On which squares the stones of a position stand.
pub fn colours_of(board: &Board) -> &'static str {
    let colours = if Colours::Opening.has(board) { Colours::Opening } else { Colours::Any };
    colours_name(colours)
}

pub fn rules_name(rules: Rules) -> &'static str {
    match rules {
        Rules::Ancient => say::gallery_rules_ancient(),
        Rules::Modern => say::gallery_rules_modern(),
    }
}

/// The exhibits before and after this one.
pub fn neighbours(exhibit: &Exhibit) -> [Option<&'static Exhibit>; 2] {
    let all: Vec<&'static Exhibit> = exhibits().collect();
    let place = all.iter().position(|other| other.name == exhibit.name);
    let at = |place: Option<usize>| place.and_then(|place| all.get(place)).copied();
    [at(place.and_then(|place| place.checked_sub(1))), at(place.map(|place| place + 1))]
}

/// The exhibits whose names are most similar to this one, the most similar first.
pub fn nearest(name: &str) -> Vec<&'static Exhibit> {
    const MOST: usize = 3;
    let name: String = name.chars().take(40).collect();
    let distance =
        |exhibit: &&'static Exhibit| exhibit.names().map(|known| edits(&name, known)).min();
    let mut near: Vec<_> = exhibits().collect();
    sort_by_number(&mut near, |exhibit| distance(exhibit).unwrap_or_default() as i64);
    near.truncate(MOST);
    near
}

#[cfg(test)]
mod tests {
    use super::*;
    use teaching::content::exhibit;

    #[test]
    fn knows_what_was_meant() {
        for exhibit in exhibits() {
            assert_eq!(nearest(exhibit.name)[0].name, exhibit.name);
        }
        assert!(!nearest(&"x".repeat(20_000)).is_empty());
    }

    #[test]
    fn leads_through_all_exhibits() {
        let mut next = exhibits().next();
        let mut last = None;
        for expected in exhibits() {
            let here = next.expect("an exhibit");
            assert_eq!(here.name, expected.name);
            let [before, after] = neighbours(here);
            assert_eq!(before.map(|exhibit| exhibit.name), last);
            (last, next) = (Some(here.name), after);
        }
        assert!(next.is_none());
    }

    #[test]
    fn says_whose_claims_a_table_has() {
        let head = |name: &str, points: &[[i32; 1]]| {
            let family = exhibit(name).unwrap().family().unwrap();
            says(family, points.iter().map(|point| point.as_slice()))
        };
        assert_eq!(head("l", &[[3], [4]]), Some("The paper says"));
        assert_eq!(head("tiny", &[[2]]), Some("The paper says"));
        assert_eq!(head("tiny", &[[3]]), None);
        assert_eq!(head("tiny", &[[2], [3]]), Some("Claimed"));
    }
}
