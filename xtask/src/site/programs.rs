//! Compiles the programs of the site, writes their scripts, splits them and makes them small.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use wasm_bindgen_cli_support::Bindgen;

use crate::run::{Run, Step, TARGET, cargo, program_at, target};
use crate::site::Kind;
use crate::site::page::{Link, Page};
use crate::split::needs::late;
use crate::split::parts::split;

pub struct Program {
    package: String,
    name: String,
    /// The profile of a build in release.
    profile: String,
    /// How far wasm-opt goes.
    level: String,
    second: Option<Second>,
}

/// The second part of a program, which has what only the gates need: the functions of some modules.
struct Second {
    file: String,
    gates: String,
}

impl Program {
    pub fn all(page: &Page) -> Step<Vec<Program>> {
        page.links("rust").map(|link| Program::of(&link)).collect()
    }

    fn of(link: &Link) -> Step<Program> {
        let second = link.find("data-second").zip(link.find("data-gates"));
        // Without a manifest it is the first program of this package.
        let manifest = link.find("href").unwrap_or("papamu/Cargo.toml");
        let package = manifest.rsplit('/').nth(1).ok_or("a link without a package")?;
        Ok(Program {
            package: package.into(),
            name: link.get("data-bin")?.into(),
            profile: link.find("data-cargo-profile-release").unwrap_or("release").into(),
            level: link.get("data-wasm-opt")?.into(),
            second: second.map(|(file, gates)| Second { file: file.into(), gates: gates.into() }),
        })
    }

    fn profile(&self, kind: Kind) -> &str {
        match kind {
            Kind::Release => &self.profile,
            Kind::Debug => "dev",
        }
    }

    /// What the linker has made.
    fn linked(&self, kind: Kind) -> PathBuf {
        let folder = match self.profile(kind) {
            "dev" => "debug",
            profile => profile,
        };
        target().join(TARGET).join(folder).join(format!("{}.wasm", self.name))
    }

    /// Writes the files of a program into the folder of a site.
    pub fn write(&self, kind: Kind, optimiser: Option<&Path>, site: &Path) -> Step {
        let linked = self.linked(kind);
        let mut bindgen = Bindgen::new();
        bindgen.input_path(&linked).out_name(&self.name).web(true)?;
        bindgen.typescript(false).demangle(false).omit_default_module_path(true).generate(site)?;
        if kind == Kind::Debug {
            return Ok(());
        }
        let first = site.join(format!("{}_bg.wasm", self.name));
        let mut parts = vec![first.clone()];
        if let Some(Second { file, gates }) = &self.second {
            let late = late(&fs::read(&linked)?, gates)?;
            let [kept, rest] = split(&fs::read(&first)?, &late)?;
            fs::write(&first, kept)?;
            fs::write(site.join(file), rest)?;
            parts.push(site.join(file));
        }
        for part in parts {
            if let Some(optimiser) = optimiser {
                let mut optimise = program_at(optimiser, &format!("-O{}", self.level));
                optimise.arg(&part).arg("-o").arg(&part).run()?;
            }
        }
        Ok(())
    }
}

/// Has Cargo compile the programs, those of one profile together. While the linker optimises one on one core, another is
/// compiled.
pub fn compile(programs: &[Program], kind: Kind) -> Step {
    let mut profiles: Vec<&str> = programs.iter().map(|program| program.profile(kind)).collect();
    profiles.sort();
    profiles.dedup();
    let compile = |profile: &str| {
        let mut command = cargo("build");
        command.args(["--target", TARGET, "--profile", profile]);
        for program in programs.iter().filter(|program| program.profile(kind) == profile) {
            command.args(["--package", &program.package, "--bin", &program.name]);
        }
        command.run()
    };
    thread::scope(|scope| {
        let compile = &compile;
        let running: Vec<_> =
            profiles.iter().map(|profile| scope.spawn(move || compile(profile))).collect();
        running.into_iter().try_for_each(|one| one.join().expect("compiling does not panic"))
    })
}
