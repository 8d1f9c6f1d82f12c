//! The state of the penetration room, and its link.
//!
//! ```text
//! #/gallery/penetration?depth=4&width=3
//!     &stones=<rows>          the set-up, &way=<leaps> the leaps, &step=5 how many of them are on the board
//!     &goal=4&column=1        the goal's distance beyond the line, and its column
//!     &weights=golden         the weights
//!     &show=weights           the board shows the weights
//!     &hide=1                 how far stones get stays covered until the reader uncovers it
//!     &projector=1
//! ```

use crate::link::corrections::{Corrections, listed};
use crate::link::line::STEP;
use crate::link::page_link::PageLink;
use crate::link::parameters::{Parameters, Place};
use crate::link::problem::shorten;
use crate::link::view::{EMBED, HIDE, PROJECTOR, SHOW};
use crate::pages::gallery::exhibit_link::to_exhibit;
use crate::pages::gallery::penetration::solitaire::{Solitaire, box_of};
use crate::pages::gallery::penetration::weights::NAMES;
use konane::{Area, Direction, LIMITS, Limit, MARGIN, Potential, Square, obstacle};
use words::say;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Penetration {
    /// The board: at first the solution.
    pub game: Solitaire,
    /// The goal's distance and column, if they are not the usual ones.
    pub asked_goal: Option<i32>,
    pub asked_column: Option<i32>,
    /// The index of the chosen weights in [`NAMES`]; without it, they are the first that prove something about a full
    /// box, otherwise the golden ones.
    pub named: Option<usize>,
    pub shows_weights: bool,
    pub is_hidden: bool,
    pub is_projected: bool,
    /// In a frame of another page: the board and the text about it.
    pub is_embedded: bool,
}

pub const NAME: &str = "penetration";
/// No stone ever gets this far.
pub const NEVER: i32 = 5;
const DEPTHS: i32 = 5;
const WIDTHS: i32 = 13;

const WEIGHTS: &str = "weights";
/// Weights that a reader typed, in links of earlier versions: the usual ones stand for them.
const TYPED: &str = "own";

impl Place for Penetration {
    fn list(&mut self, parameters: &mut Parameters) {
        let Solitaire { mut depth, mut width, .. } = self.game;
        for (name, side, most) in [("depth", &mut depth, DEPTHS), ("width", &mut width, WIDTHS)] {
            if let Some(asked) = parameters.one(name, Some(side.to_string())) {
                *side = parameters.corrections.number(name, Some(&asked), 1..=most, *side);
            }
        }
        let (stones, way) = (self.game.stones_text(), self.game.way_text());
        let (stones, way) = (parameters.one("stones", stones), parameters.one("way", way));
        if parameters.is_read {
            let (stones, way) = (stones.as_deref(), way.as_deref());
            self.game = Solitaire::read(depth, width, stones, way, &mut parameters.corrections);
        }
        let (last, usual) = (self.game.leaps().len() as i32, self.game.usual_step() as i32);
        parameters.number(STEP, &mut self.game.line.step, 0..=last, usual);
        let usual = self.goal();
        parameters.maybe_number("goal", &mut self.asked_goal, 1..=NEVER, -usual.row);
        let columns = 0..=width - 1;
        parameters.maybe_number("column", &mut self.asked_column, columns, usual.column);
        let weights = parameters.one(WEIGHTS, self.named.map(|place| NAMES[place].0.to_string()));
        if let Some(asked) = weights {
            self.named = named(asked.trim(), &mut parameters.corrections);
        }
        let shown = parameters.one(SHOW, self.shows_weights.then(|| WEIGHTS.to_string()));
        if let Some(shown) = shown.filter(|shown| !shown.is_empty()) {
            let (choices, usual) = ([(WEIGHTS, true)], ("none", false));
            self.shows_weights = parameters.corrections.choice(SHOW, Some(&shown), &choices, usual);
        }
        parameters.flag(HIDE, &mut self.is_hidden, false);
        parameters.flag(PROJECTOR, &mut self.is_projected, false);
        parameters.flag(EMBED, &mut self.is_embedded, false);
    }
}

/// The index of the weights that a link names.
fn named(asked: &str, corrections: &mut Corrections) -> Option<usize> {
    let place = NAMES.iter().position(|(name, _)| name.eq_ignore_ascii_case(asked));
    if place.is_none() && !asked.eq_ignore_ascii_case(TYPED) {
        let names = listed(&NAMES.map(|(name, _)| name), say::link_or);
        corrections.say(say::pen_unknown_weights(&shorten(asked, 20), &names, WEIGHTS));
    }
    place
}

