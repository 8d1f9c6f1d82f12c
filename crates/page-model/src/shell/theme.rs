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

/// What a key does to the projector mode: on the board `p` turns it on; in the projector mode `p`
/// and Escape turn it off, wherever the focus is. Elsewhere letters do nothing, since software for
/// voice control may send them.
pub fn projector_key(key: &str, is_on_board: bool, is_projected: bool) -> Option<bool> {
    match (key, is_projected) {
        ("p" | "P", false) if is_on_board => Some(true),
        ("p" | "P" | "Escape", true) => Some(false),
        _ => None,
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

    #[test]
    fn keys_turn_the_projector_on_and_off() {
        assert_eq!(projector_key("p", true, false), Some(true));
        assert_eq!(projector_key("P", true, true), Some(false));
        assert_eq!(projector_key("p", false, true), Some(false));
        assert_eq!(projector_key("p", false, false), None);
        assert_eq!(projector_key("Escape", false, true), Some(false));
        assert_eq!(projector_key("Escape", true, false), None);
        assert_eq!(projector_key("x", true, true), None);
    }
}
