//! The results of a class: who has answered, what was right, which wrong answers were given and why, and who is stuck.

use std::collections::BTreeMap;
use std::rc::Rc;

use gloo::utils::window;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::board::view::mini_board::{SIDE, covered, middle, picture as small, way};
use crate::browser::button::switch;
use crate::browser::callback::{callback, closure};
use crate::browser::clipboard::{in_file_name, save_text};
use crate::browser::file_button::FileButton;
use crate::browser::focus_back::use_focus_back;
use crate::browser::storage::class_results;
use crate::browser::use_page_state::use_page_state;
use crate::keys::Neighbour;
use crate::link::item_link::heading;
use crate::link::lesson_code::given;
use crate::link::page_link::PageLink;
use crate::link::page_names::TEACH;
use crate::link::quiz_number::Student;
use crate::link::result_link::{LESSON, RESULTS as PLACE};
use crate::link::view::{PROJECTOR, View};
use crate::pages::learn::attempt::{AttemptAction, AttemptState};
use crate::pages::learn::results_state::{Brought, Class, ResultsAction, WrongAnswer, asking};
use crate::pages::learn::sight::{CameraProblem, Sight};
use crate::pages::learn::view::camera::Camera;
use crate::pages::learn::view::controls::answer_words;
use crate::pages::learn::view::exercise_board::{exercise_board, expression};
use crate::pages::learn::view::judged::said;
use crate::pages::learn::view::quiz_page::lesson;
use crate::pages::learn::view::quiz_result::{effort, sign};
use crate::pages::learn::view::results_store::{add, save, stored};
use crate::pages::learn::view::step_page::presented;
use crate::pages::learn::view::tutor::use_tutor;
use crate::share::shared::Shared;
use crate::shell::view::address::use_written;
use crate::shell::view::page_frame::PageFrame;
use crate::state::PageState;
use konane::Jump;
use teaching::content::lessons::{Ballot, Course, Item, Lesson, SubjectKind};
use words::{foreign, say};

/// How many wrong answers have a card each.
const MOST_CARDS: usize = 30;

