//! Answers one text at a time.

use std::sync::OnceLock;
use std::time::Instant;

use serde::Serialize;
use serde_json::json;

use crate::question::{AnswerForm, Options, Question};
use answers::{
    Asker, CalculationAnswer, Corner, Distance, Interval, JumpFacts, MoveFacts, PartFacts,
    PenetrationFacts, Unread, Writing, calculate, read_board,
};
use basics::budget::{Budget, Stopped};
use basics::player::ByPlayer;
use basics::slicer::Slicer;
use konane::{Board, NamedBoard};
use solver::{BuiltPosition, NoPosition};
use teaching::calculator::{Calculation, Expression, ExpressionError};
use value::{ParseValueError, Statement, Value};

/// The steps for making the bounds of penetrations exact.
const SURVEY: u64 = 200_000;
/// The values may take one part in so many of the memory.
const VALUES: usize = 2;

/// Answers one text after another, reusing earlier results.
pub struct TextAnswerer {
    pub question: Question,
    form: AnswerForm,
    writing: Writing,
    options: Options,
    asker: Asker,
    started: Instant,
}

/// Why there is no answer.
#[derive(Debug)]
pub enum NoAnswer {
    /// It takes too long.
    TooLong,
    /// It needs more memory.
    NoMemory,
    /// The question or its answer is too large, in any memory.
    TooLarge,
}

impl TextAnswerer {
    pub fn new(question: Question, form: AnswerForm, options: Options) -> Self {
        TextAnswerer {
            question,
            form,
            writing: Writing::within(form.values, options.machine.bytes),
            asker: Asker::new(options.rules, options.machine.bytes),
            started: Instant::now(),
            options,
        }
    }

    /// The answer, or why there is none.
    pub fn answer(&mut self, text: &str) -> Result<Result<String, NoAnswer>, Unread> {
        // A solver never forgets a value, so it is replaced from time to time.
        if self.asker.solver.bytes() > self.options.machine.bytes / 3 {
            self.asker.forget();
        }
        let is_fresh = self.asker.solver.values.bytes() == 0;
        match self.answer_once(text)? {
            // The values of earlier texts had filled the memory and are now forgotten.
            Err(NoAnswer::NoMemory) if !is_fresh => self.answer_once(text),
            answer => Ok(answer),
        }
    }

    fn answer_once(&mut self, text: &str) -> Result<Result<String, NoAnswer>, Unread> {
        self.started = Instant::now();
        let ask = match self.question {
            Question::Expression | Question::Position => return self.expression(text),
            Question::Calculation => return self.calculation(text),
            Question::Outcome => TextAnswerer::outcome,
            Question::Parts => TextAnswerer::parts,
            Question::Moves => TextAnswerer::moves,
            Question::Value => TextAnswerer::value,
        };
        Ok(ask(self, &read_board(text, self.options.edge)?))
    }

    /// Calls `ask` until it has an answer or the time limit has passed.
    fn ask_until_answered<T>(
        &mut self,
        mut ask: impl FnMut(&mut Asker, &mut Budget) -> Result<T, Stopped>,
    ) -> Result<T, NoAnswer> {
        let mut slicer = Slicer::new(clock);
        loop {
            let mut slice = slicer.begin(self.asker.learned());
            slice.budget = slice.budget.within(self.options.machine.bytes / VALUES);
            match ask(&mut self.asker, &mut slice.budget) {
                Ok(answer) => return Ok(answer),
                Err(Stopped::Budget) if !self.is_late() => {
                    slicer.end(&slice, self.asker.learned());
                }
                Err(Stopped::Budget) => return Err(NoAnswer::TooLong),
                Err(Stopped::Memory) => {
                    self.asker.forget();
                    return Err(NoAnswer::NoMemory);
                }
                Err(Stopped::Size | Stopped::Overflow) => return Err(NoAnswer::TooLarge),
            }
        }
    }

    fn is_late(&self) -> bool {
        self.options.time.is_some_and(|time| self.started.elapsed() > time)
    }

