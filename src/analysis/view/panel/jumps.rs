//! Every jump, the value it leads to in its part or in the sum, and whether it is dominated or reversible.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::inspection::{InspectionAction, Reveal};
use crate::analysis::labels::letter;
use crate::analysis::phrases::Gap;
use crate::analysis::view::effort::effort;
use crate::analysis::view::folded_name::name;
use crate::analysis::view::name_view::{self, number, unknown};
use crate::analysis::view::study::Study;
use crate::browser::button::switch;
use crate::browser::term::term;
use crate::editor::editor_action::EditorAction;
use basics::player::Player;
use words::say;
use worker::client::{ListedJump, Request};
use worker::message::{NameText, WorthText};

/// How many jumps have a row: some boards have thousands of jumps.
const MOST_ROWS: usize = 200;

#[autoprops]
#[component]
pub fn Jumps(study: &Study) -> Html {
    let jumps = study.report().and_then(|report| report.jumps.as_ref());
    // The worker looks for differences after the values, which it needs for them.
    let is_valued = jumps.is_some_and(|jumps| {
        jumps.left.iter().chain(&jumps.right).all(|listed| listed.worth.is_some())
    });
    let has_incentives = study.inspection.has_incentives;
    let wants = has_incentives && is_valued && study.shows(Reveal::Value);
    let want = study.solver.want.clone();
    use_effect_with((study.position.clone(), wants), move |(_, wants)| {
        if *wants {
            want.emit(Request::Incentives);
        }
    });
    let Some(jumps) = jumps else { return html! {} };
    let is_in_sum = study.inspection.is_in_sum;
    html! {
        <>
            <div class="weights">
                if study.has_parts() {
                    <div class="group" role="group" aria-label={say::answer_jump_value()}>
                        { switch("in-part", say::answer_in_part(), !is_in_sum, &study.look, InspectionAction::InSum(false)) }
                        { switch("in-sum", say::answer_in_sum(), is_in_sum, &study.look, InspectionAction::InSum(true)) }
                    </div>
                }
                if !(jumps.left.is_empty() && jumps.right.is_empty()) {
                    { switch("incentives", say::answer_incentives(), has_incentives, &study.look, InspectionAction::Incentives(!has_incentives)) }
                }
            </div>
            if has_incentives {
                { effort(&study.solver, Request::Incentives, ("incentives-", say::answer_about_incentives()), html! {}) }
            }
            { table(study, Player::Left, &jumps.left) }
            { table(study, Player::Right, &jumps.right) }
            if has_incentives {
                <p class="note">{ say::answer_incentives_note(&|words| term("incentive", words)) }</p>
            }
        </>
    }
}

fn table(study: &Study, side: Player, jumps: &[ListedJump]) -> Html {
    if jumps.is_empty() {
        return html! {
            <p class="note">{ say::answer_no_jump(side.into()) }</p>
        };
    }
    let more = jumps.len().saturating_sub(MOST_ROWS);
    let has_incentives = study.inspection.has_incentives;
    html! {
        <>
            <table class="jumps" data-side={side.name()}>
                <caption>{ say::answer_player(side.into()) }</caption>
                <thead class={(!has_incentives).then_some("unseen")}>
                    <tr>
                        <th scope="col">{ say::answer_column_jump() }</th>
                        <th scope="col">{ say::answer_column_after() }</th>
                        if has_incentives {
                            <th scope="col">{ say::answer_column_incentive() }</th>
                            <th scope="col">{ say::answer_column_temperature() }</th>
                        } else {
                            <th scope="col">{ say::answer_column_fate() }</th>
                        }
                    </tr>
                </thead>
                <tbody>
                    { for jumps.iter().take(MOST_ROWS).enumerate().map(|(index, listed)| {
                        row(study, side, index, listed, jumps)
                    }) }
                </tbody>
            </table>
            if more > 0 {
                <p class="note">{ say::answer_jumps_more(more) }</p>
            }
        </>
    }
}

fn row(
    study: &Study,
    side: Player,
    index: usize,
    listed: &ListedJump,
    jumps: &[ListedJump],
) -> Html {
    let label = study.frame.jump_name(&listed.jump);
    let jump = study.frame.jump(&listed.jump);
    let point =
        |to: Option<(Player, usize)>| study.look.reform(move |_: ()| InspectionAction::Jump(to));
    let (here, away) = (point(Some((side, index))), point(None));
    let shows = study.shows(Reveal::Value);
    let worth = study.worth(listed).filter(|_| shows);
    let missing = || unknown(None, study.gap());
    html! {
        <tr onmouseenter={here.reform(|_| ())} onmouseleave={away.reform(|_| ())}>
            <td>
                <button
                    type="button"
                    class="play"
                    aria-label={say::answer_play(&label)}
                    onclick={study.act.reform(move |_| EditorAction::Play(jump))}
                    onfocus={here.reform(|_| ())}
                    onblur={away.reform(|_| ())}
                >
                    { label }
                </button>
            </td>
            <td class="worth">{ worth.map_or_else(missing, |worth| name(&worth.value)) }</td>
            if study.inspection.has_incentives {
                <td class="worth gain">
                    { match incentive(study, side, index).filter(|_| shows) {
                        Some(gain) => name(gain),
                        None => unknown(None, gain_gap(study)),
                    } }
                </td>
                <td class="worth heat">
                    { match worth.map(|worth| worth.wall.last()) {
                        Some(foot) => foot.map_or(html! {}, |foot| number(&foot.temperature.text)),
                        None => missing(),
                    } }
                </td>
            } else {
                <td class="fate">
                    { worth.map_or_else(missing, |worth| fate(study, listed, worth, jumps)) }
                </td>
            }
        </tr>
    }
}

/// The worker looks for what the jumps gain once their values are known.
fn gain_gap(study: &Study) -> Gap {
    let is_busy = study.solver.state.phase(Request::Incentives).is_busy();
    if is_busy { Gap::of(study.shows(Reveal::Value), true) } else { study.gap() }
}

fn incentive(study: &Study, side: Player, index: usize) -> Option<&NameText> {
    let incentives = study.report()?.incentives.as_ref()?;
    match side {
        Player::Left => incentives.left.get(index),
        Player::Right => incentives.right.get(index),
    }
}

/// Whether a jump is dominated, reversible or undominated in the game in which it is valued; names the part, if that is
/// one.
fn fate(study: &Study, listed: &ListedJump, worth: &WorthText, jumps: &[ListedJump]) -> Html {
    let is_by_part = study.is_by_part();
    let part = study.part_at(study.frame.square(listed.jump.from)).filter(|_| is_by_part);
    html! {
        <>
            if let Some(part) = part {
                <strong>{ letter(part) }</strong>
                { ": " }
            }
            // A jump that wins in a part need not win the game.
            if worth.wins && !is_by_part {
                <strong>{ "★ " }{ say::answer_jump_wins() }</strong>
                { ", " }
            }
            { name_view::fate(&worth.fate, jumps, &study.frame, name) }
        </>
    }
}
