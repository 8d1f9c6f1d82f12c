//! A search for who wins, which can be interrupted at any time and continued.
//!
//! It always goes on where the least effort is expected to decide the first position. The effort of
//! showing that a position is won is that of its cheapest jump, of showing that it is lost the
//! greatest of all its jumps' and half of the others' (half, because they share positions); for
//! positions not yet examined it is estimated. A position is left as soon as its efforts reach the
//! limits up to which it is the cheapest. (This is depth-first proof-number search.) Near the end
//! of the game the bookkeeping does not pay: there a position is not left until it is decided.
//!
//! It is a loop over a stack on the heap, not a recursion: a board may have more stones than the
//! stack of a web worker has room for, and an interrupted search simply keeps its place.

use crate::effort::Effort;
use crate::outcome::key::Naming;
use crate::outcome::leaf::Leaves;
use crate::outcome::table::{Key, Table};
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};
use konane::{Board, Jump, Rules, Split, Splitter, Square, Window};

/// Positions of at most this many stones are not left undecided.
const FEW_STONES: u32 = 14;

/// A jump has been found that leaves the opponent none.
struct Won;

/// What all searches share.
pub struct Tools {
    pub rules: Rules,
    pub table: Table,
    pub leaves: Leaves,
    /// How much memory a search may take besides the tables.
    pub path_bytes: usize,
    /// Positions whose jumps have been looked at.
    pub nodes: u64,
}

/// How far a search has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The jump being looked at: of those not refuted, the one that looks best.
    pub promising: Option<Jump>,
    /// How many jumps are known to lose, the more promising ones first.
    pub refuted: usize,
    pub jumps: usize,
}

/// A search from one position with one player to move.
pub trait Run {
    /// A jump that wins, if there is one.
    fn go_on(&mut self, tools: &mut Tools, budget: &mut Budget) -> Result<Option<Jump>, Stopped>;
    fn progress(&self) -> Progress;
    /// The jumps that are known to lose.
    fn refuted(&self) -> Vec<Jump>;
}

pub struct Tree<B> {
    naming: Naming,
    /// The size of a child.
    bytes: usize,
    /// The jumps of the first position.
    jumps: Vec<Jump>,
    /// The positions between the first one and the one that is looked at.
    path: Vec<Position>,
    /// What the jumps from all positions of the path lead to.
    children: Vec<Child<B>>,
    /// Which of the first position's jumps wins, once that is known.
    answer: Option<usize>,
}

/// A position whose jumps are being looked at.
struct Position {
    key: Key,
    player: Player,
    /// Where its children begin.
    first: usize,
    /// Which child is looked at.
    current: usize,
    /// It is left when its efforts reach these.
    limits: Effort,
    is_late: bool,
    /// The number of nodes when it was begun.
    begun: u64,
}

struct Child<B> {
    window: Window<B>,
    key: Key,
    /// For the opponent, who is to move then.
    effort: Effort,
}

impl<B: Split> Tree<B> {
    /// The search from `board` in an empty window that is large enough. The board's first square is
    /// put at `corner`.
    pub fn new(board: &Board, empty: B, corner: Square, player: Player, tools: &Tools) -> Self {
        let mut window = Window::of_board(board, empty, corner);
        let jumps = board.jumps(tools.rules, player);
        let naming = Naming::of_board(board);
        if !matches!(naming, Naming::Squares { .. }) {
            drop_dead_stones(&mut window);
        }
        let squares = window.squares.bounds().map_or(0, |bounds| bounds.rows() * bounds.columns());
        // Three sets of squares, which may lie elsewhere.
        let bytes = size_of::<Child<B>>().max(3 * squares as usize / 8);
        let child = |&jump: &Jump| {
            let window = window.after(corner, jump, player);
            let key = naming.key(&window, player.other());
            let known = tools.table.get(key);
            let effort = known.unwrap_or_else(|| guess(&window, tools.rules, player.other()));
            Child { window, key, effort }
        };
        let children = jumps.iter().map(child).collect();
        let key = naming.key(&window, player);
        let limits = Effort::ENDLESS;
        let position =
            Position { key, player, first: 0, current: 0, limits, is_late: false, begun: 0 };
        Tree { naming, bytes, jumps, path: vec![position], children, answer: None }
    }

