//! A position as text for other programs and papers, with what is known of it.

use crate::analysis::phrases;
use crate::board::window_coordinates::first;
use crate::link::view::View;
use crate::share::shared::ShownPosition;
use basics::player::Player;
use drawing::{BoardPicture, Named, PartPicture, Picture, escape};
use konane::{Area, Board, Direction, Edge, MAX_SIDE, NamedBoard, Rules, Square};
use value::{Outcome, Style};
use words::{position_title, say};
use worker::client::Report;
use worker::message::{NameText, RangeText, ReachesText};

/// How far beyond the stones a game on the plane can get at most.
const FARTHEST: i32 = 4;
/// Longer names are folded in titles and labels.
const SHORT: usize = 24;

/// What the reader shares: only what they see. Hidden values stay hidden.
pub struct Export<'a> {
    pub rules: Rules,
    /// Trimmed, since squares in a report count from its first square.
    pub board: Board,
    /// Where on that board squares have names.
    pub names: NamedBoard,
    pub view: View,
    pub parts: Vec<PartExport<'a>>,
    pub value: Option<&'a NameText>,
    /// The bounds of the value, if it is not known.
    pub bounds: Option<&'a RangeText>,
    pub outcome: Option<Outcome>,
    /// This many empty rows and columns around a board on the plane are enough for the game.
    margin: [i32; 4],
}

/// A part's box, how far its stones get if the page shows that, and its value.
pub struct PartExport<'a> {
    pub area: Area,
    pub reach: Option<Area>,
    pub value: Option<&'a NameText>,
}

impl<'a> Export<'a> {
    pub fn new(shown: &ShownPosition, report: &'a Report) -> Self {
        let ShownPosition { position, board, names, view } = shown;
        let names = names.seen_from(first(board));
        let board = board.trimmed();
        let report = Some(report).filter(|report| report.position == *position);
        let open = report.filter(|_| !view.is_hidden);
        let value = open.and_then(|report| report.value.as_ref());
        let bounds = open.filter(|_| value.is_none()).and_then(|report| report.bounds.as_ref());
        let infos = report.and_then(|report| report.parts.as_ref());
        let infos = infos.map(|parts| parts.parts.as_slice()).unwrap_or_default();
        let parts = infos.iter().enumerate().filter(|_| view.parts).map(|(index, part)| {
            let value = open.and_then(|report| report.part_values.get(index)?.as_ref());
            let area = Area { corner: part.corner, rows: part.rows, columns: part.columns };
            let [up, down, left, right] = reach(&part.reach);
            let far = area.grown(|direction| match direction {
                Direction::Up => up,
                Direction::Down => down,
                Direction::Left => left,
                Direction::Right => right,
            });
            PartExport { area, reach: view.reach.then_some(far), value }
        });
        Export {
            rules: if position.modern { Rules::Modern } else { Rules::Ancient },
            view: *view,
            parts: parts.collect(),
            value: value.map(|value| &value.name),
            bounds: bounds.map(|bounds| &bounds.value),
            outcome: open.and_then(Report::outcome).or(value.map(|value| value.name.outcome)),
            margin: match (board.edge(), report.and_then(|report| report.parts.as_ref())) {
                (Edge::Walls, _) => [0; 4],
                (Edge::Plane, None) => [FARTHEST; 4],
                (Edge::Plane, Some(_)) => infos.iter().fold([0; 4], |margin, part| {
                    let reach = reach(&part.reach);
                    let room = [
                        reach[0] - part.corner.row,
                        part.corner.row + part.rows + reach[1] - board.rows(),
                        reach[2] - part.corner.column,
                        part.corner.column + part.columns + reach[3] - board.columns(),
                    ];
                    [0, 1, 2, 3].map(|side| margin[side].max(room[side]).min(FARTHEST))
                }),
            },
            board,
            names,
        }
    }

