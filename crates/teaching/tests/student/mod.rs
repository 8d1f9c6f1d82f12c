//! A student who knows only the names and the rules that the lessons have taught so far. The solver has no part in
//! this: a drill that the student solves can be solved by everybody who did the lessons.

use std::cmp::Ordering;
use std::collections::{HashMap, HashSet};
use std::fmt;

use basics::player::{ByPlayer, Player};
use konane::{Board, Rules, Square};
use teaching::content::lessons::Lesson;

/// What a lesson teaches about values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// What the second player wins is worth 0.
    Zero,
    /// Parts are added.
    Sums,
    /// Free moves of one player are counted.
    Moves,
    /// The simplest number between options that are numbers.
    Simplest,
    /// 0, ∗ … ∗n − 1 as options of both players make ∗n. Nimbers are added as in Nim.
    Nimbers,
    /// ↑ = {0|∗}, ↑∗ = {0,∗|0}, ⇑ = {0|↑∗}, ⇑∗ = {0|↑} and their negatives. Numbers, ups and nimbers are added.
    Ups,
    /// Dominated options go. A positive number is greater than every nimber, a negative one less.
    Dominated,
    /// Reversible options are bypassed. Which they are, the student finds out by playing the difference.
    Reversible,
    /// A number as Left's option and a smaller one as Right's make a switch.
    Switches,
    /// {0||0|−x} is tiny-x. Any number of tinies is less than ↑, and the greater x, the less is tiny-x.
    Tinies,
}

/// Each rule with the lesson that teaches it.
const TAUGHT: [(&str, Rule); 10] = [
    ("sums", Rule::Sums),
    ("zero", Rule::Zero),
    ("numbers", Rule::Moves),
    ("halves", Rule::Simplest),
    ("nimbers", Rule::Nimbers),
    ("infinitesimals", Rule::Ups),
    ("dominated", Rule::Dominated),
    ("reversible", Rule::Reversible),
    ("hot", Rule::Switches),
    ("tiny", Rule::Tinies),
];

/// A number is counted in parts of [`UNIT`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Known {
    Number(i64),
    /// From ∗1 on.
    Nimber(u32),
    /// A number, ups and a nimber, added; neither the number alone nor the nimber alone.
    Sum(i64, i32, u32),
    Switch(i64, i64),
    /// Tiny by its threat; miny, if that is negative.
    Tiny(i64),
}

/// `None` if they are confused.
pub type Relation = Option<Ordering>;

pub const UNIT: i64 = 1 << 10;
const ZERO: Known = Known::Number(0);

pub struct Student {
    rules: Vec<Rule>,
    known: HashMap<Board, Option<Known>>,
    won: HashMap<(Board, Player), bool>,
    left: HashMap<Board, Option<usize>>,
    /// By two positions that lie beside each other, and the player to move.
    won_beside: HashMap<(Board, Board, Player), bool>,
}

impl Student {
    /// A student of these lessons.
    pub fn of(lessons: &[Lesson]) -> Student {
        let is_done = |name: &str| lessons.iter().any(|lesson| lesson.name == name);
        let taught = TAUGHT.iter().filter(|(lesson, _)| is_done(lesson));
        let rules = taught.map(|(_, rule)| *rule).collect();
        Student {
            rules,
            known: HashMap::new(),
            won: HashMap::new(),
            left: HashMap::new(),
            won_beside: HashMap::new(),
        }
    }

    fn knows(&self, rule: Rule) -> bool {
        self.rules.contains(&rule)
    }

    /// The value of a position, if the student can find it.
    pub fn value(&mut self, board: &Board) -> Option<Known> {
        let board = board.trimmed();
        if let Some(&known) = self.known.get(&board) {
            return known;
        }
        let value = self.think(&board);
        self.known.insert(board, value);
        value
    }

    fn think(&mut self, board: &Board) -> Option<Known> {
        let groups = groups(board);
        if groups.len() > 1 && self.knows(Rule::Sums) {
            let parts = groups.iter().map(|group| self.value(&board.only(group)));
            if let Some(sum) =
                parts.collect::<Option<Vec<Known>>>().and_then(|parts| self.sum(parts))
            {
                return Some(sum);
            }
        }
        let is_zero = Player::ALL.iter().all(|&player| !self.wins(board, player));
        if is_zero && self.knows(Rule::Zero) {
            return Some(ZERO);
        }
        let options = options(board);
        self.named(&options).or_else(|| {
            let form = self.knows(Rule::Reversible).then(|| self.form(&options, board))?;
            self.named(&form)
        })
    }

