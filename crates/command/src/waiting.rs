//! A bar on the terminal while a command works, and the colour of what went wrong.

use std::fmt::Display;
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
pub struct Waiting(ProgressBar);

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
        Waiting(ProgressBar::hidden())
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
        Waiting(bar)
    }

    /// One more thing is done.
    pub fn advance(&self) {
        self.0.inc(1);
    }

    pub fn say(&self, words: impl Display) {
        self.0.set_message(format!("  {words}"));
    }

    /// Writes to the terminal without the bar in its way.
    pub fn aside<T>(&self, write: impl FnOnce() -> T) -> T {
        self.0.suspend(write)
    }
}

/// Says what went wrong, on standard error.
pub fn complain(what: impl Display, problem: impl Display) {
    let red = Style::new().fg_color(Some(AnsiColor::Red.into())).bold();
    anstream::eprintln!("{red}{what}:{red:#} {problem}");
}
