//! A position as a picture in its own file: SVG text, with coordinates, and with the parts and the value if they are
//! given. The picture is used anywhere, so a picture with values contains its typefaces.

use std::collections::BTreeMap;
use std::fmt::{self, Write};

use crate::names::{TYPEFACE, escape, folded, ink, runs, spans, width};
use basics::player::Player;
use konane::{Area, Board, Edge, NamedBoard, Square, column_name};
use value::{NameTree, Outcome, Piece};

/// The side of a square.
pub const SIDE: i32 = 56;
/// The distance between the squares and the rim of the slab: a chip must fit above the first row.
const RIM: i32 = 34;
/// The height of the value below the slab.
const CAPTION: i32 = 96;
/// The most signs in a chip and below a board.
const CHIP: usize = 12;
const LINE: usize = 40;

/// How many seconds longer the last position of a film lasts.
const PAUSE: usize = 2;

/// With this many stones or more, the picture has plain colours: shades would be too small to see,
/// slow to draw, and make a PNG large.
const MANY: usize = 1000;

/// An image as SVG, and its size in pixels.
#[derive(Clone)]
pub struct Picture {
    pub svg: String,
    pub width: i32,
    pub height: i32,
}

/// The name of a value, and who is ahead.
#[derive(Clone, Copy)]
pub struct Named<'a> {
    pub name: &'a NameTree,
    pub outcome: Outcome,
}

/// A part of a board, and its value.
pub struct PartPicture<'a> {
    pub area: Area,
    /// How far its stones get.
    pub reach: Option<Area>,
    pub value: Option<Named<'a>>,
}

/// What a picture shows.
pub struct BoardPicture<'a> {
    pub board: &'a Board,
    /// Where on that board squares have names: these rows and columns are drawn.
    pub names: NamedBoard,
    /// What the picture shows, for those who do not see it.
    pub title: &'a str,
    pub parts: Vec<PartPicture<'a>>,
    /// The value, below the board.
    pub value: Option<Named<'a>>,
    /// Who wins, and a sentence that says so, below the value.
    pub outcome: Option<(Outcome, &'a str)>,
}

