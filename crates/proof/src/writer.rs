//! Makes certificates. The solver says which claims are true; the writer chooses an answer to every move of the loser and
//! lists what is needed, each claim once.

use std::collections::HashMap;

use crate::certificate::{Certificate, Claim, Listed, Relation};
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};
use checker::{Stones, parts};
use konane::{Board, MARGIN, Rules, Square};
use solver::{Inequality, OutcomeSearch, Solver};
use value::{ParseValueError, Style, Value, Values};

/// What is to be proved of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal<'a> {
    /// Its value.
    Value,
    /// How it compares with the value of this text.
    Compared(Relation, &'a str),
    /// That it is not worth this.
    Not(&'a str),
    /// Who wins if this player moves first; found without values, so also on boards too hard for them.
    Winner(Player),
}

/// Why there is no proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unproved {
    Stopped,
    /// What was to be proved is not true.
    False,
    Value(ParseValueError),
}

impl From<Stopped> for Unproved {
    fn from(_: Stopped) -> Self {
        Unproved::Stopped
    }
}

/// The most characters of a value's name in a comment.
const LONGEST_NAME: usize = 200;

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
    let margin = if board.edge() == konane::Edge::Plane { MARGIN } else { 0 };
    let corner = Square::new(-margin, -margin);
    let board = board.window(corner, board.rows() + 2 * margin, board.columns() + 2 * margin);
    let mut writer = Writer {
        rules,
        solver: Solver::with_memory(rules, memory / 2),
        outcomes: OutcomeSearch::new(rules, memory / 2),
        goal,
        steps: Vec::new(),
        known: HashMap::new(),
    };
    let (relation, value) = writer.claimed(&board, budget)?;
    let needed = writer.prove_claim(&board, relation, value, budget)?;
    Ok(writer.certificate(&board, relation, value, &needed, depth, budget)?)
}

/// The claim that `winner`, moving second, wins `board` minus `value`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Key {
    winner: Player,
    value: Value,
    board: Board,
}

/// A proved claim, with the claims from which it follows.
struct Step {
    key: Key,
    from: Vec<usize>,
    /// The values of its parts, if it follows by the rule of parts.
    parts: Vec<Value>,
}

struct Writer<'a> {
    rules: Rules,
    solver: Solver,
    outcomes: OutcomeSearch,
    goal: Goal<'a>,
    /// Each after those from which it follows.
    steps: Vec<Step>,
    known: HashMap<Key, usize>,
}

