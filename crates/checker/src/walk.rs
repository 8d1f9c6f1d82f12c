//! Plays a proved certificate: the loser of a claim moves, and the proof answers with a move to a proved claim.

use std::collections::{HashMap, HashSet};

use crate::checker::{Checked, Checker, Refused, proves, read};
use crate::end::End;
use crate::game::{Game, Stones, sign};
use crate::parts::parts;
use crate::sum;

/// A square, as row and column from the window's first one.
pub type Square = (i32, i32);

/// A claim: its winner, its value and its position.
type Key = (bool, usize, Stones);

/// A move in a position minus a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Over any number of stones in a line.
    Jump {
        /// Where the stone stands before.
        from: Square,
        /// Where it lands.
        to: Square,
    },
    /// In the value, to this one.
    Value(usize),
}

/// What the winner, moving second, wins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// `true` is Left.
    pub winner: bool,
    /// The value that is subtracted.
    pub value: usize,
    /// The line of the claim, if it is listed and has not been left behind by the play of its parts.
    pub line: Option<u32>,
    /// Sets of stones, each with the value to which it is compared. One set that is compared to `value` itself, or several
    /// by the rule of parts.
    pub parts: Vec<(Stones, usize)>,
    is_sum: bool,
}

/// What happens after a move of the loser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The winner's move.
    pub answer: Move,
    /// What the winner, again moving second, wins after it.
    pub after: Standing,
}

/// A proved certificate to be played.
pub struct Walk {
    checker: Checker,
    /// From which claims the listed ones follow, by their lines; found when first asked.
    from: HashMap<u32, Vec<Key>>,
}

impl Standing {
    /// Whether the values of several parts are compared with the value.
    pub fn is_sum(&self) -> bool {
        self.is_sum
    }

    fn keys(&self) -> impl Iterator<Item = Key> + '_ {
        self.parts.iter().map(|(stones, value)| (self.winner, *value, stones.clone()))
    }
}

impl Walk {
    /// Checks a certificate first.
    pub fn of(text: &str) -> Result<Walk, Refused> {
        Ok(Walk { checker: read(text)?, from: HashMap::new() })
    }

    /// What the certificate proves.
    pub fn checked(&self) -> Checked {
        self.checker.checked()
    }

    /// The rules, the window and the values of the certificate.
    pub fn game(&self) -> &Game {
        &self.checker.game
    }

    /// The stones on the board, and whether they are Left's.
    pub fn stones(&self, standing: &Standing) -> HashMap<Square, bool> {
        let mut stones = HashMap::new();
        for (part, _) in &standing.parts {
            for player in [true, false] {
                let squares = (0..part.len()).filter(|&square| part[square] == sign(player));
                stones.extend(squares.map(|it| (self.game().row_and_column(it), player)));
            }
        }
        stones
    }

    fn jumps(&self, stones: &[u8], player: bool) -> Result<Vec<Stones>, String> {
        let mut jumps = Vec::new();
        self.game().any_jump(stones, player, &mut |after| {
            jumps.push(after.into());
            Ok(false)
        })?;
        Ok(jumps)
    }

    /// What a player's moves make of a position minus a value.
    fn after_moves(
        &self,
        value: usize,
        stones: &Stones,
        player: bool,
    ) -> Result<Vec<(usize, Stones)>, String> {
        let jumps = self.jumps(stones, player)?.into_iter().map(|after| (value, after));
        let options = self.game().options(value, !player).iter();
        Ok(jumps.chain(options.map(|&option| (option, stones.clone()))).collect())
    }

    /// The jump between two positions.
    fn jump(&self, before: &Stones, after: &Stones) -> Move {
        let find = |is_it: &dyn Fn(usize) -> bool| (0..before.len()).find(|&place| is_it(place));
        let to = find(&|place| before[place] == b'.' && after[place] != b'.').unwrap_or(0);
        let from = find(&|place| before[place] == after[to] && after[place] == b'.').unwrap_or(to);
        let place = |place| self.game().row_and_column(place);
        Move::Jump { from: place(from), to: place(to) }
    }

