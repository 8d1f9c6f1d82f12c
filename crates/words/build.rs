//! The messages are made into functions, and those of other languages into files.

#[path = "src/marks.rs"]
mod marks;
#[path = "build/messages.rs"]
mod messages;

use std::env;
use std::path::Path;

fn main() {
    for source in ["build.rs", "build", "messages", "src/marks.rs"] {
        println!("cargo::rerun-if-changed={source}");
    }
    let program = env::var_os("OUT_DIR").expect("Cargo names a folder");
    // tools/finish.sh takes the files of other languages from there.
    messages::make(Path::new(&program), Path::new("../../target/messages"));
}
