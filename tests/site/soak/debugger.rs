//! The browser's own debugger, over its socket: WebDriver reaches neither workers nor the memory of a page.

use std::collections::BTreeMap;
use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::thread;
use std::time::{Duration, Instant};

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket, connect};

use crate::page::POLL;

/// How long the browser may take to answer: a page that is busy for longer is stuck.
const LONGEST_ANSWER: Duration = Duration::from_secs(60);
/// How long a page may take from one load to the next script.
const LONGEST_LOAD: Duration = Duration::from_secs(60);
/// The bytes of a running program, which its script returns; 0 if it does not run.
const PROGRAM_MEMORY: &str = "async file => {
    try {
        return (await import(file)).initSync().memory.buffer.byteLength;
    } catch {
        return 0;
    }
}";
/// The bytes of a page of memory in `/proc`.
const MEMORY_PAGE: u64 = 4096;

pub struct Debugger {
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    last: u64,
    /// The session of the page, and those of its workers with their addresses.
    page: String,
    workers: BTreeMap<String, String>,
    /// Whether the page's process has crashed.
    pub is_crashed: bool,
}

/// The memory of one world of scripts, in bytes.
#[derive(Clone, Copy, Default, Debug)]
pub struct Heap {
    pub objects: u64,
    /// Of WebAssembly: never shrinks.
    pub wasm: u64,
}

impl Debugger {
    /// Attaches to a page of the browser that listens at this address.
    pub fn attach(address: &str, page: &str) -> Debugger {
        let mut browser = TcpStream::connect(address).expect("the browser's port");
        write!(browser, "GET /json/version HTTP/1.1\r\nHost: {address}\r\n\r\n")
            .expect("a request");
        let mut answer = Vec::new();
        // The browser does not close the connection.
        browser.set_read_timeout(Some(Duration::from_secs(5))).expect("a time-out");
        browser.read_to_end(&mut answer).ok();
        let answer = String::from_utf8_lossy(&answer);
        let start = answer.find('{').unwrap_or_else(|| panic!("no browser: {answer}"));
        let about: Value = serde_json::from_str(&answer[start..]).expect("the browser's address");
        let url = about["webSocketDebuggerUrl"].as_str().expect("the browser's address");
        let (socket, _) = connect(url).expect("the browser's socket");
        if let MaybeTlsStream::Plain(stream) = socket.get_ref() {
            stream.set_read_timeout(Some(LONGEST_ANSWER)).expect("a time-out");
        }
        let (page, workers) = (page.to_string(), BTreeMap::new());
        let mut debugger =
            Debugger { socket, last: 0, page: String::new(), workers, is_crashed: false };
        let attached = json!({"targetId": page, "flatten": true});
        let attached = debugger.call("", "Target.attachToTarget", attached).expect("the page");
        debugger.page = attached["sessionId"].as_str().expect("a session").to_string();
        for domain in ["Performance.enable", "Inspector.enable"] {
            debugger.send(domain, json!({})).expect("the browser to obey");
        }
        debugger
    }

    /// Sends a command to the page.
    pub fn send(&mut self, command: &str, parameters: Value) -> Result<Value, String> {
        let page = self.page.clone();
        self.call(&page, command, parameters)
    }

    /// Sends a command to the browser.
    pub fn tell_browser(&mut self, command: &str, parameters: Value) -> Result<Value, String> {
        self.call("", command, parameters)
    }

    fn call(&mut self, session: &str, command: &str, parameters: Value) -> Result<Value, String> {
        self.last += 1;
        let mut message = json!({"id": self.last, "method": command, "params": parameters});
        if !session.is_empty() {
            message["sessionId"] = json!(session);
        }
        let failed = |error| format!("{command} got no answer: {error}");
        self.socket.send(Message::text(message.to_string())).map_err(failed)?;
        loop {
            let Message::Text(text) = self.socket.read().map_err(failed)? else { continue };
            let mut answer: Value =
                serde_json::from_str(&text).map_err(|error| error.to_string())?;
            self.notice(&answer);
            if answer["id"] == json!(self.last) {
                return match answer["error"]["message"].as_str() {
                    Some(error) => Err(format!("{command}: {error}")),
                    None => Ok(answer["result"].take()),
                };
            }
        }
    }

    fn notice(&mut self, event: &Value) {
        let about = &event["params"];
        let session = about["sessionId"].as_str().unwrap_or_default().to_string();
        match event["method"].as_str() {
            Some("Target.attachedToTarget") if about["targetInfo"]["type"] == "worker" => {
                let address = about["targetInfo"]["url"].as_str().unwrap_or_default();
                self.workers.insert(session, address.to_string());
            }
            Some("Target.detachedFromTarget") => drop(self.workers.remove(&session)),
            Some("Inspector.targetCrashed") => self.is_crashed = true,
            _ => {}
        }
    }

