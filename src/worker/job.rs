//! The worker's side: an analysis worked on in slices, between which new questions are heard.

use std::collections::{HashMap, VecDeque};

use crate::budget::{Budget, Stopped};
use crate::konane::{Board, Edge, MARGIN, Rules, Square, ascent, contact, part_of, survey};
use crate::solver::{self, Analysis, OutcomeSearch, Solver};
use crate::worker::habitat::Search;
use crate::worker::message::{
    Answer, ContactText, Finding, HintText, JobId, Position, Progress, Question, SearchText, Topic,
};
use crate::worker::tabulate::Table;
use crate::worker::text::Scribe;

/// How long a slice should take, so that a stop is heard soon, in milliseconds.
pub const SLICE: f64 = 20.0;
/// The fewest steps of a slice at first.
pub const LEAST: u64 = 32;
/// Progress is told first after, and then every, so many milliseconds.
const PROGRESS: f64 = 300.0;
/// What each of the two searches may take. A browser gives a worker up to 4 GiB; a phone much less.
const MEMORY: usize = 256 << 20;
/// The same when the page has asked to go on.
const MOST_MEMORY: usize = 1 << 30;
/// After so many milliseconds what is being looked for is put off; each further time twice as many.
const PATIENCE: f64 = 60.0;
/// After so many milliseconds an analysis is given up; twice as many if the page asks to go on.
const LIMIT: f64 = 60_000.0;
/// Steps for telling why two parts are apart.
const LOOK: u64 = 4_000;
/// Steps for a hint: some seconds at most. Whoever does not want to wait ends the worker.
const HINT: u64 = 600_000;

/// Does jobs: one analysis and questions besides that come before it, or a table, or a search.
/// What one has found out serves the next.
pub struct Desk {
    rules: Rules,
    memory: usize,
    solver: Solver,
    outcomes: OutcomeSearch,
    job: Option<Job>,
    /// The analysis that was given up last.
    given_up: Option<Job>,
    asides: VecDeque<Aside>,
    table: Option<Table>,
    search: Option<Search>,
    /// The fewest steps of a slice, by what is being looked for. A slice that has found nothing out
    /// broke off where its predecessor did: the next one needs more, however slow they are.
    least: HashMap<Topic, u64>,
}

/// A running analysis.
struct Job {
    id: JobId,
    position: Position,
    analysis: Analysis,
    /// What has been found and not been written yet.
    unwritten: Option<solver::Finding>,
    /// What has been found but cannot be written.
    unspeakable: Vec<Topic>,
    started: f64,
    told: f64,
    /// Since when the present thing is being looked for.
    turn: f64,
    limit: f64,
    /// Whether values have been given up because there was no more room for them.
    is_full: bool,
}

/// A question about a position besides its analysis.
struct Aside {
    id: JobId,
    position: Position,
    board: Board,
    errand: Errand,
    started: f64,
}

#[derive(Clone, Copy)]
enum Errand {
    Why,
    Contact((u32, u32)),
    Hint((i32, i32)),
}

impl Default for Desk {
    fn default() -> Self {
        Desk::new(Rules::Ancient, MEMORY)
    }
}

impl Desk {
    /// A desk whose searches may take about so many bytes each.
    fn new(rules: Rules, memory: usize) -> Self {
        Desk {
            rules,
            memory,
            solver: Solver::with_memory(rules, memory),
            outcomes: OutcomeSearch::new(rules, memory),
            job: None,
            given_up: None,
            asides: VecDeque::new(),
            table: None,
            search: None,
            least: HashMap::new(),
        }
    }

