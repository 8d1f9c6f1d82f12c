//! The parts of a position, whose stones can never meet: `cargo run --example parts -- 'xo......oxo.ox'`

use papamu_konane::{Board, ParseBoardError};

fn main() -> Result<(), ParseBoardError> {
    let board: Board = std::env::args().nth(1).unwrap_or("xo......oxo.ox".to_string()).parse()?;
    for part in board.parts() {
        println!("{}", board.only(&part.stones));
    }
    Ok(())
}
