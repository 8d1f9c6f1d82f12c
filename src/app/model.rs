//! What the board page shows and how it changes; knows no browser.

use crate::app::frame::Frame;
use crate::app::line::{Line, is_legal};
use crate::app::route::{Link, ParseLinkError};
use crate::app::view::View;
use crate::konane::{Board, Edge, Jump, MAX_SIDE, Rules, Square};
use crate::player::Player;
use crate::worker::message::Position;

/// On the plane the window has at least this size …
const LEAST_ROWS: i32 = 9;
const LEAST_COLUMNS: i32 = 12;
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

/// A link that could not be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkProblem {
    pub text: String,
    pub error: ParseLinkError,
}

/// Squares are those of the window.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Empty, black, white, and empty again.
    Cycle(Square),
    Set(Square, Option<Player>),
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
    /// Takes note of the problem with the link.
    Dismiss,
}

impl Default for Model {
    fn default() -> Self {
        Model::show(Link::default())
    }
}

impl Model {
    pub fn apply(&self, action: Action) -> Model {
        match action {
            Action::Play(jump) => self.play(jump),
            Action::Step(step) => self.step(step),
            Action::Open(_) => self.edit(action),
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
            Action::Cycle(square) => {
                let next = match self.board.stone(square) {
                    None => Some(Player::Left),
                    Some(Player::Left) => Some(Player::Right),
                    Some(Player::Right) => None,
                };
                self.edit(Action::Set(square, next))
            }
            Action::Set(square, stone) => {
                let mut board = self.board.clone();
                board.set(square, stone);
                Model { board, ..edited }.with_room()
            }
            Action::SetRules(rules) => Model { rules, ..edited },
            Action::SetEdge(edge) => {
                Model { board: self.board.clone().with_edge(edge), ..edited }.with_room()
            }
            Action::SetView(view) => Model { view, ..edited },
            Action::Clear => Model {
                board: match self.board.edge() {
                    Edge::Plane => Board::empty(LEAST_ROWS, LEAST_COLUMNS, Edge::Plane),
                    Edge::Walls => {
                        Board::empty(self.board.rows(), self.board.columns(), Edge::Walls)
                    }
                },
                ..edited
            },
            Action::Open(text) => match Link::parse(&text) {
                Ok(link) => Model::show(link),
                Err(error) => Model { problem: Some(LinkProblem { text, error }), ..self.clone() },
            },
            Action::Dismiss | Action::Play(_) | Action::Step(_) => edited,
        }
    }

    pub fn link(&self) -> Link {
        let board = self.start.as_ref().map_or(&self.board, |start| &start.board);
        let parameters = self.line.write(self.view.write(&self.parameters));
        Link { rules: self.rules, board: board.clone(), parameters }
    }

    /// The first square of the line's start, in the window.
    pub fn line_start(&self) -> Square {
        let first = self.start().first();
        Square::new(first.row - self.origin.row, first.column - self.origin.column)
    }

    /// What the solver is asked.
    pub fn position(&self) -> Position {
        Position {
            modern: self.rules == Rules::Modern,
            walls: self.board.edge() == Edge::Walls,
            board: self.board.to_string(),
        }
    }

    fn show(link: Link) -> Model {
        let (view, parameters) = View::parse(&link.parameters);
        let (board, origin) = (link.board.trimmed(), Square::new(0, 0));
        let (line, parameters) = Line::parse(&parameters, &board, link.rules);
        let model = Model {
            rules: link.rules,
            board: board.clone(),
            origin,
            line: Line::default(),
            start: None,
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
            LEAST_ROWS,
            stones.map(|(corner, rows, _)| (corner.row, corner.row + rows)),
        );
        let (left, right) = growth(
            columns,
            LEAST_COLUMNS,
            stones.map(|(corner, _, columns)| (corner.column, corner.column + columns)),
        );
        Model {
            board: self.board.window(
                Square::new(-above, -left),
                above + rows + below,
                left + columns + right,
            ),
            origin: Square::new(self.origin.row - above, self.origin.column - left),
            ..self
        }
    }
}

impl Start {
    /// The place of the first square of its text.
    fn first(&self) -> Square {
        let corner = Frame::of(&self.board).corner;
        Square::new(self.origin.row + corner.row, self.origin.column + corner.column)
    }
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

/// The name of a square of a board, as `c4`: columns by letter from the left (after `z` comes
/// `aa`), rows by number from the bottom.
pub fn square_name(square: Square, rows: i32) -> String {
    let mut letters = Vec::new();
    let mut column = square.column;
    while column >= 0 {
        letters.push((b'a' + (column % 26) as u8) as char);
        column = column / 26 - 1;
    }
    let letters: String = letters.into_iter().rev().collect();
    format!("{letters}{}", rows - square.row)
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
        assert_eq!(Link::parse(link).unwrap().board, model.board.trimmed());
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
            model = model.apply(Action::Cycle(Square::new(0, 0)));
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
            let corner = Frame::of(&start.board).corner;
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

    #[test]
    fn names_squares() {
        assert_eq!(square_name(Square::new(5, 2), 9), "c4");
        assert_eq!(square_name(Square::new(0, 25), 9), "z9");
        assert_eq!(square_name(Square::new(8, 26), 9), "aa1");
        assert_eq!(square_name(Square::new(0, 199), 200), "gr200");
    }
}
