//! What the board page shows and how it changes; knows no browser.

use std::cmp::Ordering;
use std::rc::Rc;

use crate::app::board::area::Area;
use crate::app::board::window_coordinates::WindowCoordinates;
use crate::app::editor::history::History;
use crate::app::link::line::{Line, is_legal};
use crate::app::link::position_link::{ParseLinkError, PositionLink};
use crate::app::link::view::View;
use crate::konane::{Board, Direction, Edge, Jump, MAX_SIDE, Rules, Square};
use crate::player::Player;
use crate::worker::message::Position;

/// On the plane the window has at least this size …
const LEAST_ROWS: i32 = 9;
const LEAST_COLUMNS: i32 = 12;
/// … an exhibit's fewer rows, which leaves room for what is said of it …
const FEW_ROWS: i32 = 5;
/// … and that many empty squares around the stones.
const MARGIN: i32 = 2;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Model {
    pub rules: Rules,
    /// With walls this is the board, on the plane a window on it.
    pub board: Board,
    /// The place of the window's top left corner, counted from where it was when the link was
    /// opened. A square keeps its place when the window grows.
    pub origin: Square,
    /// What has been played; an edit of the board ends it.
    pub line: Line,
    /// Where it began, if it has.
    start: Option<Start>,
    /// The fewest rows of a window on the plane.
    least_rows: i32,
    pub brush: Brush,
    pub selection: Option<Selection>,
    pub view: View,
    /// The parameters of the link that the page does not know.
    pub parameters: String,
    pub problem: Option<LinkProblem>,
}

/// A window as it was, with the place of its first square.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Start {
    board: Board,
    origin: Square,
}

/// What pressing a square does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Brush {
    /// The stone that fits the square, the other, none; a stone that is dragged moves.
    #[default]
    Cycle,
    Stone(Player),
    Erase,
    Select,
}

/// What a stroke of the brush leaves behind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// On each square the stone that fits it.
    Fitting,
    Stone(Option<Player>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Selection {
    pub area: Area,
    /// The square at which it has been picked up: the next press puts that square down.
    pub grip: Option<Square>,
}

/// Ways to change a board as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Transform {
    TurnLeft,
    TurnRight,
    Mirror,
    UpsideDown,
    SwapColours,
}

/// A link that could not be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkProblem {
    pub text: String,
    pub error: ParseLinkError,
}

/// Squares are those of the window.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Does on a square what the brush does.
    Press(Square),
    Set(Square, Option<Player>),
    /// A piece of a stroke; all until the brush is lifted are one step.
    Paint(Vec<Square>, Ink),
    Lift,
    /// Takes back a stroke that turned out to be something else.
    Abandon,
    SetBrush(Brush),
    Select(Option<Area>),
    /// Moves the stones of an area, its corner to a square, which may be beyond the window.
    Move(Area, Square),
    /// The selection's stones, or else all.
    Transform(Transform),
    /// Covers the selection.
    Fill(Ink),
    /// Lays stones down at the selection's corner; without a selection, in place of all others.
    Paste(Board),
    /// Shows another board, under the same rules.
    Show(Board),
    /// Moves one wall outwards.
    Resize(Direction, i32),
    /// The lower left corner stays.
    SetSize(i32, i32),
    SetRules(Rules),
    SetEdge(Edge),
    SetView(View),
    /// A jump of the board, which goes on with the line of play.
    Play(Jump),
    /// Shows so many jumps of the line.
    Step(usize),
    Clear,
    /// Opens a link by its text. A bad one leaves the position as it is.
    Open(String),
    /// The same, but the reader goes on looking as before; it can be undone if that is wanted.
    Exchange(String, bool),
    /// Takes note of the problem with the link.
    Dismiss,
    Undo,
    Redo,
}

impl History<Model> {
    /// The states after an action.
    pub fn apply(&self, action: Action) -> History<Model> {
        let mut history = self.clone();
        match action {
            Action::Undo => history.undo(),
            Action::Redo => history.redo(),
            Action::Abandon => history.abandon(),
            Action::Lift => {
                history.replace(self.now().apply(action));
                history.close();
            }
            action => {
                let is_stroke = matches!(action, Action::Paint(..));
                let is_silent = matches!(action, Action::Exchange(_, false));
                let next = self.now().apply(action);
                match (next.is_another_position_than(self), is_stroke) {
                    _ if is_silent => history.replace(next),
                    (false, _) => history.replace(next),
                    (true, true) => history.extend(next),
                    (true, false) => history.record(next),
                }
                return history;
            }
        }
        // What the reader looks with is not undone.
        let Model { brush, view, .. } = **self;
        history.replace(Model { brush, view, problem: None, ..(*history).clone() });
        history
    }
}

