//! Judges who wins, and by which jumps.

use crate::content::lessons::Comparison;
use crate::lessons::referee::Referee;
use crate::lessons::verdict::{Judgement, Verdict};
use basics::budget::Stopped;
use basics::player::Player;
use konane::{Board, Jump, Rules};
use value::Outcome;

impl Referee<'_> {
    /// Judges whether player `claimed` wins if `starts` moves first.
    pub fn judge_winner(
        &mut self,
        board: &Board,
        starts: Player,
        claimed: Player,
    ) -> Result<Verdict, Stopped> {
        let (other, is_starter) = (starts.other(), claimed == starts);
        let winning = self.winning(board, starts)?;
        if let Some(&jump) = winning.first() {
            let line = self.line(board, starts, &[jump])?;
            let arguments = vec![starts.into(), jump.into(), other.into()];
            let sentence = if is_starter { "right-by" } else { "wins-by" };
            return Ok(Verdict::new(Judgement::of(is_starter), sentence, arguments).with_line(line));
        }
        let line = self.line(board, starts, &[])?;
        let both = vec![starts.into(), other.into()];
        Ok(match (&line[..], is_starter) {
            ([], true) => Verdict::wrong("no-jump", both),
            ([], false) => Verdict::right("right-no-jump", both),
            (_, false) => Verdict::right("right-loses", both),
            ([jump, answer, ..], true) => {
                let arguments = vec![starts.into(), (*jump).into(), other.into(), (*answer).into()];
                Verdict::wrong("loses-to", arguments)
            }
            // Without a reply the jump would win.
            ([_], true) => Verdict::wrong("no-jump", both),
        }
        .with_line(line))
    }

    /// Judges who wins if Left starts, and if Right does.
    pub fn judge_outcome(
        &mut self,
        board: &Board,
        winners: [Player; 2],
    ) -> Result<Verdict, Stopped> {
        for (starts, claimed) in Player::ALL.into_iter().zip(winners) {
            let verdict = self.judge_winner(board, starts, claimed)?;
            if !verdict.is_right() {
                return Ok(verdict);
            }
        }
        Ok(Verdict::right("right-outcome", vec![]))
    }

    /// Judges how G compares with H, played as their difference.
    pub fn judge_relation(
        &mut self,
        difference: &Board,
        relation: Comparison,
    ) -> Result<Verdict, Stopped> {
        let winners = match relation {
            Comparison::Greater => [Player::Left; 2],
            Comparison::Less => [Player::Right; 2],
            Comparison::Equal => [Player::Right, Player::Left],
            Comparison::Confused => [Player::Left, Player::Right],
        };
        let verdict = self.judge_outcome(difference, winners)?;
        Ok(if verdict.is_right() { self.relation(difference)?.1 } else { verdict })
    }

    /// How G compares with H, whose difference is on the board.
    pub fn relation(&mut self, difference: &Board) -> Result<(Comparison, Verdict), Stopped> {
        let value = self.value(difference)?;
        let (relation, sentence) = match self.solver.values.outcome(value) {
            Outcome::Wins(Player::Left) => (Comparison::Greater, "is-greater"),
            Outcome::Wins(Player::Right) => (Comparison::Less, "is-less"),
            Outcome::Previous => (Comparison::Equal, "is-equal"),
            Outcome::Next => (Comparison::Confused, "is-confused"),
        };
        Ok((relation, Verdict::right(sentence, vec![])))
    }

    pub fn judge_jump(
        &mut self,
        board: &Board,
        player: Player,
        jump: Jump,
    ) -> Result<Verdict, Stopped> {
        if !self.jumps(board, player).contains(&jump) {
            return Ok(Verdict::wrong("illegal", vec![player.into(), jump.into()]));
        }
        let line = self.line(board, player, &[jump])?;
        let other = player.other();
        let verdict = match line.get(1) {
            Some(&answer) if !self.wins_second(&board.play_unchecked(jump), player)? => {
                Verdict::wrong("refuted", vec![jump.into(), other.into(), answer.into()])
            }
            _ => Verdict::right("right-jump", vec![jump.into(), other.into()]),
        };
        Ok(verdict.with_line(line))
    }

    /// Judges whether these are all of the player's winning jumps.
    pub fn judge_jumps(
        &mut self,
        board: &Board,
        player: Player,
        claimed: &[Jump],
    ) -> Result<Verdict, Stopped> {
        for &jump in claimed {
            let verdict = self.judge_jump(board, player, jump)?;
            if !verdict.is_right() {
                return Ok(verdict);
            }
        }
        let winning = self.winning(board, player)?;
        let missing = winning.iter().filter(|jump| !claimed.contains(jump)).count();
        Ok(match missing {
            // A hint tells which one is missing.
            1.. => Verdict::wrong("more-win", vec![player.into(), winning.len().into()]),
            0 if winning.is_empty() => Verdict::right("right-none", vec![player.into()]),
            0 => Verdict::right("right-jumps", vec![player.into(), winning.len().into()]),
        })
    }

    /// Judges games that the opponent begins and in which the player answers each jump, one after another: each first
    /// jump has to be answered. If a game goes on or another begins, the verdict contains the opponent's next jump.
    pub fn judge_games(
        &mut self,
        board: &Board,
        player: Player,
        jumps: &[Jump],
    ) -> Result<Verdict, Stopped> {
        let other = player.other();
        let games = match Games::of(board, (self.solver.rules(), other), jumps) {
            Ok(games) => games,
            Err((turn, jump)) => {
                return Ok(Verdict::wrong("illegal", vec![turn.into(), jump.into()]));
            }
        };
        let firsts = self.jumps(board, other);
        let beaten = games.firsts.len();
        if games.first.is_none() {
            let unbeaten = firsts.iter().find(|jump| !games.firsts.contains(jump));
            return Ok(match unbeaten {
                None => Verdict::right("held", vec![other.into(), player.into()]),
                Some(&first) => {
                    let (sentence, counts) = match beaten {
                        0 => ("your-turn", vec![]),
                        _ => ("beaten", vec![beaten.into(), firsts.len().into()]),
                    };
                    let arguments = [vec![other.into(), first.into()], counts].concat();
                    Verdict::new(Judgement::YourTurn, sentence, arguments).with_line(vec![first])
                }
            });
        }
        let (Some(reply), Some(&last)) = (self.reply(&games.now, other)?, jumps.last()) else {
            return Ok(Verdict::right("held", vec![other.into(), player.into()]));
        };
        Ok(if self.wins_second(&games.now, player)? {
            let arguments = vec![other.into(), reply.into()];
            Verdict::new(Judgement::YourTurn, "your-turn", arguments).with_line(vec![reply])
        } else {
            let rest = self.line(&games.now, other, &[reply])?;
            let arguments = vec![last.into(), other.into(), reply.into()];
            Verdict::new(Judgement::Lost, "lost-line", arguments).with_line(rest)
        })
    }
}

/// Games from one board, played one after another until the player who begins each cannot jump.
pub struct Games {
    /// The board of the present game.
    pub now: Board,
    pub turn: Player,
    first: Option<Jump>,
    /// The first jumps of the games that are over, and how many jumps these have together.
    firsts: Vec<Jump>,
    pub over: usize,
}

impl Games {
    /// The games with these jumps, which `starts` begins; or the jump that is not possible.
    pub fn of(
        board: &Board,
        (rules, starts): (Rules, Player),
        jumps: &[Jump],
    ) -> Result<Games, (Player, Jump)> {
        let mut games =
            Games { now: board.clone(), turn: starts, firsts: Vec::new(), first: None, over: 0 };
        for (&jump, count) in jumps.iter().zip(1..) {
            if !games.now.can_jump(rules, games.turn, jump) {
                return Err((games.turn, jump));
            }
            games.first = games.first.or(Some(jump));
            (games.now, games.turn) = (games.now.play_unchecked(jump), games.turn.other());
            if games.turn == starts && games.now.jumps(rules, starts).next().is_none() {
                games.firsts.extend(games.first.take());
                (games.now, games.over) = (board.clone(), count);
            }
        }
        Ok(games)
    }
}
