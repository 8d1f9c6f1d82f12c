//! A lesson in front of a class: the board and one sentence, large. Answers are covered until the teacher reveals them.

use std::rc::Rc;

use gloo::utils::window;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::view::markup::worded;
use crate::analysis::view::signs::signs;
use crate::analysis::view::step_bar::step_button;
use crate::browser::callback::{callback, closure};
use crate::browser::icon::Icon;
use crate::browser::page_keys::use_keys;
use crate::browser::use_page_state::use_page_state;
use crate::keys::Neighbour;
use crate::link::lesson_link::LessonLink;
use crate::link::page_link::PageLink;
use crate::link::page_names::TEACH;
use crate::link::result_link::RESULTS;
use crate::link::view::View;
use crate::pages::learn::attempt::AttemptAction;
use crate::pages::learn::course_path;
use crate::pages::learn::keys::{PRESENT, VOTE, VoteKey, lesson_help};
use crate::pages::learn::showing::{ShowingAction, ShowingState, Slide};
use crate::pages::learn::view::controls::{answer_words, choices, words};
use crate::pages::learn::view::exercise_board::exercise_board;
use crate::pages::learn::view::gauge::{built, gauge};
use crate::pages::learn::view::judged::{after, known, said};
use crate::pages::learn::view::ladder::climbed;
use crate::pages::learn::view::lazy_vote::LazyVote;
use crate::pages::learn::view::step_page::presented;
use crate::pages::learn::view::tutor::use_tutor;
use crate::pages::learn::vote_state::{VoteAction, Voting, VotingAction, can_be_voted_on};
use crate::share::shared::Shared;
use crate::shell::view::address::use_written;
use crate::shell::view::page_frame::PageFrame;
use teaching::content::lessons::{Course, Lesson};
use words::{foreign, say};

pub fn presenter(
    course: &Rc<Course>,
    lesson: &Lesson,
    (at, seed): (usize, u64),
    answer: Option<&str>,
) -> Html {
    let key = presented(lesson, &lesson.items[at], seed, answer);
    let (lesson, answer) = (Rc::new(lesson.clone()), answer.map(str::to_string));
    html! { <Presenter {key} course={course.clone()} {lesson} {at} {seed} {answer} /> }
}

/// `course` has its sentences, `at` is the index of the first item in the lesson, and `answer` what somebody has
/// answered there.
#[autoprops]
#[component]
fn Presenter(
    course: &Rc<Course>,
    lesson: &Rc<Lesson>,
    at: usize,
    seed: u64,
    answer: &Option<String>,
) -> Html {
    let slab = use_node_ref();
    let (shown, turn) = use_page_state(|| {
        let opened = ShowingState::of(lesson.clone(), at, seed);
        answer.iter().fold(opened, |opened, answer| opened.answered(answer))
    });
    let showing: &ShowingState = &shown;
    let attempt = &showing.attempt;
    let act = use_callback(turn.clone(), |action, turn| turn.emit(ShowingAction::Do(action)));
    use_tutor(Some(((), attempt)), &act.reform(|((), action)| action));
    use_keys(
        &PRESENT,
        true,
        closure!(turn, move |to| {
            turn.emit(to);
            true
        }),
    );
    let (voting, change_vote) = use_page_state(Voting::default);
    // A vote leads the lecture on.
    let act_on_vote = use_callback(
        (),
        closure!(turn, move |action, ()| {
            match &action {
                VotingAction::Do(VoteAction::Reveal) => turn.emit(ShowingAction::Reveal),
                VotingAction::Do(VoteAction::Again) => turn.emit(ShowingAction::Ask),
                _ => {}
            }
            change_vote.emit(action);
        }),
    );
    let lecture = use_context::<Option<LessonLink>>().flatten();
    let is_item = lecture.is_some();
    // What a class sees item by item belongs to the teacher's lesson.
    let (voted, place) = match lecture {
        Some(LessonLink { lesson, at: Some(at), .. }) => (lesson, at),
        _ => (lesson.clone(), showing.at),
    };
    // The next item has a vote of its own.
    let vote = voting.0.as_ref().filter(|vote| vote.place() == place);
    let options = attempt.item.task.as_ref().map(choices).unwrap_or_default();
    let is_asked = showing.slide() == Slide::Asks || vote.is_some();
    let can_vote = is_asked && can_be_voted_on(options.len());
    // The item whose vote was asked for: its program may have to come first.
    let wanted = use_state_eq(|| None::<usize>);
    let is_voting = *wanted == Some(place);
    let begin = callback!(wanted, act_on_vote, place, has_begun = vote.is_some(), move |()| {
        if has_begun {
            act_on_vote.emit(VotingAction::Do(VoteAction::Again));
        } else {
            wanted.set(Some(place));
        }
    });
    let end = callback!(wanted, act_on_vote, move |()| {
        act_on_vote.emit(VotingAction::End);
        wanted.set(None);
    });
    use_keys(
        &VOTE,
        can_vote,
        closure!(begin, end, move |key| {
            match key {
                VoteKey::Begin => begin.emit(()),
                VoteKey::End if is_voting => end.emit(()),
                VoteKey::End => return false,
            }
            true
        }),
    );
    let is_counting = vote.is_some_and(|vote| vote.is_open());
    let on_say = callback!(shown, turn, is_item, act_on_vote, is_counting, move |to| {
        if is_counting && to == Neighbour::After {
            act_on_vote.emit(VotingAction::Do(VoteAction::Reveal));
            return true;
        }
        let action = match to {
            Neighbour::Before => ShowingAction::Back,
            Neighbour::After => ShowingAction::On,
        };
        let says = shown.says_after(&action, is_item);
        if says {
            turn.emit(action);
        }
        says || shown.attempt.awaits_worker()
    });
    let item = &lesson.items[showing.at];
    let link = presented(lesson, item, seed, showing.answer());
    let leave = match answer {
        Some(_) => PageLink::to(TEACH, &[RESULTS]).to_string(),
        None => course_path::link(lesson, item, seed),
    };
    use_written(Some(link.clone()), None);
    let on_view = Callback::from(move |view: View| {
        if !view.is_projected {
            let _ = window().location().set_hash(&leave);
        }
    });
    let go = |to: ShowingAction| turn.reform(move |_: MouseEvent| to.clone());
    html! {
        <PageFrame
            layout="presenter"
            title={say::learn_present_page(&lesson.title)}
            view={View { is_projected: true, ..View::default() }}
            {on_view}
            shared={Shared::page(link, &lesson.title)}
            has_lecture=true
            {on_say}
            keys={lesson_help()}
        >
            <h1 class="unseen" tabindex="-1" lang={foreign(lesson.is_foreign)}>{ &lesson.title }</h1>
            <div class="front">
                { exercise_board(&showing.board(), &slab, &act) }
                { gauge(attempt, &act) }
                { built(attempt) }
            </div>
            <div id="slide" class="slide" aria-live="polite" data-slide={name(showing)}>
                { slide(course, lesson, showing, &act, !is_voting) }
            </div>
            if is_voting {
                <LazyVote
                    key={place}
                    lesson={voted}
                    {is_item}
                    item={attempt.item.clone()}
                    place={(place, seed)}
                    vote={vote.cloned()}
                    act={act_on_vote}
                    on_end={end}
                />
            }
            <div class="key-bar present-bar" role="group" aria-label={say::learn_present_bar()}>
                { step_button("present-back", Icon::BACK, say::learn_present_back(), showing.is_first(), go(ShowingAction::Back)) }
                { step_button("present-on", Icon::ON, say::learn_present_on(), showing.is_over(), go(ShowingAction::On)) }
                if can_vote && !is_voting {
                    <button id="vote-begin" type="button" onclick={begin.reform(|_: MouseEvent| ())}>{ say::vote() }</button>
                }
                <span>{ say::learn_present_place(lesson.items.len(), showing.at + 1) }</span>
                <span class="present-title" lang={foreign(attempt.item.is_foreign)}>{ &attempt.item.title }</span>
            </div>
        </PageFrame>
    }
}

