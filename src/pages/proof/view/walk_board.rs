//! The board of the walk, on which the reader makes the jumps of the loser.

use yew::prelude::*;

use crate::board::area::Area;
use crate::board::event::{BoardEvent, PointerMode};
use crate::board::view::board_view::BoardView;
use crate::board::view::slab::size;
use crate::browser::callback::callback;
use crate::browser::use_state_of::use_state_of;
use crate::pages::proof::walk::WalkMove;
use konane::{Board, Jump, Square};

#[derive(Properties, PartialEq)]
pub struct WalkBoardProps {
    pub board: Board,
    /// The place of its first square.
    pub corner: Square,
    /// What the reader can do, jumps and other moves.
    pub moves: Vec<WalkMove>,
    /// The jump of the proof that led here.
    pub last: Option<Jump>,
    pub on_move: Callback<usize>,
}

#[component]
pub fn WalkBoard(props: &WalkBoardProps) -> Html {
    let WalkBoardProps { board, corner, moves, last, on_move } = props;
    let slab = use_node_ref();
    let (lifted, lift) = use_state_of::<_, Option<Square>>(board.clone());
    let jumps: Vec<(usize, Square, Square)> = moves
        .iter()
        .enumerate()
        .filter_map(|(place, it)| match *it {
            WalkMove::Jump { from, to } => Some((place, from, to)),
            WalkMove::Value(_) => None,
        })
        .collect();
    let targets: Vec<Square> =
        jumps.iter().filter(|(_, from, _)| Some(*from) == lifted).map(|(.., to)| *to).collect();
    let can_move = !jumps.is_empty();
    let on_event = callback!(on_move, move |event: BoardEvent| {
        let (start, end) = match event {
            BoardEvent::Press(square) => (lifted, square),
            BoardEvent::Carry(area, to) => (Some(area.corner), to),
            BoardEvent::Grasp(square) => return lift.emit(Some(square)),
            _ => return,
        };
        let asked = jumps.iter().find(|(_, from, to)| Some(*from) == start && *to == end);
        if let Some(&(place, ..)) = asked {
            lift.emit(None);
            return on_move.emit(place);
        }
        let can_jump = jumps.iter().any(|(_, from, _)| *from == end);
        lift.emit(Some(end).filter(|_| can_jump && start != Some(end)));
    });
    html! {
        <div class="bed" ~style={size(Area::whole(board))} data-movable={can_move.to_string()}>
            <BoardView
                board={board.clone()}
                origin={*corner}
                pointer={PointerMode::Jump}
                {targets}
                last={*last}
                {slab}
                {on_event}
            />
        </div>
    }
}
