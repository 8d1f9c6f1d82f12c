//! One game between two contenders.

use crate::contest::contender::{Contender, ContestPlayer, Limit};
use basics::dice::Dice;
use basics::player::{ByPlayer, Player};
use game::Removal;
use konane::{Board, Jump, Opening, Rules, Square, jump_name, square_name};

/// The course of a game.
pub struct Game {
    pub jumps: Vec<Jump>,
    pub winner: Player,
}

/// Plays a game from the first jump on. After each jump it calls `watch` with the player and whether
/// the jump was a guess.
pub fn play(
    rules: Rules,
    board: Board,
    first: Player,
    contenders: ByPlayer<Contender>,
    limit: Limit,
    seed: u64,
    mut watch: impl FnMut(Player, bool),
) -> Game {
    let mut dice = Dice(Dice(seed).roll());
    let mut players = ByPlayer::from_fn(|player: Player| {
        ContestPlayer::new(contenders[player], rules, limit, dice.roll())
    });
    let (mut board, mut jumps, mut player) = (board, Vec::new(), first);
    while let Some((jump, is_guess)) = players[player].jump(&board, player) {
        watch(player, is_guess);
        board = board.play_unchecked(jump);
        jumps.push(jump);
        player = player.other();
    }
    Game { jumps, winner: player.other() }
}

pub fn opened(board: &Board, removals: [Square; 2]) -> Board {
    removals.into_iter().fold(board.clone(), Board::without)
}

/// The openings of a full board: all removals of the tournament rule, then the named openings that are
/// not among them.
pub fn openings(board: &Board) -> Vec<[Square; 2]> {
    let mut openings = Vec::new();
    for removal in [Removal::Tournament].into_iter().chain(Opening::ALL.map(Removal::Opening)) {
        for first in removal.first(board, Player::Left) {
            for second in removal.second(&board.clone().without(first), Player::Right, first) {
                if !openings.contains(&[first, second]) {
                    openings.push([first, second]);
                }
            }
        }
    }
    openings
}

/// The opening of a game in a match, and the index of the contender who plays Left. Each opening is
/// played twice, with the colours exchanged.
pub fn pairing(openings: &[[Square; 2]], number: u64) -> ([Square; 2], usize) {
    (openings[(number / 2) as usize % openings.len()], (number % 2) as usize)
}

impl Game {
    /// The game in numbered turns of both players, the removals first.
    pub fn text(&self, removals: [Square; 2], rows: i32) -> String {
        let removals = removals.iter().map(|&square| square_name(square, rows));
        let jumps = self.jumps.iter().map(|&jump| jump_name(jump, rows));
        let turns: Vec<String> = removals.chain(jumps).collect();
        let numbered = (1..).zip(turns.chunks(2));
        let lines: Vec<String> =
            numbered.map(|(number, turns)| format!("{number}. {}", turns.join(" "))).collect();
        lines.join(" ")
    }
}
