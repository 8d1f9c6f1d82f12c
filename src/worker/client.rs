//! The page's side of the conversation: one job running, one position waiting.
//!
//! [`Client`] is told what happens and says what to do about it; it touches no browser. Whatever
//! the worker does (be slow, be deaf, die), the client ends in a state from which the next
//! question works.

use crate::worker::message::{Answer, JobId, Outcome, Position, Progress, Question, ValueText};

/// What the page shows.
#[derive(Clone, PartialEq, Debug)]
pub struct SolverState {
    /// The last answer, perhaps of an earlier position.
    pub last: Option<Answered>,
    /// Who wins the position asked for, where that is known before its value.
    pub early: Option<Outcome>,
    pub phase: Phase,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Answered {
    pub position: Position,
    pub result: ValueText,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Phase {
    /// The last answer is of the position asked for.
    Idle,
    /// Computing; progress comes after a while.
    Working(Option<Progress>),
    /// The worker takes its time to load.
    Loading,
    Cancelled,
    TooHard(Progress),
    /// The worker could not be loaded or has died; says which.
    Failed(String),
}

/// What has happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    Ask(Position),
    Cancel,
    Retry,
    Heard(Answer),
    /// The time that a worker has to confirm a stop is over.
    Overdue(JobId),
    /// The worker has not been ready for a while.
    SlowStart,
    /// The worker has reported an error, with these words.
    Died(String),
}

/// What has to be done.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// End the worker, if there is one, and start another.
    Spawn,
    Send(Question),
    /// Report [`Event::Overdue`] in a moment.
    Watch(JobId),
}

#[derive(Clone, PartialEq, Debug)]
enum Worker {
    Dead,
    Starting,
    Free,
    Busy { job: Job, stopping: bool },
}

#[derive(Clone, PartialEq, Debug)]
struct Job {
    id: JobId,
    position: Position,
}

pub struct Client {
    state: SolverState,
    worker: Worker,
    /// The position that the page shows.
    asked: Option<Position>,
    /// Whether `asked` has still to be sent.
    waiting: bool,
    jobs: u32,
}

impl Default for Client {
    fn default() -> Self {
        Client {
            state: SolverState { last: None, early: None, phase: Phase::Working(None) },
            worker: Worker::Dead,
            asked: None,
            waiting: false,
            jobs: 0,
        }
    }
}

impl Client {
    pub fn state(&self) -> &SolverState {
        &self.state
    }

    pub fn handle(&mut self, event: Event) -> Vec<Effect> {
        match event {
            Event::Ask(position) => self.ask(position),
            Event::Retry => match self.asked.clone() {
                Some(position) => self.ask(position),
                None => vec![],
            },
            Event::Cancel => {
                self.waiting = false;
                self.state.phase = Phase::Cancelled;
                self.stop()
            }
            Event::Heard(answer) => self.hear(answer),
            Event::Overdue(overdue) => match &self.worker {
                Worker::Busy { job, stopping: true } if job.id == overdue => self.spawn(),
                _ => vec![],
            },
            Event::SlowStart => {
                if self.worker == Worker::Starting && self.state.phase == Phase::Working(None) {
                    self.state.phase = Phase::Loading;
                }
                vec![]
            }
            Event::Died(reason) => self.bury(reason),
        }
    }

    fn ask(&mut self, position: Position) -> Vec<Effect> {
        let known = self.state.last.as_ref().is_some_and(|last| last.position == position);
        if self.asked.as_ref() != Some(&position) {
            self.state.early = None;
        }
        self.asked = Some(position);
        self.waiting = !known;
        self.state.phase = if known { Phase::Idle } else { Phase::Working(None) };
        match self.worker {
            Worker::Dead => self.spawn(),
            Worker::Starting => vec![],
            Worker::Free => self.send_waiting(),
            Worker::Busy { .. } => self.stop(),
        }
    }

