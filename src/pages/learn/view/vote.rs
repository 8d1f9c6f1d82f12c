//! A class votes beside the board: who has been seen, and then what they said.

use std::rc::Rc;

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::view::signs::signs;
use crate::browser::button::{button, switch};
use crate::browser::callback::{callback, closure};
use crate::browser::focus::focus;
use crate::browser::number_field::NumberField;
use crate::browser::storage::VOTE_CARDS;
use crate::browser::text_file::address_of;
use crate::link::lesson_code::given;
use crate::link::result_link::{self, code};
use crate::pages::learn::attempt::AttemptAction;
use crate::pages::learn::sight::{CameraProblem, Sight};
use crate::pages::learn::view::camera::Camera;
use crate::pages::learn::view::controls::choices;
use crate::pages::learn::view::results_store::{add, save, stored};
use crate::pages::learn::view::tutor::use_tutor;
use crate::pages::learn::view::vote_start::vote_on;
use crate::pages::learn::vote_state::{Eye, VoteAction, VoteState, VotingAction};
use crate::share::view::forms::{Code, draw_code, use_code};
use crate::share::view::share_panel::CopyField;
use crate::shell::view::page_frame::site;
use crate::state::PageState;
use teaching::content::lessons::{Ballot, Item, Lesson, Round};
use votes::CARDS;
use words::say;

#[derive(Properties, Clone, PartialEq)]
pub struct VoteProps {
    pub lesson: Rc<Lesson>,
    /// Whether it is a teacher's lesson, of which each item opens by itself.
    pub is_item: bool,
    pub item: Item,
    /// The index of the item in the lesson, and the number of its boards.
    pub place: (usize, u64),
    /// `None` before the vote begins.
    pub vote: Option<VoteState>,
    pub act: Callback<VotingAction>,
    pub on_end: Callback<()>,
}

#[component]
pub fn Vote(props: &VoteProps) -> Html {
    let VoteProps { lesson, is_item, item, place, vote, act, on_end } = props;
    let choices = item.task.as_ref().map(choices).unwrap_or_default();
    let (answers, labels): (Vec<String>, Vec<String>) = choices.into_iter().unzip();
    use_effect_with(
        vote.is_some(),
        closure!(lesson, item, act, place = *place, move |has_begun| {
            let begun = (!has_begun).then(|| vote_on(&lesson, place, &item, answers)).flatten();
            begun.into_iter().for_each(|vote| act.emit(VotingAction::Begin(vote)));
        }),
    );
    let Some(vote) = vote.clone() else { return html! {} };
    let link = match is_item {
        true => given(lesson).to_string(),
        false => lesson.quiz.clone().unwrap_or_default(),
    };
    html! { <Begun {vote} {link} {labels} {act} {on_end} /> }
}

/// Results know the lesson by the link, unless it is one of the course; `labels` are the choices in words.
#[autoprops]
#[component]
fn Begun(
    vote: &VoteState,
    link: &String,
    labels: &Vec<String>,
    act: &Callback<VotingAction>,
    on_end: &Callback<()>,
) -> Html {
    let hear = act.reform(|(choice, action): (usize, AttemptAction)| {
        VotingAction::Do(VoteAction::Judge(choice, action))
    });
    use_tutor(vote.to_judge(), &hear);
    let ballot = vote.ballot();
    use_effect_with(
        ballot.clone(),
        closure!(link, move |ballot: &Option<Ballot>| {
            if let Some(ballot) = ballot {
                save(&stored().apply(add(format!("{} {link}", code(ballot)))));
            }
        }),
    );
    // Space reveals, and then leads on, whichever button was pressed last.
    use_effect_with(vote.is_open(), |is_open| {
        focus(if *is_open { "vote-reveal" } else { "present-on" });
    });
    let act_on_vote = act.reform(VotingAction::Do);
    let again = button("vote-again", say::vote_again(), false, &act_on_vote, VoteAction::Again);
    let end = button("vote-end", say::vote_end(), false, on_end, ());
    html! {
        <section id="vote" class="vote" aria-label={say::vote()} data-open={vote.is_open().to_string()}>
            <link rel="stylesheet" href={address_of("vote.css")} />
            if let Some(now) = vote.now() {
                { counting(vote, &now, labels, &act_on_vote) }
                <div class="row">
                    <button id="vote-reveal" class="main" type="button" onclick={act_on_vote.reform(|_| VoteAction::Reveal)}>
                        { say::vote_reveal() }
                    </button>
                    { again }
                    { end }
                </div>
            } else {
                { bars(vote, labels) }
                <div class="row">{ again }{ end }</div>
                if let Some(ballot) = ballot {
                    <details id="vote-carry">
                        <summary>{ say::vote_carry() }</summary>
                        <Carried code={code(&ballot)} />
                    </details>
                }
            }
        </section>
    }
}

