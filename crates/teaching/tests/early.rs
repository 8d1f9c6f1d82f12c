//! The table of early values, `static/early.txt`: the solver confirms each position.

use std::collections::HashMap;

use basics::budget::Budget;
use game::{Origin, OriginSearch, Removal};
use konane::{Board, Colours, Edge, Rules};
use solver::{BuiltPosition, Solver};
use teaching::content::exhibit;
use teaching::content::frontiers::frontier;
use teaching::early::{EarlyValue, How, read};
use value::Value;

fn table() -> Vec<EarlyValue> {
    read(include_str!("../../../static/early.txt")).expect("a table")
}

#[test]
fn it_has_each_value_born_by_day_three_once() {
    let mut values = value::Values::new();
    let budget = &mut Budget::unlimited();
    let mut days: HashMap<Value, u64> = HashMap::new();
    for EarlyValue { day, name, .. } in table() {
        let value = values.parse(&name, budget).unwrap();
        assert_eq!(days.insert(value, day), None, "{name}");
        assert_eq!(values.birthday(value), day, "{name}");
    }
    let born = values.born_by(3, budget).unwrap();
    assert_eq!(born.len(), days.len());
    assert!(born.iter().all(|value| days.contains_key(value)));
}

#[test]
fn positions_have_their_values() {
    let table = table();
    for rules in Rules::ALL {
        let mut solver = Solver::new(rules);
        let budget = &mut Budget::unlimited();
        let ways = Colours::ALL.map(|colours| table.iter().map(move |value| (colours, value)));
        for (colours, early) in ways.into_iter().flatten() {
            let (name, smallest) = (&early.name, early.smallest(rules, colours));
            let value = solver.values.parse(name, budget).unwrap();
            match (smallest.how, &smallest.position) {
                (How::Listed | How::Sum, Some(position)) => {
                    let board = Board::parse(position, Edge::Plane).unwrap();
                    // A full board has the same colours, wherever the position lies on it.
                    let full = |more| Board::full(board.rows() + more, board.columns());
                    let fits =
                        |more| board.stones().all(|(at, who)| full(more).stone(at) == Some(who));
                    let is_opened = fits(0) || fits(1);
                    assert!(is_opened || colours == Colours::Any, "{position}");
                    assert!(is_opened || smallest.has_game != Some(true), "{position}");
                    assert_eq!(solver.value(&board, budget), Ok(value), "{position}: {name}");
                }
                (How::Compared | How::Built, None) => {
                    let built = BuiltPosition::of(&mut solver.values, value, budget).unwrap();
                    assert_eq!(built.board.stones().count(), smallest.stones as usize, "{name}");
                    assert_eq!((rules, colours), (Rules::Ancient, Colours::Any));
                }
                (How::Unknown, None) => assert_eq!(smallest.stones, 0),
                _ => panic!("{name} has no position"),
            }
        }
    }
}

/// What is said of the open problem is what the table has, in both languages.
#[test]
fn the_open_problem_has_the_numbers_of_the_table() {
    let table = table();
    let exhibit = exhibit("early").unwrap();
    let question = exhibit.questions.last().unwrap();
    for rules in Rules::ALL {
        let opened = table.iter().map(|value| value.smallest(rules, Colours::Opening));
        let found = opened.clone().filter(|smallest| smallest.how != How::Unknown).count();
        let games = opened.filter(|smallest| smallest.has_game == Some(true)).count();
        for count in [found, games] {
            let known = question.known.english;
            assert!(known.contains(&format!(" {count} ")), "{rules:?}: {count} in {known}");
        }
    }
    let sought = frontier(exhibit, question).unwrap().sought;
    let sought = table.iter().find(|value| value.name == sought).unwrap();
    assert_eq!(sought.smallest(Rules::Ancient, Colours::Opening).how, How::Unknown);
}

/// A search finds again the games that end in some of the positions, and replaying one leads there.
#[test]
fn games_end_in_their_positions() {
    let mut checked = 0;
    for (rules, smallest) in table().iter().flat_map(EarlyValue::all).step_by(31) {
        let Some(position) = smallest.position.as_ref().filter(|_| smallest.has_game.is_some())
        else {
            continue;
        };
        let board = Board::parse(position, Edge::Plane).unwrap();
        let mut search = OriginSearch::new(rules, Removal::default(), &board, None);
        let origin = search.go_on(&mut Budget::steps(20_000)).unwrap();
        assert_eq!(
            matches!(origin, Origin::Never(_)),
            smallest.has_game == Some(false),
            "{position}"
        );
        if let Origin::Game { record, has_room } = origin {
            assert!(has_room, "{position}");
            assert_eq!(record.state().board.with_edge(Edge::Plane).trimmed(), board, "{position}");
        }
        checked += 1;
    }
    assert!(checked > 50, "{checked}");
}