impl Default for Model {
    fn default() -> Self {
        Model::show(PositionLink::default(), LEAST_ROWS)
    }
}

impl Model {
    /// The state after an action; what was before is the history's business.
    pub fn apply(&self, action: Action) -> Model {
        match action {
            Action::Play(jump) => self.play(jump),
            Action::Step(step) => self.step(step),
            Action::Open(_) | Action::Exchange(..) => self.edit(action),
            _ => {
                let next = self.edit(action);
                let is_same = (next.rules, &next.board) == (self.rules, &self.board);
                if is_same { next } else { next.without_line() }
            }
        }
    }

    fn without_line(self) -> Model {
        Model { line: Line::default(), start: None, ..self }
    }

    fn play(&self, jump: Jump) -> Model {
        if !is_legal(&self.board, self.rules, jump) {
            return self.clone();
        }
        let start = self.start();
        let first = start.first();
        let line = self.line.play(Jump {
            from: Square::new(
                jump.from.row + self.origin.row - first.row,
                jump.from.column + self.origin.column - first.column,
            ),
            ..jump
        });
        self.replay(start, line)
    }

    fn start(&self) -> Start {
        let present = || Start { board: self.board.clone(), origin: self.origin };
        self.start.clone().unwrap_or_else(present)
    }

    fn step(&self, step: usize) -> Model {
        let step = step.min(self.line.jumps.len());
        self.replay(self.start(), Line { step, ..self.line.clone() })
    }

    /// The line from its start, in the present window.
    fn replay(&self, start: Start, line: Line) -> Model {
        if line.is_empty() {
            return self.clone();
        }
        let first = start.first();
        let Start { board, origin } = &start;
        let mut board = board.window(
            Square::new(self.origin.row - origin.row, self.origin.column - origin.column),
            self.board.rows(),
            self.board.columns(),
        );
        let mut origin = self.origin;
        for jump in &line.jumps[..line.step] {
            let from = Square::new(
                jump.from.row + first.row - origin.row,
                jump.from.column + first.column - origin.column,
            );
            let jump = Jump { from, ..*jump };
            let to = jump.to();
            let grown = board.play(jump);
            // A text with more squares than this could not be read back.
            if grown.rows().max(grown.columns()) > MAX_SIDE {
                return self.clone();
            }
            origin = Square::new(origin.row + to.row.min(0), origin.column + to.column.min(0));
            board = grown;
        }
        Model { board, origin, line, start: Some(start), problem: None, ..self.clone() }.with_room()
    }

    fn edit(&self, action: Action) -> Model {
        let edited = Model { problem: None, ..self.clone() };
        match action {
            Action::Press(square) => self.press(square),
            Action::Set(square, stone) => edited.painted([square], Ink::Stone(stone)).with_room(),
            Action::Paint(squares, ink) => edited.painted(squares, ink),
            Action::Lift => edited.with_room(),
            Action::SetBrush(brush) => Model { brush, selection: None, ..self.clone() },
            Action::Select(area) => Model { selection: area.map(Selection::lying), ..self.clone() },
            Action::Move(area, corner) => {
                let stones = area.cut(&self.board);
                let corner = match self.board.edge() {
                    Edge::Plane => corner,
                    Edge::Walls => Square::new(
                        corner.row.clamp(0, (self.board.rows() - area.rows).max(0)),
                        corner.column.clamp(0, (self.board.columns() - area.columns).max(0)),
                    ),
                };
                let moved =
                    edited.painted(area.squares(), Ink::Stone(None)).placed(&stones, corner);
                // Only what had been selected stays selected.
                let selection = moved.selection.filter(|_| self.selection.is_some());
                Model { selection, ..moved }
            }
            Action::Transform(transform) => match self.selection {
                Some(Selection { area, .. }) => {
                    let stones = transform.of(&area.cut(&self.board));
                    edited.painted(area.squares(), Ink::Stone(None)).placed(&stones, area.corner)
                }
                None => {
                    let board = transform.of(&self.board.trimmed());
                    match transform {
                        Transform::SwapColours => Model { board: self.board.swapped(), ..edited },
                        _ => edited.with_board(board),
                    }
                }
            },
            Action::Fill(ink) => match self.selection {
                Some(Selection { area, .. }) => edited.painted(area.squares(), ink).with_room(),
                None => edited,
            },
            Action::Paste(board) => match self.selection {
                Some(Selection { area, .. }) => edited.placed(&board, area.corner),
                None => edited.with_board(board),
            },
            Action::Show(board) => edited.with_board(board),
            Action::Resize(side, by) => edited.resized(side, by),
            Action::SetSize(rows, columns) => {
                let missing = |wanted: i32, size: i32| wanted.clamp(1, MAX_SIDE) - size;
                edited
                    .resized(Direction::Up, missing(rows, self.board.rows()))
                    .resized(Direction::Right, missing(columns, self.board.columns()))
            }
            Action::SetRules(rules) => Model { rules, ..edited },
            Action::SetEdge(edge) => {
                Model { board: self.board.clone().with_edge(edge), ..edited }.with_room()
            }
            Action::SetView(view) => Model { view, ..edited },
            Action::Clear => Model {
                selection: None,
                board: match self.board.edge() {
                    Edge::Plane => Board::empty(self.least_rows, LEAST_COLUMNS, Edge::Plane),
                    Edge::Walls => {
                        Board::empty(self.board.rows(), self.board.columns(), Edge::Walls)
                    }
                },
                ..edited
            },
            Action::Open(text) => self.opened(text, LEAST_ROWS),
            Action::Exchange(text, _) => Model { view: self.view, ..self.opened(text, FEW_ROWS) },
            Action::Dismiss | Action::Play(_) | Action::Step(_) => edited,
            Action::Abandon | Action::Undo | Action::Redo => self.clone(),
        }
    }

