//! Makes certificates. The solver says which claims are true; the writer chooses an answer to every move of the loser and
//! proves what is needed, each claim once.

mod text;
mod kept;

use std::collections::HashMap;

use crate::certificate::{Certificate, ProvedRelation};
use crate::claims::{Claims, Key, Packed, Reason};
use basics::budget::{Budget, Stopped};
use basics::player::Player;
use checker::{End, Game, Stones, parts, sign};
use konane::{Board, Edge, MARGIN, Part, Rules, Square};
use solver::{Inequality, OutcomeSearch, Solver};
use value::{ReadError, Unread, Value, Values};

/// What is to be proved of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal<'a> {
    /// Its value.
    Value,
    /// How it compares with the value of this text.
    Compared(ProvedRelation, &'a str),
    /// That it is not worth this.
    Not(&'a str),
    /// Who wins if this player moves first; found without values, so also on boards too hard for them.
    Winner(Player),
}

impl<'a> Goal<'a> {
    /// What a sign and a value claim, or who wins if a player moves first; without either, the value.
    pub fn read(claim: Option<(&str, &'a str)>, first: Option<Player>) -> Result<Goal<'a>, String> {
        match (claim, first) {
            (None, first) => Ok(first.map_or(Goal::Value, Goal::Winner)),
            (Some(_), Some(_)) => {
                Err("a proof is of a claim or of who wins, not of both".to_string())
            }
            (Some(("!=", value)), None) => Ok(Goal::Not(value)),
            (Some((sign, value)), None) => match sign.parse() {
                Ok(relation) => Ok(Goal::Compared(relation, value)),
                Err(_) => Err(format!("the sign is =, >=, <=, |>, <| or !=, not “{sign}”")),
            },
        }
    }
}

/// Why there is no proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unproved {
    Stopped(Stopped),
    /// What was to be proved is not true.
    False,
    /// The value in the claim cannot be read.
    Unread(Unread),
}

impl From<Stopped> for Unproved {
    fn from(stopped: Stopped) -> Self {
        Unproved::Stopped(stopped)
    }
}

/// A certificate has at most this many values.
const MOST_VALUES: usize = 100_000;

/// The proof that `goal` is what the solver finds. `depth` says how far the checker searches between listed claims: one
/// more makes the file about a third shorter, and the check longer.
pub fn prove(
    rules: Rules,
    board: &Board,
    goal: Goal,
    depth: u32,
    memory: usize,
    budget: &mut Budget,
) -> Result<Certificate, Unproved> {
    Prover::new(rules, board, memory).prove(goal, depth, budget)
}

/// Proves one goal. It keeps what it has proved, so it can be stopped, and goes on when the same goal is asked again.
pub struct Prover {
    rules: Rules,
    board: Board,
    solver: Solver,
    outcomes: OutcomeSearch,
    /// Whether the search for winners says what is true, and not the values.
    is_by_search: bool,
    /// The largest end that the checker is to search; 0 for none.
    ends: usize,
    /// The most bytes of the claims.
    memory: usize,
    /// What the checker knows of the rules, with the values numbered so far.
    game: Game,
    numbers: HashMap<Value, usize>,
    numbered: Vec<Value>,
    claimed: Option<(ProvedRelation, usize)>,
    claims: Claims,
    /// The claims that are being proved: each is needed for the one before it. The first is the goal.
    open: Vec<Open>,
    /// What an earlier prover proved or was proving, and whether by an end.
    stored: HashMap<Packed, bool>,
}

/// A claim that is being proved.
struct Open {
    /// `None` for the goal.
    key: Option<Key>,
    reason: Reason,
    /// What is still to be proved for it, the next last.
    needs: Vec<Need>,
    from: Vec<u32>,
}

#[derive(Clone)]
enum Need {
    Claim(Key),
    /// A move of the key's winner that leads to a true claim.
    Answer(Key),
}

impl Prover {
    /// `memory` bounds the tables of the search, and the claims.
    pub fn new(rules: Rules, board: &Board, memory: usize) -> Prover {
        let margin = if board.edge() == Edge::Plane { MARGIN } else { 0 };
        let corner = Square::new(-margin, -margin);
        let board = board.window(corner, board.rows() + 2 * margin, board.columns() + 2 * margin);
        Prover {
            rules,
            solver: Solver::with_memory(rules, memory / 2),
            outcomes: OutcomeSearch::new(rules, memory / 2).with_book(),
            is_by_search: false,
            ends: 0,
            memory: memory / 2,
            game: Game {
                takes_one: rules == Rules::Modern,
                has_walls: board.edge() == Edge::Walls,
                rows: board.rows() as usize,
                columns: board.columns() as usize,
                values: vec![],
            },
            numbers: HashMap::new(),
            numbered: vec![],
            claimed: None,
            claims: Claims::new(board.rows(), board.columns()),
            open: vec![],
            stored: HashMap::new(),
            board,
        }
    }

    /// Leaves claims to the checker's own search where it looks up at most this many positions.
    pub fn with_ends(self, ends: usize) -> Prover {
        Prover { ends, ..self }
    }

    pub fn prove(
        &mut self,
        goal: Goal,
        depth: u32,
        budget: &mut Budget,
    ) -> Result<Certificate, Unproved> {
        *budget = budget.within(self.memory);
        self.is_by_search = matches!(goal, Goal::Winner(_));
        let (relation, value) = self.claimed(goal, budget)?;
        while self.open.len() > 1 || self.open.iter().any(|goal| !goal.needs.is_empty()) {
            self.step(budget)?;
        }
        Ok(self.certificate(relation, value, depth, budget)?)
    }

    fn size(&self) -> (i32, i32) {
        (self.board.rows(), self.board.columns())
    }

    /// A number that grows with everything found.
    pub fn learned(&self) -> u64 {
        self.solver.learned() + self.outcomes.positions() + self.claims.len() as u64
    }

    /// How many positions the searches have examined.
    pub fn positions(&self) -> u64 {
        self.solver.positions() + self.outcomes.positions()
    }

    /// How many claims are proved, and how many are being proved.
    pub fn proved_and_open(&self) -> (usize, usize) {
        (self.claims.len(), self.open.len().saturating_sub(1))
    }

    /// The values, to write those of a certificate.
    pub fn values(&mut self) -> &mut Values {
        &mut self.solver.values
    }

    /// What the certificate claims; begins with its proof.
    fn claimed(
        &mut self,
        goal: Goal,
        budget: &mut Budget,
    ) -> Result<(ProvedRelation, usize), Unproved> {
        if let Some(claimed) = self.claimed {
            return Ok(claimed);
        }
        let (relation, value) = self.claimed_value(goal, budget)?;
        let value = self.number(value)?;
        let needs = self.needs(relation, value);
        for need in &needs {
            if let Need::Claim(key) = need
                && !self.is_true(key, budget)?
            {
                return Err(Unproved::False);
            }
        }
        self.begin(relation, value);
        Ok((relation, value))
    }

    fn begin(&mut self, relation: ProvedRelation, value: usize) {
        let needs = self.needs(relation, value);
        self.open.push(Open { key: None, reason: Reason::Answers, needs, from: vec![] });
        self.claimed = Some((relation, value));
    }

    /// What has to be proved for the goal.
    fn needs(&self, relation: ProvedRelation, value: usize) -> Vec<Need> {
        let winners = match relation {
            ProvedRelation::AtLeast | ProvedRelation::LeftFirst => &[Player::Left][..],
            ProvedRelation::AtMost | ProvedRelation::RightFirst => &[Player::Right],
            ProvedRelation::Equal => &Player::ALL,
        };
        let need = |&winner: &Player| {
            let key = Key { winner, value, board: self.board.clone() };
            match relation {
                ProvedRelation::LeftFirst | ProvedRelation::RightFirst => Need::Answer(key),
                _ => Need::Claim(key),
            }
        };
        winners.iter().rev().map(need).collect()
    }

    fn claimed_value(
        &mut self,
        goal: Goal,
        budget: &mut Budget,
    ) -> Result<(ProvedRelation, Value), Unproved> {
        let read = |values: &mut Values, text, budget: &mut Budget| {
            values.parse(text, budget).map_err(|error| match error {
                ReadError::Stopped(stopped) => Unproved::Stopped(stopped),
                ReadError::Unread(unread) => Unproved::Unread(unread),
            })
        };
        Ok(match goal {
            Goal::Value => (ProvedRelation::Equal, self.solver.value(&self.board, budget)?),
            Goal::Compared(relation, text) => {
                (relation, read(&mut self.solver.values, text, budget)?)
            }
            Goal::Not(text) => {
                let value = read(&mut self.solver.values, text, budget)?;
                let is_at_most =
                    self.solver.compare(&self.board, Inequality::AtMost, value, budget)?;
                (
                    if is_at_most { ProvedRelation::RightFirst } else { ProvedRelation::LeftFirst },
                    value,
                )
            }
            Goal::Winner(starts) => {
                let winner = self.outcomes.winner(&self.board, starts, budget)?;
                (ProvedRelation::of_winner(winner, starts), Value::ZERO)
            }
        })
    }

    /// Takes up the next need of the innermost open claim, or closes that claim.
    fn step(&mut self, budget: &mut Budget) -> Result<(), Unproved> {
        budget.spend()?;
        let Some(open) = self.open.last() else { return Ok(()) };
        let Some(need) = open.needs.last().cloned() else {
            if let Some(Open { key: Some(key), reason, from, .. }) = self.open.pop() {
                self.add(&key, reason, &from, budget)?;
            }
            return Ok(());
        };
        let key = match need {
            Need::Claim(key) => key,
            Need::Answer(key) => self.answer(&key, budget)?.ok_or(Unproved::False)?,
        };
        let packed = key.packed();
        if let Some(known) = self.claims.find(&packed) {
            self.need_is_met(known);
            return Ok(());
        }
        let stored = self.stored.get(&packed).copied();
        if stored == Some(true) || stored.is_none() && self.is_end(&key)? {
            return Ok(self.add(&key, Reason::End, &[], budget)?);
        }
        let open = match self.by_parts(&key, budget)? {
            Some(open) => open,
            None => self.by_answers(key),
        };
        self.open.push(open);
        Ok(())
    }

    /// A claim is proved: the open one before it may go on.
    fn add(
        &mut self,
        key: &Key,
        reason: Reason,
        from: &[u32],
        budget: &Budget,
    ) -> Result<(), Stopped> {
        let packed = key.packed();
        self.stored.remove(&packed);
        let place = self.claims.add(&packed, reason, from);
        self.need_is_met(place);
        budget.hold(self.bytes())
    }

    fn need_is_met(&mut self, place: u32) {
        if let Some(open) = self.open.last_mut() {
            open.needs.pop();
            open.from.push(place);
        }
    }

    /// Roughly how many bytes the claims take.
    fn bytes(&self) -> usize {
        let stored = size_of::<(Packed, bool)>() + 2 * self.claims.unpacker.length();
        self.claims.bytes() + self.stored.capacity() * stored
    }

    /// Whether the claim is an end. It is none if the loser has no moves: then the checker needs no line for it.
    fn is_end(&self, key: &Key) -> Result<bool, Unproved> {
        if self.ends == 0 {
            return Ok(false);
        }
        let mut end = End::new(&self.game, key.winner == Player::Left, self.ends);
        match end.is_true(key.value, &self.stones(&key.board)) {
            Ok(true) => Ok(end.looked_up > 0),
            Ok(false) => Err(Unproved::False),
            Err(_) => Ok(false),
        }
    }

    /// The proof by the rule of parts, if the position has parts.
    fn by_parts(&mut self, key: &Key, budget: &mut Budget) -> Result<Option<Open>, Stopped> {
        if self.is_by_search {
            return Ok(None);
        }
        // The exact reach may have thousands of positions, so it is only asked for if a bound allows parts.
        let is_whole = |part: &Part<Vec<Square>>| part.stones.len() == key.board.stones().count();
        if key.board.parts().first().is_some_and(is_whole) {
            return Ok(None);
        }
        let parts = parts(&self.game, &self.stones(&key.board)).unwrap_or_default();
        if parts.len() < 2 {
            return Ok(None);
        }
        let mut needs = Vec::new();
        for part in parts.iter().rev() {
            let has_stone = |square: &Square| part[self.place(*square)] != b'.';
            let squares: Vec<Square> = key.board.squares().filter(has_stone).collect();
            let board = key.board.only(&squares);
            let value = self.solver.value(&board, budget)?;
            let value = self.number(value)?;
            needs.push(Need::Claim(Key { value, board, winner: key.winner }));
        }
        Ok(Some(Open { key: Some(key.clone()), reason: Reason::Parts, needs, from: vec![] }))
    }

    /// The proof by an answer to every move.
    fn by_answers(&self, key: Key) -> Open {
        let after = |(value, board)| Need::Answer(Key { value, board, winner: key.winner });
        let moves = self.moves(key.value, &key.board, key.winner.other());
        let needs = moves.into_iter().rev().map(after).collect();
        Open { key: Some(key), reason: Reason::Answers, needs, from: vec![] }
    }

    /// Moves of `player` in `board` minus `value`. The value's options of the other player are what to move to there.
    fn moves(&self, value: usize, board: &Board, player: Player) -> Vec<(usize, Board)> {
        let jumps = board.jumps(self.rules, player).map(|jump| (value, board.play_unchecked(jump)));
        let options = self.game.options(value, player != Player::Left);
        jumps.chain(options.iter().map(|&option| (option, board.clone()))).collect()
    }

    /// The best of the winner's answers that prove the claim, if any does: one that is proved already, or else the one
    /// that the search for winners has found, or one after which the loser has few moves.
    fn answer(&mut self, after: &Key, budget: &mut Budget) -> Result<Option<Key>, Stopped> {
        let winner = after.winner;
        let answers = self.moves(after.value, &after.board, winner).into_iter();
        let mut keys: Vec<Key> =
            answers.map(|(value, board)| Key { winner, value, board }).collect();
        if let Some(key) = keys.iter().find(|key| self.claims.find(&key.packed()).is_some()) {
            return Ok(Some(key.clone()));
        }
        if let Some(key) = keys.iter().find(|key| self.stored.contains_key(&key.packed())) {
            return Ok(Some(key.clone()));
        }
        if self.is_by_search {
            // Its proof of this answer is known, or nearly. That another answer loses can be as hard to prove as the whole.
            let jump = self.outcomes.best_jump(&after.board, winner, budget)?;
            return Ok(
                jump.map(|jump| Key { board: after.board.play_unchecked(jump), ..after.clone() })
            );
        }
        keys.sort_by_cached_key(|key| {
            let moves = self.moves(key.value, &key.board, winner.other()).len();
            (moves, key.board.stones().count())
        });
        for key in keys {
            if self.is_true(&key, budget)? {
                return Ok(Some(key));
            }
        }
        Ok(None)
    }

    fn is_true(&mut self, key: &Key, budget: &mut Budget) -> Result<bool, Stopped> {
        if self.is_by_search {
            let loser = key.winner.other();
            return Ok(self.outcomes.winner(&key.board, loser, budget)? == key.winner);
        }
        let inequality = match key.winner {
            Player::Left => Inequality::AtLeast,
            Player::Right => Inequality::AtMost,
        };
        self.solver.compare(&key.board, inequality, self.numbered[key.value], budget)
    }

    /// The position as the checker has it.
    fn stones(&self, board: &Board) -> Stones {
        let mut stones = self.game.empty();
        for (square, owner) in board.stones() {
            stones[self.place(square)] = sign(owner == Player::Left);
        }
        stones
    }

    fn place(&self, square: Square) -> usize {
        self.game.square(square.row as usize, square.column as usize)
    }

    /// The number of a value. Its options get theirs first.
    fn number(&mut self, value: Value) -> Result<usize, Stopped> {
        // Values may lie too deep for recursion: an integer n has n values in it.
        let mut open = vec![value];
        while let Some(&value) = open.last() {
            if self.numbered.len() + open.len() > MOST_VALUES {
                return Err(Stopped::Size);
            }
            let options = Player::ALL.map(|player| self.solver.values.options(value, player));
            let mut all = options.iter().flatten().copied();
            if let Some(missing) = all.find(|option| !self.numbers.contains_key(option)) {
                open.push(missing);
                continue;
            }
            open.pop();
            if !self.numbers.contains_key(&value) {
                let numbers = |options: &Vec<Value>| {
                    options.iter().map(|option| self.numbers[option]).collect()
                };
                self.game.values.push([numbers(&options[0]), numbers(&options[1])]);
                self.numbers.insert(value, self.numbered.len());
                self.numbered.push(value);
            }
        }
        Ok(self.numbers[&value])
    }
}
