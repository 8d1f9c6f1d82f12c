//! A search for the winner that can be interrupted and continued at any time.
//!
//! It is a depth-first proof-number search: it always continues where it expects the least effort to
//! decide the first position. The effort of proving a win is that of the cheapest jump. The effort of
//! proving a loss is the greatest effort of all jumps plus half of the others (half, because they share
//! positions). Positions not yet examined have an estimate. The search leaves a position when its
//! efforts reach the limits up to which it is the cheapest. Near the end of the game this bookkeeping
//! costs more than it saves: there the search stays until a position is decided.
//!
//! It loops over a stack on the heap instead of recursing: a board may have more stones than a web
//! worker's stack allows, and an interrupted search keeps its state.

use crate::effort::Effort;
use crate::outcome::HAS_THREADS;
use crate::outcome::crowd::Crowd;
use crate::outcome::greatest::Greatest;
use crate::outcome::key::KeyScheme;
use crate::outcome::leaf::Leaves;
use crate::outcome::table::{Key, OutcomeTable};
use basics::budget::{Budget, Stopped};
use basics::player::Player;
use konane::{Bits, Board, FEW_EXPLORED, Jump, Rules, Splitter, Square, Window};

/// Positions of at most this many stones are not left undecided.
const FEW_STONES: u32 = 14;

/// With several threads: after this many steps a thread looks whether others have decided a position of
/// its path,
const STEPS_ALONE: u32 = 64;
/// and after this many nodes below a position, what they have found about its children.
const NODES_WITHOUT_NEWS: u64 = 200;
/// Each thread that searches a child adds this many times the child's effort to it, so that the others go elsewhere. Of
/// 0 to 15, two threads needed the fewest positions on 6 × 7 with this.
const HARDER: u64 = 5;
/// For the squares that stones of parts can reach.
const BYTES_OF_REACHES: usize = 4 << 20;

/// A jump that leaves the opponent without jumps has been found.
struct Won;

/// What the threads of a search share.
#[derive(Clone, Copy)]
pub struct Shared<'a> {
    pub table: &'a OutcomeTable,
    crowd: Option<&'a Crowd>,
}

impl<'a> Shared<'a> {
    /// Without a crowd there is one thread.
    pub fn new(table: &'a OutcomeTable, crowd: Option<&'a Crowd>) -> Self {
        Shared { table, crowd }
    }

    #[inline]
    pub fn crowd(self) -> Option<&'a Crowd> {
        if HAS_THREADS { self.crowd } else { None }
    }
}

/// What one thread has for all its searches.
pub struct SearchThread {
    pub rules: Rules,
    pub leaves: Leaves,
    /// How much memory a search may take in addition to the tables, in bytes.
    pub path_bytes: usize,
    /// How many positions have had their jumps examined.
    pub nodes: u64,
    /// How many empty slots of the table the thread has filled, and up to how many it may.
    pub filled: usize,
    pub most_filled: usize,
    pub greatest: Greatest,
}

impl SearchThread {
    fn store(&mut self, shared: Shared, key: Key, effort: Effort, size: u64) {
        self.filled += usize::from(shared.table.insert(key, effort, size));
    }
}

/// Why a search has not come to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pause {
    Stopped(Stopped),
    /// The table should grow, or another thread has paused.
    ForNow,
}

impl From<Stopped> for Pause {
    fn from(stopped: Stopped) -> Self {
        Pause::Stopped(stopped)
    }
}

/// The progress of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// The jump being searched: the most promising one not refuted.
    pub promising: Option<Jump>,
    /// How many jumps are known to lose.
    pub refuted: usize,
    /// How many jumps the player to move has.
    pub jumps: usize,
}

/// A search from one position with one player to move.
pub trait TreeSearch: Send {
    /// A winning jump, if one exists.
    fn go_on(
        &mut self,
        thread: &mut SearchThread,
        shared: Shared,
        budget: &mut Budget,
    ) -> Result<Option<Jump>, Pause>;
    fn outlook(&self) -> Outlook;
    /// The jumps known to lose.
    fn refuted(&self) -> Vec<Jump>;
    /// Gives up: the table gets what the search knows of the positions from the current one up to the
    /// first, whose efforts are returned with the keys and efforts of the positions after its jumps.
    fn give_up(
        &mut self,
        thread: &mut SearchThread,
        shared: Shared,
    ) -> (Effort, Vec<(Key, Effort)>);
}