    /// Hears a question. `now` is the time in milliseconds.
    pub fn take(&mut self, question: Question, now: f64) -> Option<Answer> {
        match question {
            Question::Analyse { job, position } => self.analyse(job, position, now),
            Question::GoOn { job, position } => self.go_on(job, position, now),
            Question::Why { job, position } => self.aside(job, position, Errand::Why, now),
            Question::Contact { job, position, parts } => {
                self.aside(job, position, Errand::Contact(parts), now)
            }
            Question::Hint { job, position, distances } => {
                self.aside(job, position, Errand::Hint(distances), now)
            }
            Question::Tabulate { job, entries } => {
                self.clear();
                self.table = Some(Table::new(job, entries, now));
                None
            }
            Question::Seek { job, quest } => {
                self.clear();
                self.search = Some(Search::new(job, quest, now));
                None
            }
            Question::Stop { job } => {
                self.clear();
                Some(Answer::Stopped { job })
            }
        }
    }

    fn clear(&mut self) {
        self.job = None;
        self.given_up = None;
        self.asides.clear();
        self.table = None;
        self.search = None;
    }

    fn analyse(&mut self, id: JobId, position: Position, now: f64) -> Option<Answer> {
        self.clear();
        let (rules, edge) = terms(&position);
        if rules != self.rules || self.solver.bytes() > self.memory / 2 {
            *self = Desk::new(rules, MEMORY);
        }
        let Ok(board) = Board::parse(&position.board, edge) else {
            return Some(unanswered(id, Topic::Parts));
        };
        self.job = Some(Job {
            id,
            position,
            analysis: Analysis::new(board),
            unwritten: None,
            unspeakable: Vec::new(),
            started: now,
            told: now,
            turn: now,
            limit: LIMIT,
            is_full: false,
        });
        None
    }

    fn go_on(&mut self, id: JobId, position: Position, now: f64) -> Option<Answer> {
        match self.given_up.take() {
            Some(job) if job.position == position && !job.is_full => {
                let limit = 2.0 * job.limit;
                self.asides.clear();
                self.job = Some(Job { id, limit, started: now, told: now, turn: now, ..job });
                None
            }
            given_up => {
                let limit = given_up.map_or(LIMIT, |job| job.limit);
                let memory = (2 * self.memory).min(MOST_MEMORY);
                *self = Desk::new(terms(&position).0, memory);
                let answer = self.analyse(id, position, now);
                if let Some(job) = &mut self.job {
                    job.limit = 2.0 * limit;
                }
                answer
            }
        }
    }

    fn aside(&mut self, id: JobId, position: Position, errand: Errand, now: f64) -> Option<Answer> {
        let (rules, edge) = terms(&position);
        let board = Board::parse(&position.board, edge).ok().filter(|_| rules == self.rules);
        let Some(board) = board else {
            return Some(unanswered(id, errand.topic()));
        };
        self.asides.push_back(Aside { id, position, board, errand, started: now });
        None
    }

    pub fn is_busy(&self) -> bool {
        self.job.is_some()
            || !self.asides.is_empty()
            || self.table.is_some()
            || self.search.is_some()
    }

    /// Works for a moment. `now` tells the time in milliseconds.
    pub fn work(&mut self, now: fn() -> f64) -> Option<Answer> {
        if let Some(aside) = self.asides.pop_front() {
            return self.work_aside(aside, now);
        }
        if let Some(job) = self.job.take() {
            return self.work_on(job, now);
        }
        if let Some(mut search) = self.search.take() {
            let answer = search.work(now);
            self.search = Some(search).filter(|search| !search.is_over());
            return answer;
        }
        let mut table = self.table.take()?;
        if table.is_done() {
            let (job, progress) = (table.job(), Progress::default());
            return Some(Answer::End { job, progress, missing: vec![], search: None });
        }
        let row = table.work(now);
        self.table = Some(table);
        row
    }

