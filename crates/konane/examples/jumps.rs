//! Every jump of both players, and the board after it: `cargo run --example jumps -- '..xo.o.'`

use papamu_konane::basics::player::Player;
use papamu_konane::{Board, ParseBoardError, Rules, jump_name};

fn main() -> Result<(), ParseBoardError> {
    let board: Board = std::env::args().nth(1).unwrap_or("..xo.o.".to_string()).parse()?;
    for player in Player::ALL {
        for jump in board.jumps(Rules::Ancient, player) {
            let name = jump_name(jump, board.rows());
            println!("{player}  {name}  {}", board.play_unchecked(jump));
        }
    }
    Ok(())
}
