//! The sentence about the last action, the stone that is to jump, or the next player.

use crate::board::square_name::jump_name;
use crate::editor::editor_state::EditorState;
use crate::editor::play::Remark;
use crate::link::corrections::listed;
use konane::{Jump, MAX_SIDE, Rules, Square};
use words::say;

/// The page shows these words, and a screen reader says them.
pub fn hint(editor_state: &EditorState) -> Option<String> {
    let name = |place: Square| of_place(place, editor_state);
    Some(match editor_state.remark {
        Some(Remark::Stuck(place)) => say::said_stuck(&name(place)),
        Some(Remark::TooLarge) => say::said_too_large(&MAX_SIDE.to_string()),
        Some(Remark::NotEdited) => say::said_not_edited().to_string(),
        Some(Remark::Ends { after, next }) => {
            let from = next.from - editor_state.window.origin;
            let jump = jump_name(editor_state.names(), Jump { from, ..next });
            say::said_line_ends(&jump, after, editor_state.rules == Rules::Modern)
        }
        None => {
            let names = editor_state.names();
            let from = names.square_name(editor_state.lifted()?);
            let landings = editor_state.landings().into_iter();
            say::said_landings(&from, &all(landings.map(|square| names.square_name(square))))
        }
    })
}

/// Says whose turn it is after the last jump, or who has lost.
pub fn turn(editor_state: &EditorState) -> Option<String> {
    let last = editor_state.replay.line.step.checked_sub(1)?;
    let player = *editor_state.replay.players(&editor_state.window).get(last)?;
    let next = player.other();
    Some(match editor_state.window.board.jumps(editor_state.rules, next).next().is_none() {
        true => say::said_lost(next),
        false => say::said_turn(next),
    })
}

/// A list such as `c5, d6 and e5`.
pub fn all(names: impl Iterator<Item = String>) -> String {
    let names: Vec<String> = names.collect();
    listed(&names.iter().map(String::as_str).collect::<Vec<_>>(), say::link_and)
}

pub fn of_place(place: Square, editor_state: &EditorState) -> String {
    editor_state.names().square_name(place - editor_state.window.origin)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::editor_action::EditorAction;

    fn open(link: &str) -> EditorState {
        EditorState::default().apply(EditorAction::Open(link.to_string()))
    }

    #[test]
    fn tells_where_a_stone_can_jump() {
        let start = open("#/k1/ancient/walls/xo.o.1o?play=1");
        assert_eq!(hint(&start), None);
        let hold = |column| hint(&start.apply(EditorAction::Hold(Some(Square::new(0, column)))));
        assert_eq!(hold(0).as_deref(), Some("a1 can jump to c1 and e1."));
        assert_eq!(hold(6).as_deref(), Some("g1 cannot jump."));
    }

    #[test]
    fn tells_where_other_rules_end_the_line() {
        let said = |line: &str| {
            let start = open(&format!("#/k1/ancient/walls/xo.o..ox?line={line}"));
            hint(&start.apply(EditorAction::SetRules(Rules::Modern))).unwrap_or_default()
        };
        assert_eq!(said("0_7l1.0_0r1"), "");
        let why =
            "by modern rules a1\u{202f}→\u{202f}e1 is not one jump. Undo brings the rest back.";
        assert_eq!(said("0_0r2.0_7l1"), format!("The line ends before its first jump: {why}"));
        assert_eq!(said("0_7l1.0_0r2"), format!("The line ends after 1 jump: {why}"));
    }

    #[test]
    fn tells_whose_turn_it_is() {
        let said = |parameters: &str| {
            turn(&open(&format!("#/k1/ancient/walls/.oxo.ox1?{parameters}"))).unwrap_or_default()
        };
        assert_eq!(said(""), "");
        assert_eq!(said("line=0_2r1&step=0"), "");
        assert_eq!(said("line=0_2r1"), "White to move");
        assert_eq!(said("line=0_2r1.0_5l1"), "Black cannot jump: White wins");
    }
}