impl Penetration {
    /// The room that a link asks for, and a sentence for each part that the page could not follow.
    pub fn of(link: &PageLink) -> (Penetration, Vec<String>) {
        Penetration::new(4, 3).opened(link)
    }

    fn new(depth: i32, width: i32) -> Penetration {
        Penetration {
            game: Solitaire::new(depth, width),
            asked_goal: None,
            asked_column: None,
            named: None,
            shows_weights: false,
            is_hidden: false,
            is_projected: false,
            is_embedded: false,
        }
    }

    /// The link to the room, without usual values.
    pub fn page_link(&self) -> PageLink {
        self.written(to_exhibit(NAME))
    }

    /// The same room with another box.
    pub fn with_box(&self, depth: i32, width: i32) -> Penetration {
        let Penetration { named, shows_weights, is_hidden, is_projected, is_embedded, .. } = *self;
        let usual = Penetration::new(depth, width);
        Penetration { named, shows_weights, is_hidden, is_projected, is_embedded, ..usual }
    }

    pub fn with_game(&self, game: Solitaire) -> Penetration {
        Penetration { game, ..self.clone() }
    }

    pub fn with_goal(&self, goal: i32, column: i32) -> Penetration {
        Penetration { asked_goal: Some(goal), asked_column: Some(column), ..self.clone() }
    }

    /// The goal: at first one row farther than stones can come, to which the weights prove that no stone gets.
    pub fn goal(&self) -> Square {
        let Solitaire { depth, width, .. } = self.game;
        let end = Solitaire::new(depth, width).leaps().last().map(|leap| leap.to().column);
        let column = self.asked_column.or(end).unwrap_or((width - 1) / 2);
        Square::new(-self.asked_goal.unwrap_or(self.game.farthest() + 1), column)
    }

    pub fn window(&self) -> Area {
        self.game.window(-self.goal().row)
    }

    pub fn full(&self) -> Vec<Square> {
        box_of(self.game.depth, self.game.width).squares().collect()
    }

    /// The named weights, in the order of [`NAMES`], and whether a full box weighs less than the
    /// goal by each.
    pub fn choice(&self) -> Vec<(Potential, bool)> {
        let goal = self.goal();
        let full = self.full();
        let proves = |potential: Potential| {
            potential.total(&full, goal, Direction::Up) < potential.of_goal()
        };
        let choice = Potential::choice(self.game.depth - 1 - goal.row);
        choice.into_iter().map(|potential| (potential, proves(potential))).collect()
    }

    /// The chosen weights.
    pub fn potential(&self) -> Potential {
        let choice = self.choice();
        let chosen = match self.named {
            Some(place) => choice.get(place),
            None => choice.iter().find(|(_, proves)| *proves),
        };
        chosen.map_or(Potential::GOLDEN, |(potential, _)| *potential)
    }

    /// Whether no stones in the box can reach the goal's row, in any column.
    pub fn is_proved(&self) -> bool {
        let distance = -self.goal().row;
        let Solitaire { depth, width, .. } = self.game;
        let mut columns = -MARGIN..width + MARGIN;
        columns.all(|column| obstacle(depth, width, distance, column).is_some())
    }

