//! The walk through a proof: the board, the subtracted value, and the tree of the moves so far.

use std::rc::Rc;

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::view::folded_name::name;
use crate::analysis::view::name_view::short_name;
use crate::analysis::view::step_bar::step_button;
use crate::board::square_name::jump_name;
use crate::board::view::jump_board::JumpBoard;
use crate::browser::button::switch;
use crate::browser::callback::{callback, closure};
use crate::browser::icon::Icon;
use crate::browser::page_keys::use_keys;
use crate::keys::Seek;
use crate::pages::proof::keys::WALK;
use crate::pages::proof::walk::{Node, Stand, Walk, WalkAction, WalkMove};
use basics::player::Player;
use konane::Jump;
use words::say;
use worker::message::NameText;

/// `names` has the values of the certificate. `has_sides` says whether the claim has two halves.
#[autoprops]
#[component]
pub fn WalkView(
    walk: &Rc<Walk>,
    names: &Vec<NameText>,
    has_sides: bool,
    act: &Callback<WalkAction>,
) -> Html {
    use_keys(
        &WALK,
        true,
        closure!(act, move |seek| {
            act.emit(WalkAction::Go(seek));
            true
        }),
    );
    if let Some(problem) = &walk.problem {
        return html! { <p class="problem" role="alert">{ say::proof_failed(problem) }</p> };
    }
    let Some(node) = walk.node() else { return html! {} };
    let stand = &node.stand;
    let loser = stand.winner.other();
    let name_of = |value: usize| names.get(value);
    let options = stand.moves.iter().enumerate().filter_map(|(place, it)| match it {
        WalkMove::Value(value) => Some((place, name_of(*value)?)),
        WalkMove::Jump { .. } => None,
    });
    let options: Vec<(usize, &NameText)> = options.collect();
    let on_jump = callback!(act, moves = stand.moves.clone(), move |jump: Jump| {
        let place = moves.iter().position(|it| it.jump() == Some(jump));
        place.into_iter().for_each(|place| act.emit(WalkAction::Play(place)));
    });
    // 0 has no options: nobody moves in it.
    let subtracted = name_of(stand.value).filter(|it| it.plain() != "0");
    let side = |winner: usize, player: Player| {
        switch(
            format!("proof-side-{}", player.name()),
            say::proof_side(player),
            walk.winner == winner,
            act,
            WalkAction::Winner(winner),
        )
    };
    html! {
        <section class="proof-walk" aria-label={say::proof_walk()} data-node={walk.at.to_string()}>
            <div class="walk-head">
                <h2>{ say::proof_walk() }</h2>
                if has_sides {
                    <div class="group" role="group" aria-label={say::proof_sides()}>
                        { side(0, Player::Right) }
                        { side(1, Player::Left) }
                    </div>
                }
                <p>{ say::proof_walk_rule(loser) }</p>
            </div>
            <div class="walk-front">
                <JumpBoard
                    board={stand.board.clone()}
                    origin={stand.corner}
                    names={walk.names(stand)}
                    jumps={stand.moves.iter().filter_map(|it| it.jump()).collect::<Vec<_>>()}
                    last={node.answer.and_then(WalkMove::jump)}
                    {on_jump}
                />
                if let Some(subtracted) = subtracted {
                    <p class="minus">{ say::proof_minus(name(subtracted)) }</p>
                }
                if !options.is_empty() {
                    <div class="walk-options" role="group" aria-labelledby="proof-in-value">
                        <span id="proof-in-value">{ say::proof_in_value() }</span>
                        { for options.iter().map(|&(place, option)| html! {
                            <button
                                type="button"
                                data-move={place.to_string()}
                                onclick={act.reform(move |_| WalkAction::Play(place))}
                            >
                                { short_name(option) }
                            </button>
                        }) }
                    </div>
                }
            </div>
            <div class="walk-side">
                { steps(walk, act) }
                <p id="proof-said" role="status" data-lost={stand.moves.is_empty().to_string()}>
                    if let Some(answer) = node.answer {
                        { say::proof_answered(&say::proof_below(stand.below), &place(stand), move_name(answer, (walk, stand), names)) }
                    } else {
                        { place(stand) }{ " · " }{ say::proof_below(stand.below) }
                    }
                    if stand.moves.is_empty() {
                        { " " }<strong>{ say::proof_lost() }</strong>
                    }
                </p>
                <nav aria-label={say::proof_path()}>
                    <ol class="walk-tree">{ tree(walk, 0, names, act) }</ol>
                </nav>
            </div>
        </section>
    }
}