    fn work_on(&mut self, mut job: Job, now: fn() -> f64) -> Option<Answer> {
        let began = now();
        let mut time = began;
        let mut findings = Vec::new();
        let mut is_done = false;
        while !is_done && time - began < SLICE {
            let (known, topic) = (self.known(), job.topic());
            let found = self.find(&mut job, &mut self.budget(topic, now, began));
            time = now();
            match found {
                Ok(Some(finding)) => {
                    findings.push(finding);
                    job.turn = time;
                }
                Ok(None) => is_done = true,
                Err(()) => {
                    self.check(topic, known);
                    break;
                }
            }
        }
        if let Some((_, put_off)) = job.analysis.current()
            && job.unwritten.is_none()
            && time - job.turn > PATIENCE * 2f64.powi(put_off.min(20) as i32)
        {
            job.analysis.put_off();
            job.turn = time;
        }
        let (id, progress) = (job.id, self.progress(job.started, time, &job));
        is_done |= time - job.started > job.limit;
        let is_due = !findings.is_empty() || time - job.told >= PROGRESS;
        if is_done && findings.is_empty() {
            return Some(self.end(job, progress));
        }
        if is_due {
            job.told = time;
        }
        self.job = Some(job);
        is_due.then_some(Answer::Found { job: id, findings, progress })
    }

    /// The next finding of an analysis in words, nothing if there is no more; an error where the
    /// steps have run out.
    fn find(&mut self, job: &mut Job, budget: &mut Budget) -> Result<Option<Finding>, ()> {
        loop {
            let Some(finding) = job.unwritten.take() else {
                match job.analysis.next(&mut self.solver, &mut self.outcomes, budget) {
                    Ok(Some(finding)) => job.unwritten = Some(finding),
                    Ok(None) => return Ok(None),
                    Err(Stopped::Budget) => return Err(()),
                    Err(Stopped::Memory) => {
                        job.is_full = true;
                        self.solver = Solver::with_memory(self.rules, self.memory);
                    }
                    Err(_) => {}
                }
                continue;
            };
            let values = &mut self.solver.values;
            let written = Scribe { rules: self.rules, values, budget }
                .finding(job.analysis.board(), &finding);
            match written {
                Ok(written) => return Ok(Some(written)),
                Err(Stopped::Budget) => {
                    job.unwritten = Some(finding);
                    return Err(());
                }
                Err(_) => job.unspeakable.push(finding.topic().into()),
            }
        }
    }

    /// Ends an analysis, and keeps it if there is more to find.
    fn end(&mut self, job: Job, progress: Progress) -> Answer {
        let mut missing: Vec<Topic> = job
            .analysis
            .missing()
            .into_iter()
            .map(Topic::from)
            .chain(job.unspeakable.clone())
            .collect();
        missing.dedup();
        let search = self.outcomes.progress().filter(|_| missing.contains(&Topic::Outcome));
        let search = search.map(|(starts, progress)| SearchText {
            starts: starts.into(),
            promising: progress.promising.map(|jump| jump.into()),
            refuted: progress.refuted as u32,
            jumps: progress.jumps as u32,
        });
        let id = job.id;
        self.given_up = (!missing.is_empty()).then_some(job);
        Answer::End { job: id, progress, missing, search }
    }

    fn work_aside(&mut self, aside: Aside, now: fn() -> f64) -> Option<Answer> {
        let (began, known, topic) = (now(), self.known(), aside.errand.topic());
        let budget = &mut self.budget(topic, now, began);
        let answer = match aside.errand {
            Errand::Why => self.solver.why(&aside.board, budget).and_then(|why| {
                let values = &mut self.solver.values;
                let mut scribe = Scribe { rules: self.rules, values, budget };
                let why = Box::new(scribe.why(&aside.position, &why)?);
                Ok(Some(Answer::Why { job: aside.id, why }))
            }),
            Errand::Contact(parts) => Ok(contact_text(&aside.board, parts)
                .map(|contact| Answer::Contact { job: aside.id, parts, contact })),
            Errand::Hint(distances) => {
                Ok(Some(Answer::Hint { job: aside.id, hint: hint_text(&aside.board, distances) }))
            }
        };
        let time = now();
        match answer {
            Ok(Some(answer)) => Some(answer),
            Err(Stopped::Budget) if time - aside.started <= LIMIT => {
                self.check(topic, known);
                self.asides.push_front(aside);
                None
            }
            _ => Some(unanswered(aside.id, topic)),
        }
    }

