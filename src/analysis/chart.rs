//! The lines of an answer, for drawing. `None` if a number does not fit.

use basics::player::ByPlayer;
use drawing::{COLDEST, Chart, Corner, Line};
use worker::message::{CornerText, LineText, ThermographText};

pub fn chart_of(text: &ThermographText) -> Option<Chart> {
    chart_from(COLDEST, &[], text)
}

/// The same from this temperature on, with room for other lines.
pub fn chart_from<'a>(
    coldest: i64,
    lines: impl IntoIterator<Item = &'a Line>,
    text: &ThermographText,
) -> Option<Chart> {
    let ByPlayer { left, right } = &text.walls;
    Chart::new(coldest, lines, ByPlayer { left: corners(left)?, right: corners(right)? })
}

pub fn line_from(coldest: i64, text: &LineText) -> Option<Line> {
    Some(Line::new(coldest, corners(&text.corners)?, text.slope))
}

pub fn corners(texts: &[CornerText]) -> Option<Vec<Corner>> {
    texts.iter().map(|text| Corner::read(&text.value.text, &text.temperature.text)).collect()
}
