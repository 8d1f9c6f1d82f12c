//! The board of an item. The reader can try every jump of both players on it; what is tried is no answer.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::board::measures::SIDE;
use crate::board::square_name::ARROW;
use crate::board::view::jump_board::JumpBoard;
use crate::board::view::stones::stone_icon;
use crate::browser::callback::callback;
use crate::browser::focus_back::use_focus_back;
use crate::browser::use_state_of::use_state_of;
use crate::pages::learn::attempt::{AttemptAction, AttemptState, letter};
use crate::pages::learn::view::exercise_board::{exercise_board, layers, subjects};
use basics::player::Player;
use konane::{Area, Board, Jump, NamedBoard, Rules};
use teaching::content::lessons::SubjectKind;
use words::say;

/// What the reader tries, as long as the item's own board stays the same.
#[derive(Clone, PartialEq, Default)]
struct Trial {
    /// Whether the board is for trying where it otherwise takes the answer.
    is_on: bool,
    /// Of several boards the one that is tried.
    place: usize,
    jumps: Vec<Jump>,
}

#[autoprops]
#[component]
pub fn TrialBoard(attempt: &AttemptState, act: &Callback<AttemptAction>) -> Html {
    let slab = use_node_ref();
    let (trial, set) = use_state_of::<_, Trial>((
        attempt.item.clone(),
        attempt.shown(),
        attempt.played,
        attempt.asked.0,
    ));
    use_focus_back(!trial.jumps.is_empty());
    let is_several = attempt.subjects().len() > 1;
    let takes_answer = is_several || attempt.is_answered_on_board();
    let tried = match is_several {
        true => subject_board(attempt, trial.place),
        false => attempt.shown().map(|board| (attempt.rules, board)),
    };
    let is_open = trial.is_on || !takes_answer;
    let Some((rules, board)) = tried.filter(|_| is_open) else {
        let try_board =
            callback!(set, move |place| set.emit(Trial { is_on: true, place, ..Trial::default() }));
        return if is_several {
            subjects(attempt, Some(&try_board))
        } else {
            html! {
                <>
                    if attempt.shown().is_some() {
                        <div class="trial">
                            <button id="trial-start" type="button" onclick={try_board.reform(|_| 0)}>{ say::learn_try() }</button>
                        </div>
                    }
                    { exercise_board(attempt, &slab, act) }
                </>
            }
        };
    };
    // No stone leaves the named board, whatever is played.
    let names = if is_several { NamedBoard::of(&board) } else { attempt.names() };
    let whole = Area::whole(&board).with(names.area());
    let names = names.seen_from(whole.corner);
    let now = trial.jumps.iter().fold(whole.cut(&board), |now, &jump| now.play_unchecked(jump));
    let last = trial.jumps.last().copied();
    let mover = last.and_then(|jump| now.stone(jump.to()));
    let jumps: Vec<Jump> =
        Player::ALL.iter().flat_map(|&player| now.jumps(rules, player)).collect();
    let become_jumps = {
        let (set, trial) = (set.clone(), trial.clone());
        Callback::from(move |jumps| set.emit(Trial { jumps, ..trial.clone() }))
    };
    let on_jump = callback!(become_jumps, trial, move |jump| {
        become_jumps.emit([&trial.jumps[..], &[jump]].concat());
    });
    let take_back = callback!(become_jumps, trial, move |_: MouseEvent| {
        let kept = trial.jumps.len().saturating_sub(1);
        become_jumps.emit(trial.jumps[..kept].to_vec());
    });
    let corner = whole.corner;
    let led_here = attempt.last_jump().filter(|_| !is_several);
    let led_here = led_here.map(|jump| Jump { from: jump.from - corner, ..jump });
    let is_untouched = trial.jumps.is_empty();
    html! {
        <>
            <div class="trial" role="group" aria-label={say::learn_try()}>
                <p id="trial-said" aria-live="polite">
                    if is_several {
                        <b class="letter">{ letter(trial.place) }</b>
                    }
                    { match (last, mover) {
                        (Some(jump), Some(player)) => html! {
                            <>
                                <span class="tried">{ stone_icon(player) }{ names.jump_name(jump).replace('-', ARROW) }</span>
                                <span>{ turn(rules, &now, player.other()) }</span>
                            </>
                        },
                        _ => html! { <span class="note">{ say::learn_try_both() }</span> },
                    } }
                </p>
                if !is_untouched {
                    <button id="trial-back" type="button" onclick={take_back}>{ say::game_take_back() }</button>
                }
                if takes_answer {
                    <button id="trial-end" type="button" onclick={set.reform(|_| Trial::default())}>{ say::learn_try_end() }</button>
                } else if !is_untouched {
                    <button id="trial-again" type="button" onclick={set.reform(|_| Trial::default())}>{ say::learn_try_again() }</button>
                }
            </div>
            <JumpBoard
                board={now}
                origin={corner}
                {names}
                {jumps}
                last={last.or(led_here)}
                {on_jump}
            >
                if is_untouched && !is_several {
                    <g transform={format!("translate({} {})", -corner.column * SIDE, -corner.row * SIDE)}>{ layers(attempt) }</g>
                }
            </JumpBoard>
        </>
    }
}

/// Whose turn it would be, or who would have lost.
fn turn(rules: Rules, board: &Board, next: Player) -> String {
    match board.jumps(rules, next).next().is_none() {
        true => say::learn_try_lost(next),
        false => say::learn_try_turn(next),
    }
}

fn subject_board(attempt: &AttemptState, place: usize) -> Option<(Rules, Board)> {
    match &attempt.subjects().get(place)?.kind {
        SubjectKind::Position(rules, board) => Some((*rules, board.clone())),
        SubjectKind::Expression(_) => None,
    }
}
