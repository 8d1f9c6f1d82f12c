//! The lesson at the desk, and the actions on it.

use std::rc::Rc;

use crate::history::History;
use crate::link::item::{LONGEST_NAME, LONGEST_WORDS, line, notes, paragraphs};
use crate::link::item_link::title;
use crate::link::lesson_link::LessonLink;
use crate::link::page_link::PageLink;
use crate::link::page_names::TEACH;
use crate::link::quiz_link::why;
use crate::pages::learn::typed_items::{asked, typed_lesson};
use crate::pages::with_cover;
use crate::state::{LinkedState, PageState};
use teaching::content::lessons::{Drawing, Giving, Item, Lesson, MOST_ITEMS, Shown, Task};
use words::say;

#[derive(Clone, PartialEq, Debug, Default)]
pub struct TeachState {
    pub lesson: History<Lesson>,
    /// The mark of the lesson among those that the browser stores, if it is one of them.
    pub id: Option<String>,
    /// Whether it can be changed, since it does not belong to the link that brought it.
    pub is_own: bool,
    pub verb: Verb,
    /// The lesson that was just deleted.
    pub deleted: Option<Rc<Lesson>>,
    /// Whether the page shows all lessons.
    pub is_entrance: bool,
    /// The index of the item whose texts are shown.
    pub at: usize,
    /// Whether the reader has just chosen it: on a phone it may be out of sight.
    pub is_chosen: bool,
    /// What the last action did, in words, and whether the page leads the reader to undo it.
    pub status: String,
    pub offers_undo: bool,
    /// The corrections of a link or a text.
    pub corrections: Vec<String>,
}

/// What the page does with the lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Verb {
    #[default]
    Make,
    Print,
    Give,
}

/// The parameter of a link with what the page does.
const VERB: &str = "verb";

#[derive(Clone, PartialEq, Debug)]
pub enum TeachAction {
    /// Shows all lessons, with what is to be said.
    Leave(Vec<String>),
    /// Shows them after this one was deleted.
    Delete(Rc<Lesson>),
    Turn(Verb),
    /// Makes this lesson the reader's own although the browser stores nothing.
    Begin(Lesson, Vec<String>),
    /// Opens a stored lesson by its mark, or one that came with a link, with the link's corrections.
    Open(Option<String>, Rc<Lesson>, Vec<String>),
    /// Takes what another tab has made of the lesson.
    Follow(Rc<Lesson>),
    Title(String),
    /// Shows the texts of this item.
    Choose(usize),
    /// These change the item that is shown.
    Name(String),
    Shows(String),
    Words(String),
    Note(String),
    Cover(bool),
    /// Asks the most natural question.
    Ask,
    Task(Option<Task>),
    /// Draws other boards, for this task.
    Draw(Task, Drawing),
    Asks(String),
    Hint(String),
    After(String),
    Move(usize, usize),
    Remove(usize),
    Duplicate(usize),
    /// Adds what a text has, as questions if the flag says so.
    Add(String, bool),
    Insert(Item),
    /// Says how students get the lesson.
    Giving(Giving),
    Undo,
    Redo,
    Dismiss,
}

impl PageState for TeachState {
    type Action = TeachAction;