    /// A description such as “Kōnane position, value ↑∗: the first player wins”.
    pub fn description(&self) -> String {
        let fold = self.value.map(|value| value.tree.folded(0, SHORT));
        let value = fold.and_then(|fold| fold.write(Style::Unicode, usize::MAX));
        let value = value.or_else(|| self.bounds.map(phrases::between));
        position_title(self.rules, self.board.edge(), value.as_deref(), self.outcome)
    }

    /// The picture. `typefaces` are the rules of a style sheet, which contain the typefaces
    /// themselves.
    pub fn picture(&self, typefaces: &str) -> Picture {
        let part = |PartExport { area, reach, value }: &PartExport<'a>| PartPicture {
            area: *area,
            reach: *reach,
            value: value.map(named),
        };
        let picture = BoardPicture {
            board: &self.board,
            names: self.names,
            title: &self.description(),
            parts: self.parts.iter().map(part).collect(),
            value: self.value.map(named),
            outcome: self.outcome.map(|outcome| (outcome, phrases::outcome(outcome))),
        };
        picture.draw(typefaces)
    }

    /// One line for each row: `x` black, `o` white, `.` empty.
    pub fn text(&self) -> String {
        lines(&self.board).join("\n")
    }

    /// The text that the cgt crate reads. That crate knows only walls, so a board on the plane gets
    /// as much space as a game can need. `None` if that makes it too large.
    pub fn cgt(&self) -> Option<String> {
        let [up, down, left, right] = self.margin;
        let size = (self.board.rows() + up + down, self.board.columns() + left + right);
        let fits = size.0.max(size.1) <= MAX_SIDE;
        let corner = Square::new(-up, -left);
        fits.then(|| lines(&self.board.window(corner, size.0, size.1)).join("|"))
    }

    /// The text for CGSuite with a class for Kōnane, which plays by the ancient rules.
    pub fn cgscript(&self) -> Option<String> {
        let board = self.cgt().filter(|_| self.rules == Rules::Ancient)?;
        Some(format!("Konane(\"{board}\").CanonicalForm"))
    }

    /// A picture that needs no packages except `tikz` and, for the sign of tiny, `amsmath`; then
    /// the value.
    pub fn latex(&self) -> String {
        let board = ascii(&self.board.to_string());
        let mut lines = vec![format!("% {board}; in the preamble: \\usepackage{{amsmath,tikz}}")];
        lines.extend(self.tikz());
        if let Some(value) = self.value {
            lines.push(format!("\\par {}: {}", say::tab_answer(), latex(value)));
        }
        lines.join("\n")
    }

    /// The lines of the picture alone.
    pub fn tikz(&self) -> Vec<String> {
        let (columns, rows) = (self.board.columns(), self.board.rows());
        let mut lines = vec!["\\begin{tikzpicture}[x=5mm,y=-5mm]".to_string()];
        if self.board.edge() == Edge::Walls {
            lines.push(format!("  \\draw (0,0) rectangle ({columns},{rows});"));
        }
        for (stone, draw) in [
            (None, ["\\fill[gray]", "circle[radius=0.6pt]"]),
            (Some(Player::Left), ["\\fill", "circle[radius=1.8mm]"]),
            (Some(Player::Right), ["\\draw[fill=white]", "circle[radius=1.8mm]"]),
        ] {
            let [draw, circle] = draw;
            let mut places = Vec::new();
            for row in 0..rows {
                let is_it = |column: &i32| self.board.stone(Square::new(row, *column)) == stone;
                let found: Vec<i32> = (0..columns).filter(is_it).collect();
                for run in evenly_spaced(&found) {
                    match run {
                        [first, second, _, .., last] => lines.push(format!(
                            "  \\foreach \\x in {{{first},{second},...,{last}}} {draw} (\\x.5,{row}.5) {circle};"
                        )),
                        few => places.extend(few.iter().map(|column| format!("{column}.5/{row}.5"))),
                    }
                }
            }
            // Mail programs cut long lines off.
            for places in places.chunks(12) {
                let places = places.join(",");
                lines.push(format!(
                    "  \\foreach \\x/\\y in {{{places}}} {draw} (\\x,\\y) {circle};"
                ));
            }
        }
        for PartExport { area: Area { corner, rows, columns }, value, .. } in &self.parts {
            let (left, top) = (corner.column, corner.row);
            let (right, bottom) = (left + columns, top + rows);
            lines.push(format!(
                "  \\draw[rounded corners=1.5mm] ({left},{top}) rectangle ({right},{bottom});"
            ));
            let fold = value.map(|value| value.tree.folded(0, SHORT));
            if let Some(value) = fold.and_then(|fold| fold.write(Style::Latex, usize::MAX)) {
                lines.push(format!(
                    "  \\node[above right,inner xsep=0pt] at ({left},{top}) {{\\small${value}$}};"
                ));
            }
        }
        lines.push("\\end{tikzpicture}".to_string());
        lines
    }
}

