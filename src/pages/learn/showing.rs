//! A lesson that a teacher shows to a class, sentence by sentence.

use std::rc::Rc;

use crate::pages::learn::attempt::{AttemptAction, AttemptState};
use crate::state::PageState;
use teaching::content::lessons::{Item, Lesson};

#[derive(Clone, PartialEq, Debug)]
pub struct ShowingState {
    lesson: Rc<Lesson>,
    seed: u64,
    /// The index of the item in the lesson.
    pub at: usize,
    slide: usize,
    /// Whether the summary stands after the last item.
    is_end: bool,
    /// A wrong answer, which the class sees refuted before the solution.
    answer: Option<String>,
    /// The item's board and its solution.
    pub attempt: AttemptState,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slide<'a> {
    Says(&'a str),
    Asks,
    Answer,
    /// The summary of the lesson.
    End,
}

#[derive(Clone, PartialEq, Debug)]
pub enum ShowingAction {
    On,
    Back,
    /// Shows the answer at once.
    Reveal,
    /// Asks the question once more.
    Ask,
    First,
    Last,
    /// Acts on the board, or takes the worker's answer.
    Do(AttemptAction),
}

impl ShowingState {
    pub fn of(lesson: Rc<Lesson>, at: usize, seed: u64) -> ShowingState {
        let at = at.min(lesson.items.len().saturating_sub(1));
        let attempt = AttemptState::new(&lesson.items[at], seed);
        ShowingState { lesson, seed, at, slide: 0, is_end: false, answer: None, attempt }.told()
    }

    /// Opened at its question, which somebody has answered wrongly. The verdict stays covered.
    pub fn answered(mut self, answer: &str) -> ShowingState {
        if self.attempt.item.task.is_some() {
            self.slide = said(&self.attempt.item).len();
            self.attempt = self.attempt.judging(answer);
            self.answer = Some(answer.to_string());
        }
        self.told()
    }

    pub fn answer(&self) -> Option<&str> {
        self.answer.as_deref()
    }

    /// The attempt as the class sees it on the board.
    pub fn board(&self) -> AttemptState {
        let mut attempt = self.attempt.clone();
        if self.slide() == Slide::Asks {
            attempt.verdict = None;
            attempt.is_solved = false;
        }
        attempt
    }

    /// Tells the item what the class has heard of it, unless that is everything.
    fn told(mut self) -> ShowingState {
        let says = said(&self.attempt.item);
        let is_left = self.slide + 1 < says.len();
        self.attempt.heard = is_left.then(|| says[..=self.slide].join(" "));
        self
    }

    pub fn slide(&self) -> Slide<'_> {
        let says = said(&self.attempt.item);
        match says.get(self.slide) {
            _ if self.is_end => Slide::End,
            Some(&says) => Slide::Says(says),
            None if self.slide == says.len() && self.attempt.item.task.is_some() => Slide::Asks,
            None => Slide::Answer,
        }
    }
}

impl PageState for ShowingState {
    type Action = ShowingAction;

    fn apply(&self, turn: ShowingAction) -> ShowingState {
        let mut next = self.clone();
        match turn {
            ShowingAction::On => next.go_on(),
            ShowingAction::Back => next.go_back(),
            ShowingAction::Reveal if self.is_end => {}
            ShowingAction::Reveal => next.turn_to(slides(&self.attempt.item) - 1),
            ShowingAction::Ask => {
                next.is_end = false;
                next.turn_to(said(&self.attempt.item).len());
            }
            ShowingAction::First => next.open(0),
            ShowingAction::Last => next.open(self.lesson.items.len() - 1),
            ShowingAction::Do(action) => next.attempt = self.attempt.apply(action),
        }
        next.told()
    }
}

impl ShowingState {
    /// Whether an action leads to anything. As an item of a list, only this step is shown.
    pub fn says_after(&self, action: &ShowingAction, is_item: bool) -> bool {
        let next = self.apply(action.clone());
        next != *self && !(is_item && (next.at, next.is_end) != (self.at, false))
    }

    /// Whether nothing follows.
    pub fn is_over(&self) -> bool {
        self.apply(ShowingAction::On) == *self
    }

    pub fn is_first(&self) -> bool {
        self.apply(ShowingAction::Back) == *self
    }

