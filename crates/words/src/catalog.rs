//! The messages of the chosen language, and how they are written with their arguments.

use std::sync::OnceLock;

use crate::argument::Argument;
use crate::marks::{ARGUMENT, CHOICE, ELEMENT, END, FIRST, KEY, WORDS};

pub const ENGLISH: &str = "en";

/// How deep choices and elements may be nested; a damaged file with deeper ones gets fewer words.
const DEPTH: usize = 8;

struct Catalog {
    language: &'static str,
    /// In the order of the English messages; a missing message is empty.
    messages: Vec<&'static str>,
}

static CHOSEN: OnceLock<Catalog> = OnceLock::new();

impl Catalog {
    /// Reads the file of a language: its tag and its edition, then one message a line. A line that
    /// was cut off is dropped, and so is a file of another edition.
    fn read(file: &'static str, edition: &str) -> Option<Catalog> {
        let mut lines = file.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n'));
        let (language, of) = lines.next()?.split_once(' ')?;
        (of == edition).then(|| Catalog { language, messages: lines.collect() })
    }

    fn message(&self, index: usize) -> Option<(&'static str, &'static str)> {
        let message = self.messages.get(index).filter(|message| !message.is_empty())?;
        Some((self.language, message))
    }
}

/// Chooses a language by its file, once: nothing on the page changes its language later.
pub fn choose(file: String, edition: &str) {
    if let Some(catalog) = Catalog::read(file.leak(), edition) {
        let _ = CHOSEN.set(catalog);
    }
}

/// The tag of the chosen language.
pub fn tag() -> &'static str {
    CHOSEN.get().map_or(ENGLISH, |catalog| catalog.language)
}

/// The language of a text that may be English on a page in another language.
pub fn foreign(is_foreign: bool) -> Option<&'static str> {
    is_foreign.then_some(ENGLISH)
}

/// A message, and the language in which it is.
fn message(index: usize, english: &'static str) -> (&'static str, &'static str) {
    CHOSEN.get().and_then(|catalog| catalog.message(index)).unwrap_or((ENGLISH, english))
}

/// A message without arguments. Never inlined: there are hundreds of them.
#[inline(never)]
pub fn text(index: usize, english: &'static str) -> &'static str {
    message(index, english).1
}

/// A message with its arguments.
pub fn fill(index: usize, english: &'static str, arguments: &[Argument]) -> String {
    let (language, message) = message(index, english);
    Written::of(message, arguments, language).text
}

/// A message with its arguments; the functions make elements of the words in them.
#[cfg(target_arch = "wasm32")]
pub fn set(
    index: usize,
    english: &'static str,
    arguments: &[Argument],
    elements: &[&dyn Fn(yew::Html) -> yew::Html],
) -> yew::Html {
    let (language, message) = message(index, english);
    let written = Written::of(message, arguments, language);
    let mut html = yew::virtual_dom::VList::new();
    let mut done = 0;
    for (element, start, end) in written.elements {
        let words = |from: usize, to: usize| {
            yew::Html::from(written.text.get(from..to).unwrap_or_default().to_string())
        };
        html.push(words(done, start));
        html.extend(elements.get(element).map(|element| element(words(start, end))));
        done = end;
    }
    html.push(written.text[done..].to_string().into());
    html.into()
}

/// A message with its arguments put in.
struct Written {
    text: String,
    /// For each element its index, and where its words begin and end.
    elements: Vec<(usize, usize, usize)>,
}

struct Reader<'a> {
    rest: &'a str,
    arguments: &'a [Argument<'a>],
    language: &'a str,
    written: Written,
}

impl Written {
    fn of(message: &str, arguments: &[Argument], language: &str) -> Written {
        let written = Written { text: String::new(), elements: Vec::new() };
        let mut reader = Reader { rest: message, arguments, language, written };
        reader.read(true, DEPTH);
        reader.written
    }
}

