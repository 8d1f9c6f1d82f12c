//! The colour theme. It is the reader's choice, so the browser stores it and the link does not
//! contain it; `theme.js` reads it before the page draws anything.

use basics::named;
use words::say;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// The system's choice.
    #[default]
    Auto,
    Light,
    Dark,
    Contrast,
}

// The names under which the browser stores them.
named!(Theme { Auto: "auto", Light: "light", Dark: "dark", Contrast: "contrast" });

impl Theme {
    /// The label of its switch.
    pub fn label(self) -> &'static str {
        match self {
            Theme::Auto => say::theme_auto(),
            Theme::Light => say::theme_light(),
            Theme::Dark => say::theme_dark(),
            Theme::Contrast => say::theme_contrast(),
        }
    }
}
