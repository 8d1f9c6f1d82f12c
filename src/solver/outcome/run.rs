//! A search for who wins, which can be left at any moment and taken up again.
//!
//! It is written as a loop over a stack of its own, not as a recursion: a board may have more stones
//! than the stack of a web worker has room for, and a search that is left simply stays where it is.

use crate::budget::{Budget, Stopped};
use crate::konane::{Board, Direction, Jump, Rules, Split, Splitter, Square, Window};
use crate::player::{ByPlayer, Player};
use crate::solver::outcome::key::Naming;
use crate::solver::outcome::leaf::Leaves;
use crate::solver::outcome::table::{Key, Table};

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
}

pub struct Tree<B> {
    naming: Naming,
    /// The size of a child.
    bytes: usize,
    /// The jumps of the first position.
    jumps: Vec<Jump>,
    /// The positions between the first one and the one that is looked at.
    path: Vec<Position>,
    /// What the jumps from all positions of the path lead to that is not refuted yet, the most
    /// promising last. The one looked at is still there, unless it is on the path itself.
    children: Vec<Child<B>>,
    /// Which of the first position's jumps is looked at.
    current: usize,
    /// Which of them wins, once that is known.
    answer: Option<usize>,
}

/// A position whose jumps are being looked at.
struct Position {
    key: Key,
    player: Player,
    /// Where its children begin.
    first: usize,
    /// The number of nodes when it was begun.
    begun: u64,
}

struct Child<B> {
    window: Window<B>,
    key: Key,
    /// The greater, the better.
    promise: i32,
    /// Which of the first position's jumps leads here; without meaning below.
    jump: usize,
}

impl<B: Split> Tree<B> {
    /// The search from `board` in an empty window that is large enough. The board's first square is
    /// put at `corner`.
    pub fn new(board: &Board, empty: B, corner: Square, player: Player, rules: Rules) -> Self {
        let mut window = Window::of_board(board, empty, corner);
        let jumps = board.jumps(rules, player);
        let naming = Naming::of_board(board);
        if !matches!(naming, Naming::Squares { .. }) {
            drop_dead_stones(&mut window);
        }
        let squares = window.squares.bounds().map_or(0, |bounds| bounds.rows() * bounds.columns());
        // Three sets of squares, which may lie elsewhere.
        let bytes = size_of::<Child<B>>().max(3 * squares as usize / 8);
        let child = |(jump, played): (usize, &Jump)| {
            let window = after(&window, corner, *played, player);
            let key = naming.key(&window, player.other());
            let is_end = !can_jump(&window, player.other());
            let promise = if is_end { WINS } else { promise(&window, rules, player) };
            Child { window, key, promise, jump }
        };
        let mut children: Vec<Child<B>> = jumps.iter().enumerate().map(child).collect();
        children.sort_by_key(|child| child.promise);
        let key = naming.key(&window, player);
        let path = vec![Position { key, player, first: 0, begun: 0 }];
        let current = children.last().map_or(0, |child| child.jump);
        Tree { naming, bytes, jumps, path, children, current, answer: None }
    }

    /// Looks at the most promising jump of the last position of the path. Says whether the opponent,
    /// who is to move then, wins; or puts what the jump leads to on the path.
    fn look(&mut self, tools: &mut Tools, budget: &mut Budget) -> Result<Option<bool>, Stopped> {
        let (Some(position), Some(child)) = (self.path.last(), self.children.last()) else {
            return Ok(None);
        };
        let player = position.player.other();
        if self.path.len() == 1 {
            self.current = child.jump;
        }
        // Of children further down this is known: see `expand`.
        if child.promise == WINS {
            return Ok(Some(false));
        }
        if self.children.len() * self.bytes > tools.path_bytes {
            return Err(Stopped::Overflow);
        }
        let key = child.key;
        let known = match tools.table.get(key) {
            Some(wins) => Some(wins),
            None => {
                let depth = self.path.len();
                let by_value =
                    tools.leaves.wins(&child.window, self.naming, player, depth, budget)?;
                if by_value.is_none() {
                    budget.spend()?;
                }
                by_value.inspect(|&wins| tools.table.insert(key, wins, 1))
            }
        };
        let Some(child) = self.children.pop() else { return Ok(None) };
        if known.is_some() {
            return Ok(known);
        }
        let wins = self.expand(&child.window, key, player, tools);
        Ok(wins.then_some(true))
    }

    /// Puts a position on the path, unless a single jump is seen to win: then it says so. That is not
    /// kept in the table, because finding it again costs hardly more than looking it up.
    fn expand(&mut self, window: &Window<B>, key: Key, player: Player, tools: &mut Tools) -> bool {
        tools.nodes += 1;
        let first = self.children.len();
        let rules = tools.rules;
        let found = window.jumps(rules, player, |window| {
            if !can_jump(&window, player.other()) {
                return Err(Won);
            }
            self.children.push(Child { window, key: Key::default(), promise: 0, jump: 0 });
            Ok(())
        });
        if let Err(Won) = found {
            self.children.truncate(first);
            return true;
        }
        // All keys before all questions: the processor can then wait for many at once.
        let children = &mut self.children[first..];
        for child in children.iter_mut() {
            child.key = self.naming.key(&child.window, player.other());
        }
        if children.iter().any(|child| tools.table.get(child.key) == Some(false)) {
            self.children.truncate(first);
            return true;
        }
        for child in children.iter_mut() {
            child.promise = promise(&child.window, rules, player);
        }
        children.sort_unstable_by_key(|child| child.promise);
        self.path.push(Position { key, player, first, begun: tools.nodes });
        false
    }