    /// The name of the game with these options. Each of them has a name, or one that has is at least as good.
    fn named(&mut self, options: &ByPlayer<Vec<Board>>) -> Option<Known> {
        let mut known = ByPlayer::<HashSet<Known>>::default();
        for player in Player::ALL {
            for option in &options[player] {
                known[player].insert(self.value(option)?);
            }
            if self.knows(Rule::Dominated) {
                let all = known[player].clone();
                known[player]
                    .retain(|&one| !all.iter().any(|&two| two != one && better(player, two, one)));
            }
        }
        let simple = self.number_or_switch(&known).or_else(|| self.nimber(&known));
        simple.or_else(|| self.tiny(&known)).or_else(|| {
            let forms = CANONICAL.iter().flat_map(|&(known, left, right)| {
                let negatives =
                    |options: &[Known]| options.iter().map(|&it| negative(it)).collect();
                let set = |options: &[Known]| options.iter().copied().collect();
                [
                    (known, set(left), set(right)),
                    (negative(known), negatives(right), negatives(left)),
                ]
            });
            let mut forms = forms.filter(|_| self.knows(Rule::Ups));
            let found = forms.find(|(_, left, right)| (left, right) == (&known.left, &known.right));
            found.map(|(known, ..)| known)
        })
    }

    /// The options of a board after dominated ones are left out and reversible ones bypassed.
    fn form(&mut self, all: &ByPlayer<Vec<Board>>, board: &Board) -> ByPlayer<Vec<Board>> {
        let mut form = all.clone();
        for player in Player::ALL {
            let other = player.other();
            let mut place = 0;
            while let Some(option) = form[player].get(place).cloned() {
                let answers = options(&option)[other].clone();
                let reversing =
                    answers.into_iter().find(|answer| self.prefers(other, answer, board));
                match reversing {
                    Some(answer) => {
                        form[player].swap_remove(place);
                        form[player].extend(options(&answer)[player].clone());
                    }
                    None => place += 1,
                }
            }
            let mut kept: Vec<Board> = Vec::new();
            for option in form[player].clone() {
                if !kept.iter().any(|other| self.prefers(player, other, &option)) {
                    kept.retain(|other| !self.prefers(player, &option, other));
                    kept.push(option);
                }
            }
            form[player] = kept;
        }
        form
    }

    /// Whether `one` is at least as good for the player as `two`: the player wins `one` beside the negative of `two`,
    /// moving second.
    pub fn prefers(&mut self, player: Player, one: &Board, two: &Board) -> bool {
        !self.wins_beside(one.trimmed(), two.swapped().trimmed(), player.other())
    }

    fn wins_beside(&mut self, one: Board, two: Board, player: Player) -> bool {
        let place = (one, two, player);
        if let Some(&known) = self.won_beside.get(&place) {
            return known;
        }
        let (one, two, other) = (&place.0, &place.1, player.other());
        let won = one
            .jumps(Rules::Ancient, player)
            .any(|jump| !self.wins_beside(one.play_unchecked(jump).trimmed(), two.clone(), other))
            || two.jumps(Rules::Ancient, player).any(|jump| {
                !self.wins_beside(one.clone(), two.play_unchecked(jump).trimmed(), other)
            });
        self.won_beside.insert(place, won);
        won
    }

    fn number_or_switch(&self, options: &ByPlayer<HashSet<Known>>) -> Option<Known> {
        let numbers = |player| -> Option<Vec<i64>> {
            let number = |option: &Known| match option {
                Known::Number(number) => Some(*number),
                _ => None,
            };
            options[player].iter().map(number).collect()
        };
        let (left, right) = (numbers(Player::Left)?, numbers(Player::Right)?);
        // Free moves, or the simplest number.
        match (left.into_iter().max(), right.into_iter().min()) {
            (Some(left), None) if self.knows(Rule::Moves) => {
                Some(Known::Number((left.div_euclid(UNIT) + 1).max(0) * UNIT))
            }
            (None, Some(right)) if self.knows(Rule::Moves) => {
                Some(Known::Number(-((-right).div_euclid(UNIT) + 1).max(0) * UNIT))
            }
            (Some(left), Some(right)) if left < right && self.knows(Rule::Simplest) => {
                simplest(left, right).map(Known::Number)
            }
            (Some(left), Some(right)) if left > right && self.knows(Rule::Switches) => {
                Some(Known::Switch(left, right))
            }
            _ => None,
        }
    }

