//! Thermographs, mean and temperature, cooling and heating.

use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};
use papamu_value::{Dyadic, Thermograph, Value, Values};

use crate::lab::{Lab, number};

/// {Gᴸ cooled − t | Gᴿ cooled + t}.
fn taxed(lab: &mut Lab, value: Value, t: Dyadic) -> Value {
    let [left, right] = [(Player::Left, -t), (Player::Right, t)].map(|(player, tax)| {
        let tax = lab.number(tax);
        let options = lab.options(value, player);
        let after = |option| {
            let cooled = lab.cool(option, t);
            lab.add(cooled, tax)
        };
        options.into_iter().map(after).collect()
    });
    lab.make(left, right)
}

fn thermograph(lab: &mut Lab, value: Value) -> Thermograph {
    let (values, budget) = lab.engine();
    values.thermograph(value, budget).unwrap().clone()
}

#[test]
fn walls_are_the_stops_of_the_cooled_value() {
    let (mut lab, mut specimens) = Lab::stocked(61, 60);
    let sums = ["1/2^", "1^*", "-3/4v3*2", "5/8*3", "^^", "v*", "3/8^2*3", "2v4"];
    specimens.extend(sums.map(|text| {
        let form = testing::form(&mut lab.forms, &text.replace("^^", "^2"));
        lab.specimen(form)
    }));
    for g in specimens {
        let thermograph = thermograph(&mut lab, g.value);
        for t in (-8..=28).map(|eighths| number(eighths, 3)) {
            let cooled = lab.cool(g.value, t);
            for player in Player::ALL {
                let expected = Some(lab.stop(cooled, player));
                let wall = thermograph.wall(player).value_at(t);
                assert_eq!(wall, expected, "{} at {t}", lab.write(g));
            }
        }
    }
}

#[test]
fn the_temperature_is_where_the_taxed_value_becomes_a_number_but_for_an_infinitesimal() {
    let (mut lab, mut specimens) = Lab::stocked(62, 80);
    specimens.retain(|g| !lab.bridge.values.is_integer(g.value));
    for g in specimens {
        let (mean, temperature) = (lab.mean(g.value), lab.temperature(g.value));
        let at = taxed(&mut lab, g.value, temperature);
        assert_eq!(lab.values().number_part(at), Some(mean), "{}", lab.write(g));
        let above = taxed(&mut lab, g.value, temperature + number(1, 6));
        assert!(lab.values().is_numberish(above), "{}", lab.write(g));
        for less in [number(-1, 6), number(-1, 2)] {
            let below = temperature + less;
            if below >= Dyadic::from(-1) {
                let below = taxed(&mut lab, g.value, below);
                assert!(lab.values().is_hot(below), "{}", lab.write(g));
            }
        }
    }
}

/// Each line of a construction is computed once more from stops: a wall is that of the cooled option, and the best move
/// is the best stop after the tax.
#[test]
fn thermographs_are_built_from_the_options() {
    let (mut lab, mut specimens) = Lab::stocked(72, 80);
    for text in
        ["1/2", "-3/4", "*3", "^2*", "1/2^", "{3|{2|1}}", "{{4|2}|{-1|-5}}", "{2, {3|1}|-1}"]
    {
        let form = testing::form(&mut lab.forms, text);
        specimens.push(lab.specimen(form));
    }
    for g in specimens {
        let name = lab.write(g);
        let (values, budget) = lab.engine();
        let built = values.construction(g.value, budget).unwrap();
        assert_eq!(built.thermograph, thermograph(&mut lab, g.value), "{name}");
        assert_eq!(built.scaffolds.is_none(), lab.values().is_integer(g.value), "{name}");
        let Some(scaffolds) = built.scaffolds else { continue };
        let (mean, temperature) = (built.thermograph.mean(), built.thermograph.temperature());
        for t in (-8..=28).map(|eighths| number(eighths, 3)).chain([temperature]) {
            let [left, right] = Player::ALL.map(|player| {
                let scaffold = &scaffolds[player];
                let mut stops = Vec::new();
                for same in &scaffold.options {
                    for &option in &same.options {
                        let cooled = lab.cool(option, t);
                        let wall = lab.stop(cooled, player.other());
                        let tax = if player == Player::Left { -t } else { t };
                        assert_eq!(same.wall.value_at(t), Some(wall), "{name} at {t}");
                        assert_eq!(same.taxed.value_at(t), Some(wall + tax), "{name} at {t}");
                        stops.push(wall + tax);
                    }
                }
                assert_eq!(stops.len(), lab.options(g.value, player).len(), "{name}");
                let best = match player {
                    Player::Left => stops.into_iter().max(),
                    Player::Right => stops.into_iter().min(),
                };
                assert_eq!(scaffold.best.value_at(t), best, "{name} at {t}");
                let wall = built.thermograph.wall(player).value_at(t);
                assert_eq!(wall, if t < temperature { best } else { Some(mean) }, "{name} at {t}");
                best
            });
            assert_eq!(left <= right, t >= temperature, "{name} at {t}");
        }
    }
}

