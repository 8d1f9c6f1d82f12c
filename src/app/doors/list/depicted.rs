//! The position of an item, for its small picture.

use crate::app::editor::action::Action;
use crate::app::editor::model::Model;
use crate::app::link::door_link::DoorLink;
use crate::app::link::item::Item;
use crate::content::{Kind, Subject, exhibit};
use crate::konane::{Board, Edge};

/// With more stones a picture of this size shows none of them.
const MOST_STONES: usize = 400;

pub fn depicted(item: &Item) -> Option<Board> {
    let board = match item.position() {
        Some(link) if link.board.stones().count() > MOST_STONES => return None,
        Some(_) => {
            let model = Model::default().apply(Action::Open(item.link.clone()));
            model.window.board.trimmed()
        }
        None => exhibited(&DoorLink::parse(&item.link))?,
    };
    Some(board).filter(|board| (1..=MOST_STONES).contains(&board.stones().count()))
}

/// An exhibit at the numbers of its link.
fn exhibited(place: &DoorLink) -> Option<Board> {
    let exhibit = exhibit(place.word(0))?;
    let family = match &exhibit.kind {
        Kind::Family(family) => family,
        Kind::Room(room) => return Board::parse(room.picture, Edge::Plane).ok(),
    };
    let mut point = family.first();
    for (number, parameter) in point.iter_mut().zip(family.parameters) {
        let asked = place.parameter(parameter.symbol).and_then(|asked| asked.parse::<i32>().ok());
        *number = asked.unwrap_or(*number).clamp(parameter.least, parameter.most);
    }
    match (family.subject)(&point)? {
        Subject::Position(board) => Some(board),
        Subject::Expression(_) => None,
    }
}
