//! Every jump with the value it leads to and what becomes of it.

use yew::prelude::*;

use crate::app::answers::inspection::{Look, Reveal};
use crate::app::answers::name_view::name;
use crate::app::answers::phrases;
use crate::app::answers::scene::Scene;
use crate::app::editor::action::Action;
use crate::worker::message::{Both, Side, ValuedJumpText};

pub fn tables(scene: &Scene, jumps: &Both<Vec<ValuedJumpText>>) -> Html {
    html! {
        <>
            { table(scene, Side::Left, &jumps.left) }
            { table(scene, Side::Right, &jumps.right) }
        </>
    }
}

fn table(scene: &Scene, side: Side, jumps: &[ValuedJumpText]) -> Html {
    if jumps.is_empty() {
        return html! {
            <p class="note">{ format!("{} cannot jump.", phrases::player(side)) }</p>
        };
    }
    html! {
        <table class="jumps" data-side={phrases::name(side)}>
            <caption>{ phrases::player(side) }</caption>
            <colgroup><col class="way" /><col /><col class="end" /></colgroup>
            <thead class="unseen">
                <tr><th>{ "Jump" }</th><th>{ "Value after it" }</th><th>{ "Fate" }</th></tr>
            </thead>
            <tbody>
                { for jumps.iter().enumerate().map(|(index, valued)| {
                    row(scene, side, index, valued, jumps)
                }) }
            </tbody>
        </table>
    }
}

fn row(
    scene: &Scene,
    side: Side,
    index: usize,
    valued: &ValuedJumpText,
    jumps: &[ValuedJumpText],
) -> Html {
    let shows = scene.shows(Reveal::Value);
    let label = scene.frame.jump_name(&valued.jump);
    let jump = scene.frame.jump(&valued.jump);
    let (words, answer) = phrases::fate(&valued.fate, jumps, &scene.frame);
    let point = |to: Option<(Side, usize)>| scene.look.reform(move |_: ()| Look::Jump(to));
    let (here, away) = (point(Some((side, index))), point(None));
    html! {
        <tr onmouseenter={here.reform(|_| ())} onmouseleave={away.reform(|_| ())}>
            <td>
                <button
                    type="button"
                    class="play"
                    aria-label={format!("Play {label}")}
                    onclick={scene.act.reform(move |_| Action::Play(jump))}
                    onfocus={here.reform(|_| ())}
                    onblur={away.reform(|_| ())}
                >
                    { label }
                </button>
            </td>
            if shows {
                <td class="worth">{ name(&valued.value) }</td>
                <td class="fate">
                    if valued.wins {
                        <strong>{ "★ wins" }</strong>
                        { ", " }
                    }
                    { words }
                    { answer.map_or(html! {}, name) }
                </td>
            } else {
                <td class="worth">{ "?" }</td>
                <td class="fate">{ "?" }</td>
            }
        </tr>
    }
}