    /// The result of a function of JavaScript in the page. While another page is loading, this waits.
    pub fn ask<T: DeserializeOwned>(
        &mut self,
        function: &str,
        arguments: &[Value],
    ) -> Result<T, String> {
        let page = self.page.clone();
        let deadline = Instant::now() + LONGEST_LOAD;
        loop {
            match self.ask_in(&page, function, arguments) {
                Err(error) if is_between_pages(&error) && Instant::now() < deadline => {
                    thread::sleep(POLL);
                }
                result => return result,
            }
        }
    }

    fn ask_in<T: DeserializeOwned>(
        &mut self,
        session: &str,
        function: &str,
        arguments: &[Value],
    ) -> Result<T, String> {
        let arguments: Vec<String> = arguments.iter().map(Value::to_string).collect();
        let script = format!("({function})({})", arguments.join(", "));
        let asked = json!({
            "expression": script, "returnByValue": true, "awaitPromise": true, "userGesture": true,
        });
        let mut answer = self.call(session, "Runtime.evaluate", asked)?;
        if let Some(problem) = answer.get("exceptionDetails") {
            return Err(format!("{} in {function}", problem["exception"]["description"]));
        }
        serde_json::from_value(answer["result"]["value"].take()).map_err(|error| error.to_string())
    }

    /// Does something with each worker of the page, which are attached only for that time.
    pub fn with_workers<T>(
        &mut self,
        mut act: impl FnMut(&mut Debugger, &str, &str) -> Result<T, String>,
    ) -> Result<Vec<T>, String> {
        let attach = |is_attached| json!({"autoAttach": is_attached, "waitForDebuggerOnStart": false, "flatten": true});
        self.send("Target.setAutoAttach", attach(true))?;
        let workers = self.workers.clone();
        // A worker may end meanwhile.
        let done = workers.iter().filter_map(|(session, address)| {
            let done = act(self, session, address);
            (done.is_ok() || self.workers.contains_key(session)).then_some(done)
        });
        let done = done.collect();
        self.send("Target.setAutoAttach", attach(false))?;
        self.workers.clear();
        done
    }

    /// Runs a function of JavaScript in a worker.
    pub fn run_in(&mut self, worker: &str, function: &str) -> Result<Value, String> {
        self.ask_in(worker, function, &[])
    }

    /// The memory of the page, whose program begins with this script.
    pub fn heap(&mut self, script: &str) -> Result<Heap, String> {
        let page = self.page.clone();
        self.heap_of(&page, script)
    }

    /// The memory of the page or of a worker, after its garbage is collected.
    pub fn heap_of(&mut self, session: &str, script: &str) -> Result<Heap, String> {
        // What the first collection finalizes the second one frees.
        for _ in 0..2 {
            self.call(session, "HeapProfiler.collectGarbage", json!({}))?;
        }
        let used = self.call(session, "Runtime.getHeapUsage", json!({}))?;
        let wasm = self.ask_in(session, PROGRAM_MEMORY, &[json!(script)])?;
        let objects = used["usedSize"].as_f64().unwrap_or_default() as u64;
        Ok(Heap { objects, wasm })
    }

    /// How many of these the page has, such as `Nodes`.
    pub fn counts<const N: usize>(&mut self, names: [&str; N]) -> Result<[u64; N], String> {
        let metrics = self.send("Performance.getMetrics", json!({}))?;
        let metrics = metrics["metrics"].as_array().ok_or("no metrics")?;
        Ok(names.map(|name| {
            let named = metrics.iter().find(|metric| metric["name"] == name);
            named.and_then(|metric| metric["value"].as_f64()).unwrap_or_default() as u64
        }))
    }

    /// The largest process that draws pages: its number, and its bytes in memory.
    pub fn process(&mut self) -> Result<(u64, u64), String> {
        let processes = self.tell_browser("SystemInfo.getProcessInfo", json!({}))?;
        let processes = processes["processInfo"].as_array().ok_or("no processes")?;
        let renderers = processes.iter().filter(|process| process["type"] == "renderer");
        let resident = renderers.filter_map(|process| {
            let memory = fs::read_to_string(format!("/proc/{}/statm", process["id"])).ok()?;
            let pages: u64 = memory.split(' ').nth(1)?.parse().ok()?;
            Some((pages * MEMORY_PAGE, process["id"].as_u64()?))
        });
        resident.max().map(|(bytes, number)| (number, bytes)).ok_or("no process".to_string())
    }
}

/// Whether the page that was asked is being replaced by the next one.
fn is_between_pages(error: &str) -> bool {
    ["context was destroyed", "Cannot find default execution context", "Inspected target navigated"]
        .iter()
        .any(|words| error.contains(words))
}
