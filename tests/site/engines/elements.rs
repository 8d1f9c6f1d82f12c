//! Boards of the site on a page of another one.

in_each_engine!(a_board_and_the_page_around_speak);

use crate::driver::Engine;
use crate::elements::speak;

fn a_board_and_the_page_around_speak(engine: Engine) {
    speak(engine);
}