/// `code` came with the link. `hall` is the lesson whose results a class sees, without names; empty for the first
/// one.
#[autoprops]
#[component]
pub fn ResultsPage(course: &Rc<Course>, code: &Option<String>, hall: &Option<String>) -> Html {
    let (state, act) = use_page_state(stored);
    let place = PageLink::to(TEACH, &[PLACE]).to_string();
    let classes = state.classes.iter().filter(|class| {
        hall.as_ref().is_none_or(|lesson| lesson.is_empty() || *lesson == class.lesson)
    });
    let classes: Vec<&Class> = classes.take(hall.as_ref().map_or(usize::MAX, |_| 1)).collect();
    let shown = use_state_eq(|| 0);
    let known = |class: &Class| {
        let built_in = || course.lessons.iter().find(|it| it.fingerprint() == class.lesson);
        state.quiz(&class.lesson).or_else(|| built_in().cloned())
    };
    let all = classes.first().and_then(|class| Some(class.wrong(&known(class)?).len()));
    let on_say = callback!(shown, move |to| {
        let next = match to {
            Neighbour::Before => usize::checked_sub(*shown, 1),
            Neighbour::After => Some(*shown + 1).filter(|next| Some(*next) < all),
        };
        next.into_iter().for_each(|next| shown.set(next));
        next.is_some()
    });
    let on_view = callback!(place, move |view: View| {
        let link = if view.is_projected { in_hall("") } else { place.clone() };
        let _ = window().location().set_hash(&link);
    });
    use_written(code.is_some().then(|| place.clone()), None);
    let add = act.reform(add);
    use_effect_with(
        code.clone(),
        closure!(add, move |code| code.iter().for_each(|code| add.emit(code.clone()))),
    );
    use_effect_with(state.classes.clone(), closure!(state, move |_| save(&state)));
    let field = use_node_ref();
    let unread = use_state_eq(|| false);
    let on_add = closure!(field, add, move |_: MouseEvent| {
        if let Some(field) = field.cast::<HtmlTextAreaElement>() {
            add.emit(field.value());
            field.set_value("");
        }
    });
    let on_text = callback!(unread, add, move |text: Option<String>| {
        unread.set(text.is_none());
        text.into_iter().for_each(|text| add.emit(text));
    });
    // Whether the camera is on, or why it went off.
    let scan = use_state_eq(|| (false, None::<CameraProblem>));
    let on_scan = callback!(scan, move |is_on: bool| scan.set((is_on, None)));
    // A code stays before the camera for a while.
    let scanned = use_mut_ref(String::new);
    let on_sight = callback!(scan, add, move |sight: Sight| match sight {
        Sight::Problem(problem) => scan.set((false, Some(problem))),
        Sight::Codes(texts) if !texts.is_empty() => {
            let text = texts.join("\n");
            if scanned.replace(text.clone()) != text {
                add.emit(text);
            }
        }
        _ => {}
    });
    html! {
        <PageFrame
            column={classes!("list", "results", hall.as_ref().map(|_| "results-hall"))}
            view={View { is_projected: hall.is_some(), ..View::default() }}
            {on_view}
            has_lecture=true
            {on_say}
            title={say::results_page()}
            shared={Shared::page(place, say::results_title())}
            heading={say::results_title()}
            headline={hall.is_none().then(say::results_about)}
            hides_heading={hall.is_some()}
        >
            if hall.is_none() {
            <section class="results-add">
                <label for="results-text">{ say::results_text() }</label>
                <textarea id="results-text" ref={field} rows="3" spellcheck="false" autocomplete="off" />
                <div class="row">
                    <button id="results-add" class="main" type="button" onclick={on_add}>{ say::results_add() }</button>
                    <FileButton id="results-open" label={say::results_open()} {on_text} is_many=true />
                    { switch("results-scan", say::results_scan(), scan.0, &on_scan, !scan.0) }
                </div>
                if scan.0 {
                    <Camera is_for_codes=true {on_sight} />
                }
                if let Some(problem) = scan.1 {
                    <p id="results-camera" class="problem" role="status">{ problem.sentence() }</p>
                }
                <div id="results-said" role="status">
                    { state.brought.as_ref().map(brought).unwrap_or_default() }
                    if *unread {
                        <p class="problem">{ say::results_unread() }</p>
                    }
                </div>
            </section>
            }
            { for classes.into_iter().map(|class| {
                let on_delete = act.reform(|lesson: String| {
                    class_results(&lesson).save("");
                    ResultsAction::Delete(lesson)
                });
                html! {
                    <ClassSection
                        key={class.lesson.clone()}
                        course={course.clone()}
                        class={class.clone()}
                        lesson={known(class).map(Rc::new)}
                        is_quiz={state.quiz(&class.lesson).is_some()}
                        shown={hall.as_ref().map(|_| *shown)}
                        {on_delete}
                    />
                }
            }) }
        </PageFrame>
    }
}

/// What a text brought.
fn brought(brought: &Brought) -> Html {
    let Brought { new, known, quizzes, damaged } = brought;
    html! {
        <>
            <p class="note" data-new={new.to_string()}>
                { say::results_new(*new) }
                if *known > 0 {
                    { " " }{ say::results_known(*known) }
                }
                if *quizzes > 0 {
                    { " " }{ say::results_quizzes(*quizzes) }
                }
            </p>
            { for damaged.iter().map(|code| html! {
                <p class="problem">{ say::results_damaged(code) }</p>
            }) }
        </>
    }
}

/// What the solver says about wrong answers.
#[derive(Clone, PartialEq, Default)]
struct Reasons(BTreeMap<WrongAnswer, AttemptState>);

impl PageState for Reasons {
    type Action = (WrongAnswer, AttemptState);

    fn apply(&self, (wrong, attempt): Self::Action) -> Reasons {
        let mut next = self.clone();
        next.0.insert(wrong, attempt);
        next
    }
}

