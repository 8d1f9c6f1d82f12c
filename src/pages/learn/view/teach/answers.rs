//! Has the solver find the right answer to each question in the making.

use std::rc::Rc;

use yew::prelude::*;

use crate::analysis::view::folded_name::name;
use crate::ask::asked::Asked;
use crate::ask::view::use_job::use_job;
use crate::browser::use_page_state::use_page_state;
use crate::link::problem::shorten;
use crate::pages::learn::attempt::AttemptState;
use crate::pages::learn::view::saying::argument;
use crate::state::PageState;
use konane::{Board, Edge, NamedBoard};
use teaching::content::lessons::{Item, Task};
use words::say;
use worker::message::{ArgumentText, VerdictQuestion, VerdictText};

/// The verdicts on the questions so far; `None` if the solver found none.
#[derive(Clone, PartialEq, Default)]
pub struct Answers(Vec<(VerdictQuestion, Option<Rc<VerdictText>>)>);

/// The most questions to remember.
const MOST: usize = 200;

impl Answers {
    /// The verdict on a question, once there is one; `None` inside if the solver found none.
    pub fn verdict(&self, question: &Item) -> Option<&Option<Rc<VerdictText>>> {
        self.of(&consult(question))
    }

    fn of(&self, consult: &VerdictQuestion) -> Option<&Option<Rc<VerdictText>>> {
        self.0.iter().find(|(known, _)| known == consult).map(|(_, verdict)| verdict)
    }
}

impl PageState for Answers {
    type Action = (VerdictQuestion, Option<Rc<VerdictText>>);

    fn apply(&self, answer: Self::Action) -> Answers {
        if self.of(&answer.0).is_some() {
            return self.clone();
        }
        let mut known = self.0.clone();
        known.drain(..(known.len() + 1).saturating_sub(MOST));
        known.push(answer);
        Answers(known)
    }
}

fn consult(item: &Item) -> VerdictQuestion {
    AttemptState::new(item, 0).consult(Some(0))
}

/// Asks about one question after another.
#[hook]
pub fn use_answers(questions: &[Item]) -> Rc<Answers> {
    let (known, act) = use_page_state(Answers::default);
    // Tests solve the boards that are drawn.
    let posed = questions.iter().filter(|question| question.drawing().is_none());
    let next = posed.map(consult).find(|consult| known.of(consult).is_none());
    let hear = Callback::from(move |(consult, news)| {
        if let Some(asked) = Asked::of(news) {
            act.emit((consult, asked.answer().cloned()));
        }
    });
    use_job(next.map(|consult| (consult.clone(), consult)), hear);
    known
}

/// The solver's verdict on a question.
pub fn answer_line(answers: &Answers, question: &Item) -> Html {
    let (class, state, words) = match answers.verdict(question) {
        _ if question.drawing().is_some() => {
            ("note", "drawn", html! { <>{ "✓ " }{ say::quiz_checked_drawn() }</> })
        }
        None => ("note", "checking", html! { say::quiz_checking() }),
        Some(None) => ("problem", "undecided", html! { say::quiz_undecided() }),
        Some(Some(verdict)) if !verdict.is_right() => {
            ("problem", "none", html! { unanswered(verdict) })
        }
        Some(Some(verdict)) => ("note", "shown", say::quiz_answer(answer(verdict, question))),
    };
    html! { <p class={classes!(class, "quiz-answer")} data-checked={state}>{ words }</p> }
}

/// Why a question has no answer.
fn unanswered(verdict: &VerdictText) -> String {
    match &verdict.arguments[..] {
        [ArgumentText::Text(reason), ArgumentText::Text(text)] => {
            say::text_unread(reason, &shorten(text, 40))
        }
        _ => say::quiz_unanswered().to_string(),
    }
}

fn answer(verdict: &VerdictText, question: &Item) -> Html {
    let board = question.board().map(|(_, board)| board.clone());
    let board = board.unwrap_or(Board::empty(1, 1, Edge::Walls));
    let words = |word: &str| match word {
        "Left" => say::quiz_wish_left().to_string(),
        "Right" => say::quiz_wish_right().to_string(),
        "first" => say::quiz_wish_first().to_string(),
        "second" => say::quiz_wish_second().to_string(),
        word => match word.parse::<u32>() {
            Ok(parts) => say::quiz_answer_parts(parts),
            Err(_) => word.to_string(),
        },
    };
    let shown = |it: &ArgumentText| match it {
        ArgumentText::Text(word) => html! { <b>{ words(word) }</b> },
        ArgumentText::Value(value) => name(value),
        it => argument(it, NamedBoard::of(&board)),
    };
    match (&verdict.arguments[..], &question.task) {
        ([], Some(Task::Set(_))) => html! { say::quiz_answer_any() },
        ([], Some(Task::Hold(_))) => html! { say::quiz_answer_hold() },
        ([], _) => html! { say::quiz_answer_none() },
        (arguments, _) => html! {
            { for arguments.iter().enumerate().map(|(place, it)| html! {
                <>{ if place > 0 { ", " } else { "" } }{ shown(it) }</>
            }) }
        },
    }
}
