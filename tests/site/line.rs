//! A slow line between the site and the browser, and who was sent what on it.

use std::io::{self, Write};
use std::net::TcpStream;
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant, SystemTime};

/// What is sent without a look at the clock.
const CHUNK: usize = 4096;

/// Everything the site sends goes over it, to whatever page, worker or service worker.
pub struct Line {
    /// Bytes a second.
    speed: f64,
    /// From a request to the first byte of its answer.
    latency: Duration,
    state: Mutex<State>,
}

struct State {
    /// When all that has been given to the line will have gone over it.
    free: Instant,
    carried: u64,
    deliveries: Vec<Delivery>,
}

/// One answer on its way.
#[derive(Clone, Debug)]
pub struct Delivery {
    pub target: String,
    pub bytes: usize,
    pub asked: SystemTime,
    /// When its last byte was sent, and how many bytes the line had carried then.
    pub ended: Option<(SystemTime, u64)>,
}

impl Line {
    /// As browsers' tools hold a network: with so many bits a second and so many milliseconds for
    /// every answer.
    pub fn new(bits_per_second: u32, milliseconds: u64) -> Line {
        let (free, latency) = (Instant::now(), Duration::from_millis(milliseconds));
        let state = State { free, carried: 0, deliveries: Vec::new() };
        Line { speed: f64::from(bits_per_second) / 8.0, latency, state: Mutex::new(state) }
    }

    pub fn carry(&self, target: &str, bytes: &[u8], stream: &mut TcpStream) -> io::Result<()> {
        let number = {
            let deliveries = &mut self.state.lock().unwrap().deliveries;
            deliveries.push(Delivery {
                target: target.to_string(),
                bytes: bytes.len(),
                asked: SystemTime::now(),
                ended: None,
            });
            deliveries.len() - 1
        };
        thread::sleep(self.latency);
        for chunk in bytes.chunks(CHUNK) {
            let free = {
                let mut state = self.state.lock().unwrap();
                let takes = Duration::from_secs_f64(chunk.len() as f64 / self.speed);
                state.free = state.free.max(Instant::now()) + takes;
                state.carried += chunk.len() as u64;
                state.free
            };
            thread::sleep(free.saturating_duration_since(Instant::now()));
            stream.write_all(chunk)?;
        }
        let mut state = self.state.lock().unwrap();
        state.deliveries[number].ended = Some((SystemTime::now(), state.carried));
        Ok(())
    }

    /// All answers so far, in the order of their requests.
    pub fn deliveries(&self) -> Vec<Delivery> {
        self.state.lock().unwrap().deliveries.clone()
    }

    /// How many seconds of the line these answers need until one of them is there: the bytes before
    /// its last one, and the round trips before it. The machine's own work is not in it.
    pub fn needs(&self, deliveries: &[Delivery], one: &Delivery) -> f64 {
        let Some((_, carried)) = one.ended else { return f64::INFINITY };
        carried as f64 / self.speed + f64::from(trips(deliveries, one)) * self.latency.as_secs_f64()
    }
}

/// The length of the longest chain of answers, each asked for after the one before had come.
fn trips(deliveries: &[Delivery], one: &Delivery) -> u32 {
    let before =
        deliveries.iter().filter(|other| other.ended.is_some_and(|(end, _)| end <= one.asked));
    1 + before.map(|other| trips(deliveries, other)).max().unwrap_or(0)
}
