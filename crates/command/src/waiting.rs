//! A bar on the terminal while a command works, and the colour of what went wrong.

use std::fmt::Display;
use std::io::{self, IsTerminal, Write};
use std::thread;
use std::time::Duration;

use anstyle::{AnsiColor, Style};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// What takes less time shows no bar.
const SILENCE: Duration = Duration::from_secs(1);
const TICK: Duration = Duration::from_millis(200);
const OF_ALL: &str = "{elapsed} {bar:30} {pos} of {len}, {eta} left{msg}";
const OF_MANY: &str = "{elapsed} {spinner} {pos}{msg}";
const ALONE: &str = "{elapsed} {spinner}{msg}";

/// A line on standard error, where this is a terminal, that says how far a command is.
pub struct Waiting {
    bar: ProgressBar,
    /// Whether standard output is a terminal.
    shares_terminal: bool,
}

impl Waiting {
    /// Of so many things.
    pub fn of(all: u64) -> Waiting {
        Waiting::shown(ProgressBar::new(all), OF_ALL)
    }

    /// Of many things, whose number is not known.
    pub fn of_many() -> Waiting {
        Waiting::shown(ProgressBar::no_length(), OF_MANY)
    }

    /// Of one long thing.
    pub fn of_one() -> Waiting {
        Waiting::shown(ProgressBar::no_length(), ALONE)
    }

    /// For a command that waits for what is typed.
    pub fn none() -> Waiting {
        Waiting { bar: ProgressBar::hidden(), shares_terminal: false }
    }

    fn shown(bar: ProgressBar, template: &str) -> Waiting {
        bar.set_draw_target(ProgressDrawTarget::hidden());
        bar.set_style(ProgressStyle::with_template(template).expect("a template"));
        let later = bar.downgrade();
        thread::spawn(move || {
            thread::sleep(SILENCE);
            if let Some(bar) = later.upgrade() {
                bar.set_draw_target(ProgressDrawTarget::stderr());
                bar.enable_steady_tick(TICK);
            }
        });
        Waiting { bar, shares_terminal: io::stdout().is_terminal() }
    }

    /// One more thing is done.
    pub fn advance(&self) {
        self.bar.inc(1);
    }

    pub fn say(&self, words: impl Display) {
        self.bar.set_message(format!("  {words}"));
    }

    /// Writes to standard error without the bar in its way.
    pub fn aside(&self, write: impl FnOnce()) {
        self.bar.suspend(write);
    }

    /// Writes a line to standard output at once. The bar is drawn anew only if it stands on the same terminal: that takes
    /// longer than many an answer.
    pub fn line(&self, out: &mut impl Write, line: impl Display) -> io::Result<()> {
        let mut write = || {
            writeln!(out, "{line}")?;
            out.flush()
        };
        if self.shares_terminal { self.bar.suspend(write) } else { write() }
    }
}

/// Says what went wrong, on standard error.
pub fn complain(what: impl Display, problem: impl Display) {
    let red = Style::new().fg_color(Some(AnsiColor::Red.into())).bold();
    anstream::eprintln!("{red}{what}:{red:#} {problem}");
}
