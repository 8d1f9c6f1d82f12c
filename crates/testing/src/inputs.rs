//! Makes random inputs, and checks a law on many of them.

#[cfg(feature = "boards")]
mod boards;

#[cfg(feature = "boards")]
pub use boards::boards;

use std::cell::RefCell;

use basics::player::Player;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// Checks this many random inputs, the same in every run. If one fails, shows the smallest input that
/// still fails.
#[track_caller]
pub fn check_all<S: Strategy>(cases: u32, inputs: S, check: impl FnMut(S::Value)) {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let random = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let check = RefCell::new(check);
    let result = TestRunner::new_with_rng(config, random).run(&inputs, |input| {
        (check.borrow_mut())(input);
        Ok(())
    });
    if let Err(failure) = result {
        panic!("{failure}");
    }
}

pub fn player() -> impl Strategy<Value = Player> {
    select(&Player::ALL)
}

/// Texts of at most this many of these words.
pub fn texts(words: Vec<&'static str>, most: usize) -> impl Strategy<Value = String> {
    vec(select(words), 0..=most).prop_map(|words| words.concat())
}
