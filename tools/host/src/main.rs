//! `host FOLDER [PORT]`: serves the folder on this machine, once it has a page.

use std::env;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut arguments = env::args().skip(1);
    let folder = arguments.next().unwrap_or("dist".into());
    let port = arguments.next().unwrap_or("8080".into());
    let Err(problem) = host::serve(folder.as_ref(), &port, true);
    eprintln!("✗ {problem}");
    ExitCode::FAILURE
}
