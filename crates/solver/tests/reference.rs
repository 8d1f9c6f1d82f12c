//! The reference evaluator against the papers.

use basics::budget::{Budget, Stopped};
use basics::player::Player;
use konane::{Board, Edge, Rules};
use papamu_solver::Reference;
use testing::{form, gallery};
use value::Outcome;

/// The reference evaluator is for small positions.
const STONES: usize = 9;

#[test]
fn agrees_with_the_gallery() {
    let mut checked = 0;
    for exhibit in gallery().filter(|exhibit| exhibit.board.stones().count() <= STONES) {
        let mut reference = Reference::new(exhibit.rules);
        let value = reference.value(&exhibit.board, &mut Budget::unlimited()).unwrap();
        assert_eq!(
            value,
            form(&mut reference.forms, exhibit.value),
            "{} with {:?} rules is {}, not {}",
            exhibit.name,
            exhibit.rules,
            reference.forms.write(value, 1000).unwrap(),
            exhibit.value
        );
        checked += 1;
    }
    assert!(checked > 100, "only {checked} lines of the gallery are small enough");
}

#[track_caller]
fn check(rules: Rules, edge: Edge, text: &str, name: &str, outcome: Outcome) {
    let board = Board::parse(text, edge).unwrap();
    let mut reference = Reference::new(rules);
    let mut budget = Budget::unlimited();
    let value = reference.value(&board, &mut budget).unwrap();
    assert_eq!(reference.forms.write(value, 100).as_deref(), Some(name));
    assert_eq!(reference.forms.outcome(value, &mut budget), Ok(outcome));
}

#[test]
fn names_values_and_winners() {
    use Edge::*;
    use Rules::*;
    let (left, right) = (Outcome::Wins(Player::Left), Outcome::Wins(Player::Right));
    check(Ancient, Plane, "", "0", Outcome::Previous);
    check(Ancient, Plane, "xo", "*", Outcome::Next);
    check(Ancient, Plane, "oxo.ox", "1/2", left);
    check(Modern, Plane, "x.xo", "^", left);
    check(Ancient, Plane, "x.xo", "v*", Outcome::Next);
    check(Ancient, Plane, "o.ox.x", "*2", Outcome::Next);
    check(Ancient, Plane, "xoxox", "-2", right);
    check(Ancient, Plane, "ox../..x./.x.x", "{0|{0|-1}}", left);
    // Walls remove moves: the row of two has no room.
    check(Ancient, Walls, "xo", "0", Outcome::Previous);
    check(Ancient, Walls, "xo.", "1", left);
    check(Ancient, Walls, "xo.ox", "0", Outcome::Previous);
}

#[test]
fn goes_on_where_it_stopped() {
    let board = Board::parse("xoxo.oxo/oxoxox", Edge::Plane).unwrap();
    let mut at_once = Reference::new(Rules::Ancient);
    let value = at_once.value(&board, &mut Budget::unlimited()).unwrap();

    let mut in_slices = Reference::new(Rules::Ancient);
    let mut slices = 0;
    let sliced = loop {
        match in_slices.value(&board, &mut Budget::steps(50)) {
            Ok(value) => break value,
            Err(Stopped::Budget) => slices += 1,
            Err(stopped) => panic!("{stopped:?}"),
        }
    };
    assert!(slices > 10, "only {slices} slices");
    assert_eq!(in_slices.forms.write(sliced, 10_000), at_once.forms.write(value, 10_000));
    assert_eq!(in_slices.positions(), at_once.positions());
}

#[test]
fn text_has_a_limit() {
    let mut reference = Reference::new(Rules::Ancient);
    let board = Board::parse("ox../..x./.x.x", Edge::Plane).unwrap();
    let value = reference.value(&board, &mut Budget::unlimited()).unwrap();
    assert_eq!(reference.forms.write(value, 5), None);
}
