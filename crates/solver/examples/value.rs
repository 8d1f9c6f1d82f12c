//! What a position and each of its jumps are worth, and which jumps win: `cargo run --example value -- '..xo.o..'`

use std::error::Error;

use papamu_solver::Solver;
use papamu_solver::basics::budget::Budget;
use papamu_solver::basics::player::Player;
use papamu_solver::konane::{Board, Rules, jump_name};

fn main() -> Result<(), Box<dyn Error>> {
    let board: Board = std::env::args().nth(1).unwrap_or("..xo.o..".to_string()).parse()?;
    let (mut solver, budget) = (Solver::new(Rules::Ancient), &mut Budget::unlimited());
    let value = solver.value(&board, budget)?;
    println!("{} is worth {}", board.whole_text(), solver.values.display(value));
    let moves = solver.moves(&board, budget)?;
    for player in Player::ALL {
        for valued in &moves[player] {
            let name = jump_name(valued.jump, board.rows());
            let wins = if valued.wins { " and wins" } else { "" };
            println!("{player}  {name}  leads to {}{wins}", solver.values.display(valued.value));
        }
    }
    Ok(())
}
