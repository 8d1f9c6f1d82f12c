//! Positions in typed and pasted texts: links, and boards in the forms that [`Readings`] knows.

use crate::editor::editor_action::EditorAction;
use crate::link::position_link::PositionLink;
use crate::link::problem::TextError;
use konane::{Board, BoardFault, Edge, Guess, MAX_TEXT, Readings};
use words::{expected, say};

/// What a text may be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Import {
    /// What it surely is.
    pub sure: Result<Content, TextError>,
    /// Boards that it may be instead. There is none if it surely has stones.
    pub others: Vec<(Guess, Content)>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Content {
    /// All that a link says, and the link itself.
    Link(Box<PositionLink>, String),
    Board(Board),
}

/// What a board in another form is called.
pub fn guess_name(guess: Guess) -> &'static str {
    match guess {
        Guess::Zeros => say::text_zeros(),
        Guess::Digits => say::text_digits(),
        Guess::Framed => say::text_framed(),
        Guess::Bars => say::text_bars(),
        Guess::Pawns => say::text_pawns(),
    }
}

impl Content {
    /// The stones alone.
    pub fn stones(&self) -> &Board {
        match self {
            Content::Link(link, _) => &link.board,
            Content::Board(board) => board,
        }
    }

    /// The action that opens it.
    pub fn action(self) -> EditorAction {
        match self {
            Content::Link(_, text) => EditorAction::Open(text),
            Content::Board(board) => EditorAction::Paste(board),
        }
    }

    /// The same with black and white exchanged.
    pub fn swapped(self) -> Content {
        match self {
            Content::Board(board) => Content::Board(board.swapped()),
            Content::Link(link, _) => {
                let link = PositionLink { board: link.board.swapped(), ..*link };
                let text = link.to_string();
                Content::Link(Box::new(link), text)
            }
        }
    }
}

impl Import {
    /// Reads a text. A board gets this edge, a link has its own.
    pub fn read(text: &str, edge: Edge) -> Import {
        let wrong = |reason| Import { sure: Err(TextError { at: 1, reason }), others: Vec::new() };
        let reason = |fault| say::link_expected(&expected(fault));
        if text.chars().count() > MAX_TEXT {
            return wrong(reason(BoardFault::LongText));
        }
        if text.trim().is_empty() {
            return wrong(say::text_no_position().to_string());
        }
        if let Some(start) = find_link(text) {
            return Import { sure: link(text, start), others: Vec::new() };
        }
        let Readings { sure, others } = Readings::of(text, edge);
        let sure = sure.map(Content::Board).map_err(|error| {
            let at = error.place.map_or(1, |place| place.character);
            TextError { at, reason: reason(error.fault) }
        });
        let others = others.into_iter().map(|(guess, board)| (guess, Content::Board(board)));
        Import { sure, others: others.collect() }
    }

    pub fn has_stones(&self) -> bool {
        self.sure.as_ref().is_ok_and(|content| content.stones().stones().next().is_some())
    }

    /// What this text surely is. The error is worded by `refuse`, and followed by the form in which
    /// the text can be read if it may be another board.
    pub fn only(
        text: &str,
        edge: Edge,
        refuse: impl Fn(String) -> String,
    ) -> Result<Content, String> {
        let Import { sure, others } = Import::read(text, edge);
        sure.map_err(|error| {
            let refused = refuse(error.in_lines(text));
            match others.first() {
                Some((_, board)) => {
                    format!("{refused} {}", say::text_meant(&board.stones().to_string()))
                }
                None => refused,
            }
        })
    }
}

/// Reads a link that begins at this byte.
fn link(text: &str, start: usize) -> Result<Content, TextError> {
    // In the source of a web page, the link stands in quotation marks.
    let ends = |letter: char| letter.is_whitespace() || letter == '"';
    let link = text[start..].split(ends).next().unwrap_or_default();
    let read = PositionLink::parse(link)
        .map_err(|error| TextError { at: text[..start].chars().count() + error.at, ..error })?;
    Ok(Content::Link(Box::new(read), link.to_string()))
}

/// The byte at which a link begins: at its `#`, or at its version.
fn find_link(text: &str) -> Option<usize> {
    let hash = text.find("#/").or_else(|| text.find("#%2F"));
    let bare = || {
        let start = text.len() - text.trim_start().len();
        let first = text[start..].trim_start_matches('/');
        let version = first.strip_prefix(['k', 'K'])?;
        version.starts_with(|c: char| c.is_ascii_digit()).then_some(start)
    };
    hash.or_else(bare)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::problem::excerpt;

    #[track_caller]
    fn check(text: &str, board: &str) {
        let Import { sure, others } = Import::read(text, Edge::Walls);
        let content = sure.unwrap();
        assert_eq!(content.stones().to_string(), board);
        assert_eq!(content.clone().swapped().swapped().stones(), content.stones());
        assert_eq!(others, []);
    }

    #[track_caller]
    fn check_error(text: &str, message: &str) {
        let error = Import::read(text, Edge::Walls).sure.unwrap_err();
        assert_eq!(error.in_lines(text), message);
    }

    #[test]
    fn reads_links_and_boards() {
        check("\n  x o .\n  . x o\n\n", "xo/.xo");
        check("https://example.org/p/#/k1/ancient/walls/xo?hide=1", "xo");
        check("see #/k1/modern/walls/xo now", "xo");
        check(" k1/ancient/walls/x.o", "x.o");
        check("k2/modern/walls/2/2/1BEZ", "xo/.x");
        check("<iframe src=\"https://e.org/#/k1/ancient/walls/xo\" title=\"x\">", "xo");
    }

    /// Another form neither changes what is sure nor the edge.
    #[test]
    fn other_forms_keep_the_edge() {
        for edge in Edge::ALL {
            for text in ["_○●/_●○", "00100/21200/00001", "x0x0", "1 xo.", "|x|o|.|", "xo.|.xo"]
            {
                let Import { sure, others } = Import::read(text, edge);
                let boards = sure.iter().chain(others.iter().map(|(_, content)| content));
                let edges: Vec<Edge> = boards.map(|content| content.stones().edge()).collect();
                assert_eq!(edges, [edge], "{text}");
            }
        }
    }

    #[test]
    fn says_where_it_is_wrong() {
        check_error("", "line 1, column 1: expected a position, found nothing");
        check_error("xo\n. y", "line 2, column 3: expected x, o, . or a number, found “y”");
        check_error("\n xo|.y", "line 2, column 4: expected x, o, . or a number, found “|”");
        check_error("1 xo.", "line 1, column 2: expected no space beside a number");
        check_error(
            "look:\n#/k1/old/plane/xo",
            "line 2, column 6: expected ancient or modern, found “old”",
        );
        check_error(
            &"x".repeat(MAX_TEXT + 1),
            "line 1, column 1: expected at most 100000 characters",
        );
        check_error(&"x\n".repeat(201), "line 1, column 1: expected at most 200 rows");
        let only = Import::only("x0x0", Edge::Plane, |error| format!("No: {error}."));
        let place = "line 1, column 2: expected x, o, . or a number that does not begin with 0";
        assert_eq!(only.unwrap_err(), format!("No: {place}. Did you mean xoxo?"));
    }

    #[test]
    fn quotes_the_place() {
        let text = format!("xo\n{}y{}\nox", "x".repeat(40), "o".repeat(40));
        let error = Import::read(&text, Edge::Walls).sure.unwrap_err();
        let [before, after] = ["x", "o"].map(|stone| stone.repeat(40));
        assert_eq!(excerpt(&text, error.at), [before, "y".to_string(), after]);
    }
}