    /// Looks at the cheapest jump of the last position of the path, or leaves that position.
    fn step(&mut self, tools: &mut Tools, budget: &mut Budget) -> Result<(), Stopped> {
        let Some(position) = self.path.last_mut() else { return Ok(()) };
        let (mut cheapest, mut second) = (Effort::NEVER, Effort::NEVER);
        let (mut sum, mut most) = (0u64, 0);
        for (index, child) in self.children.iter().enumerate().skip(position.first) {
            sum = sum.saturating_add(child.effort.win);
            most = most.max(child.effort.win);
            if child.effort.loss < cheapest {
                second = cheapest;
                cheapest = child.effort.loss;
                position.current = index;
            } else {
                second = second.min(child.effort.loss);
            }
        }
        let effort = Effort { win: cheapest, loss: most.midpoint(sum) };
        let limits = position.limits;
        if effort.is_decided() || effort.win >= limits.win || effort.loss >= limits.loss {
            self.leave(effort, tools);
            return Ok(());
        }
        let (player, current) = (position.player.other(), position.current);
        if self.children.len() * self.bytes > tools.path_bytes {
            return Err(Stopped::Overflow);
        }
        let child = &self.children[current];
        let is_late = position.is_late || child.window.occupied().count() <= FEW_STONES;
        let limits = if is_late {
            Effort::ENDLESS
        } else {
            // A quarter more than the second needs, so that the two do not alternate too often.
            let loss = limits.win.min(second.saturating_add(second / 4 + 1));
            Effort { win: limits.loss - (sum - child.effort.win) / 2, loss }
        };
        // Another line may have decided it.
        let known = tools.table.get(child.key).filter(|effort| effort.is_decided());
        let depth = self.path.len();
        let known = match known {
            Some(_) => known,
            None => {
                let wins = tools.leaves.wins(&child.window, self.naming, player, depth, budget)?;
                if wins.is_none() {
                    budget.spend()?;
                }
                let effort = wins.map(Effort::decided);
                effort.inspect(|&effort| tools.table.insert(child.key, effort, 1))
            }
        };
        match known {
            Some(effort) => self.children[current].effort = effort,
            None => self.expand(current, player, limits, is_late, tools),
        }
        Ok(())
    }

    /// Puts a child on the path, unless one of its jumps is seen to win: then it is decided. The
    /// table does not keep this, because finding it again costs hardly more than a look-up.
    fn expand(
        &mut self,
        current: usize,
        player: Player,
        limits: Effort,
        is_late: bool,
        tools: &mut Tools,
    ) {
        tools.nodes += 1;
        let first = self.children.len();
        let rules = tools.rules;
        let (window, key) = (self.children[current].window.clone(), self.children[current].key);
        let found = window.jumps(rules, player, |window| {
            if !window.can_jump(player.other()) {
                return Err(Won);
            }
            self.children.push(Child { window, key: Key::default(), effort: Effort::ENDLESS });
            Ok(())
        });
        // All keys before all questions: the processor can then wait for many at once.
        let children = &mut self.children[first..];
        if found.is_ok() {
            for child in children.iter_mut() {
                child.key = self.naming.key(&child.window, player.other());
            }
            for child in children.iter_mut() {
                let known = tools.table.get(child.key);
                child.effort = known.unwrap_or(Effort::ENDLESS);
            }
        }
        if found.is_err() || children.iter().any(|child| child.effort.loss == 0) {
            self.children.truncate(first);
            self.children[current].effort = Effort::decided(true);
            return;
        }
        for child in children.iter_mut().filter(|child| child.effort == Effort::ENDLESS) {
            child.effort = guess(&child.window, rules, player.other());
        }
        let begun = tools.nodes;
        self.path.push(Position { key, player, first, current: first, limits, is_late, begun });
    }

    /// Leaves the last position of the path, decided or not.
    fn leave(&mut self, effort: Effort, tools: &mut Tools) {
        let Some(position) = self.path.pop() else { return };
        let effort = effort.capped();
        tools.table.insert(position.key, effort, tools.nodes - position.begun);
        match self.path.last() {
            Some(before) => {
                self.children.truncate(position.first);
                self.children[before.current].effort = effort;
            }
            None => self.answer = (effort.win == 0).then_some(position.current),
        }
    }
}

impl<B: Split> Run for Tree<B> {
    fn go_on(&mut self, tools: &mut Tools, budget: &mut Budget) -> Result<Option<Jump>, Stopped> {
        while !self.path.is_empty() {
            self.step(tools, budget)?;
        }
        Ok(self.answer.map(|jump| self.jumps[jump]))
    }

    fn progress(&self) -> Progress {
        let jumps = self.jumps.len();
        let current = self.path.first().map_or(0, |position| position.current);
        let refuted = self.refuted().len();
        Progress { promising: self.jumps.get(current).copied(), refuted, jumps }
    }

    fn refuted(&self) -> Vec<Jump> {
        let known = self.jumps.iter().zip(&self.children);
        known.filter(|(_, child)| child.effort.win == 0).map(|(&jump, _)| jump).collect()
    }
}

/// The estimated efforts of a position that has not been examined. Not being to move counts as a
/// quarter of a jump. These powers were measured to need the fewest nodes on 6 × 6 and 6 × 7; the
/// number of jumps alone, instead of its fourth power over the square of the opponent's, needs
/// twice as many.
#[inline]
fn guess<B: Split>(window: &Window<B>, rules: Rules, player: Player) -> Effort {
    let ours = 4 * window.mobility(rules, player);
    let theirs = 4 * window.mobility(rules, player.other()) + 1;
    if ours == 0 {
        return Effort::decided(false);
    }
    let effort = |quarters: u64, others: u64| (quarters.saturating_pow(4) / others.pow(2)).max(1);
    Effort { win: effort(theirs, ours), loss: effort(ours, theirs) }.capped()
}

/// Takes away the stones that can neither jump nor be jumped.
fn drop_dead_stones<B: Split>(window: &mut Window<B>) {
    let groups = Splitter::new(1 << 20).groups(window);
    let live = groups.iter().fold(window.squares.none(), |live, group| live.or(&group.stones));
    window.stones = ByPlayer::from_fn(|player: Player| window.stones[player].and(&live));
}
