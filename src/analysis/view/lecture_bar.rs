//! The keys at the lower edge of the projector view, each of which is also a button.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::inspection::InspectionAction;
use crate::analysis::keys::{COVERS, LECTURE};
use crate::analysis::lecture::{Aids, Lecture, LectureAction, LectureKey, Tool};
use crate::analysis::view::study::Study;
use crate::browser::callback::{callback, closure};
use crate::browser::key_bar::{KeyBar, cap};
use crate::browser::laser::Laser;
use crate::browser::page_keys::use_keys;
use crate::editor::editor_action::EditorAction;
use crate::editor::editor_state::EditorState;
use crate::history::History;
use crate::keys::Scope;

pub fn lecture_bar(study: &Study, history: &History<EditorState>, is_brief: bool) -> Html {
    let editor_state = history.now();
    let line = &editor_state.replay.line;
    let lecture = Lecture {
        view: study.view,
        revealed: study.inspection.revealed,
        step: line.step,
        last: line.jumps.len(),
        aids: study.aids,
        has_board: true,
        is_brief,
        is_changed: history.first().is_some(),
    };
    let (act, look, take) = (study.act.clone(), study.look.clone(), study.take.clone());
    let on_turn = Callback::from(move |turn| match turn {
        LectureAction::See(view) => act.emit(EditorAction::SetView(view)),
        LectureAction::Reveal(revealed) => look.emit(InspectionAction::Reveal(revealed)),
        LectureAction::Step(step) => act.emit(EditorAction::Step(step)),
        LectureAction::Take(aids) => take.emit(aids),
        LectureAction::Reset => act.emit(EditorAction::Reset),
    });
    html! { <LectureBar {lecture} {on_turn} /> }
}

#[autoprops]
#[component]
pub fn LectureBar(lecture: &Lecture, on_turn: &Callback<LectureAction>) -> Html {
    let is_projected = lecture.view.is_projected;
    use_lecture_keys(*lecture, on_turn.clone());
    use_effect_with(
        is_projected,
        closure!(on_turn, move |&is_projected| {
            if !is_projected {
                on_turn.emit(LectureAction::Take(Aids::default()));
            }
        }),
    );
    html! {
        <>
            <KeyBar is_there={is_projected}>
                { for scope(lecture).caps().filter(|(.., press)| is_there(lecture, **press)).map(
                    |(sign, word, press)| key_cap(lecture, on_turn, sign, word, *press)
                ) }
            </KeyBar>
            if is_projected && lecture.aids.tool == Some(Tool::Laser) {
                <Laser />
            }
        </>
    }
}

fn scope(lecture: &Lecture) -> &'static Scope<LectureKey> {
    if lecture.has_board { &LECTURE } else { &COVERS }
}

/// A key is left out if it could do nothing: steps without a line, Reveal if nothing is hidden, Hide if it is, Wipe
/// without chalk, Reset if nothing has changed.
fn is_there(lecture: &Lecture, press: LectureKey) -> bool {
    match press {
        LectureKey::Back | LectureKey::On => lecture.last > 0,
        LectureKey::Reveal => lecture.view.is_hidden,
        LectureKey::Hide => !lecture.view.is_hidden,
        LectureKey::Wipe => lecture.aids.tool == Some(Tool::Chalk),
        LectureKey::Reset => lecture.is_changed,
        _ => true,
    }
}

fn key_cap(
    lecture: &Lecture,
    on_turn: &Callback<LectureAction>,
    sign: String,
    word: &'static str,
    press: LectureKey,
) -> Html {
    let turn = lecture.turn(press);
    let on_click = callback!(on_turn, move |_| {
        if let Some(turn) = turn {
            on_turn.emit(turn);
        }
    });
    cap(sign, word.into(), lecture.is_on(press), turn.is_none(), on_click)
}

/// Listens for the keys, wherever the focus is except in fields: the projector view has no text to type. A key that can
/// do nothing, such as → at the end of the line, goes on to other listeners.
#[hook]
fn use_lecture_keys(lecture: Lecture, on_turn: Callback<LectureAction>) {
    // Keys may come faster than renders.
    let latest = use_mut_ref(|| lecture);
    latest.replace(lecture);
    use_keys(scope(&lecture), lecture.view.is_projected, move |press| {
        let now = *latest.borrow();
        let Some(turn) = now.turn(press) else { return false };
        latest.replace(now.after(turn));
        on_turn.emit(turn);
        true
    });
}
