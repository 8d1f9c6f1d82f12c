//! What readers do, in the three engines: the other tests use Chromium alone.
//!
//! Firefox and WebKit have no protocol by which a browser forgets what it has stored, so each test has a browser of its
//! own. They show their errors only as [`crate::builds::watched`] says, and the tests see each file that does not arrive
//! at the host.

mod doors;
mod two_builds;

macro_rules! tests {
    ($engine:ident, $module:ident) => {
        mod $module {
            use crate::driver::Engine::$engine;
            use crate::engines::{doors, two_builds};

            #[test]
            fn every_door_opens() {
                doors::every_door_opens($engine);
            }

            #[test]
            fn an_old_page_goes_on_beside_a_new_build() {
                two_builds::an_old_page_goes_on_beside_a_new_build($engine);
            }

            #[test]
            fn half_of_a_new_build_is_not_taken() {
                two_builds::half_of_a_new_build_is_not_taken($engine);
            }

            #[test]
            fn a_file_with_a_wrong_digest_is_not_kept() {
                two_builds::a_file_with_a_wrong_digest_is_not_kept($engine);
            }

            #[test]
            fn a_missing_file_is_said() {
                two_builds::a_missing_file_is_said($engine);
            }

            #[test]
            fn a_cut_file_is_said() {
                two_builds::a_cut_file_is_said($engine);
            }

            #[test]
            fn a_page_in_place_of_a_file_is_said() {
                two_builds::a_page_in_place_of_a_file_is_said($engine);
            }
        }
    };
}

tests!(Chromium, chromium);
tests!(Firefox, firefox);
tests!(WebKit, webkit);