    /// Goes to the next slide, the next jump that shows the answer, the next item, or the summary.
    fn go_on(&mut self) {
        // Nothing follows, or the worker has not answered yet.
        if self.is_end || self.attempt.awaits_worker() && self.slide() == Slide::Answer {
            return;
        }
        if self.slide + 1 < slides(&self.attempt.item) {
            self.turn_to(self.slide + 1);
        } else if self.attempt.stage().is_some() && self.attempt.problem.is_none() {
            // The next stage of a derivation.
            self.attempt = self.attempt.apply(AttemptAction::Solve);
        } else if self.attempt.played < self.attempt.line().len() {
            self.attempt = self.attempt.apply(AttemptAction::Play(self.attempt.played + 1));
        } else if self.answer.take().is_some() {
            self.attempt = self.attempt.apply(AttemptAction::Retry).apply(AttemptAction::Solve);
        } else if self.at + 1 < self.lesson.items.len() {
            self.open(self.at + 1);
        } else {
            self.is_end = self.lesson.is_summed_up();
        }
    }

    fn go_back(&mut self) {
        if self.is_end {
            self.is_end = false;
        } else if self.attempt.played > 0 {
            self.attempt = self.attempt.apply(AttemptAction::Play(self.attempt.played - 1));
        } else if self.slide > 0 {
            self.turn_to(self.slide - 1);
        } else if self.at > 0 {
            self.open(self.at - 1);
            // Goes to the last slide of the item that does not show the answer.
            let has_task = self.attempt.item.task.is_some();
            self.turn_to(slides(&self.attempt.item) - 1 - usize::from(has_task));
        }
    }

    /// Goes to a slide of the item. Going back from the answer covers it again.
    fn turn_to(&mut self, slide: usize) {
        let was_answer = self.slide() == Slide::Answer;
        self.slide = slide;
        match self.slide() == Slide::Answer {
            // What was answered stays on the board.
            _ if self.answer.is_some() => {}
            true if !was_answer && self.attempt.item.task.is_some() => {
                self.attempt = self.attempt.apply(AttemptAction::Solve);
            }
            false if was_answer => self.attempt = self.attempt.apply(AttemptAction::Retry),
            _ => {}
        }
    }

    fn open(&mut self, at: usize) {
        *self = ShowingState::of(self.lesson.clone(), at, self.seed);
    }
}

/// How many slides an item has: at least one, since an item without text asks something.
fn slides(item: &Item) -> usize {
    let asked = if item.task.is_some() { 2 } else { 0 };
    (said(item).len() + asked).max(1)
}

/// The sentences of all paragraphs.
fn said(item: &Item) -> Vec<&str> {
    item.says.iter().flat_map(|text| sentences(text)).collect()
}

/// The sentences of a text. A sentence ends where its stop is followed by a space and a sign that
/// can begin another.
pub fn sentences(text: &str) -> Vec<&str> {
    let mut sentences = Vec::new();
    let mut rest = text.trim();
    let mut from = 0;
    while let Some(found) = rest[from..].find(['.', '?', '!']) {
        let stop = from + found + 1;
        let after = rest[stop..].strip_prefix(' ').and_then(|after| after.chars().next());
        if after.is_some_and(|sign| !sign.is_lowercase()) {
            sentences.push(&rest[..stop]);
            rest = rest[stop..].trim_start();
            from = 0;
        } else {
            from = stop;
        }
    }
    if !rest.is_empty() {
        sentences.push(rest);
    }
    sentences
}

#[cfg(test)]
mod tests {
    use super::*;
    use teaching::content::lessons::read as read_course;
    use teaching::lessons::Judgement;
    use worker::message::VerdictText;

    fn showing() -> ShowingState {
        let text = "lesson a\nitem a\nsays One. Two.\nitem b\nsays Three.\nask Who?\n\
                    board ancient plane 7/..xo.../7\ntask winner Left";
        let course = read_course(text).unwrap();
        ShowingState::of(course.lessons[0].clone().into(), 0, 0)
    }

    fn solution(showing: &ShowingState) -> ShowingAction {
        assert!(showing.attempt.awaits_worker());
        let jump = showing
            .attempt
            .board
            .as_ref()
            .unwrap()
            .jumps(Default::default(), basics::player::Player::Left)
            .next()
            .unwrap();
        ShowingAction::Do(AttemptAction::Heard(VerdictText {
            judgement: Judgement::Right,
            sentence: "solution-line".to_string(),
            arguments: vec![],
            line: vec![jump],
            board: None,
        }))
    }

    fn seen(showing: &ShowingState) -> (usize, Slide<'_>, usize) {
        (showing.at, showing.slide(), showing.attempt.played)
    }

