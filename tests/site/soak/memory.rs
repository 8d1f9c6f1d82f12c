//! How much memory the page takes, and whether that grows.

use std::fmt;

use worker::pool::MOST_WORKERS;

use crate::soak::Soak;
use crate::soak::debugger::Heap;

/// Growth is judged from here on: until then every page opens for the first time.
const WARM: usize = 10;
/// The fewest minutes that say something about growth.
const FEWEST: usize = 12;
/// The most that a worker may take, in bytes: its two tables grow to a gigabyte each when the reader asks it to go on, and
/// a table doubles while its old half is still there.
const MOST_WASM: u64 = 3 << 30;

/// A measurement, always of the same page.
pub struct Minute {
    page: Heap,
    workers: Vec<Heap>,
    nodes: u64,
    listeners: u64,
    documents: u64,
    resident: u64,
}

type Measure = fn(&Minute) -> u64;

/// What may not grow, and by how much it may: a share of what it was, and an amount.
const KINDS: [(&str, Measure, f64, u64); 6] = [
    ("objects", |minute| minute.page.objects, 0.25, 4 << 20),
    ("memory of the page's program", |minute| minute.page.wasm, 0.25, 16 << 20),
    ("nodes", |minute| minute.nodes, 0.25, 1_000),
    ("listeners", |minute| minute.listeners, 0.25, 200),
    ("documents", |minute| minute.documents, 0.0, 4),
    ("memory of the process without workers", Minute::own, 0.25, 96 << 20),
];

impl Minute {
    /// The worker's memory is as large as its searches have needed, up to their limit.
    fn own(&self) -> u64 {
        self.resident.saturating_sub(self.workers.iter().map(|worker| worker.wasm).sum())
    }
}

impl fmt::Display for Minute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mb = |bytes: u64| bytes as f64 / f64::from(1 << 20);
        let Minute { page, workers, nodes, listeners, documents, resident } = self;
        write!(f, "heap {:.1} + {:.0} MB  ", mb(page.objects), mb(page.wasm))?;
        write!(f, "{nodes} nodes  {listeners} listeners  {documents} documents  ")?;
        write!(f, "RSS {:.0} MB  workers", mb(*resident))?;
        workers
            .iter()
            .try_for_each(|one| write!(f, " {:.1}+{:.0} MB", mb(one.objects), mb(one.wasm)))
    }
}

impl Soak {
    /// The address of a script whose name is this, a digest and `.js`.
    fn address_of(&self, start: &str) -> String {
        let name = self
            .scripts
            .iter()
            .find(|name| name.strip_prefix(start).is_some_and(|digest| !digest.contains('-')));
        format!("{}{}", self.server.site, name.expect("a script"))
    }

    pub fn measure(&mut self) -> Result<Minute, String> {
        self.ask::<Option<u8>>("() => { globalThis.picked = null; return null }", &[])?;
        let [page, worker] = ["app-", "worker-"].map(|start| self.address_of(start));
        let page = self.debugger.heap(&page)?;
        let workers = self
            .debugger
            .with_workers(|debugger, session, _| debugger.heap_of(session, &worker))?;
        let [nodes, listeners, documents] =
            self.debugger.counts(["Nodes", "JSEventListeners", "Documents"])?;
        let (_, resident) = self.debugger.process()?;
        // The checker of certificates has a worker of its own.
        if workers.len() > MOST_WORKERS + 1 {
            return Err(format!("{} workers", workers.len()));
        }
        if let Some(large) = workers.iter().find(|worker| worker.wasm > MOST_WASM) {
            return Err(format!("a worker of {} bytes", large.wasm));
        }
        Ok(Minute { page, workers, nodes, listeners, documents, resident })
    }
}

/// What has grown from the first to the last third of the minutes after the warm-up, by the medians of both.
pub fn judge(minutes: &[Minute]) -> Vec<String> {
    let minutes = minutes.get(WARM..).unwrap_or_default();
    if minutes.len() < FEWEST {
        println!("Too short to judge the growth of memory.");
        return Vec::new();
    }
    let third = minutes.len() / 3;
    let grown = KINDS.iter().filter_map(|&(name, of, share, amount)| {
        let before = median(minutes[..third].iter().map(of).collect());
        let after = median(minutes[minutes.len() - third..].iter().map(of).collect());
        let most = (before as f64 * (1.0 + share)) as u64 + amount;
        println!("{name}: from {before} to {after}, at most {most}");
        (after > most).then(|| format!("{name}: grew from {before} to {after}, at most {most}"))
    });
    grown.collect()
}

fn median(mut numbers: Vec<u64>) -> u64 {
    numbers.sort_unstable();
    numbers[numbers.len() / 2]
}
