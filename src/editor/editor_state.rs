//! The state of the editor and how actions change it.

mod in_play;

use std::cell::OnceCell;

use crate::board::measures::LARGE;
use crate::board::window_coordinates::{WindowCoordinates, first};
use crate::editor::edit::{Brush, Ink, Selection, Transform};
use crate::editor::editor_action::EditorAction;
use crate::editor::play::{self, Remark};
use crate::editor::replay::Replay;
use crate::editor::touch;
use crate::editor::window::{Window, WindowSize};
use crate::link::position_link::PositionLink;
use crate::link::problem::LinkProblem;
use crate::link::view::View;
use konane::{Area, Board, Edge, NamedBoard, Rules, Square};
use worker::message::Position;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditorState {
    /// How many links have been opened.
    pub opened: u32,
    pub rules: Rules,
    pub window: Window,
    /// The line that was played; an edit of the board ends it.
    pub replay: Replay,
    /// The place where a stone has just landed.
    pub landed: Option<Square>,
    /// The place of the stone that is to jump.
    lifted: Option<Square>,
    /// What the page says of the last action.
    pub remark: Option<Remark>,
    pub brush: Brush,
    /// What the stroke paints with, while the brush is down.
    stroke: Option<Ink>,
    pub selection: Option<Selection>,
    pub view: View,
    /// The parameters of the link that the page does not know.
    pub parameters: String,
    pub problem: Option<LinkProblem>,
    texts: Texts,
}

/// What a state is as text: on a large board, as much work as all the rest of a stroke. It is written when it is first
/// asked for. A copy begins without, for it is made to be changed.
#[derive(Debug, Default)]
struct Texts {
    position: OnceCell<Position>,
    /// The link without parameters.
    path: OnceCell<String>,
}

impl Clone for Texts {
    fn clone(&self) -> Texts {
        Texts::default()
    }
}

/// They follow from the state.
impl PartialEq for Texts {
    fn eq(&self, _: &Texts) -> bool {
        true
    }
}

impl Eq for Texts {}

impl Default for EditorState {
    fn default() -> Self {
        EditorState::show(PositionLink::default(), WindowSize::USUAL)
    }
}

impl EditorState {
    /// The action that an event on the board means; other actions stay.
    pub fn meant(&self, action: EditorAction) -> EditorAction {
        match action {
            EditorAction::Touch(event) if self.view.plays() => {
                play::action(event, &self.window.board, self.rules, self.lifted())
            }
            EditorAction::Touch(event) => {
                touch::action(event, &self.window.board, self.brush, self.selection)
            }
            action => action,
        }
    }

    /// The state after an action. The history keeps the one before.
    pub fn apply(&self, action: EditorAction) -> EditorState {
        let action = self.meant(action);
        let keeps = |action: &EditorAction| {
            matches!(action, EditorAction::SetView(view) if view.plays())
                || matches!(action, EditorAction::Dismiss | EditorAction::Refuse)
        };
        let lifted = self.lifted.filter(|_| keeps(&action));
        let now = EditorState { landed: None, lifted, remark: None, ..self.clone() };
        match action {
            EditorAction::Hold(square) => now.holding(square),
            EditorAction::Refuse => EditorState { remark: Some(Remark::NotEdited), ..now },
            EditorAction::SetRules(rules) => now.under(rules),
            EditorAction::Play(jump) => now.played(jump),
            EditorAction::Step(step) => now.stepped(step),
            EditorAction::SetWindowSize(size) => self.in_size(size),
            action @ (EditorAction::Open(_) | EditorAction::Exchange(..)) => now.edit(action),
            action => {
                let next = now.edit(action);
                // A row that is turned upside down looks the same and may lie elsewhere.
                let is_same = !next.is_another_position_than(self)
                    && next.window.origin == self.window.origin;
                if is_same { next } else { EditorState { replay: Replay::default(), ..next } }
            }
        }
    }

    /// An earlier or later state with the present brush, view and size of the window, which cannot be undone.
    pub fn seen_with(&self, now: &EditorState) -> EditorState {
        let EditorState { brush, view, .. } = *now;
        let quiet = EditorState {
            landed: None,
            lifted: None,
            remark: None,
            stroke: None,
            ..self.in_size(now.window.size)
        };
        EditorState { brush, view, problem: None, ..quiet }
    }

