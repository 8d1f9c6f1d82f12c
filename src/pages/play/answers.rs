//! Which turns win from a position of a game, as far as that is known, and how often the reader has met them.

use crate::pages::play::my_games::Kept;
use basics::player::Player;
use game::{Beginning, GameStage, Record, Start, State, Turn};
use konane::{Board, Square};
use teaching::content::solved::SolvedBoard;

/// Whether a player who removes this stone wins, by the table of solved boards.
pub fn removal_wins(solved: SolvedBoard, state: &State, square: Square) -> Option<bool> {
    let player = state.turn;
    match state.stage {
        GameStage::First(removal) => {
            let choices = solved.choices(removal, player);
            let known = [(&choices.winning, true), (&choices.losing, false)];
            known.into_iter().find(|(squares, _)| squares.contains(&square)).map(|(_, wins)| wins)
        }
        GameStage::Second(_, first) => {
            let full = Board::full(state.board.rows(), state.board.columns());
            let beginning = Beginning::of_pair(&full, first, square, player.other());
            Some(solved.winner(beginning)? == player)
        }
        _ => None,
    }
}

/// How many games have begun with the same turns on the same board and gone on with this one.
pub fn times_played(games: &[Kept], record: &Record, turn: Turn) -> usize {
    let so_far: Vec<Turn> = record.tree.turns(record.at).chain([turn]).collect();
    let begins_alike = |game: &&Kept| {
        let tree = &game.place.record.tree;
        beginning(&game.place.record) == beginning(record)
            && tree.turns(tree.end(0)).take(so_far.len()).eq(so_far.iter().copied())
    };
    games.iter().filter(begins_alike).count()
}

/// What two games have in common if the same turns lead to the same position.
fn beginning(record: &Record) -> (konane::Rules, Board, Player) {
    let board = match &record.setup.start {
        Start::Full { rows, columns, .. } => Board::full(*rows, *columns),
        Start::Position { board, .. } => board.clone(),
    };
    (record.setup.rules, board, record.setup.first())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::play::my_games::kept;
    use crate::pages::play::saved::Shelf;
    use teaching::content::solved::Solved;

    #[test]
    fn removals_are_judged_by_the_table() {
        let solved = Solved::read(include_str!("../../../static/solved.txt")).unwrap();
        for (line, turns, expected) in [
            // The table: 1 × 4 by ancient rules, with the other player's answer to each stone.
            ("1x4/anywhere", "", "a1 false, c1 false"),
            ("1x5/anywhere", "", "a1 false, c1 true, e1 false"),
            ("1x5/anywhere", "c1", "b1 false, d1 false"),
        ] {
            let link = format!("#/play/g1/ancient/{line}?moves={turns}");
            let game = &kept(&Shelf::read(&format!("{link}\t\n")))[0];
            let state = game.place.record.state();
            let board = solved.board(state.board.rows(), state.board.columns(), state.rules);
            let told = state.removals().map(|square| {
                let wins = removal_wins(board.unwrap(), &state, square);
                let wins = wins.map_or("?".to_string(), |wins| wins.to_string());
                format!("{} {wins}", konane::square_name(square, state.board.rows()))
            });
            assert_eq!(told.collect::<Vec<_>>().join(", "), expected, "{link}");
        }
    }

    #[test]
    fn games_are_counted_from_their_beginning() {
        let line = |removal: &str, turns: &str| {
            format!("#/play/g1/ancient/4x4/{removal}?black=you&white=strong&moves={turns}\t\n")
        };
        let all = [
            line("tournament", "a1.b1.a3-a1"),
            line("anywhere", "a1.b1"),
            line("anywhere", "a1.a2"),
            line("anywhere", "c1.b1"),
        ];
        let games = kept(&Shelf::read(&all.concat()));
        let mut record = games[0].place.record.clone();
        let times = |record: &Record, name: &str| {
            let turn = record.state().turn_named(name).expect(name);
            times_played(&games, record, turn)
        };
        record = record.at(0);
        assert_eq!((times(&record, "a1"), times(&record, "d4")), (3, 0));
        record = record.at(record.tree.node(0).children[0]);
        assert_eq!((times(&record, "b1"), times(&record, "a2")), (2, 1));
    }
}
