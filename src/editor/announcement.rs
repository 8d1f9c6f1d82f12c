//! What a screen reader says after a change.

use crate::board::square_name::spoken;
use crate::editor::edit::Selection;
use crate::editor::editor_state::EditorState;
use crate::editor::hint::{all, hint, of_place, turn};
use crate::editor::replay::ReplayedJump;
use konane::{Edge, Rules, Square};
use words::say;

/// What has changed, in a few words; `None` if nothing worth saying has. A slow page may announce
/// several changes at once: none of them hides a change of the brush or the end of a selection.
pub fn announcement(before: &EditorState, now: &EditorState) -> Option<String> {
    let change = board_change(before, now);
    let is_alone = change.is_none();
    let change = change.or_else(|| held(before, now));
    let brush = (before.brush != now.brush)
        .then(|| say::said_brush(&now.brush.name().to_ascii_lowercase()));
    // Choosing a brush always ends the selection.
    let is_said = if now.selection.is_some() { is_alone } else { brush.is_none() };
    let selection = selected(before, now).filter(|_| is_said);
    let text = sentences([change, brush, selection]);
    (!text.is_empty()).then_some(text)
}

/// A change of the rules, the board or its squares.
fn board_change(before: &EditorState, now: &EditorState) -> Option<String> {
    let (seen, shown) = (&before.window, &now.window);
    if before.rules != now.rules {
        return Some(sentences([Some(say::said_rules(now.rules == Rules::Modern)), hint(now)]));
    }
    if before.view.plays() != now.view.plays() {
        return Some(
            if now.view.plays() { say::editor_play() } else { say::editor_edit() }.to_string(),
        );
    }
    if seen.board.edge() != shown.board.edge() {
        return Some(match shown.board.edge() {
            Edge::Plane => say::rules_plane_short().to_string(),
            Edge::Walls => say::rules_walls_short().to_string(),
        });
    }
    if let Some(jump) = now.replay.jump_since((&before.replay, seen), shown) {
        return Some(sentences([Some(replayed(jump, now)), turn(now)]));
    }
    let (line, step) = (&now.replay.line, now.replay.line.step);
    if line.jumps == before.replay.line.jumps && step != before.replay.line.step {
        let steps = say::said_played(line.jumps.len(), step);
        return Some(sentences([Some(steps), turn(now)]));
    }
    // When a window grows, its squares do not change.
    let grown = shown.origin - seen.origin;
    let stone = |square| shown.board.stone(square);
    let is_changed = |&square: &Square| stone(square) != seen.board.stone(square + grown);
    let changed: Vec<Square> = shown.board.squares().filter(is_changed).collect();
    let is_lost = |&(square, _): &(Square, _)| !shown.board.has_square(square - grown);
    let lost = seen.board.stones().filter(is_lost).count();
    let stones = shown.board.stones().count();
    let size = |editor_state: &EditorState| {
        (editor_state.window.board.rows(), editor_state.window.board.columns())
    };
    match (&changed[..], lost) {
        ([], 0) if shown.board.edge() == Edge::Walls && size(before) != size(now) => {
            Some(say::said_size(shown.board.columns(), shown.board.rows()))
        }
        ([], 0) => None,
        ([square], 0) => Some(spoken(now.names(), *square, stone(*square))),
        _ if stones == 0 => Some(say::said_empty().to_string()),
        (changed, lost) => Some(say::said_changed(changed.len() + lost, stones)),
    }
}

fn sentences<const N: usize>(parts: [Option<String>; N]) -> String {
    parts.into_iter().flatten().collect::<Vec<_>>().join(". ")
}

/// A sentence such as `Black jumped from e5 to c5 and took d5`.
fn replayed(jump: ReplayedJump, now: &EditorState) -> String {
    let ReplayedJump { player, jump, is_back, is_again } = jump;
    let name = |place: Square| of_place(place, now);
    let (from, to) = (name(jump.from), name(jump.to()));
    if is_back {
        return say::said_taken_back(&from, player, &to);
    }
    say::said_jumped(is_again, &from, player, &all(jump.victims().map(name)), &to)
}

/// Says that a stone was lifted, was put down or cannot be lifted.
fn held(before: &EditorState, now: &EditorState) -> Option<String> {
    if (before.lifted(), before.remark) == (now.lifted(), now.remark) {
        return None;
    }
    let put = || before.lifted().map(|_| say::said_put_down().to_string());
    hint(now).or_else(put)
}

