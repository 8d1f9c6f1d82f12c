//! What the state does in Play, and with the line of play.

use super::EditorState;
use crate::editor::play::{Remark, jumps_from};
use crate::editor::replay::Replay;
use crate::editor::window::Window;
use konane::{Jump, Rules, Square};

impl EditorState {
    /// The square of the stone that is to jump.
    pub fn lifted(&self) -> Option<Square> {
        self.lifted.map(|place| place - self.window.origin)
    }

    /// The squares where the lifted stone can land.
    pub fn landings(&self) -> Vec<Square> {
        let jumps = self.lifted().map(|from| jumps_from(&self.window.board, self.rules, from));
        jumps.unwrap_or_default().into_iter().map(Jump::to).collect()
    }

    pub(super) fn holding(self, square: Option<Square>) -> EditorState {
        let place = square.map(|square| square + self.window.origin);
        match square {
            Some(square) if jumps_from(&self.window.board, self.rules, square).is_empty() => {
                EditorState { remark: place.map(Remark::Stuck), ..self }
            }
            _ => EditorState { lifted: place, ..self },
        }
    }

    /// Changes the rules; the line ends before the first jump that they do not allow.
    pub(super) fn under(self, rules: Rules) -> EditorState {
        let (replay, window) = self.replay.under(&self.window, rules);
        let after = replay.line.jumps.len();
        let next = self.replay.place_of(&self.window, after);
        let remark = next.map(|next| Remark::Ends { after, next });
        EditorState { rules, remark, ..self.showing((replay, window)) }
    }

    /// Plays a jump if it is legal.
    pub(super) fn played(self, jump: Jump) -> EditorState {
        let landed = Some(jump.to() + self.window.origin);
        match self.replay.jump(&self.window, self.rules, jump) {
            Some(shown) => EditorState { landed, ..self.showing(shown) },
            None if self.window.jumped(jump).is_none() => {
                EditorState { remark: Some(Remark::TooLarge), ..self }
            }
            None => self,
        }
    }

    /// Shows this many jumps of the line.
    pub(super) fn stepped(self, step: usize) -> EditorState {
        match self.replay.step(&self.window, step) {
            Some(shown) => self.showing(shown),
            None => self,
        }
    }

    fn showing(self, (replay, window): (Replay, Window)) -> EditorState {
        EditorState { replay, problem: None, ..self.seen_in(window) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::editor_action::EditorAction;
    use crate::link::view::View;
    use basics::player::Player;
    use konane::Direction;

    fn open(text: &str) -> EditorState {
        EditorState::default().apply(EditorAction::Open(text.to_string()))
    }

    #[track_caller]
    fn check_line(editor_state: &EditorState, link: &str, shown: &str) {
        assert_eq!(editor_state.link().to_string(), link);
        assert_eq!(editor_state.position().board, shown);
        let again = open(link);
        assert_eq!(again.position(), editor_state.position());
        assert_eq!(again.replay.line, editor_state.replay.line);
    }

    #[test]
    fn a_line_of_play_is_in_the_link_and_ends_with_an_edit() {
        // Black's stone is at f5 of the window.
        let start = open("#/k1/ancient/plane/oxo.ox?hide=1");
        let from = Square::new(0, 5) - start.window.origin;
        let jump = Jump { from, direction: Direction::Left, taken: 1 };
        let played = start.apply(EditorAction::Play(jump));
        check_line(&played, "#/k1/ancient/plane/oxo.ox?hide=1&line=0_5l1", "oxox");
        assert_eq!(played.landed, Some(Square::new(0, 3)));
        let back = played.apply(EditorAction::Step(0));
        check_line(&back, "#/k1/ancient/plane/oxo.ox?hide=1&line=0_5l1&step=0", "oxo.ox");
        assert_eq!(back.landed, None);
        // An illegal jump changes nothing.
        assert_eq!(played.apply(EditorAction::Play(jump)), played.apply(EditorAction::Dismiss));
        assert_eq!(played.apply(EditorAction::Dismiss).landed, None);
        let edited = played.apply(EditorAction::Set(Square::new(0, 0), Some(Player::Left)));
        assert!(edited.replay.line.is_empty());
        assert!(!played.apply(EditorAction::SetView(View::default())).replay.line.is_empty());
    }

    #[test]
    fn other_rules_keep_what_they_have_of_the_line() {
        let short = open("#/k1/ancient/plane/xo.o..ox?line=0_7l1.0_0r1.0_2r1");
        let modern = short.apply(EditorAction::SetRules(Rules::Modern));
        assert_eq!(modern.replay.line, short.replay.line);
        assert_eq!((modern.remark, &modern.position().board), (None, &short.position().board));

        let long = open("#/k1/ancient/plane/xo.o..ox?line=0_7l1.0_0r2");
        let modern = long.apply(EditorAction::SetRules(Rules::Modern));
        check_line(&modern, "#/k1/modern/plane/xo.o..ox?line=0_7l1", "xo.o.x");
        let next = Jump { from: Square::new(0, 0), direction: Direction::Right, taken: 2 };
        assert_eq!(modern.remark, Some(Remark::Ends { after: 1, next }));
        assert_eq!(modern.apply(EditorAction::Dismiss).remark, None);

        let none = open("#/k1/ancient/plane/xo.o..ox?line=0_0r2.0_7l1&step=1");
        let modern = none.apply(EditorAction::SetRules(Rules::Modern));
        check_line(&modern, "#/k1/modern/plane/xo.o..ox", "xo.o..ox");
    }

    #[test]
    fn who_plays_goes_on_playing() {
        let start = open("#/k1/ancient/plane/xo?play=1");
        let other = start.apply(EditorAction::Open("#/k1/ancient/plane/ox".to_string()));
        assert_eq!(other.link().to_string(), "#/k1/ancient/plane/ox?play=1");
        // A lifted stone stays lifted when the view changes, but not in Edit.
        let lifted = start.apply(EditorAction::Hold(Some(Square::new(0, 0) - start.window.origin)));
        assert!(lifted.lifted().is_some());
        let view = View { reach: true, ..start.view };
        assert_eq!(lifted.apply(EditorAction::SetView(view)).lifted(), lifted.lifted());
        assert_eq!(lifted.apply(EditorAction::SetView(View::default())).lifted(), None);
        assert_eq!(lifted.apply(EditorAction::Clear).lifted(), None);
    }
}