    #[test]
    fn one_goes_from_sentence_to_answer_and_back() {
        let first = showing();
        assert!(first.is_first());
        assert_eq!(seen(&first), (0, Slide::Says("One."), 0));
        let second = first.apply(ShowingAction::On);
        assert_eq!(seen(&second), (0, Slide::Says("Two."), 0));
        let asks = second.apply(ShowingAction::On).apply(ShowingAction::On);
        assert_eq!(seen(&asks), (1, Slide::Asks, 0));
        let answer = asks.apply(ShowingAction::On);
        assert_eq!(seen(&answer), (1, Slide::Answer, 0));
        assert_eq!(answer.apply(ShowingAction::On), answer, "it is waited for");
        let solved = answer.apply(solution(&answer));
        let played = solved.apply(ShowingAction::On);
        assert_eq!(seen(&played), (1, Slide::Answer, 1));
        assert!(played.is_over());
        let covered = played.apply(ShowingAction::Back).apply(ShowingAction::Back);
        assert_eq!(seen(&covered), (1, Slide::Asks, 0));
        assert!(covered.attempt.verdict.is_none() && !covered.attempt.is_solved);
        let before = covered.apply(ShowingAction::Back).apply(ShowingAction::Back);
        assert_eq!(seen(&before), (0, Slide::Says("Two."), 0));
    }

    #[test]
    fn a_wrong_answer_is_refuted_before_the_solution() {
        let text =
            "lesson a\nitem a\nsays One.\nask Who?\nboard ancient plane 7/..xo.../7\ntask outcome";
        let lesson = read_course(text).unwrap().lessons.swap_remove(0);
        let asks = ShowingState::of(lesson.into(), 0, 0).answered("Left");
        assert_eq!((seen(&asks), asks.attempt.word.as_str()), ((0, Slide::Asks, 0), "Left"));
        let question = asks.attempt.verdict_question().unwrap();
        assert_eq!((question.answer.as_str(), question.hint), ("Left", None));
        let ShowingAction::Do(AttemptAction::Heard(right)) = solution(&asks) else { panic!() };
        let wrong = VerdictText { judgement: Judgement::Wrong, ..right };
        let refuting = wrong.line.first().copied();
        let judged = asks.apply(ShowingAction::Do(AttemptAction::Heard(wrong)));
        assert_eq!((judged.slide(), judged.board().refuting()), (Slide::Asks, None));
        let answer = judged.apply(ShowingAction::On);
        assert_eq!((answer.slide(), answer.board().refuting()), (Slide::Answer, refuting));
        let played = answer.apply(ShowingAction::On);
        assert_eq!((played.attempt.played, played.board().refuting()), (1, None));
        let covered = played.apply(ShowingAction::Back).apply(ShowingAction::Back);
        assert_eq!(covered, judged);
        let solving = played.apply(ShowingAction::On);
        assert_eq!((solving.answer(), solving.attempt.word.as_str()), (None, ""));
        assert!(solving.attempt.verdict_question().unwrap().hint.is_some());
    }

    #[test]
    fn what_comes_before_is_covered() {
        let asks = showing()
            .apply(ShowingAction::Last)
            .apply(ShowingAction::Reveal)
            .apply(ShowingAction::First);
        assert_eq!(seen(&asks), (0, Slide::Says("One."), 0));
        let last = showing().apply(ShowingAction::Last);
        assert_eq!(seen(&last), (1, Slide::Says("Three."), 0));
        assert_eq!(seen(&last.apply(ShowingAction::Reveal)), (1, Slide::Answer, 0));
    }

    #[test]
    fn a_class_sees_no_value_before_it_has_heard_of_it() {
        let text = "lesson a\nitem a\nsays Left can move to 0. Right cannot move. It is one ahead.\n\
                    board ancient plane 7/7/..oxo../7/7\nworth 1 = one\nleads c2-a2 0 = zero";
        let course = read_course(text).unwrap();
        let mut shown = ShowingState::of(course.lessons[0].clone().into(), 0, 0);
        for is_known in [[true, false], [true, false], [true, true]] {
            assert_eq!(["0", "1"].map(|signs| shown.attempt.shows(signs)), is_known);
            shown = shown.apply(ShowingAction::On);
        }
    }

    #[test]
    fn the_summary_comes_last() {
        let course =
            read_course("lesson a\nremember This.\nitem a\nsays One.\nboard modern walls xo")
                .unwrap();
        let last = ShowingState::of(course.lessons[0].clone().into(), 0, 0);
        assert!(!last.is_over());
        let end = last.apply(ShowingAction::On);
        assert_eq!((end.slide(), end.is_over()), (Slide::End, true));
        assert_eq!(end.apply(ShowingAction::Reveal), end);
        assert_eq!(end.apply(ShowingAction::Back), last);
        assert_eq!(end.apply(ShowingAction::First), last);
    }

    #[test]
    fn sentences_end_at_stops() {
        let text = "It is worth 1.5 or ½. Is it? ∗ is. So e.g. this, too!";
        assert_eq!(
            sentences(text),
            ["It is worth 1.5 or ½.", "Is it?", "∗ is.", "So e.g. this, too!"]
        );
        assert_eq!(sentences(" "), [""; 0]);
    }
}
