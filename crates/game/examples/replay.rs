//! Replays a game from a file, and says who has won: `cargo run --example replay -- game.txt`

use std::error::Error;

use papamu_game::Record;

const GAME: &str = "[Position \"xo.ox\"] [Edge \"walls\"] a1c1 d1b1";

fn main() -> Result<(), Box<dyn Error>> {
    let text = std::env::args().nth(1).map_or(Ok(GAME.to_string()), std::fs::read_to_string)?;
    let record: Record = text.parse()?;
    let mut state = record.setup.begin();
    for turn in record.tree.turns(record.tree.end(0)) {
        state = state.after(turn);
        println!("{}  {}", turn.name(record.setup.rows()), state.board.whole_text());
    }
    if let Some(winner) = state.winner() {
        println!("{winner} has won");
    }
    Ok(())
}
