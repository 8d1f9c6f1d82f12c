//! The game before the first lesson: White answers each of Black's jumps with the same jump in the mirror, and wins.

use konane::{Board, Edge, Rules};

pub const RULES: Rules = Rules::Ancient;

pub fn board() -> Board {
    const BOARD: &str = "xoxo/oxox/x..o/oxox/xoxo/oxox";
    Board::parse(BOARD, Edge::Walls).unwrap_or_else(|_| Board::empty(6, 4, Edge::Walls))
}

#[cfg(test)]
mod tests {
    use super::*;
    use basics::player::Player;

    /// The numbers of jumps of all games in which White copies; each copy is a jump by the rules.
    fn lengths(board: &Board) -> Vec<usize> {
        assert_eq!(board.mirrored().swapped(), *board);
        let mut jumps = board.jumps(RULES, Player::Left).peekable();
        if jumps.peek().is_none() {
            return vec![0];
        }
        jumps
            .flat_map(|jump| {
                let (after, copy) = (board.play_unchecked(jump), jump.mirrored(board.columns()));
                assert!(after.can_jump(RULES, Player::Right, copy), "{copy:?}");
                lengths(&after.play_unchecked(copy))
            })
            .map(|length| length + 2)
            .collect()
    }

    #[test]
    fn who_copies_wins() {
        let lengths = lengths(&board());
        assert_eq!((lengths.iter().min(), lengths.iter().max()), (Some(&4), Some(&6)));
        assert!(board().jumps(RULES, Player::Left).count() > 1, "Black has a choice");
    }
}
