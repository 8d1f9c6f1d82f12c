//! `split LINKED BOUND GATES SECOND`: from the linker's program LINKED, made with `--emit-relocs`, learns what
//! needs what. Of what wasm-bindgen made of it, the file BOUND, keeps there what is needed without the functions
//! in the module GATES, and writes the rest into the file SECOND.

use std::env;
use std::error::Error;
use std::fs;

use split::needs::late;
use split::parts::split;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let [linked, bound, gates, second] = words.as_slice() else {
        return Err("split LINKED BOUND GATES SECOND".into());
    };
    let late = late(&fs::read(linked)?, gates)?;
    let [kept, rest] = split(&fs::read(bound)?, &late)?;
    fs::write(bound, kept)?;
    fs::write(second, rest)?;
    Ok(())
}
