//! Compiles the programs of the site, splits them, writes their scripts and makes them small.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use walrus::Module;
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::{Options, transform};

use crate::run::{Done, Run, TARGET, cargo, program_at, target};
use crate::site::BuildKind;
use crate::site::page::{Link, Page};

pub struct Program {
    package: String,
    name: String,
    /// The profile of a build in release.
    profile: String,
    /// How far wasm-opt goes.
    level: String,
    /// Whether it has parts beside the first.
    is_split: bool,
}

impl Program {
    pub fn all(page: &Page) -> Done<Vec<Program>> {
        page.links("rust").map(|link| Program::of(&link)).collect()
    }

    fn of(link: &Link) -> Done<Program> {
        // Without a manifest it is the first program of this package.
        let manifest = link.find("href").unwrap_or("papamu/Cargo.toml");
        let package = manifest.rsplit('/').nth(1).ok_or("a link without a package")?;
        Ok(Program {
            package: package.into(),
            name: link.get("data-bin")?.into(),
            profile: link.find("data-cargo-profile-release").unwrap_or("release").into(),
            level: link.get("data-wasm-opt")?.into(),
            is_split: link.find("data-split").is_some(),
        })
    }

    fn profile(&self, kind: BuildKind) -> &str {
        match kind {
            BuildKind::Release => &self.profile,
            BuildKind::Debug => "dev",
        }
    }

    /// What the linker has made.
    fn linked(&self, kind: BuildKind) -> PathBuf {
        let folder = match self.profile(kind) {
            "dev" => "debug",
            profile => profile,
        };
        target().join(TARGET).join(folder).join(format!("{}.wasm", self.name))
    }

    /// Writes the files of a program into the folder of a site.
    pub fn write(&self, kind: BuildKind, optimiser: Option<&Path>, site: &Path) -> Done {
        let mut linked = self.linked(kind);
        let mut parts = vec![site.join(format!("{}_bg.wasm", self.name))];
        if kind == BuildKind::Release && self.is_split {
            let (first, others) = self.split(&linked)?;
            linked = first;
            for (part, name) in others {
                // As wasm-bindgen does with the first, it puts functions of similar sizes together: it packs 4 % smaller.
                Module::from_file(part)?.emit_wasm_file(site.join(&name))?;
                parts.push(site.join(name));
            }
        }
        let mut bindgen = Bindgen::new();
        // The other parts take their imports from what the linker exports.
        bindgen.input_path(&linked).out_name(&self.name).keep_lld_exports(true).web(true)?;
        bindgen.typescript(false).demangle(false).omit_default_module_path(true).generate(site)?;
        if kind == BuildKind::Debug {
            return Ok(());
        }
        for part in parts {
            optimise(optimiser, &self.level, &part)?;
        }
        Ok(())
    }

    /// The file of the first part, and the others with their names in the site, which say for which parts they are:
    /// `start.js` reads them.
    fn split(&self, linked: &Path) -> Done<(PathBuf, Vec<(PathBuf, String)>)> {
        let folder = target().join("parts").join(&self.name);
        let first = folder.join("first.wasm");
        let program = fs::read(linked)?;
        let mut options = Options::new(&program);
        options.output_dir = &folder;
        options.main_out_path = &first;
        let mut needed_by: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for (part, files) in transform(options)?.prefetch_map {
            for file in files {
                needed_by.entry(file).or_default().insert(part.clone());
            }
        }
        let named = |(file, parts): (String, BTreeSet<String>)| {
            let parts = Vec::from_iter(parts).join("-");
            (folder.join(format!("{file}.wasm")), format!("{}-for-{parts}.wasm", self.name))
        };
        Ok((first, needed_by.into_iter().map(named).collect()))
    }
}

/// Makes a program small, if the optimiser is there.
pub fn optimise(optimiser: Option<&Path>, level: &str, part: &Path) -> Done {
    let Some(optimiser) = optimiser else { return Ok(()) };
    let mut optimise = program_at(optimiser, &format!("-O{level}"));
    // No browser reads these sections, and each of the many small parts has them.
    optimise.args(["--strip-producers", "--strip-target-features"]);
    optimise.arg(part).arg("-o").arg(part).run()
}

/// Has Cargo compile the programs, those of one profile together. While the linker optimises one on one core, another is
/// compiled.
pub fn compile(programs: &[Program], kind: BuildKind) -> Done {
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
