//! The page's side of the conversation: what runs, what waits, what is known.
//!
//! [`Client`] is told what happens and says what to do about it; it touches no browser. Whatever
//! the worker does (be slow, be deaf, die), the client ends in a state from which the next
//! question works.

use crate::worker::message::*;

/// What the page shows.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SolverState {
    /// What is known of the position asked for.
    pub report: Report,
    /// What was known of the last position whose value was found, until that of the present one is.
    pub old: Option<Report>,
    pub phase: Phase,
}

/// What is known of a position: whatever has been found, the rest empty.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    pub position: Position,
    pub parts: Option<PartsText>,
    /// Of the parts, as far as they are known.
    pub part_values: Vec<Option<NameText>>,
    pub winners: Both<Option<WinnerText>>,
    pub value: Option<ValueText>,
    pub thermograph: Option<ThermographText>,
    pub jumps: Option<Both<Vec<ValuedJumpText>>>,
    pub meetings: Vec<MeetingText>,
    pub why: Option<WhyText>,
    pub contacts: Vec<((u32, u32), ContactText)>,
    /// Whether the analysis has come to its end.
    pub is_complete: bool,
    /// What could not be found out within the limits.
    pub missing: Vec<Topic>,
    /// How far the search for who wins has come, if it was given up.
    pub search: Option<SearchText>,
}

