//! The site in use for hours: random actions through all doors, about one a second, with mishaps in between.
//!
//! `./dev soak` runs it; it is no part of the tests. `actions` is what the reader does, `mishaps` what happens to the
//! page, `kept` what the reader must still have, `memory` what it takes, `debugger` the way to workers. The choices
//! follow from a seed; the moments at which the page is ready do not.

mod actions;
mod debugger;
mod kept;
mod memory;
mod mishaps;

use std::collections::VecDeque;
use std::env;
use std::fmt::Debug;
use std::fs;
use std::path::{Path, PathBuf};
use std::process;
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use basics::dice::Dice;
use konane::{Board, Edge};

use crate::builds::{copy_of, next};
use crate::page::{PATIENCE, POLL, Page};
use crate::server::{DIST, Server};
use actions::Hand;
use debugger::Debugger;
use kept::Kept;
use memory::Minute;
use mishaps::{Mishap, Passing};

/// How long the run takes, in minutes, and the seed of its choices.
const MINUTES: &str = "PAPAMU_SOAK_MINUTES";
const SEED: &str = "PAPAMU_SOAK_SEED";

/// From the beginning of one action to that of the next.
const PACE: Duration = Duration::from_secs(1);
/// What a press leads to appears within this time.
const SOON: Duration = Duration::from_secs(30);
/// A search for a value ends after a minute of work, with a value or with what is known. Two searches may take turns, on
/// a machine that has other work.
const LONGEST_SEARCH: Duration = Duration::from_secs(240);
/// The longest time during which the page may not react, in milliseconds, apart from the time in which other programs had
/// the processor.
const LONGEST_TASK: f64 = 2_000.0;
/// How many of the last actions a finding shows.
const LAST_ACTIONS: usize = 30;
/// After this many findings the run ends.
const MOST_FINDINGS: usize = 12;
/// Where the page is measured.
const HOME: &str = "#/k1/ancient/plane/oxo.ox";

/// Notes the longest task, and keeps files and windows from opening.
const BEFORE_LOADING: &str = "
    window.longestTask = 0;
    new PerformanceObserver(list => {
        for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
    }).observe({ type: 'longtask' });
    window.print = () => {};
    window.open = () => null;
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function() { if (!this.download) click.call(this) };";

/// What the page is computing, as far as it shows that.
const BUSY: &str = "() => [...document.querySelectorAll(
    '[aria-busy=true], .effort button[id$=cancel], #play-thinks, #calculator-stop')]
    .filter(it => it.checkVisibility()).map(it => it.id || it.className || it.tagName)";

struct Soak {
    page: Page,
    server: Server,
    debugger: Debugger,
    dice: Dice,
    hand: Hand,
    kept: Kept,
    start: Instant,
    length: Duration,
    /// The names of the scripts of the build that the page shows.
    scripts: Vec<String>,
    /// The next build of the site.
    next_build: PathBuf,
    has_new_build: bool,
    mishaps: Vec<Mishap>,
    /// What happens to the page for a while.
    passing: Vec<Passing>,
    diary: VecDeque<String>,
    findings: Vec<String>,
    actions: u64,
    longest_task: f64,
    /// How long the page has waited for a processor so far, in milliseconds.
    waited: f64,
    longest_search: Duration,
    minutes: Vec<Minute>,
}