fn name(showing: &ShowingState) -> &'static str {
    match showing.slide() {
        Slide::Says(_) => "says",
        Slide::Asks => "asks",
        Slide::Answer => "answer",
        Slide::End => "end",
    }
}

/// A vote shows the choices itself.
fn slide(
    course: &Course,
    lesson: &Lesson,
    showing: &ShowingState,
    act: &Callback<AttemptAction>,
    has_choices: bool,
) -> Html {
    let attempt = &showing.attempt;
    let lang = foreign(attempt.item.is_foreign);
    let options =
        attempt.item.task.as_ref().filter(|_| has_choices).map(choices).unwrap_or_default();
    let options = match options.is_empty() {
        true => html! {},
        false => words(attempt, act, &options),
    };
    let answered = showing.answer().zip(attempt.item.task.as_ref());
    let answered = answered.map_or_else(String::new, |(answer, task)| answer_words(task, answer));
    let answered = match answered.is_empty() {
        true => html! {},
        false => html! { <p id="answered">{ say::learn_present_answered(&answered) }</p> },
    };
    match showing.slide() {
        Slide::Says(says) => html! { <p {lang}>{ worded(says, signs) }</p> },
        Slide::Asks => html! {
            <>
                <p class="asked" {lang}>{ worded(&attempt.item.asks, signs) }</p>
                { options }
                { answered }
                { climbed(course, attempt) }
            </>
        },
        Slide::End => html! {
            <div lang={foreign(lesson.is_foreign)}>
                <p class="asked small">{ signs(&lesson.summary) }</p>
                { for lesson.remember.iter().map(|line| html! { <p>{ signs(line) }</p> }) }
            </div>
        },
        // The question stays visible.
        Slide::Answer => html! {
            <>
                if attempt.item.task.is_some() {
                    <p class="asked small" {lang}>{ worded(&attempt.item.asks, signs) }</p>
                }
                { answered }
                { climbed(course, attempt) }
                { match (&attempt.problem, &attempt.verdict) {
                    (None, Some(_)) if !attempt.ladder.known.is_empty() => html! {},
                    (Some(problem), _) => html! { <p>{ problem }</p> },
                    (None, Some(verdict)) => html! {
                        <p data-verdict={verdict.sentence.clone()}>{ said(course, attempt) }</p>
                    },
                    (None, None) if attempt.item.task.is_some() => {
                        html! { <p>{ say::learn_present_solving() }</p> }
                    }
                    // An item that only shows its board.
                    (None, None) => html! {},
                } }
                { after(attempt) }
                { known(attempt) }
            </>
        },
    }
}