    fn expression(&mut self, text: &str) -> Result<Result<String, NoAnswer>, Unread> {
        let statement = self.ask_until_answered(|asker, budget| {
            match asker.solver.values.parse_statement(text, budget) {
                Ok(statement) => Ok(Ok(statement)),
                Err(ParseValueError::Stopped(stopped)) => Err(stopped),
                Err(ParseValueError::Text { character, expected }) => {
                    Ok(Err(Unread { character, expected }))
                }
            }
        });
        let statement = match statement {
            Ok(statement) => statement?,
            Err(no_answer) => return Ok(Err(no_answer)),
        };
        Ok(match statement {
            Statement::Value(value) if self.question == Question::Position => self.position(value),
            Statement::Truth(_) if self.question == Question::Position => {
                let expected = "a value, not a comparison".to_string();
                return Err(Unread { character: 1, expected });
            }
            Statement::Truth(truth) => Ok(truth.to_string()),
            Statement::Value(value) if self.form.is_json => {
                let writing = self.writing;
                self.json(|asker, budget| asker.facts(value, writing, budget))
            }
            Statement::Value(value) => self.written(value),
        })
    }

    fn calculation(&mut self, text: &str) -> Result<Result<String, NoAnswer>, Unread> {
        let Options { rules, edge, machine, .. } = self.options;
        let mut calculation =
            Calculation::new(Expression::read(text, rules, edge)?, machine.bytes / 2);
        let writing = self.writing;
        let found = self.ask_until_answered(|_, budget| {
            match calculate(&mut calculation, writing, budget) {
                Ok(found) => Ok(Ok(found)),
                Err(ExpressionError::Stopped(stopped)) => Err(stopped),
                Err(ExpressionError::Text(wrong)) => Ok(Err(wrong)),
            }
        });
        match found {
            Ok(found) if self.form.is_json => Ok(Ok(json!(found?).to_string())),
            Ok(found) => Ok(Ok(line(&found?))),
            Err(no_answer) => Ok(Err(no_answer)),
        }
    }

    fn position(&mut self, value: Value) -> Result<String, NoAnswer> {
        let built = self.ask_until_answered(|asker, budget| {
            match BuiltPosition::of(&mut asker.solver.values, value, budget) {
                Ok(built) => Ok(Ok(built)),
                Err(NoPosition::TooLarge) => Ok(Err(NoAnswer::TooLarge)),
                Err(NoPosition::Stopped(stopped)) => Err(stopped),
            }
        })??;
        let board = built.board;
        let text = board.to_string();
        if !self.form.is_json {
            return Ok(text);
        }
        let (rows, columns, stones) = (board.rows(), board.columns(), board.stones().count());
        let facts = json!({ "position": text, "rows": rows, "columns": columns, "stones": stones });
        Ok(facts.to_string())
    }

    fn value(&mut self, board: &Board) -> Result<String, NoAnswer> {
        let (names, writing) = (NamedBoard::of(board), self.writing);
        if self.form.is_json {
            return self.json(|asker, budget| asker.position(board, names, writing, budget));
        }
        let value = self.ask_until_answered(|asker, budget| asker.solver.value(board, budget))?;
        self.written(value)
    }

    fn outcome(&mut self, board: &Board) -> Result<String, NoAnswer> {
        let outcome = self.ask_until_answered(|asker, budget| asker.outcome(board, budget))?;
        let is_json = self.form.is_json;
        Ok(if is_json { json!({ "outcome": outcome }).to_string() } else { outcome.name().into() })
    }

    fn parts(&mut self, board: &Board) -> Result<String, NoAnswer> {
        let (names, writing) = (NamedBoard::of(board), self.writing);
        let ask = |asker: &mut Asker, budget: &mut Budget| {
            asker.parts(board, names, SURVEY, writing, budget)
        };
        if self.form.is_json {
            return self.json(ask);
        }
        let parts = self.ask_until_answered(ask)?;
        let text = |PartFacts { text, corner, value, penetration }: PartFacts| {
            let reach = penetration.map_or(String::new(), |it| format!(" ({})", reaches(&it)));
            format!("{text} at {corner} = {value}{reach}")
        };
        Ok(parts.into_iter().map(text).collect::<Vec<_>>().join("; "))
    }

    fn moves(&mut self, board: &Board) -> Result<String, NoAnswer> {
        let (names, writing) = (NamedBoard::of(board), self.writing);
        let ask =
            |asker: &mut Asker, budget: &mut Budget| asker.moves(board, names, writing, budget);
        if self.form.is_json {
            return self.json(ask);
        }
        let text = |MoveFacts { jump, value, wins, fate }: MoveFacts| {
            let JumpFacts { player, name, .. } = jump;
            let wins_word = if wins { "wins, " } else { "" };
            format!("{player} {name} = {value} ({wins_word}{fate})")
        };
        let moves = self.ask_until_answered(ask)?;
        Ok(moves.into_iter().map(text).collect::<Vec<_>>().join("; "))
    }

