//! A slow line between the site and the browser, and a record of what it carried.

use std::io::{self, Write};
use std::net::TcpStream;
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant, SystemTime};

/// The line sends this many bytes between two looks at the clock.
const CHUNK: usize = 4096;

/// It carries everything that the site sends, to any page, worker or service worker.
pub struct Line {
    /// Bytes a second.
    speed: f64,
    /// The time from a request to the first byte of its answer.
    latency: Duration,
    state: Mutex<State>,
}

struct State {
    /// When the line will have carried everything it has been given so far.
    free: Instant,
    carried: u64,
    deliveries: Vec<Delivery>,
}

/// One answer on the line.
#[derive(Clone, Debug)]
pub struct Delivery {
    pub target: String,
    pub bytes: usize,
    pub asked: SystemTime,
    /// When its last byte was sent, and how many bytes the line had carried by then.
    pub ended: Option<(SystemTime, u64)>,
}

impl Line {
    /// A network as browsers' tools describe it: bits a second, and milliseconds for every answer.
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

    /// How many seconds the line needs to deliver one of these answers: for the bytes before its last byte, and for the
    /// round trips before it. The time of the machine does not count.
    pub fn needs(&self, deliveries: &[Delivery], one: &Delivery) -> f64 {
        let Some((_, carried)) = one.ended else { return f64::INFINITY };
        carried as f64 / self.speed + f64::from(trips(deliveries, one)) * self.latency.as_secs_f64()
    }
}

/// The length of the longest chain of answers in which each was requested after the previous one arrived.
fn trips(deliveries: &[Delivery], one: &Delivery) -> u32 {
    let before =
        deliveries.iter().filter(|other| other.ended.is_some_and(|(end, _)| end <= one.asked));
    1 + before.map(|other| trips(deliveries, other)).max().unwrap_or(0)
}
