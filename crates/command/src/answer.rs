//! Answers one text at a time.

use std::sync::OnceLock;
use std::time::Instant;

use serde_json::{Value as Json, json};

use crate::question::{AnswerForm, Options, Question};
use basics::budget::{Budget, Stopped};
use basics::player::Player;
use basics::slicer::Slicer;
use konane::{Board, Direction, NamedBoard, PartInfo, Readings, survey};
use solver::{BuiltPosition, NoPosition, OutcomeSearch, Solver, ValuedJump};
use value::{Fate, Outcome, ParseValueError, Statement, Value};
use words::{expected, say};

/// The steps for making the bounds of penetrations exact.
const SURVEY: u64 = 200_000;
/// The longest name of a value that is written, in characters.
pub const LONGEST: usize = 1 << 20;
/// About how many bytes each character of a name takes while it is being written.
const CHARACTER: usize = 256;
/// The values may take one part in so many of the memory.
const VALUES: usize = 2;

/// A text that cannot be read: the character, counted from 1, and what was expected there.
pub struct Unreadable {
    pub character: usize,
    pub expected: String,
}

/// Answers one text after another, reusing earlier results.
pub struct TextAnswerer {
    pub question: Question,
    pub form: AnswerForm,
    pub options: Options,
    solver: Solver,
    outcomes: OutcomeSearch,
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
            solver: Solver::with_memory(options.rules, options.machine.bytes / 2),
            outcomes: OutcomeSearch::new(options.rules, options.machine.bytes / 2),
            started: Instant::now(),
            options,
        }
    }

    /// The answer, or why there is none.
    pub fn answer(&mut self, text: &str) -> Result<Result<String, NoAnswer>, Unreadable> {
        // A solver never forgets a value, so it is replaced from time to time.
        if self.solver.bytes() > self.options.machine.bytes / 3 {
            self.forget();
        }
        let is_fresh = self.solver.values.bytes() == 0;
        match self.answer_once(text)? {
            // The values of earlier texts had filled the memory and are now forgotten.
            Err(NoAnswer::NoMemory) if !is_fresh => self.answer_once(text),
            answer => Ok(answer),
        }
    }

    fn answer_once(&mut self, text: &str) -> Result<Result<String, NoAnswer>, Unreadable> {
        self.started = Instant::now();
        let ask = match self.question {
            Question::Expression | Question::Position => return self.expression(text),
            Question::Calculation => return self.calculation(text),
            Question::Outcome => TextAnswerer::outcome,
            Question::Parts => TextAnswerer::parts,
            Question::Moves => TextAnswerer::moves,
            Question::Value => TextAnswerer::value,
        };
        let Readings { sure, others } = Readings::of(text, self.options.edge);
        let board = sure.map_err(|error| Unreadable {
            character: error.place.map_or(1, |place| place.character),
            expected: match others.first() {
                Some((_, other)) => {
                    format!("{}. {}", expected(error.fault), say::text_meant(&other.to_string()))
                }
                None => expected(error.fault),
            },
        })?;
        Ok(ask(self, &board))
    }

    fn forget(&mut self) {
        self.solver = Solver::with_memory(self.options.rules, self.options.machine.bytes / 2);
    }

    /// Calls `ask` until it has an answer or the time limit has passed.
    pub fn ask_until_answered<T>(
        &mut self,
        mut ask: impl FnMut(&mut TextAnswerer, &mut Budget) -> Result<T, Stopped>,
    ) -> Result<T, NoAnswer> {
        let mut slicer = Slicer::new(clock);
        loop {
            let mut slice = slicer.begin(self.learned());
            slice.budget = slice.budget.within(self.options.machine.bytes / VALUES);
            match ask(self, &mut slice.budget) {
                Ok(answer) => return Ok(answer),
                Err(Stopped::Budget) if !self.is_late() => slicer.end(&slice, self.learned()),
                Err(Stopped::Budget) => return Err(NoAnswer::TooLong),
                Err(Stopped::Memory) => {
                    self.forget();
                    return Err(NoAnswer::NoMemory);
                }
                Err(Stopped::Size | Stopped::Overflow) => return Err(NoAnswer::TooLarge),
            }
        }
    }

    /// A number that grows with every result.
    fn learned(&self) -> u64 {
        self.solver.learned() + self.outcomes.positions()
    }

    fn is_late(&self) -> bool {
        self.options.time.is_some_and(|time| self.started.elapsed() > time)
    }

    fn expression(&mut self, text: &str) -> Result<Result<String, NoAnswer>, Unreadable> {
        let statement = self.ask_until_answered(|answerer, budget| {
            match answerer.solver.values.parse_statement(text, budget) {
                Ok(statement) => Ok(Ok(statement)),
                Err(ParseValueError::Stopped(stopped)) => Err(stopped),
                Err(ParseValueError::Text { character, expected }) => {
                    Ok(Err(Unreadable { character, expected }))
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
                return Err(Unreadable { character: 1, expected });
            }
            Statement::Truth(truth) => Ok(truth.to_string()),
            Statement::Value(value) if self.form.is_json => {
                self.facts(value).map(|facts| facts.to_string())
            }
            Statement::Value(value) => self.written(value),
        })
    }

    fn position(&mut self, value: Value) -> Result<String, NoAnswer> {
        let built = self.ask_until_answered(|answerer, budget| {
            match BuiltPosition::of(&mut answerer.solver.values, value, budget) {
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
        let value = self.value_of(board)?;
        if !self.form.is_json {
            return self.written(value);
        }
        let mut facts = self.facts(value)?;
        let mut parts = Vec::new();
        for part in survey(board, &mut Budget::steps(0)).parts {
            let value = self.value_of(&board.only(&part.stones))?;
            parts.push(self.described(board, &part, value)?);
        }
        facts["parts"] = parts.into();
        Ok(facts.to_string())
    }

    fn outcome(&mut self, board: &Board) -> Result<String, NoAnswer> {
        let outcome =
            self.ask_until_answered(|answerer, budget| answerer.outcomes.outcome(board, budget))?;
        let name = outcome_name(outcome);
        Ok(if self.form.is_json { json!({ "outcome": name }).to_string() } else { name.into() })
    }

    fn parts(&mut self, board: &Board) -> Result<String, NoAnswer> {
        let mut texts = Vec::new();
        let mut all = Vec::new();
        for part in survey(board, &mut Budget::steps(SURVEY)).parts {
            let value = self.value_of(&board.only(&part.stones))?;
            if self.form.is_json {
                all.push(self.described(board, &part, value)?);
                continue;
            }
            let reaches = Direction::ALL.map(|direction| {
                let reach = part.penetration.reach(direction);
                let sign = if reach.is_exact() { "" } else { "≤" };
                format!("{} {sign}{}", direction_name(direction), reach.bound)
            });
            texts.push(format!(
                "{} at {} = {} ({})",
                part.board,
                NamedBoard::of(board).square_name(part.corner),
                self.written(value)?,
                reaches.join(", ")
            ));
        }
        Ok(if self.form.is_json { Json::from(all).to_string() } else { texts.join("; ") })
    }

    fn moves(&mut self, board: &Board) -> Result<String, NoAnswer> {
        let moves =
            self.ask_until_answered(|answerer, budget| answerer.solver.moves(board, budget))?;
        let names = NamedBoard::of(board);
        let mut texts = Vec::new();
        let mut all = Vec::new();
        for player in Player::ALL {
            for ValuedJump { jump, value, wins, fate } in &moves[player] {
                let value = self.written(*value)?;
                let fate = self.fate(*fate)?;
                let name = names.jump_name(*jump);
                let wins_word = if *wins { "wins, " } else { "" };
                texts.push(format!("{player:?} {name} = {value} ({wins_word}{fate})"));
                all.push(json!({
                    "player": format!("{player:?}"),
                    "from": names.square_name(jump.from),
                    "to": names.square_name(jump.to()),
                    "taken": jump.taken,
                    "value": value,
                    "wins": wins,
                    "fate": fate,
                }));
            }
        }
        Ok(if self.form.is_json { Json::from(all).to_string() } else { texts.join("; ") })
    }

    /// The fate of a jump in words.
    fn fate(&mut self, fate: Fate) -> Result<String, NoAnswer> {
        if let Some(first) = fate.repeats {
            return Ok(format!("repeats move {}", first + 1));
        }
        let mut facts = Vec::new();
        if let Some(by) = fate.dominated_by {
            facts.push(format!("dominated by move {}", by + 1));
        }
        if let Some(answer) = fate.reverses_through {
            facts.push(format!("reverses through {}", self.written(answer)?));
        }
        if facts.is_empty() {
            facts.push("undominated".to_string());
        }
        Ok(facts.join(", "))
    }

    fn value_of(&mut self, board: &Board) -> Result<Value, NoAnswer> {
        self.ask_until_answered(|answerer, budget| answerer.solver.value(board, budget))
    }

    fn written(&mut self, value: Value) -> Result<String, NoAnswer> {
        let (form, longest) = (self.form.values, self.longest());
        let text = self.ask_until_answered(|answerer, budget| {
            form.write(&mut answerer.solver.values, value, longest, budget)
        });
        text.map_err(|problem| self.too_long(problem))
    }

    /// The longest name of a value that is written here, in characters.
    pub fn longest(&self) -> usize {
        LONGEST.min(self.options.machine.bytes / CHARACTER)
    }

    /// Why a longer one is not written.
    pub fn too_long(&self, problem: NoAnswer) -> NoAnswer {
        match problem {
            NoAnswer::TooLarge if self.longest() < LONGEST => NoAnswer::NoMemory,
            other => other,
        }
    }

    /// A value as JSON.
    fn facts(&mut self, value: Value) -> Result<Json, NoAnswer> {
        let name = self.written(value)?;
        let temperature = self.ask_until_answered(|answerer, budget| {
            answerer.solver.values.temperature(value, budget)
        })?;
        let mean =
            self.ask_until_answered(|answerer, budget| answerer.solver.values.mean(value, budget))?;
        let values = &self.solver.values;
        Ok(json!({
            "value": name,
            "outcome": outcome_name(values.outcome(value)),
            "temperature": temperature.to_string(),
            "mean": mean.to_string(),
            "stops": {
                "left": values.stop(value, Player::Left).number.to_string(),
                "right": values.stop(value, Player::Right).number.to_string(),
            },
        }))
    }

    /// A part as JSON.
    fn described(
        &mut self,
        whole: &Board,
        part: &PartInfo,
        value: Value,
    ) -> Result<Json, NoAnswer> {
        let mut described = json!({
            "text": part.board.to_string(),
            "corner": NamedBoard::of(whole).square_name(part.corner),
            "value": self.written(value)?,
        });
        if self.question == Question::Parts {
            for direction in Direction::ALL {
                let reach = part.penetration.reach(direction);
                described["penetration"][direction_name(direction)] =
                    json!({ "at_least": reach.found, "at_most": reach.bound });
            }
        }
        Ok(described)
    }
}

/// Milliseconds since the first call.
fn clock() -> f64 {
    static BEGAN: OnceLock<Instant> = OnceLock::new();
    BEGAN.get_or_init(Instant::now).elapsed().as_secs_f64() * 1_000.0
}

pub fn outcome_name(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Wins(Player::Left) => "Left",
        Outcome::Wins(Player::Right) => "Right",
        Outcome::Next => "Next",
        Outcome::Previous => "Previous",
    }
}

fn direction_name(direction: Direction) -> &'static str {
    match direction {
        Direction::Up => "up",
        Direction::Down => "down",
        Direction::Left => "left",
        Direction::Right => "right",
    }
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
        let values = &mut answerer.solver.values;
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