pub struct SearchTree<B> {
    scheme: KeyScheme,
    splitter: Splitter<B>,
    /// The size of a child in bytes.
    bytes: usize,
    /// The jumps of the first position.
    jumps: Vec<Jump>,
    /// The positions from the first one to the current one.
    path: Vec<Position>,
    /// The positions after all jumps from the positions of the path.
    children: Vec<Child<B>>,
    /// The index of a winning jump of the first position, once it is known.
    answer: Option<usize>,
}

/// A position whose jumps are being searched.
struct Position {
    key: Key,
    player: Player,
    /// The index of its first child.
    first: usize,
    /// The index of the child being searched.
    current: usize,
    /// The search leaves the position when its efforts reach these.
    limits: Effort,
    is_late: bool,
    /// The node count when its search began.
    begun: u64,
    /// The node count when it was last looked up what other threads have found about its children.
    looked: u64,
    /// Whether one jump is expected to be enough. Then all threads search the best one; otherwise all
    /// must be refuted, and the threads spread.
    seems_won: bool,
}

#[derive(Clone)]
struct Child<B> {
    window: Window<B>,
    key: Key,
    /// The effort of the opponent, who is to move.
    effort: Effort,
}

impl<B> Child<B> {
    /// Takes the efforts that another thread has found. The table rounds: what is equal there is no news.
    fn look_up(&mut self, table: &OutcomeTable) {
        if !self.effort.is_decided()
            && let Some(effort) = table.get(self.key)
            && effort.packed() != self.effort.packed()
        {
            self.effort = effort;
        }
    }
}

impl<B: Bits> SearchTree<B> {
    /// A search from `board`, placed with its first square at `corner` of a window that is empty and
    /// large enough.
    pub fn new(
        board: &Board,
        empty: B,
        corner: Square,
        player: Player,
        rules: Rules,
        table: &OutcomeTable,
    ) -> Self {
        let mut window = Window::of_board(board, empty, corner);
        let jumps = Vec::from_iter(board.jumps(rules, player));
        let scheme = KeyScheme::of_board(board);
        let mut splitter = Splitter::new(window.squares.clone(), FEW_EXPLORED, BYTES_OF_REACHES);
        if !matches!(scheme, KeyScheme::Squares { .. }) {
            // Without the stones that can neither jump nor be jumped over.
            let mut alive = window.squares.none();
            if splitter.split(&window.occupied(), |part| alive = alive.or(&part.stones)) {
                window = window.only(&alive);
            }
        }
        let squares = window.squares.area().map_or(0, |area| area.rows * area.columns);
        // Three sets of squares, which may be on the heap.
        let bytes = size_of::<Child<B>>().max(3 * squares as usize / 8);
        let child = |&jump: &Jump| {
            let window = window.after(corner, jump, player);
            let key = scheme.key(&window, player.other());
            let known = table.get(key);
            let effort = known.unwrap_or_else(|| guess(&window, rules, player.other()));
            Child { window, key, effort }
        };
        let children = jumps.iter().map(child).collect();
        let key = scheme.key(&window, player);
        let limits = Effort::ENDLESS;
        let position = Position {
            key,
            player,
            first: 0,
            current: 0,
            limits,
            is_late: false,
            begun: 0,
            looked: 0,
            seems_won: false,
        };
        SearchTree { scheme, splitter, bytes, jumps, path: vec![position], children, answer: None }
    }

    /// The efforts of the last position of the path, by those of its children; how much the second
    /// cheapest jump takes, and the sum over all jumps. The cheapest jump becomes the current one.
    #[inline]
    fn assess(&mut self, nodes: u64, shared: Shared) -> Option<(Effort, u64, u64)> {
        let position = self.path.last_mut()?;
        let crowd = shared.crowd().filter(|_| !position.is_late);
        let looks_at_news = crowd.is_some() && nodes - position.looked >= NODES_WITHOUT_NEWS;
        if looks_at_news {
            position.looked = nodes;
        }
        let (mut least, mut cheapest, mut second) = (Effort::NEVER, Effort::NEVER, Effort::NEVER);
        let (mut sum, mut most) = (0u64, 0);
        for (index, child) in self.children.iter_mut().enumerate().skip(position.first) {
            if looks_at_news {
                child.look_up(shared.table);
            }
            let mut loss = child.effort.loss;
            if let Some(crowd) = crowd
                && !position.seems_won
            {
                loss = loss.saturating_mul(1 + HARDER * crowd.at(child.key));
            }
            least = least.min(child.effort.loss);
            sum = sum.saturating_add(child.effort.win);
            most = most.max(child.effort.win);
            if loss < cheapest {
                second = cheapest;
                cheapest = loss;
                position.current = index;
            } else {
                second = second.min(loss);
            }
        }
        let effort = Effort { win: least, loss: most.midpoint(sum) };
        position.seems_won = effort.win <= effort.loss;
        Some((effort, second, sum))
    }

