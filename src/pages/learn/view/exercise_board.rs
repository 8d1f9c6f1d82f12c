//! The board of an item with its layers, or several subjects side by side.

use yew::prelude::*;

use crate::analysis::labels::Rectangle;
use crate::analysis::stacked::with_signs;
use crate::analysis::view::layers::arrow;
use crate::analysis::view::signs::{signs, value};
use crate::board::event::{BoardEvent, PointerMode};
use crate::board::measures::SIDE;
use crate::board::view::board_view::BoardView;
use crate::board::view::mini_board::picture;
use crate::board::view::slab::size;
use crate::browser::callback::callback;
use crate::pages::learn::attempt::{AttemptAction, AttemptState, letter, places};
use konane::{Area, Board, Jump, Square};
use teaching::content::lessons::{Claim, Subject, SubjectKind, Task};
use words::say;

pub fn exercise_board(
    attempt: &AttemptState,
    slab: &NodeRef,
    act: &Callback<AttemptAction>,
) -> Html {
    if attempt.subjects().len() > 1 || attempt.board.is_none() && !attempt.is_to_draw() {
        return subjects(attempt, None);
    }
    let Some(board) = attempt.shown() else { return html! { <p class="waiting">{ "…" }</p> } };
    let on_event = callback!(act, move |event| match event {
        BoardEvent::Press(square) | BoardEvent::Grasp(square) => {
            act.emit(AttemptAction::Press(square))
        }
        BoardEvent::Carry(area, to) => act.emit(AttemptAction::Carry(area.corner, to)),
        _ => {}
    });
    let from = attempt.lifted;
    let possible = attempt.possible();
    let targets = possible.iter().filter(|jump| Some(jump.from) == from).map(|jump| jump.to());
    let is_placed = matches!(attempt.item.task, Some(Task::Set(_) | Task::Parts));
    let pointer = if is_placed { PointerMode::Press } else { PointerMode::Jump };
    html! {
        <div class="bed" ~style={size(Area::whole(&board))}>
            <BoardView
                {board}
                origin={Square::new(0, 0)}
                names={attempt.names()}
                selection={from.map(Area::one)}
                targets={targets.collect::<Vec<_>>()}
                {pointer}
                last={attempt.last_jump()}
                slab={slab.clone()}
                {on_event}
            >
                { layers(attempt) }
            </BoardView>
        </div>
    }
}

/// Over the stones: jumps with the values they lead to, the reader's own jump, and marks. Text on the page says the
/// same.
pub fn layers(attempt: &AttemptState) -> Html {
    let refuting = attempt.refuting().map(|jump| drawn(&jump, "refutes"));
    let Some(board) = attempt.board.as_ref().filter(|_| attempt.played == 0) else {
        return html! { <g class="layers" aria-hidden="true">{ refuting.unwrap_or_default() }</g> };
    };
    let leads = attempt.leads();
    let places = places(board, &leads);
    let is_list = !attempt.is_game();
    html! {
        <g class="layers" aria-hidden="true">
            { for leads.iter().map(|(jump, _)| drawn(jump, "later")) }
            { for leads.iter().zip(places).filter_map(|((_, text), place)| Some(label(text, place?))) }
            { for attempt.ladder.pointed.last().map(|jump| drawn(jump, "pointed")) }
            { for attempt.jumps.iter().filter(|_| is_list).map(|jump| drawn(jump, "pointed")) }
            { for attempt.marks.iter().map(|&(square, part)| mark(square, &part.to_string())) }
            { for hinted_marks(attempt, board).into_iter().map(|(square, sign)| mark(square, &sign)) }
            { refuting.unwrap_or_default() }
        </g>
    }
}

/// The jumps in the text, for paper: without the values they lead to.
pub fn drawn_leads(attempt: &AttemptState) -> Html {
    let names = attempt.names();
    let jumps = attempt.item.leads.iter().filter_map(|it| names.jump_named(&it.jump));
    jumps.map(|jump| drawn(&jump, "later")).collect()
}

