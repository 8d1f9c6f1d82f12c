//! A board on which the reader makes jumps, by two presses or by dragging a stone.

use yew::prelude::*;

use crate::board::event::{BoardEvent, PointerMode};
use crate::board::view::board_view::BoardView;
use crate::board::view::slab::size;
use crate::browser::callback::callback;
use crate::browser::use_state_of::use_state_of;
use konane::{Area, Board, Jump, NamedBoard, Square};

#[derive(Properties, PartialEq)]
pub struct JumpBoardProps {
    pub board: Board,
    /// The place of its first square.
    pub origin: Square,
    /// The squares that have coordinates, if not all.
    #[prop_or_default]
    pub names: Option<NamedBoard>,
    /// What the reader can play.
    pub jumps: Vec<Jump>,
    /// The jump that led here.
    pub last: Option<Jump>,
    pub on_jump: Callback<Jump>,
    /// Gets a square from which no jump begins, and to which none leads.
    #[prop_or_default]
    pub on_press: Callback<Square>,
    #[prop_or_default]
    pub on_look: Callback<Option<Square>>,
    #[prop_or_default]
    pub leaves_focus: bool,
    /// What lies over the stones.
    #[prop_or_default]
    pub children: Html,
}

#[component]
pub fn JumpBoard(props: &JumpBoardProps) -> Html {
    let JumpBoardProps { board, origin, names, jumps, last, on_jump, on_press, .. } = props;
    let slab = use_node_ref();
    let (lifted, lift) = use_state_of::<_, Option<Square>>(board.clone());
    let targets: Vec<Square> =
        jumps.iter().filter(|jump| Some(jump.from) == lifted).map(|jump| jump.to()).collect();
    let on_event = callback!(jumps, on_jump, on_press, move |event: BoardEvent| {
        let (start, end) = match event {
            BoardEvent::Press(square) => (lifted, square),
            BoardEvent::Carry(area, to) => (Some(area.corner), to),
            BoardEvent::Grasp(square) => return lift.emit(Some(square)),
            _ => return,
        };
        let asked = jumps.iter().find(|jump| Some(jump.from) == start && jump.to() == end);
        if let Some(&jump) = asked {
            lift.emit(None);
            return on_jump.emit(jump);
        }
        let can_jump = jumps.iter().any(|jump| jump.from == end);
        lift.emit(Some(end).filter(|_| can_jump && start != Some(end)));
        if !can_jump && start.is_none() {
            on_press.emit(end);
        }
    });
    html! {
        <div class="bed" ~style={size(Area::whole(board))} data-movable={(!jumps.is_empty()).to_string()}>
            <BoardView
                board={board.clone()}
                origin={*origin}
                names={*names}
                pointer={PointerMode::Jump}
                {targets}
                last={*last}
                leaves_focus={props.leaves_focus}
                {slab}
                {on_event}
                on_look={props.on_look.clone()}
            >
                { props.children.clone() }
            </BoardView>
        </div>
    }
}