    fn opened(&self, text: String, least_rows: i32) -> Model {
        match PositionLink::parse(&text) {
            Ok(link) => Model { brush: self.brush, ..Model::show(link, least_rows) },
            Err(error) => Model { problem: Some(LinkProblem { text, error }), ..self.clone() },
        }
    }

    fn press(&self, square: Square) -> Model {
        let here = self.board.stone(square);
        match (self.brush, self.selection) {
            (Brush::Select, Some(Selection { area, grip: Some(grip) })) => {
                let Square { row, column } = area.corner;
                let (down, right) = (square.row - grip.row, square.column - grip.column);
                self.apply(Action::Move(area, Square::new(row + down, column + right)))
            }
            (Brush::Select, Some(Selection { area, .. })) if area.has(square) => {
                let selection = Some(Selection { area, grip: Some(square) });
                Model { selection, ..self.clone() }
            }
            // A lone stone is picked up at once.
            (Brush::Select, _) => {
                let selection =
                    here.map(|_| Selection { area: Area::one(square), grip: Some(square) });
                Model { selection, ..self.clone() }
            }
            (Brush::Cycle, _) => {
                let fitting = fitting(square, self.owner_of_even(square));
                let next = match here {
                    None => Some(fitting),
                    Some(player) if player == fitting => Some(fitting.other()),
                    Some(_) => None,
                };
                self.apply(Action::Set(square, next))
            }
            (Brush::Stone(_) | Brush::Erase, _) => {
                let painted = self.apply(Action::Paint(vec![square], self.ink(square)));
                painted.with_room()
            }
        }
    }

    /// What a stroke that begins on this square paints: where there is such a stone already, none.
    pub fn ink(&self, square: Square) -> Ink {
        let here = self.board.stone(square);
        match self.brush {
            Brush::Cycle => Ink::Fitting,
            Brush::Stone(player) => Ink::Stone((here != Some(player)).then_some(player)),
            Brush::Erase | Brush::Select => Ink::Stone(None),
        }
    }

    /// Whose stones belong on the even squares, going by most of the others. If they do not say,
    /// black is on this square.
    fn owner_of_even(&self, square: Square) -> Player {
        let others = self.board.stones().filter(|&(other, _)| other != square);
        let [even, odd] = by_colour(others);
        match even.cmp(&odd) {
            Ordering::Greater => Player::Left,
            Ordering::Less => Player::Right,
            Ordering::Equal => fitting(square, Player::Left),
        }
    }

    /// Whether no opening of a full board leads here: in a game, a stone stays on the squares of
    /// its colour.
    pub fn is_off_colour(&self) -> bool {
        let [even, odd] = by_colour(self.board.stones());
        even > 0 && odd > 0
    }

    fn is_another_position_than(&self, other: &Model) -> bool {
        let position = |model: &Model| (model.rules, model.board.edge());
        position(self) != position(other) || self.board != other.board
    }