#[test]
fn options_with_the_same_wall_are_one_line() {
    let mut lab = Lab::new();
    for (text, left, right) in [
        ("*3", "0; * *2", "0; * *2"),
        ("{{4|2},3*|-1}", "{4|2}; 3*", "-1"),
        ("{2,2*|-1}", "2; 2*", "-1"),
    ] {
        let (values, budget) = lab.engine();
        let value = values.parse(text, budget).unwrap();
        let scaffolds = values.construction(value, budget).unwrap().scaffolds.unwrap();
        let found = Player::ALL.map(|player| -> Vec<Vec<Value>> {
            scaffolds[player].options.iter().map(|same| same.options.clone()).collect()
        });
        let expected = [left, right].map(|lines| -> Vec<Vec<Value>> {
            let mut line = |line: &str| {
                line.split(' ').map(|text| values.parse(text, budget).unwrap()).collect()
            };
            lines.split("; ").map(&mut line).collect()
        });
        let sorted = |mut lines: Vec<Vec<Value>>| {
            lines.iter_mut().for_each(|line| line.sort());
            lines.sort();
            lines
        };
        assert_eq!(found.map(sorted), expected.map(sorted), "{text}");
    }
}

#[test]
fn thermographs_are_drawn_by_their_rules() {
    let (mut lab, specimens) = Lab::stocked(63, 100);
    for g in specimens {
        let thermograph = thermograph(&mut lab, g.value);
        for (player, sign) in [(Player::Left, -1), (Player::Right, 1)] {
            let points = thermograph.wall(player).breakpoints();
            assert_eq!(points[0].temperature, Dyadic::from(-1));
            for pair in points.windows(2) {
                let height = pair[1].temperature - pair[0].temperature;
                let width = pair[1].value - pair[0].value;
                let slope = Dyadic::from(i64::from(pair[0].slope));
                assert!(height > Dyadic::ZERO, "{}", lab.write(g));
                assert_eq!(height * slope, width, "{}", lab.write(g));
                assert!(pair[0].slope == sign || pair[0].slope == 0, "{}", lab.write(g));
            }
            let foot = points.last().unwrap();
            assert_eq!((foot.temperature, foot.value, foot.slope), {
                (thermograph.temperature(), thermograph.mean(), 0)
            });
        }
        let negative = lab.negative(g.value);
        let mirrored = self::thermograph(&mut lab, negative);
        for t in (-8..16).map(|eighths| number(eighths, 3)) {
            let at =
                |thermograph: &Thermograph, player| thermograph.wall(player).value_at(t).unwrap();
            let (left, right) = (at(&thermograph, Player::Left), at(&thermograph, Player::Right));
            assert!(left >= right, "{}", lab.write(g));
            assert_eq!(left == right, t >= thermograph.temperature(), "{}", lab.write(g));
            assert_eq!(at(&mirrored, Player::Right), -left, "{}", lab.write(g));
        }
        assert_eq!(thermograph.wall(Player::Left).value_at(number(-9, 3)), None);
    }
}

#[test]
fn the_walls_at_zero_are_the_stops() {
    let (mut lab, specimens) = Lab::stocked(64, 100);
    for g in specimens {
        let thermograph = thermograph(&mut lab, g.value);
        for player in Player::ALL {
            let stop = lab.stop(g.value, player);
            assert_eq!(thermograph.wall(player).value_at(Dyadic::ZERO), Some(stop));
        }
        let temperature = thermograph.temperature();
        let (is_number, is_hot) = (lab.values().is_number(g.value), lab.values().is_hot(g.value));
        assert_eq!(temperature < Dyadic::ZERO, is_number, "{}", lab.write(g));
        assert_eq!(temperature > Dyadic::ZERO, is_hot, "{}", lab.write(g));
    }
}

#[test]
fn the_mean_is_that_of_many_copies() {
    let (mut lab, mut specimens) = Lab::stocked(65, 30);
    specimens.retain(|g| lab.bridge.values.birthday(g.value) < 5);
    for g in specimens {
        let (mean, temperature) = (lab.mean(g.value), lab.temperature(g.value));
        let margin = temperature.max(Dyadic::ZERO);
        for count in [2, 3, 4, 7] {
            let copies = lab.multiple(g.value, count);
            let [left, right] = Player::ALL.map(|player| lab.stop(copies, player));
            let expected = mean * count.into();
            let name = lab.write(g);
            assert_eq!(lab.mean(copies), expected, "{name}");
            assert!(right <= expected && expected <= left, "{count} · {name}");
            assert!(left <= expected + margin, "{count} · {name}");
            assert!(right + margin >= expected, "{count} · {name}");
        }
    }
}

