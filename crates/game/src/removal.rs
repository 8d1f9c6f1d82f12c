//! Rules for the first two stones, which the players remove from a full board.

use basics::player::Player;
use konane::{Board, Direction, Opening, Square};

/// Which stones the players may remove. One player, as a rule Black, removes a stone first, then
/// the other player does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Removal {
    /// A stone at a corner or in the centre, then a neighbour of it.
    #[default]
    Tournament,
    /// A stone in the centre, then a neighbour of it.
    Centre,
    /// Any stone, then a neighbour of it.
    Anywhere,
    /// The two stones of this opening.
    Opening(Opening),
}

impl Removal {
    /// Every rule, the first one being the default.
    pub const ALL: [Removal; 7] = [
        Removal::Tournament,
        Removal::Centre,
        Removal::Anywhere,
        Removal::Opening(Opening::HorizontalMiddle),
        Removal::Opening(Opening::VerticalMiddle),
        Removal::Opening(Opening::HorizontalCorner),
        Removal::Opening(Opening::VerticalCorner),
    ];

    /// The name in links, in texts and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Removal::Tournament => "tournament",
            Removal::Centre => "centre",
            Removal::Anywhere => "anywhere",
            Removal::Opening(opening) => opening.name(),
        }
    }

    /// The rule with this name, in small or capital letters.
    pub fn named(name: &str) -> Option<Removal> {
        Removal::ALL.into_iter().find(|removal| removal.name().eq_ignore_ascii_case(name))
    }

    /// The stones that the first player may remove from a full board.
    pub fn first(self, board: &Board, player: Player) -> impl Iterator<Item = Square> + '_ {
        let own = board.squares().filter(move |&square| board.stone(square) == Some(player));
        own.filter(move |&square| self.allows(board, square))
    }

    fn allows(self, board: &Board, square: Square) -> bool {
        match self {
            Removal::Tournament => is_corner(board, square) || is_central(board, square),
            Removal::Centre => is_central(board, square),
            Removal::Anywhere => true,
            Removal::Opening(opening) => {
                let pair = opening.squares(board.rows(), board.columns());
                pair.is_some_and(|pair| pair.contains(&square))
            }
        }
    }

    /// The stones that the second player may remove then: neighbours of the first one.
    pub fn second(
        self,
        board: &Board,
        player: Player,
        first: Square,
    ) -> impl Iterator<Item = Square> + use<> {
        let is_allowed = |square: &Square| match self {
            Removal::Opening(_) => self.allows(board, *square),
            _ => true,
        };
        let own = |square: &Square| board.stone(*square) == Some(player);
        let neighbours = Direction::ALL.map(|direction| first.step(direction, 1));
        let allowed = neighbours.map(|square| Some(square).filter(own).filter(is_allowed));
        allowed.into_iter().flatten()
    }

    /// Whether this player can be first under this rule on a board of this size.
    pub fn fits(self, rows: i32, columns: i32, first: Player) -> bool {
        let board = Board::full(rows, columns);
        let can_answer = |square: Square| {
            self.second(&board.clone().without(square), first.other(), square).next().is_some()
        };
        self.first(&board, first).any(can_answer)
    }
}

fn is_corner(board: &Board, square: Square) -> bool {
    let end = |place: i32, length: i32| place == 0 || place == length - 1;
    end(square.row, board.rows()) && end(square.column, board.columns())
}

/// The centre is one square, two or four.
pub fn is_central(board: &Board, square: Square) -> bool {
    let middle = |place: i32, length: i32| place == length / 2 || place == (length - 1) / 2;
    middle(square.row, board.rows()) && middle(square.column, board.columns())
}

#[cfg(test)]
mod tests {
    use super::*;
    use konane::square_name;

    #[track_caller]
    fn check(removal: Removal, rows: i32, columns: i32, expected: &str) {
        let full = Board::full(rows, columns);
        let mut pairs = Vec::new();
        for first in removal.first(&full, Player::Left) {
            let board = full.clone().without(first);
            let seconds = removal.second(&board, Player::Right, first);
            let name = |square| square_name(square, rows);
            let seconds: Vec<String> = seconds.map(name).collect();
            pairs.push(format!("{} {}", name(first), seconds.join(",")));
        }
        assert_eq!(pairs.join("; "), expected);
        assert_eq!(removal.fits(rows, columns, Player::Left), !expected.is_empty());
    }

    #[test]
    fn removes_by_each_rule() {
        // a1 and h8 are black; the centre of 8 × 8 has d4 and e5.
        let corners = "h8 h7,g8; e5 e6,e4,d5,f5; d4 d5,d3,c4,e4; a1 a2,b1";
        check(Removal::Tournament, 8, 8, corners);
        check(Removal::Centre, 8, 8, "e5 e6,e4,d5,f5; d4 d5,d3,c4,e4");
        check(Removal::Anywhere, 2, 3, "b2 b1,a2,c2; a1 a2,b1; c1 c2,b1");
        // The centre of 3 × 4 is b2, which is black, and c2, which is white.
        check(Removal::Centre, 3, 4, "b2 b3,b1,a2,c2");
        // As in the papers: the lower left corner, and the middle.
        check(Removal::Opening(Opening::HorizontalCorner), 4, 5, "a1 b1");
        check(Removal::Opening(Opening::VerticalCorner), 4, 5, "a1 a2");
        check(Removal::Opening(Opening::HorizontalMiddle), 5, 5, "c3 b3");
        check(Removal::Opening(Opening::VerticalMiddle), 6, 6, "c3 c4");
        // The only square in the centre is white.
        check(Removal::Centre, 3, 5, "");
        check(Removal::Opening(Opening::VerticalCorner), 1, 5, "");
    }

    #[test]
    fn reads_its_names() {
        for removal in Removal::ALL {
            assert_eq!(Removal::named(&removal.name().to_lowercase()), Some(removal));
        }
        assert_eq!(Removal::named("corner"), None);
    }
}
