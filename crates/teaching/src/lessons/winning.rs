//! Judges who wins, and by which jumps.

use crate::content::lessons::Comparison;
use crate::lessons::referee::Referee;
use crate::lessons::verdict::{Judgement, Verdict};
use basics::budget::Stopped;
use basics::player::Player;
use konane::{Board, Jump};
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
        for (starts, claimed) in Player::BOTH.into_iter().zip(winners) {
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
            Some(&answer) if !self.wins_second(&board.play(jump), player)? => {
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

    /// Judges a game that the opponent began and in which the player has answered each jump. If the
    /// game continues, the verdict contains the opponent's next jump.
    pub fn judge_line(
        &mut self,
        board: &Board,
        player: Player,
        line: &[Jump],
    ) -> Result<Verdict, Stopped> {
        let other = player.other();
        let (mut now, mut turn) = (board.clone(), other);
        for &jump in line {
            if !self.jumps(&now, turn).contains(&jump) {
                return Ok(Verdict::wrong("illegal", vec![turn.into(), jump.into()]));
            }
            now = now.play(jump);
            turn = turn.other();
        }
        let reply = self.reply(&now, other)?;
        Ok(match (reply, line.last()) {
            (None, _) => Verdict::right("held", vec![other.into(), player.into()]),
            (Some(reply), Some(&last)) if !self.wins_second(&now, player)? => {
                let rest = self.line(&now, other, &[reply])?;
                let arguments = vec![last.into(), other.into(), reply.into()];
                Verdict::new(Judgement::Lost, "lost-line", arguments).with_line(rest)
            }
            (Some(reply), _) => {
                Verdict::new(Judgement::YourTurn, "your-turn", vec![other.into(), reply.into()])
                    .with_line(vec![reply])
            }
        })
    }
}
