//! The solver's answers in sentences that a student understands.

mod values;
mod parts;

pub use parts::{contact, meeting, part, reach, valued_parts};
pub use values::{
    Gap, between, between_words, number, number_words, reason, unknown, unknown_words,
};

use crate::analysis::inspection::Reveal;
use crate::analysis::phrases::values::ends;
use crate::board::window_coordinates::WindowCoordinates;
use basics::player::{ByPlayer, Player};
use konane::Jump;
use value::Outcome;
use words::{aloud, say};
use worker::client::Report;
use worker::message::*;

/// Says who wins.
pub fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Wins(Player::Left) => say::answer_left_wins(),
        Outcome::Wins(Player::Right) => say::answer_right_wins(),
        Outcome::Next => say::answer_first_wins(),
        Outcome::Previous => say::answer_second_wins(),
    }
}

/// How a value with this outcome compares with 0.
pub fn relation(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Wins(Player::Left) => ">",
        Outcome::Wins(Player::Right) => "<",
        Outcome::Next => "∥",
        Outcome::Previous => "=",
    }
}

/// The outcome, if the search has found it for both starters or the value is known.
pub fn known_outcome(report: &Report) -> Option<Outcome> {
    report.outcome().or_else(|| Some(report.value.as_ref()?.name.outcome))
}

/// The words of a value, of which a screen reader reads at most so many signs.
pub fn spoken(name: &NameText) -> Option<String> {
    const HEARD: usize = 40;
    aloud(&name.tree.folded(0, HEARD), usize::MAX)
}

/// What a screen reader reads: the value, the winner, the stops, and mean and temperature, as far
/// as they are known and, where values are hidden, revealed. It reads stops and temperature only
/// where the reader reveals them. The bounds of a value change often, so they wait until the search
/// is over.
pub fn told(report: &Report, revealed: Option<Reveal>, is_over: bool) -> [String; 4] {
    let shows = |step| revealed.is_none_or(|revealed| revealed >= step);
    let reveals = |step| revealed.is_some_and(|revealed| revealed >= step);
    let facts = report.value.as_ref();
    let value = match (facts, &report.bounds) {
        (Some(value), _) => spoken(&value.name).map(|words| format!("{words}.")),
        (None, Some(bounds)) if is_over => {
            let [least, most] = ends(&bounds.value, number_words);
            Some(say::answer_told_bounds(&least, &most))
        }
        _ => None,
    };
    let stops = facts.map(|value| {
        let [left, right] = [&value.left_stop, &value.right_stop].map(|stop| number_words(stop));
        say::answer_told_stops(&left, &right)
    });
    let heat = facts.map(|value| {
        let [mean, temperature] = [&value.mean, &value.temperature].map(|fact| number_words(fact));
        say::answer_told_heat(&mean, &temperature)
    });
    let outcome = known_outcome(report).map(|known| outcome(known).to_string());
    [
        value.filter(|_| shows(Reveal::Value)),
        outcome.filter(|_| shows(Reveal::Outcome)),
        stops.filter(|_| reveals(Reveal::Stops)),
        heat.filter(|_| reveals(Reveal::Temperature)),
    ]
    .map(Option::unwrap_or_default)
}

/// Says who wins if this player starts, or that the search has not found it, perhaps not yet.
pub fn winner(starts: Player, wins: Option<Player>, is_sought: bool) -> String {
    match wins {
        Some(wins) => say::answer_starts(starts, wins),
        None if is_sought => say::answer_starts_sought(starts),
        None => say::answer_starts_open(starts),
    }
}

/// Who wins if each player starts, as far as the search or the value says.
pub fn winners(report: &Report) -> ByPlayer<Option<Player>> {
    let outcome = report.value.as_ref().map(|value| value.name.outcome);
    ByPlayer::from_fn(|starts| {
        let found = report.winners[starts].map(|won| won.side);
        found.or_else(|| Some(outcome?.winner(starts)))
    })
}

/// A known jump by which the first player wins; if possible, one that is neither dominated nor
/// reversible.
pub fn winning_jump(report: &Report, starts: Player) -> Option<Jump> {
    let (jumps, winner) = match starts {
        Player::Left => (report.jumps.as_ref().map(|jumps| &jumps.left), report.winners.left),
        Player::Right => (report.jumps.as_ref().map(|jumps| &jumps.right), report.winners.right),
    };
    let valued =
        jumps.into_iter().flatten().filter_map(|listed| Some((listed, listed.worth.as_ref()?)));
    let winning: Vec<_> = valued.filter(|(_, worth)| worth.wins).collect();
    let is_kept = |worth: &WorthText| worth.fate == FateText::default();
    let known = winning.iter().find(|(_, worth)| is_kept(worth)).or(winning.first());
    let found = winner.filter(|winner| winner.side == starts).and_then(|winner| winner.by);
    known.map(|(listed, _)| listed.jump).or(found)
}

/// The name of what the search did not decide.
pub fn topic(topic: Topic) -> &'static str {
    match topic {
        Topic::Parts => say::answer_topic_parts(),
        Topic::Outcome => say::answer_topic_outcome(),
        Topic::Value => say::answer_topic_value(),
        Topic::Thermograph => say::answer_topic_thermograph(),
        Topic::Jumps => say::answer_topic_jumps(),
        Topic::Penetration => say::answer_topic_reach(),
        Topic::Meetings => say::answer_topic_meetings(),
    }
}

