//! The penetration room: how far stones can get beyond a line, and why no farther.

use yew::prelude::*;

use crate::analysis::view::cover::use_cover;
use crate::board::view::jump_board::JumpBoard;
use crate::browser::button::{button, switch};
use crate::browser::callback::{callback, closure};
use crate::browser::page_keys::use_keys;
use crate::browser::steps::{LEAP, Steps, use_steps};
use crate::keys::{Seek, UNDO, Undo};
use crate::link::position_link::PositionLink;
use crate::link::problem::LinkProblem;
use crate::link::view::View;
use crate::pages::gallery::keys::penetration_help;
use crate::pages::gallery::penetration::link::{NEVER, Penetration};
use crate::pages::gallery::penetration::solitaire::Solitaire;
use crate::pages::gallery::view::exhibit_frame::{ExhibitForm, RoomProps, Way, story};
use crate::pages::gallery::view::laws::laws;
use crate::pages::gallery::view::penetration::half_plane::HalfPlane;
use crate::pages::gallery::view::penetration::hall_keys::{HallKeys, HallKeysProps, use_hall_keys};
use crate::pages::gallery::view::penetration::matrix::Matrix;
use crate::pages::gallery::view::penetration::overlay::overlay;
use crate::pages::gallery::view::penetration::readout::{answer, scale};
use crate::pages::gallery::view::penetration::step_tools::step_tools;
use crate::pages::gallery::view::penetration::use_hint::use_hint;
use crate::share::shared::{Shared, SharedPosition, ShownPosition};
use crate::shell::view::page_frame::PageFrame;
use konane::{Board, Jump, NamedBoard, Rules, Square};
use words::say;
use worker::client::Report;
use worker::message::Position;

