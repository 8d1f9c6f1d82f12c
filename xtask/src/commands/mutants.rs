//! `./dev mutants`: changes one operator or function at a time and lists what the tests do not notice.

use std::fs;

use crate::run::{Done, Run, program_at, root};
use crate::tools::rust::need_cargo_mutants;

/// In a copy of the sources, without what debuggers need. A mutant may ask for memory without end.
pub fn mutants(package: &str, sample: Option<&str>) -> Done {
    let mutants = need_cargo_mutants()?;
    fs::create_dir_all(root().join("target"))?;
    let limited = "ulimit -v 12000000 2>/dev/null || true; exec nice -n 19 \"$0\" mutants \"$@\"";
    let mut command = program_at("sh".as_ref(), "-c");
    command.arg(limited).arg(mutants).args(["--package", package]);
    command.args([
        "--shard",
        sample.unwrap_or("0/1"),
        "--sharding",
        "round-robin",
        "--output",
        "target",
    ]);
    command.env("CARGO_PROFILE_DEV_DEBUG", "0").run()
}
