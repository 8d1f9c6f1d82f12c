//! A parsed expression: every position is a board, and every function is known.

use std::fmt;

use crate::calculator::functions::{Function, FunctionKind, function};
use konane::{Board, Edge, Readings, Rules};
use value::{Call, Instruction, ParseValueError, Recipe, Relation, StackOperation};
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

/// Why a text cannot be read or has no value: the character, counted from 1, and what was expected
/// there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseExpressionError {
    pub character: usize,
    pub expected: String,
}

impl ParseExpressionError {
    pub(super) fn at(character: usize, expected: impl Into<String>) -> ParseExpressionError {
        ParseExpressionError { character, expected: expected.into() }
    }
}

impl fmt::Display for ParseExpressionError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "character {}: expected {}", self.character, self.expected)
    }
}

impl Expression {
    /// Reads a text. The rules and the edge are the defaults for its positions.
    pub fn read(text: &str, rules: Rules, edge: Edge) -> Result<Expression, ParseExpressionError> {
        let takes = |name: &str| Some(function(name)?.parameters.len());
        let recipe = Recipe::read(text, Some(takes)).map_err(|error| match error {
            ParseValueError::Text { character, expected } => {
                ParseExpressionError { character, expected }
            }
            ParseValueError::Stopped(_) => ParseExpressionError::at(1, "a shorter text"),
        })?;
        let mut steps = Vec::with_capacity(recipe.instructions.len());
        for (instruction, place) in recipe.instructions {
            let kind = match instruction {
                Instruction::Operate(operation) => OperationKind::Make(operation),
                Instruction::Quote(text, words) => position(&text, &words, (rules, edge), place)?,
                Instruction::Call(Call { name, arguments }) => match function(&name) {
                    Some(function) => OperationKind::Call(function, arguments),
                    None => return Err(ParseExpressionError::at(place, "a function")),
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
                return Err(ParseExpressionError::at(*place, expected));
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
) -> Result<OperationKind, ParseExpressionError> {
    for (word, place) in words {
        match (word.parse(), word.parse()) {
            (Ok(named), _) => rules = named,
            (_, Ok(named)) => edge = named,
            (Err(_), Err(_)) => {
                let expected = "ancient, modern, plane, walls or an operator";
                return Err(ParseExpressionError::at(
                    *place,
                    format!("{expected}, found “{word}”"),
                ));
            }
        }
    }
    let board = Readings::of(text, edge).sure.map_err(|error| {
        let inside = error.place.map_or(1, |place| place.character);
        ParseExpressionError::at(place + inside, expected(error.fault))
    })?;
    Ok(OperationKind::Position(rules, board))
}