    fn apply(&self, action: TeachAction) -> TeachState {
        let mut lesson = (*self.lesson).clone();
        let at = self.at;
        match action {
            TeachAction::Leave(corrections) => {
                TeachState { is_entrance: true, corrections, ..TeachState::default() }
            }
            TeachAction::Delete(lesson) => {
                TeachState { is_entrance: true, deleted: Some(lesson), ..TeachState::default() }
            }
            TeachAction::Turn(verb) => TeachState { verb, ..self.clone() },
            TeachAction::Begin(lesson, corrections) => TeachState {
                lesson: History::new(lesson),
                is_own: true,
                corrections,
                ..TeachState::default()
            },
            TeachAction::Open(id, lesson, corrections) => {
                // Undo goes on where the lesson is still the one that was left.
                let is_left = id.is_some() && id == self.id && *self.lesson == *lesson;
                let history =
                    if is_left { self.lesson.clone() } else { History::new((*lesson).clone()) };
                let at = if is_left { self.at } else { 0 };
                let is_own = id.is_some();
                TeachState { lesson: history, id, is_own, at, corrections, ..TeachState::default() }
            }
            TeachAction::Follow(lesson) => self.with((*lesson).clone()),
            TeachAction::Title(text) => {
                lesson.title = line(&text, LONGEST_NAME);
                self.with(lesson)
            }
            TeachAction::Choose(at) => TeachState { at, is_chosen: true, ..self.still() },
            TeachAction::Name(text) => {
                self.with_item(|item| item.title = line(&text, LONGEST_NAME))
            }
            TeachAction::Words(text) => self.with_item(|item| item.says = paragraphs(&text)),
            TeachAction::Note(text) => self.with_item(|item| item.notes = notes(&text)),
            TeachAction::Cover(is_covered) => {
                self.with_item(|item| *item = with_cover(item.clone(), is_covered))
            }
            TeachAction::Asks(text) => {
                self.with_item(|item| item.asks = line(&text, LONGEST_WORDS))
            }
            TeachAction::Hint(text) => self.with_item(|item| item.hints = paragraphs(&text)),
            TeachAction::After(text) => {
                self.with_item(|item| item.after = line(&text, LONGEST_WORDS))
            }
            TeachAction::Shows(text) => self.with_shown(&text),
            TeachAction::Ask => match lesson.items.get(at).map(asked) {
                Some(Ok(question)) => self.with_question(question),
                Some(Err(problem)) => TeachState { corrections: vec![problem], ..self.clone() },
                None => self.clone(),
            },
            TeachAction::Task(None) => self.with_item(|item| item.task = None),
            TeachAction::Task(task) => match lesson.items.get(at).cloned() {
                Some(item) => self.with_question(Item { task, ..item }.with_room()),
                None => self.clone(),
            },
            TeachAction::Draw(task, drawing) => match lesson.items.get(at).cloned() {
                Some(item) => {
                    let (task, shown) = (Some(task), Shown::Drawn(drawing));
                    self.with_question(Item { task, shown, ..item })
                }
                None => self.clone(),
            },
            TeachAction::Move(from, to) => {
                if from == to || from.max(to) >= lesson.items.len() {
                    return self.clone();
                }
                let item = lesson.items.remove(from);
                let status = say::lesson_moved(to + 1, &title(&item));
                lesson.items.insert(to, item);
                TeachState { status, at: to, ..self.with(lesson) }
            }
            TeachAction::Remove(place) => {
                if place >= lesson.items.len() {
                    return self.clone();
                }
                let status = say::lesson_removed(&title(&lesson.items.remove(place)));
                TeachState { status, offers_undo: true, ..self.with(lesson) }
            }
            TeachAction::Duplicate(place) => {
                let Some(item) = lesson.items.get(place).cloned() else { return self.clone() };
                let status = say::lesson_duplicated(&title(&item));
                lesson.items.insert(place, item);
                TeachState { status, ..self.with(lesson) }
            }
            TeachAction::Add(text, asks) => self.with_text(&text, asks),
            TeachAction::Insert(item) => {
                lesson.items.push(item);
                self.with_last(lesson, 1)
            }
            TeachAction::Giving(giving) => {
                lesson.giving = giving;
                self.with(lesson)
            }
            TeachAction::Undo => self.back(History::undo, say::browser_undone()),
            TeachAction::Redo => self.back(History::redo, say::browser_redone()),
            TeachAction::Dismiss => TeachState { corrections: Vec::new(), ..self.clone() },
        }
    }
}

impl LinkedState for TeachState {
    fn link(&self) -> String {
        match &self.id {
            Some(id) => PageLink::to(TEACH, &[id]).with(VERB, self.verb.name()).to_string(),
            None if self.is_entrance => PageLink::to(TEACH, &[]).to_string(),
            None => self.lesson_link().to_string(),
        }
    }

    fn has_problem(&self) -> bool {
        self.id.is_none() && !self.corrections.is_empty()
    }
}

impl Verb {
    pub fn of(link: &PageLink) -> Verb {
        let named = |verb: &Verb| verb.name().as_deref() == link.parameter(VERB);
        [Verb::Print, Verb::Give].into_iter().find(named).unwrap_or_default()
    }

    fn name(self) -> Option<String> {
        Some(match self {
            Verb::Make => return None,
            Verb::Print => "print".to_string(),
            Verb::Give => "give".to_string(),
        })
    }
}

impl TeachState {
    pub fn lesson_link(&self) -> LessonLink {
        LessonLink { lesson: self.lesson.now(), ..LessonLink::default() }
    }

