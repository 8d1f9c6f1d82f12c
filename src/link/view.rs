//! Which answers the page shows, and what a press on the board does. The link contains it, so that
//! others see the same: `show=parts.reach.left&hide=1&play=1`. On a projected or embedded board a
//! press plays jumps, unless the link says `edit=1`.

use crate::link::corrections::{Corrections, listed};
use crate::link::page_link::PageLink;
use crate::link::parameters::{Parameters, Place};
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
pub const EMBED: &str = "embed";
pub const PROJECTOR: &str = "projector";
pub const SHOW: &str = "show";
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
        let pair = |parameter: &str| {
            let (name, value) = parameter.split_once('=').unwrap_or((parameter, ""));
            (name.to_string(), value.to_string())
        };
        let parameters: Vec<&str> = parameters.split('&').filter(|one| !one.is_empty()).collect();
        let pairs = parameters.iter().map(|parameter| pair(parameter)).collect();
        let mut read = Parameters::of(PageLink { parameters: pairs, ..PageLink::default() });
        let mut view = View::default();
        view.list(&mut read);
        corrections.0.append(&mut read.corrections.0);
        let is_other = |parameter: &&str| !read.names.contains(&pair(parameter).0);
        (view, parameters.into_iter().filter(is_other).collect::<Vec<_>>().join("&"))
    }

    /// Lists the parameters where values are usually hidden, or are not.
    pub fn list_hidden(&mut self, parameters: &mut Parameters, is_usually_hidden: bool) {
        let layers = [self.parts, self.reach, self.jumps.left, self.jumps.right];
        let shown = LAYERS.into_iter().zip(layers).filter(|(_, is_shown)| *is_shown);
        let shown = shown.map(|(name, _)| name).collect::<Vec<_>>().join(".");
        let usual = LAYERS[0];
        if let Some(asked) = parameters.all(SHOW, Some(shown).filter(|it| it != usual)).pop() {
            let names: Vec<&str> = asked.split('.').collect();
            for layer in names.iter().filter(|it| !it.is_empty() && !LAYERS.contains(it)) {
                let (layer, known) = (shorten(layer, 20), listed(&LAYERS, say::link_and));
                parameters.corrections.say(say::link_layer(&layer, &known, SHOW));
            }
            let [parts, reach, left, right] = LAYERS.map(|layer| names.contains(&layer));
            (self.parts, self.reach, self.jumps) = (parts, reach, ByPlayer { left, right });
        }
        parameters.flag(HIDE, &mut self.is_hidden, is_usually_hidden);
        parameters.flag(PLAY, &mut self.is_playing, false);
        parameters.flag(EMBED, &mut self.is_embedded, false);
        parameters.flag(PROJECTOR, &mut self.is_projected, false);
        let written = self.edits.map(|edits| u8::from(edits).to_string());
        if let Some(asked) = parameters.all(EDIT, written).pop() {
            self.edits = Some(parameters.corrections.flag(EDIT, Some(&asked)));
        }
        let ours = env!("CARGO_PKG_VERSION");
        if let Some(other) = parameters.all(VERSION, None).pop().filter(|version| version != ours) {
            parameters.corrections.say(say::link_version(ours, &shorten(&other, 20)));
        }
        // start.js removes a known language from the link, so this one is unknown.
        let mut language = LANGUAGES[0][0];
        parameters.choice(LANGUAGE, &mut language, &LANGUAGES.map(|[tag, ..]| tag), |tag| tag);
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
        let own = self.written(PageLink::default()).parameters;
        let own = own.into_iter().map(|(name, value)| format!("{name}={value}"));
        let rest = Some(rest.to_string()).filter(|rest| !rest.is_empty());
        own.chain(rest).collect::<Vec<_>>().join("&")
    }
}

impl Place for View {
    fn list(&mut self, parameters: &mut Parameters) {
        self.list_hidden(parameters, false);
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
        let view = View::default().opened(&place).0;
        assert!(!view.is_hidden && view.jumps.left && !view.parts);
    }
}
