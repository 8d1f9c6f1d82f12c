//! Plays jumps by their names, and refuses what is none: `cargo run --example play -- a1-c1 d1-b1`

use std::error::Error;

use papamu_konane::basics::player::Player;
use papamu_konane::{Board, Edge, Rules, jump_named};

fn main() -> Result<(), Box<dyn Error>> {
    let (mut board, mut player) = (Board::parse("xo.ox", Edge::Walls)?, Player::Left);
    for word in std::env::args().skip(1) {
        let jump = jump_named(&word, board.rows()).ok_or("a jump has a name like a1-c1")?;
        board = board.play(Rules::Ancient, player, jump).ok_or("no jump of this player")?;
        player = player.other();
    }
    println!("{}", board.whole_text());
    Ok(())
}