    fn edit(&self, action: EditorAction) -> EditorState {
        let edited = EditorState { problem: None, ..self.clone() };
        let (window, board) = (&self.window, &self.window.board);
        let selected = self.selection.map(|selection| selection.area);
        let too_large = || EditorState { remark: Some(Remark::TooLarge), ..edited.clone() };
        match action {
            // The plane continues beyond the window.
            EditorAction::Set(square, Some(player))
                if board.edge() == Edge::Plane && !Area::whole(board).has(square) =>
            {
                let mut stone = Board::empty(1, 1, Edge::Plane);
                stone.set(Square::new(0, 0), Some(player));
                match window.with_stones(&stone, square) {
                    Some((window, _)) => edited.seen_in(window),
                    None => too_large(),
                }
            }
            EditorAction::Set(square, stone) => {
                edited.painted([square], Ink::Stone(stone)).with_room()
            }
            EditorAction::Paint(squares, ink) => {
                EditorState { stroke: Some(ink), ..edited.painted(squares, ink) }
            }
            EditorAction::PaintOn(squares) => match self.stroke {
                Some(ink) => edited.painted(squares, ink),
                None => edited,
            },
            EditorAction::Lift => EditorState { stroke: None, ..edited }.with_room(),
            EditorAction::SetBrush(brush) => EditorState { brush, selection: None, ..self.clone() },
            EditorAction::Select(area) => {
                EditorState { selection: area.map(Selection::lying), ..self.clone() }
            }
            EditorAction::PickUp(area, square) => {
                EditorState { selection: Some(Selection::picked_up(area, square)), ..self.clone() }
            }
            EditorAction::Move(area, corner) => {
                let corner = match board.edge() {
                    Edge::Plane => corner,
                    Edge::Walls => Square::new(
                        corner.row.clamp(0, (board.rows() - area.rows).max(0)),
                        corner.column.clamp(0, (board.columns() - area.columns).max(0)),
                    ),
                };
                let rest = edited.clone().painted(area.squares(), Ink::Stone(None));
                let moved = rest.with_stones(&area.cut(board), corner).unwrap_or_else(too_large);
                // Only stones that were selected stay selected.
                let selection = moved.selection.filter(|_| self.selection.is_some());
                EditorState { selection, ..moved }
            }
            EditorAction::Transform(transform) => match (selected, transform) {
                (Some(area), _) => {
                    let stones = transform.of(&area.cut(board));
                    let rest = edited.clone().painted(area.squares(), Ink::Stone(None));
                    rest.with_stones(&stones, area.corner).unwrap_or_else(too_large)
                }
                (None, Transform::SwapColours) => {
                    let mut swapped = edited;
                    swapped.window.board = board.swapped();
                    swapped
                }
                (None, _) => edited.with_board(&transform.of(&board.trimmed())),
            },
            EditorAction::Fill(ink) => match selected {
                Some(area) => edited.painted(area.squares(), ink).with_room(),
                None => edited,
            },
            EditorAction::Paste(board) => match selected {
                Some(area) => {
                    edited.clone().with_stones(&board, area.corner).unwrap_or_else(too_large)
                }
                None => edited.with_board(&board),
            },
            EditorAction::Show(board) => edited.with_board(&board),
            EditorAction::Resize(side, by) => edited.resized(window.resized(side, by)),
            EditorAction::SetSize(rows, columns) => edited.resized(window.with_size(rows, columns)),
            EditorAction::SetEdge(edge) => edited.seen_in(window.with_edge(edge)),
            EditorAction::SetView(view) => {
                let selection = self.selection.filter(|_| !view.plays());
                EditorState { view, selection, stroke: None, ..edited }
            }
            EditorAction::Clear => {
                EditorState { window: window.cleared(), selection: None, ..edited }
            }
            EditorAction::Open(text) => match PositionLink::parse(&text) {
                Ok(link) => self.opened(link, self.window.size),
                Err(error) => {
                    let problem = Some(LinkProblem::Unreadable(text, error));
                    EditorState { problem, ..self.clone() }
                }
            },
            EditorAction::Exchange(link, _) => {
                EditorState { view: self.view, ..self.opened(link, WindowSize::EXHIBIT) }
            }
            EditorAction::Dismiss
            | EditorAction::Hold(_)
            | EditorAction::Refuse
            | EditorAction::SetRules(_)
            | EditorAction::Play(_)
            | EditorAction::Step(_)
            | EditorAction::SetWindowSize(_) => edited,
            EditorAction::Touch(_)
            | EditorAction::Abandon
            | EditorAction::Undo
            | EditorAction::Redo
            | EditorAction::Reset => self.clone(),
        }
    }

