//! `./dev bench`: measures natively and in a browser's worker.

use crate::commands::test::in_worker;
use crate::run::{Done, Run, cargo, say, timed};
use crate::tools::rust::need_target;

pub fn bench(filter: &[&str]) -> Done {
    need_target()?;
    let mut worker = in_worker("--release --bench worker -- --nocapture", 7200)?;
    worker.args(filter.first().map(|filter| filter.replace(' ', "_")));
    say("Measuring natively (about 10 minutes)");
    timed("natively", || cargo("bench --bench values --bench solver --").args(filter).run())?;
    say("Measuring in a browser's worker (about 10 minutes)");
    timed("in a worker", || worker.run())
}
