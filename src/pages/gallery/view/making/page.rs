//! A position for any value, built step by step.

use std::rc::Rc;

use web_sys::{HtmlElement, HtmlInputElement};
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::view::cover::use_cover;
use crate::analysis::view::folded_name::name;
use crate::analysis::view::step_bar::step_button;
use crate::ask::asked::Asked;
use crate::ask::view::use_asked::use_asked;
use crate::board::view::board_view::BoardView;
use crate::board::view::mini_board::address;
use crate::board::view::slab::size;
use crate::board::view::zoom::{fit, zoom_in_the_middle};
use crate::browser::callback::closure;
use crate::browser::icon::Icon;
use crate::browser::page_keys::use_keys;
use crate::link::problem::{LinkProblem, shorten};
use crate::link::view::View;
use crate::pages::gallery::catalogue::colours_of;
use crate::pages::gallery::keys::MAKING;
use crate::pages::gallery::keys::making_help;
use crate::pages::gallery::making::{Making, MakingLink, MakingPicture, key, to_smallest};
use crate::pages::gallery::view::exhibit_frame::{ExhibitForm, RoomProps, Way, story};
use crate::pages::gallery::view::habitat::answer::problem;
use crate::pages::gallery::view::laws::laws;
use crate::pages::gallery::view::making::form::Form;
use crate::pages::gallery::view::making::picture::{overlay, sentences};
use crate::pages::gallery::view::making::smallest::Smallest;
use crate::share::shared::Shared;
use crate::shell::view::page_frame::PageFrame;
use konane::{Area, Edge, MAX_SIDE, Rules, Square};
use value::Unread;
use words::say;
use worker::message::{BuiltText, MadeText, MakingAnswer, MakingQuestion};

#[component]
pub fn MakingPage(props: &RoomProps) -> Html {
    let RoomProps { exhibit, page_link, on_visit } = props;
    let (room, mut corrections) = MakingLink::of(page_link);
    let title = match room.value.as_str() {
        "" => exhibit.title.text().to_string(),
        value => say::making_page_of(&shorten(value, 40)),
    };
    let value = room.value.clone();
    let (asked, set) = use_asked((!value.is_empty()).then_some(MakingQuestion { value }));
    let show = on_visit.reform(|room: MakingLink| room.page_link());
    let making = use_memo(asked.answer().cloned(), |answer| {
        Making::of(made(answer.as_ref())?.built.as_ref()?).map(Rc::new)
    });
    let (step, wrong) = making.as_ref().as_ref().map(|it| room.step(it)).unwrap_or_default();
    corrections.extend(wrong);
    let last = making.as_ref().as_ref().map_or(0, |making| making.last());
    let picture = use_memo((making.clone(), step), |(making, step)| {
        making.as_ref().as_ref().map(|making| making.at(*step))
    });
    let to = show.reform(closure!(room, move |step: usize| room.with_step(step)));
    // At the ends the keys go on to other listeners: a list then advances.
    use_keys(
        &MAKING,
        true,
        closure!(to, move |key| {
            let target = key.from(step, last);
            if target != step {
                to.emit(target);
            }
            target != step
        }),
    );
    let MakingLink { is_hidden, is_projected, .. } = room;
    let view = View { is_hidden, is_projected, ..View::default() };
    let cover = use_cover(view, room.value.clone());
    let is_closed = cover.is_closed();
    let dismiss = {
        let room = match making.is_some() && step < last {
            true => room.with_step(step),
            false => room.with_value(&room.value),
        };
        show.reform(move |()| room.clone())
    };
    let on_view = show.reform(closure!(room, move |view: View| room.projected(view.is_projected)));
    let answer = making.as_ref().as_ref().zip(picture.as_ref().as_ref()).zip(made(asked.answer()));
    let shown = answer.map(|((making, picture), made)| ExhibitForm {
        board: html! {
            <MakingBoard
                key={made.value.plain()}
                making={making.clone()}
                picture={picture.clone()}
                {step}
                on_step={to}
            />
        },
        verdict: html! {
            if !is_closed {
                { told(made, making, picture) }
                { for made.built.as_ref().map(|built| facts(&room, made, built, making)) }
            }
        },
        ..ExhibitForm::default()
    });
    html! {
        <PageFrame
            layout="exhibit"
            title={say::gallery_page(&title)}
            {view}
            {cover}
            names_answer=true
            {on_view}
            has_lecture=true
            shared={Shared::page(
                room.projected(false).page_link(),
                format!("{}: {}", exhibit.title.text(), room.value),
            ).of_exhibit(exhibit)}
            keys={making_help()}
            head_class="exhibit-head"
            class="making"
            above={html! { <Way exhibit={*exhibit} {is_projected} is_covered={is_closed} /> }}
            heading={exhibit.title.text()}
            headline={exhibit.headline.text()}
            problem={LinkProblem::corrected(corrections)}
            on_dismiss={dismiss}
            tools={html! {
                if !is_closed {
                    <Form room={room.clone()} on_room={show.clone()} />
                    { status(&room, &asked, &set) }
                }
            }}
        >
            { ExhibitForm {
                why: html! { <>{ story(exhibit) }{ laws(exhibit, None) }</> },
                is_covered: is_closed,
                ..shown.unwrap_or_default()
            }.view() }
        </PageFrame>
    }
}

