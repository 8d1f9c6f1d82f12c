//! Other programs, what the terminal shows, and how long each part takes.

use std::env;
use std::error::Error;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{LazyLock, Mutex};
use std::thread;
use std::time::{Duration, Instant};

pub type Failure = Box<dyn Error + Send + Sync>;
pub type Done<T = ()> = Result<T, Failure>;

pub const TARGET: &str = "wasm32-unknown-unknown";

/// The folder of the sources: that from which Cargo runs this program.
pub fn root() -> &'static Path {
    static ROOT: LazyLock<PathBuf> = LazyLock::new(|| {
        let package =
            env::var_os("CARGO_MANIFEST_DIR").unwrap_or(env!("CARGO_MANIFEST_DIR").into());
        PathBuf::from(package).parent().expect("this package is in a folder").to_path_buf()
    });
    &ROOT
}

/// Where Cargo puts what it has compiled.
pub fn target() -> PathBuf {
    root().join(env::var_os("CARGO_TARGET_DIR").unwrap_or("target".into()))
}

pub fn say(words: impl AsRef<str>) {
    eprintln!("\x1b[1m▸ {}\x1b[0m", words.as_ref());
}

/// The first of these programs that is on the path.
pub fn find(names: &[&str]) -> Option<PathBuf> {
    let folders: Vec<PathBuf> = env::split_paths(&env::var_os("PATH")?).collect();
    names.iter().find_map(|name| {
        folders.iter().map(|folder| folder.join(name)).find(|program| program.is_file())
    })
}

pub fn have(name: &str) -> bool {
    find(&[name]).is_some()
}

/// All files below a folder, in the order of their paths.
pub fn files_below(folder: &Path) -> Done<Vec<PathBuf>> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)?.flatten().map(|it| it.path()).collect();
    paths.sort();
    let mut files = Vec::new();
    for path in paths {
        match path.is_dir() {
            true => files.extend(files_below(&path)?),
            false => files.push(path),
        }
    }
    Ok(files)
}

/// A program with its arguments, which are separated by spaces.
pub fn program(line: &str) -> Command {
    let (name, arguments) = line.split_once(' ').unwrap_or((line, ""));
    program_at(Path::new(name), arguments)
}

/// A program at a place, with arguments that are separated by spaces.
pub fn program_at(place: &Path, arguments: &str) -> Command {
    let mut command = Command::new(place);
    command.args(arguments.split_whitespace()).current_dir(root());
    command
}

/// Cargo with these arguments; the versions are those in Cargo.lock.
pub fn cargo(line: &str) -> Command {
    let mut words = line.split_whitespace();
    let mut command = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
    command.args(words.next()).arg("--locked").args(words).current_dir(root());
    command
}

pub trait Run {
    /// Runs it to its end; fails if it does.
    fn run(&mut self) -> Done;
    /// Shows what it says only if it fails.
    fn run_quietly(&mut self) -> Done;
    /// As [`Run::run_quietly`], and fails if it takes minutes: a server that never answers must not stop everything.
    fn run_a_while(&mut self) -> Done;
    /// What it says, without the spaces around it.
    fn said(&mut self) -> Done<String>;
    /// Whether it ends well within a minute. It says nothing.
    fn succeeds(&mut self) -> bool;
}

impl Run for Command {
    fn run(&mut self) -> Done {
        match self.status().map_err(|error| missing(self, &error))?.success() {
            true => Ok(()),
            false => Err(failed(self)),
        }
    }

    fn run_quietly(&mut self) -> Done {
        quietly(self, Duration::MAX)
    }

    fn run_a_while(&mut self) -> Done {
        quietly(self, Duration::from_secs(300))
    }

    fn said(&mut self) -> Done<String> {
        let output = self.stderr(Stdio::inherit()).output();
        let output = output.map_err(|error| missing(self, &error))?;
        match output.status.success() {
            true => Ok(String::from_utf8(output.stdout)?.trim().to_string()),
            false => Err(failed(self)),
        }
    }

    fn succeeds(&mut self) -> bool {
        heard(self, Duration::from_secs(60)).is_ok_and(|(is_good, _)| is_good)
    }
}

/// Whether a program ends well and soon enough, and what it says.
fn heard(command: &mut Command, limit: Duration) -> Done<(bool, Vec<u8>)> {
    let (mut reader, writer) = io::pipe()?;
    command.stdin(Stdio::null()).stdout(writer.try_clone()?).stderr(writer);
    let mut child = command.spawn().map_err(|error| missing(command, &error))?;
    // Now the pipe ends when the program does.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let listening = thread::spawn(move || {
        let mut said = Vec::new();
        reader.read_to_end(&mut said).map(|_| said)
    });
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            let said = listening.join().expect("listening does not panic")?;
            return Ok((status.success(), said));
        }
        if start.elapsed() > limit {
            child.kill()?;
            return Ok((false, b"it takes too long".to_vec()));
        }
        thread::sleep(Duration::from_millis(20));
    }
}

fn quietly(command: &mut Command, limit: Duration) -> Done {
    let (is_good, said) = heard(command, limit)?;
    if !is_good {
        eprintln!("{}", String::from_utf8_lossy(&said));
        return Err(failed(command));
    }
    Ok(())
}

fn missing(command: &Command, error: &dyn Error) -> Failure {
    format!("{}: {error}", command.get_program().display()).into()
}

fn failed(command: &Command) -> Failure {
    let words: Vec<_> =
        command.get_args().take(4).map(|word| word.to_string_lossy().into_owned()).collect();
    format!("{} {} has failed", command.get_program().display(), words.join(" ")).into()
}

/// How long the parts have taken, in their order.
static TIMES: Mutex<Vec<(String, Duration)>> = Mutex::new(Vec::new());

/// Does a part and notes how long it takes.
pub fn timed<T>(name: &str, part: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let done = part();
    TIMES.lock().expect("nothing panics with the lock").push((name.to_string(), start.elapsed()));
    done
}

/// Shows how long the parts have taken so far, and begins anew.
pub fn show_times() {
    let times: Vec<_> = TIMES.lock().expect("nothing panics with the lock").drain(..).collect();
    let all = times.iter().map(|(_, time)| *time).sum();
    let line = |(name, time): &(String, Duration)| {
        eprintln!("{:>7.1} s  {name}", time.as_secs_f64());
    };
    times.iter().for_each(line);
    if times.len() > 1 {
        line(&("in all".to_string(), all));
    }
}
