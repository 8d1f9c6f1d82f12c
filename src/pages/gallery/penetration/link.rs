//! The state of the penetration room, and its link.
//!
//! ```text
//! #/gallery/penetration?depth=4&width=3
//!     &step=5                 this many leaps of the solution are shown
//!     &play=1                 the reader plays: stones=<rows> is the set-up, way=<leaps> the leaps
//!     &goal=4&column=1        the goal's distance beyond the line, and its column
//!     &weights=golden         the weights; weights=own has them in own=<rows of numbers>
//!     &show=weights           the board shows the weights
//!     &projector=1
//! ```

use crate::board::area::Area;
use crate::link::corrections::{Corrections, listed};
use crate::link::page_link::PageLink;
use crate::link::parameters::{Parameters, Place};
use crate::link::problem::shorten;
use crate::link::view::{EMBED, PLAY, PROJECTOR, SHOW};
use crate::pages::gallery::exhibit_link::to_exhibit;
use crate::pages::gallery::penetration::solitaire::{Solitaire, box_of};
use crate::pages::gallery::penetration::weights::{MOST, NAMES, Weights};
use konane::{Direction, LIMITS, Limit, MARGIN, Potential, Square, by_box, obstacle};
use words::say;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Room {
    pub depth: i32,
    pub width: i32,
    /// How many leaps of the solution are shown.
    pub step: usize,
    /// The game that the reader plays freely.
    pub game: Option<Solitaire>,
    /// The goal's distance and column, if they are not the usual ones.
    pub asked_goal: Option<i32>,
    pub asked_column: Option<i32>,
    pub kind: Kind,
    pub shows_weights: bool,
    pub is_projected: bool,
    /// In a frame of another page: the board and the text about it.
    pub is_embedded: bool,
}

/// The weights of the squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The first named weights that prove something about a full box, otherwise the golden ones.
    Best,
    /// By the index in [`NAMES`].
    Ours(usize),
    /// The weights that the reader typed.
    Own(Weights),
}

pub const NAME: &str = "penetration";
/// No stone ever gets this far.
pub const NEVER: i32 = 5;
const DEPTHS: i32 = 5;
const WIDTHS: i32 = 13;

const WEIGHTS: &str = "weights";
const OWN: &str = "own";

impl Place for Room {
    fn list(&mut self, parameters: &mut Parameters) {
        let usual = [("depth", &mut self.depth, DEPTHS), ("width", &mut self.width, WIDTHS)];
        for (name, side, most) in usual {
            if let Some(asked) = parameters.one(name, Some(side.to_string())) {
                *side = parameters.corrections.number(name, Some(&asked), 1..=most, *side);
            }
        }
        let game = self.game.as_ref();
        let (stones, way) =
            (game.and_then(Solitaire::stones_text), game.and_then(Solitaire::way_text));
        let mut plays = game.is_some();
        parameters.flag(PLAY, &mut plays, false);
        let (stones, way) = (parameters.one("stones", stones), parameters.one("way", way));
        if !plays {
            let last = self.shown().leaps().len() as i32;
            parameters.number("step", &mut self.step, 0..=last, 0);
        } else if parameters.is_read {
            let (stones, way) = (stones.as_deref(), way.as_deref());
            let said = &mut parameters.corrections;
            self.game = Some(Solitaire::read(self.depth, self.width, stones, way, said));
        }
        let usual = self.goal();
        parameters.maybe_number("goal", &mut self.asked_goal, 1..=NEVER, -usual.row);
        let columns = 0..=self.width - 1;
        parameters.maybe_number("column", &mut self.asked_column, columns, usual.column);
        let (weights, own) = match &self.kind {
            Kind::Best => (None, None),
            Kind::Ours(place) => (Some(NAMES[*place].0.to_string()), None),
            Kind::Own(weights) => (Some(OWN.to_string()), Some(weights.text())),
        };
        let (weights, own) = (parameters.one(WEIGHTS, weights), parameters.one(OWN, own));
        if let Some(asked) = weights {
            self.kind = self.kind_of(asked.trim(), own.as_deref(), &mut parameters.corrections);
        }
        let shown = parameters.one(SHOW, self.shows_weights.then(|| WEIGHTS.to_string()));
        if let Some(shown) = shown.filter(|shown| !shown.is_empty()) {
            let (choices, usual) = ([(WEIGHTS, true)], ("none", false));
            self.shows_weights = parameters.corrections.choice(SHOW, Some(&shown), &choices, usual);
        }
        parameters.flag(PROJECTOR, &mut self.is_projected, false);
        parameters.flag(EMBED, &mut self.is_embedded, false);
    }
}

impl Room {
    /// The room that a link asks for, and a sentence for each part that the page could not follow.
    pub fn of(link: &PageLink) -> (Room, Vec<String>) {
        Room::empty(4, 3).opened(link)
    }

