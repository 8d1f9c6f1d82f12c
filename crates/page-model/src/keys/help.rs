//! The help's list of keys, page by page.

use crate::keys::scopes::*;
use crate::keys::{Scope, sign};
use words::{Words, say};

/// The pages, by the keys they have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum KeyPage {
    /// A page without keys of its own.
    #[default]
    Plain,
    Board,
    /// An exhibit with a board.
    Exhibit,
    Nimbers,
    Penetration,
    Making,
    /// A room of the gallery without a board.
    Room,
    Lesson,
    Sums,
    Game,
    Proof,
}

#[derive(PartialEq, Debug)]
pub struct Section {
    pub title: &'static str,
    /// Keys as keyboards print them, and what they do.
    pub rows: Vec<(Vec<String>, &'static str)>,
}

impl Section {
    fn new(title: Words) -> Section {
        Section { title: title.text(), rows: Vec::new() }
    }

    fn with<A>(mut self, scope: &Scope<A>) -> Section {
        for key in scope.keys {
            let words = key.words.text();
            let signs = key.names.iter().map(|name| sign(name));
            match self.rows.iter_mut().find(|(_, other)| *other == words) {
                Some((row, _)) => row.extend(signs),
                None => self.rows.push((signs.collect(), words)),
            }
        }
        self
    }
}

/// All keys of a page: on its board, anywhere, and in front of a lecture hall.
pub fn sections(page: KeyPage) -> Vec<Section> {
    let board = Section::new(say::KEYS_ON_BOARD).with(&BOARD);
    let anywhere = Section::new(say::KEYS_ANYWHERE);
    let lecture = Section::new(say::KEYS_IN_LECTURE);
    let (board, anywhere, lecture) = match page {
        KeyPage::Plain => (None, anywhere, None),
        KeyPage::Room => (None, anywhere.with(&EXHIBIT), None),
        KeyPage::Board | KeyPage::Exhibit | KeyPage::Nimbers => {
            let board = board.with(&STONES).with(&EDITOR).with(&BEGIN_LECTURE);
            let anywhere = anywhere.with(&UNDO).with(&CLIPBOARD).with(&TOUR).with(&FILM);
            let lecture = lecture.with(&LECTURE).with(&CHALK);
            let (anywhere, lecture) = match page {
                KeyPage::Board => (anywhere, lecture),
                KeyPage::Nimbers => {
                    (anywhere.with(&NIMBER_STEPS).with(&EXHIBIT), lecture.with(&EXHIBIT_NUMBER))
                }
                _ => (anywhere.with(&EXHIBIT), lecture.with(&EXHIBIT_NUMBER)),
            };
            (Some(board), anywhere, Some(lecture))
        }
        KeyPage::Penetration => (
            Some(board.with(&BEGIN_LECTURE)),
            anywhere.with(&UNDO).with(&EXHIBIT),
            Some(lecture.with(&PENETRATION)),
        ),
        KeyPage::Making => (
            Some(board.with(&BEGIN_LECTURE)),
            anywhere.with(&MAKING).with(&EXHIBIT),
            Some(lecture.with(&MAKING_LECTURE)),
        ),
        KeyPage::Sums => (None, anywhere.with(&CONSTRUCTION), Some(lecture.with(&COVERS))),
        KeyPage::Lesson => {
            (Some(board), anywhere.with(&LESSON).with(&CONSTRUCTION), Some(lecture.with(&PRESENT)))
        }
        KeyPage::Proof => (Some(board), anywhere.with(&WALK), Some(lecture)),
        KeyPage::Game => (
            Some(board.with(&BEGIN_LECTURE)),
            anywhere.with(&GAME),
            Some(lecture.with(&GAME_LECTURE)),
        ),
    };
    let game = Section::new(say::KEYS_ON_GAME).with(&GAME_LETTERS);
    let game = (page == KeyPage::Game).then_some(game);
    let lecture = lecture.map(|lecture| {
        lecture
            .with(&LIST_LECTURE)
            .with(&LIST_LECTURE_REST)
            .with(&SPEAKER)
            .with(&FROM_SPEAKER)
            .with(&BLACK_SCREEN)
            .with(&END_LECTURE)
    });
    [board, game, Some(anywhere.with(&LIST)), lecture].into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    const PAGES: [KeyPage; 11] = [
        KeyPage::Plain,
        KeyPage::Board,
        KeyPage::Exhibit,
        KeyPage::Nimbers,
        KeyPage::Penetration,
        KeyPage::Making,
        KeyPage::Room,
        KeyPage::Lesson,
        KeyPage::Sums,
        KeyPage::Game,
        KeyPage::Proof,
    ];

    /// In a scope no two actions share a key; each key has words, and the help of some page lists it.
    fn check<A: Clone>(scope: &Scope<A>) {
        let names: Vec<&str> = scope.keys.iter().flat_map(|key| key.names).copied().collect();
        let different: HashSet<&str> = names.iter().copied().collect();
        assert_eq!(different.len(), names.len(), "{names:?}");
        let told: Vec<_> =
            PAGES.into_iter().flat_map(sections).flat_map(|section| section.rows).collect();
        for key in scope.keys {
            let words = key.words.text();
            assert!(!words.is_empty());
            for name in key.names {
                let is_told = told
                    .iter()
                    .any(|(signs, other)| *other == words && signs.contains(&sign(name)));
                assert!(is_told, "{name}: {words}");
            }
        }
    }

    #[test]
    fn every_key_does_one_thing_and_is_in_the_help() {
        check(&BOARD);
        check(&STONES);
        check(&EDITOR);
        check(&CLIPBOARD);
        check(&UNDO);
        check(&TOUR);
        check(&BEGIN_LECTURE);
        check(&END_LECTURE);
        check(&BLACK_SCREEN);
        check(&SPEAKER);
        check(&FROM_SPEAKER);
        check(&LECTURE);
        check(&COVERS);
        check(&CHALK);
        check(&LIST);
        check(&LIST_LECTURE);
        check(&LIST_LECTURE_REST);
        check(&EXHIBIT);
        check(&EXHIBIT_NUMBER);
        check(&NIMBER_STEPS);
        check(&CONSTRUCTION);
        check(&FILM);
        check(&PENETRATION);
        check(&MAKING);
        check(&MAKING_LECTURE);
        check(&LESSON);
        check(&PRESENT);
        check(&GAME);
        check(&GAME_LETTERS);
        check(&GAME_LECTURE);
        check(&WALK);
    }

    #[test]
    fn keys_that_do_the_same_share_a_line() {
        let [board, ..] = &sections(KeyPage::Board)[..] else { panic!() };
        assert_eq!(board.rows[0].0, ["←", "→", "↑", "↓"]);
    }
}