    fn painted(mut self, squares: impl IntoIterator<Item = Square>, ink: Ink) -> Model {
        let mut even = None;
        for square in squares {
            let stone = match ink {
                Ink::Fitting => {
                    // The first square decides for all.
                    let even = *even.get_or_insert_with(|| self.owner_of_even(square));
                    Some(fitting(square, even))
                }
                Ink::Stone(stone) => stone,
            };
            self.board.set(square, stone);
        }
        self
    }

    /// With stones laid on the board, which becomes larger if it must. They are the selection.
    fn placed(self, stones: &Board, corner: Square) -> Model {
        let area = Area { corner, ..Area::whole(stones) };
        let (first, last) = (Square::new(corner.row.min(0), corner.column.min(0)), area.last());
        let rows = (self.board.rows().max(last.row + 1) - first.row).min(MAX_SIDE);
        let columns = (self.board.columns().max(last.column + 1) - first.column).min(MAX_SIDE);
        let mut model = self.reframed(first, rows, columns);
        let area = area.shifted(-first.row, -first.column);
        for (square, player) in stones.stones() {
            let place =
                Square::new(square.row + area.corner.row, square.column + area.corner.column);
            model.board.set(place, Some(player));
        }
        Model { selection: Some(Selection::lying(area)), ..model }.with_room()
    }

    fn with_board(self, board: Board) -> Model {
        Model { board: board.trimmed(), origin: Square::new(0, 0), selection: None, ..self }
            .with_room()
    }

    /// The plane has no walls to move.
    fn resized(self, side: Direction, by: i32) -> Model {
        let (rows, columns) = (self.board.rows(), self.board.columns());
        let (down, right) = side.delta();
        let size = |old: i32, way: i32| {
            if way == 0 { old } else { old.saturating_add(by).clamp(1, MAX_SIDE) }
        };
        let (new_rows, new_columns) = (size(rows, down), size(columns, right));
        let corner = Square::new(
            if down < 0 { rows - new_rows } else { 0 },
            if right < 0 { columns - new_columns } else { 0 },
        );
        match self.board.edge() {
            Edge::Plane => self,
            Edge::Walls => {
                Model { selection: None, ..self.reframed(corner, new_rows, new_columns) }
            }
        }
    }

    /// Another window on the same squares.
    fn reframed(self, corner: Square, rows: i32, columns: i32) -> Model {
        let shifted = |Selection { area, grip }| Selection {
            area: area.shifted(-corner.row, -corner.column),
            grip: grip.map(|grip: Square| {
                Square::new(grip.row - corner.row, grip.column - corner.column)
            }),
        };
        Model {
            board: self.board.window(corner, rows, columns),
            origin: Square::new(self.origin.row + corner.row, self.origin.column + corner.column),
            selection: self.selection.map(shifted),
            ..self
        }
    }

    pub fn link(&self) -> PositionLink {
        self.link_seen(self.view)
    }

    /// The same, looked at in another way.
    pub fn link_seen(&self, view: View) -> PositionLink {
        self.link_with(view.write(&self.parameters))
    }

    /// The position and its line alone, however they are looked at.
    pub fn position_link(&self) -> PositionLink {
        self.link_with(String::new())
    }

    fn link_with(&self, parameters: String) -> PositionLink {
        let board = self.start.as_ref().map_or(&self.board, |start| &start.board);
        let parameters = self.line.write(parameters);
        PositionLink { rules: self.rules, board: board.clone(), parameters }
    }

    /// The first square of the line's start, in the window.
    pub fn line_start(&self) -> Square {
        let first = self.start().first();
        Square::new(first.row - self.origin.row, first.column - self.origin.column)
    }

    /// The same with another board in its place, to be looked at.
    pub fn on_stage(&self, board: Board, origin: Square) -> Rc<Model> {
        Model { board, origin, selection: None, ..self.clone() }.into()
    }

    /// What the solver is asked.
    pub fn position(&self) -> Position {
        Position {
            modern: self.rules == Rules::Modern,
            walls: self.board.edge() == Edge::Walls,
            board: self.board.to_string(),
        }
    }

    fn show(link: PositionLink, least_rows: i32) -> Model {
        let (view, parameters) = View::parse(&link.parameters);
        let (board, origin) = (link.board.trimmed(), Square::new(0, 0));
        let (line, parameters) = Line::parse(&parameters, &board, link.rules);
        let model = Model {
            rules: link.rules,
            board: board.clone(),
            origin,
            line: Line::default(),
            start: None,
            least_rows,
            brush: Brush::default(),
            selection: None,
            view,
            parameters,
            problem: None,
        };
        model.with_room().replay(Start { board, origin }, line)
    }