/// `lesson` is nothing if the page does not know it. In front of a class `shown` is the wrong answer to show.
#[autoprops]
#[component]
fn ClassSection(
    course: &Rc<Course>,
    class: &Class,
    lesson: &Option<Rc<Lesson>>,
    is_quiz: bool,
    shown: Option<usize>,
    on_delete: &Callback<String>,
) -> Html {
    let is_asking = use_state_eq(|| false);
    use_focus_back(*is_asking);
    let ask = |asks: bool| {
        let is_asking = is_asking.setter();
        move |_: MouseEvent| is_asking.set(asks)
    };
    let (counting, again) = class.results();
    let id = format!("class-{}", class.lesson);
    let heading = match lesson {
        Some(lesson) => heading(lesson),
        None => say::results_foreign(&class.lesson),
    };
    let delete = callback!(on_delete, lesson = class.lesson.clone(), move |_| on_delete
        .emit(lesson.clone()));
    let save = lesson.clone().map(|lesson| {
        callback!(class, heading, move |_| {
            save_text(&class.csv(&lesson), &format!("{}.csv", in_file_name(&heading)));
        })
    });
    html! {
        <section class="class" aria-labelledby={id.clone()} data-class={class.lesson.clone()}>
            <header>
                <h2 {id} lang={lesson.as_ref().and_then(|it| foreign(it.is_foreign))}>{ heading }</h2>
                if shown.is_none() {
                <div class="row">
                    if lesson.is_some() {
                        <a class="button results-present" href={in_hall(&class.lesson)}>{ say::lesson_present() }</a>
                    }
                    if let Some(save) = save {
                        <button class="results-csv" type="button" onclick={save}>{ say::results_csv() }</button>
                    }
                    if *is_asking {
                        <span>{ say::results_sure(counting.len()) }</span>
                        <button class="results-forget" type="button" onclick={delete}>{ say::results_forget() }</button>
                        <button type="button" onclick={ask(false)}>{ say::results_keep() }</button>
                    } else {
                        <button class="results-delete" type="button" onclick={ask(true)}>{ say::results_delete() }</button>
                    }
                </div>
                }
            </header>
            if !again.is_empty() && shown.is_none() {
                <p class="note results-again">
                    { say::results_again(&again.iter().map(|record| record.name.as_str()).collect::<Vec<_>>().join(", ")) }
                </p>
            }
            if let Some(lesson) = lesson {
                <ClassView course={course.clone()} class={class.clone()} asked={lesson.clone()} {is_quiz} {shown} />
            } else {
                <p class="problem">{ say::results_foreign_about() }</p>
                <p>{ counting.iter().map(|record| named(&record.name)).collect::<Vec<_>>().join(", ") }</p>
            }
        </section>
    }
}

fn named(name: &str) -> String {
    if name.is_empty() { say::results_nameless().to_string() } else { name.to_string() }
}