/// The parts of a solution, for paper.
pub fn paper_marks(attempt: &AttemptState, board: &Board) -> Html {
    let marks = hinted_marks(attempt, board).into_iter();
    marks.map(|(square, sign)| mark(square, &sign)).collect()
}

fn drawn(jump: &Jump, class: &'static str) -> Html {
    html! { <g class={classes!("jump", "proof", class)}>{ arrow(jump) }</g> }
}

fn label(text: &str, Rectangle { x, y, width, height }: Rectangle) -> Html {
    html! {
        <g class="chip small" transform={format!("translate({x} {y})")}>
            <rect width={width.to_string()} height={height.to_string()} rx="8" />
            <text x={(width / 2.0).to_string()} y="23" text-anchor="middle" font-size="22">{ text }</text>
        </g>
    }
}

/// The parts that the last hint tells.
fn hinted_marks(attempt: &AttemptState, board: &Board) -> Vec<(Square, String)> {
    use worker::message::ArgumentText;
    let hint = attempt.verdict.as_ref().filter(|verdict| verdict.sentence == "hint-parts");
    let Some(ArgumentText::Text(text)) = hint.and_then(|hint| hint.arguments.last()) else {
        return Vec::new();
    };
    let rows: Vec<&str> = text.split('/').collect();
    let sign = |square: Square| {
        let sign = rows.get(square.row as usize)?.chars().nth(square.column as usize)?;
        (sign != '.').then(|| (square, sign.to_string()))
    };
    board.stones().filter_map(|(square, _)| sign(square)).collect()
}

fn mark(square: Square, sign: &str) -> Html {
    let middle = |place: i32| (place * SIDE + SIDE / 2).to_string();
    html! {
        <g class="part-mark">
            <circle cx={middle(square.column)} cy={middle(square.row)} r="14" />
            <text
                x={middle(square.column)}
                y={(square.row * SIDE + SIDE / 2 + 8).to_string()}
                text-anchor="middle"
                font-size="22"
            >
                { sign }
            </text>
        </g>
    }
}

/// Boards and values by their letters, and what a press on a board does.
pub fn subjects(attempt: &AttemptState, on_board: Option<&Callback<usize>>) -> Html {
    let subjects = attempt.subjects();
    let shown = |place: usize, subject: &Subject| {
        html! {
            <li>
                if subjects.len() > 1 {
                    <span class="letter">{ letter(place) }</span>
                }
                { match &subject.kind {
                    SubjectKind::Position(_, board) => html! {
                        <>
                            <span class="mini">{ picture(board, 26) }</span>
                            if let Some(on_board) = on_board {
                                <button type="button" data-try={letter(place)} onclick={on_board.reform(move |_| place)}>{ say::learn_try() }</button>
                            }
                        </>
                    },
                    SubjectKind::Expression(text) => html! { <span class="value">{ expression(text) }</span> },
                } }
                { worth(subject, attempt) }
            </li>
        }
    };
    html! {
        <ul class="subjects">
            { for subjects.iter().enumerate().map(|(place, subject)| shown(place, subject)) }
        </ul>
    }
}

/// A value as its author typed it, with the page's signs.
pub fn expression(text: &str) -> Html {
    html! { <span class="name">{ signs(&with_signs(text)) }</span> }
}

/// What a subject is worth, once that is shown.
pub fn worth(subject: &Subject, attempt: &AttemptState) -> Html {
    match &subject.worth {
        Some(Claim { signs, words }) if attempt.shows(signs) => html! {
            <span class="subject-worth">{ say::learn_worth(value(signs, words)) }</span>
        },
        _ => html! {},
    }
}

/// What a press on the board does.
pub fn help(task: &Task) -> Option<&'static str> {
    match task {
        Task::Set(_) => Some(say::learn_press_set()),
        Task::Parts => Some(say::learn_press_parts()),
        Task::Jump(_) | Task::Jumps(_) | Task::Strike(_) | Task::Through(..) => {
            Some(say::learn_press_jump())
        }
        Task::Hold(_) => Some(say::learn_press_hold()),
        _ => None,
    }
}
