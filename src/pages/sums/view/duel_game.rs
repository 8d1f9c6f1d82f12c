//! One game of a difference that the reader plays: its board, or its value with the options.

use yew::prelude::*;

use crate::analysis::view::folded_name::name;
use crate::analysis::view::stacked;
use crate::board::area::Area;
use crate::board::event::{BoardEvent, PointerMode};
use crate::board::view::board_view::BoardView;
use crate::board::view::slab::size;
use crate::browser::use_state_of::use_state_of;
use crate::pages::sums::windows::Window;
use basics::player::Player;
use konane::{Board, Jump, Square};
use teaching::sums::{Move, MoveKind};
use words::say;
use worker::message::TypedText;

/// A value, shown as typed until its name is known, and the options of the player to move.
pub fn typed(
    text: &str,
    game: usize,
    known: Option<&TypedText>,
    reader: Option<Player>,
    on_move: &Callback<Move>,
) -> Html {
    let options = known.zip(reader).map(|(known, player)| (&known.options, player));
    html! {
        <>
            <p class="typed">
                { match known {
                    Some(known) => name(&known.name),
                    None => stacked::typed(text),
                } }
            </p>
            { match options {
                Some((options, player)) if options.is_empty() => html! {
                    <p class="options note">{ say::duel_no_option(player) }</p>
                },
                options => html! {
                    <div class="options" role="group" aria-label={say::duel_options(game + 1)}>
                        { for options.into_iter().flat_map(|(options, _)| options).filter_map(|option| {
                            let step = Move::parse(&option.step)?;
                            Some(html! {
                                <button
                                    type="button"
                                    data-step={option.step.clone()}
                                    onclick={on_move.reform(move |_| step.clone())}
                                >
                                    { name(&option.to) }
                                </button>
                            })
                        }) }
                    </div>
                },
            } }
        </>
    }
}

#[derive(Properties, PartialEq)]
pub struct DuelBoardProps {
    pub game: usize,
    pub board: Board,
    pub window: Window,
    /// The jumps that the reader can play.
    pub jumps: Vec<Jump>,
    /// The jump that led here, in the squares of the window.
    pub last: Option<Jump>,
    pub on_move: Callback<Move>,
}

#[component]
pub fn DuelBoard(props: &DuelBoardProps) -> Html {
    let DuelBoardProps { game, board, window, jumps, last, on_move } = props;
    let slab = use_node_ref();
    let (lifted, lift) = use_state_of::<_, Option<Square>>(board.clone());
    let by = window.offset();
    let shown = window.show(board);
    let from_lifted = |from: Square| jumps.iter().filter(move |jump| jump.from == from);
    let landings = lifted.into_iter().flat_map(from_lifted);
    let targets: Vec<Square> = landings.map(|jump| jump.to() + by).collect();
    let on_event = {
        let (jumps, on_move, game) = (jumps.clone(), on_move.clone(), *game);
        Callback::from(move |event: BoardEvent| {
            let (from, to) = match event {
                BoardEvent::Press(square) => (lifted, square - by),
                BoardEvent::Carry(area, to) => (Some(area.corner - by), to - by),
                BoardEvent::Grasp(square) => return lift.emit(Some(square - by)),
                _ => return,
            };
            let is_asked = |jump: &&Jump| Some(jump.from) == from && jump.to() == to;
            if let Some(&jump) = jumps.iter().find(is_asked) {
                lift.emit(None);
                return on_move.emit(Move { game, kind: MoveKind::Jump(jump) });
            }
            let can_jump = jumps.iter().any(|jump| jump.from == to);
            lift.emit(Some(to).filter(|_| can_jump && from != Some(to)));
        })
    };
    let can_move = !jumps.is_empty();
    html! {
        <div class="bed" ~style={size(Area::whole(&shown))} data-movable={can_move.to_string()}>
            <BoardView
                board={shown}
                origin={window.corner()}
                pointer={PointerMode::Jump}
                {targets}
                last={*last}
                {slab}
                {on_event}
            />
        </div>
    }
}
