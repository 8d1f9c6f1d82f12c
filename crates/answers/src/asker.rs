//! Asks the solver, and describes what it finds.

use crate::Writing;
use crate::facts::{
    Corner, JumpFacts, MoveFacts, PartFacts, PenetrationFacts, PositionFacts, Relation, ValueFacts,
};
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};
use konane::{Board, Direction, NamedBoard, PartInfo, Rules, survey};
use solver::{OutcomeSearch, Solver, ValuedJump};
use value::{Fate, Outcome, Style, Value};

/// Answers questions under one set of rules. A stopped question goes on where it was when it is asked again. Squares have the
/// names of a board that the caller chooses, so that they keep them while jumps are played.
pub struct Asker {
    pub solver: Solver,
    outcomes: OutcomeSearch,
    memory: usize,
}

impl Asker {
    /// `memory` roughly limits the memory in bytes.
    pub fn new(rules: Rules, memory: usize) -> Asker {
        Asker {
            solver: Solver::with_memory(rules, memory / 2),
            outcomes: OutcomeSearch::new(rules, memory / 2),
            memory,
        }
    }

    /// The memory in bytes that was given.
    pub fn memory(&self) -> usize {
        self.memory
    }

    /// A number that grows with every result.
    pub fn learned(&self) -> u64 {
        self.solver.learned() + self.outcomes.positions()
    }

    /// Drops all values: a solver never forgets one.
    pub fn forget(&mut self) {
        self.solver = Solver::with_memory(self.solver.rules(), self.memory / 2);
    }

    pub fn outcome(&mut self, board: &Board, budget: &mut Budget) -> Result<Outcome, Stopped> {
        self.outcomes.outcome(board, budget)
    }

    pub fn compare(
        &mut self,
        one: &Board,
        other: &Board,
        budget: &mut Budget,
    ) -> Result<Relation, Stopped> {
        let (one, other) = (self.solver.value(one, budget)?, self.solver.value(other, budget)?);
        self.solver.values.compare(one, other, budget).map(Relation::from)
    }

    /// Everything about a value.
    pub fn facts(
        &mut self,
        value: Value,
        writing: Writing,
        budget: &mut Budget,
    ) -> Result<ValueFacts, Stopped> {
        let values = &mut self.solver.values;
        let name = writing.write(values, value, budget)?;
        // The other styles have the same names.
        let tree = values.name_tree(value, Style::Plain, writing.longest, budget)?;
        let ascii = tree.write(Style::Plain, writing.longest).filter(|_| tree.is_whole());
        let ascii = ascii.ok_or(writing.too_long)?;
        let written = |style| tree.write(style, usize::MAX).unwrap_or_default();
        let thermograph = values.thermograph(value, budget)?;
        let (mean, temperature) = (thermograph.mean(), thermograph.temperature());
        let walls = ByPlayer::from_fn(|player| Corner::all_of(thermograph.wall(player)));
        Ok(ValueFacts {
            name,
            ascii,
            unicode: written(Style::Unicode),
            latex: written(Style::Latex),
            html: tree.html(usize::MAX).unwrap_or_default(),
            outcome: values.outcome(value),
            stops: ByPlayer::from_fn(|player| values.stop(value, player).number.to_string()),
            mean: mean.to_string(),
            temperature: temperature.to_string(),
            thermograph: walls,
            is_number: values.is_number(value),
            is_nimber: values.is_nimber(value),
            is_infinitesimal: values.is_infinitesimal(value),
            is_hot: values.is_hot(value),
        })
    }

    /// Everything about the value of a position, and its parts.
    pub fn position(
        &mut self,
        board: &Board,
        names: NamedBoard,
        writing: Writing,
        budget: &mut Budget,
    ) -> Result<PositionFacts, Stopped> {
        let value = self.solver.value(board, budget)?;
        let facts = self.facts(value, writing, budget)?;
        let parts = survey(board, &mut Budget::steps(0)).parts;
        let parts = parts.iter().map(|part| self.part(board, part, names, writing, budget));
        Ok(PositionFacts { facts, parts: parts.collect::<Result<_, _>>()? })
    }

    /// The parts, and how far their stones get: so many steps, which no budget interrupts, are for making that exact.
    pub fn parts(
        &mut self,
        board: &Board,
        names: NamedBoard,
        steps: u64,
        writing: Writing,
        budget: &mut Budget,
    ) -> Result<Vec<PartFacts>, Stopped> {
        let parts = survey(board, &mut Budget::steps(0)).parts;
        let parts = parts.iter().map(|part| self.part(board, part, names, writing, budget));
        let parts = parts.collect::<Result<Vec<_>, _>>()?;
        // After everything that a budget may stop, so that it runs once.
        let surveyed = survey(board, &mut Budget::steps(steps)).parts;
        let with_reach = |(part, PartInfo { penetration, .. }): (PartFacts, PartInfo)| {
            let [up, down, left, right] =
                Direction::ALL.map(|direction| penetration.reach(direction).into());
            PartFacts { penetration: Some(PenetrationFacts { up, down, left, right }), ..part }
        };
        Ok(parts.into_iter().zip(surveyed).map(with_reach).collect())
    }

    fn part(
        &mut self,
        whole: &Board,
        part: &PartInfo,
        names: NamedBoard,
        writing: Writing,
        budget: &mut Budget,
    ) -> Result<PartFacts, Stopped> {
        let value = self.solver.value(&whole.only(&part.stones), budget)?;
        Ok(PartFacts {
            text: part.board.to_string(),
            corner: names.square_name(part.corner),
            value: writing.write(&mut self.solver.values, value, budget)?,
            penetration: None,
        })
    }

    /// All jumps of Left, then all of Right.
    pub fn moves(
        &mut self,
        board: &Board,
        names: NamedBoard,
        writing: Writing,
        budget: &mut Budget,
    ) -> Result<Vec<MoveFacts>, Stopped> {
        let moves = self.solver.moves(board, budget)?;
        let mut described = Vec::new();
        for player in Player::ALL {
            for &ValuedJump { jump, value, wins, fate } in &moves[player] {
                described.push(MoveFacts {
                    jump: JumpFacts::of(player, jump, names),
                    value: writing.write(&mut self.solver.values, value, budget)?,
                    wins,
                    fate: self.fate(fate, writing, budget)?,
                });
            }
        }
        Ok(described)
    }

    /// The fate of a jump in words.
    fn fate(
        &mut self,
        fate: Fate,
        writing: Writing,
        budget: &mut Budget,
    ) -> Result<String, Stopped> {
        if let Some(first) = fate.repeats {
            return Ok(format!("repeats move {}", first + 1));
        }
        let mut facts = Vec::new();
        if let Some(by) = fate.dominated_by {
            facts.push(format!("dominated by move {}", by + 1));
        }
        if let Some(answer) = fate.reverses_through {
            let answer = writing.write(&mut self.solver.values, answer, budget)?;
            facts.push(format!("reverses through {answer}"));
        }
        if facts.is_empty() {
            facts.push("undominated".to_string());
        }
        Ok(facts.join(", "))
    }
}