fn named(value: &NameText) -> Named<'_> {
    Named { name: &value.tree, outcome: value.outcome }
}

/// The HTML that embeds the page in another.
pub fn iframe(address: &str, title: &str) -> String {
    let (address, title) = (escape(address), escape(title));
    format!(
        "<iframe src=\"{address}\" title=\"{title}\" width=\"640\" height=\"420\" loading=\"lazy\"></iframe>"
    )
}

/// A value as a formula, or its length if it is too long for one.
pub fn latex(value: &NameText) -> String {
    value.written(Style::Latex).map_or_else(|| value.length(), |text| format!("${text}$"))
}

fn reach(reaches: &ReachesText) -> [i32; 4] {
    [&reaches.up, &reaches.down, &reaches.left, &reaches.right].map(|reach| reach.bound.max(0))
}

/// The rows: `x` black, `o` white, `.` empty.
pub fn lines(board: &Board) -> Vec<String> {
    let sign = |square| match board.stone(square) {
        None => '.',
        Some(Player::Left) => 'x',
        Some(Player::Right) => 'o',
    };
    let row = |row| (0..board.columns()).map(|column| sign(Square::new(row, column))).collect();
    (0..board.rows()).map(row).collect()
}

/// Splits increasing numbers into runs with equal steps.
fn evenly_spaced(numbers: &[i32]) -> Vec<&[i32]> {
    let mut runs = Vec::new();
    let mut rest = numbers;
    while let [first, after @ ..] = rest {
        let step = after.first().map_or(0, |second| second - first);
        let is_next = |(place, number): &(i32, &i32)| **number == first + step * place;
        let length = (0..).zip(rest).take_while(is_next).count();
        // Two numbers make no run: the second may begin one.
        let (run, others) = rest.split_at(if length == 2 { 1 } else { length });
        runs.push(run);
        rest = others;
    }
    runs
}

