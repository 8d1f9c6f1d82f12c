//! Links to other pages that show the parts of a board.

use crate::link::page_link::PageLink;
use crate::link::position_link::PositionLink;
use game::State;
use konane::{Edge, Rules, Square};
use teaching::content::HABITAT;
use teaching::sums::{Card, Game, MOST_CARDS};

/// The link to a board with this part alone.
pub fn on_board(state: &State, part: &[Square]) -> String {
    let board = state.board.only(part);
    PositionLink { rules: state.rules, board, parameters: String::new() }.to_string()
}

/// The link to all parts as cards, with the remaining passes. `None` if there are too many.
pub fn in_sums(state: &State, parts: &[&[Square]]) -> Option<String> {
    let mut cards: Vec<Card> = parts
        .iter()
        .map(|part| Card::from(Game::Position(state.rules, state.board.only(part))))
        .collect();
    if state.passes_worth() != 0 {
        cards.push(Card::from(Game::Value(state.passes_worth().to_string())));
    }
    let mut link = PageLink::to("sums", &[]);
    link.parameters = cards.iter().map(|card| ("card".to_string(), card.to_string())).collect();
    (cards.len() <= MOST_CARDS).then(|| link.to_string())
}

/// The link to the smallest positions of a value, in the gallery.
pub fn in_gallery(state: &State, value: &str) -> String {
    let some = |is: bool, text: &str| is.then(|| text.to_string());
    let edge = state.board.edge();
    PageLink::to("gallery", &[HABITAT])
        .with("value", Some(value.to_string()))
        .with("rules", some(state.rules != Rules::default(), state.rules.name()))
        .with("board", some(edge != Edge::default(), edge.name()))
        .to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::corrections::Corrections;
    use crate::link::sums_link::SumsLink;
    use crate::pages::gallery::habitat::query::Query;
    use basics::player::{ByPlayer, Player};
    use game::Setup;
    use konane::Board;
    use teaching::sums::CardRow;

    fn state() -> State {
        let board = Board::parse("xo....xo.", Edge::Walls).unwrap();
        let setup = Setup::from_position(Rules::Modern, &board, Player::Left);
        Setup { passes: ByPlayer { left: 0, right: 2 }, ..setup }.begin()
    }

    fn parts() -> [Vec<Square>; 2] {
        [0, 6].map(|column| vec![Square::new(0, column), Square::new(0, column + 1)])
    }

    #[test]
    fn opens_a_part_where_it_stands() {
        let link = on_board(&state(), &parts()[1]);
        let read = PositionLink::parse(&link).unwrap();
        assert_eq!((read.rules, read.board), (Rules::Modern, state().board.only(&parts()[1])));
    }

    #[test]
    fn lays_all_parts_on_the_table() {
        let [one, two] = parts();
        let link = in_sums(&state(), &[&one, &two]).unwrap();
        let (place, corrections) = SumsLink::parse(&link).unwrap();
        assert_eq!(corrections, Corrections::default());
        let cards: Vec<String> = place.sides.row(CardRow::G).iter().map(Card::to_string).collect();
        assert_eq!(cards.len(), 3);
        assert_eq!(cards[2], "-2");
        assert_eq!(in_sums(&state(), &[&one[..]; MOST_CARDS]), None);
    }

    #[test]
    fn asks_the_gallery_for_a_value() {
        let (query, problems) = Query::of(&PageLink::parse(&in_gallery(&state(), "{1|*}")));
        assert_eq!(problems, Vec::<String>::new());
        assert_eq!(
            (query.value.as_str(), query.rules, query.edge),
            ("{1|*}", Rules::Modern, Edge::Walls)
        );
    }
}