    /// Grows the window on the plane where it has become too small.
    fn with_room(self) -> Model {
        if self.board.edge() == Edge::Walls {
            return self;
        }
        let (rows, columns) = (self.board.rows(), self.board.columns());
        let stones = self.board.bounding_box();
        let (above, below) = growth(
            rows,
            self.least_rows,
            stones.map(|(corner, rows, _)| (corner.row, corner.row + rows)),
        );
        let (left, right) = growth(
            columns,
            LEAST_COLUMNS,
            stones.map(|(corner, _, columns)| (corner.column, corner.column + columns)),
        );
        let corner = Square::new(-above, -left);
        self.reframed(corner, above + rows + below, left + columns + right)
    }
}

impl Selection {
    fn lying(area: Area) -> Selection {
        Selection { area, grip: None }
    }
}

impl Transform {
    fn of(self, board: &Board) -> Board {
        match self {
            Transform::TurnLeft => board.turned().turned().turned(),
            Transform::TurnRight => board.turned(),
            Transform::Mirror => board.mirrored(),
            Transform::UpsideDown => board.turned().turned().mirrored(),
            Transform::SwapColours => board.swapped(),
        }
    }
}

impl Start {
    /// The place of the first square of its text.
    fn first(&self) -> Square {
        let corner = WindowCoordinates::of(&self.board).corner;
        Square::new(self.origin.row + corner.row, self.origin.column + corner.column)
    }
}

fn is_even(square: Square) -> bool {
    (square.row + square.column).rem_euclid(2) == 0
}

/// The player of a square's colour.
fn fitting(square: Square, owner_of_even: Player) -> Player {
    if is_even(square) { owner_of_even } else { owner_of_even.other() }
}

/// How many stones fit to black on the even squares, and how many to black on the odd ones.
fn by_colour(stones: impl Iterator<Item = (Square, Player)>) -> [usize; 2] {
    let mut counts = [0, 0];
    for (square, player) in stones {
        counts[usize::from(is_even(square) != (player == Player::Left))] += 1;
    }
    counts
}