    /// The item whose texts are shown.
    pub fn item(&self) -> Option<&Item> {
        self.lesson.items.get(self.at)
    }

    /// The same without what the last action said.
    fn still(&self) -> TeachState {
        let (status, corrections) = (String::new(), Vec::new());
        TeachState { status, corrections, offers_undo: false, is_chosen: false, ..self.clone() }
    }

    /// The state with another lesson, if that is not too long.
    fn with(&self, lesson: Lesson) -> TeachState {
        if !LessonLink::of(lesson.clone()).is_in_length() {
            return TeachState { corrections: vec![say::lesson_full(MOST_ITEMS)], ..self.clone() };
        }
        let at = self.at.min(lesson.items.len().saturating_sub(1));
        let mut history = self.lesson.clone();
        history.change(lesson);
        TeachState { lesson: history, at, ..self.still() }
    }

    fn with_item(&self, change: impl FnOnce(&mut Item)) -> TeachState {
        let mut lesson = (*self.lesson).clone();
        lesson.items.get_mut(self.at).map(change);
        self.with(lesson)
    }

    /// The state with this question in place of the item, if it can be asked.
    fn with_question(&self, question: Item) -> TeachState {
        match question.error() {
            None => self.with_item(|item| *item = question),
            Some(misfit) => {
                TeachState { corrections: vec![why(misfit, &question)], ..self.clone() }
            }
        }
    }

    /// The item shows what a text has.
    fn with_shown(&self, text: &str) -> TeachState {
        let (typed, mut corrections) = typed_lesson(text);
        let Some(item) = self.item() else { return self.clone() };
        let shown = match &typed.items[..] {
            [shown] if corrections.is_empty() => shown.shown.clone(),
            _ if text.trim().is_empty() => Shown::Nothing,
            _ => {
                if corrections.is_empty() {
                    corrections.push(say::lesson_one_thing().to_string());
                }
                return TeachState { corrections, ..self.clone() };
            }
        };
        let changed = Item { shown, ..item.clone() }.with_room();
        match (&item.task, changed.error()) {
            (Some(_), Some(_)) => match asked(&changed) {
                Ok(question) => self.with_question(question),
                Err(_) => self.with_item(|item| *item = Item { task: None, ..changed }),
            },
            _ => self.with_item(|item| *item = changed),
        }
    }

    fn with_text(&self, text: &str, asks: bool) -> TeachState {
        let (typed, mut corrections) = typed_lesson(text);
        let mut lesson = (*self.lesson).clone();
        if lesson == Lesson::default() {
            lesson = Lesson { items: Vec::new(), ..typed.clone() };
        }
        let count = typed.items.len();
        if count == 0 {
            return TeachState { corrections, ..self.clone() };
        }
        for item in typed.items {
            match asked(&item) {
                Ok(question) if asks && item.task.is_none() => lesson.items.push(question),
                Err(problem) if asks && item.task.is_none() => {
                    corrections.push(problem);
                    lesson.items.push(item);
                }
                _ => lesson.items.push(item),
            }
        }
        let added = self.with_last(lesson, count);
        TeachState { corrections: [corrections, added.corrections].concat(), ..added }
    }

    /// The state with a lesson at whose end items were added: the first of them is shown.
    fn with_last(&self, lesson: Lesson, count: usize) -> TeachState {
        let at = lesson.items.len() - count;
        let added = self.with(lesson);
        match added.corrections.is_empty() {
            true => TeachState { at, status: say::lesson_extended(count), ..added },
            false => added,
        }
    }