impl BoardPicture<'_> {
    /// Draws the picture. `typefaces` are the rules of a style sheet, which contain the typefaces
    /// themselves.
    pub fn draw(&self, typefaces: &str) -> Picture {
        let mut all = String::new();
        let _ = stones(&mut all, self.board);
        self.draw_with(typefaces, &all)
    }

    /// The same board with a film of these positions, again and again: each lasts a second, the last one longer.
    pub fn film(&self, boards: &[Board]) -> Picture {
        self.draw_with("", &film(boards))
    }

    fn draw_with(&self, typefaces: &str, stones: &str) -> Picture {
        let NamedBoard { rows, columns, .. } = self.names;
        let (width, slab) = (columns * SIDE + 2 * RIM, rows * SIDE + 2 * RIM);
        let caption = self.value.is_some() || self.outcome.is_some();
        let width = if caption { width.max(420) } else { width };
        let height = slab + if caption { CAPTION } else { 0 };
        let mut svg = String::new();
        // Writing to a string does not fail.
        let _ = self.write(&mut svg, (width, slab, height), stones);
        let has_text = svg.contains("<text");
        if has_text && let Some(place) = svg.find("<defs>") {
            svg.insert_str(place, &format!("<style>{typefaces}</style>\n"));
        }
        let _ = coordinates(&mut svg, self.names, (width, slab));
        svg.push_str("</svg>\n");
        Picture { svg, width, height }
    }

    fn write(
        &self,
        svg: &mut String,
        (width, slab, height): (i32, i32, i32),
        stones: &str,
    ) -> fmt::Result {
        let board = self.board;
        let is_plain = is_plain(board);
        let (slab_paint, pits) =
            if is_plain { ("#82776a", "plain-pits") } else { ("url(#slab)", "pits") };
        let NamedBoard { corner, rows, columns } = self.names;
        let title = escape(self.title);
        writeln!(
            svg,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{title}\" \
         font-family=\"{TYPEFACE}\" font-weight=\"600\">\n<title>{title}</title>"
        )?;
        svg.push_str(&paints());
        writeln!(svg, "<rect width=\"{width}\" height=\"{height}\" fill=\"#fffdf8\"/>")?;
        writeln!(
            svg,
            "<rect width=\"{width}\" height=\"{slab}\" rx=\"18\" fill=\"{slab_paint}\"/>"
        )?;
        let left = (width - columns * SIDE) / 2;
        writeln!(svg, "<g transform=\"translate({left} {RIM})\">")?;
        if board.edge() == Edge::Walls {
            writeln!(
                svg,
                "<rect x=\"-5\" y=\"-5\" width=\"{}\" height=\"{}\" rx=\"14\" fill=\"none\" \
             stroke=\"#fff\" stroke-opacity=\".75\" stroke-width=\"2.5\"/>",
                columns * SIDE + 10,
                rows * SIDE + 10
            )?;
        }
        writeln!(
            svg,
            "<rect width=\"{}\" height=\"{}\" fill=\"url(#{pits})\"/>",
            columns * SIDE,
            rows * SIDE
        )?;
        let (right, down) = (-corner.column * SIDE, -corner.row * SIDE);
        writeln!(svg, "<g transform=\"translate({right} {down})\">")?;
        // Boxes lie below the stones, chips above them.
        for PartPicture { area, reach, .. } in &self.parts {
            if let Some(reach) = reach {
                draw_box(svg, reach, "none\" stroke-dasharray=\"2 7", "1.5")?;
            }
            draw_box(svg, area, "#fff\" fill-opacity=\".14", "2.5")?;
        }
        svg.push_str(stones);
        for PartPicture { area: Area { corner, .. }, value, .. } in &self.parts {
            let Some(value) = value else { continue };
            let pieces = folded(value.name, CHIP);
            let chip = chip_width(&pieces);
            let (x, y) = (corner.column * SIDE + 4, corner.row * SIDE - 28);
            let ink = ink(value.outcome);
            writeln!(
                svg,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{chip}\" height=\"30\" rx=\"8\" fill=\"#fffdf8\" \
             stroke=\"{ink}\" stroke-width=\"2\"/>\
             <text x=\"{}\" y=\"{}\" text-anchor=\"middle\" font-size=\"22\" fill=\"{ink}\">{}</text>",
                x + chip / 2,
                y + 22,
                spans(&pieces, 22)
            )?;
        }
        svg.push_str("</g>\n</g>\n");
        if let Some((outcome, sentence)) = self.outcome {
            let room = LINE.min(width as usize / 18);
            if let Some(pieces) = self.value.map(|value| folded(value.name, room)) {
                writeln!(
                    svg,
                    "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\" font-size=\"36\" fill=\"{}\">{}</text>",
                    width / 2,
                    slab + 48,
                    ink(outcome),
                    spans(&pieces, 36)
                )?;
            }
            writeln!(
                svg,
                "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\" font-size=\"18\" \
             fill=\"#221e19\">{}</text>",
                width / 2,
                slab + if self.value.is_some() { 80 } else { 54 },
                escape(sentence)
            )?;
        }
        Ok(())
    }
}

fn draw_box(svg: &mut String, area: &Area, fill: &str, width: &str) -> fmt::Result {
    let Area { corner, rows, columns } = area;
    writeln!(
        svg,
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"12\" fill=\"{fill}\" stroke=\"#fff\" stroke-width=\"{width}\"/>",
        corner.column * SIDE + 2,
        corner.row * SIDE + 2,
        columns * SIDE - 4,
        rows * SIDE - 4
    )
}

/// Letters below the board and numbers on its left, in any typeface.
fn coordinates(svg: &mut String, names: NamedBoard, (width, slab): (i32, i32)) -> fmt::Result {
    let (left, middle) = ((width - names.columns * SIDE) / 2, SIDE / 2);
    let letters = (0..names.columns).map(|column| (column, column_name(column)));
    let numbers = (0..names.rows).map(|row| (row, (names.rows - row).to_string()));
    let mut names = |(x, y): (i32, i32),
                     axis: &str,
                     names: &mut dyn Iterator<Item = (i32, String)>| {
        writeln!(
            svg,
            "<g transform=\"translate({x} {y})\" fill=\"#fff\" font-family=\"sans-serif\" font-size=\"17\" \
             text-anchor=\"middle\">"
        )?;
        for (place, name) in names {
            writeln!(svg, "<text {axis}=\"{}\">{name}</text>", place * SIDE)?;
        }
        svg.write_str("</g>\n")
    };
    names((left + middle, slab - 11), "x", &mut { letters })?;
    names((left - 18, RIM + middle + 6), "y", &mut { numbers })
}

fn is_plain(board: &Board) -> bool {
    board.stones().count() >= MANY
}

/// The name in a chip has type size 22, and as much space around it.
fn chip_width(pieces: &[Piece]) -> i32 {
    22 + width(&runs(pieces), 22.0).ceil() as i32
}

