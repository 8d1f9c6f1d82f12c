//! The solver recurses once for each jump of a line of play: the megabyte of stack that WebAssembly
//! gets otherwise is not enough for the longest. And the words of the page are made into functions.

#[path = "src/language/marks.rs"]
mod marks;
#[path = "build/messages.rs"]
mod messages;

use std::env;
use std::path::Path;

fn main() {
    for source in ["build.rs", "build", "messages", "src/language/marks.rs"] {
        println!("cargo::rerun-if-changed={source}");
    }
    if env::var("CARGO_CFG_TARGET_ARCH").as_deref() == Ok("wasm32") {
        println!("cargo::rustc-link-arg=-zstack-size=8388608");
        // `split` finds by them which function needs which.
        println!("cargo::rustc-link-arg-bin=app=--emit-relocs");
    }
    let program = env::var_os("OUT_DIR").expect("Cargo names a folder");
    // finish.sh takes the files of other languages from there.
    messages::make(Path::new(&program), Path::new("target/messages"));
}
