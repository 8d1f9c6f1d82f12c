//! Names of values, set in type.

use std::fmt::Write;

use basics::player::Player;
use value::{Look, NameTree, Outcome, Piece};

/// A program that does not read the typefaces in the file takes a similar one.
pub const TYPEFACE: &str =
    "'Source Serif 4', 'Noto Sans Math', 'Noto Serif', Georgia, 'DejaVu Serif', serif";

/// Consecutive signs of a name in the same size, and their height above the line, both in parts of
/// the type's size.
#[derive(Clone, PartialEq, Debug)]
pub struct Run {
    pub text: String,
    pub rise: f64,
    pub size: f64,
}

/// A name as runs for a picture, since SVG has neither `sup` nor `sub`.
pub fn runs(pieces: &[Piece]) -> Vec<Run> {
    let run = |piece: &Piece| {
        let text = readable(&piece.text);
        match piece.look {
            Look::Normal | Look::Space => Run { text, rise: 0.0, size: 1.0 },
            Look::Superscript => Run { text, rise: 0.35, size: 0.65 },
            Look::Subscript => Run { text, rise: -0.2, size: 0.65 },
            Look::Fraction => match vulgar(&text) {
                Some(sign) => Run { text: sign.to_string(), rise: 0.0, size: 1.0 },
                None => Run { text, rise: 0.05, size: 0.72 },
            },
        }
    };
    pieces.iter().map(run).collect()
}

/// Keeps sums from breaking between lines.
pub fn readable(text: &str) -> String {
    text.replace('\u{2009}', "\u{202f}")
}

/// How many signs a name has.
pub fn length(pieces: &[Piece]) -> usize {
    pieces.iter().map(|piece| piece.text.chars().count()).sum()
}

/// About how wide the runs are in type of this size.
pub fn width(runs: &[Run], size: f64) -> f64 {
    let letter = |letter: char| match letter {
        '|' | ',' | '.' | '\u{202f}' | ' ' => 0.32,
        '{' | '}' | '(' | ')' => 0.4,
        '½' | '¼' | '¾' | '⅛' | '⅜' | '⅝' | '⅞' => 0.85,
        _ => 0.6,
    };
    runs.iter().map(|run| run.text.chars().map(letter).sum::<f64>() * run.size * size).sum()
}

/// The sign of a fraction that has one.
pub fn vulgar(fraction: &str) -> Option<char> {
    Some(match fraction {
        "1/2" => '½',
        "1/4" => '¼',
        "3/4" => '¾',
        "1/8" => '⅛',
        "3/8" => '⅜',
        "5/8" => '⅝',
        "7/8" => '⅞',
        _ => return None,
    })
}

/// A name that takes at most so many signs, if that is possible.
pub fn folded(name: &NameTree, room: usize) -> Vec<Piece> {
    name.folded(0, room).pieces(usize::MAX).unwrap_or_default()
}

/// A name as text of this size. The text sets raised and lowered signs itself, since few programs
/// can.
pub fn spans(pieces: &[Piece], size: i32) -> String {
    let mut spans = String::new();
    // How far the previous text stands above the line.
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

/// The colour of the player who is ahead, in light surroundings.
pub fn ink(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Wins(Player::Left) => "#1b5e8c",
        Outcome::Wins(Player::Right) => "#b23c2a",
        Outcome::Next => "#6c4a8f",
        Outcome::Previous => "#566449",
    }
}

/// Escapes a text for XML or HTML, also in attributes.
pub fn escape(text: &str) -> String {
    let mut escaped = String::new();
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            character => escaped.push(character),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_names_as_runs() {
        let piece = |text: &str, look| Piece { text: text.to_string(), look };
        let pieces = [
            piece("⧾", Look::Normal),
            piece("1/2", Look::Fraction),
            piece("3/16", Look::Fraction),
            piece("2", Look::Superscript),
        ];
        let runs = runs(&pieces);
        let texts: Vec<&str> = runs.iter().map(|run| &*run.text).collect();
        assert_eq!(texts, ["⧾", "½", "3/16", "2"]);
        assert!(runs[3].rise > 0.0 && width(&runs, 20.0) > width(&runs[..2], 20.0));
    }
}