    /// Begins with a claim and one of its winners, counted from 0: only an equation has two. If the winner moves first,
    /// the first move is there too.
    pub fn begin(
        &mut self,
        claim: usize,
        winner: usize,
    ) -> Result<(Option<Move>, Standing), String> {
        let claimed = self.checker.claims.get(claim);
        let proved = claimed.and_then(|claim| Some((claim, *proves(&claim.sign).get(winner)?)));
        let (claim, (winner, moves_first)) = proved.ok_or("there is no such claim")?;
        let (stones, value) = (claim.stones.clone(), claim.value);
        let mut standing =
            Standing { winner, value, line: None, parts: vec![(stones, value)], is_sum: false };
        if moves_first {
            let (stones, value) = standing.parts[0].clone();
            let Answer { answer, after } = self.answer_in_part(standing, 0, stones, value)?;
            return Ok((Some(answer), after));
        }
        self.arrive(&mut standing, 0)?;
        Ok((None, standing))
    }

    /// The moves of the loser.
    pub fn moves(&self, standing: &Standing) -> Result<Vec<Move>, String> {
        let loser = !standing.winner;
        let mut moves = Vec::new();
        for (stones, _) in &standing.parts {
            let after = self.jumps(stones, loser)?;
            moves.extend(after.iter().map(|after| self.jump(stones, after)));
        }
        let options = self.game().options(standing.value, !loser);
        moves.extend(options.iter().map(|&option| Move::Value(option)));
        Ok(moves)
    }

    /// The winner's answer to one of these moves.
    pub fn answer(&mut self, standing: &Standing, place: usize) -> Result<Answer, String> {
        let loser = !standing.winner;
        let mut left = place;
        for (index, (stones, value)) in standing.parts.iter().enumerate() {
            let mut after = self.jumps(stones, loser)?;
            if left < after.len() {
                let after = after.swap_remove(left);
                return self.answer_in_part(standing.clone(), index, after, *value);
            }
            left -= after.len();
        }
        let option = self.game().options(standing.value, !loser).get(left);
        let option = *option.ok_or("there is no such move")?;
        if standing.is_sum {
            return self.answer_in_sum(Standing { value: option, ..standing.clone() });
        }
        let stones = standing.parts[0].0.clone();
        self.answer_in_part(Standing { value: option, ..standing.clone() }, 0, stones, option)
    }

    /// The winner moves in a part minus its value. With several parts a move in this value is only imagined: it stands
    /// there with both signs, so the loser is imagined to move in the other one, and the winner answers in the sum.
    fn answer_in_part(
        &mut self,
        mut standing: Standing,
        part: usize,
        stones: Stones,
        value: usize,
    ) -> Result<Answer, String> {
        let (option, after) = self.proved_move(standing.winner, &stones, value)?;
        standing.line = None;
        standing.parts[part] = (after.clone(), option);
        let is_jump = after != stones;
        if !is_jump && !standing.is_sum {
            standing.value = option;
        }
        let is_imagined = !is_jump && standing.is_sum;
        self.arrive(&mut standing, part)?;
        if is_imagined {
            return self.answer_in_sum(standing);
        }
        let answer = if is_jump { self.jump(&stones, &after) } else { Move::Value(option) };
        Ok(Answer { answer, after: standing })
    }

    /// The winner moves in the sum of the parts' values minus the value.
    fn answer_in_sum(&mut self, standing: Standing) -> Result<Answer, String> {
        let Standing { winner, value, .. } = standing;
        let values: Vec<usize> = standing.parts.iter().map(|(_, value)| *value).collect();
        for (after, option) in sum::moves(&self.checker.game, &values, value, winner) {
            let Checker { game, sums, .. } = &mut self.checker;
            if !sums.is_enough(game, winner, &after, option)? {
                continue;
            }
            if let Some(part) = (0..values.len()).find(|&part| values[part] != after[part]) {
                let stones = standing.parts[part].0.clone();
                return self.answer_in_part(standing, part, stones, after[part]);
            }
            let after = Standing { value: option, line: None, ..standing };
            return Ok(Answer { answer: Move::Value(option), after });
        }
        Err("the proof has no answer".to_string())
    }

