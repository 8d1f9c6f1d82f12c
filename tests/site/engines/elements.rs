//! Boards of the site on a page of another one.

in_each_engine!(a_board_and_the_page_around_speak);

use crate::driver::Engine;
use crate::elements::speak;
use crate::page::Page;
use crate::server::Server;

fn a_board_and_the_page_around_speak(engine: Engine) {
    speak(Page::keeping_in(engine, &Server::start("/")));
}
