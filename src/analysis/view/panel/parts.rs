//! The parts, how far they reach, and why two of them never meet.

use konane::{Contact, Direction, Jump};
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::inspection::{InspectionAction, Reveal};
use crate::analysis::labels::letter;
use crate::analysis::phrases::{self, Gap};
use crate::analysis::view::effort::effort;
use crate::analysis::view::folded_name::name;
use crate::analysis::view::name_view::unknown;
use crate::analysis::view::study::Study;
use crate::browser::term::term;
use words::say;
use worker::client::{Report, Request};
use worker::message::{MeetingText, PartText, ReachText, ReachesText};

#[autoprops]
#[component]
pub fn Parts(study: &Study) -> Html {
    let pair = study.inspection.pair();
    use_effect_with((pair, study.solver.want.clone()), |(pair, want)| {
        if let Some((one, two)) = *pair {
            want.emit(Request::Contact(one, two));
        }
    });
    let Some((report, parts)) =
        study.report().and_then(|report| Some((report, &report.parts.as_ref()?.parts)))
    else {
        return html! {};
    };
    html! {
        <>
            if parts.is_empty() {
                <p class="note">{ say::answer_still() }</p>
            }
            <ul class="parts">
                { for parts.iter().enumerate().map(|(index, part)| row(study, report, index, part)) }
            </ul>
            if parts.iter().any(|part| far(&part.reach)) {
                <p id="reach-ignores" class="note">{ say::answer_reach_ignores() }</p>
            }
            if parts.len() > 1 {
                <div id="contact" class="contact">
                    if pair.is_none() {
                        <p class="note">{ say::answer_pick(&|words| term("part", words)) }</p>
                    }
                    <div aria-live="polite">{ contact(study, report, parts) }</div>
                </div>
                if let Some((one, two)) = pair {
                    { work(study, one, two) }
                }
            }
            if !report.meetings.is_empty() {
                <details id="meetings">
                    <summary>{ say::answer_groups_meet(report.meetings.len()) }</summary>
                    { for report.meetings.iter().map(|told| meeting(study, told)) }
                </details>
            }
        </>
    }
}

fn row(study: &Study, report: &Report, index: usize, part: &PartText) -> Html {
    let value = report.part_values.get(index).and_then(|value| value.as_ref());
    let value = value.filter(|_| study.shows(Reveal::Value));
    let point =
        |to: Option<usize>| study.look.reform(move |_: MouseEvent| InspectionAction::Part(to));
    let number = index as u32;
    let is_picked = study.inspection.picked.contains(&number);
    html! {
        <li
            class={classes!((study.part() == Some(index)).then_some("looked"))}
            onmouseenter={point(Some(index))}
            onmouseleave={point(None)}
        >
            <button
                type="button"
                class="pick"
                data-part={letter(index)}
                aria-pressed={is_picked.to_string()}
                aria-label={say::answer_compare(&phrases::part(index, part, &study.frame))}
                onclick={study.look.reform(move |_| InspectionAction::Pick(number))}
                onfocus={study.look.reform(move |_| InspectionAction::Part(Some(index)))}
                onblur={study.look.reform(|_| InspectionAction::Part(None))}
            >
                { letter(index) }
            </button>
            <span class="worth">
                { match value {
                    Some(value) => name(value),
                    None => unknown(report.part_bounds(index), study.gap()),
                } }
            </span>
            <span class="reaches">{ reaches(study, index, part) }</span>
        </li>
    }
}

/// A sentence: this part gets so far in a direction.
type Gets = fn(&str, &str) -> String;

/// How far a part gets in each direction; pressing a number shows the proof.
fn reaches(study: &Study, index: usize, part: &PartText) -> Html {
    let reach = &part.reach;
    let directions = [
        ("↑", Gets::from(say::answer_gets_up), &reach.up),
        ("↓", say::answer_gets_down, &reach.down),
        ("←", say::answer_gets_left, &reach.left),
        ("→", say::answer_gets_right, &reach.right),
    ];
    let show = |(sign, gets, reach): (&'static str, Gets, &ReachText)| {
        let title = gets(&letter(index), &phrases::reach(reach));
        let leaps = reach.leaps.clone();
        html! {
            <button
                type="button"
                class="play"
                disabled={leaps.is_empty()}
                aria-label={say::answer_show_how(&title)}
                onclick={study.look.reform(move |_| InspectionAction::Prove(title.clone(), leaps.clone()))}
            >
                { sign }
                { phrases::reach(reach) }
            </button>
        }
    };
    let moving = directions.into_iter().filter(|(.., reach)| reach.bound > 0);
    moving.map(show).collect()
}