    /// The winner's move to a proved claim: to a listed one, if there is one.
    fn proved_move(
        &mut self,
        winner: bool,
        stones: &Stones,
        value: usize,
    ) -> Result<(usize, Stones), String> {
        let moves = self.after_moves(value, stones, winner)?;
        let Checker { game, list, depth, largest_end, .. } = &mut self.checker;
        for depth in 0..=*depth {
            list.steps = 0;
            for (value, stones) in &moves {
                if list.holds(game, winner, *value, stones, depth)? {
                    return Ok((*value, stones.clone()));
                }
            }
        }
        // Below an end nothing is listed: the checker searches it again.
        for (value, stones) in moves.into_iter().filter(|_| *largest_end > 0) {
            if End::new(game, winner, *largest_end).is_true(value, &stones)? {
                return Ok((value, stones));
            }
        }
        Err("the proof has no answer".to_string())
    }

    /// Divides a part whose claim follows by the rule of parts.
    fn arrive(&mut self, standing: &mut Standing, part: usize) -> Result<(), String> {
        let (stones, value) = standing.parts[part].clone();
        let Checker { game, list, .. } = &self.checker;
        let Some(line) = list.line(standing.winner, value, &stones) else { return Ok(()) };
        standing.line = Some(line).filter(|_| !standing.is_sum);
        let Some(values) = list.by_parts.get(&line) else { return Ok(()) };
        let divided = parts(game, &stones).ok_or("a part has too many positions")?;
        let divided = divided.into_iter().zip(values.iter().copied());
        standing.parts.splice(part..=part, divided);
        standing.is_sum = true;
        Ok(())
    }

    /// The lines of the claims of the parts; `None` for a claim that is not listed.
    pub fn lines(&self, standing: &Standing) -> Vec<Option<u32>> {
        standing.keys().map(|key| self.line(&key)).collect()
    }

    fn line(&self, (winner, value, stones): &Key) -> Option<u32> {
        self.checker.list.line(*winner, *value, stones)
    }

    /// How many listed claims the rest of the play can lead to.
    pub fn claims_below(&mut self, standing: &Standing) -> Result<usize, String> {
        let mut open: Vec<Key> = standing.keys().collect();
        let mut seen = HashSet::new();
        let mut searched = HashSet::new();
        while let Some(key) = open.pop() {
            let Some(line) = self.line(&key) else {
                if searched.insert(key.clone()) {
                    open.extend(self.answers(&key)?);
                }
                continue;
            };
            if !seen.insert(line) {
                continue;
            }
            if !self.from.contains_key(&line) {
                let from = self.answers(&key)?;
                self.from.insert(line, from);
            }
            open.extend(self.from[&line].iter().cloned());
        }
        Ok(seen.len())
    }

    /// The claims to which the answers to the loser's moves lead, or those of the parts.
    fn answers(&mut self, (winner, value, stones): &Key) -> Result<Vec<Key>, String> {
        let (winner, value) = (*winner, *value);
        let parts = vec![(stones.clone(), value)];
        let mut standing = Standing { winner, value, line: None, parts, is_sum: false };
        self.arrive(&mut standing, 0)?;
        if standing.is_sum {
            return Ok(standing.keys().collect());
        }
        let mut answers = Vec::new();
        for (value, stones) in self.after_moves(value, stones, !winner)? {
            let (value, stones) = self.proved_move(winner, &stones, value)?;
            answers.push((winner, value, stones));
        }
        Ok(answers)
    }
}
