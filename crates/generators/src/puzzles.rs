//! `generate puzzles`: positions in which exactly one jump wins, from games between programs.

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::ops::RangeInclusive;

use clap::Args;

use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};
use command::Done;
use konane::{Board, Rules};
use opponents::contest::{self, Contender, Limit};
use solver::OutcomeSearch;
use teaching::content::{LEVELS, Puzzle};

/// Positions of games in which exactly one jump wins, the easiest first
///
/// Programs of middling strength play on 6 × 6 and 8 × 8 by the ancient rules. Of each game at most one position of each level
/// is taken. Every jump in it was decided by a search; how many positions the search examined says how hard it is.
#[derive(Args)]
pub struct PuzzleOptions {
    /// Number of positions
    #[arg(long, value_name = "N", default_value_t = 1000)]
    count: usize,
    /// Of the first game
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

/// Who play: strong enough that their games make sense, weak enough that wins are given away.
const CONTENDERS: [Contender; 2] = [Contender::Yardstick(2), Contender::Yardstick(3)];
/// Fewer jumps are no choice, and more are tedious to try.
const JUMPS: RangeInclusive<usize> = 3..=14;
/// Harder decisions would keep a browser busy.
const MOST_STEPS: u64 = 100_000;
const MEMORY: usize = 64 << 20;

impl PuzzleOptions {
    pub fn write(&self) -> Done {
        let mut out = io::stdout();
        for puzzle in find(self.count, self.seed) {
            writeln!(out, "{}", puzzle.line())?;
        }
        Ok(())
    }
}

/// Plays games until there are enough puzzles, equally many of each level.
fn find(count: usize, seed: u64) -> Vec<Puzzle> {
    let mut found: [Vec<Puzzle>; LEVELS] = Default::default();
    let mut seen = BTreeSet::new();
    let is_full = |level: &Vec<Puzzle>| level.len() >= count / LEVELS;
    for number in 0.. {
        if found.iter().all(is_full) {
            break;
        }
        let side = if number % 2 == 0 { 6 } else { 8 };
        // From the end of the game on, until a decision takes too long.
        let positions = positions(side, number / 2, seed + number).into_iter().rev();
        let puzzles = positions.map_while(|(board, player)| puzzle(board, player).ok()).flatten();
        // The last of the game's positions of each level.
        let mut taken = [false; LEVELS];
        for puzzle in puzzles {
            let level = puzzle.level();
            let is_needed = !is_full(&found[level]) && !taken[level];
            if is_needed && seen.insert(smallest_image(&puzzle)) {
                taken[level] = true;
                found[level].push(puzzle);
            }
        }
    }
    let mut all: Vec<Puzzle> = found.into_iter().flatten().collect();
    all.sort_by_key(|puzzle| puzzle.positions);
    all
}

/// The positions of a game and who is to move in each.
fn positions(side: i32, number: u64, seed: u64) -> Vec<(Board, Player)> {
    let full = Board::full(side, side);
    let openings = contest::openings(&full);
    let (removals, left) = contest::pairing(&openings, number);
    let contenders = ByPlayer { left: CONTENDERS[left], right: CONTENDERS[1 - left] };
    let board = contest::opened(&full, removals);
    let (rules, limit) = (Rules::Ancient, Limit::Steps(1));
    let game =
        contest::play(rules, board.clone(), Player::Left, contenders, limit, seed, |_, _| {});
    let mut positions = vec![(board, Player::Left)];
    for jump in game.jumps {
        let (board, player) = &positions[positions.len() - 1];
        positions.push((board.play_unchecked(jump), player.other()));
    }
    positions
}

/// The position as a puzzle, if exactly one jump wins.
fn puzzle(board: Board, player: Player) -> Result<Option<Puzzle>, Stopped> {
    let jumps = Vec::from_iter(board.jumps(Rules::Ancient, player));
    if !JUMPS.contains(&jumps.len()) {
        return Ok(None);
    }
    let mut search = OutcomeSearch::new(Rules::Ancient, MEMORY);
    let mut budget = Budget::steps(MOST_STEPS);
    let mut winning = 0;
    for jump in jumps {
        let winner = search.winner(&board.play_unchecked(jump), player.other(), &mut budget)?;
        winning += usize::from(winner == player);
        if winning > 1 {
            return Ok(None);
        }
    }
    let positions = search.positions();
    Ok((winning == 1).then_some(Puzzle { positions, player, board }))
}

/// The same for a position and its turned and mirrored images.
fn smallest_image(puzzle: &Puzzle) -> Option<(String, Player)> {
    let mut image = puzzle.board.clone();
    let images = (0..8).map(|number| {
        image = if number == 4 { image.mirrored() } else { image.turned() };
        (image.to_string(), puzzle.player)
    });
    images.min()
}