/// Draws the stones alone.
pub fn stones(svg: &mut String, board: &Board) -> fmt::Result {
    if !is_plain(board) {
        for (Square { row, column }, player) in board.stones() {
            let stone = if player == Player::Left { "black" } else { "white" };
            let (x, y) = (column * SIDE, row * SIDE);
            writeln!(svg, "<use href=\"#{stone}\" x=\"{x}\" y=\"{y}\"/>")?;
        }
        return Ok(());
    }
    writeln!(
        svg,
        "<g transform=\"translate({0} {0}) scale({SIDE})\" fill=\"none\" stroke-width=\".74\" \
         stroke-linecap=\"round\" stroke-dasharray=\"0 2\">",
        SIDE / 2
    )?;
    for (player, colour) in [(Player::Left, "#24201d"), (Player::Right, "#fbf5ea")] {
        writeln!(svg, "<path stroke=\"{colour}\" d=\"{}\"/>", dots(board, player))?;
    }
    svg.push_str("</g>\n");
    Ok(())
}

/// Each stone once for each square where it ever is, with the seconds at which it comes and goes. Programs that
/// show no films show the first position.
fn film(boards: &[Board]) -> String {
    let mut places: BTreeMap<(Square, Player), Vec<bool>> = BTreeMap::new();
    for (second, board) in boards.iter().enumerate() {
        for place in board.stones() {
            places.entry(place).or_insert_with(|| vec![false; boards.len()])[second] = true;
        }
    }
    let all = (boards.len() + PAUSE) as f64;
    let mut film = String::new();
    for ((Square { row, column }, player), is_there) in places {
        let stone = if player == Player::Left { "black" } else { "white" };
        let (x, y) = (column * SIDE, row * SIDE);
        let looks = |second: usize| if is_there[second] { "visible" } else { "hidden" };
        let changes = (0..boards.len())
            .filter(|&second| second == 0 || is_there[second] != is_there[second - 1]);
        let (times, values): (Vec<String>, Vec<&str>) =
            changes.map(|second| (format!("{:.4}", second as f64 / all), looks(second))).unzip();
        let _ = writeln!(
            film,
            "<use href=\"#{stone}\" x=\"{x}\" y=\"{y}\" visibility=\"{}\"><animate \
             attributeName=\"visibility\" calcMode=\"discrete\" dur=\"{all}s\" \
             repeatCount=\"indefinite\" keyTimes=\"{}\" values=\"{}\"/></use>",
            looks(0),
            times.join(";"),
            values.join(";")
        );
    }
    film
}

/// All stones of a player as dotted lines, with a dot on every second square; a unit is a square. A
/// dot appears where a dash of length 0 begins.
fn dots(board: &Board, player: Player) -> String {
    let mut path = String::new();
    for row in 0..board.rows() {
        let is_there = |column| board.stone(Square::new(row, column)) == Some(player);
        for first in (0..board.columns()).filter(|&column| is_there(column)) {
            if is_there(first - 2) {
                continue;
            }
            let run = (first..).step_by(2).take_while(|&column| is_there(column)).count();
            // Some programs leave out a dash at the very end of a line.
            let _ = write!(path, "M{first} {row}h{}.1", 2 * (run - 1));
        }
    }
    path
}

/// The paints of every board; the page has a copy in `index.html`, since it needs them before its program comes.
const PAINTS: &str = include_str!("paints.svg");

