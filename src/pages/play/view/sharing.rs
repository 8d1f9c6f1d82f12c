//! The forms in which a reader can give a game to others: its link and frame, its position with a picture, its turns as
//! text.

use crate::link::game_link::GameLink;
use crate::link::position_link::PositionLink;
use crate::pages::play::play_state::PlayState;
use crate::pages::play::sentences;
use crate::share::shared::{Shared, SharedPosition, ShownPosition};
use basics::player::Player;
use konane::NamedBoard;
use words::say;
use worker::client::Report;
use worker::message::Position;

pub fn shared_game(play_state: &PlayState) -> Shared {
    let PlayState { place, state, .. } = play_state;
    let view = place.view.plain();
    let sent = if place.is_by_link() { &place.sent() } else { place };
    let [link, frame] = [view, view.embedded()].map(|view| sent.link_seen(view).to_string());
    let board = state.board.clone();
    let parameters = String::new();
    let on_board = PositionLink { rules: state.rules, board: board.clone(), parameters };
    let position = SharedPosition {
        shown: ShownPosition {
            position: Position::of(state.rules, &board),
            names: NamedBoard::whole(&board),
            board,
            view,
        },
        report: Report::default(),
        link: on_board.to_string(),
        frame,
    };
    let words = say::game_shared(&sentences::standing(state), &title(place));
    Shared { position: Some(position), turns: Some(text(place)), ..Shared::page(link, words) }
}

/// Names the players and the board, for somebody else.
pub fn title(place: &GameLink) -> String {
    sentences::title(place, sentences::player_kind_to_others)
}

/// If the record names no players, programs get their own names.
pub fn text(place: &GameLink) -> String {
    let mut record = place.record.clone();
    for player in Player::ALL {
        if place.player_kinds[player].is_program() && record.names[player].is_empty() {
            record.set_name(player, sentences::player_kind(place.player_kinds[player]));
        }
    }
    record.text()
}
