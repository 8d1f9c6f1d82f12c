//! Pictures of a gesture, and frames around squares.

use yew::prelude::*;

use crate::board::area::Area;
use crate::board::gesture::Gesture;
use crate::board::measures::SIDE;
use crate::board::view::stones::stone_at;
use konane::{Board, Square};

/// What the pointer drags.
pub fn hand(gesture: Gesture, board: &Board) -> Html {
    if let (Gesture::Carry { area, .. }, Some(over)) = (gesture, gesture.carried()) {
        let stones = area.cut(board);
        return html! {
            <g class="hand">
                { for stones.stones().map(|(square, player)| {
                    let Square { row, column } = square + over.corner;
                    stone_at(row * 1000 + column, column * SIDE, row * SIDE, Some(player))
                }) }
                { frame("selection", over) }
            </g>
        };
    }
    if let Some(area) = gesture.selected() {
        return frame("selection", area);
    }
    let Gesture::Stretch { side, .. } = gesture else {
        return Html::default();
    };
    let (down, right) = side.delta();
    let by = gesture.stretch();
    let whole = Area::whole(board);
    let rows = (whole.rows + by * down.abs()).max(1);
    let columns = (whole.columns + by * right.abs()).max(1);
    let corner = Square::new(
        if down < 0 { whole.rows - rows } else { 0 },
        if right < 0 { whole.columns - columns } else { 0 },
    );
    frame("stretch", Area { corner, rows, columns })
}

pub fn frame(class: &'static str, area: Area) -> Html {
    html! {
        <rect
            {class}
            x={(area.corner.column * SIDE + 4).to_string()}
            y={(area.corner.row * SIDE + 4).to_string()}
            rx="9"
            width={(area.columns * SIDE - 8).to_string()}
            height={(area.rows * SIDE - 8).to_string()}
        />
    }
}
