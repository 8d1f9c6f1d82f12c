//! A tournament as text, for the browser to store and as a file:
//!
//! ```text
//! tournament swiss 3          ; or: tournament swiss, with the usual number of rounds; tournament all
//! player Ana                  ; players are numbered from 1
//! player Bo
//! player Cy
//! round
//! table 1 2 black             ; Black, White, and who won, if that is known
//! record 1. d4 e4             ; a line of the game's record
//! bye 3
//! ```

use crate::pages::play::tournament::{Round, System, Table, Tournament};
use basics::one_line::one_line;
use basics::player::{ByPlayer, Player};
use game::colour;

impl Tournament {
    pub fn text(&self) -> String {
        let system = match self.system {
            System::RoundRobin => "all".to_string(),
            System::Swiss(None) => "swiss".to_string(),
            System::Swiss(Some(rounds)) => format!("swiss {rounds}"),
        };
        let mut lines = vec![format!("tournament {system}")];
        lines.extend(self.names.iter().map(|name| format!("player {name}")));
        for round in &self.rounds {
            lines.push("round".to_string());
            for Table { players, winner, record } in &round.tables {
                let table = format!("table {} {}", players.left + 1, players.right + 1);
                let winner = winner.map(|winner| format!(" {}", colour_name(winner)));
                lines.push(table + &winner.unwrap_or_default());
                let record = record.split('\n').filter(|_| !record.is_empty());
                lines.extend(record.map(|line| format!("record {line}")));
            }
            lines.extend(round.bye.map(|bye| format!("bye {}", bye + 1)));
        }
        lines.join("\n") + "\n"
    }

    /// Reads a text; otherwise returns the index of the line that cannot be read, and the line.
    pub fn read(text: &str) -> Result<Tournament, (usize, String)> {
        let mut tournament = Tournament::default();
        let lines = text.trim_start_matches('\u{feff}').trim_end().split('\n').map(str::trim_end);
        for (index, line) in lines.enumerate() {
            let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
            let is_read = match (index, key) {
                (0, "tournament") => tournament.read_system(rest),
                (1.., "player") if tournament.rounds.is_empty() => tournament.read_name(rest),
                (1.., "round") if rest.is_empty() => tournament.begin_round(),
                (1.., "table" | "bye" | "record") => tournament.read_line(key, rest),
                _ => None,
            };
            is_read.ok_or_else(|| (index, line.to_string()))?;
        }
        Ok(tournament)
    }

    fn read_system(&mut self, text: &str) -> Option<()> {
        self.system = match text.split_once(' ') {
            None if text == "all" => System::RoundRobin,
            None if text == "swiss" => System::Swiss(None),
            Some(("swiss", rounds)) => System::Swiss(Some(rounds.parse().ok()?)),
            _ => return None,
        };
        Some(())
    }

    fn read_name(&mut self, text: &str) -> Option<()> {
        let name = Some(one_line(text)).filter(|name| !name.is_empty())?;
        self.names.push(name);
        Some(())
    }

    fn begin_round(&mut self) -> Option<()> {
        let can_begin = self.fault().is_none() && self.rounds.len() < self.planned_rounds();
        self.rounds.push(Some(Round::default()).filter(|_| can_begin)?);
        Some(())
    }

    fn read_line(&mut self, key: &str, rest: &str) -> Option<()> {
        let count = self.names.len();
        let round = self.rounds.last_mut()?;
        if key == "record" {
            let record = &mut round.tables.last_mut()?.record;
            *record = format!("{record}\n{rest}").trim_start().to_string();
            return Some(());
        }
        let seated =
            round.tables.iter().flat_map(|table| [table.players.left, table.players.right]);
        let seated: Vec<usize> = seated.chain(round.bye).collect();
        let player = |word: &str| {
            let player = word.parse::<usize>().ok()?.checked_sub(1)?;
            (player < count && !seated.contains(&player)).then_some(player)
        };
        match (key, &rest.split(' ').collect::<Vec<_>>()[..]) {
            ("bye", [bye]) if round.bye.is_none() => round.bye = Some(player(bye)?),
            ("table", [left, right, winner @ ..]) => {
                let (left, right) = (player(left)?, player(right)?);
                let named =
                    |word: &str| Player::ALL.into_iter().find(|&it| colour_name(it) == word);
                let winner = match winner {
                    [] => None,
                    [word] => Some(named(word)?),
                    _ => return None,
                };
                let players = ByPlayer { left, right };
                let table = Table { players, winner, record: String::new() };
                round.tables.push(Some(table).filter(|_| left != right)?);
            }
            _ => return None,
        }
        Some(())
    }
}

fn colour_name(player: Player) -> String {
    colour(player).to_ascii_lowercase()
}
