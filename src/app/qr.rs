//! A text as squares that a telephone's camera reads.

use qrcode::{Color, EcLevel, QrCode};

/// A square of dark and light modules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Qr {
    pub side: usize,
    dark: Vec<bool>,
}

/// With more modules a side than this, the back row cannot read it.
const READABLE: usize = 57;

impl Qr {
    /// `None` if the text is too long. As much of it may be soiled as its size allows.
    pub fn encode(text: &str) -> Option<Qr> {
        let code = [EcLevel::M, EcLevel::L]
            .into_iter()
            .find_map(|level| QrCode::with_error_correction_level(text, level).ok())?;
        let dark = code.to_colors().into_iter().map(|color| color == Color::Dark).collect();
        Some(Qr { side: code.width(), dark })
    }

    /// Whether a camera finds its way from afar.
    pub fn is_coarse(&self) -> bool {
        self.side <= READABLE
    }

    /// The dark modules as an SVG path, a unit a module.
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
