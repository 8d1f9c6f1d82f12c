//! What a handout shows of a list.

use crate::editor::editor_action::EditorAction;
use crate::editor::editor_state::EditorState;
use crate::link::problem::LinkProblem;
use teaching::content::lessons::Item;
use teaching::sums::Game;

/// One of the list's items.
#[derive(Clone, PartialEq)]
pub struct Handed {
    pub item: Item,
    /// The board's state for the item, if it has a position.
    pub editor_state: Option<EditorState>,
    /// The item's other pictures: the cards of a sum, or the position of a game.
    pub drawn: Vec<Game>,
}

impl Handed {
    /// `link` is what the board opens of the item, `drawn` what small pictures show.
    pub fn of(item: &Item, link: Option<String>, drawn: Vec<Game>) -> Handed {
        let editor_state = link.map(|link| EditorState::default().apply(EditorAction::Open(link)));
        let is_readable = |editor_state: &EditorState| {
            !matches!(editor_state.problem, Some(LinkProblem::Unreadable(..)))
        };
        Handed { item: item.clone(), editor_state: editor_state.filter(is_readable), drawn }
    }

    /// The item's number and name.
    pub fn name(&self, index: usize) -> String {
        match self.item.title.as_str() {
            "" => format!("{}.", index + 1),
            name => format!("{}. {name}", index + 1),
        }
    }

    /// Whether its values are covered in the list.
    pub fn is_covered(&self) -> bool {
        self.item.is_covered
    }
}

/// The beginning of a text that is too long, cut at a word, with a sign that it continues.
pub fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_string();
    }
    let start: String = text.chars().take(most).collect();
    let whole_words = start.rsplit_once(' ').map_or(start.as_str(), |(words, _)| words);
    format!("{whole_words} …")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::item::item;

    fn handed(link: &str) -> Handed {
        Handed::of(&item("", link, ""), Some(format!("#/{link}")), vec![])
    }

    #[test]
    fn shows_what_the_board_would() {
        let played = handed("k1/ancient/plane/oxo.ox?hide=1");
        assert!(played.is_covered());
        assert_eq!(
            played
                .editor_state
                .map(|editor_state| editor_state.position().board.clone())
                .as_deref(),
            Some("oxo.ox")
        );
        assert!(!handed("k1/ancient/plane/oxo.ox").is_covered());
        assert!(handed("k1/ancient/plane/oxq").editor_state.is_none());
        assert!(Handed::of(&item("", "gallery/l", ""), None, vec![]).editor_state.is_none());
    }

    #[test]
    fn is_called_by_number_and_name() {
        assert_eq!(handed("k1/ancient/plane/x").name(2), "3.");
        let item = item("A half", "k1/ancient/plane/x", "");
        assert_eq!(Handed::of(&item, None, vec![]).name(0), "1. A half");
    }

    #[test]
    fn cuts_at_words() {
        assert_eq!(cut("Who wins?", 9), "Who wins?");
        assert_eq!(cut("Who wins now?", 10), "Who wins …");
        assert_eq!(cut("āāāā", 2), "āā …");
    }
}
