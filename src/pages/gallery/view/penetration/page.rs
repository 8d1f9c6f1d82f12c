//! The penetration room: how far stones can get beyond a line, and why no farther.

use yew::prelude::*;

use crate::board::area::Area;
use crate::board::event::{BoardEvent, PointerMode};
use crate::board::view::board_view::BoardView;
use crate::board::view::slab::size;
use crate::browser::callback::{callback, closure};
use crate::browser::steps::{LEAP, Steps, use_steps};
use crate::link::position_link::PositionLink;
use crate::link::problem::LinkProblem;
use crate::link::view::View;
use crate::pages::gallery::keys::penetration_help;
use crate::pages::gallery::penetration::link::Room;
use crate::pages::gallery::penetration::solitaire::Solitaire;
use crate::pages::gallery::view::exhibit_frame::{RoomProps, Way, story};
use crate::pages::gallery::view::laws::laws;
use crate::pages::gallery::view::penetration::half_plane::HalfPlane;
use crate::pages::gallery::view::penetration::hall_keys::{HallKeys, HallKeysProps, use_hall_keys};
use crate::pages::gallery::view::penetration::matrix::Matrix;
use crate::pages::gallery::view::penetration::overlay::overlay;
use crate::pages::gallery::view::penetration::own_weights::OwnWeights;
use crate::pages::gallery::view::penetration::play::{play_tools, use_play};
use crate::pages::gallery::view::penetration::readout::{answer, scale};
use crate::pages::gallery::view::penetration::watch::watch_tools;
use crate::share::shared::{Shared, SharedPosition, ShownPosition};
use crate::shell::view::list_bar::ListHead;
use crate::shell::view::page_frame::PageFrame;
use konane::{Board, NamedBoard, Rules, Square};
use words::say;
use worker::client::Report;
use worker::message::Position;

