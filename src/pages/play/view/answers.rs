//! The turns from a position of a game: which of them win, and how often the reader has met them.

use std::rc::Rc;

use web_sys::Element;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::text_file::use_file;
use crate::link::solved_link::SolvedLink;
use crate::pages::play::answers::{removal_wins, times_played};
use crate::pages::play::my_games::kept;
use crate::pages::play::play_state::{PlayAction, PlayState};
use crate::pages::play::sentences;
use crate::pages::play::view::shelf;
use basics::player::Player;
use game::{GameStage, Removal, Turn};
use teaching::content::solved::Solved;
use words::say;
use worker::client::Report;

/// Of the removal of a stone, by the table of solved boards.
#[autoprops]
#[component]
pub fn RemovalAnswers(play_state: &Rc<PlayState>, act: &Callback<PlayAction>) -> Html {
    let file = use_file("solved.txt", |text| Solved::read(text).ok());
    let state = &play_state.state;
    let size = (state.board.rows(), state.board.columns());
    let solved = file.here().and_then(|solved| solved.board(size.0, size.1, state.rules));
    // A handicap may win what is lost without it.
    let has_passes = state.passes.left + state.passes.right > 0;
    let wins = |turn: Turn| match turn {
        Turn::Remove(square) if !has_passes => removal_wins(solved?, state, square),
        _ => None,
    };
    let removal = match state.stage {
        GameStage::First(removal) | GameStage::Second(removal, _) => removal,
        _ => Removal::default(),
    };
    let first = play_state.place.record.setup.first();
    let link = SolvedLink { rules: state.rules, first, size: Some(size), removal };
    html! {
        <>
            <Answers {play_state} wins={judged(play_state, wins)} {act} />
            if solved.is_some() {
                <p><a id="play-solved-board" href={link.to_string()}>{ say::game_solved_board() }</a></p>
            }
        </>
    }
}

/// Of jumps, by what the solver has found about the position.
pub fn jump_answers(
    play_state: &Rc<PlayState>,
    report: &Report,
    winner: Option<Player>,
    act: &Callback<PlayAction>,
) -> Html {
    let mover = play_state.state.turn;
    let by = report.winners[mover].and_then(|winner| winner.by);
    let wins = |turn: Turn| {
        if winner == Some(mover.other()) {
            return Some(false);
        }
        let jump = turn.jump()?;
        let is_it = |listed: &&worker::client::ListedJump| listed.jump == jump;
        let listed = report.jumps.as_ref().and_then(|jumps| jumps[mover].iter().find(is_it));
        let worth = listed.and_then(|listed| listed.worth.as_ref()).map(|worth| worth.wins);
        worth.or((by == Some(jump)).then_some(true))
    };
    html! { <Answers {play_state} wins={judged(play_state, wins)} {act} /> }
}

fn judged(
    play_state: &PlayState,
    wins: impl Fn(Turn) -> Option<bool>,
) -> Vec<(Turn, Option<bool>)> {
    play_state.state.turns().map(|turn| (turn, wins(turn))).collect()
}

/// The turns that win come first.
#[autoprops]
#[component]
fn Answers(
    play_state: &Rc<PlayState>,
    wins: &Vec<(Turn, Option<bool>)>,
    act: &Callback<PlayAction>,
) -> Html {
    let (record, is_open) = (&play_state.place.record, play_state.shows_answers);
    let on_toggle = act.reform(|event: Event| {
        let details = event.target_unchecked_into::<Element>();
        PlayAction::Answers(details.has_attribute("open"))
    });
    // The reader's games are read for those who look only.
    let games =
        use_memo(is_open, |&is_open| if is_open { kept(&shelf::shelf()) } else { Vec::new() });
    let mut wins = if is_open { wins.clone() } else { Vec::new() };
    wins.sort_by_key(|(_, wins)| [Some(true), None, Some(false)].iter().position(|it| it == wins));
    let rows = record.setup.rows();
    html! {
        <details id="play-answers" open={is_open} ontoggle={on_toggle}>
            <summary>{ say::game_answers() }</summary>
            <ul>
                { for wins.into_iter().map(|(turn, wins)| {
                    let name = sentences::turn_name(turn, rows);
                    let verdict = match wins {
                        Some(true) => say::game_answer_wins(),
                        Some(false) => say::game_answer_loses(),
                        None => say::game_answer_unknown(),
                    };
                    let times = times_played(&games, record, turn);
                    html! {
                        <li data-answer={turn.name(rows)} data-wins={wins.map_or("unknown".into(), |wins| wins.to_string())}>
                            <button type="button" onclick={act.reform(move |_| PlayAction::Play(turn))}>{ name }</button>
                            <span>{ verdict }</span>
                            if times > 0 {
                                <span class="note">{ say::game_answer_played(times) }</span>
                            }
                        </li>
                    }
                }) }
            </ul>
        </details>
    }
}
