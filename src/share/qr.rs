//! A text as a QR code.

use qrcode::{Color, EcLevel, QrCode};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Qr {
    pub side: usize,
    dark: Vec<bool>,
}

/// With more modules a side, the last row of a lecture hall cannot read the code.
const READABLE: usize = 57;

impl Qr {
    /// `None` if the text is too long. Uses the stronger error correction if a camera can still
    /// read the code from afar.
    pub fn encode(text: &str) -> Option<Qr> {
        let code = |level| QrCode::with_error_correction_level(text, level).ok();
        let robust = code(EcLevel::M).filter(|code| code.width() <= READABLE);
        let code = robust.or_else(|| code(EcLevel::L))?;
        let dark = code.to_colors().into_iter().map(|color| color == Color::Dark).collect();
        Some(Qr { side: code.width(), dark })
    }

    /// Whether a camera can read the code from afar.
    pub fn is_coarse(&self) -> bool {
        self.side <= READABLE
    }

    /// The dark modules as an SVG path, with one unit for each module.
    pub fn path(&self) -> String {
        let mut path = String::new();
        for (row, modules) in self.dark.chunks(self.side).enumerate() {
            let mut column = 0;
            for run in modules.chunk_by(|a, b| a == b) {
                if run[0] {
                    path.push_str(&format!("M{column} {row}h{0}v1h-{0}z", run.len()));
                }
                column += run.len();
            }
        }
        path
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::position_link::PositionLink;
    use konane::Rules;

    /// The pattern in three corners of every code, as in the standard.
    const FINDER: [&str; 7] =
        ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"];

    #[test]
    fn has_its_corners_where_cameras_look() {
        let qr = Qr::encode("https://example.org/#/k1/ancient/plane/oxo.ox").unwrap();
        for (top, left) in [(0, 0), (0, qr.side - 7), (qr.side - 7, 0)] {
            for (row, line) in FINDER.iter().enumerate() {
                for (column, sign) in line.chars().enumerate() {
                    let is_dark = qr.dark[(top + row) * qr.side + left + column];
                    assert_eq!(is_dark, sign == '#', "{row}, {column}");
                }
            }
        }
        assert!(qr.path().starts_with("M0 0h7v1h-7z"));
        assert!(qr.is_coarse());
    }

    #[test]
    fn says_when_a_text_is_too_long() {
        // The largest code of the standard holds 2953 bytes.
        assert!(Qr::encode(&"~".repeat(2953)).is_some_and(|qr| !qr.is_coarse()));
        assert_eq!(Qr::encode(&"~".repeat(2954)), None);
        assert!(Qr::encode("").is_some());
    }

    /// A lecture hall can read the code of the largest nimber, which has 442 stones.
    #[test]
    fn packed_links_make_coarse_codes() {
        let board = konane::nimber(7).unwrap();
        let link = PositionLink { rules: Rules::Ancient, board, parameters: String::new() };
        let qr = Qr::encode(&format!("https://example.org/papamu/{link}")).unwrap();
        assert!(qr.is_coarse(), "{} modules", qr.side);
    }
}