    /// The last position of the path is decided; perhaps others are by that.
    fn close(&mut self, mut wins: bool, tools: &mut Tools) {
        while let Some(position) = self.path.pop() {
            self.children.truncate(position.first);
            tools.table.insert(position.key, wins, tools.nodes - position.begun);
            if self.path.is_empty() {
                self.answer = wins.then_some(self.current);
            }
            if wins {
                // So the jump that led here is refuted, and the position before it is open still.
                break;
            }
            wins = true;
        }
    }
}

impl<B: Split> Run for Tree<B> {
    fn go_on(&mut self, tools: &mut Tools, budget: &mut Budget) -> Result<Option<Jump>, Stopped> {
        while let Some(position) = self.path.last() {
            if self.children.len() == position.first {
                self.close(false, tools);
            } else if self.look(tools, budget)? == Some(false) {
                self.close(true, tools);
            }
        }
        Ok(self.answer.map(|jump| self.jumps[jump]))
    }

    fn progress(&self) -> Progress {
        let jumps = self.jumps.len();
        // The children of the second position begin where those of the first end.
        let waiting = self.path.get(1).map_or(self.children.len(), |second| second.first + 1);
        Progress {
            promising: self.jumps.get(self.current).copied(),
            refuted: jumps - waiting.min(jumps),
            jumps,
        }
    }
}

/// The promise of a jump after which the opponent has none.
const WINS: i32 = i32::MAX;

/// How good a position looks for the player who has just moved. Weights of 3 and 1 need the fewest
/// nodes on 6 × 6; 2 and 1 need a fifth more, equal ones several times as many.
#[inline]
fn promise<B: Split>(window: &Window<B>, rules: Rules, player: Player) -> i32 {
    mobility(window, rules, player) - 3 * mobility(window, rules, player.other())
}

/// Whether a player has a jump.
#[inline]
fn can_jump<B: Split>(window: &Window<B>, player: Player) -> bool {
    let (ours, theirs) = (&window.stones[player], &window.stones[player.other()]);
    let free = window.squares.minus(ours).minus(theirs);
    let [up, down, left, right] = Direction::ALL;
    let lands = |direction| !leap(ours, theirs, &free, direction).is_empty();
    lands(up) || lands(down) || lands(left) || lands(right)
}

/// How many jumps a player has.
#[inline]
fn mobility<B: Split>(window: &Window<B>, rules: Rules, player: Player) -> i32 {
    let (ours, theirs) = (&window.stones[player], &window.stones[player.other()]);
    let free = window.squares.minus(ours).minus(theirs);
    // Written out, because the compiler knows each direction then.
    let [up, down, left, right] = Direction::ALL;
    leaps(ours, theirs, &free, rules, up)
        + leaps(ours, theirs, &free, rules, down)
        + leaps(ours, theirs, &free, rules, left)
        + leaps(ours, theirs, &free, rules, right)
}

/// Where stones get that leap once.
#[inline(always)]
fn leap<B: Split>(flying: &B, theirs: &B, free: &B, direction: Direction) -> B {
    flying.shift(direction).and(theirs).shift(direction).and(free)
}

#[inline(always)]
fn leaps<B: Split>(ours: &B, theirs: &B, free: &B, rules: Rules, direction: Direction) -> i32 {
    let mut flying = leap(ours, theirs, free, direction);
    let mut jumps = flying.count() as i32;
    while rules == Rules::Ancient && !flying.is_empty() {
        flying = leap(&flying, theirs, free, direction);
        if flying.is_empty() {
            break;
        }
        jumps += flying.count() as i32;
    }
    jumps
}

/// Takes away the stones that can neither jump nor be jumped.
fn drop_dead_stones<B: Split>(window: &mut Window<B>) {
    let groups = Splitter::new(1 << 20).groups(window);
    let live = groups.iter().fold(window.squares.none(), |live, group| live.or(&group.stones));
    window.stones = ByPlayer::from_fn(|player: Player| window.stones[player].and(&live));
}

/// What a jump leads to; the first square of its board is at `corner`.
fn after<B: Split>(window: &Window<B>, corner: Square, jump: Jump, player: Player) -> Window<B> {
    let set = |squares: &mut dyn Iterator<Item = Square>| {
        let mut set = window.squares.none();
        squares
            .for_each(|at| set.insert(Square::new(at.row + corner.row, at.column + corner.column)));
        set
    };
    let mut after = window.clone();
    let (from, to) = (set(&mut [jump.from].into_iter()), set(&mut [jump.to()].into_iter()));
    after.stones[player] = after.stones[player].minus(&from).or(&to);
    after.stones[player.other()] = after.stones[player.other()].minus(&set(&mut jump.victims()));
    after
}
