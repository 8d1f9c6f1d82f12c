//! Presses every landing of whole games, with the mouse and with a finger.

use basics::dice::Dice;
use basics::player::Player;
use game::{Removal, Setup, Start, State, Turn};
use konane::Square;

use crate::page::Page;
use crate::server::Server;

/// Rows and columns. Each hand plays a game on each, and the mouse has other games than the finger.
const SIZES: [(i32, i32); 3] = [(4, 5), (5, 5), (6, 6)];

/// A jump onto the pit of the stone just taken: the fading stone must not take the press.
const KUI: &str = "#/play/g1/ancient/walls/ox.x?turn=white&black=you&white=friend";

fn name(square: Square) -> String {
    format!("{},{}", square.row, square.column)
}

/// Checks that nothing covers these squares.
#[track_caller]
fn all_can_be_pressed(page: &Page, squares: &[String]) {
    page.wait(
        "every landing to lie above all else",
        |page| {
            page.js::<Vec<String>>(
                "return arguments[0].filter(name => {
                     const square = document.querySelector(`[data-square='${name}']`);
                     const box = square?.getBoundingClientRect();
                     const top = box
                         && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                     return top !== square;
                 })",
                [squares.into()],
            )
        },
        Vec::is_empty,
    );
}

/// Plays at random to the end, but strikes back wherever possible. Returns how often a stone landed where one had just
/// been taken.
fn played(page: &Page, seed: u64, press: fn(&Page, &str)) -> usize {
    let (rows, columns) = SIZES[seed as usize % SIZES.len()];
    let removal = Removal::Anywhere;
    let start = Start::Full { rows, columns, removal, first: Player::Left };
    let mut state: State = Setup { start, ..Setup::default() }.begin();
    let mut dice = Dice(seed);
    let seats = format!("black=you&white=friend&seed={}", seed + 1);
    page.go(&format!("#/play/g1/ancient/{rows}x{columns}/anywhere?{seats}"));
    page.wait_for_count("[data-square]", (rows * columns) as usize);
    page.wait_for_count("#moves .turn", 0);
    let mut taken: Vec<Square> = Vec::new();
    let mut count = 0;
    for turn in 1.. {
        let turns = Vec::from_iter(state.turns());
        let Some(last) = turns.len().checked_sub(1) else { break };
        let landings = turns.iter().filter_map(|turn| turn.jump()).map(|jump| name(jump.to()));
        all_can_be_pressed(page, &landings.collect::<Vec<String>>());
        let strikes = |turn: &&Turn| turn.jump().is_some_and(|jump| taken.contains(&jump.to()));
        let chosen = match turns.iter().find(strikes) {
            Some(&turn) => turn,
            None => turns[dice.below(last as u64 + 1) as usize],
        };
        count += usize::from(strikes(&&chosen));
        match chosen {
            Turn::Remove(square) => press(page, &name(square)),
            Turn::Jump(jump) => {
                press(page, &name(jump.from));
                page.wait_for_count("[aria-selected=true]", 1);
                press(page, &name(jump.to()));
            }
            _ => {}
        }
        page.wait_for_count("#moves .turn", turn);
        taken = chosen.jump().map(|jump| jump.victims().collect()).unwrap_or_default();
        state = state.after(chosen);
    }
    page.wait_until_seen("#play-end");
    count
}

#[test]
#[ignore = "long"]
fn every_landing_is_pressed_by_the_mouse() {
    let server = Server::start("/");
    let page = Page::open(&server, KUI);
    for (square, count) in [("0,0", 0), ("0,2", 1), ("0,3", 1), ("0,1", 2)] {
        page.click_square(square);
        page.wait_for_count("#moves .turn", count);
    }
    let struck: usize = (0..3).map(|seed| played(&page, seed, Page::click_square)).sum();
    assert!(struck > 2, "{struck}");
}

#[test]
#[ignore = "long"]
fn every_landing_is_pressed_by_a_finger() {
    let server = Server::start("/");
    let page = Page::blank(&server);
    page.hold(414, 896);
    page.visit(KUI);
    // On an empty square the first tap shows the jump, and the second plays it.
    for (square, count) in [("0,2", 0), ("0,2", 1), ("0,3", 1), ("0,1", 2)] {
        page.wait_until_seen(&format!("[data-square='{square}']"));
        page.tap(square);
        page.wait_for_count("#moves .turn", count);
        page.wait_for_count("#play-which", usize::from((square, count) == ("0,2", 0)));
    }
    let struck: usize = (3..6).map(|seed| played(&page, seed, Page::tap)).sum();
    assert!(struck > 2, "{struck}");
}
