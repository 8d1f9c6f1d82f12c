//! Bounds, against the games that they are about.

use basics::budget::Budget;
use basics::player::Player;
use konane::Board;
use papamu_solver::{Bounds, Inequality};
use testing::{Random, all_kinds};
use value::{Dyadic, Outcome, Value, Values};

fn quarters(count: i64) -> Dyadic {
    Dyadic::new(count, 2).unwrap()
}

fn at_most(values: &mut Values, g: Value, h: Value) -> bool {
    values.at_most(g, h, &mut Budget::unlimited()).unwrap()
}

/// Everything that the bounds say is true of the game.
#[track_caller]
fn check(values: &mut Values, bounds: &Bounds, game: Value) {
    let [low, high] = [bounds.at_least, bounds.at_most].map(|number| values.from_number(number));
    assert!(at_most(values, low, game) && at_most(values, game, high), "{bounds:?}");
    if let Some(number) = bounds.number() {
        assert_eq!(values.from_number(number), game, "{bounds:?}");
    }
    for player in Player::ALL {
        let (least, greatest) = bounds.stop(player);
        let stop = values.stop(game, player).number;
        assert!(least <= stop && stop <= greatest, "{bounds:?}: {player:?} {stop}");
        let wins = bounds.winner(player);
        assert!(wins.is_none() || wins == Some(winner(values, game, player)), "{bounds:?}");
    }
    if let Some(least) = bounds.temperature() {
        let temperature = values.temperature(game, &mut Budget::unlimited()).unwrap();
        assert!(temperature >= least, "{bounds:?}: {temperature}");
    }
}

fn winner(values: &Values, game: Value, starts: Player) -> Player {
    match values.outcome(game) {
        Outcome::Wins(player) => player,
        Outcome::Next => starts,
        Outcome::Previous => starts.other(),
    }
}

/// What comparisons with numbers say: with each of these quarters, or with only some of them.
fn learned(values: &mut Values, game: Value, mut is_asked: impl FnMut() -> bool) -> Bounds {
    let mut bounds = Bounds::of_board(&Board::full(8, 8));
    assert_eq!((bounds.at_least, bounds.at_most), ((-32).into(), 32.into()));
    for number in (-48..=48).map(quarters) {
        let value = values.from_number(number);
        for inequality in [Inequality::AtMost, Inequality::AtLeast] {
            if is_asked() {
                let holds = match inequality {
                    Inequality::AtMost => at_most(values, game, value),
                    Inequality::AtLeast => at_most(values, value, game),
                };
                bounds.learn(inequality, number, holds);
            }
        }
    }
    bounds
}

fn games(values: &mut Values) -> Vec<Value> {
    let mut games = all_kinds(values);
    let reach = |values: &Values, game| {
        Player::ALL
            .map(|player| values.stop(game, player).number)
            .into_iter()
            .all(|stop| quarters(-40) < stop && stop < quarters(40))
    };
    games.retain(|&game| values.birthday(game) < 8 && reach(values, game));
    games
}

#[test]
fn bounds_are_true_of_the_game() {
    let (mut values, mut random) = (Values::new(), Random::new(31));
    let games = games(&mut values);
    assert!(games.len() > 300, "{}", games.len());
    let mut narrower = 0;
    for round in 0..400 {
        let [g, h] = [0; 2].map(|_| games[random.below(games.len())]);
        let values = &mut values;
        let budget = &mut Budget::unlimited();
        let [of_g, of_h] = [g, h].map(|game| learned(values, game, || random.below(8) == 0));
        check(values, &of_g, g);
        let negative = values.negative(g, budget).unwrap();
        check(values, &of_g.negative().unwrap(), negative);
        let sum = values.add(g, h, budget).unwrap();
        let of_sum = of_g.plus(&of_h).unwrap();
        check(values, &of_sum, sum);
        let whole = learned(values, sum, || random.below(4) == 0);
        let narrowed = of_g.narrowed(&of_sum, &whole).unwrap();
        check(values, &narrowed, g);
        narrower +=
            i32::from((narrowed.at_least, narrowed.at_most) != (of_g.at_least, of_g.at_most));
        // A number leaves the other game as it was, only moved.
        let number = quarters(random.below(9) as i64 - 4);
        let term = values.from_number(number);
        let mut known = Bounds::of_board(&Board::full(8, 8));
        known.learn(Inequality::AtLeast, number, true);
        known.learn(Inequality::AtMost, number, true);
        let moved = values.add(g, term, budget).unwrap();
        let ends = |bounds: &Bounds| Player::ALL.map(|player| bounds.stop(player));
        let sums = if round % 2 == 0 { of_g.plus(&known) } else { known.plus(&of_g) }.unwrap();
        check(values, &sums, moved);
        let shifted = ends(&of_g).map(|(low, high)| (low + number, high + number));
        assert_eq!(ends(&sums), shifted);
    }
    assert!(narrower > 20, "{narrower}");
}

#[test]
fn all_comparisons_leave_a_quarter() {
    let mut values = Values::new();
    for game in games(&mut values).into_iter().step_by(3) {
        let bounds = learned(&mut values, game, || true);
        check(&mut values, &bounds, game);
        for player in Player::ALL {
            let (least, greatest) = bounds.stop(player);
            assert!(greatest - least <= quarters(1), "{bounds:?}");
            assert_eq!(bounds.winner(player), Some(winner(&values, game, player)), "{bounds:?}");
        }
        let stops = Player::ALL.map(|player| values.stop(game, player).number);
        let apart = stops[0] - stops[1];
        if apart > quarters(2) {
            let least = (apart - quarters(2)).checked_half();
            assert!(bounds.temperature() >= least, "{bounds:?}");
        } else if apart == Dyadic::ZERO {
            assert_eq!(bounds.temperature(), None, "{bounds:?}");
        }
        let of_value = Bounds::of_value(&values, game).unwrap();
        check(&mut values, &of_value, game);
        let ends = [of_value.at_most, of_value.at_least];
        for (end, stop) in ends.into_iter().zip(stops) {
            let beyond = end - stop;
            assert!([-1, 0, 1].map(quarters).contains(&beyond), "{of_value:?}");
        }
        let is_number = values.is_number(game);
        assert_eq!(of_value.number().is_some(), is_number, "{of_value:?}");
    }
}

/// The winner of each start compares a game with 0.
#[test]
fn winners_are_comparisons_with_zero() {
    let mut values = Values::new();
    for game in games(&mut values).into_iter().step_by(7) {
        let mut bounds = Bounds::of_board(&Board::full(8, 8));
        for starts in Player::ALL {
            assert_eq!(bounds.winner(starts), None);
            let wins = winner(&values, game, starts);
            bounds.learn_winner(starts, wins);
            assert_eq!(bounds.winner(starts), Some(wins));
        }
        check(&mut values, &bounds, game);
    }
}