/// The paints, and what only pictures need: the slab, pits without shades, and whole stones.
pub fn paints() -> String {
    format!(
        "<defs>{PAINTS}\
<linearGradient id=\"slab\" x2=\"1\" y2=\"1\"><stop stop-color=\"#94897b\"/><stop offset=\"1\" stop-color=\"#6f6559\"/></linearGradient>\
<pattern id=\"plain-pits\" width=\"56\" height=\"56\" patternUnits=\"userSpaceOnUse\"><circle cx=\"28\" cy=\"28\" r=\"9\" fill=\"#5a5147\"/></pattern>\
<g id=\"black\"><ellipse cx=\"30\" cy=\"33\" rx=\"21\" ry=\"20\" fill=\"url(#shade)\"/><circle cx=\"28\" cy=\"28\" r=\"20.5\" fill=\"url(#lava)\" stroke=\"#000\"/></g>\
<g id=\"white\"><ellipse cx=\"30\" cy=\"33\" rx=\"21\" ry=\"20\" fill=\"url(#shade)\"/><circle cx=\"28\" cy=\"28\" r=\"20.5\" fill=\"url(#coral)\" stroke=\"#a99a82\"/></g>\
</defs>\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use konane::MAX_SIDE;
    use value::Look;

    fn picture(board: Board) -> Picture {
        let names = NamedBoard::of(&board);
        let parts = Vec::new();
        BoardPicture { board: &board, names, title: "", parts, value: None, outcome: None }.draw("")
    }

    #[test]
    fn the_page_has_the_same_paints() {
        assert!(include_str!("../../../index.html").contains(&format!("<defs>{PAINTS}</defs>")));
    }

    /// The squares on which a path has a dot.
    fn dotted(path: &str) -> Vec<Square> {
        let lines = path.split('M').skip(1).flat_map(|line| {
            let (place, length) = line.split_once('h').unwrap();
            let (column, row) = place.split_once(' ').unwrap();
            let length: f32 = length.parse().unwrap();
            let (column, row): (i32, i32) = (column.parse().unwrap(), row.parse().unwrap());
            (0..=length as i32).step_by(2).map(move |aside| Square::new(row, column + aside))
        });
        lines.collect()
    }

    #[test]
    fn dots_stand_where_stones_do() {
        let board = Board::parse("xoxoxx/..x.xxxo/o/xx", Edge::Walls).unwrap();
        for player in [Player::Left, Player::Right] {
            let mut found = dotted(&dots(&board, player));
            found.sort_by_key(|square| (square.row, square.column));
            let stones = board.stones().filter(|(_, owner)| *owner == player);
            assert_eq!(found, stones.map(|(square, _)| square).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_chip_is_as_wide_as_its_name() {
        let chip = |text: &str, look| chip_width(&[Piece { text: text.to_string(), look }]);
        // A drawn ½ is at most as wide as two digits.
        let half = chip("1/2", Look::Fraction);
        assert!(chip("1", Look::Normal) < half && half <= chip("12", Look::Normal), "{half}");
    }

    /// What a film shows in the middle of each second, by the rules of SMIL: the last value whose time has come.
    #[test]
    fn a_film_shows_every_position() {
        let boards = ["xo.x/.o..", "..xx/.o..", "..x./.oo."]
            .map(|rows| Board::parse(rows, Edge::Walls).unwrap());
        let names = NamedBoard::of(&boards[0]);
        let board = BoardPicture {
            board: &boards[0],
            names,
            title: "",
            parts: vec![],
            value: None,
            outcome: None,
        };
        let Picture { svg, .. } = board.film(&boards);
        let attribute = |part: &str, name: &str| {
            let (_, rest) = part.split_once(&format!(" {name}=\"")).unwrap();
            rest.split('"').next().unwrap().to_string()
        };
        for (second, shown) in boards.iter().enumerate() {
            let mut seen = Board::empty(boards[0].rows(), boards[0].columns(), Edge::Walls);
            for part in svg.split("<use ").skip(1) {
                let times = attribute(part, "keyTimes");
                let values = attribute(part, "values");
                let now = (second as f64 + 0.5)
                    / attribute(part, "dur").trim_end_matches('s').parse::<f64>().unwrap();
                let (_, value) = times
                    .split(';')
                    .zip(values.split(';'))
                    .take_while(|(time, _)| time.parse::<f64>().unwrap() <= now)
                    .last()
                    .unwrap();
                let [x, y] = ["x", "y"].map(|name| attribute(part, name).parse::<i32>().unwrap());
                let player = if part.contains("#black") { Player::Left } else { Player::Right };
                if value == "visible" {
                    seen.set(Square::new(y / SIDE, x / SIDE), Some(player));
                }
            }
            assert_eq!(seen, *shown, "second {second}");
        }
        assert!(svg.contains("dur=\"5s\""));
    }

    /// What a picture refers to is in it.
    #[test]
    fn pictures_contain_their_paints() {
        for board in [Board::full(8, 8), Board::full(MAX_SIDE, MAX_SIDE)] {
            let svg = picture(board).svg;
            let mut used = 0;
            for (before, after) in [("url(#", ')'), ("href=\"#", '"')] {
                for name in svg.split(before).skip(1).map(|rest| rest.split(after).next().unwrap())
                {
                    assert!(svg.contains(&format!("id=\"{name}\"")), "{name}");
                    used += 1;
                }
            }
            assert!(used > 2);
        }
    }

    /// Pictures that readers send should be small and quick to draw.
    #[test]
    fn pictures_are_small() {
        let full = picture(Board::full(MAX_SIDE, MAX_SIDE)).svg;
        assert!(full.len() < 20_000, "{} bytes", full.len());
        let usual = picture(Board::full(8, 8)).svg;
        assert!(usual.len() < 6_000, "{} bytes", usual.len());
        let mut dense = Board::full(MAX_SIDE, MAX_SIDE);
        for (place, square) in dense.squares().enumerate() {
            let stone = [None, Some(Player::Left), Some(Player::Right)][place * place / 7 % 3];
            dense.set(square, stone);
        }
        let dense = picture(dense).svg;
        assert!(dense.len() < 300_000, "{} bytes", dense.len());
    }
}