    fn hear(&mut self, answer: Answer) -> Vec<Effect> {
        if answer == Answer::Ready {
            self.worker = Worker::Free;
            return self.send_waiting();
        }
        let Worker::Busy { job, stopping } = &self.worker else {
            return vec![];
        };
        if answer.job() != Some(job.id) {
            return vec![];
        }
        let wanted = self.asked.as_ref() == Some(&job.position);
        match answer {
            Answer::Progress { progress, .. } => {
                if !stopping {
                    self.state.phase = Phase::Working(Some(progress));
                }
                return vec![];
            }
            Answer::Outcome { outcome, .. } => {
                if wanted {
                    self.state.early = Some(outcome);
                }
                return vec![];
            }
            // An answer that was on its way when its job was to stop is still true.
            Answer::Value { value: result, .. } if wanted => {
                self.waiting = false;
                self.state = SolverState {
                    early: None,
                    last: Some(Answered { position: job.position.clone(), result }),
                    phase: Phase::Idle,
                };
            }
            Answer::TooHard { progress, .. } if wanted && !stopping => {
                self.state.phase = Phase::TooHard(progress);
            }
            _ => {}
        }
        self.worker = Worker::Free;
        self.send_waiting()
    }

    fn bury(&mut self, reason: String) -> Vec<Effect> {
        match &self.worker {
            Worker::Dead => vec![],
            Worker::Starting => {
                self.worker = Worker::Dead;
                self.state.phase =
                    Phase::Failed(format!("The solver could not be loaded: {reason}"));
                vec![]
            }
            Worker::Free | Worker::Busy { .. } => {
                // A position that killed a worker is not sent again unasked.
                if !self.waiting {
                    self.state.phase = Phase::Failed(format!("The solver broke off: {reason}"));
                }
                self.spawn()
            }
        }
    }

    fn spawn(&mut self) -> Vec<Effect> {
        self.worker = Worker::Starting;
        vec![Effect::Spawn]
    }

    fn stop(&mut self) -> Vec<Effect> {
        match &mut self.worker {
            Worker::Busy { job, stopping } if !*stopping => {
                *stopping = true;
                vec![Effect::Send(Question::Stop), Effect::Watch(job.id)]
            }
            _ => vec![],
        }
    }

