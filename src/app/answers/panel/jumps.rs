//! Every jump with the value it leads to and what becomes of it.

use yew::prelude::*;

use crate::app::answers::folded_name::name;
use crate::app::answers::inspection::{Look, Reveal};
use crate::app::answers::phrases;
use crate::app::answers::study::Study;
use crate::app::editor::action::Action;
use crate::worker::client::ListedJump;
use crate::worker::message::{Both, Side, WorthText};

/// How many jumps have a row: there are boards with thousands.
const MOST_ROWS: usize = 200;

pub fn tables(study: &Study, jumps: &Both<Vec<ListedJump>>) -> Html {
    html! {
        <>
            { table(study, Side::Left, &jumps.left) }
            { table(study, Side::Right, &jumps.right) }
        </>
    }
}

fn table(study: &Study, side: Side, jumps: &[ListedJump]) -> Html {
    if jumps.is_empty() {
        return html! {
            <p class="note">{ format!("{} cannot jump.", phrases::player(side)) }</p>
        };
    }
    let more = jumps.len().saturating_sub(MOST_ROWS);
    html! {
        <>
            <table class="jumps" data-side={phrases::name(side)}>
                <caption>{ phrases::player(side) }</caption>
                <colgroup><col class="way" /><col /><col class="end" /></colgroup>
                <thead class="unseen">
                    <tr><th>{ "Jump" }</th><th>{ "Value after it" }</th><th>{ "Fate" }</th></tr>
                </thead>
                <tbody>
                    { for jumps.iter().take(MOST_ROWS).enumerate().map(|(index, listed)| {
                        row(study, side, index, listed, jumps)
                    }) }
                </tbody>
            </table>
            if more > 0 {
                <p class="note">{ format!("{more} more jumps are not listed.") }</p>
            }
        </>
    }
}

fn row(study: &Study, side: Side, index: usize, listed: &ListedJump, jumps: &[ListedJump]) -> Html {
    let label = study.frame.jump_name(&listed.jump);
    let jump = study.frame.jump(&listed.jump);
    let point = |to: Option<(Side, usize)>| study.look.reform(move |_: ()| Look::Jump(to));
    let (here, away) = (point(Some((side, index))), point(None));
    html! {
        <tr onmouseenter={here.reform(|_| ())} onmouseleave={away.reform(|_| ())}>
            <td>
                <button
                    type="button"
                    class="play"
                    aria-label={format!("Play {label}")}
                    onclick={study.act.reform(move |_| Action::Play(jump))}
                    onfocus={here.reform(|_| ())}
                    onblur={away.reform(|_| ())}
                >
                    { label }
                </button>
            </td>
            { match &listed.worth {
                _ if !study.shows(Reveal::Value) => unknown("?"),
                None => unknown("…"),
                Some(worth) => known(study, worth, jumps),
            } }
        </tr>
    }
}

fn unknown(sign: &'static str) -> Html {
    html! { <><td class="worth">{ sign }</td><td class="fate">{ sign }</td></> }
}

fn known(study: &Study, worth: &WorthText, jumps: &[ListedJump]) -> Html {
    let (words, answer) = phrases::fate(&worth.fate, jumps, &study.frame);
    html! {
        <>
            <td class="worth">{ name(&worth.value) }</td>
            <td class="fate">
                if worth.wins {
                    <strong>{ "★ wins" }</strong>
                    { ", " }
                }
                { words }
                { answer.map_or(html! {}, name) }
            </td>
        </>
    }
}
