//! The link of a lesson: its whole text, packed, and which item is open.
//!
//! ```text
//! #/teach/t1/<code>?at=2&now=<link>&projector=1
//! #/teach/t1?text=<the text of a lesson>
//! #/learn/t1/<code>                     ; as students get it, without notes
//! ```
//!
//! `at` says which item is open, counted from 1; without it the contents are open. `now` is the open item's link if the
//! reader has changed it, `projector=1` shows it to a hall, `speaker=1` to the speaker.

use std::fmt;
use std::rc::Rc;

use crate::link::corrections::Corrections;
use crate::link::item::{has_flag, is_same, normal, place, shown, with_flag};
use crate::link::item_link;
use crate::link::lesson_code::{T1, code, coded, first};
use crate::link::list_link::{self, NOW, SPEAKER, in_length};
use crate::link::packed_text::LESSON;
use crate::link::page_link::PageLink;
use crate::link::page_names::{LIST, TEACH};
use crate::link::problem::shorten;
use crate::link::quiz_link::AT;
use crate::link::view::PROJECTOR;
use teaching::content::lessons::{Item, Lesson, MOST_ITEMS};
use words::say;

const TEXT: &str = "text";

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LessonLink {
    pub lesson: Rc<Lesson>,
    /// The open item, counted from 0; `None` if the contents are open.
    pub at: Option<usize>,
    /// A link like an item's: what the open item has become, if it has changed.
    pub now: Option<String>,
    pub is_projected: bool,
    /// The lesson in the speaker’s window: the open item with its note, and the next item.
    pub is_spoken: bool,
}

impl LessonLink {
    pub fn of(lesson: Lesson) -> LessonLink {
        LessonLink { lesson: lesson.into(), ..LessonLink::default() }
    }

    /// Reads the link of a lesson, or of a list from earlier; `None` if the link opens something else.
    pub fn parse(address: &str) -> Option<(LessonLink, Corrections)> {
        let mut corrections = Corrections::default();
        let mut link = PageLink::parse(address);
        let lesson = match (link.page.as_str(), link.word(0)) {
            (LIST, _) => {
                link = PageLink::parse(in_length(address, LESSON.longest, &mut corrections));
                list_link::read(&link, &mut corrections).into()
            }
            (TEACH, T1) => {
                match link.parameter(TEXT).map(first).unwrap_or_else(|| coded(link.word(1))) {
                    Ok(lesson) => lesson,
                    Err(problem) => {
                        corrections.say(say::lesson_unread(&problem));
                        Rc::default()
                    }
                }
            }
            _ => return None,
        };
        let most = lesson.items.len() as i32;
        let mut open = LessonLink { lesson, ..LessonLink::default() };
        for (name, value) in &link.parameters {
            match name.as_str() {
                AT if most > 0 => {
                    open.at = Some(corrections.number(AT, Some(value), 1..=most, 1) as usize - 1);
                }
                AT => {}
                NOW => open.now = Some(place(value)).filter(|now| !now.is_empty()),
                PROJECTOR => open.is_projected = corrections.flag(name, Some(value)),
                SPEAKER => open.is_spoken = corrections.flag(name, Some(value)),
                TEXT => {}
                _ if link.page == LIST => {}
                name => corrections.say(say::link_left_out(&shorten(name, 20))),
            }
        }
        open.now = open.now.filter(|_| open.at.is_some());
        Some((open, corrections))
    }

    /// Whether the lesson is short enough to be read again.
    pub fn is_in_length(&self) -> bool {
        self.lesson.items.len() <= MOST_ITEMS && self.lesson.to_string().len() <= LESSON.longest
    }

    /// The same lesson with another item open, unchanged, or with its contents open.
    pub fn showing(&self, at: Option<usize>) -> LessonLink {
        LessonLink { at, now: None, ..self.clone() }
    }

    /// The links that open its items. The contents, which may be long, are written once.
    pub fn item_links(&self) -> impl Iterator<Item = String> + use<> {
        let contents = self.contents().to_string();
        (1..=self.lesson.items.len()).map(move |number| format!("{contents}?{AT}={number}"))
    }