#[test]
fn sums_have_the_sum_of_the_means_and_are_no_hotter_than_the_hottest() {
    let (mut lab, specimens) = Lab::stocked(66, 60);
    for g in specimens.iter().step_by(2) {
        for h in specimens.iter().step_by(7) {
            let sum = lab.add(g.value, h.value);
            let names = format!("{}  {}", lab.write(*g), lab.write(*h));
            let means = [g, h].map(|specimen| lab.mean(specimen.value));
            assert_eq!(lab.mean(sum), means[0] + means[1], "{names}");
            let hottest = [g, h].map(|specimen| lab.temperature(specimen.value)).into_iter().max();
            assert!(Some(lab.temperature(sum)) <= hottest, "{names}");
            let mut at =
                |value, player, t| thermograph(&mut lab, value).wall(player).value_at(t).unwrap();
            for t in [number(0, 0), number(1, 1), number(5, 2)] {
                let [one, two, both] =
                    [g.value, h.value, sum].map(|value| at(value, Player::Left, t));
                assert!(both <= one + two, "{names} at {t}");
                let other = at(h.value, Player::Right, t);
                assert!(both >= one + other, "{names} at {t}");
            }
        }
    }
}

#[test]
fn means_and_temperatures_of_the_literature() {
    let mut lab = Lab::new();
    for (text, mean, temperature) in [
        ("0", "0", "-1"),
        ("7", "7", "-1"),
        ("-1", "-1", "-1"),
        ("1/2", "1/2", "-1/2"),
        ("-3/4", "-3/4", "-1/4"),
        ("5/8", "5/8", "-1/8"),
        ("*", "0", "0"),
        ("*7", "0", "0"),
        ("^", "0", "0"),
        ("1/4v3*", "1/4", "0"),
        ("{1|-1}", "0", "1"),
        ("{4|2}", "3", "1"),
        ("{5|-1}", "2", "3"),
        ("{1|0}", "1/2", "1/2"),
        ("{0|{0|-1}}", "0", "0"),
        ("{0|{0|-2}}", "0", "0"),
        ("{3|{2|1}}", "9/4", "3/4"),
        ("{{3|2}|{1|0}}", "3/2", "1"),
        ("{{4|2}|{-1|-5}}", "0", "3"),
        ("{2, {3|1}|-1}", "1/2", "3/2"),
        ("{{10|0}|-1}", "0", "1"),
        ("{{2|0}|-1*}", "0", "1"),
    ] {
        let value = lab.read(text);
        let found = (lab.mean(value).to_string(), lab.temperature(value).to_string());
        assert_eq!(found, (mean.to_string(), temperature.to_string()), "{text}");
    }
}

/// One of a few twins stands for each of these, however large they are.
#[test]
fn many_ups_and_large_nimbers_take_few_steps() {
    let (mut values, budget) = (Values::new(), &mut Budget::steps(100));
    for text in ["^1000000", "v1000000*", "^1000000*65535", "*65535"] {
        let value = values.parse(text, budget).unwrap();
        assert_eq!(values.temperature(value, budget), Ok(Dyadic::ZERO), "{text}");
    }
}

#[test]
fn breakpoints_of_known_thermographs() {
    let mut lab = Lab::new();
    for (text, left, right) in [
        ("0", "0@-1", "0@-1"),
        ("1/2", "1@-1 1/2@-1/2", "0@-1 1/2@-1/2"),
        ("*", "1@-1 0@0", "-1@-1 0@0"),
        ("^", "1@-1 0@0", "0@-1 0@0"),
        ("{4|2}", "5@-1 3@1", "1@-1 3@1"),
        ("{3|{2|1}}", "4@-1 9/4@3/4", "2@-1 2@1/2 9/4@3/4"),
        ("{0|{0|-2}}", "1@-1 0@0", "0@-1 0@0"),
        ("{2, {3|1}|-1}", "3@-1 1/2@3/2", "-2@-1 1/2@3/2"),
        ("{{4|2}|{-1|-5}}", "2@-1 2@1 0@3", "-1@-1 -1@2 0@3"),
    ] {
        let value = lab.read(text);
        let thermograph = thermograph(&mut lab, value);
        let [found_left, found_right] = Player::ALL.map(|player| {
            let points = thermograph.wall(player).breakpoints().iter();
            points.map(|p| format!("{}@{}", p.value, p.temperature)).collect::<Vec<_>>().join(" ")
        });
        assert_eq!((found_left.as_str(), found_right.as_str()), (left, right), "{text}");
    }
}