#[component]
pub fn PenetrationRoom(props: &RoomProps) -> Html {
    let RoomProps { exhibit, page_link, on_visit } = props;
    let (room, corrections) = Penetration::of(page_link);
    let change = on_visit.reform(|room: Penetration| room.page_link());
    let is_setting_up = use_state_eq(|| false);
    let looked = use_state_eq(|| None::<Square>);

    let (first, last) = (room.game.line.step, room.game.leaps().len());
    let steps = use_steps(room.game.clone(), first, last, |_| LEAP);
    let shown = room.with_game(room.game.at(steps.step));
    let latest = use_mut_ref(|| shown.clone());
    latest.replace(shown.clone());
    // While the line runs automatically, the link keeps the step at which it started.
    use_effect_with(
        steps.is_running,
        closure!(change, latest, move |is_running| {
            let shown = latest.borrow().clone();
            if !is_running && first != shown.game.line.step {
                change.emit(shown);
            }
        }),
    );
    // A step that the reader chooses is in the link at once: an effect could undo the next one.
    let to = callback!(steps.to, change, move |step: usize| {
        to.emit(step);
        let shown = latest.borrow().clone();
        change.emit(shown.with_game(shown.game.at(step)));
    });
    let steps = Steps { to, ..steps };
    let room = shown;
    let game = &room.game;
    let (hint, ask_hint) = use_hint(&room);
    use_keys(
        &UNDO,
        true,
        closure!(steps, move |key| {
            let key = match key {
                Undo::Undo => Seek::Back,
                Undo::Redo => Seek::On,
            };
            steps.to.emit(key.from(steps.step, last));
            true
        }),
    );
    let hall_keys = HallKeysProps {
        room: room.clone(),
        steps: steps.clone(),
        ask_hint: ask_hint.clone(),
        change: change.clone(),
    };
    use_hall_keys(&hall_keys);

    let Penetration { is_hidden, is_projected, is_embedded, .. } = room;
    let view = View { is_hidden, is_projected, is_embedded, ..View::default() };
    let cover = use_cover(view, (game.depth, game.width));
    let is_closed = cover.is_closed();
    // The window ends beyond the goal, which stones just do not reach.
    let window = if is_closed { game.window(NEVER) } else { room.window() };
    let board = game.board(window);
    let inside = move |square: Square| square + window.corner;
    let on_board = |leap: &Jump| Jump { from: leap.from - window.corner, ..*leap };
    let leaps = if *is_setting_up { Vec::new() } else { game.next_leaps() };
    let jumps: Vec<Jump> = leaps.iter().map(on_board).collect();
    let led_here = steps.step.checked_sub(1).and_then(|step| game.leaps().get(step));
    let on_jump = callback!(room, change, move |jump: Jump| {
        let leap = Jump { from: inside(jump.from), ..jump };
        if let Some(game) = room.game.leap(leap) {
            change.emit(room.with_game(game));
        }
    });
    let on_press = callback!(room, change, is_setting_up, move |square: Square| {
        let square = inside(square);
        if *is_setting_up {
            if let Some(game) = room.game.toggled(square) {
                change.emit(room.with_game(game));
            }
        } else if square.row == room.goal().row {
            // Chooses another goal in the same row.
            let column = square.column.clamp(0, room.game.width - 1);
            change.emit(room.with_goal(-square.row, column));
        }
    });
    let next = hint.as_ref().and_then(|hint| hint.leap);
    let next = next.or_else(|| game.leaps().get(steps.step).filter(|_| !is_closed).copied());
    let on_view = callback!(room, change, move |view: View| {
        change.emit(Penetration { is_projected: view.is_projected, ..room.clone() });
    });
    let dismiss = change.reform(closure!(room, move |()| room.clone()));
    html! {
        <PageFrame
            layout="exhibit"
            class="penetration"
            title={say::gallery_page(exhibit.title.text())}
            {view}
            {cover}
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
            above={html! { <Way exhibit={*exhibit} {is_projected} is_covered={is_closed} /> }}
            heading={exhibit.title.text()}
            headline={exhibit.headline.text()}
            problem={LinkProblem::corrected(corrections)}
            on_dismiss={dismiss}
            tools={tools(&room, &is_setting_up, &ask_hint, &change)}
        >
            { ExhibitForm {
                board: html! {
                    <div class="work">
                        <div class="front">
                            <JumpBoard
                                {board}
                                origin={window.corner}
                                {jumps}
                                last={led_here.map(on_board)}
                                leaves_focus={is_projected || is_embedded}
                                {on_jump}
                                {on_press}
                                on_look={Callback::from(closure!(looked, move |square: Option<Square>| looked.set(square.map(inside))))}
                            >
                                { overlay(&room, window, (!is_closed).then(|| room.goal()), next) }
                            </JumpBoard>
                        </div>
                        <div class="under">{ step_tools(game, *is_setting_up, &steps, window) }</div>
                    </div>
                },
                verdict: html! {
                    if !is_closed {
                        <section class="card pen-answer">
                            { answer(&room, hint.as_ref()) }
                            { scale(&room, window, *looked, &change) }
                        </section>
                    }
                },
                table: html! { if !is_closed { <Matrix room={room.clone()} /><HalfPlane /> } },
                why: html! { <>{ story(exhibit) }{ laws(exhibit, None) }</> },
                is_covered: is_closed,
                is_embedded,
                ..ExhibitForm::default()
            }.view() }
            <HallKeys ..hall_keys />
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

fn tools(
    room: &Penetration,
    is_setting_up: &UseStateHandle<bool>,
    ask_hint: &Callback<()>,
    change: &Callback<Penetration>,
) -> Html {
    let game = &room.game;
    let begin = |id: &'static str, label: &'static str, game: Solitaire| {
        let room = room.with_game(game);
        html! {
            <button {id} type="button" onclick={change.reform(move |_| room.clone())}>{ label }</button>
        }
    };
    let set_up = {
        let is_setting_up = is_setting_up.clone();
        Callback::from(move |()| is_setting_up.set(!*is_setting_up))
    };
    html! {
        <div class="tools">
            { button("pen-hint", say::pen_hint(), false, ask_hint, ()) }
            { switch("pen-set-up", say::pen_set_up(), **is_setting_up, &set_up, ()) }
            if **is_setting_up {
                { begin("pen-full", say::pen_full(), game.filled(true)) }
                { begin("pen-clear", say::pen_clear(), game.filled(false)) }
            }
            if !game.is_solution() {
                { begin("pen-usual", say::pen_usual(), Solitaire::new(game.depth, game.width)) }
            }
        </div>
    }
}