/// The beginning of a text, short enough for a comment.
fn ascii(text: &str) -> String {
    let short: String = text.chars().take(60).collect();
    if short.len() < text.len() { format!("{short}...") } else { short }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::editor_action::EditorAction;
    use crate::editor::editor_state::EditorState;
    use worker::message::*;

    fn editor_state(link: &str) -> EditorState {
        EditorState::default().apply(EditorAction::Open(link.to_string()))
    }

    fn open(link: &str) -> ShownPosition {
        ShownPosition::of(&editor_state(link))
    }

    /// A report with one part that fills the board, of this value, with these reaches up, down,
    /// left and right.
    fn report(shown: &ShownPosition, value: &str, reaches: [i32; 4]) -> Report {
        let name = NameText::typed(value);
        let board = shown.board.trimmed();
        let corner = Square::new(0, 0);
        let mask = Mask { corner, rows: String::new() };
        let [up, down, left, right] =
            reaches.map(|bound| ReachText { found: 0, bound, leaps: vec![] });
        let part = PartText {
            board: board.to_string(),
            corner,
            rows: board.rows(),
            columns: board.columns(),
            alone: shown.position.clone(),
            reach: ReachesText { up, down, left, right },
            squares: mask.clone(),
        };
        Report {
            position: shown.position.clone(),
            parts: Some(PartsText { parts: vec![part], dead: mask }),
            part_values: vec![Some(name.clone())],
            value: Some(ValueText {
                name,
                left_stop: String::new(),
                right_stop: String::new(),
                mean: String::new(),
                temperature: String::new(),
            }),
            ..Report::default()
        }
    }

    fn half(shown: &ShownPosition) -> Report {
        report(shown, "1/2", [0, 0, 1, 2])
    }

    #[test]
    fn describes_what_is_known() {
        let check = |link: &str, description: &str| {
            assert_eq!(Export::new(&open(link), &Report::default()).description(), description);
        };
        check("#/k1/ancient/plane/xo", "Kōnane position");
        check("#/k1/ancient/walls/xo", "Kōnane position with walls");
        check("#/k1/modern/plane/xo", "Kōnane position (modern rules)");
        check("#/k1/modern/walls/xo", "Kōnane position with walls (modern rules)");
        let shown = open("#/k1/ancient/plane/oxo.ox");
        let report = half(&shown);
        let export = Export::new(&shown, &report);
        assert_eq!(export.description(), "Kōnane position, value 1/2: Left wins");
        let range = RangeText { least: "-1/2".to_string(), most: "4".to_string() };
        let bounds = BoundsText {
            value: range.clone(),
            left_stop: range.clone(),
            right_stop: range,
            temperature: None,
        };
        let report = Report { bounds: Some(bounds), value: None, ..report };
        let description = "Kōnane position, value −1/2 to 4";
        assert_eq!(Export::new(&shown, &report).description(), description);
    }

    #[test]
    fn leaves_out_what_is_hidden_or_of_another_position() {
        let shown = open("#/k1/ancient/plane/oxo.ox?hide=1");
        let report = half(&shown);
        let export = Export::new(&shown, &report);
        assert_eq!(export.description(), "Kōnane position");
        assert!(export.parts.iter().all(|part| part.value.is_none()) && export.parts.len() == 1);
        assert!(!export.latex().contains("frac"));
        let other = open("#/k1/ancient/plane/oxo.x");
        assert_eq!(Export::new(&other, &report).description(), "Kōnane position");
        assert!(Export::new(&other, &report).parts.is_empty());
        let bare = open("#/k1/ancient/plane/oxo.ox?show=");
        assert!(Export::new(&bare, &report).parts.is_empty());
    }

    #[test]
    fn writes_rows_for_people_and_programs() {
        let shown = open("#/k1/ancient/plane/x10o/.x");
        let unknown = Report::default();
        let export = Export::new(&shown, &unknown);
        assert_eq!(export.text(), "x..........o\n.x..........");
        // Nothing is known of the parts, so there are four empty squares on each side, which are
        // always enough.
        let cgt = export.cgt().unwrap();
        assert_eq!(cgt.split('|').count(), 10);
        assert!(cgt.split('|').all(|row| row.len() == 20));
        assert_eq!(cgt.split('|').nth(4), Some("....x..........o...."));

        let shown = open("#/k1/ancient/plane/oxo.ox");
        let report = half(&shown);
        let export = Export::new(&shown, &report);
        assert_eq!(export.cgt().as_deref(), Some(".oxo.ox.."));
        assert_eq!(export.cgscript().as_deref(), Some("Konane(\".oxo.ox..\").CanonicalForm"));
        let walls = open("#/k1/modern/walls/xo/.x");
        assert_eq!(Export::new(&walls, &unknown).cgt().as_deref(), Some("xo|.x"));
        assert_eq!(Export::new(&walls, &unknown).cgscript(), None);
    }

    #[test]
    fn writes_latex_with_every_sign() {
        let shown = open("#/k1/ancient/walls/x.o");
        // A sum is written as one; tiny-1 has its own sign, and so do the powers of ↓.
        for (value, formula) in [
            ("-3/4 + ^^*2", "-\\frac{3}{4}{\\Uparrow}{\\ast}2"),
            ("{0||0|-1}", "{\\boldsymbol{+}}_{1}"),
            ("{2|v<2>}", "\\{2\\mathrel{|}{\\downarrow}_{2}\\}"),
        ] {
            let report = report(&shown, value, [0; 4]);
            let latex = Export::new(&shown, &report).latex();
            assert!(latex.ends_with(&format!("\\end{{tikzpicture}}\n\\par Value: ${formula}$")));
        }
        let report = report(&shown, "1", [0; 4]);
        let latex = Export::new(&shown, &report).latex();
        assert!(latex.starts_with("% x.o; in the preamble: \\usepackage{amsmath,tikz}\n"));
        assert!(latex.contains("  \\foreach \\x/\\y in {0.5/0.5} \\fill (\\x,\\y) circle"));
        assert!(latex.contains("  \\foreach \\x/\\y in {2.5/0.5} \\draw[fill=white]"));
        assert!(latex.contains("\\draw (0,0) rectangle (3,1);"));
        assert!(latex.contains("\\draw[rounded corners=1.5mm] (0,0) rectangle (3,1);"));
    }

    #[test]
    fn latex_of_a_large_board_is_short() {
        let runs = [0, 2, 4, 5, 6, 7, 9, 12];
        assert_eq!(evenly_spaced(&runs), [&[0, 2, 4][..], &[5, 6, 7], &[9], &[12]]);
        let unknown = Report::default();
        let latex = |link: &str| Export::new(&open(link), &unknown).latex();
        assert!(
            latex("#/k1/ancient/walls/xoxoxox").contains(
                "  \\foreach \\x in {0,2,...,6} \\fill (\\x.5,0.5) circle[radius=1.8mm];"
            )
        );
        let full = latex("#/k2/ancient/walls/200/200/95PKFN5XZCWB");
        assert!(full.len() < 40_000, "{} characters", full.len());
    }

    #[test]
    fn embeds_with_a_title() {
        let editor_state = editor_state("#/k1/ancient/plane/oxo.ox?show=left");
        let link = editor_state.link_seen(editor_state.view.embedded());
        assert_eq!(
            iframe(&format!("https://a.b/?x=\"1\"{link}"), "Left & Right"),
            "<iframe src=\"https://a.b/?x=&quot;1&quot;#/k1/ancient/plane/oxo.ox?show=left&amp;embed=1\" \
             title=\"Left &amp; Right\" width=\"640\" height=\"420\" loading=\"lazy\"></iframe>"
        );
    }

    #[test]
    fn draws_what_is_shown() {
        let shown = open("#/k1/ancient/plane/oxo.ox");
        let report = half(&shown);
        let picture = Export::new(&shown, &report).picture("@font-face{}");
        assert_eq!(picture.svg.matches("<use href=\"#black\"").count(), 2);
        assert_eq!(picture.svg.matches("<use href=\"#white\"").count(), 3);
        assert!(picture.svg.contains("<style>@font-face{}</style>"));
        assert_eq!(picture.svg.matches("⁄").count(), 2);
        assert!(picture.svg.contains("<title>Kōnane position, value 1/2: Left wins</title>"));
        assert!(picture.svg.contains(">Left wins, moving first or second.</text>"));
        let size = format!("width=\"{}\" height=\"{}\"", picture.width, picture.height);
        assert!(picture.svg.contains(&size));
        // Five stones in a row of six squares have names on a board of 5 × 10, also after a jump.
        let line = open("#/k1/ancient/plane/oxo.ox?line=0_5l1");
        let played = Export::new(&line, &Report::default()).picture("");
        for svg in [&picture.svg, &played.svg] {
            let named = |name: &str| svg.matches(&format!(">{name}</text>")).count();
            assert_eq!(["a", "j", "k", "1", "5", "6"].map(named), [1, 1, 0, 1, 1, 0]);
        }
        let hidden = open("#/k1/ancient/plane/oxo.ox?hide=1");
        let svg = Export::new(&hidden, &report).picture("@font-face{}").svg;
        assert!(!svg.contains('⁄') && !svg.contains("wins") && !svg.contains("<style"));
    }
}
