//! The progress as a file: the reader saves it, opens it, or deletes the progress.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::callback::{callback, closure};
use crate::browser::clipboard::save_text;
use crate::browser::file_button::FileButton;
use crate::browser::focus_back::use_focus_back;
use crate::pages::learn::progress::{FileProblem, HEAD, MOST, Progress, ProgressAction};
use crate::pages::learn::view::course_file::kept;
use words::say;

#[autoprops]
#[component]
pub fn ProgressBox(progress: &Progress, act: &Callback<ProgressAction>) -> Html {
    // The message, and whether it is a problem.
    let said = use_state_eq(|| (String::new(), false));
    let is_asking = use_state_eq(|| false);
    use_focus_back(*is_asking);
    let on_open = callback!(said, act, move |text: Option<String>| {
        said.set(match text.as_deref().map(Progress::read_file) {
            Some(Ok(file)) => {
                let new = kept().new_in(&file);
                act.emit(ProgressAction::Add(file));
                (say::learn_progress_read(new), false)
            }
            Some(Err(problem)) => (sentence(&problem), true),
            None => (say::learn_progress_no_file().to_string(), true),
        });
    });
    let on_save = {
        let text = progress.file();
        move |_: MouseEvent| {
            save_text(&text, "papamu-lessons.txt");
        }
    };
    let ask = |asks: bool| {
        let is_asking = is_asking.setter();
        move |_: MouseEvent| is_asking.set(asks)
    };
    let on_forget = closure!(said, act, is_asking, move |_: MouseEvent| {
        act.emit(ProgressAction::Forget);
        said.set((say::learn_progress_forgotten().to_string(), false));
        is_asking.set(false);
    });
    let (words, is_problem) = &*said;
    html! {
        <details class="progress" open={!words.is_empty()}>
            <summary><h2>{ say::learn_progress() }</h2></summary>
            <p class="note">{ say::learn_progress_note() }</p>
            <div class="row">
                <button id="progress-save" type="button" onclick={on_save}>{ say::learn_progress_save() }</button>
                <FileButton id="progress-open" label={say::learn_progress_open()} on_text={on_open} />
                <button
                    id="lessons-reset"
                    type="button"
                    aria-disabled={progress.is_empty().then_some("true")}
                    onclick={(!progress.is_empty()).then(|| Callback::from(ask(true)))}
                >
                    { say::learn_progress_reset() }
                </button>
            </div>
            if *is_asking {
                <div class="row" role="group" aria-labelledby="progress-sure">
                    <span id="progress-sure">{ say::learn_progress_sure() }</span>
                    <button id="progress-forget" type="button" onclick={on_forget}>{ say::learn_progress_forget() }</button>
                    <button id="progress-keep" type="button" onclick={ask(false)}>{ say::learn_progress_keep() }</button>
                </div>
            }
            <p
                id="progress-said"
                class={if *is_problem { "problem" } else { "note" }}
                role="status"
                data-problem={is_problem.to_string()}
            >
                { words }
            </p>
        </details>
    }
}

fn sentence(problem: &FileProblem) -> String {
    match problem {
        FileProblem::Head => say::learn_progress_head(HEAD),
        FileProblem::Line(line, text) => say::learn_progress_line(*line, text),
        FileProblem::Long => say::learn_progress_long(MOST),
    }
}
