//! Who plays which colour, and the player to move.

use yew::prelude::*;

use crate::board::view::stones::stone_icon;
use crate::pages::play::play_state::PlayState;
use crate::pages::play::sentences;
use crate::pages::play::view::clock::ClockFace;
use basics::player::Player;
use game::GameStage;
use words::say;

/// `running` is the player whose clock runs.
pub fn strip(play_state: &PlayState, running: Option<Player>) -> Html {
    html! {
        <div class="strip" role="group" aria-label={say::game_strip()}>
            { for Player::ALL.map(|player| chip(play_state, player, running == Some(player))) }
        </div>
    }
}

fn chip(play_state: &PlayState, player: Player, is_running: bool) -> Html {
    let state = play_state.seen();
    let is_turn = state.winner().is_none() && state.turn == player;
    let jumps = state.jumps(player).count();
    let passes = state.passes[player];
    let player_kind = play_state.place.player_kinds[player];
    let is_named = !play_state.place.record.names[player].is_empty();
    let words = match play_state.place.view.is_embedded {
        true => sentences::player_kind_to_others,
        false => sentences::player_kind,
    };
    html! {
        <div class="player" data-player={player.name()} aria-current={is_turn.then_some("true")}>
            { stone_icon(player) }
            <strong><bdi>{ sentences::player(&play_state.place, player, words) }</bdi></strong>
            <span class="unseen">{ say::board_colour(player) }</span>
            if is_named && player_kind.is_program() {
                <span>{ sentences::player_kind(player_kind) }</span>
            }
            <span class="note">
                if state.stage == GameStage::Jumps {
                    { say::game_jumps_left(jumps) }
                }
                if passes > 0 {
                    { " · " }{ say::game_passes_left(passes) }
                }
            </span>
            if let Some(clock) = play_state.place.clock {
                <ClockFace {player} left={clock.left[player]} running={is_running} />
            }
            if is_turn {
                <span class="unseen">{ say::game_turn_mark() }</span>
            }
        </div>
    }
}