/// What the teacher and the class see while cards are held up: numbers, and not what they say.
fn counting(vote: &VoteState, now: &Round, labels: &[String], act: &Callback<VoteAction>) -> Html {
    let hand_out = act.reform(|count: usize| {
        VOTE_CARDS.save(&count.to_string());
        VoteAction::HandOut(count)
    });
    let on_number = Callback::from(move |number: i32| {
        hand_out.emit(number.unsigned_abs() as usize);
        number
    });
    let seen = now.cards.len();
    let missing: Vec<usize> =
        (1..=vote.handed_out).filter(|number| !now.cards.contains_key(number)).collect();
    let by = |id, label, eye| button(id, label, false, act, VoteAction::By(eye));
    let problem = match vote.eye {
        Eye::Teacher(problem) => problem.map(CameraProblem::sentence),
        Eye::Camera(_) => None,
    };
    html! {
        <>
            if let Eye::Camera(is_on) = vote.eye {
                <p class="vote-eye" role="status" data-on={is_on.to_string()}>
                    { if is_on { say::vote_camera_on() } else { say::vote_camera_waits() } }
                </p>
                <Camera is_for_codes={false} on_sight={act.reform(VoteAction::See)} />
                <p class="vote-seen" aria-live="polite"><b>{ seen }</b>{ " " }{ say::vote_seen_of(vote.handed_out) }</p>
                <ol class="vote-numbers" role="list">
                    { for (1..=vote.handed_out).map(|number| {
                        let is_seen = now.cards.contains_key(&number);
                        let what = if is_seen { say::vote_number_seen(number) } else { say::vote_number_missing(number) };
                        html! { <li data-seen={is_seen.to_string()} aria-label={what}>{ number }</li> }
                    }) }
                </ol>
                <ul class="vote-choices" role="list">
                    { for labels.iter().enumerate().map(|(choice, label)| html! {
                        <li data-letter={vote.letter(choice)}>
                            <b class="vote-letter">{ vote.letter(choice) }</b>{ " " }{ signs(label) }
                        </li>
                    }) }
                </ul>
                <p class="vote-note">
                    if !missing.is_empty() && seen > 0 {
                        { say::vote_missing(&listed(missing)) }{ " " }
                    }
                    { say::vote_covered() }
                </p>
                { for (!vote.doubled().is_empty()).then(|| html! {
                    <p class="problem">{ say::vote_doubled(&listed(vote.doubled())) }</p>
                }) }
                { for (!vote.foreign().is_empty()).then(|| html! {
                    <p class="problem">{ say::vote_foreign(&listed(vote.foreign())) }</p>
                }) }
                <div class="row">
                    <label for="vote-cards">{ say::vote_cards() }</label>
                    <NumberField id="vote-cards" name={say::vote_cards()} value={vote.handed_out as i32} least={1} most={CARDS as i32} {on_number} />
                    { by("vote-by-hand", say::vote_by_hand(), Eye::Teacher(None)) }
                </div>
            } else {
                <p id="vote-problem" class={problem.map(|_| "problem")} role="status">{ problem.unwrap_or_else(say::vote_tap) }</p>
                <div class="vote-taps">
                    { for labels.iter().enumerate().map(|(choice, label)| tap(vote, choice, label, act)) }
                </div>
                <div class="row">{ by("vote-by-camera", say::vote_by_camera(), Eye::Camera(false)) }</div>
                <TakenOver is_refused={vote.is_text_refused} act={act.clone()} />
            }
        </>
    }
}

/// How many the teacher counts for a choice.
fn tap(vote: &VoteState, choice: usize, label: &str, act: &Callback<VoteAction>) -> Html {
    let letter = vote.letter(choice);
    let step = |is_more: bool, sign: &'static str, words: String| {
        let id = format!("vote-{}-{letter}", if is_more { "more" } else { "less" });
        html! {
            <button {id} type="button" aria-label={words} onclick={act.reform(move |_| VoteAction::Tap(choice, is_more))}>{ sign }</button>
        }
    };
    html! {
        <div class="vote-tap" data-letter={letter}>
            <b class="vote-letter">{ letter }</b>
            <span>{ signs(label) }</span>
            { step(false, "−", say::vote_less(letter)) }
            <output aria-label={say::vote_letter(letter)}>{ vote.tapped(choice) }</output>
            { step(true, "+", say::vote_more(letter)) }
        </div>
    }
}

