//! A match: games between two contenders, alternating colours and openings.

use std::io::{self, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use clap::Args;
use serde_json::{Value as Json, json};

use crate::Done;
use crate::option::{counted, rules, size};
use crate::waiting::Waiting;
use basics::budget::Budget;
use basics::player::{ByPlayer, Player};
use basics::slicer::process_clock;
use game::LONGEST_SIDE;
use konane::{Board, Rules, Square, square_name};
use opponents::contest::{self, Contender, Game, Limit};
use solver::OutcomeSearch;

/// Games between two opponents, one line each, and the totals
///
/// The openings are all removals of the tournament rule and the four named ones, in turn; each is played twice, with the
/// colours exchanged. A game depends on its seed and, with --ms, on the speed of the machine: with --steps, games can be
/// repeated exactly.
///
/// An opponent is random, greedy, hottest, half-strong, mostly-strong, strong, perfect, or alpha-beta-N: of depth N on
/// mobility.
#[derive(Args)]
pub struct Contest {
    #[arg(long, value_name = "OPPONENT", value_parser = contender, default_value = "strong")]
    one: Contender,
    #[arg(long, value_name = "OPPONENT", value_parser = contender, default_value = "alpha-beta-6")]
    other: Contender,
    /// Rows and columns, 2 to 18
    #[arg(long, value_name = "N|RxC", value_parser = |word: &str| size(word, 2..=LONGEST_SIDE), default_value = "8")]
    size: (i32, i32),
    /// How far a jump goes
    #[arg(long, value_parser = rules(), default_value = Rules::default().name())]
    rules: Rules,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// Milliseconds for each jump; alpha-beta has no limit
    #[arg(long, value_name = "N", default_value_t = 1000)]
    ms: u64,
    /// Steps for each jump, instead of a time
    #[arg(long, value_name = "N")]
    steps: Option<u64>,
    /// Of the first game
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Games played at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=64))]
    threads: u64,
    /// The jumps of each game
    #[arg(long = "show")]
    shows: bool,
    /// Find out who wins each opening, and count won games that were lost
    #[arg(long = "judge")]
    judges: bool,
    /// Answers in JSON, an object on each line
    #[arg(long = "json")]
    is_json: bool,
}

/// A finished game.
struct FinishedGame {
    number: u64,
    seed: u64,
    removals: [Square; 2],
    /// The index of the contender who plays Left.
    left: usize,
    game: Game,
    /// Who wins the opening with perfect play, if the game was judged.
    won: Option<Player>,
}

impl FinishedGame {
    /// The index of the contender who plays for a player.
    fn contender(&self, player: Player) -> usize {
        if player == Player::Left { self.left } else { 1 - self.left }
    }
}

fn contender(word: &str) -> Result<Contender, &'static str> {
    Contender::named(word).ok_or("an opponent or alpha-beta-N")
}

impl Contest {
    fn contenders(&self) -> [Contender; 2] {
        [self.one, self.other]
    }

