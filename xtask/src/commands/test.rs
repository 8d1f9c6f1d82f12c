//! `./dev test`: native tests, those of the cluster, in Coq and in a browser's worker, and those of the packages for
//! JavaScript and Python, of exports and of the built site.

use std::process::Command;
use std::thread;

use crate::commands::prove::prove_checker;
use crate::commands::{exports, javascript, python, site_tests};
use crate::run::{Done, Run, TARGET, cargo, program_at, root, say, target, timed};
use crate::tools::python::need_dask;
use crate::tools::rust::{need_target, need_test_runner};
use crate::tools::system::{Browser, Engines, find_coq};

pub enum Layer {
    /// What each commit must pass.
    Commit,
    /// The long tests of the site too, before a release.
    All,
}

const IN_WORKER: &str = "--test small_numbers --test worker";

pub fn test(layer: Layer, filter: &[&str]) -> Done {
    let engines = match layer {
        Layer::Commit => None,
        Layer::All => Some(Engines::need()?),
    };
    native(filter)?;
    if is_asked(filter, "javascript") {
        say("Tests of the package for JavaScript");
        javascript::test()?;
    }
    if is_asked(filter, "python") {
        say("Tests of the package for Python");
        python::test()?;
    }
    if is_asked(filter, "exports") {
        say("Other programs judge what is exported");
        exports::test()?;
    }
    say("Tests of the built site");
    match engines {
        None => site_tests::test(None, filter),
        Some(engines) => {
            let all = ["--include-ignored", "--skip", "soak::"];
            site_tests::test(Some(&engines), &[&all, filter].concat())
        }
    }
}

/// Whether tests that know no filter of their own are asked for: those in Python, Coq and JavaScript.
fn is_asked(filter: &[&str], name: &str) -> bool {
    filter.first().is_none_or(|first| *first == name)
}

/// What needs no site. What is not native uses one core: it runs beside the rest. The tests of this package are apart, since
/// Cargo would compile what it needs twice: alone and with all features of the rest.
fn native(filter: &[&str]) -> Done {
    need_target()?;
    let mut cluster = if is_asked(filter, "cluster") { Some(cluster()?) } else { None };
    let has_proof = is_asked(filter, "proof") && find_coq()?;
    let mut worker = in_worker(IN_WORKER, 120)?;
    say("Native tests, and beside them those of the cluster, in Coq and in a browser's worker");
    let all = |rest: &str| cargo(&format!("test --workspace --exclude xtask {rest}"));
    timed("compiling the native tests", || {
        all("--quiet --no-run").run()?;
        cargo("test --package xtask --quiet --no-run").run()
    })?;
    timed("compiling the tests in a worker", || {
        in_worker(&format!("{IN_WORKER} --no-run"), 120)?.run()
    })?;
    worker.arg("--").args(filter);
    timed("native tests, of the cluster, in Coq and in a worker", || {
        let beside = thread::spawn(move || {
            let proof = if has_proof { prove_checker().map(drop) } else { Ok(()) };
            let outputs = cluster.iter_mut().chain([&mut worker]).map(Command::output);
            (proof, outputs.collect::<Vec<_>>())
        });
        let own = cargo("test --package xtask --").args(filter).run();
        let rest = all("--").args(filter).run();
        let (proof, outputs) = beside.join().expect("waiting does not panic");
        let mut is_good = true;
        for output in outputs {
            let output = output?;
            eprint!("{}", String::from_utf8_lossy(&[output.stdout, output.stderr].concat()));
            is_good &= output.status.success();
        }
        own.and(rest).and(proof)?;
        is_good.then_some(()).ok_or("tests of the cluster or in a worker have failed".into())
    })
}

/// One proof on two workers that are killed, a driver that is killed, a program that answers nonsense.
fn cluster() -> Done<Command> {
    let mut cluster = program_at(&need_dask()?, "-W ignore -m unittest test_cluster");
    cluster.current_dir(root().join("cluster"));
    cluster.env("PAPAMU", target().join("debug/papamu")).env("PYTHONDONTWRITEBYTECODE", "1");
    Ok(cluster)
}

/// Tests of WebAssembly in a browser's worker, each for so many seconds at most.
pub fn in_worker(tests: &str, limit: u32) -> Done<Command> {
    let mut command = cargo(&format!("test --target {TARGET} {tests}"));
    command
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", need_test_runner()?)
        .env("WASM_BINDGEN_TEST_TIMEOUT", limit.to_string());
    Browser::need()?.name_in(&mut command);
    Ok(command)
}