#[test]
fn cooling_undoes_heating() {
    let (mut lab, specimens) = Lab::stocked(67, 50);
    for t in [number(1, 0), number(1, 1), number(5, 2)] {
        let by = lab.number(t);
        for g in &specimens {
            let heated = lab.heat(g.value, by);
            assert_eq!(lab.cool(heated, t), g.value, "{} by {t}", lab.write(*g));
        }
    }
}

#[test]
fn cooling_goes_with_sums() {
    let (mut lab, specimens) = Lab::stocked(68, 50);
    let t = number(1, 0);
    for g in specimens.iter().step_by(2) {
        for h in specimens.iter().step_by(5) {
            let names = format!("{}  {}", lab.write(*g), lab.write(*h));
            let (g, h) = (g.value, h.value);
            let sum = lab.add(g, h);
            let parts = [g, h].map(|value| lab.cool(value, t));
            assert_eq!(lab.cool(sum, t), lab.add(parts[0], parts[1]), "{names}");
        }
    }
}

#[test]
fn freezing_leaves_the_mean_and_an_infinitesimal() {
    let (mut lab, specimens) = Lab::stocked(69, 80);
    for g in specimens {
        let mean = lab.mean(g.value);
        let (values, budget) = lab.engine();
        let frozen = values.freeze(g.value, budget).unwrap();
        assert_eq!(values.number_part(frozen), Some(mean), "{}", lab.write(g));
        if lab.values().is_numberish(g.value) {
            assert_eq!(frozen, g.value, "{}", lab.write(g));
        }
    }
    for (text, frozen) in [("{4|2}", "3*"), ("{3|{2|1}}", "9/4*"), ("1/2", "1/2"), ("^*", "^*")] {
        let [value, expected] = [text, frozen].map(|text| lab.read(text));
        let (values, budget) = lab.engine();
        assert_eq!(values.freeze(value, budget), Ok(expected), "{text}");
    }
}

#[test]
fn overheating_by_nothing_from_one_changes_nothing() {
    let (mut lab, specimens) = Lab::stocked(70, 80);
    let one = lab.integer(1);
    for g in specimens {
        let (values, budget) = lab.engine();
        assert_eq!(values.overheat(g.value, one, Value::ZERO, budget), Ok(g.value));
    }
}

#[test]
fn numbers_that_do_not_fit_are_reported() {
    let mut lab = Lab::new();
    let most = lab.integer(i64::MAX);
    let hot = lab.make(vec![most], vec![Value::ZERO]);
    let (values, budget) = lab.engine();
    assert_eq!(values.temperature(hot, budget), Err(Stopped::Overflow));
    // The mean of {1|{0|{−1|…}}} with n numbers has the denominator 2ⁿ.
    let (one, mut staircase) = (lab.integer(1), lab.integer(1));
    for exponent in 0..=60 {
        assert_eq!(lab.mean(staircase).exponent(), exponent);
        let below = lab.subtract(staircase, one);
        staircase = lab.make(vec![one], vec![below]);
    }
    let (values, budget) = lab.engine();
    assert_eq!(values.mean(staircase, budget), Err(Stopped::Overflow));
}

#[test]
fn a_small_budget_only_takes_longer() {
    let (mut lab, specimens) = Lab::stocked(71, 20);
    for g in specimens {
        let by = lab.integer(1);
        let expected =
            (thermograph(&mut lab, g.value), lab.heat(g.value, by), lab.reduced(g.value));
        let mut values = Values::new();
        let value = copy(&mut lab, &mut values, g.value);
        let actual = (
            patiently(|budget| values.thermograph(value, budget).cloned()),
            patiently(|budget| values.heat(value, by, budget)),
            patiently(|budget| values.reduced(value, budget)),
        );
        assert_eq!(actual.0, expected.0);
        for (actual, expected) in [(actual.1, expected.1), (actual.2, expected.2)] {
            assert_eq!(copy_between(&mut values, lab.values(), actual), expected);
        }
    }
}

/// Asks again and again, each time with a larger budget.
fn patiently<T>(mut ask: impl FnMut(&mut Budget) -> Result<T, Stopped>) -> T {
    let mut budgets = (1..1_000).map(Budget::steps);
    budgets.find_map(|mut budget| ask(&mut budget).ok()).expect("progress is made")
}

fn copy(lab: &mut Lab, to: &mut Values, value: Value) -> Value {
    copy_between(lab.values(), to, value)
}

fn copy_between(from: &mut Values, to: &mut Values, value: Value) -> Value {
    if let Some(sum) = from.number_up_star(value) {
        return to.from_number_up_star(sum);
    }
    let options = ByPlayer::from_fn(|player| {
        let options = from.options(value, player);
        options.into_iter().map(|option| copy_between(from, to, option)).collect()
    });
    to.make(options, &mut Budget::unlimited()).unwrap()
}