    fn kind_of(&self, asked: &str, own: Option<&str>, corrections: &mut Corrections) -> Kind {
        if let Some(place) = NAMES.iter().position(|(name, _)| name.eq_ignore_ascii_case(asked)) {
            return Kind::Ours(place);
        }
        if !asked.eq_ignore_ascii_case(OWN) {
            let names: Vec<&str> = NAMES.iter().map(|(name, _)| *name).chain([OWN]).collect();
            corrections.say(say::pen_unknown_weights(
                &shorten(asked, 20),
                &listed(&names, say::link_or),
                WEIGHTS,
            ));
            return Kind::Best;
        }
        let area = self.own_area();
        Kind::Own(Weights::read(area, own.unwrap_or_default()).unwrap_or_else(|| {
            corrections.say(say::pen_own_wrong(area.columns, &MOST.to_string(), area.rows));
            self.readable()
        }))
    }

    fn empty(depth: i32, width: i32) -> Room {
        Room {
            depth,
            width,
            step: 0,
            game: None,
            asked_goal: None,
            asked_column: None,
            kind: Kind::Best,
            shows_weights: false,
            is_projected: false,
            is_embedded: false,
        }
    }

    /// The link to the room, without usual values.
    pub fn page_link(&self) -> PageLink {
        self.written(to_exhibit(NAME))
    }

    /// The same room with another box.
    pub fn with_box(&self, depth: i32, width: i32) -> Room {
        let game = self.game.as_ref().map(|_| Solitaire::new(depth, width));
        let kind = match self.kind {
            Kind::Own(_) => Kind::Best,
            ref kind => kind.clone(),
        };
        let Room { shows_weights, is_projected, is_embedded, .. } = *self;
        let empty = Room::empty(depth, width);
        Room { game, kind, shows_weights, is_projected, is_embedded, ..empty }
    }

    pub fn with_game(&self, game: Option<Solitaire>) -> Room {
        // The game and the solution have different usual goals.
        let is_same = game.is_some() == self.game.is_some();
        let step = if game.is_some() { 0 } else { self.step };
        Room { game, step, asked_goal: self.asked_goal.filter(|_| is_same), ..self.clone() }
    }

    /// The same room with another goal. Typed weights are replaced, because they were made for the
    /// other goal.
    pub fn with_goal(&self, goal: i32, column: i32) -> Room {
        let mut room = Room { asked_goal: Some(goal), asked_column: Some(column), ..self.clone() };
        if let Kind::Own(_) = room.kind {
            room.kind = Kind::Own(room.readable());
        }
        room
    }

    /// The distance that the table has for this box.
    pub fn distance(&self) -> i32 {
        by_box(self.depth, self.width)
    }

    /// While the reader plays, the usual goal is as far as a stone can get; otherwise it is one row
    /// farther, to which the weights prove that no stone gets.
    pub fn goal(&self) -> Square {
        let farther = i32::from(self.game.is_none() || self.distance() == 0);
        let way = Solitaire::way(self.depth, self.width);
        let end = way.and_then(|way| way.leaps().last().map(|leap| leap.to().column));
        let column = self.asked_column.or(end).unwrap_or((self.width - 1) / 2);
        Square::new(-self.asked_goal.unwrap_or(self.distance() + farther), column)
    }

    /// The game that the reader plays or, without one, the solution.
    pub fn shown(&self) -> Solitaire {
        let way = || Solitaire::way(self.depth, self.width);
        let game = self.game.clone().or_else(way);
        game.unwrap_or_else(|| Solitaire::new(self.depth, self.width))
    }

    pub fn window(&self) -> Area {
        self.shown().window(-self.goal().row)
    }

    pub fn full(&self) -> Vec<Square> {
        box_of(self.depth, self.width).squares().collect()
    }

    /// The named weights, in the order of [`NAMES`], and whether a full box weighs less than the
    /// goal by each.
    pub fn choice(&self) -> Vec<(Potential, bool)> {
        let goal = self.goal();
        let full = self.full();
        let proves = |potential: Potential| {
            potential.total(&full, goal, Direction::Up) < potential.of_goal()
        };
        let choice = Potential::choice(self.depth - 1 - goal.row);
        choice.into_iter().map(|potential| (potential, proves(potential))).collect()
    }

    /// The chosen potential, or the one from which the typed weights were made.
    pub fn potential(&self) -> Potential {
        let choice = self.choice();
        let chosen = match self.kind {
            Kind::Ours(place) => choice.get(place),
            _ => choice.iter().find(|(_, proves)| *proves),
        };
        chosen.map_or(Potential::GOLDEN, |(potential, _)| *potential)
    }

    /// The weights of all squares shown.
    pub fn weights(&self) -> Weights {
        match &self.kind {
            Kind::Own(weights) => weights.clone(),
            _ => Weights::of(self.potential(), self.window(), self.goal()),
        }
    }

    /// The squares whose weights the reader can type.
    pub fn own_area(&self) -> Area {
        let goal = Square::new(self.goal().row, 0);
        Area::between(goal, Square::new(self.depth - 1, self.width - 1))
    }

