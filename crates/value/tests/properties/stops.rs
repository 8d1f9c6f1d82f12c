//! Stops, and the effect of adding numbers to a game.

use std::collections::HashMap;

use basics::player::Player;
use papamu_value::{Dyadic, Value};

use crate::lab::{Lab, number};

/// The stop by definition.
fn stop(
    lab: &mut Lab,
    known: &mut HashMap<(Value, Player), Dyadic>,
    value: Value,
    player: Player,
) -> Dyadic {
    if let Some(sum) = lab.values().number_up_star(value).filter(|sum| sum.is_number()) {
        return sum.number;
    }
    if let Some(&known) = known.get(&(value, player)) {
        return known;
    }
    let options = lab.options(value, player);
    let stops = options.into_iter().map(|option| stop(lab, known, option, player.other()));
    let stop = player.best(stops).unwrap();
    known.insert((value, player), stop);
    stop
}

#[test]
fn stops_are_those_of_the_definition() {
    let (mut lab, specimens) = Lab::stocked(41, 100);
    let mut known = HashMap::new();
    for g in specimens {
        for player in Player::ALL {
            let expected = stop(&mut lab, &mut known, g.value, player);
            let stop = lab.values().stop(g.value, player);
            assert_eq!(stop.number, expected, "{}", lab.write(g));
            let number = lab.number(expected);
            let is_bound = match player {
                Player::Left => lab.at_most(g.value, number),
                Player::Right => lab.at_most(number, g.value),
            };
            assert_eq!(stop.is_bound, is_bound, "{}", lab.write(g));
        }
    }
}

#[test]
fn stops_of_the_literature() {
    let mut lab = Lab::new();
    let half = number(1, 1);
    for (text, left, right) in [
        ("{5|1, {3|-3}}", 5.into(), 1.into()),
        ("{{3|-3}, -1|-5}", (-1).into(), (-5).into()),
        ("{4|2}", 4.into(), 2.into()),
        ("{3|{2|1}}", 3.into(), 2.into()),
        ("{{3|2}|{-1|-5}}", 2.into(), (-1).into()),
        ("{0|{0|-2}}", 0.into(), 0.into()),
        ("1/2^*", half, half),
        ("{1/2|-7/4}", half, number(-7, 2)),
    ] {
        let value = lab.read(text);
        assert_eq!(lab.stop(value, Player::Left), left, "{text}");
        assert_eq!(lab.stop(value, Player::Right), right, "{text}");
    }
}

#[test]
fn a_number_is_added_to_each_option() {
    let (mut lab, mut specimens) = Lab::stocked(42, 60);
    specimens.retain(|g| !lab.bridge.values.is_number(g.value));
    for x in [number(2, 0), number(-5, 2), number(1, 3)] {
        let x = lab.number(x);
        for &g in &specimens {
            let [left, right] = Player::ALL.map(|player| {
                let options = lab.options(g.value, player);
                options.into_iter().map(|option| lab.add(option, x)).collect::<Vec<_>>()
            });
            let translated = lab.make(left, right);
            assert_eq!(lab.add(g.value, x), translated, "{}", lab.write(g));
        }
    }
}

#[test]
fn neither_player_has_to_move_in_a_number() {
    // If Left wins G + x by moving first, she does so by a move in G.
    let (mut lab, mut specimens) = Lab::stocked(43, 60);
    specimens.retain(|g| !lab.bridge.values.is_number(g.value));
    for g in specimens {
        for x in [lab.stop(g.value, Player::Left), lab.stop(g.value, Player::Right)] {
            let x = lab.number(-x);
            let sum = lab.add(g.value, x);
            let wins = !lab.at_most(sum, Value::ZERO);
            let by_a_move_in_g = lab.options(g.value, Player::Left).into_iter().any(|option| {
                let after = lab.add(option, x);
                lab.at_most(Value::ZERO, after)
            });
            assert_eq!(wins, by_a_move_in_g, "{}", lab.write(g));
        }
    }
}

#[test]
fn stops_of_sums_lie_where_they_should() {
    // RS(G) + RS(H) ≤ RS(G + H) ≤ RS(G) + LS(H) ≤ LS(G + H) ≤ LS(G) + LS(H).
    let (mut lab, specimens) = Lab::stocked(44, 50);
    for g in specimens.iter().step_by(2) {
        for h in specimens.iter().step_by(5) {
            let sum = lab.add(g.value, h.value);
            let [left, right] = Player::ALL
                .map(|player| [g.value, h.value, sum].map(|value| lab.stop(value, player)));
            let between = right[0] + left[1];
            let names = format!("{}  {}", lab.write(*g), lab.write(*h));
            assert!(right[0] + right[1] <= right[2] && right[2] <= between, "{names}");
            assert!(between <= left[2] && left[2] <= left[0] + left[1], "{names}");
        }
    }
}