    fn opened(&self, link: PositionLink, size: WindowSize) -> EditorState {
        let shown = EditorState::show(link, size);
        // A reader who plays continues to play, and keeps the brush.
        let is_playing = self.view.is_playing || shown.view.is_playing;
        let view = View { is_playing, ..shown.view };
        EditorState { opened: self.opened + 1, brush: self.brush, view, ..shown }
    }

    fn in_size(&self, size: WindowSize) -> EditorState {
        let (replay, window) = self.replay.in_size(&self.window, size);
        EditorState { replay, ..self.clone().seen_in(window) }
    }

    /// Whether a stroke goes on over a large board. Until it ends, nobody asks about its positions, names them or links to
    /// them: this would take the time of the brush.
    pub fn is_being_painted(&self) -> bool {
        let board = &self.window.board;
        self.stroke.is_some() && board.rows() * board.columns() > LARGE
    }

    /// What is copied: the stones that are selected, or else all.
    pub fn copied(&self) -> String {
        match self.selection {
            Some(selection) => selection.area.cut(&self.window.board).to_string(),
            None => self.position().board.clone(),
        }
    }

    pub fn is_another_position_than(&self, other: &EditorState) -> bool {
        (self.rules, &self.window.board) != (other.rules, &other.window.board)
    }

    fn painted(mut self, squares: impl IntoIterator<Item = Square>, ink: Ink) -> EditorState {
        ink.paint(&mut self.window.board, squares);
        self
    }

    /// Lays stones on the board, if there is space, and selects them.
    fn with_stones(self, stones: &Board, corner: Square) -> Option<EditorState> {
        let (window, area) = self.window.with_stones(stones, corner)?;
        Some(EditorState { window, selection: Some(Selection::lying(area)), ..self })
    }

    fn with_board(self, board: &Board) -> EditorState {
        EditorState { window: self.window.with_board(board), selection: None, ..self }
    }

    fn with_room(self) -> EditorState {
        let window = self.window.clone().with_room();
        self.seen_in(window)
    }

    /// The state after a wall has moved. The plane has none, so its selection stays.
    fn resized(self, window: Window) -> EditorState {
        let selection = self.selection.filter(|_| window.board.edge() == Edge::Plane);
        EditorState { window, selection, ..self }
    }

    /// Another window on the same squares; the selection keeps its place.
    fn seen_in(self, window: Window) -> EditorState {
        let way = self.window.origin - window.origin;
        let selection = self.selection.map(|selection| selection.shifted(way));
        EditorState { window, selection, ..self }
    }

    pub fn link(&self) -> String {
        self.link_seen(self.view)
    }

    /// The same link with another view.
    pub fn link_seen(&self, view: View) -> String {
        self.link_with(view.write(&self.parameters))
    }

    /// The position and its line alone, without the view.
    pub fn position_link(&self) -> String {
        self.link_with(String::new())
    }

    fn link_with(&self, parameters: String) -> String {
        let path = self.path();
        match self.replay.line.write(parameters).as_str() {
            "" => path.to_string(),
            parameters => format!("{path}?{parameters}"),
        }
    }

    fn path(&self) -> &str {
        let start = || PositionLink::path(self.rules, &self.replay.start(&self.window).board);
        self.texts.path.get_or_init(start)
    }

    /// Where in the window squares have names.
    pub fn names(&self) -> NamedBoard {
        self.replay.names_in(&self.window)
    }

    /// Where in the window the solver's squares are.
    pub fn frame(&self) -> WindowCoordinates {
        WindowCoordinates { corner: first(&self.window.board), names: self.names() }
    }

    /// The position that the solver gets.
    pub fn position(&self) -> &Position {
        self.texts.position.get_or_init(|| Position::of(self.rules, &self.window.board))
    }