/// Who wins if one of the players starts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct WinnerText {
    pub side: Side,
    /// A jump by which he does.
    pub by: Option<JumpText>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Phase {
    /// Nothing is being looked for.
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

impl Default for Phase {
    fn default() -> Self {
        Phase::Working(None)
    }
}

impl Report {
    fn of(position: Position) -> Self {
        Report { position, ..Report::default() }
    }

    /// Who wins, if that is known for both starters.
    pub fn outcome(&self) -> Option<Outcome> {
        Some(match (self.winners.left?.side, self.winners.right?.side) {
            (Side::Left, Side::Left) => Outcome::Left,
            (Side::Right, Side::Right) => Outcome::Right,
            (Side::Left, Side::Right) => Outcome::Next,
            (Side::Right, Side::Left) => Outcome::Previous,
        })
    }

    fn add(&mut self, finding: Finding) {
        match finding {
            Finding::Parts(parts) => {
                // An analysis begins here, perhaps once more.
                self.part_values = vec![None; parts.parts.len()];
                self.parts = Some(parts);
                self.meetings.clear();
            }
            Finding::Winner { starts, wins, by } => {
                let winner = Some(WinnerText { side: wins, by });
                match starts {
                    Side::Left => self.winners.left = winner,
                    Side::Right => self.winners.right = winner,
                }
            }
            Finding::PartValue { part, value } => {
                if let Some(known) = self.part_values.get_mut(part as usize) {
                    *known = Some(value);
                }
            }
            Finding::Value(value) => self.value = Some(*value),
            Finding::Thermograph(thermograph) => self.thermograph = Some(thermograph),
            Finding::Jumps(jumps) => self.jumps = Some(jumps),
            Finding::Part { part, info } => {
                let parts = self.parts.as_mut().map(|parts| &mut parts.parts);
                if let Some(known) = parts.and_then(|parts| parts.get_mut(part as usize)) {
                    *known = *info;
                }
            }
            Finding::Meeting(meeting) => self.meetings.push(*meeting),
        }
    }
}

/// What has happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    Ask(Position),
    /// The page wants more than the limits allowed.
    GoOn,
    /// The page wants to know how the position gets its value.
    Why,
    /// The page wants to know how two parts stand to each other.
    Contact(u32, u32),
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

#[derive(Clone, Copy, PartialEq, Debug)]
enum Worker {
    Dead,
    Starting,
    Ready,
    Stopping(JobId),
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Errand {
    Analyse,
    GoOn,
    Why,
    Contact(u32, u32),
}

impl Errand {
    fn is_analysis(self) -> bool {
        matches!(self, Errand::Analyse | Errand::GoOn)
    }
}

struct Job {
    id: JobId,
    position: Position,
    errand: Errand,
}

pub struct Client {
    state: SolverState,
    worker: Worker,
    /// What the worker has been sent and not ended.
    running: Vec<Job>,
    /// What has to be sent about the position that the page shows.
    waiting: Vec<Errand>,
    /// Whether the page has asked for anything yet.
    has_position: bool,
    jobs: u32,
}

impl Default for Client {
    fn default() -> Self {
        Client {
            state: SolverState::default(),
            worker: Worker::Dead,
            running: Vec::new(),
            waiting: Vec::new(),
            has_position: false,
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
            Event::Retry if self.has_position => self.ask(self.state.report.position.clone()),
            Event::Retry => vec![],
            Event::GoOn => match self.state.phase {
                Phase::TooHard(_) => self.add(Errand::GoOn),
                _ => vec![],
            },
            Event::Why => self.add(Errand::Why),
            Event::Contact(one, two) => self.add(Errand::Contact(one, two)),
            Event::Cancel => {
                self.waiting.clear();
                if !self.state.report.is_complete {
                    self.state.phase = Phase::Cancelled;
                }
                self.stop()
            }
            Event::Heard(answer) => self.hear(answer),
            Event::Overdue(overdue) if self.worker == Worker::Stopping(overdue) => self.spawn(),
            Event::Overdue(_) => vec![],
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
        let state = &mut self.state;
        if !self.has_position || state.report.position != position {
            self.has_position = true;
            let is_back = |old: &mut Report| old.position == position;
            let report = state.old.take_if(is_back).unwrap_or_else(|| Report::of(position));
            let left = std::mem::replace(&mut state.report, report);
            if left.value.is_some() {
                state.old = Some(left);
            }
        }
        let is_complete = state.report.is_complete;
        state.phase = if is_complete { Phase::Idle } else { Phase::Working(None) };
        self.waiting = if is_complete { vec![] } else { vec![Errand::Analyse] };
        match self.worker {
            Worker::Dead => self.spawn(),
            Worker::Ready if self.running.is_empty() => self.send_waiting(),
            Worker::Ready => self.stop(),
            Worker::Starting | Worker::Stopping(_) => vec![],
        }
    }

    /// Asks something more about the same position.
    fn add(&mut self, errand: Errand) -> Vec<Effect> {
        let is_running = self.running.iter().any(|job| job.errand == errand);
        if !self.has_position || is_running || self.waiting.contains(&errand) {
            return vec![];
        }
        self.waiting.push(errand);
        match self.worker {
            Worker::Dead => self.spawn(),
            Worker::Ready => self.send_waiting(),
            Worker::Starting | Worker::Stopping(_) => vec![],
        }
    }

    fn hear(&mut self, answer: Answer) -> Vec<Effect> {
        match answer {
            Answer::Ready => {
                self.worker = Worker::Ready;
                return self.send_waiting();
            }
            Answer::Stopped { job } => {
                if self.worker == Worker::Stopping(job) {
                    self.running.clear();
                    self.worker = Worker::Ready;
                    return self.send_waiting();
                }
                return vec![];
            }
            _ => {}
        }
        let place = self.running.iter().position(|job| answer.job() == Some(job.id));
        let Some(place) = place else { return vec![] };
        let is_found = matches!(answer, Answer::Found { .. });
        let is_wanted = self.running[place].position == self.state.report.position;
        let errand = self.running[place].errand;
        if !is_found {
            self.running.remove(place);
        }
        // What was on its way when its job was to stop is still true.
        if is_wanted {
            self.learn(errand, answer);
        }
        vec![]
    }

    fn learn(&mut self, errand: Errand, answer: Answer) {
        let SolverState { report, old, phase } = &mut self.state;
        let is_stopping = matches!(self.worker, Worker::Stopping(_));
        match answer {
            Answer::Found { findings, progress, .. } => {
                findings.into_iter().for_each(|finding| report.add(finding));
                if report.value.is_some() {
                    *old = None;
                }
                if !is_stopping {
                    *phase = Phase::Working(Some(progress));
                }
            }
            Answer::End { progress, missing, search, .. } if errand.is_analysis() => {
                report.is_complete = missing.is_empty();
                report.search = search;
                report.missing = missing;
                if report.is_complete {
                    self.waiting.retain(|errand| !errand.is_analysis());
                    *phase = Phase::Idle;
                } else if !is_stopping {
                    *phase = Phase::TooHard(progress);
                }
            }
            Answer::End { missing, .. } => report.missing.extend(missing),
            Answer::Why { why, .. } => report.why = Some(*why),
            Answer::Contact { parts, contact, .. } => {
                report.contacts.retain(|(known, _)| *known != parts);
                report.contacts.push((parts, contact));
            }
            Answer::Ready
            | Answer::Stopped { .. }
            | Answer::Row { .. }
            | Answer::Hint { .. }
            | Answer::Sought { .. }
            | Answer::Unread { .. } => {}
        }
    }

    fn bury(&mut self, reason: String) -> Vec<Effect> {
        match self.worker {
            Worker::Dead => vec![],
            Worker::Starting => {
                self.worker = Worker::Dead;
                self.state.phase =
                    Phase::Failed(format!("The solver could not be loaded: {reason}"));
                vec![]
            }
            Worker::Ready | Worker::Stopping(_) => {
                // A position that killed a worker is not sent again unasked.
                if self.waiting.is_empty() {
                    self.state.phase = Phase::Failed(format!("The solver broke off: {reason}"));
                }
                self.spawn()
            }
        }
    }

    fn spawn(&mut self) -> Vec<Effect> {
        self.running.clear();
        self.worker = Worker::Starting;
        vec![Effect::Spawn]
    }

    fn stop(&mut self) -> Vec<Effect> {
        match self.running.last() {
            Some(&Job { id: job, .. }) if self.worker == Worker::Ready => {
                self.worker = Worker::Stopping(job);
                vec![Effect::Send(Question::Stop { job }), Effect::Watch(job)]
            }
            _ => vec![],
        }
    }

    fn send_waiting(&mut self) -> Vec<Effect> {
        let errands = std::mem::take(&mut self.waiting);
        errands.into_iter().map(|errand| self.send(errand)).collect()
    }

    fn send(&mut self, errand: Errand) -> Effect {
        if errand.is_analysis() {
            self.state.phase = Phase::Working(None);
        }
        self.jobs += 1;
        let job = JobId(self.jobs);
        let position = self.state.report.position.clone();
        self.running.push(Job { id: job, position: position.clone(), errand });
        Effect::Send(match errand {
            Errand::Analyse => Question::Analyse { job, position },
            Errand::GoOn => Question::GoOn { job, position },
            Errand::Why => Question::Why { job, position },
            Errand::Contact(one, two) => Question::Contact { job, position, parts: (one, two) },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(board: &str) -> Position {
        Position { modern: false, walls: false, board: board.to_string() }
    }

    fn analyse(job: u32, board: &str) -> Effect {
        Effect::Send(Question::Analyse { job: JobId(job), position: position(board) })
    }

    fn found(job: u32, findings: Vec<Finding>) -> Event {
        let progress = Progress::default();
        Event::Heard(Answer::Found { job: JobId(job), findings, progress })
    }

    fn value(job: u32, name: &str) -> Event {
        found(job, vec![Finding::Value(Box::new(value_text(name)))])
    }

    fn name(plain: &str) -> NameText {
        let words = String::new();
        NameText { pieces: None, plain: plain.to_string(), words, outcome: Outcome::Next }
    }

    fn value_text(plain: &str) -> ValueText {
        ValueText {
            name: name(plain),
            styles: StylesText::default(),
            left_stop: String::new(),
            right_stop: String::new(),
            mean: String::new(),
            temperature: String::new(),
        }
    }

    fn winner(job: u32, starts: Side, wins: Side) -> Event {
        found(job, vec![Finding::Winner { starts, wins, by: None }])
    }

    fn end(job: u32, missing: Vec<Topic>) -> Event {
        let progress = Progress { positions: 7, ..Progress::default() };
        Event::Heard(Answer::End { job: JobId(job), progress, missing, search: None })
    }

    fn stopped(job: u32) -> Event {
        Event::Heard(Answer::Stopped { job: JobId(job) })
    }

    fn stop(job: u32) -> [Effect; 2] {
        let job = JobId(job);
        [Effect::Send(Question::Stop { job }), Effect::Watch(job)]
    }

    fn ask(board: &str) -> Event {
        Event::Ask(position(board))
    }

    /// A client whose first question is being answered.
    fn busy() -> Client {
        let mut client = Client::default();
        assert_eq!(client.handle(ask("xo")), [Effect::Spawn]);
        assert_eq!(client.handle(Event::Heard(Answer::Ready)), [analyse(1, "xo")]);
        client
    }

    /// The value of a report, and whether there is an old one.
    fn shown(report: &Report) -> Option<&str> {
        report.value.as_ref().map(|value| value.name.plain.as_str())
    }

    fn old(client: &Client) -> Option<&str> {
        client.state().old.as_ref().and_then(shown)
    }

    #[test]
    fn answers_one_question() {
        let mut client = busy();
        assert_eq!(client.handle(value(1, "*")), []);
        assert!(matches!(client.state().phase, Phase::Working(Some(_))));
        assert_eq!(client.handle(end(1, vec![])), []);
        assert_eq!(client.state().phase, Phase::Idle);
        assert_eq!(shown(&client.state().report), Some("*"));
    }

    #[test]
    fn who_wins_may_come_first() {
        let mut client = busy();
        client.handle(winner(7, Side::Left, Side::Left));
        assert_eq!(client.state().report.winners.left, None);
        client.handle(winner(1, Side::Left, Side::Left));
        assert_eq!(client.state().report.outcome(), None);
        client.handle(winner(1, Side::Right, Side::Right));
        assert_eq!(client.state().report.outcome(), Some(Outcome::Next));
        client.handle(ask("xox"));
        assert_eq!(client.state().report.outcome(), None);
        client.handle(winner(1, Side::Left, Side::Left));
        assert_eq!(client.state().report.winners.left, None);
    }

    #[test]
    fn what_was_known_stays_until_the_new_value_comes() {
        let mut client = busy();
        client.handle(value(1, "*"));
        assert_eq!(client.handle(ask("xox")), stop(1));
        assert_eq!(client.handle(stopped(1)), [analyse(2, "xox")]);
        assert_eq!((shown(&client.state().report), old(&client)), (None, Some("*")));
        // A position of which nothing became known does not take its place.
        client.handle(ask("xoxo"));
        client.handle(stopped(2));
        client.handle(winner(3, Side::Left, Side::Right));
        assert_eq!((shown(&client.state().report), old(&client)), (None, Some("*")));
        client.handle(value(3, "0"));
        assert_eq!((shown(&client.state().report), old(&client)), (Some("0"), None));
    }

    #[test]
    fn newest_question_waits_for_the_stop() {
        let mut client = busy();
        assert_eq!(client.handle(ask("xox")), stop(1));
        assert_eq!(client.handle(ask("xoxo")), []);
        assert_eq!(client.handle(stopped(1)), [analyse(2, "xoxo")]);
        assert_eq!(client.handle(Event::Overdue(JobId(1))), []);
        client.handle(value(2, "0"));
        assert_eq!(shown(&client.state().report), Some("0"));
    }

    #[test]
    fn old_answers_are_dropped() {
        let mut client = busy();
        client.handle(ask("xox"));
        assert_eq!(client.handle(value(1, "*")), []);
        assert_eq!(shown(&client.state().report), None);
        assert_eq!(client.handle(stopped(1)), [analyse(2, "xox")]);
        assert_eq!(client.handle(value(1, "*")), []);
        assert_eq!(client.handle(stopped(1)), []);
        assert_eq!(client.state().phase, Phase::Working(None));
    }

    #[test]
    fn going_back_to_the_answered_position_needs_no_worker() {
        let mut client = busy();
        client.handle(value(1, "*"));
        client.handle(end(1, vec![]));
        assert_eq!(client.handle(ask("xox")), [analyse(2, "xox")]);
        client.handle(ask("xo"));
        assert_eq!(client.state().phase, Phase::Idle);
        assert_eq!(client.handle(stopped(2)), []);
        assert_eq!((shown(&client.state().report), old(&client)), (Some("*"), None));
    }

    #[test]
    fn what_was_left_in_the_middle_is_taken_up_again() {
        let mut client = busy();
        client.handle(value(1, "*"));
        client.handle(ask("xox"));
        client.handle(ask("xo"));
        assert_eq!(shown(&client.state().report), Some("*"));
        assert_eq!(client.handle(stopped(1)), [analyse(2, "xo")]);
    }

    #[test]
    fn a_deaf_worker_is_replaced() {
        let mut client = busy();
        assert_eq!(client.handle(Event::Cancel), stop(1));
        assert_eq!(client.state().phase, Phase::Cancelled);
        assert_eq!(client.handle(Event::Overdue(JobId(1))), [Effect::Spawn]);
        assert_eq!(client.handle(Event::Heard(Answer::Ready)), []);
        assert_eq!(client.handle(ask("x")), [analyse(2, "x")]);
    }

    #[test]
    fn an_end_that_crosses_the_cancel_counts() {
        let mut client = busy();
        client.handle(Event::Cancel);
        client.handle(value(1, "*"));
        assert_eq!(client.state().phase, Phase::Cancelled);
        client.handle(end(1, vec![]));
        assert_eq!(client.state().phase, Phase::Idle);
        assert_eq!(client.handle(stopped(1)), []);
        assert_eq!(client.handle(ask("x")), [analyse(2, "x")]);
    }

    #[test]
    fn a_dead_worker_is_replaced_but_its_job_is_not() {
        let mut client = busy();
        assert_eq!(client.handle(Event::Died("memory".into())), [Effect::Spawn]);
        assert_eq!(client.state().phase, Phase::Failed("The solver broke off: memory".into()));
        assert_eq!(client.handle(Event::Heard(Answer::Ready)), []);
        assert_eq!(client.handle(Event::Retry), [analyse(2, "xo")]);
    }

    #[test]
    fn a_worker_that_never_starts_is_tried_again_on_request_only() {
        let mut client = Client::default();
        assert_eq!(client.handle(Event::Retry), []);
        client.handle(ask("xo"));
        client.handle(Event::SlowStart);
        assert_eq!(client.state().phase, Phase::Loading);
        assert_eq!(client.handle(Event::Died("404".into())), []);
        let failed = Phase::Failed("The solver could not be loaded: 404".into());
        assert_eq!(client.state().phase, failed);
        assert_eq!(client.handle(Event::Retry), [Effect::Spawn]);
        assert_eq!(client.handle(Event::Heard(Answer::Ready)), [analyse(1, "xo")]);
    }

    #[test]
    fn asking_again_while_stopping_runs_it_again() {
        let mut client = busy();
        client.handle(ask("xox"));
        client.handle(ask("xo"));
        assert_eq!(client.handle(stopped(1)), [analyse(2, "xo")]);
    }

    #[test]
    fn too_hard_says_what_is_known_and_goes_on_when_asked() {
        let mut client = busy();
        assert_eq!(client.handle(Event::GoOn), []);
        client.handle(winner(1, Side::Left, Side::Left));
        client.handle(end(1, vec![Topic::Value]));
        assert!(matches!(client.state().phase, Phase::TooHard(Progress { positions: 7, .. })));
        assert_eq!(client.state().report.missing, [Topic::Value]);
        assert!(client.state().report.winners.left.is_some());
        let go_on = Question::GoOn { job: JobId(2), position: position("xo") };
        assert_eq!(client.handle(Event::GoOn), [Effect::Send(go_on)]);
        assert_eq!(client.handle(Event::GoOn), []);
        client.handle(value(2, "*"));
        client.handle(end(2, vec![]));
        assert_eq!(client.state().phase, Phase::Idle);
        assert_eq!(client.state().report.missing, []);
        assert!(client.state().report.winners.left.is_some());
    }

    #[test]
    fn other_questions_leave_the_analysis_running() {
        let mut client = busy();
        let why = Question::Why { job: JobId(2), position: position("xo") };
        assert_eq!(client.handle(Event::Why), [Effect::Send(why)]);
        assert_eq!(client.handle(Event::Why), []);
        let text = WhyText {
            position: position("xo"),
            options: Both::default(),
            steps: vec![],
            value: name("*"),
            reason: ReasonText::Canonical,
        };
        client.handle(Event::Heard(Answer::Why { job: JobId(2), why: Box::new(text.clone()) }));
        assert_eq!(client.state().report.why, Some(text));
        client.handle(value(1, "*"));
        client.handle(end(1, vec![]));
        let parts = (0, 1);
        let contact = Question::Contact { job: JobId(3), position: position("xo"), parts };
        assert_eq!(client.handle(Event::Contact(0, 1)), [Effect::Send(contact)]);
        assert_eq!(client.state().phase, Phase::Idle);
        client.handle(end(3, vec![Topic::Contact]));
        assert_eq!(client.state().report.missing, [Topic::Contact]);
        assert_eq!(client.state().phase, Phase::Idle);
        // Neither is a hindrance for the next position.
        client.handle(Event::Why);
        assert_eq!(client.handle(ask("xox")), stop(4));
        assert_eq!(client.handle(stopped(4)), [analyse(5, "xox")]);
    }

    #[test]
    fn an_analysis_that_begins_again_repeats_nothing() {
        let mut client = busy();
        let corner = Place { row: 0, column: 0 };
        let dead = Mask { corner, rows: String::new() };
        let parts = Finding::Parts(PartsText { parts: vec![], dead });
        client.handle(found(1, vec![parts.clone()]));
        client.handle(Event::Cancel);
        client.handle(stopped(1));
        client.handle(Event::Retry);
        client.handle(found(2, vec![parts]));
        assert_eq!(client.state().report.part_values, []);
        assert!(client.state().report.parts.is_some());
    }
}