    pub fn play_all(&self) -> Done {
        let next = AtomicU64::new(0);
        let (sender, played) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..self.threads {
                let sender = sender.clone();
                scope.spawn(|| self.play_games(&next, sender));
            }
            drop(sender);
            let (mut all, mut out) = (Vec::new(), io::stdout());
            let waiting = Waiting::of(self.games);
            for game in played {
                let line =
                    if self.is_json { self.facts(&game).to_string() } else { self.line(&game) };
                waiting.advance();
                waiting.line(&mut out, line)?;
                all.push(game);
            }
            drop(waiting);
            let totals =
                if self.is_json { self.total_facts(&all).to_string() } else { self.totals(&all) };
            Ok(writeln!(out, "{totals}")?)
        })
    }

    /// Plays one game after another until all are played.
    fn play_games(&self, next: &AtomicU64, sender: mpsc::Sender<FinishedGame>) {
        let (rows, columns) = self.size;
        let full = Board::full(rows, columns);
        let openings = contest::openings(&full);
        let limit = self.steps.map_or(Limit::Milliseconds(self.ms, process_clock), Limit::Steps);
        let mut judge = OutcomeSearch::new(self.rules, 4 * contest::MEMORY);
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.games {
                return;
            }
            let (removals, left) = contest::pairing(&openings, number);
            let contenders =
                ByPlayer { left: self.contenders()[left], right: self.contenders()[1 - left] };
            let seed = self.seed.wrapping_add(number);
            let board = contest::opened(&full, removals);
            let won = self
                .judges
                .then(|| judge.winner(&board, Player::Left, &mut Budget::unlimited()).ok());
            let first = Player::Left;
            let watch = |_, _| {};
            let game = contest::play(self.rules, board, first, contenders, limit, seed, watch);
            let won = won.flatten();
            let played = FinishedGame { number, seed, removals, left, game, won };
            if sender.send(played).is_err() {
                return;
            }
        }
    }

    fn name(&self, played: &FinishedGame, player: Player) -> String {
        self.contenders()[played.contender(player)].name()
    }

    fn line(&self, played: &FinishedGame) -> String {
        let rows = self.size.0;
        let Game { jumps, winner } = &played.game;
        let opening = played.removals.map(|square| square_name(square, rows)).join(" ");
        let [left, right] = Player::ALL.map(|player| self.name(played, player));
        let mut line = format!(
            "game {}, seed {}, {opening}: {left} (black) against {right} (white): {} wins after {}",
            played.number + 1,
            played.seed,
            self.name(played, *winner),
            counted(jumps.len(), "jump"),
        );
        if let Some(won) = played.won {
            line += &format!(", {} was winning", self.name(played, won));
        }
        if self.shows {
            line += &format!("\n{}", played.game.text(played.removals, rows));
        }
        line
    }

    /// A game as JSON.
    fn facts(&self, played: &FinishedGame) -> Json {
        let Game { jumps, winner } = &played.game;
        let mut facts = json!({
            "game": played.number + 1,
            "seed": played.seed,
            "removals": played.removals.map(|square| square_name(square, self.size.0)),
            "left": self.name(played, Player::Left),
            "right": self.name(played, Player::Right),
            "winner": winner.name(),
            "jumps": jumps.len(),
        });
        if let Some(won) = played.won {
            facts["was_winning"] = won.name().into();
        }
        if self.shows {
            facts["text"] = played.game.text(played.removals, self.size.0).into();
        }
        facts
    }

    /// The totals as JSON.
    fn total_facts(&self, all: &[FinishedGame]) -> Json {
        let (wins, black) = wins(all);
        let [one, other] = self.contenders().map(Contender::name);
        json!({ "one": one, "other": other, "games": all.len(), "won": wins, "black_won": black })
    }

    fn totals(&self, all: &[FinishedGame]) -> String {
        let has_won = |played: &&FinishedGame, index| played.contender(played.game.winner) == index;
        let (wins, black) = wins(all);
        let [one, other] = self.contenders().map(Contender::name);
        let mut totals = format!(
            "{one} {}, {other} {} of {}; black won {black}",
            wins[0],
            wins[1],
            counted(all.len(), "game"),
        );
        if self.judges {
            for (index, contender) in self.contenders().into_iter().enumerate() {
                let is_won = |played: &&FinishedGame| {
                    played.won.is_some_and(|player| played.contender(player) == index)
                };
                let won: Vec<&FinishedGame> = all.iter().filter(is_won).collect();
                let lost = won.iter().filter(|played| !has_won(played, index)).count();
                totals += &format!(
                    "\n{} had {} won from the first jump, and lost {lost} of them",
                    contender.name(),
                    counted(won.len(), "game"),
                );
            }
        }
        totals
    }
}

/// How many games each contender has won, and how many black.
fn wins(all: &[FinishedGame]) -> ([usize; 2], usize) {
    let winners = all.iter().map(|played| played.contender(played.game.winner));
    let first = winners.filter(|&index| index == 0).count();
    let black = all.iter().filter(|played| played.game.winner == Player::Left).count();
    ([first, all.len() - first], black)
}