    fn show(link: PositionLink, size: WindowSize) -> EditorState {
        let (view, line, parameters, corrections) = link.read_parameters();
        let start = Window::of(&link.board, size);
        let (replay, window) = Replay::open(start.clone(), line, start.with_room());
        EditorState {
            opened: 0,
            rules: link.rules,
            window,
            replay,
            landed: None,
            lifted: None,
            remark: None,
            brush: Brush::default(),
            stroke: None,
            selection: None,
            view,
            parameters,
            problem: LinkProblem::corrected(corrections.0),
            texts: Texts::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use basics::player::Player;

    fn open(text: &str) -> EditorState {
        EditorState::default().apply(EditorAction::Open(text.to_string()))
    }

    #[track_caller]
    fn check(editor_state: &EditorState, link: &str) {
        assert_eq!(editor_state.link().to_string(), link);
        assert_eq!(PositionLink::parse(link).unwrap().board, editor_state.window.board.trimmed());
    }

    fn size(editor_state: &EditorState) -> (i32, i32) {
        (editor_state.window.board.rows(), editor_state.window.board.columns())
    }

    #[test]
    fn a_link_is_a_position_and_what_it_does_not_know() {
        let editor_state = open("#/k1/modern/plane/xo?a=b");
        check(&editor_state, "#/k1/modern/plane/xo?a=b");
        let position = editor_state.position();
        assert_eq!((position.modern, position.walls, &*position.board), (true, false, "xo"));
        check(&editor_state.apply(EditorAction::Clear), "#/k1/modern/plane/1?a=b");
    }

    /// The page asks for them several times at every render.
    #[test]
    fn its_texts_are_written_once() {
        let editor_state = open("#/k1/ancient/walls/xo/ox?hide=1");
        let path = editor_state.path();
        assert_eq!(editor_state.link(), format!("{path}?hide=1"));
        assert_eq!(editor_state.position_link(), path);
        assert!(std::ptr::eq(path, editor_state.path()));
        assert!(std::ptr::eq(editor_state.position(), editor_state.position()));
        // Another state has its own.
        let empty = editor_state.apply(EditorAction::Clear);
        check(&empty, "#/k1/ancient/walls/2/1?hide=1");
        assert_eq!(empty.position().board, "2/1");
    }

    #[test]
    fn stays_readable_at_its_largest() {
        let mut editor_state = open("#/k1/ancient/plane/x");
        for _ in 0..300 {
            editor_state =
                editor_state.apply(EditorAction::Set(Square::new(0, 0), Some(Player::Left)));
        }
        assert_eq!(size(&editor_state), (200, 200));
        assert_eq!(
            open(&editor_state.link().to_string()).link().to_string(),
            editor_state.link().to_string()
        );
    }

    #[test]
    fn a_bad_line_ends_where_it_is_bad() {
        assert!(open("#/k1/ancient/plane/o.o.x/.x?line=1_1u9").replay.line.is_empty());
        let link = "#/k1/modern/plane/..o/.xo/oxx?line=2_1u1.2_0r1.0_2d1";
        let editor_state = open(link);
        assert_eq!(
            editor_state.link().to_string(),
            open(&editor_state.link().to_string()).link().to_string()
        );
    }

    #[test]
    fn keeps_the_position_when_a_link_is_bad() {
        let before = open("#/k1/ancient/plane/xoxo");
        let bad = before.apply(EditorAction::Open("#/k9".to_string()));
        assert_eq!(bad.window, before.window);
        assert!(matches!(&bad.problem, Some(LinkProblem::Unreadable(text, _)) if text == "#/k9"));
        assert_eq!(bad.apply(EditorAction::Dismiss), before);
        let edited = bad.apply(EditorAction::SetRules(Rules::Modern));
        assert_eq!(edited.problem, None);
        check(&edited, "#/k1/modern/plane/xoxo");
    }

    #[test]
    fn says_what_it_corrects_in_a_link() {
        let editor_state =
            open("#/k1/ancient/plane/xo?show=nonsense&hide=x&line=0_0r1.0_0r1&step=two&a=b");
        let Some(LinkProblem::Corrected(said)) = &editor_state.problem else {
            panic!("{editor_state:?}")
        };
        let asked = ["nonsense", "“x”", "Jump 2", "“two”"];
        assert_eq!(said.len(), asked.len());
        for (sentence, asked) in said.iter().zip(asked) {
            assert!(sentence.contains(asked), "{sentence}");
        }
        // The page follows the rest of the link.
        assert_eq!(
            editor_state.link().to_string(),
            "#/k1/ancient/plane/xo?show=&hide=1&a=b&line=0_0r1"
        );
        assert_eq!(editor_state.apply(EditorAction::Dismiss).problem, None);
    }

    fn at(row: i32, column: i32) -> Square {
        Square::new(row, column)
    }

    /// Like `check`, for links written by hand.
    #[track_caller]
    fn is(editor_state: &EditorState, link: &str) {
        check(editor_state, &PositionLink::parse(link).unwrap().to_string());
    }

    #[test]
    fn moves_stones() {
        let walls = open("#/k1/ancient/walls/xo2/4");
        let area = Area::between(at(0, 0), at(0, 1));
        is(&walls.apply(EditorAction::Move(area, at(1, 1))), "#/k1/ancient/walls/4/.xo1");
        // Walls stop them; the plane grows.
        is(&walls.apply(EditorAction::Move(area, at(9, 9))), "#/k1/ancient/walls/4/..xo");
        let plane = open("#/k1/ancient/plane/xo/.x");
        let stone = Area::one(at(3, 5));
        assert_eq!(plane.window.board.stone(at(3, 5)), Some(Player::Left));
        let moved = plane.apply(EditorAction::Move(stone, at(-3, 5)));
        is(&moved, "#/k1/ancient/plane/x/1/1/1/1/1/.o/.x");
        assert_eq!(moved.selection, None);
    }

    #[test]
    fn transforms_the_selection_or_all() {
        let walls = open("#/k1/ancient/walls/xo1/..x");
        let turned = walls.apply(EditorAction::Transform(Transform::TurnRight));
        is(&turned, "#/k1/ancient/walls/.x/.o/x");
        let part = walls.apply(EditorAction::Select(Some(Area::between(at(0, 0), at(0, 1)))));
        let mirrored = part.apply(EditorAction::Transform(Transform::Mirror));
        is(&mirrored, "#/k1/ancient/walls/ox1/..x");
        let plane = open("#/k1/ancient/plane/xox");
        is(&plane.apply(EditorAction::Transform(Transform::TurnRight)), "#/k1/ancient/plane/x/o/x");
    }

    #[test]
    fn fills_and_pastes_at_the_selection() {
        let area = Area::between(at(0, 1), at(1, 2));
        let editor_state = open("#/k1/ancient/walls/x2/3").apply(EditorAction::Select(Some(area)));
        is(&editor_state.apply(EditorAction::Fill(Ink::Fitting)), "#/k1/ancient/walls/xox/.xo");
        is(
            &editor_state.apply(EditorAction::Paste(Board::parse("xx/o", Edge::Walls).unwrap())),
            "#/k1/ancient/walls/xxx/.o1",
        );
        // The board grows for stones that need more space.
        is(
            &editor_state.apply(EditorAction::Paste(Board::full(1, 4))),
            "#/k1/ancient/walls/xxoxo/1",
        );
        let all = editor_state.apply(EditorAction::Select(None));
        is(&all.apply(EditorAction::Paste(Board::full(1, 2))), "#/k1/ancient/walls/xo");
    }

    #[test]
    fn nothing_is_cut_off_where_there_is_no_room() {
        let rows =
            |first: &str, empty: usize, last: &str| format!("{first}/{}{last}", "1/".repeat(empty));
        let select = |editor_state: &EditorState| {
            let stone = editor_state.window.board.stones().next().unwrap().0;
            editor_state.apply(EditorAction::Select(Some(Area::one(stone))))
        };
        let full = open(&format!("#/k1/ancient/plane/{}", rows("x", 198, "o")));
        assert_eq!(size(&full).0, 200);
        for refused in [
            full.apply(EditorAction::Set(at(-1, 5), Some(Player::Left))),
            select(&full).apply(EditorAction::Move(Area::one(at(0, 5)), at(-1, 5))),
            select(&full).apply(EditorAction::Paste(Board::full(201, 1))),
            select(&open("#/k1/ancient/walls/.x")).apply(EditorAction::Paste(Board::full(1, 200))),
        ] {
            assert_eq!(refused.remark, Some(Remark::TooLarge));
        }
        let refused = full.apply(EditorAction::Set(at(-1, 5), Some(Player::Left)));
        assert_eq!(EditorState { remark: None, ..refused }, full);
        // The plane drops empty rows instead.
        let below = full.apply(EditorAction::Set(at(0, 5), None));
        let above = below.apply(EditorAction::Set(at(-1, 5), Some(Player::Left)));
        assert_eq!((size(&above).0, above.remark), (200, Some(Remark::TooLarge)));
        let rest = full.apply(EditorAction::Set(at(199, 5), None));
        let above = rest.apply(EditorAction::Set(at(-1, 5), Some(Player::Left)));
        is(&above, "#/k1/ancient/plane/x/x");
    }
}
