//! Which answers the page shows, and what a press on the board does. The link contains it, so that
//! others see the same: `show=parts.reach.left&hide=1&play=1`. On a projected or embedded board a
//! press plays jumps, unless the link says `edit=1`.

use crate::link::corrections::{Corrections, listed};
use crate::link::page_link::PageLink;
use crate::link::problem::shorten;
use basics::player::ByPlayer;
use words::say;
use words::say::LANGUAGES;

/// The layers on the board, and what is hidden or left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// A box around each part, with its value.
    pub parts: bool,
    /// How far the stones of each part get.
    pub reach: bool,
    /// Every jump of a player, with the value to which it leads.
    pub jumps: ByPlayer<bool>,
    /// Values stay covered until the reader uncovers them.
    pub is_hidden: bool,
    /// A press plays jumps and changes no stones; does not count for a projected or embedded board.
    pub is_playing: bool,
    /// Whether a press changes stones on a projected or embedded board; with `Some(false)` the
    /// reader cannot change that.
    pub edits: Option<bool>,
    /// The board alone, in a frame of another page.
    pub is_embedded: bool,
    /// The board large and alone, for a lecture hall.
    pub is_projected: bool,
}

impl Default for View {
    fn default() -> Self {
        View {
            parts: true,
            reach: false,
            jumps: ByPlayer { left: false, right: false },
            is_hidden: false,
            is_playing: false,
            edits: None,
            is_embedded: false,
            is_projected: false,
        }
    }
}

/// The names of the layers in a link.
const LAYERS: [&str; 4] = ["parts", "reach", "left", "right"];
pub const HIDE: &str = "hide";
pub const PLAY: &str = "play";
pub const EDIT: &str = "edit";
const EMBED: &str = "embed";
pub const PROJECTOR: &str = "projector";
const SHOW: &str = "show";
const LANGUAGE: &str = "lang";
const VERSION: &str = "version";

/// A link that says with which version of the program it was made. It opens the same.
pub fn naming_version(link: &str) -> String {
    let sign = if link.contains('?') { '&' } else { '?' };
    format!("{link}{sign}{VERSION}={}", env!("CARGO_PKG_VERSION"))
}

impl View {
    /// Reads the parameters of a view and returns the others unchanged.
    pub fn parse(parameters: &str, corrections: &mut Corrections) -> (View, String) {
        let mut view = View::default();
        let mut rest = Vec::new();
        for parameter in parameters.split('&').filter(|parameter| !parameter.is_empty()) {
            let (name, value) = parameter.split_once('=').unwrap_or((parameter, ""));
            if !view.read(name, value, corrections) {
                rest.push(parameter);
            }
        }
        (view, rest.join("&"))
    }

    /// The view that a link to an exhibit asks for.
    pub fn of(place: &PageLink, corrections: &mut Corrections) -> View {
        let mut view = View::default();
        for (name, value) in &place.parameters {
            view.read(name, value, corrections);
        }
        view
    }

    /// Reads a parameter; returns whether it belongs to the view.
    fn read(&mut self, name: &str, value: &str, corrections: &mut Corrections) -> bool {
        match name {
            SHOW => {
                for layer in value.split('.').filter(|layer| !LAYERS.contains(layer)) {
                    if !layer.is_empty() {
                        corrections.say(say::link_layer(
                            &shorten(layer, 20),
                            &listed(&LAYERS, say::link_and),
                            SHOW,
                        ));
                    }
                }
                let shown = |layer| value.split('.').any(|name| name == layer);
                let [parts, reach, left, right] = LAYERS.map(shown);
                (self.parts, self.reach, self.jumps) = (parts, reach, ByPlayer { left, right });
            }
            HIDE => self.is_hidden = corrections.flag(name, Some(value)),
            PLAY => self.is_playing = corrections.flag(name, Some(value)),
            EDIT => self.edits = Some(corrections.flag(name, Some(value))),
            EMBED => self.is_embedded = corrections.flag(name, Some(value)),
            PROJECTOR => self.is_projected = corrections.flag(name, Some(value)),
            VERSION => {
                let ours = env!("CARGO_PKG_VERSION");
                if value != ours {
                    corrections.say(say::link_version(ours, &shorten(value, 20)));
                }
            }
            // start.js removes a known language from the link, so this one is unknown.
            LANGUAGE => {
                let known = LANGUAGES.map(|[tag, ..]| (tag, ()));
                corrections.choice(name, Some(value), &known, known[0]);
            }
            _ => return false,
        }
        true
    }

    pub fn add_to(&self, page_link: PageLink) -> PageLink {
        let parameters = self.write("");
        let parameters = parameters.split('&').filter_map(|parameter| parameter.split_once('='));
        parameters.fold(page_link, |page_link, (name, value)| {
            page_link.with(name, Some(value.to_string()))
        })
    }

    /// The same view for a frame in another page.
    pub fn embedded(self) -> View {
        View { is_embedded: true, ..self }
    }

    /// The same view, neither embedded nor projected.
    pub fn plain(self) -> View {
        View { is_embedded: false, is_projected: false, edits: None, ..self }
    }

    /// The same view, projected or no longer. A lecture begins in Play.
    pub fn projected(self, is_projected: bool) -> View {
        View { is_projected, edits: None, ..self }
    }

    /// Whether many people look on: then changing a stone by accident would be worse.
    fn is_shown(&self) -> bool {
        self.is_projected || self.is_embedded
    }

    /// Whether a press plays jumps and changes no stones.
    pub fn plays(&self) -> bool {
        if self.is_shown() { self.edits != Some(true) } else { self.is_playing }
    }

