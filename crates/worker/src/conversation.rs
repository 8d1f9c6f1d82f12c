//! The page's side and its workers together: whatever comes between them, every question comes to its
//! end.

use std::collections::{BTreeMap, VecDeque};

use konane::Contact;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use crate::client::{Client, Effect, Event, Phase, Request};
use crate::clock::ticking;
use crate::message::{
    Cost, HintQuestion, JobId, PackedQuestion, PageMessage, Position, Question, WorkerMessage,
    packed, unpacked,
};
use crate::pool::{self, MOST_WORKERS, Pool, WorkerId};
use crate::runner::JobRunner;
use crate::task::LIMIT;

/// With the fast clock every question about an easy position is answered; with the slow one a few
/// readings use up the whole limit.
const FAST: f64 = 1.0;
const SLOW: f64 = LIMIT / 12.0;

/// Positions to show, under ancient rules on the plane; the last is hard.
const BOARDS: [&str; 4] = ["xo", "o.ox.x/1/1/1/1/.xo/x", "what?", HARD];
const HARD: &str = "xoxoxoxo/oxoxoxox/xoxoxoxo/oxo..xox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox";

/// A random event.
#[derive(Clone, Debug)]
enum Act {
    Ask {
        board: usize,
        modern: bool,
    },
    Why,
    Contact(u32),
    GoOn(Request),
    Cancel(Request),
    /// Another part of the page asks something else, or no longer wants to know it.
    Hint,
    DropHint(usize),
    /// A worker has loaded.
    Start(usize),
    /// The second part of the program arrives, if a worker needs it.
    Complete(usize),
    /// A worker reads the next question.
    Deliver(usize),
    /// A worker works for a slice.
    Work(usize),
    /// The page reads the next answer.
    Hear(usize),
    /// All of that for all workers this many times.
    Run(usize),
    /// One of the page's timers fires, however late.
    Ring(usize),
    Die(usize),
    /// A worker dies without a word; the page hears of it later.
    Vanish(usize),
    Clock {
        is_slow: bool,
    },
}

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        3 => (0..BOARDS.len(), any::<bool>()).prop_map(|(board, modern)| Act::Ask { board, modern }),
        3 => Just(Act::Why),
        2 => (0..3u32).prop_map(Act::Contact),
        4 => request().prop_map(Act::GoOn),
        2 => request().prop_map(Act::Cancel),
        2 => Just(Act::Hint),
        1 => any::<usize>().prop_map(Act::DropHint),
        2 => any::<usize>().prop_map(Act::Start),
        2 => any::<usize>().prop_map(Act::Complete),
        2 => any::<usize>().prop_map(Act::Deliver),
        2 => any::<usize>().prop_map(Act::Work),
        2 => any::<usize>().prop_map(Act::Hear),
        4 => (1..20usize).prop_map(Act::Run),
        3 => any::<usize>().prop_map(Act::Ring),
        1 => any::<usize>().prop_map(Act::Die),
        1 => any::<usize>().prop_map(Act::Vanish),
        2 => any::<bool>().prop_map(|is_slow| Act::Clock { is_slow }),
    ]
}

fn request() -> impl Strategy<Value = Request> {
    prop_oneof![
        Just(Request::Analysis),
        Just(Request::Derivation),
        (0..3u32).prop_map(|part| Request::Contact(0, part)),
    ]
}

/// A worker that the page has started, and the messages in transit.
struct Worker {
    runner: JobRunner,
    is_started: bool,
    /// Whether it has died without a word.
    is_gone: bool,
    questions: VecDeque<Vec<u8>>,
    answers: VecDeque<Vec<u8>>,
}

/// A timer that the page has set.
enum Timer {
    Waited(u32),
    Overdue(WorkerId, JobId),
    Vanished(WorkerId),
}

