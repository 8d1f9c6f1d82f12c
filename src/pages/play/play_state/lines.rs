//! Actions on the lines of a game and on its words.

use crate::keys::Seek;
use crate::pages::play::play_state::PlayState;
use crate::pages::play::refusal::PlayRefusal;
use crate::pages::play::sentences;
use crate::pages::play::trial::Trial;
use basics::player::Player;
use game::Record;
use words::say;

impl PlayState {
    pub(super) fn sought(&self, seek: Seek) -> usize {
        let record = &self.place.record;
        let node = record.tree.node(record.at);
        let beside = |ahead: bool| {
            let lines = &record.tree.node(node.parent).children;
            let here = lines.iter().position(|&place| place == record.at);
            let there =
                here.and_then(|it| if ahead { it.checked_add(1) } else { it.checked_sub(1) });
            there.and_then(|there| lines.get(there)).copied().unwrap_or(record.at)
        };
        match seek {
            Seek::First => 0,
            Seek::Back => node.parent,
            Seek::On => node.children.first().copied().unwrap_or(record.at),
            Seek::Last => record.tree.end(record.at),
            Seek::Up => beside(false),
            Seek::Down => beside(true),
        }
    }

    /// Goes back to before the last turn of a person at this device. Turns that others follow stay;
    /// the reader can put the others back.
    pub(super) fn taken_back(&self) -> PlayState {
        let mut record = self.place.record.clone();
        if !self.is_at_end() || self.trial.is_some() {
            return self.gone(record.at(record.tree.node(record.at).parent));
        }
        let are_programs =
            Player::ALL.iter().all(|&player| self.place.player_kinds[player].is_program());
        while record.at != 0 {
            record = record.without_last();
            if are_programs || !self.place.player_kinds[record.state().turn].is_program() {
                break;
            }
        }
        self.fewer(record)
    }

    pub(super) fn promoted(&self) -> PlayState {
        let mut record = self.place.record.clone();
        record.tree.promote(record.at);
        self.moved_with(record, say::game_promoted())
    }

    /// Deletes the present turn and all after it. Programs then pause, as they do while the reader
    /// corrects a mistake.
    pub(super) fn without_line(&self) -> PlayState {
        let record = &self.place.record;
        if record.at == 0 {
            return self.clone();
        }
        let fewer = record.without(record.at);
        let status = say::game_deleted(record.tree.count() - fewer.tree.count());
        let mut next = self.fewer(fewer);
        next.status = sentences::joined(&status, &next.status);
        next.is_paused |= next.mover().is_program() && next.trial.is_none();
        next
    }

    /// Goes to a record with fewer turns, which the reader can put back.
    fn fewer(&self, record: Record) -> PlayState {
        let before = &self.place.record;
        let is_less = record.tree.count() < before.tree.count();
        let mut next = self.moved(record);
        if is_less {
            next.removed.push(before.clone());
        }
        next
    }

    pub(super) fn put_back(&self) -> PlayState {
        let mut removed = self.removed.clone();
        let Some(before) = removed.pop() else { return self.clone() };
        match self.place.record.with_all(&before) {
            Some(record) => {
                PlayState { removed, ..self.moved_with(record, say::game_put_back_done()) }
            }
            None => self.refuse(PlayRefusal::NoRoom),
        }
    }

    fn moved_with(&self, record: Record, status: &str) -> PlayState {
        let next = self.moved(record);
        PlayState { status: sentences::joined(status, &next.status), ..next }
    }

    /// Goes to a record with other nodes. A mistake that the reader corrects is found again by its
    /// turns.
    fn moved(&self, record: Record) -> PlayState {
        let tree = &self.place.record.tree;
        let trial = self.trial.and_then(|trial| {
            let mistake = record.tree.find(tree.turns(trial.mistake))?;
            Some(Trial { mistake, ..trial })
        });
        PlayState { trial, ..self.clone() }.gone(record)
    }

    /// Changes the words about the game, if the record has space for them.
    pub(super) fn noted(&self, note: impl Fn(&mut Record) -> bool) -> PlayState {
        let mut next = self.clone();
        next.refused = None;
        next.corrections.clear();
        match note(&mut next.place.record) {
            true => next,
            false => self.refuse(PlayRefusal::Wordy),
        }
    }
}
