//! The board on paper: white, with little ink.

use yew::prelude::*;

use crate::board::measures::SIDE;
use crate::board::view::coordinates::{lettered_columns, numbered_rows};
use crate::board::view::stones::traced;
use basics::player::Player;
use konane::{Area, Board, Edge, NamedBoard, Square, column_name};

/// Shapes within a square, drawn from its middle.
const PIT: &str = "m-4 0a4 4 0 0 0 8 0a4 4 0 0 0-8 0z";
const STONE: &str = "m-20 0a20 20 0 0 0 40 0a20 20 0 0 0-40 0z";

/// The width of the rim, in the units of the picture.
pub const RIM: i32 = 36;
/// The type size of the names of squares, for each square of the longer side.
const MANY: f64 = 1.6;

/// The area to print: on the plane the stones, with this many empty squares around them.
pub fn printed(board: &Board, margin: i32) -> Area {
    let whole = Area::whole(board);
    let Some(Area { corner, rows, columns }) = board.bounding_box() else { return whole };
    if board.edge() == Edge::Walls {
        return whole;
    }
    let last = whole.last();
    let first = Square::new((corner.row - margin).max(0), (corner.column - margin).max(0));
    let end = Square::new(
        (corner.row + rows - 1 + margin).min(last.row),
        (corner.column + columns - 1 + margin).min(last.column),
    );
    Area::between(first, end)
}

/// `layers` lie over the stones, in the units of the picture. The `names` of squares are along the left and the lower
/// edge. Each kind of stone is one element, however many stones there are.
pub fn paper_board(
    board: &Board,
    (area, names): (Area, NamedBoard),
    label: String,
    layers: Html,
) -> Html {
    let path = |stone: Option<Player>, shape| {
        traced(area.squares().filter(|&square| board.stone(square) == stone), shape)
    };
    let middle = |place: i32| place * SIDE + SIDE / 2;
    let (left, top) = (area.corner.column * SIDE, area.corner.row * SIDE);
    let (width, height) = (area.columns * SIDE, area.rows * SIDE);
    // The more squares, the smaller they are on paper: so the type grows with their number, as far as there is room.
    let size = (MANY * f64::from(area.rows.max(area.columns))).clamp(17.0, 28.0).to_string();
    html! {
        <svg
            class="paper-board"
            viewBox={format!("{} {} {} {}", left - RIM, top - RIM, width + 2 * RIM, height + 2 * RIM)}
            role="img"
            font-size={size}
            aria-label={label}
        >
            if board.edge() == Edge::Walls {
                <rect class="paper-wall" x="-6" y="-6" width={(width + 12).to_string()} height={(height + 12).to_string()} />
            }
            <path class="paper-pits" d={path(None, PIT)} />
            <path class="paper-stones black" d={path(Some(Player::Left), STONE)} />
            <path class="paper-stones white" d={path(Some(Player::Right), STONE)} />
            { for numbered_rows(names, area).map(|(row, number)| html! {
                <text x={(left - 18).to_string()} y={(middle(row) + 6).to_string()}>
                    { number }
                </text>
            }) }
            { for lettered_columns(names, area).map(|(column, place)| html! {
                <text x={middle(column).to_string()} y={(top + height + 26).to_string()}>
                    { column_name(place) }
                </text>
            }) }
            { layers }
        </svg>
    }
}
