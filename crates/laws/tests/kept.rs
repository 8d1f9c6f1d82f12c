//! Every kept input obeys its law: those that reach much of the code, and those that once broke a law. Memory has the
//! same limit as in `./dev fuzz`.

use std::alloc::System;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use cap::Cap;
use laws::{LAWS, read};
use testing::judged_by_both;

#[global_allocator]
static MEMORY: Cap<System> = Cap::new(System, 2 << 30);

fn inputs(name: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = ["kept", "findings"].map(|kind| folder.join(kind).join(name).with_extension("txt"));
    let texts = files.iter().filter_map(|file| fs::read_to_string(file).ok());
    texts.flat_map(|text| read(&text)).collect()
}

#[test]
fn every_kept_input_obeys_its_law() {
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some(law) = LAWS.get(next.fetch_add(1, Ordering::Relaxed)) {
            let inputs = inputs(law.name);
            assert!(!inputs.is_empty(), "{} has no inputs", law.name);
            for input in inputs {
                let line = laws::written(&input);
                let checked = std::panic::catch_unwind(|| law.check(&input));
                assert!(checked.is_ok(), "{} does not hold for this input:\n{line}", law.name);
            }
        }
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..2).map(|_| scope.spawn(work)).collect();
        threads.into_iter().for_each(|thread| thread.join().expect("no law is broken"));
    });
}

#[test]
fn every_file_belongs_to_a_law() {
    for kind in ["kept", "findings"] {
        for file in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(kind)).unwrap() {
            let path: PathBuf = file.unwrap().path();
            let name = path.file_stem().unwrap().to_str().unwrap();
            assert!(LAWS.iter().any(|law| law.name == name), "{name} is no law");
        }
    }
}

/// The second checker, in Python, judges certificates of all kinds of damage in the same way.
#[test]
fn both_checkers_judge_the_kept_certificates() {
    let texts =
        inputs("certificates").into_iter().filter_map(|input| String::from_utf8(input).ok());
    let texts: Vec<String> = texts.collect();
    assert!(texts.len() > 10);
    judged_by_both(&texts);
}