    /// The lesson itself, without what is open.
    pub fn contents(&self) -> LessonLink {
        LessonLink { lesson: self.lesson.clone(), ..LessonLink::default() }
    }

    pub fn item(&self) -> Option<&Item> {
        self.lesson.items.get(self.at?)
    }

    /// The same lesson for the speaker's window.
    pub fn spoken(&self) -> LessonLink {
        LessonLink { is_projected: false, is_spoken: true, ..self.clone() }
    }

    /// The open item as it is now.
    pub fn present(&self) -> Option<Item> {
        let item = self.item()?;
        Some(self.now.as_ref().map_or(item.clone(), |now| changed(item, now)))
    }

    /// The link that the page opens for the open item.
    pub fn opened(&self) -> Option<String> {
        let link = self.now.clone().or_else(|| Some(item_link::link(self.item()?)))?;
        let opens = |link: &str| ![LIST, TEACH].contains(&PageLink::parse(link).page.as_str());
        let is_place = !self.is_spoken && !link.is_empty() && opens(&link);
        is_place.then(|| format!("#/{}", with_flag(&link, PROJECTOR, self.is_projected)))
    }

    /// The lesson after a page has changed the open item's link.
    pub fn holding(self, link: &str) -> LessonLink {
        let is_projected = has_flag(link, PROJECTOR);
        let now = with_flag(&place(link), PROJECTOR, false);
        let is_other =
            self.item().is_some_and(|item| normal(&item_link::link(item)) != normal(&now));
        let now =
            Some(now).filter(|now| is_other && now.len() <= LESSON.longest && !now.is_empty());
        LessonLink { now, is_projected, ..self }
    }

    /// Whether the reader has changed the open item.
    pub fn is_changed(&self) -> bool {
        let item = self.item().zip(self.now.as_ref());
        item.is_some_and(|(item, now)| !is_same(&item_link::link(item), now))
    }

    /// The lesson in which the open item's present link replaces the original one.
    pub fn kept(mut self) -> LessonLink {
        if let (Some(at), Some(item)) = (self.at, self.present()) {
            Rc::make_mut(&mut self.lesson).items[at] = item;
        }
        LessonLink { now: None, ..self }
    }
}

fn changed(item: &Item, now: &str) -> Item {
    let (shown, is_covered) = shown(now);
    Item { shown, is_covered, ..item.clone() }
}

impl fmt::Display for LessonLink {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if *self == LessonLink::default() {
            return PageLink::to(TEACH, &[]).fmt(f);
        }
        let flag = |is_on: bool| is_on.then(|| "1".to_string());
        PageLink::to(TEACH, &[T1, &code(&self.lesson)])
            .with(AT, self.at.map(|at| (at + 1).to_string()))
            .with(NOW, self.now.clone())
            .with(PROJECTOR, flag(self.is_projected))
            .with(SPEAKER, flag(self.is_spoken))
            .fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::item::item;
    use crate::link::page_names::LEARN;

    fn read(address: &str) -> (LessonLink, Vec<String>) {
        let (link, corrections) = LessonLink::parse(address).unwrap();
        (link, corrections.0)
    }

    fn lecture(at: usize) -> LessonLink {
        let items = vec![
            item("A half", "k1/ancient/plane/oxo.ox?hide=1", "Who wins?"),
            item("A row", "gallery/l?n=7", ""),
            item("", "k1/ancient/plane/x", ""),
        ];
        let lesson = Lesson { title: "Lecture 3".to_string(), items, ..Lesson::default() };
        LessonLink::of(lesson).showing(at.checked_sub(1))
    }

