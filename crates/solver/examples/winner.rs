//! Who wins a full board without two stones in its middle, by search: `cargo run --release --example winner -- 6 6`

use papamu_solver::OutcomeSearch;
use papamu_solver::basics::budget::{Budget, Stopped};
use papamu_solver::basics::player::Player;
use papamu_solver::konane::{Board, Opening, Rules};

fn main() -> Result<(), Stopped> {
    let side = |place| std::env::args().nth(place).and_then(|side| side.parse().ok()).unwrap_or(6);
    let (rows, columns) = (side(1), side(2));
    let mut board = Board::full(rows, columns);
    for square in Opening::HorizontalMiddle.squares(rows, columns).into_iter().flatten() {
        board.set(square, None);
    }
    let mut search = OutcomeSearch::new(Rules::Ancient, 1 << 30);
    for starts in Player::ALL {
        let winner = search.winner(&board, starts, &mut Budget::unlimited())?;
        println!("{starts} starts: {winner} wins, after {} positions", search.positions());
    }
    Ok(())
}