#[autoprops]
#[component]
fn ClassView(
    course: &Rc<Course>,
    class: &Class,
    asked: &Rc<Lesson>,
    is_quiz: bool,
    shown: Option<usize>,
) -> Html {
    let slab = use_node_ref();
    // The questions of a quiz with their words, and with the boards of a number.
    let link = given(asked);
    let lesson_for = |seed: u64| match is_quiz {
        true => lesson(asked, &link, Student::of(&seed.to_string())),
        false => Lesson::clone(asked),
    };
    let wrong = class.wrong(asked);
    let (reasons, act) = use_page_state(Reasons::default);
    let open = wrong.iter().take(MOST_CARDS).map(|(wrong, _)| wrong).find_map(|wrong| {
        let attempt = match reasons.0.get(wrong) {
            Some(attempt) => attempt.clone(),
            None => {
                let lesson = lesson_for(wrong.seed);
                AttemptState::new(&lesson.items[wrong.place], wrong.seed).judging(&wrong.answer)
            }
        };
        attempt.awaits_worker().then(|| (wrong.clone(), attempt))
    });
    let asked_of = open.as_ref().map(|(wrong, attempt)| (wrong.clone(), attempt));
    let attempt = open.as_ref().map(|(_, attempt)| attempt.clone());
    let hear = callback!(act, move |(wrong, action): (WrongAnswer, AttemptAction)| {
        let Some(attempt) = &attempt else { return };
        act.emit((wrong, attempt.apply(action)));
    });
    use_tutor(asked_of, &hear);
    let plain = lesson_for(0);
    let (counting, _) = class.results();
    let all = counting.len();
    let questions: Vec<(usize, &Item)> = asking(&plain).collect();
    let right: Vec<usize> =
        questions.iter().map(|(place, _)| class.right(*place, &asked.giving)).collect();
    let all_right: usize = right.iter().sum();
    let asked_of: Vec<usize> = questions.iter().map(|(place, _)| class.asked(*place)).collect();
    let all_asked: usize = asked_of.iter().sum();
    let stuck = class.stuck();
    // A forged code may call a right answer wrong.
    let is_wrong = |wrong: &WrongAnswer| {
        let verdict = reasons.0.get(wrong).and_then(|attempt| attempt.verdict.as_ref());
        !verdict.is_some_and(|verdict| verdict.is_right())
    };
    let (first, most) = shown.map_or((0, MOST_CARDS), |shown| (shown, 1));
    let cards = wrong.iter().filter(|(wrong, _)| is_wrong(wrong)).skip(first).take(most);
    html! {
        <div class="class-view">
            <div class="class-sums">
                <p class="class-counts" data-answered={all.to_string()} data-right={all_right.to_string()}>
                    <span>{ say::results_answered(all) }</span>
                    <span>{ say::results_right(all_asked, all_right) }</span>
                </p>
                <section class="class-card">
                    <h3>{ say::results_by_question() }</h3>
                    <ol class="class-questions">
                        { for questions.iter().zip(right.iter().zip(&asked_of)).map(|((place, item), (right, all))| {
                            let share = 100 * right / (*all).max(1);
                            html! {
                                <li data-question={(place + 1).to_string()} data-right={right.to_string()}>
                                    <span class="number">{ place + 1 }</span>
                                    <span class="mini">
                                        { for item.position().map(|(_, board)| small(board, 26)) }
                                    </span>
                                    <span class="asks">{ &item.asks }</span>
                                    <span class="part-right" aria-hidden="true"><span ~style={format!("width: {share}%")} /></span>
                                    <span>{ say::results_of(*all, *right) }</span>
                                </li>
                            }
                        }) }
                    </ol>
                </section>
                { votes(class, &plain) }
                if !stuck.is_empty() && shown.is_none() {
                    <section class="class-card">
                        <h3>{ say::results_stuck() }</h3>
                        <ul class="class-stuck" role="list">
                            { for stuck.iter().map(|(record, place, mark)| html! {
                                <li>
                                    <b>{ named(&record.name) }</b>{ " " }
                                    { say::results_stuck_at(place + 1) }{ effort(mark) }
                                    { ", " }{ say::results_minutes(mark.seconds.div_ceil(60)) }
                                </li>
                            }) }
                        </ul>
                    </section>
                }
                <details class="class-card">
                    <summary>{ say::results_students() }</summary>
                    <ul class="class-students" role="list">
                        { for counting.iter().map(|record| html! {
                            <li>
                                <b>{ named(&record.name) }</b>{ " " }
                                { for questions.iter().map(|(place, _)| html! {
                                    <span class="quiz-mark" data-mark={sign(&record.mark(*place)).0}>
                                        { format!("{}{} ", place + 1, sign(&record.mark(*place)).1) }
                                    </span>
                                }) }
                            </li>
                        }) }
                    </ul>
                </details>
            </div>
            <section class="class-wrong">
                <h3>{ say::results_wrong() }</h3>
                <p class="note">{ say::results_groups(wrong.iter().map(|(_, students)| students).sum::<usize>(), wrong.len()) }</p>
                <ol class="wrong-answers" role="list">
                    { for cards.map(|(wrong, students)| {
                        let lesson = lesson_for(wrong.seed);
                        let item = &lesson.items[wrong.place];
                        let link = presented(&lesson, item, wrong.seed, Some(&wrong.answer));
                        let said = item.task.as_ref().map(|task| answer_words(task, &wrong.answer));
                        let attempt = reasons.0.get(wrong);
                        html! {
                            <li class="class-card" data-wrong={wrong.answer.clone()} data-students={students.to_string()}>
                                if shown.is_some() {
                                    { in_front(attempt, &slab) }
                                } else {
                                    { picture(item, attempt) }
                                }
                                <p class="wrong-said">
                                    <b>{ students }</b>{ " " }{ say::results_said(*students) }{ " " }
                                    <b>{ said }</b>
                                    <a class="button" href={link}>{ say::results_show() }</a>
                                </p>
                                <p class="note">{ say::results_question(wrong.place + 1) }{ &item.asks }</p>
                                { reason(course, attempt) }
                            </li>
                        }
                    }) }
                </ol>
            </section>
        </div>
    }
}