#[test]
#[ignore = "takes hours: only ./dev soak runs it"]
fn soak() {
    let number = |name: &str| env::var(name).ok().map(|text| text.parse::<u64>().expect(name));
    let minutes = number(MINUTES).unwrap_or(120);
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).expect("a clock");
    let seed = number(SEED).unwrap_or(now.as_secs());
    println!("{minutes} minutes with seed {seed}");

    // Both builds are copies, so that another build of the site does not disturb the run.
    let build = copy_of(Path::new(DIST), &format!("soak-{}", process::id()));
    let next_build = next(&build, &format!("soak-{}-next", process::id()));
    let server = Server::start("/");
    server.switch_to(&build);
    let page = Page::keeping(&server);
    page.before_loading(BEFORE_LOADING);
    page.visit(HOME);
    page.wait_for_value("1/2");
    page.wait_until_kept();
    let (address, tab) = page.debugger();
    let mut soak = Soak {
        debugger: Debugger::attach(&address, &tab),
        page,
        server,
        dice: Dice(seed),
        hand: Hand::Mouse,
        kept: Kept::new(),
        start: Instant::now(),
        length: Duration::from_secs(60 * minutes),
        scripts: scripts(&build),
        next_build: next_build.clone(),
        has_new_build: false,
        mishaps: Vec::new(),
        passing: Vec::new(),
        diary: VecDeque::new(),
        findings: Vec::new(),
        actions: 0,
        longest_task: 0.0,
        waited: 0.0,
        longest_search: Duration::ZERO,
        minutes: Vec::new(),
    };
    soak.run();
    let grown = memory::judge(&soak.minutes);
    grown.into_iter().for_each(|growth| soak.report(growth));
    println!("{} actions, {} findings, seed {seed}", soak.actions, soak.findings.len());
    for build in [build, next_build] {
        fs::remove_dir_all(build).ok();
    }
    assert!(soak.findings.is_empty(), "seed {seed}: {:#?}", soak.findings);
}

/// How many milliseconds the first thread of a process, which draws a page, has waited for a processor.
fn waited(process: u64) -> f64 {
    let times = fs::read_to_string(format!("/proc/{process}/schedstat")).unwrap_or_default();
    let nanoseconds = times.split(' ').nth(1).and_then(|time| time.parse::<f64>().ok());
    nanoseconds.unwrap_or_default() / 1e6
}

/// The names of the scripts of a build.
fn scripts(build: &Path) -> Vec<String> {
    let names = fs::read_dir(build).expect("a build").flatten();
    let names = names.filter_map(|entry| entry.file_name().into_string().ok());
    names.filter(|name| name.ends_with(".js")).collect()
}

impl Soak {
    fn run(&mut self) {
        let (mut next_minute, mut next_mishap) = (Duration::from_secs(60), self.pause());
        while self.start.elapsed() < self.length && self.findings.len() < MOST_FINDINGS {
            let began = Instant::now();
            let done = if self.start.elapsed() >= next_minute {
                next_minute += Duration::from_secs(60);
                self.minute()
            } else if self.start.elapsed() >= next_mishap {
                next_mishap = self.start.elapsed() + self.pause();
                self.mishap()
            } else {
                self.actions += 1;
                self.act().map(drop)
            };
            let done = done.and_then(|()| self.pass()).and_then(|()| self.look());
            if let Err(finding) = done {
                self.report(finding);
                self.recover();
            }
            thread::sleep(PACE.saturating_sub(began.elapsed()));
        }
    }

    /// From one mishap to the next.
    fn pause(&mut self) -> Duration {
        Duration::from_secs(40 + self.dice.below(40))
    }

    /// What has to be right after each action.
    fn look(&mut self) -> Result<(), String> {
        if self.debugger.is_crashed {
            panic!("the page has crashed; the last actions: {:#?}", self.diary);
        }
        let task: f64 = self
            .ask("() => { const longest = longestTask; longestTask = 0; return longest }", &[])?;
        let (process, _) = self.debugger.process()?;
        let waited = std::mem::replace(&mut self.waited, waited(process));
        // The threads that the page waits for have waited as long.
        let task = task - 2.0 * (self.waited - waited).max(0.0);
        self.longest_task = self.longest_task.max(task);
        let errors = self.page.take_errors().into_iter();
        let errors: Vec<String> = errors.filter(|error| !self.is_forgiven(error)).collect();
        if !errors.is_empty() {
            return Err(format!("in the console, or other hosts: {errors:?}"));
        }
        if task > LONGEST_TASK {
            return Err(format!("the page did not react for {task:.0} ms"));
        }
        Ok(())
    }

    /// Each minute the page is measured at the same place, and shows what the reader must have.
    fn minute(&mut self) -> Result<(), String> {
        self.hand = *self.one_of(&[Hand::Mouse, Hand::Mouse, Hand::Keys]);
        if self.is_passing("a phone") {
            self.hand = Hand::Finger;
        }
        let kept = self.show_kept();
        self.go(HOME)?;
        let settled = self.settle();
        let minute = self.measure()?;
        println!(
            "{:>4} min  {:>5} actions  {} findings  {minute}  longest task {:.0} ms, search {:.0} s",
            self.start.elapsed().as_secs() / 60,
            self.actions,
            self.findings.len(),
            self.longest_task,
            self.longest_search.as_secs_f64(),
        );
        (self.longest_task, self.longest_search) = (0.0, Duration::ZERO);
        self.minutes.push(minute);
        kept.and(settled)
    }

