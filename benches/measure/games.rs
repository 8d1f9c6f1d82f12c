//! Games: how strong the strong opponent is, and whether it wins what is won.

use basics::player::{ByPlayer, Player};
use game::Removal;
use konane::{Board, Rules};
use opponents::Opponent;
use opponents::contest::{Contender, Limit, opened, openings, pairing, play};
use teaching::content::solved::{Solved, SolvedBoard};

use super::place::{now, say};

const STRONG: Contender = Contender::Opponent(Opponent::Strong);
/// Of thinking a jump, where it must not depend on the machine.
const STEPS: u64 = 30_000;
/// Milliseconds a jump, where it may.
const PATIENCE: u64 = 2_000;
const GAMES: u64 = 10;

/// On 8 × 8, the same games on every machine: `papamu match --steps 30000 --games 10` plays them too.
pub fn strength() {
    let full = Board::full(8, 8);
    let openings = openings(&full);
    let others = [4, 6, 8].map(Contender::Yardstick);
    for other in [Contender::Opponent(Opponent::Greedy)].into_iter().chain(others) {
        let (mut won, mut jumps, mut time) = (0, 0, 0.0);
        for number in 0..GAMES {
            let (removals, left) = pairing(&openings, number);
            let strong = [Player::Left, Player::Right][left];
            let contenders =
                ByPlayer::from_fn(|player| if player == strong { STRONG } else { other });
            let mut begun = now();
            let watch = |player, _| {
                let now = now();
                if player == strong {
                    (jumps, time) = (jumps + 1, time + now - begun);
                }
                begun = now;
            };
            let board = opened(&full, removals);
            let limit = Limit::Steps(STEPS);
            let game =
                play(Rules::Ancient, board, Player::Left, contenders, limit, 1 + number, watch);
            won += u32::from(game.winner == strong);
        }
        let (name, time) = (other.name(), time / f64::from(jumps));
        say(&format!("8 × 8, against {name:22} {won:>2} of {GAMES} won, {time:>6.0} ms a jump"));
    }
}

/// Every opening up to symmetry, whoever is first, with the strong opponent on the side that wins.
pub fn won() {
    let solved = Solved::read(include_str!("../../static/solved.txt")).expect("it is tested");
    let lost: usize = [(6, 6), (6, 7)]
        .into_iter()
        .flat_map(|(rows, columns)| Rules::ALL.map(|rules| solved.board(rows, columns, rules)))
        .flatten()
        .map(|board| win_all(&board))
        .sum();
    assert_eq!(lost, 0, "won games were lost");
}

/// How many are lost.
fn win_all(board: &SolvedBoard) -> usize {
    let (rows, columns, rules) = (board.rows(), board.columns(), board.rules());
    let (mut played, mut lost, mut guessed) = (0, 0, 0);
    for (seed, beginning) in (1..).zip(board.beginnings(Removal::Anywhere)) {
        let Some(strong) = board.winner(beginning) else { continue };
        let other = Contender::Yardstick(6);
        let contenders = ByPlayer::from_fn(|player| if player == strong { STRONG } else { other });
        let mut guesses = 0;
        let watch = |player, is_guess| {
            guesses += usize::from(player == strong && is_guess);
        };
        let begun = now();
        let (first, limit) = (beginning.first, Limit::Milliseconds(PATIENCE, now));
        let start = beginning.board(rows, columns);
        let game = play(rules, start, first, contenders, limit, seed, watch);
        let removals = [beginning.black, beginning.white];
        if guesses > 0 || game.winner != strong {
            say(&format!(
                "{} {}: {} wins, {guesses} guesses, {:.1} s: {}",
                beginning.pair_name(rows),
                first.name(),
                if game.winner == strong { "strong" } else { "alpha-beta-6" },
                (now() - begun) / 1e3,
                game.text(removals, rows),
            ));
        }
        (played, guessed) = (played + 1, guessed + guesses);
        lost += usize::from(game.winner != strong);
    }
    let name = format!("{rows} × {columns}, {}", rules.name());
    say(&format!("{name:32} {lost} of {played} lost, {guessed} jumps were guesses"));
    lost
}
