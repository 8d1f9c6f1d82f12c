//! Values of positions, found without valuing what cannot matter.
//!
//! Most jumps of a position change nothing: if a Left option is not at least the game G that the
//! other options make, adding it to them leaves G as it is. (It is a *gift horse*: Left is welcome to
//! it, and never better off. Right's options likewise, if they are not at most G.) So an option is
//! first compared with the game made so far, and valued only if that leaves it a chance. When no option
//! of either player has one, the game made so far is the value.
//!
//! Comparing is the work then ([`compare`]), and what it shows is kept as facts ([`facts`]): they answer
//! later questions, and begin the game of a position that is valued after all.

mod facts;
mod compare;

use crate::ground::{Ground, Image, Place};
use crate::kept::Search;
use crate::table::Table;
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};
use facts::Facts;
pub use facts::Side;
use value::{Value, Values};

/// Positions of at most so many stones are valued by all their options.
const FEW_STONES: u32 = 6;
/// The most positions under way at a time: each takes a call.
const MOST_DEPTH: u32 = 600;

/// Values the positions of one window.
pub struct Lazy<G: Ground> {
    pub ground: G,
    known: Table<G::Place, Facts>,
    /// Images that calls under way have noted.
    images: Vec<Image<G::Place>>,
    nodes: Vec<compare::Node<G::Place>>,
    /// What is known of the nodes that are being looked at.
    sights: Vec<Option<Facts>>,
    depth: u32,
    positions: u64,
    findings: u64,
}

/// What all searches of a solver share.
pub struct Tools<'a> {
    pub values: &'a mut Values,
    pub budget: &'a mut Budget,
    /// How much memory the values may take.
    pub bytes: usize,
}

impl Tools<'_> {
    /// The value of an image, given that of its place.
    fn turned<P>(&mut self, image: Image<P>, value: Value) -> Result<Value, Stopped> {
        if image.is_swapped { self.values.negative(value, self.budget) } else { Ok(value) }
    }
}

/// A jump's position, with what makes it look good for the player.
#[derive(Clone, Copy)]
struct Choice<P> {
    image: Image<P>,
    score: i32,
}

impl<G: Ground> Search for Lazy<G> {
    fn positions(&self) -> u64 {
        self.positions
    }

    fn findings(&self) -> u64 {
        self.findings
    }

    fn bytes(&self) -> usize {
        self.ground.bytes() + self.known.bytes()
    }
}

impl<G: Ground> Lazy<G> {
    /// Its tables take at most about so many bytes.
    pub fn new(ground: G, bytes: usize) -> Self {
        Lazy {
            ground,
            known: Table::new(bytes / 8 * 7),
            sights: Vec::new(),
            images: Vec::new(),
            nodes: Vec::new(),
            depth: 0,
            positions: 0,
            findings: 0,
        }
    }

    /// The value of a position. Asked again after it was stopped, it goes on where it was.
    pub fn value(
        &mut self,
        image: Image<G::Place>,
        is_part: bool,
        tools: &mut Tools,
    ) -> Result<Value, Stopped> {
        self.begin_anew();
        let value = self.find(image.place, is_part, tools)?;
        tools.turned(image, value)
    }

    /// Whether a position is on this side of a value. This too goes on where it was.
    pub fn compare(
        &mut self,
        image: Image<G::Place>,
        side: Side,
        value: Value,
        tools: &mut Tools,
    ) -> Result<bool, Stopped> {
        self.begin_anew();
        self.ask(image, side, value, tools)
    }

    /// Forgets what calls that were stopped had under way.
    fn begin_anew(&mut self) {
        self.images.clear();
        self.nodes.clear();
        self.depth = 0;
    }

    fn find(
        &mut self,
        place: G::Place,
        is_part: bool,
        tools: &mut Tools,
    ) -> Result<Value, Stopped> {
        if let Some(known) = self.value_of(place) {
            return Ok(known);
        }
        let first = self.images.len();
        let falls_apart = !is_part && self.ground.split(place, &mut self.images);
        self.find_new(place, falls_apart.then_some(first), tools)
    }

    /// Finds a value that is not known, by that of the parts, if the last images from the first one on are
    /// those.
    fn find_new(
        &mut self,
        place: G::Place,
        first: Option<usize>,
        tools: &mut Tools,
    ) -> Result<Value, Stopped> {
        self.begin(tools)?;
        self.depth += 1;
        let found = match first {
            Some(first) => self.sum(first, tools),
            None => self.settle(place, tools),
        };
        self.depth -= 1;
        let value = found?;
        self.findings += 1;
        *self.known.entry(self.ground.key(place)) = Facts::of_value(value);
        Ok(value)
    }

    #[inline]
    fn value_of(&self, place: G::Place) -> Option<Value> {
        self.facts_of(place)?.value()
    }

    #[inline]
    fn facts_of(&self, place: G::Place) -> Option<Facts> {
        self.known.get(self.ground.key(place))
    }

    /// Whether one more position may be looked at.
    fn begin(&mut self, tools: &mut Tools) -> Result<(), Stopped> {
        tools.budget.spend()?;
        if self.depth > MOST_DEPTH {
            return Err(Stopped::Size);
        }
        if tools.values.bytes() > tools.bytes {
            return Err(Stopped::Memory);
        }
        self.positions += 1;
        Ok(())
    }

