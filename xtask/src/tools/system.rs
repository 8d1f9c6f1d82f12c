//! What comes from the packages of the system. Only where this runs as root and the system has Debian's packages can it
//! install them.

use std::path::PathBuf;
use std::process::Command;

use crate::run::{Done, Failure, Run, find, have, program, say};
use crate::tools::rust::need_geckodriver;

const CHROMIUM: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];
const COQ: &str = "coq ocaml-nox";
const FIREFOX: [&str; 2] = ["firefox-esr", "firefox"];

fn can_install() -> bool {
    have("apt-get") && program("id -u").said().is_ok_and(|user| user == "0")
}

/// `name` says what is missing.
fn install(name: &str, packages: &str) -> Done {
    if !can_install() {
        return Err(format!(
            "{name} is missing: install it (Debian: sudo apt-get install {packages})."
        )
        .into());
    }
    say(format!("Installing {name} from the system's packages (a minute or more)"));
    let mut install = program("apt-get install -y --no-install-recommends");
    install.args(packages.split(' ')).env("DEBIAN_FRONTEND", "noninteractive");
    program("apt-get update").run_quietly().and_then(|()| install.run_quietly())
}

/// The browser in which all tests of the site run.
pub struct Browser {
    chrome: PathBuf,
    driver: PathBuf,
}

impl Browser {
    pub fn need() -> Done<Browser> {
        let found = || Some(Browser { chrome: find(&CHROMIUM)?, driver: find(&["chromedriver"])? });
        if found().is_none() {
            install("Chromium with its driver", "chromium chromium-driver fonts-dejavu-core")?;
        }
        found().ok_or("Chromium or chromedriver is missing".into())
    }

    /// The tests look for the browser in these variables.
    pub fn name_in(&self, command: &mut Command) {
        command.env("CHROME", &self.chrome).env("CHROMEDRIVER", &self.driver);
    }
}

/// The other engines, in which a part of the site's tests runs too.
pub struct Engines {
    firefox: Option<(PathBuf, PathBuf)>,
    has_webkit: bool,
}

impl Engines {
    /// An engine is left out only where it cannot be installed.
    pub fn need() -> Done<Engines> {
        let has_webkit = || have("WebKitWebDriver") && have("Xvfb");
        if (find(&FIREFOX).is_none() || !has_webkit()) && can_install() {
            install("Firefox and WebKit's driver", "firefox-esr webkit2gtk-driver xvfb")?;
        }
        let firefox = find(&FIREFOX);
        let with_driver = firefox.map(|firefox| Ok::<_, Failure>((firefox, need_geckodriver()?)));
        Ok(Engines { firefox: with_driver.transpose()?, has_webkit: has_webkit() })
    }

    /// The engines that are missing, by the names that they have in tests.
    fn left_out(&self) -> Vec<&'static str> {
        let firefox = self.firefox.is_none().then_some("firefox");
        firefox.into_iter().chain((!self.has_webkit).then_some("webkit")).collect()
    }

    pub fn name_in(&self, command: &mut Command) {
        if let Some((firefox, driver)) = &self.firefox {
            command.env("FIREFOX", firefox).env("GECKODRIVER", driver);
        }
        for engine in self.left_out() {
            command.args(["--skip", &format!("::{engine}::")]);
        }
    }

    pub fn say_left_out(&self) {
        let left_out = self.left_out().join(" and ");
        if !left_out.is_empty() {
            say(format!(
                "Left out: the tests in {left_out}. They need Firefox, WebKitWebDriver and Xvfb \
                 (Debian: sudo apt-get install firefox-esr webkit2gtk-driver xvfb)."
            ));
        }
    }
}

/// LaTeX with its pictures.
pub fn need_tex() -> Done {
    if have("pdflatex") && program("kpsewhich tikz.sty booktabs.sty").succeeds() {
        return Ok(());
    }
    install("LaTeX", "texlive-latex-recommended texlive-pictures")
}

/// Coq, and the compiler of what it writes.
pub fn need_coq() -> Done {
    match has_coq() {
        true => Ok(()),
        false => install("Coq with OCaml", COQ),
    }
}

/// It is installed first, where that is possible.
pub fn find_coq() -> Done<bool> {
    if !has_coq() && can_install() {
        need_coq()?;
    }
    if !has_coq() {
        say(format!("Left out: the proof in Coq (Debian: sudo apt-get install {COQ})."));
    }
    Ok(has_coq())
}

fn has_coq() -> bool {
    have("coqc") && have("ocamlopt")
}
