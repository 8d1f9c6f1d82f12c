//! `split LINKED BOUND GATES SECOND` reads from LINKED, which the linker made with `--emit-relocs`, what needs what.
//! BOUND is the file that wasm-bindgen made of LINKED. What only the functions in the modules GATES need moves from
//! BOUND into the file SECOND.

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