#[component]
pub fn PenetrationRoom(props: &RoomProps) -> Html {
    let RoomProps { exhibit, page_link, on_visit } = props;
    let (room, corrections) = Room::of(page_link);
    let change = on_visit.reform(|room: Room| room.page_link());
    let slab = use_node_ref();
    let looked = use_state_eq(|| None::<Square>);

    let whole = room.shown();
    let is_played = room.game.is_some();
    let subject = (room.depth, room.width, is_played, room.step);
    let last = whole.leaps().len();
    let steps = use_steps(subject, room.step, last, |_| LEAP);
    let latest = use_mut_ref(|| (room.clone(), steps.step));
    latest.replace((room.clone(), steps.step));
    // While the path runs automatically, the link keeps the step at which it started.
    use_effect_with(
        steps.is_running,
        closure!(change, latest, move |is_running| {
            let (room, step) = latest.borrow().clone();
            if !is_running && !is_played && step != room.step {
                change.emit(Room { step, ..room });
            }
        }),
    );
    // A step that the reader chooses is in the link at once: an effect could undo the next one.
    let to = callback!(steps.to, change, move |step: usize| {
        to.emit(step);
        let (room, _) = latest.borrow().clone();
        change.emit(Room { step: step.min(last), ..room });
    });
    let steps = Steps { to, ..steps };
    let play = use_play(&room, change.clone());
    let game = if is_played { whole.clone() } else { whole.at(steps.step) };

    let hall_keys = HallKeysProps {
        room: room.clone(),
        last,
        steps: steps.clone(),
        act: play.act.clone(),
        change: change.clone(),
    };
    use_hall_keys(&hall_keys);

    let window = whole.window(-room.goal().row);
    let Room { is_projected, is_embedded, .. } = room;
    let view = View { is_projected, is_embedded, ..View::default() };
    let board = game.board(window);
    let inside = move |square: Square| square + window.corner;
    let on_event = callback!(room, change, play.press, move |event: BoardEvent| {
        let (one, other) = match event {
            BoardEvent::Press(square) | BoardEvent::Erase(square) | BoardEvent::Put(square, _) => {
                (inside(square), None)
            }
            BoardEvent::Carry(area, to) => (inside(area.corner), Some(inside(to))),
            _ => return,
        };
        match room.game {
            Some(_) => press.emit((one, other)),
            // Chooses another goal in the same row.
            None if one.row == room.goal().row => {
                let column = one.column.clamp(0, room.width - 1);
                change.emit(room.with_goal(-one.row, column));
            }
            None => {}
        }
    });
    let next = match &room.game {
        None => whole.leaps().get(steps.step).copied(),
        Some(_) => play.next,
    };
    let landings = play.picked.map(|square| game.landings(square)).unwrap_or_default();
    let targets: Vec<Square> = landings.into_iter().map(|to| to - window.corner).collect();
    let on_view = callback!(room, change, move |view: View| {
        change.emit(Room { is_projected: view.is_projected, ..room.clone() });
    });
    let dismiss = change.reform(closure!(room, move |()| room.clone()));
    html! {
        <PageFrame
            layout="penetration"
            title={say::gallery_page(exhibit.title.text())}
            {view}
            {on_view}
            keys={penetration_help()}
            shared={Shared {
                exhibit: Some(*exhibit),
                position: Some(shared(&board, view)),
                ..Shared::page(
                    page_link,
                    format!("{}: {}", exhibit.title.text(), exhibit.headline.text()),
                )
            }}
            head_class="exhibit-head"
            above={html! { <Way exhibit={*exhibit} {is_projected} /> }}
            heading={exhibit.title.text()}
            headline={exhibit.headline.text()}
            problem={LinkProblem::corrected(corrections)}
            on_dismiss={dismiss}
        >
            <Matrix room={room.clone()} />
            <div class="pen-left">
                <div class="work pen-stage">
                    <div class="tools">
                        { mode_tools(&room, &change) }
                        if room.game.is_some() {
                            { play_tools(&room, &play) }
                        }
                    </div>
                    <div class="bed" ~style={size(Area::whole(&board))}>
                        <BoardView
                            {board}
                            origin={window.corner}
                            pointer={match room.game {
                                Some(_) => PointerMode::Carry,
                                None => PointerMode::Press,
                            }}
                            {targets}
                            leaves_focus={is_projected || is_embedded}
                            {slab}
                            {on_event}
                            on_look={Callback::from(closure!(looked, move |square: Option<Square>| looked.set(square.map(inside))))}
                        >
                            { overlay(&room, &game, window, next, play.picked) }
                        </BoardView>
                    </div>
                    if room.game.is_none() {
                        { watch_tools(&room, &whole, &steps, window) }
                    }
                </div>
            </div>
            <aside class="card pen-answer">
                <ListHead />
                { answer(&room, &whole, &game, &play) }
                { scale(&room, &game, window, *looked, &change) }
                <OwnWeights room={room.clone()} change={change.clone()} />
            </aside>
            <HallKeys ..hall_keys />
            <HalfPlane />
            <div class="more exhibit-more">{ story(exhibit) }{ laws(exhibit, None) }</div>
        </PageFrame>
    }
}

/// The stones of the room, as a position of the game.
fn shared(board: &Board, view: View) -> SharedPosition {
    let link = |view: View| {
        let (board, parameters) = (board.clone(), view.write(""));
        PositionLink { rules: Rules::Ancient, board, parameters }.to_string()
    };
    let position = Position { board: board.to_string(), ..Position::default() };
    SharedPosition {
        shown: ShownPosition {
            position,
            board: board.clone(),
            names: NamedBoard::whole(board),
            view,
        },
        report: Report::default(),
        link: link(view.plain()),
        frame: link(view.plain().embedded()),
    }
}

fn mode_tools(room: &Room, change: &Callback<Room>) -> Html {
    let mode = |id: &'static str, label: &'static str, is_play: bool| {
        let (room, change) = (room.clone(), change.clone());
        html! {
            <button
                {id}
                type="button"
                aria-pressed={(room.game.is_some() == is_play).to_string()}
                onclick={move |_| {
                    if room.game.is_some() != is_play {
                        let game = is_play.then(|| Solitaire::new(room.depth, room.width));
                        change.emit(room.with_game(game));
                    }
                }}
            >
                { label }
            </button>
        }
    };
    html! {
        <div class="group" role="group" aria-label={say::pen_modes()}>
            { mode("pen-watch", say::pen_watch(), false) }
            { mode("pen-play", say::pen_play(), true) }
        </div>
    }
}