    #[test]
    fn a_lesson_is_in_its_link() {
        for at in 0..4 {
            let link = lecture(at);
            assert_eq!(read(&link.to_string()), (link, vec![]));
        }
        let text = lecture(0).lesson.to_string();
        let typed = PageLink::to(TEACH, &[T1]).with(TEXT, Some(text));
        assert_eq!(read(&typed.to_string()), (lecture(0), vec![]));
        assert_eq!(LessonLink::default().to_string(), "#/teach");
        for other in ["#/lists", "#/", "#/teach", "#/teach/x", "#/gallery?item=x", "%"] {
            assert_eq!(LessonLink::parse(other), None, "{other}");
        }
        for (damaged, count) in
            [("#/teach/t1/0000000", 1), ("#/teach/t1", 1), ("#/teach/t1?text=x", 1)]
        {
            assert_eq!((read(damaged).0.lesson, read(damaged).1.len()), (Rc::default(), count));
        }
    }

    #[test]
    fn opens_an_item_as_its_page_does() {
        let link = lecture(1);
        assert_eq!(link.opened().as_deref(), Some("#/k1/ancient/plane/oxo.ox?hide=1"));
        let link = LessonLink { is_projected: true, ..link.showing(Some(1)) };
        assert_eq!(link.opened().as_deref(), Some("#/gallery/l?n=7&projector=1"));
        assert_eq!(read(&link.to_string()).0, link);
        assert_eq!(link.contents(), lecture(0));
        let spoken = link.spoken();
        assert_eq!((spoken.opened(), read(&spoken.to_string()).0), (None, spoken.clone()));
        assert_eq!(spoken.contents(), link.contents());
        assert_eq!(lecture(0).opened(), None);
        let links = (1..4).map(|at| lecture(at).to_string());
        assert!(lecture(0).item_links().eq(links));
    }

    /// What asks is opened as students see it.
    #[test]
    fn a_question_is_opened_alone() {
        let text = "lesson\nitem\nboard ancient plane oxo\ntask outcome\nnote Wait.\nitem\ndraw hot\ntask value";
        let link =
            LessonLink { lesson: first(text).unwrap(), at: Some(0), ..LessonLink::default() };
        let opened = link.opened().unwrap();
        let place = PageLink::parse(&opened);
        assert_eq!((place.page.as_str(), place.word(0)), (LEARN, T1));
        let alone = coded(place.word(1)).unwrap();
        assert_eq!((alone.items.len(), alone.items[0].notes.len()), (1, 0));
        assert!(link.showing(Some(1)).opened().unwrap().ends_with("?seed=0&at=1"));
        assert_eq!(link.clone().holding(&opened), link);
    }

    /// Changes to an item stay apart from the lesson until the reader saves them.
    #[test]
    fn holds_what_becomes_of_an_item() {
        let link = lecture(1);
        let same = link.clone().holding("#/k1/ancient/plane/oxo.ox?hide=1");
        assert_eq!(same, link);
        let projected = link.clone().holding("#/k1/ancient/plane/oxo.ox?hide=1&projector=1");
        assert_eq!(projected, LessonLink { is_projected: true, ..link.clone() });
        let playing = link.clone().holding("#/k1/ancient/plane/oxo.ox?hide=1&play=1");
        assert!(playing.now.is_some() && !playing.is_changed());

        let played = "#/k1/ancient/plane/oxo.ox?hide=1&line=0_1r1";
        let changed = link.clone().holding(played);
        assert!(changed.is_changed());
        assert_eq!((&changed.lesson, changed.opened().as_deref()), (&link.lesson, Some(played)));
        assert_eq!(read(&changed.to_string()).0, changed);
        assert_eq!(changed.showing(Some(1)), link.showing(Some(1)));
        let kept = changed.kept();
        let opened = "#/k1/ancient/plane/oxo.ox?line=0_1r1&hide=1";
        assert_eq!((kept.now.clone(), kept.opened().as_deref()), (None, Some(opened)));
        assert_eq!(kept.lesson.items[1..], link.lesson.items[1..]);
    }

    #[test]
    fn says_what_it_cannot_have() {
        let contents = lecture(0).to_string();
        for (rest, at) in
            [("at=0", Some(0)), ("at=9", Some(2)), ("at=x", Some(0)), ("colour=red", None)]
        {
            let (link, said) = read(&format!("{contents}?{rest}"));
            assert_eq!((link.at, said.len()), (at, 1), "{rest}");
        }
    }
}