impl<'a> Reader<'a> {
    /// Reads words up to the end of the variant or element in which they stand. A variant that is
    /// not chosen is read, but nothing of it is written.
    fn read(&mut self, is_meant: bool, depth: usize) {
        loop {
            let words = self.until([ARGUMENT, CHOICE, KEY, WORDS, ELEMENT, END]);
            if is_meant {
                self.written.text.push_str(words);
            }
            let mark = self.rest.chars().next();
            if depth == 0 || !matches!(mark, Some(ARGUMENT | CHOICE | ELEMENT)) {
                return;
            }
            self.skip();
            let index = self
                .skip()
                .map_or(usize::MAX, |letter| (letter as usize).wrapping_sub(usize::from(FIRST)));
            let argument = self.arguments.get(index).copied();
            match (mark, argument) {
                (Some(ARGUMENT), Some(argument)) if is_meant => {
                    argument.add_to(&mut self.written.text, self.language);
                }
                (Some(CHOICE), _) => {
                    let mut is_open = is_meant;
                    while self.rest.starts_with(KEY) {
                        self.skip();
                        let key = self.until([WORDS]);
                        self.skip();
                        let fits = key.is_empty()
                            || argument.is_some_and(|argument| argument.fits(key, self.language));
                        self.read(is_open && fits, depth - 1);
                        is_open &= !fits;
                    }
                    self.skip();
                }
                (Some(ELEMENT), _) => {
                    let start = self.written.text.len();
                    self.read(is_meant, depth - 1);
                    self.skip();
                    if is_meant {
                        self.written.elements.push((index, start, self.written.text.len()));
                    }
                }
                _ => {}
            }
        }
    }

    fn until<const N: usize>(&mut self, marks: [char; N]) -> &'a str {
        let (words, rest) = self.rest.split_at(self.rest.find(marks).unwrap_or(self.rest.len()));
        self.rest = rest;
        words
    }

    fn skip(&mut self) -> Option<char> {
        let mut signs = self.rest.chars();
        let sign = signs.next();
        self.rest = signs.as_str();
        sign
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use basics::player::Player;

    const TURN: &str = "\u{2}a\u{3}left\u{4}Left\u{3}\u{4}Right\u{6} takes \u{1}b: \u{2}b\u{3}0\u{4}none\u{3}one\u{4}a \
                        \u{5}astone\u{6}\u{3}\u{4}\u{5}astones\u{6}\u{6}\u{5}b\u{6}.";

    fn written(player: Player, count: u32) -> Written {
        let arguments = [Argument::from(player), Argument::Number(count.into())];
        Written::of(TURN, &arguments, ENGLISH)
    }

    #[test]
    fn says_what_is_meant() {
        let text = |player, count| written(player, count).text;
        assert_eq!(text(Player::Left, 1), "Left takes 1: a stone.");
        assert_eq!(text(Player::Right, 0), "Right takes 0: none.");
        assert_eq!(text(Player::Right, 1234), "Right takes 1,234: stones.");
    }

    #[test]
    fn elements_lie_around_their_words() {
        let Written { text, elements } = written(Player::Left, 1);
        let around = elements.iter().map(|&(element, start, end)| (element, &text[start..end]));
        assert_eq!(around.collect::<Vec<_>>(), [(0, "stone"), (1, "")]);
    }

    #[test]
    fn what_is_missing_is_english() {
        let file = "pt e\nTabuleiro\n\nGaleria\nLis";
        let catalog = Catalog::read(file, "e").unwrap();
        let indices = [0, 1, 2, 3, 4, usize::MAX].map(|index| catalog.message(index));
        let pt = |words| Some(("pt", words));
        assert_eq!(indices, [pt("Tabuleiro"), None, pt("Galeria"), None, None, None]);
        assert!(Catalog::read(file, "f").is_none() && Catalog::read("", "e").is_none());
        assert_eq!(text(7, "Board"), "Board");
        assert_eq!(fill(7, "\u{1}a!", &[Argument::Text("Board")]), "Board!");
    }

    /// Every message that a broken file could have: marks, letters and keys in any order.
    #[test]
    fn broken_messages_are_read_to_their_end() {
        let arguments = [Argument::Number(3.into())];
        let signs = ["\u{1}", "\u{2}", "\u{3}", "\u{4}", "\u{5}", "\u{6}", "a", "ž"];
        for number in 0..8usize.pow(6) {
            let sign = |index| signs[number / 8usize.pow(index) % 8];
            let message: String = (0..6).map(sign).collect();
            Written::of(&message, &arguments, ENGLISH);
        }
        for mark in [CHOICE, ELEMENT] {
            let deep = format!("{mark}a{KEY}{WORDS}").repeat(100_000);
            Written::of(&deep, &arguments, ENGLISH);
        }
    }
}