/// What was made, if the value could be read.
fn made(answer: Option<&Rc<MakingAnswer>>) -> Option<&MadeText> {
    match &**answer? {
        MakingAnswer::Read(made) => Some(made),
        MakingAnswer::Unread(_) => None,
    }
}

/// How far the work is, unless there is a position.
fn status(
    room: &MakingLink,
    asked: &Asked<MakingAnswer>,
    set: &Callback<Asked<MakingAnswer>>,
) -> Html {
    let button = |id: &'static str, label: &'static str, to: Asked<MakingAnswer>| {
        let on_click = set.reform(move |_: MouseEvent| to.clone());
        html! { <button {id} type="button" onclick={on_click}>{ label }</button> }
    };
    let again = || button("making-on", say::habitat_on(), Asked::Working);
    let line = |tools: Html, words: Html| {
        html! {
            <div class="habitat-status" role="status">
                { tools }
                <p id="making-says">{ words }</p>
            </div>
        }
    };
    match asked {
        _ if room.value.is_empty() => html! { <p id="making-problem" class="unseen" /> },
        Asked::Working => line(
            button("making-stop", say::habitat_stop(), Asked::Stopped),
            html! { say::making_working() },
        ),
        Asked::Stopped => line(again(), html! { say::habitat_stopped() }),
        Asked::TooHard => line(again(), html! { say::making_hard() }),
        Asked::Failed(reason) => line(again(), html! { say::habitat_failed(reason) }),
        Asked::Answered(answer) => match &**answer {
            MakingAnswer::Unread(Unread { character, expected }) => {
                problem("making-problem", &room.value, Some(*character as u32), expected)
            }
            MakingAnswer::Read(made) if made.built.is_none() => html! {
                <div id="making-large" class="card" role="status">
                    <p class="making-value">{ name(&made.value) }</p>
                    <p>{ say::making_large(MAX_SIDE) }</p>
                    <h2>{ say::making_smallest() }</h2>
                    <Smallest sought={key(made)} />
                    { to_habitat(room) }
                </div>
            },
            MakingAnswer::Read(_) => html! {},
        },
    }
}

/// What the step does.
fn told(made: &MadeText, making: &Making, picture: &MakingPicture) -> Html {
    let (title, why) = sentences(&made.value, making, picture);
    html! {
        <div class="card making-step">
            <p id="step-says" class="says" aria-live="polite"><strong>{ title }</strong>{ " " }{ why }</p>
        </div>
    }
}