    fn back(&self, go: fn(&mut History<Lesson>), status: &str) -> TeachState {
        let mut lesson = self.lesson.clone();
        go(&mut lesson);
        let at = self.at.min(lesson.items.len().saturating_sub(1));
        TeachState { lesson, at, status: status.to_string(), ..self.still() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::item_link::link;
    use teaching::content::lessons::read_task;

    fn own(text: &str) -> TeachState {
        let open = TeachAction::Open(Some("a".to_string()), Rc::default(), Vec::new());
        TeachState::default().apply(open).apply(TeachAction::Add(text.to_string(), false))
    }

    fn rows(teach_state: &TeachState) -> String {
        let row = |item: &Item| link(item).rsplit(['/', '=']).next().unwrap().to_string();
        teach_state.lesson.items.iter().map(row).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn items_are_moved_and_removed() {
        let start = own("x\no\nxo");
        for (action, after) in [
            (TeachAction::Move(0, 2), "o xo x"),
            (TeachAction::Move(2, 0), "xo x o"),
            (TeachAction::Move(1, 1), "x o xo"),
            (TeachAction::Move(0, 3), "x o xo"),
            (TeachAction::Duplicate(1), "x o o xo"),
            (TeachAction::Duplicate(3), "x o xo"),
            (TeachAction::Remove(0), "o xo"),
            (TeachAction::Remove(3), "x o xo"),
            (TeachAction::Undo, ""),
        ] {
            assert_eq!(rows(&start.apply(action.clone())), after, "{action:?}");
        }
        let removed = start.apply(TeachAction::Choose(2)).apply(TeachAction::Remove(2));
        assert_eq!((removed.at, removed.offers_undo), (1, true));
        let undone = removed.apply(TeachAction::Undo);
        assert_eq!(rows(&undone), "x o xo");
        assert_eq!(rows(&undone.apply(TeachAction::Redo)), "x o");
    }

    #[test]
    fn an_item_shows_asks_and_says() {
        let task = |text: &str| TeachAction::Task(read_task(text));
        let asking = own("xo\n1/2").apply(TeachAction::Choose(0)).apply(TeachAction::Ask);
        assert_eq!(asking.item().unwrap().task, read_task("outcome"));
        let value = asking.apply(task("value"));
        assert_eq!(value.item().unwrap().task, read_task("value"));
        // A value has no parts.
        let unfit = value.apply(TeachAction::Choose(1)).apply(task("parts"));
        assert_eq!((unfit.item().unwrap().task.clone(), unfit.corrections.len()), (None, 1));
        // Another board is asked the same, a value what can be asked of values.
        let shown = asking.apply(TeachAction::Shows("oxo.ox".to_string()));
        assert_eq!(shown.item().unwrap().task, read_task("outcome"));
        let shown = asking.apply(TeachAction::Shows("1/2".to_string()));
        assert_eq!(shown.item().unwrap().task, read_task("value"));
        for (text, count) in [("xo\nox", 1), ("xo.P", 1), ("", 0)] {
            let shown = asking.apply(TeachAction::Shows(text.to_string()));
            assert_eq!(shown.corrections.len(), count, "{text}");
        }
        let said = asking.apply(TeachAction::Words(" One.\n\n Two. ".to_string()));
        assert_eq!(said.item().unwrap().says, ["One.", "Two."]);
        assert_eq!(said.apply(TeachAction::Task(None)).item().unwrap().task, None);
    }

    #[test]
    fn six_lines_become_six_questions() {
        let text = "oxo.ox\nxoxo\nzero: xo.ox\noxo\nxox\n1";
        let open = TeachAction::Open(Some("a".to_string()), Rc::default(), Vec::new());
        let state =
            TeachState::default().apply(open).apply(TeachAction::Add(text.to_string(), true));
        assert_eq!((state.lesson.items.len(), state.corrections.len(), state.at), (6, 0, 0));
        assert!(
            state.lesson.items.iter().all(|item| item.task.is_some() && item.error().is_none())
        );
        assert_eq!(state.lesson.items[2].title, "zero");
    }

    /// A lesson that comes with a link is not the teacher's own.
    #[test]
    fn the_address_says_what_is_open() {
        let own = own("xo");
        assert_eq!(own.link(), "#/teach/a");
        let lesson = own.lesson.now();
        let came = own.apply(TeachAction::Open(None, lesson.clone(), Vec::new()));
        assert!(came.link().starts_with("#/teach/t1/") && !came.lesson.can_undo());
        assert_eq!(came.apply(TeachAction::Leave(Vec::new())).link(), "#/teach");
        // Undo goes on in a lesson that was left and is opened again.
        let again = own.apply(TeachAction::Open(own.id.clone(), lesson.clone(), Vec::new()));
        assert!(again.lesson.can_undo());
    }

    #[test]
    fn a_lesson_stays_in_its_limits() {
        let full = own(&"xo\n".repeat(MOST_ITEMS));
        let more = full.apply(TeachAction::Duplicate(0));
        assert_eq!((more.lesson.items.len(), more.corrections.len()), (MOST_ITEMS, 1));
        assert_eq!(full.apply(TeachAction::Add("xo".to_string(), false)).corrections.len(), 1);
    }
}