    /// What the last images from the first one on are worth together.
    fn sum(&mut self, first: usize, tools: &mut Tools) -> Result<Value, Stopped> {
        let mut sum = Value::ZERO;
        for index in first..self.images.len() {
            let part = self.images[index];
            let value = self.find(part.place, true, tools)?;
            let value = tools.turned(part, value)?;
            sum = tools.values.add(sum, value, tools.budget)?;
        }
        self.images.truncate(first);
        Ok(sum)
    }

    /// The value of one part by its options.
    fn settle(&mut self, place: G::Place, tools: &mut Tools) -> Result<Value, Stopped> {
        let is_small = place.stones() <= FEW_STONES;
        let mut options = ByPlayer::<Vec<Value>>::default();
        let mut open = ByPlayer::<Vec<Choice<G::Place>>>::default();
        for player in Player::BOTH {
            for option in self.choices(place, player) {
                let known = match self.value_of(option.image.place) {
                    None if is_small => Some(self.find(option.image.place, false, tools)?),
                    known => known,
                };
                match known {
                    Some(value) => options[player].push(tools.turned(option.image, value)?),
                    None => open[player].push(option),
                }
            }
        }
        if open.left.is_empty() && open.right.is_empty() {
            return tools.values.make_from(&mut options, tools.budget);
        }
        self.add_gifts(place, &mut options, tools);
        let mut game = tools.values.make(options.clone(), tools.budget)?;
        let (mut player, mut passes) = (Player::Left, 0);
        while passes < 2 {
            let before = game;
            let mut index = 0;
            while let Some(&Choice { image, .. }) = open[player].get(index) {
                game = self.climb(image, player, game, &mut options, tools)?;
                if !self.matters(image, player, game, tools)? {
                    index += 1;
                    continue;
                }
                open[player].remove(index);
                let value = self.find(image.place, false, tools)?;
                options[player].push(tools.turned(image, value)?);
                game = tools.values.make(options.clone(), tools.budget)?;
            }
            passes = if game == before { passes + 1 } else { 1 };
            player = player.other();
        }
        Ok(game)
    }

    /// Adds options that the facts of a position prove to be gift horses: if it is not at most u, Left is
    /// welcome to u; if it is at least u, to all that Left can move to in u. They make the game begin
    /// near its end.
    fn add_gifts(
        &mut self,
        place: G::Place,
        options: &mut ByPlayer<Vec<Value>>,
        tools: &mut Tools,
    ) {
        let Some(facts) = self.facts_of(place) else { return };
        for fact in facts.all() {
            if fact.is_true {
                let player = fact.side.other().doubter();
                options[player].extend(tools.values.options(fact.value, player));
            } else {
                options[fact.side.doubter()].push(fact.value);
            }
        }
    }

    /// Whether an option may change the game so far: whether it is no gift horse.
    fn matters(
        &mut self,
        image: Image<G::Place>,
        player: Player,
        game: Value,
        tools: &mut Tools,
    ) -> Result<bool, Stopped> {
        self.ask(image, Side::better(player), game, tools)
    }

    /// Puts the best integer that an option is at least as good as in its place, if that changes the game. The
    /// option is a little better then, and often a gift horse to the game that the integer makes.
    fn climb(
        &mut self,
        image: Image<G::Place>,
        player: Player,
        game: Value,
        options: &mut ByPlayer<Vec<Value>>,
        tools: &mut Tools,
    ) -> Result<Value, Stopped> {
        let side = Side::better(player);
        if !self.matters(image, player, game, tools)? {
            return Ok(game);
        }
        let mut integer = nearest_integer(game, side, tools)?;
        let mut reached = None;
        loop {
            let value = tools.values.from_integer(integer);
            if !self.ask(image, side, value, tools)? {
                break;
            }
            reached = Some(value);
            integer += if player == Player::Left { 1 } else { -1 };
        }
        let Some(reached) = reached else { return Ok(game) };
        options[player].push(reached);
        tools.values.make(options.clone(), tools.budget)
    }

    /// What a player's jumps lead to, the most promising first.
    fn choices(&mut self, place: G::Place, player: Player) -> Vec<Choice<G::Place>> {
        let start = self.images.len();
        self.ground.jumps(place, player, &mut self.images);
        let images = &self.images[start..];
        let mut options: Vec<Choice<G::Place>> = images
            .iter()
            .map(|&image| {
                let leaps = self.ground.leaps(image.place);
                let us = if image.is_swapped { player.other() } else { player };
                // Leaving the opponent nothing counts for more than keeping one's own.
                let score = leaps[us] as i32 - 4 * leaps[us.other()] as i32;
                Choice { image, score }
            })
            .collect();
        self.images.truncate(start);
        options.sort_by_key(|option| -option.score);
        options
    }
}

/// The integer nearest to a value among those that stand on one side of it.
fn nearest_integer(value: Value, side: Side, tools: &mut Tools) -> Result<i64, Stopped> {
    let stop = tools.values.stop(value, side.other().doubter()).number;
    let (integer, outwards) = match side {
        Side::AtLeast => (stop.ceil(), 1),
        Side::AtMost => (stop.floor(), -1),
    };
    let nearest = tools.values.from_integer(integer);
    let is_beyond = side.holds(nearest, value, tools.values, tools.budget)?;
    Ok(if is_beyond { integer } else { integer + outwards })
}
