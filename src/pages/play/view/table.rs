//! The board of a game: what it highlights, and what a touch does.

use std::rc::Rc;

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::view::layers::arrow;
use crate::board::event::{BoardEvent, PointerMode};
use crate::board::measures::SIDE;
use crate::board::view::board_view::BoardView;
use crate::board::view::slab::size;
use crate::browser::callback::{callback, closure};
use crate::pages::play::play_state::{PlayAction, PlayState};
use game::Turn;
use konane::{Area, Board, Jump, Square};

/// Marks of a hint or of the review.
#[derive(Clone, Copy, PartialEq, Default)]
pub struct Marks {
    /// A stone that has a better jump, and then that jump.
    pub stone: Option<Square>,
    pub better: Option<Jump>,
    /// A mistake that the page has taken back.
    pub mistake: Option<Jump>,
    /// The answer that refutes a mistake.
    pub reply: Option<Jump>,
}

#[autoprops]
#[component]
pub fn Table(
    play_state: &Rc<PlayState>,
    act: &Callback<PlayAction>,
    #[prop_or_default] marks: &Marks,
) -> Html {
    let slab = use_node_ref();
    let board = &play_state.seen().board;
    let is_shown = play_state.shown.is_some();
    let seen = Side {
        rows: board.rows(),
        columns: board.columns(),
        is_turned: play_state.place.is_turned,
    };
    let is_finger = use_mut_ref(|| false);
    let on_event = callback!(act, is_finger, move |event| match seen.action(event) {
        Some(PlayAction::Press(square)) if *is_finger.borrow() => {
            act.emit(PlayAction::Tap(square))
        }
        action => action.into_iter().for_each(|action| act.emit(action)),
    });
    let on_down = closure!(is_finger, move |event: PointerEvent| {
        is_finger.replace(event.pointer_type() == "touch");
    });
    // The board has already handled the event.
    let on_up = move |_: PointerEvent| {
        is_finger.replace(false);
    };
    let jumps = if is_shown { Vec::new() } else { play_state.jumps() };
    let mut targets: Vec<Square> = match &play_state.choice[..] {
        [] => jumps.iter().map(|jump| seen.square(jump.to())).collect(),
        [jump, ..] => vec![seen.square(jump.to())],
    };
    targets.sort();
    targets.dedup();
    let shown = if seen.is_turned { turned(board) } else { board.clone() };
    let pointer =
        if play_state.is_mine() && !is_shown { PointerMode::Jump } else { PointerMode::Press };
    let area = Area::whole(&shown);
    html! {
        <div class="bed" ~style={size(area)} onpointerdown={on_down} onpointerup={on_up}>
            <BoardView
                board={shown}
                origin={Square::new(0, 0)}
                selection={play_state.lifted.map(|square| Area::one(seen.square(square)))}
                {targets}
                {pointer}
                last={play_state.last_jump().map(|jump| seen.jump(jump))}
                leaves_focus={true}
                is_turned={seen.is_turned}
                {slab}
                {on_event}
            >
                if !is_shown {
                    { layers(play_state, seen, &jumps, *marks) }
                }
            </BoardView>
        </div>
    }
}

/// The side from which the reader sees the board.
#[derive(Clone, Copy)]
struct Side {
    rows: i32,
    columns: i32,
    is_turned: bool,
}

impl Side {
    /// The place of a square on the screen, or the square at such a place.
    fn square(self, square: Square) -> Square {
        match self.is_turned {
            true => Square::new(self.rows - 1 - square.row, self.columns - 1 - square.column),
            false => square,
        }
    }

    fn jump(self, jump: Jump) -> Jump {
        let direction = if self.is_turned { jump.direction.opposite() } else { jump.direction };
        Jump { from: self.square(jump.from), direction, ..jump }
    }

    fn action(self, event: BoardEvent) -> Option<PlayAction> {
        Some(match event {
            BoardEvent::Press(square) => PlayAction::Press(self.square(square)),
            BoardEvent::Grasp(square) => PlayAction::Lift(self.square(square)),
            BoardEvent::Carry(area, to) => {
                PlayAction::Carry(self.square(area.corner), self.square(to))
            }
            BoardEvent::Select(None) => PlayAction::LetGo,
            _ => return None,
        })
    }
}

fn turned(board: &Board) -> Board {
    let seen = Side { rows: board.rows(), columns: board.columns(), is_turned: true };
    let mut turned = Board::empty(board.rows(), board.columns(), board.edge());
    for (square, player) in board.stones() {
        turned.set(seen.square(square), Some(player));
    }
    turned
}

/// Rings around the stones that can be removed or can jump, the jumps that the other player threatens, the jump that a
/// second press would play, and the marks of a hint or the review. Text on the page says the same.
fn layers(play_state: &PlayState, seen: Side, jumps: &[Jump], marks: Marks) -> Html {
    let mut lit: Vec<Square> = match &play_state.choice[..] {
        [] if play_state.is_mine() => play_state.state.removals().collect(),
        choice => choice.iter().map(|jump| jump.from).collect(),
    };
    if play_state.lifted.is_none() && play_state.choice.is_empty() {
        lit.extend(jumps.iter().map(|jump| jump.from));
    }
    lit.sort();
    lit.dedup();
    let offered = if let [jump] = play_state.choice[..] { Some(jump) } else { None };
    let threats = play_state.state.threats().filter(|_| play_state.shows_threats);
    html! {
        <g class="layers" aria-hidden="true">
            { for lit.into_iter().map(|square| ring("free-stone", seen.square(square))) }
            { for marks.stone.map(|square| ring("hint-stone", seen.square(square))) }
            { for [
                (marks.mistake, "mistaken-jump"),
                (marks.reply, "reply-jump"),
                (offered.or(marks.better), "hint-jump"),
            ].into_iter().filter_map(|(jump, class)| jump.map(|jump| html! {
                <g class={classes!("jump", "proof", class)}>{ arrow(&seen.jump(jump)) }</g>
            })) }
            { for threats.filter_map(Turn::jump).map(|jump| html! {
                <g class="jump proof later threat">{ arrow(&seen.jump(jump)) }</g>
            }) }
        </g>
    }
}

fn ring(class: &'static str, square: Square) -> Html {
    let middle = |place: i32| (place * SIDE + SIDE / 2).to_string();
    html! { <circle {class} cx={middle(square.column)} cy={middle(square.row)} r="25" /> }
}
