//! What readers do, in the three engines: the other tests use Chromium alone.
//!
//! Firefox and WebKit have no protocol by which a browser forgets what it has stored, so each test has a browser of its
//! own. They show their errors only as [`crate::builds::watched`] says, and the tests see each file that does not arrive
//! at the host.

/// Makes a test of each function for each engine.
macro_rules! in_each_engine {
    ($($test:ident)*) => {
        in_each_engine!(chromium: Chromium $($test)*);
        in_each_engine!(firefox: Firefox $($test)*);
        in_each_engine!(webkit: WebKit $($test)*);
    };
    ($module:ident: $engine:ident $($test:ident)*) => {
        mod $module {
            $(#[test]
            #[ignore = "long"]
            fn $test() {
                super::$test(crate::driver::Engine::$engine);
            })*
        }
    };
}

mod damaged;
mod doors;
mod elements;
mod two_builds;
