//! A match: games between two contenders, alternating colours and openings.

use std::ffi::OsString;
use std::io::{self, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{OnceLock, mpsc};
use std::thread;
use std::time::Instant;

use lexopt::{Arg, Parser};

use crate::option::{counted, error_text, number, rules_option, size_option, value};
use basics::budget::Budget;
use basics::player::{ByPlayer, Player};
use game::LONGEST_SIDE;
use konane::{Board, Rules, Square, square_name};
use opponents::Opponent;
use opponents::contest::{self, Contender, Game, Limit};
use solver::OutcomeSearch;

const USAGE: &str = "\
papamu match [OPTION …]     games between two opponents, one line each, and the totals

The openings are all removals of the tournament rule and the four named ones, in turn; each is played
twice, with the colours exchanged. A game depends on its seed and, with --ms, on the speed of the machine:
with --steps, games can be repeated exactly.

--one NAME, --other NAME   random, greedy, hottest, half-strong, mostly-strong, strong, perfect, or
                           alpha-beta-N: of depth N on mobility (strong, alpha-beta-6)
--size N|RxC               rows and columns, 2 to 18 (8)
--rules ancient|modern     how far a jump goes (ancient)
--games N                  number of games (100)
--ms N                     milliseconds for each jump (1000); alpha-beta has no limit
--steps N                  steps for each jump, instead of a time
--seed N                   of the first game (1)
--threads N                games played at the same time (1)
--show                     the jumps of each game
--judge                    find out who wins each opening, and count won games that were lost
--help, -h                 this text
";

const OPTIONS: &str = "--one, --other, --size, --rules, --games, --ms, --steps, --seed, --threads, --show, \
                       --judge and --help";

struct Contest {
    contenders: [Contender; 2],
    size: (i32, i32),
    rules: Rules,
    games: u64,
    limit: Limit,
    seed: u64,
    threads: u64,
    shows: bool,
    judges: bool,
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

/// Plays the games that the arguments ask for. An error describes invalid arguments; the result inside,
/// a failure to write.
pub fn run(arguments: impl Iterator<Item = OsString>) -> Result<io::Result<()>, String> {
    Ok(match parse(arguments)? {
        Some(contest) => contest.play_all(),
        None => write!(io::stdout(), "{USAGE}"),
    })
}

fn parse(arguments: impl Iterator<Item = OsString>) -> Result<Option<Contest>, String> {
    let mut parser = Parser::from_args(arguments);
    let mut contest = Contest {
        contenders: [Contender::Opponent(Opponent::Strong), Contender::Yardstick(6)],
        size: (8, 8),
        rules: Rules::default(),
        games: 100,
        limit: Limit::Milliseconds(1000, clock),
        seed: 1,
        threads: 1,
        shows: false,
        judges: false,
    };
    while let Some(argument) = parser.next().map_err(error_text)? {
        match argument {
            Arg::Short('h') | Arg::Long("help") => return Ok(None),
            Arg::Long("one") => contest.contenders[0] = contender(&mut parser, "--one")?,
            Arg::Long("other") => contest.contenders[1] = contender(&mut parser, "--other")?,
            Arg::Long("size") => contest.size = size_option(&mut parser, 2..=LONGEST_SIDE)?,
            Arg::Long("rules") => contest.rules = rules_option(&mut parser)?,
            Arg::Long("games") => contest.games = number(&mut parser, "--games")?,
            Arg::Long("ms") => {
                contest.limit = Limit::Milliseconds(number(&mut parser, "--ms")?, clock);
            }
            Arg::Long("steps") => contest.limit = Limit::Steps(number(&mut parser, "--steps")?),
            Arg::Long("seed") => contest.seed = number(&mut parser, "--seed")?,
            Arg::Long("threads") => {
                contest.threads = number(&mut parser, "--threads")?.clamp(1, 64);
            }
            Arg::Long("show") => contest.shows = true,
            Arg::Long("judge") => contest.judges = true,
            Arg::Long(option) => {
                return Err(format!("unknown option --{option}; the options are {OPTIONS}"));
            }
            Arg::Short(option) => {
                return Err(format!("unknown option -{option}; the options are {OPTIONS}"));
            }
            Arg::Value(word) => {
                return Err(format!("match takes options only, not “{}”", word.display()));
            }
        }
    }
    Ok(Some(contest))
}

fn contender(parser: &mut Parser, option: &str) -> Result<Contender, String> {
    let word = value(parser)?;
    Contender::named(&word)
        .ok_or_else(|| format!("{option} is an opponent or alpha-beta-N, not “{word}”"))
}

/// Milliseconds since the first call.
fn clock() -> f64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs_f64() * 1e3
}

impl Contest {
    fn play_all(&self) -> io::Result<()> {
        let next = AtomicU64::new(0);
        let (sender, played) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..self.threads {
                let sender = sender.clone();
                scope.spawn(|| self.play_games(&next, sender));
            }
            drop(sender);
            let (mut all, mut out) = (Vec::new(), io::stdout());
            for game in played {
                writeln!(out, "{}", self.line(&game))?;
                all.push(game);
            }
            writeln!(out, "{}", self.totals(&all))
        })
    }

    /// Plays one game after another until all are played.
    fn play_games(&self, next: &AtomicU64, sender: mpsc::Sender<FinishedGame>) {
        let (rows, columns) = self.size;
        let full = Board::full(rows, columns);
        let openings = contest::openings(&full);
        let mut judge = OutcomeSearch::new(self.rules, 4 * contest::MEMORY);
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.games {
                return;
            }
            let (removals, left) = contest::pairing(&openings, number);
            let contenders =
                ByPlayer { left: self.contenders[left], right: self.contenders[1 - left] };
            let seed = self.seed.wrapping_add(number);
            let board = contest::opened(&full, removals);
            let won = self
                .judges
                .then(|| judge.winner(&board, Player::Left, &mut Budget::unlimited()).ok());
            let first = Player::Left;
            let watch = |_, _| {};
            let game = contest::play(self.rules, board, first, contenders, self.limit, seed, watch);
            let won = won.flatten();
            let played = FinishedGame { number, seed, removals, left, game, won };
            if sender.send(played).is_err() {
                return;
            }
        }
    }

    fn name(&self, played: &FinishedGame, player: Player) -> String {
        self.contenders[played.contender(player)].name()
    }

    fn line(&self, played: &FinishedGame) -> String {
        let rows = self.size.0;
        let Game { jumps, winner } = &played.game;
        let opening = played.removals.map(|square| square_name(square, rows)).join(" ");
        let [left, right] = Player::BOTH.map(|player| self.name(played, player));
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

    fn totals(&self, all: &[FinishedGame]) -> String {
        let has_won = |played: &&FinishedGame, index| played.contender(played.game.winner) == index;
        let wins = |index: usize| all.iter().filter(|played| has_won(played, index)).count();
        let black = all.iter().filter(|played| played.game.winner == Player::Left).count();
        let [one, other] = self.contenders.map(Contender::name);
        let mut totals = format!(
            "{one} {}, {other} {} of {}; black won {black}",
            wins(0),
            wins(1),
            counted(all.len(), "game"),
        );
        if self.judges {
            for (index, contender) in self.contenders.into_iter().enumerate() {
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