impl Writer<'_> {
    /// What the certificate claims.
    fn claimed(
        &mut self,
        board: &Board,
        budget: &mut Budget,
    ) -> Result<(Relation, Value), Unproved> {
        let read = |values: &mut Values, text, budget: &mut Budget| {
            values.parse(text, budget).map_err(|error| match error {
                ParseValueError::Stopped => Unproved::Stopped,
                error => Unproved::Value(error),
            })
        };
        Ok(match self.goal {
            Goal::Value => (Relation::Equal, self.solver.value(board, budget)?),
            Goal::Compared(relation, text) => {
                (relation, read(&mut self.solver.values, text, budget)?)
            }
            Goal::Not(text) => {
                let value = read(&mut self.solver.values, text, budget)?;
                let is_at_most = self.solver.compare(board, Inequality::AtMost, value, budget)?;
                (if is_at_most { Relation::RightFirst } else { Relation::LeftFirst }, value)
            }
            Goal::Winner(starts) => {
                let winner = self.outcomes.winner(board, starts, budget)?;
                let relation = match (starts, winner) {
                    (Player::Left, Player::Left) => Relation::LeftFirst,
                    (Player::Right, Player::Right) => Relation::RightFirst,
                    (Player::Right, Player::Left) => Relation::AtLeast,
                    (Player::Left, Player::Right) => Relation::AtMost,
                };
                (relation, Value::ZERO)
            }
        })
    }

    /// The steps from which the claim follows at once.
    fn prove_claim(
        &mut self,
        board: &Board,
        relation: Relation,
        value: Value,
        budget: &mut Budget,
    ) -> Result<Vec<usize>, Unproved> {
        let winners = match relation {
            Relation::AtLeast | Relation::LeftFirst => &[Player::Left][..],
            Relation::AtMost | Relation::RightFirst => &[Player::Right],
            Relation::Equal => &Player::BOTH,
        };
        let mut steps = Vec::new();
        for &winner in winners {
            let step = if matches!(relation, Relation::LeftFirst | Relation::RightFirst) {
                let answers = self.moves(value, board, winner);
                self.answer(winner, answers, budget)?
            } else {
                let key = Key { winner, value, board: board.clone() };
                if self.is_true(&key, budget)? { Some(self.prove(key, budget)?) } else { None }
            };
            steps.push(step.ok_or(Unproved::False)?);
        }
        Ok(steps)
    }

    fn prove(&mut self, key: Key, budget: &mut Budget) -> Result<usize, Stopped> {
        if let Some(&step) = self.known.get(&key) {
            return Ok(step);
        }
        let step = match self.split(&key, budget)? {
            Some(step) => step,
            None => self.answered(&key, budget)?,
        };
        self.steps.push(step);
        self.known.insert(key, self.steps.len() - 1);
        Ok(self.steps.len() - 1)
    }

    /// The proof by the rule of parts, if the position has parts.
    fn split(&mut self, key: &Key, budget: &mut Budget) -> Result<Option<Step>, Stopped> {
        if let Goal::Winner(_) = self.goal {
            return Ok(None);
        }
        let jumps = |stones: &Stones, player: bool| {
            let player = if player { Player::Left } else { Player::Right };
            let board = board_of(stones, &key.board);
            board
                .jumps(self.rules, player)
                .into_iter()
                .map(|jump| stones_of(&board.play(jump)))
                .collect()
        };
        let Some(parts) = parts(&stones_of(&key.board), &jumps).filter(|parts| parts.len() > 1)
        else {
            return Ok(None);
        };
        let mut from = Vec::new();
        let mut values = Vec::new();
        for part in parts {
            let board = board_of(&part, &key.board);
            let value = self.solver.value(&board, budget)?;
            from.push(self.prove(Key { value, board, winner: key.winner }, budget)?);
            values.push(value);
        }
        Ok(Some(Step { key: key.clone(), from, parts: values }))
    }

    /// The proof by an answer to every move.
    fn answered(&mut self, key: &Key, budget: &mut Budget) -> Result<Step, Stopped> {
        let mut from = Vec::new();
        for (value, board) in self.moves(key.value, &key.board, key.winner.other()) {
            let answers = self.moves(value, &board, key.winner);
            let answer = self.answer(key.winner, answers, budget)?;
            from.push(answer.expect("the winner of a true claim has an answer"));
        }
        Ok(Step { key: key.clone(), from, parts: vec![] })
    }

    /// Moves of `player` in `board` minus `value`. The value's options of the other player are what to move to there.
    fn moves(&mut self, value: Value, board: &Board, player: Player) -> Vec<(Value, Board)> {
        let jumps =
            board.jumps(self.rules, player).into_iter().map(|jump| (value, board.play(jump)));
        let options = self.solver.values.options(value, player.other());
        jumps.chain(options.into_iter().map(|option| (option, board.clone()))).collect()
    }

    /// The best of the winner's answers that prove the claim, if any does: one that is proved already, or else one after
    /// which the loser has few moves.
    fn answer(
        &mut self,
        winner: Player,
        answers: Vec<(Value, Board)>,
        budget: &mut Budget,
    ) -> Result<Option<usize>, Stopped> {
        let mut keys: Vec<Key> =
            answers.into_iter().map(|(value, board)| Key { winner, value, board }).collect();
        if let Some(&step) = keys.iter().find_map(|key| self.known.get(key)) {
            return Ok(Some(step));
        }
        keys.sort_by_cached_key(|key| {
            let moves = self.moves(key.value, &key.board, winner.other()).len();
            (moves, key.board.stones().count())
        });
        for key in keys {
            if self.is_true(&key, budget)? {
                return self.prove(key, budget).map(Some);
            }
        }
        Ok(None)
    }

    fn is_true(&mut self, key: &Key, budget: &mut Budget) -> Result<bool, Stopped> {
        if let Goal::Winner(_) = self.goal {
            let loser = key.winner.other();
            return Ok(self.outcomes.winner(&key.board, loser, budget)? == key.winner);
        }
        let inequality = match key.winner {
            Player::Left => Inequality::AtLeast,
            Player::Right => Inequality::AtMost,
        };
        self.solver.compare(&key.board, inequality, key.value, budget)
    }

    fn certificate(
        &mut self,
        board: &Board,
        relation: Relation,
        value: Value,
        roots: &[usize],
        depth: u32,
        budget: &mut Budget,
    ) -> Result<Certificate, Stopped> {
        let is_listed = self.listed(roots, depth);
        let mut steps: Vec<&Step> = self
            .steps
            .iter()
            .zip(is_listed)
            .filter_map(|(step, is_listed)| is_listed.then_some(step))
            .collect();
        let mut numbers = Numbers::default();
        let solver = &mut self.solver;
        let mut number = |value: Value| numbers.of(solver, value);
        let claimed = number(value);
        for step in &steps {
            number(step.key.value);
            step.parts.iter().for_each(|&part| {
                number(part);
            });
        }
        // A claim follows from those with fewer stones, and from those with as many and an earlier value.
        steps.sort_by_key(|step| {
            let Key { winner, value, board } = &step.key;
            (board.stones().count(), numbers.known[value], *winner as u8, board.whole_text())
        });
        let whole = bounds(steps.iter().map(|step| &step.key.board).chain([board]));
        let seen = |board: &Board| match whole {
            Some((corner, rows, columns)) if board.edge() == konane::Edge::Plane => {
                board.window(corner, rows, columns)
            }
            _ => board.clone(),
        };
        let listed: Vec<Listed> = steps
            .iter()
            .map(|step| Listed {
                winner: step.key.winner,
                value: numbers.known[&step.key.value],
                board: seen(&step.key.board),
                parts: step.parts.iter().map(|part| numbers.known[part]).collect(),
            })
            .collect();
        let board = seen(board);
        let mut names = Vec::new();
        for &value in &numbers.order {
            let name = self.solver.values.write(value, Style::Plain, LONGEST_NAME, budget)?;
            names.push(name.unwrap_or_else(|| "a value with a long name".to_string()));
        }
        Ok(Certificate {
            rules: self.rules,
            edge: board.edge(),
            rows: board.rows(),
            columns: board.columns(),
            depth,
            values: numbers.options,
            names,
            claims: vec![Claim { board, relation, value: claimed }],
            listed,
        })
    }

    /// Which steps have to be listed, if the checker searches so deep between them: those that are reached, and that it
    /// would not find by itself.
    fn listed(&self, roots: &[usize], depth: u32) -> Vec<bool> {
        let mut is_reached = vec![false; self.steps.len()];
        roots.iter().for_each(|&root| is_reached[root] = true);
        for place in (0..self.steps.len()).rev() {
            if is_reached[place] {
                self.steps[place].from.iter().for_each(|&from| is_reached[from] = true);
            }
        }
        let mut depths = vec![0; self.steps.len()];
        let mut is_listed = vec![false; self.steps.len()];
        for (place, step) in self.steps.iter().enumerate() {
            let below = step.from.iter().map(|&from| depths[from]).max().unwrap_or(0);
            let is_found = below < depth && step.parts.is_empty();
            depths[place] = if is_found { below + 1 } else { 0 };
            is_listed[place] = is_reached[place] && !is_found;
        }
        is_listed
    }
}