fn far(ReachesText { up, down, left, right }: &ReachesText) -> bool {
    [up, down, left, right].iter().any(|reach| reach.bound > 0)
}

/// The state of the work on two parts.
fn work(study: &Study, one: u32, two: u32) -> Html {
    let about = say::answer_about_contact(&letter(one as usize), &letter(two as usize));
    effort(&study.solver, Request::Contact(one, two), ("contact-", &about), html! {})
}

/// Why the two picked parts never meet.
fn contact(study: &Study, report: &Report, parts: &[PartText]) -> Html {
    let Some((one, two)) = study.inspection.pair() else { return html! {} };
    let names = (letter(one as usize), letter(two as usize));
    let title = say::answer_pair(&names.0, &names.1);
    let found = report.contacts.iter().find(|(pair, _)| *pair == (one, two));
    let Some((_, told)) = found else {
        return html! { <p class="note">{ format!("{title}: …") }</p> };
    };
    let part = |index: u32| parts.get(index as usize);
    let leaps = match (told, part(one), part(two)) {
        (Contact::Gap(gap), Some(one), Some(two)) => {
            let (there, back) = facing(gap.direction);
            [&there(one).leaps[..], &back(two).leaps[..]].concat()
        }
        (Contact::Touch { leaps, .. }, ..) => [&leaps.0[..], &leaps.1[..]].concat(),
        _ => vec![],
    };
    html! {
        <>
            <p>
                <strong>{ &title }</strong>
                { ": " }
                { phrases::contact(told, (&names.0, &names.1), &study.frame) }
            </p>
            { prove(study, title.clone(), leaps) }
        </>
    }
}

type Facing = fn(&PartText) -> &ReachText;

/// The reach of the first part in a direction, and that of the second part in the opposite one.
fn facing(direction: Direction) -> (Facing, Facing) {
    let (up, down): (Facing, Facing) = (|part| &part.reach.up, |part| &part.reach.down);
    let (left, right): (Facing, Facing) = (|part| &part.reach.left, |part| &part.reach.right);
    match direction {
        Direction::Up => (up, down),
        Direction::Down => (down, up),
        Direction::Left => (left, right),
        Direction::Right => (right, left),
    }
}

fn prove(study: &Study, title: String, leaps: Vec<Jump>) -> Html {
    html! {
        if !leaps.is_empty() {
            <button
                type="button"
                class="show-proof"
                onclick={study.look.reform(move |_| InspectionAction::Prove(title.clone(), leaps.clone()))}
            >
                { say::answer_show_proof() }
            </button>
        }
    }
}

/// Two groups of one part that can meet, and what that changes.
fn meeting(study: &Study, told: &MeetingText) -> Html {
    let leaps = match &told.contact {
        Contact::Touch { leaps, .. } => [&leaps.0[..], &leaps.1[..]].concat(),
        _ => vec![],
    };
    let part = letter(told.part as usize);
    let title = say::answer_groups_of(&part);
    let value = |value| {
        if study.shows(Reveal::Value) { name(value) } else { unknown(None, Gap::Covered) }
    };
    let names = (say::answer_group_first(), say::answer_group_second());
    html! {
        <div class="meeting">
            <p>
                <strong>{ &title }</strong>
                { ": " }
                if study.shows(Reveal::Value) {
                    { phrases::meeting(told) }
                    { " " }
                }
                { phrases::contact(&told.contact, names, &study.frame) }
            </p>
            <div class="note">
                { say::answer_groups_worth(
                    value(&told.alone.0),
                    value(&told.sum),
                    value(&told.together),
                    value(&told.alone.1),
                ) }
            </div>
            { prove(study, title, leaps) }
        </div>
    }
}
