//! Makes functions of the English messages, and files of the messages in other languages.

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
    // The build of the site copies the files of other languages from there.
    messages::make(Path::new(&program), Path::new("../../target/messages"));
}
