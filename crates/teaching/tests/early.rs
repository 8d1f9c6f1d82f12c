//! The table of early values, `static/early.txt`: the solver confirms each position.

use std::collections::HashMap;

use basics::budget::Budget;
use konane::{Board, Colours, Edge, Rules};
use solver::{BuiltPosition, Solver};
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
            let (name, way) = (&early.name, early.way(rules, colours));
            let value = solver.values.parse(name, budget).unwrap();
            match (way.how, &way.position) {
                (How::Listed | How::Sum, Some(position)) => {
                    let board = Board::parse(position, Edge::Plane).unwrap();
                    // A full board has the same colours, wherever the position lies on it.
                    let full = |more| Board::full(board.rows() + more, board.columns());
                    let fits =
                        |more| board.stones().all(|(at, who)| full(more).stone(at) == Some(who));
                    let is_opened = fits(0) || fits(1);
                    assert!(is_opened || colours == Colours::Any, "{position}");
                    assert!(is_opened || way.has_game != Some(true), "{position}");
                    assert_eq!(solver.value(&board, budget), Ok(value), "{position}: {name}");
                }
                (How::Compared | How::Built, None) => {
                    let built = BuiltPosition::of(&mut solver.values, value, budget).unwrap();
                    assert_eq!(built.board.stones().count(), way.stones as usize, "{name}");
                    assert_eq!((rules, colours), (Rules::Ancient, Colours::Any));
                }
                (How::Unknown, None) => assert_eq!(way.stones, 0),
                _ => panic!("{name} has no position"),
            }
        }
    }
}
