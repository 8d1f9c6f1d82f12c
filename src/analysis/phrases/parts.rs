//! Sentences about the parts of a position, and about groups of stones that may meet.

use crate::analysis::labels::letter;
use crate::board::window_coordinates::WindowCoordinates;
use konane::{Contact, Direction, Square};
use words::say;
use worker::client::Report;
use worker::message::{MeetingText, PartText, ReachText};

/// Says which group is ahead, how far each gets, their names, and how wide the gap is.
type Gap = fn(bool, i32, &str, i32, &str, i32) -> String;

/// Says whether two groups can meet. A name is a part's letter or a word.
pub fn contact(contact: &Contact, names: (&str, &str), frame: &WindowCoordinates) -> String {
    let (one, two) = names;
    let squares = |one: &Square, two: &Square| (frame.name(*one), frame.name(*two));
    match contact {
        Contact::Gap(konane::Gap { direction, width, penetrations: (first, second) }) => {
            let (say, is_ahead): (Gap, _) = match direction {
                Direction::Up => (say::answer_gap_rows, true),
                Direction::Down => (say::answer_gap_rows, false),
                Direction::Left => (say::answer_gap_columns, false),
                Direction::Right => (say::answer_gap_columns, true),
            };
            say(is_ahead, *first, one, *second, two, *width)
        }
        Contact::Apart(near, other) => {
            let (near, other) = squares(near, other);
            say::answer_apart(&near, one, &other, two)
        }
        Contact::Touch { squares: (near, other), .. } if near == other => {
            say::answer_touch_at(&frame.name(*near))
        }
        Contact::Touch { squares: (near, other), .. } => {
            let (near, other) = squares(near, other);
            say::answer_touch(&near, one, &other, two)
        }
        Contact::Unknown(near, other) => {
            let (near, other) = squares(near, other);
            say::answer_contact_open(&near, &other)
        }
    }
}

/// Says what difference it makes that two groups of a part can meet.
pub fn meeting(meeting: &MeetingText) -> &'static str {
    match meeting.harmless {
        true => say::answer_meeting_harmless(),
        false => say::answer_meeting_matters(),
    }
}

/// How many squares a part gets in a direction; a range such as `1–2` if the exact number is
/// unknown.
pub fn reach(reach: &ReachText) -> String {
    match (reach.found, reach.bound) {
        (found, bound) if found == bound => found.to_string(),
        (found, bound) => format!("{found}–{bound}"),
    }
}

pub fn part(index: usize, part: &PartText, frame: &WindowCoordinates) -> String {
    let last = Square {
        row: part.corner.row + part.rows - 1,
        column: part.corner.column + part.columns - 1,
    };
    let (first, last) = (frame.name(part.corner), frame.name(last));
    match first == last {
        true => say::answer_part_at(&letter(index), &first),
        false => say::answer_part_from(&first, &last, &letter(index)),
    }
}

/// How many parts there are, and how many of them are valued if not all are.
pub fn valued_parts(report: &Report) -> String {
    let (valued, parts) = (report.part_values.iter().flatten().count(), report.part_values.len());
    match parts < 2 || valued == parts {
        true => parts.to_string(),
        false => say::answer_valued(parts, valued),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use konane::{NamedBoard, Square};

    const FRAME: WindowCoordinates = WindowCoordinates {
        corner: Square { row: 1, column: 1 },
        names: NamedBoard { corner: Square { row: 0, column: 0 }, rows: 5, columns: 5 },
    };

    fn place(row: i32, column: i32) -> Square {
        Square { row, column }
    }

    #[track_caller]
    fn check(told: &Contact, words: &str) {
        let said = contact(told, ("A", "B"), &FRAME);
        assert!(said.contains(words), "{said}");
    }

    #[test]
    fn tells_contacts() {
        let direction = Direction::Right;
        let gap = Contact::Gap(konane::Gap { direction, width: 4, penetrations: (1, 2) });
        check(&gap, "4 empty columns; A gets 1 to the right, B gets 2 to the left: 1 + 2 is less");
        check(&Contact::Apart(place(0, 0), place(0, 2)), "b4 and d4 come closest");
        let touch = |two| Contact::Touch { squares: (place(0, 0), two), leaps: (vec![], vec![]) };
        check(&touch(place(0, 0)), "both can reach b4.");
        check(&touch(place(1, 0)), "A can reach b4 and one of B can reach b3");
    }
}
