//! Values positions without valuing options that cannot matter.
//!
//! Most jumps do not affect the value: if a Left option is not at least the game G that the other
//! options make, adding it to them leaves G unchanged. (Such an option is a *gift horse*: adding it
//! never helps Left. The same holds for Right's options that are not at most G.) So each option is
//! first compared with the game made so far, and valued only if it may change that game. When no option
//! of either player can, the game made so far is the value.
//!
//! Most of the work is then comparing ([`compare`]). The results are stored as facts ([`facts`]), which
//! answer later questions and give a good first approximation if the position is valued after all.

mod facts;
mod compare;

use crate::recent_searches::SearchStatistics;
use crate::search_space::{Image, Position, SearchSpace};
use crate::table::Table;
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};
use facts::Facts;
pub use facts::Inequality;
use value::{Value, Values};

/// Positions of at most this many stones are valued by all their options.
const FEW_STONES: u32 = 6;
/// The most positions under way at a time: each needs a call.
const MOST_DEPTH: u32 = 600;

/// Values the positions of one window.
pub struct LazySearch<S: SearchSpace> {
    pub space: S,
    facts: Table<S::Position, Facts>,
    /// A stack of images shared by the calls under way.
    images: Vec<Image<S::Position>>,
    nodes: Vec<compare::Node<S::Position>>,
    /// The facts of the nodes that are being examined; kept here to reuse the allocation.
    node_facts: Vec<Option<Facts>>,
    depth: u32,
    positions: u64,
    learned: u64,
    /// Whether the search began with a nearly full board, which wants steeper estimates.
    is_crowded: bool,
}

/// The state that all searches of a solver share.
pub struct Tools<'a> {
    pub values: &'a mut Values,
    pub budget: &'a mut Budget,
    /// The memory limit for values in bytes.
    pub bytes: usize,
}

impl Tools<'_> {
    /// The value of an image, given the value of its position.
    fn value_of_image<P>(&mut self, image: Image<P>, value: Value) -> Result<Value, Stopped> {
        if image.is_swapped { self.values.negative(value, self.budget) } else { Ok(value) }
    }
}

/// The position after a jump, with a score of how good it looks for the player.
#[derive(Clone, Copy)]
struct Choice<P> {
    image: Image<P>,
    score: i32,
}

impl<S: SearchSpace> SearchStatistics for LazySearch<S> {
    fn positions(&self) -> u64 {
        self.positions
    }

    fn learned(&self) -> u64 {
        self.learned
    }

    fn bytes(&self) -> usize {
        self.space.bytes() + self.facts.bytes()
    }
}

impl<S: SearchSpace> LazySearch<S> {
    /// `bytes` roughly limits its tables.
    pub fn new(space: S, bytes: usize) -> Self {
        LazySearch {
            space,
            facts: Table::new(bytes / 8 * 7),
            node_facts: Vec::new(),
            images: Vec::new(),
            nodes: Vec::new(),
            depth: 0,
            positions: 0,
            learned: 0,
            is_crowded: false,
        }
    }

    /// For a search that begins with so many stones on a board of so many squares.
    pub fn beginning_with(self, stones: u32, squares: u32) -> Self {
        LazySearch { is_crowded: 15 * stones >= 14 * squares, ..self }
    }

    /// The value of a position. A stopped search continues when it is asked again.
    pub fn value(
        &mut self,
        image: Image<S::Position>,
        is_part: bool,
        tools: &mut Tools,
    ) -> Result<Value, Stopped> {
        self.reset();
        let value = self.find(image.position, is_part, tools)?;
        tools.value_of_image(image, value)
    }

    /// Whether the inequality holds between a position and a value. A stopped search continues when it is
    /// asked again.
    pub fn compare(
        &mut self,
        image: Image<S::Position>,
        inequality: Inequality,
        value: Value,
        tools: &mut Tools,
    ) -> Result<bool, Stopped> {
        self.reset();
        self.compare_image(image, inequality, value, tools)
    }

    /// Clears what stopped calls have left on the stacks.
    fn reset(&mut self) {
        self.images.clear();
        self.nodes.clear();
        self.depth = 0;
    }

    fn find(
        &mut self,
        position: S::Position,
        is_part: bool,
        tools: &mut Tools,
    ) -> Result<Value, Stopped> {
        if let Some(known) = self.value_of(position) {
            return Ok(known);
        }
        let first = self.images.len();
        let falls_apart = !is_part && self.space.split(position, &mut self.images);
        self.find_new(position, falls_apart.then_some(first), tools)
    }

    /// Finds a value that is not in the table. With `first`, the images from there on are the parts,
    /// and the value is their sum.
    fn find_new(
        &mut self,
        position: S::Position,
        first: Option<usize>,
        tools: &mut Tools,
    ) -> Result<Value, Stopped> {
        self.examine(tools)?;
        self.depth += 1;
        let found = match first {
            Some(first) => self.sum(first, tools),
            None => self.value_by_options(position, tools),
        };
        self.depth -= 1;
        let value = found?;
        self.learned += 1;
        *self.facts.entry(self.space.key(position)) = Facts::of_value(value);
        Ok(value)
    }

    #[inline]
    fn value_of(&self, position: S::Position) -> Option<Value> {
        self.facts_of(position)?.value()
    }

    #[inline]
    fn facts_of(&self, position: S::Position) -> Option<Facts> {
        self.facts.get(self.space.key(position))
    }

