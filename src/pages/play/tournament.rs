//! A tournament: its players, its rounds with their results and records, and the standings.

pub mod pairing;
mod text;
pub mod tournament_state;

use basics::player::{ByPlayer, Player};
use basics::sorting::sort_by_number;
use game::LONGEST_NAME;
use std::cmp::Reverse;
use words::say;

pub const MOST_PLAYERS: usize = 64;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tournament {
    /// Before the first round, as they were typed.
    pub names: Vec<String>,
    pub system: System,
    pub rounds: Vec<Round>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum System {
    /// With a number of rounds, or the usual one.
    Swiss(Option<usize>),
    RoundRobin,
}

impl Default for System {
    fn default() -> System {
        System::Swiss(None)
    }
}

/// Players are numbers: the indices of their names.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Round {
    pub tables: Vec<Table>,
    pub bye: Option<usize>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    pub players: ByPlayer<usize>,
    pub winner: Option<Player>,
    /// The turns of the game, as the reader pasted them.
    pub record: String,
}

/// What a player has done so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Score {
    pub points: usize,
    /// A bye is an opponent too, whose number is that of all players.
    pub opponents: Vec<usize>,
    pub beaten: Vec<usize>,
    /// The games as Black less those as White.
    pub balance: i32,
    /// The colour of the last game: 1 for Black, −1 for White.
    pub last: i32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// From 1; players with equal points and tie-breaks share one.
    pub place: usize,
    pub player: usize,
    pub points: usize,
    pub tie_break: usize,
}

impl Tournament {
    /// What is wrong with the names, and where.
    pub fn fault(&self) -> Option<String> {
        match self.names.len() {
            0 | 1 => return Some(say::tournament_too_few().to_string()),
            count if count > MOST_PLAYERS => {
                return Some(say::tournament_too_many(count, MOST_PLAYERS));
            }
            _ => {}
        }
        let same = |name: &str| name.to_lowercase();
        self.names.iter().enumerate().find_map(|(index, name)| {
            let earlier = self.names[..index].iter().position(|other| same(other) == same(name));
            match earlier {
                _ if name.chars().count() > LONGEST_NAME => {
                    Some(say::tournament_name_long(index + 1, LONGEST_NAME))
                }
                Some(earlier) => Some(say::tournament_name_twice(earlier + 1, name, index + 1)),
                None => None,
            }
        })
    }

    /// In so many rounds everybody can meet everybody.
    pub fn most_rounds(&self) -> usize {
        (self.names.len().max(2) - 1) | 1
    }

    pub fn planned_rounds(&self) -> usize {
        match self.system {
            System::RoundRobin => self.most_rounds(),
            System::Swiss(chosen) => {
                let usual = self.names.len().next_power_of_two().ilog2() as usize;
                chosen.unwrap_or(usual).clamp(1, self.most_rounds())
            }
        }
    }

    /// How many results of the rounds so far are missing.
    pub fn missing(&self) -> usize {
        let tables = self.rounds.iter().flat_map(|round| &round.tables);
        tables.filter(|table| table.winner.is_none()).count()
    }

    /// `None` if a result is missing, all rounds are played, or no pairing is left.
    pub fn next_round(&self) -> Option<Round> {
        if self.missing() > 0 || self.rounds.len() >= self.planned_rounds() {
            return None;
        }
        let count = self.names.len();
        let pairs = match self.system {
            System::RoundRobin => pairing::round_robin(count, self.rounds.len()),
            System::Swiss(_) => pairing::swiss(&self.scores())?,
        };
        let mut round = Round::default();
        for (left, right) in pairs {
            match (left == count, right == count) {
                (true, _) => round.bye = Some(right),
                (_, true) => round.bye = Some(left),
                _ => round.tables.push(Table {
                    players: ByPlayer { left, right },
                    winner: None,
                    record: String::new(),
                }),
            }
        }
        Some(round)
    }

    pub fn scores(&self) -> Vec<Score> {
        let mut scores = vec![Score::default(); self.names.len()];
        for round in &self.rounds {
            if let Some(bye) = round.bye {
                scores[bye].points += 1;
                scores[bye].opponents.push(self.names.len());
            }
            for table in &round.tables {
                for (player, colour) in [(Player::Left, 1), (Player::Right, -1)] {
                    let score = &mut scores[table.players[player]];
                    let other = table.players[player.other()];
                    score.opponents.push(other);
                    score.balance += colour;
                    score.last = colour;
                    if table.winner == Some(player) {
                        score.points += 1;
                        score.beaten.push(other);
                    }
                }
            }
        }
        scores
    }

    /// Between equal points decides, in a Swiss tournament, the sum of the points of all opponents (Buchholz); if
    /// everybody meets everybody, the wins against players with equal points.
    pub fn standings(&self) -> Vec<Standing> {
        let scores = self.scores();
        let points = |player: &usize| scores.get(*player).map_or(0, |score| score.points);
        let standing = |(player, score): (usize, &Score)| {
            let tie_break = match self.system {
                System::Swiss(_) => score.opponents.iter().map(points).sum(),
                System::RoundRobin => {
                    score.beaten.iter().filter(|other| points(other) == score.points).count()
                }
            };
            Standing { place: 0, player, points: score.points, tie_break }
        };
        let mut all: Vec<Standing> = scores.iter().enumerate().map(standing).collect();
        let rank = |it: &Standing| (it.points, it.tie_break);
        sort_by_number(&mut all, |it| -((it.points << 16 | it.tie_break) as i64));
        let ranks: Vec<_> = all.iter().map(|it| Reverse(rank(it))).collect();
        for it in &mut all {
            it.place = 1 + ranks.partition_point(|other| *other < Reverse(rank(it)));
        }
        all
    }
}
