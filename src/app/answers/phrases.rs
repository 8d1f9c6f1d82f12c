//! Answers in sentences that a student understands; knows no browser.

use crate::app::answers::inspection::Reveal;
use crate::app::answers::labels::letter;
use crate::app::board::window_coordinates::WindowCoordinates;
use crate::language::say;
use crate::value::{Dyadic, Style};
use crate::worker::client::{Report, WinnerText};
use crate::worker::message::*;

/// Who wins, in one sentence.
pub fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Left => say::answer_left_wins(),
        Outcome::Right => say::answer_right_wins(),
        Outcome::Next => say::answer_first_wins(),
        Outcome::Previous => say::answer_second_wins(),
    }
}

/// Who wins, as far as that or the value is known for both starters.
pub fn known_outcome(report: &Report) -> Option<Outcome> {
    report.outcome().or_else(|| Some(report.value.as_ref()?.name.outcome))
}

/// How many signs of a value are read aloud.
const HEARD: usize = 40;

/// What of an answer is read aloud: the value, who wins, the stops, mean and temperature; of these what is
/// known and, where values are hidden, revealed. Stops and temperatures are only told where they are
/// revealed. The bounds of a value change often, so they wait until the work is over.
pub fn told(report: &Report, revealed: Option<Reveal>, is_over: bool) -> [String; 4] {
    let shows = |step| revealed.is_none_or(|revealed| revealed >= step);
    let reveals = |step| revealed.is_some_and(|revealed| revealed >= step);
    let words = |name: &NameText| name.tree.folded(0, HEARD).write(Style::Words, usize::MAX);
    let facts = report.value.as_ref();
    let value = match (facts, &report.bounds) {
        (Some(value), _) => words(&value.name).map(|words| format!("{words}.")),
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

/// As in “between −1/2 and 4”.
pub fn between(range: &RangeText) -> String {
    let [least, most] = ends(range, number);
    say::answer_between(&least, &most)
}

/// As in “between minus one half and four”.
pub fn between_words(range: &RangeText) -> String {
    let [least, most] = ends(range, number_words);
    say::answer_between(&least, &most)
}

fn ends(range: &RangeText, say: fn(&str) -> String) -> [String; 2] {
    [&range.least, &range.most].map(|end| say(end))
}

/// What stands for a value that is not known; of a range, as in “−1/2 to 4”.
pub fn unknown(bounds: Option<&RangeText>, shows: bool) -> String {
    within(bounds, shows, say::answer_range)
}

/// The same where there is little room, as in “−1/2…4”.
pub fn short_unknown(bounds: Option<&RangeText>, shows: bool) -> String {
    within(bounds, shows, |least, most| format!("{least}…{most}"))
}

fn within(bounds: Option<&RangeText>, shows: bool, range: fn(&str, &str) -> String) -> String {
    match bounds.map(|bounds| ends(bounds, number)) {
        _ if !shows => "?".to_string(),
        Some([least, most]) if least == most => least,
        Some([least, most]) => range(&least, &most),
        None => "…".to_string(),
    }
}

/// The same in words.
pub fn unknown_words(bounds: Option<&RangeText>, shows: bool) -> String {
    match bounds {
        _ if !shows => say::answer_hidden().to_string(),
        Some(bounds) if bounds.least == bounds.most => number_words(&bounds.least),
        Some(bounds) => between_words(bounds),
        None => say::answer_not_yet().to_string(),
    }
}

/// As in “minus three halves”.
pub fn number_words(number: &str) -> String {
    let (above, below) = number.split_once('/').unwrap_or((number, "1"));
    let read = || Dyadic::new(above.parse().ok()?, below.parse::<u64>().ok()?.trailing_zeros());
    read().map_or_else(|| number.to_string(), Dyadic::words)
}

/// A number with a sign that is as wide as a plus.
pub fn number(number: &str) -> String {
    number.replace('-', "−")
}

/// Who wins if this player starts, or that it is not known, perhaps yet.
pub fn winner(starts: Side, wins: Option<Side>, is_sought: bool) -> String {
    match wins {
        Some(wins) => say::answer_starts(starts.into(), wins.into()),
        None if is_sought => say::answer_starts_sought(starts.into()),
        None => say::answer_starts_open(starts.into()),
    }
}

/// Who wins if each player starts, where that player's jumps or the value say so.
pub fn winners(report: &Report) -> Both<Option<Side>> {
    let outcome = report.value.as_ref().map(|value| value.name.outcome);
    let by_value = |starts: Side, other: Side| {
        Some(match outcome? {
            Outcome::Left => Side::Left,
            Outcome::Right => Side::Right,
            Outcome::Next => starts,
            Outcome::Previous => other,
        })
    };
    let found = |winner: &Option<WinnerText>| winner.map(|won| won.side);
    Both {
        left: found(&report.winners.left).or_else(|| by_value(Side::Left, Side::Right)),
        right: found(&report.winners.right).or_else(|| by_value(Side::Right, Side::Left)),
    }
}

/// A jump by which the first player wins, if there is one and it is known: undominated and
/// irreversible where possible.
pub fn winning_jump(report: &Report, starts: Side) -> Option<JumpText> {
    let (jumps, winner) = match starts {
        Side::Left => (report.jumps.as_ref().map(|jumps| &jumps.left), report.winners.left),
        Side::Right => (report.jumps.as_ref().map(|jumps| &jumps.right), report.winners.right),
    };
    let valued =
        jumps.into_iter().flatten().filter_map(|listed| Some((listed, listed.worth.as_ref()?)));
    let winning: Vec<_> = valued.filter(|(_, worth)| worth.wins).collect();
    let is_kept = |worth: &WorthText| worth.fate == FateText::default();
    let known = winning.iter().find(|(_, worth)| is_kept(worth)).or(winning.first());
    let found = winner.filter(|winner| winner.side == starts).and_then(|winner| winner.by);
    known.map(|(listed, _)| listed.jump).or(found)
}

/// Who is ahead of the other, how far each gets, their names, and how wide the gap is.
type Gap = fn(bool, i32, &str, i32, &str, i32) -> String;

/// Whether two groups can meet. A name is a part's letter, or a word.
pub fn contact(contact: &ContactText, names: (&str, &str), frame: &WindowCoordinates) -> String {
    let (one, two) = names;
    let squares = |squares: &(Place, Place)| (frame.name(squares.0), frame.name(squares.1));
    match contact {
        ContactText::Gap { direction, width, penetrations: (first, second) } => {
            let (say, is_ahead): (Gap, _) = match direction {
                DirectionText::Up => (say::answer_gap_rows, true),
                DirectionText::Down => (say::answer_gap_rows, false),
                DirectionText::Left => (say::answer_gap_columns, false),
                DirectionText::Right => (say::answer_gap_columns, true),
            };
            say(is_ahead, *first, one, *second, two, *width)
        }
        ContactText::Apart { squares: near } => {
            let (near, other) = squares(near);
            say::answer_apart(&near, one, &other, two)
        }
        ContactText::Touch { squares: (near, other), .. } if near == other => {
            say::answer_touch_at(&frame.name(*near))
        }
        ContactText::Touch { squares: met, .. } => {
            let (near, other) = squares(met);
            say::answer_touch(&near, one, &other, two)
        }
        ContactText::Unknown { squares: near } => {
            let (near, other) = squares(near);
            say::answer_contact_open(&near, &other)
        }
    }
}

/// What difference it makes that two groups of a part can meet.
pub fn meeting(meeting: &MeetingText) -> &'static str {
    match meeting.harmless {
        true => say::answer_meeting_harmless(),
        false => say::answer_meeting_matters(),
    }
}

/// How many squares a part gets in a direction; `1–2` where that is not known exactly.
pub fn reach(reach: &ReachText) -> String {
    match (reach.found, reach.bound) {
        (found, bound) if found == bound => found.to_string(),
        (found, bound) => format!("{found}–{bound}"),
    }
}

/// A part in words.
pub fn part(index: usize, part: &PartText, frame: &WindowCoordinates) -> String {
    let last = Place {
        row: part.corner.row + part.rows - 1,
        column: part.corner.column + part.columns - 1,
    };
    let (first, last) = (frame.name(part.corner), frame.name(last));
    match first == last {
        true => say::answer_part_at(&letter(index), &first),
        false => say::answer_part_from(&first, &last, &letter(index)),
    }
}

/// Why what is left of the options has this value; there may be jumps that change nothing.
pub fn reason(reason: &ReasonText, has_gifts: bool) -> String {
    match reason {
        ReasonText::NoOptions if has_gifts => say::answer_reason_no_options_left().to_string(),
        ReasonText::NoOptions => say::answer_reason_no_options().to_string(),
        ReasonText::Simplest { number: simplest, low, high } => {
            let end = |end: &(String, bool)| (number(&end.0), end.1);
            let simplest = number(simplest);
            match (low.as_ref().map(end), high.as_ref().map(end)) {
                (Some((low, has_low)), Some((high, has_high))) => {
                    say::answer_reason_between(has_high, has_low, &high, &low, &simplest)
                }
                (Some((low, has_low)), None) => {
                    say::answer_reason_greater(has_low, &low, &simplest)
                }
                (None, Some((high, has_high))) => {
                    say::answer_reason_less(has_high, &high, &simplest)
                }
                (None, None) => say::answer_reason_of_all(&simplest),
            }
        }
        ReasonText::Nimber { number: sum, star } => {
            say::answer_reason_nimber(&number(sum), &star.to_string())
        }
        ReasonText::NumberUpStar => say::answer_reason_up_star().to_string(),
        ReasonText::Canonical => say::answer_reason_canonical().to_string(),
    }
}

/// How many parts there are, and how many have their values if some have not.
pub fn valued_parts(report: &Report) -> String {
    let (valued, parts) = (report.part_values.iter().flatten().count(), report.part_values.len());
    match parts < 2 || valued == parts {
        true => parts.to_string(),
        false => say::answer_valued(parts, valued),
    }
}

/// What the search did not decide.
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

/// How far a search for who wins has come, as in `14 of 20 jumps refuted`.
pub fn search(search: &SearchText, frame: &WindowCoordinates) -> String {
    let SearchText { starts, promising, refuted, jumps } = search;
    let starts = (*starts).into();
    match promising.map(|jump| frame.jump_name(&jump)) {
        Some(best) => say::answer_search_best(&best, *jumps, *refuted, starts),
        None => say::answer_search(*jumps, *refuted, starts),
    }
}

/// As in "12,345 positions · 14 s"; no number of it grows smaller.
pub fn amount(progress: &Progress) -> String {
    let Progress { positions, milliseconds } = *progress;
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
    use crate::konane::Square;
    use crate::worker::client::ListedJump;

    const FRAME: WindowCoordinates =
        WindowCoordinates { corner: Square { row: 1, column: 1 }, rows: 5 };

    fn place(row: i32, column: i32) -> Place {
        Place { row, column }
    }

    fn jump(column: i32) -> JumpText {
        JumpText { from: place(0, column), to: place(0, 9), taken: 1 }
    }

    fn valued(column: i32, wins: bool, fate: FateText) -> ListedJump {
        let value = NameText::typed("1");
        let worth = Some(WorthText { value, wins, fate, wall: vec![] });
        ListedJump { jump: jump(column), in_part: None, worth }
    }

    #[track_caller]
    fn check(told: &ContactText, words: &str) {
        let said = contact(told, ("A", "B"), &FRAME);
        assert!(said.contains(words), "{said}");
    }

    #[test]
    fn tells_contacts() {
        let direction = DirectionText::Right;
        let gap = ContactText::Gap { direction, width: 4, penetrations: (1, 2) };
        check(&gap, "4 empty columns; A gets 1 to the right, B gets 2 to the left: 1 + 2 is less");
        check(
            &ContactText::Apart { squares: (place(0, 0), place(0, 2)) },
            "b4 and d4 come closest",
        );
        let touch =
            |two| ContactText::Touch { squares: (place(0, 0), two), leaps: (vec![], vec![]) };
        check(&touch(place(0, 0)), "both can come to b4.");
        check(&touch(place(1, 0)), "A can come to b4 and one of B to b3");
    }

    #[test]
    fn tells_reasons() {
        let number = |number: &str, low: Option<(&str, bool)>, high: Option<(&str, bool)>| {
            let end = |end: Option<(&str, bool)>| end.map(|(at, is_in)| (at.to_string(), is_in));
            reason(
                &ReasonText::Simplest {
                    number: number.to_string(),
                    low: end(low),
                    high: end(high),
                },
                false,
            )
        };
        assert_eq!(
            number("1/2", Some(("0", false)), Some(("1", false))),
            "The value is the simplest number between 0 and 1: 1/2."
        );
        assert_eq!(
            number("-3", None, Some(("-3", true))),
            "The value is the simplest number less than −3 (−3 allowed): −3."
        );
        assert_eq!(number("0", None, None), "The value is the simplest number of all: 0.");
        assert_eq!(
            reason(&ReasonText::NoOptions, true),
            "Without the jumps that change nothing, neither player can move: that is 0."
        );
    }

    #[test]
    fn finds_the_winning_jump() {
        let mut report = Report::default();
        assert_eq!(winning_jump(&report, Side::Left), None);
        let left = vec![
            valued(1, false, FateText::default()),
            valued(2, true, FateText { dominated_by: Some(2), ..FateText::default() }),
            valued(3, true, FateText::default()),
        ];
        report.jumps = Some(Both { left, right: vec![] });
        assert_eq!(winning_jump(&report, Side::Left), Some(jump(3)));
        assert_eq!(winning_jump(&report, Side::Right), None);
        let by = Some(jump(5));
        report.winners.right = Some(WinnerText { side: Side::Right, by });
        assert_eq!(winning_jump(&report, Side::Right), by);
        assert_eq!(winners(&report), Both { left: None, right: Some(Side::Right) });
        let said = winner(Side::Left, Some(Side::Right), true);
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
        report.winners.left = Some(WinnerText { side: Side::Left, by: None });
        assert_eq!(said(&report, None, true), nothing);
        report.winners.right = Some(WinnerText { side: Side::Left, by: None });
        let wins = "Left wins, moving first or second.";
        assert_eq!(said(&report, None, true), [wins]);
        let ends = RangeText { least: "-1/2".to_string(), most: "2".to_string() };
        report.bounds = Some(BoundsText {
            value: ends.clone(),
            left_stop: ends.clone(),
            right_stop: ends,
            temperature: None,
        });
        let bounds = "The value is between minus one half and two.";
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
    fn reads_numbers_aloud() {
        let read = ["0", "-1/2", "7/4", "-3", "5/32", "2^70"].map(number_words);
        let words =
            ["zero", "minus one half", "seven quarters", "minus three", "five over thirty-two"];
        assert_eq!(read[..5], words);
        // What is no such number is left as it is.
        assert_eq!(read[5], "2^70");
    }

    #[test]
    fn counts_positions_and_seconds() {
        let said = |positions, milliseconds| amount(&Progress { positions, milliseconds });
        assert_eq!(said(234_567, 14_999), "234,567 positions · 14 s");
        assert_eq!(said(1_299_999, 125_000), "1.2 million positions · 2 min 5 s");
        assert_eq!(said(1_234_567_890, 0), "1,234.5 million positions · 0 s");
        assert_eq!(said(0, 1_000), "1 s");
    }
}