/// How far the search for the winner is, as in `14 of 20 jumps refuted`.
pub fn search(search: &SearchText, frame: &WindowCoordinates) -> String {
    let SearchText { starts, promising, refuted, jumps } = search;
    let starts = *starts;
    match promising.map(|jump| frame.jump_name(&jump)) {
        Some(best) => say::answer_search_best(&best, *jumps, *refuted, starts),
        None => say::answer_search(*jumps, *refuted, starts),
    }
}

/// The cost of a search, as in "12,345 positions · 14 s"; its numbers never decrease.
pub fn amount(cost: &Cost) -> String {
    let Cost { positions, milliseconds } = *cost;
    let seconds = milliseconds / 1000;
    let time = match seconds / 60 {
        0 => format!("{seconds} s"),
        minutes => format!("{minutes} min {} s", seconds % 60),
    };
    match positions {
        0 => time,
        1..1_000_000 => say::answer_positions(positions, &time),
        _ => say::answer_millions(f64::from(positions / 100_000) / 10.0, &time),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use konane::{Direction, Square};
    use worker::client::{ListedJump, WinnerText};

    fn jump(column: i32) -> Jump {
        Jump { from: Square::new(0, column), direction: Direction::Right, taken: 1 }
    }

    fn valued(column: i32, wins: bool, fate: FateText) -> ListedJump {
        let value = NameText::typed("1");
        let worth = Some(WorthText { value, wins, fate, wall: vec![] });
        ListedJump { jump: jump(column), in_part: None, worth }
    }

    #[test]
    fn finds_the_winning_jump() {
        let mut report = Report::default();
        assert_eq!(winning_jump(&report, Player::Left), None);
        let left = vec![
            valued(1, false, FateText::default()),
            valued(2, true, FateText { dominated_by: Some(2), ..FateText::default() }),
            valued(3, true, FateText::default()),
        ];
        report.jumps = Some(ByPlayer { left, right: vec![] });
        assert_eq!(winning_jump(&report, Player::Left), Some(jump(3)));
        assert_eq!(winning_jump(&report, Player::Right), None);
        let by = Some(jump(5));
        report.winners.right = Some(WinnerText { side: Player::Right, by });
        assert_eq!(winning_jump(&report, Player::Right), by);
        assert_eq!(winners(&report), ByPlayer { left: None, right: Some(Player::Right) });
        let said = winner(Player::Left, Some(Player::Right), true);
        assert_eq!(said, "If Left (black) starts, Right wins.");
    }

    #[test]
    fn announces_what_is_known_and_may_be_shown() {
        let mut report = Report::default();
        let said = |report: &Report, revealed, is_over| {
            let told = told(report, revealed, is_over);
            told.into_iter().filter(|told| !told.is_empty()).collect::<Vec<_>>()
        };
        let nothing = Vec::<String>::new();
        assert_eq!(said(&report, None, true), nothing);
        report.winners.left = Some(WinnerText { side: Player::Left, by: None });
        assert_eq!(said(&report, None, true), nothing);
        report.winners.right = Some(WinnerText { side: Player::Left, by: None });
        let wins = "Left wins, moving first or second.";
        assert_eq!(said(&report, None, true), [wins]);
        let ends = RangeText { least: "-1/2".to_string(), most: "2".to_string() };
        report.bounds = Some(BoundsText {
            value: ends.clone(),
            left_stop: ends.clone(),
            right_stop: ends,
            temperature: None,
        });
        let bounds = "The value is in the range minus one half to two.";
        assert_eq!(said(&report, None, true), [bounds, wins]);
        assert_eq!(said(&report, None, false), [wins]);
        assert_eq!(said(&report, Some(Reveal::Outcome), true), [wins]);
        report.value = Some(ValueText {
            name: NameText::typed("{2|3/4*}"),
            left_stop: "2".to_string(),
            right_stop: "3/4".to_string(),
            mean: "11/8".to_string(),
            temperature: "5/8".to_string(),
        });
        let value = "Left to two, Right to three quarters star.";
        assert_eq!(said(&report, None, true), [value, wins]);
        assert_eq!(said(&report, Some(Reveal::Nothing), true), nothing);
        let stops = "Left stop two, Right stop three quarters.";
        assert_eq!(said(&report, Some(Reveal::Stops), true), [wins, stops]);
        let heat = "Mean eleven eighths, temperature five eighths.";
        assert_eq!(said(&report, Some(Reveal::Temperature), true), [wins, stops, heat]);
        assert_eq!(said(&report, Some(Reveal::Value), true), [value, wins, stops, heat]);
    }

    #[test]
    fn counts_positions_and_seconds() {
        let said = |positions, milliseconds| amount(&Cost { positions, milliseconds });
        assert_eq!(said(234_567, 14_999), "234,567 positions · 14 s");
        assert_eq!(said(1_299_999, 125_000), "1.2 million positions · 2 min 5 s");
        assert_eq!(said(1_234_567_890, 0), "1,234.5 million positions · 0 s");
        assert_eq!(said(0, 1_000), "1 s");
    }
}