/// Takes a count from the code of another device.
#[autoprops]
#[component]
fn TakenOver(is_refused: bool, act: &Callback<VoteAction>) -> Html {
    let field = use_node_ref();
    let take = callback!(field, act, move |_: MouseEvent| {
        if let Some(field) = field.cast::<web_sys::HtmlInputElement>() {
            act.emit(VoteAction::Take(field.value()));
        }
    });
    let scans = use_state_eq(|| false);
    let on_scan = callback!(scans, move |is_on: bool| scans.set(is_on));
    let on_sight = callback!(scans, act, move |sight: Sight| {
        if let Sight::Problem(_) = sight {
            scans.set(false);
        }
        act.emit(VoteAction::See(sight));
    });
    html! {
        <details id="vote-take">
            <summary>{ say::vote_take() }</summary>
            <div class="row">
                <input ref={field} id="vote-code" type="text" autocomplete="off" spellcheck="false" aria-label={say::vote_code()} />
                <button id="vote-take-code" type="button" onclick={take}>{ say::vote_take_code() }</button>
                { switch("vote-scan", say::vote_scan(), *scans, &on_scan, !*scans) }
            </div>
            <p id="vote-refused" class={is_refused.then_some("problem")} role="status">
                if is_refused { { say::vote_take_none() } }
            </p>
            if *scans {
                <Camera is_for_codes=true {on_sight} />
            }
        </details>
    }
}

/// The first vote and the last one side by side, with the right choices ticked.
fn bars(vote: &VoteState, labels: &[String]) -> Html {
    let rounds = match vote.rounds() {
        [first, .., last] => vec![first, last],
        rounds => rounds.iter().collect(),
    };
    let most = (0..vote.choices()).flat_map(|choice| rounds.iter().map(move |it| it.count(choice)));
    let most = most.max().unwrap_or(0).max(1);
    html! {
        <>
            <ul class="vote-bars" role="list">
                { for labels.iter().enumerate().map(|(choice, label)| {
                    let is_right = vote.is_right(choice) == Some(true);
                    html! {
                        <li data-letter={vote.letter(choice)} data-right={is_right.to_string()}>
                            <span class="vote-columns">
                                { for rounds.iter().enumerate().map(|(at, round)| {
                                    let count = round.count(choice);
                                    let is_last = at + 1 == rounds.len();
                                    html! {
                                        <span class="vote-column" data-last={is_last.to_string()} ~style={format!("--share: {}", count as f64 / most as f64)}>
                                            <span class="vote-count">{ count }</span>
                                            <span class="vote-bar" />
                                        </span>
                                    }
                                }) }
                            </span>
                            <b class="vote-letter">{ vote.letter(choice) }
                                if is_right {
                                    <span class="vote-right" role="img" aria-label={say::vote_right()}>{ "✓" }</span>
                                }
                            </b>
                            <span class="vote-label">{ signs(label) }</span>
                        </li>
                    }
                }) }
            </ul>
            if rounds.len() > 1 {
                <p class="vote-note vote-legend">
                    <span data-last="false">{ say::vote_first(rounds[0].all()) }</span>
                    <span data-last="true">{ say::vote_last(rounds[1].all()) }</span>
                </p>
            } else {
                <p class="vote-note">{ say::vote_all(rounds.first().map_or(0, |round| round.all())) }</p>
            }
        </>
    }
}

/// The code of a vote, as a text and to scan.
#[autoprops]
#[component]
fn Carried(code: &String) -> Html {
    let said = use_state_eq(AttrValue::default);
    let say = callback!(said, move |text: AttrValue| said.set(text));
    let drawn = use_code(&format!("{}{}", site(), result_link::link(code)));
    html! {
        <div class="vote-carried">
            if let Code::Drawn(qr) = &*drawn {
                { draw_code(qr) }
            }
            <CopyField id="vote-carried" label={say::vote_code()} note="" text={code.clone()} {say} />
            <p class="share-said" role="status">{ &*said }</p>
        </div>
    }
}

fn listed(numbers: impl IntoIterator<Item = usize>) -> String {
    numbers.into_iter().map(|number| number.to_string()).collect::<Vec<_>>().join(", ")
}
