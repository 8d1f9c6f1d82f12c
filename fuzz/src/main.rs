//! libFuzzer looks for inputs that break the law with the name in `PAPAMU_LAW`, after the kept inputs of that law have
//! gone into the folder `PAPAMU_INPUTS`, one to a file. Without a law it lists all, each with the length of its longest
//! inputs; with a folder in `PAPAMU_LINES`, the files there as lines of a file of kept inputs.

#![no_main]

use std::alloc::System;
use std::env;
use std::fs;
use std::path::Path;
use std::process;
use std::sync::OnceLock;

use cap::Cap;
use laws::{LAWS, Law, read, written};
use libfuzzer_sys::fuzz_target;

/// No input may make the program take more, even for a moment.
#[global_allocator]
static MEMORY: Cap<System> = Cap::new(System, 2 << 30);

static LAW: OnceLock<&Law> = OnceLock::new();

fn begin() {
    if let Ok(folder) = env::var("PAPAMU_LINES") {
        print_lines(Path::new(&folder));
        process::exit(0);
    }
    let Ok(name) = env::var("PAPAMU_LAW") else {
        LAWS.iter().for_each(|law| println!("{} {}", law.name, law.longest));
        process::exit(0);
    };
    let law = LAWS.iter().find(|law| law.name == name);
    let law = LAW.get_or_init(|| law.unwrap_or_else(|| panic!("{name} is no law")));
    if let Ok(folder) = env::var("PAPAMU_INPUTS") {
        lay_out(law, Path::new(&folder));
    }
}

fn lay_out(law: &Law, folder: &Path) {
    fs::create_dir_all(folder).expect("a folder for inputs");
    for kind in ["kept", "findings"] {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/laws").join(kind);
        let text = fs::read_to_string(file.join(law.name).with_extension("txt"));
        for (number, input) in read(&text.unwrap_or_default()).iter().enumerate() {
            fs::write(folder.join(format!("{kind}-{number}")), input)
                .expect("a file of the folder");
        }
    }
}

/// The shortest first, so that a change of one input changes few lines.
fn print_lines(folder: &Path) {
    let files = fs::read_dir(folder).expect("a folder");
    let inputs = files.map(|file| fs::read(file.expect("a file").path()).expect("an input"));
    let mut inputs: Vec<Vec<u8>> = inputs.collect();
    inputs.sort_by_key(|input| (input.len(), input.clone()));
    inputs.iter().for_each(|input| println!("{}", written(input)));
}

fuzz_target!(init: begin(), |input: &[u8]| {
    if let Some(law) = LAW.get() {
        law.check(input);
    }
});
