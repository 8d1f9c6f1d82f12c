//! The speaker's window beside a lecture: what the hall still has to guess, the note, and the next item. It follows the
//! hall's window, and sends its own keys and buttons there.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::view::markup::worded;
use crate::analysis::view::pictured::pictured;
use crate::analysis::view::signs::signs;
use crate::ask::view::use_reports::use_reports;
use crate::board::view::paper_board::{paper_board, printed};
use crate::board::view::slab::size;
use crate::browser::callback::{callback, closure};
use crate::browser::page_keys::{read, use_presses};
use crate::link::item::{note, words};
use crate::link::item_link::{heading, link, title};
use crate::link::lesson_link::LessonLink;
use crate::pages::{item_depicted, item_on_board};
use crate::paper::handed::Handed;
use crate::paper::view::printed_answers::{value, value_line, winner, winners};
use crate::shell::hall_messages::{HallMessage, HallScreen};
use crate::shell::keys::FROM_SPEAKER;
use crate::shell::view::page_frame::use_arrival;
use crate::shell::view::use_hall_messages::use_hall_messages;
use crate::sum::view::sum_total::TotalOf;
use gloo::timers::callback::Interval;
use js_sys::Date;
use words::say;
use worker::client::Report;

/// The empty squares around stones on the plane, and the longest side of the next picture, in px.
const MARGIN: i32 = 1;
const PICTURE: i32 = 260;

/// `list` is the one from this window's link, until the hall sends another.
#[autoprops]
#[component]
pub fn Speaker(list: &LessonLink) -> Html {
    let seen = use_state_eq(|| None::<HallScreen>);
    let say =
        use_hall_messages(callback!(set = seen.setter(), own = list.clone(), move |message| {
            match message {
                // The message may come from another lecture.
                HallMessage::Hall(seen) if is_same(&seen.list, &own) => set.set(Some(seen)),
                _ => {}
            }
        }));
    use_effect_with(say.clone(), |say| say.emit(HallMessage::Ask));
    use_presses(
        FROM_SPEAKER.order,
        true,
        closure!(say, move |event| {
            let is_for_hall = read(&FROM_SPEAKER, event).is_some();
            if is_for_hall {
                let shift = if event.shift_key() { "Shift+" } else { "" };
                say.emit(HallMessage::Key(format!("{shift}{}", event.key())));
            }
            is_for_hall
        }),
    );
    let list = seen.as_ref().map_or(list, |seen| &seen.list);
    let page = use_arrival(&say::speaker_page(&heading(&list.lesson)).into());
    let at = list.at.unwrap_or_default();
    let items = &list.lesson.items;
    let two = [list.present(), items.get(at + 1).cloned()];
    let handed = use_memo(two, |two| {
        two.clone().map(|one| {
            one.map(|item| Handed::of(&item, item_on_board(&item), item_depicted(&item)))
        })
    });
    let positions = use_memo(handed.clone(), |handed| {
        let models = handed.iter().flatten().filter_map(|one| one.editor_state.as_ref());
        models.map(|editor_state| editor_state.position().clone()).collect::<Vec<_>>()
    });
    let reports = use_reports(&positions);
    let report = |handed: &Handed| {
        let position = handed.editor_state.as_ref()?.position();
        reports.known.iter().find(|report| report.position == *position)
    };
    let press = |id: &'static str, label: &'static str, key: &'static str, is_on: Option<bool>| {
        html! {
            <button
                {id}
                type="button"
                class={classes!((key == "PageDown").then_some("main"))}
                aria-pressed={is_on.map(|is_on| is_on.to_string())}
                onclick={say.reform(move |_: MouseEvent| HallMessage::Key(key.to_string()))}
            >
                { label }
            </button>
        }
    };
    let state = match &*seen {
        None => say::speaker_alone(),
        Some(seen) if seen.is_black => say::speaker_is_black(),
        Some(seen) if seen.is_covered => say::speaker_covered(),
        Some(_) => say::speaker_uncovered(),
    };
    let is_black = seen.as_ref().is_some_and(|seen| seen.is_black);
    let [now, next] = &*handed;
    html! {
        <div ref={page} data-layout="speaker">
            <header class="speaker-bar">
                <Clock />
                <strong id="speaker-place">{ say::tour_place(items.len(), at + 1) }</strong>
                <div class="row">
                    { press("speaker-black", say::speaker_black(), "b", Some(is_black)) }
                    { press("speaker-reveal", say::speaker_reveal(), "r", None) }
                    { press("speaker-back", say::speaker_back(), "PageUp", None) }
                    { press("speaker-on", say::speaker_next(), "PageDown", None) }
                </div>
            </header>
            <section class="speaker-now" aria-label={say::speaker_now()}>
                <p id="speaker-state" class="note" role="status">{ state }</p>
                if let Some(now) = now {
                    <h1 tabindex="-1">{ title(&now.item) }</h1>
                    <p class="asked">{ worded(&words(&now.item), signs) }</p>
                    <div class="speaker-answer">
                        { board(now) }
                        <div id="speaker-value">
                            <TotalOf link={link(&now.item)}>
                                { answer(now, report(now)) }
                            </TotalOf>
                        </div>
                    </div>
                    <h2>{ say::speaker_note() }</h2>
                    <p id="speaker-note" class="speaker-note">
                        { if now.item.notes.is_empty() { say::speaker_no_note().to_string() } else { note(&now.item) } }
                    </p>
                }
            </section>
            <aside class="speaker-next" aria-label={say::speaker_next()}>
                <h2>{ say::speaker_next() }</h2>
                { match next {
                    None => html! { <p class="note">{ say::speaker_last() }</p> },
                    Some(next) => html! {
                        <>
                            if !next.drawn.is_empty() {
                                <div class="mini">{ pictured(&next.drawn, PICTURE) }</div>
                            }
                            <p><strong id="speaker-next">{ title(&next.item) }</strong></p>
                            <p>{ words(&next.item) }</p>
                            if let Some(report) = report(next) {
                                <p class="handed-value">{ value_line(report) }</p>
                            }
                        </>
                    },
                } }
                if items.len() > at + 2 {
                    <h2>{ say::speaker_then() }</h2>
                    <ol start={(at + 3).to_string()}>
                        { for items[at + 2..].iter().map(|item| html! { <li>{ title(item) }</li> }) }
                    </ol>
                }
            </aside>
        </div>
    }
}