fn steps(walk: &Walk, act: &Callback<WalkAction>) -> Html {
    let node = walk.node();
    let has_before = node.is_some_and(|node| node.parent.is_some());
    let has_next = node.is_some_and(|node| node.next.is_some());
    let step = |id, icon, label, is_off: bool, seek: Seek| {
        step_button(id, icon, label, is_off, act.reform(move |_: MouseEvent| WalkAction::Go(seek)))
    };
    html! {
        <div class="tools steps" role="group" aria-label={say::proof_steps()}>
            { step("walk-first", Icon::FIRST, say::proof_step_first(), !has_before, Seek::First) }
            { step("walk-back", Icon::BACK, say::proof_step_back(), !has_before, Seek::Back) }
            { step("walk-on", Icon::ON, say::proof_step_on(), !has_next, Seek::On) }
            { step("walk-last", Icon::LAST, say::proof_step_last(), !has_next, Seek::Last) }
        </div>
    }
}

/// The moves from this position on; branches are lists in the list.
fn tree(walk: &Walk, from: usize, names: &[NameText], act: &Callback<WalkAction>) -> Html {
    let mut items = Vec::new();
    let mut place = from;
    loop {
        items.push(html! { <li>{ item(walk, place, names, act) }</li> });
        match walk.branches(place)[..] {
            [] => break,
            [only] => place = only,
            ref several => {
                items.extend(several.iter().map(|&branch| {
                    html! { <li><ol>{ tree(walk, branch, names, act) }</ol></li> }
                }));
                break;
            }
        }
    }
    items.into_iter().collect()
}

fn item(walk: &Walk, index: usize, names: &[NameText], act: &Callback<WalkAction>) -> Html {
    let node: &Node = &walk.nodes[index];
    let before = node.parent.map(|parent| &walk.nodes[parent].stand);
    let played = before.zip(node.played).and_then(|(before, played)| {
        Some(move_name(*before.moves.get(played)?, (walk, before), names))
    });
    html! {
        <button
            type="button"
            data-walk={index.to_string()}
            aria-current={(index == walk.at).then_some("step")}
            onclick={act.reform(move |_| WalkAction::To(index))}
        >
            { played.unwrap_or_else(|| say::proof_start().into()) }
            if let Some(answer) = node.answer {
                { " · " }<b>{ move_name(answer, (walk, &node.stand), names) }</b>
            }
            <span class="note">{ " " }{ place(&node.stand) }{ " · " }{ node.stand.below }</span>
        </button>
    }
}

fn move_name(it: WalkMove, (walk, stand): (&Walk, &Stand), names: &[NameText]) -> Html {
    let jump = it.jump().map(|jump| jump_name(walk.names(stand), jump));
    match it {
        WalkMove::Jump { .. } => html! { <span class="jump-name">{ jump }</span> },
        WalkMove::Value(value) => {
            let value = names.get(value).map(short_name).unwrap_or_default();
            say::proof_becomes(value)
        }
    }
}

/// The lines of the certificate in which the claims stand.
fn place(stand: &Stand) -> String {
    let line = |line: Option<usize>| line.map_or("–".to_string(), |line| line.to_string());
    let parts: Vec<String> = stand.parts.iter().map(|&part| line(part)).collect();
    let is_listed = stand.parts.iter().any(Option::is_some);
    let parts = is_listed.then(|| say::proof_parts(&parts.join(", ")));
    let whole = stand.line.map(|line| say::proof_line(&line.to_string()));
    let places: Vec<String> = whole.into_iter().chain(parts).collect();
    if places.is_empty() { say::proof_unlisted().to_string() } else { places.join(", ") }
}