    /// Searches the cheapest jump of the last position of the path, or leaves that position.
    fn step(
        &mut self,
        thread: &mut SearchThread,
        shared: Shared,
        budget: &mut Budget,
    ) -> Result<(), Pause> {
        let Some((effort, second, sum)) = self.assess(thread.nodes, shared) else { return Ok(()) };
        let Some(position) = self.path.last() else { return Ok(()) };
        let limits = position.limits;
        if effort.is_decided() || effort.win >= limits.win || effort.loss >= limits.loss {
            self.leave(effort, thread, shared);
            return Ok(());
        }
        let (player, current) = (position.player.other(), position.current);
        if self.children.len() * self.bytes > thread.path_bytes {
            return Err(Pause::Stopped(Stopped::Overflow));
        }
        let child = &self.children[current];
        let is_late = position.is_late || child.window.occupied().count() <= FEW_STONES;
        let limits = if is_late {
            Effort::ENDLESS
        } else {
            // A quarter more than the second needs, so that the two do not alternate too often.
            let quarter_more = |effort: u64| effort.saturating_add(effort / 4 + 1);
            let mut loss = limits.win.min(quarter_more(second));
            if shared.crowd().is_some() {
                // What is not cheapest shall be searched, too.
                loss = loss.max(quarter_more(child.effort.loss));
            }
            Effort { win: limits.loss - (sum - child.effort.win) / 2, loss }
        };
        // Another line may have decided it in the meantime.
        let known = shared.table.get(child.key).filter(|effort| effort.is_decided());
        let depth = self.path.len();
        let known = match known {
            Some(_) => known,
            None => {
                let wins = thread.leaves.wins(
                    &child.window,
                    &mut self.splitter,
                    self.scheme,
                    player,
                    depth,
                    budget,
                )?;
                if wins.is_none() {
                    budget.spend()?;
                }
                let effort = wins.map(Effort::decided);
                effort.inspect(|&effort| thread.store(shared, child.key, effort, 1))
            }
        };
        match known {
            Some(effort) => self.children[current].effort = effort,
            None => self.expand(current, player, limits, is_late, thread, shared),
        }
        Ok(())
    }

