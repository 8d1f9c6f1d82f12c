//! What a screen reader says after a change.

use crate::app::board::square_name::square_name;
use crate::app::editor::model::{Brush, Model, Selection};
use crate::konane::{Edge, Square};
use crate::player::Player;

/// As in `c4 black`.
pub fn spoken(square: Square, rows: i32, stone: Option<Player>) -> String {
    format!("{} {}", square_name(square, rows), word(stone))
}

pub fn word(stone: Option<Player>) -> &'static str {
    match stone {
        None => "empty",
        Some(Player::Left) => "black",
        Some(Player::Right) => "white",
    }
}

/// What has become different, in a few words; `None` if there is nothing to say.
pub fn announcement(before: &Model, now: &Model) -> Option<String> {
    let rows = now.board.rows();
    if before.rules != now.rules {
        return Some(format!("{} rules", now.rules.name()));
    }
    if before.board.edge() != now.board.edge() {
        return Some(now.board.edge().name().to_string());
    }
    // A window that has grown changes no square.
    let (down, right) =
        (now.origin.row - before.origin.row, now.origin.column - before.origin.column);
    let earlier =
        |square: Square| before.board.stone(Square::new(square.row + down, square.column + right));
    let is_lost = |square: Square| {
        !now.board.has_square(Square::new(square.row - down, square.column - right))
    };
    let changed: Vec<Square> =
        now.board.squares().filter(|&square| now.board.stone(square) != earlier(square)).collect();
    let lost = before.board.stones().filter(|&(square, _)| is_lost(square)).count();
    let stones = now.board.stones().count();
    let size = |model: &Model| (model.board.rows(), model.board.columns());
    match (&changed[..], lost) {
        ([], 0) if now.board.edge() == Edge::Walls && size(before) != size(now) => {
            Some(format!("{rows} rows, {} columns", now.board.columns()))
        }
        ([], 0) => selected(before, now),
        ([square], 0) => Some(spoken(*square, rows, now.board.stone(*square))),
        _ if stones == 0 => Some("board empty".to_string()),
        (changed, lost) => {
            Some(format!("{} squares changed, {stones} stones", changed.len() + lost))
        }
    }
}

/// Both the brush and the selection: a slow page draws, and so says, two changes at once.
fn selected(before: &Model, now: &Model) -> Option<String> {
    let rows = now.board.rows();
    let brush = (before.brush != now.brush)
        .then(|| format!("brush: {}", brush_name(now.brush).to_ascii_lowercase()));
    let selection = match (before.selection, now.selection) {
        (before, now) if before == now => None,
        (_, Some(Selection { grip: Some(_), .. })) => {
            Some("picked up, press a square to put it down".to_string())
        }
        (_, Some(Selection { area, grip: None })) => {
            let (first, last) = (square_name(area.corner, rows), square_name(area.last(), rows));
            Some(format!("{first} to {last} selected"))
        }
        // A brush that is taken always ends the selection.
        (_, None) if brush.is_some() => None,
        (_, None) => Some("nothing selected".to_string()),
    };
    match (brush, selection) {
        (Some(brush), Some(selection)) => Some(format!("{brush}, {selection}")),
        (brush, selection) => brush.or(selection),
    }
}

pub fn brush_name(brush: Brush) -> &'static str {
    match brush {
        Brush::Cycle => "Cycle",
        Brush::Stone(Player::Left) => "Black",
        Brush::Stone(Player::Right) => "White",
        Brush::Erase => "Erase",
        Brush::Select => "Select",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::board::area::Area;
    use crate::app::editor::model::Action;
    use crate::konane::Board;
    use crate::konane::Rules;

    #[track_caller]
    fn check(link: &str, action: Action, said: Option<&str>) {
        let before = Model::default().apply(Action::Open(link.to_string()));
        let now = before.apply(action);
        assert_eq!(announcement(&before, &now).as_deref(), said);
    }

    #[test]
    fn two_changes_at_once_are_both_said() {
        let before = Model::default();
        let area = Area::between(Square::new(0, 0), Square::new(0, 1));
        let brush = before.apply(Action::SetBrush(Brush::Select));
        let both = brush.apply(Action::Select(Some(area)));
        let said = announcement(&before, &both).expect("something to say");
        assert!(said.starts_with("brush: select, ") && said.ends_with(" selected"), "{said}");
        let again = both.apply(Action::SetBrush(Brush::Erase));
        assert_eq!(announcement(&both, &again).as_deref(), Some("brush: erase"));
    }

    #[test]
    fn says_what_changed() {
        let black = Some(Player::Left);
        let walls = "#/k1/ancient/walls/3/3/3";
        check(walls, Action::Set(Square::new(2, 1), black), Some("b1 black"));
        check(walls, Action::Set(Square::new(2, 1), None), None);
        check(walls, Action::Show(Board::full(3, 3)), Some("9 squares changed, 9 stones"));
        check(walls, Action::SetSize(4, 3), Some("4 rows, 3 columns"));
        check(walls, Action::SetRules(Rules::Modern), Some("modern rules"));
        check(walls, Action::SetBrush(Brush::Erase), Some("brush: erase"));
        let area = Area::between(Square::new(0, 0), Square::new(1, 2));
        check(walls, Action::Select(Some(area)), Some("a3 to c2 selected"));
        check("#/k1/ancient/walls/xo", Action::Clear, Some("board empty"));
        // The plane grows by two rows and two columns: still one square.
        check("#/k1/ancient/plane/x", Action::Set(Square::new(0, 0), black), Some("c9 black"));
    }
}