    fn sum(&self, parts: Vec<Known>) -> Option<Known> {
        parts.into_iter().try_fold(ZERO, |sum, part| match (sum, part) {
            (ZERO, other) | (other, ZERO) => Some(other),
            (Known::Number(one), Known::Number(two)) => Some(Known::Number(one + two)),
            (Known::Nimber(one), Known::Nimber(two)) if one == two => Some(ZERO),
            (Known::Nimber(one), Known::Nimber(two)) => Some(Known::Nimber(one ^ two)),
            _ if self.knows(Rule::Ups) => {
                let (one, two) = (addends(sum)?, addends(part)?);
                Some(joined(one.0 + two.0, one.1 + two.1, one.2 ^ two.2))
            }
            _ => None,
        })
    }

    /// Where play stops if this player begins: at the first number.
    pub fn stop(&mut self, board: &Board, begins: Player) -> Option<i64> {
        let value = self.value(board);
        if let Some(Known::Number(number)) = value {
            return Some(number);
        }
        let mut stops = ByPlayer::<Option<i64>>::default();
        for player in Player::ALL {
            let mut after = Vec::new();
            for jump in board.jumps(Rules::Ancient, player) {
                after.push(self.stop(&board.play_unchecked(jump), player.other())?);
            }
            stops[player] = match player {
                Player::Left => after.into_iter().max(),
                Player::Right => after.into_iter().min(),
            };
        }
        // A value without a name could be a number, unless neither player would rather move second.
        let is_no_number = value.is_some()
            || stops.left.zip(stops.right).is_some_and(|(left, right)| left >= right);
        stops[begins].filter(|_| is_no_number)
    }

    fn nimber(&self, options: &ByPlayer<HashSet<Known>>) -> Option<Known> {
        let heap = |size| if size == 0 { ZERO } else { Known::Nimber(size) };
        let size = options.left.len() as u32;
        let is_heap = options.left == options.right
            && (0..size).all(|smaller| options.left.contains(&heap(smaller)));
        (is_heap && self.knows(Rule::Nimbers)).then(|| heap(size))
    }

    fn tiny(&self, options: &ByPlayer<HashSet<Known>>) -> Option<Known> {
        let only = |player| match Vec::from_iter(&options[player])[..] {
            [option] => Some(*option),
            _ => None,
        };
        match (only(Player::Left)?, only(Player::Right)?) {
            _ if !self.knows(Rule::Tinies) => None,
            (ZERO, Known::Switch(0, right)) => Some(Known::Tiny(-right)),
            (Known::Switch(left, 0), ZERO) => Some(Known::Tiny(-left)),
            _ => None,
        }
    }

    /// How a sum with tinies compares with 0, as far as the lesson says; `None` without any.
    pub fn compare_tinies(&mut self, board: &Board) -> Option<Relation> {
        let (mut threats, mut others) = (ByPlayer::<Vec<i64>>::default(), Vec::new());
        for group in groups(board) {
            match self.value(&board.only(&group))? {
                Known::Tiny(threat) if threat > 0 => threats.left.push(threat),
                Known::Tiny(threat) => threats.right.push(-threat),
                other => others.push(other),
            }
        }
        let (number, ups, nimber) = addends(self.sum(others)?)?;
        if threats.left.is_empty() && threats.right.is_empty() || nimber > 1 {
            return None;
        }
        for player in Player::ALL {
            threats[player].sort_unstable();
        }
        let covers = |one: &[i64], two: &[i64]| {
            one.len() >= two.len() && one.iter().zip(two).all(|(one, two)| one <= two)
        };
        let tinies =
            match (covers(&threats.left, &threats.right), covers(&threats.right, &threats.left)) {
                (true, true) => Ordering::Equal,
                (true, false) => Ordering::Greater,
                (false, true) => Ordering::Less,
                (false, false) => return None,
            };
        let arrows = ups.cmp(&0);
        match (number.cmp(&0), ups.abs(), nimber) {
            (Ordering::Equal, 0, 0) => Some(Some(tinies)),
            (Ordering::Equal, _, 0) => Some(Some(arrows)),
            // A star is confused with 0 and ↑, so also with whatever lies between them.
            (Ordering::Equal, 0, 1) => Some(None),
            (Ordering::Equal, 1, 1) if tinies != arrows => Some(None),
            (Ordering::Equal, 2.., 1) if tinies == arrows || tinies.is_eq() => Some(Some(arrows)),
            (Ordering::Equal, ..) => None,
            (ordered, ..) => Some(Some(ordered)),
        }
    }