/// How much a side of the window must grow before and after, if the stones on it reach from
/// `first` up to but not including `last`.
fn growth(size: i32, least: i32, stones: Option<(i32, i32)>) -> (i32, i32) {
    let (before, after) = stones
        .map_or((0, 0), |(first, last)| ((MARGIN - first).max(0), (MARGIN - (size - last)).max(0)));
    let missing = (least - (before + size + after)).max(0);
    // A text with more squares than this could not be read back.
    let room = (MAX_SIDE - size).max(0);
    let before = (before + missing / 2).min(room);
    let after = (after + missing - missing / 2).min(room - before);
    (before, after)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::konane::Direction;

    fn open(text: &str) -> Model {
        Model::default().apply(Action::Open(text.to_string()))
    }

    #[track_caller]
    fn check(model: &Model, link: &str) {
        assert_eq!(model.link().to_string(), link);
        assert_eq!(PositionLink::parse(link).unwrap().board, model.board.trimmed());
    }

    #[track_caller]
    fn check_line(model: &Model, link: &str, shown: &str) {
        assert_eq!(model.link().to_string(), link);
        assert_eq!(model.position().board, shown);
        let again = open(link);
        assert_eq!(again.position(), model.position());
        assert_eq!(again.line, model.line);
    }

    fn size(model: &Model) -> (i32, i32) {
        (model.board.rows(), model.board.columns())
    }

    #[test]
    fn opens_in_the_middle_of_the_window() {
        let model = open("#/k1/modern/plane/xo?a=b");
        assert_eq!(size(&model), (9, 12));
        assert_eq!(model.board.stone(Square::new(4, 5)), Some(Player::Left));
        check(&model, "#/k1/modern/plane/xo?a=b");
        let position = model.position();
        assert_eq!((position.modern, position.walls, &*position.board), (true, false, "xo"));
        assert_eq!(size(&open("#/k1/ancient/plane/x20o")), (9, 26));
        assert_eq!(size(&open("#/k1/ancient/walls/x20o")), (1, 22));
    }

    #[test]
    fn cycles() {
        let mut model = open("#/k1/ancient/walls/.");
        for link in ["x", "o", "1"] {
            model = model.apply(Action::Press(Square::new(0, 0)));
            check(&model, &format!("#/k1/ancient/walls/{link}"));
        }
    }

    #[test]
    fn grows_near_the_edge_and_keeps_places() {
        let model = open("#/k1/ancient/plane/x");
        let put = |model: &Model, row, column| {
            model.apply(Action::Set(Square::new(row, column), Some(Player::Right)))
        };
        assert_eq!(put(&model, 2, 2).board.rows(), 9);
        let grown = put(&model, 0, 11);
        assert_eq!(size(&grown), (11, 14));
        assert_eq!(
            (grown.origin.row, grown.origin.column),
            (model.origin.row - 2, model.origin.column)
        );
        assert_eq!(grown.board.stone(Square::new(2, 11)), Some(Player::Right));
        let shrunk = grown.apply(Action::Set(Square::new(2, 11), None));
        assert_eq!(size(&shrunk), (11, 14));
        check(&shrunk, "#/k1/ancient/plane/x");
    }

    #[test]
    fn stays_readable_at_its_largest() {
        let mut model = open("#/k1/ancient/plane/x");
        for _ in 0..300 {
            model = model.apply(Action::Set(Square::new(0, 0), Some(Player::Left)));
        }
        assert_eq!(size(&model), (200, 200));
        assert_eq!(open(&model.link().to_string()).link().to_string(), model.link().to_string());
    }

    #[test]
    fn builds_walls_around_the_window_and_takes_them_away() {
        let plane = open("#/k1/ancient/plane/xo");
        let walls = plane.apply(Action::SetEdge(Edge::Walls));
        check(&walls, "#/k1/ancient/walls/12/1/1/1/5xo/1/1/1/1");
        assert_eq!(walls.apply(Action::SetEdge(Edge::Plane)), plane);
        let corner = open("#/k1/ancient/walls/xo").apply(Action::SetEdge(Edge::Plane));
        assert_eq!(size(&corner), (9, 12));
        check(&corner, "#/k1/ancient/plane/xo");
    }

    #[test]
    fn clears() {
        check(&open("#/k1/ancient/plane/xo").apply(Action::Clear), "#/k1/ancient/plane/1");
        check(&open("#/k1/modern/walls/xo/o").apply(Action::Clear), "#/k1/modern/walls/2/1");
    }

    #[test]
    fn plays_steps_and_branches() {
        // White's stone, then Black's: `oxo.ox` counted from a9 of the text.
        let start = open("#/k1/ancient/plane/oxo.ox?hide=1");
        let jump = |model: &Model, column, direction| {
            let corner = WindowCoordinates::of(&start.board).corner;
            let row = corner.row + start.origin.row - model.origin.row;
            let column = corner.column + start.origin.column - model.origin.column + column;
            Action::Play(Jump { from: Square::new(row, column), direction, taken: 1 })
        };
        let one = start.apply(jump(&start, 5, Direction::Left));
        check_line(&one, "#/k1/ancient/plane/oxo.ox?hide=1&line=0_5l1", "oxox");
        assert_eq!(one.position().board, "oxox");
        let two = one.apply(jump(&one, 0, Direction::Right));
        check_line(&two, "#/k1/ancient/plane/oxo.ox?hide=1&line=0_5l1", "oxox");
        let back = one.apply(Action::Step(0));
        check_line(&back, "#/k1/ancient/plane/oxo.ox?hide=1&line=0_5l1&step=0", "oxo.ox");
        let branch = back.apply(jump(&back, 1, Direction::Right));
        check_line(&branch, "#/k1/ancient/plane/oxo.ox?hide=1&line=0_1r1", "o..xox");
        let far = branch.apply(Action::Step(9));
        assert_eq!(far, branch);
        let edited = branch.apply(Action::Set(Square::new(0, 0), Some(Player::Left)));
        assert!(edited.line.is_empty());
        assert!(!branch.apply(Action::SetView(View::default())).line.is_empty());
        assert!(branch.apply(Action::SetRules(Rules::Modern)).line.is_empty());
    }

    #[test]
    fn plays_out_of_the_window() {
        let start = open("#/k1/ancient/plane/o.o.x/.x?line=1_1u9");
        assert!(start.line.is_empty());
        let link = "#/k1/modern/plane/..o/.xo/oxx?line=2_1u1.2_0r1.0_2d1";
        let model = open(link);
        assert_eq!(model.link().to_string(), open(&model.link().to_string()).link().to_string());
    }

    #[test]
    fn keeps_the_position_when_a_link_is_bad() {
        let before = open("#/k1/ancient/plane/xoxo");
        let bad = before.apply(Action::Open("#/k9".to_string()));
        assert_eq!(bad.board, before.board);
        assert_eq!(bad.problem.as_ref().unwrap().text, "#/k9");
        assert_eq!(bad.apply(Action::Dismiss), before);
        let edited = bad.apply(Action::SetRules(Rules::Modern));
        assert_eq!(edited.problem, None);
        check(&edited, "#/k1/modern/plane/xoxo");
    }

    fn at(row: i32, column: i32) -> Square {
        Square::new(row, column)
    }

    /// Like `check`, for links written by hand.
    #[track_caller]
    fn is(model: &Model, link: &str) {
        check(model, &PositionLink::parse(link).unwrap().to_string());
    }

    #[test]
    fn offers_the_colour_that_fits_first() {
        let model = open("#/k1/ancient/walls/x..");
        let pressed = |square| model.apply(Action::Press(square));
        is(&pressed(at(0, 1)), "#/k1/ancient/walls/xo1");
        is(&pressed(at(0, 2)), "#/k1/ancient/walls/x.x");
        let twice = pressed(at(0, 1)).apply(Action::Press(at(0, 1)));
        is(&twice, "#/k1/ancient/walls/xx1");
        is(&twice.apply(Action::Press(at(0, 1))), "#/k1/ancient/walls/x2");
        assert!(twice.is_off_colour() && !pressed(at(0, 1)).is_off_colour());
        let empty = open("#/k1/ancient/walls/3");
        is(&empty.apply(Action::Press(at(0, 1))), "#/k1/ancient/walls/.x1");
    }

    #[test]
    fn the_same_again_erases() {
        let brush = |brush| open("#/k1/ancient/walls/xo1").apply(Action::SetBrush(brush));
        let black = brush(Brush::Stone(Player::Left));
        is(&black.apply(Action::Press(at(0, 0))), "#/k1/ancient/walls/1o1");
        is(&black.apply(Action::Press(at(0, 1))), "#/k1/ancient/walls/xx1");
        is(&brush(Brush::Erase).apply(Action::Press(at(0, 1))), "#/k1/ancient/walls/x2");
    }

    #[test]
    fn a_stroke_is_one_step_and_everything_is_undone() {
        let start = "#/k1/ancient/walls/4/1";
        let mut history = History::new(open(start));
        let mut links = vec![start.to_string()];
        let stroke = [
            Action::Paint(vec![at(0, 0), at(0, 1)], Ink::Fitting),
            Action::Paint(vec![at(1, 1)], Ink::Fitting),
            Action::Lift,
        ];
        for action in stroke {
            history = history.apply(action);
        }
        links.push(history.link().to_string());
        is(&history, "#/k1/ancient/walls/xo2/.x");
        for action in [
            Action::Set(at(0, 3), Some(Player::Right)),
            Action::SetRules(Rules::Modern),
            Action::SetEdge(Edge::Plane),
            Action::Transform(Transform::SwapColours),
            Action::Clear,
            Action::Show(Board::full(4, 4)),
            Action::Resize(Direction::Left, 2),
            Action::Open("#/k1/ancient/plane/xo".to_string()),
            Action::Paste(Board::full(2, 2)),
        ] {
            history = history.apply(action);
            assert_ne!(links.last(), Some(&history.link().to_string()));
            links.push(history.link().to_string());
        }
        // Neither looking nor choosing a brush is a step.
        let view = View { reach: true, ..View::default() };
        history = history.apply(Action::SetView(view)).apply(Action::SetBrush(Brush::Erase));
        for link in links.iter().rev().skip(1) {
            history = history.apply(Action::Undo);
            assert_eq!((history.view, history.brush), (view, Brush::Erase));
            let shown = Model { view: View::default(), ..(*history).clone() };
            assert_eq!(shown.link().to_string(), *link);
        }
        assert!(!history.can_undo());
        for _ in 1..links.len() {
            history = history.apply(Action::Redo);
        }
        assert!(!history.can_redo());
        assert!(history.link().to_string().starts_with("#/k1/ancient/walls/ox/xo"));
    }

    #[test]
    fn an_abandoned_stroke_leaves_nothing() {
        let mut history = History::new(open("#/k1/ancient/walls/xo"));
        for action in [Action::Paint(vec![at(0, 0)], Ink::Stone(None)), Action::Abandon] {
            history = history.apply(action);
        }
        is(&history, "#/k1/ancient/walls/xo");
        assert!(!history.can_undo() && !history.can_redo());
    }

    #[test]
    fn moves_stones() {
        let walls = open("#/k1/ancient/walls/xo2/4");
        let area = Area::between(at(0, 0), at(0, 1));
        is(&walls.apply(Action::Move(area, at(1, 1))), "#/k1/ancient/walls/4/.xo1");
        // Walls hold them back, the plane grows.
        is(&walls.apply(Action::Move(area, at(9, 9))), "#/k1/ancient/walls/4/..xo");
        let plane = open("#/k1/ancient/plane/xo/.x");
        let stone = Area::one(at(3, 5));
        assert_eq!(plane.board.stone(at(3, 5)), Some(Player::Left));
        let moved = plane.apply(Action::Move(stone, at(-3, 5)));
        is(&moved, "#/k1/ancient/plane/x/1/1/1/1/1/.o/.x");
        assert_eq!(moved.selection, None);
    }

    #[test]
    fn picks_up_and_puts_down_by_pressing() {
        let model = open("#/k1/ancient/walls/xo2").apply(Action::SetBrush(Brush::Select));
        let picked = model.apply(Action::Press(at(0, 1)));
        is(&picked, "#/k1/ancient/walls/xo2");
        let moved = picked.apply(Action::Press(at(0, 3)));
        is(&moved, "#/k1/ancient/walls/x..o");
        // A larger one is pressed first.
        let area = Area::between(at(0, 0), at(0, 1));
        let chosen = model.apply(Action::Select(Some(area))).apply(Action::Press(at(0, 1)));
        is(&chosen.apply(Action::Press(at(0, 3))), "#/k1/ancient/walls/..xo");
        assert_eq!(
            chosen.apply(Action::Select(None)).apply(Action::Press(at(0, 3))).selection,
            None
        );
    }

    #[test]
    fn transforms_the_selection_or_all() {
        let walls = open("#/k1/ancient/walls/xo1/..x");
        for (transform, rows) in [
            (Transform::TurnRight, ".x/.o/x"),
            (Transform::TurnLeft, ".x/o1/x"),
            (Transform::Mirror, ".ox/x"),
            (Transform::UpsideDown, "..x/xo"),
            (Transform::SwapColours, "ox1/..o"),
        ] {
            let link = format!("#/k1/ancient/walls/{rows}");
            is(&walls.apply(Action::Transform(transform)), &link);
        }
        let part = walls.apply(Action::Select(Some(Area::between(at(0, 0), at(0, 1)))));
        let mirrored = part.apply(Action::Transform(Transform::Mirror));
        is(&mirrored, "#/k1/ancient/walls/ox1/..x");
        let plane = open("#/k1/ancient/plane/xox");
        is(&plane.apply(Action::Transform(Transform::TurnRight)), "#/k1/ancient/plane/x/o/x");
    }

    #[test]
    fn fills_and_pastes_at_the_selection() {
        let area = Area::between(at(0, 1), at(1, 2));
        let model = open("#/k1/ancient/walls/x2/3").apply(Action::Select(Some(area)));
        is(&model.apply(Action::Fill(Ink::Fitting)), "#/k1/ancient/walls/xox/.xo");
        is(
            &model.apply(Action::Paste(Board::parse("xx/o", Edge::Walls).unwrap())),
            "#/k1/ancient/walls/xxx/.o1",
        );
        // What is too large makes room.
        is(&model.apply(Action::Paste(Board::full(1, 4))), "#/k1/ancient/walls/xxoxo/1");
        let all = model.apply(Action::Select(None));
        is(&all.apply(Action::Paste(Board::full(1, 2))), "#/k1/ancient/walls/xo");
    }

    #[test]
    fn moves_walls() {
        let model = open("#/k1/ancient/walls/xo/.x");
        is(&model.apply(Action::Resize(Direction::Left, 1)), "#/k1/ancient/walls/.xo/..x");
        is(&model.apply(Action::Resize(Direction::Up, 1)), "#/k1/ancient/walls/2/xo/.x");
        is(&model.apply(Action::Resize(Direction::Up, -1)), "#/k1/ancient/walls/.x");
        is(&model.apply(Action::Resize(Direction::Right, -5)), "#/k1/ancient/walls/x/1");
        is(&model.apply(Action::SetSize(3, 1)), "#/k1/ancient/walls/1/x/1");
        assert_eq!(size(&model.apply(Action::SetSize(i32::MAX, i32::MIN))), (200, 1));
        let plane = open("#/k1/ancient/plane/xo");
        assert_eq!(plane.apply(Action::Resize(Direction::Left, 1)), plane);
    }
}
