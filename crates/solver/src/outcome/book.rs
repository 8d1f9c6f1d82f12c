//! Openings whose winners take a search too long, proved in advance: `book.txt`.
//!
//! ```text
//! file    = *(comment / board / opening)     ; a line each
//! board   = "board" SIZE RULES               ; of the openings below it, with at least as many columns as rows
//! opening = BLACK WHITE FIRST WINNER TREE    ; the squares of the stones removed, and who jumps first
//! ```
//!
//! A tree is a proof without its ends. It visits each position in which the winner is to jump once: a
//! letter stands for a winning jump, a dot for a jump that a search finds quickly. After a jump come
//! all positions that the other player can jump to, each followed by its own subtree.

use std::convert::Infallible;

use hashbrown::HashSet;

use crate::outcome::key::KeyScheme;
use crate::outcome::table::Key;
use basics::player::Player;
use game::{Beginning, size};
use konane::{Board, Rules, Square, Window};

const BOOK: &str = include_str!("book.txt");
const JUMPS: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const BOARD: &str = "board ";
const DOT: char = '.';

/// A position, the player to move, and whether this player wins.
pub type Fact = (Window<u64>, Player, bool);

/// The trees of one board, which share positions.
pub struct ProofTrees {
    rules: Rules,
    scheme: KeyScheme,
    seen: HashSet<Key>,
    facts: Vec<Fact>,
}

impl ProofTrees {
    /// Trees of positions between walls that come from this board of at most 8 × 8.
    pub fn new(rules: Rules, board: &Board) -> ProofTrees {
        let scheme = KeyScheme::of_board(board);
        ProofTrees { rules, scheme, seen: HashSet::new(), facts: Vec::new() }
    }

    /// Walks a tree. Wherever the winner is to jump, `advise` returns the index of a winning jump,
    /// `Some(None)` if a search finds one quickly, or `None` to fail. Returns `None` if it fails or a
    /// jump does not exist.
    pub fn grow(
        &mut self,
        board: &Board,
        turn: Player,
        winner: Player,
        advise: &mut impl FnMut(&Window<u64>) -> Option<Option<usize>>,
    ) -> Option<()> {
        let window = Window::of_board(board, 0, Square::new(0, 0));
        if turn == winner {
            return self.win(window, winner, advise);
        }
        self.lose(window, winner, advise)
    }

    fn win(
        &mut self,
        window: Window<u64>,
        winner: Player,
        advise: &mut impl FnMut(&Window<u64>) -> Option<Option<usize>>,
    ) -> Option<()> {
        if !self.seen.insert(self.scheme.key(&window, winner)) {
            return Some(());
        }
        self.facts.push((window.clone(), winner, true));
        match advise(&window)? {
            Some(jump) => {
                let after = ProofTrees::after(self.rules, &window, winner).into_iter().nth(jump)?;
                self.lose(after, winner, advise)
            }
            None => Some(()),
        }
    }

    fn lose(
        &mut self,
        window: Window<u64>,
        winner: Player,
        advise: &mut impl FnMut(&Window<u64>) -> Option<Option<usize>>,
    ) -> Option<()> {
        let replies = ProofTrees::after(self.rules, &window, winner.other());
        self.facts.push((window, winner.other(), false));
        replies.into_iter().try_for_each(|reply| self.win(reply, winner, advise))
    }

    /// The positions after a player's jumps, in the order of the letters.
    pub fn after(rules: Rules, window: &Window<u64>, player: Player) -> Vec<Window<u64>> {
        let mut after = Vec::new();
        let Ok(()) = window.jumps(rules, player, |window| {
            after.push(window);
            Ok::<(), Infallible>(())
        });
        after
    }

    /// The letter for a jump or the dot; `None` if there are more jumps than letters.
    pub fn letter(advice: Option<usize>) -> Option<char> {
        advice.map_or(Some(DOT), |jump| JUMPS.chars().nth(jump))
    }
}

/// All facts of the book for boards of this size, with at least as many columns as rows.
pub fn facts(rules: Rules, rows: i32, columns: i32) -> Vec<Fact> {
    let heading = format!("{BOARD}{} {}", size(rows, columns), rules.name());
    let openings = BOOK.lines().skip_while(|line| *line != heading).skip(1);
    let openings = openings.take_while(|line| !line.starts_with(BOARD));
    let mut trees = ProofTrees::new(rules, &Board::full(rows, columns));
    for line in openings {
        let read = Opening::read(line, rows, columns).and_then(|opening| opening.grow(&mut trees));
        debug_assert!(read.is_some(), "{line}");
    }
    trees.facts
}

struct Opening<'a> {
    board: Board,
    first: Player,
    winner: Player,
    tree: &'a str,
}