    /// The limit that also covers larger boxes, which the last row and column of the table stand
    /// for.
    pub fn limit(&self) -> Option<&'static Limit> {
        let covers = |limit: &Option<i32>, size: i32, last: i32| {
            limit.is_none_or(|limit| size < last && size <= limit)
        };
        LIMITS.iter().find(|limit| {
            limit.distance <= -self.goal().row
                && covers(&limit.depth, self.game.depth, DEPTHS)
                && covers(&limit.width, self.game.width, WIDTHS)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use konane::TABLE;
    use teaching::content::exhibit;

    fn room(parameters: &str) -> Penetration {
        read(parameters).0
    }

    fn read(parameters: &str) -> (Penetration, Vec<String>) {
        Penetration::of(&PageLink::parse(&format!("#/gallery/penetration?{parameters}")))
    }

    /// The links beside the laws lead to weights that prove them, or to stones.
    #[test]
    fn the_laws_are_shown() {
        let exhibit = exhibit(NAME).unwrap();
        let shown = exhibit.laws().iter().filter(|law| !law.shown_by.is_empty());
        let mut proofs = 0;
        for law in shown {
            let (room, corrections) = read(law.shown_by);
            assert_eq!(corrections, [""; 0], "{}", law.of.english);
            let link = room.page_link().to_string();
            assert_eq!(link, format!("#/gallery/penetration?{}", law.shown_by));
            if law.value.english.starts_with("never") {
                let (potential, goal) = (room.potential(), room.goal());
                let full = potential.total(&room.full(), goal, Direction::Up);
                assert!(full < potential.of_goal(), "{}", law.of.english);
                proofs += 1;
            }
        }
        assert_eq!(proofs, 8);
    }

    #[test]
    fn a_link_is_written_as_it_is_read() {
        for parameters in [
            "depth=4&width=3",
            "depth=4&width=3&step=9",
            "depth=2&width=3&stones=xx./x..",
            "depth=2&width=3&stones=xxx/xx.&way=efu-gel",
            "depth=2&width=3&stones=xxx/xx.&way=efu-gel&step=1",
            "depth=5&width=5&goal=5&column=2&weights=golden&show=weights&projector=1",
        ] {
            let link = format!("#/gallery/penetration?{parameters}");
            assert_eq!(read(parameters).1, [""; 0]);
            assert_eq!(room(parameters).page_link().to_string(), link);
        }
        for nonsense in
            ["depth=99999999999&width=-2&goal=x", "weights=lead&way=x", "column=77&stones"]
        {
            let there = room(nonsense);
            assert_eq!(Penetration::of(&there.page_link()), (there, vec![]), "{nonsense}");
        }
    }

    #[test]
    fn says_what_it_cannot_follow() {
        for (parameters, said) in [
            ("depth=99", "depth can be 1 to 5, not “99”; shown: 5."),
            ("width=x", "width can be 1 to 13, not “x”; shown: 3."),
            ("step=77", "step can be 0 to 9, not “77”; shown: 9."),
            ("goal=0", "goal can be 1 to 5, not “0”; shown: 1."),
            ("column=3", "column can be 0 to 2, not “3”; shown: 2."),
            ("show=parts", "show can be weights, not “parts”; shown: none."),
            (
                "weights=lead",
                "weights can be golden, golden-even, even-golden, ladder-golden, ladder-even, \
                 ladder-skew or ladder-mirrored, not “lead”; shown: the usual ones.",
            ),
            (
                "depth=2&width=2&stones=xx./z",
                "stones cannot be read. row 2, column 1: expected x, o, . or a number, found “z”. \
                 Shown: the usual ones.",
            ),
            ("depth=2&width=2&stones=xxx/x", "1 of the stones is outside the box and left out."),
            (
                "depth=2&width=1&way=efu-efu",
                "Leap 2 of way, “efu”, cannot be played: the way ends before it.",
            ),
        ] {
            assert_eq!(read(parameters).1, [said], "{parameters}");
        }
    }

    #[test]
    fn a_step_stays_on_the_way() {
        // Nine leaps lead out of this box; none lead out of a single row.
        for (parameters, step) in [
            ("depth=4&width=3&step=4", 4),
            ("depth=4&width=3&step=77777777777", 9),
            ("depth=4&width=3&step=-1", 0),
            ("depth=4&width=3&step=two", 0),
            ("depth=1&width=3&step=4", 0),
            ("depth=2&width=3&stones=xxx/xx.&way=efu-gel&step=9", 2),
        ] {
            assert_eq!(room(parameters).game.line.step, step, "{parameters}");
        }
        let there = room("depth=4&width=3&step=4");
        assert_eq!(there.with_goal(2, 0).game.line.step, 4);
        assert_eq!(there.with_box(2, 3).game.line.step, 0);
    }

    #[test]
    fn says_why_every_entry_is_the_greatest() {
        for (depth, row) in (1..).zip(TABLE) {
            for (width, distance) in (1..).zip(row) {
                let there = room(&format!("depth={depth}&width={width}"));
                assert_eq!(there.goal().row, -(distance + 1));
                assert!(there.is_proved() && there.limit().is_some(), "{depth} × {width}");
                assert!(there.choice().iter().any(|(_, proves)| *proves));
                // The room does not call a goal unreachable that stones reach.
                let reached = there.with_goal(distance, 0);
                assert!(distance == 0 || !reached.is_proved() && reached.limit().is_none());
            }
        }
    }

    /// Free play had a link of its own, and readers could type weights.
    #[test]
    fn earlier_links_open_the_same_board() {
        for (earlier, now) in [
            ("depth=4&width=3&play=1", "depth=4&width=3"),
            ("depth=2&width=1&play=1&way=efu", "depth=2&width=1&step=1"),
            ("depth=2&width=3&play=1&stones=xx./x..", "depth=2&width=3&stones=xx./x.."),
            ("depth=2&width=1&weights=own&own=2_1_1_1", "depth=2&width=1"),
            (
                "depth=3&width=3&goal=3&weights=own&show=weights",
                "depth=3&width=3&goal=3&show=weights",
            ),
        ] {
            let (there, corrections) = read(earlier);
            assert_eq!(corrections, [""; 0], "{earlier}");
            assert_eq!(there.page_link().to_string(), format!("#/gallery/penetration?{now}"));
        }
    }
}
