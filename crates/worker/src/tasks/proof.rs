//! Writes the certificate of a value, a winner, or that a value is wrong.

use serde::{Deserialize, Serialize};

use crate::scribe::{Scribe, few};
use crate::task::{Task, limit};
use crate::text::{NameText, Position};
use crate::worker_state::{MEMORY, WorkerState};
use basics::budget::Stopped;
use basics::player::Player;
use basics::slicer::Slice;
use proof::{Certificate, Goal, Prover, Unproved};
use value::Unread;

/// How far the checker searches between listed claims.
const DEPTH: u32 = 1;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ProofQuestion {
    /// How often the page has asked to go on.
    pub rounds: u32,
    pub position: Position,
    pub goal: ProofGoal,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum ProofGoal {
    #[default]
    Value,
    /// That it is not worth this.
    Not(String),
    /// Who wins if this player moves first.
    Winner(Player),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ProofAnswer {
    Proved {
        certificate: String,
        /// The names of its values, in their order.
        names: Vec<NameText>,
        /// The value in its claim, by its index.
        claimed: u32,
    },
    /// What was to be proved not to be the value is the value.
    False,
    /// The text is not a value: what was expected, and at which character, counted from 1.
    Unread(Unread),
}

struct ProofTask {
    prover: Prover,
    goal: ProofGoal,
    /// The certificate, until its values are written.
    certificate: Option<Certificate>,
    end: f64,
    is_over: bool,
}

impl ProofQuestion {
    pub fn begin(
        self,
        _: &mut WorkerState,
        now: f64,
    ) -> Option<impl Task<Answer = ProofAnswer> + use<>> {
        let board = self.position.read()?;
        let memory = MEMORY << self.rounds.min(2);
        Some(ProofTask {
            prover: Prover::new(self.position.terms().0, &board, memory),
            goal: self.goal,
            certificate: None,
            end: now + limit(self.rounds),
            is_over: false,
        })
    }
}

impl Task for ProofTask {
    type Answer = ProofAnswer;

    fn work(&mut self, _: &mut WorkerState, slice: &mut Slice) -> Vec<ProofAnswer> {
        let answer = match self.step(slice) {
            Ok(answer) => Some(answer),
            Err(Unproved::False) => Some(ProofAnswer::False),
            Err(Unproved::Unread(unread)) => Some(ProofAnswer::Unread(unread)),
            Err(Unproved::Stopped(Stopped::Budget)) if slice.now() < self.end => return vec![],
            Err(_) => None,
        };
        self.is_over = true;
        answer.into_iter().collect()
    }

    fn is_over(&self) -> bool {
        self.is_over
    }

    fn learned(&self, _: &WorkerState) -> u64 {
        self.prover.learned() + u64::from(self.certificate.is_some())
    }
}

impl ProofTask {
    fn step(&mut self, slice: &mut Slice) -> Result<ProofAnswer, Unproved> {
        let goal = match &self.goal {
            ProofGoal::Value => Goal::Value,
            ProofGoal::Not(text) => Goal::Not(text),
            ProofGoal::Winner(side) => Goal::Winner(*side),
        };
        let certificate = match self.certificate.take() {
            Some(certificate) => certificate,
            None => self.prover.prove(goal, DEPTH, &mut slice.budget)?,
        };
        let names = names(&mut self.prover, &certificate, slice);
        let (text, claimed) = (certificate.to_string(), certificate.claims[0].value as u32);
        self.certificate = Some(certificate);
        Ok(ProofAnswer::Proved { certificate: text, names: names?, claimed })
    }
}

fn names(
    prover: &mut Prover,
    certificate: &Certificate,
    slice: &mut Slice,
) -> Result<Vec<NameText>, Stopped> {
    let most = few(certificate.numbered.len());
    let values = prover.values();
    let mut scribe = Scribe { rules: certificate.rules, values, budget: &mut slice.budget };
    certificate.numbered.iter().map(|&value| scribe.name(value, most)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::ticking;
    use crate::task::{LIMIT, all_answers};
    use basics::slicer::Clock;

    fn told(board: &str, goal: ProofGoal, clock: Clock) -> Vec<ProofAnswer> {
        let position = Position { board: board.to_string(), ..Position::default() };
        let question = ProofQuestion { rounds: 0, position, goal };
        let mut state = WorkerState::new(1 << 20);
        let task = question.begin(&mut state, clock()).expect("a task");
        all_answers(task, &mut state, clock)
    }

    #[test]
    fn writes_the_certificate_with_the_names_of_its_values() {
        let found = told("oxo.ox", ProofGoal::Value, ticking(1.0));
        let [ProofAnswer::Proved { certificate, names, claimed }] = &found[..] else {
            panic!("{found:?}")
        };
        assert!(certificate.starts_with("papamu proof 1\nrules ancient\nedge plane\n"));
        assert_eq!(names[*claimed as usize].plain(), "1/2");
        assert_eq!(certificate.matches("\nvalue ").count(), names.len());
    }

    #[test]
    fn says_what_it_does_not_prove() {
        let not = |text: &str| ProofGoal::Not(text.to_string());
        assert_eq!(told("oxo.ox", not("1/2"), || 0.0), [ProofAnswer::False]);
        let found = told("oxo.ox", not("1/3"), || 0.0);
        assert!(matches!(found[..], [ProofAnswer::Unread(_)]), "{found:?}");
        // On this clock a few readings use up the limit.
        let hard = "xoxoxoxo/oxoxoxox/xoxoxoxo/oxo..xox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox";
        let winner = ProofGoal::Winner(Player::Left);
        assert_eq!(told(hard, winner, ticking(LIMIT / 12.0)), []);
    }
}