impl Opening<'_> {
    fn read(line: &str, rows: i32, columns: i32) -> Option<Opening<'_>> {
        let words: Vec<&str> = line.split(' ').collect();
        let [black, white, first, winner, tree] = words[..] else { return None };
        let (first, winner) = (first.parse().ok()?, winner.parse().ok()?);
        let beginning = Beginning::named(&format!("{black} {white}"), first, rows, columns)?;
        Some(Opening { board: beginning.board(rows, columns), first, winner, tree })
    }

    /// Adds the opening's tree; `None` if its text does not match the board.
    fn grow(&self, trees: &mut ProofTrees) -> Option<()> {
        let mut letters = self.tree.chars();
        trees.grow(&self.board, self.first, self.winner, &mut |_| match letters.next()? {
            DOT => Some(None),
            letter => Some(Some(JUMPS.find(letter)?)),
        })?;
        letters.next().is_none().then_some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::OutcomeSearch;
    use basics::budget::Budget;
    use game::Removal;
    use konane::{Bits, Edge};

    const BOARDS: [(i32, i32); 2] = [(6, 6), (6, 7)];

    /// The positions in which a search must find the winning jump; all other facts follow from them.
    fn ends(rules: Rules, rows: i32, columns: i32) -> Vec<(Board, Player)> {
        let facts = facts(rules, rows, columns);
        let is_end = |index: &usize| {
            // The position after a jump follows in the list.
            facts[*index].2 && facts.get(index + 1).is_none_or(|(_, _, wins)| *wins)
        };
        let ends = (0..facts.len()).filter(is_end);
        let board = |index: usize| {
            let (window, player, _) = &facts[index];
            let mut board = Board::empty(rows, columns, Edge::Walls);
            for owner in Player::ALL {
                for square in window.stones[owner].squares() {
                    board.set(square, Some(owner));
                }
            }
            (board, *player)
        };
        ends.map(board).collect()
    }

    #[test]
    fn every_opening_is_read() {
        for (rows, columns) in BOARDS {
            for rules in Rules::ALL {
                let heading = format!("{BOARD}{} {}", size(rows, columns), rules.name());
                let mut trees = ProofTrees::new(rules, &Board::full(rows, columns));
                let lines = BOOK.lines().skip_while(|line| *line != heading).skip(1);
                let mut openings = 0;
                for line in lines.take_while(|line| !line.starts_with(BOARD)) {
                    let opening = Opening::read(line, rows, columns).expect(line);
                    opening.grow(&mut trees).expect(line);
                    openings += 1;
                }
                let all = Beginning::all(Removal::Anywhere, rows, columns).len();
                assert_eq!(openings, all, "{heading}");
            }
        }
    }

    #[test]
    fn a_search_finds_the_end_of_each_proof_soon() {
        for rules in Rules::ALL {
            let ends = ends(rules, 6, 7);
            assert!(ends.len() > 500, "{}", ends.len());
            for (board, player) in ends.into_iter().step_by(200) {
                let mut search = OutcomeSearch::new(rules, 1 << 26);
                let jump = search.best_jump(&board, player, &mut Budget::steps(300_000));
                assert!(jump.is_ok_and(|jump| jump.is_some()), "{board:?}");
            }
        }
    }

    #[test]
    fn it_is_known_at_once_who_wins() {
        // Without the book this takes 46 million positions.
        let hard = Beginning::named("c3 c4", Player::Left, 6, 7).unwrap();
        for (beginning, rows, columns) in [(hard, 6, 7), (hard.transposed(6, 7), 7, 6)] {
            let mut search = OutcomeSearch::new(Rules::Ancient, 1 << 26).with_book();
            let board = beginning.board(rows, columns);
            let mut budget = Budget::steps(100);
            assert_eq!(search.winner(&board, Player::Left, &mut budget), Ok(Player::Right));
            for jump in board.jumps(Rules::Ancient, Player::Left) {
                let mut budget = Budget::steps(300_000);
                let reply =
                    search.best_jump(&board.play_unchecked(jump), Player::Right, &mut budget);
                assert!(reply.is_ok_and(|reply| reply.is_some()));
            }
        }
    }

    /// Each size is looked up once, and none for a board on the plane, about which the book says nothing.
    #[test]
    fn boards_between_walls_are_looked_up_once() {
        for (edge, sizes) in [(Edge::Walls, vec![(6, 6)]), (Edge::Plane, vec![])] {
            let mut search = OutcomeSearch::new(Rules::Ancient, 1 << 26).with_book();
            let board = Board::parse("xo..../6/6/6/6/6", edge).unwrap();
            for _ in 0..2 {
                let winner = search.winner(&board, Player::Left, &mut Budget::unlimited());
                assert_eq!((winner, &search.book_sizes), (Ok(Player::Left), &Some(sizes.clone())));
            }
        }
    }
}