    fn report(&mut self, finding: String) {
        println!("FINDING at {:.0} s: {finding}", self.start.elapsed().as_secs_f64());
        for line in &self.diary {
            println!("    {line}");
        }
        self.findings.push(finding);
    }

    /// Goes on after a finding.
    fn recover(&mut self) {
        let fresh = self.end_all().and_then(|()| self.reload()).and_then(|()| self.go(HOME));
        if let Err(error) = fresh {
            panic!("no page after a finding: {error}");
        }
        self.page.take_errors();
        self.kept.believe_the_page();
    }

    fn note(&mut self, what: String) {
        if self.diary.len() == LAST_ACTIONS {
            self.diary.pop_front();
        }
        self.diary.push_back(format!("{:.0} s: {what}", self.start.elapsed().as_secs_f64()));
    }

    fn ask<T: DeserializeOwned>(
        &mut self,
        function: &str,
        arguments: &[Value],
    ) -> Result<T, String> {
        self.debugger.ask(function, arguments)
    }

    fn link(&mut self) -> Result<String, String> {
        self.ask("() => location.hash", &[])
    }

    /// Where the page is and what it says, for a finding.
    fn sight(&mut self) -> Result<String, String> {
        self.ask(
            "() => `${location.href}, which shows: ${document.body?.innerText.slice(0, 300)}`",
            &[],
        )
    }

    fn is_there(&mut self, selector: &str) -> Result<bool, String> {
        let function =
            "selector => [...document.querySelectorAll(selector)].some(it => it.checkVisibility())";
        self.ask(function, &[json!(selector)])
    }

    /// Whether such an element appears soon.
    fn comes(&mut self, selector: &str) -> Result<bool, String> {
        let deadline = Instant::now() + SOON;
        while Instant::now() < deadline {
            if self.is_there(selector)? {
                return Ok(true);
            }
            thread::sleep(POLL);
        }
        Ok(false)
    }

    /// Waits until something is as it should be.
    fn until(
        &mut self,
        what: &str,
        mut look: impl FnMut(&mut Soak) -> Result<bool, String>,
    ) -> Result<(), String> {
        let deadline = Instant::now() + PATIENCE;
        while !look(self)? {
            if Instant::now() > deadline {
                return Err(format!("waited for {what} at {}", self.sight()?));
            }
            thread::sleep(POLL);
        }
        Ok(())
    }

    /// Waits until two looks, some time apart, see the same.
    fn steady<T: PartialEq + Debug>(
        &mut self,
        mut look: impl FnMut(&mut Soak) -> Result<T, String>,
    ) -> Result<T, String> {
        let mut seen = look(self)?;
        for _ in 0..20 {
            thread::sleep(PACE / 2);
            let now = look(self)?;
            if now == seen {
                break;
            }
            seen = now;
        }
        Ok(seen)
    }

    /// The position that the squares show, in its smallest window.
    fn position(&mut self) -> Result<Option<String>, String> {
        let rows: String = self.ask(
            "() => Array.from(document.querySelectorAll('[data-stones]'), row => row.dataset.stones).join('/')",
            &[],
        )?;
        // Between two drawings the rows may belong to two boards.
        let board = Board::parse(&rows, Edge::Plane).ok();
        Ok(board.map(|board| board.trimmed().to_string()))
    }

    /// Waits until the page computes nothing any more: each search has an end.
    fn settle(&mut self) -> Result<(), String> {
        let began = Instant::now();
        loop {
            let busy: Vec<String> = self.ask(BUSY, &[])?;
            self.longest_search = self.longest_search.max(began.elapsed());
            if busy.is_empty() {
                return Ok(());
            }
            if began.elapsed() > LONGEST_SEARCH {
                return Err(format!("endless: {busy:?} at {}", self.sight()?));
            }
            thread::sleep(POLL);
        }
    }
}