    fn written(&mut self, value: Value) -> Result<String, NoAnswer> {
        let writing = self.writing;
        self.ask_until_answered(|asker, budget| {
            writing.write(&mut asker.solver.values, value, budget)
        })
    }

    /// An answer as JSON.
    fn json<T: Serialize>(
        &mut self,
        ask: impl FnMut(&mut Asker, &mut Budget) -> Result<T, Stopped>,
    ) -> Result<String, NoAnswer> {
        self.ask_until_answered(ask).map(|answer| json!(answer).to_string())
    }
}

/// Milliseconds since the first call.
fn clock() -> f64 {
    static BEGAN: OnceLock<Instant> = OnceLock::new();
    BEGAN.get_or_init(Instant::now).elapsed().as_secs_f64() * 1_000.0
}

fn reaches(PenetrationFacts { up, down, left, right }: &PenetrationFacts) -> String {
    let reach = |(direction, &Distance { at_least, at_most }): (&str, &Distance)| {
        let sign = if at_least == at_most { "" } else { "≤" };
        format!("{direction} {sign}{at_most}")
    };
    [("up", up), ("down", down), ("left", left), ("right", right)].map(reach).join(", ")
}

/// What the calculator answers, as one line of text.
fn line(answer: &CalculationAnswer) -> String {
    match answer {
        CalculationAnswer::Value(value) => value.clone(),
        CalculationAnswer::Truth(is_true) => is_true.to_string(),
        CalculationAnswer::Comparison { is_true, difference } => {
            format!("{is_true} (difference: {})", difference.name())
        }
        CalculationAnswer::Outcome(outcome) => outcome.name().to_string(),
        CalculationAnswer::Form(ByPlayer { left, right }) => {
            format!("{{{}|{}}}", left.join(", "), right.join(", "))
        }
        CalculationAnswer::Both(ByPlayer { left, right }) => {
            format!("Left {}; Right {}", left.join(", "), right.join(", "))
        }
        CalculationAnswer::Interval(None) => "none".to_string(),
        CalculationAnswer::Interval(Some(Interval { from, to })) => {
            let (open, close) =
                (if from.included { '[' } else { '(' }, if to.included { ']' } else { ')' });
            format!("{open}{}, {}{close}", from.at, to.at)
        }
        CalculationAnswer::Thermograph(ByPlayer { left, right }) => {
            format!("Left {}; Right {}", wall(left), wall(right))
        }
        CalculationAnswer::ThermographSteps { .. } => json!(answer).to_string(),
    }
}

fn wall(corners: &[Corner]) -> String {
    let corners = corners.iter().map(|it| format!("{} at {}", it.value, it.temperature));
    corners.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arguments::{Arguments, Command};
    use clap::Parser;

    fn answerer(arguments: &[&str]) -> TextAnswerer {
        let (question, texts) = match Arguments::parse_from(arguments).command {
            Command::Value(texts) => (Question::Value, texts),
            Command::Position(texts) => (Question::Position, texts),
            _ => panic!("{arguments:?}"),
        };
        TextAnswerer::new(question, texts.form, texts.options)
    }

    #[test]
    fn an_answer_does_not_depend_on_the_values_of_earlier_lines() {
        let mut answerer = answerer(&["papamu", "value", "--memory", "1"]);
        let limit = answerer.options.machine.bytes / 8;
        let answer = |text: &str, answerer: &mut TextAnswerer| {
            answerer.answer(text).ok().and_then(Result::ok)
        };
        assert_eq!(answer("xo", &mut answerer).as_deref(), Some("*"));
        let values = &mut answerer.asker.solver.values;
        for number in 1.. {
            if values.bytes() > limit {
                break;
            }
            let switch = format!("{{{number}|-{number}}}");
            assert!(values.parse(&switch, &mut Budget::unlimited()).is_ok());
        }
        assert_eq!(answer("oxo.ox", &mut answerer).as_deref(), Some("1/2"));
    }

    /// More memory would not help, so nobody asks again.
    #[test]
    fn a_position_too_large_for_a_board_is_no_question_of_memory() {
        let answer = answerer(&["papamu", "position"]).answer("*9");
        assert!(matches!(answer, Ok(Err(NoAnswer::TooLarge))));
    }
}
