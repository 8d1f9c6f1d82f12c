//! Draws the pieces of a sum's picture as SVG: lines of text and cards.

use std::fmt::{self, Write};

use crate::analysis::stacked::with_signs;
use crate::board::measures::SIDE;
use drawing::{escape, folded, ink, spans, stones};
use konane::{Board, Edge, Rules};
use teaching::sums::{Card, Game};
use words::say;
use worker::message::NameText;

/// The width and the height of a card.
pub const CARD: (i32, i32) = (220, 150);
/// The largest square, in the picture's pixels.
const SQUARE: i32 = 40;
/// The most signs of a value below a card …
pub const SHORT: usize = 14;
/// … and in a line.
pub const LONG: usize = 40;

/// The rules and the edge of a position in words.
pub fn terms_name(terms: (Rules, Edge)) -> &'static str {
    match terms {
        (Rules::Ancient, Edge::Plane) => say::sums_ancient_plane(),
        (Rules::Ancient, Edge::Walls) => say::sums_ancient_walls(),
        (Rules::Modern, Edge::Plane) => say::sums_modern_plane(),
        (Rules::Modern, Edge::Walls) => say::sums_modern_walls(),
    }
}

pub fn text(
    svg: &mut String,
    (x, y): (i32, i32),
    (size, ink): (i32, &str),
    spans: &str,
) -> fmt::Result {
    writeln!(
        svg,
        "<text x=\"{x}\" y=\"{y}\" text-anchor=\"middle\" font-size=\"{size}\" fill=\"{ink}\">{spans}</text>"
    )
}

/// Draws a line of large text, with a value at its end.
pub fn line(
    svg: &mut String,
    place: (i32, i32),
    before: &str,
    value: Option<(&str, &NameText)>,
) -> fmt::Result {
    let mut words = escape(before);
    let mut colour = "#221e19";
    if let Some((sign, value)) = value {
        words += sign;
        words += &spans(&folded(&value.tree, LONG), 34);
        colour = ink(value.outcome);
    }
    text(svg, place, (34, colour), &words)
}

/// Draws a card and its value below it.
pub fn draw_card(
    svg: &mut String,
    (x, y): (i32, i32),
    card: &Card,
    value: Option<&NameText>,
) -> fmt::Result {
    let (width, height) = CARD;
    match &card.game {
        Game::Position(rules, board) => {
            draw_board(svg, (x, y), board)?;
            let words = terms_name((*rules, board.edge()));
            text(svg, (x + width / 2, y + height - 8), (13, "#fff"), words)?;
        }
        Game::Value(typed) => {
            let typed = with_signs(typed);
            let mut short: String = typed.chars().take(SHORT).collect();
            if short.len() < typed.len() {
                short.push('…');
            }
            writeln!(
                svg,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"14\" fill=\"#f6f2ea\"/>"
            )?;
            let place = (x + width / 2, y + height / 2 + 9);
            text(svg, place, (24, "#221e19"), &escape(&short))?;
        }
    }
    let copies = match card.count {
        1 => String::new(),
        count => format!("{count} × "),
    };
    if let Some(value) = value {
        let words = copies + &spans(&folded(&value.tree, SHORT), 26);
        let place = (x + width / 2, y + height + 34);
        text(svg, place, (26, ink(value.outcome)), &words)?;
    } else if card.count > 1 {
        text(svg, (x + width / 2, y + height + 34), (26, "#221e19"), copies.trim_end())?;
    }
    Ok(())
}

/// Draws the stones in the middle of their slab, as large as they fit.
fn draw_board(svg: &mut String, (x, y): (i32, i32), board: &Board) -> fmt::Result {
    let (width, height) = CARD;
    let margin = 2 * i32::from(board.edge() == Edge::Plane);
    let (rows, columns) = (board.rows() + margin, board.columns() + margin);
    let square = SQUARE.min((width - 16) / columns).min((height - 48) / rows).max(1);
    let scale = f64::from(square) / f64::from(SIDE);
    let (left, top) = (x + (width - columns * square) / 2, y + (height - rows * square) / 2);
    writeln!(
        svg,
        "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"14\" fill=\"url(#slab)\"/>\n\
         <g transform=\"translate({left} {top}) scale({scale})\">"
    )?;
    let (wide, high) = (columns * SIDE, rows * SIDE);
    if board.edge() == Edge::Walls {
        writeln!(
            svg,
            "<rect width=\"{wide}\" height=\"{high}\" rx=\"10\" fill=\"none\" stroke=\"#fff\" \
             stroke-opacity=\".75\" stroke-width=\"3\"/>"
        )?;
    }
    writeln!(svg, "<rect width=\"{wide}\" height=\"{high}\" fill=\"url(#pits)\"/>")?;
    writeln!(svg, "<g transform=\"translate({0} {0})\">", margin / 2 * SIDE)?;
    stones(svg, board)?;
    svg.push_str("</g>\n</g>\n");
    Ok(())
}