fn selected(before: &EditorState, now: &EditorState) -> Option<String> {
    if before.selection == now.selection {
        return None;
    }
    Some(match now.selection {
        Some(Selection { grip: Some(_), .. }) => say::said_picked_up().to_string(),
        Some(Selection { area, grip: None }) => {
            let name = |square| now.names().square_name(square);
            say::said_selected(&name(area.corner), &name(area.last()))
        }
        None => say::said_none_selected().to_string(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::edit::Brush;
    use crate::editor::editor_action::EditorAction;
    use crate::link::view::View;
    use basics::player::Player;
    use konane::{Area, Board, Direction, Jump};

    #[track_caller]
    fn check(link: &str, action: EditorAction, said: Option<&str>) {
        let before = EditorState::default().apply(EditorAction::Open(link.to_string()));
        let now = before.apply(action);
        assert_eq!(announcement(&before, &now).as_deref(), said);
    }

    #[test]
    fn changes_at_once_are_all_said() {
        let before = EditorState::default();
        let area = Area::between(Square::new(0, 0), Square::new(0, 1));
        let brush = before.apply(EditorAction::SetBrush(Brush::Select));
        let both = brush.apply(EditorAction::Select(Some(area)));
        let said = announcement(&before, &both).expect("something to say");
        assert!(said.starts_with("brush: select. ") && said.ends_with(" selected"), "{said}");
        let again = both.apply(EditorAction::SetBrush(Brush::Erase));
        assert_eq!(announcement(&both, &again).as_deref(), Some("brush: erase"));

        // Before the page announces anything, the reader puts a stone and takes the other brush, or
        // ends the selection.
        let stone = EditorAction::Set(Square::new(2, 1), Some(Player::Left));
        let walls = before.apply(EditorAction::Open("#/k1/ancient/walls/3/3/3".to_string()));
        let white =
            walls.apply(stone.clone()).apply(EditorAction::SetBrush(Brush::Stone(Player::Right)));
        assert_eq!(announcement(&walls, &white).as_deref(), Some("b1 black. brush: white"));
        let area = walls.apply(EditorAction::Select(Some(area)));
        let put = area.apply(stone).apply(EditorAction::Select(None));
        assert_eq!(announcement(&area, &put).as_deref(), Some("b1 black. nothing selected"));
        // Taking a brush in Play returns to Edit.
        let playing = EditorAction::SetView(View { is_playing: true, ..walls.view });
        let play = white.apply(playing);
        let edit = play.apply(EditorAction::SetView(walls.view));
        let edit = edit.apply(EditorAction::SetBrush(Brush::Stone(Player::Left)));
        assert_eq!(announcement(&play, &edit).as_deref(), Some("Edit. brush: black"));
    }

    #[test]
    fn says_what_changed() {
        let black = Some(Player::Left);
        let walls = "#/k1/ancient/walls/3/3/3";
        check(walls, EditorAction::Set(Square::new(2, 1), black), Some("b1 black"));
        check(walls, EditorAction::Set(Square::new(2, 1), None), None);
        check(walls, EditorAction::Show(Board::full(3, 3)), Some("9 squares changed, 9 stones"));
        check(walls, EditorAction::SetSize(4, 3), Some("4 rows, 3 columns"));
        check(walls, EditorAction::SetSize(1, 1), Some("1 row, 1 column"));
        check(walls, EditorAction::SetRules(Rules::Modern), Some("modern rules"));
        check(walls, EditorAction::SetBrush(Brush::Erase), Some("brush: erase"));
        let area = Area::between(Square::new(0, 0), Square::new(1, 2));
        check(walls, EditorAction::Select(Some(area)), Some("a3 to c2 selected"));
        check("#/k1/ancient/walls/xo", EditorAction::Clear, Some("board empty"));
        // The plane grows by two rows and two columns, but only one square changes: of five rows and six columns of
        // stones, with an empty one on each side, the upper left.
        check(
            "#/k1/ancient/plane/x",
            EditorAction::Set(Square::new(0, 0), black),
            Some("b6 black"),
        );
    }

    #[test]
    fn says_who_jumped_and_what_was_taken() {
        let start = EditorState::default()
            .apply(EditorAction::Open("#/k1/ancient/plane/xo.o/.x".to_string()));
        let jump = |place: (i32, i32), direction, taken, editor_state: &EditorState| {
            let from = Square::new(place.0, place.1) - editor_state.window.origin;
            EditorAction::Play(Jump { from, direction, taken })
        };
        let said = |before: &EditorState, now: &EditorState| announcement(before, now).unwrap();
        // Of two rows of stones, with two empty rows and columns on each side, the first stone is at c4.
        let long = start.apply(jump((0, 0), Direction::Right, 2, &start));
        assert_eq!(
            said(&start, &long),
            "Black jumped from c4 to g4 and took d4 and f4. White cannot jump: Black wins"
        );
        assert_eq!(said(&long, &start), "Black’s jump from c4 to g4 taken back");
        let short = start.apply(jump((0, 1), Direction::Down, 1, &start));
        assert_eq!(
            said(&start, &short),
            "White jumped from d4 to d2 and took d3. Black cannot jump: White wins"
        );
        // Names are those of the first position, eight rows of stones with two empty ones below, to the end of the line.
        let line = "#/k1/ancient/plane/o/x/1/x/1/x/1/x?line=0_0d1.2_0d1.4_0d1.6_0d1";
        let end = EditorState::default().apply(EditorAction::Open(line.to_string()));
        let back = end.apply(EditorAction::Step(3));
        assert_eq!(said(&end, &back), "White’s jump from c4 to c2 taken back. Black to move");
        assert_eq!(
            said(&back, &end),
            "White jumped again, from c4 to c2 and took c3. Black cannot jump: White wins"
        );
        assert_eq!(
            said(&end, &end.apply(EditorAction::Step(1))),
            "1 of 4 jumps played. Black to move"
        );
    }
}
