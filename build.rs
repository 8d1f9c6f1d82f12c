//! The solver recurses once for each jump of a line of play: the megabyte of stack that WebAssembly
//! gets otherwise is not enough for the longest.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var("CARGO_CFG_TARGET_ARCH").as_deref() == Ok("wasm32") {
        println!("cargo::rustc-link-arg=-zstack-size=8388608");
        // The build of the site reads from them which function needs which.
        println!("cargo::rustc-link-arg-bin=app=--emit-relocs");
    }
}