    /// Pushes a child onto the path, unless one of its jumps visibly wins: then the child is decided.
    /// The table does not store this, because finding it again costs hardly more than a look-up.
    fn expand(
        &mut self,
        current: usize,
        player: Player,
        limits: Effort,
        is_late: bool,
        thread: &mut SearchThread,
        shared: Shared,
    ) {
        thread.nodes += 1;
        let first = self.children.len();
        let rules = thread.rules;
        let Child { window, key, effort } = self.children[current].clone();
        let found = window.jumps(rules, player, |window| {
            if !window.can_jump(player.other()) {
                return Err(Won);
            }
            self.children.push(Child { window, key: Key::default(), effort: Effort::ENDLESS });
            Ok(())
        });
        // All keys are computed before any look-up, so that the processor can fetch many entries at
        // once.
        let children = &mut self.children[first..];
        if found.is_ok() {
            for child in children.iter_mut() {
                child.key = self.scheme.key(&child.window, player.other());
            }
            for child in children.iter_mut() {
                let known = shared.table.get(child.key);
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
        let begun = thread.nodes;
        let position = Position {
            key,
            player,
            first,
            current: first,
            limits,
            is_late,
            begun,
            looked: begun,
            seems_won: effort.win <= effort.loss,
        };
        self.path.push(position);
        self.move_crowd(shared, Crowd::enter);
    }

    /// Leaves the last position of the path, decided or not.
    fn leave(&mut self, effort: Effort, thread: &mut SearchThread, shared: Shared) {
        let Some(position) = self.path.last() else { return };
        let effort = effort.capped();
        let size = thread.nodes - position.begun;
        thread.store(shared, position.key, effort, size);
        thread.greatest.note(position.key, effort, size);
        self.pop(effort, shared);
    }

    fn pop(&mut self, effort: Effort, shared: Shared) {
        self.move_crowd(shared, Crowd::leave);
        let Some(position) = self.path.pop() else { return };
        match self.path.last() {
            Some(before) => {
                self.children.truncate(position.first);
                self.children[before.current].effort = effort;
            }
            None => self.answer = (effort.win == 0).then_some(position.current),
        }
    }

    /// Tells the other threads that this one enters or leaves the last position. Within late positions
    /// that would cost more than it saves.
    fn move_crowd(&self, shared: Shared, enter_or_leave: impl Fn(&Crowd, Key)) {
        if let Some(crowd) = shared.crowd()
            && let [.., before, position] = &self.path[..]
            && !before.is_late
        {
            enter_or_leave(crowd, position.key);
        }
    }

    /// Leaves the first position of the path that another thread has decided.
    fn leave_decided(&mut self, shared: Shared) {
        let decided = |position: &Position| {
            shared.table.get(position.key).filter(|effort| effort.is_decided())
        };
        let later = self.path.iter().enumerate().skip(1);
        let found = later.map(|(depth, it)| (depth, decided(it))).find(|(_, it)| it.is_some());
        if let Some((depth, Some(effort))) = found {
            while self.path.len() > depth {
                self.pop(effort, shared);
            }
        }
    }
}

impl<B: Bits> TreeSearch for SearchTree<B> {
    fn go_on(
        &mut self,
        thread: &mut SearchThread,
        shared: Shared,
        budget: &mut Budget,
    ) -> Result<Option<Jump>, Pause> {
        for step in 1u32.. {
            if self.path.is_empty() {
                break;
            }
            if thread.filled >= thread.most_filled {
                return Err(Pause::ForNow);
            }
            self.step(thread, shared, budget)?;
            if let Some(crowd) = shared.crowd()
                && step.is_multiple_of(STEPS_ALONE)
            {
                if crowd.is_over() {
                    return Err(Pause::ForNow);
                }
                self.leave_decided(shared);
            }
        }
        Ok(self.answer.map(|jump| self.jumps[jump]))
    }

    fn outlook(&self) -> Outlook {
        let jumps = self.jumps.len();
        let current = self.path.first().map_or(0, |position| position.current);
        let refuted = self.refuted().len();
        Outlook { promising: self.jumps.get(current).copied(), refuted, jumps }
    }

    fn refuted(&self) -> Vec<Jump> {
        let known = self.jumps.iter().zip(&self.children);
        known.filter(|(_, child)| child.effort.win == 0).map(|(&jump, _)| jump).collect()
    }

    fn give_up(
        &mut self,
        thread: &mut SearchThread,
        shared: Shared,
    ) -> (Effort, Vec<(Key, Effort)>) {
        let mut efforts = Effort::ENDLESS;
        let mut after = Vec::new();
        while let Some((effort, ..)) = self.assess(thread.nodes, shared) {
            efforts = effort.capped();
            if self.path.len() == 1 {
                after = self.children.iter().map(|child| (child.key, child.effort)).collect();
            }
            self.leave(efforts, thread, shared);
        }
        (efforts, after)
    }
}

/// The estimated efforts of a position that has not been examined. The player not to move gets a
/// quarter of a jump more. These powers needed the fewest nodes on 6 × 6 and 6 × 7; the number of jumps
/// alone, instead of its fourth power over the square of the opponent's, needs twice as many.
#[inline]
fn guess<B: Bits>(window: &Window<B>, rules: Rules, player: Player) -> Effort {
    let ours = 4 * window.mobility(rules, player);
    let theirs = 4 * window.mobility(rules, player.other()) + 1;
    if ours == 0 {
        return Effort::decided(false);
    }
    let effort = |quarters: u64, others: u64| (quarters.saturating_pow(4) / others.pow(2)).max(1);
    Effort { win: effort(theirs, ours), loss: effort(ours, theirs) }.capped()
}