    /// How many moves are left, if that is the same for every play in which either player may move at any time.
    pub fn moves_left(&mut self, board: &Board) -> Option<usize> {
        let place = board.trimmed();
        if let Some(&known) = self.left.get(&place) {
            return known;
        }
        let jumps = Player::ALL.map(|player| board.jumps(Rules::Ancient, player));
        let left = match jumps.each_ref().map(|jumps| jumps.len()) {
            [0, 0] => Some(0),
            [0, _] | [_, 0] => None,
            _ => {
                let after = jumps.into_iter().flatten();
                let counts = after.map(|jump| self.moves_left(&board.play_unchecked(jump)));
                let counts: Option<HashSet<usize>> = counts.collect();
                counts.filter(|it| it.len() == 1).and_then(|it| Some(it.into_iter().next()? + 1))
            }
        };
        self.left.insert(place, left);
        left
    }

    /// Whether the player wins, moving first.
    pub fn wins(&mut self, board: &Board, player: Player) -> bool {
        let place = (board.trimmed(), player);
        if let Some(&known) = self.won.get(&place) {
            return known;
        }
        let mut jumps = board.jumps(Rules::Ancient, player);
        let won = jumps.any(|jump| !self.wins(&board.play_unchecked(jump), player.other()));
        self.won.insert(place, won);
        won
    }
}

/// The positions after the jumps of each player.
fn options(board: &Board) -> ByPlayer<Vec<Board>> {
    let after = |player| {
        let jumps = board.jumps(Rules::Ancient, player);
        jumps.map(|jump| board.play_unchecked(jump).trimmed()).collect()
    };
    ByPlayer { left: after(Player::Left), right: after(Player::Right) }
}

const UP: Known = Known::Sum(0, 1, 0);
const UP_STAR: Known = Known::Sum(0, 1, 1);
const STAR: Known = Known::Nimber(1);
/// Values with their options; those of their negatives follow.
const CANONICAL: [(Known, &[Known], &[Known]); 4] = [
    (UP, &[ZERO], &[STAR]),
    (UP_STAR, &[ZERO, STAR], &[ZERO]),
    (Known::Sum(0, 2, 0), &[ZERO], &[UP_STAR]),
    (Known::Sum(0, 2, 1), &[ZERO], &[UP]),
];

/// The number, the ups and the nimber that are added.
fn addends(known: Known) -> Option<(i64, i32, u32)> {
    match known {
        Known::Number(number) => Some((number, 0, 0)),
        Known::Nimber(size) => Some((0, 0, size)),
        Known::Sum(number, ups, size) => Some((number, ups, size)),
        Known::Switch(..) | Known::Tiny(_) => None,
    }
}

fn joined(number: i64, ups: i32, size: u32) -> Known {
    match (number, ups, size) {
        (_, 0, 0) => Known::Number(number),
        (0, 0, _) => Known::Nimber(size),
        _ => Known::Sum(number, ups, size),
    }
}

fn negative(known: Known) -> Known {
    match known {
        Known::Switch(left, right) => Known::Switch(-right, -left),
        Known::Number(number) => Known::Number(-number),
        Known::Nimber(_) => known,
        Known::Tiny(threat) => Known::Tiny(-threat),
        Known::Sum(number, ups, size) => Known::Sum(-number, -ups, size),
    }
}

/// Whether the player would rather have `one` than `two`, or as gladly.
pub fn better(player: Player, one: Known, two: Known) -> bool {
    let ordered = match player {
        Player::Left => compare(one, two),
        Player::Right => compare(two, one),
    };
    matches!(ordered, Some(Ordering::Greater | Ordering::Equal))
}

/// `None` if they are confused.
fn compare(one: Known, two: Known) -> Option<Ordering> {
    if let (Some(one), Some(two)) = (addends(one), addends(two)) {
        let (ups, size) = (one.1 - two.1, one.2 ^ two.2);
        // A star outweighs one up and no more; every other nimber is confused with 0 only.
        let is_confused = size > 0 && ups.abs() <= i32::from(size == 1);
        return match one.0.cmp(&two.0) {
            Ordering::Equal if is_confused => None,
            Ordering::Equal => Some(ups.cmp(&0)),
            ordered => Some(ordered),
        };
    }
    match (one, two) {
        (Known::Number(number), Known::Switch(left, _)) if number > left => Some(Ordering::Greater),
        (Known::Number(number), Known::Switch(_, right)) if number < right => Some(Ordering::Less),
        (Known::Switch(..), Known::Number(_)) => compare(two, one).map(Ordering::reverse),
        _ => (one == two).then_some(Ordering::Equal),
    }
}