    /// For a slice that began at a time.
    fn budget(&self, topic: Topic, now: fn() -> f64, began: f64) -> Budget {
        let least = self.least.get(&topic).copied().unwrap_or(LEAST);
        Budget::steps(least).until(now, began + SLICE)
    }

    /// Gives the next slice more steps if this one has found nothing out.
    fn check(&mut self, topic: Topic, known: u64) {
        if self.known() == known {
            let least = self.least.entry(topic).or_insert(LEAST);
            *least = least.saturating_mul(2);
        }
    }

    /// How much has been found out.
    fn known(&self) -> u64 {
        self.solver.progress() + self.outcomes.positions()
    }

    fn progress(&self, started: f64, time: f64, job: &Job) -> Progress {
        Progress {
            positions: (self.solver.positions() + self.outcomes.positions()) as u32,
            bytes: (self.solver.bytes() + self.outcomes.bytes()) as u32,
            milliseconds: (time - started) as u32,
            topic: job.analysis.current().map(|(topic, _)| topic.into()),
        }
    }
}

impl Job {
    /// What is being looked for, or written.
    fn topic(&self) -> Topic {
        let current = self.analysis.current().map(|(topic, _)| topic);
        let topic = self.unwritten.as_ref().map(solver::Finding::topic).or(current);
        topic.map_or(Topic::Parts, Topic::from)
    }
}

impl Errand {
    fn topic(self) -> Topic {
        match self {
            Errand::Why => Topic::Why,
            Errand::Contact(_) => Topic::Contact,
            Errand::Hint(_) => Topic::Hint,
        }
    }
}

/// By which rules and on which kind of board.
pub fn terms(position: &Position) -> (Rules, Edge) {
    let rules = if position.modern { Rules::Modern } else { Rules::Ancient };
    let edge = if position.walls { Edge::Walls } else { Edge::Plane };
    (rules, edge)
}

/// The end of a job that has found nothing out.
fn unanswered(job: JobId, topic: Topic) -> Answer {
    Answer::End { job, progress: Progress::default(), missing: vec![topic], search: None }
}

/// How far up a stone gets, by leaps of solitaire.
fn hint_text(board: &Board, (least, most): (i32, i32)) -> HintText {
    let stones: Vec<Square> = board.stones().map(|(square, _)| square).collect();
    let ascent =
        ascent(&stones, (least.clamp(1, MARGIN), most.min(MARGIN)), &mut Budget::steps(HINT));
    HintText {
        distance: ascent.distance,
        leaps: ascent.leaps.into_iter().map(Into::into).collect(),
        is_proved: ascent.is_proved,
    }
}