fn stones_of(board: &Board) -> Stones {
    let stones = board.stones();
    stones.map(|(square, owner)| ((square.row, square.column), owner == Player::Left)).collect()
}

/// The stones in the window of `board`.
fn board_of(stones: &Stones, board: &Board) -> Board {
    let mut placed = Board::empty(board.rows(), board.columns(), board.edge());
    for (&(row, column), &is_left) in stones {
        let owner = if is_left { Player::Left } else { Player::Right };
        placed.set(Square::new(row, column), Some(owner));
    }
    placed
}

/// The numbers of values, options first.
#[derive(Default)]
struct Numbers {
    known: HashMap<Value, usize>,
    order: Vec<Value>,
    options: Vec<ByPlayer<Vec<usize>>>,
}

impl Numbers {
    fn of(&mut self, solver: &mut Solver, value: Value) -> usize {
        if let Some(&number) = self.known.get(&value) {
            return number;
        }
        let options = ByPlayer::from_fn(|player| solver.values.options(value, player));
        let numbered = ByPlayer::from_fn(|player| {
            options[player].iter().map(|&option| self.of(solver, option)).collect()
        });
        self.options.push(numbered);
        self.order.push(value);
        self.known.insert(value, self.order.len() - 1);
        self.order.len() - 1
    }
}

/// The corner and the size of the smallest window around the stones of all boards.
fn bounds<'a>(boards: impl Iterator<Item = &'a Board>) -> Option<(Square, i32, i32)> {
    let boxes = boards.filter_map(Board::bounding_box);
    let whole = boxes.map(|(corner, rows, columns)| (corner, corner + Square::new(rows, columns)));
    let (low, high) = whole.reduce(|(low, high), (corner, end)| {
        let least = Square::new(low.row.min(corner.row), low.column.min(corner.column));
        (least, Square::new(high.row.max(end.row), high.column.max(end.column)))
    })?;
    Some((low, high.row - low.row, high.column - low.column))
}
