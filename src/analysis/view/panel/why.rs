//! How the value follows: what the jumps lead to, which options count, and why they give this value.

use yew::prelude::*;

use crate::analysis::phrases;
use crate::analysis::view::effort::effort;
use crate::analysis::view::folded_name::name;
use crate::analysis::view::name_view::short_name;
use crate::analysis::view::stacked::stacked;
use crate::analysis::view::study::Study;
use crate::ask::view::solver_bridge::Phase;
use crate::board::view::mini_board::{jumped_board, mini_board};
use crate::link::lesson_code::given;
use crate::link::quiz_link::AT;
use basics::player::Player;
use teaching::content::lessons::{Item, Lesson, SubjectKind, Task};
use words::say;
use worker::client::{Report, Request};
use worker::message::{GiftText, OptionText, Position, RefutationText, StepText, WhyText};

pub fn why(study: &Study, report: &Report) -> Option<Html> {
    let Some(why) = &report.why else {
        report.value.as_ref()?;
        let is_asked = *study.solver.state.phase(Request::Derivation) != Phase::Idle;
        let want = study.solver.want.reform(|_| Request::Derivation);
        let tutor = link_to_tutor(&report.position);
        let button = html! {
            <>
                <button id="show-why" type="button" disabled={is_asked} onclick={want}>
                    { say::answer_derive() }
                </button>
                if let Some(link) = tutor {
                    <a id="ask-first" class="button" href={link}>{ say::answer_ask_first() }</a>
                }
            </>
        };
        let about = ("why-", say::answer_about_derivation());
        return Some(effort(&study.solver, Request::Derivation, about, button));
    };
    let has_gifts = !(why.gifts.left.is_empty() && why.gifts.right.is_empty());
    Some(html! {
        <div class="why">
            { jumps(study, why, Player::Left, &why.options.left, &why.gifts.left) }
            { jumps(study, why, Player::Right, &why.options.right, &why.gifts.right) }
            <p class="reason">{ stacked(&phrases::reason(&why.reason, has_gifts)) }</p>
            <div class="reason">{ say::answer_so(name(&why.value)) }</div>
        </div>
    })
}

/// The page on which the reader derives the value stage by stage; none if no player can jump.
fn link_to_tutor(position: &Position) -> Option<String> {
    let (board, rules) = (position.read()?, position.terms().0);
    let can_jump = |player| board.jumps(rules, player).next().is_some();
    let subjects = vec![SubjectKind::Position(rules, board.trimmed())];
    let question = Item::asked(Task::Derive(Vec::new()), subjects);
    let is_asked = question.error().is_none() && Player::ALL.into_iter().any(can_jump);
    let title = say::answer_ask_first_title().to_string();
    is_asked.then(|| {
        let lesson = Lesson { title, items: vec![question], ..Lesson::default() };
        // Nobody asks for a name.
        given(&lesson).with(AT, Some("1".to_string())).to_string()
    })
}

/// The options of a player, and the jumps without values because they change nothing.
fn jumps(
    study: &Study,
    why: &WhyText,
    side: Player,
    options: &[OptionText],
    gifts: &[GiftText],
) -> Html {
    if options.is_empty() && gifts.is_empty() {
        return html! { <p class="note">{ say::answer_no_option(side.into()) }</p> };
    }
    html! {
        <>
            <h3>{ say::answer_can_move(side.into()) }</h3>
            if !options.is_empty() {
                <ul class="options">
                    { for options.iter().map(|option| item(study, why, options, option)) }
                </ul>
            }
            if !gifts.is_empty() {
                <p class="note">{ say::answer_gifts(side.into()) }</p>
                <ul class="options">{ for gifts.iter().map(|told| gift(study, why, side, told)) }</ul>
            }
        </>
    }
}

fn gift(study: &Study, why: &WhyText, side: Player, gift: &GiftText) -> Html {
    let jump = study.frame.jump_name(&gift.jump);
    let label = say::answer_board_after(&jump);
    html! {
        <li class="option struck">
            { jumped_board(&why.position, &gift.jump, &gift.after, label) }
            <div>
                <div class="worth"><span class="note">{ jump }</span></div>
                <div class="note">
                    { match &gift.refutation {
                        None => say::answer_gift().into(),
                        Some(RefutationText::Dominated(by)) => {
                            say::answer_gift_no_better(side.into(), short_name(by))
                        }
                        Some(RefutationText::Answered(_)) => say::answer_gift_answered(side.into()).into(),
                    } }
                </div>
            </div>
            if let Some(RefutationText::Answered(after)) = &gift.refutation {
                { mini_board(after, say::answer_board_answered().to_string()) }
            }
        </li>
    }
}

fn item(study: &Study, why: &WhyText, options: &[OptionText], option: &OptionText) -> Html {
    let end = option.end.and_then(|end| why.steps.get(end as usize));
    html! {
        <li class={classes!("option", end.is_some().then_some("struck"))}>
            if let Some((jump, after)) = &option.after {
                { jumped_board(&why.position, jump, after, say::answer_board_after(&study.frame.jump_name(jump))) }
            }
            <div>
                <div class="worth">
                    if let Some((jump, _)) = &option.after {
                        <span class="note">{ study.frame.jump_name(jump) }{ " " }</span>
                    }
                    { name(&option.value) }
                </div>
                <div class="note">
                    if option.origin.is_some() {
                        { say::answer_replaces() }{ " " }
                    }
                    { verdict(options, end) }
                </div>
            </div>
            if let Some(StepText::Bypassed { after: Some(after), .. }) = end {
                { mini_board(after, say::answer_board_answered().to_string()) }
            }
        </li>
    }
}

/// Whether an option is in the canonical form, and if not, why.
fn verdict(options: &[OptionText], end: Option<&StepText>) -> Html {
    let other = |index: &u32| {
        options.get(*index as usize).map_or(html! {}, |option| short_name(&option.value))
    };
    match end {
        None => say::answer_canonical().into(),
        Some(StepText::Repeated { first, .. }) => say::answer_repeated(other(first)),
        Some(StepText::Dominated { by, .. }) => say::answer_dominated(other(by)),
        Some(StepText::Bypassed { answer, instead, .. }) => {
            say::answer_bypassed(instead.len(), name(answer))
        }
    }
}
