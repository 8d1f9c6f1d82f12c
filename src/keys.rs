//! The keys of the page: each scope has a table, which reads a press, and from which the help is made ([`help`]). [`hush`]
//! says when no key does anything.

pub mod hush;
pub mod help;

use words::{Words, say};

/// A key by its name in browsers, and the keys held down with it. Meta counts as Ctrl.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct KeyPress<'a> {
    pub name: &'a str,
    pub ctrl: bool,
    pub alt: bool,
    pub shift: bool,
}

/// Keys that do the same.
pub struct Key<A: 'static> {
    /// Such as `ArrowLeft` or `Ctrl+Shift+z`. A letter stands for both cases, unless the table has both.
    pub names: &'static [&'static str],
    pub action: A,
    /// What the help says. Keys with the same words share a line.
    pub words: Words,
    /// The word on the key's button in a lecture, if it has one.
    pub cap: Option<Words>,
}

/// Who gets a key first. A key that does nothing there goes on to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    BlackScreen,
    List,
    /// The element that has the focus.
    Element,
    /// What leads on in front of a hall.
    Hall,
    Page,
    Rest,
}

/// Where the focus must be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Focus {
    Anywhere,
    OnBoard,
    /// On the board or in the list of turns.
    OnGame,
}

pub struct Scope<A: 'static> {
    pub order: Order,
    pub focus: Focus,
    pub keys: &'static [Key<A>],
}

impl<'a> KeyPress<'a> {
    /// A key with nothing held down.
    pub fn plain(name: &'a str) -> KeyPress<'a> {
        KeyPress { name, ..KeyPress::default() }
    }

    pub fn parse(text: &'a str) -> KeyPress<'a> {
        let mut press = KeyPress::plain(text);
        while let Some((held, name)) = press.name.split_once('+') {
            match held {
                "Ctrl" => press.ctrl = true,
                "Alt" => press.alt = true,
                _ => press.shift = true,
            }
            press.name = name;
        }
        press
    }

    /// Whether it is a letter, a digit or another sign alone, which software for voice control may send: a reader can
    /// turn these keys off.
    pub fn is_single(self) -> bool {
        let is_sign = self.name != " " && self.name.chars().count() == 1;
        is_sign && !self.ctrl && !self.alt
    }

    fn is(self, pressed: KeyPress) -> bool {
        self.name.eq_ignore_ascii_case(pressed.name)
            && (self.ctrl, self.alt) == (pressed.ctrl, pressed.alt)
            && (pressed.shift || !self.shift)
    }
}

impl<A> Key<A> {
    pub const fn new(names: &'static [&'static str], action: A, words: Words) -> Key<A> {
        Key { names, action, words, cap: None }
    }

    /// Adds a button in lectures.
    pub const fn with_cap(mut self, cap: Words) -> Key<A> {
        self.cap = Some(cap);
        self
    }

    /// A key whose button in lectures says the same as the help.
    pub const fn cap(names: &'static [&'static str], action: A, words: Words) -> Key<A> {
        Key::new(names, action, words).with_cap(words)
    }
}

impl<A> Scope<A> {
    /// The buttons in a lecture: the sign on the key, its word, and what it does.
    pub fn caps(&self) -> impl Iterator<Item = (String, &'static str, &'static A)> {
        self.keys.iter().filter_map(|key| Some((sign(key.names[0]), key.cap?.text(), &key.action)))
    }
}

impl<A: PartialEq> Scope<A> {
    /// The first key that does this.
    pub fn name(&self, action: A) -> &'static str {
        self.keys.iter().find(|key| key.action == action).map_or("", |key| key.names[0])
    }
}

impl<A: Clone> Scope<A> {
    /// What a press does. Shift counts only if the table has the key with Shift.
    pub fn read(&self, pressed: KeyPress) -> Option<A> {
        let named = self
            .keys
            .iter()
            .flat_map(|key| key.names.iter().map(move |name| (KeyPress::parse(name), &key.action)));
        named
            .filter(|(press, _)| press.is(pressed))
            .max_by_key(|(press, _)| (press.shift == pressed.shift, press.name == pressed.name))
            .map(|(_, action)| action.clone())
    }
}

impl<A: Clone> Scope<A> {
    /// What a press does in front of a hall. A remote control leads on also from the board; what a page is told by it is an
    /// arrow. With Shift an arrow is always the page's own.
    pub fn read_in_hall(&self, pressed: KeyPress) -> Option<A> {
        let is_bare = !(pressed.ctrl || pressed.alt || pressed.shift);
        let name = match (self.order, pressed.name) {
            (Order::Hall, _) if pressed.shift => return None,
            (_, "PageUp" | "PageDown") if is_bare && self.focus == Focus::OnBoard => return None,
            (Order::Page, "PageUp") if is_bare => "ArrowLeft",
            (Order::Page, "PageDown" | " " | "Enter") if is_bare => "ArrowRight",
            (_, name) => name,
        };
        self.read(KeyPress { name, ..pressed })
    }
}

/// A key as keyboards print it.
pub fn sign(name: &str) -> String {
    let (held, name) = name
        .rsplit_once('+')
        .map_or((String::new(), name), |(held, name)| (format!("{held}+"), name));
    let sign = match name {
        "ArrowLeft" => "←",
        "ArrowRight" => "→",
        "ArrowUp" => "↑",
        "ArrowDown" => "↓",
        "PageUp" => "Page Up",
        "PageDown" => "Page Down",
        "Escape" => "Esc",
        " " => say::key_space(),
        letter if letter.len() == 1 => {
            let shift = if letter.starts_with(|sign: char| sign.is_ascii_uppercase()) {
                "Shift+"
            } else {
                ""
            };
            return held + shift + &letter.to_ascii_uppercase();
        }
        name => name,
    };
    held + sign
}

/// The one before or after the one that the page shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Neighbour {
    Before,
    After,
}

/// A step along a line, or to the previous (`Up`) or the next one (`Down`) that branches off from the same place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seek {
    First,
    Back,
    On,
    Last,
    Up,
    Down,
}

impl Seek {
    /// The place to which it leads on a line without branches, from 0 to `last`.
    pub fn from(self, place: usize, last: usize) -> usize {
        match self {
            Seek::First => 0,
            Seek::Back => place.saturating_sub(1),
            Seek::On => (place + 1).min(last),
            Seek::Last => last,
            Seek::Up | Seek::Down => place,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undo {
    Undo,
    Redo,
}

pub const UNDO: Scope<Undo> = Scope {
    order: Order::Rest,
    focus: Focus::Anywhere,
    keys: &[
        Key::new(&["Ctrl+z"], Undo::Undo, say::KEY_UNDO),
        Key::new(&["Ctrl+Shift+z", "Ctrl+y"], Undo::Redo, say::KEY_REDO),
    ],
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_signed_as_on_a_keyboard() {
        let signs =
            ["ArrowLeft", "Ctrl+Shift+z", "n", "N", " ", "Shift+PageUp", "$", "Escape"].map(sign);
        assert_eq!(
            signs,
            ["←", "Ctrl+Shift+Z", "N", "Shift+N", "Space", "Shift+Page Up", "$", "Esc"]
        );
    }
}