/// The whole number nearest to 0 between two numbers, else a half, else a quarter …
fn simplest(left: i64, right: i64) -> Option<i64> {
    let mut step = UNIT;
    while step > 0 {
        let between = (left.div_euclid(step) + 1..).map(|count| count * step);
        let between = between.take_while(|&number| number < right);
        if let Some(number) = between.min_by_key(|number| number.abs()) {
            return Some(number);
        }
        step /= 2;
    }
    None
}

/// The stones that can ever come next to each other, by playing the whole game in every order.
pub fn groups(board: &Board) -> Vec<Vec<Square>> {
    let stones: Vec<Square> = board.stones().map(|(square, _)| square).collect();
    let mut group: Vec<usize> = (0..stones.len()).collect();
    let begin: Vec<(Square, usize)> = stones.iter().copied().zip(0..).collect();
    let (mut seen, mut open) = (HashSet::from([begin.clone()]), vec![begin]);
    let margin = 12;
    let corner = Square::new(margin, margin);
    let wide = Board::empty(board.rows() + 2 * margin, board.columns() + 2 * margin, board.edge());
    let owners: Vec<Player> = board.stones().map(|(_, owner)| owner).collect();
    while let Some(now) = open.pop() {
        for &(one, first) in &now {
            for &(two, second) in &now {
                if (one.row - two.row).abs() + (one.column - two.column).abs() == 1 {
                    let (from, to) = (group[first], group[second]);
                    group.iter_mut().filter(|it| **it == from).for_each(|it| *it = to);
                }
            }
        }
        let mut placed = wide.clone();
        for &(square, stone) in &now {
            placed.set(square + corner, Some(owners[stone]));
        }
        for player in Player::ALL {
            for jump in placed.jumps(Rules::Ancient, player) {
                let after = placed.play_unchecked(jump);
                assert_eq!((after.rows(), after.columns()), (wide.rows(), wide.columns()));
                let mut next: Vec<(Square, usize)> = now
                    .iter()
                    .map(|&(square, stone)| match square + corner == jump.from {
                        true => (jump.to() - corner, stone),
                        false => (square, stone),
                    })
                    .filter(|&(square, _)| after.stone(square + corner).is_some())
                    .collect();
                next.sort_unstable_by_key(|&(_, stone)| stone);
                if seen.insert(next.clone()) {
                    open.push(next);
                }
            }
        }
    }
    let mut names = group.clone();
    names.sort_unstable();
    names.dedup();
    let of = |name: usize| {
        let members = stones.iter().zip(&group).filter(|(_, group)| **group == name);
        members.map(|(square, _)| *square).collect()
    };
    names.into_iter().map(of).collect()
}

/// How many positions a game from here can reach.
pub fn reachable(board: &Board) -> usize {
    reachable_up_to(board, usize::MAX).expect("a number")
}

/// `None` if there are more.
pub fn reachable_up_to(board: &Board, most: usize) -> Option<usize> {
    let (mut seen, mut open) = (HashSet::from([board.trimmed()]), vec![board.trimmed()]);
    while let Some(now) = open.pop() {
        for player in Player::ALL {
            for jump in now.jumps(Rules::Ancient, player) {
                let after = now.play_unchecked(jump).trimmed();
                if seen.insert(after.clone()) {
                    open.push(after);
                }
            }
        }
        if seen.len() > most {
            return None;
        }
    }
    Some(seen.len())
}

impl fmt::Display for Known {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match *self {
            Known::Number(number) => {
                let mut below = UNIT;
                let mut above = number;
                while below > 1 && above % 2 == 0 {
                    (above, below) = (above / 2, below / 2);
                }
                if below == 1 { write!(f, "{above}") } else { write!(f, "{above}/{below}") }
            }
            Known::Nimber(1) => f.write_str("*"),
            Known::Nimber(size) => write!(f, "*{size}"),
            Known::Sum(number, ups, size) => {
                if number != 0 {
                    write!(f, "{}", Known::Number(number))?;
                }
                match (ups, if ups < 0 { 'v' } else { '^' }) {
                    (0, _) => {}
                    (-2..=2, arrow) => {
                        f.write_str(&arrow.to_string().repeat(ups.unsigned_abs() as usize))?
                    }
                    (_, arrow) => write!(f, "{arrow}{}", ups.abs())?,
                }
                if size > 0 { write!(f, "{}", Known::Nimber(size)) } else { Ok(()) }
            }
            Known::Switch(left, right) => {
                write!(f, "{{{}|{}}}", Known::Number(left), Known::Number(right))
            }
            Known::Tiny(threat) if threat > 0 => write!(f, "tiny-{}", Known::Number(threat)),
            Known::Tiny(threat) => write!(f, "miny-{}", Known::Number(-threat)),
        }
    }
}
