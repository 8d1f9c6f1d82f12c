//! A position as a picture in a file of its own: SVG text, with the parts and the value if they are
//! shown.

use std::fmt::{self, Write};

use crate::app::share::export::{Export, PartExport, escape, length, sentence};
use crate::konane::{Edge, Square};
use crate::player::Player;
use crate::worker::message::{Look, Outcome, Piece};

const SIDE: i32 = 56;
/// Between the squares and the rim of the slab: a chip must fit above the first row.
const RIM: i32 = 34;
/// For the value below the slab.
const CAPTION: i32 = 96;
/// What fits into a chip, and below a board.
const CHIP: usize = 12;
const LINE: usize = 40;

/// An image and its size in pixels.
pub struct Picture {
    pub svg: String,
    pub width: i32,
    pub height: i32,
}

pub fn draw(export: &Export) -> Picture {
    // On the plane one sees that it goes on.
    let margin = if export.board.edge() == Edge::Plane { 1 } else { 0 };
    let (rows, columns) = (export.board.rows() + 2 * margin, export.board.columns() + 2 * margin);
    let (width, slab) = (columns * SIDE + 2 * RIM, rows * SIDE + 2 * RIM);
    let caption = export.value.is_some() || export.outcome.is_some();
    let width = if caption { width.max(420) } else { width };
    let height = slab + if caption { CAPTION } else { 0 };
    let mut svg = String::new();
    // Writing to a string does not fail.
    let _ = write(&mut svg, export, margin, (width, slab, height));
    Picture { svg, width, height }
}

fn write(
    svg: &mut String,
    export: &Export,
    margin: i32,
    (width, slab, height): (i32, i32, i32),
) -> fmt::Result {
    let board = &export.board;
    let (rows, columns) = (board.rows() + 2 * margin, board.columns() + 2 * margin);
    let title = escape(&export.description());
    writeln!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{title}\" \
         font-family=\"{TYPEFACE}\" font-weight=\"600\">\n<title>{title}</title>"
    )?;
    svg.push_str(PAINTS);
    writeln!(svg, "<rect width=\"{width}\" height=\"{height}\" fill=\"#fffdf8\"/>")?;
    writeln!(svg, "<rect width=\"{width}\" height=\"{slab}\" rx=\"18\" fill=\"url(#slab)\"/>")?;
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
        "<rect width=\"{}\" height=\"{}\" fill=\"url(#pits)\"/>",
        columns * SIDE,
        rows * SIDE
    )?;
    writeln!(svg, "<g transform=\"translate({0} {0})\">", margin * SIDE)?;
    // Boxes under the stones, chips over them.
    for PartExport { corner, rows, columns, .. } in &export.parts {
        writeln!(
            svg,
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"12\" fill=\"#fff\" \
             fill-opacity=\".14\" stroke=\"#fff\" stroke-width=\"2.5\"/>",
            corner.column * SIDE + 2,
            corner.row * SIDE + 2,
            columns * SIDE - 4,
            rows * SIDE - 4
        )?;
    }
    for (Square { row, column }, player) in board.stones() {
        let (x, y) = (column * SIDE + SIDE / 2, row * SIDE + SIDE / 2);
        let (paint, rim) = match player {
            Player::Left => ("lava", "#000"),
            Player::Right => ("coral", "#a99a82"),
        };
        writeln!(
            svg,
            "<ellipse cx=\"{}\" cy=\"{}\" rx=\"21\" ry=\"20\" fill=\"url(#shade)\"/>\
             <circle cx=\"{x}\" cy=\"{y}\" r=\"20.5\" fill=\"url(#{paint})\" stroke=\"{rim}\"/>",
            x + 2,
            y + 5
        )?;
    }
    for PartExport { corner, value, .. } in &export.parts {
        let Some((pieces, outcome)) =
            value.and_then(|value| Some((value.pieces.as_ref()?, value.outcome)))
        else {
            continue;
        };
        if length(pieces) > CHIP {
            continue;
        }
        let chip = 22 + 14 * length(pieces) as i32;
        let (x, y) = (corner.column * SIDE + 4, corner.row * SIDE - 28);
        let ink = ink(outcome);
        writeln!(
            svg,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{chip}\" height=\"30\" rx=\"8\" fill=\"#fffdf8\" \
             stroke=\"{ink}\" stroke-width=\"2\"/>\
             <text x=\"{}\" y=\"{}\" text-anchor=\"middle\" font-size=\"22\" fill=\"{ink}\">{}</text>",
            x + chip / 2,
            y + 22,
            spans(pieces, 22)
        )?;
    }
    svg.push_str("</g>\n</g>\n");
    if let Some(outcome) = export.outcome {
        let pieces = export.value.and_then(|value| value.pieces.as_ref());
        let name = pieces.filter(|pieces| length(pieces) <= LINE.min(width as usize / 18));
        if let Some(pieces) = name {
            writeln!(
                svg,
                "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\" font-size=\"36\" fill=\"{}\">{}</text>",
                width / 2,
                slab + 48,
                ink(outcome),
                spans(pieces, 36)
            )?;
        }
        let mut words = sentence(outcome).to_string();
        words[..1].make_ascii_uppercase();
        writeln!(
            svg,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\" font-size=\"18\" font-weight=\"400\" \
             fill=\"#221e19\">{words}.</text>",
            width / 2,
            slab + if name.is_some() { 80 } else { 54 }
        )?;
    }
    svg.push_str("</svg>\n");
    Ok(())
}