    /// Whether the reader may change stones at all.
    pub fn may_edit(&self) -> bool {
        !self.is_shown() || self.edits != Some(false)
    }

    /// The same view in Play or in Edit, if editing is allowed.
    pub fn in_mode(self, plays: bool) -> View {
        match (self.may_edit(), self.is_shown()) {
            (false, _) => self,
            (true, true) => View { edits: (!plays).then_some(true), ..self },
            (true, false) => View { is_playing: plays, ..self },
        }
    }

    /// Writes the view as parameters, before these others.
    pub fn write(&self, rest: &str) -> String {
        let usual = View::default();
        let mut parameters = Vec::new();
        let layers = [self.parts, self.reach, self.jumps.left, self.jumps.right];
        if layers != [usual.parts, usual.reach, usual.jumps.left, usual.jumps.right] {
            let shown = LAYERS.into_iter().zip(layers).filter(|(_, is_shown)| *is_shown);
            let names: Vec<&str> = shown.map(|(name, _)| name).collect();
            parameters.push(format!("{SHOW}={}", names.join(".")));
        }
        for (name, is_on) in [
            (HIDE, self.is_hidden),
            (PLAY, self.is_playing),
            (EMBED, self.is_embedded),
            (PROJECTOR, self.is_projected),
        ] {
            if is_on {
                parameters.push(format!("{name}=1"));
            }
        }
        if let Some(edits) = self.edits {
            parameters.push(format!("{EDIT}={}", u8::from(edits)));
        }
        if !rest.is_empty() {
            parameters.push(rest.to_string());
        }
        parameters.join("&")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(parameters: &str, written: &str, corrections: &[&str]) {
        let mut said = Corrections::default();
        let (view, rest) = View::parse(parameters, &mut said);
        assert_eq!(view.write(&rest), written);
        assert_eq!(said.0, corrections);
        let mut said = Corrections::default();
        assert_eq!(View::parse(written, &mut said), (view, rest));
        assert_eq!(said.0, [""; 0]);
    }

    #[test]
    fn keeps_what_it_does_not_know() {
        check("", "", &[]);
        check("a=b&&c", "a=b&c", &[]);
        check("x=1&show=reach.right.parts&y", "show=parts.reach.right&x=1&y", &[]);
        check("show=", "show=", &[]);
        check("show=parts&hide&embed=0&projector=1&play", "hide=1&play=1&projector=1", &[]);
        check("edit=0&embed=1", "embed=1&edit=0", &[]);
        check("edit", "edit=1", &[]);
    }

    #[test]
    fn a_link_may_name_its_version() {
        for (link, named) in [("#/k1/ancient/plane/xo", "xo?"), ("#/gallery/l?n=7", "n=7&")] {
            let named = format!("{named}version={}", env!("CARGO_PKG_VERSION"));
            assert!(naming_version(link).ends_with(&named), "{}", naming_version(link));
        }
        check(naming_version("?a=b").trim_start_matches('?'), "a=b", &[]);
        let said = format!(
            "This link was made with version 0.0.9, and this is version {}: a value is the same in both, unless one has an error.",
            env!("CARGO_PKG_VERSION")
        );
        check("play=1&version=0.0.9&x", "play=1&x", &[&said]);
    }

    /// In front of an audience, an accidental press changes nothing.
    #[test]
    fn halls_and_frames_open_in_play() {
        let view = |parameters| View::parse(parameters, &mut Corrections::default()).0;
        for (parameters, plays, may_edit) in [
            ("", false, true),
            ("play=1", true, true),
            ("edit=0", false, true),
            ("projector=1", true, true),
            ("embed=1", true, true),
            ("embed=1&edit=1", false, true),
            ("embed=1&edit=0", true, false),
            ("projector=1&edit=1&play=1", false, true),
        ] {
            let view = view(parameters);
            assert_eq!((view.plays(), view.may_edit()), (plays, may_edit), "{parameters}");
            assert!(view.in_mode(true).plays(), "{parameters}");
            assert_eq!(view.in_mode(false).plays(), !may_edit, "{parameters}");
        }
        // Another lecture begins in Play again, and leaving it restores the mode from before.
        let edited = view("play=1").projected(true).in_mode(false);
        assert!(!edited.plays() && edited.projected(false).plays());
        assert!(edited.projected(false).projected(true).plays());
    }

    #[test]
    fn shows_parts_unless_told_otherwise() {
        let view = |parameters| View::parse(parameters, &mut Corrections::default()).0;
        assert!(view("").parts);
        assert!(!view("show=left").parts);
        assert!(view("show=left").jumps.left);
    }

    #[test]
    fn says_what_it_cannot_show() {
        let nonsense =
            "show can name parts, reach, left and right, not “nonsense”: that is left out.";
        check("show=nonsense", "show=", &[nonsense]);
        check("show=left.nonsense&a", "show=left&a", &[nonsense]);
        check("lang=pt&a", "a", &[]);
        check("lang=xx", "", &["lang can be en or pt, not “xx”; shown: en."]);
        check("hide=no", "hide=1", &["hide can be 0 or 1, not “no”; shown: 1."]);
    }

    /// A parameter inside another parameter's value does not count.
    #[test]
    fn a_place_is_seen_by_its_own_parameters() {
        let place =
            PageLink::parse("#/gallery/l?position=k1/ancient/plane/xo%3Fa%26hide%3D1&show=left");
        let view = View::of(&place, &mut Corrections::default());
        assert!(!view.is_hidden && view.jumps.left && !view.parts);
    }
}
