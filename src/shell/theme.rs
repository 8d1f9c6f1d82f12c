//! The colour theme. It is the reader's choice, so the browser stores it and the link does not
//! contain it; `theme.js` reads it before the page draws anything.

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

impl Theme {
    pub const ALL: [Theme; 4] = [Theme::Auto, Theme::Light, Theme::Dark, Theme::Contrast];

    /// The name under which the browser stores it.
    pub fn key(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
            Theme::Contrast => "contrast",
        }
    }

    /// The label of its switch.
    pub fn label(self) -> &'static str {
        match self {
            Theme::Auto => say::theme_auto(),
            Theme::Light => say::theme_light(),
            Theme::Dark => say::theme_dark(),
            Theme::Contrast => say::theme_contrast(),
        }
    }

    /// The theme with this name; the system's choice if there is none.
    pub fn parse(key: &str) -> Theme {
        Theme::ALL.into_iter().find(|theme| theme.key() == key).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_it_writes_and_forgives_the_rest() {
        for theme in Theme::ALL {
            assert_eq!(Theme::parse(theme.key()), theme);
        }
        assert_eq!(Theme::parse("sepia"), Theme::Auto);
        assert_eq!(Theme::parse(""), Theme::Auto);
    }
}
