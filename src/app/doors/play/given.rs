//! What a game gives to others: its link and frame, the position with its picture, the turns as text.

use crate::app::doors::play::desk::Desk;
use crate::app::doors::play::link::Place;
use crate::app::doors::play::words;
use crate::app::link::position_link::PositionLink;
use crate::app::share::shared::{Seen, Shared, SharedPosition};
use crate::game::Record;
use crate::language::say;
use crate::player::ByPlayer;
use crate::worker::client::Report;
use crate::worker::message::Position;

pub fn given(desk: &Desk) -> Shared {
    let Desk { place, state, .. } = desk;
    let view = place.view.plain();
    let [link, frame] = [view, view.embedded()].map(|view| place.link_seen(view).to_string());
    let board = state.board.clone();
    let parameters = String::new();
    let on_board = PositionLink { rules: state.rules, board: board.clone(), parameters };
    let position = SharedPosition {
        seen: Seen { position: Position::of(state.rules, &board), board, view },
        report: Report::default(),
        link: on_board.to_string(),
        frame,
    };
    let words = say::game_shared(&words::standing(state), &title(place));
    Shared { position: Some(position), turns: Some(text(place)), ..Shared::page(link, words) }
}

/// Who plays on which board, to somebody else.
pub fn title(place: &Place) -> String {
    words::title(place, words::seat_to_others)
}

/// Of people only what they are called in the record.
fn text(place: &Place) -> String {
    let record = &place.record;
    let names = ByPlayer::from_fn(|player| match place.seats[player] {
        seat if seat.is_program() => words::seat(seat).to_string(),
        _ => record.names[player].clone(),
    });
    Record { names, ..record.clone() }.text()
}