/// How two parts of a board stand to each other; nothing if it has no such parts.
fn contact_text(board: &Board, parts: (u32, u32)) -> Option<ContactText> {
    let survey = survey(board, &mut Budget::steps(0));
    let [one, two] = [parts.0, parts.1].map(|index| {
        let part = survey.parts.get(index as usize)?;
        Some(part_of(board, part.stones.clone(), &mut Budget::steps(LOOK)))
    });
    Some(ContactText::from(&contact(board, &one?, &two?, &mut Budget::steps(LOOK))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worker::message::{FateText, Outcome, Side};
    use std::cell::Cell;

    fn position(board: &str) -> Position {
        Position { modern: false, walls: true, board: board.to_string() }
    }

    fn analyse(job: u32, position: Position) -> Question {
        Question::Analyse { job: JobId(job), position }
    }

    thread_local! {
        static TIME: Cell<f64> = const { Cell::new(0.0) };
        static STEP: Cell<f64> = const { Cell::new(0.0) };
    }

    /// A clock that moves on by so many milliseconds each time it is read.
    fn clock(step: f64) -> fn() -> f64 {
        TIME.set(0.0);
        STEP.set(step);
        || TIME.replace(TIME.get() + STEP.get())
    }

    /// What is told until there is nothing more to do.
    fn work(desk: &mut Desk, now: fn() -> f64) -> Vec<Answer> {
        let mut told = Vec::new();
        for _ in 0..100_000 {
            if !desk.is_busy() {
                return told;
            }
            told.extend(desk.work(now));
        }
        panic!("it never ends: {:?}", told.last());
    }

    fn findings(answers: &[Answer]) -> Vec<&Finding> {
        let all = answers.iter().filter_map(|answer| match answer {
            Answer::Found { findings, .. } => Some(findings),
            _ => None,
        });
        all.flatten().collect()
    }

    /// What was missing in the end.
    fn missing(answers: &[Answer]) -> &[Topic] {
        match answers.last() {
            Some(Answer::End { missing, .. }) => missing,
            other => panic!("an end is expected, not {other:?}"),
        }
    }

    const DENSE: &str = "xoxoxoxo/oxoxoxox/xoxoxoxo/oxo..xox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox";

    #[test]
    fn tells_everything_and_is_free_again() {
        let mut desk = Desk::default();
        assert_eq!(desk.take(analyse(7, position("xo.")), 0.0), None);
        let told = work(&mut desk, clock(1.0));
        assert!(told.iter().all(|answer| answer.job() == Some(JobId(7))));
        assert_eq!(missing(&told), []);
        let [parts, first, second, part, value, thermograph, jumps, reach] = findings(&told)[..]
        else {
            panic!("eight findings are expected, not {told:?}");
        };
        assert!(matches!(parts, Finding::Parts(parts) if parts.parts[0].board == "xo"));
        for (winner, player) in [(first, Side::Left), (second, Side::Right)] {
            let Finding::Winner { starts, wins: Side::Left, by } = winner else {
                panic!("Left wins, not {winner:?}");
            };
            assert_eq!((*starts, by.is_some()), (player, player == Side::Left));
        }
        assert!(matches!(part, Finding::PartValue { part: 0, value } if value.plain == "1"));
        let Finding::Value(value) = value else { panic!("a value, not {value:?}") };
        assert_eq!((value.name.plain.as_str(), value.name.outcome), ("1", Outcome::Left));
        assert_eq!((value.mean.as_str(), value.temperature.as_str()), ("1", "-1"));
        assert_eq!(value.styles.braces.as_deref(), Some("1"));
        let Finding::Thermograph(thermograph) = thermograph else { panic!("{thermograph:?}") };
        assert_eq!((thermograph.mean.number, thermograph.temperature.number), (1.0, -1.0));
        let Finding::Jumps(jumps) = jumps else { panic!("{jumps:?}") };
        assert_eq!((jumps.left.len(), jumps.right.len()), (1, 0));
        assert_eq!(
            (jumps.left[0].value.plain.as_str(), &jumps.left[0].fate),
            ("0", &FateText::default())
        );
        let Finding::Part { part: 0, info } = reach else { panic!("{reach:?}") };
        assert_eq!((info.reach.right.found, info.reach.right.bound), (1, 1));
        assert_eq!(info.reach.right.leaps.len(), 1);
        assert_eq!(info.alone, position("xo1"));
    }

    #[test]
    fn long_jobs_tell_progress_and_stop() {
        let mut desk = Desk::default();
        desk.take(analyse(1, position(DENSE)), 0.0);
        let now = clock(40.0);
        let told = (0..20).filter_map(|_| desk.work(now)).collect::<Vec<_>>();
        assert!(told.iter().any(|answer| matches!(
            answer,
            Answer::Found { job: JobId(1), findings, progress }
                if findings.is_empty() && progress.positions > 0 && progress.bytes > 0
        )));
        let stop = Question::Stop { job: JobId(1) };
        assert_eq!(desk.take(stop.clone(), 0.0), Some(Answer::Stopped { job: JobId(1) }));
        assert!(!desk.is_busy());
        assert_eq!(desk.work(now), None);
        // A stop that comes too late is confirmed too.
        assert_eq!(desk.take(stop, 0.0), Some(Answer::Stopped { job: JobId(1) }));
    }

    #[test]
    fn too_hard_ends_with_what_is_known_and_goes_on() {
        // Too many values for so little memory.
        let hard =
            position(".o..xo.o/o.o....x/..x...x./o..x.x.x/x...x..o/o..x..../x....oxo/o.ox.xox");
        let mut desk = Desk::new(Rules::Ancient, 1 << 20);
        desk.take(analyse(1, hard.clone()), 0.0);
        let told = work(&mut desk, clock(1.0));
        assert!(missing(&told).contains(&Topic::Value), "{:?}", told.last());
        let has = |is: fn(&Finding) -> bool| findings(&told).into_iter().any(is);
        assert!(has(|finding| matches!(finding, Finding::Parts(_))));
        assert!(has(|finding| matches!(finding, Finding::Part { .. })));
        assert!(!has(|finding| matches!(finding, Finding::Value(_))));
        desk.take(Question::GoOn { job: JobId(2), position: hard }, 0.0);
        assert_eq!(desk.memory, 2 << 20);
        assert!(desk.is_busy());
    }

    #[test]
    fn a_search_without_an_end_tells_how_far_it_came() {
        let mut desk = Desk::default();
        desk.take(analyse(1, position(DENSE)), 0.0);
        let told = work(&mut desk, clock(LIMIT / 50.0));
        assert!(matches!(told.last(), Some(Answer::End { search: Some(search), .. })
            if search.jumps > 0 && search.promising.is_some()));
    }

    #[test]
    fn what_ran_out_of_time_goes_on_where_it_was() {
        let mut desk = Desk::default();
        // 5 × 5 with two stones taken from a corner: worth 1.
        let board = "xoxox/oxoxo/xoxox/oxoxo/..xox";
        desk.take(analyse(1, position(board)), 0.0);
        // Each slice seems to take a third of the time there is.
        let told = work(&mut desk, clock(LIMIT / 3.0));
        assert!(missing(&told).contains(&Topic::Value), "{:?}", told.last());
        let known = desk.known();
        let go_on = Question::GoOn { job: JobId(2), position: position(board) };
        assert_eq!(desk.take(go_on, 0.0), None);
        assert!(desk.known() >= known);
        let told = work(&mut desk, clock(0.01));
        assert_eq!(missing(&told), []);
        let is_one = |finding: &&Finding| matches!(finding, Finding::Value(value) if value.name.plain == "1");
        assert!(findings(&told).iter().any(is_one));
        // What had been found before is not told again.
        assert!(!findings(&told).iter().any(|finding| matches!(finding, Finding::Parts(_))));
    }

    #[test]
    fn other_questions_come_first() {
        let mut desk = Desk::default();
        desk.take(analyse(1, position(DENSE)), 0.0);
        // Two parts, five rows apart.
        let parts = Position { walls: false, ..position("oxo.ox/5/5/5/5/xoxox") };
        desk.take(Question::Contact { job: JobId(2), position: parts.clone(), parts: (0, 1) }, 0.0);
        let contact = ContactText::Gap {
            direction: crate::worker::message::DirectionText::Down,
            width: 4,
            penetrations: (0, 0),
        };
        let expected = Answer::Contact { job: JobId(2), parts: (0, 1), contact };
        let now = clock(1.0);
        assert_eq!(desk.work(now), Some(expected));
        desk.take(Question::Contact { job: JobId(3), position: parts, parts: (0, 7) }, 0.0);
        assert_eq!(desk.work(now), Some(unanswered(JobId(3), Topic::Contact)));
        // The analysis is still there.
        assert!((0..1000).any(|_| desk.work(now).is_some_and(|told| told.job() == Some(JobId(1)))));
    }

    #[test]
    fn hints_at_a_way_upwards() {
        let hint = |board: &str, distances| {
            let mut desk = Desk::default();
            let position = Position { walls: false, ..position(board) };
            desk.take(Question::Hint { job: JobId(1), position, distances }, 0.0);
            match &work(&mut desk, clock(1.0))[..] {
                [Answer::Hint { job: JobId(1), hint }] => hint.clone(),
                told => panic!("{told:?}"),
            }
        };
        // The smallest that gets two squares far, and one stone less.
        let found = hint("xxx/x", (1, 4));
        assert_eq!((found.distance, found.leaps.len(), found.is_proved), (2, 3, true));
        let fewer = hint("xx./x", (2, 4));
        assert_eq!((fewer.distance, fewer.leaps.len(), fewer.is_proved), (1, 0, true));
        assert!(hint("5", (1, 4)).is_proved);
        assert_eq!(hint("xxxxx/..xxx", (1, 4)).distance, 3);
        // Where a way is too hard to find, nobody says that there is none; and nonsense.
        let hardest = hint(".xxxxxxxxxxx/xxxxxxxxxxxxx/..x.x...x.x", (4, 4));
        assert!(hardest.distance == 4 || !hardest.is_proved);
        assert!(hint("xx/xx", (i32::MIN, i32::MAX)).distance <= 1);
        hint("xx/xx", (i32::MAX, i32::MIN));
    }

    #[test]
    fn says_why() {
        let mut desk = Desk::default();
        // Ernst's half: Left can move to 0, Right to 1.
        let half = Position { walls: false, ..position("oxo.ox") };
        desk.take(Question::Why { job: JobId(1), position: half }, 0.0);
        let told = work(&mut desk, clock(1.0));
        let [Answer::Why { why, .. }] = &told[..] else { panic!("{told:?}") };
        assert_eq!(why.value.plain, "1/2");
        let simplest = crate::worker::message::ReasonText::Simplest {
            number: "1/2".into(),
            low: Some(("0".into(), false)),
            high: Some(("1".into(), false)),
        };
        assert_eq!(why.reason, simplest);
        for (options, value) in [(&why.options.left, "0"), (&why.options.right, "1")] {
            let mut stay = options.iter().filter(|option| option.end.is_none());
            assert!(stay.any(|option| option.value.plain == value && option.after.is_some()));
        }
    }

    #[test]
    fn the_largest_boards_are_refused_or_answered() {
        let mut desk = Desk::default();
        // Nobody can ever move here, however many stones there are.
        let stones = ["x".repeat(200), "o".repeat(200)].join("/");
        assert_eq!(desk.take(analyse(1, position(&stones)), 0.0), None);
        let told = work(&mut desk, clock(1.0));
        let is_zero = |finding: &&Finding| matches!(finding, Finding::Value(value) if value.name.plain == "0");
        assert!(findings(&told).iter().any(is_zero));
        assert_eq!(missing(&told), []);
        let unreadable = desk.take(analyse(2, position("what?")), 0.0);
        assert_eq!(unreadable, Some(unanswered(JobId(2), Topic::Parts)));
        assert!(!desk.is_busy());
    }

    #[test]
    fn slices_get_further_on_the_slowest_machine() {
        let mut desk = Desk::default();
        // A path of 139 jumps before the first value is found.
        let board = format!("x{}/{}", "o.".repeat(99), ["198o"; 40].join("/1/"));
        desk.take(analyse(1, Position { modern: false, walls: false, board }), 0.0);
        let now = clock(1_000.0);
        let is_value = |answer: &Answer| {
            matches!(answer, Answer::Found { findings, .. }
                if findings.iter().any(|finding| matches!(finding, Finding::Value(_))))
        };
        // The limit is of no interest here.
        desk.job.as_mut().unwrap().limit = f64::INFINITY;
        let answer = (0..1_000).find_map(|_| desk.work(now).filter(is_value));
        assert!(answer.is_some());
    }

    #[test]
    fn slices_end_by_the_clock() {
        let mut desk = Desk::default();
        desk.take(analyse(1, position(DENSE)), 0.0);
        for _ in 0..50 {
            // Each look at the clock takes a quarter of a slice: a few looks are all there is time for.
            let now = clock(SLICE / 4.0);
            desk.work(now);
            assert!(TIME.get() < 3.0 * SLICE, "the clock was read {} times", TIME.get());
        }
    }
}