#[derive(Default)]
struct World {
    client: Client,
    pool: Pool,
    workers: Vec<(WorkerId, Worker)>,
    timers: Vec<Timer>,
    /// The jobs of the client by their numbers, and its numbers by jobs.
    jobs: BTreeMap<u32, JobId>,
    numbers: BTreeMap<JobId, u32>,
    /// Jobs of another part of the page.
    hints: Vec<JobId>,
    /// What has been asked about the position that is shown.
    asked: Vec<Request>,
    /// The last numbers shown for each question.
    spent: Vec<((Position, Request), Cost)>,
    /// Whether nothing has interfered with the answers.
    is_smooth: bool,
    is_slow: bool,
}

impl World {
    fn act(&mut self, act: Act) {
        match act {
            Act::Ask { board, modern } => {
                let board = BOARDS[board].to_string();
                self.ask(Position { modern, walls: board == HARD, board });
            }
            Act::Why => self.want(Request::Derivation),
            Act::Contact(part) => self.want(Request::Contact(0, part)),
            Act::GoOn(request) => self.happen(Event::GoOn(request)),
            Act::Cancel(request) => self.spoil(Event::Cancel(request)),
            Act::Hint => {
                let position = Position { board: "xxx/x".to_string(), ..Position::default() };
                let job = self.pool.ask(HintQuestion { position, distances: (1, 4) }.packed());
                self.hints.push(job);
                self.obey();
            }
            Act::DropHint(hint) => {
                if let Some(hint) = hint.checked_rem(self.hints.len()) {
                    self.pool.cancel(self.hints[hint]);
                    self.obey();
                }
            }
            Act::Start(at) => self.at(at, World::start),
            Act::Complete(at) => self.at(at, World::complete),
            Act::Deliver(at) => self.at(at, World::deliver),
            Act::Work(at) => self.at(at, World::work),
            Act::Hear(at) => self.at(at, World::hear),
            Act::Run(rounds) => (0..rounds).for_each(|_| self.round()),
            Act::Ring(timer) => {
                if let Some(timer) = timer.checked_rem(self.timers.len()) {
                    match self.timers.swap_remove(timer) {
                        Timer::Waited(begun) => self.happen(Event::Waited(begun)),
                        Timer::Overdue(worker, job) => {
                            self.pool.overdue(worker, job);
                            self.obey();
                        }
                        Timer::Vanished(worker) => {
                            self.pool.vanish(worker);
                            let before = self.workers.len();
                            self.obey();
                            self.is_smooth &= self.workers.len() == before;
                        }
                    }
                }
            }
            Act::Die(at) => self.at(at, |world, place| {
                let id = world.workers[place].0;
                world.is_smooth = false;
                world.pool.fail(id, "no memory");
                world.obey();
            }),
            Act::Vanish(at) => self.at(at, |world, place| {
                let (id, worker) = &mut world.workers[place];
                worker.is_gone = true;
                world.is_smooth = false;
                world.timers.push(Timer::Vanished(*id));
            }),
            Act::Clock { is_slow } => {
                self.is_slow = is_slow;
                self.is_smooth &= !is_slow;
                ticking(if is_slow { SLOW } else { FAST });
            }
        }
    }

    fn ask(&mut self, position: Position) {
        if self.client.state().report.position != position {
            self.asked.clear();
            self.is_smooth = !self.is_slow;
        }
        self.happen(Event::Ask(position));
    }

    fn want(&mut self, request: Request) {
        if !self.client.state().report.position.board.is_empty() {
            self.asked.push(request);
        }
        self.happen(Event::Want(request));
    }

    /// An event that may prevent an answer.
    fn spoil(&mut self, event: Event) {
        self.is_smooth = false;
        self.happen(event);
    }

    /// Does something with one of the workers, if there are any.
    fn at(&mut self, place: usize, act: impl FnOnce(&mut World, usize)) {
        if let Some(place) = place.checked_rem(self.workers.len()) {
            act(self, place);
        }
    }