/// What the class voted, at first and in the end.
fn votes(class: &Class, lesson: &Lesson) -> Html {
    let said = |ballot: &Ballot| {
        let item = lesson.items.get(ballot.place)?;
        let task = item.task.as_ref()?;
        let choices = ballot.choices.iter().enumerate().map(|(choice, (answer, is_right))| {
            let rounds = ballot.rounds.iter();
            let counts: Vec<String> = rounds.map(|round| round.count(choice).to_string()).collect();
            html! {
                <li data-right={is_right.to_string()}>
                    { answer_words(task, answer) }{ " " }<b>{ counts.join(" → ") }</b>
                    if *is_right { { " ✓" } }
                </li>
            }
        });
        Some(html! {
            <li data-vote={(ballot.place + 1).to_string()}>
                <span class="note">{ say::results_question(ballot.place + 1) }{ &item.asks }</span>
                <ul role="list">{ for choices }</ul>
            </li>
        })
    };
    let all: Vec<Html> = class.votes().filter_map(said).collect();
    if all.is_empty() {
        return html! {};
    }
    html! {
        <section class="class-card class-votes">
            <h3>{ say::results_votes() }</h3>
            <ul role="list">{ for all }</ul>
        </section>
    }
}

/// The reason as a student hears it.
fn reason(course: &Course, attempt: Option<&AttemptState>) -> Html {
    match attempt {
        Some(AttemptState { problem: Some(problem), .. }) => html! { <p>{ problem }</p> },
        Some(attempt) if attempt.verdict.is_some() => html! {
            <p class="reason">{ said(course, attempt) }</p>
        },
        _ => html! { <p class="note">{ say::quiz_checking() }</p> },
    }
}

/// The link to the results of a lesson in front of a class.
fn in_hall(lesson: &str) -> String {
    let lesson = Some(lesson).filter(|lesson| !lesson.is_empty()).map(str::to_string);
    let link = PageLink::to(TEACH, &[PLACE]).with(LESSON, lesson);
    link.with(PROJECTOR, Some("1".to_string())).to_string()
}

/// The board after the first jump that the verdict plays: the jump that refutes the answer follows.
fn refuted(attempt: &AttemptState) -> AttemptState {
    attempt.apply(AttemptAction::Play(attempt.line().len().saturating_sub(1).min(1)))
}

/// The same large.
fn in_front(attempt: Option<&AttemptState>, slab: &NodeRef) -> Html {
    let Some(attempt) = attempt else { return html! {} };
    html! { <div class="front">{ exercise_board(&refuted(attempt), slab, &Callback::noop()) }</div> }
}

/// The same small, with an arrow for that jump.
fn picture(item: &Item, attempt: Option<&AttemptState>) -> Html {
    let subjects = attempt.map_or(item.subjects(), AttemptState::subjects);
    if let Some(SubjectKind::Expression(text)) = subjects.first().map(|it| &it.kind) {
        return html! { <div class="wrong-board">{ expression(text) }</div> };
    }
    let Some(attempt) = attempt else { return html! { <div class="wrong-board" /> } };
    let (line, after) = (attempt.line(), refuted(attempt));
    let Some(board) = after.shown() else { return html! { <div class="wrong-board" /> } };
    let refuting = after.refuting().or(attempt.jumps.first().copied().filter(|_| line.is_empty()));
    let cover = html! {
        <>
            { for line[..after.played].iter().map(|jump| way(*jump)) }
            { for refuting.iter().map(arrow) }
        </>
    };
    html! { <div class="wrong-board mini">{ covered(&board, SIDE, cover) }</div> }
}

/// Where a stone jumps, with a head at the end.
fn arrow(jump: &Jump) -> Html {
    let ((x, y), (u, v)) = (middle(jump.from), middle(jump.to()));
    let (down, right) = jump.direction.delta();
    let (a, b) = (u - 5 * right, v - 5 * down);
    html! {
        <g class="refutes">
            <path d={format!("M{x} {y}L{a} {b}")} />
            <path class="head" d={format!("M{u} {v}L{} {}L{} {}z", a + 3 * down, b + 3 * right, a - 3 * down, b - 3 * right)} />
        </g>
    }
}