    /// Pays for examining one more position.
    fn examine(&mut self, tools: &mut Tools) -> Result<(), Stopped> {
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

    /// The sum of the images from `first` on.
    fn sum(&mut self, first: usize, tools: &mut Tools) -> Result<Value, Stopped> {
        let mut sum = Value::ZERO;
        for index in first..self.images.len() {
            let part = self.images[index];
            let value = self.find(part.position, true, tools)?;
            let value = tools.value_of_image(part, value)?;
            sum = tools.values.add(sum, value, tools.budget)?;
        }
        self.images.truncate(first);
        Ok(sum)
    }

    /// The value of a single part, computed from its options.
    fn value_by_options(
        &mut self,
        position: S::Position,
        tools: &mut Tools,
    ) -> Result<Value, Stopped> {
        let is_small = position.stones() <= FEW_STONES;
        let mut options = ByPlayer::<Vec<Value>>::default();
        let mut open = ByPlayer::<Vec<Choice<S::Position>>>::default();
        for player in Player::ALL {
            for option in self.choices(position, player) {
                let known = match self.value_of(option.image.position) {
                    None if is_small => Some(self.find(option.image.position, false, tools)?),
                    known => known,
                };
                match known {
                    Some(value) => options[player].push(tools.value_of_image(option.image, value)?),
                    None => open[player].push(option),
                }
            }
        }
        if open.left.is_empty() && open.right.is_empty() {
            return tools.values.make_from(&mut options, tools.budget);
        }
        self.add_gifts(position, &mut options, tools);
        let mut game = tools.values.make(options.clone(), tools.budget)?;
        let (mut player, mut passes) = (Player::Left, 0);
        while passes < 2 {
            let before = game;
            let mut index = 0;
            while let Some(&Choice { image, .. }) = open[player].get(index) {
                game = self.add_best_integer(image, player, game, &mut options, tools)?;
                if !self.matters(image, player, game, tools)? {
                    index += 1;
                    continue;
                }
                open[player].remove(index);
                let value = self.find(image.position, false, tools)?;
                options[player].push(tools.value_of_image(image, value)?);
                game = tools.values.make(options.clone(), tools.budget)?;
            }
            passes = if game == before { passes + 1 } else { 1 };
            player = player.other();
        }
        Ok(game)
    }

    /// Adds options that the facts of a position prove to be gift horses. If the position is not at
    /// most u, u is a gift horse for Left; if it is at least u, so are Left's options of u. The game
    /// made so far then starts close to the value.
    fn add_gifts(
        &mut self,
        position: S::Position,
        options: &mut ByPlayer<Vec<Value>>,
        tools: &mut Tools,
    ) {
        let Some(facts) = self.facts_of(position) else { return };
        for fact in facts.all() {
            if fact.is_true {
                let player = fact.inequality.other().refuter();
                options[player].extend(tools.values.options(fact.value, player));
            } else {
                options[fact.inequality.refuter()].push(fact.value);
            }
        }
    }

    /// Whether an option may change the game so far, that is, whether it is not a gift horse.
    fn matters(
        &mut self,
        image: Image<S::Position>,
        player: Player,
        game: Value,
        tools: &mut Tools,
    ) -> Result<bool, Stopped> {
        self.compare_image(image, Inequality::better(player), game, tools)
    }

    /// Adds the best integer that an option is at least as good as, if the option matters. The game
    /// then improves cheaply, and the option itself often turns out to be a gift horse.
    fn add_best_integer(
        &mut self,
        image: Image<S::Position>,
        player: Player,
        game: Value,
        options: &mut ByPlayer<Vec<Value>>,
        tools: &mut Tools,
    ) -> Result<Value, Stopped> {
        let inequality = Inequality::better(player);
        if !self.matters(image, player, game, tools)? {
            return Ok(game);
        }
        let mut integer = nearest_integer(game, inequality, tools)?;
        let mut reached = None;
        loop {
            let value = tools.values.from_integer(integer);
            if !self.compare_image(image, inequality, value, tools)? {
                break;
            }
            reached = Some(value);
            integer += if player == Player::Left { 1 } else { -1 };
        }
        let Some(reached) = reached else { return Ok(game) };
        options[player].push(reached);
        tools.values.make(options.clone(), tools.budget)
    }

    /// The positions after a player's jumps, the most promising first.
    fn choices(&mut self, position: S::Position, player: Player) -> Vec<Choice<S::Position>> {
        let start = self.images.len();
        self.space.jumps(position, player, &mut self.images);
        let images = &self.images[start..];
        let mut options: Vec<Choice<S::Position>> = images
            .iter()
            .map(|&image| {
                let leaps = self.space.leaps(image.position);
                let us = if image.is_swapped { player.other() } else { player };
                // Leaving the opponent without jumps counts for more than keeping one's own.
                let score = leaps[us] as i32 - 4 * leaps[us.other()] as i32;
                Choice { image, score }
            })
            .collect();
        self.images.truncate(start);
        options.sort_by_key(|option| -option.score);
        options
    }
}

/// The integer nearest to a value among those for which the inequality holds.
fn nearest_integer(
    value: Value,
    inequality: Inequality,
    tools: &mut Tools,
) -> Result<i64, Stopped> {
    let stop = tools.values.stop(value, inequality.other().refuter()).number;
    let (integer, outwards) = match inequality {
        Inequality::AtLeast => (stop.ceil(), 1),
        Inequality::AtMost => (stop.floor(), -1),
    };
    let nearest = tools.values.from_integer(integer);
    let is_beyond = inequality.holds(nearest, value, tools.values, tools.budget)?;
    Ok(if is_beyond { integer } else { integer + outwards })
}