    fn happen(&mut self, event: Event) {
        for effect in self.client.handle(event) {
            match effect {
                Effect::Begin(number, question) => {
                    let job = self.pool.ask(question);
                    self.jobs.insert(number, job);
                    self.numbers.insert(job, number);
                }
                Effect::Cancel(number) => self.pool.cancel(self.jobs[&number]),
                Effect::Wait(begun) => self.timers.push(Timer::Waited(begun)),
            }
        }
        self.check();
        self.obey();
    }

    /// Does what the pool says.
    fn obey(&mut self) {
        while let Some(effect) = self.pool.next_effect() {
            match effect {
                pool::Effect::Start(id) => {
                    let worker = Worker {
                        runner: JobRunner::in_parts(ticking(if self.is_slow {
                            SLOW
                        } else {
                            FAST
                        })),
                        is_started: false,
                        is_gone: false,
                        questions: VecDeque::new(),
                        answers: VecDeque::new(),
                    };
                    self.workers.push((id, worker));
                    assert!(self.workers.len() <= MOST_WORKERS);
                }
                pool::Effect::End(id) => self.workers.retain(|(known, _)| *known != id),
                pool::Effect::Send(id, question) => {
                    let worker = self.workers.iter_mut().find(|(known, _)| *known == id);
                    worker.expect("a worker").1.questions.push_back(packed(&question));
                }
                pool::Effect::Watch(worker, job) => self.timers.push(Timer::Overdue(worker, job)),
                pool::Effect::TellReplaced => {}
                pool::Effect::Tell(job, news) => {
                    let is_end = news.is_end();
                    if let Some(&number) = self.numbers.get(&job) {
                        if is_end {
                            self.numbers.remove(&job);
                        }
                        self.happen(Event::Heard(number, news));
                    } else {
                        let place = self.hints.iter().position(|hint| *hint == job);
                        let place = place.expect("news of a job that has not ended");
                        if is_end {
                            self.hints.remove(place);
                        }
                    }
                }
            }
        }
    }

    fn check(&mut self) {
        self.check_numbers();
        let state = self.client.state();
        let is_other = |old: &_| old != &state.report.position;
        assert!(state.old.as_ref().is_none_or(|old| is_other(&old.position)));
    }

    /// The costs shown for a question never fall.
    fn check_numbers(&mut self) {
        let state = self.client.state();
        for (request, phase) in &state.phases {
            let (Phase::Working(spent) | Phase::Cancelled(spent) | Phase::TooHard(spent)) = *phase
            else {
                continue;
            };
            let key = (state.report.position.clone(), *request);
            let at = self.spent.iter().position(|(known, _)| *known == key);
            let at = at.unwrap_or_else(|| {
                self.spent.push((key, spent));
                self.spent.len() - 1
            });
            let before = std::mem::replace(&mut self.spent[at].1, spent);
            let has_grown =
                before.positions <= spent.positions && before.milliseconds <= spent.milliseconds;
            assert!(has_grown, "{request:?}: {spent:?} after {before:?}");
        }
    }

    fn start(&mut self, place: usize) {
        let worker = &mut self.workers[place].1;
        if !worker.is_gone && !std::mem::replace(&mut worker.is_started, true) {
            worker.answers.push_back(packed(&WorkerMessage::Ready));
        }
    }

    fn complete(&mut self, place: usize) {
        let worker = &mut self.workers[place].1;
        if worker.runner.needs_second_part() && !worker.is_gone {
            worker
                .answers
                .extend(worker.runner.complete(PackedQuestion::begin_lazy).iter().map(packed));
        }
    }

    fn deliver(&mut self, place: usize) {
        let worker = &mut self.workers[place].1;
        if worker.is_started
            && !worker.is_gone
            && let Some(bytes) = worker.questions.pop_front()
        {
            let question: PageMessage = unpacked(&bytes).expect("a question");
            worker.answers.extend(worker.runner.take(question).iter().map(packed));
        }
    }

    fn work(&mut self, place: usize) {
        let worker = &mut self.workers[place].1;
        if !worker.is_gone {
            worker.answers.extend(worker.runner.work().iter().map(packed));
        }
    }