    fn send_waiting(&mut self) -> Vec<Effect> {
        let Some(position) = self.asked.clone().filter(|_| self.waiting) else {
            return vec![];
        };
        self.waiting = false;
        self.state.phase = Phase::Working(None);
        self.jobs += 1;
        let job = Job { id: JobId(self.jobs), position };
        self.worker = Worker::Busy { job: job.clone(), stopping: false };
        vec![Effect::Send(Question::Evaluate { job: job.id, position: job.position })]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(board: &str) -> Position {
        Position { modern: false, walls: false, board: board.to_string() }
    }

    fn evaluate(job: u32, board: &str) -> Effect {
        Effect::Send(Question::Evaluate { job: JobId(job), position: position(board) })
    }

    fn value(job: u32, name: &str) -> Event {
        Event::Heard(Answer::Value { job: JobId(job), value: value_text(name) })
    }

    fn value_text(name: &str) -> ValueText {
        let nothing = String::new;
        ValueText {
            name: None,
            plain: name.to_string(),
            words: nothing(),
            outcome: Outcome::Next,
            mean: nothing(),
            temperature: nothing(),
            left_stop: nothing(),
            right_stop: nothing(),
        }
    }

    fn stopped(job: u32) -> Event {
        Event::Heard(Answer::Stopped { job: JobId(job) })
    }

    fn ask(board: &str) -> Event {
        Event::Ask(position(board))
    }

    /// A client whose first question is being answered.
    fn busy() -> Client {
        let mut client = Client::default();
        assert_eq!(client.handle(ask("xo")), [Effect::Spawn]);
        assert_eq!(client.handle(Event::Heard(Answer::Ready)), [evaluate(1, "xo")]);
        client
    }

    fn last(client: &Client) -> Option<&str> {
        client.state().last.as_ref().map(|last| last.result.plain.as_str())
    }

    #[test]
    fn answers_one_question() {
        let mut client = busy();
        assert_eq!(client.handle(value(1, "*")), []);
        assert_eq!(client.state().phase, Phase::Idle);
        assert_eq!(last(&client), Some("*"));
    }

    #[test]
    fn the_outcome_may_come_first() {
        let mut client = busy();
        let outcome =
            |job| Event::Heard(Answer::Outcome { job: JobId(job), outcome: Outcome::Next });
        client.handle(outcome(7));
        assert_eq!(client.state().early, None);
        client.handle(outcome(1));
        assert_eq!(client.state().early, Some(Outcome::Next));
        assert_eq!(client.state().phase, Phase::Working(None));
        client.handle(ask("xox"));
        assert_eq!(client.state().early, None);
        client.handle(outcome(1));
        assert_eq!(client.state().early, None);
    }

    #[test]
    fn newest_question_waits_for_the_stop() {
        let mut client = busy();
        let stop = [Effect::Send(Question::Stop), Effect::Watch(JobId(1))];
        assert_eq!(client.handle(ask("xox")), stop);
        assert_eq!(client.handle(ask("xoxo")), []);
        assert_eq!(client.handle(stopped(1)), [evaluate(2, "xoxo")]);
        assert_eq!(client.handle(Event::Overdue(JobId(1))), []);
        client.handle(value(2, "0"));
        assert_eq!(last(&client), Some("0"));
    }

    #[test]
    fn old_answers_are_dropped() {
        let mut client = busy();
        client.handle(ask("xox"));
        assert_eq!(client.handle(value(1, "*")), [evaluate(2, "xox")]);
        assert_eq!(last(&client), None);
        assert_eq!(client.handle(value(1, "*")), []);
        assert_eq!(client.state().phase, Phase::Working(None));
    }

    #[test]
    fn going_back_to_the_answered_position_needs_no_worker() {
        let mut client = busy();
        client.handle(value(1, "*"));
        assert_eq!(client.handle(ask("xox")), [evaluate(2, "xox")]);
        client.handle(ask("xo"));
        assert_eq!(client.state().phase, Phase::Idle);
        assert_eq!(client.handle(stopped(2)), []);
        assert_eq!(last(&client), Some("*"));
    }

    #[test]
    fn a_deaf_worker_is_replaced() {
        let mut client = busy();
        client.handle(Event::Cancel);
        assert_eq!(client.state().phase, Phase::Cancelled);
        assert_eq!(client.handle(Event::Overdue(JobId(1))), [Effect::Spawn]);
        assert_eq!(client.handle(Event::Heard(Answer::Ready)), []);
        assert_eq!(client.handle(ask("x")), [evaluate(2, "x")]);
    }

    #[test]
    fn a_value_that_crosses_the_cancel_counts() {
        let mut client = busy();
        client.handle(Event::Cancel);
        client.handle(value(1, "*"));
        assert_eq!(client.state().phase, Phase::Idle);
    }

    #[test]
    fn a_dead_worker_is_replaced_but_its_job_is_not() {
        let mut client = busy();
        assert_eq!(client.handle(Event::Died("memory".into())), [Effect::Spawn]);
        assert_eq!(client.state().phase, Phase::Failed("The solver broke off: memory".into()));
        assert_eq!(client.handle(Event::Heard(Answer::Ready)), []);
        assert_eq!(client.handle(Event::Retry), [evaluate(2, "xo")]);
    }

    #[test]
    fn a_worker_that_never_starts_is_tried_again_on_request_only() {
        let mut client = Client::default();
        client.handle(ask("xo"));
        client.handle(Event::SlowStart);
        assert_eq!(client.state().phase, Phase::Loading);
        assert_eq!(client.handle(Event::Died("404".into())), []);
        let failed = Phase::Failed("The solver could not be loaded: 404".into());
        assert_eq!(client.state().phase, failed);
        assert_eq!(client.handle(Event::Retry), [Effect::Spawn]);
        assert_eq!(client.handle(Event::Heard(Answer::Ready)), [evaluate(1, "xo")]);
    }

    #[test]
    fn asking_again_while_stopping_runs_it_again() {
        let mut client = busy();
        client.handle(ask("xox"));
        client.handle(ask("xo"));
        assert_eq!(client.handle(stopped(1)), [evaluate(2, "xo")]);
    }
}