    /// Weights to begin with: those of the potential in readable numbers.
    pub fn readable(&self) -> Weights {
        Weights::readable(self.potential(), self.own_area(), self.goal(), &self.full())
    }

    /// Whether no stones in the box can reach the goal's row, in any column.
    pub fn is_proved(&self) -> bool {
        let distance = -self.goal().row;
        let mut columns = -MARGIN..self.width + MARGIN;
        columns.all(|column| obstacle(self.depth, self.width, distance, column).is_some())
    }

    /// The limit that also covers larger boxes, which the last row and column of the table stand
    /// for.
    pub fn limit(&self) -> Option<&'static Limit> {
        let covers = |limit: &Option<i32>, size: i32, last: i32| {
            limit.is_none_or(|limit| size < last && size <= limit)
        };
        LIMITS.iter().find(|limit| {
            limit.distance <= -self.goal().row
                && covers(&limit.depth, self.depth, DEPTHS)
                && covers(&limit.width, self.width, WIDTHS)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use konane::TABLE;
    use teaching::content::exhibit;

    fn room(parameters: &str) -> Room {
        read(parameters).0
    }

    fn read(parameters: &str) -> (Room, Vec<String>) {
        Room::of(&PageLink::parse(&format!("#/gallery/penetration?{parameters}")))
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
                let (weights, goal) = (room.weights(), room.goal());
                assert!(weights.check().broken.is_empty(), "{}", law.of.english);
                assert!(weights.total(&room.full()) < weights.at(goal), "{}", law.of.english);
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
            "depth=2&width=1&play=1&way=efu",
            "depth=2&width=3&play=1&stones=xx./x..",
            "depth=5&width=5&goal=5&column=2&weights=golden&show=weights&projector=1",
            "depth=2&width=1&weights=own&own=2_1_1_1",
        ] {
            let link = format!("#/gallery/penetration?{parameters}");
            assert_eq!(read(parameters).1, [""; 0]);
            assert_eq!(room(parameters).page_link().to_string(), link);
        }
        for nonsense in
            ["depth=99999999999&width=-2&goal=x", "weights=own&own=1.2", "column=77&play"]
        {
            let there = room(nonsense);
            assert_eq!(Room::of(&there.page_link()), (there, vec![]), "{nonsense}");
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
            ("play=2&depth=2&width=1", "play can be 0 or 1, not “2”; shown: 1."),
            (
                "weights=lead",
                "weights can be golden, golden-even, even-golden, ladder-golden, ladder-even, \
                 ladder-skew, ladder-mirrored or own, not “lead”; shown: the usual ones.",
            ),
            (
                "weights=own&own=1.2",
                "own must be 8 rows of 3, numbers from 0 to 99999; shown: the usual ones.",
            ),
            (
                "play=1&depth=2&width=2&stones=xx./z",
                "stones cannot be read. row 2, column 1: expected x, o, . or a number, found “z”. \
                 Shown: the usual ones.",
            ),
            (
                "play=1&depth=2&width=2&stones=xxx/x",
                "1 of the stones is outside the box and left out.",
            ),
            (
                "play=1&depth=2&width=1&way=efu-efu",
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
            ("depth=4&width=3&step=4&play=1", 0),
        ] {
            assert_eq!(room(parameters).step, step, "{parameters}");
        }
        let there = room("depth=4&width=3&step=4");
        assert_eq!((there.with_goal(2, 0).step, there.with_box(2, 3).step), (4, 0));
        assert_eq!(there.with_game(Some(there.shown())).step, 0);
    }

    #[test]
    fn says_why_every_entry_is_the_greatest() {
        for (depth, row) in (1..).zip(TABLE) {
            for (width, distance) in (1..).zip(row) {
                let there = room(&format!("depth={depth}&width={width}"));
                assert_eq!(there.goal().row, -(distance + 1));
                assert!(there.is_proved() && there.limit().is_some(), "{depth} × {width}");
                assert!(there.choice().iter().any(|(_, proves)| *proves));
                assert!(there.weights().check().broken.is_empty());
                // The room does not call a goal unreachable that stones reach.
                let played = there.with_game(Some(Solitaire::new(depth, width)));
                assert!(distance == 0 || !played.is_proved() && played.limit().is_none());
            }
        }
    }

    #[test]
    fn another_goal_makes_other_weights_to_begin_with() {
        let own = room("depth=3&width=3&weights=own&own=21.13.8_13.8.5_8.5.3_5.3.2_3.2.1_2.1.1");
        let Kind::Own(weights) = &own.kind else { panic!("{own:?}") };
        assert_eq!((weights.at(Square::new(-3, 0)), weights.total(&own.full())), (21, 20));
        let Kind::Own(weights) = own.with_goal(4, 1).kind else { panic!() };
        assert_eq!(weights.area.rows, 7);
        assert_eq!(own.with_box(2, 2).kind, Kind::Best);
    }
}
