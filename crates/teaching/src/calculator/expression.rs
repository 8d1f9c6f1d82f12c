//! A parsed expression: every position is a board, and every function is known.

use crate::calculator::functions::{Function, FunctionKind, function};
use konane::{Board, Edge, Readings, Rules};
use value::{Call, Instruction, Recipe, Relation, StackOperation, Unread};
use words::expected;

/// The steps of an evaluation.
#[derive(Debug)]
pub struct Expression {
    pub(super) steps: Vec<Operation>,
    pub(super) relation: Option<Relation>,
    /// The place of the comparison, or else of the last step.
    pub(super) end: usize,
}

/// A step and the character that it belongs to, counted from 1.
#[derive(Debug)]
pub(super) struct Operation {
    pub(super) kind: OperationKind,
    pub(super) place: usize,
}

#[derive(Debug)]
pub(super) enum OperationKind {
    Make(StackOperation),
    Position(Rules, Board),
    /// With the places of its arguments.
    Call(&'static Function, Vec<usize>),
}

impl Expression {
    /// Reads a text. The rules and the edge are the defaults for its positions.
    pub fn read(text: &str, rules: Rules, edge: Edge) -> Result<Expression, Unread> {
        let takes = |name: &str| Some(function(name)?.parameters.len());
        let recipe = Recipe::read(text, Some(takes))?;
        let mut steps = Vec::with_capacity(recipe.instructions.len());
        for (instruction, place) in recipe.instructions {
            let kind = match instruction {
                Instruction::Operate(operation) => OperationKind::Make(operation),
                Instruction::Quote(text, words) => position(&text, &words, (rules, edge), place)?,
                Instruction::Call(Call { name, arguments }) => match function(&name) {
                    Some(function) => OperationKind::Call(function, arguments),
                    None => return Err(Unread::at(place, "a function")),
                },
            };
            steps.push(Operation { kind, place });
        }
        let inner = match recipe.relation {
            None => steps.len().saturating_sub(1),
            Some(_) => steps.len(),
        };
        for Operation { kind, place } in &steps[..inner] {
            if let OperationKind::Call(
                function @ Function { kind: FunctionKind::Answer(_), .. },
                _,
            ) = kind
            {
                let call = function.call();
                let expected = format!("a value; {call} gives none, so it stands alone");
                return Err(Unread::at(*place, expected));
            }
        }
        let end = recipe.relation.map(|(_, place)| place);
        let end = end.or(steps.last().map(|step| step.place)).unwrap_or(1);
        let relation = recipe.relation.map(|(relation, _)| relation);
        Ok(Expression { steps, relation, end })
    }

    /// The position, if the expression is just a position.
    pub fn position(&self) -> Option<(Rules, &Board)> {
        match self.steps.as_slice() {
            [Operation { kind: OperationKind::Position(rules, board), .. }] => {
                Some((*rules, board))
            }
            _ => None,
        }
    }
}

/// A position in quotation marks that begins at `place`.
fn position(
    text: &str,
    words: &[(String, usize)],
    (mut rules, mut edge): (Rules, Edge),
    place: usize,
) -> Result<OperationKind, Unread> {
    for (word, place) in words {
        match (word.parse(), word.parse()) {
            (Ok(named), _) => rules = named,
            (_, Ok(named)) => edge = named,
            (Err(_), Err(_)) => {
                let expected = "ancient, modern, plane, walls or an operator";
                return Err(Unread::at(*place, format!("{expected}, found “{word}”")));
            }
        }
    }
    let board = Readings::of(text, edge).sure.map_err(|error| {
        let inside = error.place.map_or(1, |place| place.character);
        Unread::at(place + inside, expected(error.fault))
    })?;
    Ok(OperationKind::Position(rules, board))
}