/// The size of the position, and where else the reader can look at the value.
fn facts(room: &MakingLink, made: &MadeText, built: &BuiltText, making: &Making) -> Html {
    let on_board = address(Rules::Ancient, Edge::Plane, &built.position.board);
    html! {
        <div class="card making-facts">
            <p class="making-value">{ name(&made.value) }</p>
            <p id="making-size">
                { say::making_size(colours_of(&making.board), making.columns, making.rows, making.stones()) }
            </p>
            <p><a id="on-board" href={on_board}>{ say::exhibit_on_board() }</a></p>
            <p class="note">{ say::making_to_board_why() }</p>
            <h2>{ say::making_smallest() }</h2>
            <Smallest sought={key(made)} />
            { to_habitat(room) }
        </div>
    }
}

fn to_habitat(room: &MakingLink) -> Html {
    html! {
        <p>
            <a id="to-smallest" href={to_smallest(&room.value).to_string()}>
                { say::making_habitat() }
            </a>
        </p>
    }
}

/// The board, which the reader can move and zoom but not change, and below it the steps.
#[autoprops]
#[component]
fn MakingBoard(
    making: &Rc<Making>,
    picture: &MakingPicture,
    step: usize,
    on_step: &Callback<usize>,
) -> Html {
    let slab = use_node_ref();
    let last = making.last();
    let to = |id, icon, label, target: usize| {
        step_button(id, icon, label, target == step, on_step.reform(move |_| target))
    };
    let zoom = |id: &'static str,
                label: &'static str,
                sign: &'static str,
                act: fn(&HtmlElement)| {
        let slab = slab.clone();
        let on_click = move |_| {
            if let Some(slab) = slab.cast::<HtmlElement>() {
                act(&slab);
            }
        };
        html! { <button {id} type="button" aria-label={label} onclick={on_click}>{ sign }</button> }
    };
    let on_slide = on_step.reform(|event: InputEvent| {
        let field = event.target_unchecked_into::<HtmlInputElement>();
        (field.value_as_number() as usize).saturating_sub(1)
    });
    let place = say::nimbers_step(last + 1, step + 1);
    html! {
        <div class="work making-work">
            <div class="front">
                <div class="bed" ~style={size(Area::whole(&picture.board))}>
                    <BoardView
                        board={picture.board.clone()}
                        origin={Square::new(0, 0)}
                        names={making.names()}
                        leaves_focus={true}
                        slab={slab.clone()}
                        on_event={Callback::noop()}
                    >
                        { overlay(making, picture) }
                    </BoardView>
                </div>
            </div>
            <div class="under">
                if last > 0 {
                    <div class="tools steps" role="group" aria-label={say::tour_steps()}>
                        { to("step-first", Icon::FIRST, say::proof_step_first(), 0) }
                        { to("step-back", Icon::BACK, say::step_back(), step.saturating_sub(1)) }
                        <input
                            id="step-slider"
                            type="range"
                            min="1"
                            max={(last + 1).to_string()}
                            value={(step + 1).to_string()}
                            aria-label={say::tour_steps()}
                            aria-valuetext={place.clone()}
                            oninput={on_slide}
                        />
                        { to("step-on", Icon::ON, say::step_on(), (step + 1).min(last)) }
                        { to("step-last", Icon::LAST, say::proof_step_last(), last) }
                        <span id="step-place" class="place">{ place }</span>
                    </div>
                }
                <div class="tools">
                    <div class="group zoom" role="group" aria-label={say::making_zoom()}>
                        { zoom("zoom-out", say::editor_smaller(), "−", |slab| zoom_in_the_middle(slab, 0.8)) }
                        { zoom("zoom-fit", say::editor_fit(), say::editor_fit(), fit) }
                        { zoom("zoom-in", say::editor_larger(), "+", |slab| zoom_in_the_middle(slab, 1.25)) }
                    </div>
                </div>
            </div>
        </div>
    }
}
