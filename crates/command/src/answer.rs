//! Answers one text at a time.

use std::time::Instant;

use serde::Serialize;
use serde_json::json;

use crate::question::{AnswerForm, Options, Question};
use answers::{
    Asker, CalculationAnswer, CalculationQuestion, Corner, Distance, Interval, JumpFacts,
    MoveFacts, PartFacts, PenetrationFacts, Refusal, Slices, Writing, read_board,
};
use basics::budget::{Budget, Stopped};
use basics::player::ByPlayer;
use basics::slicer::process_clock;
use konane::{Board, NamedBoard};
use solver::{BuiltPosition, NoPosition};
use teaching::calculator::{Calculation, Expression};
use value::{Statement, Unread};

/// The steps for making the bounds of penetrations exact.
const SURVEY: u64 = 200_000;

/// Answers one text after another, reusing earlier results.
pub struct TextAnswerer {
    pub question: Question,
    form: AnswerForm,
    writing: Writing,
    options: Options,
    asker: Asker,
}

impl TextAnswerer {
    pub fn new(question: Question, form: AnswerForm, options: Options) -> Self {
        TextAnswerer {
            question,
            form,
            writing: Writing::within(form.values, options.machine.bytes),
            asker: Asker::new(options.rules, options.machine.bytes),
            options,
        }
    }

    /// The answer, or why there is none.
    pub fn answer(&mut self, text: &str) -> Result<String, Refusal> {
        let Options { rules, edge, machine, .. } = self.options;
        // A solver never forgets a value, so it is replaced from time to time.
        if self.asker.solver.bytes() > machine.bytes / 3 {
            self.asker.forget();
        }
        let (writing, is_json) = (self.writing, self.form.is_json);
        match self.question {
            Question::Expression => {
                self.ask(|asker: &mut Asker, budget: &mut Budget| {
                    match asker.solver.values.parse_statement(text, budget)? {
                        Statement::Truth(truth) => Ok(truth.to_string()),
                        Statement::Value(value) if is_json => {
                            Ok(json!(asker.facts(value, writing, budget)?).to_string())
                        }
                        Statement::Value(value) => {
                            Ok(writing.write(&mut asker.solver.values, value, budget)?)
                        }
                    }
                })
            }
            Question::Position => self.ask(|asker: &mut Asker, budget: &mut Budget| {
                let values = &mut asker.solver.values;
                let Statement::Value(value) = values.parse_statement(text, budget)? else {
                    return Err(Unread::at(1, "a value, not a comparison").into());
                };
                match BuiltPosition::of(values, value, budget) {
                    Ok(built) => Ok(position(&built.board, is_json)),
                    Err(NoPosition::TooLarge) => Err(Stopped::Size.into()),
                    Err(NoPosition::Stopped(stopped)) => Err(stopped.into()),
                }
            }),
            Question::Calculation => {
                let expression = Expression::read(text, rules, edge)?;
                let calculation = Calculation::new(expression, machine.bytes / 2);
                let found = self.ask(CalculationQuestion { calculation, writing })?;
                Ok(if is_json { json!(found).to_string() } else { line(&found) })
            }
            Question::Value | Question::Outcome | Question::Parts | Question::Moves => {
                let (question, board) = (self.question, read_board(text, edge)?);
                self.ask(|asker: &mut Asker, budget: &mut Budget| {
                    let about = About { board: &board, writing, is_json };
                    Ok(about.answer(question, asker, budget)?)
                })
            }
        }
    }

    /// Asks until there is an answer or the time limit has passed.
    fn ask<Q: answers::Question>(&mut self, mut question: Q) -> Result<Q::Answer, Refusal> {
        let started = Instant::now();
        let mut slices = Slices::new(process_clock);
        loop {
            if let Some(answer) = slices.next(&mut self.asker, &mut question)? {
                return Ok(answer);
            }
            if self.options.time.is_some_and(|time| started.elapsed() > time) {
                return Err(Stopped::Budget.into());
            }
        }
    }
}

/// A position about which something is asked.
struct About<'a> {
    board: &'a Board,
    writing: Writing,
    is_json: bool,
}

impl About<'_> {
    fn answer(
        &self,
        question: Question,
        asker: &mut Asker,
        budget: &mut Budget,
    ) -> Result<String, Stopped> {
        let About { board, writing, is_json } = *self;
        let names = NamedBoard::of(board);
        Ok(match question {
            Question::Outcome => {
                let outcome = asker.outcome(board, budget)?;
                if is_json {
                    json!({ "outcome": outcome }).to_string()
                } else {
                    outcome.name().to_string()
                }
            }
            Question::Parts => {
                let parts = asker.parts(board, names, SURVEY, writing, budget)?;
                self.list(parts, |PartFacts { text, corner, value, penetration }| {
                    let reach = penetration
                        .as_ref()
                        .map_or(String::new(), |it| format!(" ({})", reaches(it)));
                    format!("{text} at {corner} = {value}{reach}")
                })
            }
            Question::Moves => {
                let moves = asker.moves(board, names, writing, budget)?;
                self.list(moves, |MoveFacts { jump, value, wins, fate }| {
                    let JumpFacts { player, name, .. } = jump;
                    let wins_word = if *wins { "wins, " } else { "" };
                    format!("{player} {name} = {value} ({wins_word}{fate})")
                })
            }
            _ if is_json => json!(asker.position(board, names, writing, budget)?).to_string(),
            _ => {
                let value = asker.solver.value(board, budget)?;
                writing.write(&mut asker.solver.values, value, budget)?
            }
        })
    }

    fn list<T: Serialize>(&self, facts: Vec<T>, text: fn(&T) -> String) -> String {
        if self.is_json {
            json!(facts).to_string()
        } else {
            facts.iter().map(text).collect::<Vec<_>>().join("; ")
        }
    }
}

/// A position that has a value that was asked for.
fn position(board: &Board, is_json: bool) -> String {
    let text = board.to_string();
    if !is_json {
        return text;
    }
    let (rows, columns, stones) = (board.rows(), board.columns(), board.stones().count());
    json!({ "position": text, "rows": rows, "columns": columns, "stones": stones }).to_string()
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
        let answer = |text: &str, answerer: &mut TextAnswerer| answerer.answer(text).ok();
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
        assert_eq!(answer, Err(Stopped::Size.into()));
    }
}