    fn hear(&mut self, place: usize) {
        let (id, worker) = &mut self.workers[place];
        let id = *id;
        if let Some(bytes) = worker.answers.pop_front() {
            self.pool.hear(id, unpacked(&bytes).expect("an answer"));
            self.obey();
        }
    }

    fn round(&mut self) {
        for step in [World::start, World::deliver, World::complete, World::work, World::hear] {
            (0..MOST_WORKERS).for_each(|place| {
                if place < self.workers.len() {
                    step(self, place);
                }
            });
        }
    }

    fn is_quiet(&self) -> bool {
        let is_idle = |(_, worker): &(WorkerId, Worker)| {
            let is_done = worker.questions.is_empty()
                && !worker.runner.is_busy()
                && !worker.runner.needs_second_part();
            worker.answers.is_empty() && (worker.is_gone || worker.is_started && is_done)
        };
        self.timers.is_empty() && self.workers.iter().all(is_idle)
    }

    /// Runs until nothing is left to do; returns whether that happens.
    fn comes_to_rest(&mut self) -> bool {
        let is_hard = self.client.state().report.position.board == HARD;
        self.act(Act::Clock { is_slow: is_hard });
        for _ in 0..2_000 {
            if self.is_quiet() {
                return true;
            }
            self.round();
            (0..MOST_WORKERS).for_each(|place| self.act(Act::Hear(place)));
            self.act(Act::Ring(0));
        }
        false
    }

    /// Holds the state against what has been asked, when nothing happens any more.
    fn check_end(&self) {
        assert!(self.numbers.is_empty() && self.hints.is_empty());
        let state = self.client.state();
        for (request, phase) in &state.phases {
            assert!(!phase.is_busy(), "{request:?}: {phase:?} for ever");
        }
        assert!(state.old.is_none());
        let report = &state.report;
        let is_known = |request: &Request| match *request {
            Request::Analysis => report.is_complete,
            Request::Derivation => report.why.is_some(),
            Request::Incentives => report.incentives.is_some(),
            Request::Contact(one, two) => {
                let mut contacts = report.contacts.iter().filter(|(parts, _)| *parts == (one, two));
                contacts.any(|(_, contact)| !matches!(contact, Contact::Unknown { .. }))
            }
        };
        for request in self.asked.iter().chain([&Request::Analysis]) {
            let phase = state.phase(*request);
            assert!(is_known(request) == (*phase == Phase::Idle), "{request:?}: {phase:?}");
        }
        match state.phase(Request::Analysis) {
            Phase::Idle | Phase::TooHard(_) => {}
            phase => assert!(!self.is_smooth, "{phase:?} though nothing was in the way"),
        }
        if self.is_smooth && report.position.board != "what?" {
            assert!(report.is_complete && report.value.is_some());
            let why = Request::Derivation;
            assert!(!self.asked.contains(&why) || report.why.is_some());
        }
    }
}

proptest! {
    // The same cases in every run.
    #![proptest_config(ProptestConfig {
        cases: 1_000,
        rng_seed: RngSeed::Fixed(11),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn every_question_comes_to_its_end(is_slow: bool, acts in vec(act(), 1..50)) {
        let mut world = World::default();
        world.act(Act::Clock { is_slow });
        // Nothing can be checked before the page has asked for anything.
        world.act(Act::Ask { board: 0, modern: false });
        acts.into_iter().for_each(|act| world.act(act));
        prop_assert!(world.comes_to_rest());
        world.check_end();

        // Whatever has happened, the next question is answered: Ernst's half.
        let board = "oxo.ox".to_string();
        world.ask(Position { modern: false, walls: false, board });
        world.act(Act::Why);
        prop_assert!(world.comes_to_rest());
        world.check_end();
        let report = &world.client.state().report;
        let value = report.value.as_ref().map(|value| value.name.plain());
        prop_assert_eq!(value.as_deref(), Some("1/2"));
        prop_assert!(report.why.is_some());
    }
}