/// Whether both are the same lecture, even if the lecturer has stored an item with changes.
fn is_same(one: &LessonLink, other: &LessonLink) -> bool {
    one.lesson.title == other.lesson.title && one.lesson.items.len() == other.lesson.items.len()
}

fn board(handed: &Handed) -> Html {
    let Some(editor_state) = &handed.editor_state else {
        return html! { <div class="mini">{ pictured(&handed.drawn, PICTURE) }</div> };
    };
    let board = &editor_state.window.board;
    let area = printed(board, MARGIN);
    html! {
        <div class="handed-board" ~style={size(area)}>
            { paper_board(board, (area, editor_state.names()), title(&handed.item), html! {}) }
        </div>
    }
}

fn answer(handed: &Handed, report: Option<&Report>) -> Html {
    match (&handed.editor_state, report) {
        (None, _) => html! { <p class="note">{ say::speaker_no_value() }</p> },
        (_, None) => html! { <p class="note">{ say::speaker_computing() }</p> },
        (Some(editor_state), Some(report)) => {
            let frame = editor_state.frame();
            html! {
                <>
                    { value(report) }
                    <p><strong>{ winner(report) }</strong></p>
                    { for winners(report, &frame).into_iter().map(|line| html! { <p>{ line }</p> }) }
                </>
            }
        }
    }
}

/// How long the speaker has been speaking, and the time of day. A component of its own, so that nothing else renders each
/// second.
#[component]
fn Clock() -> Html {
    let start = use_state_eq(Date::now);
    let now = use_state_eq(Date::now);
    use_effect_with(
        (),
        closure!(now, move |()| {
            let tick = Interval::new(1000, move || now.set(Date::now()));
            move || drop(tick)
        }),
    );
    let seconds = ((*now - *start) / 1000.0).max(0.0) as u32;
    let (hours, minutes) = (Date::new_0().get_hours(), Date::new_0().get_minutes());
    let again = closure!(start, now, move |_: MouseEvent| {
        start.set(Date::now());
        now.set(Date::now());
    });
    html! {
        <div class="clock">
            <strong role="timer" aria-label={say::speaker_clock()}>{ format!("{}:{:02}", seconds / 60, seconds % 60) }</strong>
            <span class="note">{ format!("{hours}:{minutes:02}") }</span>
            <button id="speaker-again" type="button" onclick={again}>{ say::speaker_again() }</button>
        </div>
    }
}
