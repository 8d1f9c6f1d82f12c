//! The parameters of a link, each listed once: what is listed is read, written and known.

use std::ops::RangeInclusive;

use crate::link::corrections::Corrections;
use crate::link::encoding::encoded;
use crate::link::page_link::PageLink;
use words::say;

/// The page keeps at most this many characters of parameters that it does not know.
pub const MOST_UNKNOWN: usize = 10_000;

/// What a link shows.
pub trait Place: Clone {
    /// Lists the parameters in the order in which the link has them. Each is read into the place, or written from it.
    fn list(&mut self, parameters: &mut Parameters);

    /// The place that a link asks for, and a sentence for each part that the page could not follow. What the link does
    /// not say stays; a flag is as usual.
    fn opened(mut self, link: &PageLink) -> (Self, Vec<String>) {
        let mut parameters = Parameters::of(link.clone());
        self.list(&mut parameters);
        (self, parameters.corrections.0)
    }

    /// The link to this page, with the parameters of the place that are not as usual.
    fn written(&self, link: PageLink) -> PageLink {
        let mut parameters = Parameters { link, ..Parameters::default() };
        self.clone().list(&mut parameters);
        parameters.link
    }
}

/// Parameters that are read from a link or written to it.
#[derive(Default)]
pub struct Parameters {
    pub link: PageLink,
    pub is_read: bool,
    pub corrections: Corrections,
    /// Those that have been listed so far.
    pub names: Vec<String>,
}

impl Parameters {
    /// Those of a link to read.
    pub fn of(link: PageLink) -> Parameters {
        Parameters { link, is_read: true, ..Parameters::default() }
    }

    /// What the link that is read has for a parameter, as often as it is there; these texts go into one that is written.
    pub fn all(&mut self, name: &str, texts: impl IntoIterator<Item = String>) -> Vec<String> {
        self.names.push(name.to_string());
        let parameters = &mut self.link.parameters;
        if self.is_read {
            let named = parameters.iter().filter(|(known, _)| known == name);
            return named.map(|(_, text)| text.clone()).collect();
        }
        parameters.extend(texts.into_iter().map(|text| (name.to_string(), text)));
        Vec::new()
    }

    /// The same for a parameter that counts where it is there first.
    pub fn one(&mut self, name: &str, text: Option<String>) -> Option<String> {
        self.all(name, text).into_iter().next()
    }

    /// A word, if there is one.
    pub fn word(&mut self, name: &str, word: &mut Option<String>) {
        if let Some(asked) = self.one(name, word.clone()) {
            *word = Some(asked);
        }
    }

    /// A text without spaces around it; an empty one is not written.
    pub fn text(&mut self, name: &str, text: &mut String) {
        if let Some(asked) = self.one(name, Some(text.clone()).filter(|text| !text.is_empty())) {
            *text = asked.trim().to_string();
        }
    }

    /// One of these, by its name in small letters. The first is the usual one.
    pub fn choice<T: Copy + PartialEq>(
        &mut self,
        name: &str,
        chosen: &mut T,
        choices: &[T],
        named: impl Fn(T) -> &'static str,
    ) {
        let names: Vec<String> =
            choices.iter().map(|&choice| named(choice).to_ascii_lowercase()).collect();
        let place = choices.iter().position(|choice| choice == chosen).filter(|&place| place > 0);
        if let Some(asked) = self.one(name, place.map(|place| names[place].clone())) {
            let choices: Vec<(&str, T)> =
                names.iter().map(String::as_str).zip(choices.iter().copied()).collect();
            *chosen = self.corrections.choice(name, Some(&asked), &choices, choices[0]);
        }
    }

    /// A number in this range, if there is one; `usual` if it is no number.
    pub fn maybe_number(
        &mut self,
        name: &str,
        number: &mut Option<i32>,
        range: RangeInclusive<i32>,
        usual: i32,
    ) {
        if let Some(asked) = self.one(name, number.map(|number| number.to_string())) {
            *number = Some(self.corrections.number(name, Some(&asked), range, usual));
        }
    }

    /// A number in this range.
    pub fn number<T: Copy + ToString + TryFrom<i32>>(
        &mut self,
        name: &str,
        number: &mut T,
        range: RangeInclusive<i32>,
        usual: i32,
    ) {
        let written = Some(number.to_string()).filter(|text| *text != usual.to_string());
        if let Some(asked) = self.one(name, written) {
            let taken = self.corrections.number(name, Some(&asked), range, usual);
            *number = T::try_from(taken).unwrap_or(*number);
        }
    }

    /// Whether something is on. It counts where it is there last.
    pub fn flag(&mut self, name: &str, is_on: &mut bool, is_usually_on: bool) {
        let written = (*is_on != is_usually_on).then(|| u8::from(*is_on).to_string());
        let asked = self.all(name, written).pop();
        if self.is_read {
            *is_on = match asked {
                Some(asked) => self.corrections.flag(name, Some(&asked)),
                None => is_usually_on,
            };
        }
    }

    /// What has not been listed. The page keeps it, unless it is too long.
    pub fn rest(&mut self, rest: &mut Vec<(String, String)>) {
        if !self.is_read {
            self.link.parameters.append(rest);
            return;
        }
        let is_other = |(name, _): &&(String, String)| !self.names.contains(name);
        *rest = self.link.parameters.iter().filter(is_other).cloned().collect();
        let length = |(name, text): &(String, String)| encoded(name).len() + encoded(text).len();
        if rest.iter().map(length).sum::<usize>() > MOST_UNKNOWN {
            self.corrections.say(say::link_unknown(&MOST_UNKNOWN.to_string()));
            rest.clear();
        }
    }
}