/// A name as text of this size. Lifted and lowered signs are set by hand: few programs know how.
fn spans(pieces: &[Piece], size: i32) -> String {
    let mut spans = String::new();
    // How far the text before stands above the line.
    let mut lifted = 0;
    let mut push = |text: &str, lift: i32, size: i32| {
        let _ = write!(
            spans,
            "<tspan dy=\"{}\" font-size=\"{size}\">{}</tspan>",
            lifted - lift,
            escape(text)
        );
        lifted = lift;
    };
    let (small, up, down) = (size * 3 / 5, size * 2 / 5, -size / 6);
    for Piece { text, look } in pieces {
        match (look, text.split_once('/')) {
            (Look::Superscript, _) => push(text, up, small),
            (Look::Subscript, _) => push(text, down, small),
            (Look::Fraction, Some((above, below))) => {
                push(above, up, small);
                push("⁄", 0, size);
                push(below, down / 2, small);
            }
            _ => push(text, 0, size),
        }
    }
    spans
}

/// The colour of who is ahead, as on the page by day.
fn ink(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Left => "#1b5e8c",
        Outcome::Right => "#b23c2a",
        Outcome::Next => "#6c4a8f",
        Outcome::Previous => "#566449",
    }
}

/// A machine that does not have the first typeface takes one like it.
const TYPEFACE: &str = "'Source Serif 4', 'Noto Serif', Georgia, 'DejaVu Serif', serif";

/// The paints of `index.html`.
const PAINTS: &str = "<defs>\
<linearGradient id=\"slab\" x2=\"1\" y2=\"1\"><stop stop-color=\"#94897b\"/><stop offset=\"1\" stop-color=\"#6f6559\"/></linearGradient>\
<radialGradient id=\"pit\" cx=\".5\" cy=\".42\" r=\".58\"><stop stop-color=\"#000\" stop-opacity=\".58\"/><stop offset=\"1\" stop-color=\"#000\" stop-opacity=\".12\"/></radialGradient>\
<radialGradient id=\"shade\"><stop offset=\".55\" stop-color=\"#000\" stop-opacity=\".5\"/><stop offset=\"1\" stop-color=\"#000\" stop-opacity=\"0\"/></radialGradient>\
<radialGradient id=\"lava\" cx=\".36\" cy=\".3\" r=\".78\"><stop stop-color=\"#746a61\"/><stop offset=\".22\" stop-color=\"#4a433d\"/><stop offset=\".58\" stop-color=\"#24201d\"/><stop offset=\"1\" stop-color=\"#0e0c0b\"/></radialGradient>\
<radialGradient id=\"coral\" cx=\".36\" cy=\".3\" r=\".82\"><stop stop-color=\"#fff\"/><stop offset=\".3\" stop-color=\"#fbf5ea\"/><stop offset=\".68\" stop-color=\"#ebdfcb\"/><stop offset=\"1\" stop-color=\"#c9b99f\"/></radialGradient>\
<pattern id=\"pits\" width=\"56\" height=\"56\" patternUnits=\"userSpaceOnUse\"><circle cx=\"28\" cy=\"28\" r=\"9\" fill=\"url(#pit)\"/></pattern>\
</defs>\n";
